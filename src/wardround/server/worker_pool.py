"""Workers: bots think there, and strangers' files are tried there.

A worker is a process, or in a page a web worker (`in_page`). One that takes too long or dies is
replaced; whoever waits for it is told and goes on without an answer. The event loop never waits.

Error tree::

    WorkerError      no answer: the worker died, took too long, or failed
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import sys
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Any, Final, NamedTuple, Protocol, Self, TypeAlias

import msgspec

from wardround.server.worker import Answer, Task, ThinkTask

MOST_THOUGHTS: Final = 2_000
MOST_CHORES: Final = 64
"""How many tasks may wait. Chores (verifying, timelines) wait while any bot has to think."""
LINE_LIMIT: Final = 64 << 20

log = logging.getLogger("wardround.workers")


class WorkerError(Exception):
    """A task that was not answered."""


class Workers(Protocol):
    """Does tasks outside this process."""

    count: int
    """How many tasks can be done at once, as far as that is known."""
    restarts: int

    @property
    def busy(self) -> int: ...

    @property
    def waiting(self) -> int: ...

    def start(self) -> None: ...

    async def stop(self) -> None: ...

    async def ask(self, task: Task, timeout: float) -> Answer:
        """The answer to a task, with its fault if it has one; raises WorkerError."""
        ...

    async def run(self, task: Task, timeout: float) -> Any:
        """The value of a task's answer; raises WorkerError, also for faults of the task."""
        answer = await self.ask(task, timeout)
        if answer.fault:
            raise WorkerError(answer.fault)
        return answer.value


class Worker(Protocol):
    """One that does tasks, one at a time."""

    @property
    def alive(self) -> bool: ...

    async def ask(self, raw: bytes) -> bytes:
        """The line that answers a line; raises OSError or EOFError when the worker is dead."""
        ...

    async def end(self) -> None: ...


Begin: TypeAlias = Callable[[], Awaitable[Worker]]


class _Waiting(NamedTuple):
    """A task somebody waits for."""

    raw: bytes
    timeout: float
    answer: asyncio.Future[Answer]


class WorkerPool(Workers):
    """A few workers of our own and a queue."""

    def __init__(self, count: int, begin: Begin) -> None:
        self.count = count
        self.restarts = 0
        self._begin = begin
        self._busy = 0
        self._thoughts: deque[_Waiting] = deque()
        self._chores: deque[_Waiting] = deque()
        self._news = asyncio.Condition()
        self._loops: list[asyncio.Task[None]] = []
        self._workers: set[Worker] = set()

    @property
    def busy(self) -> int:
        return self._busy

    @property
    def waiting(self) -> int:
        return len(self._thoughts) + len(self._chores)

    def start(self) -> None:
        self._loops = [asyncio.create_task(self._loop()) for _ in range(self.count)]

    async def stop(self) -> None:
        for loop in self._loops:
            loop.cancel()
        await asyncio.gather(*self._loops, return_exceptions=True)
        for worker in list(self._workers):
            await self._end(worker)
        for task in (*self._thoughts, *self._chores):
            task.answer.cancel()

    async def ask(self, task: Task, timeout: float) -> Answer:
        thinks = isinstance(task, ThinkTask)
        queue, most = (self._thoughts, MOST_THOUGHTS) if thinks else (self._chores, MOST_CHORES)
        if len(queue) >= most:
            raise WorkerError("too many tasks are waiting")
        future: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        queue.append(_Waiting(msgspec.json.encode(task), timeout, future))
        async with self._news:
            self._news.notify()
        return await future

    # -- inside -------------------------------------------------------------------------------

    async def _loop(self) -> None:
        """Keep one worker busy, and replace it as often as it takes."""
        worker: Worker | None = None
        while True:
            if worker is None or not worker.alive:
                worker = await self._begin()
                self._workers.add(worker)
            task = await self._next()
            self._busy += 1
            try:
                async with asyncio.timeout(task.timeout):
                    raw = await worker.ask(task.raw)
                answer = msgspec.json.decode(raw, type=Answer)
            except (TimeoutError, OSError, EOFError, ValueError) as error:
                self.restarts += 1
                fault = type(error).__name__
                log.warning("a worker was replaced", extra={"fault": fault})
                await self._end(worker)
                worker = None
                if not task.answer.done():
                    task.answer.set_exception(WorkerError(f"no answer: {fault}"))
            else:
                if not task.answer.done():
                    task.answer.set_result(answer)
            finally:
                self._busy -= 1

    async def _next(self) -> _Waiting:
        while True:
            while self.waiting:
                task = (self._thoughts or self._chores).popleft()
                if not task.answer.done():
                    return task
            async with self._news:
                if not self.waiting:
                    await self._news.wait()

    async def _end(self, worker: Worker) -> None:
        self._workers.discard(worker)
        await worker.end()


class WorkerProcess:
    """``python -m wardround.server.worker``: reads tasks as lines and answers in lines."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self._process = process

    @classmethod
    async def begin(cls, extra: tuple[str, ...] = ()) -> Self:
        return cls(
            await asyncio.create_subprocess_exec(
                *(sys.executable, "-m", "wardround.server.worker", *extra),
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


def process_pool(count: int, extra: tuple[str, ...] = ()) -> WorkerPool:
    """Processes of our own; ``extra`` names modules with further games."""
    return WorkerPool(count, lambda: WorkerProcess.begin(extra))
