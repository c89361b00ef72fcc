"""What a seat may see. The only way out for anything secret."""

from __future__ import annotations

from functools import lru_cache

import msgspec

from wardround.core.messages import Phrase
from wardround.games.clinic.rules.business import upkeep, wages
from wardround.games.clinic.rules.care import fee, propose
from wardround.games.clinic.rules.constants import COLOURS, DOCTOR, KINDS, PATIENT, TILES
from wardround.games.clinic.rules.decisions import awaiting
from wardround.games.clinic.rules.ending import outcome, total_of
from wardround.games.clinic.rules.geometry import members, operational
from wardround.games.clinic.rules.hiring import doctor_price, nurse_price
from wardround.games.clinic.rules.parking import LARGE, SMALL
from wardround.games.clinic.rules.setup import PIECES
from wardround.games.clinic.rules.state import (
    AWAY,
    BUILD_SPACE,
    GOAL,
    HIRE_ARRIVAL,
    INITIAL_SPACE,
    MOVE,
    MOVE_DESTINATION,
    PHASES,
    SELECT,
    Board,
    Left,
    State,
    is_hidden,
    person_name,
    place_name,
)
from wardround.games.clinic.rules.tables import Content

_SUPPLIES = ("treatment", "supply", "garden", "parking", "conveyor", "entrance", "helipad")
"""Supplies that are public, unlimited or counted."""


class PersonView(msgspec.Struct, frozen=True):
    id: str
    kind: str
    colour: str
    service: str
    place: str
    """An id of a space, entrance or helipad, ``pre:<seat>``, or ``away:<seat>``."""
    bound: bool
    condition: str


class MarkView(msgspec.Struct, frozen=True):
    """A piece of an expansion on a board."""

    id: str
    place: str
    what: str
    count: int


class SpaceView(msgspec.Struct, frozen=True):
    id: str
    module: str = ""
    """``hub/psychiatry``, ``treatment``, …; empty where there is none."""
    operational: bool = False
    garden: bool = False
    helipad: bool = False
    stop: bool = False
    parking: int = 0
    cars: int = 0


class BorderView(msgspec.Struct, frozen=True):
    id: str
    car: bool


class StepTimes(msgspec.Struct, frozen=True):
    """What each kind of step costs in Move, as the content says."""

    arrive: int
    outpatient: int
    entrance: int
    helipad: int
    step: int
    outdoor: int
    conveyor: int
    slow: int
    """Extra for entering a slow space."""


class PlannedView(msgspec.Struct, frozen=True):
    patient: str
    doctor: str
    income: int


class BoardView(msgspec.Struct, frozen=True):
    seat: int
    expert: bool
    hidden: bool
    """An expert's clinic that is still being built in secret."""
    board: str
    columns: int
    rows: int
    floors: int
    spaces: tuple[SpaceView, ...]
    entrances: tuple[str, ...]
    entrance_spaces: tuple[str, ...]
    borders: tuple[BorderView, ...]
    """Street parking places."""
    people: tuple[PersonView, ...]
    marks: tuple[MarkView, ...]
    slow: tuple[str, ...]
    """Spaces that take more time to enter."""
    shut: tuple[str, ...]
    """Spaces that nobody may enter."""
    abandoned_cars: int
    money: int
    income: int
    time: int
    spent: int
    popularity: int
    total: int
    """The final popularity if the game ended now."""
    wages: int
    upkeep: int
    bonus: str
    played: tuple[str, ...]
    selected: str
    """The tile, ``hidden`` for other seats' secret tiles, empty while none is selected."""
    asked: str
    choosing: str
    """The component or person that a question in two parts is about, or the first of two stops."""
    queue_points: int
    components_left: int
    extra_supply: int
    plan: tuple[PlannedView, ...]
    """Who treats whom; during Move what the plan would be if everyone stayed where they are."""


class RowView(msgspec.Struct, frozen=True):
    id: str
    service: str
    cells: tuple[str, ...]
    """Colours by column, empty where there is no patient."""


class StackView(msgspec.Struct, frozen=True):
    component: str
    face_up: int
    face_down: int


class DoctorView(msgspec.Struct, frozen=True):
    id: str
    colour: str
    price: int


class FactView(msgspec.Struct, frozen=True):
    """A number every player wants to see; the message is ``fact-<fact>``."""

    fact: str
    value: str | tuple[Phrase, ...]
    rule: str


class View(msgspec.Struct, frozen=True):
    viewer: int
    """The seat that sees this; -1 for a spectator."""
    phase: str
    round: int
    turn: int
    rounds: int
    order: tuple[int, ...]
    stack: tuple[int, ...]
    """Popularity markers, the one that moved last at the end."""
    acting: int
    waiting_for: tuple[int, ...]
    decision: str
    notepad: tuple[RowView, ...]
    university: tuple[DoctorView, ...]
    nurses: tuple[int, ...]
    nurse_price: int
    orderlies: int
    orderly_price: int
    stacks: tuple[StackView, ...]
    supply: dict[str, int]
    """Open supplies; -1 means any number."""
    components: tuple[str, ...]
    prices: dict[str, tuple[int, ...]]
    """What a component costs on each floor; -1 where it cannot stand."""
    incomes: dict[str, int]
    """What treating a patient earns, by colour."""
    patients_in_bag: dict[str, int]
    doctors_in_bag: dict[str, int]
    bonus_shown: tuple[str, ...]
    goals: tuple[str, ...]
    goal: str
    options: dict[str, bool | int | str]
    steps: StepTimes
    facts: tuple[FactView, ...]
    boards: tuple[BoardView, ...]
    totals: tuple[int, ...]
    result: str


def view(s: State, seat: int | None) -> View:
    """CL-H1, CL-H4, CL-H5, CL-H6, CL-H7, CV-H1, CV-H4 Everything public, and what this seat alone
    knows. Bags and stacks show their counts; they have no order to show."""
    c = s.rules.content
    viewer = -1 if seat is None else seat
    now = awaiting(s)
    end = outcome(s)
    in_round = s.round < len(s.nurses)
    return View(
        viewer=viewer,
        phase=PHASES[s.phase],
        round=s.round + 1,
        turn=min(s.turn + 1, c.common.action_turns),
        rounds=c.rounds,
        order=tuple(s.order),
        stack=tuple(s.stack),
        acting=s.acting,
        waiting_for=now.seats,
        decision=now.decision,
        notepad=tuple(_row(s, service) for service in range(len(s.notepad))),
        university=tuple(
            DoctorView(
                f"university:{k}", COLOURS[colour] if colour >= 0 else "", doctor_price(s, k)
            )
            for k, colour in enumerate(s.university)
        ),
        nurses=tuple(s.nurses),
        nurse_price=nurse_price(s) if in_round else 0,
        orderlies=s.orderlies,
        orderly_price=c.hire.orderly.price,
        stacks=_stacks(s),
        supply={name: s.stock[k] for k, name in enumerate(c.stock_names) if name in _SUPPLIES},
        components=tuple(f"component:{c.components[k].id}" for k in s.rules.components),
        prices={
            f"component:{c.components[k].id}": tuple(c.components[k].cost)
            for k in s.rules.components
        },
        incomes=dict(zip(COLOURS, c.income, strict=False)),
        patients_in_bag=dict(zip(COLOURS, s.patients.counts, strict=False)),
        doctors_in_bag=dict(zip(COLOURS, s.doctors.counts, strict=True)),
        bonus_shown=tuple(f"bonus:{c.bonus_ids[k]}" for k in s.bonus_shown),
        goals=tuple(c.goals) if s.phase == GOAL else (),
        goal=c.goals[s.goal] if s.goal >= 0 else "",
        options=s.rules.options,
        steps=_steps(c),
        facts=tuple(FactView(*fact) for e in s.rules.expansions for fact in e.facts(s)),
        boards=tuple(_board(s, b, viewer) for b in s.boards),
        totals=tuple(s.totals),
        result="" if end is None else end.reason,
    )


def _steps(c: Content) -> StepTimes:
    """Step times, for clients that draw a person's way before they set out."""
    return StepTimes(
        arrive=c.time.step.pre_admissions_to_arrival,
        outpatient=c.time.step.pre_admissions_to_outpatient,
        entrance=c.time.step.entrance_to_module,
        helipad=c.time.step_derived.helipad_to_module,
        step=c.time.step.module_to_adjacent_module,
        outdoor=c.time.step_derived.outdoor_step,
        conveyor=c.time.step.conveyor_link,
        slow=c.slow_extra,
    )


def _row(s: State, service: int) -> RowView:
    """CL-1.29 A row of the notepad, column 0 first."""
    c = s.rules.content
    row = s.notepad[service]
    cells = [COLOURS[colour] for colour in row] + [""] * (c.columns - len(row))
    return RowView(f"row:{c.services[service]}", c.services[service], tuple(reversed(cells)))


def _stacks(s: State) -> tuple[StackView, ...]:
    """CL-H5 Stacks of hubs and special modules in play, by number."""
    c = s.rules.content
    stacks = [
        StackView(f"component:hub/{c.services[k]}", s.hub_up[k], s.hub_down[k])
        for k in range(s.rules.player.services)
    ]
    for kind in c.specials:
        name = f"component:special/{c.kinds[kind].id}"
        stacks.append(StackView(name, s.special_up[kind], s.special_down[kind]))
    return tuple(stacks)


def _board(s: State, b: Board, viewer: int) -> BoardView:
    """CL-H2, CL-H3, CV-H2 A clinic as the viewer sees it."""
    if is_hidden(s, b, viewer):
        return _hidden_board(s, b)
    c = b.content
    shape = b.shape
    left = b.left or Left()
    plan = _plan(s, b)
    working = operational(b)
    return BoardView(
        seat=b.seat,
        expert=b.expert,
        hidden=False,
        board=shape.id,
        columns=shape.columns,
        rows=shape.rows,
        floors=len(shape.floor_spaces),
        spaces=_built(b, working),
        entrances=tuple(
            f"entrance:{b.seat}/{shape.entrance_names[k]}" for k in members(b.entrances)
        ),
        entrance_spaces=_ids("entrance", b.seat, tuple(shape.entrance_names)),
        borders=tuple(
            BorderView(f"border:{b.seat}/{shape.border_names[k]}", bool(b.cars >> k & 1))
            for k in members(b.streets | b.cars)
        ),
        people=tuple(_person(s, b, person) for person in b.present),
        marks=tuple(MarkView(*mark) for e in s.rules.expansions for mark in e.marks(s, b, viewer)),
        slow=_spaces(b, b.slow),
        shut=_spaces(b, b.shut),
        abandoned_cars=b.abandoned,
        money=b.money,
        income=b.income,
        time=b.time,
        spent=0 if b.moving is None else b.moving.spent,
        popularity=b.popularity,
        total=total_of(s, b),
        wages=wages(b),
        upkeep=upkeep(s, b),
        bonus=c.bonus_ids[b.bonus] if b.bonus >= 0 else "",
        played=tuple(TILES[tile] for tile in b.played),
        selected=_selected_tile(s, b, viewer),
        asked=_asked(s, b, viewer),
        choosing=_choosing(b),
        queue_points=left.queue_points,
        components_left=left.components,
        extra_supply=left.extra_supply,
        plan=tuple(
            PlannedView(
                person_name(b, plan[k]),
                person_name(b, plan[k + 1]),
                fee(s, b, plan[k], b.place[plan[k]]),
            )
            for k in range(0, len(plan), 2)
        ),
    )


def _plan(s: State, b: Board) -> list[int]:
    """CL-10.16 The open care plan, or in Move the one that would be proposed now."""
    if b.care is not None:
        return b.care.plan
    return propose(s, b) if s.phase == MOVE else []


def _hidden_board(s: State, b: Board) -> BoardView:
    """CL-H3 While an expert builds, others see only whether the clinic is finished."""
    return BoardView(
        seat=b.seat,
        expert=True,
        hidden=True,
        board="",
        columns=0,
        rows=0,
        floors=0,
        spaces=(),
        entrances=(),
        entrance_spaces=(),
        borders=(),
        people=(),
        marks=(),
        slow=(),
        shut=(),
        abandoned_cars=0,
        money=b.money,
        income=b.income,
        time=b.time,
        spent=0,
        popularity=b.popularity,
        total=0,
        wages=0,
        upkeep=0,
        bonus=b.content.bonus_ids[b.bonus] if b.bonus >= 0 else "",
        played=(),
        selected="",
        asked="initial_piece" if b.ask else "",
        choosing="",
        queue_points=0,
        components_left=0,
        extra_supply=0,
        plan=(),
    )


def _person(s: State, b: Board, person: int) -> PersonView:
    kind = b.kind[person]
    place = b.place[person]
    return PersonView(
        person_name(b, person),
        KINDS[kind],
        COLOURS[b.colour[person]] if kind in (DOCTOR, PATIENT) else "",
        b.content.services[b.service[person]] if b.service[person] >= 0 else "",
        f"away:{b.seat}" if place == AWAY else place_name(b, place),
        b.bound[person],
        _condition(s, b, person),
    )


def _spaces(b: Board, spaces: int) -> tuple[str, ...]:
    """The ids of a set of spaces."""
    return tuple([f"space:{b.seat}/{b.shape.space_names[k]}" for k in members(spaces)])


@lru_cache(maxsize=256)
def _ids(kind: str, seat: int, names: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(f"{kind}:{seat}/{name}" for name in names)


@lru_cache(maxsize=256)
def _empty(seat: int, names: tuple[str, ...]) -> tuple[SpaceView, ...]:
    """A board on which nothing stands: most spaces of most boards look like that."""
    return tuple(SpaceView(id_) for id_ in _ids("space", seat, names))


def _built(b: Board, working: int) -> tuple[SpaceView, ...]:
    spaces = list(_empty(b.seat, tuple(b.shape.space_names)))
    for space in members(b.modules | b.gardens | b.helipads | b.parking):
        spaces[space] = _space(b, space, working, spaces[space].id)
    return tuple(spaces)


def _space(b: Board, space: int, working: int, id_: str) -> SpaceView:
    """A space: its module, what else stands there and how many cars."""
    module = b.content.kinds[b.module[space]].id
    if b.hub_service[space] >= 0:
        module = f"{module}/{b.content.services[b.hub_service[space]]}"
    size = 0
    if b.parking >> space & 1:
        size = LARGE if b.upgraded >> space & 1 else SMALL
    return SpaceView(
        id_,
        module,
        bool(working >> space & 1),
        bool(b.gardens >> space & 1),
        bool(b.helipads >> space & 1),
        bool(b.stops >> space & 1),
        size,
        b.parked[space],
    )


def _selected_tile(s: State, b: Board, viewer: int) -> str:
    """CL-H2 The tile, ``hidden`` for other seats' secret tiles, empty while none is selected."""
    if b.selected < 0:
        return ""
    return "hidden" if s.phase == SELECT and b.seat != viewer else TILES[b.selected]


def _asked(s: State, b: Board, viewer: int) -> str:
    """CV-H2 What the owner of a clinic is asked, as far as others may know it."""
    shown = b.ask if b.seat == viewer else s.rules.shown_as.get(b.ask, b.ask)
    return s.rules.decisions[shown].name


def _choosing(b: Board) -> str:
    """The component or person that a question in two parts is about."""
    if b.ask == BUILD_SPACE and b.other >= 0:
        return place_name(b, b.other)
    if b.ask == BUILD_SPACE and b.piece >= 0:
        return f"component:{b.content.components[b.piece].id}"
    if b.ask == MOVE_DESTINATION:
        return person_name(b, b.piece)
    if b.ask == INITIAL_SPACE:
        return PIECES[b.piece]
    return f"hire {b.piece}" if b.ask == HIRE_ARRIVAL else ""


def _condition(s: State, b: Board, person: int) -> str:
    """A person's condition, from expansions."""
    for expansion in s.rules.expansions:
        condition = expansion.condition(s, b, person)
        if condition:
            return condition
    return ""
