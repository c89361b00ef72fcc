"""Reads the content tables, cross-checks them and makes `tables.Content`."""

from __future__ import annotations

from wardround.core.content import Tables, at_least, expect, one_of, rows_of, table_as, unique
from wardround.games.healthy_heart.content import rows as r
from wardround.games.healthy_heart.meta import LEVELS
from wardround.games.healthy_heart.rules import constants as k
from wardround.games.healthy_heart.rules.tables import Content


def make_content(tables: Tables) -> Content:
    """All tables, typed and cross-checked."""
    t = r.AllTables(
        components=table_as(tables, "components", r.ComponentsTable),
        maladies=table_as(tables, "maladies", r.MaladiesTable),
        areas=rows_of(tables, "areas", "area", r.AreaRow),
        rooms=rows_of(tables, "rooms", "room", r.RoomRow),
        cards=rows_of(tables, "ambulance", "ambulance", r.AmbulanceRow),
        doctors=rows_of(tables, "doctors", "doctor", r.DoctorRow),
        administrators=table_as(tables, "administrators", r.AdministratorsTable),
        abilities=rows_of(tables, "ward_abilities", "ward_ability", r.AbilityRow),
        training=rows_of(tables, "training", "training", r.TrainingRow),
        hiring=table_as(tables, "hiring", r.HiringTable),
        cemetery=table_as(tables, "cemetery", r.CemeteryTable),
        bands=rows_of(tables, "score", "band", r.BandRow),
        options=table_as(tables, "options", r.OptionsTable),
    )
    maladies = [row.id for row in t.maladies.malady]
    _check_components(t.components, t.maladies)
    _check_areas(t.areas, len(maladies))
    _check_rooms(t.rooms, t.areas, maladies)
    for card in t.cards:
        at_least("ambulance", f"ambulance.{card.id}.cubes", card.cubes, 0)
    _check_people(t.doctors, t.administrators, maladies, [room.id for room in t.rooms])
    _check_specials(t.administrators.special, t.components.costs)
    _check_abilities(t.abilities, t.components.costs)
    _check_training(t.training, t.cemetery.coroner.price, maladies)
    _check_hiring(t.hiring, t.components.costs)
    total, tombstones = t.cemetery.tombstones.total, t.components.components.tombstones
    _same("cemetery", "tombstones.total", total, "components", tombstones)
    for difficulty in LEVELS:
        one_of("options", "difficulty", difficulty, [row.id for row in t.options.difficulty])
    _check_counts(t, t.components.setup)
    return Content(t)


def _same(table: str, key: str, value: object, other: str, expected: object) -> None:
    expect(value == expected, table, key, f"{expected!r}, as {other} says", repr(value))


def _at_most_one(table: str, key: str, names: list[str], expected: str, least: int = 0) -> None:
    """At most one of something, or exactly one."""
    expect(least <= len(names) <= 1, table, key, expected, ", ".join(names) or "none")


def _check_components(table: r.ComponentsTable, maladies: r.MaladiesTable) -> None:
    unique("maladies", "malady", [row.id for row in maladies.malady])
    unique("maladies", "malady.colour", [row.colour for row in maladies.malady] + ["black"])
    parts, costs, count = table.components, table.costs, len(maladies.malady)
    rate, overtime = costs.prestige_per_missing_dollar, costs.overtime_prestige_per_token
    at_least("components", "costs.prestige_per_missing_dollar", rate, 1)
    at_least("components", "costs.overtime_prestige_per_token", overtime, 1)
    beds = (parts.beds_low_per_colour + parts.beds_high_per_colour) * count
    other = "beds_low_per_colour and beds_high_per_colour"
    _same("components", "components.bed_tokens", parts.bed_tokens, other, beds)
    _same("components", "components.or_markers", parts.or_markers, "maladies", count)


def _check_areas(rows: list[r.AreaRow], maladies: int) -> None:
    places: dict[str, int] = {row.id: row.places for row in rows}
    for area in k.AREA_IDS:
        expect(area in places, "areas", "area", f"an area {area!r}", "none")
    _same("areas", "area.triage.places", places["triage"], "two per malady", 2 * maladies)
    _same("areas", "area.or.places", places["or"], "one per malady", 1)


def _check_rooms(rows: list[r.RoomRow], areas: list[r.AreaRow], maladies: list[str]) -> None:
    for row in rows:
        if row.malady is not None:
            one_of("rooms", f"room.{row.id}.malady", row.malady, maladies)
        for area in areas:
            if area.id == row.area:
                _check_places(f"room.{row.id}.basic.places", row.basic, area.places)
                improved = area.places if area.places_improved is None else area.places_improved
                _check_places(f"room.{row.id}.improved.places", row.improved, improved)
    for malady in maladies:
        fitting = [room.id for room in rows if room.area == "or" and room.malady == malady]
        _at_most_one("rooms", "room", fitting, f"one O.R. for {malady}", least=1)
    for name in ("clinic", "er"):
        fitting = [room.id for room in rows if room.area == name]
        _at_most_one("rooms", "room", fitting, f"one {name}", least=1)


def _check_places(key: str, side: r.RoomSide, expected: int) -> None:
    if side.places is not None:
        _same("rooms", key, side.places, "areas", expected)


def _check_bonus(table: str, key: str, row: r.BonusRow | None, maladies: list[str]) -> None:
    if row is not None and row.when == "malady":
        one_of(table, f"{key}.malady", row.malady or "", maladies)


def _check_people(
    doctors: list[r.DoctorRow], table: r.AdministratorsTable, maladies: list[str], rooms: list[str]
) -> None:
    for doctor in doctors:
        key = f"doctor.{doctor.id}"
        _check_bonus("doctors", key, doctor.bonus, maladies)
        if doctor.discount is not None:
            one_of("doctors", f"{key}.discount.room", doctor.discount.room, rooms)
    for row in table.administrator:
        for name in row.special:
            key = f"administrator.{row.id}.special"
            one_of("administrators", key, name, k.KIND_IDS[k.FIRST_SPECIAL :])
    ids = [row.id for row in table.administrator] + [doctor.id for doctor in doctors]
    unique("administrators", "administrator", ids)


def _check_specials(specials: list[r.SpecialRow], costs: r.Costs) -> None:
    known = k.KIND_IDS[k.FIRST_SPECIAL :]
    rows = {row.id: row for row in specials}
    for name in known:
        expect(name in rows, "administrators", "special", f"a row {name!r}", "none")
    for name in rows:
        one_of("administrators", f"special.{name}", name, known)
    for name, field, cost in (
        ("efficiency", "max_cubes", "efficiency_cubes"),
        ("efficient_construction", "price", "efficient_construction"),
        ("mandatory_overtime", "prestige_per_token", "overtime_prestige_per_token"),
    ):
        key, other = f"special.{name}.{field}", f"components.costs.{cost}"
        value, expected = getattr(rows[name], field), getattr(costs, cost)
        _same("administrators", key, value, other, expected)


def _check_abilities(rows: list[r.AbilityRow], costs: r.Costs) -> None:
    for row in rows:
        key = f"ward_ability.{row.id}"
        at_least("ward_abilities", f"{key}.matching_per_level", row.matching_per_level, 1)
        if row.id == "crowded_discount":
            other = "components.costs.crowded_discount"
            _same("ward_abilities", f"{key}.price", row.price, other, costs.crowded_discount)
    crowded = [row.id for row in rows if row.patients]
    _at_most_one("ward_abilities", "patients", crowded, "at most one with it")


def _check_training(rows: list[r.TrainingRow], coroner_price: int, maladies: list[str]) -> None:
    for row in rows:
        key, price = f"training.{row.id}", row.tombstone_price
        _check_bonus("training", key, row.bonus, maladies)
        one_time = bool(row.prestige or row.admin_tokens or price is not None)
        _same("training", f"{key}.one_time", row.one_time, "its effect", one_time)
        if price is not None:
            other = "cemetery.coroner.price"
            _same("training", f"{key}.tombstone_price", price, other, coroner_price)
    awards = [row.id for row in rows if row.prestige]
    coroners = [row.id for row in rows if row.tombstone_price is not None]
    _at_most_one("training", "prestige", awards, "at most one kind with it")
    _at_most_one("training", "tombstone_price", coroners, "at most one kind with it")


def _check_hiring(table: r.HiringTable, costs: r.Costs) -> None:
    for row in table.hiring:
        at_least("hiring", f"hiring.{row.id}.money_divisor", row.money_divisor, 1)
        if row.id == "human_resources":
            key, other = "hiring.human_resources.hire_price", "components.costs"
            _same("hiring", key, row.hire_price, other, costs.hire_with_human_resources)
    unique("hiring", "hiring", [row.id for row in table.hiring])
    spaces, markers = len(table.job_line.requirements), len(table.hiring)
    _same("hiring", "job_line.requirements", spaces, "the number of markers", markers)


def _check_counts(t: r.AllTables, setup: r.Setup) -> None:
    """Check that the tables hold enough for setup."""
    at_least("ambulance", "ambulance", len(t.cards), setup.ambulance_dealt)
    at_least("doctors", "doctor", len(t.doctors), setup.doctors_in_play)
    at_least("ward_abilities", "ward_ability", len(t.abilities), len(t.maladies.malady) + 1)
    dealt = setup.doctors_in_play * setup.medical_per_doctor
    tokens = t.components.components.medical_tokens
    at_least("components", "components.medical_tokens", tokens, dealt)
    copies = sum(training.copies for training in t.training)
    at_least("training", "training", copies, setup.training_face_up)
    _same("components", "setup.doctors_in_play", setup.doctors_in_play, "five characters", 4)
    dealt = setup.ambulance_dealt
    even = dealt % setup.ambulance_per_phase == 0
    expect(even, "components", "setup.ambulance_dealt", "an even number", dealt)
