"""The performance of a store, and how it changes with the number of tables.

``python -m bench.store`` fills a SQLite file and its own PostgreSQL server with tables, each a
recorded game, and measures for each number of tables: writes per second from many tables at once,
the time of a lone write, loading a table, waking it (reading the journal and putting the newest
moves into words), claims, lists, and the CPU time on both sides. Before that it counts the bytes
that a visit to a table writes, without a content pack and with large ones.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import os
import random
import resource
import statistics
import tempfile
import time
from collections import defaultdict
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import msgspec
from tests.local_site.postgres import Postgres
from tests.server.databases import bytes_logged

from wardround.core.journal import Journal, Secret
from wardround.core.slices import at_once
from wardround.server.games.known_games import KnownGames
from wardround.server.store import Store, open_store
from wardround.server.store.records import (
    Entry,
    Owner,
    SeatRecord,
    StoredTable,
    TableRecord,
    Talk,
    Write,
)
from wardround.server.table.cards import table_card
from wardround.server.table.loading import loading_table
from wardround.server.table.table import Table

LEVELS = ("greedy",)
TICKS = os.sysconf("SC_CLK_TCK")
PACKS = (0, 40_000, 200_000)
"""How large the content packs are for which bytes are counted."""


def recorded(games: KnownGames, game: str, moves: int) -> StoredTable:
    """A random game of this many moves, as a store keeps it; games that end sooner are skipped."""
    spec, library = games.game(game), games.library(game)
    for seed in range(1000):
        secret = Secret(f"seed {seed}", "salt")
        journal = Journal.start(spec, library, {}, secret)
        choose = random.Random(seed)
        while len(journal.moves) < moves and journal.outcome() is None:
            journal.act(choose.choice(spec.rules.legal(journal.state)))
        if len(journal.moves) == moves and journal.outcome() is None:
            break
    else:
        raise SystemExit(f"no random game of {game} lasts {moves} moves: choose fewer with --moves")
    people = range(int(journal.options["seats"]))
    seats = [SeatRecord(name=f"Person {n}", taken=True) for n in people]
    record = TableRecord("", game, "", journal.options, seats, secret.seed, secret.salt)
    card = msgspec.json.encode(table_card(Table(record, journal, [], LEVELS, LEVELS[0]), 0))
    entries = [Entry(line, f"0/{n:08}") for n, line in enumerate(journal.lines)]
    return StoredTable(record, entries, [Talk(1, 0, "Person 0", "hello", 1)], [], 1, card)


def as_table(pattern: StoredTable, n: int) -> StoredTable:
    table = f"table-{n:06}"
    seats = range(len(pattern.record.seats))
    return msgspec.structs.replace(
        pattern,
        record=msgspec.structs.replace(pattern.record, id=table),
        owners=[Owner(f"token-{n:06}-{seat:017}", table, "seat", seat) for seat in seats],
        changed=n,
        free_seats=n % 100 == 0,
        finished=n % 2 == 0,
    )


async def fill(store: Store, pattern: StoredTable, first: int, last: int) -> None:
    for start in range(first, last, 100):
        numbers = range(start, min(last, start + 100))
        await asyncio.gather(*(store.put(as_table(pattern, n)) for n in numbers))


class Clock:
    """Wall time and CPU time of this process and of the database server."""

    def __init__(self, server: Postgres | None) -> None:
        self._server = server
        self._began = self._now()

    def _now(self) -> tuple[float, float, float]:
        own = resource.getrusage(resource.RUSAGE_SELF)
        return time.perf_counter(), own.ru_utime + own.ru_stime, self._server_cpu()

    def _server_cpu(self) -> float:
        if self._server is None:
            return 0.0
        pid = self._server.process.pid
        children = Path(f"/proc/{pid}/task/{pid}/children").read_text("ascii").split()
        total = 0
        for child in (pid, *map(int, children)):
            fields = Path(f"/proc/{child}/stat").read_text("ascii").rpartition(")")[2].split()
            total += int(fields[11]) + int(fields[12])
        return total / TICKS

    def passed(self) -> tuple[float, float, float]:
        now = self._now()
        wall, own, server = (b - a for a, b in zip(self._began, now, strict=True))
        return wall, own, server


async def writes(
    store: Store, tables: list[str], lines: int, seconds: float, server: Postgres | None
) -> dict[str, float]:
    """All tables write at once, each one line after the other."""
    took: list[float] = []
    fences: dict[str, int] = {}
    for table in tables:
        claim = await store.claim(table, "bench")
        assert claim is not None
        fences[table] = claim.fence
    line = '{"n":1,"action":{"kind":"move","seat":0},"draws":[],"barrier":false,"hash":"' + 32 * "0"
    end = time.perf_counter() + seconds

    async def play(table: str) -> None:
        there = lines_of.get(table, lines)
        card = b"x" * 900
        while time.perf_counter() < end:
            began = time.perf_counter()
            entry = Entry(line, f"0/{there:08}")
            await store.write(
                Write(table, there, "bench", fences[table], there, [entry], card=card)
            )
            took.append(time.perf_counter() - began)
            there += 1
        lines_of[table] = there

    lines_of = await store.lengths(tuple(tables))
    clock = Clock(server)
    await asyncio.gather(*(play(table) for table in tables))
    wall, own, database = clock.passed()
    took.sort()
    return {
        "writes_per_second": len(took) / wall,
        "p50_ms": 1000 * took[len(took) // 2],
        "p99_ms": 1000 * took[len(took) * 99 // 100],
        "own_cpu_us": 1e6 * own / len(took),
        "database_cpu_us": 1e6 * database / len(took),
    }


async def bytes_of_actions(
    address: str, pattern: StoredTable, pack: str, rounds: int = 8
) -> dict[str, int]:
    """What a visit to a table writes to the log, step by step; the median of several visits."""
    table, server, took = "table-000001", "bench", defaultdict[str, list[int]](list)
    stored = as_table(pattern, 1)
    stored.record.pack = pack
    store = open_store(address)
    await store.open()

    async def count(step: str, ask: Callable[..., Awaitable[Any]], *given: Any) -> Any:
        before = await bytes_logged(store)
        result = await ask(*given)
        took[step].append(await bytes_logged(store) - before)
        return result

    def move(n: int, fence: int, record: TableRecord | None) -> Write:
        # A card's length changes with the number of moves and with whose turn it is.
        card = stored.card[:-1] + b',"more":"%s"}' % (n % 7 * b"x")
        entry = Entry(pattern.entries[-1].line, f"0/{n:08}")
        return Write(table, n, server, fence, n, [entry], record=record, card=card)

    await count("made", store.put, stored)
    for n in range(len(stored.entries), len(stored.entries) + 2 * rounds, 2):
        claim = await count("claimed", store.claim, table, server)
        await count("a move", store.write, move(n, claim.fence, None))
        changed = move(n + 1, claim.fence, stored.record)
        await count("a move that changes the record", store.write, changed)
        await count("released", store.release, (table,), server)
    await store.delete(table)
    await store.close()
    return {step: round(statistics.median(sizes)) for step, sizes in took.items()}


async def timed(count: int, ask: Callable[[int], Awaitable[Any]]) -> float:
    """Milliseconds at the fastest tenth: the time when nothing else is in the way."""
    took = []
    for n in range(count):
        began = time.perf_counter()
        await ask(n)
        took.append(time.perf_counter() - began)
    return 1000 * statistics.quantiles(took, n=10)[0]


async def measure(
    store: Store, tables: int, pattern: StoredTable, seconds: float, server: Postgres | None
) -> dict[str, float]:
    games = KnownGames()
    choose = random.Random(tables)
    names = [f"table-{choose.randrange(tables):06}" for _ in range(100)]
    busy = [f"table-{n:06}" for n in range(min(tables, 64))]
    lines = len(pattern.entries)
    many = {f"many_{k}": v for k, v in (await writes(store, busy, lines, seconds, server)).items()}
    alone = await writes(store, busy[:1], lines, seconds / 2, server)
    return {
        "tables": tables,
        **many,
        "alone_p50_ms": alone["p50_ms"],
        "load_ms": await timed(100, lambda n: store.load(names[n])),
        "wake_cpu_ms": cpu_of_waking(as_table(pattern, 1), games),
        "claim_ms": await timed(100, lambda n: store.claim(names[n], "bench")),
        "owners_ms": await timed(100, lambda n: store.owners((f"token-{n % tables:06}-{0:017}",))),
        "lists_ms": await timed(50, lambda n: store.finished(50)),
        "ping_ms": await timed(50, lambda n: store.ping()),
        "count_ms": await timed(10, lambda n: store.count()),
        "own_mib": resident(),
    }


def cpu_of_waking(stored: StoredTable, games: KnownGames, times: int = 20) -> float:
    at_once(loading_table(stored, games, LEVELS, LEVELS[0]))  # warm up: content is built only once
    began = time.process_time()
    for _ in range(times):
        at_once(loading_table(stored, games, LEVELS, LEVELS[0]))
    return 1000 * (time.process_time() - began) / times


def resident() -> float:
    gc.collect()
    pages = int(Path("/proc/self/statm").read_text("ascii").split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 2**20


async def run(
    address: str, sizes: list[int], pattern: StoredTable, seconds: float, server: Postgres | None
) -> list[dict[str, float]]:
    for size in PACKS:
        pack = random.Random(size).randbytes(size // 2).hex()
        print(
            f"  pack of {size} bytes: {await bytes_of_actions(address, pattern, pack)}", flush=True
        )
    store = open_store(address)
    await store.open()
    rows, there = [], 0
    try:
        for tables in sizes:
            await fill(store, pattern, there, tables)
            there = tables
            rows.append(await measure(store, tables, pattern, seconds, server))
            print(f"  {rows[-1]}", flush=True)
    finally:
        await store.close()
    return rows


def size_of(folder: Path) -> float:
    return sum(path.stat().st_size for path in folder.rglob("*") if path.is_file()) / 2**20


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kinds", default="sqlite,postgresql")
    parser.add_argument("--tables", default="10,1000,10000")
    parser.add_argument("--seconds", type=float, default=4.0)
    parser.add_argument("--game", default="forbidden_clinic")
    parser.add_argument("--moves", type=int, default=40)
    given = parser.parse_args()
    sizes = [int(word) for word in given.tables.split(",")]
    pattern = recorded(KnownGames(), given.game, given.moves)
    bytes_ = sum(len(entry.line) for entry in pattern.entries)
    print(f"{given.game}: {len(pattern.entries)} lines, {bytes_ / 1024:.0f} KiB a table")
    for kind in given.kinds.split(","):
        with tempfile.TemporaryDirectory(prefix="wr-bench-") as name:
            folder = Path(name)
            print(kind, flush=True)
            if kind == "sqlite":
                address = str(folder / "x.sqlite")
                asyncio.run(run(address, sizes, pattern, given.seconds, None))
                print(f"  {size_of(folder):.0f} MiB on disk")
                continue
            server = Postgres(folder)
            try:
                server.start()
                asyncio.run(run(server.url(), sizes, pattern, given.seconds, server))
            finally:
                server.close()


if __name__ == "__main__":
    main()
