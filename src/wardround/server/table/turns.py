"""When to remind people who are away, as stored with the table.

A seat's reminder is set in the same write as the move that made it their turn, and cleared once
they have been told. If a process dies in between, the table's next owner sends it.
"""

from __future__ import annotations

from typing import Final

import msgspec

from wardround.server.table.clocks import asked
from wardround.server.table.effects import Effects
from wardround.server.table.state import TableState

REMINDED: Final = -1
LOOKING_AWAY: Final = 30_000
"""Milliseconds before a reminder while the table is open but hidden behind something else."""
TRYING: Final = 120_000
"""Milliseconds after which a person is told again: the process that was telling them is dead."""


class Turn(msgspec.Struct, frozen=True):
    """A person's turn at a table."""

    table: str
    seat: int
    moves: int
    name: str
    """The name of the table."""


def follow(table: TableState, effects: Effects, at: int) -> None:
    """After a change, note who has to be told and who no longer does."""
    waited_for = asked(table)
    for n, seat in enumerate(table.record.seats):
        if n not in waited_for or seat.by != "person" or not seat.taken:
            remind = 0
        elif seat.remind == 0 and not is_there(table, n):
            here = any(n in viewer.seats for viewer in table.viewers.values())
            remind = at + LOOKING_AWAY if here else at
        else:
            remind = seat.remind
        if remind != seat.remind:
            seat.remind = remind
            effects.record = True


def due(table: TableState) -> int:
    """When the first reminder is due, in milliseconds since 1970; 0 if there is none."""
    return min((seat.remind for seat in table.record.seats if seat.remind > 0), default=0)


def to_tell(table: TableState, at: int) -> list[int]:
    """The seats to tell now; until `note_told`, they count as being told."""
    seats = [n for n, seat in enumerate(table.record.seats) if 0 < seat.remind <= at]
    for n in seats:
        table.record.seats[n].remind = at + TRYING
    return [n for n in seats if not is_there(table, n)]


def note_told(table: TableState, effects: Effects, seat: int, asked_at: int, later: int) -> None:
    """Note that a person was told, or wants to be told later if it is still the same turn."""
    if table.record.seats[seat].remind == asked_at + TRYING:
        table.record.seats[seat].remind = later or REMINDED
        effects.record = True


def is_there(table: TableState, seat: int) -> bool:
    """Whether the seat's person has the table in front of them."""
    return any(seat in v.seats and v.at != "away" for v in table.viewers.values())
