"""How fast the engine is: steps, games and clones of random play, and simulations of the search,
in CPU time of one core."""

from __future__ import annotations

import sys
import time
from typing import Any, Final

import msgspec

from wardround.bots import find_bot, think
from wardround.bots.budget import Budget
from wardround.bots.search import HORIZON
from wardround.bots.tree import Search
from wardround.core.chance import SeededChance
from wardround.core.game import resolve_options
from wardround.core.log import silent
from wardround.core.playing import play_at_random
from wardround.games import library_of
from wardround.presentation.game_spec import AnyGameSpec

REPEATS: Final = 5
CLONES: Final = 2_000
SIMULATIONS: Final = 100


class Speed(msgspec.Struct, frozen=True):
    """The best of several runs, since a busy machine only ever makes things slower."""

    game: str
    compiled: bool
    steps_per_second: float
    games_per_second: float
    clone_microseconds: float
    steps_per_game: float
    legal_per_step: float
    simulations_per_second: float
    """Of the search as the levels use it, at positions from greedy play."""


def is_compiled(game: AnyGameSpec) -> bool:
    """Whether the rules of a game run as compiled modules."""
    module = sys.modules[game.rules.legal.__module__]
    return not str(module.__file__).endswith(".py")


def measure(game: AnyGameSpec, seconds: float = 1.0) -> Speed:
    """Random play: list, choose, carry out, until time is up; then clones of a mid-game state."""
    content = game.rules.content(library_of(game).tables)
    options = resolve_options(game.meta, {})
    runs = [_random_play(game, options, content, n, seconds / REPEATS) for n in range(REPEATS)]
    best = max(runs, key=lambda run: run[1] / run[3])
    games, steps, listed, spent = best
    return Speed(
        game=game.meta.id,
        compiled=is_compiled(game),
        steps_per_second=steps / spent,
        games_per_second=games / spent,
        clone_microseconds=min(_clone_cost(game, options, content) for _ in range(REPEATS)),
        steps_per_game=steps / games,
        legal_per_step=listed / steps,
        simulations_per_second=_search_speed(game, options, content, seconds / REPEATS),
    )


def _random_play(
    game: AnyGameSpec, options: Any, content: Any, seed: int, seconds: float
) -> tuple[int, int, int, float]:
    """Whole games, their steps, the actions listed, and the CPU seconds it took."""
    chance, log = SeededChance(seed), silent()
    games = steps = counted = 0
    start = time.process_time()
    while time.process_time() - start < seconds or games == 0:
        state = game.rules.setup(options, content, chance)
        played, listed = play_at_random(game, state, chance, log)
        steps += played
        counted += listed
        games += 1
    return games, steps, counted, time.process_time() - start


def _search_speed(game: AnyGameSpec, options: Any, content: Any, seconds: float) -> float:
    """Simulations per second of small searches, at positions from greedy play."""
    chance = SeededChance(11)
    state = game.rules.setup(options, content, chance)
    simulations, spent = 0, 0.0
    while spent < seconds:
        if game.rules.outcome(state) is not None:
            state = game.rules.setup(options, content, chance)
        seat = game.rules.awaiting(state).seats[0]
        search = Search(game, state, seat, simulations, HORIZON)
        start = time.process_time()
        if len(search.listed) > 1:
            search.run(Budget(SIMULATIONS))
        spent += time.process_time() - start
        simulations += search.simulations
        action = think(find_bot("greedy"), game, state, seat, chance).action
        game.rules.push(state, action, chance, silent())
    return simulations / spent


def _clone_cost(game: AnyGameSpec, options: Any, content: Any) -> float:
    chance, log = SeededChance(7), silent()
    state = game.rules.setup(options, content, chance)
    for _ in range(40):
        listed = game.rules.legal(state)
        if not listed:
            break
        after = state.clone()
        game.rules.push(after, listed[chance.below(len(listed))], chance, log)
        if game.rules.outcome(after) is not None:
            break
        state = after
    start = time.process_time()
    for _ in range(CLONES):
        state.clone()
    return (time.process_time() - start) / CLONES * 1e6
