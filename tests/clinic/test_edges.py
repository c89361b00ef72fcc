"""Content, positions, wording: what is said when something is wrong."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from tests.clinic.table import LIBRARY, LW, WORDS, clinic, fresh, lw, play, state
from wardround.core.content import ContentError, make_library
from wardround.core.game import PositionError, resolve_options
from wardround.games import library_of
from wardround.games.clinic import SPEC
from wardround.games.clinic.rules.expansions import all_expansions
from wardround.presentation.localize import say_position_error
from wardround.presentation.text_table import text_table
from wardround.testkit import Play

FOLDER = Path(SPEC.rules.content.__code__.co_filename).parents[1]


def packed(tmp_path: Path, text: str) -> Any:
    path = tmp_path / "pack.toml"
    path.write_text(text, "utf-8")
    return library_of(SPEC, path)


SAUNA = """
[modules]
special_tiles = { total = 15, types = 5 }
[[modules.module]]
id = "sauna"
color = "blue"
special = true
tiles = 3
capacity = { doctor = 2, nurse = 0, orderly = 0, patient = 0 }
levels = 1
popularity = 2
[[components.component]]
id = "special"
count = 15
[income.by_patient]
white = 9
"""


def test_a_pack_with_a_new_special_module_works(tmp_path: Path) -> None:
    library = packed(tmp_path, SAUNA)
    board = {"layout": "white", "modules": {"0,2,0": "sauna"}, "people": ["white doctor @ S1"]}
    t = Play(SPEC, library, {"boards": [board], "phase": "move"}, {"seats": 2})
    t.do("0: move_person person:0/0")
    t.do("0: move_destination space:0/0,2,0")
    t.do("0: done")
    t.do("1: done", seed=1)
    assert clinic(t).popularity >= 2
    assert t.content.income[0] == 9


@pytest.mark.parametrize(
    ("pack", "expected"),
    [
        ('[modules]\n[[modules.module]]\nid = "lab"\ntiles = 9\n', "special_tiles"),
        ("[income.other]\noutpatient = 7\n", "income"),
        ("[hire.purple]\nprice = 9\n", "purple.price"),
        ("[setup.common]\nrounds = 5\n", "rounds|numbers|propagation"),
        ("[time.step]\nconveyor_link = 1\n", "free conveyors"),
        ('[[boards.board]]\nid = "4x3"\nstreet_borders = 3\n', "17"),
    ],
)
def test_a_bad_pack_is_refused(tmp_path: Path, pack: str, expected: str) -> None:
    with pytest.raises(ContentError, match=expected):
        SPEC.rules.content(packed(tmp_path, pack).tables)


@pytest.mark.parametrize(
    ("position", "expected"),
    [
        ({"nonsense": 1}, "one of the keys phase"),
        ({"boards": [{"nonsense": 1}]}, "'nonsense'"),
        ({"boards": [{"layout": "green"}]}, "white, yellow"),
        ({"boards": [{"people": ["somebody"]}]}, "red doctor @ S1"),
        ({"boards": [{"people": ["nurse @ Z9"]}]}, "Z9"),
        ({"boards": 3}, "a list"),
        ({"boards": [{"money": "much"}]}, "a whole number"),
        ({"boards": [{"modules": {"9,9,9": "lab"}}]}, "9,9,9"),
        ({"phase": "tea"}, "select, build"),
        ({"order": [0, 0]}, "every seat once"),
        ({"round": 9}, "1 to 6"),
        ({"phase": "expenses"}, "a moment at which somebody has a choice"),
        ({"notepad": {"neurology": "---W"}}, "psychiatry"),
    ],
)
def test_a_bad_position_is_explained(position: dict[str, Any], expected: str) -> None:
    with pytest.raises(PositionError) as caught:
        SPEC.rules.position(
            resolve_options(SPEC.meta, {}), SPEC.rules.content(LIBRARY.tables), position
        )
    assert expected in say_position_error(WORDS, caught.value)


def test_people_and_places_have_names() -> None:
    t = play(lw(people=["orange doctor @ 1,2,0", "nurse @ S1"]), phase="move")
    said = {SPEC.show.say_action(WORDS, state(t), action) for action in SPEC.rules.legal(state(t))}
    assert {"Move the orange doctor (psychiatry hub)", "Move the nurse (entrance)"} <= said
    t.do("0: move_person person:0/1")
    said = {SPEC.show.say_action(WORDS, state(t), action) for action in SPEC.rules.legal(state(t))}
    assert "Go to the psychiatry hub: 1 time" in said


def test_a_picture_shows_the_table() -> None:
    t = play(
        lw(people=["nurse @ S1", "red patient @ pre"], gardens=["0,0,0"], helipads=["1,1,1"]),
        phase="move",
    )
    picture = text_table(SPEC.show.scene(WORDS, SPEC.rules.view(state(t), 0)))
    for shown in ("Floor 1", "Helipad", "Garden", "Red psychiatry patient"):
        assert shown in picture


def test_expansions_are_found_by_their_files() -> None:
    assert [e.id for e in all_expansions()] == [
        "blood",
        "covid",
        "extinguishers",
        "workaholics",
        "zombies",
    ]
    assert [e.number for e in all_expansions()] == [0, 1, 2, 3, 4]


def test_base_modules_do_not_know_expansions() -> None:
    for path in (FOLDER / "rules").glob("*.py"):
        source = path.read_text("utf-8")
        assert not re.search(r"expansions\.(blood|covid|zombies|work|exting)", source), path.name


def test_the_same_library_gives_the_same_hash() -> None:
    assert make_library({}, {}).hash == make_library({}, {}).hash
    assert fresh(2, seats=2).dump() == fresh(2, seats=2).dump()
    assert LW == {"layout": "white"}
