"""Both ends of the task queue that servers fill over the bus and `wardround worker` empties.

`QueuedWorkers` is the server's end. It asks again if the bus was away or no answer comes, and
ignores duplicate answers. `QueueWorker` is the other end: it has a pool of its own do the tasks.
Meanwhile it keeps reporting to the queue; if it dies, the queue gives the task to another worker. A
task is finished when the server that wants it has the answer.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from typing import Final

import msgspec

from wardround.server.cluster.bus import Bus, BusError, NoListenerError, Reply, TakenTask
from wardround.server.logs import noting, request_id
from wardround.server.workers.pool import (
    CHORES,
    MAX_QUEUED,
    QUICK,
    THOUGHTS,
    WorkerError,
    WorkerPool,
    Workers,
    kind_of,
)
from wardround.server.workers.worker import Task, TaskAnswer, ThinkTask

log = logging.getLogger("wardround.workers")

SECONDS_IN_QUEUE: Final = 30.0
"""How long a task may lie in the queue before it is put there again."""
MAX_ATTEMPTS: Final = 3
AT_ONCE: Final = 4
"""How many tasks of one kind to ask for at once: the number of workers is not known here."""
BETWEEN_LOOKS: Final = 1.0
BETWEEN_COUNTS: Final = 5.0
SILENT_SECONDS: Final = 4.0
"""A task goes to another worker after this long without a sign of life."""
BETWEEN_SIGNS: Final = SILENT_SECONDS / 3
PULL_SECONDS: Final = 5.0
ANSWER_SECONDS: Final = 2.0
MAX_TRIES: Final = 5


class QueuedTask(msgspec.Struct, frozen=True):
    """A task in the queue."""

    id: str
    server: str
    timeout: float
    task: Task
    request: str = ""
    """The id of the request or message it is for, which the worker's log names."""


class TaskResult(msgspec.Struct, frozen=True):
    """The result of a task: an answer, or why there is none."""

    id: str
    answer: TaskAnswer
    lost: str = ""


def answers_of(server: str) -> str:
    """The subject on which a server receives the results of its tasks."""
    return f"wr.done.{server}"


class QueuedWorkers(Workers):
    """Puts tasks into the queue and waits for the results."""

    def __init__(self, bus: Bus, server: str) -> None:
        self.count = AT_ONCE
        self.restarts = 0
        """How many tasks had to be put into the queue again."""
        self._depth = 0
        self._bus = bus
        self._server = server
        self._asked: dict[str, asyncio.Future[TaskResult]] = {}
        self._begun = dict.fromkeys(MAX_QUEUED, 0)
        self._counter: asyncio.Task[None] | None = None
        bus.listen(answers_of(server), self._heard)

    @property
    def waiting(self) -> int:
        """Tasks of all servers in the queue, at the last count."""
        return self._depth

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

    async def ask(self, task: Task, timeout: float) -> TaskAnswer:
        queue = kind_of(task)
        if self._begun[queue] >= MAX_QUEUED[queue]:
            raise WorkerError("too many tasks are waiting")
        queued = QueuedTask(secrets.token_hex(8), self._server, timeout, task, request_id())
        future: asyncio.Future[TaskResult] = asyncio.get_running_loop().create_future()
        self._asked[queued.id] = future
        self._begun[queue] += 1
        try:
            result = await self._ask_until_answered(queued, queue, future)
        finally:
            self._begun[queue] -= 1
            del self._asked[queued.id]
        if result.lost:
            raise WorkerError(result.lost)
        return result.answer

    async def _ask_until_answered(
        self, queued: QueuedTask, queue: str, future: asyncio.Future[TaskResult]
    ) -> TaskResult:
        """Ask again if the bus was away or nothing comes; give up in the end."""
        raw = msgspec.json.encode(queued)
        patience = queued.timeout + SECONDS_IN_QUEUE
        # A bot waits for the bus as long as it takes, but a person is waiting for a chore.
        give_up = asyncio.get_running_loop().time() + queued.timeout
        for attempt in range(MAX_ATTEMPTS):
            while (asked_at := await self._put(queue, f"{queued.id}/{attempt}", raw)) is None:
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
        raise WorkerError(f"no worker answered after {MAX_ATTEMPTS} attempts")

    async def _put(self, queue: str, key: str, raw: bytes) -> int | None:
        """Put a task into the queue; returns the number of the connection that took it, or None."""
        connection = self._bus.reconnects
        try:
            await self._bus.put(queue, key, raw)
        except BusError as error:
            log.warning("a task waits for the queue", extra={"fault": str(error)})
            return None
        return connection

    def _heard(self, raw: bytes, reply: Reply) -> None:
        result = msgspec.json.decode(raw, type=TaskResult)
        future = self._asked.get(result.id)
        if future is not None and not future.done():
            future.set_result(result)
        reply(b"")

    async def _count(self) -> None:
        while True:
            with contextlib.suppress(BusError):
                self._depth = sum([await self._bus.depth(queue) for queue in MAX_QUEUED])
            await asyncio.sleep(BETWEEN_COUNTS)


class QueueWorker:
    """Does as many tasks at once as there are processes; thinking comes before chores."""

    def __init__(self, bus: Bus, pool: WorkerPool) -> None:
        self._bus = bus
        self._pool = pool
        self.done = 0

    async def run(self, stopped: asyncio.Event) -> None:
        """Work until told to stop; unfinished tasks are given back to the queue."""
        self._bus.start()
        self._pool.start()
        queues = [THOUGHTS] * self._pool.count + [QUICK, CHORES]
        loops = [asyncio.create_task(self._pull(queue, stopped)) for queue in queues]
        await stopped.wait()
        for loop in loops:
            loop.cancel()
        await asyncio.wait(loops, timeout=SILENT_SECONDS)
        await self._pool.stop()
        await self._bus.stop()

    async def _pull(self, queue: str, stopped: asyncio.Event) -> None:
        while not stopped.is_set():  # the bus client may swallow a cancellation
            try:
                taken = await self._bus.take(queue, SILENT_SECONDS, PULL_SECONDS)
            except BusError as error:
                log.info("waiting for the queue", extra={"fault": str(error)})
                await asyncio.sleep(BETWEEN_SIGNS)
                continue
            if taken is not None:
                await self._do(taken)

    async def _do(self, taken: TakenTask) -> None:
        try:
            queued = msgspec.json.decode(taken.raw, type=QueuedTask)
        except msgspec.DecodeError as error:
            # A server of another version: it carries on without an answer.
            log.warning("a task cannot be read", extra={"fault": str(error)})
            await taken.done()
            return
        table = queued.task.job.table if isinstance(queued.task, ThinkTask) else ""
        with noting(request=queued.request, table=table):
            await self._carry_out(taken, queued)

    async def _carry_out(self, taken: TakenTask, queued: QueuedTask) -> None:
        keeper = asyncio.create_task(_keep(taken))
        try:
            try:
                result = TaskResult(queued.id, await self._pool.ask(queued.task, queued.timeout))
            except WorkerError as error:
                log.warning("a task was not done", extra={"fault": str(error)})
                result = TaskResult(queued.id, TaskAnswer(), str(error))
            if await self._report(queued.server, result):
                await taken.done()
                self.done += 1
        except asyncio.CancelledError:
            await taken.give_back()
            raise
        finally:
            keeper.cancel()

    async def _report(self, server: str, result: TaskResult) -> bool:
        """Tell the server; also true if it is gone and no longer wants the answer."""
        raw = msgspec.json.encode(result)
        for _ in range(MAX_TRIES):
            try:
                await self._bus.request(answers_of(server), raw, ANSWER_SECONDS)
                return True
            except NoListenerError:
                if self._bus.connected:
                    return True
            except BusError as error:
                log.info("an answer was not acknowledged", extra={"fault": str(error)})
            await asyncio.sleep(BETWEEN_SIGNS)
        return False


async def _keep(taken: TakenTask) -> None:
    while True:
        await asyncio.sleep(BETWEEN_SIGNS)
        await taken.keep()
