"""What bots think of a night: what chaos costs and sleep saves."""

from __future__ import annotations

import pytest

from tests.hero.table import Night, content_of, night, together
from wardround.core.actions import Action
from wardround.games.hero import SPEC
from wardround.games.hero import actions as a
from wardround.games.hero.advice.odds import odds_for
from wardround.games.hero.rules.totals import pack_totals

TWO = ["rob@icu", "alex@library"]


def worth(table: Night, seat: int = 0) -> float:
    assert SPEC.advice.evaluate is not None
    return SPEC.advice.evaluate(table.state, seat)


def early(**bag: int) -> float:
    """What the third hour is worth with a bag."""
    mine = {"deeds": 5, "sleep": 6, "chaos": 2} | bag
    return worth(night(heroes=TWO, round=3, bags={"rob": mine, "alex": {"sleep": 6}}))


def test_three_deeds_do_not_make_up_for_chaos_and_four_do() -> None:
    assert early(deeds=8, chaos=3) < early() < early(deeds=9, chaos=3)


def test_chaos_costs_more_the_more_there_is() -> None:
    assert early(deeds=9, chaos=11) < early(chaos=10) < early(deeds=11, chaos=11)


def test_chaos_that_is_slept_off_costs_nothing() -> None:
    def rested(chaos: int) -> float:
        bags = {"rob": {"deeds": 20, "sleep": 20, "chaos": chaos}, "alex": {"sleep": 6}}
        return worth(night(heroes=TWO, round=12, points=0, bags=bags))

    assert rested(3) == pytest.approx(rested(1))


def test_every_listed_action_has_a_weight() -> None:
    table = night(heroes=["rob@er", "alex@er"], patients=["splinter"], staff=["orderly@hallway"])
    assert SPEC.advice.rate is not None
    listed = SPEC.rules.legal(table.state)

    assert len(SPEC.advice.rate(table.state, listed)) == len(listed)


# -- the script ------------------------------------------------------------------------------------


def answer(table: Night) -> Action:
    assert SPEC.advice.script is not None
    return SPEC.advice.script.answer(table.state, table.state.active)


def test_the_script_treats_the_patient_who_is_about_to_leave() -> None:
    table = night(
        together(),
        heroes=["rob@er", "alex@library"],
        patients=["sprained_ankle@er/3", "splinter@er/1"],
    )

    assert answer(table) == a.Treat(0, "patient:splinter", 1)


def test_the_script_sleeps_before_it_is_too_late() -> None:
    table = night(heroes=["rob@oncall", "alex@er"], round=12, bags={"rob": {"sleep": 4}})

    assert answer(table) == a.Sleep(0)


def test_the_script_brings_staff_who_help() -> None:
    table = night(
        together(),
        round=11,
        heroes=["rob", "alex@library"],
        staff=["ward_doctor@hallway"],
        patients=["pneumonia"],
    )

    assert answer(table) == a.Move(0, "room:er")
    table.do("move er")
    assert answer(table) == a.TakeStaff(0, "staff:ward_doctor")


def test_more_skills_can_treat_more_of_the_deck() -> None:
    odds = odds_for(content_of(""))
    none, some, many = (odds.share(pack_totals([n, n, n, n])) for n in (0, 2, 9))

    assert none == 0.0 < some < many < 1.0, "three patients need a room of their own"
