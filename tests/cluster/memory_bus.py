"""A bus inside one process, with faults: for tests of everything that uses one."""

from __future__ import annotations

import asyncio
import contextvars
import random
from collections import deque
from collections.abc import Callable

from wardround.server.cluster.bus import BusError, Handler, NoListenerError, Reply, TakenTask


class Network:
    """Where everybody hears everybody. ``lose``, ``repeat`` and ``exchange`` are likelihoods."""

    def __init__(self, seed: int = 0) -> None:
        self.lose = self.repeat = self.exchange = 0.0
        self.handlers: dict[str, tuple[MemoryBus, Handler, contextvars.Context]] = {}
        """Who listens where. As over a network, nothing of the sender's context comes along."""
        self.queues: dict[str, deque[tuple[str, bytes]]] = {}
        self.taken: dict[str, MemoryJob] = {}
        self.keys: set[str] = set()
        self._chance = random.Random(seed)
        self._held: Callable[[], None] | None = None

    def carry(self, sender: MemoryBus, subject: str, raw: bytes, reply: Reply) -> bool:
        """Deliver a message, faults permitting; returns whether anyone listens."""
        if subject not in self.handlers:
            return False
        bus, handler, context = self.handlers[subject]
        if not bus.connected or not sender.connected:
            return False
        chance = self._chance.random()
        if chance < self.lose:
            return True

        def deliver() -> None:
            if bus.connected:
                context.copy().run(handler, raw, reply)

        loop = asyncio.get_running_loop()
        if chance < self.lose + self.exchange and self._held is None:
            self._held = deliver
            loop.call_later(0.01, self._let_go)
            return True
        loop.call_soon(deliver)
        if chance < self.lose + self.exchange + self.repeat:
            loop.call_soon(deliver)
        self._let_go()
        return True

    def _let_go(self) -> None:
        if self._held is not None:
            asyncio.get_running_loop().call_soon(self._held)
            self._held = None


class MemoryJob:
    def __init__(self, network: Network, queue: str, key: str, raw: bytes) -> None:
        self._hall = network
        self._queue = queue
        self._key = key
        self.raw = raw
        self.kept = 0

    async def keep(self) -> None:
        self.kept += 1

    async def done(self) -> None:
        self._hall.taken.pop(self._key, None)

    async def give_back(self) -> None:
        if self._hall.taken.pop(self._key, None) is not None:
            self._hall.queues[self._queue].appendleft((self._key, self.raw))


class MemoryBus:
    """One process' end of a network."""

    def __init__(self, network: Network) -> None:
        self.network = network
        self.connected = True
        self.reconnects = 0

    def start(self) -> None: ...

    async def stop(self) -> None:
        self.connected = False

    def leave(self) -> None:
        self.connected = False

    def come_back(self) -> None:
        self.connected = True
        self.reconnects += 1

    def listen(self, subject: str, handler: Handler) -> None:
        self.network.handlers[subject] = (self, handler, contextvars.copy_context())

    def publish(self, subject: str, raw: bytes) -> None:
        self.network.carry(self, subject, raw, lambda raw: None)

    async def request(self, subject: str, raw: bytes, seconds: float) -> bytes:
        answer: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()

        def reply(raw: bytes) -> None:
            if self.connected and not answer.done():
                answer.set_result(raw)

        if not self.network.carry(self, subject, raw, reply):
            raise NoListenerError("nothing is listening there")
        try:
            return await asyncio.wait_for(answer, seconds)
        except TimeoutError:
            raise BusError("no answer") from None

    async def put(self, queue: str, key: str, raw: bytes) -> None:
        if not self.connected:
            raise BusError("the bus cannot be reached")
        if key not in self.network.keys:
            self.network.keys.add(key)
            self.network.queues.setdefault(queue, deque()).append((key, raw))

    async def take(self, queue: str, patience: float, seconds: float) -> TakenTask | None:
        if not self.connected:
            raise BusError("the bus cannot be reached")
        waiting = self.network.queues.get(queue)
        if not waiting:
            await asyncio.sleep(0.005)
            return None
        key, raw = waiting.popleft()
        job = self.network.taken[key] = MemoryJob(self.network, queue, key, raw)
        return job

    async def depth(self, queue: str) -> int:
        return len(self.network.queues.get(queue, ()))
