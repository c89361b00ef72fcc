"""What a seat sees as a row of numbers, and back.

The columns are, in this order: which seat looks, whose answer the game waits for, who may act
beside them, the kind of decision, and then the view, field by field. Nothing else goes in, so two
states that look the same to a seat are encoded alike.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from msgspec import inspect

from wardround.adapters.fitting import Fitting
from wardround.adapters.nodes import Floats, Symbol
from wardround.adapters.survey import Survey
from wardround.adapters.words import Vocabulary
from wardround.core.codec import digest
from wardround.core.content import Tables
from wardround.core.game import AnyGame, Awaiting


class ObservationEncoding:
    """The columns of a game's observations under its options."""

    def __init__(self, game: AnyGame, seats: int, tables: Tables, found: Survey) -> None:
        self.seats = seats
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
        self.write_head(out, awaiting, seat)
        self.view.write(out, self.view_at, view)
        return out

    def write_head(self, out: Floats, awaiting: Awaiting, seat: int) -> None:
        """Write whose observation it is and what is asked into columns that are zero."""
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
    """Encodes one view after the other; only columns that differ from the last view are touched."""

    __slots__ = ("encoding", "last", "row")

    def __init__(self, encoding: ObservationEncoding) -> None:
        self.encoding = encoding
        self.row = np.zeros(encoding.size, np.float32)
        self.last: Any = None

    def look(self, view: Any, awaiting: Awaiting, seat: int) -> Floats:
        """The row for a view. It is the inner buffer: copy what is to be kept."""
        encoding, row = self.encoding, self.row
        if self.last is None:
            encoding.view.write(row, encoding.view_at, view)
        else:
            encoding.view.update(row, encoding.view_at, view, self.last)
        self.last = view
        row[: encoding.view_at] = 0.0
        encoding.write_head(row, awaiting, seat)
        return row
