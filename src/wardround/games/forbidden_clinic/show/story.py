"""The part that an event plays in the story of a game."""

from __future__ import annotations

from typing import Final

from wardround.core.actions import Event
from wardround.games.forbidden_clinic import events as ev
from wardround.presentation.story import HEADING, MOVE, NEWS, PLAIN, QUIET, Part, Sum

PARTS: Final[dict[type[Event], Part]] = {
    ev.ActionsEnded: QUIET,
    ev.Captured: Part("news", sums=(Sum("captured", 1),), tone="good"),
    ev.ClinicShuffled: QUIET,
    ev.Dealt: QUIET,
    ev.GameEnded: NEWS,
    ev.LevelRose: NEWS,
    ev.Moved: MOVE,
    ev.NoSecondTile: QUIET,
    ev.Passed: QUIET,
    ev.Readied: Part(sums=(Sum("readied", 1),)),
    ev.SetupStressed: QUIET,
    ev.SpecialPlayed: NEWS,
    ev.TileBurnedOut: Part("news", sums=(Sum("burned_out", 1, harm=True),), tone="grave"),
    ev.TileStressed: Part(sums=(Sum("stressed", 1, harm=True),)),
    ev.TreasureShuffled: QUIET,
    ev.TurnBegan: HEADING,
}


def story(event: Event) -> Part:
    if isinstance(event, ev.Moved) and event.how == "boost":
        # The Revenue Boost's own event already names everyone it took along.
        return Part("quiet", moves=True)
    return PARTS.get(type(event), PLAIN)
