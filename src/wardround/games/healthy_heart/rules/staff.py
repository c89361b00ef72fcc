"""HH chapter 12: hiring and assigning staff."""

from __future__ import annotations

from typing import Final

from wardround.core.actions import Action, Refusal
from wardround.core.chance import Chance
from wardround.core.decisions import question
from wardround.core.log import Log
from wardround.games.healthy_heart import actions as a
from wardround.games.healthy_heart import events as e
from wardround.games.healthy_heart.rules import constants as k
from wardround.games.healthy_heart.rules.consent import ask_consent, is_denied
from wardround.games.healthy_heart.rules.money import can_pay, pay
from wardround.games.healthy_heart.rules.questions import Decisions, actor, named
from wardround.games.healthy_heart.rules.state import SHARED_POOL, State, anybody_hired
from wardround.games.healthy_heart.rules.tokens import gain_tokens


def hire_price(s: State) -> int:
    """HH-12.1, HH-12.11, HH-R31 The price of the next Hire, lower with Human Resources."""
    price = s.content.hire_price
    for index, hiring in enumerate(s.content.hiring):
        if hiring.hire_price != k.NONE and s.staff[index] == k.IN_OFFICE:
            price = min(price, hiring.hire_price)
    return price


def for_hire(s: State) -> list[int]:
    """HH-12.1, HH-12.3, HH-12.19 The face-up markers of the Job Line; a returned Guard is first."""
    markers = [s.content.guard] if s.guard_front else []
    for marker in s.job:
        if marker >= 0:
            markers.append(marker)
    return markers


def can_hire(s: State, slot: int, bit: int) -> bool:
    """HH-3.10, HH-6.17, HH-12.1 Whether there are staff to hire and the team can pay."""
    markers = for_hire(s)
    if not markers or not can_pay(s, hire_price(s)):
        return False
    if s.denied:
        return any(not is_denied(s, slot, k.HIRE, bit, marker) for marker in markers)
    return True


def list_hire(s: State) -> list[Action]:
    """HH-12.1 Each face-up marker."""
    act = s.current_act()
    actions = s.actions.hire_marker[s.pen]
    return [
        actions[marker]
        for marker in for_hire(s)
        if not (s.denied and is_denied(s, act.slot, k.HIRE, act.token, marker))
    ]


def answer_hire(s: State, action: a.HireMarker, chance: Chance, log: Log) -> None:
    """HH-12.1 Note the marker."""
    s.current_act().target = s.content.staff_number[action.staff]
    s.stack[-1] = k.T_HIRE
    ask_consent(s)


def hire(s: State, chance: Chance, log: Log) -> None:
    """HH-12.1, HH-12.2, HH-12.4, HH-12.5, HH-R30 To its Office or the Parking Lot; no refill."""
    act = s.current_act()
    marker = act.target
    hiring = s.content.hiring[marker]
    money, converted = pay(s, hire_price(s), "HH-12.1", True, log)
    if s.guard_front and marker == s.content.guard:
        s.guard_front = 0
    else:
        s.job[s.job.index(marker)] = k.HIRED_AWAY
    s.staff[marker] = k.IN_OFFICE if hiring.office else k.IN_PARKING_LOT
    if log.on:
        log.add(
            e.StaffHired(
                rule="HH-12.1",
                by=s.character_id(act.slot),
                staff=s.content.staff_ids[marker],
                money=money,
                converted=converted,
            )
        )
    if hiring.shared_admin:
        bring_token(s, marker, "HH-12.14", log)


def bring_token(s: State, marker: int, rule: str, log: Log) -> None:
    """HH-12.14 The Chief of Operations Officer adds a Shared Administrative token."""
    pool = SHARED_POOL + s.content.pool_hiring.index(marker)
    gain_tokens(s, pool, s.content.hiring[marker].shared_admin, rule, log)


def location_exists(s: State, location: int) -> bool:
    """HH-12.7, HH-R29 Triage, the Wards, and each built O.R., Clinic and E.R."""
    room = s.content.location_room[location]
    return room == k.NONE or s.rooms[room] != k.UNBUILT


def is_eligible(s: State, marker: int, location: int) -> bool:
    """HH-12.16, HH-12.20, HH-12.22, HH-12.23, HH-12.24, HH-R89 Whether a marker may go there."""
    need = s.content.hiring[marker].assign
    if need == k.ASSIGN_NEVER or s.staff[marker] == location or not location_exists(s, location):
        return False
    area = s.content.location_area[location]
    if need == k.ASSIGN_OR:
        return area == k.OR
    if need == k.ASSIGN_WARD:
        return area == k.WARD
    if need == k.ASSIGN_CUBE_PATIENT and not s.content.areas[area].cube_patients:
        return False
    return any([s.who[place] for place in s.content.location_places[location]])  # noqa: C419


def eligible(s: State, marker: int) -> list[int]:
    """HH-12.8, HH-R29 The locations for a marker, checked only when it is assigned."""
    return [n for n in range(s.content.locations) if is_eligible(s, marker, n)]


def has_somewhere(s: State, marker: int) -> bool:
    """HH-12.6, HH-12.16 Whether a hired Parking Lot marker can be assigned."""
    if s.staff[marker] in (k.ON_JOB_LINE, k.IN_OFFICE):
        return False
    if s.content.hiring[marker].assign == k.ASSIGN_WARD:
        return True
    return any(is_eligible(s, marker, location) for location in range(s.content.locations))


def movable(s: State) -> list[int]:
    """HH-12.6 The hired markers that can be assigned."""
    if not anybody_hired(s):
        return []
    return [n for n, where in enumerate(s.staff) if where != k.ON_JOB_LINE and has_somewhere(s, n)]


def list_staff(s: State) -> list[Action]:
    """HH-12.6 Each hired assignable marker with an eligible location."""
    actions = s.actions.assign_staff[s.pen]
    return [actions[marker] for marker in movable(s)]


def answer_staff(s: State, action: a.AssignStaff, chance: Chance, log: Log) -> None:
    """HH-12.6 Note the marker, then ask where it goes."""
    s.current_act().target = s.content.staff_number[action.staff]
    s.stack[-1] = k.D_ASSIGN_TO


def list_assign_to(s: State) -> list[Action]:
    """HH-12.6, HH-R89 Each eligible location."""
    actions = s.actions.assign_to[s.pen]
    return [actions[location] for location in eligible(s, s.current_act().target)]


def answer_assign_to(s: State, action: a.AssignTo, chance: Chance, log: Log) -> None:
    """HH-12.6, HH-12.8 The marker moves there and stays."""
    act = s.current_act()
    s.stack.pop()
    s.staff[act.target] = s.content.location_number[action.place]
    if log.on:
        staff = s.content.staff_ids[act.target]
        log.add(e.StaffMoved(rule="HH-12.6", staff=staff, place=action.place))


def why_not_hire(s: State, action: a.HireMarker) -> Refusal | None:
    """HH-12.1, HH-12.2, HH-15.7, HH-R92 The marker is not for hire."""
    staff = action.staff
    number = s.content.staff_number.get(staff, k.NONE)
    if number == k.NONE:
        return None
    if s.staff[number] != k.ON_JOB_LINE:
        return Refusal("HH-12.2", "already_hired", staff=staff)
    if number in s.job_unknown:
        return Refusal("HH-12.1", "not_face_up", staff=staff)
    return Refusal("HH-R92", "lead_refused", got=staff, price=hire_price(s))


def why_not_staff(s: State, action: a.AssignStaff | a.MemoStaff) -> Refusal | None:
    """HH-12.4, HH-12.6, HH-12.16, HH-R76 The marker cannot be assigned."""
    staff = action.staff
    number = s.content.staff_number.get(staff, k.NONE)
    if number == k.NONE:
        if staff == "done":
            return Refusal("HH-R76", "at_least_one")
        return None
    hiring, where = s.content.hiring[number], s.staff[number]
    if where == k.ON_JOB_LINE:
        return Refusal("HH-12.6", "not_hired", staff=staff)
    if where == k.IN_OFFICE:
        return Refusal("HH-12.4", "stays_in_office", staff=staff)
    if hiring.assign == k.ASSIGN_NEVER:
        return Refusal("HH-12.16", "cannot_be_assigned", staff=staff)
    act = s.current_act()
    if act.kind == k.MEMO and act.moved >> number & 1:
        return Refusal("HH-R76", "moved_already", staff=staff)
    return Refusal("HH-12.6", "no_eligible_location", staff=staff)


def why_not_assign_to(s: State, action: a.AssignTo) -> Refusal | None:
    """HH-12.20, HH-12.22, HH-12.23, HH-12.24, HH-R89 The marker may not go there."""
    place = action.place
    location = s.content.location_number.get(place, k.NONE)
    staff = s.current_act().target
    if location == k.NONE:
        if place == "area:parking_lot":
            return Refusal("HH-R89", "never_back_to_the_parking_lot")
        return None
    if s.staff[staff] == location:
        return Refusal("HH-R89", "is_there_already", place=place)
    if not location_exists(s, location):
        return Refusal("HH-12.7", "not_built", place=place)
    rules = ["HH-12.16", "HH-12.20", "HH-12.22", "HH-12.23", "HH-12.24"]
    choices = [s.content.location_ids[n] for n in eligible(s, staff)]
    need = s.content.hiring[staff].assign
    return Refusal(rules[need], "not_eligible", place=place, eligible=choices)


# fmt: off
DECISIONS: Final[Decisions] = {
    k.D_HIRE_MARKER: question(a.HireMarker, "HH-12.1",
        list_hire, answer_hire, why_not_hire, actor, lambda s: {"price": hire_price(s)}),
    k.D_ASSIGN_STAFF: question(a.AssignStaff, "HH-12.6",
        list_staff, answer_staff, why_not_staff, actor),
    k.D_ASSIGN_TO: question(a.AssignTo, "HH-12.7",
        list_assign_to, answer_assign_to, why_not_assign_to, actor,
        lambda s: {"staff": named(s, s.content.staff_ids[s.current_act().target])}),
}
# fmt: on
