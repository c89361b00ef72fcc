"""Servers without a network in one process: one store, a bus that misbehaves, people at any."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable, Coroutine
from pathlib import Path
from typing import Any, Literal

import msgspec

from tests.cluster.memory_bus import Hall, MemoryBus
from tests.cluster.waiting import until
from tests.server.people import CATALOGUE, settings
from wardround.server import http_protocol as h
from wardround.server import protocol as p
from wardround.server.api import Api
from wardround.server.hub import Hub
from wardround.server.making import new_table
from wardround.server.metrics import Metrics
from wardround.server.relay import Relay, come_in
from wardround.server.store import SqliteStore
from wardround.server.visits import Place
from wardround.server.worker import Answer, Task, carry_out

LEASE = 0.6


class Thinker:
    """A crew that thinks at once, in this process, unless it is told to wait."""

    count = 1
    busy = restarts = waiting = 0

    def __init__(self) -> None:
        self.may = asyncio.Event()
        self.may.set()
        self.asked = 0

    def start(self) -> None: ...

    async def stop(self) -> None: ...

    async def run(self, task: Task, timeout: float) -> Any:
        return msgspec.to_builtins((await self.ask(task, timeout)).value)

    async def ask(self, task: Task, timeout: float) -> Answer:
        self.asked += 1
        await self.may.wait()
        return carry_out(task, CATALOGUE)


class Desk:
    """A server without a network of its own."""

    def __init__(self, folder: Path, hall: Hall, name: str, bus: str = "memory") -> None:
        self.settings = settings(folder, bus=bus, lease=LEASE)
        self.store = SqliteStore(self.settings.db)
        self.bus = MemoryBus(hall)
        self.crew = Thinker()
        self.hub = Hub(self.settings, CATALOGUE, self.store, self.crew, Metrics(), name)
        self.relay = Relay(self.hub, self.bus)
        self.api = Api(self.hub, self.relay)

    async def start(self) -> None:
        await self.hub.start()
        self.relay.start()

    async def stop(self) -> None:
        await self.hub.hand_over()
        await self.relay.stop()
        await self.hub.stop()

    async def vanish(self) -> None:
        """Die: say nothing more, keep nothing alive, write nothing."""
        self.bus.leave()
        task = self.hub.ownership._task
        assert task is not None
        task.cancel()
        await self.relay.stop()

    async def make(self, second: Literal["me", "bot"] = "me") -> h.NewTableMade:
        seats = (h.SeatWish("me"), h.SeatWish(second, "random" if second == "bot" else ""))
        return await new_table(self.hub, h.NewTable("sealed", seats, {"rounds": 40}))


class Person:
    """Somebody with tokens at a desk."""

    def __init__(self, *tokens: str) -> None:
        self.tokens = tokens
        self.heard: list[dict[str, Any]] = []
        self.closed = False
        self.place: Place | None = None
        self.sent = 0

    def _send(self, raw: bytes | None) -> None:
        if raw is None:
            self.closed = True
        else:
            self.heard.append(msgspec.json.decode(raw))

    async def come(self, desk: Desk) -> Place | None:
        self.heard, self.closed = [], False
        hello = p.Hello(self.tokens)
        raw = msgspec.json.encode(hello)
        number = next(desk.hub.numbers)
        self.place = await come_in(desk.hub, desk.relay, number, hello, raw, self._send)
        if self.place is not None:
            await self.until(lambda: self.last("welcome"))
        return self.place

    def last(self, kind: str) -> dict[str, Any]:
        return next((m for m in reversed(self.heard) if m["type"] == kind), {})

    @property
    def now(self) -> dict[str, Any]:
        return next(dict(m["now"]) for m in reversed(self.heard) if "now" in m)

    async def until(self, true: Callable[[], object], seconds: float = 20) -> None:
        await until(true, seconds)

    def say(self, message: dict[str, Any]) -> None:
        raw = msgspec.json.encode(message)
        assert self.place is not None
        self.place.take(msgspec.json.decode(raw, type=p.ClientMessage), raw, 0.0)

    def act(self, id_: str = "") -> str:
        self.sent += 1
        id_ = id_ or f"a{self.sent}"
        choice = self.now["legal"][-1]
        self.say({"type": "act", "id": id_, "seq": self.now["seq"], "action": choice["action"]})
        return id_

    async def done(self, id_: str) -> dict[str, Any]:
        def answer() -> dict[str, Any]:
            return next((m for m in self.heard if m.get("re") == id_), {})

        await self.until(answer)
        return answer()


@contextlib.asynccontextmanager
async def desks(folder: Path, count: int = 2) -> AsyncIterator[tuple[Hall, list[Desk]]]:
    hall = Hall()
    made = [Desk(folder, hall, f"desk{n}") for n in range(count)]
    for desk in made:
        await desk.start()
    try:
        yield hall, made
    finally:
        hall.lose = hall.repeat = hall.exchange = 0.0
        for desk in made:
            await desk.stop()


def run(test: Coroutine[Any, Any, None]) -> None:
    asyncio.run(test)


def has_choice(person: Person) -> bool:
    return bool(person.now["legal"])


def pair(made: h.NewTableMade) -> tuple[Person, Person]:
    return Person(made.seats[0].token), Person(made.seats[1].token)
