"""Compresses long messages, because the bus limits their size."""

from __future__ import annotations

import zlib
from typing import Final

LONG: Final = 262_144
PLAIN: Final = b"p"
COMPRESSED: Final = b"z"
LARGEST: Final = 64 << 20
"""The most bytes that a message may decompress to."""


def pack(raw: bytes) -> bytes:
    if len(raw) < LONG:
        return PLAIN + raw
    return COMPRESSED + zlib.compress(raw, 1)


def unpack(packed: bytes) -> bytes:
    """Raises ValueError for anything that `pack` did not make."""
    kind, body = packed[:1], packed[1:]
    if kind == PLAIN:
        return body
    if kind != COMPRESSED:
        raise ValueError("not one of our messages")
    decompressor = zlib.decompressobj()
    try:
        raw = decompressor.decompress(body, LARGEST)
    except zlib.error as error:
        raise ValueError(f"a message cannot be decompressed: {error}") from None
    if decompressor.unconsumed_tail or not decompressor.eof:
        raise ValueError("a message is too large, or incomplete")
    return raw
