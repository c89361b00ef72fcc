"""What people are warned of in Healthy Heart Hospital, before they make a move."""

from __future__ import annotations

from wardround.core.actions import Action, Event
from wardround.core.game import Danger
from wardround.games.healthy_heart import actions as a
from wardround.games.healthy_heart import events as e
from wardround.games.healthy_heart.rules.state import State


def dangers(s: State, action: Action, events: list[Event]) -> list[Danger]:
    """HH-3.9, HH-15.8, HH-16.1 Deaths, and Prestige that has to pay for what Money does not."""
    found: list[Danger] = []
    deaths = [event for event in events if isinstance(event, e.PatientDied)]
    if deaths:
        found.append(Danger(f"{_patients(len(deaths))} will die.", deaths[0].rule))
    elif isinstance(action, a.Pass):
        waiting = sum(1 for patient in s.who[s.content.first_er :] if patient)
        if waiting:
            text = f"{_patients(waiting)} in the E.R. will die in Housekeeping if nobody acts."
            found.append(Danger(text, "HH-15.8"))
    for event in events:
        if isinstance(event, (e.CostPaid, e.DeathSettled)) and event.converted:
            rate = s.content.prestige_per_dollar
            text = f"{event.converted} Prestige will pay for ${event.converted // rate}"
            found.append(Danger(f"{text}: {rate} for each dollar.", "HH-3.9"))
    return found


def _patients(count: int) -> str:
    return "1 patient" if count == 1 else f"{count} patients"
