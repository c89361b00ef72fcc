"""Who does the tasks of a server: its own processes, or whoever takes them from a queue.

`QueueWorkers` puts tasks into the bus' queue. `workshop` is the other end. A task is asked again
when the bus was away or no answer comes; answers that come twice are ignored.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from typing import Any, Final, Protocol

import msgspec

from wardround.server.bus import Bus, BusError
from wardround.server.bus.base import Reply
from wardround.server.logs import request_id
from wardround.server.thinking import MOST_CHORES, MOST_THOUGHTS, WorkerError
from wardround.server.worker import Answer, Task, ThinkTask

log = logging.getLogger("wardround.workers")

THOUGHTS: Final = "thoughts"
CHORES: Final = "chores"
IN_QUEUE: Final = 30.0
"""Seconds that a task may lie in the queue before it is asked again."""
MOST_ASKED: Final = 3
AT_ONCE: Final = 4
"""How many tasks of one kind are worth asking for at once: nobody here knows the workers."""
BETWEEN_LOOKS: Final = 1.0
BETWEEN_COUNTS: Final = 5.0


class Crew(Protocol):
    """Does tasks somewhere else."""

    count: int
    """How many tasks can be done at once, as far as that is known."""

    @property
    def busy(self) -> int: ...

    @property
    def restarts(self) -> int: ...

    @property
    def waiting(self) -> int: ...

    def start(self) -> None: ...

    async def stop(self) -> None: ...

    async def run(self, task: Task, timeout: float) -> Any:
        """The value of a task's answer; raises WorkerError, also for faults of the task."""

    async def ask(self, task: Task, timeout: float) -> Answer:
        """The answer to a task, with its fault if it has one; raises WorkerError."""


class Wanted(msgspec.Struct, frozen=True):
    """A task in the queue."""

    id: str
    server: str
    timeout: float
    task: Task
    request: str = ""
    """The id of the request or message that it is for: the worker's log names it."""


class Finished(msgspec.Struct, frozen=True):
    """What came of a task: an answer, or why there is none."""

    id: str
    answer: Answer
    lost: str = ""


def answers_of(server: str) -> str:
    """The subject on which a server hears what came of its tasks."""
    return f"wr.done.{server}"


class QueueWorkers:
    """Puts tasks into the queue and waits for what comes back."""

    def __init__(self, bus: Bus, server: str) -> None:
        self.count = AT_ONCE
        self.restarts = 0
        """Tasks that had to be asked again."""
        self.waiting = 0
        """Tasks of all servers in the queue, as it was counted last."""
        self._bus = bus
        self._server = server
        self._asked: dict[str, asyncio.Future[Finished]] = {}
        self._begun = {THOUGHTS: 0, CHORES: 0}
        self._counter: asyncio.Task[None] | None = None
        bus.listen(answers_of(server), self._heard)

    @property
    def busy(self) -> int:
        return sum(self._begun.values())

    def start(self) -> None:
        self._counter = asyncio.create_task(self._count())

    async def stop(self) -> None:
        if self._counter is not None:
            self._counter.cancel()
        for future in self._asked.values():
            future.cancel()

    async def run(self, task: Task, timeout: float) -> Any:
        answer = await self.ask(task, timeout)
        if answer.fault:
            raise WorkerError(answer.fault)
        return answer.value

    async def ask(self, task: Task, timeout: float) -> Answer:
        thinks = isinstance(task, ThinkTask)
        queue, most = (THOUGHTS, MOST_THOUGHTS) if thinks else (CHORES, MOST_CHORES)
        if self._begun[queue] >= most:
            raise WorkerError("too many tasks are waiting")
        wanted = Wanted(secrets.token_hex(8), self._server, timeout, task, request_id())
        future: asyncio.Future[Finished] = asyncio.get_running_loop().create_future()
        self._asked[wanted.id] = future
        self._begun[queue] += 1
        try:
            finished = await self._insist(wanted, queue, future)
        finally:
            self._begun[queue] -= 1
            del self._asked[wanted.id]
        if finished.lost:
            raise WorkerError(finished.lost)
        return finished.answer

    async def _insist(
        self, wanted: Wanted, queue: str, future: asyncio.Future[Finished]
    ) -> Finished:
        """Ask again when the bus was away, and when nothing comes; then give up."""
        raw = msgspec.json.encode(wanted)
        patience = wanted.timeout + IN_QUEUE
        # A bot waits for the bus as long as it takes. Somebody waits for a chore.
        give_up = asyncio.get_running_loop().time() + wanted.timeout
        for attempt in range(MOST_ASKED):
            while (asked_at := await self._put(queue, f"{wanted.id}/{attempt}", raw)) is None:
                if queue == CHORES and asyncio.get_running_loop().time() > give_up:
                    raise WorkerError("the queue cannot be reached")
                await asyncio.sleep(BETWEEN_LOOKS)
            waited = 0.0
            while waited < patience and self._bus.reconnects == asked_at:
                await asyncio.wait((future,), timeout=BETWEEN_LOOKS)
                if future.done():
                    return future.result()
                waited += BETWEEN_LOOKS
            self.restarts += 1
        raise WorkerError(f"no worker answered {MOST_ASKED} times")

    async def _put(self, queue: str, key: str, raw: bytes) -> int | None:
        """Put a task into the queue; tells which connection took it, or that none did."""
        connection = self._bus.reconnects
        try:
            await self._bus.put(queue, key, raw)
        except BusError as error:
            log.warning("a task waits for the queue", extra={"fault": str(error)})
            return None
        return connection

    def _heard(self, raw: bytes, reply: Reply) -> None:
        finished = msgspec.json.decode(raw, type=Finished)
        future = self._asked.get(finished.id)
        if future is not None and not future.done():
            future.set_result(finished)
        reply(b"")

    async def _count(self) -> None:
        while True:
            with contextlib.suppress(BusError):
                self.waiting = await self._bus.depth(THOUGHTS) + await self._bus.depth(CHORES)
            await asyncio.sleep(BETWEEN_COUNTS)
