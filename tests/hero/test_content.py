"""Content: counts and sums (HE-C172), strict rows, packs with new cards."""

from __future__ import annotations

import re
from collections.abc import Callable
from importlib import resources
from typing import Any

import pytest

from tests.hero.packs import hero, line, patient, staff
from tests.hero.table import LIBRARY, QUIET, WORDS, night, pack_library, quiet
from wardround.core.content import ContentError
from wardround.games import rulebook_of
from wardround.games.hero import SPEC
from wardround.games.hero.content import make_content
from wardround.games.hero.rules.constants import KINDS, MODES, TRIGGERS
from wardround.testkit import case, conform, rule, source_of

SOURCES = ("printed", "found", "derived", "reconstructed")


@rule("HE-1.5", "HE-1.6", "HE-1.7", "HE-1.8", "HE-1.9", "HE-3.1", "HE-7.1", "HE-8.1", "HE-11.1")
@case("HE-C172")
def test_the_data_files() -> None:
    t = make_content(LIBRARY.tables)
    rows = LIBRARY.tables

    assert len(t.heroes) == 8
    assert t.staff_count == 32
    assert len(t.figures) - t.staff_count == 6
    assert (len(rows["patients"]["patient"]), len(t.patients)) == (60, 72)
    assert (len(t.journals), sum(j.copies for j in t.journals)) == (22, 40)
    assert sum(j.copies for j in t.journals if j.sleep) == 4
    for table, key in (
        ("heroes", "hero"),
        ("staff", "staff"),
        ("consultants", "consultant"),
        ("patients", "patient"),
        ("journals", "journal"),
    ):
        for row in rows[table][key]:
            assert source_of(LIBRARY, table, f"{key}.{row['id']}") in SOURCES
            for effect in row.get("effects", row.get("notes", row.get("special", []))):
                assert effect["trigger"] in TRIGGERS
                assert effect["mode"] in MODES
                assert effect["kind"] in KINDS
    for card in t.patients:
        assert min(card.timer, card.chaos, card.reward, len(card.ways)) >= 1
        assert card.freeload == card.reward // 2
    for figure in t.figures:
        assert min(figure.skills) >= 0


def test_the_check_sums() -> None:
    t = make_content(LIBRARY.tables)

    def tally(values: list[int]) -> dict[int, int]:
        return {value: values.count(value) for value in sorted(set(values))}

    assert tally([p.tier for p in t.patients]) == {1: 22, 2: 26, 3: 16, 4: 8}
    assert tally([p.timer for p in t.patients]) == {1: 6, 2: 35, 3: 30, 4: 1}
    assert tally([p.chaos for p in t.patients]) == {1: 54, 2: 18}
    assert sum(p.reward for p in t.patients) == 257
    assert sum(p.freeload for p in t.patients) == 107
    assert sum(bool(p.lines) for p in t.patients) == 25
    members = t.figures[: t.staff_count]
    assert [sum(f.skills[n] for f in members) for n in range(4)] == [11, 4, 8, 4]
    assert [sum(j.skills[n] * j.copies for j in t.journals) for n in range(4)] == [9, 10, 10, 9]
    copyable = [x for f in members for x in f.lines if x.may and KINDS[x.kind] != "COPY"]
    assert (len(copyable), len({x.card for x in copyable})) == (15, 14)


# -- what is refused ---------------------------------------------------------------------------

TURN = 'trigger = "turn", mode = "may", '
MUST = 'trigger = "passive", mode = "must", '
TREATED = 'trigger = "treat", mode = "must", '
MAY = 'trigger = "passive", mode = "may", '
BAD_LINES = [
    (staff, 'trigger = "never", mode = "may", kind = "GAIN"', "trigger"),
    (staff, 'trigger = "turn", mode = "can", kind = "GAIN"', "mode"),
    (staff, TURN + 'kind = "FLY"', "kind"),
    (staff, TURN + 'kind = "GAIN", token = "gold", n = 1, who = "all"', "token"),
    (staff, TURN + 'kind = "GAIN", token = "sleep", n = 1', ""),
    (staff, TURN + 'kind = "GAIN", token = "sleep", n = 0, who = "all"', "n"),
    (staff, TURN + 'kind = "GAIN", token = "journal", n = 1, who = "all"', "who"),
    (staff, TURN + 'kind = "GAIN", token = "patient", n = 1, who = "all"', "who"),
    (staff, TURN + 'kind = "GAIN", token = "sleep", n = 1, who = "er"', "who"),
    (
        staff,
        'trigger = "turn", mode = "must", kind = "GAIN", token = "sleep", n = 1, who = "all"',
        "mode",
    ),
    (staff, MUST + 'kind = "GAIN", token = "sleep", n = 1, who = "all"', "kind"),
    (staff, MUST + 'kind = "SKILL", skill = "magic", n = 1', "skill"),
    (staff, MUST + 'kind = "SKILL", skill = "any", n = -1', "n"),
    (staff, MUST + 'kind = "SKILL", skill = "labour", n = 1, about = "this"', "about"),
    (staff, MUST + 'kind = "SKILL", skill = "labour", n = 1, in_room = "attic"', "in_room"),
    (staff, MUST + 'kind = "SKILL", skill = "labour", n = 1, lasts = "next_treat"', "lasts"),
    (staff, MUST + 'kind = "SKILL", skill = "labour", n = 1, unless = "tired"', "unless"),
    (staff, MAY + 'kind = "CHAOS", price = "run", n = 1', "n"),
    (staff, MAY + 'kind = "FORBID", action = "run"', "mode"),
    (staff, MUST + 'kind = "COST", action = "treat", n = -1', "n"),
    (staff, MUST + 'kind = "COST", action = "dance", n = 1', "action"),
    (staff, MAY + 'kind = "SWAP", skill = "labour", counts_as = "labour", n = 1', "counts_as"),
    (staff, MAY + 'kind = "LIMIT", what = "beds", n = 1', "what"),
    (staff, MUST + 'kind = "REQUIRE", room = "or"', "kind"),
    (staff, MUST + 'kind = "IMMUNE", what = "negative"', "kind"),
    (staff, TURN + 'kind = "SHIFT", piece = "staff", reach = "board"', "reach"),
    (staff, 'trigger = "treat", mode = "may", kind = "COPY", reach = "board"', "trigger"),
    (staff, TURN + 'kind = "TIMER", n = 1, target = "all"', "target"),
    (staff, TURN + 'kind = "FORBID", action = "run"', "lasts"),
    (staff, TURN + 'kind = "CHOOSE", options = []', "options"),
    (
        staff,
        'trigger = "arrive", mode = "must", kind = "GAIN", token = "chaos", n = 1, who = "all"',
        "trigger",
    ),
    (staff, TREATED + 'kind = "GAIN", token = "chaos", n = 1, who = "all", pay = 1', "pay"),
    (
        staff,
        TURN + 'kind = "GAIN", token = "sleep", n = 1, who = "all", first_per = "turn"',
        "first_per",
    ),
    (staff, TURN + 'kind = "GAIN", token = "sleep", n = 1, who = "all", skill = "labour"', ""),
    (
        patient,
        'trigger = "arrive", mode = "may", kind = "GAIN", token = "chaos", n = 1, who = "all"',
        "mode",
    ),
    (patient, 'trigger = "expire", mode = "must", kind = "TIMER", n = 1, target = "one"', "kind"),
    (patient, TURN + 'kind = "COPY", reach = "board"', "kind"),
    (patient, MUST + 'kind = "COST", action = "look", n = 1, about = "this"', "about"),
    (patient, MUST + 'kind = "REQUIRE", room = "or", in_room = "er"', "in_room"),
    (
        hero,
        'trigger = "arrive", mode = "must", kind = "GAIN", token = "chaos", n = 1, who = "all"',
        "trigger",
    ),
]


@pytest.mark.parametrize(("card", "line", "field"), BAD_LINES)
def test_a_line_that_makes_no_sense_is_refused(
    card: Callable[[str], str], line: str, field: str
) -> None:
    with pytest.raises(ContentError) as error:
        make_content(pack_library(card(line)).tables)

    assert error.value.key.rpartition(".")[2] == field or not field
    assert error.value.table in ("staff", "patients", "heroes")


BAD_TABLES = [
    ("[constants.game]\nplayers_max = 5\n", "game"),
    ("[constants.game]\naction_points = 0\n", "game.action_points"),
    ('[[constants.skill]]\nid = "magic"\nname = "Magic"\n', "skill"),
    ('[[constants.option]]\nid = "mode"\nvalues = ["solo"]\n', "option.mode"),
    ('[[constants.room]]\nid = "er"\nadjacent = ["attic"]\n', "room.er.adjacent"),
    ('[[constants.room]]\nid = "er"\nadjacent = ["hallway", "or"]\n', "room.or.adjacent"),
    ('[[constants.room]]\nid = "or"\npatients_arrive = true\n', "room"),
    ('[[constants.night]]\nid = "short"\nrounds = 9\n', "arrivals.per_round.position.short"),
    ("[constants.components]\ntoken_supply = 40\n", "components.token_supply"),
    ('[[patients.patient]]\nid = "hip"\ntimer = 0\n', "patient.hip.timer"),
    ('[[patients.patient]]\nid = "hip"\ntreat = []\n', "patient.hip.treat"),
    ('[[patients.patient]]\nid = "hip"\ntreat = [{ labour = 99 }]\n', "patient.hip.treat.0"),
    ('[[patients.patient]]\nid = "hip"\ntreat = [{ magic = 1 }]\n', "patient.hip.treat.0.magic"),
    ('[[patients.patient]]\nid = "hip"\ncolour = "red"\n', "patient.hip.colour"),
    ('[[journals.journal]]\nid = "knots"\nsleep = 1\n', "journal.knots"),
    ('[[journals.journal]]\nid = "knots"\ncopies = 0\n', "journal.knots.copies"),
    ('[[staff.staff]]\nid = "orderly"\nskills = { labour = -1 }\n', "staff.orderly.skills.labour"),
    ('[[heroes.hero]]\nid = "rob"\nflu_immune = "often"\n', "hero.rob.flu_immune"),
]


@pytest.mark.parametrize(("pack", "key"), BAD_TABLES)
def test_a_table_that_makes_no_sense_is_refused(pack: str, key: str) -> None:
    with pytest.raises(ContentError) as error:
        make_content(pack_library(pack).tables)
    assert error.value.key == key


@rule("HE-11.1", "HE-R73")
def test_nobody_is_asked_out_of_turn() -> None:
    for note in (
        'trigger = "arrive", mode = "may", kind = "GAIN", token = "sleep", n = 1, who = "all"',
        'trigger = "expire", mode = "must", kind = "GAIN", token = "journal", n = 1, who = "all"',
    ):
        with pytest.raises(ContentError):
            make_content(pack_library(patient(note)).tables)


# -- packs -------------------------------------------------------------------------------------

NEW_CARDS = """
[[staff.staff]]
id = "chaplain"
name = "Night Chaplain"
skills = { labour = 0, surgery = 0, internal = 0, neurology = 1 }
tone = "optional"
text = "A quiet word."
[[staff.staff.effects]]
trigger = "treat"
mode = "may"
kind = "GAIN"
token = "sleep"
n = 1
who = "room"
first_per = "turn"
[[staff.staff.effects]]
trigger = "turn"
mode = "may"
kind = "LIMIT"
what = "journals"
n = 9
lasts = "rest_of_turn"

[[patients.patient]]
id = "opera_singer"
name = "The Soprano Has Lost Her Voice"
tier = 2
copies = 2
timer = 2
chaos = 1
treat = [{ internal = 1 }, { neurology = 1 }]
reward = 3
freeload = 1
notes = [
  { trigger = "turn", mode = "may", kind = "GAIN", token = "sleep", n = 1, who = "active", pay = 1},
  { trigger = "arrive", mode = "must", kind = "GAIN", token = "deeds", n = 1, who = "all" },
  { trigger = "passive", mode = "must", kind = "CHAOS", price = "carry", n = 2, about = "this" },
  { trigger = "expire", mode = "must", kind = "GAIN", token = "chaos", n = 1, who = "room" },
]
text = "A private concert for whoever stays."

[[journals.journal]]
id = "whales"
title = "Whales and Wellness"
copies = 3
skills = { labour = 0, surgery = 0, internal = 2, neurology = 1 }
sleep = 0

[[heroes.hero]]
id = "rob"
special = [
  { trigger = "round", mode = "may", kind = "GAIN", token = "chaos", n = -2, who = "active" },
  { trigger = "sleep", mode = "must", kind = "GAIN", token = "deeds", n = 1, who = "active" },
  { trigger = "passive", mode = "must", kind = "FREELOAD", n = 1 },
]
text = "Whistles."
"""


def test_new_cards_work_end_to_end() -> None:
    library = pack_library(NEW_CARDS)
    seen = conform(SPEC, library, rulebook_of(SPEC), {"seats": 3}, games=3, look_every=5)

    assert seen.games == 3
    assert source_of(library, "staff", "staff.chaplain") == "pack"


@rule("HE-R74", "HE-11.24", "HE-11.18", "HE-11.40")
def test_a_new_patient() -> None:
    table = night(pack=NEW_CARDS, heroes=["lizzy@er", "leo@icu"])
    table.do("look", "opera_singer")
    assert (table.deeds("lizzy"), table.deeds("leo")) == (1, 1)

    table.do("use opera_singer 1")
    assert (table.sleep("lizzy"), table.points) == (1, 1)
    assert table.refused("use patient:opera_singer 1") == "HE-11.9"

    table.walk("move hallway", "take_patient opera_singer")
    assert table.chaos("lizzy") == 3

    end = night(
        pack=NEW_CARDS + QUIET,
        heroes=["lizzy@er", "leo@icu"],
        patients=["opera_singer@er/1", "opera_singer_2@icu/2"],
        turns_taken=2,
    )
    end.do("end_turn", seed=0)
    assert (end.chaos("lizzy"), end.chaos("leo")) == (2, 1)


@rule("HE-11.5", "HE-11.29", "HE-11.40")
def test_a_new_staff_member() -> None:
    table = night(
        pack=NEW_CARDS,
        heroes=["alex@er", "leo@er"],
        staff=["chaplain@er"],
        patients=["heartburn", "heartburn_2"],
    )
    table.walk("treat heartburn 1 -", "yes")
    assert (table.sleep("alex"), table.sleep("leo")) == (1, 1)
    table.do("treat heartburn_2 1 -")
    assert table.awaiting.decision == "choose_action"
    table.do("use chaplain 2")
    (effect,) = table.view().lasting
    assert effect.id == "staff:chaplain/2"
    told = WORDS.phrase(effect.message, **effect.values)
    assert (effect.card, told) == (
        "Night Chaplain",
        "keep 9 journals for the rest of the turn (once a turn)",
    )


@rule("HE-9.1", "HE-3.2")
def test_a_new_journal() -> None:
    table = night(pack=NEW_CARDS, heroes=["rob@library"])
    table.do("study", "whales")
    assert table.own("rob") == (1, 3, 3, 1)


@rule("HE-R74", "HE-11.10", "HE-11.17", "HE-11.77")
def test_a_hero_with_lines_to_use() -> None:
    table = night(pack=NEW_CARDS, heroes=["rob@oncall", "lizzy"], bags={"rob": {"chaos": 3}})
    table.do("use rob 1")
    assert table.chaos("rob") == 1
    assert table.refused("use hero:rob 1") == "HE-11.10"
    table.do("sleep")
    assert (table.sleep("rob"), table.deeds("rob")) == (1, 1)

    table = night(pack=NEW_CARDS, heroes=["lizzy@er", "rob@er"], patients=["splinter"])
    assert table.refused("use hero:rob 1") == "HE-11.7"
    table.do("treat splinter 1 -")
    assert table.deeds("rob") == 1


TAKES_A_JOURNAL = staff(line("treat", "must", "GAIN", token="journal", n=-1, who="active"))


@rule("HE-R75", "HE-11.39")
def test_a_line_that_takes_journals_away() -> None:
    table = night(
        pack=TAKES_A_JOURNAL,
        heroes=["lizzy@er"],
        staff=["janitor@er"],
        patients=["splinter"],
        journals={"lizzy": ["knots", "lifting"]},
    )
    table.do("treat splinter")
    assert table.targets("discard_journal") == {"journal:knots", "journal:lifting"}
    table.do("discard_journal knots")
    assert table.journals("lizzy") == ["lifting"]


@rule("HE-11.81", "HE-11.82")
def test_janique_keeps_her_journals() -> None:
    table = night(
        pack=TAKES_A_JOURNAL,
        heroes=["janique@er"],
        staff=["janitor@er"],
        patients=["splinter"],
        journals={"janique": ["knots"]},
    )
    table.do("treat splinter")
    assert table.journals("janique") == ["knots"]


def test_numbers_come_from_content() -> None:
    pack = """
[constants.game]
action_points = 5
[constants.prices]
move = 1
run = 3
[constants.limits]
patients_carried = 2
counsels = 2
consultants_on_board = 2
calls = 3
"""
    table = night(pack=pack, heroes=["rob", "leo"], patients=["hip@hallway", "burns@hallway"])
    assert table.points == 5
    table.walk("move er", "take_patient hip", "take_patient burns")
    assert (table.room("patient:hip"), table.room("patient:burns")) == ("er", "er")
    assert table.chaos("rob") == 1 + 2
    table.walk("call_consultant chief_surgeon", "call_consultant trauma_lead")
    assert len(table.targets("call_consultant")) == 0
    table.walk("run hallway or", "done", "none")
    assert table.chaos("rob") == 3 + 2 + 2 + 3


def test_a_new_room_can_be_built() -> None:
    pack = """
[[constants.room]]
id = "chapel"
name = "Chapel"
adjacent = ["hallway", "library"]
stations = 2
bonus = { neurology = 1 }
actions = ["sleep"]
heroes_start = false
staff_arrive = false
patients_arrive = false
[[constants.room]]
id = "hallway"
adjacent = ["er", "or", "icu", "library", "oncall", "chapel"]
[[constants.room]]
id = "library"
adjacent = ["hallway", "chapel"]
"""
    table = night(
        pack=pack, heroes=["leo@library"], patients=["hip@chapel", "burns@chapel", "twins@library"]
    )
    assert table.targets("move") == {"room:hallway", "room:chapel"}
    table.do("move chapel")
    assert table.room("patient:twins") == "library"
    table.do("sleep")
    assert table.sleep("leo") == 1


def test_effects_md_names_every_kind_and_its_examples_compile() -> None:
    text = (resources.files("wardround.games.hero") / "content" / "EFFECTS.md").read_text("utf-8")
    for kind in KINDS:
        assert f"### {kind}" in text
    blocks: list[Any] = re.findall(r"```toml\n(.*?)```", text, re.DOTALL)
    assert len(blocks) >= len(KINDS)
    for block in blocks:
        make_content(pack_library(block).tables)
    assert quiet().awaiting.decision == "choose_action"


def test_defaults_that_print_does_not_give_are_marked_as_rulings() -> None:
    """HE-14.5, HE-R68, HE-R58"""
    for option in ("expert_limits", "eliminate_at_chaos"):
        assert source_of(LIBRARY, "constants", f"option.{option}") == "printed"
        assert source_of(LIBRARY, "constants", f"option.{option}.default") == "reconstructed"
