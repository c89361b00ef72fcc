"""The dangers players are warned of in Clinic before they make a move."""

from __future__ import annotations

from wardround.core.actions import Action, Event
from wardround.games.clinic.actions import Accept, Assign, Done
from wardround.games.clinic.rules.care import doctor_in_plan, propose, unwise
from wardround.games.clinic.rules.constants import PATIENT, RED
from wardround.games.clinic.rules.moving import person_number, role_of
from wardround.games.clinic.rules.state import CARE_PLAN, MOVE_PERSON, Board, State, care_of
from wardround.presentation.game_spec import Danger


def left_to_die(s: State, b: Board, plan: list[int]) -> list[int]:
    """CL-13.10, CV-7.3 Red patients and infected red doctors whom the plan does not treat."""
    return [
        person
        for person in b.present
        if b.colour[person] == RED
        and role_of(s, b, person) == PATIENT
        and doctor_in_plan(plan, person) < 0
    ]


def sent_to_die(s: State, b: Board, plan: list[int]) -> list[int]:
    """CV-R4 Red doctors whom the plan (patient, doctor, patient, …) would infect."""
    return [
        doctor
        for patient, doctor in zip(plan[::2], plan[1::2], strict=True)
        if min(patient, doctor) >= 0
        and 0 <= b.place[patient] < b.shape.spaces
        and unwise(s, b, doctor, patient, b.place[patient])
    ]


def dangers(s: State, action: Action, events: list[Event]) -> list[Danger]:
    """CL-13.10, CV-7.3, CV-R4 Who dies at the end of the round, as the plan stands."""
    b = s.boards[action.seat]
    dying: list[int] = []
    if isinstance(action, Assign):
        plan = [person_number(b, action.patient), person_number(b, action.doctor)]
    elif isinstance(action, Done) and b.ask == MOVE_PERSON:
        plan = propose(s, b)
        dying = left_to_die(s, b, plan)
    elif isinstance(action, Accept) and b.ask == CARE_PLAN:
        plan = care_of(b).plan
        dying = left_to_die(s, b, plan)
    else:
        return []
    patients = sum(b.kind[person] == PATIENT for person in dying)
    counts = (
        ("deaths", "CL-13.10", patients),
        ("doctors", "CV-7.3", len(dying) - patients),
        ("caught", "CV-R4", len(sent_to_die(s, b, plan))),
    )
    each = -b.content.scoring.death.popularity
    return [
        Danger(kind, rule, {"people": count, "popularity": count * each})
        for kind, rule, count in counts
        if count
    ]
