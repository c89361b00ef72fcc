"""One id per request, in the logs of every server that had a part in it."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
from collections.abc import Coroutine, Iterator
from typing import Any, TypeVar

import httpx
import msgspec
import pytest
from starlette.applications import Starlette

from tests.cluster.local_servers import LocalServer, Person, scene
from wardround.server.app import api_routes
from wardround.server.cluster import relay_messages as m
from wardround.server.logs import JsonLines, noting, request_id
from wardround.server.protocol.http_responses import NewTableMade
from wardround.server.web.guard import Guard, HostPolicy

T = TypeVar("T")


class Lines(logging.Handler):
    """Keeps the log as the lines of JSON that a file would have."""

    def __init__(self) -> None:
        super().__init__()
        self.setFormatter(JsonLines())
        self.all: list[dict[str, Any]] = []

    def emit(self, record: logging.LogRecord) -> None:
        line = json.loads(self.format(record))
        if "server" in line:  # not from the server of another test, which may still be running
            self.all.append(line)

    def of(self, request: str) -> list[tuple[str, str, str]]:
        """Which servers wrote what about which table under an id."""
        return sorted(
            (line["server"], line["event"], line["table"])
            for line in self.all
            if line.get("request") == request
        )


@contextlib.contextmanager
def logged() -> Iterator[Lines]:
    lines, logger = Lines(), logging.getLogger("wardround")
    before = logger.level
    logger.addHandler(lines)
    logger.setLevel("DEBUG")
    try:
        yield lines
    finally:
        logger.removeHandler(lines)
        logger.setLevel(before)


async def at(server: LocalServer, work: Coroutine[Any, Any, T]) -> T:
    """Do something as that server: its name is in the lines of the log."""
    return await asyncio.create_task(work, context=server.context.copy())


def door_of(server: LocalServer) -> httpx.AsyncClient:
    """A way to a server's API that goes through the guard, which makes the ids."""
    guard = Guard(
        Starlette(routes=api_routes(server.api)),
        server.settings,
        HostPolicy(server.settings),
        server.hub.metrics,
        server.api.paths,
    )
    return httpx.AsyncClient(
        transport=httpx.ASGITransport(guard), base_url="http://localhost", timeout=30
    )


@scene("a")
async def test_a_request_has_one_id_at_both_servers(b: LocalServer, made: NewTableMade) -> None:
    body = {"token": made.seats[0].token, "n": 0}
    with logged() as lines:
        async with door_of(b) as client:
            answer = await at(b, client.post("/api/replay", json=body))
    assert answer.status_code == 200
    assert lines.of(answer.headers["x-request-id"]) == [
        ("server0", "request", made.table),
        ("server1", "request", made.table),
    ]
    assert len([line for line in lines.all if line["event"] == "request"]) == 2


@scene("a")
async def test_a_connection_and_its_messages_have_one_id_at_both_servers(
    b: LocalServer, made: NewTableMade, ben: Person
) -> None:
    async def play() -> None:
        with noting(request="feed"):
            await ben.come(b)
        with noting(request="feed.1"):
            ben.say({"type": "ping", "id": "x"})
        await ben.done("x")

    with logged() as lines:
        await at(b, play())
        assert lines.of("feed") == [("server0", "connected", made.table)]
        assert lines.of("feed.1") == [("server0", "message", made.table)]
        # A message without an id does not inherit that of an earlier one.
        ben.say({"type": "ping", "id": "y"})
        await ben.done("y")
        assert "request" not in [line for line in lines.all if line["event"] == "message"][-1]


@scene("ab")
async def test_what_fails_at_the_owner_is_found_by_the_id(
    a: LocalServer, made: NewTableMade, ben: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_: Any) -> Any:
        raise ZeroDivisionError

    monkeypatch.setattr(a.hub.live[made.table].table, "receive", broken)
    with logged() as lines:
        with noting(request="beef.7"):
            ben.say({"type": "ping", "id": "x"})
        assert (await ben.done("x"))["code"] == "internal"
    assert ("server0", "a message failed", made.table) in lines.of("beef.7")


def test_an_id_is_noted_for_as_long_as_it_is_handled() -> None:
    with noting(request="a"):
        with noting(request=""):
            assert request_id() == "a"
        with noting(request="b"):
            assert request_id() == "b"
        assert request_id() == "a"
    assert request_id() == ""


def test_words_of_an_older_server_have_no_id() -> None:
    """While servers are upgraded one by one."""
    word = msgspec.msgpack.encode({"type": "Say", "server": "s", "link": 1, "n": 1, "raw": b"{}"})
    assert m.messages.decode(word) == m.Carried("s", 1, 1, b"{}")
