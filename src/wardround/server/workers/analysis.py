"""The analysis of finished games: what was luck, and what was choice.

An analysis is many small tasks for the workers, of two kinds, one after the other (`bots.review`).
So it never occupies a worker for long, stops as soon as no one is waiting for it, and resumes where
it stopped. There is one per game, whoever asks; its result is kept for a while.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import Sequence
from typing import Any, Final, Literal

import msgspec

from wardround.bots.luck_and_choices import Finding, Review
from wardround.bots.review import (
    Effort,
    LookAt,
    ReviewPiece,
    first_pieces,
    in_words,
    last_pieces,
    tell,
)
from wardround.bots.second_look import LookAgain, SecondLook
from wardround.core.journal import Journal
from wardround.presentation.game_spec import AnyGameSpec
from wardround.presentation.language import Language
from wardround.server.event_loop import in_slices
from wardround.server.protocol.http_responses import Analysis
from wardround.server.protocol.refusals import RefusedError
from wardround.server.workers.pool import WorkerError, Workers
from wardround.server.workers.worker import ReviewTask

SIZE: Final = 3
"""Moves analysed in one task: no bot has to wait longer than that."""
LEASE: Final = 5.0
"""Seconds after which a visitor who has stopped asking is considered gone."""
MAX_KEPT: Final = 40
MAX_AT_WORK: Final = 8
TRIES: Final = 2

log = logging.getLogger("wardround.analysis")

State = Literal["working", "stopped", "failed", "ready"]
Key = tuple[str, int]
"""A table, and how many lines its journal has."""


class _GoneError(Exception):
    """No one is waiting for the analysis, or its game has changed."""


class AnalysisRun:
    """The analysis of one game."""

    def __init__(
        self, journal: Journal[AnyGameSpec], pack: str, levels: tuple[str, ...], effort: Effort
    ) -> None:
        self.journal = journal
        self.pack = pack
        self.levels = levels
        self.lines = tuple(journal.lines)
        self.effort = effort
        self.moves = len(journal.moves)
        self.state: State = "stopped"
        self.visitors: dict[str, float] = {}
        self.task: asyncio.Task[None] | None = None
        self.looked: dict[LookAt, list[Finding]] = {}
        self.again: dict[int, SecondLook] = {}
        self.review: Review | None = None
        self.encoded: dict[tuple[str, tuple[str, ...]], bytes] = {}
        """The review as it is sent, by language and players' names."""

    @property
    def done(self) -> int:
        """How many moves have been analysed."""
        return self.moves if self.review is not None else sum(map(len, self.looked.values()))

    def seen(self, visitor: str, now: float) -> None:
        """Note that a visitor asks; forget those who have not asked for a while."""
        self.visitors = {who: at for who, at in self.visitors.items() if now - at < LEASE}
        self.visitors[visitor] = now

    def wanted(self, now: float) -> bool:
        return any(now - seen < LEASE for seen in self.visitors.values())


class Analyses:
    """The analyses of a server."""

    def __init__(self, workers: Workers, timeout: float, seconds: float) -> None:
        self._workers = workers
        self._timeout = timeout
        self._seconds = seconds
        self._runs: OrderedDict[Key, AnalysisRun] = OrderedDict()

    def ask(
        self,
        key: Key,
        journal: Journal[AnyGameSpec],
        pack: str,
        levels: tuple[str, ...],
        visitor: str,
    ) -> Analysis:
        """Its progress; starts or resumes it if necessary."""
        run = self._runs.get(key)
        if run is None:
            effort = Effort(seconds=self._seconds * max(1, self._workers.count))
            run = self._runs[key] = AnalysisRun(journal, pack, levels, effort)
            self._forget()
        self._runs.move_to_end(key)
        run.seen(visitor, time.monotonic())
        if run.state not in ("working", "ready"):
            at_work = sum(run.state == "working" for run in self._runs.values())
            if at_work >= MAX_AT_WORK:
                raise RefusedError("busy", "many-analyses")
            run.state = "working"
            run.task = asyncio.create_task(self._work(run))
        return self.look(key)

    def look(self, key: Key) -> Analysis:
        """Its progress."""
        run = self._runs.get(key)
        if run is None:
            return Analysis("none")
        return Analysis(run.state, run.done, run.moves)

    async def encoded(self, key: Key, words: Language) -> bytes:
        """Its progress or, once it is ready, the review in these words."""
        run = self._runs.get(key)
        if run is None or run.review is None:
            return msgspec.json.encode(self.look(key))
        reader = (words.code, words.seats)
        if reader not in run.encoded:
            review = await in_slices(in_words(run.journal, run.review, words))
            run.encoded[reader] = msgspec.json.encode(
                msgspec.structs.replace(self.look(key), review=review)
            )
        return run.encoded[reader]

    def review(self, key: Key) -> Review | None:
        """Its result, if it is ready."""
        run = self._runs.get(key)
        return None if run is None else run.review

    def leave(self, key: Key, visitor: str) -> Analysis:
        """A visitor no longer waits; the analysis stops when none are left."""
        run = self._runs.get(key)
        if run is not None:
            run.visitors.pop(visitor, None)
            if run.task is not None and not run.wanted(time.monotonic()):
                run.task.cancel()
                run.state = "stopped" if run.review is None else "ready"
        return self.look(key)

    async def stop(self) -> None:
        tasks = [run.task for run in self._runs.values() if run.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    # -- inside -------------------------------------------------------------------------------

    def _forget(self) -> None:
        """Keep the newest, and those in progress."""
        idle = [key for key, run in self._runs.items() if run.state != "working"]
        for key in idle[: max(0, len(self._runs) - MAX_KEPT)]:
            del self._runs[key]

    async def _work(self, run: AnalysisRun) -> None:
        state: State = "stopped"
        try:
            run.review = await self._reviewed(run)
            run.looked, run.again = {}, {}
            state = "ready"
        except _GoneError:
            pass
        except WorkerError as error:
            log.warning("an analysis failed", extra={"fault": str(error)})
            state = "failed"
        finally:
            if run.task is asyncio.current_task():
                run.state = state

    async def _reviewed(self, run: AnalysisRun) -> Review:
        first = first_pieces(run.moves, SIZE, run.effort)
        await self._all(run, [piece for piece in first if piece not in run.looked])
        looked = [look for piece in first for look in run.looked[piece]]
        last = last_pieces(looked, run.effort)
        await self._all(run, [piece for piece in last if piece.n not in run.again])
        if len(run.journal.lines) != len(run.lines):
            raise _GoneError
        again = [run.again[piece.n] for piece in last]
        return tell(run.journal, looked, again, run.levels)

    async def _all(self, run: AnalysisRun, pieces: Sequence[ReviewPiece]) -> None:
        """Do pieces, as many at a time as there are workers."""
        left = iter(pieces)

        async def some() -> None:
            for piece in left:
                if not run.wanted(time.monotonic()):
                    raise _GoneError
                value = await self._do(run, piece)
                if isinstance(piece, LookAgain):
                    [run.again[piece.n]] = msgspec.convert(value, list[SecondLook])
                else:
                    run.looked[piece] = msgspec.convert(value, list[Finding])

        tasks = [asyncio.create_task(some()) for _ in range(max(1, self._workers.count))]
        try:
            await asyncio.gather(*tasks)
        finally:
            for task in tasks:
                task.cancel()

    async def _do(self, run: AnalysisRun, piece: ReviewPiece) -> Any:
        task = ReviewTask(run.journal.game.meta.id, run.pack, run.lines, piece)
        for _ in range(TRIES - 1):
            try:
                return await self._workers.run(task, self._timeout)
            except WorkerError as error:
                log.info("retrying a part of an analysis", extra={"fault": str(error)})
        return await self._workers.run(task, self._timeout)
