"""What all tests share: the check that a test exercises the rules it names."""

from __future__ import annotations

import os
import sys
from collections.abc import Generator
from functools import cache
from pathlib import Path
from types import CodeType, FrameType
from typing import Any

import pytest

import wardround.core.chance
from wardround.core.rulebook import citing

# Tests run side by side. Threads of numpy and torch that wait for each other by spinning would take
# the cores from everybody, ten times over.
os.environ.setdefault("OMP_NUM_THREADS", "1")

COMPILED = not str(wardround.core.chance.__file__).endswith(".py")
PACKAGE = Path(__file__).resolve().parent / "src" / "wardround"


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Files with slow tests first, so that in the end no core waits for a long one on another.

    Every worker begins with an equal part of the list and takes others' last tests when it has
    done its own. So every part begins with its share of the slow files.
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


def seconds_of(item: pytest.Item) -> float:
    """About how long a slow test takes, as far as it says; 0 for others."""
    marker = item.get_closest_marker("slow")
    return float(marker.kwargs.get("seconds", 1.0)) if marker else 0.0


@cache
def citing_functions() -> dict[str, set[tuple[str, str]]]:
    """For each rule id the (file, function name) pairs that cite it, in all games."""
    found: dict[str, set[tuple[str, str]]] = {}
    for folder in (PACKAGE / "games", PACKAGE / "template"):
        for path in folder.rglob("*.py"):
            for place in citing(str(path), path.read_text("utf-8")):
                for id_ in place.ids:
                    name = place.name.rpartition(".")[2]
                    found.setdefault(id_, set()).add((str(path), name))
    return found


@pytest.hookimpl(wrapper=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> Generator[None, Any, Any]:
    """A test that names a rule must run a function that cites it, or it proves nothing.

    Compiled functions are not seen, so this is checked when the engine runs from source.
    """
    ids = getattr(pyfuncitem.obj, "rules", ())
    mutating = getattr(pyfuncitem.config, "mutating", False)
    if not ids or COMPILED or mutating or sys.getprofile() is not None:
        return (yield)
    called: set[CodeType] = set()

    def note(frame: FrameType, event: str, argument: object) -> None:
        if event == "call":
            called.add(frame.f_code)

    sys.setprofile(note)
    try:
        result = yield
    finally:
        sys.setprofile(None)
    ran = {(code.co_filename, code.co_name) for code in called}
    cites = citing_functions()
    idle = [id_ for id_ in ids if id_ in cites and not cites[id_] & ran]
    if idle:
        pytest.fail(f"names {', '.join(idle)} but runs no function that cites it", pytrace=False)
    return result
