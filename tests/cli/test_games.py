"""``wardround games``, ``content``, ``schema``."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.conftest import Wardround
from tests.core.pills import LIBRARY
from wardround.core.game import OptionError, resolve_options
from wardround.games import find_game, game_ids

ROOT = Path(__file__).parents[2]
BOARDS = ROOT / "client" / "src" / "games"


def test_games_as_json(wardround: Wardround) -> None:
    done = wardround("games", "--json")
    listed = {game["id"]: game for game in done.json}

    assert done.code == 0
    assert tuple(listed) == game_ids()
    pills = listed["template"]
    assert pills["title"] == "Pill Count"
    assert pills["seats"] == [2, 3, 4]
    assert pills["options"][1]["id"] == "nerve"
    assert pills["options"][1]["values"] == [2, 3]
    assert pills["options"][1]["default"] == 3


def test_what_games_lists_can_be_played(wardround: Wardround) -> None:
    for game in wardround("games", "--json").json:
        meta = find_game(game["id"]).meta
        for option in game["options"]:
            assert option["default"] in option["values"]
            for value in option["values"]:
                try:
                    resolve_options(meta, {option["id"]: value})
                except OptionError as error:  # pragma: no cover
                    pytest.fail(str(error))


def test_games_for_people(wardround: Wardround) -> None:
    done = wardround("games")

    assert "Pill Count (template): 2–4 seats, rivals, 2–5 minutes" in done.out
    assert "nerve = 2 | 3 TG-2.2" in done.out


def test_content_with_sources(wardround: Wardround) -> None:
    data = wardround("content", "template", "--json").json

    assert data["hash"] == LIBRARY.hash
    assert data["tables"]["jar"]["pill"][0]["count"] == 14
    marks = {mark["key"]: mark["source"] for mark in data["provenance"]}
    assert marks == {"pill.sugar": "reconstructed", "pill.bitter": "reconstructed"}
    assert "pill.bitter" in wardround("content", "template").out


def test_a_pack_shows_in_the_content(wardround: Wardround, tmp_path: Path) -> None:
    pack = tmp_path / "sweet.toml"
    pack.write_text('[[jar.pill]]\nid = "bitter"\ncount = 1\n')
    data = wardround("content", "template", "--json", "--content", pack).json

    assert data["tables"]["jar"]["pill"][1]["count"] == 1
    assert {"table": "jar", "key": "pill.bitter.count", "source": "pack", "why": ""} in data[
        "provenance"
    ]


@pytest.mark.parametrize("command", ["content", "simulate", "play"])
@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("[[jar.pill]", "table -: expected TOML, got"),
        ("[lid]\nx = 1", "table lid: expected one of the tables jar, got 'lid'"),
        ('[[jar.pill]]\nid = "sugar"\ncount = "x"', "table jar, key pill.sugar.count: expected"),
        ('[[jar.pill]]\nid = "sugar"\ncolour = 1', "table jar, key pill.sugar.colour: expected no"),
        ("[jar]\npill = 3", "table jar, key pill: expected a list of rows, got 3"),
    ],
)
def test_a_broken_pack_is_named_everywhere(
    wardround: Wardround, tmp_path: Path, command: str, text: str, message: str
) -> None:
    pack = tmp_path / "broken.toml"
    pack.write_text(text)
    done = wardround(command, "template", "--content", pack)

    assert done.code == 2
    assert f"wardround: {pack}: {message}" in done.err


def test_the_schema_and_the_types(wardround: Wardround) -> None:
    described = wardround("schema", "template").json

    assert described["title"] == "Pill Count"
    assert {"Draw", "Stop", "Drawn", "View"} <= set(described["$defs"])
    types = wardround("schema", "template", "--typescript").out
    assert 'export type Draw = { kind: "draw"; seat: number; jar?: string };' in types
    parts = wardround("schema", "template", "--typescript", "--view").out
    assert "export type View =" in parts
    assert "export type Draw =" not in parts
    assert set(wardround("schema", "template", "--view").json["properties"]) == {"View"}


@pytest.mark.parametrize("game", game_ids())
def test_the_boards_know_the_types_of_their_games(wardround: Wardround, game: str) -> None:
    file = BOARDS / game / "view.ts"
    types = wardround("schema", game, "--typescript", "--view").out
    command = f"./dev run schema {game} --typescript --view > {file.relative_to(ROOT)}"
    assert file.read_text("utf-8").split() == types.split(), f"run: {command}"
