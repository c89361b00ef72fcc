"""What the game waits for, in words."""

from __future__ import annotations

from wardround.core.game import Awaiting
from wardround.games.hero.rules.constants import (
    CHOOSE_ACTION,
    CHOOSE_OPTION,
    COPY_LINE,
    DECISIONS,
    DISCARD_JOURNAL,
    KEEP_JOURNAL,
    OFFER,
    OVER,
    PICK_HERO,
    PIECE_STAFF,
    SHIFT_PIECE,
    SHIFT_TO,
    TAKE_PATIENT,
    TAKE_STAFF,
    TIMER_PATIENT,
)
from wardround.games.hero.rules.flow import decision
from wardround.games.hero.rules.refusals import decision_rule
from wardround.games.hero.rules.report import hero_name
from wardround.games.hero.rules.state import State
from wardround.games.hero.rules.wording import describe_line


def awaiting(s: State) -> Awaiting:
    """HE-5.2, HE-H5, HE-H9 Whose decision it is and what about; no prompt tells what is in a
    bag."""
    what = decision(s)
    if what == OVER:
        return Awaiting((), DECISIONS[OVER], "The night is over.", "HE-4.23")
    return Awaiting((s.active,), DECISIONS[what], _prompt(s, what), decision_rule(s, what))


def _prompt(s: State, what: int) -> str:
    t = s.t
    name = hero_name(s, s.active)
    if what == PICK_HERO:
        return f"{name}, pick a hero."
    if what == CHOOSE_ACTION:
        points = "1 action point" if s.points == 1 else f"{s.points} action points"
        return f"{name}, what do you do? {points} left."
    if what == TAKE_STAFF:
        return f"{name}, who comes along to the {t.rooms[s.route[0]].name}?"
    if what == TAKE_PATIENT:
        return f"{name}, which patient comes along to the {t.rooms[s.route[0]].name}?"
    if what == KEEP_JOURNAL:
        return f"{name}, which journal do you keep?"
    if what == DISCARD_JOURNAL:
        return f"{name}, which journal do you discard?"
    return _line_prompt(s, what, name)


def _line_prompt(s: State, what: int, name: str) -> str:
    t = s.t
    task = s.agenda[-1]
    line = t.lines[task[1]]
    card = t.card_names[task[2]]
    if what == OFFER:
        return f"{name}, {card}: {describe_line(t, line)}?"
    if what == CHOOSE_OPTION:
        return f"{name}, {card}: which one?"
    if what == COPY_LINE:
        return f"{name}, {card}: whose effect do you copy?"
    if what == TIMER_PATIENT:
        return f"{name}, {card}: whose timer changes by {line.n:+d}?"
    if what == SHIFT_PIECE:
        who = "Which staff member" if line.piece == PIECE_STAFF else "Which patient"
        return f"{name}, {card}: {who.lower()} is moved?"
    if what == SHIFT_TO:
        piece = t.figures[task[4]].name if line.piece == PIECE_STAFF else t.patients[task[4]].name
        return f"{name}, {card}: where does {piece} go?"
    return ""
