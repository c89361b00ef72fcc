"""Puzzles: positions of real games in which greedy goes wrong and the search does not."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import pytest

from tests.puzzles.find import (
    CLEARLY,
    FIRST_LOOK,
    SOLVER,
    Puzzle,
    greedy_moves,
    proven,
    wins,
)
from wardround.bots import find_bot, think
from wardround.core.actions import Action
from wardround.core.chance import SeededChance
from wardround.core.notation import read_action
from wardround.games import find_game, library_of
from wardround.presentation.game_spec import AnyGameSpec
from wardround.presentation.scenario import Scenario, play_scenario, run_scenario
from wardround.presentation.scenario_text import read_scenario

HERE = Path(__file__).resolve().parent
PUZZLES = sorted(HERE.glob("*/*.toml"))
EVERY_PUZZLE = pytest.mark.parametrize(
    "file", PUZZLES, ids=[f"{path.parent.name}-{path.stem}" for path in PUZZLES]
)


@cache
def puzzle_in(file: Path) -> tuple[AnyGameSpec, Any, Scenario]:
    scenario = read_scenario(file.read_text("utf-8"))
    game = find_game(scenario.game)
    return game, play_scenario(game, library_of(game), scenario), scenario


@cache
def found_in(file: Path) -> Any:
    """The move the search chooses."""
    game, state, _ = puzzle_in(file)
    return think(SOLVER, game, state, game.rules.awaiting(state).seats[0], SeededChance(0)).action


def solution(game: AnyGameSpec, state: Any, scenario: Scenario) -> list[Any]:
    return [read_action(game, game.rules.legal(state), text) for text in scenario.solution]


@EVERY_PUZZLE
def test_it_runs_as_a_scenario_and_lists_its_solution(file: Path) -> None:
    game, _, scenario = puzzle_in(file)

    assert scenario.solution
    assert run_scenario(game, library_of(game), scenario) == []


def is_clearly_better(
    game: AnyGameSpec, state: Any, best: Action, wrong: set[Action], seat: int
) -> bool:
    """Whether a seat wins clearly more often with the best move than with any of the wrong ones.

    For nearly all puzzles half of the games suffice; games that cannot change it are not played.
    """
    won = cache(lambda action, number: wins(game, state, action, seat, number))

    def wins_too_often(action: Action, times: int, most: float) -> bool:
        count = 0
        for number in range(times):
            if count + times - number <= most:
                return False
            count += won(action, number)
        return count > most

    for times in (FIRST_LOOK // 2, FIRST_LOOK):
        most = sum(won(best, number) for number in range(times)) - CLEARLY * times
        if not any(wins_too_often(action, times, most) for action in wrong):
            return True
    return False


@pytest.mark.slow
@EVERY_PUZZLE
def test_the_solution_is_worth_what_the_file_says(file: Path) -> None:
    """Proven, or played out with the same chance as when the puzzle was found."""
    game, state, scenario = puzzle_in(file)
    seat = game.rules.awaiting(state).seats[0]
    wrong = greedy_moves(game, state, seat)
    if "exact" in scenario.about:
        worth = proven(game, state, seat, game.meta.is_team(game.rules.options(state)))
        assert worth is not None
        puzzle = Puzzle(worth, wrong, exact=True)
        assert puzzle.good
        assert set(puzzle.solution) == set(solution(game, state, scenario))
    else:
        assert is_clearly_better(game, state, found_in(file), wrong, seat)


@EVERY_PUZZLE
def test_greedy_does_not_find_it(file: Path) -> None:
    game, state, scenario = puzzle_in(file)
    seat = game.rules.awaiting(state).seats[0]
    for seed in range(3):
        choice = think(find_bot("greedy"), game, state, seat, SeededChance(seed))
        assert choice.action not in solution(game, state, scenario)


@EVERY_PUZZLE
def test_the_search_finds_it(file: Path) -> None:
    assert found_in(file) in solution(*puzzle_in(file))
