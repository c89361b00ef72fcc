"""Limits on WebSocket frames, below the application: a socket's frames are counted as they arrive.

A WebSocket library answers pings, collects fragments and buffers what a peer does not read, all on
its own. So a gate stands in front of it: an `asyncio.Protocol` that wraps another, passes
everything on and reads the heads of the frames on the way. A peer that sends too many bytes,
frames, fragments or control frames, or leaves too much unread for too long, is closed. The gate
uses nothing of the library beyond the interface that asyncio defines.
"""

from __future__ import annotations

import asyncio
import logging
import struct
from typing import Any, ClassVar, Final, Self, cast

import msgspec
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from wardround.server.metrics import Metrics
from wardround.server.rate_limits import Bucket
from wardround.server.settings import KIB, Settings
from wardround.server.web.admission import Admission, client_at

log = logging.getLogger("wardround.sockets")

MAX_IGNORED: Final = 200
"""How many messages over the rate limit close a socket."""
MAX_FRAGMENTS: Final = 64
"""How many fragments a message may have."""
CONTROL_RATE: Final = 5.0
CONTROL_BURST: Final = 20.0
GOODBYE_SECONDS: Final = 2.0
"""How long a rejected peer may take to read why."""

_CONTROL: Final = 8
_CONTINUATION: Final = 0
_WIDE: Final = {126: 2, 127: 8}
"""How many extra bytes hold the length, for lengths that do not fit into seven bits."""


class FrameLimits(msgspec.Struct, frozen=True):
    """How much a socket may send per second (and in a burst), and leave unread."""

    byte_rate: float
    byte_burst: float
    frame_rate: float
    frame_burst: float
    pending_bytes: int
    stall_seconds: float

    @classmethod
    def of(cls, settings: Settings) -> Self:
        """Twice as many messages as a table takes, four kilobytes each, and a few of full size."""
        return cls(
            byte_rate=settings.message_rate * 4 * KIB,
            byte_burst=4 * settings.message_size + settings.message_burst * 4 * KIB,
            frame_rate=2 * settings.message_rate,
            frame_burst=settings.message_burst + MAX_IGNORED + MAX_FRAGMENTS,
            pending_bytes=settings.pending_bytes,
            stall_seconds=settings.stall_seconds,
        )


class FrameCounter:
    """Reads the frame heads of one socket and notices when there are too many."""

    __slots__ = ("_bytes", "_controls", "_fragments", "_frames", "_head", "_skip")

    def __init__(self, limits: FrameLimits, now: float) -> None:
        self._bytes = Bucket(limits.byte_rate, limits.byte_burst, now)
        self._frames = Bucket(limits.frame_rate, limits.frame_burst, now)
        self._controls = Bucket(CONTROL_RATE, CONTROL_BURST, now)
        self._fragments = 0
        self._head = b""
        """The beginning of a head that has not arrived completely."""
        self._skip = 0
        """How many bytes of a payload are still to come."""

    def excess(self, data: bytes, now: float) -> str:
        """What exceeds its limit after these bytes; empty if nothing does."""
        if not self._bytes.take(now, len(data)):
            return "bytes"
        data = self._head + data if self._head else data
        at, end = self._skip, len(data)
        while at + 2 <= end:
            kind, size = data[at] & 15, data[at + 1] & 127
            masked = 4 if data[at + 1] & 128 else 0
            wide = _WIDE.get(size, 0)
            if at + 2 + wide > end:
                break
            if wide:
                size = int.from_bytes(data[at + 2 : at + 2 + wide], "big")
            if kind >= _CONTROL:
                if not self._controls.take(now):
                    return "control frames"
            else:
                if not self._frames.take(now):
                    return "frames"
                self._fragments = self._fragments + 1 if kind == _CONTINUATION else 1
                if self._fragments > MAX_FRAGMENTS:
                    return "fragments"
            at += 2 + wide + masked + size
        self._skip = max(0, at - end)
        self._head = data[at:]
        return ""


class FrameGate(asyncio.Protocol):
    """The web server's WebSocket protocol, behind limits."""

    limits: ClassVar[FrameLimits]
    metrics: ClassVar[Metrics]
    admission: ClassVar[Admission]

    def __init__(self, **given: Any) -> None:
        """Created by the web server for each connection that asks for a WebSocket."""
        self._inner = WebSocketsSansIOProtocol(**given)
        self._loop = asyncio.get_running_loop()
        self._counter: FrameCounter | None = None
        self._stalled: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        self._client = client_at(transport)
        self._inner.connection_made(transport)

    def data_received(self, data: bytes) -> None:
        if self._counter is None:  # the upgrade request; frames come after it
            self._counter = FrameCounter(self.limits, self._loop.time())
        elif self._transport.is_closing():
            return
        elif self._transport.get_write_buffer_size() > self.limits.pending_bytes:
            self._drop("unread bytes")
            return
        elif excess := self._counter.excess(data, self._loop.time()):
            self._send_away(excess)
            return
        self._inner.data_received(data)

    def eof_received(self) -> None:
        self._inner.eof_received()

    def pause_writing(self) -> None:
        """The peer is not keeping up: give it a while to catch up."""
        self._stalled = self._loop.call_later(self.limits.stall_seconds, self._drop, "slowness")
        self._inner.pause_writing()

    def resume_writing(self) -> None:
        self._stop_waiting()
        self._inner.resume_writing()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_waiting()
        self.admission.leave(self._client)  # entered by the HTTP protocol before the upgrade
        self._inner.connection_lost(exc)

    def _stop_waiting(self) -> None:
        if self._stalled is not None:
            self._stalled.cancel()
            self._stalled = None

    def _send_away(self, excess: str) -> None:
        """Say why in a close frame (policy violation), and do not wait long for an answer."""
        self._count(excess)
        self.admission.penalize(self._client)
        reason = f"too many {excess}".encode()
        self._transport.write(struct.pack("!BBH", 0x88, 2 + len(reason), 1008) + reason)
        self._transport.close()
        self._stop_waiting()
        self._stalled = self._loop.call_later(GOODBYE_SECONDS, self._transport.abort)

    def _drop(self, excess: str) -> None:
        self._count(excess)
        self._transport.abort()

    def _count(self, excess: str) -> None:
        self.metrics.count("dropped", excess)
        log.info("a socket was closed", extra={"fault": f"too many {excess}"})


def gate_for(limits: FrameLimits, metrics: Metrics, admission: Admission) -> type[FrameGate]:
    """The protocol with these limits."""
    return type(
        "FrameGate", (FrameGate,), {"limits": limits, "metrics": metrics, "admission": admission}
    )
