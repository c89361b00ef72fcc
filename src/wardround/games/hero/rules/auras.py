"""Chapter 11, standing effects: what a set of lines adds up to.

An `Aura` is the sum of the lines in force: those of a room and everyone in it, of a hero card, or
of effects that stay with a hero for a while. Lines that change a number are added up here; callers
apply the limits (HE-11.86).
"""

from __future__ import annotations

from typing import Final

from wardround.games.hero.rules.constants import (
    ABOUT_ANY,
    ANY_SKILL,
    CHAOS,
    COST,
    EVERY_TIME,
    FORBID,
    FREELOAD,
    LASTS_NOT,
    LIMIT,
    LIMIT_SLEEP_BONUS,
    NOBODY,
    NOTHING,
    SKILL,
    SWAP,
)


class Line:
    """One effect of a card, with its words turned into numbers."""

    def __init__(self, id_: int, card: int, index: int, trigger: int, may: bool, kind: int) -> None:
        self.id = id_
        self.card = card
        """The code of the card it is printed on."""
        self.key = ""
        """Its readable name: ``staff:pharmacist/1``, or ``staff:pharmacist/1/red/1`` for a part."""
        self.index = index
        """Its place on the card, from 0; parts of an option share that of their CHOOSE line."""
        self.trigger = trigger
        self.may = may
        self.kind = kind
        self.skill = NOTHING
        self.counts_as = NOTHING
        self.n = 0
        self.token = NOTHING
        self.who = NOTHING
        self.target = NOTHING
        self.action = NOTHING
        self.price = NOTHING
        self.piece = NOTHING
        self.reach = NOTHING
        self.what = NOTHING
        self.in_room = NOTHING
        self.about = ABOUT_ANY
        self.unless_flu = False
        self.lasts: int = LASTS_NOT
        self.first_per: int = EVERY_TIME
        self.pay = 0
        self.options: list[LineOption] = []
        self.harms = False
        """HE-11.82 A harmful `must` line of a staff member."""

    def holds_in(self, room: int, flu_immune: bool) -> bool:
        """HE-11.2, HE-11.23, HE-11.26 The conditions that do not depend on a patient."""
        return (self.in_room == NOTHING or self.in_room == room) and not (
            self.unless_flu and flu_immune
        )

    def option(self, id_: str) -> LineOption:
        """HE-11.69 The option with this id."""
        return [option for option in self.options if option.id == id_].pop()


class LineOption:
    """HE-11.69 An option of a CHOOSE line."""

    __slots__ = ("id", "lines", "name")

    def __init__(self, id_: str, name: str, lines: list[Line]) -> None:
        self.id = id_
        self.name = name
        self.lines = lines


_NONE: Final[list[int]] = []
_NO_LINES: Final[list[tuple[Line, int]]] = []
_NO_SWAPS: Final[list[tuple[int, int, int]]] = []
_SIX_ZEROS: Final = [0, 0, 0, 0, 0, 0]
_SIX_TIMES_NOT: Final = [False, False, False, False, False, False]
_NO_LIMITS: Final = [NOTHING, NOTHING, NOTHING, NOTHING, NOTHING]


class Aura:
    """The numbers that standing lines add up to."""

    __slots__ = (
        "any_points",
        "chaos",
        "cost",
        "forbids",
        "freeload",
        "hinders",
        "limits",
        "skills",
        "swaps",
    )

    def __init__(self, skills: list[int]) -> None:
        self.skills = skills
        self.any_points: list[int] = _NONE
        """HE-11.33 One entry per SKILL line of any skill; its points go to a single skill."""
        self.swaps: list[tuple[int, int, int]] = _NO_SWAPS
        """HE-11.35 (skill, counts as, points)."""
        # Most auras have none of these, so the lists are shared until a line changes them.
        self.cost = _SIX_ZEROS
        self.forbids = _SIX_TIMES_NOT
        self.chaos = _SIX_ZEROS
        self.limits = _NO_LIMITS
        self.freeload = 0
        self.hinders = False
        """Whether any action costs more or is forbidden."""

    def copy(self) -> Aura:
        """A copy to add more lines to."""
        other = Aura(self.skills[:])
        other.any_points = self.any_points
        other.swaps = self.swaps
        other.cost = self.cost
        other.forbids = self.forbids
        other.chaos = self.chaos
        other.limits = self.limits
        other.freeload = self.freeload
        other.hinders = self.hinders
        return other

    def add(self, line: Line, basic_limits: list[int]) -> None:
        """HE-11.4, HE-11.31, HE-11.32, HE-11.35, HE-11.49, HE-11.50, HE-11.51, HE-11.56, HE-11.77,
        HE-R41 Add a line that is in force."""
        kind = line.kind
        if kind == SKILL:
            if line.skill == ANY_SKILL:
                self.any_points = [*self.any_points, line.n]
            else:
                self.skills[line.skill] += line.n
        elif kind == CHAOS:
            self.chaos = self.chaos[:]
            self.chaos[line.price] += line.n
        elif kind == COST:
            self.cost = self.cost[:]
            self.cost[line.action] += line.n
            self.hinders = True
        elif kind == SWAP:
            self.swaps = [*self.swaps, (line.skill, line.counts_as, line.n)]
        elif kind == FORBID:
            self.forbids = self.forbids[:]
            self.forbids[line.action] = True
            self.hinders = True
        elif kind == LIMIT:
            self._add_limit(line, basic_limits)
        elif kind == FREELOAD:
            self.freeload += line.n

    def _add_limit(self, line: Line, basic_limits: list[int]) -> None:
        """HE-11.4, HE-11.71 The best of several values counts; a `may` line only if it helps."""
        what = line.what
        if line.may and better_limit(what, line.n, basic_limits[what]) != line.n:
            return
        self.limits = self.limits[:]
        self.limits[what] = better_limit(what, line.n, self.limits[what])


def better_limit(what: int, n: int, other: int) -> int:
    """HE-11.71 The better limit for the hero; NOTHING stands for no value."""
    if other == NOTHING:
        return n
    if n == NOTHING:
        return other
    return min(n, other) if what == LIMIT_SLEEP_BONUS else max(n, other)


class RoomNow:
    """Who and what is in a room, and what it adds up to: built on demand, dropped on a change."""

    __slots__ = (
        "about",
        "aura",
        "flu",
        "harm",
        "hero_aura",
        "patients",
        "seat",
        "staff",
        "triggered",
        "uses",
    )

    def __init__(self, staff: list[int], patients: list[int]) -> None:
        self.staff = staff
        """HE-7.14 In the order of the staff track, then the consultant."""
        self.patients = patients
        """HE-R35 In the order of arrival."""
        self.aura: Aura | None = None
        """What the cards add up to for heroes without an immunity that matters here."""
        self.hero_aura: Aura | None = None
        """The same for the hero who asked last, with the lines of the hero card."""
        self.seat = NOBODY
        """That hero's seat."""
        self.harm = False
        self.flu = False
        # Most rooms have none of these, so the list is shared until a card adds a line.
        self.about = _NO_LINES
        """Standing lines about one patient or all others, each with its card."""
        self.uses = _NO_LINES
        self.triggered = _NO_LINES

    def with_patients(self, patients: list[int]) -> RoomNow:
        """The same room with other patients; none who came or went may have lines."""
        other = RoomNow(self.staff, patients)
        other.aura = self.aura
        other.hero_aura = self.hero_aura
        other.seat = self.seat
        other.harm = self.harm
        other.flu = self.flu
        other.about = self.about
        other.uses = self.uses
        other.triggered = self.triggered
        return other
