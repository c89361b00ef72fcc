"""Which process owns which table: claims, heartbeats and releases, as `base` explains them."""

from __future__ import annotations

from typing import Final

import msgspec

from wardround.server.store.asking import Asking, sound

RELEASED_AT_ONCE: Final = 8
"""Each row is rewritten whole, with the content pack if an older program put it there: players
would have to wait for them all."""
REMEMBERED: Final = 86_400.0
"""How many seconds a dead process stays listed."""


class Claim(msgspec.Struct, frozen=True):
    """Who owns a table after a claim; the claim has succeeded if that is the claimant."""

    owner: str
    fence: int


class ServerRow(msgspec.Struct, frozen=True):
    """A process that uses the store."""

    id: str
    info: str
    """What it said about itself in its last heartbeat."""
    started: int
    """Milliseconds since 1970, by the database's clock."""
    left: float
    """Seconds until it is considered dead; negative if it already is."""


class KeepsClaims(Asking):
    """What a database knows about the processes that use it."""

    async def beat(self, server: str, seconds: float, info: str = "") -> bool:
        now = self.rows.NOW
        lived = f"SELECT 1 FROM servers WHERE id = $1 AND {self.rows.ALIVE}"
        live_on = (
            "INSERT INTO servers (id, info, started, until, seconds) "
            f"VALUES ($1, $2, CAST({now} * 1000 AS bigint), {now} + $3, $3) "
            "ON CONFLICT (id) DO UPDATE "
            "SET info = excluded.info, until = excluded.until, seconds = excluded.seconds"
        )
        forget = f"DELETE FROM servers WHERE until < {now} - $1"
        statements = ((lived, server), (live_on, server, info, seconds), (forget, REMEMBERED))
        done = await self._change(self.rows.together, *statements)
        return bool(done[0])

    async def claim(self, table: str, server: str, force: bool = False) -> Claim | None:
        if not sound((table,)):
            return None
        sql = (
            "UPDATE tables SET owner = $2, fence = fence + 1 "
            f"WHERE id = $1 AND ($3 OR {self._claimable('$2')}) RETURNING owner, fence"
        )
        claimed = await self._change(self.rows.select, sql, table, server, force)
        sql = "SELECT owner, fence FROM tables WHERE id = $1"
        found = claimed or await self._select(sql, table)
        return Claim(*found[0]) if found else None

    async def release(self, tables: tuple[str, ...], server: str) -> None:
        sql = f"UPDATE tables SET owner = '' WHERE id {self.rows.AMONG} AND owner = $2"
        for at in range(0, len(tables), RELEASED_AT_ONCE):
            some = tables[at : at + RELEASED_AT_ONCE]
            await self._change(self.rows.select, sql, some, server)

    async def release_all(self, server: str) -> None:
        forget = "DELETE FROM servers WHERE id = $1"
        release = "UPDATE tables SET owner = '' WHERE owner = $1 AND owner <> ''"
        await self._change(self.rows.together, (forget, server), (release, server))

    async def held(self, server: str) -> dict[str, int]:
        sql = "SELECT id, fence FROM tables WHERE owner = $1 AND owner <> ''"
        return {row[0]: row[1] for row in await self._select(sql, server)}

    async def owned(self) -> dict[str, int]:
        """How many tables each process owns, dead ones included."""
        sql = "SELECT owner, count(*) FROM tables WHERE owner <> '' GROUP BY owner"
        return {row[0]: row[1] for row in await self._select(sql)}

    async def servers(self) -> list[ServerRow]:
        left = f"until - {self.rows.NOW}"
        sql = f"SELECT id, info, started, {left} FROM servers ORDER BY started, id"
        return [ServerRow(*row) for row in await self._select(sql)]

    async def due(self, server: str, before: int, limit: int) -> list[str]:
        sql = (
            f"SELECT id FROM tables WHERE due > 0 AND due <= $2 AND {self._claimable('$1')} "
            "ORDER BY due LIMIT $3"
        )
        return [row[0] for row in await self._select(sql, server, before, limit)]

    def _claimable(self, server: str) -> str:
        """SQL for whether no other live process owns a table."""
        return (
            f"(owner IN ('', {server}) OR NOT EXISTS "
            f"(SELECT 1 FROM servers AS s WHERE s.id = tables.owner AND {self.rows.ALIVE}))"
        )
