"""Content from its rows: references cross-checked, lines compiled, cards numbered.

What a line may look like is written down in EFFECTS.md; the checks here are its other half.
"""

from __future__ import annotations

from typing import Final

from wardround.core.content import ContentError, Tables, table_as
from wardround.games.hero.content.rows import (
    ConstantsTable,
    ConsultantTable,
    HeroTable,
    JournalTable,
    LineRow,
    PartRow,
    PatientTable,
    StaffTable,
)
from wardround.games.hero.meta import META
from wardround.games.hero.rules import enums
from wardround.games.hero.rules.auras import Choice, Line
from wardround.games.hero.rules.cards import Figure, Hero, Journal, Patient, Room
from wardround.games.hero.rules.tables import Content
from wardround.games.hero.rules.totals import MOST_SKILL

# -- what a line may be ------------------------------------------------------------------------

KIND_FIELDS: Final[dict[str, tuple[str, ...]]] = {
    "SKILL": ("skill", "n"),
    "SWAP": ("skill", "counts_as", "n"),
    "GAIN": ("token", "n", "who"),
    "TIMER": ("n", "target"),
    "COST": ("action", "n"),
    "CHAOS": ("price", "n"),
    "FORBID": ("action",),
    "SHIFT": ("piece", "reach"),
    "COPY": ("reach",),
    "CHOOSE": ("options",),
    "LIMIT": ("what", "n"),
    "FREELOAD": ("n",),
    "REQUIRE": ("room",),
    "IMMUNE": ("what",),
}
CONDITIONS: Final = ("in_room", "about", "unless", "lasts", "first_per", "pay")
STANDING: Final = (
    "SKILL",
    "SWAP",
    "COST",
    "CHAOS",
    "FORBID",
    "LIMIT",
    "FREELOAD",
    "REQUIRE",
    "IMMUNE",
)
LASTING: Final = ("SKILL", "SWAP", "COST", "CHAOS", "FORBID", "LIMIT")
ONLY_MUST: Final = ("COST", "FORBID", "FREELOAD", "REQUIRE", "IMMUNE")
NOTE_TRIGGERS: Final = ("arrive", "expire")


class _Compiler:
    """Turns line rows into lines, and gives every line its id."""

    def __init__(self, rooms: list[str]) -> None:
        self.rooms = rooms
        self.lines: list[Line] = []

    def card(self, table: str, key: str, rows: list[LineRow], code: int, owner: str) -> list[Line]:
        found: list[Line] = []
        for index, row in enumerate(rows):
            at = f"{key}.{index}"
            trigger = _one(table, f"{at}.trigger", row.trigger, enums.TRIGGERS)
            may = _one(table, f"{at}.mode", row.mode, enums.MODES) == 1
            found.append(self.line(table, at, row, code, index, trigger, may, owner))
        return found

    def line(
        self,
        table: str,
        at: str,
        row: PartRow,
        code: int,
        index: int,
        trigger: int,
        may: bool,
        owner: str,
    ) -> Line:
        kind = _one(table, f"{at}.kind", row.kind, enums.KINDS)
        _check_fields(table, at, row)
        line = Line(len(self.lines), code, index, trigger, may, kind)
        self.lines.append(line)
        self._fill(table, at, row, line)
        if row.options is not None:
            if not row.options:
                raise ContentError(table, f"{at}.options", "at least one option", "none")
            _unique(table, f"{at}.options", [option.id for option in row.options])
            for option in row.options:
                inner = f"{at}.options.{option.id}.lines"
                parts = [
                    self.line(table, f"{inner}.{n}", part, code, index, trigger, may, owner)
                    for n, part in enumerate(option.lines)
                ]
                line.options.append(Choice(option.id, option.name, parts))
        line.harms = owner == "staff" and not may and _is_harmful(line)
        _check_sense(table, at, row, line, owner)
        return line

    def _fill(self, table: str, at: str, row: PartRow, line: Line) -> None:
        line.n = row.n if row.n is not None else 0
        if row.skill is not None:
            skills = [*enums.SKILLS, "any"] if row.kind == "SKILL" else enums.SKILLS
            line.skill = _one(table, f"{at}.skill", row.skill, skills)
        if row.counts_as is not None:
            line.counts_as = _one(table, f"{at}.counts_as", row.counts_as, enums.SKILLS)
        if row.token is not None:
            line.token = _one(table, f"{at}.token", row.token, enums.TOKENS)
        if row.who is not None:
            line.who = _one(table, f"{at}.who", row.who, enums.WHO)
        if row.target is not None:
            line.target = _one(table, f"{at}.target", row.target, enums.TARGETS)
        if row.action is not None:
            line.action = _one(table, f"{at}.action", row.action, enums.ACTIONS)
        if row.price is not None:
            line.price = _one(table, f"{at}.price", row.price, enums.PRICES[:4])
        if row.piece is not None:
            line.piece = _one(table, f"{at}.piece", row.piece, enums.PIECES)
        if row.reach is not None:
            line.reach = _one(table, f"{at}.reach", row.reach, enums.REACHES)
        if row.what is not None:
            allowed = enums.LIMITS if row.kind == "LIMIT" else ["negative"]
            line.what = _one(table, f"{at}.what", row.what, allowed)
        for field, room in (("room", row.room), ("in_room", row.in_room)):
            if room is not None:
                line.in_room = _one(table, f"{at}.{field}", room, self.rooms)
        if row.about is not None:
            line.about = _one(table, f"{at}.about", row.about, enums.ABOUT[1:]) + 1
        if row.unless is not None:
            _one(table, f"{at}.unless", row.unless, ["flu_immune"])
            line.unless_flu = True
        if row.lasts is not None:
            line.lasts = _one(table, f"{at}.lasts", row.lasts, enums.LASTS[1:]) + 1
        if row.first_per is not None:
            line.first_per = _one(table, f"{at}.first_per", row.first_per, enums.PERIODS[1:]) + 1
        line.pay = row.pay if row.pay is not None else 0


def _check_fields(table: str, at: str, row: PartRow) -> None:
    """HE-11.1 A line has the fields of its kind, all of them and no others."""
    wanted = KIND_FIELDS[row.kind]
    for field in wanted:
        if getattr(row, field) is None:
            raise ContentError(table, at, f"{row.kind} with {', '.join(wanted)}", f"no {field}")
    for field in PartRow.__struct_fields__:
        if field == "kind" or field in wanted or field in CONDITIONS:
            continue
        if getattr(row, field) is not None:
            raise ContentError(table, at, f"{row.kind} with {', '.join(wanted)}", f"also {field}")


def _is_harmful(line: Line) -> bool:
    """HE-11.82 What is harmful."""
    if line.kind in (enums.SKILL, enums.FREELOAD):
        return line.n < 0
    if line.kind == enums.GAIN:
        if line.token == enums.CHAOS_TOKEN:
            return line.n > 0
        return line.token != enums.PATIENT and line.n < 0
    if line.kind in (enums.COST, enums.CHAOS):
        return line.n > 0
    return line.kind == enums.FORBID


def _check_sense(table: str, at: str, row: PartRow, line: Line, owner: str) -> None:
    """HE-11.1, HE-11.4, HE-R73 Combinations that the rules can carry out, and no others."""
    checks: list[tuple[bool, str, str]] = []
    kind, trigger = row.kind, enums.TRIGGERS[line.trigger]
    part = not isinstance(row, LineRow)
    if trigger in NOTE_TRIGGERS:
        checks.append((owner == "patient", "trigger", "a trigger of this card"))
        checks.append((not line.may, "mode", f"must, since nobody is asked when {trigger} comes"))
        settled = kind == "GAIN" or (kind == "TIMER" and row.target == "room")
        checks.append((settled, "kind", "GAIN, or TIMER with target = room, for this trigger"))
    if trigger == "passive":
        checks.append((kind in STANDING, "kind", f"one of {', '.join(STANDING)} when passive"))
        checks.append((row.lasts is None, "lasts", "no lasts: a passive line always holds"))
    else:
        momentary = kind not in STANDING or row.lasts is not None
        checks.append((momentary, "lasts", f"lasts on a {kind} line that is not passive"))
        checks.append((row.about is None, "about", "no about: only passive lines have it"))
    if row.lasts is not None:
        checks.append((kind in LASTING, "lasts", f"lasts on {', '.join(LASTING)} only"))
    if trigger in ("turn", "round"):
        checks.append((line.may, "mode", f"may, since a {trigger} line is used at will"))
    if row.pay is not None:
        at_will = trigger in ("turn", "round") and not part
        checks.append((at_will, "pay", "pay on turn and round lines only"))
        checks.append((line.pay >= 1, "pay", "at least 1"))
    if row.first_per is not None:
        after = trigger in ("treat", "study", "sleep") and not part
        checks.append((after, "first_per", "first_per on treat, study and sleep lines only"))
    if row.about is not None:
        checks.append((owner == "patient", "about", "about on notes of patients only"))
        fits = (
            kind in ("SKILL", "SWAP", "FREELOAD")
            or (kind in ("COST", "FORBID") and row.action == "treat")
            or (kind == "CHAOS" and row.price == "carry")
        )
        checks.append((fits, "about", "about on a line that concerns a patient"))
    if trigger == "passive" and line.may:
        checks.append((kind not in ONLY_MUST, "mode", f"must for {kind}"))
        checks.append((kind != "CHAOS" or line.n < 0, "n", "below 0: a may line lowers a price"))
        checks.append((kind != "SKILL" or line.n > 0, "n", "above 0: a may line helps"))
    checks += _kind_checks(row, line, owner, part)
    for fine, field, expected in checks:
        if not fine:
            got = getattr(row, field, None)
            raise ContentError(
                table, f"{at}.{field}", expected, "nothing" if got is None else repr(got)
            )


def _kind_checks(row: PartRow, line: Line, owner: str, part: bool) -> list[tuple[bool, str, str]]:
    """HE-11.33, HE-11.40, HE-11.41, HE-R73 The limits of each kind."""
    n = line.n
    checks = [("n" not in KIND_FIELDS[row.kind] or n != 0, "n", "a number other than 0")]
    if row.kind == "SKILL" and row.skill == "any":
        checks.append((n > 0, "n", "at least 1 for any skill"))
    if row.kind == "SWAP":
        checks.append((n > 0, "n", "at least 1"))
        checks.append((row.skill != row.counts_as, "counts_as", "another skill"))
    if row.kind == "GAIN":
        if row.token == "journal":
            checks.append((row.who == "active", "who", "'active' for a journal"))
        if row.token == "patient":
            checks.append((row.who == "er", "who", "'er' for a patient"))
            checks.append((n > 0, "n", "at least 1 for a patient"))
        else:
            checks.append((row.who != "er", "who", "active, room or all"))
    if row.kind == "COST":
        checks.append((n > 0, "n", "at least 1"))
    if row.kind == "SHIFT":
        checks.append((row.reach in ("adjacent", "any"), "reach", "adjacent or any"))
    if row.kind == "COPY":
        checks.append((row.reach == "board", "reach", "'board'"))
        checks.append((owner == "staff" and not part, "kind", "COPY on staff cards only"))
        checks.append((line.trigger in (enums.ON_TURN, enums.ON_ROUND), "trigger", "turn or round"))
    if row.kind == "CHOOSE":
        checks.append((not part, "kind", "no CHOOSE inside an option"))
    if row.kind == "LIMIT":
        checks.append((n > 0, "n", "at least 1"))
    if row.kind == "REQUIRE":
        checks.append((owner == "patient", "kind", "REQUIRE on notes of patients only"))
        plain = row.in_room is None and row.unless is None and row.about is None
        checks.append((plain, "in_room", "REQUIRE without conditions"))
    if row.kind == "IMMUNE":
        checks.append((owner == "hero", "kind", "IMMUNE on hero cards only"))
        plain = row.in_room is None and row.unless is None
        checks.append((plain, "in_room", "IMMUNE without conditions"))
    return checks


def _one(table: str, key: str, word: str, allowed: list[str]) -> int:
    if word not in allowed:
        raise ContentError(table, key, "one of " + ", ".join(allowed), repr(word))
    return allowed.index(word)


def _unique(table: str, key: str, ids: list[str]) -> None:
    for index, id_ in enumerate(ids):
        if id_ in ids[:index]:
            raise ContentError(table, f"{key}.{id_}", "an id of its own", f"{id_!r} twice")
        if not id_ or not all(c.isalnum() or c == "_" for c in id_):
            raise ContentError(table, f"{key}.{id_}", "letters, digits and _ in an id", repr(id_))


def _at_least(table: str, key: str, value: int, least: int) -> None:
    if value < least:
        raise ContentError(table, key, f"at least {least}", str(value))


# -- the whole ---------------------------------------------------------------------------------


def make_content(tables: Tables) -> Content:
    """HE-1.5, HE-1.6, HE-1.7, HE-1.8, HE-1.9, HE-2.1, HE-3.1, HE-7.1, HE-8.1 Everything from its
    rows."""
    constants = table_as(tables, "constants", ConstantsTable)
    _check_constants(constants)
    rooms = _rooms(constants)
    compiler = _Compiler([room.id for room in rooms])
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
    found = [n for n, room in enumerate(constants.room) if getattr(room, field)]
    if len(found) != 1:
        raise ContentError("constants", "room", f"one room with {field}", f"{len(found)} rooms")
    return found[0]


def _check_constants(constants: ConstantsTable) -> None:
    """HE-1.1, HE-1.10, HE-3.1, HE-14.6 What the rules take for granted."""
    table = "constants"
    skills = [row.id for row in constants.skill]
    if skills != enums.SKILLS:
        raise ContentError(table, "skill", ", ".join(enums.SKILLS), ", ".join(skills))
    tokens = [row.id for row in constants.token]
    if tokens != [*enums.TOKENS[:3], "timer"]:
        raise ContentError(table, "token", "deeds, sleep, chaos, timer", ", ".join(tokens))
    if constants.components.get("token_supply", 0) != 0:
        got = str(constants.components["token_supply"])
        raise ContentError(table, "components.token_supply", "0: tokens never run out", got)
    for row in constants.option:
        meta = {option.id: option for option in META.options}.get(row.id)
        if meta is None or (list(meta.values), meta.default) != (row.values, row.default):
            raise ContentError(table, f"option.{row.id}", "an option as the game has it", repr(row))
    seats = list(range(constants.game.players_min, constants.game.players_max + 1))
    if seats != list(META.seats):
        raise ContentError(table, "game", "2 to 4 players", f"{seats[0]} to {seats[-1]}")
    _at_least(table, "game.action_points", constants.game.action_points, 1)
    _at_least(table, "limits.calls", constants.limits.calls, 1)
    _at_least(table, "staff_track.fields", constants.staff_track.fields, 1)
    _at_least(table, "scoring.chaos_penalty", len(constants.scoring.chaos_penalty), 1)
    cancelled = constants.scoring.sleep_per_cancelled_chaos
    _at_least(table, "scoring.sleep_per_cancelled_chaos", cancelled, 1)
    _at_least(
        table, "coop.sleep_per_chaos_per_player", constants.coop.sleep_per_chaos_per_player, 1
    )
    _check_nights(constants)


def _check_nights(constants: ConstantsTable) -> None:
    """HE-1.3, HE-4.2, HE-4.3, HE-13.13 Every night, reading of the arrivals and level there is a
    value for."""
    for option, rows in (
        ("night", [row.id for row in constants.night]),
        ("arrivals", [row.id for row in constants.arrivals.per_round]),
        ("level", [row.id for row in constants.coop.level]),
    ):
        wanted = [str(value) for value in META.option(option).values]
        if rows != wanted:
            raise ContentError("constants", option, ", ".join(wanted), ", ".join(rows))
    for night in constants.night:
        for row in constants.arrivals.per_round:
            numbers: list[int] = getattr(row, night.id)
            if len(numbers) != night.rounds or min(numbers) < 0:
                key = f"arrivals.per_round.{row.id}.{night.id}"
                raise ContentError("constants", key, f"{night.rounds} numbers", str(numbers))


def _rooms(constants: ConstantsTable) -> list[Room]:
    """HE-2.1, HE-2.2, HE-2.3, HE-2.6, HE-2.8, HE-2.13, HE-2.14, HE-2.16, HE-2.17, HE-2.18 The
    board."""
    ids = [row.id for row in constants.room]
    _unique("constants", "room", ids)
    rooms: list[Room] = []
    for index, row in enumerate(constants.room):
        key = f"room.{row.id}.adjacent"
        adjacent = [_one("constants", key, other, ids) for other in row.adjacent]
        _at_least("constants", key, len(adjacent), 1)
        actions = [action in row.actions for action in enums.ACTIONS]
        rooms.append(
            Room(index, row.id, row.name, adjacent, row.stations, row.bonus.values(), actions)
        )
    for room in rooms:
        for other in room.adjacent:
            if room.index not in rooms[other].adjacent:
                key = f"room.{rooms[other].id}.adjacent"
                raise ContentError("constants", key, f"{room.id}: doors open both ways", "not it")
    return rooms


def _figures(tables: Tables, compiler: _Compiler) -> list[Figure]:
    staff = table_as(tables, "staff", StaffTable).staff
    consultants = table_as(tables, "consultants", ConsultantTable).consultant
    _unique("staff", "staff", [row.id for row in staff])
    _unique("consultants", "consultant", [row.id for row in [*staff, *consultants]])
    figures: list[Figure] = []
    for row in [*staff, *consultants]:
        consultant = len(figures) >= len(staff)
        table, kind = ("consultants", "consultant") if consultant else ("staff", "staff")
        for skill, value in zip(enums.SKILLS, row.skills.values(), strict=True):
            _at_least(table, f"{kind}.{row.id}.skills.{skill}", value, 0)
        index = len(figures)
        values = row.skills.values()
        figure = Figure(index, row.id, row.name, values, row.tone, row.text, consultant)
        key = f"{kind}.{row.id}.effects"
        figure.print_lines(compiler.card(table, key, row.effects, index, "staff"))
        figures.append(figure)
    return figures


def _patients(tables: Tables, compiler: _Compiler, first: int) -> list[Patient]:
    rows = table_as(tables, "patients", PatientTable).patient
    _unique("patients", "patient", [row.id for row in rows])
    patients: list[Patient] = []
    for row in rows:
        key = f"patient.{row.id}"
        for field in ("copies", "timer", "chaos", "reward"):
            _at_least("patients", f"{key}.{field}", getattr(row, field), 1)
        _at_least("patients", f"{key}.freeload", row.freeload, 0)
        _at_least("patients", f"{key}.treat", len(row.treat), 1)
        ways = [way.values() for way in row.treat]
        for n, way in enumerate(ways):
            if max(way) < 1 or min(way) < 0 or max(way) > MOST_SKILL:
                expected = f"a way that asks for 1 to {MOST_SKILL} of some skill"
                raise ContentError("patients", f"{key}.treat.{n}", expected, str(way))
        for copy in range(1, row.copies + 1):
            index = len(patients)
            id_ = row.id if copy == 1 else f"{row.id}_{copy}"
            patient = Patient(
                index,
                first + index,
                id_,
                row.name,
                row.tier,
                row.timer,
                row.chaos,
                ways,
                row.reward,
                row.freeload,
                row.text,
            )
            patient.print_lines(
                compiler.card("patients", f"{key}.notes", row.notes, patient.code, "patient")
            )
            patient.required = [x.in_room for x in patient.lines if x.kind == enums.REQUIRE]
            patients.append(patient)
    _unique("patients", "patient", [patient.id for patient in patients])
    return patients


def _heroes(tables: Tables, compiler: _Compiler, first: int, seats: int) -> list[Hero]:
    rows = table_as(tables, "heroes", HeroTable).hero
    _unique("heroes", "hero", [row.id for row in rows])
    _at_least("heroes", "hero", len(rows), seats)
    heroes: list[Hero] = []
    for index, row in enumerate(rows):
        key = f"hero.{row.id}"
        for skill, value in zip(enums.SKILLS, row.skills.values(), strict=True):
            _at_least("heroes", f"{key}.skills.{skill}", value, 0)
        hero = Hero(
            index,
            first + index,
            row.id,
            row.name,
            row.skills.values(),
            row.flu_immune,
            row.special_name,
            row.text,
        )
        hero.print_lines(compiler.card("heroes", f"{key}.special", row.special, hero.code, "hero"))
        hero.immune = any(line.kind == enums.IMMUNE for line in hero.lines)
        heroes.append(hero)
    return heroes


def _journals(tables: Tables) -> list[Journal]:
    """HE-1.9, HE-9.1, HE-9.5 The titles; a sleep journal has no skills."""
    rows = table_as(tables, "journals", JournalTable).journal
    _unique("journals", "journal", [row.id for row in rows])
    journals: list[Journal] = []
    for index, row in enumerate(rows):
        key = f"journal.{row.id}"
        _at_least("journals", f"{key}.copies", row.copies, 1)
        _at_least("journals", f"{key}.sleep", row.sleep, 0)
        skills = row.skills.values()
        for skill, value in zip(enums.SKILLS, skills, strict=True):
            _at_least("journals", f"{key}.skills.{skill}", value, 0)
        if (row.sleep > 0) == (sum(skills) > 0):
            raise ContentError("journals", key, "either skills or sleep", "both or neither")
        journals.append(Journal(index, row.id, row.title, row.copies, skills, row.sleep))
    return journals
