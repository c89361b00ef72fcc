"""Rooms and cards as the rules use them: typed, numbered, with their lines sorted."""

from __future__ import annotations

from wardround.games.hero.rules.auras import Aura, Line
from wardround.games.hero.rules.enums import ON_ROUND, ON_TURN, PASSIVE
from wardround.games.hero.rules.totals import pack


class Room:
    """A room of the board."""

    def __init__(
        self,
        index: int,
        id_: str,
        name: str,
        adjacent: list[int],
        stations: int,
        bonus: list[int],
        actions: list[bool],
    ) -> None:
        self.index = index
        self.id = id_
        self.mention = f"room:{id_}"
        self.name = name
        self.adjacent = adjacent
        self.stations = stations
        """How many patients it holds; 0 is any number."""
        self.bonus = bonus
        self.actions = actions
        """Which of the six actions the room makes possible."""


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
        """The lines that stand."""
        self.triggered: list[Line] = []
        """The lines that are triggered by something."""
        self.uses: list[Line] = []
        """The lines that are used at will."""

    def print_lines(self, lines: list[Line]) -> None:
        """Give the card its lines, sorted by what brings them about."""
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

    def __init__(
        self,
        index: int,
        code: int,
        id_: str,
        name: str,
        skills: list[int],
        flu_immune: bool,
        special_name: str,
        text: str,
    ) -> None:
        super().__init__(index, code, "hero", id_, name, text)
        self.skills = skills
        self.flu_immune = flu_immune
        self.immune = False
        self.special_name = special_name
        self.standing: list[list[Line]] = []
        """By room, the card's standing lines that are in force there."""
        self.auras: list[Aura] = []
        """HE-11.7 By room, what the card's standing lines add up to."""


class Figure(Card):
    """A staff member or consultant; its code is its index."""

    def __init__(
        self,
        index: int,
        id_: str,
        name: str,
        skills: list[int],
        tone: str,
        text: str,
        consultant: bool,
    ) -> None:
        super().__init__(index, index, "consultant" if consultant else "staff", id_, name, text)
        self.skills = skills
        self.tone = tone
        self.consultant = consultant


class Patient(Card):
    """A patient card; copies of a kind are cards of their own."""

    def __init__(
        self,
        index: int,
        code: int,
        id_: str,
        name: str,
        tier: int,
        timer: int,
        chaos: int,
        ways: list[list[int]],
        reward: int,
        freeload: int,
        text: str,
    ) -> None:
        super().__init__(index, code, "patient", id_, name, text)
        self.tier = tier
        self.timer = timer
        self.chaos = chaos
        self.ways = ways
        self.ways_packed = [pack(way) for way in ways]
        self.reward = reward
        self.freeload = freeload
        self.required: list[int] = []
        """HE-11.80 Rooms of REQUIRE lines."""


class Journal:
    """A journal title."""

    def __init__(
        self, index: int, id_: str, name: str, copies: int, skills: list[int], sleep: int
    ) -> None:
        self.index = index
        self.id = id_
        self.mention = f"journal:{id_}"
        self.name = name
        self.copies = copies
        self.skills = skills
        self.sleep = sleep
