"""Whole games with unusual choices: each journal in ``tests/<game>/human_games`` is a test."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from tests.playthroughs import human_games, replayed
from wardround.games import find_game, game_ids

PLAYED = [game for game in game_ids() if human_games(game)]


@pytest.mark.parametrize("path", [path for game in PLAYED for path in human_games(game)], ids=str)
def test_a_human_game_ends_as_it_did(path: Path) -> None:
    journal = replayed(path)

    assert journal.outcome() is not None, "dropped in before its end"


@pytest.mark.parametrize("game", PLAYED)
def test_human_games_use_every_value_of_every_option(game: str) -> None:
    assert len(human_games(game)) >= 10
    headers = [path.read_bytes().split(b"\n", 1)[0] for path in human_games(game)]
    chosen = [msgspec.json.decode(header)["options"] for header in headers]
    missing = {
        (option.id, value)
        for option in find_game(game).meta.options
        for value in option.values
        if not any(options[option.id] == value for options in chosen)
    }

    assert not missing
