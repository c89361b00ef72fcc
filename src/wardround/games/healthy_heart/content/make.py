"""Reads the content tables, cross-checks them and makes `tables.Content`."""

from __future__ import annotations

from typing import Final

from wardround.core.content import Tables, at_least, expect, one_of, rows_of, table_as, unique
from wardround.games.healthy_heart import content as r
from wardround.games.healthy_heart.meta import LEVELS
from wardround.games.healthy_heart.rules import constants as k
from wardround.games.healthy_heart.rules.tables import (
    Ability,
    Administrator,
    Area,
    Bonus,
    Content,
    Doctor,
    Hiring,
    Room,
    Training,
)

WHEN: Final = {"malady": k.WHEN_MALADY, "cube_patient": k.WHEN_CUBE_PATIENT, "ward": k.WHEN_WARD}


def make_content(tables: Tables) -> Content:
    """All tables, typed and cross-checked."""
    parts = table_as(tables, "components", r.ComponentsTable)
    c = Content(parts)
    _read_maladies(c, table_as(tables, "maladies", r.MaladiesTable))
    _check_components(c, parts.components)
    _read_areas(c, rows_of(tables, "areas", "area", r.AreaRow))
    _read_rooms(c, rows_of(tables, "rooms", "room", r.RoomRow))
    for card in rows_of(tables, "ambulance", "ambulance", r.AmbulanceRow):
        at_least("ambulance", f"ambulance.{card.id}.cubes", card.cubes, 0)
        c.card_ids.append(card.id)
        c.card_titles.append(card.title)
        c.card_cubes.append(card.cubes)
    _read_doctors(c, rows_of(tables, "doctors", "doctor", r.DoctorRow))
    _read_administrators(c, table_as(tables, "administrators", r.AdministratorsTable), parts.costs)
    _read_abilities(c, rows_of(tables, "ward_abilities", "ward_ability", r.AbilityRow), parts.costs)
    _read_training(c, rows_of(tables, "training", "training", r.TrainingRow))
    _read_hiring(c, table_as(tables, "hiring", r.HiringTable), parts.costs)
    _read_cemetery(c, table_as(tables, "cemetery", r.CemeteryTable))
    c.bands = rows_of(tables, "score", "band", r.BandRow)
    _read_options(c, table_as(tables, "options", r.OptionsTable))
    _check_counts(c, parts.setup)
    c.arrange()
    return c


def _same(table: str, key: str, value: object, other: str, expected: object) -> None:
    expect(value == expected, table, key, f"{expected!r}, as {other} says", repr(value))


def _few(table: str, key: str, found: list[str], expected: str, least: int = 0) -> None:
    """At most one of something, or exactly one."""
    expect(least <= len(found) <= 1, table, key, expected, ", ".join(found) or "none")


def _read_maladies(c: Content, table: r.MaladiesTable) -> None:
    c.malady_ids = [row.id for row in table.malady]
    c.malady_names = [row.name for row in table.malady]
    c.maladies = len(table.malady)
    c.cube_names = [row.colour for row in table.malady] + ["black"]
    unique("maladies", "malady", c.malady_ids)
    unique("maladies", "malady.colour", c.cube_names)
    names = {row.value: row.name for row in table.level}
    c.level_names = [names.get(level, str(level)) for level in range(max(names, default=0) + 1)]


def _check_components(c: Content, parts: r.Components) -> None:
    at_least("components", "costs.prestige_per_missing_dollar", c.prestige_per_dollar, 1)
    at_least("components", "costs.overtime_prestige_per_token", c.overtime_prestige, 1)
    _same(
        "components",
        "components.bed_tokens",
        parts.bed_tokens,
        "beds_low_per_colour and beds_high_per_colour",
        (c.beds_low + c.beds_high) * c.maladies,
    )
    _same("components", "components.or_markers", parts.or_markers, "maladies", c.maladies)


def _read_areas(c: Content, rows: list[r.AreaRow]) -> None:
    areas: dict[str, r.AreaRow] = {row.id: row for row in rows}
    for area_id in k.AREA_IDS:
        expect(area_id in areas, "areas", "area", f"an area {area_id!r}", "none")
        c.areas.append(Area(areas[area_id]))
    _same(
        "areas", "area.triage.places", c.areas[k.TRIAGE].places[0], "two per malady", 2 * c.maladies
    )
    _same("areas", "area.or.places", c.areas[k.OR].places[0], "one per malady", 1)


def _read_rooms(c: Content, rows: list[r.RoomRow]) -> None:
    for row in rows:
        malady = -1
        if row.malady is not None:
            malady = one_of("rooms", f"room.{row.id}.malady", row.malady, c.malady_ids)
        room = Room(row, malady)
        for side, part in enumerate((row.basic, row.improved)):
            if part.places is not None and row.area is not None:
                key = f"room.{row.id}.{('basic', 'improved')[side]}.places"
                _same("rooms", key, part.places, "areas", c.areas[room.area].places[side])
        c.rooms.append(room)
    for malady in range(c.maladies):
        found = [room.id for room in c.rooms if room.area == k.OR and room.malady == malady]
        _few("rooms", "room", found, f"one O.R. for {c.malady_ids[malady]}", least=1)
    for area in ("clinic", "er"):
        found = [room.id for room in c.rooms if room.area == k.AREA_IDS.index(area)]
        _few("rooms", "room", found, f"one {area}", least=1)


def _bonus(c: Content, table: str, key: str, row: r.BonusRow | None) -> Bonus:
    if row is None:
        return Bonus(0, k.NEVER, -1)
    malady = -1
    if row.when == "malady":
        malady = one_of(table, f"{key}.malady", row.malady or "", c.malady_ids)
    return Bonus(row.cubes, WHEN[row.when], malady)


def _read_doctors(c: Content, rows: list[r.DoctorRow]) -> None:
    room_ids = [room.id for room in c.rooms]
    for row in rows:
        key = f"doctor.{row.id}"
        bonus = _bonus(c, "doctors", key, row.bonus)
        room = -1
        if row.discount is not None:
            room = one_of("doctors", f"{key}.discount.room", row.discount.room, room_ids)
        c.doctors.append(Doctor(row, bonus, room))


def _read_administrators(c: Content, table: r.AdministratorsTable, costs: r.Costs) -> None:
    known = k.KIND_IDS[k.FIRST_SPECIAL :]
    rows = {row.id: row for row in table.special}
    for special in known:
        expect(special in rows, "administrators", "special", f"a row {special!r}", "none")
    for name in rows:
        one_of("administrators", f"special.{name}", name, known)
    efficiency, priority = rows["efficiency"], rows["priority_status"]
    construction, overtime = rows["efficient_construction"], rows["mandatory_overtime"]
    for key, value, cost in (
        ("efficiency.max_cubes", efficiency.max_cubes, "efficiency_cubes"),
        ("efficient_construction.price", construction.price, "efficient_construction"),
        (
            "mandatory_overtime.prestige_per_token",
            overtime.prestige_per_token,
            "overtime_prestige_per_token",
        ),
    ):
        other, expected = f"components.costs.{cost}", getattr(costs, cost)
        _same("administrators", f"special.{key}", value, other, expected)
    c.priority_cubes = priority.bonus_cubes or 0
    c.priority_pv = priority.pv_plus or 0
    for row in table.administrator:
        for name in row.special:
            one_of("administrators", f"administrator.{row.id}.special", name, known)
        c.administrators.append(Administrator(row))
    ids = [administrator.id for administrator in c.administrators]
    unique("administrators", "administrator", ids + [doctor.id for doctor in c.doctors])


def _read_abilities(c: Content, rows: list[r.AbilityRow], costs: r.Costs) -> None:
    for row in rows:
        key = f"ward_ability.{row.id}"
        at_least("ward_abilities", f"{key}.matching_per_level", row.matching_per_level, 1)
        c.abilities.append(Ability(row))
        if row.id == "crowded_discount":
            other = "components.costs.crowded_discount"
            _same("ward_abilities", f"{key}.price", row.price, other, costs.crowded_discount)
    crowded = [ability.id for ability in c.abilities if ability.or_patients]
    _few("ward_abilities", "patients", crowded, "at most one with it")


def _read_training(c: Content, rows: list[r.TrainingRow]) -> None:
    for row in rows:
        bonus = _bonus(c, "training", f"training.{row.id}", row.bonus)
        one_time = bool(row.prestige or row.admin_tokens or row.tombstone_price is not None)
        key = f"training.{row.id}.one_time"
        _same("training", key, row.one_time, "its effect", one_time)
        c.training.append(Training(row, bonus))
    for field, found in (
        ("prestige", [training.id for training in c.training if training.prestige]),
        ("tombstone_price", [training.id for training in c.training if training.grave >= 0]),
    ):
        _few("training", field, found, "at most one kind with it")


def _read_hiring(c: Content, table: r.HiringTable, costs: r.Costs) -> None:
    for row in table.hiring:
        at_least("hiring", f"hiring.{row.id}.money_divisor", row.money_divisor, 1)
        if row.id == "human_resources":
            key, other = "hiring.human_resources.hire_price", "components.costs"
            _same("hiring", key, row.hire_price, other, costs.hire_with_human_resources)
        c.hiring.append(Hiring(row))
    unique("hiring", "hiring", [hiring.id for hiring in c.hiring])
    c.job_requirements = table.job_line.requirements
    spaces = len(c.job_requirements)
    _same("hiring", "job_line.requirements", spaces, "the number of markers", len(c.hiring))


def _read_cemetery(c: Content, table: r.CemeteryTable) -> None:
    c.cemetery = table.cemetery.prices
    _same("cemetery", "tombstones.total", table.tombstones.total, "components", c.tombstones)
    for training in c.training:
        if training.grave >= 0:
            _same("training", f"training.{training.id}.tombstone_price", training.grave,
                  "cemetery.coroner.price", table.coroner.price)  # fmt: skip


def _read_options(c: Content, table: r.OptionsTable) -> None:
    c.difficulty_ids = [row.id for row in table.difficulty]
    c.difficulty_cubes = [row.cubes_per_card for row in table.difficulty]
    for difficulty in LEVELS:
        one_of("options", "difficulty", difficulty, c.difficulty_ids)
    c.supply_cubes = table.order_supplies.cubes


def _check_counts(c: Content, setup: r.Setup) -> None:
    """Check that the tables hold enough for setup."""
    copies = sum(training.copies for training in c.training)
    at_least("ambulance", "ambulance", len(c.card_ids), c.cards_dealt)
    at_least("doctors", "doctor", len(c.doctors), c.doctors_in_play)
    at_least("ward_abilities", "ward_ability", len(c.abilities), c.maladies + 1)
    dealt = c.doctors_in_play * c.medical_per_doctor
    at_least("components", "components.medical_tokens", c.medical_tokens, dealt)
    at_least("training", "training", copies, c.training_face_up)
    _same("components", "setup.doctors_in_play", setup.doctors_in_play, "five characters", 4)
    dealt = setup.ambulance_dealt
    even = dealt % setup.ambulance_per_phase == 0
    expect(even, "components", "setup.ambulance_dealt", "an even number", dealt)
