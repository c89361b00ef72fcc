"""Makes the lines of cards from their rows.

EFFECTS.md describes what a line may look like; the checks here enforce it.
"""

from __future__ import annotations

from typing import Final, TypeAlias

from wardround.core.content import NOTHING, at_least, expect, one_of, unique, wants
from wardround.core.messages import Phrase
from wardround.games.hero.content.rows import LineRow, PartRow
from wardround.games.hero.rules import constants as k
from wardround.games.hero.rules.auras import Line, LineOption

KIND_FIELDS: Final[dict[str, tuple[str, ...]]] = {
    "SKILL": ("skill", "n"),
    "SWAP": ("skill", "counts_as", "n"),
    "GAIN": ("token", "n", "who"),
    "TIMER": ("n", "target"),
    "COST": ("action", "n"),
    "CHAOS": ("price", "n"),
    "FORBID": ("action",),
    "SHIFT": ("piece", "reach"),
    "COPY": ("reach",),
    "CHOOSE": ("options",),
    "LIMIT": ("what", "n"),
    "FREELOAD": ("n",),
    "REQUIRE": ("room",),
    "IMMUNE": ("what",),
}
WORDS: Final = {
    "counts_as": k.SKILLS,
    "token": k.TOKENS,
    "who": k.WHO,
    "target": k.TARGETS,
    "action": k.ACTIONS,
    "price": k.PRICES[:4],
    "piece": k.PIECES,
    "reach": k.REACHES,
    "about": k.ABOUT,
    "lasts": k.LASTS,
    "first_per": k.PERIODS,
}
"""By field, the words that a row may have there, in the order of their numbers."""
CONDITIONS: Final = ("in_room", "about", "unless", "lasts", "first_per", "pay")
STANDING: Final = (
    "SKILL",
    "SWAP",
    "COST",
    "CHAOS",
    "FORBID",
    "LIMIT",
    "FREELOAD",
    "REQUIRE",
    "IMMUNE",
)
LASTING: Final = ("SKILL", "SWAP", "COST", "CHAOS", "FORBID", "LIMIT")
ONLY_MUST: Final = ("COST", "FORBID", "FREELOAD", "REQUIRE", "IMMUNE")
NOTE_TRIGGERS: Final = ("arrive", "expire")
ONE_OR_MORE: Final = wants("at-least", least=1)

Check: TypeAlias = tuple[bool, str, str | Phrase]
"""Whether a line passes, the field that is checked, and what is expected."""


class LineCompiler:
    """Turns line rows into lines and gives each its id."""

    def __init__(self, rooms: list[str]) -> None:
        self.rooms = rooms
        self.lines: list[Line] = []

    def card(self, table: str, key: str, rows: list[LineRow], code: int, owner: str) -> list[Line]:
        lines: list[Line] = []
        for index, row in enumerate(rows):
            at = f"{key}.{index}"
            trigger = one_of(table, f"{at}.trigger", row.trigger, k.TRIGGERS)
            may = one_of(table, f"{at}.mode", row.mode, k.MODES) == 1
            lines.append(self.line(table, at, row, code, index, trigger, may, owner))
        return lines

    def line(
        self,
        table: str,
        at: str,
        row: PartRow,
        code: int,
        index: int,
        trigger: int,
        may: bool,
        owner: str,
    ) -> Line:
        kind = one_of(table, f"{at}.kind", row.kind, k.KINDS)
        _check_fields(table, at, row)
        line = Line(len(self.lines), code, index, trigger, may, kind)
        self.lines.append(line)
        self._fill(table, at, row, line)
        if row.options is not None:
            at_least(table, f"{at}.options", len(row.options), 1)
            unique(table, f"{at}.options", [option.id for option in row.options])
            for option in row.options:
                inner = f"{at}.options.{option.id}.lines"
                parts = [
                    self.line(table, f"{inner}.{n}", part, code, index, trigger, may, owner)
                    for n, part in enumerate(option.lines)
                ]
                line.options.append(LineOption(option.id, option.name, parts))
        line.harms = owner == "staff" and not may and _is_harmful(line)
        _check_sense(table, at, row, line, owner)
        return line

    def _fill(self, table: str, at: str, row: PartRow, line: Line) -> None:
        line.n = row.n or 0
        line.pay = row.pay or 0
        allowed = {
            "skill": [*k.SKILLS, "any"] if row.kind == "SKILL" else k.SKILLS,
            "what": k.LIMITS if row.kind == "LIMIT" else ["negative"],
            "room": self.rooms,
            "in_room": self.rooms,
            **WORDS,
        }
        for field, words in allowed.items():
            word = getattr(row, field)
            if word is not None:
                one_of(table, f"{at}.{field}", word, [known for known in words if known])
                setattr(line, "in_room" if field == "room" else field, words.index(word))
        if row.unless is not None:
            one_of(table, f"{at}.unless", row.unless, ["flu_immune"])
            line.unless_flu = True


def _check_fields(table: str, at: str, row: PartRow) -> None:
    """HE-11.1 A line has exactly the fields of its kind."""
    wanted = KIND_FIELDS[row.kind]
    expected = f"{row.kind} with {', '.join(wanted)}"
    for field in wanted:
        expect(getattr(row, field) is not None, table, at, expected, f"no {field}")
    for field in PartRow.__struct_fields__:
        if field not in ("kind", *wanted, *CONDITIONS):
            expect(getattr(row, field) is None, table, at, expected, f"also {field}")


def _is_harmful(line: Line) -> bool:
    """HE-11.82 Whether a line is harmful."""
    if line.kind in (k.SKILL, k.FREELOAD):
        return line.n < 0
    if line.kind == k.GAIN:
        if line.token == k.CHAOS_TOKEN:
            return line.n > 0
        return line.token != k.PATIENT and line.n < 0
    if line.kind in (k.COST, k.CHAOS):
        return line.n > 0
    return line.kind == k.FORBID


def _check_sense(table: str, at: str, row: PartRow, line: Line, owner: str) -> None:
    """HE-11.1, HE-11.4, HE-R73 Accept only combinations that the rules can carry out."""
    checks: list[Check] = []
    kind, trigger = row.kind, k.TRIGGERS[line.trigger]
    part = not isinstance(row, LineRow)
    if trigger in NOTE_TRIGGERS:
        checks.append((owner == "patient", "trigger", "a trigger of this card"))
        checks.append((not line.may, "mode", f"must, since nobody is asked when {trigger} comes"))
        settled = kind == "GAIN" or (kind == "TIMER" and row.target == "room")
        checks.append((settled, "kind", "GAIN, or TIMER with target = room, for this trigger"))
    if trigger == "passive":
        checks.append((kind in STANDING, "kind", f"one of {', '.join(STANDING)} when passive"))
        checks.append((row.lasts is None, "lasts", "no lasts: a passive line always holds"))
    else:
        momentary = kind not in STANDING or row.lasts is not None
        checks.append((momentary, "lasts", f"lasts on a {kind} line that is not passive"))
        checks.append((row.about is None, "about", "no about: only passive lines have it"))
    if row.lasts is not None:
        checks.append((kind in LASTING, "lasts", f"lasts on {', '.join(LASTING)} only"))
    if trigger in ("turn", "round"):
        checks.append((line.may, "mode", f"may, since a {trigger} line is used at will"))
    if row.pay is not None:
        at_will = trigger in ("turn", "round") and not part
        checks.append((at_will, "pay", "pay on turn and round lines only"))
        checks.append((line.pay >= 1, "pay", ONE_OR_MORE))
    if row.first_per is not None:
        after = trigger in ("treat", "study", "sleep") and not part
        checks.append((after, "first_per", "first_per on treat, study and sleep lines only"))
    if row.about is not None:
        checks.append((owner == "patient", "about", "about on notes of patients only"))
        fits = (
            kind in ("SKILL", "SWAP", "FREELOAD")
            or (kind in ("COST", "FORBID") and row.action == "treat")
            or (kind == "CHAOS" and row.price == "carry")
        )
        checks.append((fits, "about", "about on a line that concerns a patient"))
    if trigger == "passive" and line.may:
        checks.append((kind not in ONLY_MUST, "mode", f"must for {kind}"))
        checks.append((kind != "CHAOS" or line.n < 0, "n", "below 0: a may line lowers a price"))
        checks.append((kind != "SKILL" or line.n > 0, "n", "above 0: a may line helps"))
    checks += _kind_checks(row, line, owner, part)
    for fine, field, expected in checks:
        got = getattr(row, field, None)
        expect(fine, table, f"{at}.{field}", expected, NOTHING if got is None else repr(got))


def _kind_checks(row: PartRow, line: Line, owner: str, part: bool) -> list[Check]:
    """HE-11.33, HE-11.40, HE-11.41, HE-R73 The limits of each kind."""
    n = line.n
    checks: list[Check] = [
        ("n" not in KIND_FIELDS[row.kind] or n != 0, "n", "a number other than 0")
    ]
    if row.kind == "SKILL" and row.skill == "any":
        checks.append((n > 0, "n", "at least 1 for any skill"))
    if row.kind == "SWAP":
        checks.append((n > 0, "n", ONE_OR_MORE))
        checks.append((row.skill != row.counts_as, "counts_as", "another skill"))
    if row.kind == "GAIN":
        if row.token == "journal":
            checks.append((row.who == "active", "who", "'active' for a journal"))
        if row.token == "patient":
            checks.append((row.who == "er", "who", "'er' for a patient"))
            checks.append((n > 0, "n", "at least 1 for a patient"))
        else:
            checks.append((row.who != "er", "who", "active, room or all"))
    if row.kind == "COST":
        checks.append((n > 0, "n", ONE_OR_MORE))
    if row.kind == "SHIFT":
        checks.append((row.reach in ("adjacent", "any"), "reach", "adjacent or any"))
    if row.kind == "COPY":
        checks.append((row.reach == "board", "reach", "'board'"))
        checks.append((owner == "staff" and not part, "kind", "COPY on staff cards only"))
        checks.append((line.trigger in (k.ON_TURN, k.ON_ROUND), "trigger", "turn or round"))
    if row.kind == "CHOOSE":
        checks.append((not part, "kind", "no CHOOSE inside an option"))
    if row.kind == "LIMIT":
        checks.append((n > 0, "n", ONE_OR_MORE))
    if row.kind == "REQUIRE":
        checks.append((owner == "patient", "kind", "REQUIRE on notes of patients only"))
        plain = row.in_room is None and row.unless is None and row.about is None
        checks.append((plain, "in_room", "REQUIRE without conditions"))
    if row.kind == "IMMUNE":
        checks.append((owner == "hero", "kind", "IMMUNE on hero cards only"))
        plain = row.in_room is None and row.unless is None
        checks.append((plain, "in_room", "IMMUNE without conditions"))
    return checks
