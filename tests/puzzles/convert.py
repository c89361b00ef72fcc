"""Turns puzzles that are recorded games into positions, in place.

``python -m tests.puzzles.convert FILE …``

A recorded game is a scenario with a seed and steps. It stays true when the games' dumps change,
while a snapshot has to be taken again: keep the recorded ones in the history, and convert them.
"""

from __future__ import annotations

import sys
import tomllib
from pathlib import Path
from typing import Any

from tests.puzzles.find import write
from wardround.core.chance import SeededChance
from wardround.core.codec import state_digest
from wardround.core.game import AnyGame, resolve_options
from wardround.core.log import silent
from wardround.core.notation import read_action
from wardround.core.scenario import Scenario, load_snapshot, parse_scenario
from wardround.games import find_game, library_of


def read(file: Path) -> tuple[AnyGame, Scenario]:
    scenario = parse_scenario(tomllib.loads(file.read_text("utf-8")))
    return find_game(scenario.game), scenario


def laid_out(game: AnyGame, scenario: Scenario) -> Any:
    """The state of a puzzle: its snapshot, or its moves with the draws of its seed."""
    content = game.content(library_of(game).tables)
    options = resolve_options(game.meta, scenario.options)
    if scenario.snapshot is not None:
        return load_snapshot(game, options, content, scenario.snapshot)
    assert scenario.seed is not None
    chance = SeededChance(scenario.seed)
    state = game.setup(options, content, chance)
    for step in scenario.step:
        assert isinstance(step.do, str)
        listed = game.legal(state)
        action = read_action(game, listed, step.do)
        assert action in listed
        game.push(state, action, chance, silent())
    return state


def convert(file: Path) -> str:
    """Write the position, and make sure that it is the same; returns its digest."""
    game, recorded = read(file)
    before = laid_out(game, recorded)
    write(file, game, recorded.options, before, recorded)
    after = laid_out(*read(file))
    assert state_digest(game, after) == state_digest(game, before)
    assert game.legal(after) == game.legal(before)
    assert read(file)[1].solution == recorded.solution
    return state_digest(game, after)


def main() -> None:
    for name in sys.argv[1:]:
        print(name, convert(Path(name)))


if __name__ == "__main__":
    main()
