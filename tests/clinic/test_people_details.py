"""Chapters 5 and 6 in detail: hiring, shifting and admitting, and why people cannot come."""

from __future__ import annotations

from typing import Any

import pytest

from tests.clinic.table import LW, clinic, lw, offered, play, reason, state, with_money
from wardround.games.clinic.rules.state import left_of
from wardround.testkit import Play, rule

TWO_BUILDINGS: dict[str, Any] = {
    "modules": {
        "1,2,0": "hub/psychiatry",
        "1,1,0": "treatment",
        "2,1,0": "supply",
        "3,0,0": "lab",
    },
    "entrances": ["S1", "E0"],
}
"""LW, and a separate lab behind the entrance E0."""


def hiring(board: dict[str, Any] = LW, **more: Any) -> Play:
    more.setdefault("university", ["yellow", "white"])
    return play(board, phase="hire", **more)


# -- hiring -------------------------------------------------------------------------------------


@rule("CL-5.1", "CL-5.2", "CL-5.4", "CL-5.13")
def test_a_doctor_and_a_nurse_are_hired() -> None:
    t = hiring()
    t.do("0: hire_person university:0")
    t.do("0: park_car border:0/v0,0")
    left = left_of(clinic(t))
    assert (left.doctors, left.others) == (0, 1)
    assert t.targets("hire_person") == {"display:nurse", "display:orderly"}
    assert reason(t, "0: hire_person university:1") == ("CL-5.1", "doctor_hired")
    t.do("0: hire_person display:nurse")
    t.do("0: park_car border:0/v1,0", seed=1)
    b = clinic(t)
    assert (b.colour, t.dump()["boards"][0]["kind"]) == ([1, 0], ["doctor", "nurse"])
    assert (state(t).nurses, state(t).orderlies) == ([1, 2, 2, 2, 2, 2], 4)
    assert (state(t).university, b.money) == ([-1, 0], 15 - 4 - 2)


@rule("CL-5.1", "CL-5.7", "CL-5.8")
def test_an_orderly_is_hired() -> None:
    t = hiring()
    t.do("0: hire_person display:orderly")
    t.do("0: park_car border:0/v0,0")
    assert (state(t).orderlies, state(t).nurses[0]) == (3, 2)
    assert (left_of(clinic(t)).doctors, left_of(clinic(t)).others) == (1, 0)
    assert t.targets("hire_person") == {"university:0", "university:1"}
    assert clinic(t).colour == [0]


@rule("CL-5.2", "CL-5.3", "CL-5.6", "CL-5.7")
@pytest.mark.parametrize(
    ("money", "whom"),
    [
        (0, set()),
        (1, {"display:orderly"}),
        (2, {"display:orderly", "display:nurse"}),
        (3, {"display:orderly", "display:nurse", "university:1"}),
        (4, {"display:orderly", "display:nurse", "university:1", "university:0"}),
    ],
)
def test_who_is_affordable(money: int, whom: set[str]) -> None:
    assert with_money(hiring(), money).targets("hire_person") == whom


@rule("CL-5.2", "CL-5.4", "CL-5.12")
def test_why_somebody_cannot_be_hired() -> None:
    t = with_money(hiring(), 1)
    assert reason(t, "0: hire_person university:0") == ("CL-5.2", "too_dear")
    assert reason(t, "0: hire_person university:1") == ("CL-5.2", "too_dear")
    assert reason(t, "0: hire_person university:2") == ("CL-5.4", "empty_space")
    assert reason(t, "0: hire_person display:nurse") == ("CL-5.2", "too_dear")
    before = {"hire_before_room": False}
    full = with_money(hiring(lw(people=["orderly @ 2,1,0"]), options=before), 1)
    assert reason(full, "0: hire_person display:orderly") == ("CL-5.12", "no_supply_room")
    poor = with_money(hiring(), 0)
    assert reason(poor, "0: hire_person display:orderly") == ("CL-5.2", "too_dear")


@rule("CL-5.10", "CL-R26")
def test_arrival_points_must_lead_somewhere() -> None:
    t = hiring(TWO_BUILDINGS)
    t.do("0: hire_person display:nurse")
    assert offered(t, "hire_arrival") == {"S1", "E0"}, "outdoors every way leads home"
    t = hiring(TWO_BUILDINGS, options={"outdoor_walking": False})
    t.do("0: hire_person display:nurse")
    assert t.awaiting.decision == "park_car", "there was one arrival point for a nurse"
    t = hiring(TWO_BUILDINGS, options={"outdoor_walking": False})
    t.do("0: hire_person university:0")
    assert offered(t, "hire_arrival") == {"S1", "E0"}, "a doctor may stand in the lab"


@rule("CL-5.1", "CL-R26")
def test_nobody_is_hired_who_has_no_way_in() -> None:
    shut = {"modules": TWO_BUILDINGS["modules"], "entrances": ["E0"]}
    t = hiring(shut, options={"outdoor_walking": False})
    assert t.targets("hire_person") == {"university:0", "university:1"}
    assert reason(t, "0: hire_person display:nurse") == ("CL-R26", "no_way_in")


# -- shifting and admitting -----------------------------------------------------------------------


def admitting(psychiatry: str, cardiology: str, ophthalmology: str, **board: Any) -> Play:
    rows = {"psychiatry": psychiatry, "cardiology": cardiology, "ophthalmology": ophthalmology}
    return play(lw(qp=9, **board), phase="admit", notepad=rows)


def shifts(t: Play) -> set[str]:
    return {target.removeprefix("row:") for target in t.targets("shift")}


@rule("CL-6.4", "CL-6.6", "CL-6.7")
@pytest.mark.parametrize(
    ("rows", "expected"),
    [
        (
            ("--YW", "---W", "--WW"),
            {"psychiatry 3 left", "psychiatry 2 right", "psychiatry 2 down", "ophthalmology 2 up"},
        ),
        (("---O", "---O", "---W"), {"cardiology 3 down", "ophthalmology 3 up"}),
        (("---O", "---W", "---W"), {"psychiatry 3 down", "cardiology 3 up"}),
        (
            ("-WYW", "----", "----"),
            {
                *("psychiatry 3 left", "psychiatry 2 left", "psychiatry 2 right"),
                *("psychiatry 1 right", "psychiatry 1 down", "psychiatry 2 down"),
                "psychiatry 3 down",
            },
        ),
        (
            ("----", "-WYO", "----"),
            {
                *("cardiology 3 left", "cardiology 2 left", "cardiology 2 right"),
                "cardiology 1 right",
                *(f"cardiology {column} up" for column in (1, 2, 3)),
                *(f"cardiology {column} down" for column in (1, 2, 3)),
            },
        ),
    ],
)
def test_every_shift_that_changes_something(rows: tuple[str, str, str], expected: set[str]) -> None:
    assert shifts(admitting(*rows)) == expected


@rule("CL-6.4", "CL-6.5", "CL-6.6", "CL-6.7", "CL-6.8")
@pytest.mark.parametrize(
    ("shift", "expected"),
    [
        ("psychiatry 3 left", [[1, 0, 2], [3], []]),
        ("psychiatry 2 left", [[0, 2, 1], [3], []]),
        ("psychiatry 2 right", [[1, 0, 2], [3], []]),
        ("psychiatry 1 right", [[0, 2, 1], [3], []]),
        ("psychiatry 3 down", [[3, 1, 2], [0], []]),
        ("psychiatry 2 down", [[0, 2], [3, 1], []]),
        ("psychiatry 1 down", [[0, 1], [3, 2], []]),
        ("cardiology 3 up", [[3, 1, 2], [0], []]),
        ("cardiology 3 down", [[0, 1, 2], [], [3]]),
    ],
)
def test_where_a_shift_leads(shift: str, expected: list[list[int]]) -> None:
    t = admitting("-OYW", "---R", "----")
    t.do(f"0: shift row:{shift}")
    assert state(t).notepad == expected
    assert left_of(clinic(t)).queue_points == 8


@rule("CL-6.4", "CL-6.6", "CL-6.7")
def test_why_a_shift_is_refused() -> None:
    t = admitting("--WW", "--WW", "--WW")
    assert reason(t, "0: shift row:psychiatry 1 up") == ("CL-6.4", "no_patient_there")
    assert reason(t, "0: shift row:psychiatry 9 up") == ("CL-6.4", "no_patient_there")
    assert reason(t, "0: shift row:orthopedics 3 up") == ("CL-6.4", "no_patient_there")
    assert reason(t, "0: shift row:psychiatry 3 up") == ("CL-6.7", "no_row_there")
    assert reason(t, "0: shift row:ophthalmology 3 down") == ("CL-6.7", "no_row_there")
    assert reason(t, "0: shift row:ophthalmology 2 left") == ("CL-6.6", "slides_back")
    assert reason(t, "0: shift row:cardiology 3 up") == ("CL-6.5", "changes_nothing")
    assert reason(t, "0: shift row:cardiology 3 down") == ("CL-6.5", "changes_nothing")
    assert reason(t, "0: shift row:psychiatry 3 left") == ("CL-6.5", "changes_nothing")
    assert reason(t, "0: shift row:psychiatry 3 right") == ("CL-6.4", "no_cell_there")


@rule("CL-6.9", "CL-6.12")
def test_who_can_be_admitted() -> None:
    t = admitting("----", "---W", "---W", modules={"3,2,0": "hub/cardiology"})
    assert t.targets("admit") == {"row:cardiology"}
    assert reason(t, "0: admit row:psychiatry") == ("CL-6.9", "row_empty")
    assert reason(t, "0: admit row:ophthalmology") == ("CL-6.12", "no_hub")
    assert reason(t, "0: admit row:orthopedics") == ("CL-1.6", "service_not_in_play")
