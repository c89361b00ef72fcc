"""``python -m tests.local_site``: a whole site on this machine until Ctrl-C."""

from __future__ import annotations

import argparse
import signal
import sys
import tempfile
import time
from pathlib import Path
from typing import Final

from tests.local_site.processes import Process, StartError
from tests.local_site.site import Site

OPEN: Final = ("--sockets-per-client", "10000", "--request-rate", "1000")
"""Behind a balancer that passes on no addresses, everybody is one client."""


def main() -> None:
    parser = argparse.ArgumentParser(prog="./dev cluster", description=(__doc__ or ""))
    parser.add_argument("--servers", type=int, default=3)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--folder", type=Path, help="folder for logs and the data of the bus")
    parser.add_argument("--extra-game", action="append", default=[])
    arguments = parser.parse_args()
    for sign in (signal.SIGINT, signal.SIGTERM):  # also where a shell ignores Ctrl-C
        signal.signal(sign, signal.default_int_handler)
    with tempfile.TemporaryDirectory(prefix="wardround-site-") as made:
        site = Site(
            arguments.folder or Path(made),
            arguments.servers,
            arguments.workers,
            options=OPEN,
            extra_games=arguments.extra_game,
        )
        try:
            site.start()
            show(site)
            watch(site)
        except StartError as error:
            sys.exit(f"cluster: {error}")
        except KeyboardInterrupt:
            print("cluster: stopping", flush=True)
        finally:
            site.stop()


def show(site: Site) -> None:
    """A line for everything that runs."""
    lines = [(site.postgres.process, f"PostgreSQL on port {site.postgres.port}")]
    lines.append((site.nats.process, f"NATS on port {site.nats.port}"))
    lines += [(process, f"server at {site.url_of(n)}/") for n, process in enumerate(site.servers)]
    lines += [(process, "worker") for process in site.workers]
    lines.append((site.balancer, f"balancer: open {site.url}/ (stop with Ctrl-C)"))
    for process, text in lines:
        print(f"cluster: {process.name:9} pid {process.pid:<7} {text}", flush=True)
    print(f"cluster: logs in {site.folder}", flush=True)


def watch(site: Site) -> None:
    """Say when something exits; nothing is restarted, so that people can see what happens."""
    running: list[Process] = [site.postgres.process, site.nats.process, site.balancer]
    running += [*site.servers, *site.workers]
    while True:
        time.sleep(0.5)
        for process in [process for process in running if not process.running]:
            running.remove(process)
            print(f"cluster: {process.name} has ended", flush=True)


if __name__ == "__main__":
    main()
