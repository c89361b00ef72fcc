"""A position in a few words; only differences from a fresh table need to be given.

Keys of the table, all optional:

``boards``          a list of tables, one per seat, see below
``phase``           ``select`` (default), ``build``, ``hire``, ``admit`` (of seat ``active``),
                    ``move``, ``care``, ``expenses``, ``buy``, ``initial``
``active``          the seat whose action it is (default 0)
``round``, ``turn`` from 1
``order``           seats in turn order; ``stack``: popularity markers, the latest on top (last)
``notepad``         rows by service, four letters from column 0: ``{psychiatry = "--WY"}``
``university``      colours from the left, ``-`` for an empty space
``nurses``          by round; ``orderlies``: a number
``patients``, ``doctors``  the bags, by colour
``hubs``, ``specials``     face-up tiles by service or kind: ``{cardiology = 0}``
``supply``          open supplies by name: ``{garden = 0}``
``goal``            the solo goal

Keys of a board: ``layout`` (a beginner's layout by colour), ``board`` (``4x3``), ``modules``
(``{"1,2,0" = "hub/psychiatry"}``), ``gardens``, ``helipads``, ``stops``, ``entrances``,
``extinguishers`` (lists), ``parking`` (``{"0,0,0" = 2}``), ``cars`` (borders and spaces of parking
tiles; by default one car per person, in the first free places), ``people`` (``"white doctor @
S1"``, ``"nurse @ 1,1,0"``, ``"red patient psychiatry @ pre"``, followed by ``bound`` for patients
who stay), ``money``, ``income``, ``time``, ``popularity``, ``deaths``, ``played``, ``selected``,
``hubs_built``, ``specials_built``, ``qp``.

Expansions add their own keys (see their ``position``) in a table named after them.
"""

from __future__ import annotations

from typing import Any

from wardround.core.chance import Chance
from wardround.core.game import Options, PositionError
from wardround.core.log import Log
from wardround.core.positions import Field, Reader, check_keys, one_of, unfit
from wardround.games.clinic.rules.admitting import begin_admit
from wardround.games.clinic.rules.building import begin_build
from wardround.games.clinic.rules.business import ask_to_buy, pay_expenses
from wardround.games.clinic.rules.care import start_care
from wardround.games.clinic.rules.choosing import continue_action, start_selection
from wardround.games.clinic.rules.constants import COLOURS, KINDS, LEVELS, TILES
from wardround.games.clinic.rules.expansions import make_rules
from wardround.games.clinic.rules.hiring import begin_hire
from wardround.games.clinic.rules.moving import start_move
from wardround.games.clinic.rules.parking import count_cars, free_places, open_streets, put_car
from wardround.games.clinic.rules.saving import place_number, put_modules
from wardround.games.clinic.rules.setup import (
    ALL_PIECES,
    empty_board,
    lay_out_modules,
    new_state,
    start_expert,
)
from wardround.games.clinic.rules.state import (
    BUY,
    CARE,
    EXPENSES,
    INITIAL,
    MOVE,
    RESOLVE,
    SELECT,
    Board,
    State,
    add_person,
    left_of,
)
from wardround.games.clinic.rules.tables import Content

_LETTERS = "WYOR"
_AMOUNTS = ("money", "popularity", "income", "time")
_NUMBERS = (*_AMOUNTS, "deaths", "hubs_built", "specials_built", "abandoned")
_SPACES = {"gardens": "gardens", "helipads": "helipads", "stops": "stops", "extinguishers": "slow"}
_BOARD_KEYS = (
    "layout", "board", "modules", "entrances", "parking", "cars", "people", "played", "selected",
    "qp", *_NUMBERS, *_SPACES,
)  # fmt: skip
_PHASES = ("select", "build", "hire", "admit", "move", "care", "expenses", "buy", "initial")
_AS_TEXT = ("stack", "nurses", "hubs", "specials", "goal")


def fields(options: Options, c: Content) -> list[Field]:
    s = new_state(make_rules(options, c))
    seats = tuple(map(str, range(len(s.boards))))
    services, levels = tuple(c.services[: len(s.notepad)]), tuple(COLOURS[:LEVELS])
    return [
        Field(key="phase", form="word", words=_PHASES[:-1]),
        Field(key="active", form="number", most=len(seats) - 1),
        Field(key="round", form="number", least=1, most=c.rounds),
        Field(key="turn", form="number", least=1, most=c.common.action_turns),
        *(field for b in s.boards for field in _board_fields(b, c)),
        Field(key="notepad", form="text", names=services, named="row:", example="--WY"),
        Field(key="university", form="words", words=("-", *COLOURS)),
        Field(key="order", form="numbers", example=", ".join(seats)),
        Field(key="orderlies", form="number"),
        Field(key="patients", form="number", names=levels),
        Field(key="doctors", form="number", names=tuple(COLOURS)),
        Field(key="supply", form="number", names=tuple(c.stock_names)),
    ]


def _board_fields(b: Board, c: Content) -> list[Field]:
    at, shape = f"boards.{b.seat}", b.shape
    spaces, space = tuple(shape.space_names), f"space:{b.seat}/"
    doors, door = tuple(shape.entrance_names), f"entrance:{b.seat}/"
    staff = (*(f"{colour} doctor" for colour in COLOURS), "nurse", "orderly")
    ill = (f"{colour} patient {service}" for colour in COLOURS[:LEVELS] for service in c.services)
    modules = ("treatment", "supply", *(f"hub/{service}" for service in c.services))
    return [
        Field(key=f"{at}.layout", form="word", words=tuple(COLOURS[:LEVELS])),
        Field(
            key=f"{at}.people",
            form="placed",
            words=(*staff, *ill),
            places=("pre", *doors, *spaces),
            at=space,
            joint=" @ ",
        ),
        Field(key=f"{at}.modules", form="word", names=spaces, named=space, words=modules),
        Field(key=f"{at}.gardens", form="words", words=spaces, of=space),
        Field(key=f"{at}.helipads", form="words", words=spaces, of=space),
        Field(key=f"{at}.entrances", form="words", words=doors, of=door),
        Field(key=f"{at}.parking", form="number", names=spaces, named=space, least=2, most=3),
        *(Field(key=f"{at}.{amount}", form="number", most=9999) for amount in _AMOUNTS),
        Field(key=f"{at}.deaths", form="number"),
        Field(key=f"{at}.played", form="words", words=tuple(TILES)),
        Field(key=f"{at}.selected", form="word", words=tuple(TILES)),
    ]


def position(options: Options, content: Content, table: dict[str, Any]) -> State:
    """A fresh table, changed as described."""
    rules = make_rules(options, content)
    expansions = [expansion.id for expansion in rules.expansions]
    read = Reader(table, fields(options, content), (*_AS_TEXT, *expansions))
    s = new_state(rules)
    # This makes the two special kinds of a solo game the first ones.
    lay_out_modules(s, _LastChance())
    s.goal = 0 if rules.seats == 1 else -1
    try:
        _fill(s, read)
    except (ValueError, TypeError, AttributeError, KeyError, IndexError) as error:
        if isinstance(error, PositionError):
            raise
        raise unfit("", "sense", str(error)) from None
    _ask(s, table)
    if not s.asked:
        raise unfit("phase", "decision", table.get("phase", ""))
    return s


class _LastChance(Chance):
    """Always picks the last."""

    def pick(self, ids: list[int], names: list[str]) -> int:
        return len(ids) - 1


def _expect(key: str, value: Any, kind: type, what: str) -> Any:
    if not isinstance(value, kind) or (kind is int and isinstance(value, bool)):
        raise unfit(key, what, value)
    return value


def _fill(s: State, read: Reader) -> None:
    c, table = s.rules.content, read.table
    s.round = read.number("round", 1) - 1
    s.turn = read.number("turn", 1) - 1
    s.order = list(_expect("order", table.get("order", s.order), list, "seats"))
    s.stack = list(table.get("stack", list(reversed(s.order))))
    for name, seats in (("order", s.order), ("stack", s.stack)):
        if sorted(seats) != list(range(len(s.boards))):
            raise unfit(name, "every-seat", seats)
    for name, row in dict(table.get("notepad", {})).items():
        service = one_of("notepad", name, c.services[: len(s.notepad)])
        letters = [letter for letter in reversed(row) if letter != "-"]
        s.notepad[service] = [_LETTERS.index(letter) for letter in letters]
    if "university" in table:
        s.university = [-1 if name == "-" else COLOURS.index(name) for name in table["university"]]
    s.nurses = list(table.get("nurses", s.nurses))
    s.orderlies = int(table.get("orderlies", s.orderlies))
    if "patients" in table:
        s.patients.counts = [int(table["patients"].get(name, 0)) for name in COLOURS[:LEVELS]]
    if "doctors" in table:
        s.doctors.counts = [int(table["doctors"].get(name, 0)) for name in COLOURS]
    for key, counts, known in (
        ("hubs", s.hub_up, c.services),
        ("specials", s.special_up, [kind.id for kind in c.kinds]),
        ("supply", s.stock, c.stock_names),
    ):
        for name, count in dict(table.get(key, {})).items():
            counts[one_of(key, name, known)] = int(count)
    if "goal" in table:
        s.goal = one_of("goal", table["goal"], c.goals)
    boards = _expect("boards", table.get("boards", []), list, "list")
    if len(boards) > len(s.boards):
        raise unfit("boards", "at-most", len(boards), most=len(s.boards))
    for seat, board in enumerate(boards):
        _fill_board(s, s.boards[seat], _expect("boards", board, dict, "table"))
    for expansion in s.rules.expansions:
        inner = dict(_expect(expansion.id, table.get(expansion.id, {}), dict, "table"))
        expansion.position(s, inner)
        if inner:
            raise unfit(expansion.id, "other-key", next(iter(inner)))


def _fill_board(s: State, b: Board, table: dict[str, Any]) -> None:
    c = s.rules.content
    check_keys(table, _BOARD_KEYS, "boards")
    if "board" in table:
        empty_board(s, b, one_of("boards.board", table["board"], [x.id for x in c.shapes]))
    b.pieces = ALL_PIECES
    modules: dict[str, str] = {}
    if "layout" in table:
        colour = one_of("boards.layout", table["layout"], COLOURS[:LEVELS])
        hub, treatment, supply, entrance = c.layouts[colour]
        names = b.shape.space_names
        modules = {names[hub]: f"hub/{c.services[0]}", names[treatment]: "treatment"}
        modules[names[supply]] = "supply"
        b.entrances = 1 << entrance
    open_streets(s, b)
    put_modules(b, modules | dict(table.get("modules", {})))
    for key, attribute in _SPACES.items():
        for name in table.get(key, ()):
            space = one_of(f"boards.{key}", name, b.shape.space_names)
            setattr(b, attribute, getattr(b, attribute) | 1 << space)
    for name in table.get("entrances", ()):
        b.entrances |= 1 << one_of("boards.entrances", name, b.shape.entrance_names)
    for name, size in dict(table.get("parking", {})).items():
        space = one_of("boards.parking", name, b.shape.space_names)
        b.tiles.append(space)
        b.parking |= 1 << space
        b.upgraded |= (1 if size == 3 else 0) << space
    for key in _NUMBERS:
        setattr(
            b, key, _expect(f"boards.{key}", table.get(key, getattr(b, key)), int, "whole-number")
        )
    b.played = [one_of("boards.played", name, TILES) for name in table.get("played", ())]
    for text in table.get("people", ()):
        _add(b, text)
    _park(b, table)
    b.changed()


def _add(b: Board, text: str) -> None:
    """``red patient psychiatry @ 1,1,0 bound``"""
    who, at, where = _expect("boards.people", text, str, "text").partition(" @ ")
    place = where.split()[0] if at and where.split() else ""
    named = who.split()
    kinds = [word for word in named if word in KINDS]
    colours = [word for word in named if word in COLOURS]
    services = [word for word in named if word in b.content.services]
    if len(kinds) != 1 or len(kinds) + len(colours) + len(services) != len(named) or not place:
        raise unfit("boards.people", "person", text)
    try:
        number = place_number(b, place)
    except ValueError:
        raise unfit("boards.people", "place", place) from None
    colour = COLOURS.index(colours[0]) if colours else 0
    service = b.content.services.index(services[0]) if services else -1
    if kinds[0] == "patient" and service < 0:
        service = 0
    person = add_person(b, KINDS.index(kinds[0]), colour, service, number)
    b.bound[person] = where.split()[1:] == ["bound"]


def _park(b: Board, table: dict[str, Any]) -> None:
    if "cars" not in table:
        for place in free_places(b)[: len(b.present)]:
            put_car(b, place)
        while len(b.present) > count_cars(b) and free_places(b):
            put_car(b, free_places(b)[-1])
    for name in table.get("cars", ()):
        if name in b.shape.border_names:
            put_car(b, b.shape.border_names.index(name))
        else:
            put_car(b, b.shape.first_tile + one_of("boards.cars", name, b.shape.space_names))
    b.abandoned += count_cars(b) - len(b.present)


def _ask(s: State, table: dict[str, Any]) -> None:
    """Ask the phase's question."""
    phase = _PHASES[one_of("phase", table.get("phase", "select"), _PHASES)]
    active = s.boards[_expect("active", table.get("active", 0), int, "whole-number")]
    boards, log = table.get("boards", []), Log(False)
    if phase == "select":
        s.phase = SELECT
        start_selection(s)
        for b, board in zip(s.boards, boards, strict=False):
            if "selected" in board:
                b.selected = one_of("boards.selected", board["selected"], TILES)
                b.ask = 0
                s.asked -= 1
    elif phase in TILES:
        s.phase = RESOLVE
        s.acting = active.seat
        active.selected = TILES.index(phase)
        active.played.append(active.selected)
        if phase == "build":
            begin_build(active)
        elif phase == "hire":
            begin_hire(active)
        else:
            begin_admit(active)
            if active.seat < len(boards):
                left = left_of(active)
                left.queue_points = int(boards[active.seat].get("qp", left.queue_points))
        continue_action(s, active, log)
    elif phase == "initial":
        s.phase = INITIAL
        for b in s.boards:
            if b.expert:
                b.pieces = 0
                start_expert(s, b)
    else:
        s.turn = s.rules.content.common.action_turns
        _ask_later(s, phase, log)


def _ask_later(s: State, phase: str, log: Log) -> None:
    together = {"move": (MOVE, start_move), "care": (CARE, start_care)}
    if phase in together:
        s.phase, start = together[phase]
        for b in s.boards:
            start(s, b, log)
        return
    one_by_one = {
        "expenses": (EXPENSES, s.order[:], pay_expenses),
        "buy": (BUY, s.order[::-1], ask_to_buy),
    }
    s.phase, s.queue, ask = one_by_one[phase]
    while s.queue and not s.asked:
        ask(s, s.boards[s.queue.pop(0)], log)
