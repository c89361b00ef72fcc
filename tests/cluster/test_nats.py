"""The bus over a real NATS server that comes and goes."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable
from pathlib import Path

import pytest

from tests.in_loop import becomes_true, in_loop
from tests.local_site.nats import Nats
from tests.local_site.wire import NatsWire, Wires
from wardround.server.cluster import open_bus
from wardround.server.cluster.bus import Bus, BusError, NoListenerError, Reply


@contextlib.asynccontextmanager
async def bus_at(
    address: str, *heard: tuple[str, Callable[[bytes, Reply], None]]
) -> AsyncIterator[Bus]:
    bus = open_bus(address, "test")
    for subject, handler in heard:
        bus.listen(subject, handler)
    bus.start()
    await becomes_true(lambda: bus.connected)
    # It is listening once it hears a request of its own.
    for subject, _ in heard:
        async with asyncio.timeout(60):
            while True:
                with contextlib.suppress(BusError):
                    await bus.request(subject, b"are you there", 1.0)
                    break
                await asyncio.sleep(0.01)
    try:
        yield bus
    finally:
        await bus.stop()


LARGE = b"x" * 2_000_000
PATIENCE = 3.0
"""Seconds after which a job goes to another worker; a busy machine takes two jobs in less."""


def echo(raw: bytes, reply: Reply) -> None:
    reply(b"echo " + raw)


@in_loop
async def test_requests_are_answered_and_silence_is_told(nats: Nats) -> None:
    heard: list[bytes] = []

    def hear(raw: bytes, reply: Reply) -> None:
        heard.append(raw)
        if raw.startswith(b"are"):
            reply(b"yes")

    async with bus_at(nats.url(), ("wr.echo", echo), ("wr.hear", hear)) as bus:
        assert await bus.request("wr.echo", LARGE, 30.0) == b"echo " + LARGE
        bus.publish("wr.hear", b"one")
        bus.publish("wr.hear", b"two")
        await becomes_true(lambda: heard[-2:] == [b"one", b"two"])
        with pytest.raises(NoListenerError):
            await bus.request("wr.nobody", b"", 30.0)
        with pytest.raises(BusError):
            await bus.request("wr.hear", b"silence", 0.05)


@in_loop
async def test_the_bus_comes_back_by_itself(nats: Nats) -> None:
    async with bus_at(nats.url(), ("wr.echo", echo)) as bus:
        await asyncio.to_thread(nats.process.kill)
        await becomes_true(lambda: not bus.connected)
        bus.publish("wr.echo", b"lost")
        with pytest.raises(NoListenerError):
            await bus.request("wr.echo", b"x", 1.0)
        with pytest.raises(BusError):
            await bus.put("thoughts", "a", b"x")
        with pytest.raises(BusError):
            await bus.take("thoughts", 1.0, 1.0)
        await asyncio.to_thread(nats.process.start)
        await becomes_true(lambda: bus.connected and bus.reconnects == 1)
        assert await bus.request("wr.echo", b"x", 30.0) == b"echo x"


@in_loop
async def test_the_bus_is_waited_for(tmp_path: Path) -> None:
    nats = Nats(tmp_path)
    bus = open_bus(nats.url(), "test")
    bus.start()
    await asyncio.sleep(0.1)
    assert not bus.connected
    await asyncio.to_thread(nats.process.start)
    try:
        await becomes_true(lambda: bus.connected)
    finally:
        await bus.stop()
        nats.process.stop()


@in_loop
async def test_the_queue_keeps_jobs_until_they_are_done(nats: Nats) -> None:
    async with bus_at(nats.url()) as bus, bus_at(nats.url()) as other:
        await bus.put("thoughts", "k1", b"first")
        await bus.put("thoughts", "k1", b"first")
        await bus.put("thoughts", "k2", b"second" * 10_000)
        one = await bus.take("thoughts", PATIENCE, 30.0)
        two = await other.take("thoughts", PATIENCE, 30.0)
        assert one is not None
        assert two is not None
        assert (one.raw, two.raw) == (b"first", b"second" * 10_000)
        assert await bus.depth("thoughts") == 2
        await two.done()
        # The first is never reported done, so it goes to another worker.
        again = await other.take("thoughts", PATIENCE, 30.0)
        assert again is not None
        assert again.raw == b"first"
        await again.keep()
        await again.give_back()
        last = await bus.take("thoughts", PATIENCE, 30.0)
        assert last is not None
        await last.done()
        assert await bus.take("thoughts", PATIENCE, 0.3) is None
        assert await bus.depth("thoughts") == 0
        assert await bus.depth("nothing") == 0


@in_loop
async def test_jobs_outlive_the_bus(nats: Nats) -> None:
    async with bus_at(nats.url()) as bus:
        await bus.put("thoughts", "k1", b"first")
        await asyncio.to_thread(nats.process.kill)
        await becomes_true(lambda: not bus.connected)
        await asyncio.to_thread(nats.process.start)
        await becomes_true(lambda: bus.connected)
        taken = None
        async with asyncio.timeout(60):
            while taken is None:
                with contextlib.suppress(BusError):
                    taken = await bus.take("thoughts", 1.0, 1.0)
        assert taken.raw == b"first"


async def answered(sender: Bus) -> bytes:
    """Ask until someone answers: after reconnecting, listening resumes a moment later."""
    async with asyncio.timeout(60.0):
        while True:
            try:
                return await sender.request("wr.hear", b"are you there", 2.0)
            except BusError:
                await asyncio.sleep(0.05)


def test_the_wire_loses_repeats_and_exchanges(nats: Nats) -> None:
    """The proxy that the fault tests rely on does what it says."""
    wires = Wires()
    wire = NatsWire(wires, nats.port, seed=3)

    async def test() -> None:
        heard: list[int] = []

        def hear(raw: bytes, reply: Reply) -> None:
            if raw.startswith(b"are"):
                reply(b"yes")
            else:
                heard.append(int(raw))

        async with (
            bus_at(nats.url(wire.port), ("wr.hear", hear)) as bus,
            bus_at(nats.url()) as sender,
        ):
            wire.lose, wire.repeat, wire.exchange = 0.1, 0.2, 0.2
            for n in range(200):
                sender.publish("wr.hear", b"%d" % n)
            await becomes_true(lambda: heard and max(heard) > 190)
            await asyncio.sleep(0.2)
            assert len(set(heard)) < 200
            assert len(heard) > len(set(heard))
            assert list(dict.fromkeys(heard)) != sorted(set(heard))
            wire.mend()
            wire.cut()
            await becomes_true(lambda: not bus.connected)
            wire.mend()
            await becomes_true(lambda: bus.connected)
            assert await answered(sender) == b"yes"
            wire.silent = True
            with pytest.raises(BusError):
                await sender.request("wr.hear", b"are you there", 0.3)
            wire.mend()
            assert await answered(sender) == b"yes"

    try:
        asyncio.run(test())
    finally:
        wire.close()
        wires.close()
