"""Servers without a network in one process: one store, a bus that misbehaves, people at any."""

from __future__ import annotations

import asyncio
import contextlib
import contextvars
import inspect
from collections.abc import AsyncIterator, Callable, Coroutine
from pathlib import Path
from typing import Any, Literal, cast

import msgspec

from tests.cluster.memory_bus import MemoryBus, Network
from tests.in_loop import becomes_true
from tests.server.people import KNOWN_GAMES, settings
from wardround.server.cluster.relay import Relay, TableConnection, connect_anywhere
from wardround.server.live.hub import Hub
from wardround.server.live.new_tables import new_table
from wardround.server.logs import note
from wardround.server.metrics import Metrics
from wardround.server.protocol.from_browser import ClientMessage, Hello
from wardround.server.protocol.http_requests import NewTable, SeatWish
from wardround.server.protocol.http_responses import NewTableMade
from wardround.server.store import SqliteStore
from wardround.server.web.api import Api
from wardround.server.workers.worker import Task, TaskAnswer, carry_out

LEASE = 30.0
"""Seconds; so long that a busy machine costs no lease. Servers that a test kills die at once."""
PEOPLE = ("anna", "ben")
SHORT = 2.0
"""For tests that wait until a lease is over."""


class Thinker:
    """A workers that thinks immediately, in this process, unless told to wait."""

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

    async def ask(self, task: Task, timeout: float) -> TaskAnswer:
        self.asked += 1
        await self.may.wait()
        return carry_out(task, KNOWN_GAMES)


class LocalServer:
    """A server without a network of its own; in ``context`` the log's lines name it."""

    def __init__(
        self, folder: Path, network: Network, name: str, bus: str = "memory", lease: float = LEASE
    ) -> None:
        self.context = contextvars.copy_context()
        self.context.run(note, server=name)
        self.settings = settings(folder, bus=bus, lease=lease)
        self.store = SqliteStore(self.settings.db)
        self.bus = MemoryBus(network)
        self.workers = Thinker()
        self.hub = Hub(self.settings, KNOWN_GAMES, self.store, self.workers, Metrics(), name)
        self.relay = self.context.run(Relay, self.hub, self.bus)
        self.api = Api(self.hub, self.relay)

    async def start(self) -> None:
        await self.hub.start()
        self.relay.start()

    async def stop(self) -> None:
        await self.hub.hand_over()
        await self.relay.stop()
        await self.hub.stop()

    async def vanish(self) -> None:
        """Die: say nothing more, write nothing, keep nothing alive, and let the lease run out."""
        self.bus.leave()
        task = self.hub.ownership._task
        assert task is not None
        task.cancel()
        await self.relay.stop()
        await self.store._change(
            lambda connection: connection.execute(
                "UPDATE servers SET until = 0 WHERE id = ?", (self.hub.server,)
            )
        )

    async def make(self, second: Literal["me", "bot"] = "me") -> NewTableMade:
        seats = (SeatWish("me"), SeatWish(second, "random" if second == "bot" else ""))
        return await new_table(self.hub, NewTable("sealed", seats, {"rounds": 40}))


class Person:
    """A person with tokens at a server."""

    def __init__(self, *tokens: str) -> None:
        self.tokens = tokens
        self.heard: list[dict[str, Any]] = []
        self.closed = False
        self.place: TableConnection | None = None
        self.sent = 0

    def _send(self, raw: bytes | None) -> None:
        if raw is None:
            self.closed = True
        else:
            self.heard.append(msgspec.json.decode(raw))

    async def come(self, server: LocalServer) -> TableConnection | None:
        self.heard, self.closed = [], False
        hello = Hello(self.tokens)
        raw = msgspec.json.encode(hello)
        hub, number = server.hub, next(server.hub.numbers)
        owners = await hub.owners(self.tokens)
        self.place = await connect_anywhere(
            hub, server.relay, number, owners, hello, raw, self._send
        )
        if self.place is not None:
            await self.until(lambda: self.last("welcome"))
        return self.place

    def last(self, kind: str) -> dict[str, Any]:
        return next((m for m in reversed(self.heard) if m["type"] == kind), {})

    @property
    def now(self) -> dict[str, Any]:
        return next(dict(m["now"]) for m in reversed(self.heard) if "now" in m)

    async def until(self, true: Callable[[], object]) -> None:
        await becomes_true(true)

    def say(self, message: dict[str, Any]) -> None:
        raw = msgspec.json.encode(message)
        assert self.place is not None
        self.place.take(msgspec.json.decode(raw, type=ClientMessage), raw, 0.0)

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
async def local_servers(
    folder: Path, count: int = 2, lease: float = LEASE
) -> AsyncIterator[tuple[Network, list[LocalServer]]]:
    network = Network()
    made = [LocalServer(folder, network, f"server{n}", lease=lease) for n in range(count)]
    for server in made:
        await server.start()
    try:
        yield network, made
    finally:
        network.lose = network.repeat = network.exchange = 0.0
        for server in made:
            await server.stop()


Told = Callable[..., Coroutine[Any, Any, None]]


def scene(
    at: str = "", *, count: int = 2, lease: float = LEASE, second: Literal["me", "bot"] = "me"
) -> Callable[[Told], Callable[..., None]]:
    """A test with several servers: the first has made a table for Anna and Ben (or Anna and a bot).

    ``at`` says to which servers they have come: "ab" Anna to the first and Ben to the second, "-a"
    Ben alone to the first. A test asks by name for what it needs: ``network``, ``a``, ``b``, ``c``,
    ``made``, ``anna``, ``ben``; anything else it names comes from pytest.
    """

    def told(test: Told) -> Callable[..., None]:
        wanted = inspect.signature(test).parameters

        async def played(folder: Path, given: dict[str, Any]) -> None:
            async with local_servers(folder, count, lease) as (network, there):
                made = await there[0].make(second)
                parts: dict[str, Any] = {"network": network, "made": made}
                parts |= zip("abc", there, strict=False)
                parts |= zip(PEOPLE, pair(made), strict=True)
                # People at the table's own server come first, so that it stays there.
                for server, name in sorted(zip(at, PEOPLE, strict=False)):
                    if server != "-":
                        await parts[name].come(parts[server])
                parts |= given
                await test(**{name: parts[name] for name in wanted})

        def run_it(tmp_path: Path, **given: Any) -> None:
            asyncio.run(played(tmp_path, given))

        run_it.__name__, run_it.__doc__ = test.__name__, test.__doc__
        run_it.__module__ = test.__module__
        ours = {"network", "made", *"abc", *PEOPLE}
        cast(Any, run_it).__signature__ = inspect.Signature(
            [
                inspect.Parameter("tmp_path", inspect.Parameter.KEYWORD_ONLY),
                *(
                    parameter.replace(kind=inspect.Parameter.KEYWORD_ONLY)
                    for name, parameter in wanted.items()
                    if name not in ours
                ),
            ]
        )
        return run_it

    return told


def has_choice(person: Person) -> bool:
    return bool(person.now["legal"])


def pair(made: NewTableMade) -> tuple[Person, Person]:
    return Person(made.seats[0].token), Person(made.seats[1].token)
