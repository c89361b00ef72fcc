"""What bots think of a night: what chaos costs and sleep saves."""

from __future__ import annotations

import pytest

from tests.hero.table import Night, night
from wardround.games.hero import SPEC

TWO = ["rob@icu", "alex@library"]


def worth(table: Night, seat: int = 0) -> float:
    assert SPEC.evaluate is not None
    return SPEC.evaluate(table.state, seat)


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
    assert SPEC.rate is not None
    listed = SPEC.legal(table.state)

    assert len(SPEC.rate(table.state, listed)) == len(listed)
