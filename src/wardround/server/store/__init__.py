"""Where tables are kept. The journal is append-only; nothing is answered before it is on disk."""

from __future__ import annotations

from wardround.server.store.base import (
    Entry,
    Owner,
    SeatRecord,
    Store,
    StoredTable,
    StoreError,
    TableRecord,
    Write,
)
from wardround.server.store.sqlite import SqliteStore


def open_store(address: str) -> Store:
    """A store by its address: a file name, or ``sqlite:///file``."""
    return SqliteStore(address.removeprefix("sqlite:///"))


__all__ = [
    "Entry",
    "Owner",
    "SeatRecord",
    "SqliteStore",
    "Store",
    "StoreError",
    "StoredTable",
    "TableRecord",
    "Write",
    "open_store",
]
