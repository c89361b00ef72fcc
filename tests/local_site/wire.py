"""A wire that can be cut: a TCP proxy between two processes, with faults to order.

Put between a server and its database it is a slow disk or a network that fails. `NatsWire` knows
where the bus' messages begin and end, so it can repeat them and change their order as well.
"""

from __future__ import annotations

import asyncio
import contextlib
import random
import threading
from collections.abc import AsyncIterator
from typing import Final

from tests.local_site.processes import LOOPBACK, free_port

CHUNK: Final = 65_536
HELD_SECONDS: Final = 0.05
PLAYED_WITH: Final = (b"MSG wr.", b"HMSG wr.")
"""Messages that may be lost, repeated and exchanged; the rest is NATS' own business."""


class Wires:
    """The thread in which wires run."""

    def __init__(self) -> None:
        self.loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self.loop.run_forever, daemon=True, name="wires")
        self._thread.start()

    def close(self) -> None:
        self.loop.call_soon_threadsafe(self.loop.stop)
        self._thread.join(5)
        for task in asyncio.all_tasks(self.loop):
            task.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            self.loop.run_until_complete(asyncio.sleep(0))
        self.loop.close()


class Wire:
    """Carries bytes to a port. Faults are switched on and off by setting attributes."""

    def __init__(self, wires: Wires, target: int) -> None:
        self.port = free_port()
        self.delay = 0.0
        """Extra seconds that everything takes, each way."""
        self.silent = False
        """Nothing gets through, and nobody is told; it arrives when this ends."""
        self._target = target
        self._wires = wires
        self._cut = False
        self._open: set[asyncio.StreamWriter] = set()
        self._server: asyncio.Server | None = None
        asyncio.run_coroutine_threadsafe(self._listen(), wires.loop).result(10)

    def cut(self) -> None:
        """Close all connections and take no new ones."""
        self._cut = True
        asyncio.run_coroutine_threadsafe(self._close_all(), self._wires.loop).result(10)

    def mend(self) -> None:
        """Everything works again."""
        self._cut = self.silent = False
        self.delay = 0.0

    def close(self) -> None:
        self.cut()
        if self._server is not None:
            self._wires.loop.call_soon_threadsafe(self._server.close)

    async def _listen(self) -> None:
        self._server = await asyncio.start_server(self._take, LOOPBACK, self.port)

    async def _close_all(self) -> None:
        for writer in list(self._open):
            writer.transport.abort()

    async def _take(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if self._cut:
            writer.transport.abort()
            return
        try:
            there_reader, there_writer = await asyncio.open_connection(LOOPBACK, self._target)
        except OSError:
            writer.transport.abort()
            return
        both = {writer, there_writer}
        self._open |= both
        ways = [
            asyncio.create_task(self._pass_on(self.outward(reader), there_writer)),
            asyncio.create_task(self._pass_on(self.inward(there_reader), writer)),
        ]
        try:
            await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for way in ways:
                way.cancel()
            self._open -= both
            for end in both:
                end.close()

    async def _pass_on(self, pieces: AsyncIterator[bytes], writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(OSError, asyncio.IncompleteReadError):
            async for piece in pieces:
                if self.delay:
                    await asyncio.sleep(self.delay)
                while self.silent:
                    await asyncio.sleep(0.01)
                writer.write(piece)
                await writer.drain()

    async def outward(self, reader: asyncio.StreamReader) -> AsyncIterator[bytes]:
        """What goes to the target, piece by piece."""
        while data := await reader.read(CHUNK):
            yield data

    async def inward(self, reader: asyncio.StreamReader) -> AsyncIterator[bytes]:
        """What comes back."""
        while data := await reader.read(CHUNK):
            yield data


class NatsWire(Wire):
    """A wire to a NATS server that loses, repeats and exchanges messages on their way back."""

    def __init__(self, wires: Wires, target: int, seed: int = 0) -> None:
        self.lose = 0.0
        self.repeat = 0.0
        self.exchange = 0.0
        """How likely each of these is for a message."""
        self._chance = random.Random(seed)
        super().__init__(wires, target)

    def mend(self) -> None:
        super().mend()
        self.lose = self.repeat = self.exchange = 0.0

    async def inward(self, reader: asyncio.StreamReader) -> AsyncIterator[bytes]:
        held = b""
        while True:
            reading = asyncio.ensure_future(_message(reader))
            try:
                await asyncio.wait((reading,), timeout=HELD_SECONDS if held else None)
                if not reading.done():
                    yield held
                    held = b""
                piece = await reading
            finally:
                reading.cancel()
            if not piece:
                return
            if piece.startswith(PLAYED_WITH):
                chance = self._chance.random()
                if chance < self.lose:
                    continue
                if chance < self.lose + self.repeat:
                    piece += piece
                elif not held and chance < self.lose + self.repeat + self.exchange:
                    held = piece
                    continue
            yield piece + held
            held = b""


async def _message(reader: asyncio.StreamReader) -> bytes:
    """One message of a NATS server, whole; nothing at the end."""
    line = await reader.readline()
    if not line.startswith((b"MSG ", b"HMSG ")):
        return line
    return line + await reader.readexactly(int(line.split()[-1]) + 2)
