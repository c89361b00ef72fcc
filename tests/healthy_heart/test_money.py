"""HH chapter 3: Money, Prestige and going broke."""

from __future__ import annotations

from wardround.core.log import Log
from wardround.games.healthy_heart.events import (
    CostPaid,
    DeathSettled,
    PatientChecked,
    PrestigeGained,
)
from wardround.games.healthy_heart.rules.money import gain_money, gain_prestige
from wardround.games.healthy_heart.rules.staff import hire_price
from wardround.testkit import rule

from .table import ROUNDS, Hospital, hospital


@rule("HH-3.1", "HH-3.4")
def test_amounts_belong_to_the_team_and_have_no_maximum() -> None:
    h = hospital(seats=4, money=250, prestige=199)
    gain_money(h.state, "staff:cfo", 3, "HH-15.6", Log())
    gain_prestige(h.state, 5, "HH-11.10", True, Log())
    for seat in range(4):
        assert (h.view(seat).money.amount, h.view(seat).prestige.amount) == (253, 204)


@rule("HH-3.5", "HH-3.6", "HH-3.7")
def test_money_is_spent_before_prestige() -> None:
    h = hospital(money=3, prestige=9, pool=["bedside_manner"], pool_down=[], wards={"cardio": [1]})
    h.act("duronger train admin")
    (paid,) = h.of(CostPaid)
    assert (paid.money, paid.converted) == (3, 4)
    assert (h.money, h.prestige) == (0, 5)


@rule("HH-3.5", "HH-11.10", "HH-10.6", "HH-7.13")
def test_the_log_tells_of_costs_and_gains_once() -> None:
    def told(h: Hospital) -> list[tuple[str, int, bool]]:
        """What was paid or gained in the last step; true if another line says so."""
        found: list[tuple[str, int, bool]] = []
        for event in h.events:
            if isinstance(event, CostPaid):
                found.append(("paid", event.money, event.told))
            elif isinstance(event, PrestigeGained):
                found.append(("gained", event.prestige, event.told))
        return found

    h = hospital(money=30, admin_tokens={"aorta": 1}, job=["lawyer"], wards={"cardio": [4]})
    h.act("duronger build admin")
    h.say("build_room", "clinic")
    assert told(h)[0] == ("paid", 10, True)
    assert all(one[2] for one in told(h))
    h.act("aorta hire admin")
    assert told(h) == [("paid", hire_price(h.state), True)]
    h.act("couch heal", "gray gray gray blue blue blue")
    (checked,) = h.of(PatientChecked)
    assert (checked.rule, checked.by) == ("HH-7.13", "character:couch")
    better = hospital(money=30, rooms=["research_lab"], wards={"cardio": [1]})
    better.act("duronger improve admin")
    assert [one for one in told(better) if one[0] == "paid"] == [("paid", 10, True)]
    assert all(one[2] for one in told(better))
    train = hospital(money=9, pool=["bedside_manner"], pool_down=[], wards={"cardio": [1]})
    train.act("duronger train admin")
    assert told(train) == [("paid", 5, False)]
    research = hospital(money=9, rooms=["research_lab improved"], wards={"cardio": [1]})
    research.act("duronger research admin")
    research.say("research_pick", "prestige")
    assert told(research) == [("gained", 1, False)]


@rule("HH-3.8", "HH-3.13", "HH-16.17", "HH-17.5", "HH-R51")
def test_a_settlement_that_cannot_be_met_is_the_end() -> None:
    h = hospital({"broke_at_zero": False}, wards={"cardio": [4]}, money=1, prestige=7)
    h.go(ROUNDS, "red")
    # PV 2: 2 Prestige are lost first, the other 5 cover $2; $1 + $2 are not $6.
    h.say("tombstone_space", "grave:2")
    assert h.outcome is not None
    assert h.outcome.reason == "went_broke"


@rule("HH-16.17", "HH-3.8", "HH-3.9")
def test_what_is_left_of_prestige_covers_money() -> None:
    h = hospital(wards={"cardio": [4]}, money=4, prestige=7)
    h.go(ROUNDS, "red")
    h.say("tombstone_space", "grave:2")
    (settled,) = h.of(DeathSettled)
    assert (settled.prestige, settled.money, settled.converted) == (2, 4, 4)
    assert (h.money, h.prestige, h.outcome) == (0, 1, None)
