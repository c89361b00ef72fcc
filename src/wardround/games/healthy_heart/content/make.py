"""Content tables read, cross-checked and made into `tables.Content`."""

from __future__ import annotations

from typing import Final

from wardround.core.content import ContentError, Tables, table_as, wants
from wardround.games.healthy_heart.content import (
    AbilitiesTable,
    AdministratorsTable,
    AmbulanceTable,
    AreasTable,
    BonusRow,
    CemeteryTable,
    Components,
    ComponentsTable,
    Costs,
    DoctorsTable,
    HiringTable,
    MaladiesTable,
    OptionsTable,
    RoomsTable,
    ScoreTable,
    Setup,
    TrainingTable,
)
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

DIFFICULTIES: Final = ("tutorial", "easy", "standard", "hard", "challenging")
WHEN: Final = {"malady": k.WHEN_MALADY, "cube_patient": k.WHEN_CUBE_PATIENT, "ward": k.WHEN_WARD}


def make_content(tables: Tables) -> Content:
    """All tables, typed and cross-checked."""
    parts = table_as(tables, "components", ComponentsTable)
    c = Content(parts)
    _read_maladies(c, table_as(tables, "maladies", MaladiesTable))
    _check_components(c, parts.components)
    _read_areas(c, table_as(tables, "areas", AreasTable))
    _read_rooms(c, table_as(tables, "rooms", RoomsTable))
    for card in table_as(tables, "ambulance", AmbulanceTable).ambulance:
        _least("ambulance", f"ambulance.{card.id}.cubes", card.cubes, 0)
        c.card_ids.append(card.id)
        c.card_titles.append(card.title)
        c.card_cubes.append(card.cubes)
    _read_doctors(c, table_as(tables, "doctors", DoctorsTable))
    _read_administrators(c, table_as(tables, "administrators", AdministratorsTable), parts.costs)
    _read_abilities(c, table_as(tables, "ward_abilities", AbilitiesTable), parts.costs)
    _read_training(c, table_as(tables, "training", TrainingTable))
    _read_hiring(c, table_as(tables, "hiring", HiringTable), parts.costs)
    _read_cemetery(c, table_as(tables, "cemetery", CemeteryTable))
    c.bands = table_as(tables, "score", ScoreTable).band
    _read_options(c, table_as(tables, "options", OptionsTable))
    _check_counts(c, parts.setup)
    c.arrange()
    return c


def _same(table: str, key: str, value: object, other: str, expected: object) -> None:
    if value != expected:
        raise ContentError(table, key, f"{expected!r}, as {other} says", repr(value))


def _least(table: str, key: str, value: int, least: int) -> None:
    if value < least:
        raise ContentError(table, key, wants("at-least", least=least), repr(value))


def _index(table: str, key: str, ids: list[str], value: str) -> int:
    if value not in ids:
        raise ContentError(table, key, wants("one-of", known=", ".join(ids)), repr(value))
    return ids.index(value)


def _unique(table: str, key: str, ids: list[str]) -> None:
    for value in ids:
        if ids.count(value) > 1:
            raise ContentError(table, f"{key}.{value}", wants("own-id"), "the same id twice")


def _read_maladies(c: Content, table: MaladiesTable) -> None:
    c.malady_ids = [row.id for row in table.malady]
    c.malady_names = [row.name for row in table.malady]
    c.maladies = len(table.malady)
    c.cube_names = [row.colour for row in table.malady] + ["black"]
    _unique("maladies", "malady", c.malady_ids)
    _unique("maladies", "malady.colour", c.cube_names)
    names = {row.value: row.name for row in table.level}
    c.level_names = [names.get(level, str(level)) for level in range(max(names, default=0) + 1)]


def _check_components(c: Content, parts: Components) -> None:
    _least("components", "costs.prestige_per_missing_dollar", c.prestige_per_dollar, 1)
    _least("components", "costs.overtime_prestige_per_token", c.overtime_prestige, 1)
    _same(
        "components",
        "components.bed_tokens",
        parts.bed_tokens,
        "beds_low_per_colour and beds_high_per_colour",
        (c.beds_low + c.beds_high) * c.maladies,
    )
    _same("components", "components.or_markers", parts.or_markers, "maladies", c.maladies)


def _read_areas(c: Content, table: AreasTable) -> None:
    rows = {row.id: row for row in table.area}
    for area_id in k.AREA_IDS:
        if area_id not in rows:
            raise ContentError("areas", "area", f"an area {area_id!r}", "none")
        c.areas.append(Area(rows[area_id]))
    _same(
        "areas", "area.triage.places", c.areas[k.TRIAGE].places[0], "two per malady", 2 * c.maladies
    )
    _same("areas", "area.or.places", c.areas[k.OR].places[0], "one per malady", 1)


def _read_rooms(c: Content, table: RoomsTable) -> None:
    for row in table.room:
        malady = -1
        if row.malady is not None:
            malady = _index("rooms", f"room.{row.id}.malady", c.malady_ids, row.malady)
        room = Room(row, malady)
        for side, part in enumerate((row.basic, row.improved)):
            if part.places is not None and row.area is not None:
                key = f"room.{row.id}.{('basic', 'improved')[side]}.places"
                _same("rooms", key, part.places, "areas", c.areas[room.area].places[side])
        c.rooms.append(room)
    _unique("rooms", "room", [room.id for room in c.rooms])
    for malady in range(c.maladies):
        found = [room.id for room in c.rooms if room.area == k.OR and room.malady == malady]
        if len(found) != 1:
            got = ", ".join(found) or "none"
            raise ContentError("rooms", "room", f"one O.R. for {c.malady_ids[malady]}", got)
    for area in ("clinic", "er"):
        found = [room.id for room in c.rooms if room.area == k.AREA_IDS.index(area)]
        if len(found) != 1:
            raise ContentError("rooms", "room", f"one {area}", ", ".join(found) or "none")


def _bonus(c: Content, table: str, key: str, row: BonusRow | None) -> Bonus:
    if row is None:
        return Bonus(0, k.NEVER, -1)
    malady = -1
    if row.when == "malady":
        malady = _index(table, f"{key}.malady", c.malady_ids, row.malady or "")
    return Bonus(row.cubes, WHEN[row.when], malady)


def _read_doctors(c: Content, table: DoctorsTable) -> None:
    room_ids = [room.id for room in c.rooms]
    for row in table.doctor:
        key = f"doctor.{row.id}"
        bonus = _bonus(c, "doctors", key, row.bonus)
        room = -1
        if row.discount is not None:
            room = _index("doctors", f"{key}.discount.room", room_ids, row.discount.room)
        c.doctors.append(Doctor(row, bonus, room))
    _unique("doctors", "doctor", [doctor.id for doctor in c.doctors])


def _read_administrators(c: Content, table: AdministratorsTable, costs: Costs) -> None:
    known = k.KIND_IDS[k.FIRST_SPECIAL :]
    rows = {row.id: row for row in table.special}
    for special in known:
        if special not in rows:
            raise ContentError("administrators", "special", f"a row {special!r}", "none")
    for name in rows:
        _index("administrators", f"special.{name}", known, name)
    efficiency, priority = rows["efficiency"], rows["priority_status"]
    construction, overtime = rows["efficient_construction"], rows["mandatory_overtime"]
    for key, value, cost, expected in (
        ("efficiency.max_cubes", efficiency.max_cubes, "efficiency_cubes", costs.efficiency_cubes),
        (
            "efficient_construction.price",
            construction.price,
            "efficient_construction",
            costs.efficient_construction,
        ),
        (
            "mandatory_overtime.prestige_per_token",
            overtime.prestige_per_token,
            "overtime_prestige_per_token",
            costs.overtime_prestige_per_token,
        ),
    ):
        other = f"components.costs.{cost}"
        _same("administrators", f"special.{key}", value, other, expected)
    c.priority_cubes = priority.bonus_cubes or 0
    c.priority_pv = priority.pv_plus or 0
    for row in table.administrator:
        for name in row.special:
            _index("administrators", f"administrator.{row.id}.special", known, name)
        c.administrators.append(Administrator(row))
    ids = [administrator.id for administrator in c.administrators]
    _unique("administrators", "administrator", ids + [doctor.id for doctor in c.doctors])


def _read_abilities(c: Content, table: AbilitiesTable, costs: Costs) -> None:
    for row in table.ward_ability:
        _least(
            "ward_abilities",
            f"ward_ability.{row.id}.matching_per_level",
            row.matching_per_level,
            1,
        )
        c.abilities.append(Ability(row))
        if row.id == "crowded_discount":
            key = "ward_ability.crowded_discount.price"
            other = "components.costs.crowded_discount"
            _same("ward_abilities", key, row.price, other, costs.crowded_discount)
    _unique("ward_abilities", "ward_ability", [ability.id for ability in c.abilities])
    crowded = [ability.id for ability in c.abilities if ability.or_patients]
    if len(crowded) > 1:
        raise ContentError("ward_abilities", "patients", "at most one with it", ", ".join(crowded))


def _read_training(c: Content, table: TrainingTable) -> None:
    for row in table.training:
        bonus = _bonus(c, "training", f"training.{row.id}", row.bonus)
        one_time = bool(row.prestige or row.admin_tokens or row.tombstone_price is not None)
        key = f"training.{row.id}.one_time"
        _same("training", key, row.one_time, "its effect", one_time)
        c.training.append(Training(row, bonus))
    _unique("training", "training", [training.id for training in c.training])
    for field, found in (
        ("prestige", [training.id for training in c.training if training.prestige]),
        ("tombstone_price", [training.id for training in c.training if training.grave >= 0]),
    ):
        if len(found) > 1:
            raise ContentError("training", field, "at most one kind with it", ", ".join(found))


def _read_hiring(c: Content, table: HiringTable, costs: Costs) -> None:
    for row in table.hiring:
        _least("hiring", f"hiring.{row.id}.money_divisor", row.money_divisor, 1)
        if row.id == "human_resources":
            key, other = "hiring.human_resources.hire_price", "components.costs"
            _same("hiring", key, row.hire_price, other, costs.hire_with_human_resources)
        c.hiring.append(Hiring(row))
    _unique("hiring", "hiring", [hiring.id for hiring in c.hiring])
    c.job_requirements = table.job_line.requirements
    spaces = len(c.job_requirements)
    _same("hiring", "job_line.requirements", spaces, "the number of markers", len(c.hiring))


def _read_cemetery(c: Content, table: CemeteryTable) -> None:
    c.cemetery = table.cemetery.prices
    _same("cemetery", "tombstones.total", table.tombstones.total, "components", c.tombstones)
    for training in c.training:
        if training.grave >= 0:
            _same("training", f"training.{training.id}.tombstone_price", training.grave,
                  "cemetery.coroner.price", table.coroner.price)  # fmt: skip


def _read_options(c: Content, table: OptionsTable) -> None:
    c.difficulty_ids = [row.id for row in table.difficulty]
    c.difficulty_cubes = [row.cubes_per_card for row in table.difficulty]
    for difficulty in DIFFICULTIES:
        _index("options", "difficulty", c.difficulty_ids, difficulty)
    c.supply_cubes = table.order_supplies.cubes


def _check_counts(c: Content, setup: Setup) -> None:
    """Setup can be carried out with what the tables hold."""
    copies = sum(training.copies for training in c.training)
    _least("ambulance", "ambulance", len(c.card_ids), c.cards_dealt)
    _least("doctors", "doctor", len(c.doctors), c.doctors_in_play)
    _least("ward_abilities", "ward_ability", len(c.abilities), c.maladies + 1)
    _least("components", "components.medical_tokens", c.medical_tokens,
           c.doctors_in_play * c.medical_per_doctor)  # fmt: skip
    _least("training", "training", copies, c.training_face_up)
    _same("components", "setup.doctors_in_play", setup.doctors_in_play, "five characters", 4)
    if setup.ambulance_dealt % setup.ambulance_per_phase:
        raise ContentError("components", "setup.ambulance_dealt", "an even number",
                           repr(setup.ambulance_dealt))  # fmt: skip
