"""PostgreSQL, for a site of many processes.

Every table has a queue of writes. One task takes the first of each queue and writes them in a
single statement; while that commit is being synced, the next batch piles up.

When the database goes away, reads and claims are retried for a while. So is a write that could not
be handed over. A write whose connection was lost on the way counts as failed, but may have been
made all the same: see `StoreError`.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections import deque
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from typing import Any, Final, TypeVar

import asyncpg
import msgspec

from wardround.server.store import postgres_rows as rows
from wardround.server.store.migrations import FORMAT, MIGRATIONS, too_new
from wardround.server.store.records import StoreError, Write
from wardround.server.store.sql import CLOSED, Store

T = TypeVar("T")

MAX_AT_ONCE: Final = 512
CONNECTIONS: Final = 6
CONNECT_SECONDS: Final = 5.0
COMMAND_SECONDS: Final = 10.0
"""A database that does not answer for this long is considered gone, so that nothing hangs."""
PATIENCE: Final = 6.0
"""How many seconds to keep trying while the database is away."""
MIGRATION_SECONDS: Final = 600.0
MIGRATION_LOCK: Final = 0x77617264
"""An arbitrary number that nothing else in this database uses."""

SESSION: Final = {
    "application_name": "wardround",
    "synchronous_commit": "on",
    # A little less than our own timeout, so that the database gives up first and says so.
    "statement_timeout": "9000",
    "lock_timeout": "3000",
    "idle_in_transaction_session_timeout": "10000",
}

AWAY: Final = (
    OSError,
    TimeoutError,
    asyncpg.PostgresConnectionError,
    asyncpg.InterfaceError,
    asyncpg.OperatorInterventionError,
    asyncpg.TooManyConnectionsError,
)
"""The database cannot be reached, at least for now."""

Job = tuple[Write, "asyncio.Future[None]"]
Ask = Callable[[rows.Connection], Awaitable[T]]


class _GoneError(StoreError):
    """The database cannot be reached, so everything queued fails too."""


class PostgresStore(Store):
    """A store in a PostgreSQL database."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.name = "postgresql"
        self.rows = rows
        self._pool: asyncpg.Pool[asyncpg.Record] | None = None
        self._queues: dict[str, deque[Job]] = {}
        self._waiting = asyncio.Event()
        self._closing = False
        self._writer: asyncio.Task[None] | None = None

    # -- opening and closing ------------------------------------------------------------------

    async def open(self) -> None:
        self._pool = await asyncpg.create_pool(
            self.address,
            min_size=0,
            max_size=CONNECTIONS,
            timeout=CONNECT_SECONDS,
            command_timeout=COMMAND_SECONDS,
            server_settings=SESSION,
            reset=_leave,
        )
        try:
            await self._asked(migrate)
        except BaseException:
            await self._end_pool()
            raise
        self._writer = asyncio.create_task(self._write_all())

    async def close(self) -> None:
        self._closing = True
        self._waiting.set()
        if self._writer is not None:
            await self._writer
            self._writer = None
        await self._end_pool()

    async def _end_pool(self) -> None:
        if self._pool is not None:
            try:
                await asyncio.wait_for(self._pool.close(), CONNECT_SECONDS)
            except (*AWAY, asyncpg.PostgresError):
                self._pool.terminate()
            self._pool = None

    # -- writing ------------------------------------------------------------------------------

    def write(self, write: Write) -> asyncio.Future[None]:
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        if self._closing:
            future.set_exception(StoreError(CLOSED))
            return future
        self._queues.setdefault(write.table, deque()).append((write, future))
        self._waiting.set()
        return future

    async def _write_all(self) -> None:
        while self._queues or not self._closing:
            if not self._queues:
                self._waiting.clear()
                await self._waiting.wait()
                continue
            jobs = self._take()
            faults = await self._written([write for write, _ in jobs])
            for (_, future), fault in zip(jobs, faults, strict=True):
                if future.done():
                    continue
                if fault is None:
                    future.set_result(None)
                else:
                    future.set_exception(fault)

    def _take(self) -> list[Job]:
        """The first write of every table; a table with more goes to the back."""
        jobs: list[Job] = []
        for table in list(self._queues)[:MAX_AT_ONCE]:
            queue = self._queues.pop(table)
            jobs.append(queue.popleft())
            if queue:
                self._queues[table] = queue
        return jobs

    async def _written(self, writes: Sequence[Write]) -> list[StoreError | None]:
        """Write a batch; if the database refuses it as a whole, write one by one."""
        try:
            async with self._connection(_from_now(PATIENCE)) as connection:
                return await rows.write(connection, writes)
        except _GoneError as error:
            return [_GoneError(str(error)) for _ in writes]
        except AWAY as error:
            fault = f"it is not known whether this was written: {_words(error)}"
            return [_GoneError(fault) for _ in writes]
        except Exception as error:
            # Whatever it is, the other writes must not suffer, and the queue has to continue.
            if len(writes) == 1:
                return [error if isinstance(error, StoreError) else StoreError(_words(error))]
        faults: list[StoreError | None] = []
        for write in writes:
            last = faults[-1] if faults else None
            if isinstance(last, _GoneError):
                faults.append(_GoneError(str(last)))
            else:
                faults += await self._written([write])
        return faults

    # -- asking -------------------------------------------------------------------------------

    @contextlib.asynccontextmanager
    async def _connection(self, deadline: float) -> AsyncIterator[rows.Connection]:
        """A connection; waits until the deadline for the database to come back."""
        if self._pool is None:
            raise _GoneError(CLOSED)
        pool = self._pool
        connection = await self._connect(pool, deadline)
        try:
            yield connection
        except BaseException as error:
            if isinstance(error, (*AWAY, asyncio.CancelledError)):
                # What it is doing is unknown, so it must be neither reused nor waited for.
                connection.terminate()
            raise
        finally:
            # What is done is done, even if returning the connection fails.
            with contextlib.suppress(*AWAY, asyncpg.PostgresError):
                await pool.release(connection, timeout=CONNECT_SECONDS)

    async def _connect(self, pool: Any, deadline: float) -> rows.Connection:
        loop, pause = asyncio.get_running_loop(), 0.05
        while True:
            if self._pool is None:
                raise _GoneError(CLOSED)
            try:
                connection: rows.Connection = await pool.acquire(timeout=CONNECT_SECONDS)
                return connection
            except (ValueError, asyncpg.ClientConfigurationError) as error:
                raise _GoneError(f"not an address of a database: {_words(error)}") from None
            except AWAY as error:
                if loop.time() + pause > deadline:
                    raise _GoneError(f"the database does not answer: {_words(error)}") from None
            except asyncpg.PostgresError as error:
                raise _GoneError(f"the database refuses: {_words(error)}") from None
            await asyncio.sleep(pause)
            pause = min(2 * pause, 1.0)

    async def _asked(self, ask: Ask[T], repeatable: bool = True) -> T:
        """Ask; if the database goes away meanwhile, retry for a while (where that is safe)."""
        deadline = _from_now(PATIENCE)
        while True:
            try:
                async with self._connection(deadline) as connection:
                    return await ask(connection)
            except AWAY as error:
                if not repeatable:
                    fault = f"it is not known whether this was done: {_words(error)}"
                    raise StoreError(fault) from None
                if asyncio.get_running_loop().time() > deadline:
                    raise StoreError(f"the database does not answer: {_words(error)}") from None
            except (asyncpg.PostgresError, msgspec.DecodeError, UnicodeError) as error:
                raise StoreError(_words(error)) from None

    async def _read(self, ask: Callable[..., Any], *given: Any) -> Any:
        return await self._asked(lambda connection: ask(connection, *given))

    _change = _read

    async def _change_once(self, ask: Callable[..., Any], *given: Any) -> Any:
        return await self._asked(lambda connection: ask(connection, *given), repeatable=False)


async def migrate(connection: rows.Connection) -> None:
    """Apply the missing migrations; if several processes start at once, only one does."""
    if await _last_migration(connection) == FORMAT:
        return
    async with connection.transaction():
        await connection.execute("SET LOCAL statement_timeout = 0")
        await connection.execute("SET LOCAL lock_timeout = '60s'")
        await connection.execute(
            "SELECT pg_advisory_xact_lock($1)", MIGRATION_LOCK, timeout=MIGRATION_SECONDS
        )
        version = await _last_migration(connection)
        if version > FORMAT:
            raise StoreError(too_new("the database", version))
        if version == 0:
            await connection.execute(
                "CREATE TABLE wardround_steps (number integer PRIMARY KEY, "
                "taken timestamptz NOT NULL DEFAULT now())"
            )
        for number, migration in enumerate(MIGRATIONS[version:], version + 1):
            for statement in migration.postgres:
                await connection.execute(statement, timeout=MIGRATION_SECONDS)
            await connection.execute("INSERT INTO wardround_steps (number) VALUES ($1)", number)


async def _last_migration(connection: rows.Connection) -> int:
    # Read from the catalogue itself: to_regclass may answer from before the lock was granted.
    there = (
        "SELECT count(*) FROM pg_tables WHERE tablename = 'wardround_steps' "
        "AND schemaname = ANY (current_schemas(false))"
    )
    if not await connection.fetchval(there):
        return 0
    return int(await connection.fetchval("SELECT max(number) FROM wardround_steps"))


def _from_now(seconds: float) -> float:
    return asyncio.get_running_loop().time() + seconds


def _words(error: BaseException) -> str:
    return str(error) or type(error).__name__


async def _leave(connection: Any) -> None:
    """Sessions are never changed, so nothing needs resetting when one returns to the pool."""
