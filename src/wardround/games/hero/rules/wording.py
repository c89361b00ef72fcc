"""Lines of cards in words, for cards old and new."""

from __future__ import annotations

from wardround.games.hero.rules.auras import Line
from wardround.games.hero.rules.constants import (
    ABOUT_OTHER,
    ABOUT_THIS,
    ACTIONS,
    ANY_SKILL,
    CHAOS,
    CHOOSE,
    COPY,
    COST,
    FORBID,
    FREELOAD,
    GAIN,
    IMMUNE,
    JOURNAL,
    LIMIT,
    NEXT_TREAT,
    ON_ROUND,
    ON_TURN,
    PATIENT,
    PIECE_STAFF,
    PRICES,
    REQUIRE,
    REST_OF_TURN,
    SHIFT,
    SKILL,
    SKILLS,
    SWAP,
    TARGET_ONE,
    TIMER,
    TOKENS,
    WHO_ALL,
    WHO_ROOM,
)
from wardround.games.hero.rules.tables import Content

_LIMIT_WORDS = [
    "keep {} journals",
    "take {} staff members along",
    "draw {} journals when studying",
    "the extra sleep comes with Sleep number {}",
    "call for help {} times in a turn",
]


def describe_line(content: Content, line: Line) -> str:
    """HE-11.1 What a line does, in a few words."""
    text = _effect(content, line)
    if line.about == ABOUT_THIS:
        text += " for this patient"
    elif line.about == ABOUT_OTHER:
        text += " for all other patients here"
    if line.lasts == NEXT_TREAT:
        text += " for the next treatment"
    elif line.lasts == REST_OF_TURN:
        text += " for the rest of the turn"
    if line.in_room >= 0 and line.kind != REQUIRE:
        text += f" in the {content.rooms[line.in_room].name}"
    if line.pay > 0:
        text += f" for {plural(line.pay, 'action point')}"
    if line.trigger == ON_TURN and line.kind != CHOOSE:
        text += " (once a turn)"
    elif line.trigger == ON_ROUND:
        text += " (once a round)"
    return text


def _effect(content: Content, line: Line) -> str:
    kind, n = line.kind, line.n
    if kind == SKILL:
        skill = "any one skill" if line.skill == ANY_SKILL else SKILLS[line.skill]
        return f"{n:+d} {skill}"
    if kind == SWAP:
        return f"up to {n} {SKILLS[line.skill]} as {SKILLS[line.counts_as]}"
    if kind == GAIN:
        return _gain_words(line)
    if kind == TIMER:
        whose = "one patient here" if line.target == TARGET_ONE else "every other patient here"
        return f"{n:+d} timer for {whose}"
    if kind == COST:
        return f"{ACTIONS[line.action]} costs {plural(n, 'more point', 'more points')}"
    if kind == CHAOS:
        return f"{n:+d} chaos for a {PRICES[line.price]}"
    if kind == FORBID:
        return f"no {ACTIONS[line.action]}"
    if kind == SHIFT:
        who = "a staff member" if line.piece == PIECE_STAFF else "a patient"
        where = "an adjacent room" if line.reach == 0 else "any other room"
        return f"move {who} from here to {where}"
    if kind == COPY:
        return "use an optional effect of staff elsewhere"
    if kind == CHOOSE:
        return " or ".join([option.name for option in line.options])
    if kind == LIMIT:
        return _LIMIT_WORDS[line.what].format(n)
    if kind == FREELOAD:
        return f"{n:+d} freeloader reward"
    if kind == REQUIRE:
        return f"treated in the {content.rooms[line.in_room].name} only"
    assert kind == IMMUNE
    return "harmful effects of staff do not count"


def _gain_words(line: Line) -> str:
    n = line.n
    if line.token == PATIENT:
        return f"{plural(n, 'more patient', 'more patients')} in the E.R."
    if line.token == JOURNAL:
        if n < 0:
            return f"discard {plural(-n, 'journal')}"
        return f"take {plural(n, 'journal')}"
    token = tokens(abs(n), TOKENS[line.token])
    if line.who == WHO_ALL:
        return f"everybody {'receives' if n > 0 else 'returns'} {token}"
    if line.who == WHO_ROOM:
        return f"everybody here {'receives' if n > 0 else 'returns'} {token}"
    return f"{'take' if n > 0 else 'return'} {token}"


def tokens(n: int, token: str) -> str:
    """``1 deed``, ``2 deeds``, ``3 chaos``."""
    return f"{n} deed" if token == "deeds" and n == 1 else f"{n} {token}"


def plural(n: int, one: str, many: str = "") -> str:
    """``1 journal``, ``2 journals``."""
    return f"{n} {one}" if n == 1 else f"{n} {many or one + 's'}"
