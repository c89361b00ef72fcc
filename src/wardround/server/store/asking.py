"""How a store's statements reach its database, SQLite or PostgreSQL.

Statements that both databases understand are written once. The others are functions with the same
names in `sqlite_rows` and `postgres_rows`, which take a connection as their first argument; each
store decides how and when it gets one.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Any


class Asking(ABC):
    """What `SqliteStore` and `PostgresStore` each do in their own way."""

    rows: Any
    """The module with the functions that differ."""

    @abstractmethod
    async def _read(self, ask: Callable[..., Any], *given: Any) -> Any:
        """Run a query; raises StoreError."""

    async def _select(self, sql: str, *given: Any) -> list[Any]:
        return list(await self._read(self.rows.select, sql, *given))

    @abstractmethod
    async def _change(self, ask: Callable[..., Any], *given: Any) -> Any:
        """Make a change that is safe to repeat if its outcome is unknown."""

    @abstractmethod
    async def _change_once(self, ask: Callable[..., Any], *given: Any) -> Any:
        """Make a change that must not be made twice."""


def sound(texts: tuple[str, ...]) -> tuple[str, ...]:
    """The texts that a database can hold: clients send anything, even zero bytes."""
    return tuple(text for text in texts if "\0" not in text)
