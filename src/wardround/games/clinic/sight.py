"""Following one game: which parts of the view have changed (see `wardround.core.sight`)."""

from __future__ import annotations

from typing import Any, ClassVar, Final, TypeAlias

from wardround.core.game import Awaiting
from wardround.core.sight import MARK, MARKS, ROWS, VALUE, VALUES
from wardround.games.clinic.business import upkeep, wages
from wardround.games.clinic.care import fee
from wardround.games.clinic.geometry import members, operational
from wardround.games.clinic.hiring import doctor_price, nurse_price
from wardround.games.clinic.parking import LARGE, SMALL
from wardround.games.clinic.refusing import ask_name
from wardround.games.clinic.state import (
    AWAY,
    BUILD_SPACE,
    GOAL,
    HIRE_ARRIVAL,
    INITIAL,
    INITIAL_SPACE,
    MOVE_DESTINATION,
    PHASES,
    RESOLVE,
    SELECT,
    Board,
    State,
    person_name,
    place_name,
)
from wardround.games.clinic.words import COLOURS, DOCTOR, KINDS, PATIENT, TILES

SINGLE: Final = [
    (
        ".viewer phase round turn order stack acting waiting_for decision nurses nurse_price "
        "orderlies bonus_shown goals totals",
        VALUES,
    ),
    ("notepad", MARKS),
    ("university", MARKS),
    ("stacks", MARKS),
    ("supply", VALUE),
    ("patients_in_bag", VALUE),
    ("doctors_in_bag", VALUE),
    ("facts", MARKS),
    ("steps", MARK),
]
BOARD: Final = [
    (
        "seat expert hidden board columns rows floors abandoned_cars money income time spent "
        "popularity wages upkeep bonus played selected asked choosing queue_points "
        "components_left extra_supply",
        VALUES,
    ),
    ("entrance_spaces", VALUE),
    ("slow", VALUE),
    ("shut", VALUE),
    ("entrances", MARKS),
    ("spaces.id module operational garden helipad stop parking cars", ROWS),
    ("borders", MARKS),
    ("people", VALUE),
    ("marks", MARKS),
    ("plan", MARKS),
]
MANY: Final = 256
"""More than there are spaces, modules, cars or pieces: marks are mixed numbers."""
SUPPLIES: Final = ("treatment", "supply", "garden", "parking", "conveyor", "entrance", "helipad")
"""What lies open in any number or is counted for everybody."""

Space: TypeAlias = tuple[Any, ...]
"""What a view shows of a space; of any length, because compiled code makes others anew."""


class Person:
    """What a view shows of a person."""

    __slots__ = ("bound", "colour", "condition", "id", "key", "kind", "place", "service")

    def __init__(self, b: Board, person: int, key: tuple[int, int, int, bool, str]) -> None:
        kind, service, place = b.kind[person], b.service[person], b.place[person]
        self.key = key
        self.id = person_name(b, person)
        self.kind = KINDS[kind]
        self.colour = COLOURS[b.colour[person]] if kind in (DOCTOR, PATIENT) else ""
        self.service = b.content.services[service] if service >= 0 else ""
        self.place = f"away:{b.seat}" if place == AWAY else place_name(b, place)
        self.bound = key[3]
        self.condition = key[4]


class BoardSight:
    """Follows one clinic."""

    def __init__(self) -> None:
        self._built: tuple[Any, ...] = ()
        self._module: list[int] = []
        self._services: list[int] = []
        self._parked: list[int] = []
        self._spaces: list[Space] = []
        self._known_spaces: dict[int, Space] = {}
        self._streets = (-1, -1, -1)
        self._borders: list[int] = []
        self._entrances: list[int] = []
        self._entrance_spaces: tuple[str, ...] = ()
        self._people: tuple[Person, ...] = ()
        self._known: dict[int, Person] = {}

    def look(self, s: State, b: Board, viewer: int, found: list[Any]) -> None:
        """CL-H2, CL-H3, CV-H2 A clinic as the viewer sees it."""
        bonus = b.content.bonus_ids[b.bonus] if b.bonus >= 0 else ""
        if is_hidden(s, b, viewer):
            asked = "initial_piece" if b.ask else ""
            head = (b.seat, True, True, "", 0, 0, 0, 0, b.money, b.income, b.time, 0, b.popularity)
            found.append((*head, 0, 0, bonus, (), "", asked, "", 0, 0, 0))
            found += [(), (), (), [], [], [], (), [], []]
            return
        self._follow_spaces(b)
        self._follow_people(s, b)
        shape = b.shape
        acting = s.phase == RESOLVE
        found.append(
            (
                b.seat,
                b.expert,
                False,
                shape.id,
                shape.columns,
                shape.rows,
                len(shape.floor_spaces),
                b.abandoned,
                b.money,
                b.income,
                b.time,
                b.spent,
                b.popularity,
                wages(b),
                upkeep(s, b),
                bonus,
                tuple([TILES[tile] for tile in b.played]),
                selected_tile(s, b, viewer),
                asked_of(s, b, viewer),
                choosing_of(b),
                b.qp,
                b.components if acting else 0,
                b.extra_supply if acting else 0,
            )
        )
        found.append(self._entrance_spaces)
        found.append(spaces_of(b, b.slow))
        found.append(spaces_of(b, b.shut))
        found.append(self._entrances)
        found.append(self._spaces)
        found.append(self._borders)
        found.append(self._people)
        found.append(marks_on(s, b, viewer))
        found.append(
            [
                (b.plan[n], b.plan[n + 1], fee(s, b, b.plan[n], b.place[b.plan[n]]))
                for n in range(0, len(b.plan), 2)
            ]
        )

    def _follow_spaces(self, b: Board) -> None:
        built = (
            b.shape_number,
            b.modules,
            b.gardens,
            b.helipads,
            b.parking,
            b.upgraded,
            b.stops,
            b.entrances,
            operational(b),
        )
        if (
            built != self._built
            or b.parked != self._parked
            or b.module != self._module
            or b.hub_service != self._services
        ):
            if not self._built or built[0] != self._built[0]:
                names = b.shape.entrance_names
                self._entrance_spaces = tuple([f"entrance:{b.seat}/{name}" for name in names])
            self._built = built
            self._parked = b.parked[:]
            self._module = b.module[:]
            self._services = b.hub_service[:]
            self._spaces = self._rows_of_spaces(b)
            entrances = [k * MANY + b.shape_number for k in members(b.entrances)]
            if entrances != self._entrances:
                self._entrances = entrances
        streets = (b.shape_number, b.streets, b.cars)
        if streets != self._streets:
            self._streets = streets
            self._borders = [
                (k * 2 + (b.cars >> k & 1)) * MANY + b.shape_number
                for k in members(b.streets | b.cars)
            ]

    def _rows_of_spaces(self, b: Board) -> list[Space]:
        known, working = self._known_spaces, operational(b)
        found: list[Space] = []
        for space, mark in enumerate(_space_marks(b, working)):
            row = known.get(mark)
            if row is None:
                row = known[mark] = space_facts(b, space, working)
            found.append(row)
        return found

    def _follow_people(self, s: State, b: Board) -> None:
        changed = len(self._people) != len(b.present)
        known = self._known
        people: list[Person] = []
        for n, person in enumerate(b.present):
            key = (
                (b.kind[person] * MANY + b.colour[person] + 1) * MANY + b.service[person] + 1,
                person,
                b.place[person],
                b.bound[person],
                condition_of(s, b, person),
            )
            seen = known.get(person)
            if seen is None or seen.key != key:
                seen = Person(b, person, key)
                known[person] = seen
            if not changed and self._people[n] is not seen:
                changed = True
            people.append(seen)
        if changed:
            self._people = tuple(people)


class Sight:
    """CL-H1, CL-H4, CL-H5, CL-H6, CL-H7 Everything that lies open, and what this seat alone
    knows."""

    is_open: ClassVar[bool] = False

    def __init__(self, s: State) -> None:
        self.paths: list[tuple[str, int]] = SINGLE[:]
        for seat in range(len(s.boards)):
            self.paths += [(f"boards[{seat}].{path}", kind) for path, kind in BOARD]
        self._boards = [BoardSight() for _ in s.boards]
        self._rows: list[list[int]] = []
        self._notepad: list[tuple[int, ...]] = []
        self._counts: list[int] = []
        self._stacks: list[tuple[int, int, int]] = []
        self._stock: list[int] = []
        self._supply: dict[str, int] = {}
        self._patients: list[int] = []
        self._patients_told: dict[str, int] = {}
        self._doctors: list[int] = []
        self._doctors_told: dict[str, int] = {}

    def look(self, s: State, seat: int, awaiting: Awaiting) -> list[Any]:
        """What a seat sees, part by part."""
        c = s.terms.content
        self._follow_shared(s)
        found: list[Any] = [
            (
                seat,
                PHASES[s.phase],
                s.round + 1,
                min(s.turn + 1, c.action_turns),
                tuple(s.order),
                tuple(s.stack),
                s.acting,
                awaiting.seats,
                awaiting.decision,
                tuple(s.nurses),
                nurse_price(s) if s.round < len(s.nurses) else 0,
                s.orderlies,
                tuple([f"bonus:{c.bonus_ids[k]}" for k in s.bonus_shown]),
                tuple(c.goals) if s.phase == GOAL else (),
                tuple(s.totals),
            ),
            self._notepad,
            [(k, colour, doctor_price(s, k)) for k, colour in enumerate(s.university)],
            self._stacks,
            self._supply,
            self._patients_told,
            self._doctors_told,
            facts_of(s),
            0,  # what steps cost never changes
        ]
        for b in s.boards:
            self._boards[b.seat].look(s, b, seat, found)
        return found

    def _follow_shared(self, s: State) -> None:
        c = s.terms.content
        if s.notepad != self._rows:
            self._rows = [row[:] for row in s.notepad]
            self._notepad = [tuple(row) for row in s.notepad]
        counts = s.hub_up + s.hub_down + s.special_up + s.special_down
        if counts != self._counts:
            self._counts = counts
            stacks = [(k, s.hub_up[k], s.hub_down[k]) for k in range(s.terms.player.services)]
            stacks += [(k + MANY, s.special_up[k], s.special_down[k]) for k in c.specials]
            self._stacks = stacks
        if s.stock != self._stock:
            self._stock = s.stock[:]
            self._supply = open_supply(s)
        if s.patients.counts != self._patients:
            self._patients = s.patients.counts[:]
            self._patients_told = dict(zip(COLOURS, s.patients.counts, strict=False))
        if s.doctors.counts != self._doctors:
            self._doctors = s.doctors.counts[:]
            self._doctors_told = dict(zip(COLOURS, s.doctors.counts, strict=True))


def _space_marks(b: Board, working: int) -> list[int]:
    """A mark for every space: what is built there. Boards of other shapes have other spaces."""
    built = b.modules | b.gardens | b.helipads | b.parking
    marks: list[int] = []
    for space in range(len(b.shape.space_names)):
        mark = 0
        if built >> space & 1:
            mark = 1 + b.module[space]
            mark = mark * MANY + b.hub_service[space] + 1
            mark = mark * MANY + b.parked[space]
            mark = mark * 2 + (working >> space & 1)
            mark = mark * 2 + (b.gardens >> space & 1)
            mark = mark * 2 + (b.helipads >> space & 1)
            mark = mark * 2 + (b.stops >> space & 1)
            mark = mark * 2 + (b.parking >> space & 1)
            mark = mark * 2 + (b.upgraded >> space & 1)
        marks.append((mark * MANY + space) * MANY + b.shape_number)
    return marks


# -- shared with the view ----------------------------------------------------------------------


def is_hidden(s: State, b: Board, viewer: int) -> bool:
    """CL-H3 Whether an expert's clinic is still being built in secret."""
    return s.phase == INITIAL and b.expert and b.seat != viewer


def spaces_of(b: Board, spaces: int) -> tuple[str, ...]:
    """The ids of a set of spaces."""
    return tuple([f"space:{b.seat}/{b.shape.space_names[k]}" for k in members(spaces)])


def space_facts(b: Board, space: int, working: int) -> Space:
    """Of a space: its id, and the module, what else and how many cars there are on it."""
    id_ = f"space:{b.seat}/{b.shape.space_names[space]}"
    if not (b.modules | b.gardens | b.helipads | b.parking) >> space & 1:
        return id_, "", False, False, False, False, 0, 0
    module = b.content.kinds[b.module[space]].id
    if b.hub_service[space] >= 0:
        module = f"{module}/{b.content.services[b.hub_service[space]]}"
    size = 0
    if b.parking >> space & 1:
        size = LARGE if b.upgraded >> space & 1 else SMALL
    return (
        id_,
        module,
        (working >> space & 1) == 1,
        (b.gardens >> space & 1) == 1,
        (b.helipads >> space & 1) == 1,
        (b.stops >> space & 1) == 1,
        size,
        b.parked[space],
    )


def selected_tile(s: State, b: Board, viewer: int) -> str:
    """CL-H2 The tile, ``hidden`` for other seats' secret tiles, empty while none is selected."""
    if b.selected < 0:
        return ""
    return "hidden" if s.phase == SELECT and b.seat != viewer else TILES[b.selected]


def asked_of(s: State, b: Board, viewer: int) -> str:
    """CV-H2 What the owner of a clinic is asked, as far as others may know it."""
    asked = ask_name(s, b.ask)
    return "contagion_place" if asked == "contagion_patient" and b.seat != viewer else asked


def choosing_of(b: Board) -> str:
    """The component or person that a question in two parts is about."""
    if b.ask == BUILD_SPACE and b.piece >= 0:
        return f"component:{b.content.components[b.piece].id}"
    if b.ask == MOVE_DESTINATION:
        return person_name(b, b.piece)
    if b.ask == INITIAL_SPACE:
        return ("hub", "treatment", "supply", "entrance")[b.piece]
    return f"hire {b.piece}" if b.ask == HIRE_ARRIVAL else ""


def condition_of(s: State, b: Board, person: int) -> str:
    """What expansions say of a person."""
    for expansion in s.terms.expansions:
        condition = expansion.condition(s, b, person)
        if condition:
            return condition
    return ""


def marks_on(s: State, b: Board, viewer: int) -> list[tuple[str, str, str, int]]:
    """The pieces of expansions on a board."""
    found: list[tuple[str, str, str, int]] = []
    for expansion in s.terms.expansions:
        found += expansion.marks(s, b, viewer)
    return found


def facts_of(s: State) -> list[tuple[str, str, str]]:
    """What expansions say of the whole table."""
    found: list[tuple[str, str, str]] = []
    for expansion in s.terms.expansions:
        found += expansion.facts(s)
    return found


def open_supply(s: State) -> dict[str, int]:
    """Open supplies; -1 is any number."""
    names = s.terms.content.stock_names
    return {name: s.stock[k] for k, name in enumerate(names) if name in SUPPLIES}
