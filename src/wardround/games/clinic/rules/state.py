"""The state of a game: `State` for the table, `Board` for each clinic. Plain data.

People are numbered in each clinic in order of arrival; ``kind``, ``colour``, ``service``, ``place``
and ``bound`` are lists by that number. A place below 0 is a fate: the person is gone, or (``AWAY``)
stands beside the board.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final

from wardround.core.actions import Action
from wardround.core.fields import Shared
from wardround.core.log import Log
from wardround.core.piles import Bag
from wardround.games.clinic.events import Names
from wardround.games.clinic.rules.constants import COLOURS, KINDS, LEVELS, NURSE, ORDERLY
from wardround.games.clinic.rules.hooks import ExpansionPart, Rules, report
from wardround.games.clinic.rules.shapes import Shape, owned
from wardround.games.clinic.rules.tables import Content

HOME: Final = -1
DEAD: Final = -2
LEFT_GAME: Final = -3
LOST: Final = -4
TURNED: Final = -5
SURVIVED: Final = -6
AWAY: Final = -7
FATES: Final = ["", "home", "dead", "left", "lost", "turned", "survived", "away"]

# What a seat is asked; the names are those of the rules.
NOTHING: Final = 0
SOLO_GOAL: Final = 1
TAKE_BONUS: Final = 2
CHOOSE_BOARD: Final = 3
INITIAL_PIECE: Final = 4
INITIAL_SPACE: Final = 5
BONUS_SPACE: Final = 6
PARK_CAR: Final = 7
SELECT_ACTION: Final = 8
BUILD_COMPONENT: Final = 9
BUILD_SPACE: Final = 10
REPARK: Final = 11
HIRE_PERSON: Final = 12
HIRE_ARRIVAL: Final = 13
ADMIT_STEP: Final = 14
MOVE_PERSON: Final = 15
MOVE_DESTINATION: Final = 16
CARE_PLAN: Final = 17
LEAVE_CAR: Final = 18
DISMISS: Final = 19
BUY_POPULARITY: Final = 20

# Where the game is.
GOAL: Final = 0
BONUS: Final = 1
INITIAL: Final = 2
GRANTS: Final = 3
FIRST_CARS: Final = 4
SELECT: Final = 5
RESOLVE: Final = 6
APPOINT: Final = 7
BEFORE_MOVE: Final = 8
MOVE: Final = 9
CARE: Final = 10
EXPENSES: Final = 11
BUY: Final = 12
PREPARE: Final = 13
TRAIN: Final = 14
TIRE: Final = 15
WORSEN: Final = 16
CLEAN_UP: Final = 17
REORDER: Final = 18
AFTER_ROUND: Final = 19
OVER: Final = 20
PHASES: Final = [
    "goal",
    "bonus",
    "initial",
    "grants",
    "first_cars",
    "select",
    "resolve",
    "appoint",
    "before_move",
    "move",
    "care",
    "expenses",
    "buy",
    "prepare",
    "train",
    "tire",
    "worsen",
    "clean_up",
    "reorder",
    "after_round",
    "over",
]


class Ways:
    """Cheapest ways on one board as it stands; shared by clones, replaced when it changes."""

    __slots__ = ("from_place", "links")

    def __init__(self, places: int) -> None:
        self.from_place: list[list[int] | None] = [None] * places
        """By start, then by space: the time, -1 if unreachable; None until first needed."""
        self.links: list[int] = []


class Left:
    """What the current action still allows."""

    def __init__(self, like: Left | None = None) -> None:
        if like is not None:
            self.copy_from(like)
            return
        self.components = 0
        self.extra_supply = 0
        self.doctors = 0
        self.others = 0
        """Nurses or orderlies."""
        self.queue_points = 0

    def clone(self) -> Left:
        return Left(self)

    # -- Written by ./dev format from __init__ --
    # fmt: off
    FIELDS: ClassVar[tuple[str, ...]] = (
        "components", "extra_supply", "doctors", "others", "queue_points",
    )
    __slots__ = FIELDS

    def copy_from(self, like: Left) -> None:
        self.components = like.components
        self.extra_supply = like.extra_supply
        self.doctors = like.doctors
        self.others = like.others
        self.queue_points = like.queue_points
    # fmt: on


class Moving:
    """A player's Move in progress."""

    def __init__(self, like: Moving | None = None) -> None:
        if like is not None:
            self.copy_from(like)
            return
        self.legs: list[int] = []
        """Five numbers per leg: person, from, time, expansion + 1, its note."""
        self.leg_count = 0
        """Legs made in this Move, including those taken back."""
        self.strict = False
        """After too many legs: one per person, none taken back."""
        self.spent = 0

    def clone(self) -> Moving:
        return Moving(self)

    # -- Written by ./dev format from __init__ --
    # fmt: off
    FIELDS: ClassVar[tuple[str, ...]] = (
        "legs", "leg_count", "strict", "spent",
    )
    __slots__ = FIELDS

    def copy_from(self, like: Moving) -> None:
        self.legs = like.legs[:]
        self.leg_count = like.leg_count
        self.strict = like.strict
        self.spent = like.spent
    # fmt: on


class Care:
    """A player's open care plan."""

    def __init__(self, like: Care | None = None) -> None:
        if like is not None:
            self.copy_from(like)
            return
        self.plan: list[int] = []
        """Two numbers per treatment: patient, doctor."""
        self.changes = 0

    def clone(self) -> Care:
        return Care(self)

    # -- Written by ./dev format from __init__ --
    # fmt: off
    FIELDS: ClassVar[tuple[str, ...]] = (
        "plan", "changes",
    )
    __slots__ = FIELDS

    def copy_from(self, like: Care) -> None:
        self.plan = like.plan[:]
        self.changes = like.changes
    # fmt: on


class Board:
    """One clinic: what is built, who is in it, and what its owner is being asked."""

    def __init__(
        self,
        seat: int,
        content: Content,
        shape_number: int,
        expert: bool,
        like: Board | None = None,
    ) -> None:
        if like is not None:
            self.copy_from(like)
            return
        shape = content.shapes[shape_number]
        self.seat = seat
        self.content: Shared[Content] = content
        self.shape_number = shape_number
        self.expert = expert
        self.shape: Shared[Shape] = shape
        # What is asked, and what the question is about.
        self.ask: int = NOTHING
        self.held: int = NOTHING
        """The question that an interruption postponed."""
        self.piece = -1
        self.other = -1
        self.stage = 0
        self.listed: Shared[list[Action] | None] = None
        """The listed answers, cached until something changes for this seat."""
        # What is built: sets of spaces unless noted otherwise.
        self.module: list[int] = [0] * shape.spaces
        """By space: the kind of module."""
        self.hub_service: list[int] = [-1] * shape.spaces
        self.modules = 0
        self.of_kind: list[int] = [0] * len(content.kinds)
        self.near: list[int] = [0] * content.colours
        """By colour: the neighbours of its modules."""
        self.buildings: list[int] = []
        self.near_building: list[int] = []
        self.gardens = 0
        self.helipads = 0
        self.parking = 0
        self.upgraded = 0
        self.stops = 0
        self.entrances = 0
        """A set of entrance spaces."""
        self.slow = 0
        """Spaces that cost more to enter."""
        self.shut = 0
        """Spaces that nobody may enter."""
        self.beds: Shared[list[int]] = []
        """By service: where its patients may end; empty until first needed."""
        self.working = 0
        """Operational rooms; valid while ``beds`` is."""
        self.staff_ends: Shared[list[int]] = []
        """By kind of employee: where they may end; valid while ``beds`` is."""
        self.ways: Shared[Ways | None] = None
        self.encoded: Shared[bytes] = b""
        """What an encoder says about buildings and cars; empty until first needed."""
        # Cars.
        self.cars = 0
        """A set of borders."""
        self.streets = 0
        """The borders that are street parking places."""
        self.tiles: list[int] = []
        """Spaces of parking tiles in the order they were built."""
        self.parked: list[int] = [0] * shape.spaces
        self.abandoned = 0
        self.to_park = 0
        self.to_leave = 0
        # People.
        self.kind: list[int] = []
        self.colour: list[int] = []
        self.service: list[int] = []
        self.place: list[int] = []
        self.bound: list[bool] = []
        """Patients who stay where they are (CL-9.17)."""
        self.present: list[int] = []
        # Money and markers.
        self.money: int = content.common.start_money
        self.income = 0
        self.time: int = content.common.start_time
        self.popularity: int = content.common.start_popularity
        self.deaths = 0
        # This game and this round.
        self.bonus = -1
        self.pieces = 0
        """Starting pieces already placed, as a set."""
        self.played: list[int] = []
        """Action tiles used this round, in order."""
        self.selected = -1
        self.hubs_built = 0
        self.specials_built = 0
        self.left: Left | None = None
        """What the current action still allows."""
        self.moving: Moving | None = None
        self.care: Care | None = None
        self.used_rooms = 0
        self.waived = 0

    def clone(self) -> Board:
        return Board(self.seat, self.content, self.shape_number, self.expert, self)

    def changed(self) -> None:
        """Drop what was derived: what is built, or who may go where, has changed."""
        self.beds = []
        self.ways = None
        self.encoded = b""

    # -- Written by ./dev format from __init__ --
    # fmt: off
    FIELDS: ClassVar[tuple[str, ...]] = (
        "seat", "content", "shape_number", "expert", "shape", "ask", "held", "piece",
        "other", "stage", "listed", "module", "hub_service", "modules", "of_kind", "near",
        "buildings", "near_building", "gardens", "helipads", "parking", "upgraded",
        "stops", "entrances", "slow", "shut", "beds", "working", "staff_ends", "ways",
        "encoded", "cars", "streets", "tiles", "parked", "abandoned", "to_park",
        "to_leave", "kind", "colour", "service", "place", "bound", "present", "money",
        "income", "time", "popularity", "deaths", "bonus", "pieces", "played", "selected",
        "hubs_built", "specials_built", "left", "moving", "care", "used_rooms", "waived",
    )
    __slots__ = FIELDS

    def copy_from(self, like: Board) -> None:
        self.seat = like.seat
        self.content = like.content
        self.shape_number = like.shape_number
        self.expert = like.expert
        self.shape = like.shape
        self.ask = like.ask
        self.held = like.held
        self.piece = like.piece
        self.other = like.other
        self.stage = like.stage
        self.listed = like.listed
        self.module = like.module[:]
        self.hub_service = like.hub_service[:]
        self.modules = like.modules
        self.of_kind = like.of_kind[:]
        self.near = like.near[:]
        self.buildings = like.buildings[:]
        self.near_building = like.near_building[:]
        self.gardens = like.gardens
        self.helipads = like.helipads
        self.parking = like.parking
        self.upgraded = like.upgraded
        self.stops = like.stops
        self.entrances = like.entrances
        self.slow = like.slow
        self.shut = like.shut
        self.beds = like.beds
        self.working = like.working
        self.staff_ends = like.staff_ends
        self.ways = like.ways
        self.encoded = like.encoded
        self.cars = like.cars
        self.streets = like.streets
        self.tiles = like.tiles[:]
        self.parked = like.parked[:]
        self.abandoned = like.abandoned
        self.to_park = like.to_park
        self.to_leave = like.to_leave
        self.kind = like.kind[:]
        self.colour = like.colour[:]
        self.service = like.service[:]
        self.place = like.place[:]
        self.bound = like.bound[:]
        self.present = like.present[:]
        self.money = like.money
        self.income = like.income
        self.time = like.time
        self.popularity = like.popularity
        self.deaths = like.deaths
        self.bonus = like.bonus
        self.pieces = like.pieces
        self.played = like.played[:]
        self.selected = like.selected
        self.hubs_built = like.hubs_built
        self.specials_built = like.specials_built
        self.left = None if like.left is None else like.left.clone()
        self.moving = None if like.moving is None else like.moving.clone()
        self.care = None if like.care is None else like.care.clone()
        self.used_rooms = like.used_rooms
        self.waived = like.waived
    # fmt: on


class State:
    """The whole table."""

    def __init__(self, rules: Rules[State, Board], like: State | None = None) -> None:
        if like is not None:
            self.copy_from(like)
            return
        content = rules.content
        self.rules: Shared[Rules[State, Board]] = rules
        self.phase: int = GOAL
        self.stage = 0
        self.round = 0
        self.turn = 0
        self.final = False
        """Whether the current Administration is the last one."""
        self.asked = 0
        """How many seats have an open question."""
        self.order: list[int] = []
        self.stack: list[int] = []
        """Popularity markers, the one that moved last at the end."""
        self.queue: list[int] = []
        """Seats still to act in this phase."""
        self.acting = -1
        self.boards: list[Board] = []
        # Shared pieces.
        self.hub_up: list[int] = []
        self.hub_down: list[int] = []
        self.special_up: list[int] = [0] * len(content.kinds)
        """By kind of module."""
        self.special_down: list[int] = [0] * len(content.kinds)
        self.stock: list[int] = content.stock_counts[:]
        self.patients: Bag = Bag(COLOURS, [0] * LEVELS)
        self.doctors: Bag = Bag(COLOURS, [0] * len(COLOURS))
        self.university: list[int] = []
        """By space: a colour, -1 where empty."""
        self.nurses: list[int] = []
        """By round."""
        self.orderlies = 0
        self.notepad: list[list[int]] = []
        """By row: colours from column 3 leftwards."""
        self.bonus_shown: list[int] = []
        self.goal = -1
        self.totals: list[int] = []
        """Final popularity by seat, once the game is over."""
        self.parts: list[ExpansionPart] = []
        """What expansions keep, by expansion number."""

    def clone(self) -> State:
        return State(self.rules, self)

    # -- Written by ./dev format from __init__ --
    # fmt: off
    FIELDS: ClassVar[tuple[str, ...]] = (
        "rules", "phase", "stage", "round", "turn", "final", "asked", "order", "stack",
        "queue", "acting", "boards", "hub_up", "hub_down", "special_up", "special_down",
        "stock", "patients", "doctors", "university", "nurses", "orderlies", "notepad",
        "bonus_shown", "goal", "totals", "parts",
    )
    __slots__ = FIELDS

    def copy_from(self, like: State) -> None:
        self.rules = like.rules
        self.phase = like.phase
        self.stage = like.stage
        self.round = like.round
        self.turn = like.turn
        self.final = like.final
        self.asked = like.asked
        self.order = like.order[:]
        self.stack = like.stack[:]
        self.queue = like.queue[:]
        self.acting = like.acting
        self.boards = [item.clone() for item in like.boards]
        self.hub_up = like.hub_up[:]
        self.hub_down = like.hub_down[:]
        self.special_up = like.special_up[:]
        self.special_down = like.special_down[:]
        self.stock = like.stock[:]
        self.patients = like.patients.clone()
        self.doctors = like.doctors.clone()
        self.university = like.university[:]
        self.nurses = like.nurses[:]
        self.orderlies = like.orderlies
        self.notepad = [item[:] for item in like.notepad]
        self.bonus_shown = like.bonus_shown[:]
        self.goal = like.goal
        self.totals = like.totals[:]
        self.parts = [item.clone() for item in like.parts]
    # fmt: on


def left_of(b: Board) -> Left:
    assert b.left is not None
    return b.left


def moving_of(b: Board) -> Moving:
    assert b.moving is not None
    return b.moving


def care_of(b: Board) -> Care:
    assert b.care is not None
    return b.care


def ask(s: State, b: Board, question: int) -> None:
    """Put a question to a seat, or (NOTHING) take it back."""
    if (b.ask != NOTHING) != (question != NOTHING):
        s.asked += 1 if question != NOTHING else -1
    b.ask = question
    b.listed = None


def add_person(b: Board, kind: int, colour: int, service: int, place: int) -> int:
    """Add a person to a clinic and return their number."""
    person = len(b.kind)
    b.kind.append(kind)
    b.colour.append(colour)
    b.service.append(service)
    b.place.append(place)
    b.bound.append(False)
    b.present.append(person)
    b.content.menus[b.seat].grow(person)
    return person


def remove_person(b: Board, person: int, fate: int) -> None:
    """Remove a person permanently, with this fate."""
    b.place[person] = fate
    b.bound[person] = False
    b.present.remove(person)


def person_name(b: Board, person: int) -> str:
    return b.content.menus[b.seat].person_names[person]


def place_name(b: Board, place: int) -> str:
    return owned(b.shape.place_name(place), b.seat)


def car_name(b: Board, place: int) -> str:
    return owned(b.shape.car_name(place), b.seat)


def person_words(b: Board, person: int) -> tuple[str, ...]:
    """A person as players tell them apart: ``("patient", "red", "cardiology")``, ``("nurse",)``."""
    kind, service = b.kind[person], b.service[person]
    if kind in (NURSE, ORDERLY):
        return (KINDS[kind],)
    colour = COLOURS[b.colour[person]]
    if service < 0:
        return KINDS[kind], colour
    return KINDS[kind], colour, b.content.services[service]


def names_of(b: Board, *people: int) -> Names:
    """The field ``names`` of an event about these people."""
    return {person_name(b, person): person_words(b, person) for person in people}


def about(b: Board, person: int) -> dict[str, Any]:
    """The fields of every event that happens to a person."""
    return {"seat": b.seat, "person": person_name(b, person), "names": names_of(b, person)}


def report_person(
    log: Log, rule: str, what: str, b: Board, person: int, place: int = -1, amount: int = 0
) -> None:
    """Report what an expansion did to a person, and where."""
    if not log.on:
        return
    names, second = names_of(b, person), ""
    if place >= 0:
        second = place_name(b, place)
        names[second] = room_words(b, place)
    report(log, rule, what, b.seat, person_name(b, person), second, amount, names)


def room_words(b: Board, place: int) -> tuple[str, ...]:
    """What stands at a place for people: ``("hub", "psychiatry")``, ``("outdoors",)``."""
    shape = b.shape
    if place >= shape.spaces:
        if place == shape.pre:
            return ("pre",)
        return ("entrance",) if place < shape.first_helipad else ("helipad",)
    if place < 0:
        return ("away",)
    if not b.modules >> place & 1:
        return ("outdoors",)
    if b.hub_service[place] >= 0:
        return "hub", b.content.services[b.hub_service[place]]
    return (b.content.kinds[b.module[place]].id,)


def is_hidden(s: State, b: Board, viewer: int) -> bool:
    """CL-H3 Whether an expert's clinic is still being built in secret."""
    return s.phase == INITIAL and b.expert and b.seat != viewer
