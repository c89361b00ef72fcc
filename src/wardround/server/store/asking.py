"""How the statements of a store reach its database, whichever it is.

Statements that both databases understand are written once. The others are functions of the same
names in `sqlite_rows` and in `postgres_rows`, which take a connection first; a store says how it
gets one, and when.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Any


class Asking(ABC):
    """What `SqliteStore` and `PostgresStore` do each in their own way."""

    rows: Any
    """The module with the functions that differ."""

    @abstractmethod
    async def _read(self, ask: Callable[..., Any], *given: Any) -> Any:
        """Ask something; raises StoreError."""

    async def _select(self, sql: str, *given: Any) -> list[Any]:
        return list(await self._read(self.rows.select, sql, *given))

    @abstractmethod
    async def _change(self, ask: Callable[..., Any], *given: Any) -> Any:
        """Make a change that may be repeated if nobody knows whether it was made."""

    @abstractmethod
    async def _change_once(self, ask: Callable[..., Any], *given: Any) -> Any:
        """Make a change that must not be made twice."""


def sound(texts: tuple[str, ...]) -> tuple[str, ...]:
    """The texts that a database can hold: people send anything, even zero bytes."""
    return tuple(text for text in texts if "\0" not in text)
