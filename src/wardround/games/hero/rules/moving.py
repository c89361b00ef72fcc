"""Chapter 5, Move and Run: legs, and who comes along."""

from __future__ import annotations

from typing import Any

from wardround.core.actions import Action, Refusal
from wardround.core.chance import Chance
from wardround.core.log import Log
from wardround.games.hero.actions import Done, Move, Run, TakeNone, TakePatient, TakeStaff
from wardround.games.hero.events import Moved, PatientPickedUp, RunDeclared
from wardround.games.hero.rules.constants import (
    LIMIT_STAFF,
    MOVE,
    PRICE_MOVE,
    PRICE_RUN,
    RUN,
    TAKE_PATIENT,
    TAKE_STAFF,
)
from wardround.games.hero.rules.report import tell
from wardround.games.hero.rules.room import (
    can_start,
    carry_price,
    chaos_price,
    limit,
    look_at,
    points_for,
    why_not_here,
    why_not_start,
)
from wardround.games.hero.rules.state import State, Trip
from wardround.games.hero.rules.tokens import pay_chaos


def list_travel(s: State, out: list[Action]) -> None:
    """HE-2.2, HE-2.3, HE-5.6, HE-5.16, HE-5.17, HE-R11, HE-R16 Adjacent rooms, and routes of two
    legs."""
    seat = s.active
    room = s.hero_room[seat]
    if can_start(s, MOVE):
        out += s.content.move[seat][room]
    if can_start(s, RUN):
        t = s.content
        out += t.run[seat][room] if s.rules.run_back else t.run_elsewhere[seat][room]


def move(s: State, action: Move, chance: Chance, log: Log) -> None:
    """HE-2.2, HE-2.3, HE-5.6, HE-5.9, HE-5.11, HE-R11 One leg to an adjacent room."""
    s.points -= points_for(s, MOVE)
    trip = _set_out(s, (s.content.index[action.room],))
    pay_chaos(s, chaos_price(s, PRICE_MOVE), log, told=False)
    if s.in_play():
        begin_leg(s, trip, log)


def run(s: State, action: Run, chance: Chance, log: Log) -> None:
    """HE-5.16, HE-5.17, HE-5.18, HE-5.22, HE-5.23, HE-5.25, HE-10.5, HE-R16 Two legs, declared
    together and paid for at once."""
    s.points -= points_for(s, RUN)
    price = chaos_price(s, PRICE_RUN)
    index = s.content.index
    trip = _set_out(s, (index[action.via], index[action.room]))
    if log.on:
        event = RunDeclared(
            rule="HE-5.23", seat=s.active, via=action.via, room=action.room, price=price
        )
        tell(s, log, event)
    pay_chaos(s, price, log)
    if s.in_play():
        begin_leg(s, trip, log)


def why_not_move(s: State, action: Move | Run) -> Refusal | None:
    """HE-2.1, HE-2.2, HE-5.6, HE-5.17, HE-R16 No such room, no way to start, the first step
    without a door, or a Run back to its start."""
    t = s.content
    steps = [action.via, action.room] if isinstance(action, Run) else [action.room]
    for step in steps:
        if t.find("room", step) < 0:
            return Refusal("HE-2.1", "no_such_room")
    refusal = why_not_start(s, RUN if isinstance(action, Run) else MOVE)
    if refusal is not None:
        return refusal
    here = t.rooms[s.hero_room[s.active]]
    for step in steps:
        room = t.rooms[t.index[step]]
        if room.index not in here.adjacent:
            reason = "same_room" if room is here else "not_adjacent"
            rule = "HE-5.17" if isinstance(action, Run) else "HE-5.6"
            names = {"start": t.names[here.mention], "room": t.names[step]}
            return Refusal(rule, reason, **names)
        here = room
    return Refusal("HE-R16", "run_back")


def _set_out(s: State, route: tuple[int, ...]) -> Trip:
    """HE-5.20, HE-5.25, HE-11.72 The limit on staff is that of the room where the route begins."""
    trip = Trip(route, limit(s, LIMIT_STAFF))
    s.trip = trip
    return trip


def trip_of(s: State) -> Trip:
    """The Move or Run in progress."""
    trip = s.trip
    assert trip is not None
    return trip


def begin_leg(s: State, trip: Trip, log: Log) -> None:
    """HE-5.19, HE-5.24 Before each leg: staff first, then a patient; nothing else between legs."""
    trip.leg += 1
    trip.leg_staff = ()
    trip.leg_patients = ()
    if staff_to_take(s, trip):
        s.agenda.append((TAKE_STAFF,))
    elif patients_to_take(s, trip):
        s.agenda.append((TAKE_PATIENT,))
    else:
        make_leg(s, trip, log)


def staff_to_take(s: State, trip: Trip) -> list[int]:
    """HE-5.7, HE-5.12, HE-5.19, HE-5.20, HE-11.72, HE-R18 Staff here who may still be taken along
    on this leg."""
    staff = look_at(s, s.hero_room[s.active]).staff
    if len(trip.taken_staff) >= trip.staff_limit:
        return [f for f in staff if f in trip.taken_staff and f not in trip.leg_staff]
    if trip.leg_staff:
        return [f for f in staff if f not in trip.leg_staff]
    return staff


def patients_to_take(s: State, trip: Trip) -> list[int]:
    """HE-2.9, HE-5.8, HE-5.21, HE-R17, HE-R19 Patients here who may still be taken along into the
    next room."""
    most = s.content.patients_carried
    patients = look_at(s, s.hero_room[s.active]).patients
    if not patients:
        return patients
    if s.free_stations(trip.route[0]) <= len(trip.leg_patients):
        return []
    if len(trip.taken_patients) >= most:
        return [p for p in patients if p in trip.taken_patients and p not in trip.leg_patients]
    if trip.leg_patients:
        return [p for p in patients if p not in trip.leg_patients]
    return patients


def take_staff(s: State, action: TakeStaff, chance: Chance, log: Log) -> None:
    """HE-5.7, HE-5.10, HE-5.12, HE-11.72 Take a staff member along, and ask again while the limit
    allows."""
    trip = trip_of(s)
    figure = s.content.index[action.staff]
    trip.leg_staff = (*trip.leg_staff, figure)
    if figure not in trip.taken_staff:
        trip.taken_staff = (*trip.taken_staff, figure)
    if len(trip.leg_staff) >= trip.staff_limit:
        go_for_patients(s, trip, log)


def why_not_take_staff(s: State, action: TakeStaff) -> Refusal | None:
    """HE-5.7, HE-5.20, HE-11.72 The staff member is elsewhere, or one too many."""
    figure = s.content.find_figure(action.staff)
    if figure < 0:
        return None
    most = trip_of(s).staff_limit
    return why_not_here(s, figure, "HE-5.7") or Refusal(
        "HE-11.72" if most > 1 else "HE-5.20", "enough_taken", most=most
    )


def take_no_more_staff(s: State, action: Done, chance: Chance, log: Log) -> None:
    """HE-5.9 No more staff come along on this leg."""
    go_for_patients(s, trip_of(s), log)


def go_for_patients(s: State, trip: Trip, log: Log) -> None:
    """HE-5.9 The staff for this leg are settled; ask about a patient."""
    s.agenda.pop()
    if patients_to_take(s, trip):
        s.agenda.append((TAKE_PATIENT,))
    else:
        make_leg(s, trip, log)


def take_patient(s: State, action: TakePatient, chance: Chance, log: Log) -> None:
    """HE-5.8, HE-5.10, HE-5.13, HE-5.14, HE-5.15, HE-5.22, HE-11.53, HE-11.55, HE-R13, HE-R14,
    HE-R15, HE-R71 The carry price falls due before anything moves."""
    trip = trip_of(s)
    patient = s.content.index[action.patient]
    price = carry_due(s, patient)
    trip.leg_patients = (*trip.leg_patients, patient)
    if patient not in trip.taken_patients:
        trip.taken_patients = (*trip.taken_patients, patient)
    if patient not in s.carried:
        s.carried = (*s.carried, patient)
    if log.on:
        event = PatientPickedUp(rule="HE-5.13", seat=s.active, patient=action.patient, price=price)
        tell(s, log, event)
    pay_chaos(s, price, log)


def why_not_take_patient(s: State, action: TakePatient) -> Refusal | None:
    """HE-5.8, HE-5.21 The patient is elsewhere, or one too many."""
    patient = s.content.find("patient", action.patient)
    if patient < 0:
        return None
    return why_not_here(s, s.content.patients[patient].code, "HE-5.8") or Refusal(
        "HE-5.21", "enough_taken", most=s.content.patients_carried
    )


def carry_due(s: State, patient: int) -> int:
    """HE-5.14, HE-5.15, HE-R13 The cost of taking a patient along now: due once per turn, or once
    per action."""
    paid = trip_of(s).taken_patients if s.rules.per_action else s.carried
    return 0 if patient in paid else carry_price(s, patient)


def take_no_patient(s: State, action: TakeNone, chance: Chance, log: Log) -> None:
    """HE-5.9 No more patients come along, so everyone on this leg is known."""
    s.agenda.pop()
    make_leg(s, trip_of(s), log)


def make_leg(s: State, trip: Trip, log: Log) -> None:
    """HE-2.4, HE-5.6, HE-5.8, HE-5.16, HE-8.8, HE-R19 The hero and those taken along enter the next
    room."""
    seat = s.active
    start = s.hero_room[seat]
    room = trip.route[0]
    runs = trip.leg == 2 or len(trip.route) == 2
    trip.route = trip.route[1:]
    s.hero_room[seat] = room
    for figure in trip.leg_staff:
        s.put_figure(figure, room)
    for patient in trip.leg_patients:
        s.put_patient(patient, room)
    if log.on:
        t = s.content
        event = Moved(
            rule="HE-5.16" if runs else "HE-5.6",
            seat=seat,
            start=t.rooms[start].mention,
            room=t.rooms[room].mention,
            staff=tuple([t.figures[f].mention for f in trip.leg_staff]),
            patients=tuple([t.patients[p].mention for p in trip.leg_patients]),
            goes_on=bool(trip.route),
        )
        tell(s, log, event)
    if trip.route:
        begin_leg(s, trip, log)
    else:
        s.trip = None


def list_staff(s: State) -> list[Action]:
    """HE-5.7 Each staff member who may be taken along, or done."""
    seat = s.active
    actions = s.content.take_staff[seat]
    out = [actions[figure] for figure in staff_to_take(s, trip_of(s))]
    out.append(s.content.done[seat])
    return out


def ask_room(s: State) -> dict[str, Any]:
    return {"room": s.content.names[s.content.rooms[trip_of(s).route[0]].mention]}


def list_patients(s: State) -> list[Action]:
    """HE-5.8 Each patient who may be taken along, or none."""
    seat = s.active
    actions = s.content.take_patient[seat]
    out = [actions[patient] for patient in patients_to_take(s, trip_of(s))]
    out.append(s.content.take_none[seat])
    return out
