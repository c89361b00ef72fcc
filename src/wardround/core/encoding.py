"""What a seat sees as a row of small whole numbers, for learning.

A game may bring an `Encoder` (`GameSpec.encoder`): it reads the numbers of a state and appends
pieces of the row, one byte per column. It writes only what the seat may see; the
conformance checks redraw everything else and expect the same row. The columns depend on the
content alone: seats that nobody takes and parts of the game that are switched off stay zero, so
that one network fits every setting.

Each column has a name and the most it can be: learners see number / most, from 0 to 1. Tables of
ready-made bytes keep encoders short and fast::

    row.append(COLOUR[patient.colour])     # one_hot(len(colours)): a 1 in one of the columns
    row.append(BYTE[min(s.money, 255)])    # one number
    row.append(bytes(hand))                # a list of numbers
"""

# Compiled with the engine.
from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final, NamedTuple, Protocol

MOST: Final = 255
"""No number of a row can be greater."""
BYTE: Final[list[bytes]] = [bytes([n]) for n in range(MOST + 1)]
"""One number as a piece of a row."""


class Column(NamedTuple):
    """One number of a row."""

    name: str
    most: int = 1


class Encoder(Protocol):
    """Writes what a seat sees; made once for a content."""

    columns: list[Column]

    def encode(self, state: Any, seat: int, row: list[bytes]) -> None:
        """Append a number for every column, in order, and equally many in all states of a game;
        columns left at the end are zero."""
        ...


def one_hot(count: int) -> list[bytes]:
    """A 1 in one of some columns, by number. The last entry, -1, is none of them."""
    return [bytes([n == k for k in range(count)]) for n in range(count + 1)]


def one_of(name: str, values: Iterable[object]) -> list[Column]:
    """Columns of which at most one is 1: ``phase=setup``."""
    return [Column(f"{name}={value}") for value in values]


def numbers(name: str, of: Iterable[object], most: int) -> list[Column]:
    """A number for each of some things: ``hand.tooth``."""
    return [Column(f"{name}.{thing}", most) for thing in of]


def within(name: str, columns: Iterable[Column]) -> list[Column]:
    """The columns of a part, with its name before theirs: ``seat+1.hand.tooth``."""
    return [Column(f"{name}.{column.name}", column.most) for column in columns]


def flags(members: Sequence[int], none: bytes) -> bytes:
    """Some small numbers: 1 in the column of each. ``none`` is the row without any."""
    if not members:
        return none
    found = bytearray(none)
    for member in members:
        found[member] = 1
    return bytes(found)


_BITS: Final = bytes.maketrans(b"01", b"\x00\x01")


def bits(members: int, spec: str) -> bytes:
    """A set kept as the bits of an int: a column for each bit, the highest first.

    ``spec`` is their number as `format` takes it: ``048b``.
    """
    return format(members, spec).encode().translate(_BITS)
