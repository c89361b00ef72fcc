"""A site: database, bus, servers, workers and balancer, started in the right order."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from tests.local_site.nats import Nats
from tests.local_site.postgres import Postgres
from tests.local_site.processes import LOOPBACK, Process, free_port, listens, python
from tests.local_site.wire import NatsWire, Wire, Wires

WARDROUND: Final = "wardround.cli.main"


class Site:
    """Everything on loopback. ``wires`` puts one between each server and what it depends on.

    ``options`` go to every server; ``launcher`` is the module that takes wardround's arguments.
    """

    def __init__(
        self,
        folder: Path,
        servers: int = 3,
        workers: int = 2,
        *,
        options: Sequence[str] = (),
        extra_games: Sequence[str] = (),
        wires: bool = False,
        durable: bool = True,
        launcher: str = WARDROUND,
    ) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self.folder = folder
        self.postgres = Postgres(folder, durable)
        self.nats = Nats(folder)
        self._wires = Wires() if wires else None
        self.db_wires: list[Wire] = []
        self.bus_wires: list[NatsWire] = []
        games = [word for name in extra_games for word in ("--extra-game", name)]
        self.ports = [free_port() for _ in range(servers)]
        self.servers = [
            self._server(n, [*options, *games], launcher) for n in range(len(self.ports))
        ]
        self.workers = [
            Process(
                f"worker{n}",
                python(WARDROUND, "worker", "--bus", self.nats.url(), "--processes", "1", *games),
                folder,
                lambda: True,
            )
            for n in range(workers)
        ]
        self.port = free_port()
        self.url = f"http://{LOOPBACK}:{self.port}"
        balancing = python("tests.local_site.balancer", str(self.port), *map(str, self.ports))
        self.balancer = Process("balancer", balancing, folder, lambda: listens(self.port))

    def _server(self, n: int, options: list[str], launcher: str) -> Process:
        db, bus = self.postgres.url(), self.nats.url()
        if self._wires is not None:
            self.db_wires.append(Wire(self._wires, self.postgres.port))
            self.bus_wires.append(NatsWire(self._wires, self.nats.port, n))
            db = self.postgres.url(self.db_wires[n].port)
            bus = self.nats.url(self.bus_wires[n].port)
        port = self.ports[n]
        arguments = ("serve", "--port", str(port), "--db", db, "--bus", bus, "--json", *options)
        return Process(
            f"server{n}", python(launcher, *arguments), self.folder, lambda: listens(port)
        )

    def url_of(self, n: int) -> str:
        """The address of one server, past the balancer."""
        return f"http://{LOOPBACK}:{self.ports[n]}"

    def start(self) -> None:
        try:
            self.nats.process.launch()
            self.balancer.launch()
            self.postgres.start()
            for process in (*self.servers, *self.workers):
                process.launch()
            for process in (self.nats.process, self.balancer, *self.servers):
                process.wait_ready()
        except BaseException:
            self.stop()
            raise

    def stop(self) -> None:
        for process in (self.balancer, *self.workers, *self.servers, self.nats.process):
            process.thaw()
            if process.running:
                process.terminate()
        for process in (self.balancer, *self.workers, *self.servers, self.nats.process):
            process.stop()
        if self._wires is not None:
            for wire in (*self.db_wires, *self.bus_wires):
                wire.close()
            self._wires.close()
            self._wires = None
        self.postgres.close()
