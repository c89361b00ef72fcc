"""What a server needs from a store, be it SQLite, PostgreSQL or a browser.

A table is owned by one process at a time. Owning is a *claim* with a *fence*, a number that grows
with every claim. Every write names its fence, and has no effect unless that is still the table's.
So a process that was frozen, cut off or presumed dead can never overwrite what its successor wrote,
whatever its clock says. The database's clock alone decides whether an owner is alive: it has to
send a *heartbeat* before its time runs out.
"""

from __future__ import annotations

import asyncio
import time
from abc import ABC, abstractmethod

from wardround.server.store.records import Claim, Owner, Person, StoredTable, Write


class TableStore(ABC):
    """What a server needs from whatever keeps its tables: a database, or a browser (`in_page`).

    The futures of `write` for one table are fulfilled in the order of the calls. What is not
    abstract is what a browser does: it is on one device, so it knows no people, its players are
    present whenever the server is, and it keeps its tables as long as it likes.
    """

    name: str

    @abstractmethod
    async def open(self) -> None:
        """Connect, and bring an older database up to date."""

    @abstractmethod
    async def close(self) -> None:
        """Finish pending writes, then close."""

    @abstractmethod
    def write(self, write: Write) -> asyncio.Future[None]:
        """Make a write durable; the future fails with StoreError if that is impossible."""

    @abstractmethod
    async def load(self, table: str) -> StoredTable | None: ...

    @abstractmethod
    async def owners(self, tokens: tuple[str, ...]) -> list[Owner]:
        """The owners of those tokens that are known, in the order given.

        A person's handle is a token too, and opens what it was made for (see `people`).
        """

    @abstractmethod
    async def cards(self, tables: tuple[str, ...]) -> dict[str, bytes]:
        """The cards of these tables, as last written."""

    @abstractmethod
    async def lengths(self, tables: tuple[str, ...]) -> dict[str, int]:
        """How many lines the journals of these tables have."""

    @abstractmethod
    async def finished(self, limit: int) -> list[bytes]:
        """Cards of finished games that are listed, newest first."""

    @abstractmethod
    async def public(self, limit: int) -> list[bytes]:
        """Cards of tables where anyone may sit down, newest first."""

    @abstractmethod
    async def count(self) -> int:
        """How many tables there are; slow if there are many."""

    @abstractmethod
    async def ping(self) -> None:
        """Raises StoreError unless the database answers."""

    @abstractmethod
    async def beat(self, server: str, seconds: float, info: str = "") -> bool:
        """A heartbeat: this process is alive for ``seconds`` from now, by the database's clock.

        Returns whether it was still alive: if not, others may have taken its tables. An expiry
        further ahead than any heartbeat could set does not count: the database's clock was set
        back, and a dead process must not stay alive for hours.
        """

    @abstractmethod
    async def claim(self, table: str, server: str, force: bool = False) -> Claim | None:
        """Own a table unless another live process does; None if there is no such table.

        Claiming a table one already owns also makes a new fence: earlier writes that are still
        under way fail. ``force`` takes the table even from a live owner.
        """

    @abstractmethod
    async def release(self, tables: tuple[str, ...], server: str) -> None:
        """Give up those of the tables that this process owns."""

    @abstractmethod
    async def release_all(self, server: str) -> None:
        """Give up everything: this process is shutting down."""

    @abstractmethod
    async def held(self, server: str) -> dict[str, int]:
        """The tables of a process with their fences."""

    async def now(self) -> int:
        """Milliseconds since 1970, by the clock that all users of the store share."""
        return round(time.time() * 1000)

    async def due(self, server: str, before: int, limit: int) -> list[str]:
        """Tables that were due before a moment and that this process may claim. A browser's tables
        are never due."""
        return []

    async def touch(self, server: str) -> None:
        """Make a write that changes nothing; raises StoreError if the disk is full."""
        await self.ping()

    async def untouched(self, finished: bool | None, before: int, limit: int) -> list[str]:
        """Tables unchanged since a moment, oldest first; ``finished`` None means finished or not.

        A browser keeps its tables as long as it likes.
        """
        return []

    async def delete(self, table: str) -> bool:
        """Delete a table with everything that belongs to it; returns whether there was one."""
        return False

    # -- people -------------------------------------------------------------------------------

    async def person(self, person: str) -> Person | None:
        return None

    async def keep_person(
        self, person: str, profile: bytes, at: int, tokens: tuple[str, ...], now: int, new: bool
    ) -> bool:
        """Keep a profile, if it is later than the stored one, and further tokens.

        Returns whether there is such a person; ``new`` creates one.
        """
        return False

    async def renew_person(self, person: str, renewed: str) -> bool:
        """Know a person by another secret; safe to repeat. Returns whether they exist."""
        return False

    async def forget_person(self, person: str) -> None:  # noqa: B027 (a browser knows nobody)
        """Forget a person and everything they kept; their seats stay as they were."""

    async def said(self, tables: tuple[str, ...]) -> list[tuple[str, bytes]]:
        """The chat of these tables: their ids, and lines as JSON."""
        return []

    async def forget_unseen(self, before: int) -> None:  # noqa: B027 (a browser knows nobody)
        """Forget all people who have not come since a moment."""

    # -- who wants to be told that it is their turn -------------------------------------------

    async def wishes(self, person: str) -> bytes | None:
        """How a person wants to be told."""
        return None

    async def change_wishes(self, person: str, before: bytes | None, after: bytes) -> bool:
        """Change it, unless it has changed since it was read; returns whether it was changed."""
        return False

    async def people_at(self, table: str, seat: int) -> list[str]:
        """The people who keep a seat and want to be told."""
        return []

    async def site_value(self, name: str, made: bytes) -> bytes:
        """A value that all servers of a site share: the one made first."""
        return made
