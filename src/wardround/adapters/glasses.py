"""Looking at one game again and again: only columns that differ from the last look are touched.

If the game has a `wardround.core.sight.Sight`, no view is made but where something was never seen
before. Both ways give the same row.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from wardround.adapters.nodes import Cells, Floats, cells, clear
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
        self._cells: Cells = cells(self.row)
        self._head: tuple[Any, ...] = ()
        self._heads: dict[tuple[Any, ...], Cells] = encoding.heads
        self._view_at: int = encoding.view_at
        self._sight: Any = None
        self._is_open = False
        self._parts: list[Part | None] | None = None
        self._told: list[Any] = []
        self._last: Any = None
        self._state: Any = None
        self._seat = -1

    def write_into(self, row: Floats) -> None:
        """Use a row of somebody else, who has set it to zero."""
        self.row = row
        self._cells = cells(row)
        self.forget()

    def forget(self) -> None:
        """Begin with an empty row."""
        clear(self._cells, 0, self.encoding.size)
        self._head = ()
        self._told = []
        self._last = None
        self._seat = -1

    def look(self, state: Any, awaiting: Awaiting, seat: int, moved: bool = True) -> Floats:
        """The row for what a seat sees. It is the inner buffer: copy what is to be kept.

        Not ``moved`` promises that nothing happened since the last look, whoever took it.
        """
        head: tuple[Any, ...] = (seat, awaiting.seats, awaiting.may_act, awaiting.decision)
        if head != self._head:
            self._head = head
            columns = self._heads.get(head)
            if columns is None:
                columns = self._heads[head] = self.encoding.head(awaiting, seat)
            self._cells[: self._view_at] = columns
        if moved or not (seat == self._seat or (self._is_open and self._told)):
            self._state = state
            self._seat = seat
            self.made = None
            self._look_at_parts(awaiting)
        return self.row

    def _look_at_parts(self, awaiting: Awaiting) -> None:
        encoding, out = self.encoding, self._cells
        if self._sight is None and encoding.game.sight is not None:
            self._sight = encoding.game.sight(self._state)
            self._is_open = self._sight.is_open
            self._parts = encoding.parts(self._sight.paths)
        parts = self._parts
        if parts is None:
            self._look_at_all()
            return
        told: list[Any] = self._sight.look(self._state, self._seat, awaiting)
        before = self._told or [UNSEEN] * len(told)
        see: Any = None
        for n in range(len(told)):  # most parts are the same: only the others are looked up
            new, old = told[n], before[n]
            if new is not old and new != old:
                part = parts[n]
                if part is not None:
                    if see is None:
                        see = self._see
                    part.change(out, new, old, see)
        self._told = told

    def _look_at_all(self) -> None:
        encoding = self.encoding
        view = encoding.game.view(self._state, self._seat)
        if self._last is None:
            encoding.view.write(self._cells, encoding.view_at, view)
        else:
            encoding.view.update(self._cells, encoding.view_at, view, self._last)
        self._last = self.made = view

    def _see(self, steps: Sequence[str | int]) -> Any:
        """The value at a path of the view, which is made only for this."""
        if self.made is None:
            self.made = self.encoding.game.view(self._state, self._seat)
        return find(self.made, steps)
