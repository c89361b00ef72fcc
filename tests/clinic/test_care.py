"""Chapter 10: care and income; chapters 11 and 12: expenses and buying popularity."""

from __future__ import annotations

from typing import Any

import pytest

from tests.clinic.table import cars, clinic, lw, places, plan, play, settle_cars, state
from wardround.core.game import why_not
from wardround.core.log import silent
from wardround.games.clinic.actions import Assign
from wardround.games.clinic.rules.business import pay_expenses, upkeep, wages
from wardround.games.clinic.rules.care import (
    fee,
    is_full,
    may_add,
    nurses_needed,
    propose,
    room_bonus,
    treating_rooms,
    why_not_assign,
)
from wardround.games.clinic.rules.constants import COLOURS
from wardround.games.clinic.rules.geometry import know_rooms
from wardround.games.clinic.rules.markers import change_popularity
from wardround.testkit import Play, case, rule


def caring(*people: str, **board: Any) -> Play:
    return play(lw(people=list(people), **board), phase="care")


@rule("CL-10.7")
@case("CL-C15")
@pytest.mark.parametrize(
    ("doctor", "patient", "nurses"),
    [
        ("red", "red", 0),
        ("orange", "yellow", 1),
        ("yellow", "orange", 1),
        ("red", "yellow", 2),
        ("yellow", "red", 2),
        ("red", "white", 3),
        ("white", "red", 3),
    ],
)
def test_nurses_needed(doctor: str, patient: str, nurses: int) -> None:
    t = play(lw(people=[f"{doctor} doctor @ 1,1,0", f"{patient} patient @ 1,1,0"]))
    assert nurses_needed(state(t), clinic(t), 0, 1, clinic(t).place[1]) == nurses


@rule("CL-10.11", "CL-10.10", "CL-10.17", "CL-10.3", "CL-10.6", "CL-10.18", "CL-11.6")
def test_income_by_colour_and_going_home() -> None:
    for colour, income in (("white", 8), ("yellow", 12), ("orange", 20), ("red", 32)):
        t = caring(f"{colour} doctor @ 1,1,0", f"{colour} patient @ 1,1,0 bound")
        money, bag = clinic(t).money, state(t).patients.size()
        t.do("0: accept")
        assert (clinic(t).income, clinic(t).money) == (income, money)
        settle_cars(t)
        assert places(t)[1] == "home"
        assert state(t).patients.size() <= bag
        assert cars(t) == 1


@rule("CL-10.12", "CL-18.9", "CL-17.17", "CL-18.10", "CL-10.15")
@case("CL-C53")
def test_gardens_and_extinguishers_beside_a_room() -> None:
    people = ["white doctor @ 1,1,0"] * 2 + ["white patient @ 1,1,0 bound"] * 2
    board = lw(people=people, gardens=["0,1,0", "1,0,0"], extinguishers=["2,1,0"])
    t = play(board, options={"extinguishers": True}, phase="care")
    assert room_bonus(state(t), clinic(t), clinic(t).shape.at(1, 1, 0)) == 7
    t.do("0: accept")
    assert clinic(t).income == 30


@rule("CL-10.13", "CL-10.14", "CL-10.15", "CL-11.6", "CL-4.32")
@case("CL-C54")
def test_operating_rooms() -> None:
    board = {"modules": {"2,2,0": "operating_room"}, "gardens": ["3,2,0"]}
    people = ["white doctor @ 2,2,0", "orange patient @ 2,2,0 bound"]
    t = play(lw(people=[*people, "nurse @ 2,2,0"], **board), phase="care")
    assert wages(clinic(t)) == 2
    t.do("0: accept")
    assert clinic(t).income == 20
    assert clinic(t).used_rooms
    t = play(lw(people=people, **board))
    assert propose(state(t), clinic(t)) == []
    assert upkeep(state(t), clinic(t)) == 5


@rule("CL-10.4", "CL-10.10", "CL-R33")
def test_only_working_rooms_treat() -> None:
    board = lw(
        modules={"0,2,0": "treatment"}, people=["white doctor @ 0,2,0", "white patient @ 0,2,0"]
    )
    t = play(board)
    know_rooms(clinic(t))
    assert treating_rooms(state(t), clinic(t)) == []
    assert why_not_assign(state(t), Assign(0, "person:0/1", "person:0/0")).rule == "CL-10.4"
    busy = caring(
        "white doctor @ 1,1,0", "white patient @ 1,1,0 bound", "red patient @ 1,1,0 bound"
    )
    assert busy.refused("0: assign person:0/2 person:0/0") == "CL-10.7"
    b = clinic(busy)
    room = treating_rooms(state(busy), b)[0]
    assert not may_add(state(busy), b, room, [1, 0], 2, 0)


@rule("CL-10.8", "CL-10.9", "CL-10.6", "CL-10.7")
def test_each_nurse_and_doctor_works_once() -> None:
    people = ["white doctor @ 1,1,0"] * 2 + ["yellow patient @ 1,1,0 bound"] * 2
    one = play(lw(people=[*people, "nurse @ 1,1,0"]))
    assert len(propose(state(one), clinic(one))) == 2
    two = play(lw(people=[*people, *["nurse @ 1,1,0"] * 3]))
    assert len(propose(state(two), clinic(two))) == 4


@rule("CL-10.16", "CL-R52", "CL-R35", "CL-R13")
def test_the_proposal_is_the_best_and_may_be_changed() -> None:
    people = [
        "white doctor @ 1,1,0",
        "yellow doctor @ 1,1,0",
        "yellow patient @ 1,1,0 bound",
        "white patient @ 1,1,0 bound",
        "nurse @ 1,1,0",
        "nurse @ 1,1,0",
    ]
    t = caring(*people)
    assert plan(t) == [2, 1, 3, 0]
    t.do("0: assign person:0/2 person:0/0")
    assert plan(t) == [2, 0]
    t.do("0: assign person:0/3 person:0/1")
    assert sorted(plan(t)[::2]) == [2, 3]
    t.do("0: clear person:0/3")
    assert t.refused("0: clear person:0/3") == "CL-10.16"
    t.do("0: accept")
    assert clinic(t).income == 12
    assert places(t)[3] == "1,1,0"


@rule("CL-R13")
def test_without_declining_the_plan_must_be_full() -> None:
    people = ["white doctor @ 1,1,0", "white patient @ 1,1,0 bound"]
    t = play(lw(people=people), phase="care", options={"may_decline_treatment": False})
    t.do("0: clear person:0/1")
    assert not is_full(state(t), clinic(t))
    assert t.refused("0: accept") == "CL-R13"
    t.do("0: assign person:0/1 person:0/0")
    t.do("0: accept")


@rule("CL-R59")
def test_very_many_changes_bring_the_proposal_back() -> None:
    t = caring("white doctor @ 1,1,0", "white patient @ 1,1,0 bound")
    for k in range(30):
        t.do("0: clear person:0/1" if k % 2 == 0 else "0: assign person:0/1 person:0/0")
    assert t.choices(seat=0) == ["accept"]
    assert t.refused("0: clear person:0/1") == "CL-R59"
    assert plan(t) == [1, 0]


@rule("CL-10.19")
def test_patients_stay_unless_treated() -> None:
    t = caring("white doctor @ 1,1,0", "white patient @ 1,1,0 bound", "red patient @ pre")
    t.do("0: accept")
    assert places(t)[2] == "pre"


@rule("CL-10.5", "CL-10.15")
def test_outpatient_services_pay_six() -> None:
    board = lw(modules={"0,2,0": "outpatient"}, gardens=["0,1,0"])
    t = play({**board, "people": ["white doctor @ 0,2,0", "red patient neurology @ 0,2,0 bound"]})
    assert fee(state(t), clinic(t), 1, clinic(t).place[1]) == 6
    assert propose(state(t), clinic(t)) == [1, 0]


@rule("CL-10.1", "CL-10.2", "CL-12.1")
def test_business_runs_for_all_then_buying_in_reverse() -> None:
    def seat(layout: str, hub: str) -> dict[str, Any]:
        people = [f"red doctor @ {hub}", f"red patient @ {hub} bound"]
        return {"layout": layout, "people": people}

    t = play(seat("white", "1,1,0"), seat("yellow", "2,1,0"), phase="care", order=[0, 1])
    assert t.deciders() == {0, 1}
    assert t.refused("0: buy_popularity 0") == "CL-10.16"
    t.do("1: accept")
    t.do("0: accept")
    settle_cars(t)
    assert t.deciders() == {1}
    t.do("1: buy_popularity 1")
    assert t.deciders() == {0}


# -- expenses ---------------------------------------------------------------------------------


def cost(board: dict[str, Any]) -> int:
    t = play(board)
    return upkeep(state(t), clinic(t))


@rule("CL-11.4", "CL-11.7", "CL-11.5")
@case("CL-C16")
def test_orderlies_lower_upkeep() -> None:
    board = lw(
        modules={"0,0,0": "supply"}, gardens=["3,0,0"], helipads=["1,1,1"], parking={"3,2,0": 2}
    )
    assert cost(board) == 5
    assert cost({**board, "people": ["orderly @ 2,1,0"]}) == 2
    assert cost({**board, "people": ["orderly @ 2,1,0", "orderly @ 0,0,0"]}) == 0


SEVEN = {"0,1,0": "supply", "2,2,0": "operating_room", "0,2,0": "treatment", "1,1,1": "lab"}


@rule("CL-11.6", "CL-11.4")
@case("CL-C17", "CL-C18", "CL-C57")
def test_a_used_operating_room_costs_more() -> None:
    t = play(lw(modules=SEVEN))
    b = clinic(t)
    assert upkeep(state(t), b) == 7
    b.used_rooms = 1 << b.shape.at(2, 2, 0)
    assert upkeep(state(t), b) == 9
    share = 9 - (7 - 1)
    assert share == 3
    t = play(lw(modules=SEVEN, people=["orderly @ 2,1,0"]))
    clinic(t).used_rooms = 1 << b.shape.at(2, 2, 0)
    assert upkeep(state(t), clinic(t)) == 6


@rule("CL-11.7", "CL-11.8", "CL-11.1", "CL-11.2", "CL-11.3", "CL-11.9")
@case("CL-C56")
def test_expenses_are_wages_and_upkeep() -> None:
    board = lw(
        modules={"0,0,0": "supply"},
        people=["orderly @ 2,1,0", "orderly @ 0,0,0", "white doctor @ 1,2,0"],
    )
    t = play(board)
    assert (upkeep(state(t), clinic(t)), wages(clinic(t))) == (0, 3)
    pay_expenses(state(t), clinic(t), silent())
    assert clinic(t).money == 12
    for colour, wage in zip(COLOURS, (1, 2, 3, 4, 4), strict=True):
        assert wages(clinic(play(lw(people=[f"{colour} doctor @ S1"])))) == wage


@rule("CL-11.9", "CL-11.10", "CL-11.11", "CL-12.7", "CL-R9")
def test_income_then_savings_then_popularity() -> None:
    t = play(lw(people=["red doctor @ 1,2,0"] * 3, money=4, income=5, popularity=4))
    b = clinic(t)
    pay_expenses(state(t), b, silent())
    assert (b.income, b.money, b.popularity) == (0, 0, 0)
    assert len(b.present) == 3
    change_popularity(state(t), b, -5, "CL-13.10", silent())
    assert b.popularity == 0


@rule("CL-R8")
def test_unpaid_staff_leave_with_the_option() -> None:
    board = lw(people=["red doctor @ 1,2,0", "nurse @ 1,2,0", "nurse @ 1,2,0"], money=0)
    t = play(board, phase="expenses", options={"unpaid_staff_leave": True})
    assert t.refused("0: dismiss person:0/9") == "CL-R8"
    t.do("0: dismiss person:0/1")
    t.do("0: dismiss person:0/0")
    t.do("0: dismiss person:0/2")
    assert places(t) == ["left", "left", "left"]
    settle_cars(t)
    assert cars(t) == 0


# -- buying -----------------------------------------------------------------------------------


@rule("CL-12.2", "CL-12.3", "CL-12.5")
@case("CL-C58")
def test_popularity_is_bought_from_income() -> None:
    t = play(lw(money=30, income=11), phase="buy")
    assert t.targets("buy_popularity") == {"0", "1", "2", "3"}
    refusal = why_not(t.game, t.state, t.read("0: buy_popularity 4"))
    assert (refusal.rule, refusal.facts) == ("CL-12.3", {"amount": 4, "most": 3})
    assert t.refused("0: buy_popularity -1") == "CL-12.2"
    t.do("0: buy_popularity 3", seed=1)
    assert (clinic(t).income, clinic(t).money, clinic(t).popularity) == (0, 32, 3)


@rule("CL-12.1", "CL-12.4", "CL-14.4", "CL-12.6", "CL-1.18")
def test_buying_in_reverse_turn_order_and_stacking() -> None:
    t = play(lw(income=3), {"layout": "yellow", "income": 3}, phase="buy", order=[0, 1])
    t.do("1: buy_popularity 1")
    t.do("0: buy_popularity 1", seed=1)
    assert state(t).stack == [1, 0]
    b = clinic(t)
    change_popularity(state(t), b, 60, "CL-12.2", silent())
    assert b.popularity == 61
    before = state(t).stack[:]
    change_popularity(state(t), b, 0, "CL-12.2", silent())
    assert state(t).stack == before


@rule("CL-R60")
def test_whoever_can_buy_nothing_is_not_asked() -> None:
    t = play(lw(income=2), {"layout": "yellow", "income": 3}, phase="buy", order=[0, 1])
    t.do("1: buy_popularity 0", seed=1)
    assert clinic(t).money == 17
