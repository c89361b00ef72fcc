"""All live tables: loads them, keeps what they want kept, sends what they want sent.

Nothing leaves a table before everything it knew at that moment is on disk: every table has an
outbox in order, and its head waits for its write. A write that fails closes the table; the
next hello loads what the disk has. Where several processes share a store, a table is here
because this one has claimed it (`ownership`); somebody else's raises ElsewhereError.
"""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import logging
import secrets
import time
from collections import deque
from collections.abc import Callable, Iterable
from typing import Final, Literal

import msgspec

from wardround import __version__
from wardround.bots import BOTS
from wardround.core.journal import Journal
from wardround.server.cards import card_of
from wardround.server.catalogue import Catalogue
from wardround.server.effects import Effects, Job, Thought
from wardround.server.http_protocol import TableCard
from wardround.server.jobs import Crew
from wardround.server.logs import note
from wardround.server.memory import Tidier, blocks_in_use, resident_bytes
from wardround.server.metrics import Metrics
from wardround.server.ownership import Ownership
from wardround.server.protocol import Bye
from wardround.server.settings import Settings
from wardround.server.store.base import (
    NEW,
    Entry,
    Owner,
    Store,
    StoreError,
    TableRecord,
    Write,
)
from wardround.server.table import Table
from wardround.server.thinking import WorkerError
from wardround.server.waking import wake
from wardround.server.worker import ThinkTask

log = logging.getLogger("wardround.tables")

NOT_KEPT: Final = "The last change could not be kept. Please connect again."
MOVES: Final = "The table moves to another server. Your browser connects again by itself."
SETTLE_SECONDS: Final = 5.0
BETWEEN_COUNTS: Final = 60.0


class ElsewhereError(Exception):
    """Another process has this table (or will have it, if no owner is named)."""

    def __init__(self, table: str, owner: str) -> None:
        super().__init__(f"table {table} is at {owner or 'another server'}")
        self.table = table
        self.owner = owner


def now_ms() -> int:
    return int(time.time() * 1000)


class Live:
    """A table in memory, with the sockets around it and what waits to be sent."""

    __slots__ = ("closing", "fence", "jobs", "outbox", "shown", "sockets", "table", "used")

    def __init__(self, table: Table, fence: int) -> None:
        self.table = table
        self.fence = fence
        """What makes writes of this process count (see `store.base`)."""
        self.sockets: dict[int, Callable[[bytes | None], None]] = {}
        """How to send to a connection; None closes it."""
        self.outbox: deque[tuple[asyncio.Future[None] | None, Effects, float, int]] = deque()
        self.jobs: dict[str, asyncio.Task[None]] = {}
        """Thoughts on their way."""
        self.shown = table.seq
        """The sequence number that everybody around has been shown."""
        self.closing = False
        self.used = time.monotonic()

    @property
    def in_use(self) -> bool:
        return bool(
            self.sockets or self.outbox or self.table.thinking or self.table.hinting or self.jobs
        )

    def forget_jobs(self) -> None:
        for task in self.jobs.values():
            task.cancel()
        self.jobs.clear()


class Hub:
    def __init__(
        self,
        settings: Settings,
        catalogue: Catalogue,
        store: Store,
        workers: Crew,
        metrics: Metrics,
        server: str = "",
    ) -> None:
        self.settings = settings
        self.catalogue = catalogue
        self.store = store
        self.workers = workers
        self.metrics = metrics
        self.server = server or secrets.token_hex(8)
        """The name of this process among those that use the store."""
        lease = settings.lease if settings.bus else 0.0
        self.ownership = Ownership(store, self.server, lease, self, self._info)
        self.numbers = itertools.count(1)
        """For connections: no two have the same."""
        self.leaving = False
        self.live: dict[str, Live] = {}
        self.levels = tuple(BOTS)
        self.hint_level = settings.hint_level if settings.hint_level in BOTS else self.levels[-1]
        self.made = 0
        """How many tables there are, on disk and in memory."""
        self._loading: dict[str, asyncio.Task[Live | None]] = {}
        self._releasing: dict[str, asyncio.Task[None]] = {}
        self._sweeper: asyncio.Task[None] | None = None
        self._busy_at = time.monotonic()

    async def start(self) -> None:
        await self.store.open()
        await self.ownership.start()
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
            "lost_leases": lambda: self.ownership.lost_leases,
            "resident_bytes": resident_bytes,
            "allocated_blocks": blocks_in_use,
        }

    async def stop(self) -> None:
        if self._sweeper is not None:
            self._sweeper.cancel()
        await self.hand_over()
        await self.ownership.stop()
        await self.workers.stop()
        await self.store.close()

    async def hand_over(self) -> None:
        """Keep what tables know, let go of them, and send everybody to another server."""
        self.leaving = True
        await asyncio.gather(*(self._let_go(live) for live in list(self.live.values())))

    async def _let_go(self, live: Live) -> None:
        live.forget_jobs()
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(SETTLE_SECONDS):
                while live.outbox and not live.closing:
                    await self.settled(live)
        if not live.closing:
            self._close(live, Bye("busy", MOVES, True))

    def _info(self) -> str:
        place = f"{self.settings.host}:{self.settings.port}"
        return msgspec.json.encode({"address": place, "version": __version__}).decode()

    def sockets(self) -> int:
        return sum(len(live.sockets) for live in self.live.values())

    # -- tables -------------------------------------------------------------------------------

    async def table(self, name: str) -> Live | None:
        """A table, from memory or from the store; raises ElsewhereError, StoreError.

        Between its return and the next ``await`` nobody else can put the table away. Who asks
        for a table that exists writes to the log about it from now on.
        """
        while True:
            if self.leaving:
                raise ElsewhereError(name, "")
            live = self.live.get(name)
            if live is None:
                if name not in self._loading:
                    self._loading[name] = asyncio.create_task(self._load(name))
                    # Whoever waited may be gone: nobody needs to hear how it failed then.
                    self._loading[name].add_done_callback(_heard)
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

    async def _load(self, name: str) -> Live | None:
        try:
            while name in self._releasing:
                # A release that comes after the claim would take the table away again.
                await asyncio.wait((self._releasing[name],))
            # First the claim: after it nobody else can change what is loaded.
            claim = await self.ownership.claim(name)
            if claim is None:
                return None
            if claim.owner != self.server:
                raise ElsewhereError(name, claim.owner)
            stored = await self.store.load(name)
            if stored is None:
                return None
            table = wake(stored, self.catalogue, self.levels, self.hint_level)
            live = self.live[name] = Live(table, claim.fence)
            news = table.unkept(len(stored.entries))
            if news.writes:
                self.deliver(live, news)
            return live
        finally:
            self._loading.pop(name, None)

    def fences(self) -> dict[str, int]:
        return {name: live.fence for name, live in self.live.items()}

    def lose(self, tables: Iterable[str], why: str) -> None:
        for name in tables:
            live = self.live.get(name)
            if live is not None:
                self.close_table(live, "storage", why)

    async def give_away(self, name: str) -> bool:
        """Let another process have a table that nobody needs here; whether it may."""
        live = self.live.get(name)
        if name in self._loading or (live is not None and live.in_use):
            return False
        if name in self._releasing:
            await asyncio.wait((self._releasing[name],))
        else:
            await self._put_away([name])
        return True

    async def let_go_unattended(self) -> None:
        """While the bus is away, people who are elsewhere cannot reach a table that is here.

        Where nobody is connected here, others may have it; its bots think on there.
        """
        names = [name for name, live in self.live.items() if not live.sockets and not live.outbox]
        if names:
            await self._put_away(names)

    async def open_table(self, record: TableRecord, journal: Journal, owners: list[Owner]) -> Live:
        """Keep a new table; it is on disk when this returns."""
        table = Table(record, journal, owners, self.levels, self.hint_level)
        table.play.remember(frozenset())
        write = Write(
            table=record.id,
            at=record.created,
            server=self.server,
            fence=NEW,
            entries=[Entry(line) for line in journal.lines],
            record=record,
            owners=owners,
            card=msgspec.json.encode(card_of(table, record.created)),
            finished=table.over or table.watch_only,
            free_seats=_has_free_seats(table),
        )
        await self.store.write(write)
        note(table=record.id)
        self.made += 1
        live = self.live[record.id] = Live(table, NEW + 1)
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
            task = live.jobs.pop(key, None)
            if task is not None:
                task.cancel()
        for job in effects.jobs:
            live.jobs[job.key] = asyncio.create_task(self._think(live, job))
        for fault in effects.faults:
            log.warning("bot", extra={"table": live.table.record.id, "fault": fault})
            self.metrics.count("bot_failures")
        live.used = self._busy_at = time.monotonic()
        live.outbox.append((future, effects, began, live.table.seq))
        self._pump(live)

    def _write_of(self, live: Live, effects: Effects) -> Write:
        table = live.table
        at = now_ms()
        return Write(
            table=table.record.id,
            at=at,
            server=self.server,
            fence=live.fence,
            first=table.seq - len(effects.entries),
            entries=effects.entries,
            talk=effects.talk,
            # Written later: what changes until then belongs to a later write.
            record=table.record.as_it_is() if effects.record else None,
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
            future, effects, began, seq = live.outbox[0]
            if future is not None and not future.done():
                return
            if future is not None and _fault_of(future):
                self.close_table(live, "storage", _fault_of(future))
                return
            live.outbox.popleft()
            live.shown = seq
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
        waiting = [future for future, *_ in live.outbox if future is not None]
        if waiting:
            await asyncio.wait(waiting)

    def close_table(self, live: Live, code: Literal["storage", "internal"], fault: str) -> None:
        """What is in memory is no longer what is on disk: everybody has to come in again."""
        table = live.table.record.id
        log.error("a table is closed", extra={"table": table, "code": code, "fault": fault})
        self.metrics.count("errors", code)
        self._close(live, Bye(code, NOT_KEPT, True))

    def _close(self, live: Live, bye: Bye) -> None:
        """Nothing goes in or out any more."""
        live.closing = True
        live.outbox.clear()
        live.forget_jobs()
        if self.live.get(live.table.record.id) is live:
            del self.live[live.table.record.id]
        raw = msgspec.json.encode(bye)
        for send in list(live.sockets.values()):
            send(raw)
            send(None)

    # -- bots ---------------------------------------------------------------------------------

    async def _think(self, live: Live, job: Job) -> None:
        pause = self.settings.bot_pause if job.purpose == "play" else 0.0
        began = time.monotonic()
        thought: Thought | None = None
        try:
            task = ThinkTask(job)
            value = await self.workers.run(task, self.settings.bot_timeout)
            thought = msgspec.convert(value, Thought)
            await asyncio.sleep(max(0.0, began + pause - time.monotonic()))
        except (WorkerError, msgspec.ValidationError) as error:
            log.warning("no thought", extra={"table": job.table, "fault": str(error)})
        if live.closing:
            return
        live.jobs.pop(job.key, None)
        try:
            self.deliver(live, live.table.thought(job.key, thought))
        except Exception as error:
            # A fault in a game: the position may be half changed, the disk has a whole one.
            log.exception("a bot's move failed", extra={"table": job.table})
            self.close_table(live, "internal", type(error).__name__)

    # -- putting away -------------------------------------------------------------------------

    async def _sweep(self) -> None:
        pause = max(0.05, self.settings.idle_seconds / 4)
        tidier, counted = Tidier(), time.monotonic()
        while True:
            await asyncio.sleep(pause)
            now = time.monotonic()
            limit = now - self.settings.idle_seconds
            idle = [
                name for name, live in self.live.items() if not live.in_use and live.used < limit
            ]
            if idle:
                await self._put_away(idle)
            if now - counted > BETWEEN_COUNTS:
                counted = now
                with contextlib.suppress(StoreError):
                    self.made = await self.store.count()
            tidier.tidy(self._busy_at)

    async def _put_away(self, names: list[str]) -> None:
        """Forget tables that nobody needs, and let whoever asks for them next have them."""
        for name in names:
            live = self.live.pop(name, None)
            if live is not None:
                live.closing = True
                live.forget_jobs()
        releasing = asyncio.create_task(self._release(tuple(names)))
        self._releasing |= dict.fromkeys(names, releasing)
        await asyncio.shield(releasing)

    async def _release(self, names: tuple[str, ...]) -> None:
        try:
            await self.store.release(names, self.server)
        except StoreError as error:
            # They stay ours in the store: whoever wants one asks here, and gets it then.
            log.warning("tables were not released", extra={"fault": str(error)})
        finally:
            for name in names:
                del self._releasing[name]


def _fault_of(done: asyncio.Future[None]) -> str:
    if done.cancelled():
        return "cancelled"
    fault = done.exception()
    return "" if fault is None else str(fault) or type(fault).__name__


def _heard(loading: asyncio.Task[Live | None]) -> None:
    if not loading.cancelled():
        loading.exception()


def _has_free_seats(table: Table) -> bool:
    return (
        table.record.public
        and not table.over
        and any(seat.by == "person" and not seat.taken for seat in table.record.seats)
    )
