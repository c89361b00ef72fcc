"""PettingZoo's own test suites, and what they do not check."""

from __future__ import annotations

import random
import warnings
from typing import Any

import numpy as np
import pytest

from tests.adapters.table import ALL, REAL, choose, option_sets, spec
from wardround.adapters import pettingzoo
from wardround.adapters.action_table import WAIT
from wardround.adapters.configured_game import configure
from wardround.adapters.episode import Episode, IllegalActionError

with warnings.catch_warnings():  # the suites themselves import an old name of one of their games
    warnings.simplefilter("ignore", DeprecationWarning)
    from pettingzoo.test import api_test, parallel_api_test, seed_test

# api_test warns about every environment it does not know that masks actions in a dict.
pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array:UserWarning"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably:UserWarning"),
]


@pytest.mark.parametrize("name", ALL)
@pytest.mark.parametrize("other", [False, True])
def test_api(name: str, other: bool) -> None:
    api_test(pettingzoo.env(spec(name), **option_sets(name)[other]), num_cycles=30)


@pytest.mark.parametrize("name", ALL)
def test_seeds(name: str) -> None:
    seed_test(lambda: pettingzoo.env(spec(name)), num_cycles=10)


@pytest.mark.parametrize("name", ALL)
@pytest.mark.parametrize("other", [False, True])
def test_parallel_api(name: str, other: bool) -> None:
    env = pettingzoo.parallel_env(spec(name), **option_sets(name)[other])
    parallel_api_test(env, num_cycles=40)


@pytest.mark.parametrize("name", ALL)
def test_the_environment_is_the_episode(name: str) -> None:
    """Parity: the same seed and actions end in the same state; masks are in both places."""
    env = pettingzoo.env(spec(name))
    episode, at = Episode(configure(spec(name))), random.Random(8)
    env.reset(seed=21)
    episode.start(21)
    while episode.outcome is None:
        seen, _, _, _, info = env.last()
        assert env.agent_selection == f"seat_{episode.asked}"
        assert np.flatnonzero(seen["action_mask"]).tolist() == sorted(episode.choices)
        assert np.array_equal(seen["action_mask"], info["action_mask"])
        assert np.array_equal(seen["observation"], episode.observe(episode.asked))
        index = choose(episode, at)
        env.step(index)
        episode.act(index)

    assert env.unwrapped.episode.digest() == episode.digest()
    assert all(env.terminations.values())
    returns = [env.rewards[agent] for agent in env.agents]
    assert returns == pytest.approx(episode.rewards)


@pytest.mark.parametrize("name", ALL)
def test_rendering(name: str) -> None:
    texts = pettingzoo.env(spec(name), render_mode="ansi")
    texts.reset(seed=1)
    assert len(texts.render().splitlines()) > 1

    pixels = pettingzoo.env(spec(name), render_mode="rgb_array")
    pixels.reset(seed=1)
    picture = pixels.render()
    assert picture.dtype == np.uint8
    assert picture.shape[1:] == (1120, 3)
    assert len({tuple(pixel) for pixel in picture[::8, ::8].reshape(-1, 3).tolist()}) > 5


def test_an_illegal_action_loses() -> None:
    env = pettingzoo.env(spec("template"))
    env.reset(seed=1)
    env.step(WAIT)

    assert env.last()[1:4] == (-1.0, True, True)

    strict = pettingzoo.env(spec("template"), illegal="raise")
    strict.reset(seed=1)
    with pytest.raises(IllegalActionError, match="cannot choose 0"):
        strict.step(WAIT)


def test_calls_out_of_order_are_refused() -> None:
    env = pettingzoo.env(spec("template"), render_mode="ansi")
    for call in (lambda: env.step(1), lambda: env.observe("seat_0"), env.agent_iter, env.render):
        with pytest.raises(AssertionError, match="reset"):
            call()
    for name in ("agent_selection", "rewards", "infos"):
        with pytest.raises(AttributeError):
            getattr(env, name)
    env.reset(seed=1)
    for _ in env.agent_iter():
        seen, _, ended, _, _ = env.last()
        env.step(None if ended else int(np.flatnonzero(seen["action_mask"])[0]))
    before = env.episode.digest()
    env.step(1)
    assert env.episode.digest() == before


def test_long_games_can_be_cut() -> None:
    env = pettingzoo.env(spec("template"), max_steps=2)
    env.reset(seed=1)
    for _ in range(2):
        env.step(int(np.flatnonzero(env.last()[0]["action_mask"])[0]))

    assert all(env.truncations.values())
    assert not any(env.terminations.values())


def test_the_structured_observation_is_the_view() -> None:
    env = pettingzoo.env(spec("template"))
    env.reset(seed=1)
    assert env.unwrapped.structured("seat_0")["jar"] == {"sugar": 14, "bitter": 8}


@pytest.mark.parametrize("name", REAL)
def test_simultaneous_choices_are_taken_together(name: str) -> None:
    """In one parallel step every seat whose answer is needed gives it."""
    env: Any = pettingzoo.parallel_env(name)
    at = random.Random(1)
    for seed in range(10):
        seen, _ = env.reset(seed=seed)
        for _ in range(300):
            if not env.agents:
                break
            asked = env.episode.awaiting.seats
            before = len(env.episode.taken)
            actions = {
                agent: at.choice(np.flatnonzero(seen[agent]["action_mask"]).tolist())
                for agent in env.agents
            }
            waiting = [agent for agent, action in actions.items() if action == WAIT]
            assert len(waiting) == len(env.agents) - len(asked)
            seen, *_ = env.step(actions)
            if len(asked) > 1 and len(env.episode.taken) - before > 1:
                return
    assert name == "hero"  # the only game without simultaneous choices
