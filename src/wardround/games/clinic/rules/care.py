"""Chapter 10: care, income and going home."""

from __future__ import annotations

from typing import Final

from wardround.core.actions import Action, Refusal
from wardround.core.chance import Chance
from wardround.core.log import Log
from wardround.games.clinic.actions import Accept, Assign, Clear
from wardround.games.clinic.events import PlanChanged, PlanProposed, Treated, WentHome
from wardround.games.clinic.rules.constants import DOCTOR, NURSE, PATIENT
from wardround.games.clinic.rules.geometry import members, operational
from wardround.games.clinic.rules.moving import person_number, role_of
from wardround.games.clinic.rules.parking import ask_to_leave
from wardround.games.clinic.rules.state import (
    CARE_PLAN,
    HOME,
    Board,
    Care,
    State,
    about,
    ask,
    care_of,
    names_of,
    person_name,
    place_name,
    remove_person,
)

BASE_CHANGES: Final = 20
CHANGES_PER_PATIENT: Final = 5


class Room:
    """The people in one room that can treat."""

    __slots__ = ("doctors", "nurses", "patients", "space")

    def __init__(self, space: int) -> None:
        self.space = space
        self.patients: list[int] = []
        self.doctors: list[int] = []
        self.nurses = 0


def treating_rooms(s: State, b: Board) -> list[Room]:
    """CL-4.32, CL-4.34, CL-10.4 Operational rooms and outpatient services with patients and
    doctors, in the order of spaces."""
    rooms: list[Room] = []
    for space in members(operational(b)):
        room = Room(space)
        for person in b.present:
            if b.place[person] == space:
                role = role_of(s, b, person)
                if role == PATIENT:
                    room.patients.append(person)
                elif role == DOCTOR:
                    room.doctors.append(person)
                elif role == NURSE:
                    room.nurses += 1
        if room.patients and room.doctors:
            rooms.append(room)
    return rooms


# -- one treatment ----------------------------------------------------------------------------


def load_of(s: State, b: Board, doctor: int, patient: int) -> int:
    """How many patients of this colour a doctor treats without nurses; 0 for ordinary doctors."""
    for expansion in s.rules.hooks.load_of:
        load = expansion.load_of(s, b, doctor, b.colour[patient])
        if load:
            return load
    return 0


def nurses_needed(s: State, b: Board, doctor: int, patient: int, space: int) -> int:
    """CL-10.5, CL-10.7, CL-10.13, CL-10.14 One nurse per level of difference; one fewer in an
    operating room, none in outpatient services."""
    kind = b.content.kinds[b.module[space]]
    if kind.any_service or load_of(s, b, doctor, patient):
        return 0
    level = b.colour[patient]
    for expansion in s.rules.hooks.severity:
        level = expansion.severity(s, b, patient, level)
    return max(abs(b.colour[doctor] - level) - kind.virtual_nurses, 0)


def fee(s: State, b: Board, patient: int, space: int) -> int:
    """CL-10.5, CL-10.11, CL-10.12, CL-10.15 What a successful treatment earns."""
    c = b.content
    kind = c.kinds[b.module[space]]
    if kind.any_service:
        return kind.income
    return c.income[b.colour[patient]] + room_bonus(s, b, space)


def plan_income(s: State, b: Board, plan: list[int]) -> int:
    """What the treatments of a plan earn together."""
    income = 0
    for patient in plan[::2]:
        income += fee(s, b, patient, b.place[patient])
    return income


def room_bonus(s: State, b: Board, space: int) -> int:
    """CL-10.12, CL-10.15, CL-17.17, CL-18.10 Gardens beside a treatment room, and what expansions
    add there."""
    c = b.content
    if not c.kinds[b.module[space]].bonus:
        return 0
    gardens = b.gardens & b.shape.neighbours[space]
    bonus = c.other_income.garden_per_treated * gardens.bit_count()
    for expansion in s.rules.hooks.room_bonus:
        bonus += expansion.room_bonus(s, b, space)
    return bonus


def doctor_in_plan(plan: list[int], patient: int) -> int:
    for k in range(0, len(plan), 2):
        if plan[k] == patient:
            return plan[k + 1]
    return -1


def may_add(s: State, b: Board, room: Room, plan: list[int], patient: int, doctor: int) -> bool:
    """CL-10.6, CL-10.7, CL-10.8, CL-10.9, CL-10.10, CL-19.7 Whether a treatment fits into a plan:
    the doctor is free for it and enough nurses of the room are left."""
    used = nurses_needed(s, b, doctor, patient, room.space)
    busy = 0
    for k in range(0, len(plan), 2):
        other, treating = plan[k], plan[k + 1]
        if other not in room.patients:
            continue
        if other == patient:
            return False
        used += nurses_needed(s, b, treating, other, room.space)
        if treating == doctor:
            busy += 1
            if b.colour[other] != b.colour[patient]:
                return False
    if used > room.nurses:
        return False
    return busy < max(load_of(s, b, doctor, patient), 1)


# -- the proposal -----------------------------------------------------------------------------


def propose(s: State, b: Board) -> list[int]:
    """CL-10.16, CL-R52 The plan with the highest income, room by room."""
    plan: list[int] = []
    for room in treating_rooms(s, b):
        search = _Search()
        _try_patients(s, b, room, 0, [], search)
        plan += search.plan
    return plan


class _Search:
    """The best plan of one room so far."""

    __slots__ = ("plan", "value")

    def __init__(self) -> None:
        self.plan: list[int] = []
        self.value: tuple[int, int, bool, int] | None = None


def _try_patients(s: State, b: Board, room: Room, k: int, plan: list[int], search: _Search) -> None:
    if k == len(room.patients):
        value = _plan_value(s, b, room, plan)
        if search.value is None or value > search.value:
            search.value = value
            search.plan = plan[:]
        return
    patient = room.patients[k]
    for doctor in room.doctors:
        if may_add(s, b, room, plan, patient, doctor) and not unwise(
            s, b, doctor, patient, room.space
        ):
            plan += [patient, doctor]
            _try_patients(s, b, room, k + 1, plan, search)
            del plan[-2:]
    _try_patients(s, b, room, k + 1, plan, search)


def _plan_value(s: State, b: Board, room: Room, plan: list[int]) -> tuple[int, int, bool, int]:
    """CL-R52 Income first, then more patients, no purple doctor, fewer nurses; ids break ties."""
    income = 0
    nurses = 0
    purple = False
    for k in range(0, len(plan), 2):
        patient, doctor = plan[k], plan[k + 1]
        income += fee(s, b, patient, room.space)
        nurses += nurses_needed(s, b, doctor, patient, room.space)
        if load_of(s, b, doctor, patient):
            purple = True
    return income, len(plan), not purple, -nurses


def unwise(s: State, b: Board, doctor: int, patient: int, space: int) -> bool:
    return any(e.unwise(s, b, doctor, patient, space) for e in s.rules.hooks.unwise)


# -- the care plan ----------------------------------------------------------------------------


def start_care(s: State, b: Board, log: Log) -> None:
    """CL-10.3, CL-10.16, CL-R60 Income is kept apart; the engine proposes a plan. The question is
    skipped when there is nothing to do but accept."""
    b.income = 0
    b.used_rooms = 0
    b.stage = 0
    b.care = Care()
    plan = propose(s, b)
    b.care.plan = plan
    options = list_plan_changes(s, b)
    for expansion in s.rules.hooks.beside:
        expansion.beside(s, b, options)
    if len(options) == 1:
        accept_plan(s, b, log)
        return
    ask(s, b, CARE_PLAN)
    if log.on:
        income = plan_income(s, b, plan)
        log.add(PlanProposed(rule="CL-10.16", seat=b.seat, income=income))


def without(plan: list[int], person: int) -> list[int]:
    """The plan without the treatments that involve a person, patient or doctor."""
    left: list[int] = []
    for k in range(0, len(plan), 2):
        if person not in plan[k : k + 2]:
            left += plan[k : k + 2]
    return left


def after_assigning(s: State, b: Board, room: Room, patient: int, doctor: int) -> list[int]:
    """CL-10.6, CL-10.16, CL-19.7 The plan in which this doctor treats this patient; empty if there
    is none. A purple doctor keeps other patients as far as the rules allow."""
    plan = without(care_of(b).plan, patient)
    if not may_add(s, b, room, plan, patient, doctor):
        plan = without(plan, doctor)
    if may_add(s, b, room, plan, patient, doctor):
        return [*plan, patient, doctor]
    return []


def list_plan_changes(s: State, b: Board) -> list[Action]:
    """CL-10.16, CL-R13, CL-R35, CL-R59 Accept the plan, or change one treatment of it."""
    out: list[Action] = []
    menu = b.content.menus[b.seat]
    if s.rules.may_decline_treatment or is_full(s, b):
        out.append(menu.accept)
    care = care_of(b)
    if care.changes >= max_changes(b):
        return out
    plan = care.plan
    for room in treating_rooms(s, b):
        for patient in room.patients:
            for doctor in room.doctors:
                if doctor_in_plan(plan, patient) != doctor and after_assigning(
                    s, b, room, patient, doctor
                ):
                    out.append(menu.assign(patient, doctor))
    out += [menu.clear[patient] for patient in plan[::2]]
    return out


def max_changes(b: Board) -> int:
    """CL-R59 How often a plan may be changed."""
    return BASE_CHANGES + CHANGES_PER_PATIENT * len(b.present)


def is_full(s: State, b: Board) -> bool:
    """CL-R13 Whether no treatment can be added to the plan."""
    plan = care_of(b).plan
    for room in treating_rooms(s, b):
        for patient in room.patients:
            for doctor in room.doctors:
                if may_add(s, b, room, plan, patient, doctor) and not unwise(
                    s, b, doctor, patient, room.space
                ):
                    return False
    return True


def assign(s: State, action: Assign, chance: Chance, log: Log) -> None:
    """CL-10.16 The player decides who treats whom."""
    b = s.boards[action.seat]
    patient = person_number(b, action.patient)
    doctor = person_number(b, action.doctor)
    for room in treating_rooms(s, b):
        if patient in room.patients:
            care_of(b).plan = after_assigning(s, b, room, patient, doctor)
    if log.on:
        log.add(
            PlanChanged(
                rule="CL-10.16",
                seat=b.seat,
                patient=action.patient,
                doctor=action.doctor,
                names=names_of(b, patient, doctor),
            )
        )
    _plan_changed(s, b)


def clear(s: State, action: Clear, chance: Chance, log: Log) -> None:
    """CL-10.16, CL-R13 The player leaves a patient untreated."""
    b = s.boards[action.seat]
    care = care_of(b)
    patient = person_number(b, action.patient)
    care.plan = without(care.plan, patient)
    if log.on:
        names = names_of(b, patient)
        log.add(PlanChanged(rule="CL-R13", seat=b.seat, patient=action.patient, names=names))
    _plan_changed(s, b)


def _plan_changed(s: State, b: Board) -> None:
    """CL-R59 After too many changes the plan goes back to the proposal."""
    care = care_of(b)
    care.changes += 1
    if care.changes == max_changes(b):
        care.plan = propose(s, b)
    ask(s, b, CARE_PLAN)


def accept(s: State, action: Accept, chance: Chance, log: Log) -> None:
    """CL-10.16 The plan stands."""
    accept_plan(s, s.boards[action.seat], log)


def accept_plan(s: State, b: Board, log: Log) -> None:
    """CL-10.10, CL-10.11, CL-10.17, CL-10.19, CL-11.6 Every treatment of the plan succeeds and
    earns money; the treated go home."""
    c = b.content
    plan = care_of(b).plan
    b.care = None
    for k in range(0, len(plan), 2):
        patient, doctor = plan[k], plan[k + 1]
        space = b.place[patient]
        income = fee(s, b, patient, space)
        b.income += income
        if c.kinds[b.module[space]].upkeep_if_used:
            b.used_rooms |= 1 << space
        if log.on:
            log.add(
                Treated(
                    rule="CL-10.11",
                    seat=b.seat,
                    patient=person_name(b, patient),
                    doctor=person_name(b, doctor),
                    space=place_name(b, space),
                    income=income,
                    names=names_of(b, patient, doctor),
                )
            )
        cure(s, b, doctor, patient, space, log)
    continue_care(s, b, log)


def cure(s: State, b: Board, doctor: int, patient: int, space: int, log: Log) -> None:
    """CL-10.17 A patient is cured, by a doctor or (-1) by other means, and goes home unless an
    expansion says otherwise."""
    handled = False
    for expansion in s.rules.hooks.treats:
        if expansion.treats(s, b, doctor, patient, space, log):
            handled = True
    if not handled:
        send_home(b, patient, log)


def send_home(b: Board, patient: int, log: Log) -> None:
    """CL-10.17, CL-10.18 A cured patient goes to the supply and takes a car."""
    remove_person(b, patient, HOME)
    b.to_leave += 1
    if log.on:
        log.add(WentHome(rule="CL-10.17", **about(b, patient)))


def continue_care(s: State, b: Board, log: Log) -> None:
    """Ask what expansions want after the plan, then take the cars of those who left."""
    points = s.rules.hooks.care
    while b.stage < len(points):
        if points[b.stage].care(s, b, log):
            return
        b.stage += 1
    ask_to_leave(s, b, log)


# -- why not ----------------------------------------------------------------------------------


def why_not_assign(s: State, action: Assign) -> Refusal:
    """CL-10.4, CL-10.6, CL-10.7, CL-R59 A treatment that cannot be planned."""
    b = s.boards[action.seat]
    patient = person_number(b, action.patient)
    doctor = person_number(b, action.doctor)
    if -1 in (patient, doctor):
        name = action.patient if patient == -1 else action.doctor
        return Refusal("CL-10.6", "nobody_of_that_name", person=name)
    if role_of(s, b, patient) != PATIENT or role_of(s, b, doctor) != DOCTOR:
        return Refusal("CL-10.6", "wrong_people")
    if b.place[patient] != b.place[doctor]:
        return Refusal("CL-10.6", "different_rooms")
    place = b.place[patient]
    if place < 0 or not operational(b) >> place & 1:
        return Refusal("CL-10.4", "room_not_working")
    care = care_of(b)
    if doctor_in_plan(care.plan, patient) == doctor:
        return Refusal("CL-10.16", "planned_already")
    if care.changes >= max_changes(b):
        return Refusal("CL-R59", "too_many_changes")
    needed = nurses_needed(s, b, doctor, patient, place)
    return Refusal("CL-10.7", "too_few_nurses", needed=needed)


def why_not_accept(s: State, action: Accept) -> Refusal:
    """CL-R13 Possible treatments are missing from the plan."""
    return Refusal("CL-R13", "not_full")


def why_not_clear(s: State, action: Clear) -> Refusal:
    """CL-10.16, CL-R59 Nothing is planned for this patient."""
    b = s.boards[action.seat]
    if doctor_in_plan(care_of(b).plan, person_number(b, action.patient)) >= 0:
        return Refusal("CL-R59", "too_many_changes")
    return Refusal("CL-10.16", "not_planned", person=action.patient)
