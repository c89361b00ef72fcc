"""Chapter 5: hiring, and chapter 7: cars."""

from __future__ import annotations

import pytest

from tests.clinic.table import (
    FULL,
    LW,
    cars,
    clinic,
    lw,
    may_finish,
    offered,
    places,
    play,
    state,
    walk,
)
from wardround.games.clinic.rules.business import upkeep
from wardround.games.clinic.rules.constants import DOCTOR
from wardround.games.clinic.rules.hiring import doctor_price, finds_place, nurse_price
from wardround.games.clinic.rules.parking import (
    car_places,
    count_cars,
    free_places,
    has_free_place,
    room_on,
)
from wardround.games.clinic.rules.saving import census
from wardround.testkit import case, rule


@rule("CL-5.3", "CL-5.9", "CL-5.10", "CL-5.11", "CL-5.13", "CL-7.1", "CL-5.2")
@case("CL-C6")
def test_hiring_a_doctor() -> None:
    t = play(lw(helipads=["1,1,1"]), phase="hire", university=["red", "yellow"])
    t.do("0: hire_person university:0")
    assert offered(t, "hire_arrival") == {"S1", "1,1,1"}
    assert t.refused("0: hire_arrival entrance:0/S2") == "CL-5.10"
    t.do("0: hire_arrival entrance:0/S1")
    t.do("0: park_car border:0/v0,0")
    b = clinic(t)
    assert (b.money, places(t), cars(t), state(t).university) == (11, ["S1"], 1, [-1, 1])
    assert b.colour == [3]


@rule("CL-5.1", "CL-5.6", "CL-5.5", "CL-5.7", "CL-5.8")
@case("CL-C7")
def test_one_doctor_and_one_other() -> None:
    t = play(LW, phase="hire", university=["red", "white"], nurses=[2, 2, 2, 2, 2, 2])
    t.do("0: hire_person university:1")
    t.do("0: park_car border:0/v0,0")
    t.do("0: hire_person display:nurse")
    t.do("0: park_car border:0/v1,0", seed=1)
    assert clinic(t).money == 15 - 3 - 2
    t = play(LW, phase="hire", university=["red", "white"], nurses=[2, 2, 2, 2, 2, 2])
    t.do("0: hire_person display:nurse")
    t.do("0: park_car border:0/v0,0")
    assert t.refused("0: hire_person display:orderly") == "CL-5.1"
    t = play(LW, phase="hire", university=["red", "white"], nurses=[0] * 6, orderlies=0)
    assert t.refused("0: hire_person display:nurse") == "CL-5.5"
    assert t.refused("0: hire_person display:orderly") == "CL-5.8"
    assert t.refused("0: hire_person university:9") == "CL-5.1"
    t = play(LW, phase="hire")
    t.do("0: hire_person display:orderly")
    assert clinic(t).money == 14


@rule("CL-5.6")
def test_the_last_nurses_cost_more() -> None:
    for left, price in ((4, 1), (3, 1), (2, 2), (1, 2)):
        assert nurse_price(state(play(LW, nurses=[left] * 6))) == price


@rule("CL-5.12", "CL-R14", "CL-5.14")
@case("CL-C39")
def test_an_orderly_needs_a_supply_room() -> None:
    board = lw(people=["orderly @ 2,1,0"])
    t = play(board, phase="hire", turn=3)
    assert t.refused("0: hire_person display:orderly") == "CL-5.12"
    t = play(board, phase="hire", options={"hire_before_room": False})
    assert t.refused("0: hire_person display:orderly") == "CL-5.12"
    more = lw(people=["orderly @ 2,1,0"], modules={"0,1,0": "supply"})
    for turn, before in ((3, True), (1, False)):
        t = play(more, phase="hire", turn=turn, options={"hire_before_room": before})
        assert "display:orderly" in t.targets("hire_person")
        assert finds_place(state(t), clinic(t), DOCTOR)


@rule("CL-R14")
@pytest.mark.parametrize(
    ("turn", "played", "hired"),
    [(1, [], True), (2, ["build"], True), (2, ["build", "build"], False), (3, [], False)],
)
def test_an_orderly_is_hired_while_the_room_can_still_be_built(
    turn: int, played: list[str], hired: bool
) -> None:
    board = lw(people=["orderly @ 2,1,0"], played=played)
    t = play(board, phase="hire", turn=turn)
    assert ("display:orderly" in t.targets("hire_person")) == hired


@rule("CL-R14", "CL-R36")
def test_an_orderly_without_a_room_waits_at_the_door() -> None:
    board = lw(people=["orderly @ 2,1,0", "orderly @ S1", "orderly @ S1"])
    t = play(board, phase="move")
    assert may_finish(t)
    assert upkeep(state(t), clinic(t)) == 0
    more = lw(modules={"0,1,0": "supply"}, people=["orderly @ 2,1,0", "orderly @ S1"])
    t = play(more, phase="move")
    assert t.refused("0: done") == "CL-9.27", "there is a room for this one"
    walk(t, 1, "0,1,0")
    assert may_finish(t)


@rule("CL-5.9", "CL-7.3", "CL-6.11")
@case("CL-C40")
def test_without_parking_nobody_comes() -> None:
    t = play(
        lw(cars=FULL),
        {"layout": "yellow"},
        university=["red", "white"],
        notepad={"psychiatry": "---W"},
    )
    assert not has_free_place(clinic(t))
    t = play(lw(cars=FULL), phase="admit", notepad={"psychiatry": "--WY"})
    assert t.refused("0: admit row:psychiatry") == "CL-6.11"
    assert not t.targets("admit")
    t = play(lw(cars=FULL[:-1]), phase="hire", university=["red", "white"])
    t.do("0: hire_person university:1", seed=1)
    assert t.awaiting.decision == "select_action"


@rule("CL-5.9", "CL-5.2")
def test_why_nobody_can_be_hired() -> None:
    t = play(lw(money=3), phase="hire", university=["red", "yellow"])
    assert t.refused("0: hire_person university:0") == "CL-5.2"
    assert doctor_price(state(t), 1) == 3


@rule("CL-5.4", "CL-5.3")
@case("CL-C41")
def test_the_others_do_not_shift() -> None:
    t = play(LW, {}, {}, phase="hire", university=["red", "yellow", "white"])
    t.do("0: hire_person university:0")
    t.do("0: park_car border:0/v0,0")
    assert [doctor_price(state(t), k) for k in range(3)] == [4, 3, 2]
    assert state(t).university == [-1, 1, 0]
    t = play(LW, {}, {}, phase="hire", university=["-", "yellow", "white"])
    assert t.refused("0: hire_person university:0") == "CL-5.4"


@rule("CL-7.5", "CL-7.6", "CL-7.3", "CL-R6")
def test_where_cars_can_be_parked() -> None:
    board = lw(parking={"0,0,0": 2}, cars=["v0,0", "0,0,0", "0,0,0"])
    t = play(board, phase="hire")
    t.do("0: hire_person display:nurse")
    assert "border:0/v-1,0" not in t.targets("park_car")
    assert room_on(clinic(t), 0) == 0
    t = play(board, phase="hire", options={"perimeter_parking": True})
    t.do("0: hire_person display:nurse")
    assert "border:0/v-1,0" in t.targets("park_car")
    assert "border:0/h1,2" not in t.targets("park_car")


@rule("CL-7.2", "CL-7.1", "CL-1.14")
def test_helipad_users_bring_a_car_too() -> None:
    t = play(lw(helipads=["1,1,1"]), phase="hire")
    t.do("0: hire_person display:nurse")
    t.do("0: hire_arrival helipad:0/1,1,1")
    assert t.awaiting.decision == "park_car"


@rule("CL-7.8", "CL-7.9", "CL-7.10", "CL-10.18", "CL-R50", "CL-R60")
def test_whoever_leaves_takes_any_car() -> None:
    people = ["white doctor @ 1,1,0", "white patient @ 1,1,0 bound"]
    t = play(lw(people=people, cars=["v0,0", "h3,1"]), phase="care")
    t.do("0: accept")
    assert t.targets("leave_car") == {"border:0/v0,0", "border:0/h3,1"}
    assert t.refused("0: leave_car border:0/v1,0") == "CL-7.9"
    t.do("0: leave_car border:0/v0,0", seed=1)
    assert [clinic(t).shape.border_names[k] for k in car_places(clinic(t))] == ["h3,1"]
    people = ["white doctor @ 1,1,0", "white patient @ 1,1,0 bound"]
    t = play(lw(people=people, parking={"0,0,0": 2}, cars=["0,0,0", "0,0,0"]), phase="care")
    t.do("0: accept", seed=1)
    assert cars(t) == 1


@rule("CL-7.11", "CL-1.24", "CL-10.17")
def test_cars_equal_people() -> None:
    t = play(lw(people=["nurse @ S1", "white patient @ pre"]))
    assert count_cars(clinic(t)) == 2
    assert census(state(t))["cars without people, seat 1"] == 0
    assert free_places(clinic(t))
