"""HH chapter 2, patients: levels, places, and the pieces that show them."""

from __future__ import annotations

from typing import Final

from wardround.core.log import Log
from wardround.games.healthy_heart import events as e
from wardround.games.healthy_heart.rules.constants import (
    CLINIC,
    EKG,
    ER,
    HIGH,
    LOW,
    NONE,
    OR,
    UNBUILT,
    WARD,
)
from wardround.games.healthy_heart.rules.cubes import take_cube
from wardround.games.healthy_heart.rules.state import State

LAST_LOW_LEVEL: Final = 2
"""The highest level that a 1/2 Bed shows (HH-1.7)."""


def area_side(s: State, area: int, malady: int) -> int:
    """The side of an area's Room; UNBUILT if it has none."""
    if area == OR:
        return s.rooms[s.content.or_room[malady]]
    if area == CLINIC:
        return s.rooms[s.content.clinic_room]
    if area == ER:
        return s.rooms[s.content.er_room]
    return UNBUILT


def highest_level(s: State, place: int) -> int:
    """HH-2.10, HH-2.11, HH-2.12, HH-2.13, HH-2.14 The highest level that a place can hold."""
    area = s.content.area_of[place]
    return s.content.areas[area].levels[area_side(s, area, s.malady[place])]


def too_ill(s: State, place: int, level: int) -> bool:
    """HH-2.2, HH-16.1, HH-16.2, HH-16.3 A patient above the level its place can hold is dead."""
    return level > highest_level(s, place)


def patient_value(s: State, place: int) -> int:
    """HH-7.19, HH-13.9, HH-R38 The PV of a patient's area, 1 more with the Priority marker."""
    area = s.content.area_of[place]
    pv = s.content.areas[area].pv[area_side(s, area, s.malady[place])]
    if s.priority == s.who[place]:
        pv += s.content.priority_pv
    return pv


def is_cube_patient(s: State, place: int) -> bool:
    """HH-2.3, HH-2.4, HH-2.5 Cubes in Triage, Clinic and E.R.; a Bed or a marker elsewhere."""
    return s.content.areas[s.content.area_of[place]].cube_patients


def place_of(s: State, patient: str) -> int:
    """The place of a living patient, or NONE."""
    number = s.content.patient_number.get(patient, 0)
    # Faster when compiled than `list.index`, which compares objects.
    if number:
        for place, who in enumerate(s.who):
            if who == number:
                return place
    return NONE


def new_patient(s: State, place: int, malady: int, level: int) -> None:
    """HH-2.1 A patient has one malady, one level and one location."""
    s.who[place] = s.next_patient
    s.next_patient += 1
    s.malady[place] = malady
    s.level[place] = level


def lay_piece(s: State, place: int) -> None:
    """HH-2.4, HH-2.5 Take the Bed or O.R. marker for the patient here from the stock."""
    area = s.content.area_of[place]
    malady = s.malady[place]
    if area == WARD:
        s.side[place] = LOW if s.level[place] <= LAST_LOW_LEVEL else HIGH
        s.beds[malady if s.side[place] == LOW else s.content.maladies + malady] -= 1
    elif area == OR:
        s.side[place] = EKG
        s.or_stock[malady] -= 1


def take_piece_away(s: State, place: int) -> None:
    """HH-2.7, HH-2.8, HH-7.20, HH-16.5 Cubes go to the Discard, a Bed or marker to the stock."""
    area = s.content.area_of[place]
    malady = s.malady[place]
    if area == WARD:
        s.beds[malady if s.side[place] == LOW else s.content.maladies + malady] += 1
        s.side[place] = 0
    elif area == OR:
        s.or_stock[malady] += 1
        s.side[place] = 0
    else:
        s.discard[malady] += s.cubes[place]
        s.cubes[place] = 0


def clear_place(s: State, place: int) -> None:
    """Empty a place."""
    s.who[place] = 0
    s.level[place] = 0
    s.malady[place] = s.content.malady_of[place]


def remove_patient(s: State, place: int) -> None:
    """HH-2.15, HH-13.10 The patient leaves; a Priority marker goes back to its owner."""
    take_piece_away(s, place)
    if s.priority == s.who[place]:
        s.priority = 0
    clear_place(s, place)


def lower_level(s: State, place: int, level: int) -> None:
    """HH-2.23, HH-R80 A lower level: cubes go to the Discard, proxies first; a Bed is exchanged."""
    s.level[place] = level
    if s.cubes[place] > level:
        s.discard[s.malady[place]] += s.cubes[place] - level
        s.cubes[place] = level
    elif s.content.area_of[place] == WARD and 0 < level <= LAST_LOW_LEVEL and s.side[place] == HIGH:
        take_piece_away(s, place)
        lay_piece(s, place)


def raise_level(s: State, place: int, level: int) -> None:
    """HH-2.24, HH-2.25, HH-R95 A higher level that the patient survives: cubes, proxies, a Bed."""
    before = s.level[place]
    s.level[place] = level
    area = s.content.area_of[place]
    if area == WARD:
        if before <= LAST_LOW_LEVEL < level:
            take_piece_away(s, place)
            lay_piece(s, place)
    elif area != OR:
        for _ in range(level - before):
            if take_cube(s, s.malady[place]):
                s.cubes[place] += 1


def names_of(s: State, place: int) -> e.Names:
    """The malady and the place of the patient here, by its id, for an event or a refusal."""
    name = (s.content.malady_ids[s.malady[place]], s.content.spots[place])
    return {s.content.patient_ids[s.who[place]]: name}


def tell_level(
    s: State,
    place: int,
    before: int,
    after: int,
    rule: str,
    log: Log,
    by: str = "",
    money: int = 0,
) -> None:
    """Report that the level of the patient here has changed or is about to."""
    log.add(
        e.LevelChanged(
            rule=rule,
            patient=s.content.patient_ids[s.who[place]],
            names=names_of(s, place),
            before=before,
            after=after,
            by=by,
            money=money,
            decides=after == 0 or too_ill(s, place, after),
        )
    )


def move_patient(s: State, place: int, target: int) -> None:
    """HH-2.6, HH-2.7, HH-2.8, HH-2.9 Moving changes neither malady nor level, only the piece."""
    if is_cube_patient(s, place) and is_cube_patient(s, target):
        s.cubes[target] = s.cubes[place]
        s.cubes[place] = 0
    else:
        take_piece_away(s, place)
    s.who[target] = s.who[place]
    s.level[target] = s.level[place]
    s.malady[target] = s.malady[place]
    clear_place(s, place)
    lay_piece(s, target)


def first_free(s: State, first: int, places: int) -> int:
    """The first free one among so many places, or NONE."""
    who = s.who
    for place in range(first, first + places):
        if not who[place]:
            return place
    return NONE


def er_size(s: State) -> int:
    """HH-2.14, HH-11.16 The number of spaces in the E.R.; 0 while it is not built."""
    return s.content.areas[ER].places[s.rooms[s.content.er_room]]


def free_er_space(s: State) -> int:
    """HH-2.14, HH-11.16 The first free space of a built E.R., or NONE."""
    return first_free(s, s.content.first_er, er_size(s))


def free_er_spaces(s: State) -> int:
    """HH-2.14 The number of free spaces in the E.R."""
    first = s.content.first_er
    return s.who[first : first + er_size(s)].count(0)


def enter_er(s: State, chair: int, space: int, rule: str, log: Log) -> None:
    """HH-4.10, HH-R19 Move a patient from its chair to the E.R. and remember the chair."""
    move_patient(s, chair, space)
    s.home[space - s.content.first_er] = chair
    if log.on:
        tell_move(s, space, s.content.place_ids[space], rule, log)


def leave_er(s: State, space: int, log: Log) -> int:
    """HH-7.22, HH-9.11, HH-R19, HH-R84 Below level 5 the patient goes back to its own chair."""
    chair = s.home[space - s.content.first_er]
    move_patient(s, space, chair)
    if log.on:
        tell_move(s, chair, s.content.place_ids[chair], "HH-9.11", log)
    return chair


def tell_move(s: State, place: int, at: str, rule: str, log: Log, by: str = "") -> None:
    """Report where the patient here has gone."""
    log.add(
        e.PatientMoved(
            rule=rule,
            patient=s.content.patient_ids[s.who[place]],
            names=names_of(s, place),
            place=at,
            level=s.level[place],
            by=by,
        )
    )
