"""Chapter 2 and the steps of chapter 9: what stands where, and how far it is.

A set of spaces is an int with a bit per space. Buildings and neighbourhoods are kept up to date as
modules are placed; rooms and ways are worked out on first use after a change.
"""

from __future__ import annotations

from wardround.games.clinic.rules.constants import PATIENT
from wardround.games.clinic.rules.state import Board, Ways
from wardround.games.clinic.rules.tables import Component


def members(spaces: int) -> list[int]:
    """The spaces of a set, in order."""
    bits: list[int] = []
    while spaces:
        lowest = spaces & -spaces
        bits.append(lowest.bit_length() - 1)
        spaces ^= lowest
    return bits


def neighbourhood(b: Board, spaces: int) -> int:
    """Every space adjacent to one of a set."""
    near = 0
    for space in members(spaces):
        near |= b.shape.neighbours[space]
    return near


# -- placing ----------------------------------------------------------------------------------


def put_module(b: Board, space: int, kind: int, service: int) -> None:
    """CL-2.8, CL-2.9, CL-7.3 A module joins the building it touches, or starts one; its borders
    are no longer street parking."""
    bit = 1 << space
    around = b.shape.neighbours[space]
    b.module[space] = kind
    b.hub_service[space] = service
    b.modules |= bit
    b.of_kind[kind] |= bit
    b.near[b.content.kinds[kind].colour] |= around
    b.streets &= ~b.shape.space_borders[space]
    b.changed()
    for k, building in enumerate(b.buildings):
        if building & around:
            b.buildings[k] = building | bit
            b.near_building[k] |= around
            return
    b.buildings.append(bit)
    b.near_building.append(around)


def rebuild(b: Board) -> None:
    """CL-2.8 Recompute buildings and neighbourhoods from the modules on a board."""
    colours = [kind.colour for kind in b.content.kinds]
    b.modules = 0
    b.of_kind = [0] * len(colours)
    b.near = [0] * b.content.colours
    for space, kind in enumerate(b.module):
        if kind:
            b.modules |= 1 << space
            b.of_kind[kind] |= 1 << space
            b.near[colours[kind]] |= b.shape.neighbours[space]
            b.streets &= ~b.shape.space_borders[space]
    b.buildings = []
    left = b.modules
    while left:
        building = left & -left
        grown = 0
        while building != grown:
            grown = building
            building |= neighbourhood(b, building) & left
        b.buildings.append(building)
        left &= ~building
    b.near_building = [neighbourhood(b, building) for building in b.buildings]


def empty_spaces(b: Board) -> int:
    """CL-2.6, CL-4.9, CL-R37 Spaces without module, garden, parking tile, helipad or zombie."""
    taken = b.modules | b.gardens | b.parking | b.helipads
    if b.shut:
        taken |= b.shut & b.shape.ground
    return b.shape.whole & ~taken


def module_spaces(b: Board, kind: int) -> int:
    """CL-2.23, CL-4.10, CL-4.11, CL-4.12, CL-4.13, CL-4.16, CL-4.17, CL-4.18, CL-4.21, CL-4.24,
    CL-4.28, CL-4.30, CL-4.39, CL-4.41 Where a module of a kind may stand, street cars aside: on the
    ground or on a module, away from its own colour, touching at most one building."""
    shape = b.shape
    sort = b.content.kinds[kind]
    open_ = empty_spaces(b) & (shape.ground | b.modules << shape.layer) & ~b.near[sort.colour]
    once = 0
    for near in b.near_building:
        open_ &= ~(once & near)
        once |= near
    if sort.one_per_floor:
        open_ &= ~hub_floors(b, kind)
    return open_


def hub_floors(b: Board, kind: int) -> int:
    """CL-2.10, CL-2.11, CL-4.22, CL-4.23 Spaces on floors of buildings that have their hub."""
    shape = b.shape
    taken = 0
    for k, building in enumerate(b.buildings):
        hubs = building & b.of_kind[kind]
        for spaces in shape.floor_spaces:
            if hubs & spaces:
                taken |= b.near_building[k] & spaces
    return taken


def car_spaces(b: Board) -> int:
    """CL-4.14, CL-4.15, CL-R7 Ground-floor spaces with a street car on a border."""
    beside = 0
    for border in members(b.cars):
        beside |= b.shape.border_spaces[border]
    return beside


def garden_spaces(b: Board) -> int:
    """CL-4.36, CL-4.37, CL-4.38 Empty spaces on the ground or above a garden, cars or not."""
    shape = b.shape
    return empty_spaces(b) & (shape.ground | b.gardens << shape.layer)


def helipad_spaces(b: Board) -> int:
    """CL-4.39, CL-4.40, CL-R30 Empty spaces directly above a module."""
    return empty_spaces(b) & (b.modules << b.shape.layer)


def parking_spaces(b: Board) -> int:
    """CL-4.56 Empty spaces on the ground; street cars beside them do not matter."""
    return empty_spaces(b) & b.shape.ground


def upgrade_spaces(b: Board) -> int:
    """CL-4.58 The player's parking tiles for 2 cars."""
    return b.parking & ~b.upgraded


def entrance_spaces(b: Board) -> int:
    """CL-2.19, CL-4.44, CL-4.45, CL-4.46, CL-4.48 Free entrance spaces that point at a module;
    the first entrance points at a hub. Returns a set of entrance spaces."""
    faced = b.modules if b.entrances else b.of_kind[b.content.hub]
    spaces = 0
    for k, target in enumerate(b.shape.entrance_target):
        if faced >> target & 1 and not b.entrances >> k & 1:
            spaces |= 1 << k
    return spaces


def first_stops(b: Board) -> int:
    """CL-4.50, CL-R55 Modules aligned with another one."""
    spaces = 0
    for space in members(b.modules):
        if b.shape.lines[space] & b.modules:
            spaces |= 1 << space
    return spaces


def next_stops(b: Board) -> int:
    """CL-4.49, CL-4.51, CL-4.52, CL-4.53, CL-4.54 Modules without a stop, aligned with one."""
    lines = 0
    for space in members(b.stops):
        lines |= b.shape.lines[space]
    return b.modules & ~b.stops & lines


def paid_spaces(b: Board, component: Component) -> int:
    """CL-4.3 The spaces on floors where the player can afford a component."""
    return component.affordable[b.shape_number][min(b.money, component.most)]


# -- rooms ------------------------------------------------------------------------------------


def know_rooms(b: Board) -> None:
    """CL-2.12, CL-2.13, CL-2.14, CL-2.15, CL-2.16, CL-4.25, CL-4.29, CL-R2, CL-R3, CL-R33
    Which service each room is connected to, and which rooms are operational."""
    c = b.content
    shape = b.shape
    beds = [0] * len(c.services)
    working = 0
    supplied = neighbourhood(b, b.of_kind[c.supply])
    for number, kind in enumerate(c.kinds):
        if not b.of_kind[number] or not kind.capacity[PATIENT]:
            continue
        for space in members(b.of_kind[number]):
            bit = 1 << space
            if kind.any_service:
                working |= bit
                for service in range(len(beds)):
                    beds[service] |= bit
                continue
            beside = shape.neighbours[space] & shape.floor_spaces[shape.floor_of[space]]
            hubs = beside & b.of_kind[c.hub]
            for hub in members(hubs):
                beds[b.hub_service[hub]] |= bit
            if (hubs or not kind.needs_hub) and (supplied & bit or not kind.needs_supply):
                working |= bit
    b.beds = beds
    b.working = working
    b.staff_ends = [0, 0, 0]
    for number, kind in enumerate(c.kinds):
        for role in range(len(b.staff_ends)):
            if kind.capacity[role]:
                b.staff_ends[role] |= b.of_kind[number]


def beds_of(b: Board, service: int) -> int:
    """CL-9.26 Modules in which patients of a service may end."""
    if not b.beds:
        know_rooms(b)
    return b.beds[service]


def staff_ends(b: Board, kind: int) -> int:
    """CL-9.23, CL-9.24, CL-9.25 Modules in which employees of a kind may end."""
    if not b.beds:
        know_rooms(b)
    return b.staff_ends[kind]


def operational(b: Board) -> int:
    """CL-2.14, CL-2.15 Rooms in which patients can be treated."""
    if not b.beds:
        know_rooms(b)
    return b.working


def working_treatment_rooms(b: Board) -> int:
    """CL-2.14, CL-15.4 The operational treatment rooms."""
    return operational(b) & b.of_kind[b.content.treatment]


def rooms_with_beds(b: Board) -> int:
    """The modules that take patients, operational or not."""
    rooms = 0
    for number, kind in enumerate(b.content.kinds):
        if kind.capacity[PATIENT]:
            rooms |= b.of_kind[number]
    return rooms


def beds_in(b: Board, spaces: int) -> int:
    """How many patients these rooms take."""
    beds = 0
    for space in members(spaces):
        beds += b.content.kinds[b.module[space]].capacity[PATIENT]
    return beds


# -- ways -------------------------------------------------------------------------------------


def times_from(b: Board, place: int, outdoors: bool) -> list[int]:
    """CL-9.19 The time of the cheapest way from a place to every space, -1 where there is none."""
    ways = b.ways
    if ways is None:
        ways = Ways(b.shape.places)
        ways.links = links(b)
        b.ways = ways
    known = ways.from_place[place]
    if known is None:
        known = _times(b, ways, place, outdoors)
        ways.from_place[place] = known
    return known


def links(b: Board) -> list[int]:
    """CL-4.54, CL-9.12, CL-R27 By stop: the nearest stop in each of the six directions."""
    links = [0] * b.shape.spaces
    for stop in members(b.stops):
        for ray in b.shape.rays[stop]:
            for space in ray:
                if b.stops >> space & 1:
                    links[stop] |= 1 << space
                    break
    return links


def _times(b: Board, ways: Ways, place: int, outdoors: bool) -> list[int]:
    shape = b.shape
    c = b.content
    if place < shape.spaces:
        return _spread(b, ways, place, outdoors)
    if place < shape.first_helipad:
        target = shape.entrance_target[place - shape.spaces]
        return _enter(b, target, c.time.step.entrance_to_module, outdoors)
    if place < shape.pre:
        target = shape.below[place - shape.first_helipad]
        return _enter(b, target, c.time.step_derived.helipad_to_module, outdoors)
    return _from_pre_admissions(b, outdoors)


def _enter(b: Board, target: int, time: int, outdoors: bool) -> list[int]:
    """CL-4.42, CL-4.43, CL-4.47, CL-9.7, CL-9.8, CL-18.5 From an arrival point into its module."""
    if b.shut >> target & 1:
        return [-1] * b.shape.spaces
    if b.slow >> target & 1:
        time += b.content.slow_extra
    return [time + t if t >= 0 else -1 for t in times_from(b, target, outdoors)]


def _from_pre_admissions(b: Board, outdoors: bool) -> list[int]:
    """CL-9.5, CL-9.6, CL-R63 To any arrival point and onwards, or straight into outpatient services
    and no further."""
    c = b.content
    best = [-1] * b.shape.spaces
    for arrival in arrivals(b):
        _take_shorter(best, times_from(b, arrival, outdoors), c.time.step.pre_admissions_to_arrival)
    for number, kind in enumerate(c.kinds):
        if kind.any_service:
            for space in members(b.of_kind[number] & ~b.shut):
                best[space] = c.time.step.pre_admissions_to_outpatient
    return best


def _take_shorter(best: list[int], times: list[int], before: int) -> None:
    for space, time in enumerate(times):
        if time >= 0 and (best[space] < 0 or time + before < best[space]):
            best[space] = time + before


def arrivals(b: Board) -> list[int]:
    """CL-4.43, CL-4.47 The clinic's entrances and helipads, as places."""
    shape = b.shape
    points = [shape.spaces + k for k in members(b.entrances)]
    points += [shape.first_helipad + space for space in members(b.helipads)]
    return points


def _spread(b: Board, ways: Ways, start: int, outdoors: bool) -> list[int]:
    """CL-2.17, CL-9.9, CL-9.10, CL-9.11, CL-9.13, CL-9.14, CL-9.15, CL-9.16, CL-18.5, CL-18.6,
    CL-18.7, CL-18.8, CL-20.10, CL-R26 Onwards from a space: into adjacent modules, over outdoor
    spaces, along the conveyor. ``at[t]`` is the set of spaces that can be entered at time t."""
    shape = b.shape
    c = b.content
    neighbours = shape.neighbours
    modules = b.modules
    slow = b.slow
    walkable = modules | shape.ground if outdoors else modules
    walkable &= ~b.shut
    inside, outside, extra = (
        c.time.step.module_to_adjacent_module,
        c.time.step_derived.outdoor_step,
        c.slow_extra,
    )
    farthest = max(inside, outside) + extra
    times = [-1] * shape.spaces
    at = [1 << start]
    todo = walkable & ~at[0]
    last = 0
    time = 0
    while time <= last:
        while len(at) <= time + farthest:
            at.append(0)
        now = at[time]
        from_inside = 0
        from_outside = 0
        while now:
            lowest = now & -now
            now ^= lowest
            space = lowest.bit_length() - 1
            if times[space] != -1:
                continue
            times[space] = time
            todo &= ~lowest
            if modules & lowest:
                from_inside |= neighbours[space]
            else:
                from_outside |= neighbours[space]
            if b.stops & lowest:
                ride = ways.links[space] & todo
                now |= ride & ~slow
                if ride & slow:
                    at[time + extra] |= ride & slow
                    last = max(last, time + extra)
        near = todo & from_inside & modules
        far = todo & (from_inside & ~modules | from_outside)
        if near or far:
            at[time + inside] |= near & ~slow
            at[time + outside] |= far & ~slow
            at[time + inside + extra] |= near & slow
            at[time + outside + extra] |= far & slow
            last = max(last, time + farthest)
        time += 1
    return times
