"""Chances of winning, out of what a game thinks of its positions.

A game's `evaluate` ranks positions; how often a position it rates 60 % is really won is another
matter, and depends on the seats and how hard the game is. So a `WinModel` is fitted to many games
that the game's script has played, or `greedy` where there is none (`wardround lab chances`), and
shipped beside the game (`chances.toml`). Hints, chart and analysis all ask it (`outlook`). Its
chances hold for seats that play on like that.

The chances are shares of one whole: one for every seat (or for the whole team) and one for nobody.
A share grows with the logit of `evaluate`, more steeply later in the game, and a seat may have the
better place at the table.
"""

from __future__ import annotations

import math
import tomllib
from collections.abc import Sequence
from functools import cache
from importlib import resources
from typing import Any, Final

import msgspec

from wardround.bots.base import think
from wardround.bots.greedy import GreedyBot
from wardround.core.actions import Action
from wardround.core.chance import Chance, SeededChance
from wardround.core.game import AnyGame, Option, Options, Outcome
from wardround.core.log import silent

Values = tuple[float, ...]
"""A number for every seat: mostly the chance of winning, from 0 to 1."""

GREEDY: Final = GreedyBot()
FILE: Final = "chances.toml"
MOST_PLIES: Final = 16
"""Turns are told by the seat that decides; a longer one, or that of somebody alone, counts as over
after so many moves. `evaluate` may lean one way in one phase of a turn and the other way in the
next, so it is asked when turns are over, here and in `outlook`."""
NO_END: Final = 1_000_000
MOST_SEEN: Final = 8
"""Positions that one game tells about; its neighbours tell the same."""
SURE: Final = 0.002
"""What `evaluate` says counts as if it were never surer than this."""
PLAIN: Final = (0.0, 1.0, 0.0, 0.0)
"""The weights that take `evaluate` at its word where the seats are one team."""
RIVALS: Final = (6.0, 0.5, 0.0, 0.0)
"""The same where somebody always wins: what one of two gains, the other loses."""
LATEST: Final = 1.5
"""Usual lengths of a game after which it gets no later: few games last so long."""
TRUST: Final = 1.0
"""How much `evaluate` is taken at its word where few games tell: as much as a game."""
PLACES_ALIKE: Final = 40.0
"""How much places at the table are taken to be alike: whose lead a few games show, chance shows."""
LEVELS_ALIKE: Final = 2.0
"""How much difficulties are taken to be alike, since `evaluate` sees most of what is hard."""
ROUNDS: Final = 25
SMALLEST_STEP: Final = 1e-3


class Visited(msgspec.Struct, frozen=True):
    """A position that a game came through, at the beginning of a turn."""

    n: int
    """Moves made so far."""
    logits: Values
    """For each seat: the log odds of what `evaluate` says."""


class Playout(msgspec.Struct, frozen=True):
    """A game that was played on to its end."""

    moves: int
    won: Values
    """For each seat 1 or 0."""
    seen: tuple[Visited, ...]
    harder: int = 0
    """Which difficulty it was played at, by its number; 0 is the usual one."""


class WinModel(msgspec.Struct, frozen=True):
    """How logits become chances; see `chances`."""

    team: bool
    moves: float
    """How long a game is, on average."""
    weights: Values = PLAIN

    def chances(self, n: int, logits: Values) -> Values:
        """The chance of every seat after n moves."""
        t = n / self.moves
        if self.team:
            mean = sum(logits) / len(logits)
            return _shares(self.weights, [_marks(mean, t)]) * len(logits)
        seats = len(logits)
        marks = [_marks(x, t) + _one_of(seat, seats) for seat, x in enumerate(logits)]
        return _shares(self.weights, marks)


class Fitted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A model as it is shipped."""

    options: Options
    """What tables it is for: the number of seats, and what makes a team of rivals."""
    games: int
    """How many it was fitted to."""
    moves: float
    weights: Values
    harder: dict[str, float] = {}
    """For teams, by difficulty: what is to be added to the first weight."""


def model_of(game: AnyGame, options: Options) -> WinModel:
    """The one model of a game with these options; `evaluate` at its word where none is shipped."""
    team, level = game.meta.is_team(options), difficulty(game)
    fitting = [one for one in _shipped(game.package) if one.options.items() <= options.items()]
    if not fitting:
        return plain_model(team, int(options["seats"]))
    found = max(fitting, key=lambda one: len(one.options))
    added = found.harder.get(str(options[level.id]), 0.0) if level is not None else 0.0
    return WinModel(team, found.moves, (found.weights[0] + added, *found.weights[1:]))


@cache
def _shipped(package: str) -> tuple[Fitted, ...]:
    file = resources.files(package) / FILE
    if not file.is_file():
        return ()
    return msgspec.convert(tomllib.loads(file.read_text("utf-8"))["models"], tuple[Fitted, ...])


def difficulty(game: AnyGame) -> Option | None:
    """The option that says how hard a game is for a team; the seats' own levels do not."""
    hard = (one for one in game.meta.options if one.kind == "difficulty" and one.seat is None)
    return next(hard, None)


def plain_model(team: bool, seats: int) -> WinModel:
    """The model of a game of which nothing is known but what `evaluate` says."""
    return WinModel(team, 1.0, _plain_weights(team, 0 if team else seats - 1))


def _plain_weights(team: bool, more: int) -> Values:
    return (*(PLAIN if team else RIVALS), *(0.0,) * more)


def logits(game: AnyGame, state: Any, seats: int) -> Values:
    """What `evaluate` says for every seat of a game that goes on, as log odds."""
    if game.evaluate is None:
        return (0.0,) * seats
    asked = 1 if game.meta.is_team(game.options(state)) else seats
    found = []
    for seat in range(asked):
        value = min(1.0 - SURE, max(SURE, game.evaluate(state, seat)))
        found.append(math.log(value / (1.0 - value)))
    return tuple(found) * (seats // asked)


def chances(game: AnyGame, state: Any, n: int, seats: int, model: WinModel) -> Values:
    """The chance of winning of every seat; after the end the result."""
    outcome = game.outcome(state)
    if outcome is not None:
        return _result(outcome, seats)
    return model.chances(n, logits(game, state, seats))


def _result(outcome: Outcome, seats: int) -> Values:
    return tuple(1.0 if seat in outcome.winners else 0.0 for seat in range(seats))


# -- playing on -----------------------------------------------------------------------------------


def played_by(game: AnyGame, state: Any, seat: int, minds: Chance) -> Action:
    """What a seat does in games that are played on."""
    if game.script is None:
        return think(GREEDY, game, state, seat, minds).action
    answer: Action = game.script.answer(game.imagine(state, seat, minds), seat)
    return answer


def play_turn(game: AnyGame, state: Any, chance: Chance, minds: Chance) -> int:
    """Play on until a turn is over, and say how many moves that took.

    A game that has no opinion of its positions is played to its end.
    """
    most, n = MOST_PLIES if game.evaluate is not None else NO_END, 0
    turn = game.awaiting(state).seats[0]
    while game.outcome(state) is None and n < most:
        seat = game.awaiting(state).seats[0]
        if seat != turn and game.evaluate is not None:
            break
        game.push(state, played_by(game, state, seat, minds), chance, silent())
        n += 1
    return n


def play_on(game: AnyGame, state: Any, seats: int, seed: str) -> Playout:
    """Play a game on to its end; the state is not changed."""
    state, n = state.clone(), 0
    chance, minds = SeededChance(f"{seed}/table"), SeededChance(f"{seed}/minds")
    seen: list[Visited] = []
    while game.outcome(state) is None:
        seen.append(Visited(n, logits(game, state, seats)))
        n += play_turn(game, state, chance, minds)
    outcome = game.outcome(state)
    assert outcome is not None
    return Playout(n, _result(outcome, seats), _spread(seen))


def _spread(seen: list[Visited]) -> tuple[Visited, ...]:
    """Not too many, from the first to the last."""
    if len(seen) <= MOST_SEEN:
        return tuple(seen)
    return tuple(seen[k * len(seen) // MOST_SEEN] for k in range(MOST_SEEN))


# -- fitting --------------------------------------------------------------------------------------


def fit(playouts: Sequence[Playout], team: bool, levels: int = 1) -> WinModel:
    """The model that makes how the games ended most likely.

    For a team that played at several levels of difficulty, each but the first has a weight of its
    own at the end; for rivals each place at the table but the first.
    """
    moves = max(1.0, sum(playout.moves for playout in playouts) / max(1, len(playouts)))
    rows = [
        _row(visited, playout, team, levels, moves)
        for playout in playouts
        for visited in playout.seen
    ]
    return WinModel(team, moves, _climb(rows, team))


class _Row:
    """A position: the marks of every share of the whole but nobody's, and who won."""

    __slots__ = ("marks", "weight", "won")

    def __init__(self, marks: list[Values], won: list[float], weight: float) -> None:
        self.marks = marks
        self.won = won
        self.weight = weight


def _row(visited: Visited, playout: Playout, team: bool, levels: int, moves: float) -> _Row:
    t, weight = visited.n / moves, 1.0 / len(playout.seen)
    if team:
        mean = sum(visited.logits) / len(visited.logits)
        marks = _marks(mean, t) + _one_of(playout.harder, levels)
        return _Row([marks], [playout.won[0]], weight)
    whole, seats = max(1.0, sum(playout.won)), len(playout.won)
    rivals = [_marks(x, t) + _one_of(seat, seats) for seat, x in enumerate(visited.logits)]
    return _Row(rivals, [w / whole for w in playout.won], weight)


def _marks(logit: float, t: float) -> Values:
    stage = min(t, LATEST)
    return (1.0, logit, stage, logit * stage)


def _one_of(number: int, count: int) -> Values:
    """Marks that tell a seat's place or a difficulty from the first one."""
    return tuple(1.0 if number == other else 0.0 for other in range(1, count))


def _shares(weights: Sequence[float], marks: Sequence[Values]) -> Values:
    """Shares of one whole; nobody's has the weight 1 and is left out."""
    heights = [sum(w * m for w, m in zip(weights, one, strict=True)) for one in marks]
    top = max(0.0, *heights)
    sizes = [math.exp(height - top) for height in heights]
    whole = math.exp(-top) + sum(sizes)
    return tuple(size / whole for size in sizes)


def _climb(rows: Sequence[_Row], team: bool) -> Values:
    """Newton's method, with steps halved until they lead uphill."""
    more = len(rows[0].marks[0]) - len(PLAIN) if rows else 0
    plain = list(_plain_weights(team, more))
    trust = [*[TRUST] * len(PLAIN), *[LEVELS_ALIKE if team else PLACES_ALIKE] * more]
    weights = plain[:]
    for _ in range(ROUNDS):
        step = _solved(*_slopes(rows, weights, plain, trust))
        now, size = _misfit(rows, weights, plain, trust), 1.0
        while size > SMALLEST_STEP:
            if _misfit(rows, _moved(weights, step, size), plain, trust) <= now:
                break
            size /= 2.0
        if size <= SMALLEST_STEP or max(map(abs, step)) < SMALLEST_STEP:
            break
        weights = _moved(weights, step, size)
    return tuple(weights)


def _moved(weights: list[float], step: list[float], size: float) -> list[float]:
    return [w + size * s for w, s in zip(weights, step, strict=True)]


def _misfit(
    rows: Sequence[_Row], weights: list[float], plain: list[float], trust: list[float]
) -> float:
    """How unlikely the results are, and how far the weights are from the plain ones."""
    total = sum(k / 2 * (w - p) ** 2 for k, w, p in zip(trust, weights, plain, strict=True))
    for row in rows:
        shares = _shares(weights, row.marks)
        nobody = max(1e-12, 1.0 - sum(shares))
        logs = sum(won * math.log(max(1e-12, p)) for won, p in zip(row.won, shares, strict=True))
        total -= row.weight * (logs + (1.0 - sum(row.won)) * math.log(nobody))
    return total


def _slopes(
    rows: Sequence[_Row], weights: list[float], plain: list[float], trust: list[float]
) -> tuple[list[list[float]], list[float]]:
    """The second and the first derivatives of the fit."""
    size = range(len(weights))
    first = [trust[i] * (plain[i] - weights[i]) for i in size]
    second = [[trust[i] * (i == j) for j in size] for i in size]
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
