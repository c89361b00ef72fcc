"""The part each event plays in the story of a game."""

from __future__ import annotations

from typing import Final

from wardround.core.actions import Event
from wardround.games.healthy_heart import events as ev
from wardround.games.healthy_heart.show.text import CAUSES
from wardround.presentation.story import (
    GOOD,
    HEADING,
    MOVE,
    NEW_ROUND,
    NEWS,
    PLAIN,
    QUIET,
    Part,
    Sum,
    Weight,
)

PARTS: Final[dict[type[Event], Part]] = {
    ev.CubesReturned: QUIET,
    ev.CupRefilled: QUIET,
    ev.DoctorFired: NEWS,
    ev.GameEnded: Part("news", new_round=True),
    ev.MiracleFailed: NEWS,
    ev.PatientArrived: MOVE,
    ev.PatientDied: Part("news", sums=(Sum("died", 1, harm=True),), tone="grave"),
    ev.PatientMoved: MOVE,
    ev.PlayerPassed: QUIET,
    ev.RoomBuilt: Part("news", tone="good"),
    ev.RoomRemoved: NEWS,
    ev.StaffHired: Part("news", tone="good"),
    ev.StaffMoved: MOVE,
    ev.StaffTurnedUp: QUIET,
    ev.TokenFlipped: QUIET,
    ev.TokenGained: GOOD,
    ev.TokensRefreshed: QUIET,
    ev.TombstonePlaced: QUIET,
}

TOLD_BY_RESULT: Final = ("build", "construction", "heal", "hire", "improve", "transfer")
"""Actions whose final event already says who did what; declaring them stays quiet."""


def story(event: Event) -> Part:
    match event:
        case ev.PhaseBegan():
            return NEW_ROUND if event.phase == "ambulance" else HEADING
        case ev.CubesDrawn():
            return QUIET if event.purpose in ("rounds", "heal") else PLAIN
        case ev.LevelChanged():
            return QUIET if event.decides and event.rule not in CAUSES else PLAIN
        case ev.PatientCured():
            return Part("news", sums=(Sum("cured", 1), _prestige(event.prestige)), tone="good")
        case ev.PatientDischarged():
            sums = (Sum("discharged", 1), Sum("income", event.money, "money"))
            return Part("news", sums=sums, tone="good")
        case ev.ActionDeclared():
            return QUIET if event.action in TOLD_BY_RESULT else PLAIN
        case ev.PatientChecked():
            return PLAIN if event.by else QUIET
        case ev.FeeEarned():
            return Part("quiet", sums=(Sum("income", event.money, "money"),))
        case ev.MoneyGained():
            return Part(sums=(Sum("income", event.money, "money"),), tone="good")
        case ev.CostPaid():
            return Part(_weight(event.told), sums=_paid(event.money, event.converted))
        case ev.DeathSettled():
            paid = _paid(event.money, event.prestige + event.converted)
            return Part(sums=paid, tone="grave")
        case ev.PrestigeGained():
            return Part(_weight(event.told), sums=(_prestige(event.prestige),), tone="good")
        case ev.AwardUsed():
            return Part(sums=(_prestige(event.prestige),))
        case ev.PrestigeSpent():
            return Part(sums=(_prestige(-event.prestige),))
    return PARTS.get(type(event), PLAIN)


def _weight(told: bool) -> Weight:
    return "quiet" if told else "plain"


def _prestige(amount: int) -> Sum:
    return Sum("prestige", amount, "points")


def _paid(money: int, prestige: int) -> tuple[Sum, ...]:
    sums = (Sum("spending", -money, "money"), _prestige(-prestige))
    return tuple(one for one in sums if one.amount)
