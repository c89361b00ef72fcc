"""The WebSocket: decodes, counts and limits messages before a table sees them."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import logging
import secrets
import time
import zlib
from collections import Counter

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from wardround.server.cluster.relay import Relay, TableConnection, connect_anywhere
from wardround.server.event_loop import wait_turn
from wardround.server.fair_queue import on_behalf_of
from wardround.server.live.hub import Hub
from wardround.server.logs import note
from wardround.server.protocol.from_browser import ClientMessage, Hello, kind_of
from wardround.server.protocol.from_server import Bye
from wardround.server.protocol.refusals import MISTAKE, TABLE_MOVES, RefusedError, unstored
from wardround.server.rate_limits import Bucket, Buckets
from wardround.server.store.records import StoreError
from wardround.server.web.admission import Admission, decrement
from wardround.server.web.frames import MAX_IGNORED
from wardround.server.web.guard import HostPolicy, client_of

log = logging.getLogger("wardround.sockets")

POLICY_VIOLATION = 1008
TOO_BIG = 1009
INTERNAL = 1011
TRY_AGAIN = 1013
SOCKETS_WORTH = 5
"""All sockets of a client together may send as many messages as this many sockets."""
LONG = 4096
"""Messages longer than this many bytes are compressed for clients that ask for it: a slow line then
carries them in a fifth of the time. Shorter ones are not worth the work."""


class _ClosedError(Exception):
    """Closes the connection, giving a reason."""

    def __init__(self, why: RefusedError, retry: bool, close: int, languages: str = "") -> None:
        super().__init__(str(why))
        self.why = why
        self.retry = retry
        self.close = close
        self.languages = languages
        """The languages the app asked for; if empty, those of the request headers apply."""


class Sockets:
    """Accepts connections and carries messages between them and their tables."""

    def __init__(
        self, hub: Hub, hosts: HostPolicy, admission: Admission, relay: Relay | None = None
    ) -> None:
        self.hub = hub
        self._hosts = hosts
        self.admission = admission
        self.relay = relay
        self._clients: Counter[str] = Counter()
        self._hellos = Buckets(hub.settings.request_rate, hub.settings.request_burst)
        self.messages = Buckets(
            SOCKETS_WORTH * hub.settings.message_rate, SOCKETS_WORTH * hub.settings.message_burst
        )
        self._decoder: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)

    async def endpoint(self, websocket: WebSocket) -> None:
        await websocket.accept()
        client = client_of(websocket.scope)
        on_behalf_of.set(client)
        self._clients[client] += 1
        try:
            self._must_be_allowed(websocket, client)
            await _Socket(self, websocket, next(self.hub.numbers)).run()
        except _ClosedError as closed:
            self.hub.metrics.count("refused", closed.why.code)
            await _say_bye(websocket, closed)
        except WebSocketDisconnect:
            pass
        except Exception:
            self.hub.metrics.count("errors", "socket")
            log.exception("a connection failed")
            await _say_bye(websocket, _ClosedError(MISTAKE, True, INTERNAL))
        finally:
            decrement(self._clients, client)

    def _must_be_allowed(self, websocket: WebSocket, client: str) -> None:
        if refusal := self._hosts.refusal(websocket.headers):
            raise _ClosedError(refusal, False, POLICY_VIOLATION)
        if self._clients[client] > self.hub.settings.sockets_per_client:
            many = RefusedError("too_many_sockets", "many-connections")
            raise _ClosedError(many, True, TRY_AGAIN)
        if not self._hellos.take(client, time.monotonic()):
            often = RefusedError("rate_limited", "often-connected")
            raise _ClosedError(often, True, TRY_AGAIN)

    def decode(self, raw: bytes) -> ClientMessage:
        try:
            return self._decoder.decode(raw)
        except (msgspec.DecodeError, RecursionError, UnicodeError):
            raise RefusedError("malformed", "malformed") from None


class _Socket:
    """One browser at one table."""

    def __init__(self, sockets: Sockets, websocket: WebSocket, number: int) -> None:
        self._sockets = sockets
        self._hub = sockets.hub
        self._websocket = websocket
        self._number = number
        self._request = secrets.token_hex(6)
        """The prefix of the ids in its log lines."""
        self._out: asyncio.Queue[bytes | None] = asyncio.Queue(self._hub.settings.queue)
        self._pending = 0
        """How many bytes are queued."""
        self._packs = "packed" in websocket.query_params
        self._reader: asyncio.Task[None] | None = None
        self._ignored = 0
        self._slow = False
        self._seated = False

    async def run(self) -> None:
        note(request=self._request)
        connection = await self._hello()
        client = client_of(self._websocket.scope)
        if self._seated:
            self._sockets.admission.sit(client)
        writer = asyncio.create_task(self._write())
        self._reader = asyncio.create_task(self._read(connection))
        try:
            done, _ = await asyncio.wait(
                (writer, self._reader), return_when=asyncio.FIRST_COMPLETED
            )
        finally:
            for task in (writer, self._reader):
                task.cancel()
            if self._seated:
                self._sockets.admission.stand_up(client)
            connection.leave()
            self._reader = None
            del task, writer
        if self._slow:
            raise _ClosedError(RefusedError("busy", "slow-connection"), True, TRY_AGAIN)
        while done:  # an exception that refers to its own task would be a cycle, and outlive us
            done.pop().result()

    # -- in -----------------------------------------------------------------------------------

    async def _hello(self) -> TableConnection:
        try:
            # `wait_for` would create a task and leave it in a cycle with its exception.
            async with asyncio.timeout(self._hub.settings.hello_seconds):
                raw = await self._receive()
        except TimeoutError:
            silent = RefusedError("hello_first", "hello-first")
            raise _ClosedError(silent, True, POLICY_VIOLATION) from None
        hello: ClientMessage | None = None
        try:
            hello = self._sockets.decode(raw)
            if not isinstance(hello, Hello):
                raise RefusedError("hello_first", "hello-first")
            owners = await self._hub.owners(hello.tokens)
            self._seated = any(owner.seat is not None for owner in owners)
            connection = await connect_anywhere(
                self._hub, self._sockets.relay, self._number, owners, hello, raw, self._send
            )
        except RefusedError as no:
            languages = getattr(hello, "language", "")
            raise _ClosedError(no, False, POLICY_VIOLATION, languages) from None
        except StoreError as error:
            raise _ClosedError(unstored(error), True, TRY_AGAIN) from None
        if connection is None:
            raise _ClosedError(TABLE_MOVES, True, TRY_AGAIN)
        log.info("connected")
        return connection

    async def _receive(self) -> bytes:
        message = await self._websocket.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message.get("code", 1000))
        text, raw = message.get("text"), message.get("bytes")
        data: bytes = text.encode("utf-8", "surrogatepass") if text is not None else raw or b""
        if len(data) > self._hub.settings.message_size:
            raise _ClosedError(RefusedError("too_large", "too-large"), False, TOO_BIG)
        return data

    async def _read(self, connection: TableConnection) -> None:
        settings = self._hub.settings
        bucket = Bucket(settings.message_rate, settings.message_burst, time.monotonic())
        client = client_of(self._websocket.scope)
        for n in itertools.count(1):
            raw = await self._receive()
            await wait_turn(client)
            began = time.monotonic()
            note(request=f"{self._request}.{n}")
            try:
                message = self._sockets.decode(raw)
            except RefusedError as no:
                connection.refuse("", no)
                self._within(bucket, began)
                continue
            kind = kind_of(message)
            log.debug("message", extra={"kind": kind})
            self._hub.metrics.count("messages", kind)
            if not self._within(bucket, began):
                slower = RefusedError("rate_limited", "too-many-messages")
                connection.refuse(getattr(message, "id", ""), slower)
                continue
            if connection.closing:
                return
            connection.take(message, raw, began)

    def _within(self, bucket: Bucket, now: float) -> bool:
        client = client_of(self._websocket.scope)
        if bucket.take(now) and self._sockets.messages.take(client, now):
            self._ignored = 0
            return True
        self._ignored += 1
        if self._ignored > MAX_IGNORED:
            flood = RefusedError("rate_limited", "too-many-messages")
            raise _ClosedError(flood, True, POLICY_VIOLATION)
        return False

    # -- out ----------------------------------------------------------------------------------

    def _send(self, raw: bytes | None) -> None:
        """Queue a message; None closes the connection, and so does falling too far behind."""
        self._pending += len(raw or b"")
        if self._out.full() or self._pending > self._hub.settings.pending_bytes:
            self._slow = True
            if self._reader is not None:
                self._reader.cancel()
        else:
            self._out.put_nowait(raw)

    async def _write(self) -> None:
        client = f"to {client_of(self._websocket.scope)}"
        while True:
            raw = await self._out.get()
            await wait_turn(client)  # one table's message may be for forty sockets of one client
            if raw is None:
                await self._websocket.close(TRY_AGAIN)
                return
            if self._packs and len(raw) > LONG:
                await self._websocket.send_bytes(zlib.compress(raw, 1))
            else:
                await self._websocket.send_text(raw.decode())
            self._pending -= len(raw)


async def _say_bye(websocket: WebSocket, closed: _ClosedError) -> None:
    """Say why, then close; the other side may already be gone."""
    with contextlib.suppress(RuntimeError, WebSocketDisconnect, OSError):
        languages = closed.languages or websocket.headers.get("accept-language", "")
        said = closed.why.said_in(languages)
        text = msgspec.json.encode(Bye(closed.why.code, said, closed.retry)).decode()
        await websocket.send({"type": "websocket.send", "text": text})
        await websocket.close(closed.close)
