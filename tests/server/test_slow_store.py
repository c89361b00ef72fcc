"""A slow disk: what waits for it does not pile up in memory without limit."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.people import PATIENCE, Browser, Server, post, send, serving, settings
from tests.server.test_event_loop import long_journal
from tests.waiting import until
from wardround.server.live import hub, live_table
from wardround.server.live.memory import BYTES_PER_TABLE
from wardround.server.store.records import Write
from wardround.server.web import guard

TABLE = {"game": "sealed", "seats": [{"by": "me"}] * 2}


class SlowDisk:
    """Makes all changes to a server's store wait until it is `let`, at the latest when a test is
    over: a server cannot stop before."""

    def __init__(self, server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
        store, self._may = server.hub.store, asyncio.Event()
        task = server.hub.timekeeper.task
        assert task is not None
        self._loop = task.get_loop()
        self.waiting = 0
        write, release = store.write, store.release

        async def write_later(one: Write) -> None:
            await self._wait()
            await write(one)

        async def release_later(tables: tuple[str, ...], name: str) -> None:
            await self._wait()
            await release(tables, name)

        monkeypatch.setattr(store, "write", lambda one: asyncio.ensure_future(write_later(one)))
        monkeypatch.setattr(store, "release", release_later)

    def __enter__(self) -> SlowDisk:
        return self

    def __exit__(self, *_: object) -> None:
        self.let()

    async def _wait(self) -> None:
        self.waiting += 1
        await self._may.wait()

    def let(self) -> None:
        self._loop.call_soon_threadsafe(self._may.set)


def chatted(player: Browser) -> str:
    """The kind of answer to a line of chat."""
    return str(player.say("say", seat=0, text="hello")["type"])


@pytest.fixture
def at_once() -> Iterator[ThreadPoolExecutor]:
    with ThreadPoolExecutor() as threads:
        yield threads


def test_tables_are_unloaded_even_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with serving(settings(tmp_path)) as server:
        made = [post(server.url, "/api/tables", TABLE, 201) for _ in range(2)]
        with SlowDisk(server, monkeypatch) as disk:
            few = settings(tmp_path, idle_bytes=2 * BYTES_PER_TABLE - 1)
            monkeypatch.setattr(server.hub, "settings", few)
            assert len(until(lambda: list(server.hub.live), lambda live: len(live) == 1)) == 1
            assert until(lambda: disk.waiting, bool)
            monkeypatch.setattr(server.hub, "settings", settings(tmp_path, idle_bytes=0))
            assert until(lambda: list(server.hub.live), lambda live: not live) == []
            disk.let()
            for table in made:
                assert post(server.url, "/api/who", {"token": table["host"]}, 200)


def test_questions_are_refused_once_too_much_waits(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(live_table, "MAX_UNSENT", 100_000)
    with serving(settings(tmp_path)) as server:
        made = post(server.url, "/api/tables", TABLE, 201)
        other = post(server.url, "/api/tables", TABLE, 201)
        player, friend = Browser(server.url), Browser(server.url)
        player.hello(*(seat["token"] for seat in made["seats"]))
        friend.hello(other["seats"][0]["token"])
        with SlowDisk(server, monkeypatch) as disk:
            player.whoever_is_asked()
            action = player.now["legal"][0]["action"]
            player.send({"type": "act", "id": "a", "seq": player.now["seq"], "action": action})
            while (before := server.hub.unsent_bytes) <= 100_000:
                player.send({"type": "look", "id": "l", "seat": 0})
                assert until(lambda: server.hub.unsent_bytes, lambda now: now > before) > before
            refused = player.say("look", seat=0)
            assert (refused["type"], refused["code"]) == ("refused", "busy")
            bye = Browser(server.url).hello(made["spectate"])
            assert (bye["type"], bye["code"], bye["retry"]) == ("bye", "storage", True)
            assert friend.say("ping")["type"] == "pong", "nothing waits at another table"
            assert player.say("ping")["type"] == "pong", "the connection is sound"
            disk.let()
            assert until(lambda: chatted(player), lambda kind: kind == "done") == "done"
            assert player.now["seq"] > 1
            assert server.hub.unsent_bytes == 0


def test_what_waits_at_all_tables_has_an_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(live_table, "MAX_UNSENT_IN_ALL", 1)
    with serving(settings(tmp_path)) as server:
        made = post(server.url, "/api/tables", TABLE, 201)
        player = Browser(server.url)
        player.hello(*(seat["token"] for seat in made["seats"]))
        with SlowDisk(server, monkeypatch) as disk:
            player.send({"type": "say", "id": "s", "seat": 0, "text": "hello"})
            assert chatted(player) == "refused"
            disk.let()
            assert until(lambda: chatted(player), lambda kind: kind == "done") == "done"


def test_new_tables_are_refused_once_too_many_wait(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, at_once: ThreadPoolExecutor
) -> None:
    monkeypatch.setattr(hub, "MAX_NEW_BYTES", 2 * BYTES_PER_TABLE - 1)
    with serving(settings(tmp_path)) as server, SlowDisk(server, monkeypatch) as disk:
        first: Future[Any] = at_once.submit(post, server.url, "/api/tables", TABLE, 201)
        assert until(lambda: disk.waiting, bool)
        assert post(server.url, "/api/tables", TABLE, 503)["code"] == "busy"
        disk.let()
        assert first.result(PATIENCE)["table"]
        assert post(server.url, "/api/tables", TABLE, 201)


def test_uploads_are_refused_once_too_many_are_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, at_once: ThreadPoolExecutor
) -> None:
    monkeypatch.setattr(guard, "MAX_UPLOADS", 1)
    upload = {"journal": "\n".join(long_journal("template", 3))}
    with serving(settings(tmp_path)) as server, SlowDisk(server, monkeypatch) as disk:
        first: Future[Any] = at_once.submit(post, server.url, "/api/upload", upload, 201)
        assert until(lambda: disk.waiting, bool)
        elsewhere = httpx.HTTPTransport(local_address="127.0.0.2")
        with httpx.Client(transport=elsewhere, timeout=PATIENCE) as stranger:
            refused = stranger.post(server.url + "/api/upload", json=upload)
            assert (refused.status_code, refused.json()["code"]) == (503, "busy")
            disk.let()
            assert first.result(PATIENCE)["table"]
            assert stranger.post(server.url + "/api/upload", json=upload).status_code == 201
        assert send(server.url + "/api/upload", json=upload).status_code == 201
