"""Playing many games with bots, in one process or several, with the same results in any number.

Game ``i`` of a simulation is seeded by the simulation's seed and ``i`` alone.
"""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, Final

import msgspec

from wardround.bots import find_bot, sit_down
from wardround.core.chance import RecordingChance, SeededChance
from wardround.core.game import Options
from wardround.core.log import Log, silent
from wardround.core.messages import seat_words
from wardround.games import content_of, find_game
from wardround.lab.parallel_work import Executor, done_in_order
from wardround.presentation.game_spec import AnyGameSpec

BATCH: Final = 20


class Job(msgspec.Struct, frozen=True):
    """What to play."""

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
    ranks: tuple[int, ...]
    steps: int
    seconds: float
    """Of CPU time."""


class BotGame:
    """A game between the bots of a job, move by move."""

    def __init__(self, job: Job, number: int) -> None:
        self.game = game = find_game(job.game)
        seed, seats = f"{job.seed}/{number}", range(len(job.bots))
        self.chance = SeededChance(f"{seed}/table")
        self.minds = [SeededChance(f"{seed}/seat {seat}") for seat in seats]
        self.bots = [sit_down(find_bot(job.bots[seat]), game, seat) for seat in seats]
        self.state: Any = game.rules.setup(job.options, content_of(game, job.pack), self.chance)

    def move(self, log: Log) -> None:
        """Let the first asked seat move, and show it to all bots."""
        awaiting = self.game.rules.awaiting(self.state)
        seat = awaiting.seats[0]
        action = self.bots[seat].think(self.state, self.minds[seat]).action
        draws = RecordingChance(self.chance)
        self.game.rules.push(self.state, action, draws, log)
        for bot in self.bots:
            bot.saw(awaiting.decision, action, draws.revealed)


def play_game(job: Job, number: int) -> Result:
    """One game from setup to outcome."""
    start = time.process_time()
    played = BotGame(job, number)
    log, steps = silent(), 0
    while (outcome := played.game.rules.outcome(played.state)) is None:
        played.move(log)
        steps += 1
    return Result(
        number=number,
        reason=outcome.reason,
        winners=outcome.winners,
        scores=outcome.scores,
        ranks=outcome.ranks,
        steps=steps,
        seconds=time.process_time() - start,
    )


def _play_batch(job: Job, numbers: Sequence[int]) -> list[Result]:
    return [play_game(job, number) for number in numbers]


def simulate(
    job: Job,
    games: int,
    executor: Executor = Executor(),  # noqa: B008 (frozen)
    done: Callable[[int], None] = lambda n: None,
) -> list[Result]:
    """All games in order of their numbers; ``done`` gets the number just finished."""
    size = max(1, min(BATCH, games // (4 * executor.processes)))
    batches = [range(n, min(n + size, games)) for n in range(0, games, size)]
    play = partial(_play_batch, job)
    played = done_in_order(play, batches, executor, lambda batch: done(len(batch)))
    return [result for batch in played for result in batch]


class Summary(msgspec.Struct):
    """The result of a simulation."""

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
    """Games won by each seat; ``nobody`` if no seat won."""
    mean_scores: tuple[float, ...]


def summarise(job: Job, results: Sequence[Result]) -> Summary:
    """Counts and means over all games; rates are per CPU second of one process."""
    seconds = max(sum(result.seconds for result in results), 1e-9)
    steps = sum(result.steps for result in results)
    reasons = Counter(result.reason for result in results)
    wins: dict[str, int] = {seat_words(seat): 0 for seat in range(len(job.bots))} | {"nobody": 0}
    for result in results:
        for name in [seat_words(seat) for seat in result.winners] or ["nobody"]:
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


def seat_bots(game: AnyGameSpec, options: Options, levels: Sequence[str]) -> tuple[str, ...]:
    """A level for every seat: as given, one for all, or the last one repeated."""
    seats = int(options["seats"])
    if len(levels) > seats:
        raise ValueError(f"{game.meta.id} has {seats} seats here; {len(levels)} bots are named")
    filled = [*levels, *[levels[-1]] * (seats - len(levels))]
    for level in filled:
        find_bot(level)
    return tuple(filled)
