"""Chance: reproducible, fair, recorded by name, scripted by name."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import pytest

from wardround.core.chance import (
    MAX_STREAMS,
    Chance,
    Draw,
    DrawError,
    RecordingChance,
    RepeatedChance,
    ScriptedChance,
    SeededChance,
    commitment,
    derived_seed,
)

NAMES = ["laundry", "cat_lounge", "walk_in", "xray"]


def some_of_everything(chance: Chance) -> list[object]:
    return [
        [chance.below(1000) for _ in range(20)],
        [chance.pick([3, 1, 0], NAMES) for _ in range(20)],
        [chance.bag([2, 0, 5, 1], NAMES) for _ in range(20)],
        chance.order(NAMES),
    ]


def test_the_same_seed_gives_the_same_results() -> None:
    assert some_of_everything(SeededChance(7)) == some_of_everything(SeededChance(7))
    assert some_of_everything(SeededChance("seven")) == some_of_everything(SeededChance("seven"))


def test_another_seed_gives_other_results() -> None:
    assert some_of_everything(SeededChance(7)) != some_of_everything(SeededChance(8))


def test_a_seed_that_is_used_again_gives_the_same_results() -> None:
    """For those who read further ahead, and after more other seeds than are kept."""
    first, second = RepeatedChance(7), RepeatedChance(7)
    assert not first.is_used
    begun = [first.below(1000) for _ in range(5)]
    assert some_of_everything(second) == some_of_everything(SeededChance(7))
    for seed in range(100, 100 + 2 * MAX_STREAMS):
        RepeatedChance(seed).below(6)
    plain = SeededChance(7)
    assert begun == [plain.below(1000) for _ in range(5)]
    assert some_of_everything(first) == some_of_everything(plain)
    assert some_of_everything(RepeatedChance(7)) == some_of_everything(SeededChance(7))


def roughly(counts: Counter[int], shares: dict[int, float]) -> bool:
    """Every share is within a tenth, which is more than five standard deviations here."""
    total = counts.total()
    return counts.keys() == shares.keys() and all(
        abs(counts[key] / total - share) < share / 10 for key, share in shares.items()
    )


DRAWS = 20_000


@pytest.mark.parametrize(
    ("ask", "shares"),
    [
        (lambda c: c.below(5), dict.fromkeys(range(5), 1 / 5)),
        (lambda c: c.pick([0, 2, 3], NAMES), dict.fromkeys(range(3), 1 / 3)),
        (lambda c: c.bag([3, 0, 6, 1], NAMES), {0: 0.3, 2: 0.6, 3: 0.1}),
        (lambda c: c.order(NAMES)[0], dict.fromkeys(range(4), 1 / 4)),
        (lambda c: c.order(NAMES)[-1], dict.fromkeys(range(4), 1 / 4)),
    ],
    ids=["below", "pick", "bag", "first of order", "last of order"],
)
def test_seeded_chance_is_fair(ask: Callable[[Chance], int], shares: dict[int, float]) -> None:
    chance = SeededChance(11)

    assert roughly(Counter(ask(chance) for _ in range(DRAWS)), shares)


def test_an_order_has_everything_once() -> None:
    assert sorted(SeededChance(3).order(NAMES)) == [0, 1, 2, 3]
    assert SeededChance(3).order([]) == []


def test_an_empty_bag_cannot_be_drawn_from() -> None:
    with pytest.raises(DrawError, match="empty bag"):
        SeededChance(1).bag([0, 0], ["red", "blue"])


def test_the_abstract_source_decides_nothing() -> None:
    with pytest.raises(NotImplementedError):
        Chance().below(2)
    with pytest.raises(NotImplementedError):
        Chance().pick([0], NAMES)
    with pytest.raises(NotImplementedError):
        Chance().bag([1], NAMES)


# -- recording ------------------------------------------------------------------------------------


def test_recording_writes_names_down_and_changes_nothing() -> None:
    recording, plain = RecordingChance(SeededChance(5)), SeededChance(5)

    results = [
        recording.pick([3, 1], NAMES),
        recording.bag([0, 2, 2, 0], NAMES),
        recording.below(9),
    ]

    assert results == [plain.pick([3, 1], NAMES), plain.bag([0, 2, 2, 0], NAMES), plain.below(9)]
    assert recording.draws == [NAMES[[3, 1][results[0]]], NAMES[results[1]], results[2]]


def test_an_order_is_recorded_card_by_card() -> None:
    recording = RecordingChance(SeededChance(5))

    order = recording.order(NAMES)

    assert recording.draws == [NAMES[n] for n in order]


@pytest.mark.parametrize(
    ("ask", "open_"),
    [
        (lambda c: c.below(1), False),
        (lambda c: c.below(2), True),
        (lambda c: c.pick([2], NAMES), False),
        (lambda c: c.pick([2, 0], NAMES), True),
        (lambda c: c.bag([0, 7, 0, 0], NAMES), False),
        (lambda c: c.bag([1, 7, 0, 0], NAMES), True),
        (lambda c: c.order(["a"]), False),
        (lambda c: c.order(["a", "b"]), True),
    ],
)
def test_only_a_draw_that_could_differ_reveals(
    ask: Callable[[Chance], object], open_: bool
) -> None:
    recording = RecordingChance(SeededChance(2))
    ask(recording)

    assert recording.revealed is open_


def test_what_was_revealed_stays_revealed() -> None:
    recording = RecordingChance(SeededChance(2))
    recording.below(6)
    recording.below(1)

    assert recording.revealed


# -- scripted -------------------------------------------------------------------------------------


def test_a_script_deals_out_what_it_says() -> None:
    script = ScriptedChance(["walk_in", "xray", 4])

    assert script.pick([0, 2, 3], NAMES) == 1
    assert script.left() == 2
    assert script.bag([1, 1, 1, 1], NAMES) == 3
    assert script.below(5) == 4
    assert script.left() == 0


def test_what_was_recorded_can_be_scripted() -> None:
    recording = RecordingChance(SeededChance(99))
    first = some_of_everything(recording)

    assert some_of_everything(ScriptedChance(recording.draws)) == first


def test_equal_cards_are_interchangeable() -> None:
    names = ["donation", "donation", "glove"]

    assert ScriptedChance(["donation"]).pick([2, 1], names) == 1


@pytest.mark.parametrize(
    ("draws", "ask", "message"),
    [
        (["wolf"], lambda c: c.pick([0, 2], NAMES), "'wolf': expected one of laundry, walk_in$"),
        (["cat_lounge"], lambda c: c.pick([0, 2], NAMES), "expected one of laundry, walk_in$"),
        ([2], lambda c: c.pick([0, 2], NAMES), "draw 1 is 2: expected one of laundry, walk_in$"),
        (["xray"], lambda c: c.bag([1, 2, 0, 0], NAMES), "expected one of cat_lounge, laundry$"),
        (["xray"], lambda c: c.bag([0, 0, 0, 0], NAMES), "expected nothing: there is none left$"),
        ([6], lambda c: c.below(6), "draw 1 is 6: expected a number from 0 to 5$"),
        ([-1], lambda c: c.below(6), "draw 1 is -1: expected a number from 0 to 5$"),
        (["six"], lambda c: c.below(6), "draw 1 is 'six': expected a number from 0 to 5$"),
        ([], lambda c: c.below(6), "has 0 draws and the game asks for one more: expected a number"),
        ([], lambda c: c.pick([1], NAMES), "asks for one more: expected one of cat_lounge$"),
        ([], lambda c: c.bag([1, 0], NAMES), "asks for one more: expected one of laundry$"),
    ],
)
def test_a_draw_that_cannot_happen_says_what_could(
    draws: list[Draw], ask: Callable[[Chance], object], message: str
) -> None:
    with pytest.raises(DrawError, match=message):
        ask(ScriptedChance(draws))


def test_the_message_counts_the_draws() -> None:
    script = ScriptedChance(["xray", "wolf"])
    script.pick([3], NAMES)

    with pytest.raises(DrawError, match="draw 2 is 'wolf'"):
        script.pick([3], NAMES)


def test_behind_the_script_another_source_goes_on() -> None:
    script, plain = ScriptedChance(["xray"], SeededChance(4)), SeededChance(4)

    assert script.pick([1, 3], NAMES) == 1
    assert script.pick([1, 3], NAMES) == plain.pick([1, 3], NAMES)
    assert script.bag([4, 4, 4, 4], NAMES) == plain.bag([4, 4, 4, 4], NAMES)
    assert script.below(100) == plain.below(100)


# -- seeds ----------------------------------------------------------------------------------------


def test_every_line_has_a_seed_of_its_own() -> None:
    seeds = {derived_seed(seed, line) for seed in ("a", "b") for line in range(50)}

    assert len(seeds) == 100
    assert derived_seed("a", 3) == derived_seed("a", 3)


def test_a_commitment_binds_seed_and_salt() -> None:
    promised = commitment("seed", "salt")

    assert promised == commitment("seed", "salt")
    assert promised not in (commitment("seed", "pepper"), commitment("weed", "salt"))
    assert "seed" not in promised
