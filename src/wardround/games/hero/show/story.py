"""The part each event plays in the story of a night."""

from __future__ import annotations

from typing import Final

from wardround.core.actions import Event
from wardround.games.hero import events as ev
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

ADDED_UP: Final = ("deeds", "sleep", "chaos")
RUNNING: Final = "HE-5.16"
"""The rule of a move that is a leg of a Run."""
PARTS: Final[dict[type[Event], Part]] = {
    ev.ClockMoved: QUIET,
    ev.ConsultantCalled: MOVE,
    ev.DeckRenewed: QUIET,
    ev.EffectGained: GOOD,
    ev.JournalDrawn: QUIET,
    ev.LineOffered: QUIET,
    ev.Moved: MOVE,
    ev.NightEnded: Part("news", new_round=True),
    ev.PatientArrived: MOVE,
    ev.PatientLeft: Part("news", sums=(Sum("untreated", 1, harm=True),)),
    ev.PatientTurnedAway: NEWS,
    ev.PieceShifted: MOVE,
    ev.RoundBegan: NEW_ROUND,
    ev.StaffArrived: Part("quiet", moves=True),
    ev.StaffCalled: MOVE,
    ev.StartPassed: QUIET,
    # The journals that were taken have their own events.
    ev.Studied: QUIET,
    ev.TimersRan: QUIET,
    ev.TurnBegan: HEADING,
}


def story(event: Event) -> Part:
    if isinstance(event, ev.Treated):
        return Part("news", sums=(Sum("treated", 1, seat=event.seat),), tone="good")
    if isinstance(event, (ev.TokensReceived, ev.TokensReturned)) and event.token in ADDED_UP:
        n = event.n if isinstance(event, ev.TokensReceived) else -event.n
        seat = event.seat if event.seat >= 0 else None
        weight: Weight = "quiet" if isinstance(event, ev.TokensReceived) and event.told else "plain"
        return Part(weight, sums=(Sum(event.token, n, "points", seat, event.token == "chaos"),))
    if isinstance(event, ev.TurnEnded):
        return PLAIN if event.nothing_left else QUIET
    if isinstance(event, ev.Moved) and event.rule == RUNNING:
        # Declaring the Run was news already; its last leg says who came along.
        told = event.staff + event.patients and not event.goes_on
        return MOVE if told else Part("quiet", moves=True)
    return PARTS.get(type(event), PLAIN)
