"""Looking at one game again and again: only columns that differ from the last look are touched.

If the game has a `wardround.core.sight.Sight`, no view is made but where something was never seen
before. Both ways give the same row.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from wardround.adapters.nodes import Floats
from wardround.adapters.observations import ObservationEncoding
from wardround.adapters.parts import UNSEEN, Part, find
from wardround.core.game import Awaiting


class Glasses:
    """Follows one game."""

    def __init__(self, encoding: ObservationEncoding) -> None:
        self.encoding = encoding
        self.row: Floats = np.zeros(encoding.size, np.float32)
        self.made: Any = None
        """The view, if the last look needed one."""
        self._head: tuple[Any, ...] = ()
        self._sight: Any = None
        self._parts: list[tuple[int, Part]] | None = None
        self._told: list[Any] = []
        self._last: Any = None
        self._state: Any = None
        self._seat = 0

    def forget(self) -> None:
        """Begin with an empty row."""
        self.row[:] = 0.0
        self._head = ()
        self._told = []
        self._last = None

    def look(self, state: Any, awaiting: Awaiting, seat: int) -> Floats:
        """The row for what a seat sees. It is the inner buffer: copy what is to be kept."""
        encoding, row = self.encoding, self.row
        head = (seat, awaiting.seats, awaiting.may_act, awaiting.decision)
        if head != self._head:
            self._head = head
            row[: encoding.view_at] = encoding.head(awaiting, seat)
        if self._sight is None and encoding.game.sight is not None:
            self._sight = encoding.game.sight(state)
            self._parts = encoding.parts(self._sight.paths)
        self.made = None
        parts = self._parts
        if parts is None:
            self._look_at_all(state, seat)
            return row
        told: list[Any] = self._sight.look(state, seat, awaiting)
        before = self._told or [UNSEEN] * len(told)
        self._state = state
        self._seat = seat
        see = self._see
        for n, part in parts:
            new, old = told[n], before[n]
            if new is not old and new != old:
                part.change(row, new, old, see)
        self._told = told
        return row

    def _look_at_all(self, state: Any, seat: int) -> None:
        encoding = self.encoding
        view = encoding.game.view(state, seat)
        if self._last is None:
            encoding.view.write(self.row, encoding.view_at, view)
        else:
            encoding.view.update(self.row, encoding.view_at, view, self._last)
        self._last = self.made = view

    def _see(self, steps: Sequence[str | int]) -> Any:
        """The value at a path of the view, which is made only for this."""
        if self.made is None:
            self.made = self.encoding.game.view(self._state, self._seat)
        return find(self.made, steps)
