"""Delays what watchers are sent, at a table whose host wants that.

Everything for a watcher waits, in order, even the welcome. So no watcher learns anything early,
whatever a table sends, and no message needs special treatment.
"""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Callable, Mapping
from typing import Final

import msgspec

from wardround.server.protocol.from_server import Later

MAX_BYTES: Final = 8_000_000
"""How much may wait for one connection: many times what a table sends in ten minutes. A connection
that asks for more is closed."""


class WatcherDelay:
    """Messages on their way to the connections of one table."""

    def __init__(self, sockets: Mapping[int, Callable[[bytes | None], None]]) -> None:
        self._sockets = sockets
        self._waiting: dict[int, deque[tuple[float, bytes]]] = {}
        """By connection: messages, and when to send them."""
        self._known: dict[int, int] = {}
        """The delay that each connection has been told about."""
        self._bytes: dict[int, int] = {}

    def send(self, number: int, raw: bytes, seconds: int) -> None:
        """Send a message after a delay, and never before those already waiting."""
        if self._known.get(number, 0) != seconds:
            self._known[number] = seconds
            self._pass_on(number, msgspec.json.encode(Later(seconds)))
        waiting = self._waiting.get(number)
        if waiting is None and not seconds:
            self._pass_on(number, raw)
            return
        at = time.monotonic() + seconds
        if waiting is None:
            waiting = self._waiting[number] = deque()
            asyncio.get_running_loop().call_later(seconds, self._release, number)
        else:
            at = max(at, waiting[-1][0])
        waiting.append((at, raw))
        self._bytes[number] = self._bytes.get(number, 0) + len(raw)
        if self._bytes[number] > MAX_BYTES:
            self.forget(number)
            self._pass_on(number, None)

    def holds(self, number: int) -> bool:
        """Whether messages for a connection are delayed."""
        return number in self._waiting or bool(self._known.get(number))

    def forget(self, number: int) -> None:
        """Forget a connection that has left."""
        self._waiting.pop(number, None)
        self._known.pop(number, None)
        self._bytes.pop(number, None)

    def _release(self, number: int) -> None:
        waiting = self._waiting.get(number)
        if waiting is None:
            return
        now = time.monotonic()
        while waiting and waiting[0][0] <= now:
            raw = waiting.popleft()[1]
            self._bytes[number] -= len(raw)
            self._pass_on(number, raw)
        if waiting:
            left = waiting[0][0] - now
            asyncio.get_running_loop().call_later(left, self._release, number)
        else:
            del self._waiting[number]

    def _pass_on(self, number: int, raw: bytes | None) -> None:
        if number in self._sockets:
            self._sockets[number](raw)
