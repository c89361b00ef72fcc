"""The live tables of this process: loads them, puts them away, hands them to other processes.

Where several processes share a store, a table is here because this process has claimed it
(`ownership`); a table of another process raises ElsewhereError.
"""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import logging
import math
import time
from collections.abc import Callable, Iterable
from typing import Final

import msgspec

from wardround import __version__
from wardround.bots import BOTS
from wardround.core.content import ContentError
from wardround.core.journal import Journal
from wardround.core.slices import Slices
from wardround.presentation.game_spec import AnyGameSpec
from wardround.server.event_loop import Watchdog, in_slices
from wardround.server.games.known_games import KnownGames, NoSuchGameError
from wardround.server.live.expiry import expire
from wardround.server.live.live_table import LiveTable, LocalConnection, Send, due
from wardround.server.live.memory import GarbageCollector, blocks_in_use, bytes_of, resident_bytes
from wardround.server.live.ownership import ElsewhereError, Ownership
from wardround.server.live.services import Services
from wardround.server.live.timekeeper import Timekeeper
from wardround.server.logs import note
from wardround.server.metrics import Metrics
from wardround.server.protocol.from_browser import Hello
from wardround.server.protocol.refusals import TABLE_MOVES, RefusedError
from wardround.server.settings import Settings
from wardround.server.store.base import TableStore
from wardround.server.store.records import (
    LINES_A_WRITE,
    NEW,
    Owner,
    StoreError,
    TableRecord,
    Write,
    in_pieces,
)
from wardround.server.table import clocks
from wardround.server.table.loading import loading_table
from wardround.server.table.table import Table
from wardround.server.workers.pool import WorkerError, Workers
from wardround.server.workers.worker import Task, TaskAnswer

log = logging.getLogger("wardround.tables")

HAND_OVER_SECONDS: Final = 5.0
BETWEEN_SWEEPS: Final = 1.0
BETWEEN_COUNTS: Final = 60.0
BETWEEN_EXPIRIES: Final = 3600.0
BETWEEN_EXPIRIES_IF_FULL: Final = 30.0
PAUSE_OF_LONG_WRITES: Final = 3.0
"""Seconds of pause for each second of writing."""
MAX_PAUSE: Final = 0.1
MAX_NEW_BYTES: Final = 64_000_000
"""How much memory new tables may take together while they are being stored."""


class Hub(Services):
    """The tables of a process, and what they share."""

    def __init__(
        self,
        settings: Settings,
        games: KnownGames,
        store: TableStore,
        workers: Workers,
        metrics: Metrics,
        server: str = "",
    ) -> None:
        super().__init__(settings, games, store, workers, metrics, server)
        lease = settings.lease if settings.bus else 0.0
        self.ownership = Ownership(store, self.server, lease, self)
        self.numbers = itertools.count(1)
        """Unique numbers for connections."""
        self.leaving = False
        self.live: dict[str, LiveTable] = {}
        self.levels = tuple(BOTS)
        self.hint_level = settings.hint_level if settings.hint_level in BOTS else self.levels[-1]
        self.table_count = 0
        """How many tables there are, on disk and in memory."""
        self._new_bytes = 0
        """How much waits for the store at new tables."""
        self._long_writes = asyncio.Lock()
        self._loading: dict[str, asyncio.Task[LiveTable | None]] = {}
        self._chores: list[asyncio.Task[None]] = []
        self._pause = min(BETWEEN_SWEEPS, max(0.05, settings.idle_seconds / 4))
        self.timekeeper = Timekeeper(self, self.live, self.table)
        self.watchdog = Watchdog(metrics)

    async def start(self) -> None:
        await self.store.open()
        await self.ownership.start()
        self.table_count = await self.store.count()
        self.workers.start()
        await self.timekeeper.start()
        self._chores = [asyncio.create_task(self._sweep()), asyncio.create_task(self._expire())]
        self.watchdog.start()
        self.metrics.gauges |= {
            "live_tables": lambda: len(self.live),
            "tables": lambda: self.table_count,
            "sockets": self.sockets,
            "workers_busy": lambda: self.workers.busy,
            "worker_restarts": lambda: self.workers.restarts,
            "thoughts_waiting": lambda: self.workers.waiting,
            "lost_leases": lambda: self.ownership.lost_leases,
            "resident_bytes": resident_bytes,
            "allocated_blocks": blocks_in_use,
        }

    async def stop(self) -> None:
        self.watchdog.stop()
        self.timekeeper.stop()
        for chore in self._chores:
            chore.cancel()
        await self.hand_over()
        await self.ownership.stop()
        await self.workers.stop()
        await self.store.close()

    async def hand_over(self) -> None:
        """Store all tables, let go of them, and send their people to another server."""
        self.leaving = True
        await asyncio.gather(*(self._hand_over_table(live) for live in list(self.live.values())))

    async def _hand_over_table(self, live: LiveTable) -> None:
        live.stop_bots()
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(HAND_OVER_SECONDS):
                while live.unsent and not live.closing:
                    await live.stored()
        if not live.closing:
            live.close(TABLE_MOVES)

    def info(self) -> str:
        """What the list of servers says about this one."""
        address = f"{self.settings.host}:{self.settings.port}"
        return msgspec.json.encode({"address": address, "version": __version__}).decode()

    def sockets(self) -> int:
        return sum(len(live.sockets) for live in self.live.values())

    # -- finding tables -----------------------------------------------------------------------

    async def table(self, name: str) -> LiveTable | None:
        """A table, from memory or from the store; raises ElsewhereError, StoreError.

        The table cannot be put away between this call's return and the caller's next ``await``.
        From now on the caller's log lines name the table.
        """
        while True:
            if self.leaving:
                raise ElsewhereError(name, "")
            live = self.live.get(name)
            if live is None:
                if name not in self._loading:
                    loading = self._loading[name] = asyncio.create_task(self._load(name))
                    # If all who waited are gone, the failure is of no interest.
                    loading.add_done_callback(lambda done: done.cancelled() or done.exception())
                try:
                    live = await asyncio.shield(self._loading[name])
                except ElsewhereError:
                    note(table=name)
                    raise
            if live is None or not live.closing:
                break
        if live is not None:
            note(table=name)
            live.used = time.monotonic()
        return live

    async def _load(self, name: str) -> LiveTable | None:
        try:
            # Claim first: after that, no other process can change what is loaded.
            claim = await self.ownership.claim(name)
            if claim is None:
                return None
            if claim.owner != self.server:
                raise ElsewhereError(name, claim.owner)
            stored = await self.store.load(name)
            if stored is None:
                return None
            if stored.record.pack:
                await self._read_pack(stored.record.game, stored.record.pack)
            table = await in_slices(loading_table(stored, self.games, self.levels, self.hint_level))
            live = self.live[name] = LiveTable(self, table, claim.fence, self._forget)
            added = table.lines_after(len(stored.entries))
            if added.writes:
                live.deliver(added)
            return live
        finally:
            self._loading.pop(name, None)

    async def _read_pack(self, game: str, pack: str) -> None:
        """Read a pack in a thread; its faults show up when it is used.

        Without threads, as in a page, it is read on first use.
        """
        with contextlib.suppress(ContentError, NoSuchGameError, RuntimeError):
            if not self.games.has(game, pack):
                self.games.keep(game, pack, await asyncio.to_thread(self.games.packed, game, pack))

    async def owners(self, tokens: tuple[str, ...]) -> list[Owner]:
        """What the tokens open, all at one table; raises RefusedError, StoreError."""
        wanted = tuple(dict.fromkeys(tokens))
        owners = await self.store.owners(wanted)
        if len(owners) != len(wanted) or len({owner.table for owner in owners}) != 1:
            raise RefusedError("unknown_token", "unknown-token")
        if any(owner.role == "gone" for owner in owners):
            raise RefusedError("unknown_token", "gone")
        return owners

    async def connect(
        self, number: int, owners: list[Owner], hello: Hello, send: Send
    ) -> LocalConnection:
        """Join a table with its tokens; raises RefusedError, StoreError, ElsewhereError."""
        live = await self.table(owners[0].table)
        if live is None:
            raise RefusedError("no_such_table", "table-gone")
        return live.connect(number, owners, hello, send)

    async def open_table(
        self, record: TableRecord, journal: Journal[AnyGameSpec], owners: list[Owner]
    ) -> LiveTable:
        """Store a new table; it is on disk when this returns. Raises RefusedError, StoreError."""
        table = Table(record, journal, owners, self.levels, self.hint_level)
        table.play.load_recent()
        live = LiveTable(self, table, NEW, self._forget)
        effects = table.lines_after(0)
        effects.record = True
        clocks.follow(table, effects, self.clock.now())
        live.due = due(table)
        write = live.write_of(effects)
        write.owners = owners
        size = bytes_of(table)
        if self._new_bytes and self._new_bytes + size > MAX_NEW_BYTES:
            raise RefusedError("busy", "slow-store")
        self._new_bytes += size
        try:
            await self.write_new(write)
        finally:
            self._new_bytes -= size
        note(table=record.id)
        self.table_count += 1
        live.fence += 1
        self.live[record.id] = live
        return live

    async def write_new(self, write: Write) -> None:
        """Write a new table. Long journals are written one at a time, with pauses: most of the
        store's time belongs to the players."""
        if len(write.entries) <= LINES_A_WRITE:
            await self.store.write(write)
            return
        clock = asyncio.get_running_loop().time
        async with self._long_writes:
            for piece in in_pieces(write):
                began = clock()
                await self.store.write(piece)
                pause = PAUSE_OF_LONG_WRITES * (clock() - began)
                # A slow disk is no reason to wait longer.
                await asyncio.sleep(min(MAX_PAUSE, pause))

    async def ask_worker(self, task: Task, no_answer: RefusedError) -> TaskAnswer:
        """A worker's answer to a task, or what is wrong with the task; raises ``no_answer``."""
        try:
            return await self.workers.ask(task, self.settings.chore_timeout)
        except WorkerError:
            raise no_answer from None

    # -- sharing tables with other processes --------------------------------------------------

    def fences(self) -> dict[str, int]:
        return {name: live.fence for name, live in self.live.items()}

    def lose(self, tables: Iterable[str], why: str) -> None:
        for name in tables:
            live = self.live.get(name)
            if live is not None:
                live.fail("storage", why)

    async def give_away(self, name: str) -> bool:
        """Release a table to another process, unless it is needed here; returns whether it was."""
        live = self.live.get(name)
        if name in self._loading or (live is not None and live.in_use):
            return False
        if live is not None:
            live.close()
        await asyncio.wait((self.ownership.release(name),))
        return True

    async def release_unattended(self) -> None:
        """While the bus is away, people at other servers cannot reach the tables here.

        So tables with no connections here are released to them; bots continue there.
        """
        await in_slices(self._unloading(list(self.live), lambda live: live.attended))

    # -- putting tables away ------------------------------------------------------------------

    async def _sweep(self) -> None:
        """Put tables away. This never waits for the store: while a disk is slow, tables that no one
        needs would pile up in memory."""
        collector = GarbageCollector(time.monotonic())
        while True:
            await asyncio.sleep(self._pause)
            now = time.monotonic()
            if idle := self._idle(now - self.settings.idle_seconds):
                await in_slices(self._unloading(idle, lambda live: live.in_use))
            collector.collect(now, self.busy_at)

    def _idle(self, limit: float) -> list[str]:
        """Tables not in use, which were last used before the limit or take up too much memory."""
        unused = [(name, live) for name, live in self.live.items() if not live.in_use]
        unused.sort(key=lambda item: item[1].used, reverse=True)
        idle, kept = [], 0
        for name, live in unused:
            kept += bytes_of(live.table)
            if live.used < limit or kept > self.settings.idle_bytes:
                idle.append(name)
        return idle

    def _forget(self, closed: LiveTable) -> None:
        if self.live.get(closed.table.record.id) is closed:
            del self.live[closed.table.record.id]

    def _unloading(self, names: list[str], needed: Callable[[LiveTable], bool]) -> Slices[None]:
        """Close those tables that are not needed by then, and release them.

        Freeing one with a long journal takes a millisecond or more.
        """
        for name in names:
            if name in self.live and not needed(self.live[name]):
                self.live[name].close()
                self.ownership.release(name)
            yield

    async def _expire(self) -> None:
        """Count the tables from time to time, and delete those that have expired."""
        counted, expired = time.monotonic(), -math.inf
        while True:
            await asyncio.sleep(self._pause)
            now = time.monotonic()
            with contextlib.suppress(StoreError):
                if now - counted > BETWEEN_COUNTS:
                    counted = now
                    self.table_count = await self.store.count()
                full = self.table_count >= self.settings.tables
                if now - expired > (BETWEEN_EXPIRIES_IF_FULL if full else BETWEEN_EXPIRIES):
                    expired = now
                    self.table_count -= await expire(
                        self, self.ownership, self.live, self.table_count
                    )
