"""Chapter 7: cars and where they are parked."""

from __future__ import annotations

from typing import Final

from wardround.core.actions import Action, Refusal
from wardround.core.chance import Chance
from wardround.core.log import Log
from wardround.games.clinic.actions import Done, LeaveCar, ParkCar, Repark
from wardround.games.clinic.events import CarLeft, CarMoved, CarParked
from wardround.games.clinic.rules.geometry import members
from wardround.games.clinic.rules.state import (
    LEAVE_CAR,
    NOTHING,
    PARK_CAR,
    REPARK,
    Board,
    State,
    ask,
    car_name,
)

SMALL: Final = 2
LARGE: Final = 3


def open_streets(s: State, b: Board) -> None:
    """CL-7.3, CL-7.4, CL-7.5, CL-R6 Before anything is built every inner border is a street place;
    the outer edge only with the option."""
    borders = b.shape.first_tile if s.rules.perimeter_parking else b.shape.inner_borders
    b.streets = (1 << borders) - 1


def room_on(b: Board, tile: int) -> int:
    """CL-7.6 How many more cars a parking tile takes."""
    size = LARGE if b.upgraded >> tile & 1 else SMALL
    return size - b.parked[tile]


def has_free_place(b: Board) -> bool:
    """CL-5.9, CL-6.11 Whether another car could be parked."""
    if b.streets & ~b.cars:
        return True
    return any(room_on(b, tile) > 0 for tile in b.tiles)


def free_places(b: Board) -> list[int]:
    """CL-7.3, CL-7.6 Every place where a car can be parked now."""
    tiles = [b.shape.first_tile + tile for tile in b.tiles if room_on(b, tile) > 0]
    return members(b.streets & ~b.cars) + tiles


def car_places(b: Board) -> list[int]:
    """CL-7.8 Every place with a car; cars are all alike."""
    return members(b.cars) + [b.shape.first_tile + tile for tile in b.tiles if b.parked[tile]]


def count_cars(b: Board) -> int:
    """CL-7.11 The cars on a board."""
    total = b.cars.bit_count()
    for tile in b.tiles:
        total += b.parked[tile]
    return total


def put_car(b: Board, place: int) -> None:
    b.encoded = b""
    if place < b.shape.first_tile:
        b.cars |= 1 << place
    else:
        b.parked[place - b.shape.first_tile] += 1


def take_car(b: Board, place: int) -> None:
    b.encoded = b""
    if place < b.shape.first_tile:
        b.cars &= ~(1 << place)
    else:
        b.parked[place - b.shape.first_tile] -= 1


# -- parking ----------------------------------------------------------------------------------


def bring_car(s: State, b: Board, log: Log) -> None:
    """CL-1.14, CL-7.1, CL-7.2 An arrival brings a car, which must be parked at once."""
    b.to_park += 1
    ask_to_park(s, b, log)


def ask_to_park(s: State, b: Board, log: Log) -> None:
    """CL-R60 A car with only one place to go is parked there without asking."""
    while b.to_park:
        places = free_places(b)
        if len(places) != 1:
            ask(s, b, PARK_CAR)
            return
        park_car(b, places[0], log)
    ask(s, b, NOTHING)


def list_parking_places(s: State, b: Board) -> list[Action]:
    park = b.content.menus[b.seat].park[b.shape_number]
    return [park[place] for place in free_places(b)]


def park(s: State, action: ParkCar, chance: Chance, log: Log) -> None:
    """CL-7.1 The owner chooses where."""
    b = s.boards[action.seat]
    park_car(b, b.content.car_index[b.seat][b.shape_number][action.place], log)
    ask_to_park(s, b, log)


def park_car(b: Board, place: int, log: Log) -> None:
    """CL-7.1 The car is parked on its owner's ground floor."""
    put_car(b, place)
    b.to_park -= 1
    if log.on:
        log.add(CarParked(rule="CL-7.1", seat=b.seat, place=car_name(b, place)))


def why_not_park(s: State, action: ParkCar) -> Refusal:
    """CL-7.3, CL-7.5, CL-7.6 Streets with a module beside them, the outer edge and full tiles."""
    b = s.boards[action.seat]
    place = b.content.car_index[b.seat][b.shape_number].get(action.place, -1)
    if place == -1:
        return Refusal("CL-7.1", "no_such_place", place=action.place)
    if place >= b.shape.first_tile:
        if not b.parking >> (place - b.shape.first_tile) & 1:
            return Refusal("CL-7.6", "no_parking_tile", place=action.place)
        return Refusal("CL-7.6", "tile_full", place=action.place)
    if b.cars >> place & 1:
        return Refusal("CL-7.3", "taken", place=action.place)
    if b.shape.border_spaces[place] & b.modules:
        return Refusal("CL-7.3", "module_beside", place=action.place)
    return Refusal("CL-7.5", "outer_edge", place=action.place)


# -- leaving ----------------------------------------------------------------------------------


def ask_to_leave(s: State, b: Board, log: Log) -> None:
    """CL-7.9, CL-7.10, CL-10.18, CL-R50, CL-R60 A car is taken for each person who left; the owner
    picks which, if there is a choice."""
    while b.to_leave:
        places = car_places(b)
        if len(places) > 1:
            ask(s, b, LEAVE_CAR)
            return
        if not places:
            # Only happens in positions with fewer cars than people.
            b.to_leave = 0
            break
        leave_car(b, places[0], log)
    ask(s, b, NOTHING)


def list_leaving_cars(s: State, b: Board) -> list[Action]:
    leave = b.content.menus[b.seat].leave[b.shape_number]
    return [leave[place] for place in car_places(b)]


def leave(s: State, action: LeaveCar, chance: Chance, log: Log) -> None:
    """CL-7.9 The owner chooses which car leaves."""
    b = s.boards[action.seat]
    leave_car(b, b.content.car_index[b.seat][b.shape_number][action.place], log)
    ask_to_leave(s, b, log)


def leave_car(b: Board, place: int, log: Log) -> None:
    """CL-7.9 The car returns to the lot."""
    take_car(b, place)
    b.to_leave -= 1
    if log.on:
        log.add(CarLeft(rule="CL-7.9", seat=b.seat, place=car_name(b, place)))


# -- into a new parking tile ------------------------------------------------------------------


def list_reparkings(s: State, b: Board) -> list[Action]:
    """CL-4.57, CL-4.59, CL-7.7 Each car outside the tile in ``b.piece`` while it has room."""
    menu = b.content.menus[b.seat]
    tile = b.shape.first_tile + b.piece
    repark = menu.repark[b.shape_number]
    return [*(repark[place] for place in car_places(b) if place != tile), menu.done]


def can_repark(b: Board) -> bool:
    return room_on(b, b.piece) > 0 and count_cars(b) > b.parked[b.piece]


def repark(s: State, action: Repark, chance: Chance, log: Log) -> None:
    """CL-4.15, CL-4.57, CL-4.59, CL-7.7 A parked car moves into the tile that was just built."""
    b = s.boards[action.seat]
    place = b.content.car_index[b.seat][b.shape_number][action.place]
    tile = b.shape.first_tile + b.piece
    take_car(b, place)
    put_car(b, tile)
    if log.on:
        log.add(
            CarMoved(rule="CL-4.57", seat=b.seat, place=car_name(b, place), to=car_name(b, tile))
        )
    ask(s, b, REPARK if can_repark(b) else NOTHING)


def stop_reparking(s: State, action: Done, chance: Chance, log: Log) -> None:
    """CL-4.57 The other cars stay where they are."""
    ask(s, s.boards[action.seat], NOTHING)
