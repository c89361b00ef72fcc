"""Players who behave as the browser does, never give up, and remember what was answered.

They come back when a connection is lost, and send again, with the same id, what was not answered.
Afterwards `check_store` compares what they were told with what is stored: each table has to have a
history that one table could have had.
"""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import json
import random
import threading
import time
import urllib.error
import urllib.request
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

from tests.cluster.histories import Operation, faults
from wardround.core.journal import Secret
from wardround.core.replay import read_journal
from wardround.server.games.known_games import KnownGames
from wardround.server.store import Store, open_store

GONE = (ConnectionClosed, InvalidHandshake, InvalidMessage, OSError, EOFError, TimeoutError)
SILENCE = 8.0
"""Seconds of silence after which a player hangs up and reconnects."""
WISH = {"game": "sealed", "options": {"rounds": 40}}


def post(url: str, path: str, body: Any, patience: float = 60) -> Any:
    """Ask until there is an answer: servers may be dying."""
    deadline = time.monotonic() + patience
    data = json.dumps(body).encode()
    while True:
        headers = {"content-type": "application/json"}
        request = urllib.request.Request(url + path, data, headers)
        try:
            with urllib.request.urlopen(request, timeout=10) as answer:
                return json.load(answer)
        except (urllib.error.URLError, OSError, ValueError):
            if time.monotonic() > deadline:
                raise
            time.sleep(0.2)


class Table:
    """A table and everything that its players were told."""

    def __init__(self, made: dict[str, Any]) -> None:
        self.id: str = made["table"]
        self.tokens: list[str] = [seat["token"] for seat in made["seats"] if seat["by"] != "bot"]
        self.answered: dict[str, int] = {}
        """Ids that were answered with done, and the sequence number that came with it."""
        self.history: list[Operation] = []
        self.over = False
        self.seq = 0
        """The newest sequence number that anybody was shown."""


class Player:
    """Holds some seats of a table and takes whatever is offered, until told to stop."""

    def __init__(self, urls: Sequence[str], table: Table, tokens: Sequence[str], seed: int) -> None:
        self.table = table
        self.faults: list[str] = []
        self.left = False
        self.seen: Counter[str] = Counter()
        self.waits: list[float] = []
        """Seconds from losing a connection to the next welcome."""
        self._urls = itertools.cycle(urls)
        self._tokens = list(tokens)
        self._name = f"p{seed}"
        self._chance = random.Random(seed)
        self._ids = itertools.count(1)
        self._unanswered: dict[str, Any] | None = None
        self._now: dict[str, Any] = {}
        self._seats: list[int] = []

    async def run(self, stopped: Callable[[], bool], pause: float) -> None:
        lost_at: float | None = None
        attempt = 0
        while not stopped() and not self.table.over:
            try:
                url = next(self._urls).replace("http://", "ws://") + "/ws"
                async with connect(
                    url, compression=None, max_size=None, open_timeout=8, close_timeout=1
                ) as socket:
                    await self._hello(socket)
                    attempt = 0
                    if lost_at is not None:
                        self.waits.append(time.monotonic() - lost_at)
                        lost_at = None
                    await self._play(socket, stopped, pause)
            except GONE as gone:
                self.seen[type(gone).__name__] += 1
            if lost_at is None:
                lost_at = time.monotonic()
            attempt += 1
            await asyncio.sleep(min(1.0, 0.1 * 2**attempt))
        self.left = True

    async def _hello(self, socket: ClientConnection) -> None:
        """Come in; what was answered before has to be there."""
        before = max(self.table.answered.values(), default=0)
        await self._send(socket, {"type": "hello", "tokens": self._tokens, "seq": self.table.seq})
        welcome = await self._read(socket)
        if welcome["type"] == "bye":
            if not welcome["retry"]:
                self.faults.append(f"{self.table.id}: turned away: {welcome}")
            raise EOFError
        if welcome["now"]["seq"] < before:
            self.faults.append(f"{self.table.id}: went back to {welcome['now']['seq']} < {before}")
        self._seats = welcome["you"]["seats"]

    async def _play(
        self, socket: ClientConnection, stopped: Callable[[], bool], pause: float
    ) -> None:
        if self._unanswered is not None:
            await self._ask(socket, self._unanswered)
        while not stopped() and not self.table.over:
            await asyncio.sleep(pause * self._chance.random() * 2)
            if not self._now["legal"]:
                await self._wait_for_turn(socket)
                continue
            choice = self._chance.choice(self._now["legal"])
            self._unanswered = {
                "type": "act",
                "id": f"{self._name}-{next(self._ids)}",
                "seq": self._now["seq"],
                "action": choice["action"],
            }
            await self._ask(socket, self._unanswered)

    async def _wait_for_turn(self, socket: ClientConnection) -> None:
        """Look from the seat whose turn it is, or wait for others."""
        awaiting = self._now["awaiting"]
        looked = self._now.get("looked")
        mine = [seat for seat in awaiting["seats"] if seat in self._seats] if awaiting else []
        if mine and looked != (self._now["seq"], mine[0]):
            self._now["looked"] = (self._now["seq"], mine[0])
            message = {"type": "look", "id": f"look-{next(self._ids)}", "seat": mine[0]}
            await self._send(socket, message)
            while (await self._read(socket))["type"] != "welcome":
                pass
            return
        await self._read(socket, SILENCE)

    async def _ask(self, socket: ClientConnection, message: dict[str, Any]) -> None:
        """Send an action, and wait for its answer."""
        asked = Operation(message["id"], time.monotonic())
        try:
            await self._send(socket, message)
            while (answer := await self._read(socket)).get("re") != message["id"]:
                pass
        except GONE:
            self.table.history.append(asked)
            raise
        kind, seq = answer["type"], answer.get("seq", 0)
        if kind == "done":
            self.table.answered[message["id"]] = seq
            self.seen["again" if answer["again"] else "done"] += 1
        else:
            self.seen[answer["code"]] += 1
            if answer["code"] not in ("stale", "game_over", "rate_limited"):
                self.faults.append(f"{self.table.id}: refused: {answer}")
        self.table.history.append(
            msgspec.structs.replace(asked, ended=time.monotonic(), answer=kind, seq=seq)
        )
        self._unanswered = None

    async def _send(self, socket: ClientConnection, message: Any) -> None:
        await socket.send(json.dumps(message))

    async def _read(self, socket: ClientConnection, seconds: float = SILENCE) -> dict[str, Any]:
        message: dict[str, Any] = json.loads(await asyncio.wait_for(socket.recv(), seconds))
        if "now" in message:
            self._now = message["now"]
            self.table.seq = max(self.table.seq, self._now["seq"])
            if self._now["outcome"] is not None:
                self.table.over = True
        return message


class Crowd:
    """Players at many tables, in a thread of their own. A table that is over is replaced.

    In a race each of them holds all seats, so that several ask for the same move at once.
    """

    def __init__(
        self,
        urls: Sequence[str],
        tables: int,
        seats: str = "pp",
        pause: float = 0.02,
        wish: dict[str, Any] | None = None,
        replace: bool = True,
        race: bool = False,
    ) -> None:
        self.urls = list(urls)
        self.tables: list[Table] = []
        self.players: list[Player] = []
        self._wish = {**(wish or WISH), "seats": [_seat(kind) for kind in seats]}
        self._count = tables
        self._pause = pause
        self._replace = replace
        self._race = race
        self._stop = threading.Event()
        self._numbers = itertools.count(1)
        self._thread = threading.Thread(target=self._run, daemon=True, name="crowd")
        self.failed: BaseException | None = None

    def start(self) -> None:
        self._thread.start()

    def __enter__(self) -> Crowd:
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()

    def stop(self) -> None:
        self._stop.set()
        self._thread.join(120)
        assert not self._thread.is_alive(), "the players do not stop"
        if self.failed is not None:
            raise self.failed

    @property
    def answered(self) -> int:
        return sum(len(table.answered) for table in self.tables)

    def wait_for(self, more: int, seconds: float = 120) -> None:
        """Wait until this many more actions have been answered."""
        goal, deadline = self.answered + more, time.monotonic() + seconds
        while self.answered < goal:
            assert time.monotonic() < deadline, f"{goal - self.answered} answers are missing"
            assert self.failed is None, self.failed
            time.sleep(0.02)

    def _run(self) -> None:
        try:
            asyncio.run(self._all())
        except BaseException as error:
            self.failed = error

    async def _all(self) -> None:
        await asyncio.gather(*(self._one(n) for n in range(self._count)))

    async def _one(self, n: int) -> None:
        """One table after another."""
        while not self._stop.is_set():
            url = self.urls[n % len(self.urls)]
            made = await asyncio.to_thread(post, url, "/api/tables", self._wish, 600)
            table = Table(made)
            self.tables.append(table)
            players = []
            for k, token in enumerate(table.tokens):
                urls = self.urls[(n + k) % len(self.urls) :] + self.urls[: (n + k) % len(self.urls)]
                held = table.tokens if self._race else [token]
                players.append(Player(urls, table, held, next(self._numbers)))
            self.players += players
            await asyncio.gather(*(p.run(self._stop.is_set, self._pause) for p in players))
            if not self._replace:
                return

    def harvest(self) -> list[Player]:
        """The players of tables that are over; they are forgotten here."""
        over = [player for player in self.players if player.table.over and player.left]
        self.players = [player for player in self.players if player not in over]
        gone = {player.table for player in over} - {player.table for player in self.players}
        self.tables = [table for table in self.tables if table not in gone]
        return over

    @property
    def faults(self) -> list[str]:
        return [fault for player in self.players for fault in player.faults]

    @property
    def seen(self) -> Counter[str]:
        total: Counter[str] = Counter()
        for player in self.players:
            total += player.seen
        return total


def _seat(kind: str) -> dict[str, str]:
    return {"by": "bot", "level": "random"} if kind == "b" else {"by": "me"}


def check_store(db: str, tables: Sequence[Table], games: KnownGames) -> Counter[str]:
    """Whether everything answered is stored once, in an order that fits the answers, and every
    journal is true; gives counts."""
    return asyncio.run(_check(open_store(db), tables, games))


async def _check(store: Store, tables: Sequence[Table], games: KnownGames) -> Counter[str]:
    counts: Counter[str] = Counter()
    await store.open()
    try:
        for table in tables:
            stored = await store.load(table.id)
            assert stored is not None, f"table {table.id} is gone"
            mids = [entry.mid.partition("/")[2] for entry in stored.entries]
            wrong = faults(table.history, mids)
            assert not wrong, f"{table.id}: {wrong}"
            record, lines = stored.record, [entry.line for entry in stored.entries]
            game, library = games.game(record.game), games.library(record.game)
            secret = Secret(record.seed, record.salt)
            journal = read_journal(game, library, lines, secret)
            read_journal(game, library, journal.closed_lines(), secret, verify=True)
            counts["tables"] += 1
            counts["lines"] += len(lines)
            counts["answered"] += len(table.answered)
    finally:
        await store.close()
    return counts


def go_on(urls: Sequence[str], tables: Sequence[Table], seed: int = 10_000) -> int:
    """Take one more action at every unfinished table; returns the number of tables."""
    going = [table for table in tables if not table.over]

    async def one(n: int, table: Table) -> None:
        before = len(table.answered)
        players = [
            Player(urls, table, [token], seed + 10 * n + k) for k, token in enumerate(table.tokens)
        ]

        def enough() -> bool:
            return len(table.answered) > before

        await asyncio.gather(*(player.run(enough, 0.0) for player in players))
        assert enough() or table.over, f"table {table.id} cannot be continued"
        assert not [fault for player in players for fault in player.faults]

    async def everybody() -> None:
        async with asyncio.timeout(120):
            await asyncio.gather(*(one(n, table) for n, table in enumerate(going)))

    asyncio.run(everybody())
    return len(going)


@contextlib.contextmanager
def crowd(urls: Sequence[str], tables: int, **options: Any) -> Iterator[Crowd]:
    """Players who play while the test does its worst."""
    people = Crowd(urls, tables, **options)
    with people:
        yield people
