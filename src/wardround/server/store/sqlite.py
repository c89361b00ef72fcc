"""SQLite in WAL mode with full sync: one thread writes, and commits many waiting writes at once.

A second thread reads. The writer takes whatever has piled up while the last commit was being
synced, so the cost of a sync is shared. Every write has its own savepoint: one that fails
does not take others with it.
"""

from __future__ import annotations

import asyncio
import os
import queue
import sqlite3
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Final, TypeVar

import msgspec

from wardround.server.store.base import (
    Card,
    Entry,
    Owner,
    StoredTable,
    StoreError,
    TableRecord,
    Talk,
    Write,
)

T = TypeVar("T")

MOST_AT_ONCE: Final = 512
FORMAT: Final = 1

SCHEMA: Final = """
CREATE TABLE IF NOT EXISTS tables (
    id TEXT PRIMARY KEY, record BLOB NOT NULL, card BLOB NOT NULL,
    changed INTEGER NOT NULL, finished INTEGER NOT NULL, listed INTEGER NOT NULL,
    open INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS tables_finished ON tables (changed) WHERE finished AND listed;
CREATE INDEX IF NOT EXISTS tables_open ON tables (changed) WHERE open;
CREATE TABLE IF NOT EXISTS lines (
    table_id TEXT NOT NULL, n INTEGER NOT NULL, line TEXT NOT NULL,
    mid TEXT NOT NULL, hinted INTEGER NOT NULL, PRIMARY KEY (table_id, n)
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS talk (
    table_id TEXT NOT NULL, n INTEGER NOT NULL, line BLOB NOT NULL, PRIMARY KEY (table_id, n)
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS owners (
    token TEXT PRIMARY KEY, table_id TEXT NOT NULL, role TEXT NOT NULL, seat INTEGER
) WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS owners_table ON owners (table_id);
"""

Job = tuple[Write, "asyncio.Future[None]"]


class SqliteStore:
    """A store in one file."""

    def __init__(self, path: str) -> None:
        self.path = path
        self.name = "sqlite"
        self._jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._reader = ThreadPoolExecutor(1, "store-reader")
        self._writer: threading.Thread | None = None
        self._reading: sqlite3.Connection | None = None
        self._loop: asyncio.AbstractEventLoop | None = None

    # -- opening and closing ------------------------------------------------------------------

    async def open(self) -> None:
        self._loop = asyncio.get_running_loop()
        Path(self.path).parent.mkdir(parents=True, exist_ok=True)
        try:
            connection = self._connect()
        except sqlite3.Error as error:
            raise StoreError(f"cannot open {self.path}: {error}") from None
        self._writer = threading.Thread(
            target=self._write_all, args=(connection,), name="store-writer", daemon=True
        )
        self._writer.start()
        self._reading = await self._loop.run_in_executor(self._reader, self._connect)

    async def close(self) -> None:
        """Write what is waiting, then close."""
        if self._writer is None or self._loop is None:
            return
        self._jobs.put(None)
        await self._loop.run_in_executor(None, self._writer.join)
        if self._reading is not None:
            await self._loop.run_in_executor(self._reader, self._reading.close)
        self._reader.shutdown()
        self._writer = None

    def _connect(self) -> sqlite3.Connection:
        if not os.path.exists(self.path):
            # The file holds the secrets of all seats: nobody else may read it.
            os.close(os.open(self.path, os.O_CREAT | os.O_RDWR, 0o600))
        connection = sqlite3.connect(self.path, isolation_level=None, check_same_thread=False)
        connection.execute("PRAGMA busy_timeout = 10000")
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        found = connection.execute("PRAGMA user_version").fetchone()[0]
        if found not in (0, FORMAT):
            raise StoreError(f"{self.path} has format {found}; this program knows {FORMAT}")
        connection.executescript(SCHEMA)
        connection.execute(f"PRAGMA user_version = {FORMAT}")
        return connection

    # -- writing ------------------------------------------------------------------------------

    def write(self, write: Write) -> asyncio.Future[None]:
        future = asyncio.get_running_loop().create_future()
        self._jobs.put((write, future))
        return future

    def _write_all(self, connection: sqlite3.Connection) -> None:
        running = True
        while running:
            jobs: list[Job] = []
            job = self._jobs.get()
            while True:
                if job is None:
                    running = False
                    break
                jobs.append(job)
                if len(jobs) == MOST_AT_ONCE:
                    break
                try:
                    job = self._jobs.get_nowait()
                except queue.Empty:
                    break
            if jobs:
                self._report(jobs, _commit(connection, jobs))
        connection.close()

    def _report(self, jobs: list[Job], faults: list[str]) -> None:
        assert self._loop is not None
        try:
            self._loop.call_soon_threadsafe(_fulfil, jobs, faults)
        except RuntimeError:
            return  # the loop is closed: nobody waits for the answer any more

    # -- reading ------------------------------------------------------------------------------

    async def _read(self, ask: Callable[[sqlite3.Connection], T]) -> T:
        assert self._loop is not None
        assert self._reading is not None
        try:
            return await self._loop.run_in_executor(self._reader, ask, self._reading)
        except sqlite3.Error as error:
            raise StoreError(f"cannot read: {error}") from None

    async def load(self, table: str) -> StoredTable | None:
        return await self._read(lambda connection: _load(connection, table))

    async def owners(self, tokens: tuple[str, ...]) -> list[Owner]:
        def ask(connection: sqlite3.Connection) -> list[Owner]:
            rows = (
                connection.execute(
                    "SELECT token, table_id, role, seat FROM owners WHERE token = ?", (token,)
                ).fetchone()
                for token in tokens
            )
            return [Owner(*row) for row in rows if row is not None]

        return await self._read(ask)

    async def cards(self, tables: tuple[str, ...]) -> dict[str, Card]:
        def ask(connection: sqlite3.Connection) -> dict[str, Card]:
            found: dict[str, Card] = {}
            for table in tables:
                row = connection.execute(
                    "SELECT card, changed FROM tables WHERE id = ?", (table,)
                ).fetchone()
                if row is not None:
                    found[table] = Card(*row)
            return found

        return await self._read(ask)

    async def finished(self, limit: int) -> list[Card]:
        return await self._list("finished AND listed", limit)

    async def public(self, limit: int) -> list[Card]:
        return await self._list("open", limit)

    async def _list(self, which: str, limit: int) -> list[Card]:
        def ask(connection: sqlite3.Connection) -> list[Card]:
            rows = connection.execute(
                f"SELECT card, changed FROM tables WHERE {which} ORDER BY changed DESC LIMIT ?",
                (limit,),
            )
            return [Card(*row) for row in rows]

        return await self._read(ask)

    async def count(self) -> int:
        return await self._read(
            lambda connection: int(connection.execute("SELECT count(*) FROM tables").fetchone()[0])
        )


def _commit(connection: sqlite3.Connection, jobs: list[Job]) -> list[str]:
    """Write all jobs in one transaction; the answer has a fault, or nothing, for each."""
    faults: list[str] = []
    try:
        connection.execute("BEGIN IMMEDIATE")
        for write, _ in jobs:
            connection.execute("SAVEPOINT one")
            try:
                _write(connection, write)
                faults.append("")
            except (sqlite3.Error, OverflowError, UnicodeError) as error:
                connection.execute("ROLLBACK TO one")
                faults.append(str(error))
            connection.execute("RELEASE one")
        connection.execute("COMMIT")
    except sqlite3.Error as error:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        return [str(error)] * len(jobs)
    return faults


def _write(connection: sqlite3.Connection, write: Write) -> None:
    if write.record is not None:
        record = msgspec.json.encode(write.record)
        connection.execute(
            "INSERT INTO tables (id, record, card, changed, finished, listed, open) "
            "VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT (id) DO UPDATE SET record = excluded.record",
            (write.table, record, b"", write.at, False, write.record.listed, False),
        )
    if write.entries:
        # After a write that failed no later one may leave a gap in the journal.
        there = connection.execute(
            "SELECT coalesce(max(n) + 1, 0) FROM lines WHERE table_id = ?", (write.table,)
        ).fetchone()[0]
        if there != write.first:
            raise sqlite3.IntegrityError(f"expected {write.first} lines, found {there}")
    connection.executemany(
        "INSERT INTO lines (table_id, n, line, mid, hinted) VALUES (?, ?, ?, ?, ?)",
        [
            (write.table, write.first + n, entry.line, entry.mid, entry.hinted)
            for n, entry in enumerate(write.entries)
        ],
    )
    connection.executemany(
        "INSERT INTO talk (table_id, n, line) VALUES (?, ?, ?)",
        [(write.table, talk.n, msgspec.json.encode(talk)) for talk in write.talk],
    )
    connection.executemany(
        "INSERT INTO owners (token, table_id, role, seat) VALUES (?, ?, ?, ?)",
        [(owner.token, owner.table, owner.role, owner.seat) for owner in write.owners],
    )
    connection.execute(
        "UPDATE tables SET card = ?, changed = ?, finished = ?, open = ? WHERE id = ?",
        (write.card, write.at, write.finished, write.free_seats, write.table),
    )


def _fulfil(jobs: list[Job], faults: list[str]) -> None:
    for (_, future), fault in zip(jobs, faults, strict=True):
        if future.done():
            continue
        if fault:
            future.set_exception(StoreError(fault))
        else:
            future.set_result(None)


def _load(connection: sqlite3.Connection, table: str) -> StoredTable | None:
    row = connection.execute("SELECT record, changed FROM tables WHERE id = ?", (table,)).fetchone()
    if row is None:
        return None
    lines = connection.execute(
        "SELECT line, mid, hinted FROM lines WHERE table_id = ? ORDER BY n", (table,)
    )
    talk = connection.execute("SELECT line FROM talk WHERE table_id = ? ORDER BY n", (table,))
    owners = connection.execute(
        "SELECT token, table_id, role, seat FROM owners WHERE table_id = ?", (table,)
    )
    return StoredTable(
        record=msgspec.json.decode(row[0], type=TableRecord),
        entries=[Entry(line, mid, bool(hinted)) for line, mid, hinted in lines],
        talk=[msgspec.json.decode(line, type=Talk) for (line,) in talk],
        owners=[Owner(*owner) for owner in owners],
        changed=int(row[1]),
    )
