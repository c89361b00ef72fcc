"""What a network has learned about positions, in a form that any program can evaluate.

A file begins with a line of JSON that says how it was made; then come the weights at half
precision: for each column of the row that the network reads (`Script.insight`) its weights to the
hidden units, then their biases, then one weight from each unit to the value, and the value's bias.
``wardround lab values`` writes it.

Played-out games differ far more by luck than by the answer being tried. After a number of answers,
the network's estimate says more than playing on to the end would.
"""

# Compiled with the engine.
from __future__ import annotations

import json
import math
import struct
from collections.abc import Callable
from typing import Any

from wardround.core.encoding import Encoder, encoded


class Learned:
    """One hidden layer from a row to the grade expected at the end."""

    def __init__(self, data: bytes) -> None:
        head, _, body = data.partition(b"\n")
        about: dict[str, int] = json.loads(head)
        self.columns: int = about["columns"]
        hidden = about["hidden"]
        numbers = list(struct.unpack(f"<{(self.columns + 2) * hidden + 1}e", body))
        rows: list[list[float]] = [
            numbers[n * hidden : (n + 1) * hidden] for n in range(self.columns + 2)
        ]
        self.out: list[float] = rows.pop()
        self.bias: list[float] = rows.pop()
        self.rows: list[list[float]] = rows
        self.out_bias: float = numbers[-1]

    def value(self, row: bytes) -> float:
        """The expected grade, from 0 to 1."""
        hidden = self.bias
        for n in range(len(row)):
            number = float(row[n])
            if number:
                weights = self.rows[n]
                hidden = [unit + number * weights[k] for k, unit in enumerate(hidden)]
        value = self.out_bias
        for unit, weight in zip(hidden, self.out, strict=True):
            if unit > 0.0:
                value += unit * weight
        return 1.0 / (1.0 + math.exp(-value))


class LearnedValues:
    """What a network says of a row; ``read`` gives the bytes of its file, on first use."""

    def __init__(self, read: Callable[[], bytes], insight: Callable[[Any, int], bytes]) -> None:
        self.read = read
        self.insight = insight
        self.learned: Learned | None = None

    def expected(self, state: Any, seat: int) -> float:
        """The expected grade; -1 for content that the network does not know."""
        if self.learned is None:
            self.learned = Learned(self.read())
        row = self.insight(state, seat)
        return self.learned.value(row) if len(row) == self.learned.columns else -1.0


class EncodedRows:
    """The row of the game's encoder as an `insight`; keeps the encoder of one content."""

    def __init__(self, encoder_of: Callable[[Any], Encoder]) -> None:
        self.encoder_of = encoder_of
        self.content: Any = None
        self.encoder: Encoder | None = None

    def read(self, state: Any, seat: int) -> bytes:
        if self.encoder is None or state.content is not self.content:
            self.content, self.encoder = state.content, self.encoder_of(state.content)
        return encoded(self.encoder, state, seat).ljust(len(self.encoder.columns), b"\0")
