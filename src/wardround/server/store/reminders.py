"""Who wants to be told when it is their turn, and how: what is kept about it.

How somebody wants to be told is kept with the person (`people`), as JSON of `reminders.Wishes`. It
belongs to a seat by the tokens that the person keeps.
"""

from __future__ import annotations

import msgspec

from wardround.server.store.asking import Asking


class SiteValue(msgspec.Struct, frozen=True):
    """Something that all servers of a site share: the key that push services know it by."""

    site: str
    """What it is called."""
    value: bytes


class RemindsNobody:
    """A store of tables whose players are there whenever the server is: a browser's own."""

    async def wishes(self, person: str) -> bytes | None:
        """How somebody wants to be told."""
        return None

    async def change_wishes(self, person: str, before: bytes | None, after: bytes) -> bool:
        """Change it, unless somebody else has meanwhile; whether it was changed."""
        return False

    async def people_at(self, table: str, seat: int) -> list[str]:
        """Who keeps a seat and wants to be told."""
        return []

    async def site_value(self, name: str, made: bytes) -> bytes:
        """Something that all servers of a site share; what the first one made."""
        return made


class Reminds(RemindsNobody, Asking):
    """The same in a database."""

    async def wishes(self, person: str) -> bytes | None:
        found = await self._select("SELECT wishes FROM reminders WHERE person = $1", person)
        return bytes(found[0][0]) if found else None

    async def change_wishes(self, person: str, before: bytes | None, after: bytes) -> bool:
        if before is None:
            sql = (
                "INSERT INTO reminders (person, wishes) VALUES ($1, $2) "
                "ON CONFLICT (person) DO NOTHING RETURNING person"
            )
            return bool(await self._change(self.rows.select, sql, person, after))
        sql = "UPDATE reminders SET wishes = $2 WHERE person = $1 AND wishes = $3 RETURNING person"
        return bool(await self._change(self.rows.select, sql, person, after, before))

    async def people_at(self, table: str, seat: int) -> list[str]:
        sql = (
            "SELECT DISTINCT r.person FROM owners AS o JOIN kept AS k ON k.token = o.token "
            "JOIN reminders AS r ON r.person = k.person "
            "WHERE o.table_id = $1 AND o.seat = $2 AND o.role = 'seat'"
        )
        return [row[0] for row in await self._select(sql, table, seat)]

    async def site_value(self, name: str, made: bytes) -> bytes:
        sql = "INSERT INTO site (name, value) VALUES ($1, $2) ON CONFLICT (name) DO NOTHING"
        await self._change(self.rows.select, sql, name, made)
        found = await self._select("SELECT value FROM site WHERE name = $1", name)
        return bytes(found[0][0])

    async def site_values(self) -> list[SiteValue]:
        rows = await self._select("SELECT name, value FROM site ORDER BY name")
        return [SiteValue(*row) for row in rows]
