"""The standing answers of HE.R.O."""

from __future__ import annotations

from typing import Final

from wardround.core.actions import Action
from wardround.games.hero import actions as a
from wardround.games.hero.rules.constants import CHAOS_TOKEN, GAIN, PATIENT
from wardround.games.hero.rules.lines import asking_line
from wardround.games.hero.rules.state import State
from wardround.presentation.game_spec import StandingAnswer
from wardround.presentation.standing_answers import ASK

GOOD: Final = "good"
YES: Final = "yes"
NO: Final = "no"
SPENT: Final = "spent"
SAME: Final = "same"
ALONE: Final = "alone"
NEED: Final = "need"
LOADING: Final = ("take_staff", "take_patient")
CALLS: Final = (a.CallStaff, a.CallConsultant)


def answer_offer(s: State, seat: int, setting: str, offered: list[Action]) -> Action | None:
    """HE-11.5 Yes to tokens that help, or yes or no to everything."""
    line = asking_line(s)
    does_good = line.kind == GAIN and line.token != PATIENT
    if setting == GOOD and not (does_good and (line.token == CHAOS_TOKEN) == (line.n < 0)):
        return None
    kind = a.Decline if setting == NO else a.Accept
    return next((action for action in offered if isinstance(action, kind)), None)


def answer_timer(s: State, seat: int, setting: str, offered: list[Action]) -> Action | None:
    """HE-11.44 Give time to the patient with the least; take it from the one with the most."""
    gives = asking_line(s).n > 0
    patients = [x for x in offered if isinstance(x, a.TimerPatient)]
    pick = min if gives else max
    return pick(patients, key=lambda x: s.timer[s.content.index[x.patient]])


def answer_turn(s: State, seat: int, setting: str, offered: list[Action]) -> Action | None:
    """HE-4.7 End the turn when all points are spent and no card can be used."""
    if s.points or any(not isinstance(x, (*CALLS, a.EndTurn)) for x in offered):
        return None
    return next((action for action in offered if isinstance(action, a.EndTurn)), None)


def answer_second_leg(s: State, seat: int, setting: str, offered: list[Action]) -> Action | None:
    """HE-5.16 Those who came along on the first leg of a Run come along on the second."""
    trip, t = s.trip, s.content
    if trip is None or trip.leg != 2:
        return None
    company = [t.figures[figure].mention for figure in trip.taken_staff]
    company += [t.patients[patient].mention for patient in trip.taken_patients]
    if not company and setting == SAME:
        return None
    for action in offered:
        if isinstance(action, a.TakeStaff) and action.staff in company:
            return action
        if isinstance(action, a.TakePatient) and action.patient in company:
            return action
    return next((x for x in offered if isinstance(x, (a.Done, a.TakeNone))), None)


STANDING: Final[tuple[StandingAnswer[State, Action], ...]] = (
    StandingAnswer("end_turn", ("choose_action",), (SPENT, ASK), answer_turn),
    StandingAnswer("second_leg", LOADING, (SAME, ALONE, ASK), answer_second_leg),
    StandingAnswer("offers", ("offer",), (GOOD, YES, NO, ASK), answer_offer),
    StandingAnswer("timers", ("timer_patient",), (ASK, NEED), answer_timer),
)
