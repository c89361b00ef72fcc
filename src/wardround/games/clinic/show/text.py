"""Values for the messages of actions, events and refusals."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from wardround.core.actions import Action, Event, Refusal, kind_of
from wardround.core.messages import Phrase, message_id
from wardround.games.clinic import actions as act
from wardround.games.clinic import events as ev
from wardround.games.clinic.rules.building import buildable_spaces
from wardround.games.clinic.rules.care import fee
from wardround.games.clinic.rules.constants import ADMIT, COLOURS, DIRECTIONS, KINDS, UP
from wardround.games.clinic.rules.geometry import members, times_from
from wardround.games.clinic.rules.hiring import doctor_price, hire_cost, nurse_price
from wardround.games.clinic.rules.moving import person_number, sets_out
from wardround.games.clinic.rules.state import (
    MOVE_PERSON,
    REPARK,
    Board,
    State,
    person_words,
    place_name,
    room_words,
)
from wardround.games.clinic.rules.tables import Content
from wardround.games.clinic.show import names
from wardround.games.clinic.show.dangers import sent_to_die
from wardround.presentation.language import Language

Values = dict[str, Any]


def say_action(words: Language, s: State, action: Action) -> str:
    """An imperative sentence, with names, prices and times."""
    b = s.boards[action.seat] if 0 <= action.seat < len(s.boards) else s.boards[0]
    if isinstance(action, act.ExpansionChoice):
        return words.say(message_id("choice", action.decision), **_choice(s, b, action))
    kind = kind_of(action)
    values = ACTION_VALUES[type(action)](s, b, action)
    if values.get("warning"):
        values["warning"] = words.phrase(message_id("warning", values["warning"]))
    variant = ".swap" if "other" in values else ""
    return words.say(message_id("action", kind) + variant, **values)


# -- actions ----------------------------------------------------------------------------------


def named_person(b: Board, name: str) -> Phrase:
    """A person of the clinic; a stranger if the action names nobody."""
    number = person_number(b, name)
    return names.person(*(("patient", "white") if number < 0 else person_words(b, number)))


def named_room(b: Board, place: int) -> Phrase:
    """A room by its name, with its floor or its space where there are others of its kind."""
    room = room_words(b, place)
    if not 0 <= place < b.shape.spaces:
        return names.room(*room)
    alike = members(b.of_kind[b.module[place]])
    if b.hub_service[place] >= 0:
        alike = [space for space in alike if b.hub_service[space] == b.hub_service[place]]
    if len(alike) < 2:
        return names.room(*room)
    floor = b.shape.floor_of[place]
    if sum(b.shape.floor_of[space] == floor for space in alike) > 1:
        return names.room_where(room, place_name(b, place))
    return names.room_there(room, floor)


def numbered_place(b: Board, name: str) -> int:
    """The number of a space of this clinic; -1 if there is none."""
    return b.content.space_index[b.seat][b.shape_number].get(name, -1)


def _build(s: State, b: Board, x: act.BuildComponent) -> Values:
    number = b.content.component_index.get(x.component, -1)
    if number < 0:
        return {"room": names.component(x.component), "price": 0, "more": False}
    cost = b.content.components[number].cost
    floors = {0}
    if b.left is not None and "entrance" not in x.component:
        spaces = members(buildable_spaces(s, b, number))
        floors = {b.shape.floor_of[space] for space in spaces} or floors
    prices = {cost[floor] for floor in floors if cost[floor] >= 0} or {max(cost)}
    room = names.component(x.component)
    return {"room": room, "price": min(prices), "more": len(prices) > 1}


def _build_space(s: State, b: Board, x: act.BuildSpace) -> Values:
    place = numbered_place(b, x.space)
    floor = b.shape.floor_of[place] if 0 <= place < b.shape.spaces else 0
    if b.other >= 0:
        # The second stop of a first conveyor comes with the first (CL-4.50).
        return {"where": names.where(x.space), "price": "none"}
    price = b.content.components[b.piece].cost[floor] if b.piece >= 0 else 0
    return {"where": names.where(x.space), "price": max(0, price)}


def _hire(s: State, b: Board, x: act.HirePerson) -> Values:
    kind, _, rest = x.person.partition(":")
    if kind == "university":
        space = int(rest) if rest.isdecimal() else -1
        known = 0 <= space < len(s.university) and s.university[space] >= 0
        colour = COLOURS[s.university[space]] if known else "white"
        price = doctor_price(s, space) if known else 0
        return {"person": names.person("doctor", colour), "price": price}
    if rest == "orderly":
        price = s.rules.content.hire.orderly.price
        return {"person": names.person("orderly"), "price": price}
    price = nurse_price(s) if s.round < len(s.nurses) else 0
    return {"person": names.person("nurse"), "price": price}


def _arrival(s: State, b: Board, x: act.HireArrival) -> Values:
    """The price is paid on arrival; it is said if the hire was a move of its own."""
    price = hire_cost(s, b, b.piece) if b.piece >= 0 else 0
    return {"where": names.where(x.arrival), "price": price}


def _shift(s: State, b: Board, x: act.Shift) -> Values:
    c = b.content
    row, k = c.row_index.get(x.row, -1), c.columns - 1 - x.column
    present = 0 <= row < len(s.notepad) and 0 <= k < len(s.notepad[row])
    colour = COLOURS[s.notepad[row][k]] if present else "white"
    person = names.patient(colour, x.row)
    values: Values = {"direction": x.direction, "person": person, "position": k + 1}
    if x.direction in ("left", "right"):
        return values | {"service": names.service(x.row)}
    other = row - 1 if DIRECTIONS.index(x.direction) == UP else row + 1
    if not present or not 0 <= other < len(s.notepad):
        return values | {"service": names.service(x.row)}
    service = c.services[other]
    if k < len(s.notepad[other]):
        values["other"] = names.patient(COLOURS[s.notepad[other][k]], service)
    return values | {"service": service}


def _admit(s: State, b: Board, x: act.Admit) -> Values:
    row = b.content.row_index.get(x.row, -1)
    waits = 0 <= row < len(s.notepad) and len(s.notepad[row]) > 0
    return {"person": names.patient(COLOURS[s.notepad[row][0]] if waits else "white", x.row)}


def _move(s: State, b: Board, x: act.MovePerson) -> Values:
    number = person_number(b, x.person)
    place = b.place[number] if number >= 0 else -1
    return {"person": named_person(b, x.person), "room": named_room(b, place)}


def _destination(s: State, b: Board, x: act.MoveDestination) -> Values:
    space = numbered_place(b, x.space)
    if b.piece < 0 or not 0 <= space < b.shape.spaces or b.piece >= len(b.place):
        return {"room": names.room("outdoors"), "time": 0}
    time = times_from(b, sets_out(b, b.piece), s.rules.outdoor_walking)[space]
    return {"room": named_room(b, space), "time": max(0, time)}


def _done(s: State, b: Board, x: act.Done) -> Values:
    points = 0 if b.left is None else b.left.queue_points
    what = "move" if b.ask == MOVE_PERSON else "cars" if b.ask == REPARK else "other"
    if what == "other" and b.selected == ADMIT and points:
        what = "admit"
    return {"what": what, "left": points}


def _fee(s: State, b: Board, patient: int) -> int:
    if patient < 0 or not 0 <= b.place[patient] < b.shape.spaces:
        return 0
    return fee(s, b, patient, b.place[patient])


def _warning(s: State, b: Board, plan: list[int]) -> str:
    """CV-R4 Whether a plan (patient, doctor, patient, …) infects a red doctor."""
    return "unwise" if sent_to_die(s, b, plan) else ""


def _accept(s: State, b: Board, x: act.Accept) -> Values:
    plan = [] if b.care is None else b.care.plan
    income = sum(_fee(s, b, patient) for patient in plan[::2])
    return {"income": income, "warning": _warning(s, b, plan)}


def _assign(s: State, b: Board, x: act.Assign) -> Values:
    patient, doctor = person_number(b, x.patient), person_number(b, x.doctor)
    return {
        "patient": named_person(b, x.patient),
        "doctor": named_person(b, x.doctor),
        "income": _fee(s, b, patient),
        "warning": _warning(s, b, [patient, doctor]),
    }


def _board_size(board: str) -> Values:
    columns, _, rows = board.removeprefix("board:").partition("x")
    return {"columns": columns, "rows": rows}


def _buy(s: State, b: Board, x: act.BuyPopularity) -> Values:
    price = b.content.expenses.popularity_purchase.price
    return {"amount": x.amount, "price": x.amount * price}


ACTION_VALUES: dict[type[Action], Callable[[State, Board, Any], Values]] = {
    act.Accept: _accept,
    act.Admit: _admit,
    act.Assign: _assign,
    act.BonusSpace: lambda s, b, x: {"where": names.where(x.space)},
    act.BuildComponent: _build,
    act.BuildSpace: _build_space,
    act.BuyPopularity: _buy,
    act.ChooseBoard: lambda s, b, x: _board_size(x.board),
    act.Clear: lambda s, b, x: {"patient": named_person(b, x.patient)},
    act.Dismiss: lambda s, b, x: {"person": named_person(b, x.person)},
    act.Done: _done,
    act.HireArrival: _arrival,
    act.HirePerson: _hire,
    act.InitialPiece: lambda s, b, x: {"room": names.component(x.piece)},
    act.InitialSpace: lambda s, b, x: {"where": names.where(x.space)},
    act.LeaveCar: lambda s, b, x: {
        "where": names.car_place(b.shape.columns, b.shape.rows, x.place)
    },
    act.MoveDestination: _destination,
    act.MovePerson: _move,
    act.ParkCar: lambda s, b, x: {"where": names.car_place(b.shape.columns, b.shape.rows, x.place)},
    act.Repark: lambda s, b, x: {"where": names.car_place(b.shape.columns, b.shape.rows, x.place)},
    act.SelectAction: lambda s, b, x: {"tile": names.tile(x.tile)},
    act.Shift: _shift,
    act.SoloGoal: lambda s, b, x: {"goal": names.goal(x.goal)},
    act.TakeBonus: lambda s, b, x: {"bonus": names.bonus(x.bonus)},
    act.Undo: lambda s, b, x: {},
}


def _choice(s: State, b: Board, x: act.ExpansionChoice) -> Values:
    """An answer to an expansion's decision: what its words name, recognised by their ids."""
    values: Values = {"answer": x.first}
    for name in (x.first, x.second, x.third):
        kind = name.partition(":")[0]
        if kind == "person":
            values |= {"person": named_person(b, name), "answer": "other"}
        elif kind == "row":
            waits = Phrase("noun-tile-waiting", {"service": names.service(name)})
            values |= {"answer": "row", "service": names.service(name), "person": waits}
        elif kind == "seat":
            values["player"] = name
        elif kind in ("space", "entrance", "helipad"):
            values |= {"room": named_room(b, numbered_place(b, name)), "where": names.where(name)}
    owner = s.rules.owners.get(x.decision)
    return values if owner is None else values | owner.choice_values(s, b, x)


# -- events -----------------------------------------------------------------------------------


def say_event(words: Language, content: Content, event: Event) -> str:
    """A plain sentence in the past."""
    if isinstance(event, ev.Happened):
        return words.say(message_id("event", event.what), **_happened(event))
    fields = msgspec.structs.asdict(event)
    values = _values({name: fields[name] for name in fields if name not in _COMMON})
    values["player"] = f"seat:{fields.get('seat', 0)}"
    more = EVENT_VALUES.get(type(event))
    if more is not None:
        values |= more(event)
    return words.say(message_id("event", kind_of(event)), **values)


_COMMON = ("rule", "audience", "seat")
"""Fields that no message says."""


def _values(fields: dict[str, Any]) -> Values:
    """The fields of an event, or the facts of a refusal, in the form messages take."""
    named: ev.Names = fields.pop("names", {})
    values: Values = {}
    for name, value in fields.items():
        if isinstance(value, str) and value in named:
            values |= _named(name, named[value])
        if name == "component" and value:
            values["room"] = names.component(value)
        elif name == "row":
            values["service"] = names.service(value)
        elif name == "space":
            values["floor"] = names.floor_of(value)
        elif name not in ("person", "patient", "doctor"):
            values[name] = value
    return values


def _named(name: str, words: tuple[str, ...]) -> Values:
    """A person or room that the field of this name mentions."""
    if words[0] in KINDS:
        return {name if name in ("patient", "doctor") else "person": names.person(*words)}
    return {"room": names.room(*words)}


def _waiting(x: ev.Admitted | ev.Appointed | ev.PatientReturned) -> Values:
    return {"person": names.patient(x.colour, x.row)}


def _shifted(x: ev.Shifted) -> Values:
    kind = "row" if not x.swapped else "forward" if x.row == x.other_row else "swap"
    service, other = names.service(x.row), names.service(x.other_row)
    return {
        "kind": kind,
        "service": other,
        "person": names.person(*x.names[f"cell:{service}/{x.column}"]),
        "other": names.person(*x.names[f"cell:{other}/{x.other_column}"]),
    }


def _expenses(x: ev.ExpensesPaid) -> Values:
    parts = {
        "wages": x.wages,
        "upkeep": x.upkeep,
        "savings": x.from_savings,
        "popularity": x.from_popularity,
        "waived": x.waived,
    }
    phrases = [Phrase(f"paid-{name}", {"amount": n}) for name, n in parts.items() if n]
    return {"parts": phrases or "none"}


def _by_tile(tiles: tuple[str, ...]) -> list[Phrase]:
    """Who does what, with players who do the same grouped together."""
    players: dict[str, list[str]] = {}
    for seat, tile in enumerate(tiles):
        players.setdefault(tile.removeprefix("tile:"), []).append(f"seat:{seat}")
    return [
        Phrase("revealed", {"tile": tile, "players": who, "count": len(who)})
        for tile, who in players.items()
    ]


def _by_seat(message: str, name: str, values: tuple[Any, ...]) -> list[Phrase]:
    return [Phrase(message, {"player": f"seat:{k}", name: v}) for k, v in enumerate(values)]


def _university(x: ev.UniversityChanged) -> Values:
    return {"doctors": [Phrase("colour", {"colour": colour}) for colour in x.doctors if colour]}


EVENT_VALUES: dict[type[Event], Callable[[Any], Values]] = {
    ev.ActionBegan: lambda x: {"tile": x.tile.removeprefix("tile:")},
    ev.ActionEnded: lambda x: {"tile": x.tile.removeprefix("tile:"), "why": x.why or "done"},
    ev.Admitted: _waiting,
    ev.Appointed: _waiting,
    ev.BoardChosen: lambda x: _board_size(x.board),
    ev.BonusTaken: lambda x: {"bonus": names.bonus(x.bonus)},
    ev.CarParked: lambda x: {"street": x.place.startswith("border:")},
    ev.ExpensesPaid: _expenses,
    ev.GameBegan: lambda x: {"order": list(x.order)},
    ev.GameEnded: lambda x: {"totals": _by_seat("total", "points", x.totals)},
    ev.GoalSet: lambda x: {"goal": names.goal(x.goal)},
    ev.Moved: lambda x: {"room": names.room_there(x.names[x.to], names.floor_of(x.to))},
    ev.PatientReturned: _waiting,
    ev.PlanChanged: lambda x: {"treated": bool(x.doctor)},
    ev.Shifted: _shifted,
    ev.TileSelected: lambda x: {"tile": names.tile(x.tile)},
    ev.TilesRevealed: lambda x: {"choices": _by_tile(x.tiles)},
    ev.Trained: lambda x: {"better": x.names[x.person][1] != x.colour},
    ev.UniversityChanged: _university,
}


def _happened(x: ev.Happened) -> Values:
    """The values of an expansion's event."""
    values: Values = {"player": f"seat:{x.seat}", "amount": x.amount, "colour": x.second}
    for id_ in (x.first, x.second):
        if id_ in x.names:
            values |= _named("", x.names[id_])
    if x.first.startswith("seat:"):
        values |= {"other": x.first, "self": x.first == values["player"]}
    if x.first.startswith("row:"):
        service = names.service(x.first)
        values |= {"service": service, "person": Phrase("noun-tile-waiting", {"service": service})}
    return values


# -- refusals ---------------------------------------------------------------------------------


def refusal_words(words: Language, refusal: Refusal) -> str:
    """A sentence that says what would have to be different."""
    return words.say(message_id("refusal", refusal.reason), **_values(dict(refusal.facts)))
