"""The dangers of a move in HE.R.O., shown before it is made."""

from __future__ import annotations

from wardround.core.actions import Action, Event
from wardround.games.hero.events import PatientLeft
from wardround.games.hero.rules.state import State
from wardround.presentation.game_spec import Danger


def dangers(s: State, action: Action, events: list[Event]) -> list[Danger]:
    """HE-8.4 Patients who leave untreated, and the chaos they bring."""
    left = [event for event in events if isinstance(event, PatientLeft)]
    if not left:
        return []
    chaos = sum(event.chaos for event in left)
    return [Danger("untreated", left[0].rule, {"patients": len(left), "chaos": chaos})]
