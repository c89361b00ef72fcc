"""Faults at every step of a write: a statement that fails, a disk that does, a crash anywhere.

What was answered is there; what was not is there whole or not at all; the file is sound.
"""

from __future__ import annotations

import asyncio
import random
import sqlite3
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.server.faulty_disk import (
    CRASHES,
    FAULTS,
    Crash,
    Fault,
    FaultyDisk,
    Step,
    after_crash,
    put_back,
)
from tests.server.test_shares import new_write
from wardround.server.store import sqlite
from wardround.server.store.records import Entry, Owner, StoredTable, StoreError, Talk, Write
from wardround.server.store.sqlite import SqliteStore

WRITES = 6
PACK = "# mine"


def first() -> Write:
    made = new_write("t")
    assert made.record is not None
    made.record.pack = PACK
    return made


def write(n: int) -> Write:
    """A message that changes everything: a line, chat, a token, the record."""
    return Write(
        table="t",
        at=n,
        server="me",
        fence=1,
        first=n,
        entries=[Entry(f'{{"n":{n}}}', f"0/{n}")],
        talk=[Talk(n + 1, 0, "A", "la", n)],
        owners=[Owner(f"token-number-{n:06}", "t", "seat", 0)],
        record=first().record,
        card=b'{"a":1}',
    )


def whole(stored: StoredTable | None) -> int:
    """How many writes are there; every one of them with all its parts."""
    assert stored is not None
    count = len(stored.entries)
    assert [entry.mid for entry in stored.entries] == [f"0/{n}" for n in range(count)]
    assert len(stored.talk) == len(stored.owners) == count
    assert stored.record.pack == PACK
    return count


# -- statements that fail -------------------------------------------------------------------------


class Faulty:
    """A connection whose statement number ``at`` fails once, before or after it is carried out."""

    def __init__(self, connection: sqlite3.Connection, at: int, after: bool) -> None:
        self._connection = connection
        self._left = at
        self._after = after

    def __getattr__(self, name: str) -> Any:
        return getattr(self._connection, name)

    def execute(self, sql: str, *given: Any) -> Any:
        return self._do(self._connection.execute, sql, *given)

    def executemany(self, sql: str, *given: Any) -> Any:
        return self._do(self._connection.executemany, sql, *given)

    def _do(self, run: Any, sql: str, *given: Any) -> Any:
        self._left -= 1
        if self._left == 0 and not (self._after and sql.startswith("COMMIT")):
            if self._after:
                run(sql, *given)
            raise sqlite3.OperationalError("disk I/O error")
        return run(sql, *given)


async def with_fault(path: Path, at: int, after: bool, monkeypatch: pytest.MonkeyPatch) -> bool:
    """Writes, one of which meets a fault; whether there was a statement to fail."""
    store = SqliteStore(str(path))
    await store.open()
    await store.write(first())
    commit: Any = sqlite._commit
    faulty: list[Faulty] = []

    def fails_once(connection: sqlite3.Connection, jobs: list[Any]) -> Any:
        if threading.current_thread() is not store._writer:
            return commit(connection, jobs)  # the server of other tests has a store too
        if not faulty:
            faulty.append(Faulty(connection, at, after))
        return commit(faulty[0], jobs)

    monkeypatch.setattr(sqlite, "_commit", fails_once)
    answered, n = 0, 0
    for _ in range(WRITES):
        try:
            await store.write(write(n))
        except StoreError:
            assert whole(await store.load("t")) == answered, "what failed left nothing behind"
            continue
        n = answered = answered + 1
    assert whole(await store.load("t")) == answered
    assert await store.structure() == []
    await store.close()
    return answered < WRITES


@pytest.mark.parametrize("after", [False, True], ids=["before", "after"])
def test_a_statement_that_fails_leaves_nothing_behind(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, after: bool
) -> None:
    """Every statement of the first two writes in turn."""
    met = 0
    for at in range(1, 18):
        with monkeypatch.context() as patched:
            met += asyncio.run(with_fault(tmp_path / f"{at}.sqlite", at, after, patched))
    assert met > 10


# -- a disk that fails ----------------------------------------------------------------------------


async def writing(path: Path, answered: Callable[[int], None]) -> int:
    """Write, go away so that the log is put into the file, come again and go on.

    Who is told that something failed asks again, until the disk is what it was or gives up.
    """
    done = 0
    for _ in range(2):
        store = SqliteStore(str(path))
        try:
            await store.open()
        except StoreError:
            continue
        for _ in range(WRITES):
            try:
                if await store.load("t") is None:
                    await store.write(first())
                await store.write(write(done))
            except StoreError:
                continue
            done += 1
            answered(done)
        await store.close()
    return done


async def lines_stored(path: Path) -> int:
    """How many writes are there after all; the file is sound, and takes one more."""
    store = SqliteStore(str(path))
    await store.open()
    try:
        assert await store.structure() == []
        if await store.load("t") is None:
            await store.write(first())
        there = whole(await store.load("t"))
        await store.write(write(there))
        assert whole(await store.load("t")) == there + 1
        return there
    finally:
        await store.close()


def recorded(path: Path) -> tuple[list[Step], list[int]]:
    """Everything asked of the disk, and after which step each write was answered."""
    disk, answered = FaultyDisk(), [0]
    with disk.inserted():
        asyncio.run(writing(path, lambda _: answered.append(len(disk.steps))))
    assert len(answered) == 2 * WRITES + 1
    return disk.steps, answered


def survives_a_step_that_fails(path: Path, at: int, fault: Fault) -> bool:
    """Everything answered is there, and at most one more write: one reported as failed."""
    with FaultyDisk(at, fault).inserted():
        answered = asyncio.run(writing(path, lambda _: None))
    return answered <= asyncio.run(lines_stored(path)) <= answered + 1


def survives_a_crash(
    path: Path, steps: list[Step], answered: list[int], at: int, crash: Crash
) -> bool:
    """The power fails after a step; ``path`` is where the steps were recorded."""
    torn = path.with_name("torn.sqlite")
    put_back(after_crash(steps[:at], crash, random.Random(at)), path, torn)
    done = sum(1 for end in answered[1:] if end <= at)
    return done <= asyncio.run(lines_stored(torn)) <= done + 1


def test_every_disk_operation_may_fail(tmp_path: Path) -> None:
    """Some of them; ``python -m bench.disk`` lets each fail in every way."""
    count = len(recorded(tmp_path / "whole.sqlite")[0])
    for n, at in enumerate(range(1, count + 1, 7)):
        fault = FAULTS[n % len(FAULTS)]
        assert survives_a_step_that_fails(tmp_path / f"{at}.sqlite", at, fault), (at, fault)


@pytest.mark.parametrize("crash", CRASHES)
def test_the_power_may_fail_at_any_step(tmp_path: Path, crash: Crash) -> None:
    path = tmp_path / "whole.sqlite"
    steps, answered = recorded(path)
    for at in range(CRASHES.index(crash), len(steps) + 1, 5):
        assert survives_a_crash(path, steps, answered, at, crash), at
