"""Gymnasium's own checker, the registered ids, bots, teams and vectors."""

from __future__ import annotations

import random

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from tests.adapters.table import ALL, GAMES, REAL, choose, option_sets, spec, team_options
from wardround.adapters.batch import Batch
from wardround.adapters.configured_game import configure
from wardround.adapters.episode import Episode, IllegalActionError
from wardround.adapters.gymnasium import WardroundEnv, env_id, vector_env

# The checker warns about spaces that are not normalised around 0 and about missing specs.
pytestmark = pytest.mark.filterwarnings("ignore::UserWarning:gymnasium")


@pytest.mark.parametrize("name", REAL)
def test_check_env(name: str) -> None:
    check_env(gymnasium.make(env_id(name)).unwrapped)


@pytest.mark.parametrize("name", ALL)
def test_check_env_with_other_options(name: str) -> None:
    check_env(WardroundEnv(spec(name), seat=0, **option_sets(name)[1]), skip_render_check=True)


@pytest.mark.slow
@pytest.mark.parametrize("name", [name for name in GAMES if "team" in spec(name).meta.kind])
def test_one_agent_for_the_team(name: str) -> None:
    """Parity: the agent answers for every seat, and the game is the episode's."""
    options = team_options(name)
    env = gymnasium.make(env_id(name, team=True), **options).unwrapped
    assert isinstance(env, WardroundEnv)
    episode = Episode(configure(name, options), interrupts=False)
    at = random.Random(2)
    row, info = env.reset(seed=5)
    episode.start(5)
    ended = False
    while not ended:
        assert info["seat"] == episode.asked
        assert np.array_equal(row, episode.observe(episode.asked))
        assert np.flatnonzero(env.action_masks()).tolist() == sorted(episode.choices)
        index = choose(episode, at)
        row, _, ended, _, info = env.step(index)
        episode.act(index)

    assert env.episode.digest() == episode.digest()
    assert info["outcome"]["reason"] in spec(name).meta.end_reasons


@pytest.mark.parametrize("name", ALL)
def test_bots_play_the_other_seats(name: str) -> None:
    env = WardroundEnv(spec(name), seat=1 if configure(spec(name)).seats > 1 else 0)
    at = random.Random(3)
    _, info = env.reset(seed=9)
    mine = env.mine[0]
    for _ in range(60):
        assert info["seat"] == mine
        assert env.episode.asked == mine
        _, _, ended, _, info = env.step(at.choice(np.flatnonzero(info["action_mask"]).tolist()))
        if ended:
            break
    assert len({action.seat for action in env.episode.taken}) > 1


def test_illegal_actions() -> None:
    env = WardroundEnv(spec("template"))
    env.reset(seed=1)
    _, reward, ended, _, info = env.step(0)
    assert (reward, ended) == (-1.0, True)
    assert info["illegal"].startswith("seat:0 cannot choose 0 (wait)")

    strict = WardroundEnv(spec("template"), illegal="raise")
    strict.reset(seed=1)
    with pytest.raises(IllegalActionError):
        strict.step(0)


def test_arguments_that_make_no_sense_are_refused() -> None:
    with pytest.raises(ValueError, match="there are 2, from 0"):
        WardroundEnv(spec("template"), seat=2)
    with pytest.raises(ValueError, match="has no team"):
        WardroundEnv(spec("template"), team=True)
    with pytest.raises(ValueError, match="expected one level or 2"):
        WardroundEnv(spec("template"), bots=["random"])


@pytest.mark.slow
def test_a_vector_of_processes() -> None:
    vector = vector_env(GAMES[0], 2)
    try:
        rows, infos = vector.reset(seed=[1, 2])
        single = WardroundEnv(GAMES[0])
        assert np.array_equal(rows[1], single.reset(seed=2)[0])
        actions = [int(np.flatnonzero(mask)[0]) for mask in infos["action_mask"]]
        rows, *_ = vector.step(np.array(actions))
        assert np.array_equal(rows[1], single.step(actions[1])[0])
    finally:
        vector.close()


@pytest.mark.parametrize("name", ALL)
def test_a_batch_is_many_episodes(name: str) -> None:
    """Parity: every game of a batch is the episode of its seed, and finished games restart."""
    games = Batch(spec(name), 3)
    twins = [Episode(games.configured, interrupts=False) for _ in range(3)]
    at = random.Random(4)
    now = games.reset(seed=30)
    seed = 30
    for twin in twins:
        twin.start(seed)
        seed += 1
    for _ in range(250):
        actions = [choose(twin, at) for twin in twins]
        now = games.step(actions)
        for n, (twin, action) in enumerate(zip(twins, actions, strict=True)):
            twin.act(action)
            assert now.done[n] == (twin.outcome is not None)
            assert now.rewards[n].tolist() == pytest.approx(
                twin.rewards or [0.0] * len(now.rewards[n])
            )
            if twin.outcome is not None:
                assert now.outcomes[n] == twin.outcome
                twin.start(seed)
                seed += 1
            assert now.seats[n] == twin.asked
            assert np.flatnonzero(now.masks[n]).tolist() == sorted(twin.choices)
            assert np.array_equal(now.observations[n], twin.observe(twin.asked))
            assert games.episodes[n].digest() == twin.digest()


def test_the_games_of_a_batch_can_be_cut() -> None:
    games = Batch(spec("template"), 2, max_steps=1)
    games.reset(seed=1)
    now = games.step([int(np.flatnonzero(mask)[0]) for mask in games.now.masks])
    assert now.done.all()
    assert now.outcomes == {}
