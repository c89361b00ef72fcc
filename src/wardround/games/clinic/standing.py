"""What a seat can say beforehand in Clinic."""

from __future__ import annotations

from typing import Final

from wardround.core.actions import Action
from wardround.core.standing import ASK, Moment, StandingAnswer
from wardround.games.clinic.actions import Accept
from wardround.games.clinic.advice.value import rate
from wardround.games.clinic.rules.care import doctor_in_plan
from wardround.games.clinic.rules.constants import PATIENT, RED
from wardround.games.clinic.rules.state import State, care_of

FOR_ME: Final = "best"


def best_place(s: State, seat: int, setting: str, offered: list[Action]) -> Action:
    """CL-7.1, CL-7.9, CL-4.57 On a parking tile if there is room: cars in the street cost time."""
    weights = rate(s, offered)
    return offered[weights.index(max(weights))]


def accept_plan(s: State, seat: int, setting: str, offered: list[Action]) -> Action | None:
    """CL-10.16 The proposal has the highest income. A plan that was touched is the player's own."""
    if care_of(s.boards[seat]).changes:
        return None
    return next((action for action in offered if isinstance(action, Accept)), None)


def patient_would_die(s: State, seat: int) -> bool:
    """CL-13.10 A red patient on the board is not treated by the plan."""
    b = s.boards[seat]
    plan = care_of(b).plan
    return any(
        b.kind[person] == PATIENT and b.colour[person] == RED and doctor_in_plan(plan, person) < 0
        for person in b.present
    )


STANDING: Final = (
    StandingAnswer[State, Action](
        id="cars",
        decisions=("park_car", "leave_car", "repark"),
        settings=(FOR_ME, ASK),
        answer=best_place,
    ),
    StandingAnswer[State, Action](
        id="care_plan",
        decisions=("care_plan",),
        settings=("accept", ASK),
        answer=accept_plan,
    ),
)
MOMENTS: Final = (
    Moment[State](
        id="death",
        decisions=("care_plan",),
        default=True,
        holds=patient_would_die,
    ),
)
