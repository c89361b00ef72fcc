"""A canary plays while others abuse the server in every way that has worked before.

``python -m bench.abuse [--seconds S] [--attack NAME …] [--source FOLDER]`` starts a server of its
own (of another checkout with ``--source``), lets one table play and ping, and starts the attacks,
all of them unless some are named. It prints how long the canary waited with and without them, what
the server's memory did, and whether the canary lost its connection.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import os
import statistics
import struct
import subprocess
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import httpx
import msgspec
from tests.local_site.processes import free_port
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

ROOT = Path(__file__).resolve().parent.parent
HELLO_HEAD = (
    b"GET /ws HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
)
MASK = bytes(4)
CONTINUATIONS = struct.pack("!BB", 0x00, 0x80) + MASK
PINGS = struct.pack("!BB", 0x89, 0x80 | 125) + MASK + b"x" * 125
PONGS = struct.pack("!BB", 0x8A, 0x80) + MASK
COSTLY_PACK = '[treasure_deck]\ncard = [{id = "outstanding_team", count = 9999999}]'


class Site:
    """The server under attack."""

    def __init__(self, url: str, port: int, pid: int) -> None:
        self.url = url
        self.port = port
        self.pid = pid
        self._client = httpx.AsyncClient(timeout=120)  # making one costs the canary's time

    async def post(self, path: str, body: dict[str, Any] | bytes) -> Any:
        raw = body if isinstance(body, bytes) else msgspec.json.encode(body)
        return (await self._client.post(self.url + path, content=raw)).json()


# -- the canary -----------------------------------------------------------------------------------


class Canary:
    """Somebody who plays and notices how long everything takes."""

    def __init__(self, site: Site) -> None:
        self.site = site
        self.waits: list[float] = []
        self.lost = 0
        self.began = 0.0
        """When it sent what it is waiting for; 0 while it waits for nothing."""

    async def live(self) -> None:
        seats = [{"by": "me"}] * 6
        made = await self.site.post("/api/tables", {"game": "forbidden_clinic", "seats": seats})
        tokens = [seat["token"] for seat in made["seats"]]
        while True:
            try:
                await self._sit(tokens)
            except (ConnectionClosed, OSError, TimeoutError):
                self.lost += 1
                await asyncio.sleep(0.2)

    async def _sit(self, tokens: list[str]) -> None:
        door = f"ws://127.0.0.1:{self.site.port}/ws"
        async with connect(door, max_size=None, compression=None, open_timeout=60) as socket:
            await socket.send(msgspec.json.encode({"type": "hello", "tokens": tokens}).decode())
            await socket.recv()
            for n in range(1 << 30):
                self.began = time.perf_counter()
                await socket.send(f'{{"type":"ping","id":"c{n}"}}')
                while f'"re":"c{n}"' not in str(await socket.recv()):
                    pass
                self.waits.append(time.perf_counter() - self.began)
                self.began = 0.0
                await asyncio.sleep(0.1)


# -- attacks --------------------------------------------------------------------------------------


async def flood(site: Site, frame: bytes, sockets: int) -> None:
    """Frames without end on some sockets; nothing is ever read."""

    async def one() -> None:
        while True:
            with contextlib.suppress(OSError):
                _, writer = await asyncio.open_connection("127.0.0.1", site.port)
                writer.write(HELLO_HEAD)
                writer.write(struct.pack("!BB", 0x01, 0x81) + MASK + b"{")
                while not writer.is_closing():
                    writer.write(frame * (65_536 // len(frame)))
                    async with asyncio.timeout(5):
                        await writer.drain()
            await asyncio.sleep(0.05)

    await asyncio.gather(*(one() for _ in range(sockets)))


async def packs(site: Site) -> None:
    wish = {"game": "forbidden_clinic", "seats": [{"by": "me"}] * 6, "pack": COSTLY_PACK}
    await again(lambda: site.post("/api/tables", wish), 6)


async def experts(site: Site) -> None:
    """Tables full of experts, each kept thinking by a spectator's socket."""
    seats = [{"by": "bot", "level": "expert"}] * 6
    for _ in range(50):
        await site.post("/api/tables", {"game": "forbidden_clinic", "seats": seats})
    await asyncio.Event().wait()


async def connections(site: Site) -> None:
    held: list[asyncio.StreamWriter] = []
    while True:
        with contextlib.suppress(OSError):
            held.append((await asyncio.open_connection("127.0.0.1", site.port))[1])
        held = held[-2000:]
        await asyncio.sleep(0.002)


async def journals(site: Site) -> None:
    """Uploads as large as they may be, of lines that are no journal."""
    line = '{"undo":0,"by":0,"consent":[0],"hash":""}\n'
    header = '{"wardround":1,"game":"hero","options":{},"content_hash":"","draws":[],'
    body = msgspec.json.encode({"journal": header + '"commitment":""}\n' + line * 150_000})
    await again(lambda: site.post("/api/upload", body), 2)


async def again(do: Callable[[], Awaitable[Any]], at_once: int) -> None:
    async def one() -> None:
        while True:
            with contextlib.suppress(httpx.HTTPError, ValueError):
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
}


# -- measuring ------------------------------------------------------------------------------------


async def measure(site: Site, attacks: list[str], seconds: float) -> None:
    canary = Canary(site)
    life = asyncio.create_task(canary.live())
    await asyncio.sleep(min(5.0, seconds))
    show("calm", canary, site)
    tasks = [asyncio.create_task(attack_of(site, name)) for name in attacks]
    await asyncio.sleep(seconds)
    show(f"{' '.join(attacks)} for {seconds:g} s", canary, site)
    for task in (*tasks, life):
        task.cancel()
    await asyncio.gather(*tasks, life, return_exceptions=True)


async def attack_of(site: Site, name: str) -> None:
    await ATTACKS[name](site)


def show(title: str, canary: Canary, site: Site) -> None:
    if canary.began:
        canary.waits.append(time.perf_counter() - canary.began)  # and still waiting
    waits = sorted(1000 * wait for wait in canary.waits) or [float("inf")]
    p99 = waits[min(len(waits) - 1, int(len(waits) * 0.99))]
    print(
        f"{title}: {len(canary.waits)} pings, p50 {statistics.median(waits):.1f} ms, "
        f"p99 {p99:.1f} ms, worst {waits[-1]:.1f} ms, connection lost {canary.lost} times; "
        f"server {memory(site.pid) / 1024:.0f} MiB; load {os.getloadavg()[0]:.1f}",
        flush=True,
    )
    canary.waits = []


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--attack", action="append", choices=ATTACKS, default=[])
    parser.add_argument("--source", type=Path, default=ROOT, help="the checkout to attack")
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        process, site = started(folder, arguments.source)
        try:
            attacks = arguments.attack or list(ATTACKS)
            asyncio.run(measure(site, attacks, arguments.seconds))
        finally:
            process.kill()
            process.wait(10)


def started(folder: str, source: Path) -> tuple[subprocess.Popen[bytes], Site]:
    """A server with the limits that people get, except for how many tables one may make."""
    port = free_port()
    command = [
        *(sys.executable, "-m", "wardround.cli.main", "serve", "--port", str(port)),
        *("--db", f"{folder}/bench.sqlite", "--workers", "1", "--log-level", "warning"),
        *("--tables-per-hour", "100000"),
    ]
    environment = {**os.environ, "PYTHONPATH": str(source / "src")}
    process = subprocess.Popen(command, env=environment, stderr=subprocess.DEVNULL)
    url = f"http://127.0.0.1:{port}"
    for _ in range(600):
        with contextlib.suppress(httpx.HTTPError):
            httpx.get(url + "/health")
            return process, Site(url, port, process.pid)
        time.sleep(0.05)
    process.kill()
    raise SystemExit("the server did not start")


def memory(pid: int) -> int:
    """Resident kilobytes of a process."""
    status = Path(f"/proc/{pid}/status").read_text("utf-8")
    return next(int(line.split()[1]) for line in status.splitlines() if line.startswith("VmRSS"))


if __name__ == "__main__":
    main()
