"""Steps a second through the research interfaces, beside other people's games in the same run.

    python bench/adapters.py [GAME …] [--seconds 3]

The same loop is measured everywhere: look at observation and mask, choose at random among what is
allowed, step, begin anew at the end. Times are CPU seconds of one core; the best of three parts is
taken. PettingZoo's hanabi and OpenSpiel's gin rummy are measured for comparison; the last column
says how many times hanabi a line is.
"""

from __future__ import annotations

import argparse
import random
import time
import warnings
from collections.abc import Callable, Iterator
from typing import Any

import numpy as np
import pyspiel

from wardround.adapters import pettingzoo
from wardround.adapters.batch import Batch
from wardround.adapters.gymnasium import WardroundEnv
from wardround.adapters.openspiel import PREFIX
from wardround.adapters.session import Session
from wardround.adapters.setting import make_setting
from wardround.games import game_ids

PARTS = 3
BATCH = 32


def speed(steps: Iterator[int], seconds: float) -> float:
    """Steps a second of a loop that yields how many steps it has just done."""
    next(steps)
    best = 0.0
    for _ in range(PARTS):
        begin, done = time.process_time(), 0
        while (spent := time.process_time() - begin) < seconds / PARTS:
            done += next(steps)
        best = max(best, done / spent)
    return best


def of_session(game: str, seen: bool) -> Iterator[int]:
    session, at = Session(make_setting(game)), random.Random(0)
    for seed in range(1_000_000):
        session.start(seed)
        while session.outcome is None:
            session.mask(session.asked)
            if seen:
                session.observe(session.asked)
            session.act(at.choice(list(session.choices)))
            yield 1


def of_aec(env: Any) -> Iterator[int]:
    at = random.Random(0)
    for seed in range(1_000_000):
        env.reset(seed=seed)
        for _ in env.agent_iter():
            seen, _, ended, cut, _ = env.last()
            if ended or cut:
                env.step(None)
            else:
                env.step(at.choice(seen["action_mask"].nonzero()[0].tolist()))
                yield 1


def of_gymnasium(game: str) -> Iterator[int]:
    env, at = WardroundEnv(game), random.Random(0)
    for seed in range(1_000_000):
        _, info = env.reset(seed=seed)
        ended = False
        while not ended:
            index = at.choice(info["action_mask"].nonzero()[0].tolist())
            before = len(env.session.taken)
            _, _, ended, _, info = env.step(index)
            yield len(env.session.taken) - before


def of_batch(game: str) -> Iterator[int]:
    games, at = Batch(game, BATCH), random.Random(0)
    now = games.reset()
    while True:
        now = games.step([at.choice(mask.nonzero()[0].tolist()) for mask in now.masks])
        yield BATCH


def of_openspiel(name: str) -> Iterator[int]:
    game, at = pyspiel.load_game(name), random.Random(0)
    while True:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, odds = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(at.choices(outcomes, odds)[0])
                continue
            np.array(state.observation_tensor(state.current_player()), np.float32)
            state.apply_action(at.choice(state.legal_actions()))
            yield 1


def hanabi() -> Iterator[int]:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        from pettingzoo.classic import hanabi_v5

        env = hanabi_v5.env()
    return of_aec(env)


def rows(games: list[str]) -> Iterator[tuple[str, str, Callable[[], Iterator[int]]]]:
    """What is measured: a game, an interface, its loop."""
    yield "hanabi (PettingZoo)", "PettingZoo AEC", hanabi
    yield "gin_rummy (OpenSpiel)", "OpenSpiel", lambda: of_openspiel("gin_rummy")
    for game in games:
        yield game, "session, masks only", lambda game=game: of_session(game, seen=False)  # type: ignore[misc]
        yield game, "session", lambda game=game: of_session(game, seen=True)  # type: ignore[misc]
        yield game, "PettingZoo AEC", lambda game=game: of_aec(pettingzoo.env(game))  # type: ignore[misc]
        yield game, "Gymnasium, random bots", lambda game=game: of_gymnasium(game)  # type: ignore[misc]
        yield game, f"batch of {BATCH}", lambda game=game: of_batch(game)  # type: ignore[misc]
        yield game, "OpenSpiel", lambda game=game: of_openspiel(PREFIX + game)  # type: ignore[misc]


def main() -> None:
    arguments = argparse.ArgumentParser(description="Measure the research interfaces.")
    arguments.add_argument("games", nargs="*", metavar="GAME")
    arguments.add_argument("--seconds", type=float, default=3.0)
    given = arguments.parse_args()
    base = 0.0
    print(f"{'game':22} {'interface':24} {'steps/s':>10} {'× hanabi':>9}")
    for game, interface, loop in rows(given.games or list(game_ids())):
        found = speed(loop(), given.seconds)
        base = base or found
        print(f"{game:22} {interface:24} {found:10,.0f} {found / base:9.1f}", flush=True)


if __name__ == "__main__":
    main()
