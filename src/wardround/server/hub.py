"""All live tables: loads them, keeps what they want kept, sends what they want sent.

Nothing leaves a table before everything it knew at that moment is on disk: every table has an
outbox in order, and its head waits for its write. A write that fails closes the table; the
next hello loads what the disk has.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections import deque
from collections.abc import Callable
from typing import Literal

import msgspec

from wardround.bots import BOTS
from wardround.core.content import ContentError
from wardround.core.journal import Journal, JournalError, Secret
from wardround.core.replay import read_journal
from wardround.server.cards import card_of
from wardround.server.catalogue import Catalogue, NoSuchGameError
from wardround.server.effects import Effects, Job, RefusedError, Thought
from wardround.server.http_protocol import TableCard
from wardround.server.memory import Tidier
from wardround.server.metrics import Metrics
from wardround.server.protocol import Bye
from wardround.server.settings import Settings
from wardround.server.store.base import Entry, Owner, Store, StoredTable, TableRecord, Write
from wardround.server.table import Table
from wardround.server.thinking import WorkerError, Workers
from wardround.server.worker import ThinkTask

log = logging.getLogger("wardround.tables")


def now_ms() -> int:
    return int(time.time() * 1000)


class Live:
    """A table in memory, with the sockets around it and what waits to be sent."""

    __slots__ = ("closing", "outbox", "sockets", "table", "used")

    def __init__(self, table: Table) -> None:
        self.table = table
        self.sockets: dict[int, Callable[[bytes | None], None]] = {}
        """How to send to a connection; None closes it."""
        self.outbox: deque[tuple[asyncio.Future[None] | None, Effects, float]] = deque()
        self.closing = False
        self.used = time.monotonic()


class Hub:
    def __init__(
        self,
        settings: Settings,
        catalogue: Catalogue,
        store: Store,
        workers: Workers,
        metrics: Metrics,
    ) -> None:
        self.settings = settings
        self.catalogue = catalogue
        self.store = store
        self.workers = workers
        self.metrics = metrics
        self.live: dict[str, Live] = {}
        self.levels = tuple(BOTS)
        self.hint_level = settings.hint_level if settings.hint_level in BOTS else self.levels[-1]
        self.made = 0
        """How many tables there are, on disk and in memory."""
        self._loading: dict[str, asyncio.Task[Live | None]] = {}
        self._jobs: dict[str, asyncio.Task[None]] = {}
        self._sweeper: asyncio.Task[None] | None = None
        self._busy_at = time.monotonic()

    async def start(self) -> None:
        await self.store.open()
        self.made = await self.store.count()
        self.workers.start()
        self._sweeper = asyncio.create_task(self._sweep())
        self.metrics.gauges |= {
            "live_tables": lambda: len(self.live),
            "tables": lambda: self.made,
            "sockets": self.sockets,
            "workers_busy": lambda: self.workers.busy,
            "worker_restarts": lambda: self.workers.restarts,
            "thoughts_waiting": lambda: self.workers.waiting,
        }

    async def stop(self) -> None:
        if self._sweeper is not None:
            self._sweeper.cancel()
        for task in list(self._jobs.values()):
            task.cancel()
        await asyncio.gather(*self._jobs.values(), return_exceptions=True)
        await self.workers.stop()
        await self.store.close()

    def sockets(self) -> int:
        return sum(len(live.sockets) for live in self.live.values())

    # -- tables -------------------------------------------------------------------------------

    async def table(self, name: str) -> Live | None:
        """A table, from memory or from the store."""
        live = self.live.get(name)
        if live is not None:
            live.used = time.monotonic()
            return live
        if name not in self._loading:
            self._loading[name] = asyncio.create_task(self._load(name))
        return await asyncio.shield(self._loading[name])

    async def _load(self, name: str) -> Live | None:
        try:
            stored = await self.store.load(name)
            if stored is None:
                return None
            live = Live(self._restore(stored))
            self.live[name] = live
            return live
        finally:
            self._loading.pop(name, None)

    def _restore(self, stored: StoredTable) -> Table:
        record = stored.record
        lines = [entry.line for entry in stored.entries]
        secret = Secret(record.seed, record.salt) if record.seed else None
        try:
            library = self.catalogue.library(record.game, record.pack)
            journal = read_journal(self.catalogue.game(record.game), library, lines, secret)
        except (JournalError, ContentError, NoSuchGameError) as error:
            log.error("a table cannot be read", extra={"table": record.id, "fault": str(error)})
            text = f"This table was played with another version of the game: {error}"
            raise RefusedError("unreadable", text) from None
        return Table.restore(stored, journal, self.levels, self.hint_level)

    async def open_table(self, record: TableRecord, journal: Journal, owners: list[Owner]) -> Live:
        """Keep a new table; it is on disk when this returns."""
        table = Table(record, journal, owners, self.levels, self.hint_level)
        table.play.remember(frozenset())
        write = Write(
            table=record.id,
            at=record.created,
            entries=[Entry(line) for line in journal.lines],
            record=record,
            owners=owners,
            card=msgspec.json.encode(card_of(table, record.created)),
            finished=table.over or table.watch_only,
            free_seats=_has_free_seats(table),
        )
        await self.store.write(write)
        self.made += 1
        live = self.live[record.id] = Live(table)
        return live

    def card(self, live: Live) -> TableCard:
        return card_of(live.table, now_ms())

    async def owner(self, token: str) -> Owner | None:
        found = await self.store.owners((token,))
        return found[0] if found else None

    # -- what tables want ---------------------------------------------------------------------

    def deliver(self, live: Live, effects: Effects, since: float | None = None) -> None:
        """Keep, then send, in the order in which things happened."""
        began = time.monotonic() if since is None else since
        future: asyncio.Future[None] | None = None
        if live.closing:
            return
        if effects.writes:
            future = self.store.write(self._write_of(live, effects))
            asked = time.monotonic()
            future.add_done_callback(lambda done: self._written(live, asked, done))
        for key in effects.cancelled:
            task = self._jobs.pop(key, None)
            if task is not None:
                task.cancel()
        for job in effects.jobs:
            self._jobs[job.key] = asyncio.create_task(self._think(live, job))
        for fault in effects.faults:
            log.warning("bot", extra={"table": live.table.record.id, "fault": fault})
            self.metrics.count("bot_failures")
        live.used = self._busy_at = time.monotonic()
        live.outbox.append((future, effects, began))
        self._pump(live)

    def _write_of(self, live: Live, effects: Effects) -> Write:
        table = live.table
        at = now_ms()
        return Write(
            table=table.record.id,
            at=at,
            first=table.seq - len(effects.entries),
            entries=effects.entries,
            talk=effects.talk,
            record=table.record if effects.record else None,
            card=msgspec.json.encode(card_of(table, at)),
            finished=table.over or table.watch_only,
            free_seats=_has_free_seats(table),
        )

    def _written(self, live: Live, asked: float, done: asyncio.Future[None]) -> None:
        self.metrics.write_seconds.add(time.monotonic() - asked)
        fault = _fault_of(done)
        if fault and not live.closing:
            self.close_table(live, "storage", fault)
        self._pump(live)

    def _pump(self, live: Live) -> None:
        """Send everything whose write is done, in order."""
        while live.outbox and not live.closing:
            future, effects, began = live.outbox[0]
            if future is not None and not future.done():
                return
            if future is not None and _fault_of(future):
                self.close_table(live, "storage", _fault_of(future))
                return
            live.outbox.popleft()
            for connection, raw in effects.out:
                send = live.sockets.get(connection)
                if send is not None:
                    send(raw)
            if effects.entries:
                took = time.monotonic() - began
                self.metrics.action_seconds.add(took)
                self.metrics.count("actions")

    async def settled(self, live: Live) -> None:
        """Wait until all that a table knows at this moment is on disk."""
        waiting = [future for future, _, _ in live.outbox if future is not None]
        if waiting:
            await asyncio.wait(waiting)

    def close_table(self, live: Live, code: Literal["storage", "internal"], fault: str) -> None:
        """What is in memory is no longer what is on disk: everybody has to come in again."""
        table = live.table.record.id
        log.error("a table is closed", extra={"table": table, "code": code, "fault": fault})
        self.metrics.count("errors", code)
        live.closing = True
        live.outbox.clear()
        self.live.pop(table, None)
        text = "The last change could not be kept. Please connect again."
        bye = msgspec.json.encode(Bye(code, text, True))
        for send in list(live.sockets.values()):
            send(bye)
            send(None)

    # -- bots ---------------------------------------------------------------------------------

    async def _think(self, live: Live, job: Job) -> None:
        pause = self.settings.bot_pause if job.purpose == "play" else 0.0
        began = time.monotonic()
        thought: Thought | None = None
        try:
            task = ThinkTask(job, secrets.token_hex(8))
            value = await self.workers.run(task, self.settings.bot_timeout)
            thought = msgspec.convert(value, Thought)
            await asyncio.sleep(max(0.0, began + pause - time.monotonic()))
        except (WorkerError, msgspec.ValidationError) as error:
            log.warning("no thought", extra={"table": job.table, "fault": str(error)})
        self._jobs.pop(job.key, None)
        if live.closing:
            return
        try:
            self.deliver(live, live.table.thought(job.key, thought))
        except Exception as error:
            # A fault in a game: the position may be half changed, the disk has a whole one.
            log.exception("a bot's move failed", extra={"table": job.table})
            self.close_table(live, "internal", type(error).__name__)

    # -- putting away -------------------------------------------------------------------------

    async def _sweep(self) -> None:
        pause = max(0.05, self.settings.idle_seconds / 4)
        tidier = Tidier()
        while True:
            await asyncio.sleep(pause)
            limit = time.monotonic() - self.settings.idle_seconds
            for name, live in list(self.live.items()):
                busy = live.sockets or live.outbox or live.table.thinking or live.table.hinting
                if not busy and live.used < limit:
                    del self.live[name]
            tidier.tidy(self._busy_at)


def _fault_of(done: asyncio.Future[None]) -> str:
    if done.cancelled():
        return "cancelled"
    fault = done.exception()
    return "" if fault is None else str(fault) or type(fault).__name__


def _has_free_seats(table: Table) -> bool:
    return (
        table.record.public
        and not table.over
        and any(seat.by == "person" and not seat.taken for seat in table.record.seats)
    )
