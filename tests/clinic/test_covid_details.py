"""COVID-19 in detail: splitting, placing, contagion and masks."""

from __future__ import annotations

from typing import Any

import pytest

from tests.clinic.table import (
    CROWD,
    HIGH,
    LW,
    C,
    before_infections,
    clinic,
    colours,
    covid,
    finish_round,
    lw,
    places,
    play,
    reason,
    state,
)
from wardround.core.chance import SeededChance
from wardround.core.game import step
from wardround.core.log import Log
from wardround.games.clinic import SPEC
from wardround.games.clinic.events import Happened
from wardround.games.clinic.rules.decisions import imagine
from wardround.games.clinic.rules.expansions.covid import EXPANSION as COVID
from wardround.games.clinic.rules.expansions.covid.masks import funds
from wardround.games.clinic.rules.expansions.covid.part import ACCEPT, REFUSE, UNDECIDED
from wardround.games.clinic.rules.state import BUY, CARE, EXPENSES, MOVE, TRAIN
from wardround.testkit import Play, rule

PAIR = lw(people=["nurse @ 1,2,0", "nurse @ 1,2,0"])
ONE = lw(people=["nurse @ 1,2,0"])


def reported(events: list[Any]) -> list[tuple[str, int]]:
    """What was reported, with the amounts."""
    return [(event.what, event.amount) for event in events if isinstance(event, Happened)]


# -- new infections -------------------------------------------------------------------------------


@rule("CV-3.2", "CV-3.3", "CV-R12")
def test_the_first_in_turn_order_proposes() -> None:
    t = before_infections(CROWD, CROWD, order=[1, 0])
    covid(t).tries = 1
    events = t.do("0: done", seed=1)
    assert ("tiles_out", 4) in reported(events)
    assert covid(t).track == [0] * 6
    assert (t.awaiting.decision, t.deciders()) == ("covid_allocate", {1})
    assert reported(t.do("1: choice covid_allocate seat:0")) == [("tile_proposed", 1)]


@rule("CV-3.10", "CV-R13", "CV-R12")
def test_a_clinic_with_one_more_place_may_be_given_a_tile() -> None:
    t = before_infections(CROWD, PAIR)
    t.do("0: done", seed=1)
    assert t.targets("choice", 0) == {"covid_allocate seat:0 - -", "covid_allocate seat:1 - -"}
    t.do("0: choice covid_allocate seat:1")
    assert covid(t).given == [2, 2], "nobody but seat 0 can take the last one"
    assert reason(before_split(), "0: choice covid_allocate seat:1") == (
        "CV-R13",
        "no_room_for_tile",
    )


def before_split() -> Play:
    """Three clinics, of which the second can take no further tile."""
    t = before_infections(CROWD, ONE, CROWD, tiles=6)
    t.do("0: done", seed=1)
    assert t.targets("choice", 0) == {"covid_allocate seat:0 - -", "covid_allocate seat:2 - -"}
    return t


@rule("CV-3.11")
def test_tiles_for_exactly_everybody() -> None:
    t = before_infections(PAIR, PAIR, tiles=4)
    events = t.do("0: done", seed=1)
    assert reported(events)[0] == ("tiles_out", 4)
    assert covid(t).dead_tiles == 0
    t = before_infections(PAIR, PAIR, tiles=7)
    events = t.do("0: done", seed=1)
    assert reported(events)[:2] == [("tiles_deceased", 3), ("tiles_out", 4)]
    assert covid(t).dead_tiles == 3


@rule("CV-R12", "CV-R13")
@pytest.mark.parametrize(
    ("boards", "tiles", "given"),
    [
        ([CROWD, ONE], 4, [3, 1]),
        ([CROWD, CROWD], 5, [3, 2]),
        ([ONE, CROWD, CROWD], 7, [1, 3, 3]),
        ([PAIR, CROWD], 6, [2, 4]),
    ],
)
def test_dealing_evenly(boards: list[dict[str, Any]], tiles: int, given: list[int]) -> None:
    t = before_infections(*boards, tiles=tiles, covid_split="even")
    t.do("0: done", seed=1)
    part = covid(t)
    placed = [len(part.chosen[seat]) + part.given[seat] for seat in range(len(boards))]
    assert placed == given


@rule("CV-R12", "CV-H3")
def test_votes_are_told_and_stand() -> None:
    t = before_infections(CROWD, CROWD)
    t.do("0: done", seed=1)
    for _ in range(2):
        t.do("0: choice covid_allocate seat:0")
    log = Log()
    step(SPEC, t.state, t.read("1: choice covid_accept refuse"), SeededChance(1), log)
    assert reported(log.events) == [("split_refused", 0)]
    assert log.barrier, "the vote is open, though the voter proposes next"
    assert t.deciders() == {1}
    for _ in range(2):
        t.do("1: choice covid_allocate seat:1")
    assert reported(t.do("0: choice covid_accept accept"))[:1] == [("split_accepted", 0)]
    assert (t.awaiting.decision, t.deciders()) == ("covid_infect", {0})


@rule("CV-H3")
def test_votes_are_secret_until_all_have_voted() -> None:
    t = before_infections(CROWD, CROWD, CROWD, tiles=5)
    t.do("0: done", seed=1)
    while t.awaiting.decision == "covid_allocate":
        t.do("0: choice covid_allocate seat:0")
    t.do("1: choice covid_accept accept")
    imagined = [COVID.part(imagine(state(t), 0, SeededChance(k))).votes for k in range(100)]
    assert {votes[2] for votes in imagined} == {UNDECIDED}
    assert {votes[1] for votes in imagined} == {ACCEPT, REFUSE}
    accepted = sum(votes[1] == ACCEPT for votes in imagined)
    assert 40 <= accepted <= 60, "one is as likely as the other"


@rule("CV-3.4", "CV-R36")
def test_a_tile_for_the_only_person_needs_no_question() -> None:
    t = before_infections(ONE, CROWD, tiles=2)
    events = t.do("0: done", seed=1)
    assert ("quarantined", 0) in reported(events)
    assert covid(t).quarantine[0] == [0]
    assert (t.awaiting.decision, t.deciders()) == ("covid_infect", {1})


# -- contagion ------------------------------------------------------------------------------------


def contagious(board: dict[str, Any], options: dict[str, Any] = HIGH, **table: Any) -> Play:
    """The Contagion phase of seat 0; seat 1 has no clinic."""
    return finish_round(board, options=options, covid=table)


@rule("CV-8.4", "CV-R10", "CV-2.6")
def test_a_full_row_takes_no_further_tile() -> None:
    t = contagious(LW, waiting={"0": ["psychiatry"] * 3})
    assert t.awaiting.decision == "contagion_place"
    events = t.do("0: choice contagion_place row:psychiatry", seed=1)
    assert ("tile_waits", 0) in reported(events)
    assert covid(t).waiting[0][0] == 4
    assert t.awaiting.decision == "select_action", "the second tile returned to the supply"
    assert (covid(t).contagion, covid(t).picks) == (False, [[], []])


@rule("CV-8.4", "CV-R10")
def test_patients_of_a_service_without_hub_are_safe() -> None:
    board = {"people": ["white patient cardiology @ pre"], "income": 3}
    t = contagious(board)
    assert t.awaiting.decision == "select_action"
    assert covid(t).infected == [[], []]


@rule("CV-8.5")
def test_which_of_two_patients() -> None:
    t = contagious(lw(people=["white patient @ pre", "white patient @ pre"]))
    t.do("0: choice contagion_place row:psychiatry")
    assert {text.split()[1] for text in t.targets("choice", 0)} == {"person:0/0", "person:0/1"}
    t.do("0: choice contagion_patient person:0/1")
    t.do("0: choice contagion_place row:psychiatry", seed=1)
    assert sorted(covid(t).infected[0]) == [0, 1]


@rule("CV-8.3", "CV-8.5")
def test_every_tile_goes_where_it_was_meant() -> None:
    board = lw(modules={"3,2,0": "hub/cardiology"}, people=["white patient cardiology @ pre"])
    t = contagious(board)
    t.do("0: choice contagion_place row:cardiology")
    t.do("0: choice contagion_place row:psychiatry", seed=1)
    assert covid(t).infected[0] == [0]
    assert covid(t).waiting[0][:3] == [1, 0, 0]


@rule("CV-8.1", "CV-8.6")
def test_contagion_comes_back_in_the_next_round() -> None:
    t = contagious(LW, options=C)
    assert (t.awaiting.decision, state(t).round) == ("contagion_place", 1)
    t.do("0: choice contagion_place row:psychiatry")
    t.do("1: choice contagion_place row:psychiatry", seed=1)
    assert covid(t).waiting[0][0] == 1
    while t.awaiting.decision != "contagion_place":
        seat = t.awaiting.seats[0]
        t.do(f"{seat}: {sorted(t.choices(seat=seat))[0]}", seed=1)
    assert state(t).round == 2


# -- masks ----------------------------------------------------------------------------------------


@rule("CV-4.1", "CV-R8", "CV-R34")
@pytest.mark.parametrize(
    ("phase", "found"),
    [
        (MOVE, ["savings"]),
        (CARE, ["savings", "income"]),
        (EXPENSES, ["savings", "income"]),
        (BUY, ["savings", "income"]),
        (BUY + 1, ["savings"]),
    ],
)
def test_when_income_pays_for_masks(phase: int, found: list[str]) -> None:
    t = play(lw(money=20, income=20), options=C)
    s, b = state(t), clinic(t)
    s.phase = phase
    b.income = 20
    assert funds(s, b) == found
    b.income, b.money = 19, 19
    assert funds(s, b) == []


def masked(**more: Any) -> Play:
    """The question about masks before step 7."""
    people = ["white patient @ pre", "white patient @ pre"]
    board = {**lw(people=people), "income": 3, **more}
    t = play(board, options=C, phase="buy", covid={"infected": {"0": [0, 1]}})
    t.do("0: buy_popularity 0", seed=1)
    return t


@rule("CV-R8", "CV-4.1")
def test_masks_are_bought_one_after_the_other() -> None:
    t = masked(money=40)
    assert clinic(t).money == 43
    assert (state(t).phase, colours(t)) == (TRAIN, ["white", "white"])
    events = t.do("0: choice buy_masks person:0/0 savings")
    assert reported(events) == [("masks", 20)]
    assert [event.names for event in events if isinstance(event, Happened)] == [
        {"person:0/0": ("patient", "white", "psychiatry")}
    ]
    assert (t.awaiting.decision, clinic(t).money) == ("buy_masks", 23)
    t.do("0: choice buy_masks person:0/1 savings", seed=1)
    assert (t.awaiting.decision, clinic(t).money) == ("contagion_place", 3)
    poor = masked(money=30)
    poor.do("0: choice buy_masks person:0/0 savings", seed=1)
    assert poor.awaiting.decision == "contagion_place", "there is no money for another"


@rule("CV-4.1", "CV-R34")
def test_masks_from_income() -> None:
    t = play(
        lw(people=["white patient @ pre"], income=25, money=0),
        options=C,
        phase="buy",
        covid={"infected": {"0": [0]}},
    )
    t.do("0: choice buy_masks person:0/0 income")
    assert (clinic(t).income, clinic(t).money) == (5, 0)
    assert (t.awaiting.decision, t.targets("buy_popularity")) == ("buy_popularity", {"0", "1"})


@rule("CV-4.5", "CV-R8")
def test_the_question_goes_on_after_an_arrival() -> None:
    board = lw(modules={"2,2,0": "lab"}, entrances=["S1", "S2"], people=["nurse @ 1,2,0"])
    t = play(
        {**board, "income": 3, "money": 30},
        options=C,
        phase="buy",
        covid={"quarantine": {"0": [0]}},
    )
    t.do("0: buy_popularity 0", seed=1)
    t.do("0: choice buy_masks person:0/0 savings")
    assert t.awaiting.decision == "masks_arrival"
    t.do("0: choice masks_arrival entrance:0/S2", seed=1)
    assert places(t) == ["S2"]
    assert clinic(t).other == -1
    assert t.awaiting.decision == "contagion_place"


def asked_with(money: int, *steps: str, phase: str = "build", **more: Any) -> Play:
    """A question of an action with an infected patient in the clinic, before masks are bought."""
    people = ["white patient @ pre"]
    t = play(
        lw(people=people, money=money, **more),
        options=C,
        phase=phase,
        university=["white", "white"],
        covid={"infected": {"0": [0]}},
    )
    for text in steps:
        t.do(f"0: {text}")
    t.do("0: choice buy_masks person:0/0 savings", seed=1)
    return t


@rule("CV-R35")
def test_masks_in_the_middle_of_an_action() -> None:
    stop = ("build_component component:conveyor", "build_space space:0/1,2,0")
    assert asked_with(22, *stop).awaiting.decision == "build_space", "the second stop can be paid"
    assert clinic(asked_with(22, *stop)).other != -1
    broke = asked_with(21, *stop)
    assert broke.awaiting.decision != "build_space"
    assert clinic(broke).other == -1
    assert asked_with(22, "build_component component:garden").awaiting.decision == "build_space"
    assert asked_with(21, "build_component component:garden").awaiting.decision != "build_space"
    assert asked_with(22).awaiting.decision == "build_component"
    assert asked_with(21).awaiting.decision == "select_action", "nothing is left to build"


@rule("CV-R35")
def test_masks_before_somebody_arrives() -> None:
    for money, decision in ((24, "hire_arrival"), (23, "hire_person")):
        t = asked_with(money, "hire_person university:0", phase="hire", helipads=["1,1,1"])
        assert t.awaiting.decision == decision
