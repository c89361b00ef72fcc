"""Every card does what its row says: a card whose values or lines did nothing would fail here."""

from __future__ import annotations

from typing import Any

import pytest

from tests.hero.table import LIBRARY, QUIET, Night, content_of, night, quiet
from wardround.core.codec import to_data
from wardround.games.hero.rules.constants import ACTIONS, LIMITS, NOBODY, SKILLS
from wardround.games.hero.rules.decisions import list_choices
from wardround.games.hero.rules.room import forbidden, freeload_reward, limit, points_for
from wardround.games.hero.rules.treating import team

CONTENT = content_of("")
ROOMS = [room.id for room in CONTENT.rooms]
WITH_LINES = [f for f in CONTENT.figures if f.lines]
NOTED = [p for p in CONTENT.patients if p.lines]


def set_own(table: Night, skills: list[int]) -> None:
    """Give the active hero exactly these values."""
    own = list(table.state.own)
    own[table.state.active] = tuple(skills)
    table.state.own = tuple(own)
    table.state.choices = list_choices(table.state)


def place(figure: Any, room: str) -> dict[str, list[str]]:
    return {"consultants" if figure.consultant else "staff": [f"{figure.id}@{room}"]}


def row_of(table: str, key: str, id_: str) -> Any:
    """A row of the content; a further copy of a patient has that of the first."""
    rows = {row["id"]: row for row in LIBRARY.tables[table][key]}
    return rows[id_] if id_ in rows else rows[id_.rpartition("_")[0]]


# -- staff and consultants ---------------------------------------------------------------------


@pytest.mark.parametrize("figure", CONTENT.figures, ids=lambda f: f.id)
def test_a_figure_adds_its_skills_in_its_room_only(figure: Any) -> None:
    pack = f'[[{_table(figure)}]]\nid = "{figure.id}"\neffects = []\n'
    alone = quiet(heroes=["lizzy@library"]).sums()
    here = night(pack=pack, heroes=["lizzy@library"], **place(figure, "library")).sums()
    away = night(pack=pack, heroes=["lizzy@library"], **place(figure, "icu")).sums()

    assert [a - b for a, b in zip(here, alone, strict=True)] == figure.skills
    assert away == alone


def _table(figure: Any) -> str:
    return "consultants.consultant" if figure.consultant else "staff.staff"


def behaviour(figure: Any, pack: str) -> list[Any]:
    """What can be seen of a figure's lines: prices, limits, lists, and the results of actions."""
    seen: list[Any] = []
    for room in ("or", "icu", "er", "oncall"):
        where = place(figure, room)
        where["staff"] = [*where.get("staff", []), "ward_nurse@library", "barista@library"]
        where["staff"].append("tutor@library" if figure.id == "tutor" else f"tutor@{room}")
        where["staff"] = list(dict.fromkeys(where["staff"]))
        if figure.id in ("barista", "tutor"):
            where["staff"] = [w for w in where["staff"] if w != f"{figure.id}@library"]
        table = night(
            pack=QUIET + pack,
            heroes=[f"kenta@{room}", f"leo@{room}"],
            patients=[f"nosebleed@{room}", f"splinter@{room}", f"crooked_smile@{room}"],
            bags={"kenta": {"deeds": 5, "chaos": 5}},
            **where,
        )
        s = table.state
        seen += [table.view(0).prices, table.choices(), table.sums()]
        seen += [(points_for(s, n), forbidden(s, n)) for n in range(len(ACTIONS))]
        seen += [limit(s, n) for n in range(len(LIMITS))]
        seen.append(freeload_reward(s, CONTENT.index["patient:nosebleed"], 1))
        swaps = team(s, NOBODY).swaps
        seen.append(sorted(swaps))
        if room == "oncall" and "sleep" in table.kinds():
            table.do("sleep")
            seen.append(table.gained())
        if "patient:nosebleed 3 -" in table.targets("treat"):
            table.do("treat nosebleed 3 -")
            seen += [table.gained(), table.awaiting.decision]
    return seen


@pytest.mark.parametrize("figure", WITH_LINES, ids=lambda f: f.id)
def test_a_figures_lines_do_something(figure: Any) -> None:
    for number in range(len(figure.lines)):
        table, key = _table(figure).split(".")
        row = row_of(table, key, figure.id)
        effects = [line for n, line in enumerate(row["effects"]) if n != number]
        without = f'[[{_table(figure)}]]\nid = "{figure.id}"\neffects = {_toml(effects)}\n'
        assert behaviour(figure, "") != behaviour(figure, without), f"line {number + 1}"


def _toml(value: Any) -> str:
    """Lines as an inline TOML value."""
    if isinstance(value, list):
        return "[" + ", ".join(_toml(inner) for inner in value) + "]"
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{key} = {_toml(inner)}" for key, inner in value.items()) + " }"
    return f'"{value}"' if isinstance(value, str) else str(value).lower()


# -- patients ----------------------------------------------------------------------------------


@pytest.mark.parametrize("patient", CONTENT.patients, ids=lambda p: p.id)
def test_a_patient_is_treated_by_exactly_what_its_ways_ask_for(patient: Any) -> None:
    room = CONTENT.rooms[patient.required[0]].id if patient.required else "library"
    kind = row_of("patients", "patient", patient.id)
    for number, way in enumerate(patient.ways):
        table = quiet(heroes=["lizzy@" + room, "leo@" + room], patients=[f"{patient.id}@{room}"])
        # Notes that lower a skill in the room lower it for the patient itself as well.
        set_own(table, [0, 0, 0, 0])
        own = [n - given for n, given in zip(way, table.sums(), strict=True)]
        for skill in range(4):
            if way[skill] > 0:
                less = own[:]
                less[skill] -= 1
                set_own(table, less)
                assert f"{patient.id} {number + 1}" not in table.treatable(), SKILLS[skill]
        set_own(table, own)
        assert f"{patient.id} {number + 1}" in table.treatable()

        table.do(f"treat {patient.id} {number + 1} -", seed=0)

        own_deeds = sum(
            line["n"]
            for line in kind["notes"]
            if line["kind"] == "GAIN" and line["token"] == "deeds"
        )
        assert table.deeds("lizzy") == kind["reward"] + own_deeds
        extra = sum(line["n"] for line in kind["notes"] if line["kind"] == "FREELOAD")
        assert table.deeds("leo") == kind["freeload"] + extra
        assert f"patient:{patient.id}" not in {x.id for x in table.view().patients}


@pytest.mark.parametrize("patient", CONTENT.patients, ids=lambda p: p.id)
def test_a_patient_waits_as_long_as_its_timer_and_leaves_with_its_chaos(patient: Any) -> None:
    table = night(pack=QUIET, heroes=["rob@er", "leo"], patient_deck=[patient.id])
    table.do("look", seed=0)
    kind = row_of("patients", "patient", patient.id)
    assert table.timer(patient.id) == kind["timer"]
    for left in range(kind["timer"] - 1, 0, -1):
        table.end_round()
        assert table.timer(patient.id) == left
    table.end_round()
    worse = sum(
        line["n"] for line in kind["notes"] if line["trigger"] == "expire" and "who" in line
    )
    assert table.chaos("leo") == kind["chaos"] + worse
    assert table.room(f"patient:{patient.id}") == ""


def note_behaviour(patient: Any, pack: str) -> list[Any]:
    """What can be seen of a patient's notes."""
    seen: list[Any] = []
    for room in ("er", "or"):
        table = night(
            pack=QUIET + pack,
            heroes=[f"kenta@{room}", f"leo@{room}"],
            patients=[f"{patient.id}@{room}/1", f"vertigo@{room}/3"],
            bags={"kenta": {"deeds": 5, "chaos": 5}},
            turns_taken=2,
        )
        set_own(table, [9, 9, 9, 9])
        s = table.state
        seen += [table.view(0).prices, table.choices(), table.sums()]
        seen += [points_for(s, n) for n in range(len(ACTIONS))]
        seen.append(freeload_reward(s, patient.index, 1))
        end = s.clone()
        treated = table.targets("treat") & {f"patient:{patient.id} 1 -"}
        if treated:
            table.do(f"treat {patient.id} 1 -", seed=0)
            seen += [table.gained(), table.points, table.awaiting.decision, table.journals("kenta")]
        table.state = end
        table.do("end_turn", seed=0)
        seen += [table.gained(), table.timer("vertigo")]
        with_it = night(
            pack=QUIET + pack,
            heroes=[f"kenta@{room}", "leo"],
            patients=[f"vertigo@{room}", f"{patient.id}@{room}", f"hip@{room}", f"sepsis@{room}"],
        )
        for skills in ([2, 2, 4, 9], [0, 0, 0, 3]):
            set_own(with_it, skills)
            seen.append(with_it.choices("treat"))
    table = night(pack=QUIET + pack, heroes=["rob@er"], patient_deck=[patient.id, "hip", "burns"])
    table.do("look", patient.id, seed=0)
    seen.append(table.in_er())
    return seen


@pytest.mark.parametrize("patient", NOTED, ids=lambda p: p.id)
def test_a_patients_notes_do_something(patient: Any) -> None:
    row = row_of("patients", "patient", patient.id)
    for number in range(len(row["notes"])):
        notes = [line for n, line in enumerate(row["notes"]) if n != number]
        without = f'[[patients.patient]]\nid = "{patient.id}"\nnotes = {_toml(notes)}\n'
        assert note_behaviour(patient, "") != note_behaviour(patient, without), f"note {number + 1}"


# -- journals and heroes -----------------------------------------------------------------------


@pytest.mark.parametrize("journal", CONTENT.journals, ids=lambda j: j.id)
def test_a_journal_gives_what_its_row_says(journal: Any) -> None:
    row = row_of("journals", "journal", journal.id)
    for _ in range(row["copies"]):
        table = quiet(heroes=["lizzy@library"])
        table.do("study", journal.id)
        gained = [a - b for a, b in zip(table.own("lizzy"), (1, 1, 1, 1), strict=True)]
        assert gained == [row["skills"][skill] for skill in SKILLS]
        assert table.sleep("lizzy") == row["sleep"]
        assert table.journals("lizzy") == ([] if row["sleep"] else [journal.id])


@pytest.mark.parametrize("hero", CONTENT.heroes, ids=lambda h: h.id)
def test_a_heros_power_does_something(hero: Any) -> None:
    assert hero_behaviour(hero, "") != hero_behaviour(
        hero, f'[[heroes.hero]]\nid = "{hero.id}"\nspecial = []\n'
    )


def hero_behaviour(hero: Any, pack: str) -> list[Any]:
    seen: list[Any] = []
    for room in ("or", "er"):
        table = night(
            pack=QUIET + pack,
            heroes=[f"{hero.id}@{room}"],
            staff=[f"matron@{room}", "orderly@library"],
        )
        s = table.state
        seen += [table.sums(), table.choices(), to_data(table.view(0))["prices"]]
        seen += [limit(s, n) for n in range(len(LIMITS))]
    return seen
