"""What bots think of a night: chaos by what it costs at the end, sleep, rivals, crowds."""

from __future__ import annotations

from typing import Any

import pytest

from tests.hero.table import Night, night
from wardround.games.hero import SPEC
from wardround.games.hero.prospects import threats

TWO = ["rob@icu", "alex@library"]


def worth(table: Night, seat: int = 0) -> float:
    assert SPEC.evaluate is not None
    return SPEC.evaluate(table.state, seat)


def early(rival: Any = None, **bag: int) -> float:
    """What the third hour is worth with a bag, against a rival with another."""
    mine = {"deeds": 5, "sleep": 6, "chaos": 2} | bag
    return worth(night(heroes=TWO, round=3, bags={"rob": mine, "alex": rival or {"sleep": 6}}))


def last(patients: Any = (), heroes: Any = TWO, **position: Any) -> float:
    """What the twelfth hour is worth to the first seat."""
    bags = {"rob": {"deeds": 40, "sleep": 8, "chaos": 9}, "alex": {"deeds": 40, "sleep": 8}}
    return worth(night(heroes=heroes, round=12, patients=[*patients], bags=bags, **position))


def test_chaos_costs_early_what_it_will_cost_in_the_end() -> None:
    assert early(deeds=8, chaos=3) < early()


def test_sleep_is_stored_against_chaos_to_come() -> None:
    assert early(sleep=10) > early(deeds=13)


def test_the_first_sleep_is_worth_as_much_as_spare_sleep() -> None:
    assert early(sleep=4) > early(sleep=0, deeds=18)


def test_chaos_that_is_slept_off_costs_nothing() -> None:
    def rested(chaos: int) -> float:
        bags = {"rob": {"deeds": 20, "sleep": 20, "chaos": chaos}, "alex": {"sleep": 6}}
        return worth(night(heroes=TWO, round=12, points=0, bags=bags))

    assert rested(3) == pytest.approx(rested(1))


def test_the_chaos_of_a_rival_counts_for_one() -> None:
    assert early({"deeds": 9, "sleep": 6, "chaos": 6}) > early({"deeds": 9, "sleep": 6})


def test_what_a_rival_has_slept_counts_against_one() -> None:
    assert early({"deeds": 9, "sleep": 9}) < early({"deeds": 9, "sleep": 6})


def test_a_patient_who_cannot_leave_before_the_end_threatens_nobody() -> None:
    assert last(["aorta@er/2"]) == pytest.approx(last())
    assert last(["aorta@er/1"]) < last()


def test_without_another_turn_it_does_not_matter_where_one_stands() -> None:
    def stands(room: str, **order: Any) -> float:
        return last(["splinter@er/1"], [f"rob@{room}", "alex@library"], points=1, **order)

    over = {"active": "alex", "start": "rob"}
    assert stands("er", **over) == pytest.approx(stands("oncall", **over))

    to_come = {"active": "alex", "start": "alex"}
    assert stands("er", **to_come) != pytest.approx(stands("oncall", **to_come))


def test_a_crowd_threatens_more_than_its_patients_one_by_one() -> None:
    waiting = ["aorta@er/2", "stroke@er/2", "sepsis@er/2", "spleen@er/2", "mystery@er/2"]

    def threat(*patients: str) -> float:
        return threats(night(heroes=TWO, round=3, patients=[*patients]).state)

    alone = sum(threat(patient) for patient in waiting)
    assert threat(*waiting) > alone + 1


def test_a_freeloader_makes_a_treatment_worth_less() -> None:
    def beside(room: str) -> float:
        # The rival has had the last turn, so only what would be given away is different.
        heroes = ["rob@or", f"alex@{room}"]
        order = {"active": "rob", "start": "alex", "turns_taken": 2}
        return last(["chainsaw@or/2", "nosebleed@or/2"], heroes, **order)

    assert beside("or") < beside("icu")


def test_every_listed_action_has_a_weight() -> None:
    table = night(heroes=["rob@er", "alex@er"], patients=["splinter"], staff=["orderly@hallway"])
    assert SPEC.rate is not None
    listed = SPEC.legal(table.state)

    assert len(SPEC.rate(table.state, listed)) == len(listed)
