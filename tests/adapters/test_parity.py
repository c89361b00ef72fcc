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
from wardround.adapters.gymnasium import WardroundEnv
from wardround.adapters.session import Session
from wardround.adapters.setting import make_setting
from wardround.core.codec import state_digest, to_data
from wardround.core.journal import Journal, Secret
from wardround.core.replay import read_journal


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder: Path = tmp_path_factory.mktemp("parity")
    with serving(settings(folder)) as running:
        yield running


def by_the_engine(session: Session) -> str:
    """The digest after the same actions in a journal with the same seed."""
    setting = session.setting
    journal = Journal.start(
        setting.game, setting.library, setting.options, Secret(session.seed, "")
    )
    for action in session.taken:
        journal.act(action)
    return state_digest(setting.game, journal.state)


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
    sessions = [aec.session, parallel.session, single.session, *batch.sessions]
    for session in sessions:
        assert session.digest() == by_the_engine(session)


@pytest.mark.parametrize("name", ALL)
def test_the_server_plays_the_same_game(name: str, server: Server) -> None:
    """A table with the seed of a session, the same actions over the network, the same end."""
    session = Session(make_setting(spec(name)))
    actions = play_out(session, 9)
    seats = [{"by": "me", "name": f"P{seat}"} for seat in range(session.setting.seats)]
    wish: dict[str, Any] = {"game": name, "seats": seats, "seed": session.seed}
    made = post(server.url, "/api/tables", wish, 201)
    browser = Browser(server.url)
    browser.hello(*(seat["token"] for seat in made["seats"]))
    for action in actions:
        answer = browser.say("act", seq=browser.now["seq"], action=to_data(action))
        assert answer["type"] == "done"
    browser.close()

    written = httpx.post(server.url + "/api/journal", json={"token": made["spectate"]})
    setting = session.setting
    journal = read_journal(setting.game, setting.library, written.text.splitlines(), verify=True)
    assert journal.options == setting.options
    assert state_digest(setting.game, journal.state) == session.digest()


def test_a_different_action_is_a_different_state() -> None:
    """What the comparison rests on: digests tell states apart."""
    at = random.Random(1)
    session, other = (Session(make_setting(spec("template"))) for _ in range(2))
    session.start(2)
    other.start(2)
    assert session.digest() == other.digest()
    while len(session.choices) < 2:
        index = choose(session, at)
        session.act(index)
        other.act(index)
    first, second = sorted(session.choices)[:2]
    session.act(first)
    other.act(second)
    assert session.digest() != other.digest()
