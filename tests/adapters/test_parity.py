"""Parity: the same seed and actions give the same state in every adapter, engine and server."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import numpy as np
import pytest

from tests.adapters.table import ALL, choose, play_out, spec
from tests.server.people import Browser, Server, post, serving, settings
from wardround.adapters import pettingzoo
from wardround.adapters.batch import Batch
from wardround.adapters.configured_game import configure
from wardround.adapters.episode import Episode
from wardround.adapters.gymnasium import WardroundEnv
from wardround.core.codec import state_digest, to_data
from wardround.core.journal import Journal, Secret
from wardround.core.replay import read_journal
from wardround.server.table import standing_moves


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder: Path = tmp_path_factory.mktemp("parity")
    with serving(settings(folder)) as running:
        yield running


def by_the_engine(episode: Episode) -> str:
    """The digest after the same actions in a journal with the same seed."""
    configured = episode.configured
    journal = Journal.start(
        configured.game, configured.library, configured.options, Secret(episode.seed, "")
    )
    for action in episode.taken:
        journal.act(action)
    return state_digest(configured.game, journal.state)


@pytest.mark.parametrize("name", ALL)
def test_every_adapter_plays_the_engine(name: str) -> None:
    at = random.Random(3)
    aec = pettingzoo.env(spec(name))
    aec.reset(seed=5)
    for _ in range(150):
        seen, _, ended, _, _ = aec.last()
        if ended:
            break
        aec.step(at.choice(np.flatnonzero(seen["action_mask"]).tolist()))
    parallel = pettingzoo.parallel_env(spec(name))
    told, _ = parallel.reset(seed=6)
    for _ in range(100):
        if parallel.agents:
            told, *_ = parallel.step(
                {
                    agent: at.choice(np.flatnonzero(one["action_mask"]).tolist())
                    for agent, one in told.items()
                }
            )
    single = WardroundEnv(spec(name))
    _, info = single.reset(seed=7)
    for _ in range(60):
        index = at.choice(np.flatnonzero(info["action_mask"]).tolist())
        _, _, ended, _, info = single.step(index)
        if ended:
            break
    batch = Batch(spec(name), 2)
    now = batch.reset(seed=8)
    for _ in range(40):
        now = batch.step([at.choice(np.flatnonzero(mask).tolist()) for mask in now.masks])
    episodes = [aec.episode, parallel.episode, single.episode, *batch.episodes]
    for episode in episodes:
        assert episode.digest() == by_the_engine(episode)


@pytest.mark.parametrize("name", ALL)
def test_the_server_plays_the_same_game(
    name: str, server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A table with the seed of an episode and the same actions over the network ends the same."""
    # The actions are chosen here: nobody may answer for a seat.
    monkeypatch.setattr(standing_moves, "_due", lambda table: None)
    episode = Episode(configure(spec(name)))
    actions = play_out(episode, 9)
    seats = [{"by": "me", "name": f"P{seat}"} for seat in range(episode.configured.seats)]
    wish: dict[str, Any] = {"game": name, "seats": seats, "seed": episode.seed}
    made = post(server.url, "/api/tables", wish, 201)
    browser = Browser(server.url)
    browser.hello(*(seat["token"] for seat in made["seats"]))
    for action in actions:
        answer = browser.say("act", seq=browser.now["seq"], action=to_data(action))
        assert answer["type"] == "done"
    browser.close()

    written = httpx.post(server.url + "/api/journal", json={"token": made["spectate"]})
    configured = episode.configured
    journal = read_journal(
        configured.game, configured.library, written.text.splitlines(), verify=True
    )
    assert journal.options == configured.options
    assert state_digest(configured.game, journal.state) == episode.digest()


def test_a_different_action_is_a_different_state() -> None:
    """What the comparison rests on: digests tell states apart."""
    at = random.Random(1)
    episode, other = (Episode(configure(spec("template"))) for _ in range(2))
    episode.start(2)
    other.start(2)
    assert episode.digest() == other.digest()
    while len(episode.choices) < 2:
        index = choose(episode, at)
        episode.act(index)
        other.act(index)
    first, second = sorted(episode.choices)[:2]
    episode.act(first)
    other.act(second)
    assert episode.digest() != other.digest()
