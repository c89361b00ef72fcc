"""Chances of winning, derived from how a game evaluates its positions.

A game's `evaluate` ranks positions; how often a position rated 60 % is really won is another
matter, and depends on the seats and the difficulty. So a `WinModel` is fitted to many games played
by the game's script, or by `greedy` if it has none (`wardround lab chances`), and shipped beside
the game (`chances.toml`). Hints, chart and analysis all use it (`forecast`). Its chances hold for
seats that play on in that way.

The chances are shares of one whole: one for every seat (or for the team) and one for no winner at
all. A share rises with the logit of `evaluate`, by a line with a few bends for each of a few times
of a game; in between, lines are mixed. No line falls: a better position never has the smaller
chance. Some seats may have the better place at the table.
"""

from __future__ import annotations

import math
import tomllib
from collections.abc import Sequence
from functools import cache
from importlib import resources
from itertools import pairwise
from typing import Any, Final

import msgspec

from wardround.bots.base import think
from wardround.bots.greedy import GreedyBot
from wardround.core.actions import Action
from wardround.core.chance import Chance, SeededChance
from wardround.core.game import Options, Outcome, resolve_options
from wardround.core.log import silent
from wardround.presentation.game_spec import AnyGameSpec

Values = tuple[float, ...]
"""A number for every seat: usually its chance of winning, from 0 to 1."""

GREEDY: Final = GreedyBot()
FILE: Final = "chances.toml"
MAX_PLIES: Final = 16
"""A turn ends when another seat decides; a longer one, or that of a lone seat, counts as over after
this many moves. `evaluate` may lean one way in one phase of a turn and the other way in the next,
so it is asked at the end of turns, here and in `forecast`."""
NO_END: Final = 1_000_000
SURE: Final = 0.002
"""How close to 0 or 1 the result of `evaluate` is taken to be at most."""
FURTHEST: Final = round(math.log((1.0 - SURE) / SURE), 3)
"""No logit is further from 0."""
TIMES: Final = (0.0, 0.4, 0.8, 1.2)
"""The times with lines of their own, in usual lengths of a game, evenly spaced; few games last
longer."""


class WinModel(msgspec.Struct, frozen=True):
    """How logits become chances; see `chances`."""

    team: bool
    moves: float
    """The average length of a game."""
    knots: Values
    """The logits at which lines may bend, with both ends; in ascending order."""
    weights: Values
    """For each time: the height of its line at the first knot, then its rise to each next one. For
    rivals also what each place at the table adds, except the first."""

    def chances(self, n: int, logits: Values) -> Values:
        """The chance of every seat after n moves."""
        t = n / self.moves
        if self.team:
            mean = sum(logits) / len(logits)
            return _shares(self.weights, [marks_of(mean, t, self.knots)]) * len(logits)
        seats = len(logits)
        marks = [marks_of(x, t, self.knots) + place(seat, seats) for seat, x in enumerate(logits)]
        return _shares(self.weights, marks)


def marks_of(logit: float, t: float, knots: Values) -> Values:
    """What a model's weights are multiplied by, after t usual lengths of a game."""
    crossed = [min(1.0, max(0.0, (logit - a) / (b - a))) for a, b in pairwise(knots)]
    nearness = [max(0.0, 1.0 - abs(min(t, TIMES[-1]) - time) / TIMES[1]) for time in TIMES]
    return tuple(near * part for near in nearness for part in (1.0, *crossed))


def place(seat: int, seats: int) -> Values:
    """Marks that set a seat's place at the table apart from the first one."""
    return tuple(1.0 if seat == other else 0.0 for other in range(1, seats))


def _shares(weights: Sequence[float], marks: Sequence[Values]) -> Values:
    """Shares of one whole; the share of no winner has the weight 1 and is left out."""
    heights = [sum(w * m for w, m in zip(weights, one, strict=True)) for one in marks]
    top = max(0.0, *heights)
    sizes = [math.exp(height - top) for height in heights]
    whole = math.exp(-top) + sum(sizes)
    return tuple(size / whole for size in sizes)


class Fitted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A model as shipped."""

    options: Options
    """The tables it is for: the number of seats, the options that make rivals a team, and the
    difficulty of teams."""
    games: int
    """How many games it was fitted to."""
    moves: float
    knots: Values
    lines: tuple[Values, ...]
    """For each time: a height, then rises."""
    places: Values = ()


def model_of(game: AnyGameSpec, options: Options) -> WinModel:
    """The model of a game with these options; without one, `evaluate` is taken at its word."""
    team = game.meta.is_team(options)
    fitting = [one for one in _shipped(game.package) if one.options.items() <= options.items()]
    if not fitting:
        return plain_model(team, int(options["seats"]))
    best = max(fitting, key=lambda one: len(one.options))
    return WinModel(team, best.moves, best.knots, sum(best.lines, ()) + best.places)


@cache
def _shipped(package: str) -> tuple[Fitted, ...]:
    file = resources.files(package) / FILE
    if not file.is_file():
        return ()
    return msgspec.convert(tomllib.loads(file.read_text("utf-8"))["models"], tuple[Fitted, ...])


def tables_of(game: AnyGameSpec) -> list[Options]:
    """The options that tell tables with different models apart: every number of seats, each option
    that makes rivals a team, and every difficulty of a team."""
    hard = (one for one in game.meta.options if one.kind == "difficulty" and one.seat is None)
    level, tables = next(hard, None), list[Options]()
    for seats in game.meta.seats:
        for more in ({}, *({name: value} for name, value in game.meta.team_when)):
            told_by: Options = {"seats": seats, **more}
            if level is not None and game.meta.is_team(resolve_options(game.meta, told_by)):
                tables += [{**told_by, level.id: value} for value in level.values]
            else:
                tables.append(told_by)
    return tables


def plain_model(team: bool, seats: int) -> WinModel:
    """The model of a game about which only `evaluate` is known."""
    knots = (-FURTHEST, FURTHEST)
    return WinModel(team, 1.0, knots, plain_weights(team, seats, knots))


def plain_weights(team: bool, seats: int, knots: Values) -> Values:
    """The weights that take `evaluate` at its word. Rivals always have a winner, and what one of
    two seats gains, the other loses."""
    first, slope = (0.0, 1.0) if team else (6.0, 0.5)
    line = (first + slope * knots[0], *(slope * (b - a) for a, b in pairwise(knots)))
    return line * len(TIMES) + (0.0,) * (0 if team else seats - 1)


def logits(game: AnyGameSpec, state: Any, seats: int) -> Values:
    """What `evaluate` says for every seat of an unfinished game, as log odds."""
    if game.advice.evaluate is None:
        return (0.0,) * seats
    asked = 1 if game.meta.is_team(game.rules.options(state)) else seats
    odds = []
    for seat in range(asked):
        value = min(1.0 - SURE, max(SURE, game.advice.evaluate(state, seat)))
        odds.append(math.log(value / (1.0 - value)))
    return tuple(odds) * (seats // asked)


def chances(game: AnyGameSpec, state: Any, n: int, seats: int, model: WinModel) -> Values:
    """Every seat's chance of winning; after the end, the result."""
    outcome = game.rules.outcome(state)
    if outcome is not None:
        return result_of(outcome, seats)
    return model.chances(n, logits(game, state, seats))


def result_of(outcome: Outcome, seats: int) -> Values:
    """1 or 0 for each seat."""
    return tuple(1.0 if seat in outcome.winners else 0.0 for seat in range(seats))


# -- playing on -----------------------------------------------------------------------------------


def played_by(game: AnyGameSpec, state: Any, seat: int, minds: Chance) -> Action:
    """What a seat does in a game that is played on."""
    if game.advice.script is None:
        return think(GREEDY, game, state, seat, minds).action
    answer: Action = game.advice.script.answer(game.rules.imagine(state, seat, minds), seat)
    return answer


def play_turn(game: AnyGameSpec, state: Any, chance: Chance, minds: Chance) -> int:
    """Play on to the end of a turn; returns the number of moves.

    A game that cannot evaluate its positions is played to its end.
    """
    most, n = MAX_PLIES if game.advice.evaluate is not None else NO_END, 0
    turn = game.rules.awaiting(state).seats[0]
    while game.rules.outcome(state) is None and n < most:
        seat = game.rules.awaiting(state).seats[0]
        if seat != turn and game.advice.evaluate is not None:
            break
        game.rules.push(state, played_by(game, state, seat, minds), chance, silent())
        n += 1
    return n


def play_on(game: AnyGameSpec, state: Any, seats: int, seed: str) -> Values:
    """Play a copy of a game on to its end; returns who won."""
    state = state.clone()
    chance, minds = SeededChance(f"{seed}/table"), SeededChance(f"{seed}/minds")
    while (outcome := game.rules.outcome(state)) is None:
        play_turn(game, state, chance, minds)
    return result_of(outcome, seats)
