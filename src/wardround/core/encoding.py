"""What a seat sees as a row of small whole numbers, for learning.

A game may bring an `Encoder` (`Advice.encoder`): it reads the numbers of a state and appends
pieces of the row, one byte per column. It writes only what the seat may see: the conformance
checks redraw everything else and expect the same row. The columns depend on the content alone;
empty seats and switched-off parts of the game stay zero, so one network fits every setting.

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

MAX_VALUE: Final = 255
"""The largest number a row can hold."""
BYTE: Final[list[bytes]] = [bytes([n]) for n in range(MAX_VALUE + 1)]
"""One number as a piece of a row."""


class Column(NamedTuple):
    """One number of a row."""

    name: str
    most: int = 1


class Encoder(Protocol):
    """Writes what a seat sees; built once per content."""

    columns: list[Column]

    def encode(self, state: Any, seat: int, row: list[bytes]) -> None:
        """Append a number for every column, in order. All states of a game append the same count;
        columns left over at the end are zero."""
        ...


def encoded(encoder: Encoder, state: Any, seat: int) -> bytes:
    """What a seat sees as one row, without the zeros left over at its end."""
    row: list[bytes] = []
    encoder.encode(state, seat, row)
    return b"".join(row)


def one_hot(count: int) -> list[bytes]:
    """A 1 in one of ``count`` columns, by number. The last entry, -1, sets none of them."""
    return [bytes([n == k for k in range(count)]) for n in range(count + 1)]


def one_of(name: str, values: Iterable[object]) -> list[Column]:
    """Columns of which at most one is 1: ``phase=setup``."""
    return [Column(f"{name}={value}") for value in values]


def numbers(name: str, of: Iterable[object], most: int) -> list[Column]:
    """One number for each thing: ``hand.tooth``."""
    return [Column(f"{name}.{thing}", most) for thing in of]


def within(name: str, columns: Iterable[Column]) -> list[Column]:
    """The columns of a part, prefixed with its name: ``seat+1.hand.tooth``."""
    return [Column(f"{name}.{column.name}", column.most) for column in columns]


def flags(members: Sequence[int], none: bytes) -> bytes:
    """A 1 in the column of each member. ``none`` is the row without any."""
    if not members:
        return none
    row = bytearray(none)
    for member in members:
        row[member] = 1
    return bytes(row)


_BITS: Final = bytes.maketrans(b"01", b"\x00\x01")


def bits(members: int, spec: str) -> bytes:
    """A set kept as the bits of an int: a column for each bit, the highest first.

    ``spec`` is the width as `format` takes it: ``048b``.
    """
    return format(members, spec).encode().translate(_BITS)
