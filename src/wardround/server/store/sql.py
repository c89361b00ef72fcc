"""What SQLite and PostgreSQL have in common: the statements that both understand.

The others are functions with the same names in `sqlite_rows` and `postgres_rows`, which take a
connection as their first argument; each store decides how and when it gets one.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable
from typing import Any, Final

import msgspec

from wardround.server.store.base import TableStore
from wardround.server.store.records import (
    NEW,
    RELEASED_AT_ONCE,
    Claim,
    Kept,
    Owner,
    Person,
    ServerRow,
    SiteValue,
    StoredPerson,
    StoredTable,
    TableRecord,
    TableRow,
    Talk,
    Write,
)
from wardround.server.store.rows import is_broken, sound, sum_of

CLOSED: Final = "the store is closed"
BOTH_INDEXES: Final = ("owner = ''", "owner <> ''")
"""Each of these conditions has an index. A query without them reads every row whole, with its
record and its card."""
PARTS: Final = ("lines", "talk", "owners", "packs")
"""Where a table has rows besides its own."""
PERSONAL: Final = ("people", "kept", "reminders")
"""The tables with a column ``person``, people first: they are renewed and forgotten together."""
MAX_KEPT: Final = 2000
"""Roughly how many tokens a person may keep."""
REMEMBERED: Final = 86_400.0
"""How many seconds a dead process stays listed."""


class Store(TableStore):
    """A database of either kind, and what an administrator needs from it."""

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

    # -- tables -------------------------------------------------------------------------------

    async def load(self, table: str) -> StoredTable | None:
        stored: StoredTable | None = None
        if sound((table,)):
            stored = await self._read(self.rows.load, table)
        return stored

    async def owners(self, tokens: tuple[str, ...]) -> list[Owner]:
        among = self.rows.AMONG
        sql = (
            f"SELECT token, table_id, role, seat FROM owners WHERE token {among} UNION ALL "
            "SELECT k.handle, o.table_id, o.role, o.seat FROM kept AS k JOIN owners AS o "
            f"ON o.token = k.token WHERE k.handle {among}"
        )
        owners = {row[0]: Owner(*row) for row in await self._select(sql, sound(tokens))}
        return [owners[token] for token in tokens if token in owners]

    async def cards(self, tables: tuple[str, ...]) -> dict[str, bytes]:
        return await self._column("card", tables)

    async def lengths(self, tables: tuple[str, ...]) -> dict[str, int]:
        return await self._column("lines", tables)

    async def _column(self, name: str, tables: tuple[str, ...]) -> dict[str, Any]:
        sql = f"SELECT id, {name} FROM tables WHERE id {self.rows.AMONG}"
        return {row[0]: row[1] for row in await self._select(sql, sound(tables))}

    async def finished(self, limit: int) -> list[bytes]:
        return await self._newest("finished AND listed", limit)

    async def public(self, limit: int) -> list[bytes]:
        return await self._newest("open", limit)

    async def _newest(self, which: str, limit: int) -> list[bytes]:
        sql = f"SELECT card FROM tables WHERE {which} ORDER BY changed DESC LIMIT $1"
        return [row[0] for row in await self._select(sql, limit)]

    async def count(self) -> int:
        parts = (f"(SELECT count(*) FROM tables WHERE {whose})" for whose in BOTH_INDEXES)
        return int((await self._select(f"SELECT {' + '.join(parts)}"))[0][0])

    async def untouched(self, finished: bool | None, before: int, limit: int) -> list[str]:
        which = "" if finished is None else f"AND {'' if finished else 'NOT '}finished"
        parts = (
            f"SELECT id, changed FROM tables WHERE {whose} AND changed < $1 {which}"
            for whose in BOTH_INDEXES
        )
        sql = f"{' UNION ALL '.join(parts)} ORDER BY changed LIMIT $2"
        return [row[0] for row in await self._select(sql, before, limit)]

    async def now(self) -> int:
        return int(1000 * (await self._select(f"SELECT {self.rows.NOW}"))[0][0])

    async def ping(self) -> None:
        await self._select("SELECT 1 FROM tables LIMIT 1")

    async def touch(self, server: str) -> None:
        await self._change(self.rows.touch, server)

    # -- damage -------------------------------------------------------------------------------

    async def structure(self) -> list[str]:
        """What is wrong with the database itself, and rows that belong to no table."""
        faults = list(await self._read(self.rows.structure))
        for name in PARTS:
            sql = (
                f"SELECT DISTINCT table_id FROM {name} "
                "WHERE table_id NOT IN (SELECT id FROM tables) LIMIT 5"
            )
            faults += [f"{name} of no table: {row[0]}" for row in await self._select(sql)]
        return faults

    async def faults(self, table: str) -> list[str]:
        """What is damaged about a table, as far as sums and counts can tell; raises StoreError."""
        sql = "SELECT record, card, lines, listed FROM tables WHERE id = $1"
        [(record, card, count, listed)] = await self._select(sql, table)
        faults = [
            f"the {name} was changed"
            for name, raw in (("record", record), ("card", card))
            if is_broken(raw)
        ]
        if msgspec.json.decode(record, type=TableRecord).listed != bool(listed):
            faults.append("the mark of listed tables is wrong")
        sql = "SELECT pack, sum FROM packs WHERE table_id = $1"
        faults += [
            "the content pack was changed"
            for pack, there in await self._select(sql, table)
            if there != sum_of(table, pack)
        ]
        sql = "SELECT n, line, mid, hinted, sum FROM lines WHERE table_id = $1 ORDER BY n"
        lines = await self._select(sql, table)
        if [row[0] for row in lines] != list(range(count)):
            faults.append(f"there are not {count} lines")
        faults += [
            f"line {n + 1} was changed"
            for n, line, mid, hinted, there in lines
            if there not in (None, sum_of(n, line, mid, int(hinted)))
        ]
        sql = "SELECT n, line FROM talk WHERE table_id = $1"
        faults += [
            f"line {n} of the chat was changed"
            for n, raw in await self._select(sql, table)
            if is_broken(raw) or msgspec.json.decode(raw, type=Talk).n != n
        ]
        sql = "SELECT token, table_id, role, seat, sum FROM owners WHERE table_id = $1"
        faults += [
            "a token was changed"
            for *owner, there in await self._select(sql, table)
            if there not in (None, sum_of(*owner))
        ]
        return faults

    # -- administration -----------------------------------------------------------------------

    async def tables(self, after: str, limit: int) -> list[TableRow]:
        """A page of all tables, ordered by id."""
        sql = (
            "SELECT id, card, changed, finished, lines, owner FROM tables WHERE id > $1 "
            "ORDER BY id LIMIT $2"
        )
        rows = await self._select(sql, after, limit)
        return [TableRow(id_, card, at, bool(over), n, who) for id_, card, at, over, n, who in rows]

    async def mentioning(self, text: str) -> list[str]:
        """The tables whose record or chat contains this text."""
        contains = self.rows.CONTAINS.format
        sql = (
            f"SELECT id FROM tables WHERE {contains('record')} "
            f"UNION SELECT table_id FROM talk WHERE {contains('line')} ORDER BY 1"
        )
        within_json = msgspec.json.encode(text)[1:-1]
        return [row[0] for row in await self._select(sql, within_json)]

    async def put(self, stored: StoredTable) -> None:
        """Add a table from another store; raises StoreError if its id is taken."""
        record = stored.record
        await self.write(
            Write(
                table=record.id,
                at=stored.changed,
                server="",
                fence=NEW,
                entries=stored.entries,
                talk=stored.talk,
                record=record,
                owners=stored.owners,
                card=stored.card,
                finished=stored.finished,
                free_seats=stored.free_seats,
                due=stored.due,
            )
        )

    async def rewrite(self, stored: StoredTable, server: str, fence: int) -> None:
        """Replace everything about a table except its journal."""
        await self._change_once(self.rows.rewrite, stored, server, fence)

    async def delete(self, table: str) -> bool:
        parts = [(f"DELETE FROM {name} WHERE table_id = $1", table) for name in PARTS]
        whole = ("DELETE FROM tables WHERE id = $1 RETURNING id", table)
        done = await self._change_once(self.rows.together, *parts, whole)
        return bool(done[-1])

    # -- claims, heartbeats and releases ------------------------------------------------------

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
        claims = claimed or await self._select(sql, table)
        return Claim(*claims[0]) if claims else None

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

    # -- people -------------------------------------------------------------------------------

    async def person(self, person: str) -> Person | None:
        profiles = await self._select("SELECT profile FROM people WHERE person = $1", person)
        sql = (
            "SELECT k.handle, k.token, o.table_id, o.role, o.seat FROM kept AS k "
            "JOIN owners AS o ON o.token = k.token JOIN tables AS t ON t.id = o.table_id "
            "WHERE k.person = $1 AND o.role <> 'gone' ORDER BY t.changed DESC, t.id, o.role, o.seat"
        )
        kept = await self._select(sql, person) if profiles else ()
        return Person(profiles[0][0], tuple(Kept(*row) for row in kept)) if profiles else None

    async def keep_person(
        self, person: str, profile: bytes, at: int, tokens: tuple[str, ...], now: int, new: bool
    ) -> bool:
        make = (
            "INSERT INTO people (person, profile, at, seen) VALUES ($1, $2, $3, $4) "
            "ON CONFLICT (person) DO NOTHING"
        )
        change = (
            "UPDATE people SET profile = CASE WHEN $3 > at THEN $2 ELSE profile END, "
            "at = CASE WHEN $3 > at THEN $3 ELSE at END, seen = $4 "
            "WHERE person = $1 RETURNING person"
        )
        clear = (
            "DELETE FROM kept WHERE person = $1 AND NOT EXISTS (SELECT 1 FROM owners AS o "
            "WHERE o.token = kept.token AND o.role <> 'gone')"
        )
        add = (
            f"INSERT INTO kept (handle, person, token) SELECT {self.rows.HANDLE}, p.person, "
            "o.token FROM owners AS o JOIN people AS p ON p.person = $2 "
            f"WHERE o.token {self.rows.AMONG} AND o.role <> 'gone' "
            f"AND (SELECT count(*) FROM kept WHERE person = $2) < {MAX_KEPT} "
            "ON CONFLICT (person, token) DO NOTHING"
        )
        given = (person, profile, at, now)
        statements = [(change, *given), (clear, person), (add, sound(tokens), person)]
        if new:
            statements.insert(0, (make, *given))
        done = await self._change(self.rows.together, *statements)
        return bool(done[-3])

    async def renew_person(self, person: str, renewed: str) -> bool:
        free = "NOT EXISTS (SELECT 1 FROM people WHERE person = $2)"
        others = [
            (f"UPDATE {name} SET person = $2 WHERE person = $1 AND {free}", person, renewed)
            for name in reversed(PERSONAL)
        ]
        handles = f"UPDATE kept SET handle = {self.rows.HANDLE} WHERE person = $1"
        there = ("SELECT person FROM people WHERE person = $1", renewed)
        done = await self._change(self.rows.together, (handles, person), *others, there)
        return bool(done[-1])

    async def forget_person(self, person: str) -> None:
        forget = [(f"DELETE FROM {name} WHERE person = $1", person) for name in PERSONAL]
        await self._change(self.rows.together, *forget)

    async def people(self, after: str, limit: int) -> list[StoredPerson]:
        """A page of all people, ordered by hash."""
        sql = (
            "SELECT p.person, profile, at, seen, wishes FROM people AS p LEFT JOIN reminders AS r "
            "ON r.person = p.person WHERE p.person > $1 ORDER BY p.person LIMIT $2"
        )
        rows = await self._select(sql, after, limit)
        among = f"SELECT person, handle, token FROM kept WHERE person {self.rows.AMONG} ORDER BY 2"
        kept: dict[str, list[tuple[str, str]]] = {}
        for person, handle, token in await self._select(among, tuple(row[0] for row in rows)):
            kept.setdefault(person, []).append((handle, token))
        return [
            StoredPerson(person, profile, at, seen, tuple(kept.get(person, ())), wishes)
            for person, profile, at, seen, wishes in rows
        ]

    async def put_person(self, person: StoredPerson) -> None:
        """Add a person from another store; a person who is already there stays as they are."""
        add = (
            "INSERT INTO people (person, profile, at, seen) VALUES ($1, $2, $3, $4) "
            "ON CONFLICT DO NOTHING"
        )
        keep = "INSERT INTO kept (handle, person, token) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING"
        kept: list[tuple[str | bytes, ...]] = [
            (keep, handle, person.person, token) for handle, token in person.kept
        ]
        if person.wishes is not None:
            wish = "INSERT INTO reminders (person, wishes) VALUES ($1, $2) ON CONFLICT DO NOTHING"
            kept.append((wish, person.person, person.wishes))
        row = (person.person, person.profile, person.at, person.seen)
        await self._change(self.rows.together, (add, *row), *kept)

    async def said(self, tables: tuple[str, ...]) -> list[tuple[str, bytes]]:
        sql = f"SELECT table_id, line FROM talk WHERE table_id {self.rows.AMONG} ORDER BY 1, n"
        return [(table, line) for table, line in await self._select(sql, tables)]

    async def forget_unseen(self, before: int) -> None:
        old = "SELECT person FROM people WHERE seen < $1"
        forget = [
            (f"DELETE FROM {name} WHERE person IN ({old})", before) for name in reversed(PERSONAL)
        ]
        await self._change(self.rows.together, *forget)

    # -- who wants to be told that it is their turn -------------------------------------------

    async def wishes(self, person: str) -> bytes | None:
        wishes = await self._select("SELECT wishes FROM reminders WHERE person = $1", person)
        return bytes(wishes[0][0]) if wishes else None

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
        values = await self._select("SELECT value FROM site WHERE name = $1", name)
        return bytes(values[0][0])

    async def site_values(self) -> list[SiteValue]:
        rows = await self._select("SELECT name, value FROM site ORDER BY name")
        return [SiteValue(*row) for row in rows]
