"""Fault injection: kills, freezes and cuts off processes of a site while players and bots play.

``python -m bench.faults --kills 1000 --out FILE`` starts its own site and, every few seconds, harms
it: kill -9 of servers, workers and NATS; PostgreSQL stopped as if by a power cut; servers frozen
past their lease; wires cut, silent, slow, or losing, repeating and swapping messages. Every
server's clock jumps by up to a day every second. Meanwhile players race for the same moves and
remember the answers. Every finished table is compared with the store: its history must be
linearizable (`tests.cluster.histories`) and its journal true. The first server is never harmed; its
memory is recorded every minute. Figures are written to FILE as they come; a later run with the same
FILE adds to them.
"""

from __future__ import annotations

import argparse
import random
import signal
import tempfile
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import msgspec
from tests.cluster.players import Crowd, Player, check_store, go_on
from tests.local_site.processes import Process, listens, resident_kilobytes
from tests.local_site.site import Site

from wardround.server.games.known_games import KnownGames

GAMES: Final = ("tests.server.sealed",)
LEASE: Final = 2.0
OPTIONS: Final = (
    *("--lease", str(LEASE), "--log-level", "warning", "--bot-pause", "0.05"),
    *("--request-rate", "10000", "--message-rate", "10000", "--tables-per-hour", "1000000"),
    *("--sockets-per-client", "10000", "--tables", "1000000"),
)


class Figures(msgspec.Struct):
    """All counts, over all runs that write to the same file."""

    seconds: float = 0.0
    kills: dict[str, int] = {}
    other_faults: dict[str, int] = {}
    tables_checked: int = 0
    lines_checked: int = 0
    answered: int = 0
    seen: dict[str, int] = {}
    waits: list[float] = []
    """Seconds from a lost connection to the next welcome, sorted."""
    wrong: list[str] = []
    memory: list[tuple[int, int]] = []
    """Minute of the run, and resident kilobytes of the server that is never harmed."""

    def kill_count(self) -> int:
        return sum(self.kills.values())


class Harm:
    """Harms a site, and mends it after a while."""

    def __init__(self, site: Site, figures: Figures, seed: int) -> None:
        self.site = site
        self.figures = figures
        self.chance = random.Random(seed)
        self._later: list[tuple[float, Callable[[], None]]] = []
        self.touched: set[str] = set()
        self._kinds: list[tuple[int, Callable[[], bool]]] = [
            (60, self.kill_server),
            (20, self.kill_worker),
            (5, self.kill_nats),
            (3, self.end_postgres),
            (3, self.freeze_server),
            (3, self.cut_database),
            (2, self.slow_database),
            (2, self.silent_bus),
            (2, self.cut_bus),
            (4, self.messy_bus),
        ]

    def one(self) -> None:
        """Do one kind of harm, unless its target is already harmed."""
        weights = [weight for weight, _ in self._kinds]
        self.chance.choices([kind for _, kind in self._kinds], weights)[0]()

    def mend_due(self) -> None:
        now = time.monotonic()
        due = [mend for when, mend in self._later if when <= now]
        self._later = [(when, mend) for when, mend in self._later if when > now]
        for mend in due:
            mend()
        self._start_ended()

    def _start_ended(self) -> None:
        """Restart as a service manager would: a server that finds no database on startup exits."""
        for process in (*self.site.servers, *self.site.workers):
            if process.name not in self.touched and not process.running:
                self._count("ended by itself, started anew")
                process.launch()

    def mend_all(self) -> None:
        for _, mend in self._later:
            mend()
        self._later = []
        deadline = time.monotonic() + 60
        while not all(listens(port) for port in (*self.site.ports, self.site.nats.port)):
            if time.monotonic() > deadline:
                raise SystemExit("the site does not come back")
            self._start_ended()
            time.sleep(0.5)

    def _soon(self, least: float, most: float, mend: Callable[[], None]) -> None:
        self._later.append((time.monotonic() + self.chance.uniform(least, most), mend))

    def _take(self, name: str) -> bool:
        """Claim a target: none is harmed twice at once, and at least two servers are left alone."""
        servers = sum(1 for touched in self.touched if touched.startswith("server"))
        if name in self.touched or (name.startswith("server") and servers >= 2):
            return False
        self.touched.add(name)
        return True

    # -- processes ----------------------------------------------------------------------------

    def _kill(self, kind: str, process: Process, least: float, most: float) -> bool:
        if not process.running or not self._take(process.name):
            return False
        process.kill()
        self.figures.kills[kind] = self.figures.kills.get(kind, 0) + 1

        def again() -> None:
            process.launch()
            self.touched.discard(process.name)

        self._soon(least, most, again)
        return True

    def _victim(self) -> int:
        return self.chance.randrange(1, len(self.site.servers))

    def kill_server(self) -> bool:
        return self._kill("server", self.site.servers[self._victim()], 0.2, 3.0)

    def kill_worker(self) -> bool:
        return self._kill("worker", self.chance.choice(self.site.workers), 0.2, 4.0)

    def kill_nats(self) -> bool:
        return self._kill("nats", self.site.nats.process, 0.2, 3.0)

    def end_postgres(self) -> bool:
        if not self._take("postgres"):
            return False
        self.site.postgres.kill()
        self.figures.kills["postgres"] = self.figures.kills.get("postgres", 0) + 1

        def again() -> None:
            self.site.postgres.start()
            self.touched.discard("postgres")

        self._soon(0.1, 3.0, again)
        return True

    def freeze_server(self) -> bool:
        """Freeze it past its lease, so others take its tables; then let it go on as if unaware."""
        process = self.site.servers[self._victim()]
        if not self._take(process.name):
            return False
        process.freeze()

        def thaw() -> None:
            process.thaw()
            self.touched.discard(process.name)

        self._soon(1.5 * LEASE, 3 * LEASE, thaw)
        return self._count("frozen past its lease")

    # -- wires --------------------------------------------------------------------------------

    def _wire(self, what: str, name: str, do: Callable[[int], None], most: float) -> bool:
        n = self._victim()
        wire = self.site.db_wires[n] if name == "db" else self.site.bus_wires[n]
        if not self._take(f"{name}{n}"):
            return False
        do(n)

        def mend() -> None:
            wire.mend()
            self.touched.discard(f"{name}{n}")

        self._soon(0.5, most, mend)
        return self._count(what)

    def _count(self, what: str) -> bool:
        self.figures.other_faults[what] = self.figures.other_faults.get(what, 0) + 1
        return True

    def cut_database(self) -> bool:
        return self._wire("database cut off", "db", lambda n: self.site.db_wires[n].cut(), 5)

    def slow_database(self) -> bool:
        def slow(n: int) -> None:
            self.site.db_wires[n].delay = self.chance.uniform(0.01, 0.2)

        return self._wire("database slow", "db", slow, 5)

    def silent_bus(self) -> bool:
        def silence(n: int) -> None:
            self.site.bus_wires[n].silent = True

        return self._wire("bus silent, then late", "bus", silence, 6)

    def cut_bus(self) -> bool:
        return self._wire("bus cut off", "bus", lambda n: self.site.bus_wires[n].cut(), 5)

    def messy_bus(self) -> bool:
        def mess(n: int) -> None:
            wire = self.site.bus_wires[n]
            wire.lose, wire.repeat, wire.exchange = 0.02, 0.1, 0.1

        return self._wire("messages lost, repeated, exchanged", "bus", mess, 15)


class Run:
    """One run that writes to a file."""

    def __init__(self, site: Site, crowds: list[Crowd], figures: Figures, out: Path) -> None:
        self.site = site
        self.crowds = crowds
        self.figures = figures
        self.out = out
        self._games = KnownGames(GAMES)
        self._began = time.monotonic()
        self._before = figures.seconds
        self._minute = -1

    def note(self) -> None:
        """Check the finished tables and save the figures."""
        for crowd in self.crowds:
            self.count(crowd.harvest())
        self.figures.seconds = self._before + time.monotonic() - self._began
        minute = int(self.figures.seconds // 60)
        if minute != self._minute:
            self._minute = minute
            self.figures.memory.append((minute, resident_kilobytes(self.site.servers[0].pid)))
        self.out.write_bytes(msgspec.json.format(msgspec.json.encode(self.figures)))

    def count(self, players: list[Player]) -> None:
        tables = list({player.table for player in players})
        figures, seen = self.figures, Counter(self.figures.seen)
        for player in players:
            seen += player.seen
            figures.waits += [round(wait, 3) for wait in player.waits]
            figures.wrong += player.faults
        figures.waits.sort()
        figures.seen = dict(seen)
        for table in tables:
            try:
                counts = check_store(self.site.postgres.url(), [table], self._games)
            except AssertionError as error:
                figures.wrong.append(str(error))
                continue
            figures.tables_checked += counts["tables"]
            figures.lines_checked += counts["lines"]
            figures.answered += counts["answered"]


def run(arguments: argparse.Namespace, folder: Path) -> Figures:
    figures = Figures()
    if arguments.out.exists():
        figures = msgspec.json.decode(arguments.out.read_bytes(), type=Figures)
    site = Site(
        folder,
        4,
        2,
        options=OPTIONS,
        extra_games=GAMES,
        wires=True,
        durable=not arguments.fast,
        launcher="tests.cluster.drifting_clock",
    )
    deadline = time.monotonic() + arguments.minutes * 60
    try:
        site.start()
        urls = [site.url, *(site.url_of(n) for n in range(4))]
        crowds = [
            Crowd(urls, arguments.tables, "pp", arguments.pause, race=True),
            Crowd([site.url], max(1, arguments.tables // 3), "pb", arguments.pause),
        ]
        harm = Harm(site, figures, int(time.time()))
        current = Run(site, crowds, figures, arguments.out)
        for crowd in crowds:
            crowd.start()
        noted = 0.0
        while figures.kill_count() < arguments.kills and time.monotonic() < deadline:
            until = time.monotonic() + harm.chance.uniform(0.3, 1.7) * arguments.every
            while time.monotonic() < until:
                harm.mend_due()
                time.sleep(0.05)
            harm.one()
            if time.monotonic() - noted > 30 and "postgres" not in harm.touched:
                noted = time.monotonic()
                current.note()
        harm.mend_all()
        for crowd in crowds:
            crowd.stop()
        players = [player for crowd in crowds for player in crowd.players]
        current.note()
        tables = list({player.table for player in players})
        print(f"{go_on(urls, tables)} tables that were not over went on")
        current.count(players)
        current.note()
    finally:
        site.stop()
    return figures


def show(figures: Figures) -> None:
    waits = figures.waits or [0.0]
    print(f"{figures.seconds / 60:.0f} minutes, {figures.kill_count()} kills: {figures.kills}")
    print(f"besides: {figures.other_faults}")
    print(f"{figures.tables_checked} histories with {figures.lines_checked} lines were checked")
    print(f"{figures.answered} answered actions; players saw {figures.seen}")
    print(
        f"{len(figures.waits)} lost connections: back after p50 {waits[len(waits) // 2]:.2f} s, "
        f"p99 {waits[int(len(waits) * 0.99)]:.2f} s, worst {waits[-1]:.2f} s"
    )
    print(f"memory of the unharmed server by minute (KiB): {figures.memory}")
    print(f"wrong: {figures.wrong or 'nothing'}")


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--kills", type=int, default=1000, help="in all runs into the file")
    parser.add_argument("--minutes", type=float, default=60)
    parser.add_argument("--every", type=float, default=3.0, help="seconds between two harms")
    parser.add_argument("--tables", type=int, default=6)
    parser.add_argument("--pause", type=float, default=0.2, help="seconds a player thinks")
    parser.add_argument("--fast", action="store_true", help="PostgreSQL without fsync")
    parser.add_argument("--out", type=Path, default=Path("faults.json"))
    parser.add_argument("--show", action="store_true", help="only show what FILE says")
    arguments: Any = parser.parse_args()
    if arguments.show:
        show(msgspec.json.decode(arguments.out.read_bytes(), type=Figures))
        return
    for sign in (signal.SIGINT, signal.SIGTERM):  # leave no process running
        signal.signal(sign, signal.default_int_handler)
    with tempfile.TemporaryDirectory(prefix="wardround-faults-") as folder:
        show(run(arguments, Path(folder)))


if __name__ == "__main__":
    main()
