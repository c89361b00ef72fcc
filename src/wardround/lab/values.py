"""`wardround lab values`: what positions are worth, learned from games that the script plays.

The script plays games under many settings. At first it slips now and then, since bots also look at
positions that it would avoid itself; from some point on it plays as it means to, and a few of the
positions from there are kept with the grade of the finished game. A network with one hidden layer
then learns to tell the grade from what the game says about a position (`Script.insight`). Its
weights are the file that a game ships (`core.learned`).
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any, Final, TypeAlias

import msgspec
import numpy as np
import numpy.typing as npt

from wardround.bots.look_ahead import listed_for
from wardround.core.chance import SeededChance
from wardround.core.game import OptionError, Options
from wardround.core.log import silent
from wardround.games import find_game, new_game
from wardround.lab.parallel_work import Executor, LabError, done_in_order
from wardround.presentation.game_spec import AnyGameSpec

Floats: TypeAlias = npt.NDArray[np.float32]

DEFAULT_SHARE: Final = 40
"""How many games of a hundred are played under the given options; the others vary them."""
KEPT: Final = 8
"""The most positions kept of a game."""
SLIPS_UNTIL: Final = (0, 30, 60, 100, 150)
"""After how many answers the script no longer slips …"""
SLIPS_PERCENT: Final = (10, 25, 50)
"""… and in how many weighty decisions of a hundred it does until then."""
TEMPTING: Final = 3
"""A slip is one of this many first candidates."""
HELD_BACK: Final = 10
"""One game of this many is kept to judge the network by."""
BATCH: Final = 1024
RATE: Final = 2e-3
BATCH_OF_GAMES: Final = 50


class Positions(msgspec.Struct):
    """Positions as rows, the grades that their games ended with, and the games' numbers."""

    rows: Any
    grades: Any
    games: Any
    played: int
    """How many games, also those without a position to keep."""


class ValueGames(msgspec.Struct, frozen=True):
    """Some games for one process."""

    game: str
    options: Options
    seed: str
    numbers: range


def play_piece(piece: ValueGames) -> Positions:
    rows: list[bytes] = []
    grades: list[float] = []
    games: list[int] = []
    for number in piece.numbers:
        kept, grade = _play(piece, number)
        rows += kept
        grades += [grade] * len(kept)
        games += [number] * len(kept)
    table = np.frombuffer(b"".join(rows), np.uint8).reshape(len(rows), -1)
    return Positions(table, np.array(grades, np.float32), np.array(games), len(piece.numbers))


def _play(piece: ValueGames, number: int) -> tuple[list[bytes], float]:
    """A few positions of one game, and its grade."""
    game = find_game(piece.game)
    script = game.advice.script
    assert script is not None
    assert script.insight is not None
    table = SeededChance(f"{piece.seed}/{number}/table")
    dice = SeededChance(f"{piece.seed}/{number}/dice")
    state = _new_game(game, piece.options, table, dice)
    until = SLIPS_UNTIL[dice.below(len(SLIPS_UNTIL))]
    percent = SLIPS_PERCENT[dice.below(len(SLIPS_PERCENT))]
    kept: list[bytes] = []
    answers, met, log, seat = 0, 0, silent(), script.next_seat(state)
    while seat >= 0:
        action = script.answer(state, seat)
        if game.rules.awaiting(state).decision in script.weighty:
            if answers >= until:
                met += 1
                # Every position is as likely to be among those kept in the end.
                place = len(kept) if len(kept) < KEPT else dice.below(met)
                if place < KEPT:
                    kept[place : place + 1] = [script.insight(state, seat)]
            elif dice.below(100) < percent:
                tempting = script.candidates(state, seat, action, listed_for(game, state, seat))
                action = tempting[dice.below(min(TEMPTING, len(tempting)))]
        game.rules.push(state, action, table, log)
        answers, seat = answers + 1, script.next_seat(state)
    # Values are learned for teams only, where every seat has the same grade.
    return kept, script.grade(state, 0)


def _new_game(game: AnyGameSpec, options: Options, table: SeededChance, dice: SeededChance) -> Any:
    """A new game under the given options or, more often, with a few others drawn."""
    drawn = dict(options)
    if dice.below(100) >= DEFAULT_SHARE:
        for option in game.meta.options:
            if dice.below(3) == 0:
                drawn[option.id] = option.values[dice.below(len(option.values))]
    try:
        return new_game(game, drawn, table)
    except OptionError:  # these options do not go together
        return new_game(game, options, table)


class ValueNetwork:
    """A network with one hidden layer that reads rows of small numbers."""

    def __init__(self, rows: Any, hidden: int, seed: int) -> None:
        dice, columns = np.random.default_rng(seed), rows.shape[1]
        self.most: Floats = np.maximum(rows.max(0), 1).astype(np.float32)
        """Each column is divided by the most it was seen to be."""
        self.usual: Floats = (rows.mean(0) / self.most).astype(np.float32)
        spread = (2 / columns) ** 0.5
        self.weights: dict[str, Floats] = {
            "see": (spread * dice.standard_normal((columns, hidden))).astype(np.float32),
            "see_bias": np.zeros(hidden, np.float32),
            "value": (0.1 * dice.standard_normal(hidden)).astype(np.float32),
            "value_bias": np.zeros(1, np.float32),
        }

    def _seen(self, rows: Any) -> tuple[Floats, Floats, Floats]:
        w = self.weights
        scaled = rows.astype(np.float32) / self.most - self.usual
        hidden = np.maximum(scaled @ w["see"] + w["see_bias"], 0.0)
        return scaled, hidden, 1.0 / (1.0 + np.exp(-(hidden @ w["value"] + w["value_bias"][0])))

    def expected(self, rows: Any) -> Floats:
        parts = [self._seen(rows[at : at + BATCH])[2] for at in range(0, len(rows), BATCH)]
        return np.concatenate(parts)

    def gradients(self, rows: Any, grades: Floats) -> dict[str, Floats]:
        """Uphill, towards likelier grades."""
        scaled, hidden, expected = self._seen(rows)
        short = (grades - expected) / len(grades)
        d_hidden = np.where(hidden > 0, short[:, None] * self.weights["value"], 0.0)
        return {
            "see": scaled.T @ d_hidden,
            "see_bias": d_hidden.sum(0),
            "value": hidden.T @ short,
            "value_bias": np.array([short.sum()], np.float32),
        }

    def learn(self, rows: Any, grades: Floats, passes: int, decay: float, seed: int) -> None:
        """Some passes over the positions, in smaller and smaller steps."""
        dice, adam, done = np.random.default_rng(seed), Adam(self.weights, RATE), 0
        steps = passes * -(-len(grades) // BATCH)
        for _ in range(passes):
            order = dice.permutation(len(grades))
            for at in range(0, len(order), BATCH):
                which = order[at : at + BATCH]
                adam.rate = RATE * (1 - done / steps)
                adam.step(self.weights, self.gradients(rows[which], grades[which]))
                for weights in self.weights.values():
                    weights *= 1 - adam.rate * decay
                done += 1

    def packed(self, about: dict[str, Any]) -> bytes:
        """The file that a game ships."""
        w = self.weights
        head = {"columns": len(w["see"]), "hidden": len(w["value"]), **about}
        bias = w["see_bias"] - self.usual @ w["see"]
        arrays = (w["see"] / self.most[:, None], bias, w["value"], w["value_bias"])
        body = b"".join(np.ascontiguousarray(one).astype("<f2").tobytes() for one in arrays)
        return msgspec.json.encode(head) + b"\n" + body


class Adam:
    """Adam's steps, uphill."""

    def __init__(self, weights: dict[str, Floats], rate: float) -> None:
        self.rate = rate
        self.first = {name: np.zeros_like(w) for name, w in weights.items()}
        self.second = {name: np.zeros_like(w) for name, w in weights.items()}
        self.steps = 0

    def step(self, weights: dict[str, Floats], gradients: dict[str, Floats]) -> None:
        self.steps += 1
        rate = self.rate * math.sqrt(1 - 0.999**self.steps) / (1 - 0.9**self.steps)
        for name, gradient in gradients.items():
            first, second = self.first[name], self.second[name]
            first += 0.1 * (gradient - first)
            second += 0.001 * (gradient * gradient - second)
            weights[name] += rate * first / (np.sqrt(second) + 1e-8)


class Learning(msgspec.Struct, frozen=True):
    """How a network learns from the positions."""

    hidden: int = 96
    passes: int = 5
    decay: float = 0.1


class Learnt(msgspec.Struct, frozen=True):
    """The file, and how good it is."""

    file: bytes
    positions: int
    explained: float
    """The share of the grades' variance that it explains, in games it did not learn from."""


def learn_values(
    game: str,
    options: Options,
    games: int,
    seed: str,
    executor: Executor,
    learning: Learning,
    made_by: str,
    done: Callable[[int], None] = lambda n: None,
) -> Learnt:
    """Play games, learn from most of them, and judge by the others."""
    script = find_game(game).advice.script
    if script is None or script.insight is None:
        raise LabError(f"{game} does not say what to learn from: its script has no `insight`")
    pieces = [
        ValueGames(game, options, seed, range(at, min(at + BATCH_OF_GAMES, games)))
        for at in range(0, games, BATCH_OF_GAMES)
    ]
    # In the order of the games, so that the result does not depend on the processes.
    parts = done_in_order(play_piece, pieces, executor, lambda part: done(part.played))
    rows = np.concatenate([part.rows for part in parts if len(part.rows)])
    grades = np.concatenate([part.grades for part in parts])
    judged = np.concatenate([part.games for part in parts]) % HELD_BACK == 0
    values = ValueNetwork(rows[~judged], learning.hidden, 1)
    values.learn(rows[~judged], grades[~judged], learning.passes, learning.decay, 2)
    missed = grades[judged] - values.expected(rows[judged])
    explained = 1.0 - float((missed**2).mean() / max(1e-9, float(grades[judged].var())))
    about = {"game": game, "games": games, "positions": len(rows), "explained": round(explained, 3)}
    file = values.packed({**about, "made_by": made_by})
    return Learnt(file, len(rows), explained)
