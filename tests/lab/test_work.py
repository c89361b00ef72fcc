"""Doing many pieces of work here, on processes, or on Ray, with the same results."""

from __future__ import annotations

import importlib.util
import sys
import types
from collections.abc import Callable
from typing import Any

import pytest

from wardround.core.game import resolve_options
from wardround.games import find_game
from wardround.lab.balance import balance
from wardround.lab.matters import Trace, compare, what_matters
from wardround.lab.reports import balance_page
from wardround.lab.simulation import Job, simulate
from wardround.lab.work import Hands, RayError, done_in_any_order

GAME = find_game("forbidden_clinic")
JOB = Job("forbidden_clinic", resolve_options(GAME.meta, {}), ("random",) * 6, "work")
HAS_RAY = importlib.util.find_spec("ray") is not None


def square(n: int) -> int:
    return n * n


@pytest.mark.parametrize("processes", [1, 2])
def test_every_piece_is_done_once(processes: int) -> None:
    done = done_in_any_order(square, range(10), Hands(processes))

    assert sorted(done) == [n * n for n in range(10)]


@pytest.mark.skipif(HAS_RAY, reason="Ray is installed here")
def test_without_ray_one_is_told_what_to_install() -> None:
    with pytest.raises(RayError, match="the extra 'ray'"):
        list(done_in_any_order(square, [1, 2], Hands(ray="local")))


class PretendedRay(types.ModuleType):
    """As much of Ray as is used, done at once and here."""

    def __init__(self) -> None:
        super().__init__("ray")
        self.calls: list[str] = []

    def is_initialized(self) -> bool:
        return False

    def init(self, **more: Any) -> None:
        self.calls.append(f"init {more.get('address', 'local')}")

    def remote(self, work: Callable[[Any], Any]) -> Any:
        return types.SimpleNamespace(remote=work)

    def cluster_resources(self) -> dict[str, float]:
        return {"CPU": 1.0}

    def wait(self, waiting: list[Any]) -> tuple[list[Any], list[Any]]:
        return waiting[-1:], waiting[:-1]

    def get(self, ready: list[Any]) -> list[Any]:
        return ready

    def shutdown(self) -> None:
        self.calls.append("shutdown")


def test_work_goes_to_the_cluster_that_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    ray = PretendedRay()
    monkeypatch.setitem(sys.modules, "ray", ray)
    done = done_in_any_order(square, range(10), Hands(ray="ray://head:10001"))

    assert sorted(done) == [n * n for n in range(10)]
    assert ray.calls == ["init ray://head:10001", "shutdown"]


@pytest.mark.skipif(not HAS_RAY, reason="Ray is not installed: pip install wardround[ray]")
def test_ray_gives_the_same_results() -> None:
    here = simulate(JOB, 12)
    there = simulate(JOB, 12, 2, ray="local")

    assert [(r.number, r.scores, r.steps) for r in there] == [
        (r.number, r.scores, r.steps) for r in here
    ]


def test_what_goes_with_winning_is_found() -> None:
    traces = [
        Trace(frozenset({"built room:er"} if n % 2 else set()), n % 2 == 1) for n in range(40)
    ]
    traces += [Trace(frozenset({"rained tile:roof"}), n % 2 == 1) for n in range(40)]
    found = {matter.what: matter for matter in compare(traces)}

    assert found["built room:er"].won_with.value == 1.0
    assert found["built room:er"].difference > 0.6
    assert abs(found["rained tile:roof"].difference) < 0.01


def test_the_balance_page_stands_alone() -> None:
    rows = balance(GAME, {}, ["difficulty"], ["random"], 2, "test")
    matters = what_matters(JOB, 6, Hands())
    page = balance_page(GAME, rows, matters, "wardround lab balance …")

    assert page.count("<svg") == 4
    assert "full_moon" in page
    assert "http" not in page
