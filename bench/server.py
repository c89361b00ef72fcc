"""How many tables one server holds, and how fast it is.

``python -m bench.server`` starts its own server (one process holds all tables), opens tables with
four sockets each from a second process, lets every table act once a second, and measures the time
from sending an action to the arrival of the last of the four views. Then it measures how many
actions per second the server can handle when all tables act as fast as possible.

With ``--cluster`` it starts PostgreSQL, NATS and first one, then three servers, spreads each
table's sockets over all of them, and measures the same; then how the cost of opening a table,
acting and listing grows with the number of tables stored and in use.

With ``--before FOLDER`` it compares the CPU time of an action with another checkout's: both
servers run at once, and tables of the same games act alternately, equally often at each.

With ``--words`` it measures in process the cost of putting a move into words, for every game and
language: the log lines, the question, and the choices of the seat that is asked.

The measuring process needs a core to itself: figures from a busy machine are too high.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import os
import random
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
from tests.local_site.processes import resident_kilobytes
from tests.local_site.site import Site
from websockets.asyncio.client import ClientConnection, connect

from wardround.core.game import resolve_options
from wardround.core.journal import Journal, Secret
from wardround.games import find_game, game_ids, language_of, library_of
from wardround.presentation.language import LANGUAGES, Language
from wardround.presentation.localize import localized_awaiting, localized_meta
from wardround.server.store import Store, open_store
from wardround.server.store.records import Owner, StoredTable
from wardround.server.table.live_game import LiveGame

ROOT = Path(__file__).resolve().parent.parent
GENEROUS = (
    *("--sockets-per-client", "100000", "--tables-per-hour", "1000000"),
    *("--request-rate", "100000", "--message-rate", "100000", "--log-level", "warning"),
)
COMPARED_ROUNDS = 4
COMPARED_ACTIONS = 25
STORED = (10, 100, 1_000, 10_000)
LIVE = (10, 100, 500, 2_000)


class Now(msgspec.Struct):
    """The parts of a position needed to play."""

    seq: int
    moves: int
    legal: list[Any]
    outcome: Any


class Heard(msgspec.Struct):
    """The parts of a message needed here."""

    type: str
    now: Now | None = None


DECODER = msgspec.json.Decoder(Heard)


class TableUnderLoad:
    """A table of four sockets; the first one with a choice acts."""

    def __init__(self, urls: list[str], tokens: list[list[str]], seed: int) -> None:
        self.urls = urls
        self.tokens = tokens
        self.seed = seed
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
            url = self.urls[n % len(self.urls)]
            ws = await connect(url, max_size=None, compression=None, ping_interval=None)
            await ws.send(msgspec.json.encode({"type": "hello", "tokens": tokens}).decode())
            self.sockets.append(ws)
            self.readers.append(asyncio.create_task(self._read(n, ws)))
        while not all(self.seqs):
            await asyncio.sleep(0.001)

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
            "id": f"b{self.seed}-{self.sent}",
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


async def make_tables(urls: list[str], game: str, count: int, sockets: int) -> list[TableUnderLoad]:
    """New tables, with each one's sockets spread over all servers in turn."""
    made: list[TableUnderLoad] = []
    doors = [url.replace("http://", "ws://") + "/ws" for url in urls]
    async with httpx.AsyncClient(base_url=urls[0], timeout=60) as client:
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
            turned = n % len(doors)
            made.append(TableUnderLoad(doors[turned:] + doors[:turned], tokens, n))
    for table in made:
        await table.open()
    return made


async def steady(tables: list[TableUnderLoad], seconds: float, pause: float) -> None:
    """Every table acts once every ``pause`` seconds, spread evenly."""

    async def one(n: int, table: TableUnderLoad) -> None:
        start = time.perf_counter() + pause * n / len(tables)
        for turn in range(int(seconds / pause)):
            await asyncio.sleep(max(0.0, start + turn * pause - time.perf_counter()))
            if not await table.act():
                return

    await asyncio.gather(*(one(n, table) for n, table in enumerate(tables)))


async def flat_out(tables: list[TableUnderLoad], seconds: float) -> float:
    """All tables act as fast as they can, until the time or the first game is over."""
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


def cpu_seconds(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text("utf-8").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def start_server(
    folder: str, extra: list[str], source: Path = ROOT, **environment: str
) -> tuple[subprocess.Popen[bytes], str]:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    command = [
        *(sys.executable, "-m", "wardround.cli.main", "serve", "--port", str(port)),
        *("--db", f"{folder}/bench.sqlite", "--workers", "1"),
        *GENEROUS,
        *extra,
    ]
    variables = {**os.environ, "PYTHONPATH": str(source / "src"), **environment}
    process = subprocess.Popen(command, env=variables, stderr=subprocess.DEVNULL)
    url = f"http://127.0.0.1:{port}"
    for _ in range(300):
        try:
            httpx.get(url + "/health")
            return process, url
        except httpx.HTTPError:
            time.sleep(0.05)
    process.kill()
    raise SystemExit("the server did not start")


async def measure(urls: list[str], pids: list[int], arguments: argparse.Namespace) -> None:
    before = sum(map(resident_kilobytes, pids))
    tables = await make_tables(urls, arguments.game, arguments.tables, arguments.sockets)
    kilobytes = (sum(map(resident_kilobytes, pids)) - before) / len(tables)
    print(f"{len(tables)} tables of {arguments.game}, {arguments.sockets} sockets each")
    shown = ", ".join(f"{resident_kilobytes(pid) // 1024} MiB" for pid in pids)
    print(f"memory: {kilobytes:.0f} KiB a table with its sockets; server {shown}")
    await steady(tables, 3.0, arguments.pause)
    take_times(tables)
    cpu, began = sum(map(cpu_seconds, pids)), time.perf_counter()
    await steady(tables, arguments.seconds, arguments.pause)
    took = time.perf_counter() - began
    load = (sum(map(cpu_seconds, pids)) - cpu) / took
    show(f"one action a table in {arguments.pause:g} s", take_times(tables), took)
    print(f"the server used {load:.0%} of one core; load average {os.getloadavg()[0]:.1f}")
    fresh = await make_tables(urls, arguments.game, arguments.busy, arguments.sockets)
    cpu = sum(map(cpu_seconds, pids))
    took = await flat_out(fresh, arguments.seconds)
    times = take_times(fresh)
    each = (sum(map(cpu_seconds, pids)) - cpu) / max(1, len(times))
    show(f"{arguments.busy} more tables flat out for {took:.1f} s", times, took)
    print(f"an action with its views cost the servers {each * 1000:.2f} ms of CPU")
    for table in (*tables, *fresh):
        await table.close()


# -- two checkouts --------------------------------------------------------------------------------


def compare(before: Path, arguments: argparse.Namespace) -> None:
    """The cost of an action on each checkout's server; the engine is not compiled."""
    sides = {"before": before.resolve(), "now": ROOT}
    with contextlib.ExitStack() as stack:
        servers = {}
        for name, source in sides.items():
            folder = stack.enter_context(tempfile.TemporaryDirectory())
            process, url = start_server(folder, [], source, WARDROUND_PURE="1")
            stack.callback(process.wait, 10)
            stack.callback(process.terminate)
            servers[name] = (process.pid, url)
        spent: dict[str, list[float]] = {name: [] for name in sides}
        for _ in range(COMPARED_ROUNDS):
            for name, (pid, url) in servers.items():
                spent[name].append(asyncio.run(cost_of_actions(url, pid, arguments)))
    for name, costs in spent.items():
        shown = ", ".join(f"{cost:.2f}" for cost in costs)
        print(f"{name}: {min(costs):.2f} ms of CPU for an action with its views ({shown})")
    print(f"{arguments.game}; load average {os.getloadavg()[0]:.1f}")


async def cost_of_actions(url: str, pid: int, arguments: argparse.Namespace) -> float:
    """Milliseconds of CPU per action, with several tables that act equally often."""
    tables = await make_tables([url], arguments.game, arguments.busy, arguments.sockets)
    cpu = cpu_seconds(pid)
    for _ in range(COMPARED_ACTIONS):
        await asyncio.gather(*(table.act() for table in tables))
    cpu = cpu_seconds(pid) - cpu
    actions = len(take_times(tables))
    for table in tables:
        await table.close()
    return 1000 * cpu / actions


# -- several servers ------------------------------------------------------------------------------


def measure_cluster(arguments: argparse.Namespace) -> None:
    """One server, then three, each site with its own database and bus; then how costs grow."""
    for servers in (1, 3):
        with site_of(servers, arguments) as site:
            print(f"-- {servers} server{'s' if servers > 1 else ''} with PostgreSQL and NATS")
            urls = [site.url_of(n) for n in range(servers)]
            pids = [process.pid for process in site.servers]
            asyncio.run(measure(urls, pids, arguments))
    with site_of(1, arguments) as site:
        asyncio.run(growth(site, arguments))


@contextlib.contextmanager
def site_of(servers: int, arguments: argparse.Namespace) -> Iterator[Site]:
    with tempfile.TemporaryDirectory() as folder:
        games = arguments.extra_game
        site = Site(Path(folder), servers, 0, options=GENEROUS, extra_games=games)
        site.start()
        try:
            yield site
        finally:
            site.stop()


async def growth(site: Site, arguments: argparse.Namespace) -> None:
    """The cost of a few operations with ever more tables in the store, then in memory."""
    url, pid = site.url_of(0), site.servers[0].pid
    [sample] = await make_tables([url], arguments.game, 1, 1)
    for _ in range(20):
        await sample.act()
    await sample.close()
    store = open_store(site.postgres.url())
    await store.open()
    first = (await store.tables("", 1))[0].id
    stored = await store.load(first)
    assert stored is not None
    print("-- stored tables: coming to one that is not in memory, acting, the list of open tables")
    there = 1
    for goal in STORED:
        while there < goal:
            await store.put(copy_of(stored, there))
            there += 1
        await show_costs(url, store, stored, goal)
    await store.close()
    print("-- tables in use, with one socket each")
    live: list[TableUnderLoad] = []
    for goal in LIVE:
        live += await make_tables([url], arguments.game, goal - len(live), 1)
        acting = random.Random(goal).sample(live, min(goal, 40))
        cpu = cpu_seconds(pid)
        await steady(acting, 6.0, 1.0)
        cpu = (cpu_seconds(pid) - cpu) / 6.0
        print(
            f"{goal}: server {resident_kilobytes(pid) / 1024:.0f} MiB, {cpu:.0%} of a core",
            end="; ",
        )
        show(f"{len(acting)} of them act once a second", take_times(live), 6.0)
    for table in live:
        await table.close()


def copy_of(stored: StoredTable, n: int) -> StoredTable:
    """The same table under another name, with other tokens."""
    name = f"copy-{n}"
    owners = [
        Owner(f"{name}-{owner.token}", name, owner.role, owner.seat) for owner in stored.owners
    ]
    record = msgspec.structs.replace(stored.record, id=name)
    return msgspec.structs.replace(stored, record=record, owners=owners)


async def show_costs(url: str, store: Store, stored: StoredTable, goal: int) -> None:
    came, acted, listed = [], [], []
    chance = random.Random(goal)
    door = url.replace("http://", "ws://") + "/ws"
    for _ in range(min(goal - 1, 60)):
        name = f"copy-{chance.randrange(1, goal)}"
        tokens = [f"{name}-{o.token}" for o in stored.owners if o.role == "seat"]
        table = TableUnderLoad([door], [tokens], chance.randrange(1, 1 << 30))
        began = time.perf_counter()
        await table.open()
        came.append(time.perf_counter() - began)
        if await table.act():
            acted += table.times
        await table.close()
    async with httpx.AsyncClient(base_url=url, timeout=60) as client:
        for _ in range(20):
            began = time.perf_counter()
            await client.get("/api/open")
            listed.append(time.perf_counter() - began)
    shown = [f"{statistics.median(times) * 1000:.1f}" for times in (came, acted, listed)]
    print(f"{goal}: come {shown[0]} ms, act {shown[1]} ms, list {shown[2]} ms (medians)")


def measure_words(moves: int) -> None:
    """Milliseconds of CPU per action for its texts: first with no cached sentences, then many."""
    for name in game_ids():
        game = find_game(name)
        for code in LANGUAGES:
            words = language_of(game, code).with_seats(["Ada", "Ben"])
            began = time.process_time()
            localized_meta(words, game.meta)
            read = (time.process_time() - began) * 1000
            first, again = [cost_of_texts(name, words, moves, seed) for seed in (0, 1)]
            cost = f"{first:.3f} ms an action, then {again:.3f}"
            print(f"{name:17} {code}  read in {read:.0f} ms; {cost}")


def cost_of_texts(name: str, words: Language, moves: int, seed: int) -> float:
    game, choose, spent, made = find_game(name), random.Random(seed), 0.0, 0
    options, library = resolve_options(game.meta, {}), library_of(game)
    while made < moves:
        play = LiveGame(Journal.start(game, library, options, Secret(f"{seed} {made}", "bench")))
        while made < moves and play.outcome is None:
            move = play.act(choose.choice(play.legal))
            made += 1
            began = time.process_time()
            move.lines_for(words, None)
            if play.awaiting is not None:
                seat = play.awaiting.seats[0]
                localized_awaiting(words, play.awaiting)
                play.choices(words, seat, (seat,))
            spent += time.process_time() - began
    return spent / made * 1000


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--game", default="forbidden_clinic")
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--sockets", type=int, default=4)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--pause", type=float, default=1.0)
    parser.add_argument("--busy", type=int, default=20)
    parser.add_argument("--extra-game", action="append", default=[])
    parser.add_argument("--cluster", action="store_true", help="with PostgreSQL and NATS")
    parser.add_argument("--before", type=Path, help="another checkout, to be compared with")
    parser.add_argument("--words", action="store_true", help="only what words cost")
    arguments = parser.parse_args()
    if arguments.words:
        measure_words(1_000)
        return
    if arguments.before is not None:
        compare(arguments.before, arguments)
        return
    if arguments.cluster:
        measure_cluster(arguments)
        return
    with tempfile.TemporaryDirectory() as folder:
        extra = [word for name in arguments.extra_game for word in ("--extra-game", name)]
        process, url = start_server(folder, extra)
        try:
            asyncio.run(measure([url], [process.pid], arguments))
        finally:
            process.terminate()
            process.wait(10)


if __name__ == "__main__":
    main()
