"""Rooms and cards as the rules use them: typed, numbered, with their lines sorted."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wardround.games.hero.rules.auras import Aura, Line
from wardround.games.hero.rules.constants import ACTIONS, ON_ROUND, ON_TURN, PASSIVE
from wardround.games.hero.rules.totals import pack

if TYPE_CHECKING:
    from wardround.games.hero.content.rows import HeroRow, JournalRow, PatientRow, RoomRow, StaffRow


class Room:
    """A room of the board."""

    def __init__(self, index: int, row: RoomRow, adjacent: list[int]) -> None:
        self.index = index
        self.id = row.id
        self.mention = f"room:{row.id}"
        self.name = row.name
        self.adjacent = adjacent
        self.stations = row.stations
        """The number of patients it holds; 0 means any number."""
        self.bonus = row.bonus.values()
        self.actions = [action in row.actions for action in ACTIONS]
        """Which of the six actions the room allows."""


class Card:
    """A card with lines: a hero, a staff member or consultant, a patient."""

    def __init__(self, index: int, code: int, kind: str, id_: str, name: str, text: str) -> None:
        self.index = index
        self.code = code
        """Its number among all cards with lines."""
        self.id = id_
        self.mention = f"{kind}:{id_}"
        self.name = name
        self.text = text
        self.lines: list[Line] = []
        self.passive: list[Line] = []
        """The standing lines."""
        self.triggered: list[Line] = []
        """The lines that something triggers."""
        self.uses: list[Line] = []
        """The lines that players use at will."""

    def print_lines(self, lines: list[Line]) -> None:
        """Give the card its lines, sorted by what sets them off."""
        self.lines = lines
        for line in lines:
            if line.trigger == PASSIVE:
                self.passive.append(line)
            elif line.trigger in (ON_TURN, ON_ROUND):
                self.uses.append(line)
            else:
                self.triggered.append(line)


class Hero(Card):
    """A hero card."""

    def __init__(self, index: int, code: int, row: HeroRow) -> None:
        super().__init__(index, code, "hero", row.id, row.name, row.text)
        self.skills = row.skills.values()
        self.flu_immune = row.flu_immune
        self.immune = False
        self.special_name = row.special_name
        self.standing: list[list[Line]] = []
        """By room, the card's standing lines in force there."""
        self.auras: list[Aura] = []
        """HE-11.7 By room, what the card's standing lines add up to."""


class Figure(Card):
    """A staff member or consultant; its code is its index."""

    def __init__(self, index: int, row: StaffRow, consultant: bool) -> None:
        kind = "consultant" if consultant else "staff"
        super().__init__(index, index, kind, row.id, row.name, row.text)
        self.skills = row.skills.values()
        self.tone: str = row.tone
        self.consultant = consultant


class Patient(Card):
    """A patient card; each copy is a separate card."""

    def __init__(self, index: int, code: int, id_: str, row: PatientRow) -> None:
        super().__init__(index, code, "patient", id_, row.name, row.text)
        self.tier = row.tier
        self.timer = row.timer
        self.chaos = row.chaos
        self.ways = [way.values() for way in row.treat]
        self.ways_packed = [pack(way) for way in self.ways]
        self.reward = row.reward
        self.freeload = row.freeload
        self.required: list[int] = []
        """HE-11.80 The rooms of its REQUIRE lines."""


class Journal:
    """A journal title."""

    def __init__(self, index: int, row: JournalRow) -> None:
        self.index = index
        self.id = row.id
        self.mention = f"journal:{row.id}"
        self.name = row.title
        self.copies = row.copies
        self.skills = row.skills.values()
        self.sleep = row.sleep
