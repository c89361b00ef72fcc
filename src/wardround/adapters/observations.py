"""What a seat sees as a row of numbers from 0 to 1."""

# Compiled with the engine.
from __future__ import annotations

from typing import Any, TypeAlias

from wardround.adapters.extras import missing
from wardround.core.codec import digest
from wardround.core.encoding import Encoder, encoded

try:
    import numpy as np
    import numpy.typing as npt
except ModuleNotFoundError as error:
    raise missing("rl", error) from None

Floats: TypeAlias = npt.NDArray[np.float32]


class Observations:
    """The columns of a game's observations and how to fill them."""

    def __init__(self, encoder: Encoder) -> None:
        self.encoder: Any = encoder
        self.names: tuple[str, ...] = tuple(column.name for column in encoder.columns)
        self.size = len(self.names)
        self.fingerprint = digest([list(column) for column in encoder.columns])
        most = np.array([column.most for column in encoder.columns], np.float32)
        self._scale: Floats = np.reciprocal(most)

    def read(self, state: Any, seat: int) -> Floats:
        """A new row: what a seat sees in a state."""
        row: Floats = np.zeros(self.size, np.float32)
        self.write(state, seat, row)
        return row

    def write(self, state: Any, seat: int, row: Floats) -> None:
        """The same, into an existing row: one of zeros, or one written before."""
        raw = np.frombuffer(encoded(self.encoder, state, seat), np.uint8)
        # Convert first, then scale: NumPy takes half as long again for both at once.
        written = row[: len(raw)]
        written[:] = raw
        written *= self._scale[: len(raw)]

    def write_all(self, states: list[Any], seats: list[int], rows: Floats) -> None:
        """A row for each of many states of one game: together they take half as long."""
        pieces: list[bytes] = []
        for state, seat in zip(states, seats, strict=True):
            self.encoder.encode(state, seat, pieces)
        raw = np.frombuffer(b"".join(pieces), np.uint8).reshape(len(states), -1)
        count = raw.shape[1]
        written = rows[:, :count]
        written[:] = raw
        written *= self._scale[:count]

    def decode(self, row: Floats) -> dict[str, int]:
        """The nonzero numbers of a row, by column name."""
        numbers = np.rint(row / self._scale).astype(int).tolist()
        return {name: n for name, n in zip(self.names, numbers, strict=True) if n}
