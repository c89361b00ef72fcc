"""The small balancer in front of a local site."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator

from tests.in_loop import becomes_true, in_loop
from tests.local_site.balancer import LOOPBACK, Balancer
from tests.local_site.processes import free_port


class Backend:
    """Answers with its name, or not at all."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.port = free_port()
        self.status = b"200 OK"
        self.held: list[asyncio.StreamWriter] = []
        self._server: asyncio.Server | None = None

    async def start(self) -> None:
        self._server = await asyncio.start_server(self._take, LOOPBACK, self.port)

    async def stop(self) -> None:
        assert self._server is not None
        self._server.close()
        for writer in self.held:
            writer.close()

    async def _take(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        line = await reader.readline()
        if line.startswith(b"GET /health"):
            writer.write(b"HTTP/1.0 " + self.status + b"\r\n\r\n")
            writer.close()
        elif line:
            writer.write(self.name.encode() + b"\n")
            self.held.append(writer)
        else:
            writer.close()


@contextlib.asynccontextmanager
async def balanced(*backends: Backend) -> AsyncIterator[tuple[Balancer, int]]:
    port = free_port()
    balancer = Balancer(port, [backend.port for backend in backends])
    for backend in backends:
        await backend.start()
    running = asyncio.create_task(balancer.run())
    await becomes_true(lambda: all(server.healthy for server in balancer.servers))
    try:
        yield balancer, port
    finally:
        running.cancel()
        for backend in backends:
            await backend.stop()
        with contextlib.suppress(asyncio.CancelledError):
            await running


async def visit(port: int) -> tuple[str, asyncio.StreamWriter]:
    reader, writer = await asyncio.open_connection(LOOPBACK, port)
    writer.write(b"hello\n")
    return (await asyncio.wait_for(reader.readline(), 60)).decode().strip(), writer


@in_loop
async def test_the_balancer_skips_unhealthy_servers() -> None:
    a, b = Backend("a"), Backend("b")
    async with balanced(a, b) as (balancer, port):
        seen = [await visit(port) for _ in range(4)]
        assert sorted(name for name, _ in seen) == ["a", "a", "b", "b"]
        for _, writer in seen:
            writer.close()
        await becomes_true(lambda: not any(server.connections for server in balancer.servers))
        a.status = b"503 Service Unavailable"
        await becomes_true(lambda: not balancer.servers[0].healthy)
        seen = [await visit(port) for _ in range(3)]
        assert [name for name, _ in seen] == ["b", "b", "b"]
        for _, writer in seen:
            writer.close()


@in_loop
async def test_a_server_that_is_gone_is_noticed_at_once_and_callers_are_told() -> None:
    a = Backend("a")
    async with balanced(a) as (_, port):
        await a.stop()
        answer, writer = await visit(port)
        assert answer.startswith("HTTP/1.1 503")
        writer.close()
