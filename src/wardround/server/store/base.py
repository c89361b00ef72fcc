"""What a store keeps and can do; SQLite and PostgreSQL are two ways to do it.

A table is owned by one process at a time. Owning is a *claim* with a *fence*, a number that grows
with every claim; every write names its fence, and one whose fence is not the table's present one
changes nothing. So a process that was frozen, cut off or taken for dead can never write over
what its successor wrote, whatever its clock says. Whether an owner lives is decided by the
database's clock alone: it has to *beat* before its time runs out.

Error tree::

    StoreError       it could not be written or read. After a failed write what is in the store may
                     be the state before or after it: the truth is what `load` finds after a new
                     `claim`, which no write of an earlier claim can change any more
    └─ LostError     the table is somebody else's now, or gone; nothing of that write is there
"""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Any, Final, Literal

import msgspec

from wardround.core.game import OptionValue

NEW: Final = 0
"""The fence of a write that makes a table; the table's own is 1 then."""

CLOSED: Final = "the store is closed"


class StoreError(Exception):
    """A write that failed, or a read."""


class LostError(StoreError):
    """A write to a table that is no longer the writer's."""


class SeatRecord(msgspec.Struct):
    """What is remembered of a seat."""

    name: str = ""
    colour: str = ""
    by: Literal["person", "bot"] = "person"
    level: str = ""
    taken: bool = False


class Question(msgspec.Struct, frozen=True):
    """What somebody has asked everybody, and who has said yes so far."""

    kind: Literal["undo", "give_up"]
    by: int
    to: int
    """For undo: the last move that is to count."""
    agreed: tuple[int, ...]
    seq: int
    """The number of lines when it was asked: with the next one it is over."""
    mid: str
    """The message that asked; sent again, it is answered and not asked again."""


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
    asked: Question | None = None
    """What is before everybody. Kept, so that whoever has the table next asks it too."""

    def copy(self) -> TableRecord:
        """A copy that later changes do not reach."""
        seats = [msgspec.structs.replace(seat) for seat in self.seats]
        return msgspec.structs.replace(self, seats=seats)


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
    """All there is of a table; written into another store it is the same table."""

    record: TableRecord
    entries: list[Entry]
    talk: list[Talk]
    owners: list[Owner]
    changed: int
    card: bytes = b""
    finished: bool = False
    free_seats: bool = False


class Write(msgspec.Struct):
    """Everything that one message changes at one table; it is written whole or not at all."""

    table: str
    at: int
    server: str
    """The process that writes, and the fence of its claim (`NEW` for a table that is made)."""
    fence: int
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


def why_unwritten(write: Write, row: tuple[str, int, int] | None) -> StoreError:
    """Why a write found no row to change, from what is there of its table."""
    if write.fence == NEW:
        return StoreError(f"there is a table {write.table} already")
    if row is None:
        return LostError(f"there is no table {write.table} any more")
    owner, fence, lines = row
    if (owner, fence) != (write.server, write.fence):
        whose = f"owned by {owner}" if owner else "released"
        return LostError(f"table {write.table} is {whose} (fence {fence}, not {write.fence})")
    return StoreError(f"expected {write.first} lines, found {lines}")


def within_json(text: str) -> bytes:
    """A text as it stands inside strings of JSON, to look for."""
    return msgspec.json.encode(text)[1:-1]


class Card(msgspec.Struct, frozen=True):
    """A table in a list, as it was written last."""

    card: bytes
    changed: int


class Claim(msgspec.Struct, frozen=True):
    """Who owns a table after a claim: it has succeeded if that is the claimant."""

    owner: str
    fence: int


class ServerRow(msgspec.Struct, frozen=True):
    """A process that uses the store."""

    id: str
    info: str
    """What it said about itself with its last beat."""
    started: int
    """Milliseconds since 1970, by the database's clock."""
    left: float
    """Seconds until it counts as dead; negative if it does already."""


class TableRow(msgspec.Struct, frozen=True):
    """A table in the list of the person who runs the place."""

    id: str
    card: bytes
    changed: int
    finished: bool
    lines: int
    owner: str


class Store(ABC):
    """What is asked of a database, whichever it is.

    The questions and changes themselves are functions of the same names in `sqlite_rows` and in
    `postgres_rows`, which take a connection first; a store says how it comes to one, and when.
    Futures of `write` for one table are fulfilled in the order of the calls.
    """

    name: str
    rows: Any
    """The module with the functions."""

    @abstractmethod
    async def open(self) -> None:
        """Connect, and bring an older database up to date."""

    @abstractmethod
    async def close(self) -> None:
        """Write what is waiting, then close."""

    @abstractmethod
    def write(self, write: Write) -> asyncio.Future[None]:
        """Make a write durable; the future fails with StoreError if that is not possible."""

    @abstractmethod
    async def _read(self, ask: Callable[..., Any], *given: Any) -> Any:
        """Ask something; raises StoreError."""

    @abstractmethod
    async def _change(self, ask: Callable[..., Any], *given: Any) -> Any:
        """Change something that may be changed twice, should it not be known whether it was."""

    @abstractmethod
    async def _change_once(self, ask: Callable[..., Any], *given: Any) -> Any:
        """Change something that must not be changed twice."""

    # -- tables -------------------------------------------------------------------------------

    async def load(self, table: str) -> StoredTable | None:
        found: StoredTable | None = await self._read(self.rows.load, table)
        return found

    async def owners(self, tokens: tuple[str, ...]) -> list[Owner]:
        """The owners of those tokens that are known, in the order given."""
        found: list[Owner] = await self._read(self.rows.owners, tokens)
        return found

    async def cards(self, tables: tuple[str, ...]) -> dict[str, Card]:
        found: dict[str, Card] = await self._read(self.rows.cards, tables)
        return found

    async def lengths(self, tables: tuple[str, ...]) -> dict[str, int]:
        """How many lines the journals of these tables have."""
        found: dict[str, int] = await self._read(self.rows.lengths, tables)
        return found

    async def finished(self, limit: int) -> list[Card]:
        found: list[Card] = await self._read(self.rows.newest, "finished AND listed", limit)
        return found

    async def public(self, limit: int) -> list[Card]:
        found: list[Card] = await self._read(self.rows.newest, "open", limit)
        return found

    async def count(self) -> int:
        """How many tables there are; with many tables this takes a while."""
        return int(await self._read(self.rows.count))

    async def ping(self) -> None:
        """Whether the database answers; raises StoreError if not."""
        await self._read(self.rows.ping)

    # -- who owns them ------------------------------------------------------------------------

    async def beat(self, server: str, seconds: float, info: str = "") -> bool:
        """This process lives for so long from now on, by the database's clock.

        The answer is whether it lived until now: if not, others may have taken its tables.
        A time that lies further ahead than a beat can reach does not count: then the database's
        clock was set back, and a dead process must not live for hours.
        """
        return bool(await self._change(self.rows.beat, server, seconds, info))

    async def claim(self, table: str, server: str, force: bool = False) -> Claim | None:
        """Own a table unless somebody else who lives does; None if there is no such table.

        Claiming what one owns already makes a new fence too: writes of before, which may still
        be on their way, fail. ``force`` takes it from an owner who lives.
        """
        found: Claim | None = await self._change(self.rows.claim, table, server, force)
        return found

    async def release(self, tables: tuple[str, ...], server: str) -> None:
        """Give up those of these tables that this process owns."""
        await self._change(self.rows.release, tables, server)

    async def release_all(self, server: str) -> None:
        """Give up everything and live no more: a process that ends in order."""
        await self._change(self.rows.release_all, server)

    async def held(self, server: str) -> dict[str, int]:
        """The tables of a process with their fences."""
        found: dict[str, int] = await self._read(self.rows.held, server)
        return found

    async def owned(self) -> dict[str, int]:
        """How many tables each process owns, dead ones included."""
        found: dict[str, int] = await self._read(self.rows.owned)
        return found

    async def servers(self) -> list[ServerRow]:
        found: list[ServerRow] = await self._read(self.rows.servers)
        return found

    # -- for the person who runs the place ----------------------------------------------------

    async def tables(self, after: str, limit: int) -> list[TableRow]:
        """A page of all tables in the order of their ids."""
        found: list[TableRow] = await self._read(self.rows.tables, after, limit)
        return found

    async def mentioning(self, text: str) -> list[str]:
        """The tables whose record or chat holds this text somewhere."""
        found: list[str] = await self._read(self.rows.mentioning, text)
        return found

    async def put(self, stored: StoredTable) -> None:
        """Keep a table of another store; StoreError if there is one with its id."""
        await self._change_once(self.rows.put, stored)

    async def rewrite(self, stored: StoredTable, server: str, fence: int) -> None:
        """Replace everything about a table but its journal."""
        await self._change_once(self.rows.rewrite, stored, server, fence)

    async def delete(self, table: str) -> bool:
        """Remove a table with all that belongs to it; whether there was one."""
        return bool(await self._change_once(self.rows.delete, table))
