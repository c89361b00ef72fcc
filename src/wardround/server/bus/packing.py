"""Long messages are squeezed: a bus has a limit for the size of one."""

from __future__ import annotations

import zlib
from typing import Final

LONG: Final = 262_144
PLAIN: Final = b"p"
SQUEEZED: Final = b"z"
LARGEST: Final = 64 << 20
"""Bytes that a message may unfold to."""


def pack(raw: bytes) -> bytes:
    if len(raw) < LONG:
        return PLAIN + raw
    return SQUEEZED + zlib.compress(raw, 1)


def unpack(packed: bytes) -> bytes:
    """Raises ValueError for what `pack` did not make."""
    kind, body = packed[:1], packed[1:]
    if kind == PLAIN:
        return body
    if kind != SQUEEZED:
        raise ValueError("this is no message of ours")
    squeezer = zlib.decompressobj()
    try:
        raw = squeezer.decompress(body, LARGEST)
    except zlib.error as error:
        raise ValueError(f"a message cannot be unfolded: {error}") from None
    if squeezer.unconsumed_tail or not squeezer.eof:
        raise ValueError("a message unfolds to too much, or not to its end")
    return raw
