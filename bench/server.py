"""How many tables one server holds, and how fast it is.

``python bench/server.py`` starts a server of its own (one process holds all tables), opens tables
with four sockets each from a second process, lets every table act once a second, and measures
the time from sending an action to the last of the four views arriving. Then it finds out how
many actions a second it can do when everybody acts as fast as possible.

The measuring process needs a core of its own: figures from a busy machine are too high.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

ROOT = Path(__file__).resolve().parent.parent


class Now(msgspec.Struct):
    """As much of a position as is needed to play."""

    seq: int
    moves: int
    legal: list[Any]
    outcome: Any


class Heard(msgspec.Struct):
    """As much of any message as is needed."""

    type: str
    now: Now | None = None


DECODER = msgspec.json.Decoder(Heard)


class TableUnderLoad:
    """A table of four sockets; whoever has a choice takes one."""

    def __init__(self, url: str, tokens: list[list[str]], seed: int) -> None:
        self.url = url
        self.tokens = tokens
        self.random = random.Random(seed)
        self.sockets: list[ClientConnection] = []
        self.legal: list[list[Any]] = [[] for _ in tokens]
        self.seqs = [0] * len(tokens)
        self.sent = 0
        self.waiting = 0
        self.began = 0.0
        self.over = False
        self.times: list[float] = []
        self.ready = asyncio.Event()
        self.readers: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        for n, tokens in enumerate(self.tokens):
            ws = await connect(self.url, max_size=None, compression=None, ping_interval=None)
            await ws.send(msgspec.json.encode({"type": "hello", "tokens": tokens}).decode())
            self.sockets.append(ws)
            self.readers.append(asyncio.create_task(self._read(n, ws)))
        while not all(self.seqs):
            await asyncio.sleep(0.01)

    async def _read(self, n: int, ws: ClientConnection) -> None:
        async for raw in ws:
            heard = DECODER.decode(raw)
            if heard.now is None:
                continue
            self.seqs[n] = heard.now.seq
            self.legal[n] = heard.now.legal
            self.over = heard.now.outcome is not None
            if self.waiting and heard.type == "update":
                self.waiting -= 1
                if not self.waiting:
                    self.times.append(time.perf_counter() - self.began)
                    self.ready.set()

    async def act(self) -> bool:
        """Take one action and wait until all four sockets have seen it."""
        if self.over:
            return False
        chooser = next((n for n, legal in enumerate(self.legal) if legal), None)
        if chooser is None:
            return False
        choice = self.random.choice(self.legal[chooser])
        self.sent += 1
        self.waiting = len(self.sockets)
        self.ready.clear()
        message = {
            "type": "act",
            "id": f"b{self.sent}",
            "seq": self.seqs[chooser],
            "action": choice["action"],
        }
        self.began = time.perf_counter()
        await self.sockets[chooser].send(msgspec.json.encode(message).decode())
        await asyncio.wait_for(self.ready.wait(), 30)
        return True

    async def close(self) -> None:
        for ws in self.sockets:
            await ws.close()
        for reader in self.readers:
            reader.cancel()


async def make_tables(url: str, game: str, count: int, sockets: int) -> list[TableUnderLoad]:
    made: list[TableUnderLoad] = []
    ws = url.replace("http://", "ws://") + "/ws"
    async with httpx.AsyncClient(base_url=url, timeout=60) as client:
        card = next(
            card
            for card in (await client.get("/api/games")).json()["games"]
            if card["meta"]["id"] == game
        )
        seats = min((n for n in card["seats"] if n >= sockets), default=max(card["seats"]))
        for n in range(count):
            wish = {"game": game, "seats": [{"by": "me"}] * seats, "seed": str(n)}
            table = (await client.post("/api/tables", json=wish)).json()
            tokens: list[list[str]] = [[] for _ in range(sockets)]
            for seat in table["seats"]:
                tokens[seat["seat"] % sockets].append(seat["token"])
            tokens = [held or [table["spectate"]] for held in tokens]
            made.append(TableUnderLoad(ws, tokens, n))
    for table in made:
        await table.open()
    return made


async def steady(tables: list[TableUnderLoad], seconds: float, pause: float) -> None:
    """Every table acts once in ``pause`` seconds, spread evenly."""

    async def one(n: int, table: TableUnderLoad) -> None:
        start = time.perf_counter() + pause * n / len(tables)
        for turn in range(int(seconds / pause)):
            await asyncio.sleep(max(0.0, start + turn * pause - time.perf_counter()))
            if not await table.act():
                return

    await asyncio.gather(*(one(n, table) for n, table in enumerate(tables)))


async def flat_out(tables: list[TableUnderLoad], seconds: float) -> float:
    """Everybody acts as fast as they can, until the time or the first game is over."""
    began = time.perf_counter()
    stopped = asyncio.Event()

    async def one(table: TableUnderLoad) -> None:
        while not stopped.is_set() and time.perf_counter() < began + seconds:
            if not await table.act():
                stopped.set()

    await asyncio.gather(*(one(table) for table in tables))
    return time.perf_counter() - began


def take_times(tables: list[TableUnderLoad]) -> list[float]:
    times = sorted(t * 1000 for table in tables for t in table.times)
    for table in tables:
        table.times = []
    return times


def show(title: str, times: list[float], seconds: float) -> None:
    if not times:
        print(f"{title}: nothing was measured")
        return
    p99 = times[min(len(times) - 1, int(len(times) * 0.99))]
    print(
        f"{title}: {len(times)} actions, {len(times) / seconds:.0f}/s, action to last view "
        f"p50 {statistics.median(times):.1f} ms, p99 {p99:.1f} ms, worst {times[-1]:.1f} ms"
    )


def memory(pid: int) -> int:
    """Resident kilobytes of a process."""
    for line in Path(f"/proc/{pid}/status").read_text("utf-8").splitlines():
        if line.startswith("VmRSS"):
            return int(line.split()[1])
    return 0


def cpu_seconds(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text("utf-8").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def start_server(folder: str, extra: list[str]) -> tuple[subprocess.Popen[bytes], str]:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    command = [
        *(sys.executable, "-m", "wardround.cli.main", "serve", "--port", str(port)),
        *("--db", f"{folder}/bench.sqlite", "--log-level", "warning", "--workers", "1"),
        *("--sockets-per-client", "100000", "--tables-per-hour", "1000000"),
        *("--request-rate", "100000", "--message-rate", "100000"),
        *extra,
    ]
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    process = subprocess.Popen(command, env=environment, stderr=subprocess.DEVNULL)
    url = f"http://127.0.0.1:{port}"
    for _ in range(300):
        try:
            httpx.get(url + "/health")
            return process, url
        except httpx.HTTPError:
            time.sleep(0.05)
    process.kill()
    raise SystemExit("the server did not start")


async def measure(url: str, pid: int, arguments: argparse.Namespace) -> None:
    before = memory(pid)
    tables = await make_tables(url, arguments.game, arguments.tables, arguments.sockets)
    kilobytes = (memory(pid) - before) / len(tables)
    print(f"{len(tables)} tables of {arguments.game}, {arguments.sockets} sockets each")
    print(f"memory: {kilobytes:.0f} KiB a table with its sockets; server {memory(pid) // 1024} MiB")
    await steady(tables, 3.0, arguments.pause)
    take_times(tables)
    cpu, began = cpu_seconds(pid), time.perf_counter()
    await steady(tables, arguments.seconds, arguments.pause)
    took = time.perf_counter() - began
    load = (cpu_seconds(pid) - cpu) / took
    show(f"one action a table in {arguments.pause:g} s", take_times(tables), took)
    print(f"the server used {load:.0%} of one core; load average {os.getloadavg()[0]:.1f}")
    fresh = await make_tables(url, arguments.game, arguments.busy, arguments.sockets)
    took = await flat_out(fresh, arguments.seconds)
    show(f"{arguments.busy} more tables flat out for {took:.1f} s", take_times(fresh), took)
    for table in (*tables, *fresh):
        await table.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--game", default="forbidden_clinic")
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--sockets", type=int, default=4)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--pause", type=float, default=1.0)
    parser.add_argument("--busy", type=int, default=20)
    parser.add_argument("--extra-game", action="append", default=[])
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        extra = [word for name in arguments.extra_game for word in ("--extra-game", name)]
        process, url = start_server(folder, extra)
        try:
            asyncio.run(measure(url, process.pid, arguments))
        finally:
            process.terminate()
            process.wait(10)


if __name__ == "__main__":
    main()
