"""Lines of cards in words, for cards old and new."""

from __future__ import annotations

from wardround.games.hero.rules import enums
from wardround.games.hero.rules.auras import Line
from wardround.games.hero.rules.tables import Content

_LIMIT_WORDS = [
    "keep {} journals",
    "take {} staff members along",
    "draw {} journals when studying",
    "the extra sleep comes with Sleep number {}",
    "make {} calls of one kind in a turn",
]


def describe_line(content: Content, line: Line) -> str:
    """HE-11.1 What a line does, in a few words."""
    text = _effect(content, line)
    if line.about == enums.ABOUT_THIS:
        text += " for this patient"
    elif line.about == enums.ABOUT_OTHER:
        text += " for all other patients here"
    if line.lasts == enums.NEXT_TREAT:
        text += " for the next treatment"
    elif line.lasts == enums.REST_OF_TURN:
        text += " for the rest of the turn"
    if line.in_room >= 0 and line.kind != enums.REQUIRE:
        text += f" in the {content.rooms[line.in_room].name}"
    if line.pay > 0:
        text += f" for {plural(line.pay, 'action point')}"
    if line.trigger == enums.ON_TURN and line.kind != enums.CHOOSE:
        text += " (once a turn)"
    elif line.trigger == enums.ON_ROUND:
        text += " (once a round)"
    return text


def _effect(content: Content, line: Line) -> str:
    kind, n = line.kind, line.n
    if kind == enums.SKILL:
        skill = "any one skill" if line.skill == enums.ANY_SKILL else enums.SKILLS[line.skill]
        return f"{n:+d} {skill}"
    if kind == enums.SWAP:
        return f"up to {n} {enums.SKILLS[line.skill]} as {enums.SKILLS[line.counts_as]}"
    if kind == enums.GAIN:
        return _gain_words(line)
    if kind == enums.TIMER:
        whose = (
            "one patient here" if line.target == enums.TARGET_ONE else "every other patient here"
        )
        return f"{n:+d} timer for {whose}"
    if kind == enums.COST:
        return f"{enums.ACTIONS[line.action]} costs {plural(n, 'more point', 'more points')}"
    if kind == enums.CHAOS:
        return f"{n:+d} chaos for a {enums.PRICES[line.price]}"
    if kind == enums.FORBID:
        return f"no {enums.ACTIONS[line.action]}"
    if kind == enums.SHIFT:
        who = "a staff member" if line.piece == enums.PIECE_STAFF else "a patient"
        where = "an adjacent room" if line.reach == 0 else "any other room"
        return f"move {who} from here to {where}"
    if kind == enums.COPY:
        return "use an optional effect of staff elsewhere"
    if kind == enums.CHOOSE:
        return " or ".join([option.name for option in line.options])
    if kind == enums.LIMIT:
        return _LIMIT_WORDS[line.what].format(n)
    if kind == enums.FREELOAD:
        return f"{n:+d} freeloader reward"
    if kind == enums.REQUIRE:
        return f"treated in the {content.rooms[line.in_room].name} only"
    assert kind == enums.IMMUNE
    return "harmful effects of staff do not count"


def _gain_words(line: Line) -> str:
    n = line.n
    if line.token == enums.PATIENT:
        return f"{plural(n, 'more patient', 'more patients')} in the E.R."
    if line.token == enums.JOURNAL:
        if n < 0:
            return f"discard {plural(-n, 'journal')}"
        return f"take {plural(n, 'journal')}"
    token = tokens(abs(n), enums.TOKENS[line.token])
    if line.who == enums.WHO_ALL:
        return f"everybody {'receives' if n > 0 else 'returns'} {token}"
    if line.who == enums.WHO_ROOM:
        return f"everybody here {'receives' if n > 0 else 'returns'} {token}"
    return f"{'take' if n > 0 else 'return'} {token}"


def tokens(n: int, token: str) -> str:
    """``1 deed``, ``2 deeds``, ``3 chaos``."""
    return f"{n} deed" if token == "deeds" and n == 1 else f"{n} {token}"


def plural(n: int, one: str, many: str = "") -> str:
    """``1 journal``, ``2 journals``."""
    return f"{n} {one}" if n == 1 else f"{n} {many or one + 's'}"
