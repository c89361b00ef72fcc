"""The dangers of a move in Healthy Heart Hospital, shown before it is made."""

from __future__ import annotations

from wardround.core.actions import Action, Event
from wardround.games.healthy_heart import actions as a
from wardround.games.healthy_heart import events as e
from wardround.games.healthy_heart.rules.state import State
from wardround.presentation.game_spec import Danger


def dangers(s: State, action: Action, events: list[Event]) -> list[Danger]:
    """HH-3.9, HH-15.8, HH-16.1 Deaths, and Prestige that has to cover missing Money."""
    warnings: list[Danger] = []
    deaths = [event for event in events if isinstance(event, e.PatientDied)]
    if deaths:
        warnings.append(Danger("deaths", deaths[0].rule, {"patients": len(deaths)}))
    elif isinstance(action, a.Pass):
        waiting = sum(1 for patient in s.who[s.content.first_er :] if patient)
        if waiting:
            warnings.append(Danger("emergency", "HH-15.8", {"patients": waiting}))
    for event in events:
        if isinstance(event, (e.CostPaid, e.DeathSettled)) and event.converted:
            rate = s.content.prestige_per_dollar
            paid = {"prestige": event.converted, "money": event.converted // rate, "rate": rate}
            warnings.append(Danger("conversion", "HH-3.9", paid))
    return warnings
