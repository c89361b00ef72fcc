"""The state of a game: `State` for the table, `Board` for each clinic. Plain data.

People are numbered in each clinic in the order in which they came; ``kind``, ``colour``,
``service``, ``place`` and ``bound`` are lists by that number. A place below 0 is a fate: the
person is gone, or (``AWAY``) stands beside the board.
"""

from __future__ import annotations

from typing import Final

from wardround.core.actions import Action
from wardround.core.piles import Bag
from wardround.games.clinic.rules.constants import COLOURS, KINDS, LEVELS, NURSE, ORDERLY
from wardround.games.clinic.rules.hooks import Part, Terms
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
ASKS: Final = [
    "",
    "solo_goal",
    "take_bonus",
    "choose_board",
    "initial_piece",
    "initial_space",
    "bonus_space",
    "park_car",
    "select_action",
    "build_component",
    "build_space",
    "repark",
    "hire_person",
    "hire_arrival",
    "admit_step",
    "move_person",
    "move_destination",
    "care_plan",
    "leave_car",
    "dismiss",
    "buy_popularity",
]

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
    """Cheapest ways on one board as it is built; shared by clones, replaced when it changes."""

    __slots__ = ("from_place", "links")

    def __init__(self, places: int) -> None:
        self.from_place: list[list[int]] = [[] for _ in range(places)]
        """By start, then by space: the time, -1 where nobody gets; empty while nobody asked."""
        self.links: list[int] = []


class Board:
    """One clinic: what is built, who is in it, and what its owner is being asked."""

    __slots__ = (
        "abandoned",
        "ask",
        "beds",
        "bonus",
        "bound",
        "buildings",
        "cars",
        "colour",
        "components",
        "content",
        "deaths",
        "entrances",
        "expert",
        "extra_supply",
        "gardens",
        "held",
        "helipads",
        "hired_doctors",
        "hired_others",
        "hub_service",
        "hubs_built",
        "income",
        "kind",
        "leg_count",
        "legs",
        "listed",
        "module",
        "modules",
        "money",
        "near",
        "near_building",
        "of_kind",
        "other",
        "parked",
        "parking",
        "piece",
        "pieces",
        "place",
        "plan",
        "plan_changes",
        "played",
        "popularity",
        "present",
        "qp",
        "seat",
        "selected",
        "service",
        "shape",
        "shape_number",
        "shut",
        "slow",
        "specials_built",
        "spent",
        "staff_ends",
        "stage",
        "stops",
        "streets",
        "strict",
        "tiles",
        "time",
        "to_leave",
        "to_park",
        "upgraded",
        "used_rooms",
        "waived",
        "ways",
        "working",
    )

    def __init__(
        self,
        seat: int,
        content: Content,
        shape_number: int,
        expert: bool,
        source: Board | None,
    ) -> None:
        shape: Shape = content.shapes[shape_number]
        self.seat = seat
        self.content = content
        self.shape_number = shape_number
        self.expert = expert
        self.shape: Shape = shape
        if source is not None:
            self.ask: int = source.ask
            self.held: int = source.held
            self.piece: int = source.piece
            self.other: int = source.other
            self.stage: int = source.stage
            self.listed: list[Action] | None = source.listed
            self.module: list[int] = source.module[:]
            self.hub_service: list[int] = source.hub_service[:]
            self.modules: int = source.modules
            self.of_kind: list[int] = source.of_kind[:]
            self.near: list[int] = source.near[:]
            self.buildings: list[int] = source.buildings[:]
            self.near_building: list[int] = source.near_building[:]
            self.gardens: int = source.gardens
            self.helipads: int = source.helipads
            self.parking: int = source.parking
            self.upgraded: int = source.upgraded
            self.stops: int = source.stops
            self.entrances: int = source.entrances
            self.slow: int = source.slow
            self.shut: int = source.shut
            self.beds: list[int] = source.beds
            self.working: int = source.working
            self.staff_ends: list[int] = source.staff_ends
            self.ways: Ways | None = source.ways
            self.cars: int = source.cars
            self.streets: int = source.streets
            self.tiles: list[int] = source.tiles[:]
            self.parked: list[int] = source.parked[:]
            self.abandoned: int = source.abandoned
            self.to_park: int = source.to_park
            self.to_leave: int = source.to_leave
            self.kind: list[int] = source.kind[:]
            self.colour: list[int] = source.colour[:]
            self.service: list[int] = source.service[:]
            self.place: list[int] = source.place[:]
            self.bound: list[bool] = source.bound[:]
            self.present: list[int] = source.present[:]
            self.money: int = source.money
            self.income: int = source.income
            self.time: int = source.time
            self.popularity: int = source.popularity
            self.deaths: int = source.deaths
            self.bonus: int = source.bonus
            self.pieces: int = source.pieces
            self.played: list[int] = source.played[:]
            self.selected: int = source.selected
            self.components: int = source.components
            self.extra_supply: int = source.extra_supply
            self.hubs_built: int = source.hubs_built
            self.specials_built: int = source.specials_built
            self.hired_doctors: int = source.hired_doctors
            self.hired_others: int = source.hired_others
            self.qp: int = source.qp
            self.legs: list[int] = source.legs[:]
            self.leg_count: int = source.leg_count
            self.strict: bool = source.strict
            self.spent: int = source.spent
            self.plan: list[int] = source.plan[:]
            self.plan_changes: int = source.plan_changes
            self.used_rooms: int = source.used_rooms
            self.waived: int = source.waived
            return
        # What is asked, and what the question is about.
        self.ask = NOTHING
        self.held = NOTHING
        """The question that an interruption put off."""
        self.piece = -1
        self.other = -1
        self.stage = 0
        self.listed = None
        """The answers, while nothing has changed for this seat."""
        # What is built: sets of spaces unless said otherwise.
        self.module = [0] * shape.spaces
        """By space: the kind of module."""
        self.hub_service = [-1] * shape.spaces
        self.modules = 0
        self.of_kind = [0] * len(content.kinds)
        self.near = [0] * content.colours
        """By colour: the neighbours of its modules."""
        self.buildings = []
        self.near_building = []
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
        self.beds = []
        """By service: where its patients may end; empty while nobody asked."""
        self.working = 0
        """Operational rooms; valid while ``beds`` is."""
        self.staff_ends = []
        """By kind of employee: where they may end; valid while ``beds`` is."""
        self.ways = None
        # Cars.
        self.cars = 0
        """A set of borders."""
        self.streets = 0
        """The borders that are street parking places."""
        self.tiles = []
        """Spaces of parking tiles in the order in which they were built."""
        self.parked = [0] * shape.spaces
        self.abandoned = 0
        self.to_park = 0
        self.to_leave = 0
        # People.
        self.kind = []
        self.colour = []
        self.service = []
        self.place = []
        self.bound = []
        """Patients who stay where they are (CL-9.17)."""
        self.present = []
        # Money and markers.
        self.money = content.start_money
        self.income = 0
        self.time = content.start_time
        self.popularity = content.start_popularity
        self.deaths = 0
        # This game and this round.
        self.bonus = -1
        self.pieces = 0
        """Starting pieces that are placed, as a set."""
        self.played = []
        """Action tiles used this round, in order."""
        self.selected = -1
        self.components = 0
        """Components that the Build action still allows."""
        self.extra_supply = 0
        self.hubs_built = 0
        self.specials_built = 0
        self.hired_doctors = 0
        self.hired_others = 0
        self.qp = 0
        # Move and care.
        self.legs = []
        """Five numbers a leg: person, from, time, expansion + 1, its note."""
        self.leg_count = 0
        """Legs made in this Move, those taken back included."""
        self.strict = False
        """After too many legs: one to each person, none taken back."""
        self.spent = 0
        self.plan = []
        """Two numbers a treatment: patient, doctor."""
        self.plan_changes = 0
        self.used_rooms = 0
        self.waived = 0

    def clone(self) -> Board:
        return Board(self.seat, self.content, self.shape_number, self.expert, self)

    def changed(self) -> None:
        """What is built, or who may go where, has changed."""
        self.beds = []
        self.ways = None


class State:
    """The whole table."""

    __slots__ = (
        "acting",
        "asked",
        "boards",
        "bonus_shown",
        "doctors",
        "final",
        "goal",
        "hub_down",
        "hub_up",
        "notepad",
        "nurses",
        "order",
        "orderlies",
        "parts",
        "patients",
        "phase",
        "queue",
        "round",
        "special_down",
        "special_up",
        "stack",
        "stage",
        "stock",
        "terms",
        "totals",
        "turn",
        "university",
    )

    def __init__(self, terms: Terms, source: State | None) -> None:
        content = terms.content
        self.terms = terms
        if source is not None:
            self.phase: int = source.phase
            self.stage: int = source.stage
            self.round: int = source.round
            self.turn: int = source.turn
            self.final: bool = source.final
            self.asked: int = source.asked
            self.order: list[int] = source.order[:]
            self.stack: list[int] = source.stack[:]
            self.queue: list[int] = source.queue[:]
            self.acting: int = source.acting
            self.boards: list[Board] = [b.clone() for b in source.boards]
            self.hub_up: list[int] = source.hub_up[:]
            self.hub_down: list[int] = source.hub_down[:]
            self.special_up: list[int] = source.special_up[:]
            self.special_down: list[int] = source.special_down[:]
            self.stock: list[int] = source.stock[:]
            self.patients: Bag = source.patients.clone()
            self.doctors: Bag = source.doctors.clone()
            self.university: list[int] = source.university[:]
            self.nurses: list[int] = source.nurses[:]
            self.orderlies: int = source.orderlies
            self.notepad: list[list[int]] = [row[:] for row in source.notepad]
            self.bonus_shown: list[int] = source.bonus_shown[:]
            self.goal: int = source.goal
            self.totals: list[int] = source.totals[:]
            self.parts: list[Part] = [part.clone() for part in source.parts]
            return
        self.phase = GOAL
        self.stage = 0
        self.round = 0
        self.turn = 0
        self.final = False
        """Whether the Administration under way is the last one."""
        self.asked = 0
        """How many seats have an open question."""
        self.order = []
        self.stack = []
        """Popularity markers, the one that moved last at the end."""
        self.queue = []
        """Seats still to act in this phase."""
        self.acting = -1
        self.boards = []
        # Shared pieces.
        self.hub_up = []
        self.hub_down = []
        self.special_up = [0] * len(content.kinds)
        """By kind of module."""
        self.special_down = [0] * len(content.kinds)
        self.stock = content.stock_counts[:]
        self.patients = Bag(COLOURS, [0] * LEVELS)
        self.doctors = Bag(COLOURS, [0] * len(COLOURS))
        self.university = []
        """By space: a colour, -1 where empty."""
        self.nurses = []
        """By round."""
        self.orderlies = 0
        self.notepad = []
        """By row: colours from column 3 leftwards."""
        self.bonus_shown = []
        self.goal = -1
        self.totals = []
        """Final popularity by seat, once the game is over."""
        self.parts = []
        """What expansions keep, by the number of the expansion."""

    def clone(self) -> State:
        return State(self.terms, self)


def ask(s: State, b: Board, question: int) -> None:
    """Put a question to a seat, or (NOTHING) take it back."""
    if (b.ask != NOTHING) != (question != NOTHING):
        s.asked += 1 if question != NOTHING else -1
    b.ask = question
    b.listed = None


def add_person(b: Board, kind: int, colour: int, service: int, place: int) -> int:
    """A new person of a clinic; the answer is its number."""
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
    """A person is gone for good."""
    b.place[person] = fate
    b.bound[person] = False
    b.present.remove(person)


def person_name(b: Board, person: int) -> str:
    return b.content.menus[b.seat].person_names[person]


def place_name(b: Board, place: int) -> str:
    return owned(b.shape.place_name(place), b.seat)


def car_name(b: Board, place: int) -> str:
    return owned(b.shape.car_name(place), b.seat)


def who(kind: int, colour: int) -> str:
    """``white doctor``, ``red patient``, ``nurse``."""
    if kind in (NURSE, ORDERLY):
        return KINDS[kind]
    return f"{COLOURS[colour]} {KINDS[kind]}"
