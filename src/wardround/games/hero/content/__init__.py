"""Makes content from its rows: cross-checks references and numbers cards."""

from __future__ import annotations

from wardround.core.content import Tables, at_least, expect, one_of, rows_of, table_as, unique
from wardround.games.hero.content.line_compiler import LineCompiler
from wardround.games.hero.content.rows import (
    ConstantsTable,
    HeroRow,
    JournalRow,
    PatientRow,
    SkillsRow,
    StaffRow,
)
from wardround.games.hero.meta import META
from wardround.games.hero.rules import constants as k
from wardround.games.hero.rules.tables import (
    Content,
    Figure,
    Hero,
    JournalTitle,
    Patient,
    Room,
)
from wardround.games.hero.rules.totals import MAX_SKILL


def make_content(tables: Tables) -> Content:
    """HE-1.5, HE-1.6, HE-1.7, HE-1.8, HE-1.9, HE-2.1, HE-3.1, HE-7.1, HE-8.1 Make all content."""
    constants = table_as(tables, "constants", ConstantsTable)
    _check_constants(constants)
    rooms = _rooms(constants)
    compiler = LineCompiler([room.id for room in rooms])
    figures = _figures(tables, compiler)
    patients = _patients(tables, compiler, len(figures))
    heroes = _heroes(tables, compiler, len(figures) + len(patients), constants.game.players_max)
    journals = _journals(tables)
    return Content(
        constants,
        rooms,
        heroes,
        figures,
        patients,
        journals,
        compiler.lines,
        _only(constants, "heroes_start"),
        _only(constants, "staff_arrive"),
        _only(constants, "patients_arrive"),
    )


def _only(constants: ConstantsTable, field: str) -> int:
    matches = [n for n, room in enumerate(constants.room) if getattr(room, field)]
    expected = f"one room with {field}"
    expect(len(matches) == 1, "constants", "room", expected, f"{len(matches)} rooms")
    return matches[0]


def _listed(key: str, ids: list[str], wanted: list[str]) -> None:
    expect(ids == wanted, "constants", key, ", ".join(wanted), ", ".join(ids))


def _check_constants(constants: ConstantsTable) -> None:
    """HE-1.1, HE-1.10, HE-3.1, HE-14.6 Check what the rules take for granted."""
    table = "constants"
    skills = [row.id for row in constants.skill]
    _listed("skill", skills, k.SKILLS)
    tokens = [row.id for row in constants.token]
    _listed("token", tokens, [*k.TOKENS[:3], "timer"])
    supply = constants.components.get("token_supply", 0)
    expect(supply == 0, table, "components.token_supply", "0: tokens never run out", supply)
    for row in constants.option:
        meta = {option.id: option for option in META.options}.get(row.id)
        same = meta is not None and (list(meta.values), meta.default) == (row.values, row.default)
        expect(same, table, f"option.{row.id}", "an option as the game has it", repr(row))
    seats = list(range(constants.game.players_min, constants.game.players_max + 1))
    range_ = f"{constants.game.players_min} to {constants.game.players_max}"
    expect(seats == list(META.seats), table, "game", "2 to 4 players", range_)
    at_least(table, "game.action_points", constants.game.action_points, 1)
    at_least(table, "limits.calls", constants.limits.calls, 1)
    at_least(table, "staff_track.fields", constants.staff_track.fields, 1)
    at_least(table, "scoring.chaos_penalty", len(constants.scoring.chaos_penalty), 1)
    cancelled = constants.scoring.sleep_per_cancelled_chaos
    at_least(table, "scoring.sleep_per_cancelled_chaos", cancelled, 1)
    at_least(table, "coop.sleep_per_chaos_per_player", constants.coop.sleep_per_chaos_per_player, 1)
    _check_nights(constants)


def _check_nights(constants: ConstantsTable) -> None:
    """HE-1.3, HE-4.2, HE-4.3, HE-13.13 Check that every night, reading of the arrivals and level
    has a value."""
    for option, rows in (
        ("night", [row.id for row in constants.night]),
        ("arrivals", [row.id for row in constants.arrivals.per_round]),
        ("level", [row.id for row in constants.coop.level]),
    ):
        wanted = [str(value) for value in META.option(option).values]
        _listed(option, rows, wanted)
    for night in constants.night:
        for row in constants.arrivals.per_round:
            numbers: list[int] = getattr(row, night.id)
            fits = len(numbers) == night.rounds and min(numbers) >= 0
            key = f"arrivals.per_round.{row.id}.{night.id}"
            expect(fits, "constants", key, f"{night.rounds} numbers", numbers)


def _rooms(constants: ConstantsTable) -> list[Room]:
    """HE-2.1, HE-2.2, HE-2.3, HE-2.6, HE-2.8, HE-2.13, HE-2.14, HE-2.16, HE-2.17, HE-2.18 The
    board."""
    ids = [row.id for row in constants.room]
    unique("constants", "room", ids)
    rooms: list[Room] = []
    for index, row in enumerate(constants.room):
        key = f"room.{row.id}.adjacent"
        adjacent = [one_of("constants", key, other, ids) for other in row.adjacent]
        at_least("constants", key, len(adjacent), 1)
        rooms.append(Room(index, row, adjacent))
    for room in rooms:
        for other in room.adjacent:
            back = rooms[other]
            listed = [rooms[index].id for index in back.adjacent]
            symmetric, key = room.id in listed, f"room.{back.id}.adjacent"
            expected = f"{room.id} as well: adjacency must be symmetric"
            expect(symmetric, "constants", key, expected, ", ".join(listed))
    return rooms


def _check_skills(table: str, key: str, skills: SkillsRow) -> None:
    for skill, value in zip(k.SKILLS, skills.values(), strict=True):
        at_least(table, f"{key}.skills.{skill}", value, 0)


def _figures(tables: Tables, compiler: LineCompiler) -> list[Figure]:
    staff = rows_of(tables, "staff", "staff", StaffRow)
    consultants = rows_of(tables, "consultants", "consultant", StaffRow)
    unique("consultants", "consultant", [row.id for row in [*staff, *consultants]])
    figures: list[Figure] = []
    for row in [*staff, *consultants]:
        consultant = len(figures) >= len(staff)
        table, kind = ("consultants", "consultant") if consultant else ("staff", "staff")
        _check_skills(table, f"{kind}.{row.id}", row.skills)
        index = len(figures)
        figure = Figure(index, row, consultant)
        key = f"{kind}.{row.id}.effects"
        figure.print_lines(compiler.card(table, key, row.effects, index, "staff"))
        figures.append(figure)
    return figures


def _patients(tables: Tables, compiler: LineCompiler, first: int) -> list[Patient]:
    rows = rows_of(tables, "patients", "patient", PatientRow)
    patients: list[Patient] = []
    for row in rows:
        key = f"patient.{row.id}"
        for field in ("copies", "timer", "chaos", "reward"):
            at_least("patients", f"{key}.{field}", getattr(row, field), 1)
        at_least("patients", f"{key}.freeload", row.freeload, 0)
        at_least("patients", f"{key}.treat", len(row.treat), 1)
        for n, way in enumerate(skills.values() for skills in row.treat):
            fits = 1 <= max(way) <= MAX_SKILL and min(way) >= 0
            expected = f"a way that asks for 1 to {MAX_SKILL} of some skill"
            expect(fits, "patients", f"{key}.treat.{n}", expected, way)
        for copy in range(1, row.copies + 1):
            index = len(patients)
            id_ = row.id if copy == 1 else f"{row.id}_{copy}"
            patient = Patient(index, first + index, id_, row)
            patient.print_lines(
                compiler.card("patients", f"{key}.notes", row.notes, patient.code, "patient")
            )
            patient.required = [x.in_room for x in patient.lines if x.kind == k.REQUIRE]
            patients.append(patient)
    unique("patients", "patient", [patient.id for patient in patients])
    return patients


def _heroes(tables: Tables, compiler: LineCompiler, first: int, seats: int) -> list[Hero]:
    rows = rows_of(tables, "heroes", "hero", HeroRow)
    at_least("heroes", "hero", len(rows), seats)
    heroes: list[Hero] = []
    for index, row in enumerate(rows):
        key = f"hero.{row.id}"
        _check_skills("heroes", key, row.skills)
        hero = Hero(index, first + index, row)
        hero.print_lines(compiler.card("heroes", f"{key}.special", row.special, hero.code, "hero"))
        hero.immune = any(line.kind == k.IMMUNE for line in hero.lines)
        heroes.append(hero)
    return heroes


def _journals(tables: Tables) -> list[JournalTitle]:
    """HE-1.9, HE-9.1, HE-9.5 The journal titles; a sleep journal has no skills."""
    rows = rows_of(tables, "journals", "journal", JournalRow)
    journals: list[JournalTitle] = []
    for index, row in enumerate(rows):
        key = f"journal.{row.id}"
        at_least("journals", f"{key}.copies", row.copies, 1)
        at_least("journals", f"{key}.sleep", row.sleep, 0)
        _check_skills("journals", key, row.skills)
        one = (row.sleep > 0) != (sum(row.skills.values()) > 0)
        expect(one, "journals", key, "either skills or sleep", "both or neither")
        journals.append(JournalTitle(index, row))
    return journals
