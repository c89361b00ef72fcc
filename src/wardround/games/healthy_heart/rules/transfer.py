"""HH chapter 9: Transfer."""

from __future__ import annotations

from typing import Any, Final

from wardround.core.actions import Action, Refusal
from wardround.core.chance import Chance
from wardround.core.decisions import question
from wardround.core.log import Log
from wardround.core.messages import Phrase
from wardround.games.healthy_heart import actions as a
from wardround.games.healthy_heart.rules.constants import (
    CLINIC,
    D_TRANSFER_PATIENT,
    D_TRANSFER_TO,
    NONE,
    OR,
    UNBUILT,
    WARD,
)
from wardround.games.healthy_heart.rules.patients import (
    first_free,
    is_cube_patient,
    move_patient,
    names_of,
    place_of,
    tell_move,
)
from wardround.games.healthy_heart.rules.questions import Decisions, actor, named
from wardround.games.healthy_heart.rules.staff import location_exists
from wardround.games.healthy_heart.rules.state import State


def free_bed(s: State, malady: int) -> int:
    """HH-2.11 The first free bed of a Ward, or NONE."""
    who = s.who
    for place in s.content.ward_beds[malady]:
        if not who[place]:
            return place
    return NONE


def free_row(s: State) -> int:
    """HH-2.13, HH-9.8 The first free row of a built Clinic, or NONE."""
    c = s.content
    return first_free(s, c.first_clinic, c.areas[CLINIC].places[s.rooms[c.clinic_room]])


def ward_takes(s: State, place: int) -> bool:
    """HH-9.4, HH-R22 A Ward takes its own malady at level 3 or 4 while a bed is free."""
    if not s.content.into_ward[place] >> s.level[place] & 1:
        return False
    return free_bed(s, s.malady[place]) != NONE


def or_takes(s: State, place: int) -> bool:
    """HH-2.12, HH-9.6, HH-11.14, HH-R20, HH-R21 An O.R. of the malady, built and empty."""
    malady = s.malady[place]
    room = s.rooms[s.content.or_room[malady]]
    if room == UNBUILT or s.who[s.content.first_or + malady]:
        return False
    return s.content.into_or[room][place] >> s.level[place] & 1 == 1


def clinic_takes(s: State, place: int) -> bool:
    """HH-2.9, HH-9.8 The Clinic takes cube patients of level 1 or 2 if a row is free."""
    levels = s.content.into_clinic[s.rooms[s.content.clinic_room]][place]
    return levels >> s.level[place] & 1 == 1 and free_row(s) != NONE


def can_move(s: State, place: int) -> bool:
    """HH-9.2 Whether a patient has a suitable location."""
    return ward_takes(s, place) or or_takes(s, place) or clinic_takes(s, place)


def suitable(s: State, place: int) -> list[int]:
    """HH-2.26, HH-9.2, HH-9.3, HH-9.9, HH-9.10 Never Triage, E.R. or Morgue."""
    maladies = s.content.maladies
    malady = s.malady[place]
    locations: list[int] = []
    if ward_takes(s, place):
        locations.append(1 + malady)
    if or_takes(s, place):
        locations.append(1 + maladies + malady)
    if clinic_takes(s, place):
        locations.append(1 + 2 * maladies)
    return locations


def free_tables(s: State) -> int:
    """HH-2.12, HH-9.6 The maladies whose O.R. is built and empty, as bits."""
    rooms, who, first = s.rooms, s.who, s.content.first_or
    free = 0
    for malady, room in enumerate(s.content.or_room):
        if rooms[room] != UNBUILT and not who[first + malady]:
            free |= 1 << malady
    return free


def movers(s: State, one_will_do: bool) -> list[int]:
    """HH-9.1, HH-9.2, HH-9.12, HH-R22 The places of patients with a suitable location, or just one
    of them."""
    places: list[int] = []
    c, malady = s.content, s.malady
    # Without Rooms, the only way is from Triage to a Ward.
    rooms = s.rooms.count(UNBUILT) < len(s.rooms)
    tables = free_tables(s) if rooms else 0
    clinic = s.rooms[c.clinic_room]
    into_ward, into_clinic = c.into_ward, c.into_clinic[clinic]
    for place, level in enumerate(s.level if rooms else s.level[: c.first_bed]):
        # As `can_move` does, but a look at the level or the malady saves most of the calls.
        if level and (
            (into_ward[place] >> level & 1 and free_bed(s, malady[place]) != NONE)
            or (tables and tables >> malady[place] & 1 and or_takes(s, place))
            or (clinic and into_clinic[place] >> level & 1 and clinic_takes(s, place))
        ):
            places.append(place)
            if one_will_do:
                break
    return places


def can_transfer_at_all(s: State) -> bool:
    """HH-6.12, HH-6.17, HH-9.1 Whether any patient has a suitable location."""
    return len(movers(s, True)) > 0


def list_patients(s: State) -> list[Action]:
    """HH-9.1, HH-9.12 Each patient with a suitable location."""
    actions = s.actions.transfer_patient[s.pen]
    return [actions[s.who[place]] for place in movers(s, False)]


def answer_patient(s: State, action: a.TransferPatient, chance: Chance, log: Log) -> None:
    """HH-9.1 Note the patient, then ask for the location."""
    s.place = place_of(s, action.patient)
    s.stack[-1] = D_TRANSFER_TO


def list_locations(s: State) -> list[Action]:
    """HH-9.2 Each suitable location."""
    actions = s.actions.transfer_to[s.pen]
    return [actions[location] for location in suitable(s, s.place)]


def answer_to(s: State, action: a.TransferTo, chance: Chance, log: Log) -> None:
    """HH-2.6, HH-9.1, HH-9.5, HH-9.7, HH-9.8 Move the patient and exchange its pieces."""
    s.stack.pop()
    location = s.content.location_number[action.place]
    area = s.content.location_area[location]
    place = s.place
    if area == WARD:
        target = free_bed(s, s.malady[place])
    elif area == CLINIC:
        target = free_row(s)
    else:
        target = s.content.first_or + s.malady[place]
    move_patient(s, place, target)
    if log.on:
        rule = "HH-9.5" if area == WARD else "HH-9.7" if area == OR else "HH-9.8"
        tell_move(s, target, action.place, rule, log, s.character_id(s.current_act().slot))


def why_not_transfer(s: State, action: a.TransferPatient) -> Refusal | None:
    """HH-9.2 The patient has no suitable location."""
    patient = action.patient
    place = place_of(s, patient)
    if place == NONE:
        return Refusal("HH-9.2", "no_such_patient", patient=patient)
    names = names_of(s, place)
    return Refusal("HH-9.2", "nowhere_to_go", patient=patient, names=names, level=s.level[place])


def why_not_to(s: State, action: a.TransferTo) -> Refusal | None:
    """HH-9.3, HH-9.4, HH-9.6, HH-9.8, HH-9.9, HH-9.10 The location does not take the patient."""
    place = action.place
    c = s.content
    if place == c.location_ids[0]:
        return Refusal("HH-9.3", "never_into_triage")
    if place == "room:" + c.rooms[c.er_room].id:
        return Refusal("HH-9.9", "never_into_the_er")
    if c.morgue_room != NONE and place == c.room_ids[c.morgue_room]:
        return Refusal("HH-9.10", "never_alive_into_the_morgue")
    location = c.location_number.get(place, NONE)
    if location == NONE:
        return None
    level, malady = s.level[s.place], s.malady[s.place]
    area = c.location_area[location]
    if area == WARD:
        if location != 1 + malady:
            return Refusal("HH-9.4", "other_malady", place=place)
        if free_bed(s, malady) == NONE:
            return Refusal("HH-9.4", "ward_full", place=place)
        return Refusal("HH-9.4", "wrong_level", place=place, level=level)
    if not location_exists(s, location):
        return Refusal("HH-9.2", "not_built", place=place)
    if area == OR:
        if location != 1 + c.maladies + malady:
            return Refusal("HH-9.6", "other_malady", place=place)
        reason = "table_taken" if s.who[c.first_or + malady] else "wrong_level"
        return Refusal("HH-9.6", reason, place=place, level=level)
    if free_row(s) == NONE:
        return Refusal("HH-9.8", "no_free_row", place=place)
    if not is_cube_patient(s, s.place):
        return Refusal("HH-2.9", "no_cubes_any_more", place=place)
    return Refusal("HH-9.8", "wrong_level", place=place, level=level)


def patient_fact(s: State) -> dict[str, Any]:
    """The patient to be moved."""
    kind, spot = names_of(s, s.place)[s.content.patient_ids[s.who[s.place]]]
    values = {"kind": kind, "malady": named(s, f"malady:{kind}"), "spot": spot}
    return {"patient": Phrase("noun-patient", values)}


# fmt: off
DECISIONS: Final[Decisions] = {
    D_TRANSFER_PATIENT: question(a.TransferPatient, "HH-9.1",
        list_patients, answer_patient, why_not_transfer, actor),
    D_TRANSFER_TO: question(a.TransferTo, "HH-9.2",
        list_locations, answer_to, why_not_to, actor, patient_fact),
}
# fmt: on
