"""The bus over NATS, and the queue over its JetStream."""

from __future__ import annotations

import asyncio
import contextlib
import functools
import logging
import random
import zlib
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Any, Final

import nats
import nats.errors
import nats.js.errors
from nats.aio.client import Client
from nats.aio.msg import Msg
from nats.js import JetStreamContext
from nats.js.api import AckPolicy, ConsumerConfig, RetentionPolicy, StorageType, StreamConfig

from wardround.server.cluster.bus import BusError, Handler, NoListenerError, TakenTask

log = logging.getLogger("wardround.bus")

MAX_WAITING: Final = 20_000
"""How many messages may wait to be sent. More are lost, which shows as a gap in the numbering."""
BETWEEN_TRIES: Final = 0.5
STREAM: Final = "WARDROUND_JOBS"
JOBS: Final = "wr.jobs"
KEPT_SECONDS: Final = 600.0
"""A task that no worker takes for this long is dropped; its server will have asked again."""
MAX_DELIVERIES: Final = 4
"""A task that has killed this many workers is given up."""
LONG: Final = 262_144
PLAIN: Final = b"p"
COMPRESSED: Final = b"z"
MAX_UNPACKED: Final = 64 << 20
"""The most bytes that a message may decompress to."""
FAULTS: Final = (nats.errors.Error, OSError, TimeoutError)


# -- long messages are compressed, because the bus limits their size ------------------------------


def pack(raw: bytes) -> bytes:
    if len(raw) < LONG:
        return PLAIN + raw
    return COMPRESSED + zlib.compress(raw, 1)


def unpack(packed: bytes) -> bytes:
    """Raises ValueError for anything that `pack` did not make."""
    kind, body = packed[:1], packed[1:]
    if kind == PLAIN:
        return body
    if kind != COMPRESSED:
        raise ValueError("unknown message format")
    decompressor = zlib.decompressobj()
    try:
        raw = decompressor.decompress(body, MAX_UNPACKED)
    except zlib.error as error:
        raise ValueError(f"a message cannot be decompressed: {error}") from None
    if decompressor.unconsumed_tail or not decompressor.eof:
        raise ValueError("a message is too large, or incomplete")
    return raw


# -- the bus --------------------------------------------------------------------------------------


class NatsBus:
    """One connection, which reconnects forever."""

    def __init__(self, address: str, name: str) -> None:
        self._servers = [part.strip() for part in address.split(",")]
        self._name = name
        self._client = Client()
        self._handlers: list[tuple[str, Handler]] = []
        self._waiting: deque[tuple[str, bytes]] = deque()
        self._news = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []
        self._pulls: dict[str, JetStreamContext.PullSubscription] = {}
        self._stream_is_there = False
        self.reconnects = 0

    @property
    def connected(self) -> bool:
        return self._client.is_connected

    # -- life ---------------------------------------------------------------------------------

    def start(self) -> None:
        self._tasks = [asyncio.create_task(self._connect()), asyncio.create_task(self._send())]

    async def stop(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        with contextlib.suppress(*FAULTS):
            async with asyncio.timeout(2):
                while self._waiting and self.connected:
                    await self._client.publish(*self._waiting.popleft())
                await self._client.flush(1)
        with contextlib.suppress(*FAULTS):
            await self._client.close()

    async def _connect(self) -> None:
        while not self._client.is_connected:
            try:
                await self._client.connect(
                    servers=self._servers,
                    name=self._name,
                    error_cb=self._failed,
                    disconnected_cb=self._lost,
                    reconnected_cb=self._back,
                    reconnect_time_wait=random.choice((1, 2)),  # spread out the reconnects
                    max_reconnect_attempts=-1,
                    connect_timeout=2,
                    ping_interval=3,
                    max_outstanding_pings=2,
                )
            except FAULTS as error:
                log.warning("the bus cannot be reached yet", extra={"fault": _words(error)})
                await asyncio.sleep(_jittered(BETWEEN_TRIES))
        for subject, handler in self._handlers:
            await self._client.subscribe(subject, cb=self._heard(handler))
        log.info("connected to the bus")

    async def _failed(self, error: Exception) -> None:
        log.debug("bus", extra={"fault": _words(error)})

    async def _lost(self) -> None:
        self._stream_is_there = False
        self._pulls.clear()
        log.warning("the bus cannot be reached")

    async def _back(self) -> None:
        self.reconnects += 1
        log.warning("reconnected to the bus")

    def _heard(self, handler: Handler) -> Callable[[Msg], Awaitable[None]]:
        async def heard(message: Msg) -> None:
            try:
                raw = unpack(message.data)
            except ValueError as error:
                log.warning("a message cannot be read", extra={"fault": str(error)})
                return
            handler(raw, functools.partial(self.publish, message.reply))

        return heard

    # -- messages -----------------------------------------------------------------------------

    def listen(self, subject: str, handler: Handler) -> None:
        self._handlers.append((subject, handler))

    def publish(self, subject: str, raw: bytes) -> None:
        if not subject or not self.connected or len(self._waiting) >= MAX_WAITING:
            return
        self._waiting.append((subject, pack(raw)))
        self._news.set()

    async def _send(self) -> None:
        while True:
            await self._news.wait()
            self._news.clear()
            while self._waiting:
                subject, raw = self._waiting.popleft()
                try:
                    await self._client.publish(subject, raw)
                except FAULTS as error:
                    log.warning("a message was lost", extra={"fault": _words(error)})

    async def request(self, subject: str, raw: bytes, seconds: float) -> bytes:
        if not self.connected:
            raise NoListenerError("the bus cannot be reached")
        try:
            answer = await self._client.request(subject, pack(raw), timeout=seconds)
            return unpack(answer.data)
        except nats.errors.NoRespondersError:
            raise NoListenerError("nothing is listening there") from None
        except (*FAULTS, ValueError) as error:
            raise BusError(f"no answer: {_words(error)}") from None

    # -- the queue ----------------------------------------------------------------------------

    async def put(self, queue: str, key: str, raw: bytes) -> None:
        try:
            stream = await self._stream()
            headers: dict[str, Any] = {"Nats-Msg-Id": key}
            await stream.publish(f"{JOBS}.{queue}", pack(raw), timeout=2, headers=headers)
        except FAULTS as error:
            self._stream_is_there = False
            raise BusError(f"the queue rejected the task: {_words(error)}") from None

    async def take(self, queue: str, patience: float, seconds: float) -> TakenTask | None:
        try:
            pull = self._pulls.get(queue) or await self._pull(queue, patience)
            messages = await pull.fetch(1, timeout=seconds)
        except TimeoutError:
            return None
        except FAULTS as error:
            self._pulls.pop(queue, None)
            self._stream_is_there = False
            raise BusError(f"the queue does not answer: {_words(error)}") from None
        try:
            return _NatsTask(messages[0], unpack(messages[0].data))
        except ValueError as error:
            log.warning("a task cannot be read", extra={"fault": str(error)})
            with contextlib.suppress(*FAULTS):
                await messages[0].term()
            return None

    async def depth(self, queue: str) -> int:
        try:
            stream = await self._stream()
            info = await stream.consumer_info(STREAM, queue, timeout=2)
        except nats.js.errors.NotFoundError:
            return 0
        except FAULTS as error:
            raise BusError(f"the queue does not answer: {_words(error)}") from None
        return (info.num_pending or 0) + (info.num_ack_pending or 0)

    async def _stream(self) -> JetStreamContext:
        if not self.connected:
            raise BusError("the bus cannot be reached")
        stream = self._client.jetstream(timeout=2)
        if not self._stream_is_there:
            wanted = StreamConfig(
                name=STREAM,
                subjects=[f"{JOBS}.*"],
                retention=RetentionPolicy.WORK_QUEUE,
                storage=StorageType.FILE,
                max_age=KEPT_SECONDS,
                duplicate_window=60.0,
            )
            try:
                await stream.add_stream(wanted)
            except nats.js.errors.BadRequestError:
                await stream.update_stream(wanted)  # created by another version
            self._stream_is_there = True
        return stream

    async def _pull(self, queue: str, patience: float) -> JetStreamContext.PullSubscription:
        stream = await self._stream()
        pull = await stream.pull_subscribe(
            f"{JOBS}.{queue}",
            durable=queue,
            stream=STREAM,
            config=ConsumerConfig(
                ack_policy=AckPolicy.EXPLICIT,
                ack_wait=patience,
                max_deliver=MAX_DELIVERIES,
                max_ack_pending=10_000,
            ),
        )
        self._pulls[queue] = pull
        return pull


class _NatsTask:
    """A task with the message that brought it."""

    def __init__(self, message: Msg, raw: bytes) -> None:
        self._message = message
        self.raw = raw

    async def keep(self) -> None:
        with contextlib.suppress(*FAULTS):
            await self._message.in_progress()

    async def done(self) -> None:
        with contextlib.suppress(*FAULTS):
            await self._message.ack()

    async def give_back(self) -> None:
        with contextlib.suppress(*FAULTS):
            await self._message.nak()


def _jittered(seconds: float) -> float:
    """Spread retries out, so that a bus that comes back is not overrun."""
    return seconds * random.uniform(0.5, 1.5)


def _words(error: BaseException) -> str:
    return f"{type(error).__name__}: {error}" if str(error) else type(error).__name__
