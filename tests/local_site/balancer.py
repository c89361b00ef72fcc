"""A small TCP balancer: the healthy server with the fewest connections gets the next one.

``python -m tests.local_site.balancer PORT SERVER_PORT …``. For demonstrations and tests; a
real site has a proxy with TLS in its place (docs/deploy.md).
"""

from __future__ import annotations

import asyncio
import contextlib
import sys
from typing import Final

LOOPBACK: Final = "127.0.0.1"
BETWEEN_LOOKS: Final = 0.5
PATIENCE: Final = 2.0
CHUNK: Final = 65_536
NOBODY: Final = (
    b"HTTP/1.1 503 Service Unavailable\r\ncontent-type: text/plain\r\ncontent-length: 18\r\n"
    b"connection: close\r\n\r\nNo server answers\n"
)


class Server:
    """A server behind the balancer."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.healthy = False
        self.connections = 0

    async def look(self) -> None:
        """Ask whether it is healthy."""
        try:
            async with asyncio.timeout(PATIENCE):
                reader, writer = await asyncio.open_connection(LOOPBACK, self.port)
                try:
                    writer.write(b"GET /health HTTP/1.0\r\nhost: localhost\r\n\r\n")
                    answer = await reader.readline()
                finally:
                    writer.close()
            self.healthy = b" 200 " in answer
        except (OSError, TimeoutError):
            self.healthy = False


class Balancer:
    def __init__(self, port: int, servers: list[int]) -> None:
        self._port = port
        self.servers = [Server(port) for port in servers]

    async def run(self) -> None:
        listening = await asyncio.start_server(self._take, LOOPBACK, self._port, backlog=1024)
        async with listening:
            await asyncio.gather(*(self._watch(server) for server in self.servers))

    async def _watch(self, server: Server) -> None:
        while True:
            await server.look()
            await asyncio.sleep(BETWEEN_LOOKS)

    async def _take(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        for server in sorted(self.servers, key=lambda s: (not s.healthy, s.connections)):
            if not server.healthy:
                break
            server.connections += 1
            try:
                theirs = await asyncio.open_connection(LOOPBACK, server.port)
            except OSError:
                server.healthy = False
                server.connections -= 1
                continue
            try:
                await carry((reader, writer), theirs)
            finally:
                server.connections -= 1
            return
        with contextlib.suppress(OSError):
            writer.write(NOBODY)
            await writer.drain()
        writer.close()


Stream = tuple[asyncio.StreamReader, asyncio.StreamWriter]


async def carry(here: Stream, there: Stream) -> None:
    """Carry bytes both ways until one side is gone."""
    both = [
        asyncio.create_task(_pass_on(here[0], there[1])),
        asyncio.create_task(_pass_on(there[0], here[1])),
    ]
    try:
        await asyncio.wait(both, return_when=asyncio.FIRST_COMPLETED)
        # What the other side has already sent still goes out.
        await asyncio.wait(both, timeout=1)
    finally:
        for task in both:
            task.cancel()
        here[1].close()
        there[1].close()


async def _pass_on(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    with contextlib.suppress(OSError):
        while data := await reader.read(CHUNK):
            writer.write(data)
            await writer.drain()
        if writer.can_write_eof():
            writer.write_eof()


def main() -> None:
    port, *servers = (int(word) for word in sys.argv[1:])
    with contextlib.suppress(KeyboardInterrupt):
        asyncio.run(Balancer(port, servers).run())


if __name__ == "__main__":
    main()
