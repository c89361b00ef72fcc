"""Many pieces of work done here, in processes, or on Ray, with the same results."""

from __future__ import annotations

import importlib.util
import sys
import types
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from wardround.bots.review import Effort
from wardround.core.game import resolve_options
from wardround.games import find_game
from wardround.lab.analysis import analyse
from wardround.lab.balance import balance
from wardround.lab.correlations import Trace, compare, correlations
from wardround.lab.match import Match, play_match
from wardround.lab.parallel_work import Executor, RayError, _join, done_in_any_order
from wardround.lab.reports import balance_page
from wardround.lab.simulation import Job, Result, simulate

GAME = find_game("forbidden_clinic")
JOB = Job("forbidden_clinic", resolve_options(GAME.meta, {}), ("random",) * 6, "work")
TESTS = Path(__file__).resolve().parents[1]
HAS_RAY = importlib.util.find_spec("ray") is not None


def square(n: int) -> int:
    return n * n


def inverse(n: int) -> float:
    return 1 / n


@pytest.mark.parametrize("processes", [1, 2])
def test_every_piece_is_done_once(processes: int) -> None:
    done = done_in_any_order(square, range(10), Executor(processes))

    assert sorted(done) == [n * n for n in range(10)]


def test_without_ray_one_is_told_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)  # as if it were not installed
    with pytest.raises(RayError, match="the extra 'ray'"):
        list(done_in_any_order(square, [1, 2], Executor(ray="local")))


class PretendedRay(types.ModuleType):
    """The parts of Ray that are used; work is done at once, in this process."""

    def __init__(self) -> None:
        super().__init__("ray")
        self.calls: list[str] = []

    def is_initialized(self) -> bool:
        return False

    def init(self, **more: Any) -> None:
        self.calls.append(f"init {more.get('address', 'local')}")

    def remote(self, work: Callable[[Any], Any]) -> Any:
        return types.SimpleNamespace(remote=work)

    def put(self, thing: Any) -> Any:
        return thing

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
    done = done_in_any_order(square, range(10), Executor(ray="ray://head:10001"))

    assert sorted(done) == [n * n for n in range(10)]
    assert ray.calls == ["init ray://head:10001", "shutdown"]


def told(results: list[Result]) -> list[tuple[int, tuple[float, ...], int]]:
    return [(result.number, result.scores, result.steps) for result in results]


@pytest.mark.slow(seconds=40)
@pytest.mark.skipif(not HAS_RAY, reason="Ray is not installed: pip install wardround[ray]")
def test_a_local_ray_gives_the_same_results(tmp_path: Path) -> None:
    """One Ray for all of it: simulations, matches, analyses, and work that fails."""
    ray = importlib.import_module("ray")
    match = Match(JOB.game, JOB.options, ("random", "greedy"), 2, "ray", True)
    lines = (TESTS / "forbidden_clinic/playthroughs/given_up.jsonl").read_text("utf-8").splitlines()
    there = Executor(2, "local")

    results = told(simulate(JOB, 12))
    games = [(p.bots, p.result.scores) for p in play_match(match, Executor(1))]
    review = analyse(JOB.game, lines, Effort(1))
    _join(ray, there)
    try:
        assert ray.is_initialized()
        assert told(simulate(JOB, 12, Executor(2, "local"))) == results
        played = play_match(match, there, tmp_path / "match.jsonl")
        assert [(p.bots, p.result.scores) for p in played] == games
        assert analyse(JOB.game, lines, Effort(1), executor=there) == review
        with pytest.raises(ZeroDivisionError):
            list(done_in_any_order(inverse, [1, 0], there))
    finally:
        ray.shutdown()


def test_what_goes_with_winning_is_found() -> None:
    traces = [
        Trace(frozenset({"built room:er"} if n % 2 else set()), n % 2 == 1) for n in range(40)
    ]
    traces += [Trace(frozenset({"rained tile:roof"}), n % 2 == 1) for n in range(40)]
    by_name = {one.what: one for one in compare(traces)}

    assert by_name["built room:er"].won_with.value == 1.0
    assert by_name["built room:er"].difference > 0.6
    assert abs(by_name["rained tile:roof"].difference) < 0.01


def test_the_balance_page_stands_alone() -> None:
    rows = balance(GAME, {}, ["difficulty"], ["random"], 2, "test")
    related = correlations(JOB, 6, Executor())
    page = balance_page(GAME, rows, related, "wardround lab balance …")

    assert page.count("<svg") == 5
    assert "full_moon" in page
    assert "http" not in page
