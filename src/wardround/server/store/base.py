"""What a store keeps and can do; SQLite is one way to do it.

Error tree::

    StoreError       it could not be written or read; nothing of that write is there
"""

from __future__ import annotations

import asyncio
from typing import Literal, Protocol

import msgspec

from wardround.core.game import OptionValue


class StoreError(Exception):
    """A write that did not happen, or a read that failed."""


class SeatRecord(msgspec.Struct):
    """What is remembered of a seat."""

    name: str = ""
    colour: str = ""
    by: Literal["person", "bot"] = "person"
    level: str = ""
    taken: bool = False


class TableRecord(msgspec.Struct):
    """What is remembered of a table besides its journal."""

    id: str
    game: str
    name: str
    options: dict[str, OptionValue]
    seats: list[SeatRecord]
    seed: str
    """Empty for a loaded journal, which can only be watched."""
    salt: str
    seeded: bool = False
    pack: str = ""
    public: bool = False
    listed: bool = True
    hints: bool = True
    forked_from: str = ""
    forked_at: int = 0
    created: int = 0
    """Milliseconds since 1970."""


class Entry(msgspec.Struct, frozen=True):
    """A line of a journal as it is stored: with the message that caused it."""

    line: str
    mid: str = ""
    hinted: bool = False


class Talk(msgspec.Struct, frozen=True):
    """A line of chat as it is stored."""

    n: int
    seat: int
    name: str
    text: str
    at: int
    mid: str = ""


class Owner(msgspec.Struct, frozen=True):
    """What a token opens."""

    token: str
    table: str
    role: Literal["seat", "host", "spectator"]
    seat: int | None


class StoredTable(msgspec.Struct, frozen=True):
    record: TableRecord
    entries: list[Entry]
    talk: list[Talk]
    owners: list[Owner]
    changed: int


class Write(msgspec.Struct):
    """Everything that one message changes at one table; it is written whole or not at all."""

    table: str
    at: int
    first: int = 0
    """The number of lines that are there already."""
    entries: list[Entry] = []
    talk: list[Talk] = []
    record: TableRecord | None = None
    """The record, when it has changed (or the table is new)."""
    owners: list[Owner] = []
    card: bytes = b""
    """The table in a list, as JSON."""
    finished: bool = False
    free_seats: bool = False


class Card(msgspec.Struct, frozen=True):
    """A table in a list, as it was written last."""

    card: bytes
    changed: int


class Store(Protocol):
    """Futures of `write` are fulfilled in the order of the calls."""

    name: str

    async def open(self) -> None: ...

    async def close(self) -> None: ...

    def write(self, write: Write) -> asyncio.Future[None]:
        """Make a write durable; the future fails with StoreError if that is not possible."""

    async def load(self, table: str) -> StoredTable | None: ...

    async def owners(self, tokens: tuple[str, ...]) -> list[Owner]:
        """The owners of those tokens that are known, in the order given."""

    async def cards(self, tables: tuple[str, ...]) -> dict[str, Card]: ...

    async def finished(self, limit: int) -> list[Card]: ...

    async def public(self, limit: int) -> list[Card]: ...

    async def count(self) -> int:
        """How many tables there are."""
