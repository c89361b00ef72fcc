"""What a seat sees as a row of numbers, and back.

The columns are, in this order: which seat looks, whose answer the game waits for, who may act
beside them, the kind of decision, and then the view, field by field. Nothing else goes in, so two
states that look the same to a seat are encoded alike.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import numpy as np
from msgspec import inspect

from wardround.adapters.fitting import Fitting
from wardround.adapters.nodes import Floats, Symbol
from wardround.adapters.parts import UNSEEN, Part, find, parts_of
from wardround.adapters.survey import Survey
from wardround.adapters.words import Vocabulary
from wardround.core.codec import digest
from wardround.core.content import Tables
from wardround.core.game import AnyGame, Awaiting

NOTHING: Final = object()
"""In place of a sight where the game has none."""


class ObservationEncoding:
    """The columns of a game's observations under its options."""

    def __init__(self, game: AnyGame, seats: int, tables: Tables, found: Survey) -> None:
        self.game = game
        self.seats = seats
        self._heads: dict[Any, Floats] = {}
        self._parts: dict[Any, list[tuple[int, Part]] | None] = {}
        self.decision = Symbol(sorted(found.decisions))
        fitting = Fitting(Vocabulary(tables, seats))
        self.view = fitting.fit(inspect.type_info(game.view_type), found.views)
        self.decision_at = 3 * seats
        self.view_at = self.decision_at + self.decision.size
        self.size = self.view_at + self.view.size
        self.names: tuple[str, ...] = (
            *(f"me={seat}" for seat in range(seats)),
            *(f"asked={seat}" for seat in range(seats)),
            *(f"may_act={seat}" for seat in range(seats)),
            *self.decision.names("decision"),
            *self.view.names("view"),
        )
        assert len(self.names) == self.size
        self.fingerprint = digest(list(self.names))

    def encode(self, view: Any, awaiting: Awaiting, seat: int) -> Floats:
        """The row for a view, made from nothing. `Glasses` are faster from step to step."""
        out = np.zeros(self.size, np.float32)
        out[: self.view_at] = self.head(awaiting, seat)
        self.view.write(out, self.view_at, view)
        return out

    def parts(self, paths: Sequence[tuple[str, int]]) -> list[tuple[int, Part]] | None:
        """The parts of the view that a sight tells; shared, so that each is learned once."""
        key = tuple(paths)
        if key not in self._parts:
            self._parts[key] = parts_of(self.view, self.view_at, paths)
        return self._parts[key]

    def head(self, awaiting: Awaiting, seat: int) -> Floats:
        """The columns before the view: whose observation it is, and what is asked."""
        key = (seat, awaiting.seats, awaiting.may_act, awaiting.decision)
        found = self._heads.get(key)
        if found is None:
            found = np.zeros(self.view_at, np.float32)
            self._write_head(found, awaiting, seat)
            self._heads[key] = found
        return found

    def _write_head(self, out: Floats, awaiting: Awaiting, seat: int) -> None:
        out[seat] = 1.0
        for asked in awaiting.seats:
            out[self.seats + asked] = 1.0
        for other in awaiting.may_act:
            out[2 * self.seats + other] = 1.0
        self.decision.write(out, self.decision_at, awaiting.decision)

    def decode(self, data: Floats) -> dict[str, Any]:
        """What a row tells, as plain data; text, which is not encoded, is ``…``."""
        seats = range(self.seats)
        return {
            "me": int(np.argmax(data[: self.seats])),
            "asked": [seat for seat in seats if data[self.seats + seat] > 0.5],
            "may_act": [seat for seat in seats if data[2 * self.seats + seat] > 0.5],
            "decision": self.decision.read(data, self.decision_at),
            "view": self.view.read(data, self.view_at),
        }


class Glasses:
    """Follows one game; only columns that differ from the last look are touched.

    If the game has a `Sight`, no view is made but where something was never seen before.
    """

    __slots__ = (
        "_head",
        "_last",
        "_parts",
        "_seat",
        "_sight",
        "_state",
        "_view",
        "encoding",
        "row",
    )

    def __init__(self, encoding: ObservationEncoding) -> None:
        self.encoding = encoding
        self.row = np.zeros(encoding.size, np.float32)
        self._head: Any = None
        self._sight: Any = None
        self._parts: list[tuple[int, Part]] | None = None
        self._last: Any = None
        self._state: Any = None
        self._seat = 0
        self._view: Any = None

    def forget(self) -> None:
        """Begin with an empty row."""
        self.row.fill(0.0)
        self._head = self._last = None

    def look(self, state: Any, awaiting: Awaiting, seat: int) -> Floats:
        """The row for what a seat sees. It is the inner buffer: copy what is to be kept."""
        encoding, row = self.encoding, self.row
        head = (seat, awaiting.seats, awaiting.may_act, awaiting.decision)
        if head != self._head:
            self._head = head
            row[: encoding.view_at] = encoding.head(awaiting, seat)
        if self._sight is None:
            self._begin(state)
        if self._parts is None:
            view, last = encoding.game.view(state, seat), self._last
            if last is None:
                encoding.view.write(row, encoding.view_at, view)
            else:
                encoding.view.update(row, encoding.view_at, view, last)
            self._last = view
            return row
        told = self._sight.look(state, seat, awaiting)
        last = self._last or [UNSEEN] * len(told)
        self._state, self._seat, self._view = state, seat, None
        for n, part in self._parts:
            new, old = told[n], last[n]
            if new is not old and new != old:
                part.change(row, new, old, self._see)
        self._last = told
        return row

    def _begin(self, state: Any) -> None:
        game = self.encoding.game
        self._sight = NOTHING if game.sight is None else game.sight(state)
        if game.sight is not None:
            self._parts = self.encoding.parts(self._sight.paths)

    def _see(self, steps: Sequence[str | int]) -> Any:
        """The value at a path of the view, which is made only for this."""
        if self._view is None:
            self._view = self.encoding.game.view(self._state, self._seat)
        return find(self._view, steps)
