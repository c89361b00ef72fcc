"""A table in memory with its connections: first stores what the table wants stored, then sends.

Nothing leaves a table before everything it knew at that moment is on disk: the outbox is ordered,
and its head waits for its write. A write that fails closes the table; the next hello loads what is
on disk.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import deque
from collections.abc import Callable
from typing import Final, NamedTuple, TypeAlias

import msgspec

from wardround.presentation.language import ENGLISH
from wardround.server.live.services import Services
from wardround.server.live.watcher_delay import WatcherDelay
from wardround.server.protocol.from_browser import ClientMessage, Hello, Ping, kind_of
from wardround.server.protocol.from_server import Bye, Pong
from wardround.server.protocol.http_responses import TableCard
from wardround.server.protocol.refusals import MISTAKE, Code, RefusedError
from wardround.server.store.records import Owner, StoreError, Write
from wardround.server.table import clocks, turns
from wardround.server.table.cards import card_to_store, has_free_seats, table_card
from wardround.server.table.effects import BotAnswer, BotQuestion, Effects
from wardround.server.table.table import RollBackError, Table
from wardround.server.table.watchers import seconds_behind
from wardround.server.workers.pool import WorkerError
from wardround.server.workers.worker import ThinkTask

log = logging.getLogger("wardround.tables")

Send: TypeAlias = Callable[[bytes | None], None]
"""Hands a message to a connection; None closes it."""

MAX_UNSENT: Final = 8_000_000
MAX_UNSENT_IN_ALL: Final = 64_000_000
"""How many bytes may wait for the store at one table, and at all tables. While a disk is slow,
people go on asking."""
BYTES_PER_WRITE: Final = 3_000
"""Roughly what a write takes while it waits."""


class _Delivery(NamedTuple):
    """Effects that wait to be sent."""

    effects: Effects
    began: float
    """When the message arrived."""
    seq: int
    """The sequence number people have seen once these messages are sent."""
    size: int
    """Roughly how many bytes they take."""
    written: asyncio.Future[None] | None


class LiveTable:
    """A table of this process. Its effects are carried out here and nowhere else.

    ``on_close`` is called when the table is closed, so that nobody finds it any more.
    """

    def __init__(
        self, services: Services, table: Table, fence: int, on_close: Callable[[LiveTable], None]
    ) -> None:
        self.table = table
        self.fence = fence
        """Makes the writes of this process count (see `store.base`)."""
        self.sockets: dict[int, Send] = {}
        self._held_back = WatcherDelay(self.sockets)
        self.shown = table.seq
        """The sequence number that everyone at the table has been shown."""
        self.closing = False
        self.used = time.monotonic()
        self.due = due(table)
        """When the table needs attention, whether or not anyone is here (see `timekeeper`)."""
        self._services = services
        self._on_close = on_close
        self.making = asyncio.Lock()
        """Held while making the table where the same people play again."""
        self._outbox: deque[_Delivery] = deque()
        self._unsent_bytes = 0
        self._telling: set[asyncio.Task[None]] = set()
        """Tasks that are telling people it is their turn."""
        self._thinking: dict[str, asyncio.Task[None]] = {}
        """Questions that bots are thinking about, by key."""

    @property
    def unsent(self) -> bool:
        return bool(self._outbox)

    @property
    def _is_behind(self) -> bool:
        """Whether so much waits for the store that nothing more may be asked of this table."""
        too_much_in_all = self._services.unsent_bytes > MAX_UNSENT_IN_ALL
        return self._unsent_bytes > MAX_UNSENT or (too_much_in_all and self.unsent)

    @property
    def attended(self) -> bool:
        """Whether someone is here, or will hear of something once it is stored."""
        return bool(self.sockets or self._outbox)

    @property
    def in_use(self) -> bool:
        return bool(self.attended or self._thinking or self._telling or self.table.bots.busy)

    def card(self) -> TableCard:
        return table_card(self.table, self._services.clock.now())

    # -- connections --------------------------------------------------------------------------

    def connect(
        self, number: int, owners: list[Owner], hello: Hello, send: Send
    ) -> LocalConnection:
        """A person comes with tokens of this table; raises RefusedError, StoreError."""
        if self._is_behind:
            raise StoreError("the disk is slow")
        effects = self.table.connect(number, owners, hello)
        if self.table.record.clock.kind != "none":
            effects.send(number, clocks.times(self.table, self._services.clock.now()))
        self.sockets[number] = send
        self.deliver(effects)
        return LocalConnection(self, number)

    def receive(self, number: int, message: ClientMessage, began: float) -> None:
        if number not in self.table.viewers:
            return  # they were removed, and the socket is about to close
        if isinstance(message, Ping) and (self._held_back.holds(number) or self._is_behind):
            self.sockets[number](msgspec.json.encode(Pong(message.id)))
            return
        if self._is_behind:
            behind = RefusedError("busy", "slow-store")
            self.refuse(number, getattr(message, "id", ""), behind)
            return
        try:
            effects = self.table.receive(number, message, self._services.clock.now())
        except Exception as error:
            # A bug, most likely in a game. The table is as it was, so only the sender is told.
            log.exception("a message failed", extra={"kind": kind_of(message)})
            self.refuse(number, getattr(message, "id", ""), MISTAKE)
            self._failed("message", error)
            return
        self.deliver(effects, began)

    def refuse(self, number: int, re: str, no: RefusedError) -> None:
        self._services.metrics.count("refused", no.code)
        if number in self.sockets:
            self.sockets[number](msgspec.json.encode(self.table.refused(number, re, no)))

    def leave(self, number: int) -> None:
        self.sockets.pop(number, None)
        self._held_back.forget(number)
        self.deliver(self.table.disconnect(number))

    # -- storing and sending ------------------------------------------------------------------

    def deliver(self, effects: Effects, began: float | None = None) -> None:
        """Store, then send, in the order in which things happened."""
        if self.closing:
            return
        now = time.monotonic()
        if effects.entries or effects.record:
            at = self._services.clock.now()
            clocks.follow(self.table, effects, at)
            if self._services.reminders is not None and self._services.reminders.works:
                turns.follow(self.table, effects, at)
            self.due = due(self.table)
        written: asyncio.Future[None] | None = None
        if effects.writes:
            written = self._services.store.write(self.write_of(effects))
            written.add_done_callback(lambda done: self._stored(done, now))
        for key in effects.cancelled:
            task = self._thinking.pop(key, None)
            if task is not None:
                task.cancel()
        for question in effects.questions:
            self._thinking[question.key] = asyncio.create_task(self._ask_bot(question))
        for fault in effects.faults:
            log.warning("bot", extra={"table": self.table.record.id, "fault": fault})
            self._services.metrics.count("bot_failures")
        self.used = self._services.busy_at = now
        began = now if began is None else began
        size = BYTES_PER_WRITE + sum(len(raw) for _, raw in effects.out)
        self._outbox.append(_Delivery(effects, began, self.table.seq, size, written))
        self._count_unsent(size)
        self._send_stored()

    def write_of(self, effects: Effects) -> Write:
        table, at = self.table, self._services.clock.now()
        return Write(
            table=table.record.id,
            at=at,
            server=self._services.server,
            fence=self.fence,
            first=table.seq - len(effects.entries),
            entries=effects.entries,
            talk=effects.talk,
            owners=list({owner.token: owner for owner in effects.owners}.values()),
            # Written later: changes made until then belong to a later write.
            record=table.record.copy() if effects.record else None,
            card=card_to_store(table_card(table, at)),
            finished=table.over or table.watch_only,
            free_seats=has_free_seats(table),
            # If this process dies, a bot that is thinking now must not be forgotten.
            due=at if table.bots.thinking else due(table),
        )

    def handle_due(self) -> None:
        """Do what is due: a player's time has run out, or a bot has not been asked yet."""
        effects = Effects(self._services.clock.now())
        effects.record = True  # no longer due, whatever happens
        self.due = 0
        try:
            clocks.run_out(self.table, effects, effects.at)
        except Exception as error:
            # A bug, most likely in a game. Other tables' clocks must go on.
            log.exception("a due table could not be handled", extra={"table": self.table.record.id})
            self._failed("clock", error)
            return
        for seat in turns.to_tell(self.table, effects.at):
            telling = asyncio.create_task(self._tell(seat, effects.at))
            self._telling.add(telling)
            telling.add_done_callback(self._telling.discard)
        self.deliver(effects)

    async def _tell(self, seat: int, at: int) -> None:
        """Tell a person who is away that it is their turn."""
        table = self.table
        name = table.record.name or table.game.meta.title
        later = 0
        if self._services.reminders is not None:
            turn = turns.Turn(table.record.id, seat, table.play.moves, name)
            try:
                later = await self._services.reminders.tell(turn)
            except Exception:
                log.exception("a reminder was not sent", extra={"table": table.record.id})
                return  # it will be tried again
        effects = Effects(self._services.clock.now())
        turns.note_told(table, effects, seat, at, later)
        self.deliver(effects)

    def _stored(self, done: asyncio.Future[None], asked: float) -> None:
        self._services.metrics.write_seconds.add(time.monotonic() - asked)
        _fault_of(done)  # fetched even if the table is closed, so that asyncio does not complain
        self._send_stored()

    def _send_stored(self) -> None:
        """Send everything whose write is done, in order."""
        while self._outbox and not self.closing:
            effects, began, seq, size, written = self._outbox[0]
            if written is not None:
                if not written.done():
                    return
                if fault := _fault_of(written):
                    self.fail("storage", fault)
                    return
            self._outbox.popleft()
            self._count_unsent(-size)
            self.shown = seq
            for connection in effects.closed:
                self._held_back.forget(connection)
            for connection, raw in effects.out:
                self._send(connection, raw)
            for connection in effects.closed:
                if connection in self.sockets:
                    self.sockets.pop(connection)(None)
            if effects.entries:
                self._services.metrics.action_seconds.add(time.monotonic() - began)
                self._services.metrics.count("actions")

    def _count_unsent(self, size: int) -> None:
        self._unsent_bytes += size
        self._services.unsent_bytes += size

    def _send(self, connection: int, raw: bytes) -> None:
        """Send a message, with a delay if it is for a watcher."""
        viewer = self.table.viewers.get(connection)
        watches = viewer is not None and not (viewer.seats or viewer.host)
        self._held_back.send(connection, raw, seconds_behind(self.table) if watches else 0)

    async def stored(self) -> None:
        """Wait until everything the table knows at this moment is on disk."""
        waiting = [one.written for one in self._outbox if one.written is not None]
        if waiting:
            await asyncio.wait(waiting)

    # -- bots ---------------------------------------------------------------------------------

    async def _ask_bot(self, question: BotQuestion) -> None:
        settings = self._services.settings
        pause = settings.bot_pause if question.purpose == "play" else 0.0
        began = time.monotonic()
        answer: BotAnswer | None = None
        try:
            value = await self._services.workers.run(ThinkTask(question), settings.bot_timeout)
            answer = msgspec.convert(value, BotAnswer)
            await asyncio.sleep(max(0.0, began + pause - time.monotonic()))
            await self.stored()  # bots must not run ahead of a slow disk
        except (WorkerError, msgspec.ValidationError) as error:
            log.warning(
                "a bot did not answer", extra={"table": question.table, "fault": str(error)}
            )
        if self.closing:
            return
        self._thinking.pop(question.key, None)
        try:
            self.deliver(self.table.bot_answered(question.key, answer))
        except Exception as error:
            log.exception("a bot's move failed", extra={"table": question.table})
            self._failed("bot", error)

    def stop_bots(self) -> None:
        for task in self._thinking.values():
            task.cancel()
        self._thinking.clear()

    # -- the end ------------------------------------------------------------------------------

    def _failed(self, what: str, error: Exception) -> None:
        self._services.metrics.count("errors", what)
        if isinstance(error, RollBackError):
            self.fail("internal", str(error))

    def fail(self, code: Code, fault: str) -> None:
        """Memory no longer matches the disk: everyone has to reconnect."""
        extra = {"table": self.table.record.id, "code": code, "fault": fault}
        log.error("a table is closed", extra=extra)
        self._services.metrics.count("errors", code)
        self.close(RefusedError(code, "not-stored"))

    def close(self, why: RefusedError | None = None) -> None:
        """Let go of the table: nothing more goes in or out. With ``why``, people reconnect."""
        self.closing = True
        self._outbox.clear()
        self._count_unsent(-self._unsent_bytes)
        self.stop_bots()
        self._on_close(self)
        if why is not None:
            for number, send in list(self.sockets.items()):
                viewer = self.table.viewers.get(number)
                said = why.said_in(ENGLISH if viewer is None else viewer.language)
                send(msgspec.json.encode(Bye(why.code, said, True)))
                send(None)


class LocalConnection:
    """A connection to a table of this process."""

    def __init__(self, live: LiveTable, number: int) -> None:
        self.live = live
        self._number = number

    @property
    def closing(self) -> bool:
        return self.live.closing

    def take(self, message: ClientMessage, raw: bytes, began: float) -> None:
        """Handle a message; ``raw`` is its encoded form, ``began`` when it arrived."""
        if not self.live.closing:
            self.live.receive(self._number, message, began)

    def refuse(self, re: str, no: RefusedError) -> None:
        self.live.refuse(self._number, re, no)

    def leave(self) -> None:
        self.live.leave(self._number)


def due(table: Table) -> int:
    """When a table needs attention, in milliseconds since 1970; 0: never."""
    return min(filter(None, (clocks.due(table), turns.due(table))), default=0)


def _fault_of(done: asyncio.Future[None]) -> str:
    if done.cancelled():
        return "cancelled"
    fault = done.exception()
    return "" if fault is None else str(fault) or type(fault).__name__
