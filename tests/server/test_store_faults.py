"""Faults at every step of a write: a statement that fails, a log that is torn anywhere.

What was answered is there; what was not is there whole or not at all; the file is sound.
"""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from tests.server.test_shares import new_write
from wardround.server.store import sqlite
from wardround.server.store.base import Entry, Owner, StoredTable, StoreError, Talk, Write
from wardround.server.store.sqlite import SqliteStore

WRITES = 6


def write(n: int) -> Write:
    """A message that changes everything: a line, chat, a token, the record."""
    made = new_write("t")
    return Write(
        table="t",
        at=n,
        server="me",
        fence=1,
        first=n,
        entries=[Entry(f'{{"n":{n}}}', f"0/{n}")],
        talk=[Talk(n + 1, 0, "A", "la", n)],
        owners=[Owner(f"token-number-{n:06}", "t", "seat", 0)],
        record=made.record,
        card=b'{"a":1}',
    )


def whole(stored: StoredTable | None) -> int:
    """How many writes are there; every one of them with all its parts."""
    assert stored is not None
    count = len(stored.entries)
    assert [entry.mid for entry in stored.entries] == [f"0/{n}" for n in range(count)]
    assert len(stored.talk) == len(stored.owners) == count
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
    await store.write(new_write("t"))
    commit: Any = sqlite._commit
    faulty: list[Faulty] = []

    def fails_once(connection: sqlite3.Connection, jobs: list[Any]) -> Any:
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


# -- a log that is torn ---------------------------------------------------------------------------


def recorded(path: Path) -> list[tuple[int, int]]:
    """Write, and note after each answer how long the log was; the files stay as they are."""

    async def run() -> list[tuple[int, int]]:
        store = SqliteStore(str(path))
        await store.open()
        await store.write(new_write("t"))
        with closing(sqlite3.connect(path)) as other:
            other.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        log = path.with_name(path.name + "-wal")
        sizes = []
        for n in range(WRITES):
            await store.write(write(n))
            sizes.append((n + 1, log.stat().st_size))
        shutil.copy(path, path.with_name("kept"))
        shutil.copy(log, path.with_name("kept-wal"))
        await store.close()
        return sizes

    return asyncio.run(run())


async def after_power_cut(path: Path) -> int:
    store = SqliteStore(str(path))
    await store.open()
    try:
        assert await store.structure() == []
        return whole(await store.load("t"))
    finally:
        await store.close()


@pytest.mark.parametrize("damage", ["cut", "garbled", "out of order"])
def test_a_torn_log_keeps_what_was_answered(tmp_path: Path, damage: str) -> None:
    """The power fails anywhere in the log: behind that point nothing, something else, or holes."""
    sizes = recorded(tmp_path / "x.sqlite")
    base, log = (tmp_path / "kept").read_bytes(), (tmp_path / "kept-wal").read_bytes()
    frame = 24 + 4096
    for cut in range(0, len(log) - 32, 1 + frame // 3):
        rest = {
            "cut": b"",
            "garbled": bytes(byte ^ 0x5A for byte in log[cut:]),
            "out of order": bytes(frame) + log[cut + frame :],
        }[damage]
        torn = tmp_path / "torn.sqlite"
        for old in tmp_path.glob("torn*"):
            old.unlink()
        torn.write_bytes(base)
        torn.with_name("torn.sqlite-wal").write_bytes(log[:cut] + rest)
        answered = max((n for n, size in sizes if size <= cut), default=0)
        assert asyncio.run(after_power_cut(torn)) >= answered
