"""HH chapter 2: patients, cubes and levels."""

from __future__ import annotations

import pytest

from wardround.games.healthy_heart.rules.cubes import restock
from wardround.testkit import rule

from .table import ROUNDS, STEP_5, STEPS_6_7, hospital


@rule("HH-2.1", "HH-2.3", "HH-2.4", "HH-2.5")
def test_how_patients_are_shown() -> None:
    h = hospital(
        rooms=["or_trauma"],
        triage={"left.cardio": 3},
        wards={"internal": [2, 3]},
        ors={"trauma": "4 flatline"},
    )
    view = h.view()
    chair = view.chairs[0].patient
    assert (chair.piece, chair.level, chair.malady, chair.place) == (
        "cubes",
        3,
        "cardio",
        "chair:left.cardio",
    )
    assert h.cubes("left.cardio") == 3
    assert [bed.piece for bed in view.wards[1].beds[:2]] == ["bed", "bed"]
    assert h.state.side[h.find("internal 1")] != h.state.side[h.find("internal 2")]
    assert view.rooms[4].patients[0].side == "flatline"


@rule("HH-2.2", "HH-16.1", "HH-16.3")
def test_names_of_levels_and_who_holds_level_five() -> None:
    h = hospital(
        rooms=["or_cardio improved", "or_trauma"],
        money=99,
        prestige=9,
        ors={"cardio": "4 flatline", "trauma": "4 flatline"},
    )
    assert h.view().rooms[0].patients[0].level_name == "Critical"
    h.go(STEP_5)
    assert h.asked == "tombstone_space"
    h.say("tombstone_space", "grave:1")
    assert (h.level("or cardio"), h.number("or trauma")) == (5, 0)
    assert h.view().rooms[0].patients[0].level_name == "Coma"
    h.go(STEP_5)
    h.say("tombstone_space", "grave:2")
    assert h.number("or cardio") == 0


@rule("HH-2.9")
def test_a_bed_never_becomes_cubes_again() -> None:
    h = hospital(rooms=["clinic", "or_cardio"], wards={"cardio": [2]}, triage={"left.trauma": 2})
    h.act("aorta transfer")
    h.say("transfer_patient", "cardio 1")
    assert h.level("or cardio") == 2
    h = hospital(rooms=["clinic", "or_cardio"], wards={"cardio": [2]}, triage={"left.cardio": 1})
    h.act("aorta transfer")
    h.say("transfer_patient", "left.cardio")
    assert h.options_now == {"or_cardio", "clinic"}


@rule("HH-2.10", "HH-2.11", "HH-2.12", "HH-2.13", "HH-2.14")
def test_what_places_hold() -> None:
    h = hospital(rooms=["clinic", "er"], clinic=["cardio 1", "cardio 1"], er=["left.trauma"])
    rooms = {room.id: room for room in h.view().rooms}
    assert len(rooms["room:clinic"].patients) == 3
    assert len(rooms["room:er"].patients) == 1
    better = hospital(
        rooms=["clinic improved", "er improved", "or_cardio improved"],
        ors={"cardio": 5},
        er=["left.trauma", "right.trauma", "left.internal"],
    )
    rooms = {room.id: room for room in better.view().rooms}
    assert len(rooms["room:clinic"].patients) == 4
    assert len(rooms["room:er"].patients) == 3
    with pytest.raises(ValueError, match="number 1 4"):
        hospital(triage={"left.cardio": 5})
    with pytest.raises(ValueError, match="number 1 2"):
        hospital(rooms=["clinic"], clinic=["cardio 3"])
    with pytest.raises(ValueError, match="number 1 4"):
        hospital(rooms=["or_cardio"], ors={"cardio": 5})
    with pytest.raises(ValueError, match="number 1 5"):
        hospital(rooms=["or_cardio improved"], ors={"cardio": 6})
    with pytest.raises(ValueError, match="number 1 4"):
        hospital(wards={"cardio": [5]})
    with pytest.raises(ValueError, match="levels 4"):
        hospital(wards={"cardio": [1, 1, 1, 1, 1]})
    assert better.level("er 1") == 5
    full = hospital(wards={"cardio": [1, 1, 1, 1]}, triage={"left.cardio": 4})
    assert full.why("aorta transfer medical") == "HH-9.2"


@rule("HH-2.15", "HH-7.20")
def test_a_cured_patient_leaves() -> None:
    h = hospital(wards={"trauma": [1], "cardio": [1]})
    beds = sum(h.state.beds)
    h.heal("aorta", "trauma 1", "blue gray gray gray red red")
    assert h.number("trauma 1") == 0
    assert sum(h.state.beds) == beds + 1
    cubes = hospital(triage={"left.cardio": 1}, wards={"trauma": [1]})
    cubes.act("aorta heal")
    cubes.say("heal_patient", "left.cardio", draws="red blue")
    cubes.say("return_cube", "done")
    assert (cubes.number("left.cardio"), cubes.discard("red")) == (0, 2)


@rule("HH-2.16", "HH-2.17", "HH-5.8")
def test_drawn_cubes_go_to_the_discard() -> None:
    h = hospital(wards={"cardio": [1]})
    h.go(ROUNDS, "black gray blue")
    assert len(h.state.cup) == 85
    assert (h.discard("black"), h.discard("gray"), h.discard("blue")) == (1, 1, 1)


@rule("HH-2.18")
def test_only_cubes_of_the_set_are_returned() -> None:
    h = hospital(triage={"left.cardio": 3}, discard={"green": 4})
    h.act("aorta heal", "red blue")
    assert h.options_now == {"red", "blue", "done"}
    assert h.no("return_cube", "cube:green") == "HH-2.18"
    h.say("return_cube", "blue")
    assert h.discard("green") == 4


@rule("HH-2.19")
def test_restocking_moves_the_whole_discard() -> None:
    h = hospital(discard={"red": 4, "black": 2}, wards={"cardio": [1]})
    assert restock(h.state) == 6
    assert (h.cup("red"), h.cup("black"), sum(h.state.discard)) == (16, 8, 0)
    step = hospital(discard={"red": 4, "black": 2}, wards={"cardio": [1]})
    step.go(STEPS_6_7)
    assert (step.cup("red"), step.cup("black"), sum(step.state.discard)) == (16, 8, 0)


@rule("HH-2.20", "HH-2.21", "HH-R11")
def test_an_empty_cup_takes_the_discard_but_not_the_set() -> None:
    h = hospital(wards={"trauma": [4], "cardio": [1]}, cup={"red": 2}, discard={"blue": 4})
    discarded = sum(h.state.discard)
    h.act("aorta heal")
    h.say("heal_patient", "trauma 1", draws="red red blue blue blue blue")
    assert h.level("trauma 1") == 0 or h.number("trauma 1") == 0
    # The two red cubes of the set were not among those that refilled the Cup.
    assert len(h.state.cup) == discarded - 4
    assert h.discard("red") == 2


@rule("HH-R79", "HH-2.20")
def test_a_draw_ends_with_the_last_cube() -> None:
    h = hospital(wards={"trauma": [4], "cardio": [1]})
    h.state.discard = [0] * 6
    h.state.cup = [4, 4]
    h.act("aorta heal")
    h.say("heal_patient", "trauma 1", draws="blue blue")
    assert h.level("trauma 1") == 2


@rule("HH-2.22")
def test_anyone_may_count_the_cup() -> None:
    h = hospital(seats=3, discard={"red": 3})
    for seat in (0, 1, 2, None):
        assert h.view(seat).cup["red"] == 13
        assert h.view(seat) == h.view(0)


@rule("HH-2.24", "HH-R62")
def test_a_failed_heal_takes_cubes_from_the_discard_first() -> None:
    h = hospital(triage={"left.cardio": 2}, discard={"red": 1})
    h.act("aorta heal", "black black")
    h.say("return_cube", "done")
    assert (h.level("left.cardio"), h.cubes("left.cardio")) == (4, 4)
    assert h.discard("red") == 0
    assert h.cup("red") == 12


@rule("HH-2.25", "HH-R80")
def test_proxies_stand_in_and_go_first() -> None:
    h = hospital(triage={"left.cardio": 2}, wards={"trauma": [1]})
    h.state.cup = [cube for cube in h.state.cup if cube != 0]
    h.act("aorta heal")
    h.say("heal_patient", "left.cardio", draws="black black")
    h.say("return_cube", "done")
    assert (h.level("left.cardio"), h.cubes("left.cardio")) == (4, 2)
    assert h.view().chairs[0].patient.proxies == 2
    h.act("cast transfer")
    assert h.level("cardio 1") == 4
    assert h.discard("red") == 2
    less = hospital(triage={"left.cardio": 4}, proxies={"left.cardio": 2})
    less.act("dream heal", "red gray gray gray")
    less.say("return_cube", "done")
    assert (less.level("left.cardio"), less.cubes("left.cardio")) == (3, 2)


@rule("HH-R95", "HH-16.5")
def test_a_killing_heal_adds_no_cubes() -> None:
    h = hospital(triage={"left.cardio": 4}, discard={"red": 5}, money=9, prestige=4)
    h.act("aorta heal", "black black")
    h.say("return_cube", "done")
    assert h.asked == "tombstone_space"
    assert h.discard("red") == 9
    assert h.discard("black") == 2
