"""Checksums for everything a store holds except journal lines, which have hashes of their own.

JSON carries its sum as the last field, so that an older program that rewrites it drops the sum
instead of leaving a wrong one. Rows that are never rewritten have a column for it.
"""

from __future__ import annotations

import re
import zlib
from typing import Final

_SUM: Final = re.compile(rb',"sum":([0-9]+)}\Z')


def seal(raw: bytes) -> bytes:
    """A JSON object with its sum; an empty object has nothing to protect."""
    if raw == b"{}" or not raw.endswith(b"}"):
        return raw
    return raw[:-1] + b',"sum":%d}' % zlib.crc32(raw)


def unsealed(raw: bytes) -> bytes:
    """The JSON without its sum."""
    found = _SUM.search(raw)
    return raw if found is None else raw[: found.start()] + b"}"


def is_broken(raw: bytes) -> bool:
    """Whether JSON has a sum that does not match."""
    found = _SUM.search(raw)
    return found is not None and int(found[1]) != zlib.crc32(unsealed(raw))


def sum_of(*parts: str | bytes | int | None) -> int:
    """The sum of a row's columns."""
    words = (part if isinstance(part, bytes) else str(part).encode() for part in parts)
    return zlib.crc32(b"\0".join(words))
