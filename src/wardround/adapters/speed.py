"""Steps per second through the research interfaces, next to other people's games in the same run.

The same loop is measured everywhere: read observation and mask, choose a random allowed action,
step, restart at the end. Times are CPU seconds on one core; after a warm-up part, the best of
several parts counts. A step is one decision of any seat, including those of a Gymnasium
environment's bots. OpenSpiel's draws are moves too, so there both figures are given.
"""

from __future__ import annotations

import random
import time
import warnings
from collections.abc import Callable, Iterator
from importlib import import_module
from typing import Any, Final, TypeAlias

import msgspec
import numpy as np

from wardround.adapters import pettingzoo
from wardround.adapters.batch import Batch
from wardround.adapters.configured_game import configure
from wardround.adapters.episode import Episode
from wardround.adapters.gymnasium import WardroundEnv
from wardround.presentation.game_spec import AnyGameSpec

PARTS: Final = 3
BATCH: Final = 32
STRIDE: Final = 50
"""How many rounds of a loop to run between two looks at the clock."""
HANABI: Final = "hanabi"

Loop: TypeAlias = Iterator[int]
"""Yields the number of steps made since it last yielded."""


class AdapterSpeed(msgspec.Struct, frozen=True):
    """How fast one interface of one game is."""

    game: str
    interface: str
    compiled: bool
    steps_per_second: float


def speed(loop: Loop, seconds: float) -> float:
    """Steps per CPU second of a loop."""
    best = 0.0
    for part in range(PARTS + 1):
        begin, done = time.process_time(), 0
        while (spent := time.process_time() - begin) < seconds / PARTS:
            for _ in range(STRIDE):
                done += next(loop)
        if part:
            best = max(best, done / spent)
    return best


def chosen(mask: Any, at: random.Random) -> int:
    """Any index that a mask allows."""
    allowed = mask.view(np.bool_).nonzero()[0]
    return int(allowed[int(at.random() * len(allowed))])


def of_episode(game: str | AnyGameSpec) -> Loop:
    """The engine with masks but without observations."""
    episode, at = Episode(configure(game)), random.Random(0)
    seed = 0
    while True:
        episode.start(seed)
        seed += 1
        while episode.outcome is None:
            episode.act(chosen(episode.mask(episode.asked), at))
            yield 1


def of_aec(env: Any) -> Loop:
    """PettingZoo's own loop."""
    at, seed = random.Random(0), 0
    while True:
        env.reset(seed=seed)
        seed += 1
        for _ in env.agent_iter():
            seen, _, ended, cut, _ = env.last()
            if ended or cut:
                env.step(None)
            else:
                env.step(chosen(seen["action_mask"], at))
                yield 1


def of_gymnasium(game: str | AnyGameSpec) -> Loop:
    """One agent for the whole team, or without a team one seat alongside random bots."""
    at, seed = random.Random(0), 0
    env = WardroundEnv(game, team=configure(game).is_team)
    while True:
        _, info = env.reset(seed=seed)
        seed += 1
        ended = False
        while not ended:
            before = len(env.episode.taken)
            _, _, ended, _, info = env.step(chosen(info["action_mask"], at))
            yield len(env.episode.taken) - before


def of_batch(game: str | AnyGameSpec) -> Loop:
    games, at = Batch(game, BATCH), random.Random(0)
    now = games.reset()
    while True:
        now = games.step([chosen(mask, at) for mask in now.masks])
        yield BATCH


def of_openspiel(name: str, draws: bool) -> Loop:
    """OpenSpiel's observers; ``draws`` says whether draws count as steps."""
    import pyspiel

    game, at = pyspiel.load_game(name), random.Random(0)
    observer = import_module("open_spiel.python.observation").make_observation(game)
    while True:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, odds = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(at.choices(outcomes, odds)[0])
                if draws:
                    yield 1
                continue
            player = state.current_player()
            observer.set_from(state, player)
            observer.tensor.copy()
            state.apply_action(at.choice(state.legal_actions(player)))
            yield 1


def _hanabi() -> Loop:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        from pettingzoo.classic import hanabi_v5

        return of_aec(hanabi_v5.env())


def _in_python() -> Loop:
    import_module("open_spiel.python.games.tic_tac_toe")  # which registers the game
    return of_openspiel("python_tic_tac_toe", draws=False)


def has_openspiel() -> bool:
    try:
        import wardround.adapters.openspiel  # noqa: F401 - registers the games
    except ImportError:
        return False
    return True


def others() -> Iterator[tuple[str, str, Callable[[], Loop]]]:
    """Games of PettingZoo and OpenSpiel for comparison."""
    yield HANABI, "PettingZoo", _hanabi
    if has_openspiel():
        yield "gin_rummy (C++)", "OpenSpiel", lambda: of_openspiel("gin_rummy", draws=False)
        yield "tic_tac_toe (Python)", "OpenSpiel", _in_python


def of_game(name: str, game: AnyGameSpec) -> Iterator[tuple[str, str, Callable[[], Loop]]]:
    """What to measure for a game: its name, the interface, the loop."""
    yield name, "masks only", lambda: of_episode(game)
    yield name, "PettingZoo", lambda: of_aec(pettingzoo.env(game))
    yield name, "Gymnasium", lambda: of_gymnasium(game)
    yield name, f"batch of {BATCH}", lambda: of_batch(game)
    if has_openspiel():
        from wardround.adapters.openspiel import PREFIX
        from wardround.games import game_ids

        if name in game_ids():
            yield name, "OpenSpiel", lambda: of_openspiel(PREFIX + name, draws=False)
            yield name, "OpenSpiel + draws", lambda: of_openspiel(PREFIX + name, draws=True)
