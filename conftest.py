"""Shared by all tests: the check that a test exercises the rules it names."""

from __future__ import annotations

import gc
import os
import sys
from collections.abc import Generator
from cProfile import Profile
from functools import cache
from pathlib import Path
from types import CodeType
from typing import Any

import pytest

import wardround.core.chance
from wardround.presentation.rulebook import citing

# Tests run in parallel. Threads of numpy and torch that wait by spinning would take the cores away
# from all the others and slow everything down tenfold.
os.environ.setdefault("OMP_NUM_THREADS", "1")

COMPILED = not str(wardround.core.chance.__file__).endswith(".py")
PACKAGE = Path(__file__).resolve().parent / "src" / "wardround"


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Run files with slow tests first, so that no core ends up waiting for a long one on another.

    Every worker starts with an equal part of the list and steals from the end of other parts when
    it is done. So every part begins with its share of the slow files.
    """
    parts = int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1"))
    files: dict[Path, list[pytest.Item]] = {}
    for item in items:
        files.setdefault(item.path, []).append(item)
    costs = {path: sum(map(seconds_of, tests)) for path, tests in files.items()}
    slow = sorted((path for path in files if costs[path]), key=lambda path: -costs[path])
    quick = [item for item in items if not costs[item.path]]
    ordered: list[pytest.Item] = []
    for part in range(parts):
        ordered += [item for path in slow[part::parts] for item in files[path]]
        rest = max(0, len(items) * (part + 1) // parts - len(ordered))
        ordered += quick[:rest]
        del quick[:rest]
    items[:] = [*ordered, *quick]


def pytest_collection_finish() -> None:
    """Thousands of tests and modules stay until the end. Looking through them for garbage again and
    again took an eighth of the time."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 100)


def seconds_of(item: pytest.Item) -> float:
    """Roughly how long a slow test takes, according to its marker; 0 for others."""
    marker = item.get_closest_marker("slow")
    return float(marker.kwargs.get("seconds", 1.0)) if marker else 0.0


@cache
def citing_functions() -> dict[str, set[tuple[str, str]]]:
    """For each rule id, the (file, function name) pairs that cite it, in all games."""
    functions: dict[str, set[tuple[str, str]]] = {}
    for folder in (PACKAGE / "games", PACKAGE / "template"):
        for path in folder.rglob("*.py"):
            for place in citing(str(path), path.read_text("utf-8")):
                for id_ in place.ids:
                    name = place.name.rpartition(".")[2]
                    functions.setdefault(id_, set()).add((str(path), name))
    return functions


@pytest.hookimpl(wrapper=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> Generator[None, Any, Any]:
    """A test that names a rule must run a function that cites it, or it proves nothing.

    The profiler cannot see compiled functions, so this is only checked when running from source.
    """
    ids = getattr(pyfuncitem.obj, "rules", ())
    mutating = getattr(pyfuncitem.config, "mutating", False)
    if not ids or COMPILED or mutating or sys.getprofile() is not None:
        return (yield)
    # Written in C: our own profile function would take twice as long.
    profile = Profile(subcalls=False, builtins=False)
    profile.enable()
    try:
        result = yield
    finally:
        profile.disable()
    called = [entry.code for entry in profile.getstats()]
    ran = {(code.co_filename, code.co_name) for code in called if isinstance(code, CodeType)}
    cites = citing_functions()
    idle = [id_ for id_ in ids if id_ in cites and not cites[id_] & ran]
    if idle:
        pytest.fail(f"names {', '.join(idle)} but runs no function that cites it", pytrace=False)
    return result
