"""The whole state as readable data and back; and the counts that never change."""

from __future__ import annotations

from typing import Any

from wardround.core.fields import Bagged, Codec, Counted, Members, Named, Record
from wardround.core.game import Options
from wardround.core.messages import seat_words
from wardround.games.clinic.rules.constants import COLOURS, DOCTOR, KINDS, LEVELS, PATIENT, TILES
from wardround.games.clinic.rules.expansions import all_decisions, make_rules
from wardround.games.clinic.rules.geometry import rebuild
from wardround.games.clinic.rules.parking import count_cars, open_streets
from wardround.games.clinic.rules.setup import new_state
from wardround.games.clinic.rules.state import (
    AWAY,
    FATES,
    INITIAL,
    PHASES,
    TURNED,
    Board,
    Care,
    Left,
    Moving,
    State,
)
from wardround.games.clinic.rules.tables import Content


def place_word(b: Board, place: int) -> str:
    """``1,2,0``, ``S1``, ``H1,2,1`` for a helipad, ``pre``, or a fate."""
    shape = b.shape
    if place < 0:
        return FATES[-place]
    if place < shape.spaces:
        return shape.space_names[place]
    if place < shape.first_helipad:
        return shape.entrance_names[place - shape.spaces]
    return "pre" if place == shape.pre else f"H{shape.space_names[place - shape.first_helipad]}"


def place_number(b: Board, word: str) -> int:
    """The place a word stands for; raises ValueError if there is none."""
    shape = b.shape
    if word == "pre":
        return shape.pre
    if word in FATES[1:]:
        return -FATES.index(word)
    if word in shape.entrance_names:
        return shape.spaces + shape.entrance_names.index(word)
    if word.startswith("H"):
        return shape.first_helipad + shape.space_names.index(word[1:])
    return shape.space_names.index(word)


# -- the forms of fields ----------------------------------------------------------------------


class Places:
    """Where people are, in words."""

    def dump(self, context: Any, value: Any) -> Any:
        return [place_word(context, place) for place in value]

    def load(self, context: Any, data: Any) -> Any:
        return [place_number(context, word) for word in data]


class Questions:
    """A decision by its name."""

    def dump(self, context: Any, value: Any) -> Any:
        return all_decisions()[value].name

    def load(self, context: Any, data: Any) -> Any:
        return [decision.name for decision in all_decisions()].index(data)


def _spaces(b: Board) -> list[str]:
    return b.shape.space_names


def _entrances(b: Board) -> list[str]:
    return b.shape.entrance_names


def _borders(b: Board) -> list[str]:
    return b.shape.border_names


def _kinds(b: Board) -> list[str]:
    return [kind.id for kind in b.content.kinds]


def _services(b: Board) -> list[str]:
    return b.content.services


BOARD = Codec(
    Board.FIELDS,
    leave_out=(
        *("content", "seat", "expert", "shape", "shape_number", "listed"),
        # Derived from the modules and people that are there.
        *("modules", "of_kind", "near", "buildings", "near_building", "streets", "present"),
        *("beds", "working", "staff_ends", "ways", "encoded"),
    ),
    forms={
        "ask": Questions(),
        "held": Questions(),
        "module": Named(_kinds),
        "hub_service": Named(_services, ""),
        "gardens": Members(_spaces),
        "helipads": Members(_spaces),
        "parking": Members(_spaces),
        "upgraded": Members(_spaces),
        "stops": Members(_spaces),
        "entrances": Members(_entrances),
        "slow": Members(_spaces),
        "shut": Members(_spaces),
        "cars": Members(_borders),
        "tiles": Named(_spaces),
        "kind": Named(lambda _: KINDS),
        "colour": Named(lambda _: COLOURS),
        "service": Named(_services, ""),
        "place": Places(),
        "played": Named(lambda _: TILES),
        "selected": Named(lambda _: TILES, ""),
        "left": Record(Codec(Left.FIELDS), lambda _: Left()),
        "moving": Record(Codec(Moving.FIELDS), lambda _: Moving()),
        "care": Record(Codec(Care.FIELDS), lambda _: Care()),
        "used_rooms": Members(_spaces),
    },
)
STATE = Codec(
    State.FIELDS,
    leave_out=("rules", "asked", "boards", "parts"),
    forms={
        "phase": Named(lambda _: PHASES),
        "hub_up": Counted(lambda c: c.services),
        "hub_down": Counted(lambda c: c.services),
        "special_up": Counted(lambda c: [kind.id for kind in c.kinds]),
        "special_down": Counted(lambda c: [kind.id for kind in c.kinds]),
        "stock": Counted(lambda c: c.stock_names),
        "patients": Bagged(lambda _: COLOURS[:LEVELS]),
        "doctors": Bagged(lambda _: COLOURS),
        "university": Named(lambda _: COLOURS, ""),
        "notepad": Named(lambda _: COLOURS),
        "bonus_shown": Named(lambda c: c.bonus_ids),
        "goal": Named(lambda c: c.goals, ""),
    },
)


def dump(s: State) -> dict[str, Any]:
    """The whole state; options and content are not part of it."""
    c = s.rules.content
    return {
        **STATE.dump(s, c),
        "boards": [{"board": b.shape.id, **BOARD.dump(b, b)} for b in s.boards],
        "parts": {e.id: e.codec.dump(s.parts[e.number], c) for e in s.rules.expansions},
    }


def load(options: Options, content: Content, data: dict[str, Any]) -> State:
    """The state that `dump` described."""
    s = new_state(make_rules(options, content))
    STATE.load(s, content, data)
    for expansion in s.rules.expansions:
        part = s.parts[expansion.number]
        expansion.codec.load(part, content, data["parts"][expansion.id])
    s.boards = [_load_board(s, seat, board) for seat, board in enumerate(data["boards"])]
    s.asked = sum(1 for b in s.boards if b.ask)
    return s


def _load_board(s: State, seat: int, data: dict[str, Any]) -> Board:
    c = s.rules.content
    shape = [shape.id for shape in c.shapes].index(data["board"])
    b = Board(seat, c, shape, s.rules.experts[seat])
    BOARD.load(b, b, data)
    open_streets(s, b)
    rebuild(b)
    b.present = [p for p, place in enumerate(b.place) if place >= 0 or place == AWAY]
    c.menus[seat].grow(len(b.kind))
    return b


def put_modules(b: Board, modules: dict[str, str]) -> None:
    """Place modules such as ``hub/psychiatry`` on a board; raises ValueError for unknown names."""
    for name, what in modules.items():
        kind, _, service = what.partition("/")
        space = b.shape.space_names.index(name)
        b.module[space] = _kinds(b).index(kind)
        b.hub_service[space] = b.content.services.index(service) if service else -1
    rebuild(b)


# -- census -----------------------------------------------------------------------------------


def census(s: State) -> dict[str, int]:
    """CL-1.24, CL-7.11, CL-10.17 Tiles, people and cars are conserved: what leaves a pool is on a
    board, and what left a board is remembered with its fate."""
    c = s.rules.content
    counts: dict[str, int] = {}
    counts["modules"] = (
        sum(s.hub_up + s.hub_down + s.special_up + s.special_down)
        + s.stock[c.stock_names.index("treatment")]
        + s.stock[c.stock_names.index("supply")]
        + sum(b.modules.bit_count() for b in s.boards)
    )
    if s.phase <= INITIAL:
        # Starting modules that are still in the players' hands.
        counts["modules"] += sum(3 - (b.pieces & 7).bit_count() for b in s.boards)
    for name, attribute in (("garden", "gardens"), ("parking", "parking"), ("conveyor", "stops")):
        placed = sum(getattr(b, attribute).bit_count() for b in s.boards)
        counts[name] = s.stock[c.stock_names.index(name)] + placed
    for b in s.boards:
        people = len(b.present)
        cars = count_cars(b) + b.to_park - b.to_leave
        counts[f"cars without people, {seat_words(b.seat)}"] = cars - people - b.abandoned
    everyone = [(b.kind[p], b.place[p]) for b in s.boards for p in range(len(b.kind))]
    counts["patients"] = (
        s.patients.size()
        + sum(len(row) for row in s.notepad)
        + sum(1 for kind, _ in everyone if kind == PATIENT)
    )
    counts["turned"] = sum(1 for _, place in everyone if place == TURNED) % 2
    counts["doctors"] = (
        s.doctors.size()
        + sum(1 for colour in s.university if colour >= 0)
        + sum(1 for kind, _ in everyone if kind == DOCTOR)
        - (len(s.boards) if s.phase > INITIAL else 0)
    )
    for expansion in s.rules.expansions:
        expansion.census(s, counts)
    return counts
