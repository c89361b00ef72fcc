"""Chapters 3 and 9 to 15 in detail: what follows what, moving, paying and buying."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from tests.clinic.table import (
    LW,
    C,
    clinic,
    finish_round,
    lw,
    may_finish,
    offered,
    places,
    play,
    reason,
    settle_cars,
    sick,
    state,
)
from wardround.core.chance import SeededChance
from wardround.core.game import step
from wardround.core.log import Log, silent
from wardround.games.clinic import SPEC
from wardround.games.clinic.rules.business import (
    ask_to_dismiss,
    pay_expenses,
    wage_of,
    works_as_orderly,
)
from wardround.games.clinic.rules.decisions import imagine
from wardround.games.clinic.rules.moving import has_room, move_fault
from wardround.games.clinic.rules.state import WORSEN
from wardround.testkit import Play, rule

CORNER: dict[str, Any] = {
    "entrances": ["W0"],
    "modules": {"0,0,0": "treatment", "1,0,0": "hub/psychiatry", "0,1,0": "supply"},
}
TURNS = {"phase_mode": "turn_order"}


def moving(board: dict[str, Any], **more: Any) -> Play:
    return play(board, phase="move", **more)


# -- from question to question --------------------------------------------------------------------


def barrier(t: Play, text: str) -> bool:
    """Whether others have seen what follows, so that an action can no longer be taken back."""
    log = Log()
    step(SPEC, t.state, t.read(text), SeededChance(1), log)
    return log.barrier


@rule("CL-R34")
def test_when_an_action_can_no_longer_be_taken_back() -> None:
    t = play(LW, LW)
    assert barrier(t, "0: select_action tile:build"), "it has answered"
    assert barrier(t, "1: select_action tile:admit"), "all have chosen"
    assert not barrier(t, "0: build_component component:garden"), "its own question goes on"
    t = moving(lw(people=["nurse @ S1"]))
    assert not barrier(t, "0: move_person person:0/0")
    assert not barrier(t, "0: move_destination space:0/1,2,0")
    assert barrier(t, "0: done")


@rule("CL-1.1")
def test_a_seat_that_nobody_has() -> None:
    t = play(LW, LW)
    assert reason(t, "2: select_action tile:build") == ("CL-1.1", "no_such_seat")


@rule("CL-9.2")
def test_whoever_is_in_the_middle_comes_first() -> None:
    t = play(lw(people=["nurse @ S1"]), lw(people=["nurse @ S1"]), phase="move")
    assert (t.awaiting.seats, t.awaiting.may_act) == ((0, 1), ())
    t.do("1: move_person person:1/0")
    assert (t.awaiting.seats, t.awaiting.may_act) == ((1,), (0,))
    assert t.awaiting.decision == "move_destination"
    t.do("0: move_person person:0/0")
    assert (t.awaiting.seats, t.awaiting.may_act) == ((0, 1), ())


@rule("CL-R34", "CL-9.2")
def test_phases_in_turn_order() -> None:
    people = {"people": ["nurse @ S1"]}
    t = play({**LW, **people}, {**LW, **people}, options=TURNS, turn=3, order=[1, 0])
    for seat in (0, 1):
        t.do(f"{seat}: select_action tile:admit", seed=1)
    while t.awaiting.decision == "admit_step":
        t.do(f"{t.awaiting.seats[0]}: done", seed=1)
    assert (t.awaiting.decision, t.deciders()) == ("move_person", {1})
    t.do("1: move_person person:1/0")
    t.do("1: move_destination space:1/1,2,0")
    t.do("1: done")
    assert t.deciders() == {0}


@rule("CL-10.2", "CL-R34")
def test_care_in_turn_order() -> None:
    people = {"people": ["white doctor @ 1,1,0", "white patient @ 1,1,0"]}
    boards = [{**LW, **people} for _ in range(3)]
    t = play(*boards, options=TURNS, phase="move", order=[2, 0, 1])
    for seat in range(3):
        t.do(f"{seat}: done")
    for seat in (2, 0, 1):
        assert (t.awaiting.decision, t.deciders()) == ("care_plan", {seat})
        t.do(f"{seat}: accept", seed=1)
        settle_cars(t)


@rule("CL-10.2")
def test_care_for_all_at_once() -> None:
    people = {"people": ["white doctor @ 1,1,0", "white patient @ 1,1,0"]}
    t = play({**LW, **people}, {**LW, **people}, phase="move")
    t.do("0: done")
    t.do("1: done")
    assert (t.awaiting.decision, t.deciders()) == ("care_plan", {0, 1})


# -- Administration -------------------------------------------------------------------------------


@rule("CL-13.7", "CL-13.11", "CL-13.13")
def test_labs_and_stacks_in_administration() -> None:
    board = lw(modules={"0,1,0": "lab"}, people=["white doctor @ 0,1,0"])
    t = finish_round(board, hubs={"cardiology": 0}, specials={"lab": 0, "triage": 0})
    assert clinic(t).colour == [2]
    s = state(t)
    assert s.hub_up[:3] == [1, 1, 1]
    assert (s.hub_down[1], s.round) == (1, 1)
    last = finish_round(board, hubs={"cardiology": 0}, round=6)
    assert (state(last).hub_up[1], state(last).hub_down[1]) == (0, 2)


@rule("CL-7.9", "CL-13.9")
def test_the_dead_leave_their_cars_before_the_round_goes_on() -> None:
    people = ["red patient @ pre", "red patient @ pre", "white patient @ pre"]
    board = lw(people=people, cars=["v0,0", "v1,0", "h0,0"], income=3)
    t = play(board, phase="buy")
    t.do("0: buy_popularity 0", seed=1)
    assert (t.awaiting.decision, state(t).phase) == ("leave_car", WORSEN)
    t.do("0: leave_car border:0/v0,0")
    assert t.awaiting.decision == "leave_car"
    t.do("0: leave_car border:0/v1,0", seed=1)
    assert t.awaiting.decision == "select_action"
    assert state(t).round == 1


@rule("CV-7.6")
def test_blood_does_not_keep_the_quarantined_away() -> None:
    board = lw(modules={"2,2,0": "lab"}, entrances=["S1", "S2"], people=["nurse @ 1,2,0"])
    t = play(
        {**board, "income": 3},
        options={**C, "blood": True},
        phase="buy",
        covid={"quarantine": {"0": [0]}},
    )
    t.do("0: buy_popularity 0", seed=1)
    assert t.awaiting.decision == "quarantine_arrival"


# -- Move -----------------------------------------------------------------------------------------


@rule("CL-9.3", "CL-9.28", "CL-R35")
def test_nobody_moves_to_where_they_stand() -> None:
    t = moving(lw(people=["orderly @ 2,1,0", "nurse @ 1,2,0"]))
    assert t.targets("move_person") == {"person:0/1"}
    t.do("0: move_person person:0/1")
    assert offered(t, "move_destination") == {"1,1,0"}
    shut = moving(
        lw(people=["orderly @ 2,1,0", "nurse @ 1,2,0"]), options={"outdoor_walking": False}
    )
    assert shut.targets("move_person") == {"person:0/1"}


@rule("CL-9.16", "CL-9.25", "CL-9.26", "CL-9.27", "CL-9.35")
@pytest.mark.parametrize(
    ("person", "space", "expected"),
    [
        ("nurse", "space:0/9,9,9", ("CL-9.27", "no_such_space")),
        ("nurse", "entrance:0/W0", ("CL-9.16", "no_way_back")),
        ("nurse", "space:0/3,2,0", ("CL-9.27", "outdoors")),
        ("nurse", "space:0/2,1,0", ("CL-9.24", "may_not_end_there")),
        ("white doctor", "space:0/2,1,0", ("CL-9.23", "may_not_end_there")),
        ("white patient", "space:0/2,1,0", ("CL-9.26", "may_not_end_there")),
        ("nurse", "space:0/0,2,0", ("CL-9.35", "may_not_end_there")),
        ("nurse", "space:0/1,2,0", ("CL-9.3", "there_already")),
        ("orderly", "space:0/1,1,0", ("CL-9.25", "may_not_end_there")),
    ],
)
def test_why_nobody_ends_there(person: str, space: str, expected: tuple[str, str]) -> None:
    place = "pre" if "patient" in person else "1,2,0"
    t = moving(lw(modules={"0,2,0": "triage"}, people=[f"{person} @ {place}"]))
    t.do("0: move_person person:0/0")
    assert reason(t, f"0: move_destination {space}") == expected


@rule("CL-9.28", "CL-9.27")
def test_what_keeps_a_player_from_finishing() -> None:
    for people, expected in (
        (["nurse @ W0"], ("CL-9.27", "still_arriving")),
        (["nurse @ 0,1,0"], ("CL-9.24", "wrong_place")),
        (["orderly @ 0,0,0"], ("CL-9.25", "wrong_place")),
        (["white doctor @ 0,0,0"] * 3, ("CL-9.28", "too_many")),
        (["orderly @ 0,1,0"] * 2, ("CL-9.28", "too_many")),
    ):
        t = moving({**CORNER, "people": people})
        fault = move_fault(state(t), clinic(t))
        assert fault is not None
        assert (fault.rule, fault.reason) == expected
        assert not may_finish(t)
    fine = moving({**CORNER, "people": ["white doctor @ 0,0,0"] * 2 + ["nurse @ 0,0,0"] * 3})
    assert may_finish(fine)


@rule("CL-9.28")
def test_a_board_that_nobody_has_looked_at_yet() -> None:
    t = play(lw(people=["nurse @ 2,1,0"]), phase="build")
    assert clinic(t).beds == []
    fault = move_fault(state(t), clinic(t))
    assert fault is not None
    assert fault.rule == "CL-9.24"


@rule("CL-9.28", "CL-9.29", "CL-9.33")
def test_where_there_is_room_for_one_more() -> None:
    board = lw(modules={"0,1,0": "lab"})
    people = ["white doctor @ 0,1,0", "white doctor @ 1,1,0", "white doctor @ 1,2,0"]
    t = sick(*people, ill=[2], board=board)
    s, b = state(t), clinic(t)
    at = b.shape.at
    assert not has_room(s, b, 1, at(0, 1, 0)), "a lab takes one doctor"
    assert has_room(s, b, 0, at(1, 1, 0)), "a treatment room takes two"
    assert has_room(s, b, 2, at(1, 2, 0)), "a hub takes any number of infected doctors"
    assert places(t) == ["0,1,0", "1,1,0", "1,2,0"]


@rule("CL-9.17")
def test_a_patient_stays_in_a_room_in_the_corner() -> None:
    t = moving({**CORNER, "people": ["white patient @ pre", "white doctor @ 1,0,0"]})
    t.do("0: move_person person:0/0")
    t.do("0: move_destination space:0/0,0,0")
    t.do("0: done", seed=1)
    assert clinic(t).bound == [True, False]


# -- expenses and buying --------------------------------------------------------------------------


@rule("CL-11.2")
def test_wages_by_kind() -> None:
    people = ["nurse @ 1,2,0", "orderly @ 2,1,0", "white patient @ pre", "red doctor @ 1,2,0"]
    t = play(lw(people=people))
    assert [wage_of(clinic(t), person) for person in range(4)] == [1, 1, 0, 4]
    content = clinic(t).content
    wage = msgspec.structs.replace(content.expenses.wage, nurse=5, orderly=7)
    content.expenses = msgspec.structs.replace(content.expenses, wage=wage)
    assert [wage_of(clinic(t), person) for person in range(3)] == [5, 7, 0]


@rule("CL-11.7", "CL-R36")
def test_which_orderlies_work() -> None:
    people = ["orderly @ W0", "orderly @ 0,1,0", "nurse @ 0,0,0"]
    t = play({**CORNER, "people": people})
    found = [works_as_orderly(state(t), clinic(t), person) for person in range(3)]
    assert found == [False, True, False]


def paid(
    income: int, money: int, popularity: int, per_dollar: int = 1, floor: int = 0
) -> tuple[int, int, int, int]:
    """A clinic that owes $10: income, savings, popularity and what was waived afterwards."""
    board = lw(people=["white doctor @ 1,2,0"], popularity=popularity)
    t = play(board, {}, options={"unpaid_staff_leave": True})
    s, b = state(t), clinic(t)
    content = b.content
    payment = msgspec.structs.replace(
        content.expenses.payment, popularity_per_dollar=per_dollar, popularity_floor=floor
    )
    content.expenses = msgspec.structs.replace(content.expenses, payment=payment)
    content.doctor_wage[0] = 7
    b.income, b.money = income, money
    pay_expenses(s, b, silent())
    return b.income, b.money, b.popularity, b.waived


@rule("CL-11.9", "CL-11.10", "CL-11.11", "CL-11.1")
@pytest.mark.parametrize(
    ("money", "after"),
    [
        ((12, 15, 9), (2, 15, 9, 0)),
        ((4, 15, 9), (0, 9, 9, 0)),
        ((4, 3, 9), (0, 0, 6, 0)),
        ((4, 3, 2), (0, 0, 0, 1)),
        ((4, 3, 0), (0, 0, 0, 3)),
        ((4, 3, 8, 2), (0, 0, 2, 0)),
        ((4, 3, 4, 2), (0, 0, 0, 1)),
        ((4, 3, 6, 1, 5), (0, 0, 5, 2)),
    ],
)
def test_how_expenses_are_paid(money: tuple[int, ...], after: tuple[int, ...]) -> None:
    assert paid(*money) == after


@rule("CL-R8")
def test_staff_leave_until_their_wages_cover_what_was_waived() -> None:
    people = ["white doctor @ 1,2,0", "yellow doctor @ 1,2,0", "nurse @ 1,2,0"]
    t = play(lw(people=people))
    s, b = state(t), clinic(t)
    b.ask = 0
    b.waived = 2
    ask_to_dismiss(s, b, silent())
    assert s.rules.decisions[b.ask].name == "dismiss"
    t.do("0: dismiss person:0/2", seed=1)
    assert (b.waived, s.rules.decisions[b.ask].name) == (1, "dismiss")
    t.do("0: dismiss person:0/1", seed=1)
    assert b.waived == 0
    assert places(t)[0] == "1,2,0"
    assert "1,2,0" not in places(t)[1:]


# -- what others imagine --------------------------------------------------------------------------


@rule("CL-H2")
def test_only_hidden_selections_are_imagined() -> None:
    t = play(LW, LW)
    t.do("0: select_action tile:build")
    first = clinic(t).selected
    found = {imagine(state(t), 1, SeededChance(k)).boards[0].selected for k in range(20)}
    assert found == {0, 1, 2}
    assert {imagine(state(t), 1, SeededChance(k)).boards[1].selected for k in range(4)} == {-1}
    assert {imagine(state(t), None, SeededChance(k)).boards[1].selected for k in range(4)} == {-1}
    t.do("1: select_action tile:build")
    assert {imagine(state(t), 1, SeededChance(k)).boards[0].selected for k in range(9)} == {first}


@rule("CL-H3")
def test_an_experts_clinic_is_imagined_as_far_as_it_is_built() -> None:
    t = play(
        {}, {}, options={"seats": 2, "level_1": "expert", "level_2": "expert"}, phase="initial"
    )
    for step_text in (
        None,
        "choose_board board:3x3",
        "initial_piece component:treatment",
        "initial_space space:0/1,1,0",
        "initial_piece component:hub/psychiatry",
        "initial_space space:0/0,1,0",
        "initial_piece component:supply",
    ):
        if step_text is not None:
            t.do(f"0: {step_text}")
        b = clinic(t)
        for seed in range(4):
            new = imagine(state(t), 1, SeededChance(seed)).boards[0]
            assert (new.ask, new.pieces.bit_count()) == (b.ask, b.pieces.bit_count())
            assert new.modules.bit_count() == b.modules.bit_count()


@rule("CL-H3")
def test_open_clinics_are_not_imagined() -> None:
    t = play(LW, LW, options={"level_1": "expert"})
    assert imagine(state(t), 1, SeededChance(1)).boards[0].modules == clinic(t).modules
    begun = play({}, LW, options={"seats": 2, "level_1": "expert"}, phase="initial")
    assert imagine(state(begun), 0, SeededChance(1)).boards[1].modules == clinic(begun, 1).modules


@rule("CL-3.5", "CL-3.11")
def test_a_turn_that_passes_at_once_cannot_be_taken_back() -> None:
    t = play(lw(money=0), lw(money=0), options={"seats": 2})
    t.do("0: select_action tile:hire")
    assert barrier(t, "1: select_action tile:hire")
    assert (t.awaiting.decision, state(t).turn) == ("select_action", 1)
