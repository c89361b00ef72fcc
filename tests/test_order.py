"""Slow tests come first, whichever worker runs them; the order is made in conftest.py."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

CONFTEST = Path(__file__).resolve().parents[1] / "conftest.py"


def items(file: str, count: int, seconds: float | None = None) -> list[Any]:
    marker = None if seconds is None else SimpleNamespace(kwargs={"seconds": seconds})
    return [
        SimpleNamespace(path=Path(file), n=n, get_closest_marker=lambda name: marker)
        for n in range(count)
    ]


def test_every_part_begins_with_slow_files_and_nothing_is_lost(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    spec = importlib.util.spec_from_file_location("ordering", CONFTEST)
    assert spec is not None
    assert spec.loader is not None
    conftest = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(conftest)
    monkeypatch.setenv("PYTEST_XDIST_WORKER_COUNT", "2")
    given = [*items("a", 5), *items("b", 1, 3), *items("c", 4), *items("d", 2, 80)]
    ordered = list(given)
    conftest.pytest_collection_modifyitems(ordered)

    assert [item.path.name for item in ordered] == list("ddaaaabacccc")
    assert {id(item) for item in ordered} == {id(item) for item in given}
