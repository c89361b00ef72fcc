"""What people are warned of in Clinic, before they make a move."""

from __future__ import annotations

from wardround.core.actions import Action, Event
from wardround.core.game import Danger
from wardround.games.clinic.actions import Accept, Done
from wardround.games.clinic.rules.care import doctor_in_plan, propose
from wardround.games.clinic.rules.constants import PATIENT, RED
from wardround.games.clinic.rules.state import CARE_PLAN, MOVE_PERSON, State, care_of


def dangers(s: State, action: Action, events: list[Event]) -> list[Danger]:
    """CL-13.10 Red patients whom the plan does not treat die at the end of the round."""
    b = s.boards[action.seat]
    if isinstance(action, Done) and b.ask == MOVE_PERSON:
        plan = propose(s, b)
    elif isinstance(action, Accept) and b.ask == CARE_PLAN:
        plan = care_of(b).plan
    else:
        return []
    dying = [
        person
        for person in b.present
        if b.kind[person] == PATIENT
        and b.colour[person] == RED
        and doctor_in_plan(plan, person) < 0
    ]
    if not dying:
        return []
    cost = -len(dying) * b.content.scoring.death.popularity
    return [Danger("deaths", "CL-13.10", {"patients": len(dying), "popularity": cost})]
