"""Recorded games of all games; ``python -m tests.playthroughs`` records them again.

Journals hold the rules version and the hash of the content, so they have to be recorded again when
either changes. The moves and draws stay those of the recorded game; a question that is new in
between gets the first answer that is listed, and what was taken back is left out. A pack that a
game was played with lies beside it.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

from wardround.core.codec import action_from_data
from wardround.core.content import Library
from wardround.core.journal import Journal, Secret, scripted_seed
from wardround.core.replay import read_journal
from wardround.games import find_game, game_ids, library_of
from wardround.presentation.game_spec import AnyGameSpec

NEW_QUESTIONS = 20
"""More new questions in a row than this mean that the game has taken another course."""


def playthroughs(game: str, folder: str = "playthroughs") -> list[Path]:
    return sorted((Path(__file__).parent / game / folder).glob("*.jsonl"))


def human_games(game: str) -> list[Path]:
    return playthroughs(game, "human_games")


def library_for(game: AnyGameSpec, path: Path) -> Library:
    pack = path.with_suffix(".toml")
    return library_of(game, pack if pack.exists() else None)


def replayed(path: Path) -> Journal[AnyGameSpec]:
    """The recorded game, every line of it verified."""
    game = find_game(path.parent.parent.name)
    lines = path.read_text("utf-8").splitlines()
    return read_journal(game, library_for(game, path), lines, verify=True)


def record(path: Path) -> None:
    game = find_game(path.parent.parent.name)
    header, *lines = [msgspec.json.decode(line) for line in path.read_text("utf-8").splitlines()]
    moves: list[dict[str, Any]] = []
    for line in lines:
        if "action" in line:
            moves.append(line)
        elif "undo" in line:
            del moves[line["undo"] :]
    draws = [*header["draws"], *(draw for line in moves for draw in line["draws"])]
    secret = Secret(scripted_seed(draws), "recorded")
    journal = Journal.start(game, library_for(game, path), header["options"], secret)
    for line in moves:
        action = action_from_data(game, line["action"])
        for _ in range(NEW_QUESTIONS):
            listed = game.rules.legal(journal.state)
            if action in listed:
                break
            journal.act(listed[0])
        journal.act(action)
    for line in lines:
        if "give_up" in line:
            journal.give_up(line["give_up"])
    journal.close()
    path.write_text("\n".join(journal.lines) + "\n", "utf-8")
    print(f"{path.parent.parent.name} {path.stem}: {len(journal.moves)} moves")


if __name__ == "__main__":
    for game_id in game_ids():
        for recorded in playthroughs(game_id) + human_games(game_id):
            record(recorded)
