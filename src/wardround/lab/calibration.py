"""`wardround lab calibrate`: are positions given a 60 % chance really won 60 times in 100?

The script or bots play games. The chance that hint, chart and analysis show is taken at a quarter,
a half and three quarters of the usual length of a game (not of the actual game: short ones are lost
ones), and compared with how the games ended.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from itertools import chain
from random import Random
from typing import Final

import msgspec

from wardround.bots import find_bot, think
from wardround.bots.forecast import chances_now
from wardround.bots.win_chances import Values, played_by, result_of
from wardround.core.chance import SeededChance
from wardround.core.journal import Journal, Secret
from wardround.core.replay import read_journal
from wardround.games import find_game, library_of
from wardround.lab.html_page import Grid, grid, heading, in_markdown, page, paragraph
from wardround.lab.parallel_work import Executor, done_in_order
from wardround.lab.plots import reliability
from wardround.lab.simulation import Job
from wardround.lab.statistics import Interval, amount, mean, percent, rate

STAGES: Final = (0.25, 0.5, 0.75)
BINS: Final = 10
REDRAWN: Final = 400
"""How often to resample the games, to see how far chance moves the error."""


class Call(msgspec.Struct, frozen=True):
    """What was predicted for a position, and what came."""

    game: int
    stage: float
    predicted: Values
    plain: Values
    """The prediction of the game's own `evaluate`."""
    won: Values
    team: bool


class Bin(msgspec.Struct, frozen=True):
    """Positions with about the same prediction."""

    positions: int
    predicted: float
    won: Interval


class Calibration(msgspec.Struct, frozen=True):
    """How far predictions can be trusted."""

    stage: float | None
    """A fraction of the usual length; None for all positions."""
    games: int
    positions: int
    predicted: float
    won: Interval
    brier: float
    """The mean squared error of the predictions: 0 is perfect, 0.25 is a coin."""
    brier_plain: float
    """The same for `evaluate` alone."""
    brier_base: float
    """The same for always predicting the overall rate of wins."""
    bins: tuple[Bin, ...]
    error: Interval
    """The expected calibration error: the distance between prediction and result over the bins. Its
    interval comes from resampling these games and, like the error itself, is biased upwards."""
    noise: Interval
    """What a perfect forecaster would show on the same positions: chance alone keeps every bin off
    its mark. The mean and the 95 % range."""


def played(job: Job, number: int) -> list[str]:
    """The journal of a game between bots, or by the script if none are named."""
    game = find_game(job.game)
    secret = Secret(f"{job.seed}/{number}", "calibration")
    journal = Journal.start(game, library_of(game), job.options, secret)
    minds = SeededChance(f"{job.seed}/{number}/minds")
    while journal.outcome() is None:
        seat = game.rules.awaiting(journal.state).seats[0]
        if job.bots:
            action = think(find_bot(job.bots[seat]), game, journal.state, seat, minds).action
        else:
            action = played_by(game, journal.state, seat, minds)
        journal.act(action)
    return journal.lines


class RecordedGame(msgspec.Struct, frozen=True):
    """One game to take predictions from."""

    number: int
    lines: list[str]
    moments: tuple[tuple[float, int], ...]
    """The stages, and the number of moves after which each is reached."""


def called(job: Job, played: RecordedGame) -> list[Call]:
    """The predictions at some moments of a game."""
    game, seats = find_game(job.game), int(job.options["seats"])
    journal = read_journal(game, library_of(game), played.lines)
    outcome, team = journal.outcome(), game.meta.is_team(job.options)
    assert outcome is not None
    won = result_of(outcome, seats)
    calls, evaluate = [], game.advice.evaluate
    for stage, n in played.moments:
        state = journal.at(n)
        said = chances_now(game, state, game.rules.awaiting(state).seats[0], n)
        plain = tuple(evaluate(state, seat) if evaluate else 0.5 for seat in range(seats))
        calls.append(Call(played.number, stage, said, plain, won, team))
    return calls


def calibrate(
    jobs: Sequence[Job],
    games: int,
    executor: Executor,
    done: Callable[[int], None] = lambda n: None,
) -> list[Call]:
    """Play games of each kind and take predictions; ``done`` is called twice per game: played,
    predicted."""
    return [
        msgspec.structs.replace(call, game=number * games + call.game)
        for number, job in enumerate(jobs)
        for call in _calls(job, games, executor, done)
    ]


def _calls(job: Job, games: int, executor: Executor, done: Callable[[int], None]) -> list[Call]:
    journals = done_in_order(partial(played, job), range(games), executor, lambda _: done(1))
    lengths = [_moves(lines) for lines in journals]
    usual = sum(lengths) / len(lengths)
    moments = [(stage, int(stage * usual)) for stage in STAGES]
    wanted = [
        RecordedGame(number, lines, tuple((stage, n) for stage, n in moments if n < length))
        for number, (lines, length) in enumerate(zip(journals, lengths, strict=True))
    ]
    calls = done_in_order(partial(called, job), wanted, executor, lambda _: done(1))
    return [call for some in calls for call in some]


def _moves(lines: Sequence[str]) -> int:
    return sum(1 for line in lines if line.startswith('{"n":'))


def judge(calls: Sequence[Call], stage: float | None = None) -> Calibration:
    """Compare predictions with results, at one stage or at all of them."""
    some = [call for call in calls if stage is None or call.stage == stage]
    games: dict[int, list[_Said]] = {}
    plain: list[float] = []
    for call in some:
        seats = 1 if call.team else len(call.won)
        said = zip(call.predicted[:seats], call.won[:seats], strict=True)
        games.setdefault(call.game, []).extend(said)
        plain += [(p - w) ** 2 for p, w in zip(call.plain[:seats], call.won[:seats], strict=True)]
    whole = [pair for said in games.values() for pair in said]
    base = sum(won for _, won in whole) / max(1, len(whole))
    return Calibration(
        stage=stage,
        games=len(games),
        positions=len(some),
        predicted=mean([p for p, _ in whole]).value,
        won=rate(sum(won for _, won in whole), len(whole)),
        brier=mean([(p - won) ** 2 for p, won in whole]).value,
        brier_plain=mean(plain).value,
        brier_base=base * (1.0 - base),
        bins=_bins(whole),
        error=_error(list(games.values())),
        noise=_noise(some),
    )


_Said = tuple[float, float]
"""The prediction for a seat in a position, and the result."""


def _bins(said: Sequence[_Said]) -> tuple[Bin, ...]:
    groups: dict[int, list[_Said]] = {}
    for predicted, won in said:
        groups.setdefault(_bin_of(predicted), []).append((predicted, won))
    return tuple(
        Bin(len(some), mean([p for p, _ in some]).value, rate(sum(w for _, w in some), len(some)))
        for _, some in sorted(groups.items())
    )


def _bin_of(predicted: float) -> int:
    return min(BINS - 1, int(predicted * BINS))


def _expected_error(said: Iterable[_Said]) -> float:
    off, count = [0.0] * BINS, 0
    for predicted, won in said:
        off[_bin_of(predicted)] += predicted - won
        count += 1
    return sum(map(abs, off)) / max(1, count)


def _error(games: Sequence[Sequence[_Said]]) -> Interval:
    """Resamples whole games, since the positions of a game share its end."""
    dice = Random(0)
    again = [
        _expected_error(chain.from_iterable(dice.choices(games, k=len(games))))
        for _ in range(REDRAWN if games else 0)
    ]
    return _range(_expected_error(chain.from_iterable(games)), again)


def _noise(calls: Sequence[Call]) -> Interval:
    """Draws results with the predicted frequencies; one draw decides a whole game."""
    dice, again = Random(0), list[float]()
    for _ in range(REDRAWN if calls else 0):
        drawn = {call.game: dice.random() for call in calls}
        said: list[_Said] = []
        for call in calls:
            below = drawn[call.game]
            for predicted in call.predicted[: 1 if call.team else None]:
                said.append((predicted, float(0.0 <= below < predicted)))
                below -= predicted
        again.append(_expected_error(said))
    return _range(mean(again).value, again)


def _range(value: float, again: list[float]) -> Interval:
    """A value with the range of 95 of 100 others."""
    if not again:
        return Interval(value, value, value)
    again.sort()
    rest = len(again) // 40
    return Interval(value, again[rest], again[-1 - rest])


def markdown(judged: Sequence[Calibration]) -> str:
    """Tables: one line per stage, and all positions by prediction."""
    head = ["at", "positions", "said", "came", "Brier score", "of `evaluate`", "of the mean"]
    rows = []
    for one in judged:
        at = "all" if one.stage is None else f"{one.stage:.0%} of a game"
        cells = [at, str(one.positions), f"{one.predicted:.0%}", percent(one.won, 0)]
        cells += [f"{b:.3f}" for b in (one.brier, one.brier_plain, one.brier_base)]
        rows.append(cells)
    tables = [in_markdown(head, rows), in_markdown(*_bins_grid(judged[-1]))]
    return "\n\n".join([*tables, _error_in_words(judged[-1])])


def _bins_grid(whole: Calibration) -> Grid:
    rows = [[f"{b.predicted:.0%}", percent(b.won, 0), str(b.positions)] for b in whole.bins]
    return ["said", "came", "times"], rows


def _error_in_words(whole: Calibration) -> str:
    error, noise = (
        amount(Interval(*(100 * x for x in msgspec.structs.astuple(one))))
        for one in (whole.error, whole.noise)
    )
    return (
        f"Expected calibration error: {error} points, from {whole.games} games; "
        f"of a perfect forecaster: {noise}."
    )


def reliability_plot(title: str, whole: Calibration) -> str:
    """Predictions against results, as SVG."""
    name = f"{title}: how often games were won, by what was said"
    return reliability(name, [(b.predicted, b.won) for b in whole.bins])


def calibration_page(title: str, judged: Sequence[Calibration], command_line: str) -> str:
    """The same as a page, with the figure."""
    whole = judged[-1]
    parts = [
        paragraph(command_line),
        heading("Said and come"),
        reliability_plot(title, whole),
        grid(*_bins_grid(whole), (0, 1, 2)),
        paragraph(_error_in_words(whole)),
    ]
    return page(f"Calibration: {title}", parts)
