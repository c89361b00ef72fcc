"""No one waits behind someone else's many tasks."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import msgspec
import pytest

from tests.in_loop import in_loop
from wardround.server.fair_queue import FairQueue, on_behalf_of
from wardround.server.rate_limits import Bucket, client_key
from wardround.server.table.effects import BotQuestion
from wardround.server.workers.pool import MAX_PER_CLIENT, THOUGHTS, WorkerError, WorkerPool
from wardround.server.workers.worker import CheckTask, TaskAnswer, ThinkTask


def order(*puts: tuple[str, str, float], weights: dict[str, float] | None = None) -> str:
    """The order in which tasks are taken; each is named by the last letter of its path."""
    queue: FairQueue[str] = FairQueue(weights or {})
    for path, name, cost in puts:
        queue.put(tuple(path.split("/")), name, cost)
    return "".join(queue.take() for _ in range(len(queue)))


def test_turns_go_round_among_addresses_then_tables() -> None:
    many = [("a/1", "x", 1.0)] * 4 + [("a/2", "y", 1.0)] * 4
    assert order(*many, ("b/3", "B", 1.0), ("b/3", "B", 1.0)) == "xByBxyxyxy"


def test_a_quick_task_comes_before_long_ones_of_others() -> None:
    assert order(*[(f"a/{n}", "x", 15.0) for n in range(50)], ("b/1", "B", 0.1))[0] == "B"


def test_long_tasks_do_not_starve() -> None:
    taken = order(("a/1", "X", 10.0), *[("b/2", "q", 0.1)] * 300)
    assert 90 < taken.index("X") < 120


def test_weights_are_kept() -> None:
    puts = [("t", "t", 1.0), ("c", "c", 1.0)] * 20
    taken = order(*puts, weights={"t": 4.0})
    assert taken[:10].count("t") == 8


def test_idle_clients_earn_no_credit() -> None:
    queue: FairQueue[str] = FairQueue({})
    for _ in range(10):
        queue.put(("a",), "a", 1.0)
    for _ in range(5):
        queue.take()
    queue.put(("b",), "b", 1.0)
    queue.put(("b",), "b", 1.0)
    assert sorted(queue.take() for _ in range(4)) == ["a", "a", "b", "b"]


# -- the pool -------------------------------------------------------------------------------------


class Room:
    """A worker that holds its task until the test lets it go."""

    alive = True

    def __init__(self, inside: list[str], out: asyncio.Event) -> None:
        self._inside = inside
        self._out = out

    async def ask(self, raw: bytes) -> bytes:
        self._inside.append(raw.decode())
        await self._out.wait()
        return msgspec.json.encode(TaskAnswer("done"))

    async def end(self) -> None:
        self.alive = False


def pool_of_rooms() -> tuple[WorkerPool, list[str], asyncio.Event]:
    inside: list[str] = []
    out = asyncio.Event()

    async def begin() -> Room:
        return Room(inside, out)

    return WorkerPool(1, begin), inside, out


def thought(level: str, table: str) -> ThinkTask:
    question = BotQuestion("k", "play", table, 0, level, "sealed", {}, "", {}, "seed")
    return ThinkTask(question)


@in_loop
async def test_a_greedy_answer_does_not_wait_behind_fifty_experts() -> None:
    pool, inside, out = pool_of_rooms()
    pool.start()
    on_behalf_of.set("crowd")
    crowd = [asyncio.create_task(pool.ask(thought("expert", f"t{n}"), 60)) for n in range(50)]
    await settled(lambda: len(inside) == 1)
    on_behalf_of.set("guest")
    guest = asyncio.create_task(pool.ask(thought("greedy", "mine"), 60))
    await settled(lambda: len(inside) == 2)
    assert '"level":"greedy"' in inside[1]
    out.set()
    assert (await guest).value == "done"
    for task in crowd:
        task.cancel()
    await pool.stop()


@in_loop
async def test_a_worker_that_cannot_start_costs_one_task_and_not_the_pool() -> None:
    """Descriptors and memory run out, and come back."""
    faults = [OSError("too many open files")] * 2  # when the pool starts, and for the first task

    async def begin() -> Room:
        if faults:
            raise faults.pop()
        out = asyncio.Event()
        out.set()
        return Room([], out)

    pool = WorkerPool(1, begin)
    pool.start()
    with pytest.raises(WorkerError, match="OSError"):
        await pool.ask(thought("expert", "t"), 60)
    assert (await pool.ask(thought("expert", "t"), 60)).value == "done"
    await pool.stop()


@in_loop
async def test_one_address_cannot_fill_the_queue() -> None:
    pool, _, _ = pool_of_rooms()
    on_behalf_of.set("crowd")
    asked = [
        asyncio.create_task(pool.ask(thought("expert", "t"), 60))
        for _ in range(MAX_PER_CLIENT[THOUGHTS])
    ]
    await settled(lambda: pool.waiting == len(asked))
    with pytest.raises(WorkerError, match="too many"):
        await pool.ask(thought("expert", "t"), 60)
    on_behalf_of.set("guest")
    guest = asyncio.create_task(pool.ask(CheckTask("template", {}, ""), 60))
    await settled(lambda: pool.waiting == len(asked) + 1)
    await pool.stop()
    await asyncio.gather(guest, *asked, return_exceptions=True)
    assert guest.cancelled()


async def settled(good: Callable[[], bool]) -> None:
    for _ in range(10_000):
        if good():
            return
        await asyncio.sleep(0)
    raise AssertionError("it did not come to that")


# -- who counts as one ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("address", "client"),
    [
        ("203.0.113.9", "203.0.113.9"),
        ("::ffff:203.0.113.9", "203.0.113.9"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff::", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::1", "2001:db8:1:3::/64"),
        ("unknown", "unknown"),
    ],
)
def test_a_network_of_64_bits_is_one_client(address: str, client: str) -> None:
    assert client_key(address) == client


def test_a_clock_that_is_set_back_costs_nothing() -> None:
    bucket = Bucket(1.0, 2.0, 1000.0)
    assert bucket.take(1000.0)
    assert bucket.take(10.0)
    assert not bucket.take(10.0)
    assert bucket.take(11.0)
