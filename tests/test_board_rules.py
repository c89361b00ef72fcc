"""Drawn boards explain their pieces by rules; every rule they cite is in the game's rulebook."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from wardround.presentation.rulebook import read_rules

ROOT = Path(__file__).parents[1]
BOARDS = ROOT / "client" / "src" / "games"
GAMES = sorted(board.parent.name for board in BOARDS.glob("*/Board.svelte"))
CITED = re.compile(r"\b[A-Z]{2}-[A-Z]?\d+(?:\.\d+)?")


def test_there_are_boards() -> None:
    assert set(GAMES) >= {"clinic", "forbidden_clinic", "healthy_heart", "hero"}


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_on_a_board_is_in_the_book(game: str) -> None:
    rules = read_rules((ROOT / "src/wardround/games" / game / "RULES.md").read_text("utf-8"))
    files = [
        file
        for ending in ("*.ts", "*.svelte")
        for file in (BOARDS / game).rglob(ending)
        if file.name != "view.ts"
    ]
    cited = {(id_, file.name) for file in files for id_ in CITED.findall(file.read_text("utf-8"))}
    assert cited, "a board explains its pieces by rules"
    assert {(id_, name) for id_, name in cited if id_ not in rules} == set()
