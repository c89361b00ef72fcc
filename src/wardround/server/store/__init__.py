"""Where tables are stored. Journals only grow; nothing is answered before it is on disk."""

from __future__ import annotations

from wardround.server.store.records import LostError, StoreError
from wardround.server.store.sql import Store
from wardround.server.store.sqlite import SqliteStore


def open_store(address: str) -> Store:
    """A store by its address: a file name, ``sqlite:///file`` or ``postgresql://…``."""
    if not address.startswith(("postgresql://", "postgres://")):
        path = address.removeprefix("sqlite:///")
        if "://" in path:
            scheme = address.partition("://")[0]
            raise StoreError(
                f"expected a file, sqlite:///file or postgresql://…, got an address of {scheme}"
            )
        return SqliteStore(path)
    try:
        from wardround.server.store.postgres import PostgresStore
    except ImportError:
        raise StoreError("PostgreSQL needs asyncpg: pip install 'wardround[cluster]'") from None
    return PostgresStore(address)


__all__ = ["LostError", "SqliteStore", "Store", "StoreError", "open_store"]
