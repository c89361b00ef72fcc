"""Chapter 9: moving people, time, and where they may end."""

from __future__ import annotations

from typing import Final

from wardround.core.actions import Action, Refusal
from wardround.core.chance import Chance
from wardround.core.log import Log
from wardround.games.clinic.actions import Done, MoveDestination, MovePerson, Undo
from wardround.games.clinic.events import Moved, MoveEnded, MoveRestarted, TakenBack
from wardround.games.clinic.rules.constants import DOCTOR, KINDS, NURSE, ORDERLY, PATIENT
from wardround.games.clinic.rules.geometry import (
    beds_of,
    know_rooms,
    members,
    staff_ends,
    times_from,
)
from wardround.games.clinic.rules.state import (
    MOVE_DESTINATION,
    MOVE_PERSON,
    NOTHING,
    Board,
    Moving,
    State,
    about,
    ask,
    moving_of,
    names_of,
    person_name,
    place_name,
    room_words,
)

LEG: Final = 5
"""How many numbers describe a leg."""
BASE_LEGS: Final = 20
LEGS_PER_PERSON: Final = 5


def start_move(s: State, b: Board, log: Log) -> None:
    """CL-9.1, CL-9.20 A player starts Move with no time spent."""
    b.moving = Moving()
    b.stage = 0
    continue_start(s, b, log)


def continue_start(s: State, b: Board, log: Log) -> None:
    """Ask what expansions want before people move, then start Move itself."""
    points = s.rules.hooks.move_starts
    while b.stage < len(points):
        if points[b.stage].move_starts(s, b, log):
            return
        b.stage += 1
    ask(s, b, MOVE_PERSON)


# -- who may go where -------------------------------------------------------------------------


def role_of(s: State, b: Board, person: int) -> int:
    """The role a person counts as in a module: their kind, unless an expansion says otherwise."""
    for expansion in s.rules.hooks.role:
        role = expansion.role(s, b, person)
        if role >= 0:
            return role
    return b.kind[person]


def ends_of(s: State, b: Board, person: int) -> int:
    """CL-9.23, CL-9.24, CL-9.25, CL-9.26, CL-9.35 The modules in which a person may end."""
    kind = b.kind[person]
    ends = beds_of(b, b.service[person]) if kind == PATIENT else staff_ends(b, kind)
    for expansion in s.rules.hooks.ends:
        ends = expansion.ends(s, b, person, ends)
    return ends


def all_open(s: State, b: Board) -> bool:
    """CL-9.10 Whether everyone can get everywhere: outdoor walking is on and no space is shut."""
    return s.rules.outdoor_walking and b.shut == 0


def is_bound(s: State, b: Board, person: int) -> bool:
    """CL-9.17 Whether a person must stay put."""
    if b.bound[person] or b.place[person] < 0:
        return True
    return any(expansion.stays(s, b, person) for expansion in s.rules.hooks.stays)


def destinations(s: State, b: Board, person: int) -> int:
    """CL-9.3, CL-9.16, CL-9.17 The places a person can reach and may end in."""
    if is_bound(s, b, person):
        return 0
    ends = ends_of(s, b, person) & ~(1 << b.place[person])
    if not all_open(s, b):
        times = times_from(b, sets_out(b, person), s.rules.outdoor_walking)
        for space in members(ends):
            if times[space] == -1:
                ends ^= 1 << space
    if b.moving is not None and b.moving.strict:
        ends = _strict(s, b, person, ends)
    return ends


def is_strict(b: Board) -> bool:
    """CL-R58 Whether this Move has had too many legs."""
    return b.moving is not None and b.moving.strict


def movers(b: Board) -> list[int]:
    """Who made each leg of the current Move."""
    return [] if b.moving is None else b.moving.legs[::LEG]


def _strict(s: State, b: Board, person: int, ends: int) -> int:
    """CL-R58, CL-19.6 After too many legs: one leg per person, to a place with room; a purple
    doctor makes room for more."""
    if person in movers(b):
        return 0
    for space in members(ends):
        if not has_room(s, b, person, space):
            ends ^= 1 << space
    return ends


def sets_out(b: Board, person: int) -> int:
    """CL-9.6, CL-R63 The place from which a person's way is charged. A patient who went straight
    into outpatient services in this Move and walks on counts as coming from pre-admissions."""
    place = b.place[person]
    if b.moving is None or b.kind[person] != PATIENT or place == b.shape.pre:
        return place
    if b.content.kinds[b.module[place]].any_service:
        legs = b.moving.legs
        for k in range(len(legs) - LEG, -1, -LEG):
            if legs[k] == person:
                return b.shape.pre if legs[k + 1] == b.shape.pre else place
    return place


def list_people(s: State, b: Board) -> list[Action]:
    """CL-9.2, CL-9.28, CL-R35 Everyone who could go somewhere; undo; done if all stand well."""
    out: list[Action] = []
    menu = b.content.menus[b.seat]
    hooks = s.rules.hooks
    move = moving_of(b)
    if move.strict or hooks.ends or hooks.stays or not all_open(s, b):
        for person in b.present:
            if destinations(s, b, person):
                out.append(menu.move[person])
    else:
        if not b.beds:
            know_rooms(b)
        for person in b.present:
            if b.bound[person]:
                continue
            kind = b.kind[person]
            ends = b.beds[b.service[person]] if kind == PATIENT else b.staff_ends[kind]
            if ends & ~(1 << b.place[person]):
                out.append(menu.move[person])
    for expansion in hooks.list_moves:
        expansion.list_moves(s, b, out)
    if move.legs and not move.strict:
        out.append(menu.undo)
    if move_fault(s, b) is None:
        out.append(menu.done)
    return out


def person_number(b: Board, name: str) -> int:
    """The number of a person in this clinic; -1 if nobody has that name."""
    names = b.content.menus[b.seat].person_names
    number = names.index(name) if name in names else -1
    return number if number in b.present else -1


def choose_person(s: State, action: MovePerson, chance: Chance, log: Log) -> None:
    b = s.boards[action.seat]
    b.piece = person_number(b, action.person)
    ask(s, b, MOVE_DESTINATION)


def list_destinations(s: State, b: Board) -> list[Action]:
    menu = b.content.menus[b.seat].go[b.shape_number]
    return [menu[space] for space in members(destinations(s, b, b.piece))]


# -- legs -------------------------------------------------------------------------------------


def move_to(s: State, action: MoveDestination, chance: Chance, log: Log) -> None:
    """CL-9.4, CL-9.19, CL-9.20, CV-5.9 A leg is charged at the cheapest way, for each person
    separately, infected or not."""
    b = s.boards[action.seat]
    space = b.content.space_index[b.seat][b.shape_number][action.space]
    person = b.piece
    time = times_from(b, sets_out(b, person), s.rules.outdoor_walking)[space]
    make_leg(b, person, space, time, 0, 0, log)
    continue_move(s, b, log)


def make_leg(b: Board, person: int, to: int, time: int, owner: int, note: int, log: Log) -> None:
    """CL-9.20 Record a leg, so it can be taken back, and carry it out."""
    move = moving_of(b)
    move.legs += [person, b.place[person], time, owner, note]
    move.leg_count += 1
    move.spent += time
    b.place[person] = to
    if log.on:
        place, fields = place_name(b, to), about(b, person)
        fields["names"][place] = room_words(b, to)
        log.add(Moved(rule="CL-9.19", **fields, to=place, time=time))


def continue_move(s: State, b: Board, log: Log) -> None:
    """CL-R58 A player who has made too many legs in one Move starts it again, strictly."""
    move = moving_of(b)
    if not move.strict and move.leg_count >= BASE_LEGS + LEGS_PER_PERSON * len(b.present):
        while move.legs:
            _drop_leg(s, b)
        move.strict = True
        if log.on:
            log.add(MoveRestarted(rule="CL-R58", seat=b.seat))
    ask(s, b, MOVE_PERSON)


def _drop_leg(s: State, b: Board) -> int:
    move = moving_of(b)
    person, place, time, owner, note = move.legs[-LEG:]
    del move.legs[-LEG:]
    b.place[person] = place
    move.spent -= time
    if owner:
        expansion = s.rules.by_number[owner - 1]
        assert expansion is not None
        expansion.taken_back(s, b, person, note)
    return person


def undo(s: State, action: Undo, chance: Chance, log: Log) -> None:
    """CL-R35 The latest leg is taken back, with everything that came with it."""
    b = s.boards[action.seat]
    person = _drop_leg(s, b)
    ask(s, b, MOVE_PERSON)
    if log.on:
        to = place_name(b, b.place[person])
        log.add(TakenBack(rule="CL-R35", **about(b, person), to=to))


# -- finishing --------------------------------------------------------------------------------


def limit_of(s: State, b: Board, space: int, role: int) -> int:
    """CL-9.29, CL-9.30, CL-9.31, CL-9.32, CL-9.33, CL-9.34 How many of a role a module takes."""
    limit = b.content.kinds[b.module[space]].capacity[role]
    if role == PATIENT:
        for expansion in s.rules.hooks.room:
            limit = expansion.room(s, b, space, limit)
    return limit


def count_in(s: State, b: Board, space: int, role: int) -> int:
    total = 0
    for person in b.present:
        if b.place[person] == space and role_of(s, b, person) == role:
            total += 1
    return total


def has_room(s: State, b: Board, person: int, space: int) -> bool:
    """CL-9.28 Whether one more person could end in a module."""
    if is_closed(s, b, person, space):
        return False
    role = role_of(s, b, person)
    place = b.place[person]
    b.place[person] = space
    limit = limit_of(s, b, space, role)
    enough = limit <= 0 or count_in(s, b, space, role) <= limit
    b.place[person] = place
    return enough


def is_closed(s: State, b: Board, person: int, space: int) -> bool:
    """Whether an expansion closes a module to anyone not already in it."""
    return any(e.no_room(s, b, person, space) for e in s.rules.hooks.no_room)


def move_fault(s: State, b: Board) -> Refusal | None:
    """CL-9.27, CL-9.28 The first thing that keeps a player from finishing Move."""
    spaces, pre = b.shape.spaces, b.shape.pre
    kinds = b.content.kinds
    hooks = s.rules.hooks
    if not b.beds:
        know_rooms(b)
    counts = [0] * spaces  # who is there, one byte per role
    for person in reversed(b.present):
        place = b.place[person]
        if place == pre or place < 0:
            continue
        kind = b.kind[person]
        if place >= spaces:
            if excused(s, b, person):
                continue
            name, names = person_name(b, person), names_of(b, person)
            return Refusal("CL-9.27", "still_arriving", person=name, names=names)
        if hooks.ends:
            ends = ends_of(s, b, person)
        else:
            ends = b.beds[b.service[person]] if kind == PATIENT else b.staff_ends[kind]
        if not ends >> place & 1:
            if excused(s, b, person):
                continue
            rule = ("CL-9.23", "CL-9.24", "CL-9.25", "CL-9.26")[kind]
            name, space = person_name(b, person), place_name(b, place)
            names = {**names_of(b, person), space: room_words(b, place)}
            return Refusal(
                rule, "wrong_place", person=name, space=space, names=names, kind=KINDS[kind]
            )
        role = role_of(s, b, person) if hooks.role else kind
        byte = 8 * role
        here = counts[place] + (1 << byte)
        counts[place] = here
        limit = kinds[b.module[place]].capacity[role]
        if 0 < limit < here >> byte & 0xFF and overfull(s, b, place, role):
            space = place_name(b, place)
            return Refusal(
                "CL-9.28",
                "too_many",
                space=space,
                names={space: room_words(b, place)},
                kind=KINDS[role],
                limit=limit_of(s, b, place, role),
            )
    for expansion in hooks.move_fault:
        fault = expansion.move_fault(s, b)
        if fault is not None:
            return fault
    return None


def overfull(s: State, b: Board, space: int, role: int) -> bool:
    """CL-9.29, CL-9.30, CL-R22, CV-R26 Whether a module has too many of a role. Patients bound to
    it are not a fault by themselves."""
    here: list[int] = []
    for person in b.present:
        if b.place[person] == space and role_of(s, b, person) == role:
            here.append(person)
    if len(here) <= limit_of(s, b, space, role):
        return False
    return any(not b.bound[person] and not excused(s, b, person) for person in here)


def excused(s: State, b: Board, person: int) -> bool:
    """CL-R14, CL-R26, CL-R36 A person with no legal place to reach may stay put: behind zombies or
    walls, or an orderly without a supply room."""
    waits = b.kind[person] == ORDERLY and not staff_ends(b, ORDERLY) >> b.place[person] & 1
    if all_open(s, b) and not waits:
        return False
    places = members(destinations(s, b, person))
    return not any(has_room(s, b, person, space) for space in places)


def stop_moving(s: State, action: Done, chance: Chance, log: Log) -> None:
    """CL-9.21 The player has finished Move."""
    finish_move(s, s.boards[action.seat], log)


def why_not_stop(s: State, action: Done) -> Refusal | None:
    """CL-9.27, CL-9.28 Someone stands where they may not."""
    return move_fault(s, s.boards[action.seat])


def why_not_undo(s: State, action: Undo) -> Refusal:
    """CL-R35, CL-R58 There is no leg to take back, or taking back is not allowed."""
    strict = is_strict(s.boards[action.seat])
    return Refusal("CL-R58" if strict else "CL-R35", "nothing_to_undo")


def time_saved(b: Board) -> int:
    """CL-4.35, CL-9.21, CL-R29 How much time the clinic's Triages save in a Move."""
    saved = 0
    for number, kind in enumerate(b.content.kinds):
        if kind.time_reduction:
            saved += kind.time_reduction * b.of_kind[number].bit_count()
    return saved


def finish_move(s: State, b: Board, log: Log) -> None:
    """CL-9.17, CL-9.21, CL-9.22, CL-4.35, CL-R29, CV-R7 The Move's time, reduced by each Triage,
    goes onto the marker; anyone lying in a room as a patient is bound to it."""
    time = max(moving_of(b).spent - time_saved(b), 0)
    b.time += time
    b.moving = None
    for person in b.present:
        place = b.place[person]
        if role_of(s, b, person) == PATIENT and b.modules >> place & 1:
            b.bound[person] = b.content.kinds[b.module[place]].capacity[PATIENT] != 0
    ask(s, b, NOTHING)
    if log.on:
        log.add(MoveEnded(rule="CL-9.22", seat=b.seat, time=time, total=b.time))


# -- why not ----------------------------------------------------------------------------------


def why_not_person(s: State, action: MovePerson) -> Refusal:
    """CL-9.3, CL-9.17, CL-R58 A person who cannot be moved."""
    b = s.boards[action.seat]
    person = person_number(b, action.person)
    if person == -1:
        return Refusal("CL-9.3", "nobody_of_that_name", person=action.person)
    if b.bound[person]:
        return Refusal("CL-9.17", "bound", person=action.person)
    if is_strict(b) and person in movers(b):
        return Refusal("CL-R58", "moved_already", person=action.person)
    return Refusal("CL-9.3", "nowhere_to_go", person=action.person)


def why_not_destination(s: State, action: MoveDestination) -> Refusal:
    """CL-9.13, CL-9.16, CL-9.26, CL-9.27, CL-9.35 A place where this person cannot end."""
    b = s.boards[action.seat]
    place = b.content.space_index[b.seat][b.shape_number].get(action.space, -1)
    if place == -1:
        return Refusal("CL-9.27", "no_such_space", space=action.space)
    if place >= b.shape.spaces:
        return Refusal("CL-9.16", "no_way_back", space=action.space)
    person = b.piece
    kind = b.kind[person]
    if place == b.place[person]:
        return Refusal("CL-9.3", "there_already", space=action.space)
    if not b.modules >> place & 1:
        return Refusal("CL-9.27", "outdoors", space=action.space)
    if not ends_of(s, b, person) >> place & 1:
        rule = "CL-9.26"
        if kind != PATIENT:
            rule = "CL-9.23" if kind == DOCTOR else "CL-9.24" if kind == NURSE else "CL-9.25"
        module = b.content.kinds[b.module[place]]
        if not any(module.capacity):
            rule = "CL-9.35"
        return Refusal(rule, "may_not_end_there", space=action.space, kind=KINDS[kind])
    if is_strict(b):
        return Refusal("CL-R58", "no_room_there", space=action.space)
    return Refusal("CL-9.10", "no_way", space=action.space)
