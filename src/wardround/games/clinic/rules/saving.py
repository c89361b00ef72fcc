"""The whole state as readable data and back; and the counts that never change."""

from __future__ import annotations

from typing import Any

from wardround.core.game import Options
from wardround.core.words import seat_words
from wardround.games.clinic.rules.constants import COLOURS, DOCTOR, KINDS, LEVELS, PATIENT, TILES
from wardround.games.clinic.rules.expansions import make_terms
from wardround.games.clinic.rules.geometry import members, rebuild
from wardround.games.clinic.rules.hooks import FIRST_ASK
from wardround.games.clinic.rules.parking import count_cars, open_streets
from wardround.games.clinic.rules.refusing import ask_name
from wardround.games.clinic.rules.setup import new_state
from wardround.games.clinic.rules.state import (
    ASKS,
    AWAY,
    FATES,
    INITIAL,
    PHASES,
    TURNED,
    Board,
    State,
)
from wardround.games.clinic.rules.tables import Content

_NUMBERS = (
    "piece",
    "other",
    "stage",
    "abandoned",
    "to_park",
    "to_leave",
    "money",
    "income",
    "time",
    "popularity",
    "deaths",
    "bonus",
    "pieces",
    "components",
    "extra_supply",
    "hubs_built",
    "specials_built",
    "hired_doctors",
    "hired_others",
    "qp",
    "leg_count",
    "strict",
    "spent",
    "plan_changes",
    "waived",
)
_SETS = ("gardens", "helipads", "stops", "slow", "shut", "used_rooms")


def _space_names(b: Board, spaces: int) -> list[str]:
    return [b.shape.space_names[space] for space in members(spaces)]


def _space_set(b: Board, names: list[str]) -> int:
    return sum(1 << b.shape.space_names.index(name) for name in names)


def _module_name(b: Board, space: int) -> str:
    c = b.content
    kind = c.kinds[b.module[space]].id
    return f"{kind}/{c.services[b.hub_service[space]]}" if b.hub_service[space] >= 0 else kind


def _place_word(b: Board, place: int) -> str:
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
    """The place that a word means; raises ValueError if there is none."""
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


# -- dump -------------------------------------------------------------------------------------


def dump(s: State) -> dict[str, Any]:
    """The whole state; options and content are not part of it."""
    c = s.terms.content
    return {
        "phase": PHASES[s.phase],
        "stage": s.stage,
        "round": s.round,
        "turn": s.turn,
        "final": s.final,
        "order": s.order[:],
        "stack": s.stack[:],
        "queue": s.queue[:],
        "acting": s.acting,
        "hub_up": dict(zip(c.services, s.hub_up, strict=True)),
        "hub_down": dict(zip(c.services, s.hub_down, strict=True)),
        "special_up": {c.kinds[k].id: s.special_up[k] for k in c.specials},
        "special_down": {c.kinds[k].id: s.special_down[k] for k in c.specials},
        "stock": dict(zip(c.stock_names, s.stock, strict=True)),
        "patients": dict(zip(COLOURS, s.patients.counts, strict=False)),
        "doctors": dict(zip(COLOURS, s.doctors.counts, strict=True)),
        "university": [COLOURS[k] if k >= 0 else "" for k in s.university],
        "nurses": s.nurses[:],
        "orderlies": s.orderlies,
        "notepad": [[COLOURS[k] for k in row] for row in s.notepad],
        "bonus_shown": [c.bonus_ids[k] for k in s.bonus_shown],
        "goal": c.goals[s.goal] if s.goal >= 0 else "",
        "totals": s.totals[:],
        "boards": [_dump_board(s, b) for b in s.boards],
        "parts": {e.id: s.parts[e.number].dump() for e in s.terms.expansions},
    }


def _dump_board(s: State, b: Board) -> dict[str, Any]:
    c = b.content
    data: dict[str, Any] = {name: getattr(b, name) for name in _NUMBERS}
    data |= {name: _space_names(b, getattr(b, name)) for name in _SETS}
    data |= {
        "board": b.shape.id,
        "ask": ask_name(s, b.ask),
        "held": ask_name(s, b.held),
        "modules": {b.shape.space_names[k]: _module_name(b, k) for k in members(b.modules)},
        "parking": [[b.shape.space_names[k], b.upgraded >> k & 1, b.parked[k]] for k in b.tiles],
        "entrances": [b.shape.entrance_names[k] for k in members(b.entrances)],
        "cars": [b.shape.border_names[k] for k in members(b.cars)],
        "people": [
            [
                KINDS[b.kind[p]],
                COLOURS[b.colour[p]],
                c.services[b.service[p]] if b.service[p] >= 0 else "",
                _place_word(b, b.place[p]),
                b.bound[p],
            ]
            for p in range(len(b.kind))
        ],
        "played": [TILES[k] for k in b.played],
        "selected": TILES[b.selected] if b.selected >= 0 else "",
        "legs": b.legs[:],
        "plan": b.plan[:],
    }
    return data


# -- load -------------------------------------------------------------------------------------


def load(options: Options, content: Content, data: dict[str, Any]) -> State:
    """The state that `dump` described."""
    terms = make_terms(options, content)
    s = new_state(terms)
    c = content
    s.phase = PHASES.index(data["phase"])
    s.stage, s.round, s.turn = data["stage"], data["round"], data["turn"]
    s.final, s.acting = data["final"], data["acting"]
    s.order, s.stack, s.queue = list(data["order"]), list(data["stack"]), list(data["queue"])
    s.hub_up = [data["hub_up"][name] for name in c.services]
    s.hub_down = [data["hub_down"][name] for name in c.services]
    for kind in c.specials:
        s.special_up[kind] = data["special_up"][c.kinds[kind].id]
        s.special_down[kind] = data["special_down"][c.kinds[kind].id]
    s.stock = [data["stock"][name] for name in c.stock_names]
    s.patients.counts = [data["patients"][name] for name in COLOURS[:LEVELS]]
    s.doctors.counts = [data["doctors"][name] for name in COLOURS]
    s.university = [COLOURS.index(name) if name else -1 for name in data["university"]]
    s.nurses, s.orderlies = list(data["nurses"]), data["orderlies"]
    s.notepad = [[COLOURS.index(name) for name in row] for row in data["notepad"]]
    s.bonus_shown = [c.bonus_ids.index(name) for name in data["bonus_shown"]]
    s.goal = c.goals.index(data["goal"]) if data["goal"] else -1
    s.totals = list(data["totals"])
    for expansion in terms.expansions:
        s.parts[expansion.number] = expansion.load(terms, data["parts"][expansion.id])
    s.boards = [_load_board(s, seat, board) for seat, board in enumerate(data["boards"])]
    s.asked = sum(1 for b in s.boards if b.ask)
    return s


def ask_number(s: State, name: str) -> int:
    """The number of a decision by its name."""
    if name in ASKS:
        return ASKS.index(name)
    for expansion in s.terms.expansions:
        if name in expansion.decisions:
            return expansion.ask_code(name)
    raise ValueError(f"no decision {name!r} below {FIRST_ASK}")


def put_modules(b: Board, modules: dict[str, str]) -> None:
    """Stand modules such as ``hub/psychiatry`` on a board; raises ValueError for unknown names."""
    c = b.content
    kinds = [kind.id for kind in c.kinds]
    for name, what in modules.items():
        kind, _, service = what.partition("/")
        space = b.shape.space_names.index(name)
        b.module[space] = kinds.index(kind)
        b.hub_service[space] = c.services.index(service) if service else -1
    rebuild(b)


def _load_board(s: State, seat: int, data: dict[str, Any]) -> Board:
    c = s.terms.content
    shape = [shape.id for shape in c.shapes].index(data["board"])
    b = Board(seat, c, shape, s.terms.experts[seat], None)
    open_streets(s, b)
    put_modules(b, data["modules"])
    for name in _NUMBERS:
        setattr(b, name, data[name])
    for name in _SETS:
        setattr(b, name, _space_set(b, data[name]))
    b.ask = ask_number(s, data["ask"])
    b.held = ask_number(s, data["held"])
    for name, upgraded, cars in data["parking"]:
        space = b.shape.space_names.index(name)
        b.tiles.append(space)
        b.parking |= 1 << space
        b.upgraded |= upgraded << space
        b.parked[space] = cars
    b.entrances = sum(1 << b.shape.entrance_names.index(name) for name in data["entrances"])
    b.cars = sum(1 << b.shape.border_names.index(name) for name in data["cars"])
    for kind, colour, service, place, bound in data["people"]:
        b.kind.append(KINDS.index(kind))
        b.colour.append(COLOURS.index(colour))
        b.service.append(c.services.index(service) if service else -1)
        b.place.append(place_number(b, place))
        b.bound.append(bound)
        if b.place[-1] >= 0 or b.place[-1] == AWAY:
            b.present.append(len(b.kind) - 1)
    c.menus[seat].grow(len(b.kind))
    b.played = [TILES.index(name) for name in data["played"]]
    b.selected = TILES.index(data["selected"]) if data["selected"] else -1
    b.legs, b.plan = list(data["legs"]), list(data["plan"])
    return b


# -- census -----------------------------------------------------------------------------------


def census(s: State) -> dict[str, int]:
    """CL-1.24, CL-7.11, CL-10.17 Tiles, people and cars are conserved: what leaves a pool is on a
    board, and what left a board is remembered with its fate."""
    c = s.terms.content
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
    for expansion in s.terms.expansions:
        expansion.census(s, counts)
    return counts
