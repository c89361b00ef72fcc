"""Chapter 10 in detail: the best plan, and what a plan may hold."""

from __future__ import annotations

from typing import Any

import pytest

from tests.clinic.table import C, clinic, covid, lw, plan, play, reason, settle_cars, state
from wardround.core.game import why_not
from wardround.games.clinic.events import Treated
from wardround.games.clinic.rules.business import upkeep
from wardround.games.clinic.rules.care import (
    after_assigning,
    is_full,
    load_of,
    may_add,
    propose,
    treating_rooms,
)
from wardround.games.clinic.rules.state import care_of
from wardround.testkit import Play, rule

WORKAHOLICS = {"workaholics": True}


def room_of(*people: str, options: dict[str, Any] | None = None, **board: Any) -> Play:
    """LW with people in its treatment room, before care."""
    there = [f"{person} @ 1,1,0" for person in people]
    return play(lw(people=there, **board), options=options)


def fits(t: Play, planned: list[int], patient: int, doctor: int) -> bool:
    s, b = state(t), clinic(t)
    return may_add(s, b, treating_rooms(s, b)[0], planned, patient, doctor)


@rule("CL-10.4")
def test_a_room_treats_with_a_doctor_and_a_patient() -> None:
    for people in (["white doctor"], ["white patient"], ["nurse"]):
        t = room_of(*people)
        assert treating_rooms(state(t), clinic(t)) == []
    t = room_of("white doctor", "white patient", "nurse", "nurse")
    (room,) = treating_rooms(state(t), clinic(t))
    assert (room.patients, room.doctors, room.nurses) == ([1], [0], 2)


@rule("CL-10.6", "CL-10.8", "CL-10.10")
def test_what_fits_into_a_plan() -> None:
    t = room_of("white doctor", "white doctor", "white patient", "white patient")
    assert fits(t, [], 2, 0)
    assert not fits(t, [2, 0], 2, 1), "a patient is treated once"
    assert not fits(t, [2, 0], 3, 0), "a doctor treats one patient"
    assert fits(t, [2, 0], 3, 1)


@rule("CL-10.7", "CL-10.8")
def test_nurses_are_counted_with_their_own_doctors() -> None:
    people = ["white doctor", "red doctor", "white doctor"]
    t = room_of(*people, "white patient", "red patient", "white patient")
    assert fits(t, [3, 0, 4, 1], 5, 2), "white with white and red with red need nobody"
    one = room_of(*people, "white patient", "orange patient", "yellow patient", "nurse", "nurse")
    assert fits(one, [3, 0, 4, 1], 5, 2)
    assert not fits(
        room_of(*people, "white patient", "orange patient", "yellow patient", "nurse"),
        [3, 0, 4, 1],
        5,
        2,
    )


@rule("CL-10.6", "CL-19.7")
def test_how_many_a_purple_doctor_treats() -> None:
    t = room_of("purple doctor", *["yellow patient"] * 5, options=WORKAHOLICS)
    most = load_of(state(t), clinic(t), 0, 1)
    assert most == 3
    planned: list[int] = []
    for patient in range(1, 1 + most):
        assert fits(t, planned, patient, 0)
        planned += [patient, 0]
    assert not fits(t, planned, 1 + most, 0)


# -- the proposal ---------------------------------------------------------------------------------


@rule("CL-10.16", "CL-R52")
@pytest.mark.parametrize(
    ("people", "best"),
    [
        # Income first: the red patient although it keeps both nurses.
        (["yellow doctor", "white patient", "red patient", "nurse", "nurse"], [2, 0]),
        # Then fewer nurses: each doctor takes the patient of its level.
        (
            ["white doctor", "yellow doctor", "yellow patient", "white patient", "nurse", "nurse"],
            [2, 1, 3, 0],
        ),
        # The lower ids where nothing else differs.
        (["white doctor", "white doctor", "white patient"], [2, 0]),
        (["white doctor", "white patient", "white patient"], [1, 0]),
        # Two whites pay $16, one orange $20.
        (
            ["white doctor", "orange doctor", "white patient", "orange patient", "white patient"],
            [2, 0, 3, 1],
        ),
        (["orange doctor", "white patient", "orange patient"], [2, 0]),
    ],
)
def test_the_best_plan(people: list[str], best: list[int]) -> None:
    t = room_of(*people)
    assert propose(state(t), clinic(t)) == best


@rule("CL-R52", "CL-19.7")
def test_an_ordinary_doctor_is_preferred_to_a_purple_one() -> None:
    t = room_of("purple doctor", "white doctor", "white patient", options=WORKAHOLICS)
    assert propose(state(t), clinic(t)) == [2, 1]
    t = room_of("purple doctor", "white doctor", "yellow patient", "nurse", options=WORKAHOLICS)
    assert propose(state(t), clinic(t)) == [2, 1], "even if that takes a nurse"


# -- changing it ----------------------------------------------------------------------------------


@rule("CL-10.3")
def test_income_starts_at_zero() -> None:
    people = ["white doctor @ 1,1,0", "white patient @ 1,1,0 bound"]
    t = play(lw(people=people, income=7), phase="care")
    assert clinic(t).income == 0
    t.do("0: accept")
    assert clinic(t).income == 8


@rule("CL-10.6", "CL-10.16", "CL-19.7")
def test_an_assigned_doctor_leaves_its_other_patient() -> None:
    people = ["white doctor", "white doctor", "white patient", "white patient"]
    t = play(lw(people=[f"{p} @ 1,1,0" for p in people]), phase="care")
    assert plan(t) == [2, 0, 3, 1]
    t.do("0: assign person:0/3 person:0/0")
    assert plan(t) == [3, 0]
    t.do("0: assign person:0/2 person:0/1")
    assert plan(t) == [3, 0, 2, 1]
    t.do("0: clear person:0/3")
    assert plan(t) == [2, 1]


@rule("CL-10.6", "CL-19.7")
def test_a_purple_doctor_keeps_its_other_patients() -> None:
    people = ["purple doctor", "yellow patient", "yellow patient", "white patient"]
    t = play(lw(people=[f"{p} @ 1,1,0" for p in people]), phase="care", options=WORKAHOLICS)
    s, b = state(t), clinic(t)
    (room,) = treating_rooms(s, b)
    care_of(b).plan = [1, 0]
    assert after_assigning(s, b, room, 2, 0) == [1, 0, 2, 0]
    assert after_assigning(s, b, room, 3, 0) == [3, 0], "one colour at a time"


@rule("CL-R13")
def test_a_full_plan() -> None:
    people = ["white doctor", "white doctor", "white patient", "white patient"]
    t = play(lw(people=[f"{p} @ 1,1,0" for p in people]), phase="care")
    s, b = state(t), clinic(t)
    assert is_full(s, b)
    care_of(b).plan = [2, 0]
    assert not is_full(s, b)


@rule("CL-R13", "CV-R4")
def test_a_plan_is_full_without_an_unwise_treatment() -> None:
    board = lw(
        modules={"0,2,0": "outpatient"}, people=["red doctor @ 0,2,0", "red patient @ 0,2,0"]
    )
    t = play(
        board,
        phase="care",
        options={**C, "may_decline_treatment": False},
        covid={"infected": {"0": [1]}},
    )
    assert plan(t) == []
    assert is_full(state(t), clinic(t))
    assert "accept" in t.choices(seat=0)


@rule("CL-10.17", "CL-11.6")
def test_only_a_used_operating_room_costs_more() -> None:
    board = lw(modules={"2,2,0": "operating_room"})
    people = ["white doctor @ 2,2,0", "white patient @ 2,2,0 bound"]
    t = play({**board, "people": people}, phase="care")
    before = upkeep(state(t), clinic(t))
    t.do("0: accept")
    b = clinic(t)
    assert b.used_rooms == 1 << b.shape.at(2, 2, 0)
    assert upkeep(state(t), b) == before + 2


@rule("CL-10.17", "CV-6.8")
def test_every_patient_is_treated_by_its_own_doctor() -> None:
    board = lw(modules={"0,2,0": "outpatient"})
    people = [
        *("white doctor @ 1,1,0", "white patient @ 1,1,0 bound"),
        *("yellow doctor @ 0,2,0", "red patient @ 0,2,0 bound"),
    ]
    t = play({**board, "people": people}, phase="care", options=C, covid={"infected": {"0": [3]}})
    events = t.do("0: accept")
    assert {(e.patient, e.doctor) for e in events if isinstance(e, Treated)} == {
        ("person:0/1", "person:0/0"),
        ("person:0/3", "person:0/2"),
    }
    assert covid(t).infected[0] == [2], "the doctor of outpatient services has caught it"
    settle_cars(t)


# -- why not --------------------------------------------------------------------------------------


@rule("CL-10.4", "CL-10.6", "CL-10.7", "CL-R59")
def test_why_a_treatment_cannot_be_planned() -> None:
    people = [
        *("white patient @ 1,1,0", "white doctor @ 1,1,0", "red patient @ 1,1,0"),
        *("white doctor @ 1,2,0", "nurse @ 1,1,0", "white doctor @ 1,1,0"),
    ]
    t = play(lw(people=people), phase="care")
    for patient, doctor, expected in (
        (9, 1, ("CL-10.6", "nobody_of_that_name")),
        (0, 9, ("CL-10.6", "nobody_of_that_name")),
        (1, 1, ("CL-10.6", "wrong_people")),
        (0, 0, ("CL-10.6", "wrong_people")),
        (2, 4, ("CL-10.6", "wrong_people")),
        (0, 3, ("CL-10.6", "different_rooms")),
        (2, 1, ("CL-10.7", "too_few_nurses")),
    ):
        text = f"0: assign person:0/{patient} person:0/{doctor}"
        assert reason(t, text) == expected, (patient, doctor)
    refusal = why_not(t.game, t.state, t.read("0: assign person:0/9 person:0/0"))
    assert refusal.facts == {"person": "person:0/9"}
    refusal = why_not(t.game, t.state, t.read("0: assign person:0/0 person:0/9"))
    assert refusal.facts == {"person": "person:0/9"}
    care_of(clinic(t)).changes = 20 + 5 * 6
    assert reason(t, "0: assign person:0/0 person:0/5") == ("CL-R59", "too_many_changes")


@rule("CL-10.4", "CL-10.7")
def test_a_room_in_the_corner_works_like_any_other() -> None:
    modules = {"1,0,0": "hub/psychiatry", "0,0,0": "treatment", "0,1,0": "supply"}
    people = ["white doctor @ 0,0,0", "red patient @ 0,0,0", "white patient @ 0,0,0"]
    t = play({"modules": modules, "entrances": ["S1"], "people": people}, phase="care")
    assert reason(t, "0: assign person:0/1 person:0/0") == ("CL-10.7", "too_few_nurses")
