"""When garbage is collected, and free memory returned to the system."""

from __future__ import annotations

import ctypes
import gc
import subprocess
import sys
import time
from collections import Counter
from pathlib import Path

import pytest

from tests.server.people import Browser, post, serving, settings
from wardround.core.chance import SeededChance
from wardround.core.game import resolve_options
from wardround.games import find_game, game_ids, library_of
from wardround.server.event_loop import MAX_STALL
from wardround.server.live import memory
from wardround.server.live.memory import CALM_SECONDS, MAX_BETWEEN, MIN_BETWEEN, GarbageCollector


def test_free_memory_is_returned_at_quiet_moments() -> None:
    now = 1000.0
    collector = GarbageCollector(now)
    now += MIN_BETWEEN + 1
    assert not collector.collect(now, quiet_since=now - CALM_SECONDS + 1), "somebody is there"
    assert collector.collect(now, quiet_since=now - CALM_SECONDS - 1)
    now += CALM_SECONDS
    assert not collector.collect(now, quiet_since=0.0), "it has just been done"
    now += MAX_BETWEEN
    assert collector.collect(now, quiet_since=now), "long overdue"


def test_no_collection_takes_long() -> None:
    """What a long upload creates stays alive while it is read: 300,000 objects and more."""
    program = """
import gc, time
from wardround.server.live.memory import put_off_collections

put_off_collections()
took, began = [], 0.0
def watch(phase, info):
    global began
    if phase == "start":
        began = time.thread_time()
    else:
        took.append(time.thread_time() - began)
gc.callbacks.append(watch)
kept = [[n] for n in range(300_000)]
print(max(took))
"""
    said = subprocess.run([sys.executable, "-c", program], capture_output=True, check=True)
    assert float(said.stdout) < MAX_STALL / 2


@pytest.mark.parametrize("name", game_ids())
def test_content_leaves_nothing_to_collect(name: str) -> None:
    """Every table with a pack has content of its own."""
    game = find_game(name)
    options = resolve_options(game.meta, {})

    def use() -> None:
        content = game.rules.content(library_of(game).tables)
        state = game.rules.setup(options, content, SeededChance(1))
        assert game.rules.legal(state)

    use()
    gc.collect()
    gc.disable()
    try:
        use()
        assert gc.collect() < 10
    finally:
        gc.enable()


def test_a_connection_leaves_nothing_to_collect(tmp_path: Path) -> None:
    """Reference cycles live until a full collection, hours later on a busy server."""
    with serving(settings(tmp_path)) as server:
        made = post(server.url, "/api/tables", {"game": "sealed", "seats": [{"by": "me"}] * 2}, 201)

        def come_and_go() -> None:
            for hello in (True, False):
                browser = Browser(server.url)
                if hello:
                    browser.hello(made["seats"][0]["token"])
                    browser.say("ping")
                browser.close()
            gone = time.monotonic() + 20
            while server.hub.sockets() and time.monotonic() < gone:
                time.sleep(0.01)

        come_and_go()
        gc.collect()
        gc.disable()
        try:
            for _ in range(5):
                come_and_go()
            gc.set_debug(gc.DEBUG_SAVEALL)
            gc.collect()
            left = Counter(type(one).__name__ for one in gc.garbage)
        finally:
            gc.set_debug(0)
            gc.garbage.clear()
            gc.enable()
    assert not {"_Socket", "FrameGate", "WebSocketsSansIOProtocol"} & left.keys(), left


def test_memory_is_not_trimmed_where_that_is_impossible(monkeypatch: pytest.MonkeyPatch) -> None:
    assert isinstance(memory.trim_memory(), bool)
    monkeypatch.setattr(ctypes, "CDLL", lambda name: object())
    assert memory.trim_memory() is False
