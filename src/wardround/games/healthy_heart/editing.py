"""The parts of a position that can be edited; see `position`."""

from __future__ import annotations

from wardround.core.game import Options
from wardround.games.healthy_heart.rules.tables import Content
from wardround.presentation.editor import Editing, Field


def fields(options: Options, c: Content) -> list[Field]:
    chairs = tuple(place.removeprefix("chair:") for place in c.place_ids[: c.first_bed])
    maladies = tuple(c.malady_ids)
    rooms = tuple(room.id for room in c.rooms)
    hirings = tuple(c.hiring_names)
    cubes = tuple(c.cube_names)
    cards, trainings, abilities = c.card_ids, tuple(c.training_names), tuple(c.ability_names)
    doctors = tuple(c.doctor_names)
    everybody = (*c.administrator_names, *doctors)
    places = ("office", "parking_lot", *c.location_ids)
    sides = tuple(word for room in rooms for word in (room, f"{room} improved"))
    return [
        Field(key="triage", form="number", names=chairs, named="chair:", least=1, most=6),
        Field(key="wards", form="numbers", names=maladies, named="ward:", example="4, 2"),
        Field(key="ors", form="text", names=maladies, named="or:", example="4 flatline"),
        Field(key="clinic", form="words", example="cardio 1"),
        Field(key="er", form="words", words=chairs, of="chair:"),
        Field(key="priority", form="text", example="left.cardio"),
        Field(key="proxies", form="number", names=chairs, named="chair:", least=1, most=6),
        Field(key="money", form="number", most=999),
        Field(key="prestige", form="number", most=999),
        Field(key="turn", form="number", least=1, most=20),
        Field(key="rooms", form="words", words=sides, of="room:"),
        Field(key="abilities", form="word", names=maladies, named="ward:", words=abilities),
        Field(key="staff", form="word", names=hirings, named="staff:", words=places),
        Field(key="job", form="words", words=hirings, of="staff:"),
        Field(key="cast", form="words", words=everybody),
        Field(key="training", form="words", names=doctors, named="doctor:", words=trainings),
        Field(key="pool", form="words", words=trainings, of="training:"),
        Field(key="used", form="words", example="medical.aorta"),
        Field(key="cemetery", form="numbers", example="1, 2"),
        Field(key="morgue", form="numbers", example="1, 2"),
        Field(key="fired", form="words", words=doctors),
        Field(key="cup", form="number", names=cubes, most=60),
        Field(key="discard", form="number", names=cubes, most=60),
        Field(key="left", form="word", words=tuple(cards), of="ambulance:"),
        Field(key="right", form="word", words=tuple(cards), of="ambulance:"),
        Field(key="pile", form="number", most=len(cards)),
        Field(key="procedure", form="words", words=(*cubes, *maladies)),
        Field(key="phase", form="word", words=("player", "rounds", "ambulance", "housekeeping")),
        Field(key="guard_front", form="flag"),
        Field(key="admin_spent", form="flag"),
        Field(key="hide_used", form="flag"),
    ]


EDITING: Editing[Content] = Editing(
    fields=fields,
    first={"money": 6, "triage": {"left.cardio": 3, "right.trauma": 2}},
    kinds=("malady:", "character:", "training:", "staff:", "cube:", "phase:"),
)
