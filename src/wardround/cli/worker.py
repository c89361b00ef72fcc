"""``wardround worker``: does tasks for the servers of a site."""

from __future__ import annotations

import asyncio
import os
import signal
from typing import Annotated

import typer

from wardround.cli.common import ExtraGame, LogJson, LogLevel, err
from wardround.cli.serve import check_bus, without_password


def worker(
    bus: Annotated[
        str,
        typer.Option(
            help="The bus: nats://host:port, several with commas.", envvar="WARDROUND_BUS"
        ),
    ],
    processes: Annotated[
        int, typer.Option(help="Number of tasks to run in parallel.", min=1)
    ] = max(1, (os.cpu_count() or 2) - 1),
    extra_game: ExtraGame = None,
    json: LogJson = False,
    log_level: LogLevel = "info",
) -> None:
    """Do what servers queue: bots' moves, timelines, checks. Start as many as you like."""
    from wardround.server.logs import set_up_logs

    check_bus(bus)
    set_up_logs(json, log_level)
    err.print(f"Working for servers on {without_password(bus)}  (stop with Ctrl-C)")
    asyncio.run(work(bus, processes, tuple(extra_game or ())))


async def work(bus: str, processes: int, extra_games: tuple[str, ...]) -> None:
    """Work until SIGTERM or Ctrl-C; unfinished tasks go back to the queue."""
    from wardround.server.cluster import open_bus
    from wardround.server.cluster.task_queue import QueueWorker
    from wardround.server.workers.pool import process_pool

    pool = process_pool(processes, extra_games)
    worker = QueueWorker(open_bus(bus, f"worker-{os.getpid()}"), pool)
    stopped = asyncio.Event()
    loop = asyncio.get_running_loop()
    for sign in (signal.SIGTERM, signal.SIGINT):
        # Not loop.add_signal_handler, which Windows lacks.
        signal.signal(sign, lambda *_: loop.call_soon_threadsafe(stopped.set))
    await worker.run(stopped)
