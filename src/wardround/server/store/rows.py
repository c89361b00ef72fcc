"""How structs become rows, and back, in either kind of database.

Everything except journal lines, which have hashes of their own, carries a checksum. JSON has its
sum as the last field, so that an older program that rewrites it drops the sum instead of leaving a
wrong one. Rows that are never rewritten have a column for it.

A content pack has a row of its own, written once, while the table's row changes often: SQLite
rewrites a row whole, so that every move would write the pack again.
"""

from __future__ import annotations

import re
import zlib
from collections.abc import Iterable
from typing import Any, Final, TypeAlias

import msgspec
from msgspec.structs import astuple

from wardround.server.store.records import (
    NEW,
    LostError,
    Owner,
    StoreError,
    TableRecord,
    Talk,
    Write,
)

KNOWN_TOKEN: Final = (
    "ON CONFLICT (token) DO UPDATE SET role = excluded.role, seat = excluded.seat, "
    "sum = excluded.sum, table_id = CASE WHEN owners.table_id = excluded.table_id "
    "THEN excluded.table_id END"
)
"""Makes a known token open something else from now on. A token of another table is refused: its row
would lose its table."""
APART: Final = "(in a row of its own)"
"""Stands for the pack in the table's row. Older programs keep the pack itself there; this is not
TOML, so they refuse the table instead of playing it without its pack."""
ADD_PACK: Final = "INSERT INTO packs (table_id, pack, sum)"
KNOWN_PACK: Final = (
    "ON CONFLICT (table_id) DO UPDATE SET pack = excluded.pack, sum = excluded.sum "
    "WHERE packs.sum <> excluded.sum"
)
"""Writes nothing if the pack is there already."""

PackRow: TypeAlias = tuple[str, bytes, int]
_SUM: Final = re.compile(rb',"sum":([0-9]+)}\Z')


# -- sums -----------------------------------------------------------------------------------------


def seal(raw: bytes) -> bytes:
    """A JSON object with its sum; an empty object has nothing to protect."""
    if raw == b"{}" or not raw.endswith(b"}"):
        return raw
    return raw[:-1] + b',"sum":%d}' % zlib.crc32(raw)


def unsealed(raw: bytes) -> bytes:
    """The JSON without its sum."""
    match = _SUM.search(raw)
    return raw if match is None else raw[: match.start()] + b"}"


def is_broken(raw: bytes) -> bool:
    """Whether JSON has a sum that does not match."""
    match = _SUM.search(raw)
    return match is not None and int(match[1]) != zlib.crc32(unsealed(raw))


def sum_of(*parts: str | bytes | int | None) -> int:
    """The sum of a row's columns."""
    words = (part if isinstance(part, bytes) else str(part).encode() for part in parts)
    return zlib.crc32(b"\0".join(words))


# -- rows -----------------------------------------------------------------------------------------


def sound(texts: tuple[str, ...]) -> tuple[str, ...]:
    """The texts that a database can hold: clients send anything, even zero bytes."""
    return tuple(text for text in texts if "\0" not in text)


def split(record: TableRecord) -> tuple[bytes, PackRow | None]:
    """A record as the table's row has it, and the row of its pack."""
    if not record.pack:
        return seal(msgspec.json.encode(record)), None
    pack = record.pack.encode()
    rest = msgspec.structs.replace(record, pack=APART)
    return seal(msgspec.json.encode(rest)), (record.id, pack, sum_of(record.id, pack))


def whole(row: bytes, pack: bytes | None) -> TableRecord:
    """The record from both rows; raises StoreError, or what decoding a damaged row raises."""
    record = msgspec.json.decode(row, type=TableRecord)
    if record.pack == APART:
        if pack is None:
            raise StoreError("the content pack is missing")
        record.pack = str(pack, "utf-8")
    return record


def split_write(write: Write) -> tuple[bytes | None, PackRow | None]:
    """The rows of a write's record; raises StoreError for a new table without one."""
    if write.fence == NEW and (write.record is None or write.first):
        raise StoreError("a new table needs its record and its first line")
    return (None, None) if write.record is None else split(write.record)


def talk_rows(table: str, talk: Iterable[Talk]) -> list[tuple[Any, ...]]:
    return [(table, line.n, seal(msgspec.json.encode(line))) for line in talk]


def owner_rows(owners: Iterable[Owner]) -> list[tuple[Any, ...]]:
    return [(o.token, o.table, o.role, o.seat, sum_of(*astuple(o))) for o in owners]


def why_unwritten(write: Write, row: tuple[str, int, int] | None) -> StoreError:
    """Why a write found no row to change, judging by the row that is there."""
    if write.fence == NEW:
        return StoreError(f"table {write.table} already exists")
    if row is None:
        return LostError(f"there is no table {write.table} any more")
    owner, fence, lines = row
    if (owner, fence) != (write.server, write.fence):
        whose = f"owned by {owner}" if owner else "released"
        return LostError(f"table {write.table} is {whose} (fence {fence}, not {write.fence})")
    return StoreError(f"expected {write.first} lines, found {lines}")
