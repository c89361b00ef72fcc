"""Connections from here to tables of other servers, and from there to ours.

A `RemoteConnection` leads from a socket here to a table elsewhere; a `RelayedConnection` is its
other end, at the table. Messages are numbered in both directions, so lost, repeated and reordered
ones are noticed. Every second both ends tell each other what they know. A connection is closed if
it falls behind, if the other end does not know it, or if the other end is silent; the browser then
reconnects. Nothing is lost: it sends every unanswered message again with the same id.

What remote connections have been shown is also compared with the store, so that a server unaware of
having lost its tables cannot keep people at a dead one.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Mapping
from typing import Final, Generic, TypeAlias, TypeVar

import msgspec

from wardround.server.cluster import relay_messages as m
from wardround.server.cluster.bus import Bus, BusError, Reply
from wardround.server.event_loop import wait_turn
from wardround.server.fair_queue import on_behalf_of
from wardround.server.live.hub import Hub
from wardround.server.live.live_table import LocalConnection, Send
from wardround.server.live.ownership import ElsewhereError
from wardround.server.logs import note, noting, request_id
from wardround.server.protocol.from_browser import ClientMessage, Hello, kind_of
from wardround.server.protocol.from_server import Bye, Refused
from wardround.server.protocol.http import HttpAnswer, refused
from wardround.server.protocol.refusals import (
    MISTAKE,
    TABLE_MOVES,
    RefusedError,
    languages_of,
    unstored,
)
from wardround.server.store.records import Owner, StoreError

log = logging.getLogger("wardround.relay")

BETWEEN_BEATS: Final = 1.0
SILENCE: Final = 3.5
"""Seconds without a beat after which the other end is considered gone."""
GRACE: Final = 2.5
"""Seconds for which the two ends may disagree about a connection."""
BETWEEN_LOOKS: Final = 5
"""Beats between two comparisons with the store."""
ANSWER_SECONDS: Final = 1.5
REQUEST_SECONDS: Final = 35.0
MAX_TRIES: Final = 3
FIRST_WAIT: Final = 0.1
MAX_WAIT: Final = 1.0
"""The longest wait, in seconds, before looking again for a table that could not be found."""
MAX_EARLY: Final = 512
MAX_WAITING: Final = 256
"""Messages of one connection that may wait to be carried over."""

Handler: TypeAlias = Callable[[bytes, str], Awaitable[HttpAnswer]]
"""Answers a ``POST``, given its body and the client's address; raises ElsewhereError."""

T = TypeVar("T")


class Sequencer(Generic[T]):
    """Delivers messages 1, 2, 3 …, each once, in whatever order they come; early ones wait."""

    __slots__ = ("_early", "given")

    def __init__(self) -> None:
        self.given = 0
        """The number of the last message delivered."""
        self._early: dict[int, T] = {}

    @property
    def gap(self) -> bool:
        """Whether a message is missing before others that have arrived."""
        return bool(self._early)

    @property
    def full(self) -> bool:
        return len(self._early) > MAX_EARLY

    def put(self, n: int, item: T) -> list[T]:
        """Take a message; returns those whose turn has come."""
        if n <= self.given:
            return []
        self._early[n] = item
        ready: list[T] = []
        while self.given + 1 in self._early:
            self.given += 1
            ready.append(self._early.pop(self.given))
        return ready


class RemoteConnection:
    """A connection here to a table of another server."""

    def __init__(
        self, relay: Relay, owner: str, table: str, number: int, languages: str, send: Send
    ) -> None:
        self.owner = owner
        self.table = table
        self.number = number
        self.closing = False
        self.order: Sequencer[bytes | None] = Sequencer()
        self.seq = 0
        """The sequence number that the connection is known to have been shown."""
        self.wanted = 0
        """The sequence number it should have been shown by the next look at the store."""
        self.opened = time.monotonic()
        self.behind_since: float | None = None
        self._relay = relay
        self._languages = languages
        self._send = send
        self._waiting: asyncio.Queue[tuple[str, bytes]] = asyncio.Queue(MAX_WAITING)
        self._carrier: asyncio.Task[None] | None = None

    def begin(self) -> None:
        self._carrier = asyncio.create_task(self._carry())

    def take(self, message: ClientMessage, raw: bytes, began: float) -> None:
        try:
            self._waiting.put_nowait((request_id(), raw))
        except asyncio.QueueFull:
            self._relay.drop(self, "too many messages are waiting")

    def refuse(self, re: str, no: RefusedError) -> None:
        self._relay.hub.metrics.count("refused", no.code)
        said = no.said_in(self._languages)
        refused = Refused(re, no.code, said, no.rule, no.reason, self.seq)
        self._send(msgspec.json.encode(refused))

    def leave(self, why: RefusedError | None = None) -> None:
        """The browser has left, or (with a reason) has to reconnect."""
        self.closing = True
        if self._carrier is not None:
            self._carrier.cancel()
        self._relay.forget(self)
        if why is not None:
            bye = Bye(why.code, why.said_in(self._languages), True)
            self._send(msgspec.json.encode(bye))
            self._send(None)

    def hear(self, n: int, raw: bytes | None) -> None:
        for ready in self.order.put(n, raw):
            self._send(ready)

    async def _carry(self) -> None:
        """Carry messages one by one; each waits until the one before was heard."""
        n = 0
        while True:
            request, raw = await self._waiting.get()
            n += 1
            message = m.Carried(self._relay.server, self.number, n, raw, request)
            with noting(request=request):
                if not await self._relay.heard(self.owner, message):
                    self._relay.drop(self, "a message was not acknowledged")
                    return


class RelayedConnection:
    """A connection of another server to a table of this one."""

    def __init__(self, relay: Relay, server: str, link: int) -> None:
        self.server = server
        self.link = link
        self.sent = 0
        self.heard = 0
        self.opened = time.monotonic()
        self.local: LocalConnection | None = None
        self.reaction: asyncio.Future[m.Reaction] | None = None
        """The answer to its opening, which is the same if asked twice."""
        self._relay = relay

    def send(self, raw: bytes | None) -> None:
        self.sent += 1
        message = m.Out(self._relay.server, self.link, self.sent, raw)
        self._relay.say(self.server, message)

    @property
    def shown(self) -> int:
        return 0 if self.local is None else self.local.live.shown


class Relay:
    """All connections between this server and others."""

    def __init__(self, hub: Hub, bus: Bus) -> None:
        self.hub = hub
        self.server = hub.server
        self.handlers: Mapping[str, Handler] = {}
        """By path: the handlers of requests that came to another server."""
        self._bus = bus
        self._remote: dict[int, RemoteConnection] = {}
        self._relayed: dict[tuple[str, int], RelayedConnection] = {}
        self._last_heard: dict[str, float] = {}
        """When each server was last heard from."""
        self._tasks: set[asyncio.Task[None]] = set()
        self._decoder: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)
        self._dropped = 0
        bus.listen(m.subject_of(self.server), self._on_message)

    def start(self) -> None:
        self._run(self._beat())
        self.hub.metrics.gauges |= {
            "relayed_out": lambda: len(self._remote),
            "relayed_in": lambda: len(self._relayed),
            "relay_drops": lambda: self._dropped,
            "bus_connected": lambda: self._bus.connected,
            "bus_reconnects": lambda: self._bus.reconnects,
        }

    async def stop(self) -> None:
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def _run(self, work: Awaitable[None]) -> None:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def say(self, server: str, message: m.RelayMessage) -> None:
        self._bus.publish(m.subject_of(server), m.encode(message))

    # -- our connections at their tables ------------------------------------------------------

    async def open(
        self, owner: str, table: str, hello: bytes, send: Send
    ) -> RemoteConnection | None:
        """A connection to a table; None when its owner cannot be reached or does not have it.

        Raises RefusedError and StoreError as if the table were here.
        """
        # Every attempt has its own number, so that late messages of an earlier one are ignored.
        number = next(self.hub.numbers)
        link = RemoteConnection(self, owner, table, number, languages_of(hello), send)
        self._remote[number] = link
        self._last_heard.setdefault(owner, time.monotonic())
        try:
            # A frozen owner will soon lose the table, so there is no point in waiting long.
            seconds = max(ANSWER_SECONDS, self.hub.settings.lease / 2)
            message = m.Open(self.server, number, table, hello, request_id())
            reaction = await self._ask(owner, message, seconds)
        except BusError as error:
            log.info("an owner does not answer", extra={"owner": owner, "fault": str(error)})
            reaction = None
        except asyncio.CancelledError:
            self.forget(link)
            raise
        if isinstance(reaction, m.Opened) and not link.closing:
            link.begin()
            return link
        self.forget(link)
        if isinstance(reaction, m.NotOpened):
            if reaction.retry:
                raise StoreError(reaction.text)
            raise RefusedError(reaction.code, "told", text=reaction.text)
        return None

    async def heard(self, owner: str, message: m.Carried) -> bool:
        """Carry a message over; repeats it if no answer comes, since it counts only once."""
        for _ in range(MAX_TRIES):
            try:
                reaction = await self._ask(owner, message, ANSWER_SECONDS)
            except BusError:
                continue
            return isinstance(reaction, m.Heard) and reaction.ok
        return False

    def forget(self, link: RemoteConnection) -> None:
        """The connection is gone: tell the other end."""
        if self._remote.get(link.number) is link:
            del self._remote[link.number]
            self.say(link.owner, m.Close(self.server, link.number))

    def drop(self, link: RemoteConnection, why: str) -> None:
        log.info("a remote connection is closed", extra={"table": link.table, "fault": why})
        self._dropped += 1
        link.leave(TABLE_MOVES)

    async def carry_out(self, owner: str, path: str, body: bytes, client: str) -> m.Reaction:
        """Have a request carried out by the owner of its table; raises BusError."""
        message = m.Ask(self.server, path, body, client, request_id())
        return await self._ask(owner, message, REQUEST_SECONDS)

    async def _ask(self, owner: str, message: m.RelayMessage, seconds: float) -> m.Reaction:
        raw = await self._bus.request(m.subject_of(owner), m.encode(message), seconds)
        return m.reactions.decode(raw)

    # -- what we hear -------------------------------------------------------------------------

    def _on_message(self, raw: bytes, reply: Reply) -> None:
        try:
            message = m.messages.decode(raw)
        except msgspec.DecodeError as error:
            log.warning("a relayed message cannot be read", extra={"fault": str(error)})
            return
        self._last_heard[message.server] = time.monotonic()
        match message:
            case m.Out():
                self._on_out(message)
            case m.Carried():
                reply(m.encode(m.Heard(self._on_say(message))))
            case m.Open():
                self._run(self._on_open(message, reply))
            case m.Close():
                self._dismiss((message.server, message.link))
            case m.Beat():
                self._on_beat(message)
            case m.Ask():
                self._run(self._on_ask(message, reply))

    def _on_out(self, message: m.Out) -> None:
        link = self._remote.get(message.link)
        if link is None or link.owner != message.server:
            return
        link.hear(message.n, message.raw)
        if link.order.full:
            self.drop(link, "too many messages arrived early")

    def _on_say(self, said: m.Carried) -> bool:
        relayed = self._relayed.get((said.server, said.link))
        if relayed is None or relayed.local is None or relayed.local.closing:
            return False
        if said.n <= relayed.heard:
            return True
        if said.n != relayed.heard + 1:
            return False
        try:
            message = self._decoder.decode(said.raw)
        except msgspec.DecodeError as error:
            # A server of another version let it through: the browser has to send it again.
            log.warning("a message cannot be read", extra={"fault": str(error)})
            return False
        relayed.heard += 1
        with noting(request=said.request, table=relayed.local.live.table.record.id):
            log.debug("message", extra={"kind": kind_of(message), "through": said.server})
            relayed.local.take(message, said.raw, time.monotonic())
        return True

    async def _on_open(self, message: m.Open, reply: Reply) -> None:
        note(request=message.request)
        key = (message.server, message.link)
        if key not in self._relayed:
            relayed = self._relayed[key] = RelayedConnection(self, message.server, message.link)
            relayed.reaction = asyncio.ensure_future(self._opened(message, key, relayed))
        reaction = self._relayed[key].reaction
        assert reaction is not None
        reply(m.encode(await asyncio.shield(reaction)))

    async def _opened(
        self, message: m.Open, key: tuple[str, int], relayed: RelayedConnection
    ) -> m.Reaction:
        languages = languages_of(message.hello)
        try:
            if not self.hub.leaving and await self.hub.give_away(message.table):
                # Not in use here: the table is better off where its people are.
                raise ElsewhereError(message.table, message.server)
            hello = self._decoder.decode(message.hello)
            assert isinstance(hello, Hello)
            owners = await self.hub.owners(hello.tokens)
            number = next(self.hub.numbers)
            relayed.local = await self.hub.connect(number, owners, hello, relayed.send)
            if self._relayed.get(key) is not relayed:
                relayed.local.leave()  # closed in the meantime
            log.info("connected", extra={"through": message.server})
            return m.Opened()
        except ElsewhereError:
            reaction: m.Reaction = m.NotHere()
        except RefusedError as no:
            reaction = m.NotOpened(no.code, no.said_in(languages), False)
        except StoreError as error:
            reaction = m.NotOpened("storage", unstored(error).said_in(languages), True)
        except Exception:
            log.exception("a relayed connection failed", extra={"table": message.table})
            reaction = m.NotOpened("internal", MISTAKE.said_in(languages), True)
        self._relayed.pop(key, None)
        return reaction

    async def _on_ask(self, message: m.Ask, reply: Reply) -> None:
        note(request=message.request)
        began = time.monotonic()
        try:
            done = await self.handlers[message.path](message.body, message.client)
            took = round((time.monotonic() - began) * 1000, 1)
            log.info(
                "request",
                extra={
                    "route": message.path,
                    "status": done.status,
                    "ms": took,
                    "through": message.server,
                },
            )
            reaction: m.Reaction = done
        except ElsewhereError:
            reaction = m.NotHere()
        except Exception:
            log.exception("a request failed", extra={"route": message.path})
            reaction = refused(MISTAKE, languages_of(message.body))
        reply(m.encode(reaction))

    def _dismiss(self, key: tuple[str, int]) -> None:
        relayed = self._relayed.pop(key, None)
        if relayed is not None and relayed.local is not None:
            relayed.local.leave()

    # -- what both ends know ------------------------------------------------------------------

    def _on_beat(self, message: m.Beat) -> None:
        now = time.monotonic()
        for link in [link for link in self._remote.values() if link.owner == message.server]:
            self._compare(link, message.serving.get(link.number), now)
        holding = set(message.holding)
        for key, relayed in list(self._relayed.items()):
            unknown = relayed.link not in holding and now - relayed.opened > GRACE
            if relayed.server == message.server and unknown:
                self._dismiss(key)

    def _compare(self, link: RemoteConnection, served: tuple[int, int] | None, now: float) -> None:
        """Compare a connection with what the other end knows about it."""
        if served is None:
            if now - link.opened > GRACE:
                self.drop(link, "the other end does not know it")
            return
        sent, shown = served
        if link.order.given >= sent and not link.order.gap:
            link.behind_since = None
            link.seq = max(link.seq, shown)
        elif link.behind_since is None:
            link.behind_since = now
        elif now - link.behind_since > BETWEEN_BEATS / 2:
            self.drop(link, "messages are missing")

    async def _beat(self) -> None:
        beats = away = 0
        while True:
            before = time.monotonic()
            await asyncio.sleep(BETWEEN_BEATS)
            self._tell_peers()
            self._close_silent(time.monotonic() - before - BETWEEN_BEATS)
            beats += 1
            away = 0 if self._bus.connected else away + 1
            if away > SILENCE:
                await self.hub.release_unattended()
            if beats % BETWEEN_LOOKS == 0 and self._remote:
                await self._look_at_store()

    def _tell_peers(self) -> None:
        serving: dict[str, dict[int, tuple[int, int]]] = {}
        holding: dict[str, list[int]] = {}
        for relayed in self._relayed.values():
            if relayed.local is not None and not relayed.local.closing:
                serving.setdefault(relayed.server, {})[relayed.link] = (relayed.sent, relayed.shown)
        for link in self._remote.values():
            holding.setdefault(link.owner, []).append(link.number)
        for peer in {*serving, *holding, *(relayed.server for relayed in self._relayed.values())}:
            beat = m.Beat(self.server, serving.get(peer, {}), tuple(holding.get(peer, ())))
            self.say(peer, beat)

    def _close_silent(self, overslept: float) -> None:
        """Close connections to silent servers, not counting the time this process overslept."""
        now = time.monotonic()
        peers = {link.owner for link in self._remote.values()}
        peers |= {relayed.server for relayed in self._relayed.values()}
        self._last_heard = {
            peer: min(now, self._last_heard.get(peer, now) + overslept) for peer in peers
        }
        silent = {peer for peer, heard in self._last_heard.items() if now - heard > SILENCE}
        for link in [link for link in self._remote.values() if link.owner in silent]:
            self.drop(link, "the other server is silent")
        for key in [key for key in self._relayed if key[0] in silent]:
            self._dismiss(key)

    async def _look_at_store(self) -> None:
        """Check that what the store held at the last look has been shown by now."""
        tables = tuple({link.table for link in self._remote.values()})
        try:
            lengths = await self.hub.store.lengths(tables)
        except StoreError as error:
            log.warning("remote connections were not compared", extra={"fault": str(error)})
            return
        for link in list(self._remote.values()):
            if link.seq < link.wanted:
                self.drop(link, "the store knows more than was shown")
            elif link.table in lengths:
                link.wanted = lengths[link.table]


TableConnection: TypeAlias = LocalConnection | RemoteConnection


async def connect_anywhere(
    hub: Hub,
    relay: Relay | None,
    number: int,
    owners: list[Owner],
    hello: Hello,
    raw: bytes,
    send: Send,
) -> TableConnection | None:
    """Connect to a table here or at another server; None if it cannot be found for now.

    If the table's owner is dead, this waits until the lease has run out and the table can be
    claimed. Raises RefusedError and StoreError.
    """
    await wait_turn(on_behalf_of.get())  # the store answers many of them at once
    deadline, wait = time.monotonic() + 2 * hub.settings.lease, FIRST_WAIT
    while True:
        try:
            return await hub.connect(number, owners, hello, send)
        except ElsewhereError as elsewhere:
            owner = elsewhere.owner
        if relay is not None and owner:
            link = await relay.open(owner, owners[0].table, raw, send)
            if link is not None:
                return link
        if relay is None or hub.leaving or time.monotonic() > deadline:
            return None
        await asyncio.sleep(wait)
        wait = min(MAX_WAIT, 2 * wait)
