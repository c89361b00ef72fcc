"""The lease of this process: while it lasts, the tables it has claimed are its own.

The database's clock decides who is dead. Here the time since the last heartbeat is measured with a
clock that cannot be set, from before the heartbeat was sent, so this process always gives up before
others may take its tables. Correctness does not depend on that: a write with an old fence fails
whatever any clock says. It only spares people a table that looks alive and is not.

Error tree::

    ElsewhereError   another process has the table
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterable
from typing import Final, Protocol

from wardround.server.store.base import Claim, StoreError, TableStore

log = logging.getLogger("wardround.ownership")

BEATS: Final = 3
"""How many heartbeats a lease lasts: one or two may fail."""


class ElsewhereError(Exception):
    """Another process has this table (or will have it, if no owner is named)."""

    def __init__(self, table: str, owner: str) -> None:
        super().__init__(f"table {table} is at {owner or 'another server'}")
        self.table = table
        self.owner = owner


class TableHolder(Protocol):
    """What holds tables under the lease."""

    def info(self) -> str:
        """What others may know about this process."""

    def fences(self) -> dict[str, int]:
        """The tables it holds, with the fence of each."""

    def lose(self, tables: Iterable[str], why: str) -> None:
        """These tables belong to somebody else now, or may."""


class Ownership:
    """Keeps the lease alive. With 0 seconds there is none: a single process only needs claims."""

    def __init__(self, store: TableStore, server: str, seconds: float, holder: TableHolder) -> None:
        self.server = server
        self.lost_leases = 0
        self._store = store
        self._seconds = seconds
        self._holder = holder
        self._valid = not seconds
        self._end: asyncio.TimerHandle | None = None
        self._task: asyncio.Task[None] | None = None

    @property
    def valid(self) -> bool:
        """Whether this process may hold tables at all."""
        return self._valid

    async def start(self) -> None:
        if self._seconds:
            await self._heartbeat()
            self._task = asyncio.create_task(self._keep())

    async def stop(self) -> None:
        """Release everything, so that others need not wait."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        if self._end is not None:
            self._end.cancel()
        self._valid = False
        try:
            async with asyncio.timeout(self._seconds or None):
                await self._store.release_all(self.server)
        except (StoreError, TimeoutError) as error:
            log.warning("tables were not released", extra={"fault": str(error)})

    async def claim(self, table: str) -> Claim | None:
        """Ask for a table; raises StoreError when this process may not hold any."""
        if not self._valid:
            raise StoreError("this server has not reached its database for too long")
        return await self._store.claim(table, self.server)

    # -- inside -------------------------------------------------------------------------------

    async def _keep(self) -> None:
        beats = 0
        while True:
            await asyncio.sleep(self._seconds / BEATS)
            try:
                in_time = await self._heartbeat()
                beats += 1
                if not in_time or beats % BEATS == 0:
                    await self._compare()
            except (StoreError, TimeoutError) as error:
                log.warning("a heartbeat failed", extra={"fault": str(error) or "too slow"})

    async def _heartbeat(self) -> bool:
        """Send a heartbeat; whether the lease was still running."""
        loop = asyncio.get_running_loop()
        began = loop.time()
        async with asyncio.timeout(self._seconds):
            in_time = await self._store.beat(self.server, self._seconds, self._holder.info())
        if self._end is not None:
            self._end.cancel()
        self._end = loop.call_at(began + self._seconds, self._ran_out)
        self._valid = True
        return in_time

    def _ran_out(self) -> None:
        self._valid = False
        self.lost_leases += 1
        log.error("the lease ran out", extra={"server": self.server})
        self._holder.lose(list(self._holder.fences()), "the lease ran out")

    async def _compare(self) -> None:
        """Find tables that were taken away: after a clock was set, or by an administrator."""
        before = self._holder.fences()
        held = await self._store.held(self.server)
        now = self._holder.fences()
        gone = [
            table
            for table, fence in before.items()
            if now.get(table) == fence and held.get(table) != fence
        ]
        if gone:
            self._holder.lose(gone, "somebody else has it")
