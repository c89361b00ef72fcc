"""Chances of winning, out of what a game thinks of its positions.

A game's `evaluate` is made to put positions in order; how often a position is won that it gives
60 % is another matter, and depends on options, seats and content. So games are played on from
positions of the game at hand, everybody looking one move ahead (`greedy`), and a `Link` is fitted
to how they end. Its chances are those of seats that go on like that.

The chances are shares of one whole: of every seat (of all seats together where they are a team) and
of nobody. The weight of a share grows with the log odds of `evaluate`, the steeper the later it is.
"""

from __future__ import annotations

import math
import time
from collections.abc import Sequence
from typing import Any, Final

import msgspec

from wardround.bots.base import think
from wardround.bots.greedy import GreedyBot
from wardround.core.chance import SeededChance
from wardround.core.game import AnyGame, Outcome
from wardround.core.log import silent

Values = tuple[float, ...]
"""A number for every seat: mostly the chance of winning, from 0 to 1."""

MOST_SEEN: Final = 12
"""Positions that one game tells about; its neighbours tell the same."""
SURE: Final = 0.002
"""What `evaluate` says counts as if it were never surer than this."""
PLAIN: Final = (0.0, 1.0, 0.0, 0.0)
"""The weights that take `evaluate` at its word."""
TRUST: Final = 0.1
"""How much `evaluate` is taken at its word where few games tell: as much as a tenth of a game."""
ROUNDS: Final = 25
SMALLEST_STEP: Final = 1e-3


class Sight(msgspec.Struct, frozen=True):
    """A position that a game came through."""

    n: int
    """Moves made so far."""
    leanings: Values
    """For each seat: the log odds of what `evaluate` says."""


class Playout(msgspec.Struct, frozen=True):
    """A game that was played on to its end."""

    moves: int
    won: Values
    """For each seat 1 or 0."""
    seen: tuple[Sight, ...]


class Link(msgspec.Struct, frozen=True):
    """How leanings become chances; see `chances`."""

    team: bool
    moves: float
    """How long a game is, on average."""
    weights: tuple[float, float, float, float] = PLAIN

    def chances(self, n: int, leanings: Values) -> Values:
        """The chance of every seat after n moves."""
        if self.team:
            mean = sum(leanings) / len(leanings)
            return _shares(self.weights, [_marks(mean, n / self.moves)]) * len(leanings)
        return _shares(self.weights, [_marks(x, n / self.moves) for x in leanings])


def leanings(game: AnyGame, state: Any, seats: int) -> Values:
    """What `evaluate` says for every seat of a game that goes on, as log odds."""
    if game.evaluate is None:
        return (0.0,) * seats
    asked = 1 if game.meta.kind == "team" else seats
    found = []
    for seat in range(asked):
        value = min(1.0 - SURE, max(SURE, game.evaluate(state, seat)))
        found.append(math.log(value / (1.0 - value)))
    return tuple(found) * (seats // asked)


def chances(game: AnyGame, state: Any, n: int, seats: int, link: Link) -> Values:
    """The chance of winning of every seat; after the end the result."""
    outcome = game.outcome(state)
    if outcome is not None:
        return _result(outcome, seats)
    return link.chances(n, leanings(game, state, seats))


def _result(outcome: Outcome, seats: int) -> Values:
    return tuple(1.0 if seat in outcome.winners else 0.0 for seat in range(seats))


# -- playing on -----------------------------------------------------------------------------------


def play_on(game: AnyGame, state: Any, n: int, seats: int, seed: str) -> Playout:
    """Play a game on from the state after move n, which is not changed."""
    state, greedy = state.clone(), GreedyBot()
    chance, minds = SeededChance(f"{seed}/table"), SeededChance(f"{seed}/minds")
    seen: list[Sight] = []
    turn = -1
    outcome = game.outcome(state)
    while outcome is None:
        seat = game.awaiting(state).seats[0]
        if seat != turn or seats == 1:
            seen.append(Sight(n, leanings(game, state, seats)))
            turn = seat
        game.push(state, think(greedy, game, state, seat, minds).action, chance, silent())
        n += 1
        outcome = game.outcome(state)
    return Playout(n, _result(outcome, seats), _spread(seen))


def play_on_within(
    game: AnyGame, state: Any, n: int, seats: int, seed: str, times: int, seconds: float | None
) -> list[Playout]:
    """So many games, or as many as there is time for, one at least."""
    ends = math.inf if seconds is None else time.monotonic() + seconds
    found = [play_on(game, state, n, seats, f"{seed}/0")]
    while len(found) < times and time.monotonic() < ends:
        found.append(play_on(game, state, n, seats, f"{seed}/{len(found)}"))
    return found


def _spread(seen: list[Sight]) -> tuple[Sight, ...]:
    """Not too many, from the first to the last."""
    if len(seen) <= MOST_SEEN:
        return tuple(seen)
    return tuple(seen[k * len(seen) // MOST_SEEN] for k in range(MOST_SEEN))


# -- fitting --------------------------------------------------------------------------------------


def fit(playouts: Sequence[Playout], kind: str) -> Link:
    """The link that makes how the games ended most likely; ``kind`` is the game's.

    Where a game can be played as a team or as rivals, how its games ended tells which it is.
    """
    team = kind == "team" or (
        kind != "rivals" and all(len(set(playout.won)) == 1 for playout in playouts)
    )
    moves = max(1.0, sum(playout.moves for playout in playouts) / max(1, len(playouts)))
    rows = [_row(sight, playout, team, moves) for playout in playouts for sight in playout.seen]
    return Link(team, moves, _climb(rows))


class _Row:
    """A position: the marks of every share of the whole but nobody's, and who won."""

    __slots__ = ("marks", "weight", "won")

    def __init__(self, marks: list[Values], won: list[float], weight: float) -> None:
        self.marks = marks
        self.won = won
        self.weight = weight


def _row(sight: Sight, playout: Playout, team: bool, moves: float) -> _Row:
    t, weight = sight.n / moves, 1.0 / len(playout.seen)
    if team:
        mean = sum(sight.leanings) / len(sight.leanings)
        return _Row([_marks(mean, t)], [playout.won[0]], weight)
    whole = max(1.0, sum(playout.won))
    return _Row([_marks(x, t) for x in sight.leanings], [w / whole for w in playout.won], weight)


def _marks(leaning: float, t: float) -> Values:
    return (1.0, leaning, t, leaning * t)


def _shares(weights: Sequence[float], marks: Sequence[Values]) -> Values:
    """Shares of one whole; nobody's has the weight 1 and is left out."""
    heights = [sum(w * m for w, m in zip(weights, one, strict=True)) for one in marks]
    top = max(0.0, *heights)
    sizes = [math.exp(height - top) for height in heights]
    whole = math.exp(-top) + sum(sizes)
    return tuple(size / whole for size in sizes)


def _climb(rows: Sequence[_Row]) -> tuple[float, float, float, float]:
    """Newton's method, with steps halved until they lead uphill."""
    weights = list(PLAIN)
    for _ in range(ROUNDS):
        step = _solved(*_slopes(rows, weights))
        now, size = _misfit(rows, weights), 1.0
        while size > SMALLEST_STEP and _misfit(rows, _moved(weights, step, size)) > now:
            size /= 2.0
        if size <= SMALLEST_STEP or max(map(abs, step)) < SMALLEST_STEP:
            break
        weights = _moved(weights, step, size)
    return (weights[0], weights[1], weights[2], weights[3])


def _moved(weights: list[float], step: list[float], size: float) -> list[float]:
    return [w + size * s for w, s in zip(weights, step, strict=True)]


def _misfit(rows: Sequence[_Row], weights: list[float]) -> float:
    """How unlikely the results are, and how far the weights are from the plain ones."""
    total = TRUST / 2.0 * sum((w - p) ** 2 for w, p in zip(weights, PLAIN, strict=True))
    for row in rows:
        shares = _shares(weights, row.marks)
        nobody = max(1e-12, 1.0 - sum(shares))
        logs = sum(won * math.log(max(1e-12, p)) for won, p in zip(row.won, shares, strict=True))
        total -= row.weight * (logs + (1.0 - sum(row.won)) * math.log(nobody))
    return total


def _slopes(rows: Sequence[_Row], weights: list[float]) -> tuple[list[list[float]], list[float]]:
    """The second and the first derivatives of the fit."""
    size = range(len(PLAIN))
    first = [TRUST * (PLAIN[i] - weights[i]) for i in size]
    second = [[TRUST * (i == j) for j in size] for i in size]
    for row in rows:
        shares = _shares(weights, row.marks)
        mean = [sum(p * m[i] for p, m in zip(shares, row.marks, strict=True)) for i in size]
        for i in size:
            seen = sum(won * m[i] for won, m in zip(row.won, row.marks, strict=True))
            first[i] += row.weight * (seen - mean[i])
            for j in size:
                product = sum(p * m[i] * m[j] for p, m in zip(shares, row.marks, strict=True))
                second[i][j] += row.weight * (product - mean[i] * mean[j])
    return second, first


def _solved(matrix: list[list[float]], right: list[float]) -> list[float]:
    """Gauss's elimination; the matrix is symmetric and has no null direction."""
    size = len(right)
    rows = [[*matrix[i], right[i]] for i in range(size)]
    for i in range(size):
        pivot = max(range(i, size), key=lambda r: abs(rows[r][i]))
        rows[i], rows[pivot] = rows[pivot], rows[i]
        for r in range(size):
            if r != i:
                factor = rows[r][i] / rows[i][i]
                rows[r] = [a - factor * b for a, b in zip(rows[r], rows[i], strict=True)]
    return [rows[i][size] / rows[i][i] for i in range(size)]
