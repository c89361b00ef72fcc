"""HH chapters 4 and 5: the Ambulance Phase and the Rounds."""

from __future__ import annotations

import pytest

from wardround.testkit import rule

from .table import ARRIVALS, CARD, HOUSEKEEPING, ROUNDS, hospital


@rule("HH-4.2", "HH-4.3", "HH-R1", "HH-R5")
def test_two_cards_left_before_right() -> None:
    h = hospital(wards={"cardio": [1]})
    h.go(
        HOUSEKEEPING,
        "quiet_night_shift book_club_brawl  red red red red  blue blue blue blue  gray",
    )
    assert (h.level("left.cardio"), h.level("right.trauma")) == (4, 4)
    assert (h.level("right.cardio"), h.level("left.trauma")) == (0, 0)


@rule("HH-4.9", "HH-4.8")
def test_cubes_join_a_chair() -> None:
    h = hospital(triage={"left.cardio": 2})
    h.arrive("red red blue gray gray")
    assert (h.level("left.cardio"), h.cubes("left.cardio")) == (4, 4)
    assert (h.level("left.trauma"), h.level("left.psychiatric")) == (1, 2)


@rule("HH-4.16")
def test_cards_stay_on_their_piles() -> None:
    h = hospital()
    h.arrive("red red blue gray gray")
    h.arrive("green green blue gray gray")
    assert len(h.view().left_cards) == 2
    assert len(h.view().unseen_cards) == 23


@rule("HH-4.4", "HH-R10")
def test_never_below_zero_cubes() -> None:
    pack = '[[options.difficulty]]\nid = "tutorial"\ncubes_per_card = -9\n'
    h = hospital({"difficulty": "tutorial"}, pack=pack)
    h.arrive("", cubes=4)
    assert sum(h.state.level) == 0


@rule("HH-4.11", "HH-4.13")
def test_five_new_cubes_on_an_empty_chair_die_at_once() -> None:
    h = hospital(money=5, prestige=3)
    h.arrive("red red red red red")
    h.say("tombstone_space", "grave:1")
    assert (h.discard("red"), h.number("left.cardio"), h.money) == (5, 0, 4)


@rule("HH-5.3", "HH-R7", "HH-R77")
def test_the_lead_chooses_the_order_of_the_rounds() -> None:
    h = hospital(seats=3, wards={"cardio": [2, 4], "trauma": [1]}, phase="rounds")
    assert h.deciders() == {0}
    assert h.refused("1: rounds_next patient:1") == "HH-R77"
    assert h.places == {"cardio 1", "cardio 2", "trauma 1"}
    h.say("rounds_next", "trauma 1", draws="blue")
    assert h.places == {"cardio 1", "cardio 2"}
    assert h.level("trauma 1") == 2
    h.say("rounds_next", "cardio 2", draws="gray gray")
    assert h.asked == "choose_action"


@rule("HH-R7", "HH-5.3")
def test_the_rounds_without_questions() -> None:
    h = hospital({"rounds_order": "auto"}, wards={"trauma": [1, 3], "cardio": [1]})
    h.go(ROUNDS, "red  blue  gray")
    assert (h.level("cardio 1"), h.level("trauma 2"), h.level("trauma 1")) == (2, 4, 1)


@rule("HH-5.4", "HH-5.7", "HH-5.6")
def test_other_colours_do_nothing() -> None:
    h = hospital(wards={"cardio": [3]})
    h.go(ROUNDS, "blue")
    assert h.level("cardio 1") == 3
    h.go(ROUNDS, "red")
    assert h.level("cardio 1") == 4


@rule("HH-5.1", "HH-5.10")
def test_a_ward_that_gets_worse_is_one_entry() -> None:
    h = hospital(
        wards={"cardio": [2, 3], "trauma": [1]}, abilities={"cardio": "auto_worse"}, phase="rounds"
    )
    assert sorted(h.choices()) == ["rounds_next patient:3", "rounds_next ward:cardio"]
    h.say("rounds_next", "ward:cardio", draws="gray")
    assert (h.level("cardio 1"), h.level("cardio 2")) == (3, 4)


@rule("HH-13.28", "HH-13.24", "HH-R64")
def test_feeling_lucky_on_a_card_and_in_the_rounds() -> None:
    cast = "derring"
    h = hospital(cast=cast, wards={"cardio": [1]}, prestige=5, money=5)
    h.arrive("red red red red red")
    assert h.asked == "feeling_lucky"
    h.say("feeling_lucky", "yes", draws="blue red gray green black  yellow yellow")
    assert (h.level("left.cardio"), h.level("left.infectious")) == (1, 2)
    assert h.used("chief") == 1
    rounds = hospital(cast=cast, wards={"cardio": [4]})
    rounds.go(ROUNDS, "red")
    rounds.say("feeling_lucky", "no")
    assert rounds.asked == "tombstone_space"
    again = hospital(cast=cast, wards={"cardio": [4]})
    again.go(ROUNDS, "red")
    again.say("feeling_lucky", "yes", draws="blue")
    assert again.level("cardio 1") == 4


@rule("HH-12.17", "HH-12.18")
def test_the_guard_waits_for_the_right_card() -> None:
    h = hospital(staff={"security_guard": "parking_lot"}, wards={"cardio": [1]})
    h.card(4)
    h.card(7, "right")
    h.go(ARRIVALS)
    assert h.view().pending.details["side"] == "left"
    h.say("security_guard", "no", draws="red red gray gray")
    assert h.view().pending.details["side"] == "right"
    h.say("security_guard", "yes", draws="school_nurse_is_out  blue blue gray gray  green")
    assert h.level("right.trauma") == 2
    assert h.staff("security_guard") == "job_line"


@rule("HH-12.18", "HH-1.13")
def test_a_card_sent_away_comes_back_last() -> None:
    h = hospital(staff={"security_guard": "parking_lot"}, under=["heat_wave"], pile=2)
    h.card(5)
    h.go(CARD)
    sent = h.view().left_cards[-1].id
    h.say("security_guard", "yes", seed=1)
    assert h.view().left_cards[-1].id == "ambulance:heat_wave"
    assert [c.id for c in h.view().under_pile] == [sent]


@rule("HH-4.17", "HH-17.2")
@pytest.mark.parametrize(("pile", "over"), [(0, True), (2, False)])
def test_the_end_is_checked_after_the_rounds(pile: int, over: bool) -> None:
    h = hospital(wards={"cardio": [1]}, pile=pile)
    h.go(ROUNDS, "gray")
    assert (h.outcome is not None) == over


@rule("HH-R99", "HH-13.25")
def test_no_luck_without_cubes() -> None:
    pack = '[[options.difficulty]]\nid = "tutorial"\ncubes_per_card = -9\n'
    cast = "derring"
    h = hospital({"difficulty": "tutorial"}, pack=pack, cast=cast, wards={"cardio": [1]})
    h.arrive("", cubes=4)
    assert h.asked == "choose_action"
