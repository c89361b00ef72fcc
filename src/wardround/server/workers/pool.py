"""Workers: bots think there, and uploaded files are tried there.

A worker is a process or, in a page, a web worker (`in_page`). One that takes too long or dies is
replaced; its caller is told and carries on without an answer. The event loop never waits. A
`FairQueue` decides whose turn it is. Quick tasks also have a worker of their own, so that none has
to wait behind an expert bot.

Error tree::

    WorkerError      no answer: the worker died, took too long, or failed
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import sys
from collections.abc import Awaitable, Callable
from typing import Any, Final, NamedTuple, Protocol, Self, TypeAlias

import msgspec

from wardround.server.fair_queue import FairQueue, on_behalf_of
from wardround.server.workers.worker import Task, TaskAnswer, ThinkTask

THOUGHTS: Final = "thoughts"
QUICK: Final = "quick"
CHORES: Final = "chores"
MAX_QUEUED: Final = {THOUGHTS: 2_000, QUICK: 2_000, CHORES: 64}
"""How many tasks of each kind may wait, in all and (below) from one address."""
MAX_PER_CLIENT: Final = {THOUGHTS: 400, QUICK: 400, CHORES: 16}
WEIGHTS: Final = {THOUGHTS: 4.0, QUICK: 8.0, CHORES: 1.0}
SECONDS: Final = {"random": 0.05, "greedy": 0.1, "beginner": 0.1, "easy": 0.1, "normal": 2.0}
"""How many seconds a bot of each level is expected to think; other levels take longer."""
LONG_SECONDS: Final = 10.0
QUICK_SECONDS: Final = 0.2
CHORE_SECONDS: Final = 1.0
PATIENCE: Final = 20.0
"""Seconds a task may wait for its turn, on top of the time it may take."""
LINE_LIMIT: Final = 64 << 20

log = logging.getLogger("wardround.workers")


class WorkerError(Exception):
    """A task got no answer."""


class Workers(Protocol):
    """Does tasks outside this process."""

    count: int
    """How many tasks can be done at once, as far as known."""
    restarts: int

    @property
    def busy(self) -> int: ...

    @property
    def waiting(self) -> int: ...

    def start(self) -> None: ...

    async def stop(self) -> None: ...

    async def ask(self, task: Task, timeout: float) -> TaskAnswer:
        """The answer to a task, with its fault if any; raises WorkerError."""
        ...

    async def run(self, task: Task, timeout: float) -> Any:
        """The value of a task's answer; raises WorkerError, for faults of the task too."""
        answer = await self.ask(task, timeout)
        if answer.fault:
            raise WorkerError(answer.fault)
        return answer.value


def kind_of(task: Task) -> str:
    if not isinstance(task, ThinkTask):
        return CHORES
    return QUICK if cost_of(task) <= QUICK_SECONDS else THOUGHTS


def cost_of(task: Task) -> float:
    """Roughly how many seconds a task takes."""
    if isinstance(task, ThinkTask):
        return SECONDS.get(task.job.level, LONG_SECONDS)
    return CHORE_SECONDS


class Worker(Protocol):
    """Does tasks, one at a time."""

    @property
    def alive(self) -> bool: ...

    async def ask(self, raw: bytes) -> bytes:
        """The line that answers a line; raises OSError or EOFError when the worker is dead."""
        ...

    async def end(self) -> None: ...


Begin: TypeAlias = Callable[[], Awaitable[Worker]]


class _Waiting(NamedTuple):
    """A task with a waiting caller, and the timer that gives it up."""

    raw: bytes
    timeout: float
    answer: asyncio.Future[TaskAnswer]
    too_late: asyncio.TimerHandle


class WorkerPool(Workers):
    """A few workers of our own, and a queue."""

    def __init__(self, count: int, begin: Begin) -> None:
        self.count = count
        self.restarts = 0
        self._begin = begin
        self._busy = 0
        self._quick: FairQueue[_Waiting] = FairQueue(WEIGHTS)
        self._others: FairQueue[_Waiting] = FairQueue(WEIGHTS)
        self._news = asyncio.Condition()
        self._loops: list[asyncio.Task[None]] = []
        self._workers: set[Worker] = set()

    @property
    def busy(self) -> int:
        return self._busy

    @property
    def waiting(self) -> int:
        return len(self._quick) + len(self._others)

    def start(self) -> None:
        self._loops = [asyncio.create_task(self._loop()) for _ in range(self.count)]
        self._loops.append(asyncio.create_task(self._loop(quick=True)))

    async def stop(self) -> None:
        for loop in self._loops:
            loop.cancel()
        await asyncio.gather(*self._loops, return_exceptions=True)
        for worker in list(self._workers):
            await self._end(worker)
        for queue in (self._quick, self._others):
            while queue:
                self._take(queue).answer.cancel()

    async def ask(self, task: Task, timeout: float) -> TaskAnswer:
        kind = kind_of(task)
        queue = self._quick if kind == QUICK else self._others
        table = task.job.table if isinstance(task, ThinkTask) else ""
        address = on_behalf_of.get() or table
        if (
            queue.waiting((kind,)) >= MAX_QUEUED[kind]
            or queue.waiting((kind, address)) >= MAX_PER_CLIENT[kind]
        ):
            raise WorkerError("too many tasks are waiting")
        loop = asyncio.get_running_loop()
        answer: asyncio.Future[TaskAnswer] = loop.create_future()
        too_late = loop.call_later(PATIENCE + timeout, _give_up, answer)
        raw = msgspec.json.encode(task)
        queue.put((kind, address, table), _Waiting(raw, timeout, answer, too_late), cost_of(task))
        async with self._news:
            self._news.notify_all()
        return await answer

    # -- inside -------------------------------------------------------------------------------

    async def _loop(self, quick: bool = False) -> None:
        """Keep one worker busy, and replace it as often as necessary.

        The one for quick tasks is only started once it has something to do.
        """
        worker: Worker | None = None
        if not quick:
            with contextlib.suppress(OSError):  # for want of descriptors, say: a task tries again
                worker = await self._started()
        while True:
            task = await self._next(quick)
            self._busy += 1
            try:
                if worker is None or not worker.alive:
                    worker = await self._started()
                async with asyncio.timeout(task.timeout):  # `wait_for` can swallow a cancellation
                    raw = await worker.ask(task.raw)
                answer = msgspec.json.decode(raw, type=TaskAnswer)
            except (TimeoutError, OSError, EOFError, ValueError) as error:
                self.restarts += 1
                fault = type(error).__name__
                log.warning("a worker was replaced", extra={"fault": fault})
                if worker is not None:
                    await self._end(worker)
                worker = None
                if not task.answer.done():
                    task.answer.set_exception(WorkerError(f"no answer: {fault}"))
            else:
                if not task.answer.done():
                    task.answer.set_result(answer)
            finally:
                self._busy -= 1

    async def _next(self, quick: bool) -> _Waiting:
        """The task whose turn it is; quick ones first."""
        while True:
            idle = quick and self._busy < self.count  # an idle worker will take it instead
            while not idle and (queue := self._quick or (not quick and self._others)):
                task = self._take(queue)
                if not task.answer.done():
                    return task
            async with self._news:
                if idle or not (self._quick or (self._others and not quick)):
                    await self._news.wait()

    def _take(self, queue: FairQueue[_Waiting]) -> _Waiting:
        task = queue.take()
        task.too_late.cancel()
        return task

    async def _started(self) -> Worker:
        worker = await self._begin()
        self._workers.add(worker)
        return worker

    async def _end(self, worker: Worker) -> None:
        self._workers.discard(worker)
        await worker.end()


class WorkerProcess:
    """``python -m wardround.server.workers.worker``: reads tasks as lines and answers in lines."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self._process = process

    @classmethod
    async def begin(cls, extra: tuple[str, ...] = ()) -> Self:
        return cls(
            await asyncio.create_subprocess_exec(
                *(sys.executable, "-m", "wardround.server.workers.worker", *extra),
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                limit=LINE_LIMIT,
                env={
                    **os.environ,
                    "PYTHONPATH": os.pathsep.join(path for path in sys.path if path),
                },
            )
        )

    @property
    def alive(self) -> bool:
        return self._process.returncode is None

    async def ask(self, raw: bytes) -> bytes:
        stdin, stdout = self._process.stdin, self._process.stdout
        assert stdin is not None
        assert stdout is not None
        stdin.write(raw + b"\n")
        await stdin.drain()
        line = await stdout.readline()
        if not line.endswith(b"\n"):
            raise EOFError
        return line

    async def end(self) -> None:
        with contextlib.suppress(ProcessLookupError):
            self._process.kill()
        await self._process.wait()
        if self._process.stdin is not None:
            self._process.stdin.close()


def _give_up(answer: asyncio.Future[TaskAnswer]) -> None:
    if not answer.done():
        answer.set_exception(WorkerError("the task waited too long in the queue"))


def process_pool(count: int, extra: tuple[str, ...] = ()) -> WorkerPool:
    """A pool of our own processes; ``extra`` names modules with further games."""
    return WorkerPool(count, lambda: WorkerProcess.begin(extra))
