"""The best sites for rooms, hubs, gardens, stops and the rest."""

from __future__ import annotations

from wardround.games.clinic.rules.constants import MODULE
from wardround.games.clinic.rules.geometry import (
    beds_of,
    car_spaces,
    garden_spaces,
    members,
    module_spaces,
    neighbourhood,
    operational,
    put_module,
    rooms_with_beds,
    working_treatment_rooms,
)
from wardround.games.clinic.rules.state import Board


def idle_service(b: Board) -> int:
    """A service with a hub but no working room; -1 if there is none."""
    works = working_treatment_rooms(b)
    for space in members(b.of_kind[b.content.hub]):
        service = b.hub_service[space]
        if not beds_of(b, service) & works:
            return service
    return -1


def _served(b: Board, service: int) -> int:
    """The spaces beside hubs on the same floor, for one service or (-1) for all."""
    shape = b.shape
    spaces = 0
    for space in members(b.of_kind[b.content.hub]):
        if service < 0 or b.hub_service[space] == service:
            spaces |= shape.neighbours[space] & shape.floor_spaces[shape.floor_of[space]]
    return spaces


def _supplied(b: Board) -> int:
    return neighbourhood(b, b.of_kind[b.content.supply])


def room_sites(b: Board) -> int:
    """Where a treatment room would work at once; beside a hub without one if possible."""
    spaces = module_spaces(b, b.content.treatment) & ~car_spaces(b) & _supplied(b) & _served(b, -1)
    idle = idle_service(b)
    wanted = spaces & _served(b, idle) if idle >= 0 else 0
    return wanted or spaces


def operating_sites(b: Board) -> int:
    """Where an operating room would work at once."""
    for kind in b.content.specials:
        if b.content.kinds[kind].virtual_nurses:
            return module_spaces(b, kind) & ~car_spaces(b) & _served(b, -1)
    return 0


def treatment_component(b: Board) -> int:
    """The number of the treatment room among the components."""
    for number, component in enumerate(b.content.components):
        if component.form == MODULE and component.kind == b.content.treatment:
            return number
    return 0


def best_room(b: Board, sites: int, money: int) -> int:
    """Upper rooms score more and cost more; on the ground they take street parking away."""
    c = b.content
    cost = c.components[treatment_component(b)].cost
    best, best_worth = -1, -100.0
    for space in members(sites):
        floor = b.shape.floor_of[space]
        if cost[floor] > money:
            continue
        worth = c.score_room[floor] - 0.4 * cost[floor]
        if floor == 0:
            worth -= 0.3 * (b.streets & b.shape.space_borders[space]).bit_count()
        if worth > best_worth:
            best, best_worth = space, worth
    return best


def best_hub_worth(b: Board, money: int) -> int:
    """What the best site for another hub is worth with a room beside it; 0 if there is none."""
    best = 0
    for space in members(module_spaces(b, b.content.hub) & ~car_spaces(b)):
        floor = b.shape.floor_of[space]
        if floor <= 1 and money >= 2 * (floor + 2):
            best = max(best, hub_worth(b, space))
    return best


def hub_worth(b: Board, space: int) -> int:
    """How many rooms could work beside a hub in this space; those without supply count half."""
    shape = b.shape
    around = shape.neighbours[space] & shape.floor_spaces[shape.floor_of[space]]
    if not around & (shape.ground | b.modules << shape.layer):
        return 0
    new = b.clone()
    put_module(new, space, b.content.hub, 0)
    rooms = module_spaces(new, b.content.treatment) & around & ~car_spaces(new)
    supplied = _supplied(b)
    good = (rooms & supplied).bit_count()
    return 2 * good + (rooms & ~supplied).bit_count() if good else 0


def garden_worth(b: Board, space: int) -> int:
    """How many working treatment rooms are beside a space."""
    return (working_treatment_rooms(b) & b.shape.neighbours[space]).bit_count()


def best_garden(b: Board) -> int:
    return _most_rooms(b, garden_spaces(b) & b.shape.ground)


def best_extinguisher(b: Board) -> int:
    """Supply rooms first: hardly anyone walks through them."""
    c = b.content
    free = b.modules & ~b.slow
    best = _most_rooms(b, free & b.of_kind[c.supply])
    if best >= 0:
        return best
    return _most_rooms(b, free & ~b.of_kind[c.hub] & ~rooms_with_beds(b))


def _most_rooms(b: Board, spaces: int) -> int:
    best, most = -1, 0
    for space in members(spaces):
        rooms = garden_worth(b, space)
        if rooms > most:
            best, most = space, rooms
    return best


def stop_worth(b: Board, space: int) -> float:
    """What a conveyor stop on a module is worth."""
    c = b.content
    if b.module[space] == c.hub:
        return 3.0 if b.shape.floor_of[space] == 0 else 2.0
    return 2.5 if b.module[space] == c.treatment else 0.0


def best_stop(b: Board, offered: int) -> int:
    best, best_worth = -1, -100.0
    for space in members(offered):
        worth = stop_worth(b, space)
        if b.other < 0 and not b.stops:
            # The first of a pair needs a good second one.
            mate = 0.0
            for other in members(b.shape.lines[space] & b.modules):
                if b.module[other] != b.module[space]:
                    mate = max(mate, stop_worth(b, other))
            worth += mate
        if worth > best_worth:
            best, best_worth = space, worth
    return best


def best_parking(b: Board, offered: int) -> int:
    """Away from the clinic, and not where a room could work."""
    rooms = room_sites(b)
    best, best_worth = -1, -100.0
    for space in members(offered):
        worth = -1.0 * (b.shape.neighbours[space] & b.modules).bit_count()
        worth -= 2.0 * (rooms >> space & 1)
        if worth > best_worth:
            best, best_worth = space, worth
    return best


def best_entrance(b: Board, offered: int) -> int:
    """``offered`` is a set of entrance spaces; straight into a working room is best."""
    c = b.content
    best, best_worth = -1, -100.0
    for k in members(offered):
        space = b.shape.entrance_target[k]
        kind = b.module[space]
        worth = 3.0 if kind == c.treatment and operational(b) >> space & 1 else 0.0
        worth += 1.0 if kind == c.hub else 0.0
        if worth > best_worth:
            best, best_worth = k, worth
    return best


def best_hub(b: Board, offered: int) -> int:
    c = b.content
    cost = c.components[b.piece].cost
    best, best_worth = -1, -100.0
    for space in members(offered):
        floor = b.shape.floor_of[space]
        worth = hub_worth(b, space) - 0.3 * cost[floor] - (2.0 if floor > 1 else 0.0)
        if worth > best_worth:
            best, best_worth = space, worth
    return best
