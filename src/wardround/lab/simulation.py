"""Playing many games with bots, on one or several processes, with the same results on any number.

Game ``i`` of a simulation is seeded by the simulation's seed and ``i`` alone.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from functools import cache
from pathlib import Path
from typing import Any, Final

import msgspec

from wardround.bots import find_bot, think
from wardround.core.chance import SeededChance
from wardround.core.game import AnyGame, Options
from wardround.core.log import silent
from wardround.games import find_game, library_of

BATCH: Final = 20


class Job(msgspec.Struct, frozen=True):
    """What is to be played."""

    game: str
    options: Options
    bots: tuple[str, ...]
    """A level for each seat."""
    seed: str
    pack: str | None = None


class Result(msgspec.Struct, frozen=True):
    """How one game went."""

    number: int
    reason: str
    winners: tuple[int, ...]
    scores: tuple[float, ...]
    steps: int
    seconds: float
    """Of CPU time."""


@cache
def _content(game: str, pack: str | None) -> Any:
    spec = find_game(game)
    return spec.content(library_of(spec, None if pack is None else Path(pack)).tables)


def play_game(job: Job, number: int) -> Result:
    """One game from setup to outcome."""
    game = find_game(job.game)
    start = time.process_time()
    chance = SeededChance(f"{job.seed}/{number}/table")
    minds = [SeededChance(f"{job.seed}/{number}/seat {seat}") for seat in range(len(job.bots))]
    bots = [find_bot(level) for level in job.bots]
    state = game.setup(job.options, _content(job.game, job.pack), chance)
    log, steps = silent(), 0
    outcome = game.outcome(state)
    while outcome is None:
        seat = game.awaiting(state).seats[0]
        action = think(bots[seat], game, state, seat, minds[seat]).action
        game.push(state, action, chance, log)
        steps += 1
        outcome = game.outcome(state)
    seconds = time.process_time() - start
    return Result(number, outcome.reason, outcome.winners, outcome.scores, steps, seconds)


def _play_batch(job: Job, numbers: Sequence[int]) -> list[Result]:
    return [play_game(job, number) for number in numbers]


def simulate(
    job: Job, games: int, processes: int = 1, done: Callable[[int], None] = lambda n: None
) -> list[Result]:
    """All games in order of their numbers; ``done`` is told how many more have been played."""
    results: list[Result] = []
    for batch in _batches(job, games, processes):
        results += batch
        done(len(batch))
    return sorted(results, key=lambda result: result.number)


def _batches(job: Job, games: int, processes: int) -> Iterator[list[Result]]:
    size = max(1, min(BATCH, games // (4 * processes)))
    numbers = [range(n, min(n + size, games)) for n in range(0, games, size)]
    if processes == 1:
        for batch in numbers:
            yield _play_batch(job, batch)
        return
    with ProcessPoolExecutor(processes) as pool:
        for future in as_completed([pool.submit(_play_batch, job, batch) for batch in numbers]):
            yield future.result()


class Summary(msgspec.Struct):
    """What a simulation tells."""

    game: str
    options: Options
    bots: tuple[str, ...]
    seed: str
    games: int
    steps: int
    games_per_second: float
    steps_per_second: float
    reasons: dict[str, int]
    wins: dict[str, int]
    """Games won by each seat; ``nobody`` where no seat won."""
    mean_scores: tuple[float, ...]


def summarise(job: Job, results: Sequence[Result]) -> Summary:
    """Counts and means over all games; rates are per CPU second of one process."""
    seconds = max(sum(result.seconds for result in results), 1e-9)
    steps = sum(result.steps for result in results)
    reasons: dict[str, int] = {}
    wins: dict[str, int] = {f"seat {seat}": 0 for seat in range(len(job.bots))} | {"nobody": 0}
    for result in results:
        reasons[result.reason] = reasons.get(result.reason, 0) + 1
        for name in [f"seat {seat}" for seat in result.winners] or ["nobody"]:
            wins[name] += 1
    count = max(1, len(results))
    return Summary(
        game=job.game,
        options=job.options,
        bots=job.bots,
        seed=job.seed,
        games=len(results),
        steps=steps,
        games_per_second=len(results) / seconds,
        steps_per_second=steps / seconds,
        reasons=dict(sorted(reasons.items())),
        wins=wins,
        mean_scores=tuple(
            sum(result.scores[seat] for result in results) / count for seat in range(len(job.bots))
        ),
    )


def seat_bots(game: AnyGame, options: Options, levels: Sequence[str]) -> tuple[str, ...]:
    """A level for every seat: as given, one for all, or the last one repeated."""
    seats = int(options["seats"])
    if len(levels) > seats:
        raise ValueError(f"{game.meta.id} has {seats} seats here; {len(levels)} bots are named")
    filled = [*levels, *[levels[-1]] * (seats - len(levels))]
    for level in filled:
        find_bot(level)
    return tuple(filled)
