"""Content packs, each in a row of its own: written once, while the table's row changes often.

SQLite rewrites a row whole, so that every move would write the pack again.
"""

from __future__ import annotations

from typing import Final

import msgspec

from wardround.server.store.base import StoreError, TableRecord
from wardround.server.store.sums import seal, sum_of

APART: Final = "(in a row of its own)"
"""Stands for the pack in the table's row. Older programs keep the pack itself there; this is not
TOML, so they refuse the table instead of playing it without its pack."""
ADD: Final = "INSERT INTO packs (table_id, pack, sum)"
KNOWN: Final = (
    "ON CONFLICT (table_id) DO UPDATE SET pack = excluded.pack, sum = excluded.sum "
    "WHERE packs.sum <> excluded.sum"
)
"""Writes nothing if the pack is there already."""

PackRow = tuple[str, bytes, int]


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
