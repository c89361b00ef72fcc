"""Tables kept by the browser.

The browser's database (IndexedDB, ``client/src/offline/database.ts``) does what the SQL
statements of `store.sql.Store` do: it refuses writes with an old fence, and writes completely or
not at all. The structs of `store.records` are passed to it as JSON. A tab owns a table through a
browser lock, which ends with the tab.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable
from typing import Any, Protocol

import msgspec

from wardround.server.store.base import TableStore
from wardround.server.store.records import Claim, LostError, Owner, StoredTable, StoreError, Write


class Shelf(Protocol):
    """The browser's side. Answers are JSON; failures raise an error of the browser's."""

    def load(self, table: str) -> Awaitable[str]: ...

    def write(self, write: str) -> Awaitable[str]:
        """Why nothing was written; empty if it was."""
        ...

    def owners(self, tokens: str) -> Awaitable[str]: ...

    def cards(self, tables: str) -> Awaitable[str]: ...

    def lengths(self, tables: str) -> Awaitable[str]: ...

    def newest(self, which: str, limit: int) -> Awaitable[str]: ...

    def count(self) -> Awaitable[str]: ...

    def claim(self, table: str, server: str) -> Awaitable[str]: ...

    def release(self, tables: str) -> Awaitable[str]: ...


class BrowserStore(TableStore):
    """The tables of this browser."""

    name = "browser"

    def __init__(self, shelf: Shelf) -> None:
        self._shelf = shelf
        self._writing: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        """Nothing to do: the browser opens its database on first use."""

    async def close(self) -> None:
        await asyncio.gather(*self._writing, return_exceptions=True)

    def write(self, write: Write) -> asyncio.Future[None]:
        # Called right away, so that the browser writes in the order of the calls.
        asking = self._shelf.write(_text(write))
        writing = asyncio.ensure_future(_written(asking))
        self._writing.add(writing)
        writing.add_done_callback(self._writing.discard)
        return writing

    async def load(self, table: str) -> StoredTable | None:
        stored: StoredTable | None = await _asked(StoredTable | None, self._shelf.load(table))
        return stored

    async def owners(self, tokens: tuple[str, ...]) -> list[Owner]:
        owners: list[Owner] = await _asked(list[Owner], self._shelf.owners(_text(tokens)))
        return owners

    async def cards(self, tables: tuple[str, ...]) -> dict[str, bytes]:
        cards: dict[str, bytes] = await _asked(dict[str, bytes], self._shelf.cards(_text(tables)))
        return cards

    async def lengths(self, tables: tuple[str, ...]) -> dict[str, int]:
        lengths: dict[str, int] = await _asked(dict[str, int], self._shelf.lengths(_text(tables)))
        return lengths

    async def finished(self, limit: int) -> list[bytes]:
        return await self._newest("finished", limit)

    async def public(self, limit: int) -> list[bytes]:
        return await self._newest("open", limit)

    async def _newest(self, which: str, limit: int) -> list[bytes]:
        cards: list[bytes] = await _asked(list[bytes], self._shelf.newest(which, limit))
        return cards

    async def count(self) -> int:
        count: int = await _asked(int, self._shelf.count())
        return count

    async def ping(self) -> None:
        await self.count()

    async def beat(self, server: str, seconds: float, info: str = "") -> bool:
        """A tab needs no heartbeat: its locks end with it."""
        return True

    async def claim(self, table: str, server: str, force: bool = False) -> Claim | None:
        claim: Claim | None = await _asked(Claim | None, self._shelf.claim(table, server))
        return claim

    async def release(self, tables: tuple[str, ...], server: str) -> None:
        await _asked(None, self._shelf.release(_text(tables)))

    async def release_all(self, server: str) -> None:
        """The locks of a tab end with it."""

    async def held(self, server: str) -> dict[str, int]:
        """A tab learns with its next write what it has lost."""
        return {}


def _text(value: Any) -> str:
    return msgspec.json.encode(value).decode()


async def _asked(kind: Any, asking: Awaitable[str]) -> Any:
    """The browser's answer. Its errors (a full disk, say) become StoreErrors."""
    try:
        answer = await asking
    except Exception as error:
        raise StoreError(f"the browser does not keep tables: {error}") from error
    return msgspec.json.decode(answer, type=kind)


async def _written(asking: Awaitable[str]) -> None:
    fault = await _asked(str, asking)
    if fault:
        raise LostError(fault)
