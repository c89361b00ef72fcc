"""What a seat sees as a row of numbers, and back.

The columns are, in this order: which seat looks, whose answer the game waits for, who may act
beside them, the kind of decision, and then the view, field by field. Nothing else goes in, so two
states that look the same to a seat are encoded alike.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from msgspec import inspect

from wardround.adapters.fitting import Fitting
from wardround.adapters.nodes import Cells, Floats, Symbol, blank, cells
from wardround.adapters.partition import parts_of
from wardround.adapters.parts import Part
from wardround.adapters.survey import Survey
from wardround.adapters.words import Vocabulary
from wardround.core.codec import digest
from wardround.core.content import Tables
from wardround.core.game import AnyGame, Awaiting


class ObservationEncoding:
    """The columns of a game's observations under its options."""

    def __init__(self, game: AnyGame, seats: int, tables: Tables, found: Survey) -> None:
        self.game = game
        self.seats = seats
        self.heads: dict[tuple[Any, ...], Cells] = {}
        """The columns before the view, kept by `Glasses` for who looks, who is asked and what."""
        self._parts: dict[Any, list[Part | None] | None] = {}
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
        """The row for a view, made from nothing; from step to step `Glasses` are faster."""
        out = np.zeros(self.size, np.float32)
        written = cells(out)
        written[: self.view_at] = self.head(awaiting, seat)
        self.view.write(written, self.view_at, view)
        return out

    def parts(self, paths: Sequence[tuple[str, int]]) -> list[Part | None] | None:
        """The parts of the view that a sight tells; shared, so that each is learned once."""
        key = tuple(paths)
        if key not in self._parts:
            self._parts[key] = parts_of(self.view, self.view_at, paths)
        return self._parts[key]

    def head(self, awaiting: Awaiting, seat: int) -> Cells:
        """The columns before the view: whose observation it is, and what is asked."""
        out = blank(self.view_at)
        out[seat] = 1.0
        for asked in awaiting.seats:
            out[self.seats + asked] = 1.0
        for other in awaiting.may_act:
            out[2 * self.seats + other] = 1.0
        self.decision.write(out, self.decision_at, awaiting.decision)
        return out

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
