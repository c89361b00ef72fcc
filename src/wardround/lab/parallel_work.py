"""Doing many pieces of work: here, in several processes, or on a Ray cluster.

Each piece has its own seed, so it does not matter where or in which order it is done.
"""

from __future__ import annotations

import importlib
import os
import sys
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from functools import cache, partial
from typing import Any, Final, TypeVar

import msgspec

WAITING: Final = 4
"""How many tasks to queue per processor of a cluster."""

P = TypeVar("P")
R = TypeVar("R")


class LabError(Exception):
    """Work that cannot be done as requested; the message says why."""


class RayError(LabError):
    """Ray is wanted but missing; the message says what to do."""


class Executor(msgspec.Struct, frozen=True):
    """What does the work: processes on this machine, or a Ray cluster if its address is given.

    The address ``local`` starts Ray on this machine.
    """

    processes: int = 1
    ray: str | None = None


def done_in_any_order(
    work: Callable[[P], R], pieces: Sequence[P], executor: Executor
) -> Iterator[R]:
    """The results as they come in."""
    if executor.ray is not None:
        yield from _on_ray(work, pieces, executor)
    elif executor.processes == 1 or len(pieces) < 2:
        for piece in pieces:
            yield work(piece)
    else:
        pool = _pool(executor.processes)
        for future in as_completed([pool.submit(work, piece) for piece in pieces]):
            yield future.result()


def done_in_order(
    work: Callable[[P], R],
    pieces: Sequence[P],
    executor: Executor,
    seen: Callable[[R], object] = lambda result: None,
) -> list[R]:
    """All results in the order of their pieces; ``seen`` gets each of them as it comes in."""
    results: dict[int, R] = {}
    numbered = list(enumerate(pieces))
    for number, result in done_in_any_order(partial(_numbered, work), numbered, executor):
        results[number] = result
        seen(result)
    return [results[number] for number, _ in numbered]


def _numbered(work: Callable[[P], R], piece: tuple[int, P]) -> tuple[int, R]:
    return piece[0], work(piece[1])


@cache
def _pool(processes: int) -> ProcessPoolExecutor:
    """Kept for reuse: otherwise each round of work would start its processes again, each with
    everything still to load."""
    return ProcessPoolExecutor(processes)


def _on_ray(work: Callable[[P], R], pieces: Sequence[P], executor: Executor) -> Iterator[R]:
    """The same on a cluster, keeping a few tasks queued for every processor."""
    ray = _ray()
    started = not ray.is_initialized()
    if started:
        _join(ray, executor)
    try:
        task, shared = ray.remote(_done), ray.put(work)
        most = WAITING * max(1, int(ray.cluster_resources().get("CPU", 1)))
        left = list(reversed(pieces))
        waiting: list[Any] = []
        while left or waiting:
            while left and len(waiting) < most:
                waiting.append(task.remote(shared, left.pop()))
            ready, waiting = ray.wait(waiting)
            yield from ray.get(ready)
    finally:
        if started:
            ray.shutdown()


def _done(work: Callable[[P], R], piece: P) -> R:
    """A plain function, as Ray requires; ``work`` may be any callable."""
    return work(piece)


def _join(ray: Any, executor: Executor) -> None:
    quiet = {"log_to_driver": False, "logging_level": "warning"}
    if executor.ray != "local":
        try:
            ray.init(address=executor.ray, **quiet)
        except (ConnectionError, ValueError) as error:
            raise RayError(f"--ray {executor.ray}: no cluster answers there: {error}") from None
        return
    # Lets processes on this machine find the same packages as this one.
    paths = os.pathsep.join(path for path in sys.path if path)
    ray.init(
        address="local",
        num_cpus=executor.processes,
        include_dashboard=False,
        runtime_env={"env_vars": {"PYTHONPATH": paths}},
        **quiet,
    )


def _ray() -> Any:
    try:
        return importlib.import_module("ray")
    except ImportError:
        raise RayError("--ray needs Ray: install wardround with the extra 'ray'") from None
