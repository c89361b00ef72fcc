"""Analyses: one per game, in pieces, for as long as someone is waiting."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator, Callable
from typing import Any

import msgspec
import pytest

from tests.in_loop import in_loop
from tests.server.people import KNOWN_GAMES, PATIENCE, Server, post
from tests.server.test_http import make, play_to_end
from wardround.bots.review import ReviewPiece
from wardround.core.chance import SeededChance
from wardround.core.journal import Journal, Secret
from wardround.presentation.game_spec import AnyGameSpec
from wardround.server.protocol.http_responses import Analysis
from wardround.server.protocol.refusals import RefusedError
from wardround.server.workers import analysis
from wardround.server.workers.analysis import Analyses
from wardround.server.workers.pool import WorkerError
from wardround.server.workers.worker import ReviewTask, Task, TaskAnswer, carry_out

KEY = ("table", 9)


class Crew:
    """Does tasks in this process, one after another, encoded as for a worker."""

    count = 2
    busy = restarts = waiting = 0

    def __init__(self, failures: int = 0) -> None:
        self.done: list[ReviewPiece] = []
        self.failures = failures
        self.held = asyncio.Event()
        self.held.set()

    def start(self) -> None: ...

    async def stop(self) -> None: ...

    async def ask(self, task: Task, timeout: float) -> TaskAnswer:
        raise NotImplementedError

    async def run(self, task: Task, timeout: float) -> Any:
        await self.held.wait()
        await asyncio.sleep(0)
        if self.failures:
            self.failures -= 1
            raise WorkerError("no answer: TimeoutError")
        wired = msgspec.json.decode(msgspec.json.encode(task), type=Task)
        assert isinstance(wired, ReviewTask)
        self.done.append(wired.piece)
        answer = carry_out(wired, KNOWN_GAMES)
        return msgspec.json.decode(msgspec.json.encode(answer), type=TaskAnswer).value


def game() -> Journal[AnyGameSpec]:
    """A finished game of Pill Count."""
    spec = KNOWN_GAMES.game("template")
    journal = Journal.start(
        spec, KNOWN_GAMES.library("template"), {"seats": 2}, Secret("seed", "salt")
    )
    chance = SeededChance(1)
    while journal.outcome() is None:
        listed = spec.rules.legal(journal.state)
        journal.act(listed[chance.below(len(listed))])
    return journal


@contextlib.asynccontextmanager
async def analysing(failures: int = 0) -> AsyncIterator[tuple[Analyses, Crew]]:
    """Analyses with their own workers and little time per move."""
    workers = Crew(failures)
    analyses = Analyses(workers, 10.0, 0.2)
    async with asyncio.timeout(PATIENCE):
        yield analyses, workers
    await analyses.stop()


async def until(analyses: Analyses, *states: str) -> Analysis:
    while True:
        now = analyses.look(KEY)
        if now.state in states:
            return now
        await asyncio.sleep(0.005)


@in_loop
async def test_an_analysis_runs_once_and_is_kept() -> None:
    async with analysing() as (analyses, workers):
        assert analyses.look(KEY) == Analysis("none")
        journal = game()
        first = analyses.ask(KEY, journal, "", (), "ann")
        assert (first.state, first.done) == ("working", 0)
        ready = await until(analyses, "ready")
        review = analyses.review(KEY)
        assert review is not None
        assert len(review.curve) == len(journal.moves) + 1
        for share in review.shares:
            parts = (share.start, share.luck, share.later, share.own, share.others)
            assert sum(parts) == pytest.approx(share.end)
        pieces = len(workers.done)
        assert analyses.ask(KEY, journal, "", (), "bob") == ready
        assert len(workers.done) == pieces == len(set(workers.done))


@in_loop
async def test_visitors_who_stop_asking_are_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    """Anyone can invent as many visitors as they like."""
    async with analysing() as (analyses, workers):
        # A whole number, so that adding seconds is exact.
        now, journal = float(int(time.monotonic())), game()
        workers.held.clear()
        monkeypatch.setattr(analysis, "time", Clock(lambda: now))
        for n in range(500):
            now += 1.0
            analyses.ask(KEY, journal, "", (), f"visitor-{n}")
            assert len(analyses._runs[KEY].visitors) <= analysis.LEASE
        workers.held.set()
        await until(analyses, "ready")


class Clock:
    """A clock that a test sets."""

    def __init__(self, monotonic: Callable[[], float]) -> None:
        self.monotonic = monotonic


@in_loop
async def test_it_stops_when_nobody_waits_and_goes_on_from_there(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(analysis, "SIZE", 1)
    async with analysing() as (analyses, workers):
        journal = game()
        for visitor in ("ann", "bob"):
            analyses.ask(KEY, journal, "", (), visitor)
        while not workers.done:
            await asyncio.sleep(0)
        assert analyses.leave(KEY, "ann").state == "working"
        assert analyses.leave(KEY, "bob").state == "stopped"
        workers.held.clear()
        done = analyses.look(KEY).done
        assert 0 < done < analyses.look(KEY).total
        again = analyses.ask(KEY, journal, "", (), "ann")
        assert (again.state, again.done) == ("working", done)
        workers.held.set()
        await until(analyses, "ready")
        assert len(workers.done) == len(set(workers.done))


@in_loop
async def test_a_visitor_who_stops_asking_counts_as_gone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analysis, "LEASE", 0.0)
    async with analysing() as (analyses, workers):
        analyses.ask(KEY, game(), "", (), "ann")
        await until(analyses, "stopped")
        assert workers.done == []


@in_loop
async def test_a_piece_that_fails_is_tried_again() -> None:
    async with analysing(failures=1) as (analyses, _):
        analyses.ask(KEY, game(), "", (), "ann")
        await until(analyses, "ready")


@in_loop
async def test_a_failed_analysis_can_be_asked_for_again() -> None:
    async with analysing(failures=100) as (analyses, workers):
        journal = game()
        analyses.ask(KEY, journal, "", (), "ann")
        await until(analyses, "failed")
        workers.failures = 0
        analyses.ask(KEY, journal, "", (), "ann")
        await until(analyses, "ready")


@in_loop
async def test_there_are_not_too_many_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analysis, "MAX_AT_WORK", 1)
    async with analysing() as (analyses, _):
        analyses.ask(KEY, game(), "", (), "ann")
        with pytest.raises(RefusedError, match="many-analyses"):
            analyses.ask(("other", 9), game(), "", (), "ann")


@in_loop
async def test_old_ones_are_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analysis, "MAX_KEPT", 1)
    async with analysing() as (analyses, _):
        analyses.ask(KEY, game(), "", (), "ann")
        await until(analyses, "ready")
        analyses.ask(("other", 9), game(), "", (), "ann")
        assert analyses.look(KEY).state == "none"


def test_over_http_when_the_game_is_over(server: Server) -> None:
    made = make(server, "me", "me", game="template", public=True)
    token = made["seats"][0]["token"]
    wish = {"token": token, "visitor": "ann"}
    early = post(server.url, "/api/analysis", wish, 403)
    assert early["code"] == "secret_until_over"
    play_to_end(server, made).close()
    assert post(server.url, "/api/analysis", {**wish, "wish": "look"}, 200)["state"] == "none"
    deadline = time.monotonic() + 60
    while (now := post(server.url, "/api/analysis", wish, 200))["state"] == "working":
        assert time.monotonic() < deadline
        time.sleep(0.1)
    assert now["state"] == "ready"
    assert now["review"]["game"] == "template"
    by_id = {"table": made["table"], "visitor": "bob", "wish": "look"}
    assert post(server.url, "/api/analysis", by_id, 200) == now
    beyond = {"token": token, "n": 1, "instead": 99}
    assert post(server.url, "/api/replay", beyond, 404)["code"] == "no_such_move"
    assert post(server.url, "/api/analysis", {**wish, "wish": "dance"}, 400)["code"] == "malformed"
