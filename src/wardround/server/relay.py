"""Connections to tables of other servers, and theirs to ours.

A `Link` is a connection here to a table elsewhere, a `Guest` the same connection at the table's
end. Messages are numbered both ways, so lost, repeated and exchanged ones are noticed. Both ends
tell each other every second what they know; a link that falls behind, that the other end does not
know, or whose other end is silent, is closed, and the browser connects again: nothing is lost then,
because whatever was not answered is sent once more with the same id. Besides, what links have
shown is compared with the store, so that a server that does not know that it has lost its
tables cannot keep people at a dead one.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from typing import Final

import msgspec

from wardround.server import protocol as p
from wardround.server import relay_words as w
from wardround.server.bus import Bus, BusError
from wardround.server.bus.base import Reply
from wardround.server.effects import RefusedError
from wardround.server.http_protocol import Failure
from wardround.server.hub import MOVES, ElsewhereError, Hub
from wardround.server.logs import note, noting, request_id
from wardround.server.order import InOrder
from wardround.server.store.base import StoreError
from wardround.server.visits import Place, Send, Visit, owners_of, visit

log = logging.getLogger("wardround.relay")

BETWEEN_BEATS: Final = 1.0
SILENCE: Final = 3.5
"""Seconds without a beat after which the other end counts as gone."""
GRACE: Final = 2.5
"""Seconds in which the two ends may differ about a link."""
BETWEEN_LOOKS: Final = 5
"""Beats between comparisons with the store."""
ANSWER_SECONDS: Final = 1.5
REQUEST_SECONDS: Final = 35.0
MOST_TRIES: Final = 3
FAULT: Final = "A fault of the server. It has been noted."
FIRST_WAIT: Final = 0.1
LONGEST_WAIT: Final = 1.0
"""Seconds before a table that could not be found is looked for again."""
MOST_WAITING: Final = 256
"""Messages of one connection that may wait to be carried over."""

Asked = Callable[[str, bytes, str], Awaitable[w.Answered]]
"""Carries out a request: path, body, address of the client."""


class Link:
    """A connection here at a table of another server."""

    def __init__(self, relay: Relay, owner: str, table: str, number: int, send: Send) -> None:
        self.owner = owner
        self.table = table
        self.number = number
        self.closing = False
        self.order: InOrder[bytes | None] = InOrder()
        self.seq = 0
        """The sequence number that the connection has been shown for sure."""
        self.wanted = 0
        """The one it should have been shown by the next look at the store."""
        self.opened = time.monotonic()
        self.behind_since: float | None = None
        self._relay = relay
        self._send = send
        self._waiting: asyncio.Queue[tuple[str, bytes]] = asyncio.Queue(MOST_WAITING)
        self._carrier: asyncio.Task[None] | None = None

    def begin(self) -> None:
        self._carrier = asyncio.create_task(self._carry())

    def take(self, message: p.ClientMessage, raw: bytes, began: float) -> None:
        try:
            self._waiting.put_nowait((request_id(), raw))
        except asyncio.QueueFull:
            self._relay.drop(self, "too much waits to be carried over")

    def refuse(self, re: str, no: RefusedError) -> None:
        self._relay.hub.metrics.count("refused", no.code)
        refused = p.Refused(re, no.code, no.text, no.rule, no.reason, self.seq)
        self._send(msgspec.json.encode(refused))

    def leave(self) -> None:
        self.end()
        self._relay.forget(self)

    def end(self) -> None:
        self.closing = True
        if self._carrier is not None:
            self._carrier.cancel()

    def close(self) -> None:
        """The other end is gone: the browser has to come again."""
        self._send(msgspec.json.encode(p.Bye("busy", MOVES, True)))
        self._send(None)

    def hear(self, n: int, raw: bytes | None) -> None:
        for ready in self.order.put(n, raw):
            self._send(ready)

    async def _carry(self) -> None:
        """One message after the other; the next goes when this one was heard."""
        n = 0
        while True:
            request, raw = await self._waiting.get()
            n += 1
            word = w.Say(self._relay.server, self.number, n, raw, request)
            with noting(request=request):
                if not await self._relay.heard(self.owner, word):
                    self._relay.drop(self, "a message was not heard")
                    return


class Guest:
    """A connection of another server at a table of this one."""

    def __init__(self, relay: Relay, server: str, link: int) -> None:
        self.server = server
        self.link = link
        self.sent = 0
        self.heard = 0
        self.opened = time.monotonic()
        self.visit: Visit | None = None
        self.reaction: asyncio.Future[w.Reaction] | None = None
        """What its opening came to; who asks twice hears it twice."""
        self._relay = relay

    def send(self, raw: bytes | None) -> None:
        self.sent += 1
        word = w.Out(self._relay.server, self.link, self.sent, raw)
        self._relay.say(self.server, word)

    @property
    def shown(self) -> int:
        return 0 if self.visit is None else self.visit.live.shown


class Relay:
    """All links and guests of a server."""

    def __init__(self, hub: Hub, bus: Bus) -> None:
        self.hub = hub
        self.server = hub.server
        self.asked: Asked | None = None
        """Who carries out requests that came to another server."""
        self._bus = bus
        self._links: dict[int, Link] = {}
        self._guests: dict[tuple[str, int], Guest] = {}
        self._last_word: dict[str, float] = {}
        """When a server was heard of last."""
        self._tasks: set[asyncio.Task[None]] = set()
        self._decoder: msgspec.json.Decoder[p.ClientMessage] = msgspec.json.Decoder(p.ClientMessage)
        self._dropped = 0
        bus.listen(w.subject_of(self.server), self._on_word)

    def start(self) -> None:
        self._run(self._beat())
        self.hub.metrics.gauges |= {
            "relayed_out": lambda: len(self._links),
            "relayed_in": lambda: len(self._guests),
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

    def say(self, server: str, word: w.Word) -> None:
        self._bus.publish(w.subject_of(server), w.encode(word))

    # -- our connections at their tables ------------------------------------------------------

    async def open(self, owner: str, table: str, hello: bytes, send: Send) -> Link | None:
        """A way to a table; None when its owner cannot be reached or does not have it.

        Raises RefusedError and StoreError as if the table were here.
        """
        # A number of its own for every attempt: late words of an earlier one mean nothing.
        number = next(self.hub.numbers)
        link = Link(self, owner, table, number, send)
        self._links[number] = link
        self._last_word.setdefault(owner, time.monotonic())
        try:
            # An owner that is frozen has lost the table before long: look again soon.
            seconds = max(ANSWER_SECONDS, self.hub.settings.lease / 2)
            word = w.Open(self.server, number, table, hello, request_id())
            reaction = await self._ask(owner, word, seconds)
        except BusError as error:
            log.info("an owner does not answer", extra={"owner": owner, "fault": str(error)})
            reaction = None
        except asyncio.CancelledError:
            self.forget(link)
            raise
        if isinstance(reaction, w.Opened) and not link.closing:
            link.begin()
            return link
        self.forget(link)
        if isinstance(reaction, w.Refused):
            if reaction.retry:
                raise StoreError(reaction.text)
            raise RefusedError(reaction.code, reaction.text)
        return None

    async def heard(self, owner: str, word: w.Say) -> bool:
        """Carry a message over; said again while nobody answers, since it counts only once."""
        for _ in range(MOST_TRIES):
            try:
                reaction = await self._ask(owner, word, ANSWER_SECONDS)
            except BusError:
                continue
            return isinstance(reaction, w.Heard) and reaction.ok
        return False

    def forget(self, link: Link) -> None:
        """The connection is gone: tell the other end."""
        if self._links.get(link.number) is link:
            del self._links[link.number]
            self.say(link.owner, w.Close(self.server, link.number))

    def drop(self, link: Link, why: str) -> None:
        log.info("a link is closed", extra={"table": link.table, "fault": why})
        self._dropped += 1
        self.forget(link)
        link.close()
        link.end()

    async def carry_out(self, owner: str, path: str, body: bytes, client: str) -> w.Reaction:
        """Have a request carried out by the owner of its table; raises BusError."""
        word = w.Ask(self.server, path, body, client, request_id())
        return await self._ask(owner, word, REQUEST_SECONDS)

    async def _ask(self, owner: str, word: w.Word, seconds: float) -> w.Reaction:
        raw = await self._bus.request(w.subject_of(owner), w.encode(word), seconds)
        return w.reactions.decode(raw)

    # -- what we hear -------------------------------------------------------------------------

    def _on_word(self, raw: bytes, reply: Reply) -> None:
        try:
            word = w.words.decode(raw)
        except msgspec.DecodeError as error:
            log.warning("a word cannot be read", extra={"fault": str(error)})
            return
        self._last_word[word.server] = time.monotonic()
        match word:
            case w.Out():
                self._on_out(word)
            case w.Say():
                reply(w.encode(w.Heard(self._on_say(word))))
            case w.Open():
                self._run(self._on_open(word, reply))
            case w.Close():
                self._dismiss((word.server, word.link))
            case w.Beat():
                self._on_beat(word)
            case w.Ask():
                self._run(self._on_ask(word, reply))

    def _on_out(self, word: w.Out) -> None:
        link = self._links.get(word.link)
        if link is None or link.owner != word.server:
            return
        link.hear(word.n, word.raw)
        if link.order.full:
            self.drop(link, "too many messages came before their turn")

    def _on_say(self, word: w.Say) -> bool:
        guest = self._guests.get((word.server, word.link))
        if guest is None or guest.visit is None or guest.visit.closing:
            return False
        if word.n <= guest.heard:
            return True
        if word.n != guest.heard + 1:
            return False
        try:
            message = self._decoder.decode(word.raw)
        except msgspec.DecodeError as error:
            # A server of another version has let it through: the browser has to say it anew.
            log.warning("a message cannot be read", extra={"fault": str(error)})
            return False
        guest.heard += 1
        with noting(request=word.request, table=guest.visit.live.table.record.id):
            log.debug("message", extra={"kind": p.kind_of(message), "through": word.server})
            guest.visit.take(message, word.raw, time.monotonic())
        return True

    async def _on_open(self, word: w.Open, reply: Reply) -> None:
        note(request=word.request)
        key = (word.server, word.link)
        if key not in self._guests:
            guest = self._guests[key] = Guest(self, word.server, word.link)
            guest.reaction = asyncio.ensure_future(self._opened(word, key, guest))
        reaction = self._guests[key].reaction
        assert reaction is not None
        reply(w.encode(await asyncio.shield(reaction)))

    async def _opened(self, word: w.Open, key: tuple[str, int], guest: Guest) -> w.Reaction:
        try:
            if not self.hub.leaving and await self.hub.give_away(word.table):
                # Nobody is at it here: it is better off where its people are.
                raise ElsewhereError(word.table, word.server)
            hello = self._decoder.decode(word.hello)
            assert isinstance(hello, p.Hello)
            owners = await owners_of(self.hub, hello.tokens)
            number = next(self.hub.numbers)
            guest.visit = await visit(self.hub, number, owners, hello, guest.send)
            if self._guests.get(key) is not guest:
                guest.visit.leave()  # it was closed meanwhile
            log.info("connected", extra={"through": word.server})
            return w.Opened()
        except ElsewhereError:
            reaction: w.Reaction = w.Look()
        except RefusedError as no:
            reaction = w.Refused(no.code, no.text, False)
        except StoreError:
            reaction = w.Refused("storage", "The server cannot read its disk.", True)
        except Exception:
            log.exception("a guest could not come in", extra={"table": word.table})
            reaction = w.Refused("internal", FAULT, True)
        self._guests.pop(key, None)
        return reaction

    async def _on_ask(self, word: w.Ask, reply: Reply) -> None:
        assert self.asked is not None
        note(request=word.request)
        began = time.monotonic()
        try:
            done = await self.asked(word.path, word.body, word.client)
            took = round((time.monotonic() - began) * 1000, 1)
            said = {"route": word.path, "status": done.status, "ms": took, "through": word.server}
            log.info("request", extra=said)
            reaction: w.Reaction = done
        except ElsewhereError:
            reaction = w.Look()
        except Exception:
            log.exception("a request failed", extra={"route": word.path})
            body = msgspec.json.encode(Failure("internal", FAULT))
            reaction = w.Answered(500, [(b"content-type", b"application/json")], body)
        reply(w.encode(reaction))

    def _dismiss(self, key: tuple[str, int]) -> None:
        guest = self._guests.pop(key, None)
        if guest is not None and guest.visit is not None:
            guest.visit.leave()

    # -- what both ends know ------------------------------------------------------------------

    def _on_beat(self, word: w.Beat) -> None:
        now = time.monotonic()
        for link in [link for link in self._links.values() if link.owner == word.server]:
            self._compare(link, word.serving.get(link.number), now)
        holding = set(word.holding)
        for key, guest in list(self._guests.items()):
            unknown = guest.link not in holding and now - guest.opened > GRACE
            if guest.server == word.server and unknown:
                self._dismiss(key)

    def _compare(self, link: Link, served: tuple[int, int] | None, now: float) -> None:
        """Look at a link as the other end sees it."""
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
                await self.hub.let_go_unattended()
            if beats % BETWEEN_LOOKS == 0 and self._links:
                await self._look_at_store()

    def _tell_peers(self) -> None:
        serving: dict[str, dict[int, tuple[int, int]]] = {}
        holding: dict[str, list[int]] = {}
        for guest in self._guests.values():
            if guest.visit is not None and not guest.visit.closing:
                serving.setdefault(guest.server, {})[guest.link] = (guest.sent, guest.shown)
        for link in self._links.values():
            holding.setdefault(link.owner, []).append(link.number)
        for peer in {*serving, *holding, *(guest.server for guest in self._guests.values())}:
            beat = w.Beat(self.server, serving.get(peer, {}), tuple(holding.get(peer, ())))
            self.say(peer, beat)

    def _close_silent(self, overslept: float) -> None:
        """Others are not to blame for the time in which this process could not listen."""
        now = time.monotonic()
        peers = {link.owner for link in self._links.values()}
        peers |= {guest.server for guest in self._guests.values()}
        self._last_word = {
            peer: min(now, self._last_word.get(peer, now) + overslept) for peer in peers
        }
        silent = {peer for peer, heard in self._last_word.items() if now - heard > SILENCE}
        for link in [link for link in self._links.values() if link.owner in silent]:
            self.drop(link, "the other server is silent")
        for key in [key for key in self._guests if key[0] in silent]:
            self._dismiss(key)

    async def _look_at_store(self) -> None:
        """What was there at the last look has to be shown by now."""
        tables = tuple({link.table for link in self._links.values()})
        try:
            lengths = await self.hub.store.lengths(tables)
        except StoreError as error:
            log.warning("links were not compared", extra={"fault": str(error)})
            return
        for link in list(self._links.values()):
            if link.seq < link.wanted:
                self.drop(link, "the store knows more than was shown")
            elif link.table in lengths:
                link.wanted = lengths[link.table]


async def come_in(
    hub: Hub, relay: Relay | None, number: int, hello: p.Hello, raw: bytes, send: Send
) -> Place | None:
    """Come to a table here or at another server; None if it cannot be found for now.

    A table whose owner is dead is waited for until the lease has run out and it can be had.
    Raises RefusedError and StoreError.
    """
    owners = await owners_of(hub, hello.tokens)
    deadline, wait = time.monotonic() + 2 * hub.settings.lease, FIRST_WAIT
    while True:
        try:
            return await visit(hub, number, owners, hello, send)
        except ElsewhereError as elsewhere:
            owner = elsewhere.owner
        if relay is not None and owner:
            link = await relay.open(owner, owners[0].table, raw, send)
            if link is not None:
                return link
        if relay is None or hub.leaving or time.monotonic() > deadline:
            return None
        await asyncio.sleep(wait)
        wait = min(LONGEST_WAIT, 2 * wait)
