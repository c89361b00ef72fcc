"""What is special about SQLite: one file that nobody else may read."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

import pytest

from wardround.server.store import SqliteStore, StoreError
from wardround.server.store.steps import FORMAT, STEPS


def opened(path: Path) -> SqliteStore:
    return SqliteStore(str(path))


def test_the_file_is_for_its_owner_alone(tmp_path: Path) -> None:
    async def run() -> None:
        store = opened(tmp_path / "x.sqlite")
        await store.open()
        await store.close()

    asyncio.run(run())
    assert (tmp_path / "x.sqlite").stat().st_mode & 0o077 == 0


def test_a_store_of_a_newer_program_is_refused(tmp_path: Path) -> None:
    connection = sqlite3.connect(tmp_path / "x.sqlite")
    connection.execute("PRAGMA user_version = 99")
    connection.commit()
    connection.close()
    with pytest.raises(StoreError, match="format 99"):
        asyncio.run(opened(tmp_path / "x.sqlite").open())


def test_a_file_of_the_first_version_is_brought_up_to_date(tmp_path: Path) -> None:
    path = tmp_path / "x.sqlite"
    connection = sqlite3.connect(path)
    for statement in STEPS[0].sqlite:
        connection.execute(statement)
    record = '{"id":"old","game":"g","name":"","options":{},"seats":[],"seed":"s","salt":"s"}'
    connection.execute("INSERT INTO tables VALUES ('old', ?, x'', 1, 0, 1, 0)", (record.encode(),))
    connection.executemany(
        "INSERT INTO lines VALUES ('old', ?, 'line', '', 0)", [(n,) for n in range(3)]
    )
    connection.execute("PRAGMA user_version = 1")
    connection.commit()
    connection.close()

    async def run() -> None:
        store = opened(path)
        await store.open()
        assert await store.lengths(("old",)) == {"old": 3}
        claim = await store.claim("old", "s1")
        assert claim is not None
        assert (claim.owner, claim.fence) == ("s1", 1)
        await store.close()

    asyncio.run(run())
    connection = sqlite3.connect(path)
    assert connection.execute("PRAGMA user_version").fetchone() == (FORMAT,)
    connection.close()
