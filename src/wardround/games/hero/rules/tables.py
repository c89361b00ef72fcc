"""Rooms, cards and all other content as the rules use it: typed, numbered, with the lines of cards
sorted and every action object built once.

Cards have *codes*: figures (staff, then consultants) first, then patient cards, then heroes. Every
line of every card has its own id, even on a second copy of a patient, because uses are counted
per line (HE-11.11).
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import TYPE_CHECKING

from wardround.core.actions import Action
from wardround.core.messages import Name
from wardround.games.hero import actions as a
from wardround.games.hero.rules.auras import Aura, Line
from wardround.games.hero.rules.constants import (
    ACTIONS,
    LIMITS,
    NOTHING,
    ON_ROUND,
    ON_TURN,
    PASSIVE,
    PRICES,
)
from wardround.games.hero.rules.totals import pack_totals

if TYPE_CHECKING:
    from wardround.games.hero.content.rows import (
        ConstantsTable,
        HeroRow,
        JournalRow,
        PatientRow,
        RoomRow,
        StaffRow,
    )

MAX_SEATS = 4


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
        self.ways_packed = [pack_totals(way) for way in self.ways]
        self.reward = row.reward
        self.freeload = row.freeload
        self.required: list[int] = []
        """HE-11.80 The rooms of its REQUIRE lines."""


class JournalTitle:
    """A journal title."""

    def __init__(self, index: int, row: JournalRow) -> None:
        self.index = index
        self.id = row.id
        self.mention = f"journal:{row.id}"
        self.name = row.title
        self.copies = row.copies
        self.skills = row.skills.values()
        self.sleep = row.sleep


def _each(make: Callable[[int, str], Action], mentions: list[str]) -> list[list[Action]]:
    """By seat, an action for each piece."""
    return [[make(seat, mention) for mention in mentions] for seat in range(MAX_SEATS)]


class Content:
    """Everything shared by all games with these tables."""

    __slots__ = (
        "accept", "action_points", "arrivals_per_turn", "call_consultant", "call_stack",
        "call_staff", "card_mentions", "card_names", "choose_option", "constants",
        "consultants_on_board", "copy_line", "counsels", "decline", "discard_journal", "done",
        "end_turn", "er", "figure_names", "figures", "first_hero", "first_patient",
        "hero_names", "heroes", "index", "journal_names", "journals", "keep_journal", "limits",
        "line_ids", "line_keys", "lines", "look", "move", "names", "no_aura", "noted",
        "patient_names", "patients", "patients_carried", "pick_hero", "prices", "room_names",
        "rooms", "run", "run_elsewhere", "seat_names", "shift_patient", "shift_staff",
        "shift_to", "sleep", "staff_count", "staff_room", "start_room", "study", "take_none",
        "take_patient", "take_staff", "timer_patient", "travel", "treat", "use",
    )  # fmt: skip

    def __init__(
        self,
        constants: ConstantsTable,
        rooms: list[Room],
        heroes: list[Hero],
        figures: list[Figure],
        patients: list[Patient],
        journals: list[JournalTitle],
        lines: list[Line],
        start_room: int,
        staff_room: int,
        er: int,
    ) -> None:
        self.constants = constants
        self.prices: list[int] = [getattr(constants.prices, name) for name in PRICES]
        self.limits: list[int] = [getattr(constants.limits, name) for name in LIMITS]
        self.action_points = constants.game.action_points
        self.arrivals_per_turn = constants.arrivals.per_turn
        self.patients_carried = constants.limits.patients_carried
        self.counsels = constants.limits.counsels
        self.consultants_on_board = constants.limits.consultants_on_board
        self.rooms = rooms
        self.heroes = heroes
        self.figures = figures
        self.patients = patients
        self.journals = journals
        self.lines = lines
        self.start_room = start_room
        self.staff_room = staff_room
        self.er = er
        """The room where patients arrive."""
        self.staff_count = 0
        for figure in figures:
            if not figure.consultant:
                self.staff_count += 1
        self.first_patient = len(figures)
        self.first_hero = len(figures) + len(patients)
        self.seat_names = [f"seat:{seat}" for seat in range(MAX_SEATS)]
        self.room_names = [room.id for room in rooms]
        self.hero_names = [hero.id for hero in heroes]
        self.figure_names = [figure.id for figure in figures]
        self.patient_names = [patient.id for patient in patients]
        self.journal_names = [journal.id for journal in journals]
        self.no_aura = Aura([0, 0, 0, 0])
        self.noted = [len(patient.lines) > 0 for patient in patients]
        """By patient card: whether it has lines."""
        self._name_everything()
        self._name_lines()
        self._sum_up_heroes()
        self._build_moves()
        self._build_card_actions()

    def _name_everything(self) -> None:
        named: list[Room | Card | JournalTitle] = [*self.rooms, *self.journals]
        cards: list[Card] = [*self.figures, *self.patients, *self.heroes]
        named += cards
        self.names = {
            thing.mention: Name(thing.name, kind_of_card(thing.mention)) for thing in named
        }
        self.index = {thing.mention: thing.index for thing in named}
        """By mention, the number of a piece among its kind."""
        for seat in range(MAX_SEATS):
            self.index[self.seat_names[seat]] = seat
        self.card_mentions = [card.mention for card in cards]
        self.card_names = [self.names[card.mention] for card in cards]

    def _name_lines(self) -> None:
        for line in self.lines:
            if not line.key:
                line.key = f"{self.card_mentions[line.card]}/{line.index + 1}"
                for option in line.options:
                    for n, part in enumerate(option.lines):
                        part.key = f"{line.key}/{option.id}/{n + 1}"
        self.line_keys = [line.key for line in self.lines]
        self.line_ids = {line.key: line.id for line in self.lines}

    def _sum_up_heroes(self) -> None:
        """HE-11.7, HE-11.23 A hero's standing lines, room by room."""
        for hero in self.heroes:
            for room in self.rooms:
                aura = Aura([0, 0, 0, 0])
                lines = [x for x in hero.passive if x.holds_in(room.index, hero.flu_immune)]
                for line in lines:
                    aura.add(line, self.limits)
                hero.standing.append(lines)
                hero.auras.append(aura)

    def _build_moves(self) -> None:
        seats = range(MAX_SEATS)
        self.pick_hero = _each(a.PickHero, [hero.mention for hero in self.heroes])
        self.move: list[list[list[Action]]] = [
            [[a.Move(seat, self.rooms[to].mention) for to in room.adjacent] for room in self.rooms]
            for seat in seats
        ]
        self.run = [self._runs(seat, True) for seat in seats]
        self.run_elsewhere = [self._runs(seat, False) for seat in seats]
        self.travel: list[list[list[Action]]] = [
            [self.move[seat][room.index] + self.run[seat][room.index] for room in self.rooms]
            for seat in seats
        ]
        """Every move and run out of a room, for when nothing hinders them."""
        self.shift_to = _each(a.ShiftTo, [room.mention for room in self.rooms])
        self.study: list[Action] = [a.Study(seat) for seat in seats]
        self.sleep: list[Action] = [a.Sleep(seat) for seat in seats]
        self.look: list[Action] = [a.Look(seat) for seat in seats]
        self.end_turn: list[Action] = [a.EndTurn(seat) for seat in seats]
        self.done: list[Action] = [a.Done(seat) for seat in seats]
        self.take_none: list[Action] = [a.TakeNone(seat) for seat in seats]
        self.accept: list[Action] = [a.Accept(seat) for seat in seats]
        self.decline: list[Action] = [a.Decline(seat) for seat in seats]

    def _runs(self, seat: int, back: bool) -> list[list[Action]]:
        """HE-R16 By room, every Run from there; without ``back``, those that end elsewhere."""
        return [
            [
                a.Run(seat, self.rooms[via].mention, self.rooms[to].mention)
                for via in room.adjacent
                for to in self.rooms[via].adjacent
                if back or to != room.index
            ]
            for room in self.rooms
        ]

    def _build_card_actions(self) -> None:
        staff = [figure.mention for figure in self.figures]
        patients = [patient.mention for patient in self.patients]
        journals = [journal.mention for journal in self.journals]
        self.call_staff = _each(a.CallStaff, staff)
        self.call_consultant = _each(a.CallConsultant, staff)
        self.call_stack = [actions[self.staff_count :] for actions in self.call_consultant]
        """All consultants, for when none is on the board."""
        self.take_staff = _each(a.TakeStaff, staff)
        self.shift_staff = _each(a.ShiftPiece, staff)
        self.take_patient = _each(a.TakePatient, patients)
        self.timer_patient = _each(a.TimerPatient, patients)
        self.shift_patient = _each(a.ShiftPiece, patients)
        self.keep_journal = _each(a.KeepJournal, journals)
        self.discard_journal = _each(a.DiscardJournal, journals)
        seats = range(MAX_SEATS)
        helpers = ["", *self.seat_names]
        self.treat: list[list[list[list[Action]]]] = [
            [
                [
                    [a.Treat(seat, patient.mention, way + 1, helper) for helper in helpers]
                    for way in range(len(patient.ways))
                ]
                for patient in self.patients
            ]
            for seat in seats
        ]
        cards = self.card_mentions
        self.use: list[list[Action]] = [
            [a.Use(seat, cards[line.card], line.index + 1) for line in self.lines] for seat in seats
        ]
        self.copy_line: list[list[Action]] = [
            [a.CopyLine(seat, cards[line.card], line.index + 1) for line in self.lines]
            for seat in seats
        ]
        self.choose_option: list[list[list[Action]]] = [
            [
                [a.ChooseOption(seat, cards[line.card], option.id) for option in line.options]
                for line in self.lines
            ]
            for seat in seats
        ]

    def find(self, kind: str, mention: str) -> int:
        """The number of a piece of this kind, or NOTHING."""
        return self.index.get(mention, NOTHING) if mention.startswith(f"{kind}:") else NOTHING

    def find_figure(self, mention: str) -> int:
        """The number of a staff member or consultant, or NOTHING."""
        return max(self.find("staff", mention), self.find("consultant", mention))

    def find_line(self, card: str, number: int) -> Line:
        """The line with this number on a card, counted from 1."""
        return self.lines[self.line_ids[f"{card}/{number}"]]


def kind_of_card(mention: str) -> str:
    """``patient:splinter`` for ``patient:splinter_2``: cards of one kind have one name."""
    return re.sub(r"_\d+$", "", mention)
