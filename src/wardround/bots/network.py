"""A small network that scores the answers to a decision and values the position.

It sees what a seat sees, as the game's encoder writes it, and the kind and fields of each answer,
so it can score any list of actions. In a game with a script the script's own answer starts ahead:
an untrained network plays like the script, and training corrects it.

Needs NumPy; without it bots use the script alone.
"""

from __future__ import annotations

import io
import zlib
from functools import cache
from typing import Any, Final, TypeAlias

import numpy as np
import numpy.typing as npt

from wardround.bots.look_ahead import listed_for
from wardround.core.actions import Action, kind_of
from wardround.core.encoding import encoded
from wardround.core.game import AnyGame

Floats: TypeAlias = npt.NDArray[np.float32]
Ints: TypeAlias = npt.NDArray[np.int32]

HIDDEN: Final = 96
WIDTH: Final = 64
BUCKETS: Final = 2048
"""How many rows of weights the kinds and fields of actions share, by hash."""
PLACES: Final = 8
"""Answers come in the script's order; all after the eighth count as eighth."""
OWN_AHEAD: Final = 3.0
"""The head start of the script's own answer before anything is learned: e³ to 1."""


class Network:
    """Weights by name, and how they judge a position."""

    def __init__(self, weights: dict[str, Floats]) -> None:
        self.weights = weights

    @classmethod
    def new(cls, columns: int, seed: int) -> Network:
        """An untrained network: every answer but the script's scores the same."""
        dice = np.random.default_rng(seed)

        def drawn(*shape: int) -> Floats:
            found: Floats = dice.standard_normal(shape, np.float32)
            return found * np.float32((2.0 / shape[0]) ** 0.5)

        return cls(
            {
                # Only few columns are set at a time.
                "see": drawn(columns, HIDDEN) * np.float32((columns / 64) ** 0.5),
                "see_bias": np.zeros(HIDDEN, np.float32),
                "think": drawn(HIDDEN, WIDTH),
                "think_bias": np.zeros(WIDTH, np.float32),
                "answers": drawn(BUCKETS, WIDTH) * np.float32((BUCKETS / 64) ** 0.5),
                "places": np.zeros((PLACES, WIDTH), np.float32),
                "score": np.zeros(WIDTH, np.float32),
                "own": np.full(1, OWN_AHEAD, np.float32),
                "value": np.zeros(WIDTH, np.float32),
                "value_bias": np.zeros(1, np.float32),
            }
        )

    def thought(self, columns: Ints, numbers: Floats) -> Floats:
        """The network's internal picture of a position, from its nonzero columns."""
        weights = self.weights
        seen = np.maximum(numbers @ weights["see"][columns] + weights["see_bias"], 0.0)
        thought: Floats = seen @ weights["think"] + weights["think_bias"]
        return thought

    def scores(self, thought: Floats, answers: list[Ints], own: int) -> Floats:
        """A score for each answer; ``own`` is the index of the script's, -1 for none."""
        weights = self.weights
        embedded = np.stack([weights["answers"][features].sum(0) for features in answers])
        embedded += weights["places"][place_numbers(len(answers))]
        scores: Floats = np.maximum(thought + embedded, 0.0) @ weights["score"]
        if own >= 0:
            scores[own] += weights["own"][0]
        return scores

    def value(self, thought: Floats) -> float:
        """The expected grade at the end of the game, from 0 to 1."""
        weights = self.weights
        return float(1.0 / (1.0 + np.exp(-(thought @ weights["value"] + weights["value_bias"][0]))))

    def packed(self, precision: type[np.floating[Any]] = np.float32) -> bytes:
        """The weights as one file; half precision plays the same and takes half the space."""
        file = io.BytesIO()
        arrays: dict[str, Any] = {k: v.astype(precision) for k, v in self.weights.items()}
        np.savez_compressed(file, **arrays)
        return file.getvalue()

    @classmethod
    def unpacked(cls, data: bytes) -> Network:
        with np.load(io.BytesIO(data), allow_pickle=False) as file:
            return cls({name: file[name].astype(np.float32) for name in file.files})


@cache
def place_numbers(count: int) -> Ints:
    """The places of ``count`` answers."""
    return np.minimum(np.arange(count, dtype=np.int32), PLACES - 1)


class Reader:
    """Positions and answers of a game as a network reads them; built once per content."""

    def __init__(self, game: AnyGame, content: Any) -> None:
        if game.advice.encoder is None:
            raise ValueError(f"{game.meta.id} has no encoder: there is nothing to learn from")
        self.encoder = game.advice.encoder(content)
        self.columns = len(self.encoder.columns)
        most = np.array([column.most for column in self.encoder.columns], np.float32)
        self.scale: Floats = np.reciprocal(most)
        self._features: dict[tuple[int, Action], Ints] = {}

    def position(self, state: Any, seat: int) -> tuple[Ints, Floats]:
        """The nonzero columns, and their numbers from 0 to 1."""
        row = np.frombuffer(encoded(self.encoder, state, seat), np.uint8)
        columns = np.flatnonzero(row).astype(np.int32)
        return columns, row[columns] * self.scale[columns]

    def answer(self, action: Action, seats: int) -> Ints:
        """The kind of an action and its fields as numbers below `BUCKETS`; cached.

        Seats are counted from the one that acts.
        """
        key = (seats, action)
        found = self._features.get(key)
        if found is None:
            found = self._features[key] = _features(action, seats)
        return found


def _features(action: Action, seats: int) -> Ints:
    kind = kind_of(action)
    words = [kind]
    for field in action.__struct_fields__:
        if field == "seat":
            continue
        value = getattr(action, field)
        for one in value if isinstance(value, (tuple, list)) else (value,):
            text = str(one)
            if text.startswith("seat:") and text[5:].isdigit():
                text = f"seat+{(int(text[5:]) - action.seat) % seats}"
            words.append(f"{kind}.{field}={text}")
    return np.array([zlib.crc32(word.encode()) % BUCKETS for word in words], np.int32)


class DecisionInput:
    """A decision as a network reads it: the position, the answers to consider, the script's."""

    __slots__ = ("actions", "answers", "columns", "numbers", "own")

    def __init__(
        self, reader: Reader, state: Any, seat: int, seats: int, actions: list[Action], own: int
    ) -> None:
        self.columns, self.numbers = reader.position(state, seat)
        self.actions = actions
        self.answers = [reader.answer(action, seats) for action in actions]
        self.own = own


def decision_input(
    game: AnyGame, reader: Reader, state: Any, seat: int, seats: int
) -> DecisionInput | Action:
    """What a seat has to decide, or its answer where there is nothing to think about."""
    listed = listed_for(game, state, seat)
    if len(listed) == 1:
        return listed[0]
    script = game.advice.script
    if script is None:
        return DecisionInput(reader, state, seat, seats, listed, -1)
    own: Action = script.answer(state, seat)
    if game.rules.awaiting(state).decision not in script.weighty:
        return own
    candidates: list[Action] = script.candidates(state, seat, own, listed)
    if len(candidates) == 1:
        return own
    return DecisionInput(reader, state, seat, seats, candidates, 0)
