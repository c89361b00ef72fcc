"""People for tests: in process at a `Table`, or over the network at a running server."""

from __future__ import annotations

import asyncio
import contextlib
import functools
import itertools
import json
import os
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
import uvicorn
from websockets.sync.client import ClientConnection, connect

from tests.local_site.processes import free_port
from tests.server.sealed import EXTRA
from tests.waiting import until
from wardround.core.journal import Journal, Secret
from wardround.presentation.standing_answers import ASK, OFF, settings_of
from wardround.server.app import make_app
from wardround.server.games.known_games import KnownGames
from wardround.server.protocol import from_browser
from wardround.server.protocol.changes import changed
from wardround.server.settings import Settings
from wardround.server.store.records import Owner, SeatRecord, TableRecord
from wardround.server.table.effects import Effects
from wardround.server.table.table import Table
from wardround.server.web.admission import Admission
from wardround.server.web.uvicorn_server import web_config
from wardround.server.workers.worker import ThinkTask, carry_out

KNOWN_GAMES = KnownGames(EXTRA)
LEVELS = ("random", "greedy")
PATIENCE = 60.0
"""Seconds after which a missing answer counts as lost, however busy the machine is."""

fetch = functools.partial(httpx.get, timeout=PATIENCE)
send = functools.partial(httpx.post, timeout=PATIENCE)


def make_table(
    game: str = "sealed", seats: str = "pp", seed: str = "7", **options: bool | int | str
) -> Table:
    """A table in process; seats are p (a person), o (an open chair) or b (a random bot)."""
    spec = KNOWN_GAMES.game(game)
    secret = Secret(seed, "salt")
    options["seats"] = len(seats)
    journal = Journal.start(spec, KNOWN_GAMES.library(game), options, secret)
    record = TableRecord(
        id="t1",
        game=game,
        name="",
        options=journal.options,
        seats=[
            SeatRecord(by="bot", level="random")
            if kind == "b"
            else SeatRecord(name=f"P{n}", taken=kind == "p")
            for n, kind in enumerate(seats)
        ],
        seed=secret.seed,
        salt=secret.salt,
    )
    owners = [Owner(f"token-of-seat-{n:04}", "t1", "seat", n) for n in range(len(seats))]
    owners += [
        Owner("token-of-the-host", "t1", "host", None),
        Owner("token-of-spectators", "t1", "spectator", None),
        Owner("link-of-the-table", "t1", "invite", None),
    ]
    return Table(record, journal, owners, LEVELS, "greedy")


def asked_everything(table: Table) -> Table:
    """The same table, whose people have said that they want to be asked everything."""
    for seat in table.record.seats:
        seat.standing = dict.fromkeys(settings_of(table.game), ASK)
        seat.standing |= {moment.id: OFF for moment in table.game.show.moments}
    return table


def whole(message: dict[str, Any], before: dict[str, Any]) -> dict[str, Any]:
    """A message whose picture of the table is whole, from the one before it."""
    now = message.get("now")
    if now is not None and now["since"] >= 0:
        assert before["seq"] == now["since"], "it changes a picture that was not sent"
        for part in ("view", "scene"):
            now[part] = changed(before[part], now[part])
    return message


class Circle:
    """Several connections to one table in process; messages are delivered at once."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.kept = table.record.copy()
        """The table's record as a store would have it."""
        self.inbox: dict[int, list[dict[str, Any]]] = {}
        self.raw: dict[int, list[bytes]] = {}
        self.pictures: dict[int, dict[str, Any]] = {}
        """The newest picture of the table that each connection has, whole."""
        self.effects: list[Effects] = []
        self._ids = itertools.count(1)

    def join(self, number: int, *seats: int, host: bool = False, **hello: Any) -> dict[str, Any]:
        """Connect with the tokens of some seats (none: a spectator); the welcome comes back."""
        self.inbox[number], self.raw[number] = [], []
        known = self.table.keys.owners.values()
        owners = [o for o in known if o.role == "seat" and o.seat in seats]
        if host:
            owners += [o for o in known if o.role == "host"]
        elif not owners:
            owners = [o for o in known if o.role == "spectator"]
        message = from_browser.Hello(tokens=tuple(owner.token for owner in owners), **hello)
        self.deliver(self.table.connect(number, owners, message))
        return self.last(number, "welcome")

    def say(self, number: int, kind: str, **fields: Any) -> dict[str, Any]:
        """Send a message; the answer that names its id comes back (or the last message)."""
        if kind not in ("point", "hello", "attend"):
            fields.setdefault("id", f"m{next(self._ids)}")
        raw = msgspec.json.encode({"type": kind, **fields})
        message = msgspec.json.decode(raw, type=from_browser.ClientMessage)
        before = len(self.inbox[number])
        self.deliver(self.table.receive(number, message, 2000))
        answers = [m for m in self.inbox[number][before:] if m.get("re") == fields.get("id")]
        if answers:
            return answers[-1]
        return self.inbox[number][-1] if self.inbox[number] else {}

    def act(self, number: int, index: int = 0, **fields: Any) -> dict[str, Any]:
        """Take a choice that is offered to a connection."""
        now = self.now(number)
        fields.setdefault("seq", now["seq"])
        return self.say(number, "act", action=now["legal"][index]["action"], **fields)

    def choose(self, number: int, text: str, **fields: Any) -> dict[str, Any]:
        """Take the first choice whose wording starts with a text."""
        now = self.now(number)
        index = next(c["index"] for c in now["legal"] if c["text"].startswith(text))
        return self.act(number, index, **fields)

    def now(self, number: int) -> dict[str, Any]:
        return dict(self.pictures[number])

    def last(self, number: int, kind: str) -> dict[str, Any]:
        return next(m for m in reversed(self.inbox[number]) if m["type"] == kind)

    def kinds(self, number: int) -> list[str]:
        return [m["type"] for m in self.inbox[number]]

    def deliver(self, effects: Effects) -> None:
        self.effects.append(effects)
        if effects.record:
            self.kept = self.table.record.copy()
        for number, raw in effects.out:
            if number in self.inbox:
                self.raw[number].append(raw)
                message = whole(msgspec.json.decode(raw), self.pictures.get(number, {}))
                self.pictures[number] = message.get("now", self.pictures.get(number, {}))
                self.inbox[number].append(message)

    def questions(self) -> list[Any]:
        return [question for effects in self.effects for question in effects.questions]

    def think(self, most: int = 1000) -> int:
        """Answer every question as a worker would; returns how many there were."""
        done = 0
        for effects in self.effects:  # it grows while we iterate
            for question in effects.questions:
                if done == most:
                    return done
                answer = carry_out(ThinkTask(question), KNOWN_GAMES)
                self.deliver(self.table.bot_answered(question.key, answer.value))
                done += 1
            effects.questions = []
        return done


# -- over the network ---------------------------------------------------------------------------


def settings(folder: Path, **changes: Any) -> Settings:
    fields: dict[str, Any] = {
        "db": str(folder / "tables.sqlite"),
        "extra_games": EXTRA,
        "workers": 1,
        "bot_pause": 0.0,
        "tables_per_hour": 100_000,
        "request_rate": 10_000,
        "request_burst": 10_000,
        "message_rate": 10_000,
        "message_burst": 10_000,
        **changes,
    }
    return Settings(**fields)


class Server:
    """A server in a thread of the test's own process."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.admission = Admission(settings)
        self.app, self.hub = make_app(settings, admission=self.admission)
        config = web_config(self.app, self.hub, self.admission, port=0, timeout_graceful_shutdown=1)
        self._server = uvicorn.Server(config)
        self._thread = threading.Thread(target=self._server.run, daemon=True)

    def start(self) -> None:
        self._thread.start()
        deadline = time.monotonic() + PATIENCE
        while not self._server.started:
            assert self._thread.is_alive(), "the server did not start"
            assert time.monotonic() < deadline
            time.sleep(0.01)
        self.port = int(self._server.servers[0].sockets[0].getsockname()[1])

    def pass_time(self, seconds: int) -> None:
        """Set the clock ahead; what has come due is being handled when this returns."""
        now, task = self.hub.store.now, self.hub.timekeeper.task

        async def later() -> int:
            return await now() + seconds * 1000

        async def look() -> None:
            await self.hub.timekeeper.load_due_tables()
            self.hub.timekeeper.handle_due_tables()

        self.hub.store.now = later  # type: ignore[method-assign]
        assert task is not None
        asyncio.run_coroutine_threadsafe(look(), task.get_loop()).result(PATIENCE)

    def stop(self) -> None:
        self._server.should_exit = True
        self._thread.join(PATIENCE)
        assert not self._thread.is_alive()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"


@contextlib.contextmanager
def serving(settings: Settings) -> Iterator[Server]:
    server = Server(settings)
    server.start()
    try:
        yield server
    finally:
        server.stop()


class Browser:
    """A WebSocket connection as a browser holds it."""

    def __init__(self, url: str, **options: Any) -> None:
        address = url.replace("http://", "ws://") + "/ws"
        self._stack = contextlib.ExitStack()
        self.socket: ClientConnection = self._stack.enter_context(
            connect(address, max_size=None, compression=None, close_timeout=1, **options)
        )
        self.now: dict[str, Any] = {}
        self.seen: list[dict[str, Any]] = []
        self._ids = itertools.count(1)
        self._me = f"{id(self)}"

    def hello(self, *tokens: str, **fields: Any) -> dict[str, Any]:
        self.send({"type": "hello", "tokens": tokens, **fields})
        return self.read()

    def send(self, message: Any) -> None:
        self.socket.send(message if isinstance(message, (str, bytes)) else json.dumps(message))

    def read(self, timeout: float = PATIENCE) -> dict[str, Any]:
        message = whole(json.loads(self.socket.recv(timeout)), self.now)
        self.seen.append(message)
        if "now" in message:
            self.now = message["now"]
        return message

    def until(self, kind: str) -> dict[str, Any]:
        return self._first(lambda message: bool(message["type"] == kind))

    def _first(self, good: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        """The next message that satisfies ``good``; others do not extend the deadline."""
        deadline = time.monotonic() + PATIENCE
        while not good(message := self.read(max(0.01, deadline - time.monotonic()))):
            pass
        return message

    def say(self, kind: str, **fields: Any) -> dict[str, Any]:
        """Send a message and wait for the answer that names its id."""
        fields.setdefault("id", f"{self._me}-{next(self._ids)}")
        self.send({"type": kind, **fields})
        return self._first(lambda message: message.get("re") == fields["id"])

    def act(self, index: int = 0, **fields: Any) -> dict[str, Any]:
        choice = self.now["legal"][index]
        return self.say("act", seq=self.now["seq"], action=choice["action"], **fields)

    def whoever_is_asked(self) -> None:
        """Look from a seat that is asked, unless I do already."""
        if not self.now["legal"]:
            seat = self.now["awaiting"]["seats"][0]
            self.send({"type": "look", "id": f"{self._me}-{next(self._ids)}", "seat": seat})
            self.until("welcome")

    def play_to_the_end(self) -> None:
        """With all my seats; the first choice every time."""
        while self.now["outcome"] is None:
            self.whoever_is_asked()
            self.act()

    def close(self) -> None:
        self._stack.close()


def post(url: str, path: str, body: Any, status: int | None = None, **options: Any) -> Any:
    answer = send(url + path, json=body, **options)
    if status is not None:
        assert answer.status_code == status, answer.text
    return answer.json()


class Outside:
    """A server in its own process, made to be killed; the next one starts at once."""

    def __init__(
        self, folder: Path, log_level: str = "warning", workers: int = 1, smtp: str = ""
    ) -> None:
        self.folder = folder
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.pid = 0
        self._log = (folder / "log").open("ab")
        self._source = subprocess.Popen(
            [
                *(sys.executable, "-m", "tests.server.killable"),
                *(str(folder / "tables.sqlite"), str(self.port), log_level, str(workers), smtp),
            ],
            env={**os.environ, "PYTHONPATH": os.pathsep.join(x for x in sys.path if x)},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=self._log,
        )

    def lines(self, good: Callable[[list[dict[str, Any]]], bool]) -> list[dict[str, Any]]:
        """The log's lines once they satisfy ``good``: some are written only after an answer."""
        return until(self._lines, good)

    def _lines(self) -> list[dict[str, Any]]:
        text = (self.folder / "log").read_text("utf-8")
        return [json.loads(line) for line in text.splitlines(keepends=True) if line.endswith("\n")]

    def start(self) -> None:
        assert self._source.stdin is not None
        assert self._source.stdout is not None
        self._source.stdin.write(b"\n")
        self._source.stdin.flush()
        self.pid = int(self._source.stdout.readline())
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", self.port)):
                return
            time.sleep(0.005)
        raise AssertionError("the server did not start")

    def kill(self) -> None:
        """kill -9"""
        assert self._source.stdout is not None
        os.kill(self.pid, signal.SIGKILL)
        self._source.stdout.readline()

    def close(self) -> None:
        self.kill()
        self._source.communicate(timeout=PATIENCE)
        self._log.close()
