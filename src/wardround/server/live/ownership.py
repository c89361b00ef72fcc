"""The lease of this process: while it lasts, the tables it has claimed are its own.

The database's clock decides which processes are dead. Here the time since the last heartbeat is
measured with a clock that cannot be set, starting before the heartbeat was sent, so this process
always gives up before others may take its tables. Correctness does not depend on that: a write with
an old fence fails whatever any clock says. It only saves people from sitting at a table that looks
alive but is not.

Error tree::

    ElsewhereError   another process has the table
"""

from __future__ import annotations

import asyncio
import itertools
import logging
from collections.abc import Iterable
from typing import Final, Protocol

from wardround.server.store.base import TableStore
from wardround.server.store.records import RELEASED_AT_ONCE, Claim, StoreError

log = logging.getLogger("wardround.ownership")

BEATS: Final = 3
"""How many heartbeats fit into a lease, so that one or two may fail."""


class ElsewhereError(Exception):
    """Another process has this table (or will have it, if no owner is named)."""

    def __init__(self, table: str, owner: str) -> None:
        super().__init__(f"table {table} is at {owner or 'another server'}")
        self.table = table
        self.owner = owner


class TableHolder(Protocol):
    """The holder of tables under the lease."""

    def info(self) -> str:
        """What others may know about this process."""

    def fences(self) -> dict[str, int]:
        """The tables it holds, each with its fence."""

    def lose(self, tables: Iterable[str], why: str) -> None:
        """These tables belong to another process now, or may."""


class Ownership:
    """Keeps the lease alive. With 0 seconds there is none: a single process only needs claims."""

    def __init__(self, store: TableStore, server: str, seconds: float, holder: TableHolder) -> None:
        self.server = server
        self.lost_leases = 0
        self._store = store
        self._seconds = seconds
        self._holder = holder
        self.valid = not seconds
        """Whether this process may hold tables at all."""
        self._end: asyncio.TimerHandle | None = None
        self._task: asyncio.Task[None] | None = None
        self._releasing: dict[str, asyncio.Future[None]] = {}
        self._releaser: asyncio.Task[None] | None = None

    async def start(self) -> None:
        if self._seconds:
            await self._heartbeat()
            self._task = asyncio.create_task(self._keep())

    async def stop(self) -> None:
        """Release everything, so that others do not have to wait."""
        for task in (self._task, self._releaser):
            if task is not None:
                task.cancel()
                await asyncio.gather(task, return_exceptions=True)
        if self._end is not None:
            self._end.cancel()
        self.valid = False
        try:
            async with asyncio.timeout(self._seconds or None):
                await self._store.release_all(self.server)
        except (StoreError, TimeoutError) as error:
            log.warning("tables were not released", extra={"fault": str(error)})

    async def claim(self, table: str) -> Claim | None:
        """Claim a table; raises StoreError while this process may not hold any."""
        while table in self._releasing:
            # A release that arrives after the claim would take the table away again.
            await asyncio.wait((self._releasing[table],))
        if not self.valid:
            raise StoreError("this server has not reached its database for too long")
        return await self._store.claim(table, self.server)

    def release(self, table: str) -> asyncio.Future[None]:
        """Release a table to the next process that asks; the future says when that is done.

        It is done a few tables at a time, however many there are: players' writes come in between.
        """
        if table not in self._releasing:
            self._releasing[table] = asyncio.get_running_loop().create_future()
            if self._releaser is None or self._releaser.done():
                self._releaser = asyncio.create_task(self._release())
        return self._releasing[table]

    # -- inside -------------------------------------------------------------------------------

    async def _release(self) -> None:
        while self._releasing:
            some = tuple(itertools.islice(self._releasing, RELEASED_AT_ONCE))
            try:
                await self._store.release(some, self.server)
            except StoreError as error:
                # They stay ours in the store: a process that wants one will ask, and get it then.
                log.warning("tables were not released", extra={"fault": str(error)})
            finally:
                for table in some:
                    self._releasing.pop(table).set_result(None)

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
        """Send a heartbeat; returns whether the lease was still valid."""
        loop = asyncio.get_running_loop()
        began = loop.time()
        async with asyncio.timeout(self._seconds):
            in_time = await self._store.beat(self.server, self._seconds, self._holder.info())
        if self._end is not None:
            self._end.cancel()
        self._end = loop.call_at(began + self._seconds, self._ran_out)
        self.valid = True
        return in_time

    def _ran_out(self) -> None:
        self.valid = False
        self.lost_leases += 1
        log.error("the lease ran out", extra={"server": self.server})
        self._holder.lose(list(self._holder.fences()), "the lease ran out")

    async def _compare(self) -> None:
        """Find tables that were taken away: by an administrator, or after a clock was set."""
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
