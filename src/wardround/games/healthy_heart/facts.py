"""Facts of the table as the view shows them."""

from __future__ import annotations

from wardround.games.healthy_heart import codes as k
from wardround.games.healthy_heart.patients import is_cube_patient, patient_value
from wardround.games.healthy_heart.state import State
from wardround.games.healthy_heart.view_patients import PatientView


def priority_of(s: State) -> str:
    """The patient with the Priority marker, ``administrator`` or nothing."""
    if s.priority:
        return s.book.patient_ids[s.priority]
    return "administrator" if s.cast and s.has_special(k.PRIORITY) else ""


def procedure_of(s: State) -> tuple[str, str] | None:
    """The colour and the Ward of Experimental Procedures."""
    if s.procedure_malady == k.NONE:
        return None
    return s.book.cube_ids[s.procedure_colour], s.book.ward_ids[s.procedure_malady]


def coroner_space(s: State, slot: int, kinds: list[int]) -> str:
    """The Tombstone space that an unused Coroner is."""
    c = s.c
    if c.coroner < 0 or not kinds or not kinds[c.coroner]:
        return ""
    return s.book.space_ids[len(c.cemetery) + c.morgue_places + s.cast[slot]]


def room_places(s: State, number: int) -> list[int]:
    """The places for patients that a Room has now."""
    c = s.c
    location, side = c.room_location(number), s.rooms[number]
    if location < 0 or side == k.UNBUILT:
        return []
    return c.location_places[location][: c.areas[c.rooms[number].area].places[c.side_index(side)]]


def patient_view(s: State, place: int) -> PatientView | None:
    """The patient at a place."""
    c = s.c
    number = s.who[place]
    if not number:
        return None
    area, level, malady = c.area_of[place], s.level[place], s.malady[place]
    cubes = is_cube_patient(s, place)
    return PatientView(
        id=s.book.patient_ids[number],
        malady=c.malady_ids[malady],
        colour=c.cube_names[malady],
        level=level,
        level_name=c.level_names[min(level, len(c.level_names) - 1)],
        place=c.place_ids[place],
        pv=patient_value(s, place),
        piece="cubes" if cubes else "bed" if area == k.WARD else "marker",
        proxies=max(0, level - s.cubes[place]) if cubes else 0,
        side="" if area != k.OR else "ekg" if s.side[place] == k.EKG else "flatline",
        priority=s.priority == number,
        chair=c.place_ids[s.home[place - c.first_er]] if area == k.ER else "",
    )
