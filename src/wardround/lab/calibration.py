"""`wardround lab calibrate`: do games that are given 60 % end well 60 times of 100?

Games are played by the script or by bots. The chance that hint, chart and analysis show is asked
for at a quarter, a half and three quarters of the usual length of a game (not of this game's:
short games are lost ones), and compared with how the games ended.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

import msgspec

from wardround.bots import find_bot, think
from wardround.bots.outlook import standing
from wardround.bots.win_chances import Values, played_by
from wardround.core.chance import SeededChance
from wardround.core.journal import Journal, Secret
from wardround.core.replay import read_journal
from wardround.games import find_game, library_of
from wardround.lab.page import Grid, grid, heading, in_markdown, page, paragraph
from wardround.lab.plots import reliability
from wardround.lab.simulation import Job
from wardround.lab.statistics import Interval, mean, percent, rate
from wardround.lab.work import Hands, done_in_any_order

STAGES: Final = (0.25, 0.5, 0.75)
EDGES: Final = (0.1, 0.25, 0.5, 0.75, 0.9)
"""Between the bins."""


class Call(msgspec.Struct, frozen=True):
    """What was said of a position, and what came."""

    game: int
    stage: float
    predicted: Values
    plain: Values
    """What the game's `evaluate` says by itself."""
    won: Values
    team: bool


class Bin(msgspec.Struct, frozen=True):
    """Positions of which about the same was said."""

    positions: int
    predicted: float
    won: Interval


class Calibration(msgspec.Struct, frozen=True):
    """How far predictions can be trusted."""

    stage: float | None
    """A share of the usual length; None for all."""
    games: int
    positions: int
    predicted: float
    won: Interval
    brier: float
    """The mean square of the error of what is said: 0 is perfect, 0.25 is a coin."""
    brier_plain: float
    """The same of `evaluate` by itself."""
    brier_base: float
    """The same for always predicting the overall rate of wins."""
    bins: tuple[Bin, ...]

    def expected_error(self) -> float:
        """How far what was said is from what came, over the bins: the expected calibration error.

        Few games make it too large, since chance alone keeps every bin from its mark.
        """
        whole = sum(some.positions for some in self.bins)
        return sum(b.positions * abs(b.predicted - b.won.value) for b in self.bins) / max(1, whole)


def played(job: Job, number: int) -> list[str]:
    """The journal of a game between bots, or of the script where none are named."""
    game = find_game(job.game)
    secret = Secret(f"{job.seed}/{number}", "calibration")
    journal = Journal.start(game, library_of(game), job.options, secret)
    minds = SeededChance(f"{job.seed}/{number}/minds")
    while journal.outcome() is None:
        seat = game.awaiting(journal.state).seats[0]
        if job.bots:
            action = think(find_bot(job.bots[seat]), game, journal.state, seat, minds).action
        else:
            action = played_by(game, journal.state, seat, minds)
        journal.act(action)
    return journal.lines


class Asked(msgspec.Struct, frozen=True):
    """One game to be asked about."""

    number: int
    lines: list[str]
    moments: tuple[tuple[float, int], ...]
    """Stages, and after how many moves they are reached."""


def called(job: Job, asked: Asked) -> list[Call]:
    """What is said at some moments of a game."""
    game, seats = find_game(job.game), int(job.options["seats"])
    journal = read_journal(game, library_of(game), asked.lines)
    outcome, team = journal.outcome(), game.meta.is_team(job.options)
    assert outcome is not None
    won = tuple(1.0 if seat in outcome.winners else 0.0 for seat in range(seats))
    found = []
    for stage, n in asked.moments:
        state = journal.at(n)
        said = standing(game, state, game.awaiting(state).seats[0], n)
        plain = tuple(game.evaluate(state, seat) if game.evaluate else 0.5 for seat in range(seats))
        found.append(Call(asked.number, stage, said, plain, won, team))
    return found


def calibrate(
    job: Job,
    games: int,
    hands: Hands,
    done: Callable[[int], None] = lambda n: None,
) -> list[Call]:
    """Play games and ask about them; ``done`` is told of every game twice: played, asked."""
    lines: list[tuple[int, list[str]]] = []
    for some in done_in_any_order(partial(_numbered, job), range(games), hands):
        lines.append(some)
        done(1)
    lines.sort()
    lengths = [_moves(one) for _, one in lines]
    usual = sum(lengths) / len(lengths)
    wanted = [
        Asked(
            number,
            one,
            tuple((s, int(s * usual)) for s in STAGES if int(s * usual) < length),
        )
        for (number, one), length in zip(lines, lengths, strict=True)
    ]
    calls: list[Call] = []
    for some_calls in done_in_any_order(partial(called, job), wanted, hands):
        calls += some_calls
        done(1)
    return sorted(calls, key=lambda call: (call.game, call.stage))


def _numbered(job: Job, number: int) -> tuple[int, list[str]]:
    return number, played(job, number)


def _moves(lines: Sequence[str]) -> int:
    return sum(1 for line in lines if line.startswith('{"n":'))


def judge(calls: Sequence[Call], stage: float | None = None) -> Calibration:
    """Compare what was said with what came, at one stage or at all."""
    some = [call for call in calls if stage is None or call.stage == stage]
    said: list[tuple[float, float, float]] = []
    for call in some:
        seats = 1 if call.team else len(call.won)
        said += list(zip(call.predicted[:seats], call.plain[:seats], call.won[:seats], strict=True))
    base = sum(won for _, _, won in said) / max(1, len(said))
    return Calibration(
        stage=stage,
        games=len({call.game for call in some}),
        positions=len(some),
        predicted=mean([p for p, _, _ in said]).value,
        won=rate(sum(won for _, _, won in said), len(said)),
        brier=mean([(p - won) ** 2 for p, _, won in said]).value,
        brier_plain=mean([(plain - won) ** 2 for _, plain, won in said]).value,
        brier_base=base * (1.0 - base),
        bins=_bins([(p, won) for p, _, won in said]),
    )


def _bins(said: Sequence[tuple[float, float]]) -> tuple[Bin, ...]:
    found: dict[int, list[tuple[float, float]]] = {}
    for predicted, won in said:
        found.setdefault(sum(predicted >= edge for edge in EDGES), []).append((predicted, won))
    return tuple(
        Bin(len(some), mean([p for p, _ in some]).value, rate(sum(w for _, w in some), len(some)))
        for _, some in sorted(found.items())
    )


def markdown(judged: Sequence[Calibration]) -> str:
    """Tables: every stage in a line, and all positions by what was said of them."""
    head = ["at", "positions", "said", "came", "Brier score", "of `evaluate`", "of the mean"]
    rows = []
    for one in judged:
        at = "all" if one.stage is None else f"{one.stage:.0%} of a game"
        cells = [at, str(one.positions), f"{one.predicted:.0%}", percent(one.won, 0)]
        cells += [f"{b:.3f}" for b in (one.brier, one.brier_plain, one.brier_base)]
        rows.append(cells)
    tables = [in_markdown(head, rows), in_markdown(*_bins_grid(judged[-1]))]
    return "\n\n".join([*tables, _expected_error(judged[-1])])


def _bins_grid(whole: Calibration) -> Grid:
    rows = [[f"{b.predicted:.0%}", percent(b.won, 0), str(b.positions)] for b in whole.bins]
    return ["said", "came", "times"], rows


def _expected_error(whole: Calibration) -> str:
    points = 100 * whole.expected_error()
    return f"Expected calibration error: {points:.1f} points, from {whole.games} games."


def calibration_page(title: str, judged: Sequence[Calibration], command_line: str) -> str:
    """The same as a page, with the figure."""
    whole = judged[-1]
    parts = [
        paragraph(command_line),
        heading("Said and come"),
        reliability(
            "how often games were won, by what was said",
            [(b.predicted, b.won) for b in whole.bins],
        ),
        grid(*_bins_grid(whole), (0, 1, 2)),
        paragraph(_expected_error(whole)),
    ]
    return page(f"Calibration: {title}", parts)
