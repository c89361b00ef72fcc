"""The part that an event plays in the story of a game."""

from __future__ import annotations

from typing import Final

from wardround.core.actions import Event
from wardround.games.clinic import events as ev
from wardround.presentation.story import GOOD, HEADING, MOVE, NEWS, PLAIN, QUIET, Part, Sum

PARTS: Final[dict[type[Event], Part]] = {
    ev.ActionBegan: HEADING,
    ev.Admitted: GOOD,
    ev.Appointed: QUIET,
    ev.CarLeft: QUIET,
    ev.CarMoved: Part("quiet", moves=True),
    ev.CarParked: QUIET,
    ev.GameEnded: Part("news", new_round=True),
    ev.Joined: QUIET,
    ev.MarkerAdvanced: QUIET,
    ev.Moved: MOVE,
    ev.MoveEnded: QUIET,
    ev.MoveRestarted: QUIET,
    ev.NursesLeft: QUIET,
    # The last event of a round.
    ev.OrderReset: Part("quiet", new_round=True),
    ev.PatientReturned: QUIET,
    ev.PhaseBegan: HEADING,
    ev.PlanChanged: QUIET,
    ev.PlanProposed: QUIET,
    ev.RoundBegan: HEADING,
    ev.Shifted: MOVE,
    ev.StopAdded: QUIET,
    ev.TakenBack: QUIET,
    # Only the seat itself reads this; everyone reads the reveal.
    ev.TileSelected: QUIET,
    # The action headings already say this.
    ev.TilesRevealed: QUIET,
    ev.TileTurned: QUIET,
    ev.UniversityChanged: QUIET,
}


def story(event: Event) -> Part:
    match event:
        case ev.ActionEnded():
            return PLAIN if event.why else QUIET
        case ev.Built() | ev.Hired():
            return Part(
                "news", sums=(Sum("spending", -event.price, "money", event.seat),), tone="good"
            )
        case ev.Treated():
            return Part(sums=(Sum("income", event.income, "money", event.seat),), tone="good")
        case ev.WentHome():
            return Part("quiet", sums=(Sum("healed", 1, seat=event.seat),))
        case ev.ExpensesPaid():
            paid = event.wages + event.upkeep - event.waived - event.from_popularity
            return Part(sums=(Sum("expenses", -paid, "money", event.seat),))
        case ev.PopularityBought():
            return PLAIN if event.amount else QUIET
        case ev.PopularityChanged():
            # What caused it has said what it costs or gains.
            return Part("quiet", sums=(Sum("popularity", event.by, "points", event.seat),))
        case ev.Died():
            return Part("news", sums=(Sum("died", 1, seat=event.seat, harm=True),), tone="grave")
        case ev.Tired():
            return Part(sums=(Sum("tired", 1, seat=event.seat, harm=True),))
        case ev.Trained():
            return Part(sums=(Sum("trained", 1, seat=event.seat),))
        case ev.Worsened():
            return Part(sums=(Sum("worsened", 1, seat=event.seat, harm=True),))
        case ev.Happened():
            return NEWS
    return PARTS.get(type(event), PLAIN)
