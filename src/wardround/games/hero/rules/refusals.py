"""Why an action that is not listed is refused: always a rule, a reason and the facts."""

from __future__ import annotations

from typing import Final

from wardround.core.actions import Action, Refusal
from wardround.games.hero.actions import (
    CallConsultant,
    CallStaff,
    Move,
    Run,
    Treat,
)
from wardround.games.hero.rules import calling, journals, lines, treating
from wardround.games.hero.rules.auras import Line
from wardround.games.hero.rules.constants import (
    A_CALL_CONSULTANT,
    A_CALL_STAFF,
    A_MOVE,
    A_RUN,
    A_SLEEP,
    A_STUDY,
    A_TREAT,
    A_USE,
    ACTIONS,
    CHOOSE_ACTION,
    COPY,
    DECISIONS,
    GAIN,
    LOOK,
    LOST_BY_CHAOS,
    MOVE,
    NOBODY,
    ON_ROUND,
    ON_TURN,
    OVER,
    PATIENT,
    PICK_HERO,
    RUN,
    SHIFT,
    SHIFT_PIECE,
    SHIFT_TO,
    SLEEP,
    STUDY,
    TAKE_PATIENT,
    TAKE_STAFF,
    TIMER,
    TREAT,
)
from wardround.games.hero.rules.flow import decision
from wardround.games.hero.rules.report import hero_name
from wardround.games.hero.rules.room import (
    forbidden,
    forbidden_to_treat,
    lines_about,
    points_for,
    points_to_treat,
)
from wardround.games.hero.rules.state import State

_DECISION_RULES: Final = [
    "HE-4.23",
    "HE-1.11",
    "HE-4.6",
    "HE-5.7",
    "HE-5.8",
    "HE-11.73",
    "HE-9.4",
    "HE-11.5",
    "HE-11.69",
    "HE-11.63",
    "HE-11.44",
    "HE-11.59",
    "HE-11.59",
]
"""The rule behind each decision, in the order of DECISIONS."""

_KIND_DECISIONS: Final = {
    "pick_hero": PICK_HERO,
    "take_staff": TAKE_STAFF,
    "done": TAKE_STAFF,
    "take_patient": TAKE_PATIENT,
    "none": TAKE_PATIENT,
    "keep_journal": 5,
    "discard_journal": 6,
    "yes": 7,
    "no": 7,
    "choose_option": 8,
    "copy_line": 9,
    "timer_patient": 10,
    "shift_piece": SHIFT_PIECE,
    "shift_to": SHIFT_TO,
}
"""The decision that each kind of action answers; the others answer `choose_action`."""


def why_not(s: State, action: Action) -> Refusal:
    """HE-4.23, HE-5.2, HE-13.8 The night is over, it is somebody else's turn, something else is
    asked, or the action is not possible."""
    what = decision(s)
    if what == OVER:
        rule = "HE-13.8" if s.reason == LOST_BY_CHAOS else "HE-4.23"
        return Refusal(rule, "over")
    if action.seat != s.active:
        rule = "HE-R3" if what == PICK_HERO else "HE-5.2"
        return Refusal(rule, "not_your_turn", hero=hero_name(s, s.active))
    kind = str(action.__struct_config__.tag)
    wanted = _KIND_DECISIONS.get(kind, CHOOSE_ACTION)
    if wanted != what:
        return _wrong_moment(s, what, wanted)
    if wanted == CHOOSE_ACTION:
        return _why_not_action(s, action)
    return _why_not_answer(s, action, what)


def _wrong_moment(s: State, what: int, wanted: int) -> Refusal:
    """HE-5.24, HE-4.6, HE-7.4 Another question has to be answered first, or nothing of the kind is
    asked."""
    if what == CHOOSE_ACTION:
        rule = _DECISION_RULES[wanted]
        return Refusal(rule, "not_asked", decision=DECISIONS[wanted])
    rule = decision_rule(s, what)
    if s.leg == 2:
        rule = "HE-5.24"
    return Refusal(rule, "answer_first", decision=DECISIONS[what])


def decision_rule(s: State, what: int) -> str:
    """The rule that asks a question."""
    if what in (SHIFT_PIECE, SHIFT_TO) and s.t.lines[s.agenda[-1][1]].piece == 1:
        return "HE-11.60"
    return _DECISION_RULES[what]


def _why_not_answer(s: State, action: Action, what: int) -> Refusal:
    """HE-1.11, HE-2.9, HE-5.20, HE-5.21 An answer that is not among the choices."""
    t = s.t
    rule = decision_rule(s, what)
    meaning = t.meaning.get(action)
    if meaning is None:
        return Refusal(rule, "unknown", what=_words(action))
    name = _words(action)
    if what == PICK_HERO:
        return Refusal(rule, "hero_taken", hero=t.heroes[meaning[1]].name)
    if what == TAKE_STAFF:
        figure = meaning[1]
        if s.figure_room[figure] != s.hero_room[s.active]:
            return Refusal(rule, "not_here", piece=t.figures[figure].name)
        rule = "HE-11.72" if s.staff_limit > 1 else "HE-5.20"
        return Refusal(rule, "enough_taken", most=s.staff_limit)
    if what == TAKE_PATIENT:
        patient = meaning[1]
        if s.patient_room[patient] != s.hero_room[s.active]:
            return Refusal(rule, "not_here", piece=t.patients[patient].name)
        return Refusal("HE-5.21", "enough_taken", most=t.numbers.patients_carried)
    return Refusal(rule, "not_a_choice", what=name)


def _words(action: Action) -> str:
    words = [str(getattr(action, f)) for f in action.__struct_fields__ if f != "seat"]
    return " ".join(words)


# -- the six actions, calls, lines -------------------------------------------------------------


def _why_not_action(s: State, action: Action) -> Refusal:
    meaning = s.t.meaning.get(action)
    if meaning is None:
        return _why_unknown(s, action)
    kind = meaning[0]
    if kind == A_TREAT:
        return _why_not_treat(s, meaning[1], meaning[2], meaning[3])
    if kind == A_CALL_STAFF:
        return _why_not_call_staff(s, meaning[1])
    if kind == A_CALL_CONSULTANT:
        return _why_not_call_consultant(s, meaning[1])
    if kind == A_USE:
        return _why_not_use(s, s.t.lines[meaning[1]])
    if kind == A_MOVE:
        return _why_not_start(s, MOVE) or Refusal(
            "HE-5.6", "not_adjacent", room=s.t.rooms[meaning[1]].name
        )
    if kind == A_RUN:
        return _why_not_start(s, RUN) or Refusal(
            "HE-5.17", "not_adjacent", room=s.t.rooms[meaning[1]].name
        )
    return _why_not_work(s, kind)


def _why_not_work(s: State, kind: int) -> Refusal:
    """HE-2.16, HE-2.17, HE-2.18, HE-5.27, HE-5.42 Study, Sleep and Look around have their rooms."""
    if kind == A_STUDY:
        which, rule = STUDY, "HE-2.16"
    elif kind == A_SLEEP:
        which, rule = SLEEP, "HE-2.17"
    else:
        which, rule = LOOK, "HE-2.18"
    if not s.t.rooms[s.hero_room[s.active]].actions[which]:
        rooms = [room.name for room in s.t.rooms if room.actions[which]]
        return Refusal(rule, "wrong_room", action=ACTIONS[which], rooms=" or ".join(rooms))
    refusal = _why_not_start(s, which)
    if refusal is not None:
        return refusal
    if kind == A_STUDY and journals.journals_left(s) == 0:
        return Refusal("HE-5.27", "no_journal")
    if not lines.patients_left(s):
        return Refusal("HE-5.42", "no_patient")
    return Refusal("HE-5.42", "no_station")


def _why_not_start(s: State, which: int) -> Refusal | None:
    """HE-5.5, HE-11.56, HE-11.58 Forbidden here or this turn, or too few points."""
    if forbidden(s, which):
        rule = "HE-11.58" if s.extra.forbids[which] else "HE-11.56"
        return Refusal(rule, "forbidden", action=ACTIONS[which])
    price = points_for(s, which)
    if price > s.points:
        return Refusal("HE-5.5", "points", needed=price, left=s.points)
    return None


def _why_unknown(s: State, action: Action) -> Refusal:
    """HE-2.1, HE-5.31, HE-6.3, HE-8.2, HE-11.9 Something that this hospital does not have."""
    name = _words(action)
    if isinstance(action, Run | Move):
        rooms = [action.room, action.via] if isinstance(action, Run) else [action.room]
        unknown = [r for r in rooms if not (r.startswith("room:") and r in s.t.index)]
        if not unknown:
            rule = "HE-5.17" if isinstance(action, Run) else "HE-5.6"
            return Refusal(rule, "not_adjacent", room=s.t.names[rooms[-1]])
        return Refusal("HE-2.1", "unknown", what=name)
    if isinstance(action, Treat):
        if action.patient.startswith("patient:") and action.patient in s.t.index:
            if action.helper and action.helper not in s.t.seat_names:
                return Refusal("HE-6.13", "unknown", what=action.helper)
            return Refusal("HE-8.2", "no_such_way", way=action.way)
        return Refusal("HE-5.31", "unknown", what=name)
    if isinstance(action, CallStaff | CallConsultant):
        return Refusal("HE-6.3", "unknown", what=name)
    return Refusal("HE-11.9", "unknown", what=name)


def _why_not_treat(s: State, patient: int, way: int, helper: int) -> Refusal:
    """HE-5.31, HE-6.13, HE-6.14, HE-11.80, HE-11.85, HE-14.1 Checked in the order of the rules."""
    t = s.t
    seat = s.active
    room = s.hero_room[seat]
    card = t.patients[patient]
    if s.patient_room[patient] != room:
        return Refusal("HE-5.31", "patient_not_here", patient=card.name)
    if helper != NOBODY:
        if helper == seat or helper >= s.shift.seats:
            return Refusal("HE-6.13", "no_helper")
        if not treating.counsel_left(s):
            rule = "HE-14.1" if s.shift.expert_limits else "HE-6.14"
            return Refusal(rule, "counsel_used")
        if s.hero_room[helper] != room:
            return Refusal("HE-6.13", "helper_elsewhere", hero=hero_name(s, helper))
    refusal = _why_not_start(s, TREAT)
    if refusal is not None:
        return refusal
    if forbidden_to_treat(s, patient):
        return Refusal("HE-11.56", "forbidden", action="treat")
    for needed in card.required:
        if needed != room:
            return Refusal("HE-11.80", "wrong_room", action="treat", rooms=t.rooms[needed].name)
    price = points_to_treat(s, patient)
    if price > s.points:
        return Refusal("HE-5.5", "points", needed=price, left=s.points)
    hero = t.heroes[s.heroes[seat]]
    found = treating.team(s, helper)
    about = lines_about(s, room, patient, hero.immune, hero.flu_immune)
    found = treating.with_lines(found, about)
    return Refusal(
        "HE-3.9",
        "not_met",
        needed=treating.way_in_letters(card.ways[way]),
        total=treating.way_in_letters([max(0, value) for value in found.sums]) or "nothing",
    )


def _why_not_call(s: State) -> Refusal | None:
    """HE-6.5, HE-14.2 The calls of this turn or round are used up."""
    if calling.call_left(s):
        return None
    return Refusal("HE-14.2" if s.shift.expert_limits else "HE-6.5", "call_used")


def _why_not_call_staff(s: State, figure: int) -> Refusal:
    """HE-6.3, HE-7.12, HE-R28 Not on the board, already here, or no call left."""
    name = s.t.figures[figure].name
    if s.figure_room[figure] == NOBODY:
        return Refusal("HE-6.3", "not_on_board", piece=name)
    if s.figure_room[figure] == s.hero_room[s.active]:
        return Refusal("HE-R28", "already_here", piece=name)
    refusal = _why_not_call(s)
    return refusal if refusal is not None else Refusal("HE-6.3", "not_a_choice", what=name)


def _why_not_call_consultant(s: State, figure: int) -> Refusal:
    """HE-6.3, HE-6.8 Not a consultant, no call left, or one is on the board already."""
    card = s.t.figures[figure]
    if not card.consultant:
        return Refusal("HE-6.3", "not_a_consultant", piece=card.name)
    refusal = _why_not_call(s)
    if refusal is not None:
        return refusal
    return Refusal("HE-6.8", "consultant_here")


def _why_not_use(s: State, line: Line) -> Refusal:
    """HE-11.9, HE-11.10, HE-11.14, HE-11.20, HE-11.21, HE-11.22 No such line here, used, too dear,
    or without effect."""
    room = s.hero_room[s.active]
    name = s.t.card_names[line.card]
    if line.trigger != ON_TURN and line.trigger != ON_ROUND:
        return Refusal("HE-11.13", "not_usable", card=name)
    if s.room_of_card(line.card) != room or (
        line.card >= s.t.first_hero and line.card - s.t.first_hero != s.heroes[s.active]
    ):
        return Refusal("HE-7.2", "not_here", piece=name)
    if not lines.is_open(s, line):
        rule = "HE-11.9" if line.trigger == ON_TURN else "HE-11.10"
        return Refusal(rule, "line_used", card=name)
    if line.pay > s.points:
        return Refusal("HE-11.14", "points", needed=line.pay, left=s.points)
    if not line.holds_in(room, s.t.heroes[s.heroes[s.active]].flu_immune):
        rule = "HE-11.26" if line.unless_flu else "HE-11.23"
        return Refusal(rule, "not_in_force", card=name)
    rule = "HE-11.20"
    if line.kind == GAIN:
        rule = "HE-11.43" if line.token == PATIENT else "HE-11.21"
    elif line.kind in (SHIFT, TIMER, COPY):
        rule = "HE-11.22"
    return Refusal(rule, "no_effect", card=name)
