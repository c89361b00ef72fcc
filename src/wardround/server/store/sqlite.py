"""SQLite in WAL mode with full sync: one thread writes, committing many waiting writes at once.

The writer takes everything that piled up while the last commit was being synced, so writes share
the cost of a sync. Every write has its own savepoint, so one that fails does not take others with
it. A second thread reads, and a third copies the log into the database file (a checkpoint), which
would otherwise make a player's write wait for megabytes of other people's. Several processes may
use one file.
"""

from __future__ import annotations

import asyncio
import contextlib
import functools
import os
import queue
import sqlite3
import threading
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from typing import Any, Final, TypeVar

import msgspec

from wardround.server.store import sqlite_rows as rows
from wardround.server.store.migrations import FORMAT, MIGRATIONS, too_new
from wardround.server.store.records import StoreError, Write
from wardround.server.store.sql import CLOSED, Store

T = TypeVar("T")

MAX_AT_ONCE: Final = 512
COMMITS_BETWEEN_CHECKPOINTS: Final = 50
MAX_LOG_PAGES: Final = 16_000
"""64 MB: if the log still grows beyond this, the writer stops to copy it itself."""

Change = Callable[[sqlite3.Connection], Any]
Job = tuple[Change, "asyncio.Future[Any]"]
Outcome = tuple[Any, StoreError | None]
FAULTS: Final = (StoreError, sqlite3.Error, OverflowError, UnicodeError)


class SqliteStore(Store):
    """A store in one file."""

    def __init__(self, path: str) -> None:
        self.path = path
        self.name = "sqlite"
        self.rows = rows
        self._jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._reader = ThreadPoolExecutor(1, "store-reader")
        self._writer: threading.Thread | None = None
        self._checkpointer = ThreadPoolExecutor(1, "store-checkpointer")
        self._closing = False
        self._reading: sqlite3.Connection | None = None
        self._loop: asyncio.AbstractEventLoop | None = None

    # -- opening and closing ------------------------------------------------------------------

    async def open(self) -> None:
        self._loop = asyncio.get_running_loop()
        Path(self.path).parent.mkdir(parents=True, exist_ok=True)
        try:
            with contextlib.ExitStack() as on_failure:
                connection = on_failure.enter_context(contextlib.closing(self._connect()))
                migrate(connection, self.path)
                self._reading = await self._loop.run_in_executor(self._reader, self._connect)
                on_failure.pop_all()
        except (sqlite3.Error, UnicodeError) as error:  # it may quote a damaged file
            raise StoreError(f"cannot open {self.path}: {error}") from None
        self._writer = threading.Thread(
            target=self._write_all, args=(connection,), name="store-writer", daemon=True
        )
        self._writer.start()

    async def close(self) -> None:
        if self._writer is None or self._loop is None:
            return
        self._closing = True
        self._jobs.put(None)
        await self._loop.run_in_executor(None, self._writer.join)
        if self._reading is not None:
            await self._loop.run_in_executor(self._reader, self._reading.close)
        self._reader.shutdown()
        await self._loop.run_in_executor(None, self._checkpointer.shutdown)
        self._writer = None

    def _connect(self) -> sqlite3.Connection:
        if not os.path.exists(self.path):
            # The file holds the secrets of all seats: no other user may read it.
            os.close(os.open(self.path, os.O_CREAT | os.O_RDWR, 0o600))
        connection = sqlite3.connect(self.path, isolation_level=None, check_same_thread=False)
        connection.execute("PRAGMA busy_timeout = 10000")
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute(f"PRAGMA wal_autocheckpoint = {MAX_LOG_PAGES}")
        return connection

    # -- writing ------------------------------------------------------------------------------

    def write(self, write: Write) -> asyncio.Future[None]:
        return self._asked(functools.partial(rows.write, write=write))

    async def _change(self, ask: Callable[..., Any], *given: Any) -> Any:
        return await self._asked(lambda connection: ask(connection, *given))

    _change_once = _change

    def _asked(self, change: Change) -> asyncio.Future[Any]:
        future: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        if self._closing:
            future.set_exception(StoreError(CLOSED))
        else:
            self._jobs.put((change, future))
        return future

    def _write_all(self, connection: sqlite3.Connection) -> None:
        closing = False
        checkpoint: Future[None] | None = None
        commits = 0  # since the last checkpoint began
        while not closing:
            taken = [self._jobs.get()]
            while len(taken) < MAX_AT_ONCE and not self._jobs.empty():
                taken.append(self._jobs.get())
            jobs = [job for job in taken if job is not None]
            closing = len(jobs) < len(taken)
            if jobs:
                self._report(jobs, _commit(connection, jobs))
                commits += 1
                idle = checkpoint is None or checkpoint.done()
                if commits >= COMMITS_BETWEEN_CHECKPOINTS and idle and not closing:
                    checkpoint, commits = self._checkpointer.submit(self._checkpoint), 0
        connection.close()

    def _checkpoint(self) -> None:
        # If this fails, the log stays as it is, and the next write will hit the same disk problem.
        with contextlib.suppress(sqlite3.Error), contextlib.closing(self._connect()) as connection:
            connection.execute("PRAGMA wal_checkpoint(PASSIVE)")

    def _report(self, jobs: list[Job], outcomes: list[Outcome]) -> None:
        assert self._loop is not None
        try:
            self._loop.call_soon_threadsafe(_fulfil, jobs, outcomes)
        except RuntimeError:
            return  # the loop is closed, so no one is waiting for the answer

    # -- reading ------------------------------------------------------------------------------

    async def _read(self, ask: Callable[..., Any], *given: Any) -> Any:
        if self._loop is None or self._reading is None or self._closing:
            raise StoreError(CLOSED)
        try:
            return await self._loop.run_in_executor(
                self._reader, _one_moment, lambda c: ask(c, *given), self._reading
            )
        except sqlite3.Error as error:
            raise StoreError(f"cannot read: {error}") from None
        except (msgspec.DecodeError, UnicodeError, TypeError) as error:
            raise StoreError(f"a stored row is damaged: {error}") from None


def migrate(connection: sqlite3.Connection, path: str) -> None:
    """Apply the missing migrations; if several processes start at once, only one does."""
    connection.execute("BEGIN IMMEDIATE")
    try:
        version = int(connection.execute("PRAGMA user_version").fetchone()[0])
        if version > FORMAT:
            raise StoreError(too_new(path, version))
        for migration in MIGRATIONS[version:]:
            for statement in migration.sqlite:
                connection.execute(statement)
        connection.execute(f"PRAGMA user_version = {FORMAT}")
        connection.execute("COMMIT")
    except BaseException:
        connection.execute("ROLLBACK")
        raise


def _one_moment(ask: Callable[[sqlite3.Connection], T], connection: sqlite3.Connection) -> T:
    """Ask inside a transaction, so that all statements see the same state."""
    connection.execute("BEGIN")
    try:
        return ask(connection)
    finally:
        connection.execute("COMMIT")


def _commit(connection: sqlite3.Connection, jobs: list[Job]) -> list[Outcome]:
    """Carry out all jobs in one transaction; returns a result or an error for each."""
    try:
        connection.execute("BEGIN IMMEDIATE")
        if len(jobs) == 1:
            # Few statements: after each one this thread has to wait for the event loop's.
            outcomes: list[Outcome] = [(jobs[0][0](connection), None)]
        else:
            outcomes = [_apart(connection, change) for change, _ in jobs]
        connection.execute("COMMIT")
    except FAULTS as error:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        return [(None, _fault(error)) for _ in jobs]
    return outcomes


def _apart(connection: sqlite3.Connection, change: Change) -> Outcome:
    """Carry out one of several jobs, so that its failure does not affect the others."""
    connection.execute("SAVEPOINT one")
    outcome: Outcome
    try:
        outcome = (change(connection), None)
    except FAULTS as error:
        connection.execute("ROLLBACK TO one")
        outcome = (None, _fault(error))
    connection.execute("RELEASE one")
    return outcome


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
