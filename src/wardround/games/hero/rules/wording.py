"""Card lines in words, for built-in and new cards."""

from __future__ import annotations

from typing import Any

from wardround.core.words import Phrase
from wardround.games.hero.rules import enums
from wardround.games.hero.rules.auras import Line
from wardround.games.hero.rules.tables import Content


def describe_line(content: Content, line: Line) -> Phrase:
    """HE-11.1 What a line does, in a few words."""
    values: dict[str, Any] = {
        "n": abs(line.n),
        "change": f"{line.n:+d}",
        "about": enums.ABOUT[line.about],
        "lasts": enums.LASTS[line.lasts],
        "inside": line.in_room >= 0 and line.kind != enums.REQUIRE,
        "room": content.names[content.rooms[line.in_room].mention] if line.in_room >= 0 else "",
        "pay": line.pay,
        "often": _often(line),
    }
    return Phrase(f"effect-{enums.KINDS[line.kind].lower()}", {**values, **_details(line)})


def _often(line: Line) -> str:
    if line.trigger == enums.ON_TURN and line.kind != enums.CHOOSE:
        return "turn"
    return "round" if line.trigger == enums.ON_ROUND else "free"


def _details(line: Line) -> dict[str, Any]:
    """The details that only lines of this kind have."""
    kind = line.kind
    if kind in (enums.SKILL, enums.SWAP):
        return {"skill": _skill(line.skill), "other": _skill(line.counts_as)}
    if kind == enums.GAIN:
        receives = "receive" if line.n > 0 else "return"
        return {"token": enums.TOKENS[line.token], "who": _who(line), "how": receives}
    if kind == enums.TIMER:
        return {"target": "one" if line.target == enums.TARGET_ONE else "others"}
    if kind in (enums.COST, enums.FORBID):
        return {"action": enums.ACTIONS[line.action]}
    if kind == enums.CHAOS:
        return {"price": enums.PRICES[line.price]}
    if kind == enums.SHIFT:
        piece = "staff" if line.piece == enums.PIECE_STAFF else "patient"
        return {"piece": piece, "reach": "adjacent" if line.reach == 0 else "any"}
    if kind == enums.CHOOSE:
        return {"options": [option.name for option in line.options]}
    if kind == enums.LIMIT:
        return {"what": enums.LIMITS[line.what]}
    return {}


def _skill(skill: int) -> str:
    return enums.SKILLS[skill] if 0 <= skill < len(enums.SKILLS) else "any"


def _who(line: Line) -> str:
    if line.who == enums.WHO_ALL:
        return "all"
    return "room" if line.who == enums.WHO_ROOM else "you"
