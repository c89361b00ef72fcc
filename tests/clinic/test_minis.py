"""Chapters 17 to 19: blood, extinguishers and workaholics."""

from __future__ import annotations

from typing import Any

import pytest

from tests.clinic.table import (
    LW,
    RULES,
    B,
    F,
    W,
    Z,
    both_done,
    build,
    cars,
    clinic,
    colours,
    components,
    finish_round,
    fresh,
    lw,
    may_finish,
    places,
    plan,
    play,
    points,
    refused_space,
    settle_cars,
    spaces_for,
    spent,
    state,
    walk,
)
from wardround.core.chance import ScriptedChance
from wardround.core.log import silent
from wardround.games.clinic.events import Happened
from wardround.games.clinic.rules.administration import (
    fill_university,
    train_doctors,
    worsen_patients,
)
from wardround.games.clinic.rules.business import upkeep, wages
from wardround.games.clinic.rules.expansions import all_expansions
from wardround.games.clinic.rules.expansions.blood import EXPANSION as BLOOD
from wardround.games.clinic.rules.expansions.workaholics import EXPANSION as WORK
from wardround.games.clinic.rules.geometry import times_from
from wardround.games.clinic.rules.hiring import doctor_price
from wardround.games.clinic.rules.moving import move_fault
from wardround.games.clinic.rules.saving import census
from wardround.games.clinic.rules.state import left_of
from wardround.testkit import Play, case, rule

# -- blood ------------------------------------------------------------------------------------


@rule("CL-17.1", "CL-17.2", "CL-17.3", "CL-17.4", "CL-17.6", "CL-17.7", "CL-R56", "CL-R35")
@case("CL-C70")
def test_giving_blood() -> None:
    t = play(lw(people=["nurse @ 1,1,0", "white doctor @ 1,1,0"]), phase="move", options=B)
    t.do("0: choice give_blood person:0/0 space:0/1,2,0")
    assert spent(t) == 4
    assert t.refused("0: choice give_blood person:0/1 space:0/1,2,0") == "CL-17.1"
    assert t.refused("0: move_person person:0/0") == "CL-9.3"
    walk(t, 1, "1,2,0")
    assert t.refused("0: done") == "CL-17.4"
    t.do("0: undo")
    t.do("0: undo")
    assert (spent(t), BLOOD.part(state(t)).donor[0]) == (0, -1)
    t.do("0: choice give_blood person:0/0 space:0/1,2,0")
    both_done(t)
    t.do("0: choice draw_blood yes", seed=1)
    part = BLOOD.part(state(t))
    assert part.hubs[0] == [clinic(t).shape.at(1, 2, 0)]
    assert part.donor[0] == -1


@rule("CL-17.2", "CL-17.5")
def test_who_may_give_blood() -> None:
    people = ["orderly @ 2,1,0", "white patient @ pre", "nurse @ 1,2,0"]
    t = play(lw(people=people), phase="move", options=B)
    assert t.targets("choice") == {"give_blood person:0/2 space:0/1,2,0 -"}
    assert t.refused("0: choice give_blood person:0/1 space:0/1,2,0") == "CL-17.2"
    assert t.refused("0: choice give_blood person:0/0 space:0/1,2,0") == "CL-17.2"
    alone = play(lw(people=["orderly @ 2,1,0"]), phase="move", options=B)
    alone.do("0: choice give_blood person:0/0 space:0/1,2,0")
    assert may_finish(alone)


@rule("CL-R56", "CL-17.3", "CL-9.21")
@case("CL-C94")
def test_triage_lowers_the_time_of_giving_blood() -> None:
    board = lw(modules={"0,1,0": "triage"}, people=["nurse @ 1,1,0"])
    t = play(board, phase="move", options=B)
    t.do("0: choice give_blood person:0/0 space:0/1,2,0")
    t.do("0: done")
    assert clinic(t).time == 1


@rule("CL-17.9", "CL-17.10", "CL-17.11", "CL-17.12", "CL-R20")
def test_carrying_blood() -> None:
    t = play(
        lw(people=["nurse @ S1", "nurse @ S1"]),
        phase="move",
        options=B,
        blood={"blood_tokens": {"0": ["1,2,0"]}},
    )
    assert t.refused("0: choice carry_blood person:0/0 space:0/1,1,0 space:0/1,1,0") == "CL-17.10"
    t.do("0: choice carry_blood person:0/0 space:0/1,2,0 space:0/1,1,0")
    assert spent(t) == 2
    part = BLOOD.part(state(t))
    assert (part.hubs[0], part.rooms[0]) == ([], [clinic(t).shape.at(1, 1, 0)])
    t.do("0: undo")
    assert BLOOD.part(state(t)).hubs[0] == [clinic(t).shape.at(1, 2, 0)]


def transfusing(patient: str, *more: str, tokens: int = 1, **board: Any) -> Play:
    people = ["nurse @ 1,1,0", f"{patient} @ 1,1,0 bound", *more]
    return play(
        lw(people=people, **board),
        phase="care",
        options=B,
        blood={"blood_tokens": {"0": ["1,1,0"] * tokens}},
    )


@rule("CL-17.13", "CL-17.14", "CL-17.15", "CL-17.16", "CL-17.18", "CL-17.19")
@case("CL-C24")
def test_transfusions() -> None:
    results = []
    for colour in ("white", "yellow", "orange", "red"):
        t = transfusing(f"{colour} patient")
        assert t.refused("0: choice transfuse person:0/0") == "CL-17.13"
        t.do("0: choice transfuse person:0/1", seed=1)
        income = next(
            e.amount for e in t.events if isinstance(e, Happened) and e.what == "transfused"
        )
        results.append((income, colours(t)[1], places(t)[1]))
        if colour != "white":
            worsen_patients(state(t), silent())
            assert colours(t)[1] == results[-1][1]
            BLOOD.after_worsening(state(t), ScriptedChance([]), silent())
            assert BLOOD.part(state(t)).on_top[0] == []
    assert results == [
        (8, "white", "home"),
        (12, "white", "1,1,0"),
        (20, "yellow", "1,1,0"),
        (32, "orange", "1,1,0"),
    ]


@rule("CL-17.15", "CL-17.17")
@case("CL-C72")
def test_a_transfusion_with_a_garden() -> None:
    t = transfusing("white patient", gardens=["0,1,0"], cars=["v0,0", "h3,1"])
    t.do("0: choice transfuse person:0/1")
    assert clinic(t).income == 10
    settle_cars(t)
    assert (places(t)[1], cars(t)) == ("home", 1)


@rule("CL-R48", "CL-17.14")
@case("CL-C92")
def test_nobody_gets_blood_twice() -> None:
    t = transfusing("yellow patient", "nurse @ 1,1,0", tokens=2)
    t.do("0: choice transfuse person:0/1", seed=1)
    income = next(e.amount for e in t.events if isinstance(e, Happened) and e.what == "transfused")
    assert (income, colours(t)[1]) == (12, "white")
    assert not t.targets("choice")


@rule("CL-17.5", "CL-R38", "CL-11.7")
@case("CL-C73")
def test_a_donating_orderly_does_not_lower_upkeep() -> None:
    for counts, cost in ((False, 5), (True, 2)):
        board = lw(modules={"0,0,0": "treatment"}, gardens=["3,0,0"], people=["orderly @ 1,2,0"])
        t = play(board, options={**B, "donor_orderly_counts": counts})
        BLOOD.part(state(t)).stood[0] = 0
        assert upkeep(state(t), clinic(t)) == cost
        t = play(board, phase="move", options=B, blood={"donor": {"0": 0}})
        assert may_finish(t)


@rule("CL-17.3", "CL-18.5")
@case("CL-C74")
def test_blood_in_a_hub_with_an_extinguisher() -> None:
    board = lw(people=["nurse @ 1,1,0"], extinguishers=["1,2,0"])
    t = play(board, phase="move", options={**B, **F})
    walked = times_from(clinic(t), clinic(t).shape.spaces + 4, True)
    assert walked[clinic(t).shape.at(1, 2, 0)] == 2
    t.do("0: choice give_blood person:0/0 space:0/1,2,0")
    assert spent(t) == 5


@rule("CL-17.8", "CL-17.6", "CL-R19")
def test_the_least_popular_takes_blood_first() -> None:
    board = lw(people=["nurse @ 1,2,0"], popularity=5)
    other = lw(people=["nurse @ 1,2,0"], popularity=2)
    t = play(
        board,
        other,
        phase="move",
        options=B,
        supply={"blood": 1},
        blood={"donor": {"0": 0, "1": 0}},
    )
    assert BLOOD.tokens_left(state(t)) == 1
    both_done(t)
    t.do("0: choice draw_blood yes")
    t.do("1: choice draw_blood yes", seed=1)
    part = BLOOD.part(state(t))
    assert (len(part.hubs[0]), len(part.hubs[1])) == (0, 1)
    assert census(state(t))["blood tokens"] == 1


@rule("CL-R43", "CL-17.2", "CL-17.13")
def test_purple_doctors_and_blood() -> None:
    options = {**B, **W}
    t = play(lw(people=["purple doctor @ 1,1,0"]), phase="move", options=options)
    assert t.targets("choice") == {"give_blood person:0/0 space:0/1,2,0 -"}
    people = ["nurse @ 1,1,0", "white patient @ 1,1,0 bound", "purple doctor @ 1,1,0"]
    t = play(lw(people=people), options=options, blood={"blood_tokens": {"0": ["1,1,0"]}})
    assert BLOOD.patients_for_blood(state(t), clinic(t)) == []


# -- extinguishers ----------------------------------------------------------------------------


@rule("CL-18.1", "CL-18.2", "CL-18.3", "CL-18.4", "CL-R19")
@case("CL-C23")
def test_extinguishers_are_built_on_modules() -> None:
    tower = {"2,1,1": "lab", "2,1,2": "supply", "2,1,3": "triage"}
    more = {"0,2,0": "operating_room", "3,1,0": "outpatient"}
    board = lw(modules={**tower, **more}, money=30, extinguishers=["1,2,0"])
    for floor, price in enumerate((2, 3, 4, 5)):
        t = play(board, phase="build", options=F)
        build(t, "extinguisher", f"2,1,{floor}")
        assert clinic(t).money == 30 - price
        assert left_of(clinic(t)).components == 1
    for space in ("1,1,0", "0,2,0", "3,1,0"):
        assert refused_space("extinguisher", space, board, options=F) == "CL-18.2"
    assert refused_space("extinguisher", "1,2,0", board, options=F) == "CL-18.3"
    found = spaces_for("extinguisher", board, options=F)
    assert found == {"2,1,0", "2,1,1", "2,1,2", "2,1,3"}
    assert "extinguisher" not in components(play(LW, phase="build"))


@rule("CL-18.5", "CL-18.6", "CL-18.7", "CL-18.8")
@case("CL-C75")
def test_entering_a_module_with_an_extinguisher() -> None:
    board = lw(people=["white doctor @ S1", "white doctor @ 1,2,0"], extinguishers=["1,2,0"])
    t = play(board, phase="move", options=F)
    assert walk(t, 0, "1,1,0") == 3
    assert walk(t, 1, "1,1,0") == 1
    line = {
        "modules": {"0,0,0": "hub/psychiatry", "1,0,0": "supply", "2,0,0": "treatment"},
        "entrances": ["W0"],
        "people": ["nurse @ 0,0,0"],
    }
    over = play({**line, "stops": ["0,0,0", "2,0,0"], "extinguishers": ["1,0,0"]}, phase="move")
    assert walk(over, 0, "2,0,0") == 0
    through = {**line, "stops": ["0,0,0", "1,0,0", "2,0,0"], "extinguishers": ["1,0,0"]}
    assert walk(play(through, phase="move"), 0, "2,0,0") == 1


# -- workaholics ------------------------------------------------------------------------------


@rule("CL-19.4")
@case("CL-C22")
def test_a_purple_doctor_costs_eight() -> None:
    t = play(LW, phase="hire", university=["purple", "white"], options=W)
    assert doctor_price(state(t), 0) == 8
    t.do("0: hire_person university:0")
    assert clinic(t).money == 7


@rule("CL-19.7", "CL-19.8", "CL-19.12", "CL-R52")
@case("CL-C77")
def test_purple_and_yellow_share_a_room() -> None:
    people = [
        "purple doctor @ 1,1,0",
        "yellow doctor @ 1,1,0",
        "orange patient @ 1,1,0 bound",
        "yellow patient @ 1,1,0 bound",
    ]
    t = play(lw(people=people), phase="care", options=W)
    assert sorted(zip(plan(t)[::2], plan(t)[1::2], strict=True)) == [(2, 0), (3, 1)]
    t.do("0: assign person:0/3 person:0/0")
    assert plan(t) == [3, 0]
    t.do("0: assign person:0/2 person:0/0")
    assert plan(t) == [2, 0]
    t.do("0: assign person:0/3 person:0/1")
    t.do("0: accept")
    assert clinic(t).income == 32


@rule("CL-19.6", "CL-19.13")
@case("CL-C78")
def test_how_many_patients_a_purple_doctor_allows() -> None:
    def fits(*patients: str) -> bool:
        people = ["purple doctor @ 1,1,0", *(f"{c} patient @ 1,1,0" for c in patients)]
        return may_finish(play(lw(people=people, cars=[]), phase="move", options=W))

    assert fits("yellow", "yellow", "yellow")
    assert fits("white", "white", "white", "white")
    assert not fits("yellow", "yellow", "white")
    assert fits("orange", "red")
    assert not fits("yellow", "yellow", "yellow", "yellow")


@rule("CL-9.28", "CL-19.6")
def test_the_refusal_names_the_limit_that_a_purple_doctor_allows() -> None:
    people = ["purple doctor @ 1,1,0", *["yellow patient @ 1,1,0"] * 4]
    t = play(lw(people=people, cars=[]), phase="move", options=W)
    fault = move_fault(state(t), clinic(t))
    assert fault is not None
    assert (fault.reason, fault.facts["limit"]) == ("too_many", 3)


@rule("CL-19.2", "CL-19.3", "CL-R45", "CL-1.26")
@case("CL-C79")
def test_one_purple_doctor_at_the_university() -> None:
    bag = {"purple": 2, "white": 1, "orange": 1}
    t = play({}, {}, {}, options=W, university=["-", "-", "-"], doctors=bag)
    s = state(t)
    fill_university(s, ScriptedChance(["purple", "purple", "white", "orange"]), silent())
    assert s.university == [4, 2, 0]
    assert s.doctors.counts[4] == 1
    t = play(LW, options=W, university=["purple", "-"], doctors={"purple": 2})
    fill_university(state(t), ScriptedChance(["purple", "purple"]), silent())
    assert (state(t).university, state(t).doctors.counts[4]) == ([4, -1], 2)


@rule("CL-19.1", "CL-19.5", "CL-19.13", "CL-R21")
def test_purple_doctors_have_no_level() -> None:
    for seats in (1, 2, 3, 4):
        s = state(fresh(2, seats=seats, workaholics=True))
        assert s.doctors.counts[4] + s.university.count(4) == seats
    board = lw(modules={"0,1,0": "lab"}, people=["purple doctor @ 0,1,0"])
    t = play(board, options=W)
    train_doctors(state(t), silent())
    assert (colours(t), clinic(t).popularity) == (["purple"], 1)
    assert wages(clinic(t)) == 4
    scored = points(t)
    assert scored["doctors"] == 4
    room = ["purple doctor @ 1,1,0", "white doctor @ 1,1,0"]
    t = play(lw(people=[*room, "white doctor @ 1,1,0"]), phase="move", options=W)
    WORK.room(state(t), clinic(t), clinic(t).shape.at(1, 1, 0), 2)
    assert not may_finish(t)


@rule("CL-19.10", "CL-19.11")
@case("CL-C93")
def test_an_exhausted_purple_doctor_leaves() -> None:
    people = ["purple doctor @ 1,2,0", "purple doctor @ 1,2,0"]
    t = finish_round(lw(people=people), options=W, round=6, workaholics={"exhausted": {"0": [0]}})
    assert places(t) == ["left", "1,2,0"]
    assert cars(t) == 1
    assert t.outcome is not None
    points = [line.points for line in t.outcome.lines if line.line == "doctors" and line.seat == 0]
    assert points == [4]


@rule("CL-R62")
def test_an_exhausted_doctor_who_was_dismissed_leaves_once() -> None:
    people = ["purple doctor @ 1,2,0", "nurse @ 1,2,0"]
    t = play(
        lw(people=people, money=0),
        phase="expenses",
        options={**W, "unpaid_staff_leave": True},
        workaholics={"exhausted": {"0": [0]}},
    )
    t.do("0: dismiss person:0/0")

    WORK.after_training(state(t), silent())

    assert places(t)[0] == "left"
    assert WORK.part(state(t)).exhausted[0] == []


@rule("CL-R64", "CL-17.18", "CL-R8")
@pytest.mark.parametrize("leaver", [0, 3])
def test_a_patient_worsens_whose_nurse_leaves_unpaid(leaver: int) -> None:
    """Both patients have had blood; one nurse of the two steps off for want of money."""
    people = ["nurse @ 1,1,0", "yellow patient @ 1,1,0 bound", "yellow patient @ 1,1,0 bound"]
    options = {**B, "unpaid_staff_leave": True}
    t = play(lw(people=[*people, "nurse @ 1,1,0"], money=0), phase="expenses", options=options)
    BLOOD.part(state(t)).on_top[0] = [3, 2, 0, 1]

    t.do(f"0: dismiss person:0/{leaver}", seed=1)

    assert BLOOD.part(state(t)).on_top[0] == ([3, 2] if leaver == 0 else [0, 1])
    assert not BLOOD.worsens(state(t), clinic(t), 2 if leaver == 0 else 1, True)
    assert BLOOD.worsens(state(t), clinic(t), 1 if leaver == 0 else 2, True)


@rule("CL-R39", "CL-19.9", "CL-19.7")
def test_purple_in_other_rooms() -> None:
    board = lw(
        modules={"2,2,0": "operating_room", "0,1,0": "outpatient"},
        people=[
            "purple doctor @ 2,2,0",
            "red patient @ 2,2,0 bound",
            "purple doctor @ 0,1,0",
            "white patient @ 0,1,0 bound",
        ],
    )
    t = play(board, phase="care", options=W)
    t.do("0: accept")
    assert clinic(t).income == 32 + 6
    assert sorted(WORK.part(state(t)).exhausted[0]) == [0, 2]


@rule("CL-R22")
def test_bound_surplus_patients_are_no_fault() -> None:
    people = ["white patient @ 1,1,0 bound"] * 4
    t = play(lw(people=[*people, "white patient @ pre"], cars=[]), phase="move", options=W)
    assert may_finish(t)
    walk(t, 4, "1,1,0")
    assert t.refused("0: done") == "CL-9.28"


@rule("CL-17.13")
def test_a_transfusion_needs_a_nurse_a_token_a_working_room_and_no_doctor() -> None:
    def possible(*people: str, token: str = "1,1,0", board: dict[str, Any] = LW) -> bool:
        people = ("white patient @ 1,1,0 bound", *people)
        tokens = {"blood_tokens": {"0": [token]}}
        t = play({**board, "people": list(people)}, options=B, blood=tokens)
        return BLOOD.patients_for_blood(state(t), clinic(t)) == [0]

    assert possible("nurse @ 1,1,0")
    assert not possible("nurse @ 1,2,0")
    assert not possible("orderly @ 1,1,0")
    assert not possible("nurse @ 1,1,0", token="1,2,0")
    assert not possible("nurse @ 1,1,0", "red doctor @ 1,1,0")
    broken = {"entrances": ["S1"], "modules": {"1,2,0": "hub/psychiatry", "1,1,0": "treatment"}}
    assert not possible("nurse @ 1,1,0", board=broken), "a room without supplies does not work"


@rule("CL-17.7", "CL-17.6")
def test_every_donor_stands_up() -> None:
    for answer in ("yes", "no"):
        t = play(
            lw(people=["nurse @ 1,2,0", "white doctor @ S1"]),
            phase="care",
            options=B,
            blood={"donor": {"0": 0}},
        )
        assert t.awaiting.decision == "draw_blood"
        t.do(f"0: choice draw_blood {answer}", seed=1)
        part = BLOOD.part(state(t))
        assert (part.donor[0], part.stood[0]) == (-1, 0)
        assert len(part.hubs[0]) == (1 if answer == "yes" else 0)


def test_questions_of_expansions_cite_their_own_rule() -> None:
    for expansion in all_expansions():
        for decision in expansion.decisions:
            assert decision.rule != expansion.switches[0].rule
            assert f"**{decision.rule}**" in RULES
    t = play(lw(), phase="move", options=Z, zombies={"zombies": {"0": ["1,1,0"]}})
    assert t.awaiting.rule == "CL-20.6"


@rule("CL-17.5")
def test_only_the_donor_may_end_in_a_hub_whatever_its_kind() -> None:
    people = ["orderly @ 1,2,0", "orderly @ 2,1,0"]
    t = play(lw(people=people), phase="move", options=B, blood={"donor": {"0": 0}})
    hubs = clinic(t).of_kind[t.content.hub]
    assert [BLOOD.ends(state(t), clinic(t), person, 0) for person in (0, 1)] == [hubs, 0]
