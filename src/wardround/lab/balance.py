"""Balance: how a game goes as options are swept, with confidence intervals."""

from __future__ import annotations

import itertools
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence

import msgspec

from wardround.core.game import Options, OptionValue, as_typed, resolve_options
from wardround.core.messages import seat_words
from wardround.lab.html_page import in_markdown
from wardround.lab.parallel_work import Executor
from wardround.lab.simulation import Job, Result, seat_bots, simulate
from wardround.lab.statistics import Interval, amount, mean, percent, rate
from wardround.presentation.game_spec import AnyGameSpec


class BalanceRow(msgspec.Struct, frozen=True):
    """One setting of the swept options."""

    setting: dict[str, OptionValue]
    bots: str
    games: int
    won: Interval
    """Games won by at least one seat."""
    score: Interval
    """The mean over games of the seats' mean score."""
    best: Interval
    """The mean of the best score in a game."""
    length: Interval
    """Steps per game."""
    reasons: dict[str, int]
    winners: dict[str, int]
    """Games won by each seat, by all seats together, and by nobody."""


def settings(
    game: AnyGameSpec, fixed: Mapping[str, OptionValue], sweep: Sequence[str]
) -> Iterator[tuple[dict[str, OptionValue], Options]]:
    """Every combination of values of the swept options, with the complete options of each."""
    values = [game.meta.option(name).values for name in sweep]
    for combination in itertools.product(*values):
        setting = dict(zip(sweep, combination, strict=True))
        yield setting, resolve_options(game.meta, {**fixed, **setting})


def balance(
    game: AnyGameSpec,
    fixed: Mapping[str, OptionValue],
    sweep: Sequence[str],
    bots: Sequence[str],
    games: int,
    seed: str,
    executor: Executor = Executor(),  # noqa: B008 (frozen)
    pack: str | None = None,
    done: Callable[[int], None] = lambda n: None,
) -> list[BalanceRow]:
    """Simulate every setting with every kind of bot."""
    rows: list[BalanceRow] = []
    for setting, options in settings(game, fixed, sweep):
        for level in bots:
            job = Job(game.meta.id, options, seat_bots(game, options, [level]), seed, pack)
            rows.append(_row(setting, level, simulate(job, games, executor, done)))
    return rows


def _row(setting: dict[str, OptionValue], level: str, results: Sequence[Result]) -> BalanceRow:
    reasons = Counter(result.reason for result in results)
    winners = Counter(map(_who_won, results))
    return BalanceRow(
        setting=setting,
        bots=level,
        games=len(results),
        won=rate(sum(1 for result in results if result.winners), len(results)),
        score=mean([sum(result.scores) / len(result.scores) for result in results]),
        best=mean([max(result.scores) for result in results]),
        length=mean([float(result.steps) for result in results]),
        reasons=dict(reasons.most_common()),
        winners=dict(sorted(winners.items())),
    )


def _who_won(result: Result) -> str:
    if not result.winners:
        return "nobody"
    if len(result.winners) == len(result.scores):
        return "everybody"
    return seat_words(result.winners[0]) if len(result.winners) == 1 else "several"


def markdown(rows: Sequence[BalanceRow]) -> str:
    """The rows as a table for comparison: bars for the rate, intervals in brackets."""
    names = list(rows[0].setting)
    head = [*names, "bots", "games", "won", "", "mean score", "best score", "steps", "ended by"]
    lines = []
    for row in rows:
        cells = [as_typed(row.setting[name]) for name in names]
        cells += [row.bots, str(row.games), percent(row.won), "█" * round(10 * row.won.value)]
        cells += [amount(row.score), amount(row.best), f"{row.length.value:.0f}"]
        cells.append(
            ", ".join(f"{name} {count / row.games:.0%}" for name, count in row.reasons.items())
        )
        lines.append(cells)
    return in_markdown(head, lines)


def setting_words(row: BalanceRow) -> str:
    """``difficulty=easy seats=4``: the setting of a row."""
    return " ".join(f"{name}={as_typed(value)}" for name, value in row.setting.items())
