"""Piles are stacks of packets without an order; bags are counts."""

from __future__ import annotations

from collections import Counter

import pytest

from wardround.core.chance import DrawError, ScriptedChance, SeededChance
from wardround.core.piles import Bag, Pile

NAMES = ["a", "b", "c", "d", "e", "f"]


def pile(*packets: list[int]) -> Pile:
    return Pile(NAMES, [*packets])


def test_cards_and_size_count_all_packets() -> None:
    stack = pile([3, 5], [0, 4])

    assert stack.size() == 4
    assert stack.cards() == [0, 3, 4, 5]
    assert pile().size() == 0
    assert pile().cards() == []


def test_only_the_top_packet_is_drawn_from_until_it_is_used_up() -> None:
    for seed in range(30):
        stack, chance = pile([0, 1], [2, 3], [4, 5]), SeededChance(seed)
        drawn = [stack.draw(chance) for _ in range(6)]

        assert [set(drawn[:2]), set(drawn[2:4]), set(drawn[4:])] == [{4, 5}, {2, 3}, {0, 1}]
        assert stack.packets == []


def test_any_card_of_the_top_packet_may_come() -> None:
    firsts = Counter(pile([0], [1, 2, 3]).draw(SeededChance(seed)) for seed in range(300))

    assert firsts.keys() == {1, 2, 3}
    assert min(firsts.values()) > 60


def test_a_script_may_not_draw_from_below_the_top() -> None:
    with pytest.raises(DrawError, match="expected one of e, f"):
        pile([0, 1], [4, 5]).draw(ScriptedChance(["a"]))


def test_drawing_leaves_packets_sorted() -> None:
    stack = pile([0, 1, 2, 3, 4])
    stack.draw(ScriptedChance(["c"]))

    assert stack.packets == [[0, 1, 3, 4]]


def test_shuffling_on_top_makes_a_packet_of_its_own() -> None:
    stack = pile([0, 3])
    stack.shuffle_on_top([5, 1])

    assert stack.packets == [[0, 3], [1, 5]]


def test_shuffling_under_makes_the_lowest_packet() -> None:
    stack = pile([0, 3])
    stack.shuffle_under([5, 1])

    assert stack.packets == [[1, 5], [0, 3]]


def test_shuffling_in_leaves_one_packet() -> None:
    stack = pile([0, 3], [1])
    stack.shuffle_in([5, 2])

    assert stack.packets == [[0, 1, 2, 3, 5]]


def test_shuffling_nothing_leaves_no_empty_packet() -> None:
    stack = pile([0])
    stack.shuffle_on_top([])
    stack.shuffle_under([])
    assert stack.packets == [[0]]

    empty = pile()
    empty.shuffle_in([])
    assert empty.packets == []


def test_shuffling_does_not_keep_the_callers_list() -> None:
    cards, stack = [2, 1], pile()
    stack.shuffle_on_top(cards)
    cards.append(5)

    assert stack.packets == [[1, 2]]
    assert cards == [2, 1, 5]


def test_piles_with_the_same_packets_are_the_same_whatever_happened_before() -> None:
    one, other = pile(), pile()
    one.shuffle_on_top([4, 2, 0])
    other.shuffle_on_top([0])
    other.shuffle_in([2, 4])

    assert one.packets == other.packets


def test_removing_takes_one_card_from_the_highest_packet_that_has_it() -> None:
    stack = pile([1, 1, 2], [1, 3], [4])
    stack.remove(1)
    assert stack.packets == [[1, 1, 2], [3], [4]]

    stack.remove(4)
    assert stack.packets == [[1, 1, 2], [3]]

    with pytest.raises(ValueError, match="f is not in this pile"):
        stack.remove(5)
    assert stack.packets == [[1, 1, 2], [3]]


def test_a_clone_shares_nothing_that_changes() -> None:
    stack = pile([0, 1], [2, 3])
    clone = stack.clone()
    clone.draw(SeededChance(0))
    clone.shuffle_under([5])

    assert stack.packets == [[0, 1], [2, 3]]
    assert clone.names is stack.names


# -- bags -----------------------------------------------------------------------------------------


def test_a_bag_gives_a_kind_and_counts_down() -> None:
    bag = Bag(["red", "blue"], [2, 1])

    assert bag.draw(ScriptedChance(["red"])) == 0
    assert bag.counts == [1, 1]
    assert bag.size() == 2


def test_a_bag_gives_exactly_what_is_in_it() -> None:
    bag, chance = Bag(["red", "blue", "green"], [3, 0, 5]), SeededChance(6)

    assert Counter(bag.draw(chance) for _ in range(8)) == {0: 3, 2: 5}
    assert bag.size() == 0
    with pytest.raises(DrawError):
        bag.draw(chance)


def test_a_kind_that_is_used_up_cannot_be_scripted() -> None:
    bag = Bag(["red", "blue"], [0, 1])

    with pytest.raises(DrawError, match="expected one of blue"):
        bag.draw(ScriptedChance(["red"]))
    assert bag.counts == [0, 1]


def test_a_cloned_bag_is_another_bag() -> None:
    bag = Bag(["red", "blue"], [2, 1])
    bag.clone().draw(ScriptedChance(["blue"]))

    assert bag.counts == [2, 1]
