"""What a network has learned about positions, in a form that any program can evaluate.

A file begins with a line of JSON that says how it was made; then come the weights at half
precision: for each column of the game's encoder its weights to the hidden units, then their biases,
then one weight from each unit to the value, and the value's bias. ``wardround lab train --values``
writes it.
"""

# Compiled with the engine.
from __future__ import annotations

import json
import math
import struct


class Learned:
    """One hidden layer from an encoder's row to the grade expected at the end."""

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
