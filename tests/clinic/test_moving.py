"""Chapter 9: moving, time, capacity."""

from __future__ import annotations

from typing import Any

import pytest

from tests.clinic.table import (
    LW,
    LX,
    clinic,
    destinations,
    lw,
    may_finish,
    places,
    play,
    reason,
    spent,
    state,
    walk,
)
from wardround.core.log import silent
from wardround.games.clinic.rules.geometry import arrivals, times_from
from wardround.games.clinic.rules.moving import (
    all_open,
    ends_of,
    is_strict,
    limit_of,
    move_fault,
    start_move,
)
from wardround.games.clinic.rules.state import moving_of
from wardround.testkit import Play, case, rule

COMPLEX = lw(
    modules={
        "0,2,0": "outpatient",
        "0,1,0": "supply",
        "2,2,0": "lab",
        "1,1,1": "hub/cardiology",
        "2,1,1": "treatment",
        "1,2,1": "triage",
    }
)


def moving(*people: str, board: dict[str, Any] = LW, **more: Any) -> Play:
    return play({**board, "people": list(people)}, phase="move", **more)


@rule("CL-9.26", "CL-9.27", "CL-9.35", "CL-9.23")
@case("CL-C10")
def test_where_a_patient_may_end() -> None:
    t = moving("white patient psychiatry @ pre", board=COMPLEX)
    assert destinations(t, 0) == {"1,1,0", "0,2,0"}
    assert may_finish(moving("white patient psychiatry @ pre", board=COMPLEX))
    for space, expected in (
        ("2,2,0", "CL-9.26"),
        ("1,2,0", "CL-9.26"),
        ("2,1,0", "CL-9.26"),
        ("1,2,1", "CL-9.35"),
        ("2,1,1", "CL-9.26"),
        ("3,2,0", "CL-9.27"),
    ):
        assert t.refused(f"0: move_destination space:0/{space}") == expected


@rule("CL-9.25", "CL-9.28", "CL-9.24")
@case("CL-C11")
def test_an_orderly_ends_in_a_supply_room() -> None:
    t = moving("orderly @ 1,2,0")
    assert t.refused("0: done") == "CL-9.25"
    walk(t, 0, "2,1,0")
    assert may_finish(t)
    assert moving("nurse @ 2,1,0").refused("0: done") == "CL-9.24"
    assert moving("white doctor @ 2,1,0").refused("0: done") == "CL-9.23"


@rule("CL-9.30", "CL-9.28", "CL-9.29")
@case("CL-C12")
def test_a_treatment_room_holds_two_and_two_and_nurses() -> None:
    room = ["white patient @ 1,1,0"] * 2 + ["white doctor @ 1,1,0"] * 2 + ["nurse @ 1,1,0"] * 9
    board = lw(people=room, cars=["v0,0"])
    assert may_finish(play(board, phase="move"))
    for extra in ("white doctor", "white patient", "orderly"):
        t = play(lw(people=[*room, f"{extra} @ 1,1,0"], cars=["v0,0"]), phase="move")
        assert not may_finish(t)
    t = play(lw(people=[*room, "white doctor @ 1,1,0"], cars=["v0,0"]), phase="move")
    assert t.refused("0: done") == "CL-9.28"
    hub = play(
        lw(people=["white doctor @ 1,2,0"] * 5 + ["nurse @ 1,2,0"] * 5, cars=[]), phase="move"
    )
    assert may_finish(hub)


@rule("CL-9.33", "CL-9.31", "CL-9.32", "CL-9.34")
@case("CL-C13")
def test_labs_and_other_small_rooms() -> None:
    board = lw(modules={"0,1,0": "supply", "0,2,0": "lab", "2,2,0": "operating_room"})
    assert may_finish(moving("white doctor @ 0,2,0", board=board))
    assert not may_finish(moving("nurse @ 0,2,0", board=board))
    assert not may_finish(moving("white doctor @ 0,2,0", "white doctor @ 0,2,0", board=board))
    assert not may_finish(moving("orderly @ 2,1,0", "orderly @ 2,1,0", board=board))
    pair = ("white doctor @ 2,2,0", "white patient @ 2,2,0", "nurse @ 2,2,0", "nurse @ 2,2,0")
    assert may_finish(moving(*pair, board=board))
    assert not may_finish(moving(*pair, "white doctor @ 2,2,0", board=board))
    t = moving("white doctor @ 1,2,0", board=COMPLEX)
    out = clinic(t).shape.at(0, 2, 0)
    assert [limit_of(state(t), clinic(t), out, role) for role in range(4)] == [1, 0, 0, 1]


@rule("CL-9.5", "CL-9.7", "CL-9.9", "CL-9.11", "CL-9.19", "CL-9.20", "CL-9.21", "CL-9.22", "CL-9.4")
@case("CL-C14")
def test_the_printed_example_of_moving() -> None:
    board = {
        **LX,
        "people": [
            "white doctor @ W1",
            "orderly @ W1",
            "orange patient ophthalmology @ pre",
            "yellow patient neurology @ pre",
        ],
    }
    t = play(board, {}, {}, {}, phase="move")
    assert walk(t, 0, "0,2,2") == 1
    assert walk(t, 2, "3,1,0") == 1
    assert walk(t, 1, "0,1,2") == 2
    assert walk(t, 3, "0,1,1") == 2
    t.do("0: done")
    assert clinic(t).time == 3


@rule("CL-9.10", "CL-R26", "CL-9.19")
@case("CL-C32")
def test_walking_outdoors() -> None:
    board = lw(modules={"3,0,0": "hub/cardiology"}, people=["nurse @ S1", "nurse @ 1,1,0"])
    t = play(board, phase="move")
    assert walk(t, 0, "3,0,0") == 5
    assert walk(t, 1, "3,0,0") == 3
    t = play(board, phase="move", options={"outdoor_walking": False})
    assert destinations(t, 0) == {"1,2,0", "1,1,0"}
    assert reason(t, "0: move_destination space:0/3,0,0") == ("CL-9.10", "no_way")
    assert not all_open(state(t), clinic(t))


@rule("CL-9.21", "CL-R29", "CL-4.35", "CL-9.22")
@case("CL-C47")
def test_two_triages() -> None:
    board = lw(modules={"0,1,0": "triage", "3,1,0": "triage"}, people=["nurse @ S1", "nurse @ S1"])
    t = play(board, phase="move")
    assert walk(t, 0, "1,1,0") + walk(t, 1, "1,1,0") == 4
    t.do("0: done")
    assert clinic(t).time == 0


@rule("CL-9.17", "CL-9.16")
@case("CL-C48")
def test_a_patient_in_a_room_stays() -> None:
    board = lw(modules={"0,2,0": "outpatient"}, people=["white patient @ 1,1,0 bound"])
    t = play(board, phase="move")
    assert t.refused("0: move_person person:0/0") == "CL-9.17"
    for room in ("1,1,0", "2,2,0"):
        t = play(lw(modules={"2,2,0": "treatment"}, people=["white patient @ pre"]), phase="move")
        walk(t, 0, room)
        t.do("0: done")
        assert clinic(t).bound == [True], room


@rule("CL-9.6", "CL-10.5", "CL-4.34", "CL-9.5")
@case("CL-C49")
def test_straight_into_outpatient_services() -> None:
    board = lw(
        modules={"0,2,0": "outpatient"},
        people=["red patient neurology @ pre", "white doctor @ 0,2,0"],
    )
    t = play(board, {}, {}, {}, phase="move")
    assert destinations(t, 0) == {"0,2,0"}, "no room of its service, any colour"
    t.do("0: move_destination space:0/0,2,0")
    assert spent(t) == 0
    for seat in (0, 1, 2):
        t.do(f"{seat}: done")
    t.do("3: done", seed=1)
    t.do("0: accept")
    assert clinic(t).income == 6
    assert places(t)[0] == "home"


@rule("CL-9.27", "CL-9.28")
@case("CL-C50")
def test_nobody_stays_on_an_entrance() -> None:
    t = moving("nurse @ S1")
    assert t.refused("0: done") == "CL-9.27"
    fault = move_fault(state(t), clinic(t))
    assert fault is not None
    assert fault.rule == "CL-9.27"


@rule("CL-9.16", "CL-4.47")
@case("CL-C51")
def test_nobody_goes_back() -> None:
    t = moving("nurse @ 1,2,0")
    assert destinations(t, 0) == {"1,1,0"}
    assert t.refused("0: move_destination entrance:0/S1") == "CL-9.16"
    assert t.refused("0: move_destination pre:0") == "CL-9.16"
    inwards = moving("nurse @ S1")
    assert arrivals(clinic(inwards)) == [clinic(inwards).shape.spaces + 4]
    assert walk(inwards, 0, "1,2,0") == 1


@rule("CL-9.3", "CL-R35", "CL-9.15", "CL-9.20")
def test_legs_and_undo() -> None:
    t = moving("white doctor @ S1", "white doctor @ 1,1,0", "white doctor @ 1,1,0")
    walk(t, 0, "1,2,0")
    walk(t, 0, "1,1,0")
    assert spent(t) == 2
    assert t.refused("0: done") == "CL-9.28"
    t.do("0: undo")
    assert (spent(t), places(t)[0]) == (1, "1,2,0")
    t.do("0: undo")
    assert t.refused("0: undo") == "CL-R35"
    assert t.refused("0: move_person person:0/77") == "CL-9.3"
    t.do("0: move_person person:0/1")
    assert t.refused("0: move_destination space:0/1,1,0") == "CL-9.3"
    through = play(lw(people=["nurse @ S1"] + ["white patient @ 1,1,0 bound"] * 2), phase="move")
    assert times_from(clinic(through), clinic(through).shape.spaces + 4, True)[5] == 2


@rule("CL-9.2", "CL-R34")
def test_phases_in_turn_order() -> None:
    t = play(
        lw(people=["nurse @ S1"]),
        {"layout": "yellow", "people": ["nurse @ S2"]},
        phase="build",
        turn=3,
        order=[1, 0],
        options={"phase_mode": "turn_order"},
    )
    t.do("0: done", seed=1)
    assert t.deciders() == {1}
    assert t.refused("0: move_person person:0/0") == "CL-9.3"
    walk(t, 0, "2,2,0", seat=1)
    t.do("1: done")
    assert t.deciders() == {0}


@rule("CL-R58")
def test_very_many_legs_start_the_move_again() -> None:
    t = moving("nurse @ S1", "white patient @ pre", "white doctor @ 1,1,0")
    limit = 20 + 5 * 3
    spaces = ["1,2,0", "1,1,0"]
    for k in range(limit):
        walk(t, 0, spaces[k % 2])
    assert is_strict(clinic(t))
    assert places(t) == ["S1", "pre", "1,1,0"]
    assert spent(t) == 0
    walk(t, 0, "1,1,0")
    assert t.refused("0: move_person person:0/0") == "CL-R58"
    assert t.refused("0: undo") == "CL-R58"
    assert may_finish(t)


@rule("CL-R58")
def test_strict_moves_go_where_there_is_room() -> None:
    board = lw(people=["white doctor @ S1", "white doctor @ 1,1,0", "white doctor @ 1,1,0"])
    t = play(board, phase="move")
    moving_of(clinic(t)).strict = True
    t.do("0: move_person person:0/0")
    assert t.refused("0: move_destination space:0/1,1,0") == "CL-R58"


@rule("CL-R36", "CL-R26")
def test_stranded_people_may_stay() -> None:
    board = {
        "entrances": ["S3", "W0"],
        "modules": {"0,0,0": "hub/psychiatry", "3,2,0": "treatment", "3,1,0": "supply"},
        "people": ["orderly @ W0"],
    }
    t = play(board, phase="move", options={"outdoor_walking": False})
    assert may_finish(t)
    assert not may_finish(play(board, phase="move"))


@rule("CL-9.23", "CL-9.24", "CL-9.25", "CL-9.26")
@pytest.mark.parametrize(
    ("person", "ends"),
    [
        ("white doctor @ S1", {"1,2,0", "1,1,0", "2,2,0", "0,2,0", "1,1,1", "2,1,1"}),
        ("nurse @ S1", {"1,2,0", "1,1,0", "1,1,1", "2,1,1"}),
        ("orderly @ S1", {"2,1,0", "0,1,0"}),
        ("white patient cardiology @ pre", {"2,1,1", "0,2,0"}),
    ],
)
def test_who_ends_where(person: str, ends: set[str]) -> None:
    t = moving(person, board=COMPLEX)
    b = clinic(t)
    mask = ends_of(state(t), b, 0)
    assert {b.shape.space_names[k] for k in range(48) if mask >> k & 1} == ends


@rule("CL-9.6", "CL-R63", "CL-9.5", "CL-9.7")
def test_outpatient_services_are_no_free_entrance() -> None:
    board = {
        "entrances": ["S1"],
        "modules": {"1,2,0": "outpatient", "1,1,0": "hub/psychiatry", "2,1,0": "treatment"},
        "people": ["white patient @ pre", "white doctor @ S1"],
    }
    t = play(board, phase="move")
    assert walk(t, 0, "2,1,0") == 3, "entering costs what entering any module costs"
    t = play(board, phase="move")
    assert walk(t, 0, "1,2,0") == 0
    assert walk(t, 0, "2,1,0") == 3, "whoever walks on came in by the entrance"
    t.do("0: undo")
    t.do("0: undo")
    assert (spent(t), places(t)[0]) == (0, "pre")
    modules = {"1,2,0": "hub/psychiatry", "1,1,0": "outpatient", "0,2,0": "treatment"}
    t = play({**board, "modules": modules}, phase="move")
    assert walk(t, 0, "0,2,0") == 2
    assert walk(t, 1, "1,1,0") == 2


@rule("CL-R58", "CL-19.6")
def test_a_strict_move_counts_the_beds_of_a_purple_doctor() -> None:
    people = ["purple doctor @ 1,1,0", *["white patient @ 1,1,0 bound"] * 2, "white patient @ pre"]
    t = play(lw(people=people), phase="move", options={"workaholics": True})
    moving_of(clinic(t)).strict = True
    clinic(t).listed = None
    assert destinations(t, 3) == {"1,1,0"}
    people[0] = "white doctor @ 1,1,0"
    t = play(lw(people=people), phase="move", options={"workaholics": True})
    moving_of(clinic(t)).strict = True
    clinic(t).listed = None
    assert t.refused("0: move_person person:0/3") == "CL-9.3"


@rule("CL-9.17")
def test_a_patient_in_bed_stays_until_it_leaves() -> None:
    board = lw(
        modules={"2,2,0": "treatment", "0,1,0": "outpatient"},
        people=["white patient @ pre", "nurse @ S1", "white patient @ pre"],
    )
    t = play(board, phase="move")
    walk(t, 0, "1,1,0")
    walk(t, 1, "1,1,0")
    walk(t, 2, "0,1,0")
    assert clinic(t).bound == [False] * 3, "nobody is bound while the Move goes on"
    t.do("0: done")
    assert clinic(t).bound == [True, False, True]
    t.do("1: done", seed=1)
    start_move(state(t), clinic(t), silent())
    assert t.refused("0: move_person person:0/0") == "CL-9.17"
    assert t.refused("0: move_person person:0/2") == "CL-9.17"
    assert "move_person person:0/1" in t.choices("move_person", 0)
