"""Content as the rules use it: typed, numbered, with every action object built once.

Cards have *codes*: figures (staff, then consultants) first, then patient cards, then heroes. Every
line of every card has its own id, even on a second copy of a patient, because uses are counted
per line (HE-11.11).
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import TYPE_CHECKING

from wardround.core.actions import Action
from wardround.core.words import Name
from wardround.games.hero import actions as a
from wardround.games.hero.rules.auras import Aura, Line
from wardround.games.hero.rules.cards import Card, Figure, Hero, Journal, Patient, Room
from wardround.games.hero.rules.constants import LIMITS, NOTHING, PRICES

if TYPE_CHECKING:
    from wardround.games.hero.content.rows import ConstantsTable

MOST_SEATS = 4


def _each(make: Callable[[int, str], Action], mentions: list[str]) -> list[list[Action]]:
    """By seat, an action for each piece."""
    return [[make(seat, mention) for mention in mentions] for seat in range(MOST_SEATS)]


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
        "rooms", "run", "seat_names", "shift_patient", "shift_staff", "shift_to", "sleep",
        "staff_count", "staff_room", "start_room", "study", "take_none", "take_patient",
        "take_staff", "timer_patient", "travel", "treat", "use",
    )  # fmt: skip

    def __init__(
        self,
        constants: ConstantsTable,
        rooms: list[Room],
        heroes: list[Hero],
        figures: list[Figure],
        patients: list[Patient],
        journals: list[Journal],
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
        self.seat_names = [f"seat:{seat}" for seat in range(MOST_SEATS)]
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
        named: list[Room | Card | Journal] = [*self.rooms, *self.journals]
        cards: list[Card] = [*self.figures, *self.patients, *self.heroes]
        named += cards
        self.names = {
            thing.mention: Name(thing.name, kind_of_card(thing.mention)) for thing in named
        }
        self.index = {thing.mention: thing.index for thing in named}
        """By mention, the number of a piece among its kind."""
        for seat in range(MOST_SEATS):
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
        seats = range(MOST_SEATS)
        self.pick_hero = _each(a.PickHero, [hero.mention for hero in self.heroes])
        self.move: list[list[list[Action]]] = [
            [[a.Move(seat, self.rooms[to].mention) for to in room.adjacent] for room in self.rooms]
            for seat in seats
        ]
        self.run: list[list[list[Action]]] = [
            [
                [
                    a.Run(seat, self.rooms[via].mention, self.rooms[to].mention)
                    for via in room.adjacent
                    for to in self.rooms[via].adjacent
                ]
                for room in self.rooms
            ]
            for seat in seats
        ]
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
        seats = range(MOST_SEATS)
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
