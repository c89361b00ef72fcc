"""Chapter 5, Move and Run: legs, and who comes along."""

from __future__ import annotations

from wardround.core.actions import Action
from wardround.core.log import Log
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
)
from wardround.games.hero.rules.state import State
from wardround.games.hero.rules.tokens import pay_chaos


def travel_choices(s: State, out: list[Action]) -> None:
    """HE-2.2, HE-2.3, HE-5.6, HE-5.16, HE-5.17, HE-R11, HE-R16 Adjacent rooms, and the ways of two
    legs."""
    seat = s.active
    room = s.hero_room[seat]
    if can_start(s, MOVE):
        out += s.t.move[seat][room]
    if can_start(s, RUN):
        out += s.t.run[seat][room]


def move(s: State, room: int, log: Log) -> None:
    """HE-2.2, HE-2.3, HE-5.6, HE-5.9, HE-5.11, HE-R11 One leg to an adjacent room."""
    s.points -= points_for(s, MOVE)
    _set_out(s, (room,))
    pay_chaos(s, chaos_price(s, PRICE_MOVE), log)
    if s.in_play():
        begin_leg(s, log)


def run(s: State, via: int, room: int, log: Log) -> None:
    """HE-5.16, HE-5.17, HE-5.18, HE-5.22, HE-5.23, HE-5.25, HE-10.5, HE-R16 Two legs, declared
    together and paid at once."""
    s.points -= points_for(s, RUN)
    price = chaos_price(s, PRICE_RUN)
    _set_out(s, (via, room))
    if log.on:
        rooms = s.t.rooms
        tell(
            s,
            log,
            RunDeclared(
                rule="HE-5.23", seat=s.active, via=rooms[via].mention, room=rooms[room].mention
            ),
        )
    pay_chaos(s, price, log)
    if s.in_play():
        begin_leg(s, log)


def _set_out(s: State, route: tuple[int, ...]) -> None:
    """HE-5.20, HE-5.25, HE-11.72 The limit of staff is that of the room where the way begins."""
    s.route = route
    s.leg = 0
    s.staff_limit = limit(s, LIMIT_STAFF)
    s.taken_staff = ()
    s.taken_patients = ()


def begin_leg(s: State, log: Log) -> None:
    """HE-5.19, HE-5.24 Before each leg: staff first, then a patient; nothing else between legs."""
    s.leg += 1
    s.leg_staff = ()
    s.leg_patients = ()
    if staff_to_take(s):
        s.agenda.append((TAKE_STAFF,))
    elif patients_to_take(s):
        s.agenda.append((TAKE_PATIENT,))
    else:
        make_leg(s, log)


def staff_to_take(s: State) -> list[int]:
    """HE-5.7, HE-5.12, HE-5.19, HE-5.20, HE-11.72, HE-R18 Staff here who may still be taken along
    on this leg."""
    if len(s.leg_staff) >= s.staff_limit:
        return []
    staff = look_at(s, s.hero_room[s.active]).staff
    if len(s.taken_staff) >= s.staff_limit:
        return [f for f in staff if f in s.taken_staff and f not in s.leg_staff]
    if s.leg_staff:
        return [f for f in staff if f not in s.leg_staff]
    return staff


def patients_to_take(s: State) -> list[int]:
    """HE-2.9, HE-5.8, HE-5.21, HE-R17, HE-R19 Patients here who may still be taken along into the
    next room."""
    most = s.t.numbers.patients_carried
    if len(s.leg_patients) >= most:
        return []
    patients = look_at(s, s.hero_room[s.active]).patients
    if not patients:
        return patients
    room = s.route[0]
    if s.t.rooms[room].stations > 0 and s.free_stations(room) <= len(s.leg_patients):
        return []
    if len(s.taken_patients) >= most:
        return [p for p in patients if p in s.taken_patients and p not in s.leg_patients]
    if s.leg_patients:
        return [p for p in patients if p not in s.leg_patients]
    return patients


def take_staff(s: State, figure: int, log: Log) -> None:
    """HE-5.7, HE-5.10, HE-5.12, HE-11.72 A staff member will come along; asked again while the
    limit allows."""
    s.leg_staff = (*s.leg_staff, figure)
    if figure not in s.taken_staff:
        s.taken_staff = (*s.taken_staff, figure)
    if not staff_to_take(s):
        staff_done(s, log)


def staff_done(s: State, log: Log) -> None:
    """HE-5.9 Staff is settled for this leg; now a patient."""
    s.agenda.pop()
    if patients_to_take(s):
        s.agenda.append((TAKE_PATIENT,))
    else:
        make_leg(s, log)


def take_patient(s: State, patient: int, log: Log) -> None:
    """HE-5.8, HE-5.10, HE-5.13, HE-5.14, HE-5.15, HE-5.22, HE-11.53, HE-11.55, HE-R13, HE-R14,
    HE-R15, HE-R71 The carry price falls due before anything moves."""
    price = carry_due(s, patient)
    s.leg_patients = (*s.leg_patients, patient)
    if patient not in s.taken_patients:
        s.taken_patients = (*s.taken_patients, patient)
    if patient not in s.carried:
        s.carried = (*s.carried, patient)
    if log.on:
        mention = s.t.patients[patient].mention
        tell(
            s,
            log,
            PatientPickedUp(rule="HE-5.13", seat=s.active, patient=mention, price=price),
        )
    pay_chaos(s, price, log)
    if s.in_play() and not patients_to_take(s):
        patients_done(s, log)


def carry_due(s: State, patient: int) -> int:
    """HE-5.14, HE-5.15, HE-R13 What taking a patient along costs now: once a turn, or once an
    action."""
    paid = s.taken_patients if s.shift.per_action else s.carried
    return 0 if patient in paid else carry_price(s, patient)


def patients_done(s: State, log: Log) -> None:
    """HE-5.9 Everybody who comes along is named."""
    s.agenda.pop()
    make_leg(s, log)


def make_leg(s: State, log: Log) -> None:
    """HE-2.4, HE-5.6, HE-5.8, HE-5.16, HE-8.8, HE-R19 The hero and those taken along enter the next
    room."""
    seat = s.active
    start = s.hero_room[seat]
    room = s.route[0]
    s.route = s.route[1:]
    s.hero_room[seat] = room
    for figure in s.leg_staff:
        s.put_figure(figure, room)
    for patient in s.leg_patients:
        s.put_patient(patient, room)
    if log.on:
        t = s.t
        tell(
            s,
            log,
            Moved(
                rule="HE-5.6",
                seat=seat,
                start=t.rooms[start].mention,
                room=t.rooms[room].mention,
                staff=tuple([t.figures[f].mention for f in s.leg_staff]),
                patients=tuple([t.patients[p].mention for p in s.leg_patients]),
            ),
        )
    if s.route:
        begin_leg(s, log)
    else:
        s.taken_staff = ()
        s.leg_staff = ()
        s.taken_patients = ()
        s.leg_patients = ()
        s.leg = 0
        s.staff_limit = 0


def staff_choices(s: State) -> list[Action]:
    """HE-5.7 Each staff member who may be taken along, or done."""
    seat = s.active
    actions = s.t.take_staff[seat]
    out = [actions[figure] for figure in staff_to_take(s)]
    out.append(s.t.done[seat])
    return out


def patient_choices(s: State) -> list[Action]:
    """HE-5.8 Each patient who may be taken along, or none."""
    seat = s.active
    actions = s.t.take_patient[seat]
    out = [actions[patient] for patient in patients_to_take(s)]
    out.append(s.t.take_none[seat])
    return out
