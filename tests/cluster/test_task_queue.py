"""The task queue: every task is done once, whoever dies meanwhile."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator
from typing import cast

import msgspec
import pytest

from tests.cluster.memory_bus import MemoryBus, Network
from tests.in_loop import becomes_true, in_loop
from wardround.server.cluster import task_queue
from wardround.server.cluster.task_queue import QueuedWorkers, QueueWorker, TaskResult, answers_of
from wardround.server.logs import JsonLines, noting
from wardround.server.table.effects import BotQuestion
from wardround.server.workers.pool import CHORES, MAX_QUEUED, WorkerError, WorkerPool
from wardround.server.workers.worker import CheckTask, Task, TaskAnswer, ThinkTask

TASK = CheckTask("sealed", {}, "")
THOUGHT = ThinkTask(BotQuestion("t/1", "play", "t", 0, "random", "sealed", {}, "", {}, "seed"))
SEVEN = TaskAnswer(7)


class Hands:
    """Does tasks as a worker would, as fast as a test likes."""

    def __init__(self, answer: TaskAnswer | WorkerError = SEVEN, never: bool = False) -> None:
        self.count = 1
        self.done: list[Task] = []
        self._answer = answer
        self._never = never

    def start(self) -> None: ...

    async def stop(self) -> None: ...

    async def ask(self, task: Task, timeout: float) -> TaskAnswer:
        self.done.append(task)
        if self._never:
            await asyncio.sleep(60)
        if isinstance(self._answer, WorkerError):
            raise self._answer
        return self._answer


@pytest.fixture(autouse=True)
def fast(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(task_queue, "BETWEEN_LOOKS", 0.02)
    monkeypatch.setattr(task_queue, "SECONDS_IN_QUEUE", 0.2)
    monkeypatch.setattr(task_queue, "BETWEEN_SIGNS", 0.02)
    monkeypatch.setattr(task_queue, "ANSWER_SECONDS", 0.1)


@contextlib.asynccontextmanager
async def working(network: Network, hands: Hands) -> AsyncIterator[MemoryBus]:
    bus, stopped = MemoryBus(network), asyncio.Event()
    running = asyncio.create_task(QueueWorker(bus, cast(WorkerPool, hands)).run(stopped))
    yield bus
    stopped.set()
    await running


@contextlib.asynccontextmanager
async def asking(
    network: Network, name: str = "s"
) -> AsyncIterator[tuple[QueuedWorkers, MemoryBus]]:
    bus = MemoryBus(network)
    queue = QueuedWorkers(bus, name)
    queue.start()
    yield queue, bus
    await queue.stop()


@in_loop
async def test_a_task_is_done_somewhere_and_answered() -> None:
    network, hands = Network(), Hands()
    async with working(network, hands), asking(network) as (queue, _):
        assert await queue.run(TASK, 1.0) == 7
        assert hands.done == [TASK]
        await becomes_true(lambda: not network.taken)
        assert queue.busy == 0


@in_loop
async def test_faults_and_lost_tasks_are_told_apart() -> None:
    network = Network()
    async with asking(network) as (queue, _):
        async with working(network, Hands(TaskAnswer(fault="bad", line=3))):
            assert (await queue.ask(TASK, 1.0)).line == 3
            with pytest.raises(WorkerError, match="bad"):
                await queue.run(TASK, 1.0)
        async with working(network, Hands(WorkerError("no answer: EOFError"))):
            with pytest.raises(WorkerError, match="EOFError"):
                await queue.ask(TASK, 1.0)


def test_a_workers_log_names_the_request_and_the_table() -> None:
    lines: list[str] = []

    class Keep(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            lines.append(JsonLines().format(record))

    async def test() -> None:
        network = Network()
        async with working(network, Hands(WorkerError("EOF"))), asking(network) as (queue, _):
            with noting(request="abc.1"), pytest.raises(WorkerError):
                await queue.ask(THOUGHT, 1.0)

    handler = Keep()
    task_queue.log.addHandler(handler)
    asyncio.run(test())
    task_queue.log.removeHandler(handler)
    [line] = [msgspec.json.decode(line) for line in lines]
    told = {"event": "a task was not done", "fault": "EOF", "request": "abc.1", "table": "t"}
    assert told.items() <= line.items()


@in_loop
async def test_a_dead_workers_task_is_done_by_another() -> None:
    network = Network()
    async with asking(network) as (queue, _):
        async with working(network, Hands(never=True)):
            asked = asyncio.create_task(queue.run(TASK, 1.0))
            await becomes_true(lambda: network.taken)
        # Shut down properly: unfinished tasks went back into the queue.
        assert not network.taken
        async with working(network, Hands()):
            assert await asked == 7


@in_loop
async def test_an_answer_counts_once() -> None:
    network = Network()
    async with asking(network) as (queue, _), working(network, Hands()) as bus:
        network.repeat = 1.0
        assert [await queue.run(TASK, 1.0) for _ in range(5)] == [7] * 5
        stranger = msgspec.json.encode(TaskResult("unknown", TaskAnswer(1)))
        assert await bus.request(answers_of("s"), stranger, 1.0) == b""


@in_loop
async def test_a_task_waits_for_the_bus() -> None:
    network = Network()
    async with asking(network) as (queue, bus), working(network, Hands()):
        bus.leave()
        asked = asyncio.create_task(queue.run(THOUGHT, 0.01))
        await asyncio.sleep(0.1)
        assert not asked.done()
        bus.come_back()
        assert await asked == 7


@in_loop
async def test_somebody_who_waits_for_a_chore_is_told_that_the_bus_is_away() -> None:
    async with asking(Network()) as (queue, bus):
        bus.leave()
        with pytest.raises(WorkerError, match="cannot be reached"):
            await queue.run(TASK, 0.05)


@in_loop
async def test_a_task_is_asked_again_after_the_bus_was_away() -> None:
    """Its answer may have been lost then."""
    network = Network()
    async with asking(network) as (queue, bus):
        asked = asyncio.create_task(queue.run(TASK, 60.0))
        await becomes_true(lambda: network.queues.get("chores"))
        network.queues["chores"].clear()
        bus.leave()
        bus.come_back()
        async with working(network, Hands()):
            assert await asked == 7
        assert queue.restarts == 1


@in_loop
async def test_a_task_that_nobody_does_is_given_up() -> None:
    async with asking(Network()) as (queue, _):
        with pytest.raises(WorkerError, match="no worker answered"):
            await queue.run(TASK, 0.01)


@in_loop
async def test_too_many_tasks_are_refused() -> None:
    async with asking(Network()) as (queue, _):
        asked = [asyncio.create_task(queue.ask(TASK, 60)) for _ in range(MAX_QUEUED[CHORES])]
        await becomes_true(lambda: queue.busy == MAX_QUEUED[CHORES])
        with pytest.raises(WorkerError, match="too many"):
            await queue.ask(TASK, 60)
        for task in asked:
            task.cancel()
        await asyncio.gather(*asked, return_exceptions=True)
        assert queue.busy == 0


@in_loop
async def test_nobody_wants_the_answer_of_a_dead_server() -> None:
    network, hands = Network(), Hands()
    async with asking(network) as (queue, bus):
        asked = asyncio.create_task(queue.ask(TASK, 60))
        await becomes_true(lambda: network.queues.get("chores"))
        asked.cancel()
        bus.leave()
        async with working(network, hands):
            await becomes_true(lambda: hands.done and not network.taken)
        assert not network.queues["chores"]


@in_loop
async def test_a_task_that_cannot_be_read_is_thrown_away() -> None:
    network, hands = Network(), Hands()
    async with working(network, hands) as bus:
        await bus.put("chores", "k", b"{}")
        await becomes_true(lambda: not network.queues["chores"] and not network.taken)
        assert hands.done == []
