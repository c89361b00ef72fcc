"""Card lines and skills in words, for built-in and new cards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from wardround.core.messages import Phrase
from wardround.games.hero.rules import constants as k
from wardround.games.hero.rules.auras import Line
from wardround.games.hero.rules.tables import Content


def describe_line(content: Content, line: Line) -> Phrase:
    """HE-11.1 What a line does, in a few words."""
    values: dict[str, Any] = {
        "n": abs(line.n),
        "change": f"{line.n:+d}",
        "about": k.ABOUT[line.about],
        "lasts": k.LASTS[line.lasts],
        "inside": line.in_room >= 0 and line.kind != k.REQUIRE,
        "room": content.names[content.rooms[line.in_room].mention] if line.in_room >= 0 else "",
        "pay": line.pay,
        "often": _often(line),
    }
    return Phrase(f"effect-{k.KINDS[line.kind].lower()}", {**values, **_details(line)})


def _often(line: Line) -> str:
    if line.trigger == k.ON_TURN and line.kind != k.CHOOSE:
        return "turn"
    return "round" if line.trigger == k.ON_ROUND else "free"


def _details(line: Line) -> dict[str, Any]:
    """The details that only lines of this kind have."""
    kind = line.kind
    if kind in (k.SKILL, k.SWAP):
        return {"skill": _skill(line.skill), "other": _skill(line.counts_as)}
    if kind == k.GAIN:
        receives = "receive" if line.n > 0 else "return"
        return {"token": k.TOKENS[line.token], "who": _who(line), "how": receives}
    if kind == k.TIMER:
        return {"target": "one" if line.target == k.TARGET_ONE else "others"}
    if kind in (k.COST, k.FORBID):
        return {"action": k.ACTIONS[line.action]}
    if kind == k.CHAOS:
        return {"price": k.PRICES[line.price]}
    if kind == k.SHIFT:
        return {"piece": k.PIECES[line.piece], "reach": k.REACHES[line.reach]}
    if kind == k.CHOOSE:
        return {"options": [option.name for option in line.options]}
    if kind == k.LIMIT:
        return {"what": k.LIMITS[line.what]}
    return {}


def _skill(skill: int) -> str:
    return k.SKILLS[skill] if 0 <= skill < len(k.SKILLS) else "any"


def _who(line: Line) -> str:
    if line.who == k.WHO_ALL:
        return "all"
    return "room" if line.who == k.WHO_ROOM else "you"


def skills_in_words(way: Sequence[int]) -> list[Phrase]:
    """``2 labour and 3 internal medicine``."""
    return [
        Phrase("skills", {"n": n, "skill": k.SKILLS[skill]}) for skill, n in enumerate(way) if n > 0
    ] or [Phrase("no-skills")]


def way_in_letters(way: Sequence[int]) -> str:
    """``L2 I3``: at least 2 labour and 3 internal medicine."""
    return " ".join([f"{k.LETTERS[skill]}{n}" for skill, n in enumerate(way) if n > 0])


def skills_from_letters(way: str) -> list[Phrase]:
    """``L2 I3`` in words."""
    skills = [0] * len(k.SKILLS)
    for part in way.split():
        skills[k.LETTERS.index(part[0])] = int(part[1:])
    return skills_in_words(skills)
