"""What a clinic wants most: patients, staff or something built, measured roughly in popularity."""

from __future__ import annotations

from typing import Final

from wardround.games.clinic.advice.sites import (
    best_extinguisher,
    best_garden,
    best_hub_worth,
    best_room,
    garden_worth,
    idle_service,
    operating_sites,
    room_sites,
)
from wardround.games.clinic.advice.timetable import Numbers, forecast
from wardround.games.clinic.rules.admitting import waiting
from wardround.games.clinic.rules.constants import (
    ADMIT,
    CONVEYOR,
    ENTRANCE,
    GARDEN,
    HIRE,
    MODULE,
    OTHER,
    PARKING,
    UPGRADE,
)
from wardround.games.clinic.rules.geometry import beds_of, operational, working_treatment_rooms
from wardround.games.clinic.rules.hiring import doctor_price
from wardround.games.clinic.rules.parking import room_on
from wardround.games.clinic.rules.state import Board, State
from wardround.games.clinic.rules.tables import Component

NO: Final = -1.0
UNKNOWN: Final = -1000.0


def parking_left(b: Board) -> int:
    """How many more cars can be parked."""
    count = (b.streets & ~b.cars).bit_count()
    for tile in b.tiles:
        count += room_on(b, tile)
    return count


def tile_wish(s: State, b: Board, n: Numbers, tile: int) -> float:
    """How much a clinic wants to admit, hire or build."""
    if tile == ADMIT:
        return _admit_wish(s, b, n)
    return _hire_wish(s, b, n) if tile == HIRE else _build_wish(s, b, n)


# -- admitting --------------------------------------------------------------------------------


def _admit_wish(s: State, b: Board, n: Numbers) -> float:
    room = parking_left(b)
    if room <= 0:
        return NO
    if n.left <= 1:
        worth = _last_admissions(s, b, n)
        return worth if worth > 0.0 else -0.5
    staff = min(n.habits.doctors[s.round + 1], len(n.doctors) + 1.0)
    wanted = min(n.habits.patients_a_doctor, n.left - 0.5) * staff
    return n.habits.patient * min(wanted - len(n.patients), float(room), 4.0)


def _last_admissions(s: State, b: Board, n: Numbers) -> float:
    """What one patient per queue point would add by the timetable."""
    base = forecast(b.content, n)
    points = 1 + b.entrances.bit_count() + b.helipads.bit_count()
    room = parking_left(b)
    rows = [row[:] for row in s.notepad]
    taken = [len(waiting(b, service)) for service in range(len(rows))]
    now, count = base, 0
    while points > 0 and room > 0:
        service, k, value = next_patient(s, b, n, now, rows, taken, points)
        if service < 0:
            break
        n.admit(_take(rows, service, k))
        count += 1
        taken[service] += 1
        points -= k + 1 if k >= 0 else 2
        room -= 1
        now = value
    for _ in range(count):
        n.dismiss()
    return now - base


def next_patient(
    s: State,
    b: Board,
    n: Numbers,
    base: float,
    rows: list[list[int]],
    taken: list[int],
    points: int,
) -> tuple[int, int, float]:
    """The row, place and new forecast of the patient who adds most per queue point. A place below 0
    is the first one of the row above (-1) or below (-2); row -1 is nobody."""
    best, best_k, best_gain, best_value = -1, 0, n.habits.least_gain, base
    works = operational(b)
    known = [UNKNOWN] * 4
    for service, row in enumerate(rows):
        if s.rules.admit_requires_hub and service not in b.hub_service:
            continue
        if taken[service] >= b.content.beds or not beds_of(b, service) & works:
            continue
        for k in range(-2, min(points, len(row))):
            cost = k + 1
            if k >= 0:
                colour = row[k]
            else:
                cost = 2
                other = service - 1 if k == -1 else service + 1
                if points < 2 or not 0 <= other < len(rows) or not rows[other]:
                    continue
                colour = rows[other][0]
            if known[colour] == UNKNOWN:
                n.admit(colour)
                known[colour] = forecast(b.content, n)
                n.dismiss()
            gain = (known[colour] - base) / (0.3 + 0.7 * cost)
            if gain > best_gain:
                best, best_k, best_gain, best_value = service, k, gain, known[colour]
    return best, best_k, best_value


def _take(rows: list[list[int]], service: int, k: int) -> int:
    """Take the patient of `next_patient` out of the rows."""
    if k >= 0:
        return rows[service].pop(k)
    other = service - 1 if k == -1 else service + 1
    colour = rows[other][0]
    if rows[service]:
        rows[other][0] = rows[service].pop(0)
    else:
        rows[other].pop(0)
    return colour


# -- hiring -----------------------------------------------------------------------------------


def _hire_wish(s: State, b: Board, n: Numbers) -> float:
    if parking_left(b) <= 0 or b.money < 1:
        return NO
    worth = 0.0
    for space, colour in enumerate(s.university):
        if colour >= 0 and doctor_price(s, space) <= b.money:
            worth = n.habits.doctor * max(n.habits.doctors[s.round] - len(n.doctors), 0.0)
            break
    if s.nurses[s.round] and b.money >= 2:
        worth += n.habits.nurse * max(n.habits.nurses[s.round] - n.nurses, 0.0)
    return worth if worth > 0.0 else -0.5


# -- building ---------------------------------------------------------------------------------


def _build_wish(s: State, b: Board, n: Numbers) -> float:
    """What two components would bring."""
    if b.money < 2:
        return NO
    best, second = NO, NO
    for number in s.rules.components:
        worth = component_wish(s, b, n, number)
        if worth > best:
            best, second = worth, best
        elif worth > second:
            second = worth
    return best + 0.7 * max(second, 0.0)


def component_wish(s: State, b: Board, n: Numbers, number: int) -> float:
    """What one more component of a kind would bring."""
    h = n.habits
    component = b.content.components[number]
    left = n.left
    if not _affordable(b, component):
        return NO
    form = component.form
    if form == MODULE:
        return _module_wish(s, b, n, component)
    if form == PARKING:
        lack = h.parking_reserve + 1.0 - parking_left(b)
        return h.parking * lack if left > 1 and lack > 0 else NO
    if form == UPGRADE:
        lack = h.parking_reserve - parking_left(b)
        ready = b.parking & ~b.upgraded
        return 0.7 * h.parking * lack if left > 1 and lack > 0 and ready else NO
    if form == ENTRANCE:
        points = b.entrances.bit_count() + b.helipads.bit_count()
        return NO if points >= h.entrances or left < 2 else h.entrance * (left - 1) / 3.0
    if form == CONVEYOR:
        stops = b.stops.bit_count()
        if stops > working_treatment_rooms(b).bit_count() or left < 2:
            return NO
        return h.conveyor * (left - 1) / (2.0 if stops == 0 else 4.0)
    if form == GARDEN:
        space = best_garden(b)
        if space < 0 or b.gardens.bit_count() >= h.gardens:
            return NO
        return h.garden * (left - 2) * garden_worth(b, space) / 2.0
    if form == OTHER and component.id == "extinguisher":
        space = best_extinguisher(b)
        return NO if space < 0 else h.extinguisher * (left - 1) * garden_worth(b, space)
    return NO


def _affordable(b: Board, component: Component) -> bool:
    return any(0 <= cost <= b.money for cost in component.cost)


def _module_wish(s: State, b: Board, n: Numbers, component: Component) -> float:
    h = n.habits
    c = b.content
    left = n.left
    kind = c.kinds[component.kind]
    if component.kind == c.treatment:
        space = best_room(b, room_sites(b), b.money)
        if space < 0:
            return NO
        lack = h.doctors[min(s.round + 1, 5)] - n.beds
        worth = h.beds * max(lack, 0.0) if left > 1 else 0.0
        if left > 2 and idle_service(b) >= 0:
            worth += 2.0 * h.hub * (left - 2)
        return worth + h.room_points * (c.score_room[b.shape.floor_of[space]] - left / 3.0)
    if component.kind == c.hub:
        service = component.service
        if left < 3 or service in b.hub_service or s.hub_up[service] <= 0:
            return NO
        owned = sum(1 for other in range(len(s.notepad)) if other in b.hub_service)
        if owned >= h.services or not best_hub_worth(b, b.money):
            return NO
        queue = len(s.notepad[service])
        for board in s.boards:
            if board.seat != b.seat and service in board.hub_service:
                queue -= 3
        return h.hub * (left - 2) + 0.1 * queue
    if not kind.special or not s.special_up[component.kind]:
        return NO
    if kind.time_reduction:
        return h.triage * (left - 2)
    if kind.levels:
        return h.lab * (left - 2)
    if kind.virtual_nurses and operating_sites(b):
        return h.operating * (left - 2)
    return NO
