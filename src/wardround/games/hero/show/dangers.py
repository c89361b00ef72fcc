"""What people are warned of in HE.R.O., before they make a move."""

from __future__ import annotations

from wardround.core.actions import Action, Event
from wardround.core.game import Danger
from wardround.games.hero.events import PatientLeft
from wardround.games.hero.rules.state import State


def dangers(s: State, action: Action, events: list[Event]) -> list[Danger]:
    """HE-8.4 Patients who leave untreated, and the chaos that they leave behind."""
    left = [event for event in events if isinstance(event, PatientLeft)]
    if not left:
        return []
    people = "1 patient" if len(left) == 1 else f"{len(left)} patients"
    chaos = sum(event.chaos for event in left)
    cost = f": +{chaos} chaos" if chaos else ""
    return [Danger(f"{people} will leave untreated{cost}.", left[0].rule)]
