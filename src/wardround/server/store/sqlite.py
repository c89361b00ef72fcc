"""SQLite in WAL mode with full sync: one thread writes, and commits many waiting writes at once.

A second thread reads. The writer takes whatever has piled up while the last commit was being
synced, so the cost of a sync is shared. Every write has its own savepoint: one that fails
does not take others with it. Several processes may use one file.
"""

from __future__ import annotations

import asyncio
import functools
import os
import queue
import sqlite3
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Final, TypeVar

from wardround.server.store import sqlite_rows as rows
from wardround.server.store.base import (
    CLOSED,
    Card,
    Claim,
    Owner,
    ServerRow,
    StoredTable,
    StoreError,
    TableRow,
    Write,
)
from wardround.server.store.steps import FORMAT, STEPS, too_new

T = TypeVar("T")

MOST_AT_ONCE: Final = 512

Change = Callable[[sqlite3.Connection], Any]
Job = tuple[Change, "asyncio.Future[Any]"]
Outcome = tuple[Any, StoreError | None]


class SqliteStore:
    """A store in one file."""

    def __init__(self, path: str) -> None:
        self.path = path
        self.name = "sqlite"
        self._jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._reader = ThreadPoolExecutor(1, "store-reader")
        self._writer: threading.Thread | None = None
        self._closing = False
        self._reading: sqlite3.Connection | None = None
        self._loop: asyncio.AbstractEventLoop | None = None

    # -- opening and closing ------------------------------------------------------------------

    async def open(self) -> None:
        self._loop = asyncio.get_running_loop()
        Path(self.path).parent.mkdir(parents=True, exist_ok=True)
        try:
            connection = self._connect()
            migrate(connection, self.path)
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
        self._closing = True
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
        return connection

    # -- writing ------------------------------------------------------------------------------

    def write(self, write: Write) -> asyncio.Future[None]:
        return self._change(functools.partial(rows.write, write=write))

    def _change(self, change: Change) -> asyncio.Future[Any]:
        future: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        if self._closing:
            future.set_exception(StoreError(CLOSED))
        else:
            self._jobs.put((change, future))
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

    def _report(self, jobs: list[Job], outcomes: list[Outcome]) -> None:
        assert self._loop is not None
        try:
            self._loop.call_soon_threadsafe(_fulfil, jobs, outcomes)
        except RuntimeError:
            return  # the loop is closed: nobody waits for the answer any more

    # -- reading ------------------------------------------------------------------------------

    async def _read(self, ask: Callable[[sqlite3.Connection], T]) -> T:
        if self._loop is None or self._reading is None or self._closing:
            raise StoreError(CLOSED)
        try:
            return await self._loop.run_in_executor(self._reader, _one_moment, ask, self._reading)
        except sqlite3.Error as error:
            raise StoreError(f"cannot read: {error}") from None

    async def load(self, table: str) -> StoredTable | None:
        return await self._read(lambda connection: rows.load(connection, table))

    async def owners(self, tokens: tuple[str, ...]) -> list[Owner]:
        return await self._read(lambda connection: rows.owners(connection, tokens))

    async def cards(self, tables: tuple[str, ...]) -> dict[str, Card]:
        return await self._read(lambda connection: rows.cards(connection, tables))

    async def lengths(self, tables: tuple[str, ...]) -> dict[str, int]:
        return await self._read(lambda connection: rows.lengths(connection, tables))

    async def finished(self, limit: int) -> list[Card]:
        return await self._read(lambda c: rows.newest(c, "finished AND listed", limit))

    async def public(self, limit: int) -> list[Card]:
        return await self._read(lambda c: rows.newest(c, "open", limit))

    async def count(self) -> int:
        return await self._read(rows.count)

    async def ping(self) -> None:
        await self._read(rows.ping)

    # -- who owns what ------------------------------------------------------------------------

    async def beat(self, server: str, seconds: float, info: str = "") -> bool:
        change = functools.partial(rows.beat, server=server, seconds=seconds, info=info)
        return bool(await self._change(change))

    async def claim(self, table: str, server: str, force: bool = False) -> Claim | None:
        found: Claim | None = await self._change(
            lambda connection: rows.claim(connection, table, server, force)
        )
        return found

    async def release(self, tables: tuple[str, ...], server: str) -> None:
        await self._change(lambda connection: rows.release(connection, tables, server))

    async def release_all(self, server: str) -> None:
        await self._change(lambda connection: rows.release_all(connection, server))

    async def held(self, server: str) -> dict[str, int]:
        return await self._read(lambda connection: rows.held(connection, server))

    async def owned(self) -> dict[str, int]:
        return await self._read(rows.owned)

    async def servers(self) -> list[ServerRow]:
        return await self._read(rows.servers)

    # -- for the person who runs the place ----------------------------------------------------

    async def tables(self, after: str, limit: int) -> list[TableRow]:
        return await self._read(lambda connection: rows.tables(connection, after, limit))

    async def mentioning(self, text: str) -> list[str]:
        return await self._read(lambda connection: rows.mentioning(connection, text))

    async def put(self, stored: StoredTable) -> None:
        await self._change(lambda connection: rows.put(connection, stored))

    async def rewrite(self, stored: StoredTable, server: str, fence: int) -> None:
        await self._change(lambda connection: rows.rewrite(connection, stored, server, fence))

    async def delete(self, table: str) -> bool:
        return bool(await self._change(lambda connection: rows.delete(connection, table)))


def migrate(connection: sqlite3.Connection, path: str) -> None:
    """Take the steps that are missing; of several processes that start at once one takes them."""
    connection.execute("BEGIN IMMEDIATE")
    try:
        found = int(connection.execute("PRAGMA user_version").fetchone()[0])
        if found > FORMAT:
            raise StoreError(too_new(path, found))
        for step in STEPS[found:]:
            for statement in step.sqlite:
                connection.execute(statement)
        connection.execute(f"PRAGMA user_version = {FORMAT}")
        connection.execute("COMMIT")
    except BaseException:
        connection.execute("ROLLBACK")
        connection.close()
        raise


def _one_moment(ask: Callable[[sqlite3.Connection], T], connection: sqlite3.Connection) -> T:
    """Ask inside a transaction: several statements see the same moment."""
    connection.execute("BEGIN")
    try:
        return ask(connection)
    finally:
        connection.execute("COMMIT")


def _commit(connection: sqlite3.Connection, jobs: list[Job]) -> list[Outcome]:
    """Carry out all jobs in one transaction; the answer has a result or a fault for each."""
    outcomes: list[Outcome] = []
    try:
        connection.execute("BEGIN IMMEDIATE")
        for change, _ in jobs:
            connection.execute("SAVEPOINT one")
            try:
                outcomes.append((change(connection), None))
            except (StoreError, sqlite3.Error, OverflowError, UnicodeError) as error:
                connection.execute("ROLLBACK TO one")
                outcomes.append((None, _fault(error)))
            connection.execute("RELEASE one")
        connection.execute("COMMIT")
    except sqlite3.Error as error:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        return [(None, _fault(error)) for _ in jobs]
    return outcomes


def _fault(error: Exception) -> StoreError:
    return error if isinstance(error, StoreError) else StoreError(str(error))


def _fulfil(jobs: list[Job], outcomes: list[Outcome]) -> None:
    for (_, future), (result, fault) in zip(jobs, outcomes, strict=True):
        if future.done():
            continue
        if fault is not None:
            future.set_exception(fault)
        else:
            future.set_result(result)
