"""`wardround lab chances`: how often positions are won, learned from games that the script plays.

For every number of seats, as a team and as rivals, and for every difficulty of a team, games are
played and a model is fitted to them (`bots.win_chances`). The result is the game's `chances.toml`.

The model is asked about positions anywhere in a game (`bots.forecast`), so a position is weighted
by the number of moves to the next recorded one. If all games counted the same, short ones, which
are mostly lost, would dominate the early positions.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from itertools import pairwise
from typing import Any, Final

import msgspec
import numpy as np
import numpy.typing as npt

from wardround.bots.win_chances import (
    FURTHEST,
    TIMES,
    Fitted,
    Values,
    WinModel,
    logits,
    marks_of,
    place,
    plain_weights,
    play_turn,
    result_of,
)
from wardround.core.chance import SeededChance
from wardround.core.game import Options, OptionValue, resolve_options
from wardround.games import find_game, new_game
from wardround.lab.parallel_work import Executor, done_in_order
from wardround.presentation.game_spec import AnyGameSpec

SEEN: Final = 12
"""How many positions to record per game; their neighbours would say the same."""
BENDS: Final = (0.05, 0.2, 0.35, 0.5, 0.65, 0.8, 0.95)
"""Where lines may bend: shares of the recorded positions with a smaller logit."""
CLOSEST: Final = 0.01
"""Bends are at least this far apart."""
TRUST: Final = 0.3
"""How far to take `evaluate` at its word where there are no games; one game counts 1."""
STEADY: Final = 0.1
"""How alike neighbouring rises are assumed to be, along a line and from one time to the next."""
PLACES_ALIKE: Final = 40.0
"""How alike the places at the table are assumed to be: a lead in a few games may be chance."""
MIN_RISE: Final = 0.01
"""The least worth of a better position where games suggest the opposite."""
CERTAIN: Final = 1e6
ROUNDS: Final = 25
SMALLEST_STEP: Final = 1e-3

Array = npt.NDArray[np.float64]


class Visited(msgspec.Struct, frozen=True):
    """A position that a game passed through, between two turns."""

    n: int
    """Moves made so far."""
    logits: Values
    """For each seat: the log odds of its `evaluate`."""


class Playout(msgspec.Struct, frozen=True):
    """A game played to its end."""

    moves: int
    won: Values
    """1 or 0 for each seat."""
    seen: tuple[Visited, ...]


def learn(
    game: AnyGameSpec,
    told_by: Options,
    games: int,
    seed: str,
    executor: Executor,
    done: Callable[[int], None] = lambda n: None,
) -> Fitted:
    """Play games at tables of a kind and fit a model to their results, as shipped."""
    options = resolve_options(game.meta, told_by)
    # Sorted as text, as the models that are shipped were fitted.
    seeds = sorted(f"{seed}/{'/'.join(map(str, told_by.values()))}/{n}" for n in range(games))
    play = partial(_played, game.meta.id, options)
    playouts = done_in_order(play, seeds, executor, lambda _: done(1))
    model = fit(playouts, game.meta.is_team(options))
    weights, knots = tuple(round(weight, 2) for weight in model.weights), model.knots
    size, ends = len(knots), len(knots) * len(TIMES)
    lines = tuple(weights[first : first + size] for first in range(0, ends, size))
    return Fitted(told_by, games, round(model.moves, 1), knots, lines, weights[ends:])


def _played(name: str, options: Options, seed: str) -> Playout:
    game = find_game(name)
    state = new_game(game, options, SeededChance(f"{seed}/setup"))
    return play_out(game, state, int(options["seats"]), seed)


def play_out(game: AnyGameSpec, state: Any, seats: int, seed: str) -> Playout:
    """Play a game to its end and record some positions between turns."""
    chance, minds = SeededChance(f"{seed}/table"), SeededChance(f"{seed}/minds")
    n, turns = 0, list[tuple[int, Any]]()
    while (outcome := game.rules.outcome(state)) is None:
        turns.append((n, state.clone()))
        n += play_turn(game, state, chance, minds)
    count = min(SEEN, len(turns))
    spread = [turns[k * len(turns) // count] for k in range(count)]
    seen = tuple(Visited(m, logits(game, then, seats)) for m, then in spread)
    return Playout(n, result_of(outcome, seats), seen)


# -- fitting --------------------------------------------------------------------------------------


def fit(playouts: Sequence[Playout], team: bool) -> WinModel:
    """The model under which the games' results are most likely, among smooth ones."""
    moves = max(1.0, sum(playout.moves for playout in playouts) / max(1, len(playouts)))
    seen = [(visited, playout) for playout in playouts for visited in playout.seen]
    knots: Values = (-FURTHEST, FURTHEST)
    if not seen:
        return WinModel(team, moves, knots, plain_weights(team, 1, knots))
    knots = _knots([x for visited, _ in seen for x in visited.logits])
    seats = len(seen[0][1].won)
    marks = np.array([_marks(visited, team, moves, knots) for visited, _ in seen])
    won = np.array([playout.won[:1] if team else playout.won for _, playout in seen])
    won /= np.maximum(1.0, won.sum(1, keepdims=True))
    counts = np.array([float(count) for playout in playouts for count in _moves_told_of(playout)])
    counts *= len(playouts) / counts.sum()
    plain = np.array(plain_weights(team, seats, knots))
    weights = _climbed(marks, won, counts, plain, _reluctance(len(knots), len(plain)))
    return WinModel(team, moves, knots, weights)


def _knots(logits: Sequence[float]) -> Values:
    """Bends where most positions are, between the two ends."""
    knots = [-FURTHEST]
    for bend in np.quantile(logits, BENDS):
        if knots[-1] + CLOSEST <= bend <= FURTHEST - CLOSEST:
            knots.append(round(float(bend), 3))
    return (*knots, FURTHEST)


def _reluctance(knots: int, weights: int) -> Array:
    """The cost of weights that differ from the plain ones and, more than those, from their
    neighbours', as a quadratic form."""
    cost = np.diag([TRUST] * len(TIMES) * knots + [PLACES_ALIKE] * (weights - len(TIMES) * knots))
    rises = [n for n in range(len(TIMES) * knots) if n % knots]
    for n in rises:
        for other in (n + 1, n + knots):
            if other in rises:
                apart = np.zeros(weights)
                apart[n], apart[other] = 1.0, -1.0
                cost += STEADY * np.outer(apart, apart)
    return cost


def _moves_told_of(playout: Playout) -> list[int]:
    """The number of moves from each recorded position to the next, or to the end."""
    numbers = [*(visited.n for visited in playout.seen), playout.moves]
    return [after - before for before, after in pairwise(numbers)]


def _marks(visited: Visited, team: bool, moves: float, knots: Values) -> list[Values]:
    """The marks of every share of the whole except that of no winner."""
    t, seats = visited.n / moves, len(visited.logits)
    if team:
        return [marks_of(visited.logits[0], t, knots)]
    return [marks_of(x, t, knots) + place(seat, seats) for seat, x in enumerate(visited.logits)]


def _climbed(marks: Array, won: Array, counts: Array, plain: Array, cost: Array) -> Values:
    """The best weights under which no line falls."""
    per_line = (len(plain) - (won.shape[1] - 1)) // len(TIMES)
    rises = np.arange(len(plain)) % per_line > 0
    rises[len(TIMES) * per_line :] = False
    weights, plain, cost = plain, plain.copy(), cost.copy()
    while True:
        weights = _climbed_from(weights, plain, cost, marks, won, counts)
        falling = rises & (weights < MIN_RISE / 2)
        if not falling.any():
            return tuple(weights.tolist())
        plain[falling] = weights[falling] = MIN_RISE
        cost[falling, falling] = CERTAIN


def _climbed_from(
    weights: Array, plain: Array, cost: Array, marks: Array, won: Array, counts: Array
) -> Array:
    """Newton's method, with steps halved until they lead uphill."""

    def shares(weights: Array) -> tuple[Array, Array]:
        heights = np.concatenate([marks @ weights, np.zeros((len(marks), 1))], 1)
        sizes = np.exp(heights - heights.max(1, keepdims=True))
        whole = sizes / sizes.sum(1, keepdims=True)
        return whole[:, :-1], whole[:, -1]

    def misfit(weights: Array) -> float:
        """How unlikely the results are, plus how far the weights are from what was assumed."""
        mine, nobody = (np.log(np.maximum(1e-12, some)) for some in shares(weights))
        logs = (won * mine).sum(1) + (1.0 - won.sum(1)) * nobody
        return float((weights - plain) @ cost @ (weights - plain) / 2 - counts @ logs)

    for _ in range(ROUNDS):
        mine, _ = shares(weights)
        mean = np.einsum("ns,nsi->ni", mine, marks)
        first = counts @ (np.einsum("ns,nsi->ni", won, marks) - mean)
        second = np.einsum("n,ns,nsi,nsj->ij", counts, mine, marks, marks, optimize=True)
        second -= np.einsum("n,ni,nj->ij", counts, mean, mean, optimize=True)
        step = np.linalg.solve(second + cost, first + cost @ (plain - weights))
        now = misfit(weights)
        while misfit(weights + step) > now and abs(step).max() > SMALLEST_STEP:
            step /= 2.0
        weights = weights + step
        if abs(step).max() < SMALLEST_STEP:
            break
    return weights


def chances_file(models: Sequence[Fitted], command: str) -> str:
    """The models as TOML text."""
    lines = [
        "# How often positions are won, by what `evaluate` says of them: see docs/analysis.md.",
        f"# {command}",
    ]
    for one in models:
        lines += ["", "[[models]]", f"options = {_inline(one.options)}", f"games = {one.games}"]
        lines += [f"moves = {one.moves}", f"knots = {list(one.knots)}", "lines = ["]
        lines += [*(f"    {list(line)}," for line in one.lines), "]"]
        lines += [f"places = {list(one.places)}"] if one.places else []
    return "\n".join(lines) + "\n"


def _inline(values: Mapping[str, OptionValue | float]) -> str:
    told = (f"{name} = {msgspec.json.encode(value).decode()}" for name, value in values.items())
    return f"{{ {', '.join(told)} }}"
