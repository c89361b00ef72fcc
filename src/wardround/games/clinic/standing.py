"""What a seat can say beforehand in Clinic."""

from __future__ import annotations

from typing import Final

from wardround.core.actions import Action
from wardround.core.chance import Chance
from wardround.core.log import silent
from wardround.core.standing import ASK, Moment, StandingAnswer
from wardround.games.clinic.actions import Accept, Choice
from wardround.games.clinic.advice.script import answer as script_answer
from wardround.games.clinic.advice.value import rate
from wardround.games.clinic.rules.flow import push
from wardround.games.clinic.rules.state import State, care_of
from wardround.games.clinic.show.dangers import left_to_die

FOR_ME: Final = "best"


def best_place(s: State, seat: int, setting: str, offered: list[Action]) -> Action:
    """CL-7.1, CL-7.9, CL-4.57 On a parking tile if there is room: cars in the street cost time."""
    weights = rate(s, offered)
    return offered[weights.index(max(weights))]


def sensible(s: State, seat: int, setting: str, offered: list[Action]) -> Action:
    """CL-5.10, CL-17.6, CL-17.13, CV-3.4 What a sensible player answers."""
    return script_answer(s, seat)


def vote(s: State, seat: int, setting: str, offered: list[Action]) -> Action | None:
    """CV-R12 The same to every split of the others."""
    return next(x for x in offered if isinstance(x, Choice) and x.first == setting)


def accept_plan(s: State, seat: int, setting: str, offered: list[Action]) -> Action | None:
    """CL-10.16 The proposal has the highest income. A plan that was touched is the player's own,
    and whether to buy masks for a better one is too (CV-R33)."""
    if care_of(s.boards[seat]).changes or any(masks_help(s, action) for action in offered):
        return None
    return next((action for action in offered if isinstance(action, Accept)), None)


def masks_help(s: State, action: Action) -> bool:
    """CV-R33 Whether these masks would let the plan treat more patients than it does."""
    if not isinstance(action, Choice):
        return False
    tried = s.clone()
    push(tried, action, Chance(), silent())
    before, after = care_of(s.boards[action.seat]), care_of(tried.boards[action.seat])
    return len(after.plan) > len(before.plan)


def patient_would_die(s: State, seat: int) -> bool:
    """CL-13.10, CV-7.3 Somebody red on the board is not treated by the plan."""
    b = s.boards[seat]
    return bool(left_to_die(s, b, care_of(b).plan))


STANDING: Final = (
    StandingAnswer[State, Action](
        id="cars",
        decisions=("park_car", "leave_car", "repark"),
        settings=(FOR_ME, ASK),
        answer=best_place,
    ),
    StandingAnswer[State, Action](
        id="arrivals",
        decisions=("hire_arrival", "masks_arrival", "quarantine_arrival"),
        settings=(ASK, FOR_ME),
        answer=sensible,
    ),
    StandingAnswer[State, Action](
        id="care_plan",
        decisions=("care_plan",),
        settings=("accept", ASK),
        answer=accept_plan,
    ),
    StandingAnswer[State, Action](
        id="blood",
        decisions=("transfuse", "draw_blood"),
        settings=(ASK, FOR_ME),
        answer=sensible,
        option="blood",
    ),
    StandingAnswer[State, Action](
        id="infections",
        decisions=("covid_infect", "contagion_place", "contagion_patient"),
        settings=(ASK, FOR_ME),
        answer=sensible,
        option="covid",
    ),
    StandingAnswer[State, Action](
        id="splits",
        decisions=("covid_accept",),
        settings=(ASK, "accept", "refuse"),
        answer=vote,
        option="covid",
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
