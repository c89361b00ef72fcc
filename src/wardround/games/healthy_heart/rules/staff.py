"""HH chapter 12: hiring and assigning staff."""

from __future__ import annotations

from wardround.core.actions import Action
from wardround.core.chance import Chance
from wardround.core.log import Log
from wardround.games.healthy_heart.actions import AssignStaff, AssignTo, HireMarker
from wardround.games.healthy_heart.events import StaffHired, StaffMoved
from wardround.games.healthy_heart.rules.consent import ask_consent, is_denied
from wardround.games.healthy_heart.rules.constants import (
    ASSIGN_CUBE_PATIENT,
    ASSIGN_NEVER,
    ASSIGN_OR,
    ASSIGN_PATIENT,
    ASSIGN_WARD,
    D_ASSIGN_TO,
    HIRE,
    HIRED_AWAY,
    IN_OFFICE,
    IN_PARKING_LOT,
    ON_JOB_LINE,
    OR,
    T_HIRE,
    UNBUILT,
    WARD,
)
from wardround.games.healthy_heart.rules.money import can_pay, pay
from wardround.games.healthy_heart.rules.state import SHARED_POOL, State, anybody_hired
from wardround.games.healthy_heart.rules.tokens import gain_admin, token_name


def hire_price(s: State) -> int:
    """HH-12.1, HH-12.11, HH-R31 The price of the next Hire, lower with Human Resources."""
    price = s.c.hire_price
    for index, hiring in enumerate(s.c.hiring):
        if hiring.hire_price >= 0 and s.staff[index] == IN_OFFICE:
            price = min(price, hiring.hire_price)
    return price


def for_hire(s: State) -> list[int]:
    """HH-12.1, HH-12.3, HH-12.19 The face-up markers of the Job Line, one sent back in front."""
    found = [s.c.guard] if s.guard_front else []
    for marker in s.job:
        if marker >= 0:
            found.append(marker)
    return found


def can_hire(s: State, slot: int, bit: int) -> bool:
    """HH-3.10, HH-6.17, HH-12.1 Whether there is somebody to hire for this price."""
    markers = for_hire(s)
    if not markers or not can_pay(s, hire_price(s)):
        return False
    if s.denied:
        return any(not is_denied(s, slot, HIRE, bit, marker) for marker in markers)
    return True


def list_hire(s: State) -> list[Action]:
    """HH-12.1 Each face-up marker."""
    actions = s.book.hire_marker[s.pen]
    return [
        actions[marker]
        for marker in for_hire(s)
        if not (s.denied and is_denied(s, s.actor, HIRE, s.act_token, marker))
    ]


def answer_hire(s: State, action: HireMarker, chance: Chance, log: Log) -> None:
    """HH-12.1 The marker is named."""
    s.act_target = s.book.staff_number[action.staff]
    s.stack[-1] = T_HIRE
    ask_consent(s)


def hire(s: State, chance: Chance, log: Log) -> None:
    """HH-12.1, HH-12.2, HH-12.4, HH-12.5, HH-R30 To its Office or the Parking Lot; no refill."""
    marker = s.act_target
    hiring = s.c.hiring[marker]
    pay(s, hire_price(s), "HH-12.1", log)
    if s.guard_front and marker == s.c.guard:
        s.guard_front = 0
    else:
        s.job[s.job.index(marker)] = HIRED_AWAY
    s.staff[marker] = IN_OFFICE if hiring.office else IN_PARKING_LOT
    if log.on:
        log.add(StaffHired(rule="HH-12.1", staff=s.book.staff_ids[marker]))
    if hiring.shared_admin:
        bring_token(s, marker, hiring.shared_admin, log)


def bring_token(s: State, marker: int, count: int, log: Log) -> None:
    """HH-12.14 The Chief of Operations Officer adds a Shared Administrative token."""
    pool = SHARED_POOL + s.c.pool_hiring.index(marker)
    gain_admin(s, pool, count, "HH-12.14", token_name(s, pool), log)


def location_exists(s: State, location: int) -> bool:
    """HH-12.7, HH-R29 Triage, the Wards, and each built O.R., Clinic and E.R."""
    c = s.c
    area = c.location_area[location]
    if area == OR:
        return s.rooms[c.or_room[location - 1 - c.maladies]] != UNBUILT
    if location == 1 + 2 * c.maladies:
        return s.rooms[c.clinic_room] != UNBUILT
    if location == 2 + 2 * c.maladies:
        return s.rooms[c.er_room] != UNBUILT
    return True


def is_eligible(s: State, marker: int, location: int) -> bool:
    """HH-12.16, HH-12.20, HH-12.22, HH-12.23, HH-12.24, HH-R89 Where a marker may be assigned."""
    need = s.c.hiring[marker].assign
    if need == ASSIGN_NEVER or s.staff[marker] == location or not location_exists(s, location):
        return False
    area = s.c.location_area[location]
    if need == ASSIGN_OR:
        return area == OR
    if need == ASSIGN_WARD:
        return area == WARD
    if need == ASSIGN_CUBE_PATIENT and not s.c.areas[area].cube_patients:
        return False
    return any([s.who[place] for place in s.c.location_places[location]])  # noqa: C419


def eligible(s: State, marker: int) -> list[int]:
    """HH-12.8, HH-R29 The locations for a marker, checked when it is assigned."""
    return [n for n in range(s.c.locations) if is_eligible(s, marker, n)]


def has_somewhere(s: State, marker: int) -> bool:
    """HH-12.6, HH-12.16 Whether a hired Parking Lot marker can be assigned."""
    where = s.staff[marker]
    need = s.c.hiring[marker].assign
    if where in (ON_JOB_LINE, IN_OFFICE) or need == ASSIGN_NEVER:
        return False
    if need == ASSIGN_WARD:
        return True
    if need == ASSIGN_PATIENT and where == IN_PARKING_LOT:
        return any(s.who)
    return any(is_eligible(s, marker, location) for location in range(s.c.locations))


def movable(s: State) -> list[int]:
    """HH-12.6 The hired markers that can be assigned."""
    if not anybody_hired(s):
        return []
    return [n for n, where in enumerate(s.staff) if where != ON_JOB_LINE and has_somewhere(s, n)]


def list_staff(s: State) -> list[Action]:
    """HH-12.6 Each hired assignable marker with an eligible location."""
    actions = s.book.assign_staff[s.pen]
    return [actions[marker] for marker in movable(s)]


def answer_staff(s: State, action: AssignStaff, chance: Chance, log: Log) -> None:
    """HH-12.6 The marker is named; its location is next."""
    s.act_target = s.book.staff_number[action.staff]
    s.stack[-1] = D_ASSIGN_TO


def list_assign_to(s: State) -> list[Action]:
    """HH-12.6, HH-R89 Each eligible location."""
    actions = s.book.assign_to[s.pen]
    return [actions[location] for location in eligible(s, s.act_target)]


def answer_assign_to(s: State, action: AssignTo, chance: Chance, log: Log) -> None:
    """HH-12.6, HH-12.8 The marker moves there and stays."""
    s.stack.pop()
    s.staff[s.act_target] = s.book.location_number[action.place]
    if log.on:
        staff = s.book.staff_ids[s.act_target]
        log.add(StaffMoved(rule="HH-12.6", staff=staff, place=action.place))
