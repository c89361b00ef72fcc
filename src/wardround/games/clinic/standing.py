"""What a seat can answer in advance in Clinic."""

from __future__ import annotations

from typing import Final

from wardround.core.actions import Action
from wardround.core.chance import Chance
from wardround.core.log import silent
from wardround.games.clinic.actions import Accept, ExpansionChoice
from wardround.games.clinic.advice.script import answer as script_answer
from wardround.games.clinic.advice.value import rate
from wardround.games.clinic.rules.decisions import push
from wardround.games.clinic.rules.state import State, care_of
from wardround.games.clinic.show.dangers import left_to_die
from wardround.presentation.game_spec import Moment, StandingAnswer
from wardround.presentation.standing_answers import ASK

FOR_ME: Final = "best"
ARRIVALS: Final = ("hire_arrival", "masks_arrival", "quarantine_arrival")
INFECTIONS: Final = ("covid_infect", "contagion_place", "contagion_patient")


def best_place(s: State, seat: int, setting: str, offered: list[Action]) -> Action:
    """CL-7.1, CL-7.9, CL-4.57 On a parking tile if there is room: cars in the street cost time."""
    weights = rate(s, offered)
    return offered[weights.index(max(weights))]


def sensible(s: State, seat: int, setting: str, offered: list[Action]) -> Action:
    """CL-5.10, CL-17.6, CL-17.13, CV-3.4 What a sensible player answers."""
    return script_answer(s, seat)


def vote(s: State, seat: int, setting: str, offered: list[Action]) -> Action | None:
    """CV-R12 The same answer to every split the others propose."""
    return next(x for x in offered if isinstance(x, ExpansionChoice) and x.first == setting)


def accept_plan(s: State, seat: int, setting: str, offered: list[Action]) -> Action | None:
    """CL-10.16 The proposal has the highest income. A plan the player has changed stays theirs to
    accept, and so does the decision whether to buy masks for a better one (CV-R33)."""
    if care_of(s.boards[seat]).changes or any(masks_help(s, action) for action in offered):
        return None
    return next((action for action in offered if isinstance(action, Accept)), None)


def masks_help(s: State, action: Action) -> bool:
    """CV-R33 Whether these masks would let the plan treat more patients than it does."""
    if not isinstance(action, ExpansionChoice):
        return False
    tried = s.clone()
    push(tried, action, Chance(), silent())
    before, after = care_of(s.boards[action.seat]), care_of(tried.boards[action.seat])
    return len(after.plan) > len(before.plan)


def patient_would_die(s: State, seat: int) -> bool:
    """CL-13.10, CV-7.3 The plan leaves someone red on the board untreated."""
    b = s.boards[seat]
    return bool(left_to_die(s, b, care_of(b).plan))


STANDING: Final[tuple[StandingAnswer[State, Action], ...]] = (
    StandingAnswer("cars", ("park_car", "leave_car", "repark"), (FOR_ME, ASK), best_place),
    StandingAnswer("arrivals", ARRIVALS, (ASK, FOR_ME), sensible),
    StandingAnswer("care_plan", ("care_plan",), ("accept", ASK), accept_plan),
    StandingAnswer("blood", ("transfuse", "draw_blood"), (ASK, FOR_ME), sensible, option="blood"),
    StandingAnswer("infections", INFECTIONS, (ASK, FOR_ME), sensible, option="covid"),
    StandingAnswer("splits", ("covid_accept",), (ASK, "accept", "refuse"), vote, option="covid"),
)
MOMENTS: Final = (Moment("death", ("care_plan",), True, patient_would_die),)
