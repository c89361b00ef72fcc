"""Who wants to be told when it is their turn, and how: what is stored about it.

A person's wishes are kept with the person (`people`), as JSON of `reminders.Wishes`. They apply to
a seat through the tokens that the person keeps.
"""

from __future__ import annotations

import msgspec

from wardround.server.store.asking import Asking


class SiteValue(msgspec.Struct, frozen=True):
    """A value that all servers of a site share: the key by which push services know it."""

    site: str
    """Its name."""
    value: bytes


class RemindsNobody:
    """A store whose players are present whenever the server is: a browser's own."""

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
