"""A canary plays while attackers abuse the server in every way that has worked before.

``python -m bench.abuse [--seconds S] [--attack NAME …] [--source FOLDER]`` starts its own server
(from another checkout with ``--source``) and lets one table play and ping, first alone and then
under attack. Without ``--attack``, all attacks run. It prints how long the canary waited, how long
the server's loop worked without a pause (and on what, if that was too long), the server's memory,
and how often the canary lost its connection. For an hour's soak:
``python -m bench.abuse --seconds 3600 --every 300``.

The attacks come from a separate process and address; that process only gets the CPU time that the
others leave.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import itertools
import multiprocessing
import os
import re
import signal
import statistics
import struct
import subprocess
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import msgspec
from tests.local_site.processes import free_port, resident_kilobytes
from tests.server.test_event_loop import long_journal
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

ROOT = Path(__file__).resolve().parent.parent
HELLO_HEAD = (
    b"GET /ws HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
)
MASK = bytes(4)
CONTINUATIONS = struct.pack("!BB", 0x00, 0x80) + MASK
PINGS = struct.pack("!BB", 0x89, 0x80 | 125) + MASK + b"x" * 125
PONGS = struct.pack("!BB", 0x8A, 0x80) + MASK
CANARY, ATTACKERS = "127.0.0.1", "127.0.0.2"
"""Two different addresses, as in real life."""
TURNED_AWAY = (httpx.HTTPError, ConnectionClosed, InvalidHandshake, OSError, ValueError, KeyError)
GAME = "forbidden_clinic"
COSTLY_PACK = '[treasure_deck]\ncard = [{id = "outstanding_team", count = 9999999}]'


class Site:
    """The server under attack."""

    def __init__(
        self, url: str, port: int, pid: int, address: str = CANARY, log: Path | None = None
    ) -> None:
        self._log, self._read = log, 0
        self.url = url
        self.port = port
        self.pid = pid
        self.source = (address, 0)
        """The local address of connections."""
        # Made once: making a client would count as the canary's waiting time.
        transport = httpx.AsyncHTTPTransport(local_address=address)
        self._client = httpx.AsyncClient(timeout=120, transport=transport)

    async def post(self, path: str, body: dict[str, Any] | bytes) -> Any:
        raw = body if isinstance(body, bytes) else msgspec.json.encode(body)
        return (await self._client.post(self.url + path, content=raw)).json()

    def socket(self) -> connect:
        door = f"ws://127.0.0.1:{self.port}/ws"
        return connect(
            door, max_size=None, compression=None, open_timeout=60, local_addr=self.source
        )

    async def raw(self) -> asyncio.StreamWriter:
        """A connection that can send anything."""
        return (await asyncio.open_connection("127.0.0.1", self.port, local_addr=self.source))[1]

    async def longest(self) -> str:
        """The longest CPU time the loop has worked without a pause since the last call."""
        with contextlib.suppress(httpx.HTTPError):
            text = (await self._client.get(self.url + "/metrics")).text
            match = re.search(r"^wardround_loop_longest_cpu_seconds (\S+)", text, re.MULTILINE)
            return f"{1000 * float(match[1]):.0f} ms" if match else "unknown"
        return "unknown"

    def complaints(self) -> list[str]:
        """New complaints about the loop in the server's log since the last call."""
        lines = [] if self._log is None else self._log.read_text("utf-8", "replace").splitlines()
        new, self._read = lines[self._read :], len(lines)
        return [line for line in new if "is blocked" in line]


# -- the canary -----------------------------------------------------------------------------------


class Canary:
    """A player who notes how long everything takes."""

    def __init__(self, site: Site) -> None:
        self.site = site
        self.waits: list[float] = []
        self.lost = 0
        self.began = 0.0
        """When it sent the message it is waiting on; 0 while it waits for nothing."""
        self._now: dict[str, Any] = {}

    async def live(self) -> None:
        seats = [{"by": "me"}] * 6
        while True:
            made = await self.site.post("/api/tables", {"game": GAME, "seats": seats})
            tokens = [seat["token"] for seat in made["seats"]]
            self._now = {"outcome": None}
            while self._now["outcome"] is None:
                try:
                    await self._sit(tokens)
                except (ConnectionClosed, OSError, TimeoutError):
                    self.lost += 1
                    await asyncio.sleep(0.2)

    async def _sit(self, tokens: list[str]) -> None:
        async with self.site.socket() as socket:
            await socket.send(msgspec.json.encode({"type": "hello", "tokens": tokens}).decode())
            self._now = msgspec.json.decode(await socket.recv())["now"]
            n = 0
            while self._now["outcome"] is None:
                n += 1
                for message in (self._move(f"m{n}"), {"type": "ping", "id": f"c{n}"}):
                    await self._ask(socket, message)
                    await asyncio.sleep(0.05)

    def _move(self, name: str) -> dict[str, Any]:
        if not self._now["legal"]:
            return {"type": "look", "id": name, "seat": self._now["awaiting"]["seats"][0]}
        action = self._now["legal"][0]["action"]
        return {"type": "act", "id": name, "seq": self._now["seq"], "action": action}

    async def _ask(self, socket: ClientConnection, message: dict[str, Any]) -> None:
        self.began = time.perf_counter()
        await socket.send(msgspec.json.encode(message).decode())
        while True:
            answer = msgspec.json.decode(await socket.recv())
            self._now = answer.get("now", self._now)
            looked = message["type"] == "look" and answer["type"] == "welcome"
            if looked or answer.get("re") == message["id"]:
                break
        self.waits.append(time.perf_counter() - self.began)
        self.began = 0.0


# -- attacks --------------------------------------------------------------------------------------


async def flood(site: Site, frame: bytes, sockets: int) -> None:
    """Send endless frames on some sockets and never read."""

    async def one() -> None:
        while True:
            with contextlib.suppress(OSError):
                writer = await site.raw()
                writer.write(HELLO_HEAD)
                writer.write(struct.pack("!BB", 0x01, 0x81) + MASK + b"{")
                while not writer.is_closing():
                    writer.write(frame * (65_536 // len(frame)))
                    async with asyncio.timeout(5):
                        await writer.drain()
            await asyncio.sleep(0.05)

    await asyncio.gather(*(one() for _ in range(sockets)))


async def packs(site: Site) -> None:
    """Packs of a few bytes that ask for millions of cards, and valid packs of the largest size."""
    wish = {"game": GAME, "seats": [{"by": "me"}] * 6}
    numbers = itertools.count()

    def large() -> Awaitable[Any]:
        said = "# another line that says nothing at all\n" * 4_800
        pack = f"# {next(numbers)}\n{said}[components.turn]\nactions = 4"
        return site.post("/api/tables", {**wish, "pack": pack})

    costly = again(lambda: site.post("/api/tables", {**wish, "pack": COSTLY_PACK}), 6)
    await asyncio.gather(costly, again(large, 4))


async def experts(site: Site) -> None:
    """Tables full of experts, each kept thinking by a spectator's socket."""
    seats = [{"by": "bot", "level": "expert"}] * 6
    for _ in range(50):
        await site.post("/api/tables", {"game": GAME, "seats": seats})
    await asyncio.Event().wait()


async def connections(site: Site) -> None:
    held: list[asyncio.StreamWriter] = []
    while True:
        with contextlib.suppress(OSError):
            held.append(await site.raw())
        held = held[-2000:]
        await asyncio.sleep(0.002)


async def journals(site: Site) -> None:
    """Uploads of the largest size: some of junk lines, some of a valid journal."""
    lines = await asyncio.to_thread(long_journal, GAME, 3, 6_000)
    valid = msgspec.json.encode({"journal": "\n".join(lines)})
    line = '{"undo":0,"by":0,"consent":[0],"hash":""}\n'
    header = '{"wardround":1,"game":"hero","options":{},"content_hash":"","draws":[],'
    body = msgspec.json.encode({"journal": header + '"commitment":""}\n' + line * 150_000})
    junk = again(lambda: site.post("/api/upload", body), 4)
    await asyncio.gather(junk, again(lambda: site.post("/api/upload", valid), 4))


async def questions(site: Site) -> None:
    """As many sockets as a client may have, each asking as much as it may."""
    made = await site.post("/api/tables", {"game": GAME, "seats": [{"by": "me"}] * 6})
    hello = {"type": "hello", "tokens": [seat["token"] for seat in made["seats"]]}

    async def one(n: int) -> None:
        async with site.socket() as socket:
            await socket.send(msgspec.json.encode(hello).decode())
            for k in itertools.count():
                await socket.send(f'{{"type":"look","id":"q{k}","seat":{(n + k) % 6}}}')
                await asyncio.sleep(0.05)
                with contextlib.suppress(TimeoutError):
                    async with asyncio.timeout(0.001):
                        while True:
                            await socket.recv()

    await asyncio.gather(*(again_and_again(partial(one, n)) for n in range(40)))


async def chatter(site: Site) -> None:
    """Endless chat at one table."""
    made = await site.post("/api/tables", {"game": GAME, "seats": [{"by": "me"}] * 6})
    hello = {"type": "hello", "tokens": [made["seats"][0]["token"]]}
    async with site.socket() as socket:
        await socket.send(msgspec.json.encode(hello).decode())
        for k in itertools.count():
            line = {"type": "say", "id": f"s{k}", "text": "x" * 500, "seat": 0}
            await socket.send(msgspec.json.encode(line).decode())
            await asyncio.sleep(0.03)


async def again_and_again(attack: Callable[[], Awaitable[None]]) -> None:
    """Keep coming back after being turned away."""
    while True:
        with contextlib.suppress(*TURNED_AWAY):
            await attack()
        await asyncio.sleep(1)


async def again(do: Callable[[], Awaitable[Any]], at_once: int) -> None:
    async def one() -> None:
        while True:
            with contextlib.suppress(*TURNED_AWAY):
                await do()
            await asyncio.sleep(0.05)

    await asyncio.gather(*(one() for _ in range(at_once)))


ATTACKS: dict[str, Callable[[Site], Awaitable[None]]] = {
    "continuations": lambda site: flood(site, CONTINUATIONS, 1),
    "pings": lambda site: flood(site, PINGS, 4),
    "pongs": lambda site: flood(site, PONGS, 20),
    "packs": packs,
    "journals": journals,
    "experts": experts,
    "connections": connections,
    "questions": questions,
    "chatter": chatter,
}


# -- measuring ------------------------------------------------------------------------------------


async def measure(site: Site, attacks: list[str], seconds: float, every: float) -> None:
    canary = Canary(site)
    life = asyncio.create_task(canary.live())
    await asyncio.sleep(min(60.0, seconds / 4))
    await show("calm", canary, site)
    attackers = multiprocessing.get_context("spawn").Process(
        target=attack, args=(site.url, site.port, site.pid, attacks), daemon=True
    )
    attackers.start()
    end = time.monotonic() + seconds
    while (left := end - time.monotonic()) > 0:
        await asyncio.sleep(min(every, left))
        await show(" ".join(attacks) if every >= seconds else "attacked", canary, site)
    attackers.kill()
    life.cancel()
    await asyncio.gather(life, return_exceptions=True)


def attack(url: str, port: int, pid: int, attacks: list[str]) -> None:
    """Runs in its own process."""
    os.nice(5)

    async def all_at_once() -> None:
        site = Site(url, port, pid, ATTACKERS)
        await asyncio.gather(*(again_and_again(partial(ATTACKS[name], site)) for name in attacks))

    asyncio.run(all_at_once())


async def show(title: str, canary: Canary, site: Site) -> None:
    if canary.began:
        canary.waits.append(time.perf_counter() - canary.began)  # still waiting
    waits = sorted(1000 * wait for wait in canary.waits) or [float("inf")]
    p99 = waits[min(len(waits) - 1, int(len(waits) * 0.99))]
    canary.waits = []
    print(
        f"{title}: {len(waits)} answers, p50 {statistics.median(waits):.1f} ms, "
        f"p99 {p99:.1f} ms, worst {waits[-1]:.1f} ms, connection lost {canary.lost} times; "
        f"longest work of the loop {await site.longest()}; "
        f"server {resident_kilobytes(site.pid) / 1024:.0f} MiB; load {os.getloadavg()[0]:.1f}",
        flush=True,
    )
    for line in site.complaints():
        print("   ", line, flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--every", type=float, default=0, help="seconds between two reports")
    parser.add_argument("--attack", action="append", choices=ATTACKS, default=[])
    parser.add_argument("--source", type=Path, default=ROOT, help="the checkout to attack")
    arguments = parser.parse_args()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))  # leave no process behind
    with tempfile.TemporaryDirectory() as folder:
        process, site = started(folder, arguments.source)
        try:
            attacks = arguments.attack or list(ATTACKS)
            every = arguments.every or arguments.seconds
            asyncio.run(measure(site, attacks, arguments.seconds, every))
        finally:
            process.kill()
            process.wait(10)


def started(folder: str, source: Path) -> tuple[subprocess.Popen[bytes], Site]:
    """A server with the default limits, except on how many tables a client may make."""
    port = free_port()
    command = [
        *(sys.executable, "-m", "wardround.cli.main", "serve", "--port", str(port)),
        *("--db", f"{folder}/bench.sqlite", "--workers", "1", "--log-level", "warning"),
        *("--tables-per-hour", "100000"),
    ]
    environment = {**os.environ, "PYTHONPATH": str(source / "src")}
    log = Path(folder, "log")
    with log.open("wb") as file:
        process = subprocess.Popen(command, env=environment, stderr=file)
    url = f"http://127.0.0.1:{port}"
    for _ in range(600):
        with contextlib.suppress(httpx.HTTPError):
            httpx.get(url + "/health")
            return process, Site(url, port, process.pid, log=log)
        time.sleep(0.05)
    process.kill()
    raise SystemExit("the server did not start")


if __name__ == "__main__":
    main()
