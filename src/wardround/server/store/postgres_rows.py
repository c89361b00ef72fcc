"""What is asked of PostgreSQL where it is not the same as in SQLite (see `base`).

A batch of writes is one statement, so it is whole or not there at all, and no transaction is ever
left open by a process that freezes in the middle of one.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, TypeAlias

import asyncpg
import msgspec
from msgspec.structs import astuple

from wardround.server.store.base import (
    KNOWN_TOKEN,
    MOST_TALK,
    NEW,
    REMEMBERED,
    Entry,
    LostError,
    Owner,
    StoredTable,
    StoreError,
    TableRecord,
    Talk,
    Write,
    why_unwritten,
)
from wardround.server.store.sums import seal, sum_of, unsealed

Connection: TypeAlias = "asyncpg.pool.PoolConnectionProxy[asyncpg.Record]"

NOW: Final = "extract(epoch FROM now())::float8"
ALIVE: Final = f"(until > {NOW} AND until <= {NOW} + seconds)"
AMONG: Final = "= ANY($1)"
CONTAINS: Final = "position($1::bytea IN {}) > 0"
HANDLE: Final = "replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '')"
"""A new token, made by the database."""

WRITE: Final = f"""
WITH given AS (
    SELECT * FROM unnest(
        $1::text[], $2::text[], $3::bigint[], $4::bytea[], $5::bytea[], $6::bigint[],
        $7::boolean[], $8::boolean[], $9::boolean[], $10::integer[], $11::integer[], $27::bigint[]
    ) AS g (id, server, fence, record, card, changed, finished, listed, open, first, count, due)
), made AS (
    INSERT INTO tables
        (id, record, card, changed, finished, listed, open, owner, fence, lines, due)
    SELECT id, record, card, changed, finished, listed, open, server, 1, count, due
    FROM given WHERE fence = 0
    ON CONFLICT (id) DO NOTHING RETURNING id
), changed AS (
    UPDATE tables AS t SET
        record = coalesce(g.record, t.record), listed = coalesce(g.listed, t.listed),
        card = g.card, changed = g.changed, finished = g.finished, open = g.open,
        lines = t.lines + g.count, due = g.due
    FROM given AS g
    WHERE g.fence > 0 AND t.id = g.id AND t.owner = g.server AND t.fence = g.fence
        AND (g.first < 0 OR t.lines = g.first)
    RETURNING t.id
), done AS (
    SELECT id FROM made UNION ALL SELECT id FROM changed
), new_lines AS (
    INSERT INTO lines (table_id, n, line, mid, hinted, sum)
    SELECT * FROM unnest(
        $12::text[], $13::integer[], $14::text[], $15::bytea[], $16::boolean[], $25::bigint[]
    ) AS x (table_id, n, line, mid, hinted, sum)
    WHERE table_id IN (SELECT id FROM done)
), new_talk AS (
    INSERT INTO talk (table_id, n, line)
    SELECT * FROM unnest($17::text[], $18::integer[], $19::bytea[]) AS x (table_id, n, line)
    WHERE table_id IN (SELECT id FROM done)
), old_talk AS (
    DELETE FROM talk AS t USING (
        SELECT table_id, max(n) AS last FROM unnest($17::text[], $18::integer[]) AS x (table_id, n)
        GROUP BY table_id
    ) AS newest
    WHERE t.table_id = newest.table_id AND t.n <= newest.last - $24::integer
        AND t.table_id IN (SELECT id FROM done)
), new_owners AS (
    INSERT INTO owners (token, table_id, role, seat, sum)
    SELECT * FROM unnest($20::text[], $21::text[], $22::text[], $23::integer[], $26::bigint[])
        AS x (token, table_id, role, seat, sum)
    WHERE table_id IN (SELECT id FROM done)
    {KNOWN_TOKEN}
)
SELECT id FROM done
"""

LOAD: Final = """
SELECT t.record, t.changed, t.card, t.finished, t.open, t.due, l.line, l.mid, l.hinted,
    (SELECT array_agg(line ORDER BY n) FROM talk WHERE table_id = t.id) AS talk,
    o.token, o.role, o.seat
FROM tables AS t
LEFT JOIN LATERAL (
    SELECT array_agg(line ORDER BY n) AS line, array_agg(mid ORDER BY n) AS mid,
        array_agg(hinted ORDER BY n) AS hinted
    FROM lines WHERE table_id = t.id
) AS l ON true
LEFT JOIN LATERAL (
    SELECT array_agg(token ORDER BY token) AS token, array_agg(role ORDER BY token) AS role,
        array_agg(seat ORDER BY token) AS seat
    FROM owners WHERE table_id = t.id
) AS o ON true
WHERE t.id = $1
"""

Columns: TypeAlias = list[list[Any]]


# -- writing --------------------------------------------------------------------------------------


async def write(connection: Connection, writes: Sequence[Write]) -> list[StoreError | None]:
    """Write a batch with at most one write a table; a fault, or nothing, for each."""
    *lines, line_sums = _columns(
        [row for w in writes for row in _lines(w.table, w.first, w.entries)], 6
    )
    *owners, owner_sums = _columns([row for w in writes for row in _owners(w.owners)], 5)
    *tables, dues = _columns([_row(write) for write in writes], 12)
    arrays = [
        *tables,
        *lines,
        *_columns([row for w in writes for row in _talk(w.table, w.talk)], 3),
        *owners,
        *(MOST_TALK, line_sums, owner_sums, dues),
    ]
    done = {row["id"] for row in await connection.fetch(WRITE, *arrays)}
    left = [write for write in writes if write.table not in done]
    if not left:
        return [None] * len(writes)
    found = await connection.fetch(
        "SELECT id, owner, fence, lines FROM tables WHERE id = ANY($1)", [w.table for w in left]
    )
    there = {row["id"]: (row["owner"], row["fence"], row["lines"]) for row in found}
    return [
        None if write.table in done else why_unwritten(write, there.get(write.table))
        for write in writes
    ]


def _row(write: Write) -> tuple[Any, ...]:
    record = None if write.record is None else seal(msgspec.json.encode(write.record))
    if write.fence == NEW and (write.record is None or write.first):
        raise StoreError("a new table needs its record and its first line")
    listed = None if write.record is None else write.record.listed
    # After a failed write, no later one may leave a gap in the journal.
    first = write.first if write.entries else -1
    return (
        *(write.table, write.server, write.fence, record, seal(write.card), write.at),
        *(write.finished, listed, write.free_seats, first, len(write.entries), write.due),
    )


def _lines(table: str, first: int, entries: Sequence[Entry]) -> list[tuple[Any, ...]]:
    return [
        (table, n, e.line, e.mid.encode(), e.hinted, sum_of(n, e.line, e.mid, int(e.hinted)))
        for n, e in enumerate(entries, first)
    ]


def _talk(table: str, talk: Sequence[Talk]) -> list[tuple[Any, ...]]:
    return [(table, line.n, seal(msgspec.json.encode(line))) for line in talk]


def _owners(owners: Sequence[Owner]) -> list[tuple[Any, ...]]:
    return [(o.token, o.table, o.role, o.seat, sum_of(*astuple(o))) for o in owners]


def _columns(rows: Sequence[tuple[Any, ...]], width: int) -> Columns:
    return [list(column) for column in zip(*rows, strict=True)] if rows else [[]] * width


# -- reading --------------------------------------------------------------------------------------


async def select(connection: Connection, sql: str, *given: Any) -> list[asyncpg.Record]:
    """The rows of a statement with $1, $2 …; a tuple is for `AMONG`."""
    found: list[asyncpg.Record] = await connection.fetch(sql, *given)
    return found


async def together(connection: Connection, *statements: tuple[Any, ...]) -> list[list[Any]]:
    """The rows of several statements, which are carried out whole or not at all."""
    async with connection.transaction():
        return [await select(connection, *statement) for statement in statements]


async def load(connection: Connection, table: str) -> StoredTable | None:
    row = await connection.fetchrow(LOAD, table)
    if row is None:
        return None
    entries = zip(row["line"] or (), row["mid"] or (), row["hinted"] or (), strict=True)
    owners = zip(row["token"] or (), row["role"] or (), row["seat"] or (), strict=True)
    return StoredTable(
        record=msgspec.json.decode(row["record"], type=TableRecord),
        entries=[Entry(line, mid.decode(), hinted) for line, mid, hinted in entries],
        talk=[msgspec.json.decode(line, type=Talk) for line in row["talk"] or ()],
        owners=[Owner(token, table, role, seat) for token, role, seat in owners],
        changed=row["changed"],
        card=unsealed(row["card"]),
        finished=row["finished"],
        free_seats=row["open"],
        due=row["due"],
    )


# -- who owns what --------------------------------------------------------------------------------


async def beat(connection: Connection, server: str, seconds: float, info: str) -> bool:
    return bool(
        await connection.fetchval(
            f"""
            WITH before AS (
                SELECT {ALIVE} AS alive FROM servers WHERE id = $1
            ), forgotten AS (
                DELETE FROM servers WHERE until < {NOW} - $4 AND id <> $1
            ), beat AS (
                INSERT INTO servers (id, info, started, until, seconds)
                VALUES ($1, $3, ({NOW} * 1000)::bigint, {NOW} + $2, $2)
                ON CONFLICT (id) DO UPDATE SET info = excluded.info, until = excluded.until,
                    seconds = excluded.seconds
            )
            SELECT coalesce((SELECT alive FROM before), false)
            """,
            *(server, seconds, info, REMEMBERED),
        )
    )


async def touch(connection: Connection, server: str) -> None:
    await connection.execute("UPDATE servers SET info = info WHERE id = $1", server)


async def release_all(connection: Connection, server: str) -> None:
    await connection.execute(
        "WITH gone AS (DELETE FROM servers WHERE id = $1) "
        "UPDATE tables SET owner = '' WHERE owner = $1 AND owner <> ''",
        server,
    )


# -- administration -------------------------------------------------------------------------------


async def put(connection: Connection, stored: StoredTable) -> None:
    record = stored.record
    async with connection.transaction():
        await connection.execute(
            "INSERT INTO tables (id, record, card, changed, finished, listed, open, owner, fence, "
            "lines, due) VALUES ($1, $2, $3, $4, $5, $6, $7, '', 1, $8, $9)",
            *(record.id, seal(msgspec.json.encode(record)), seal(stored.card), stored.changed),
            *(stored.finished, record.listed, stored.free_seats, len(stored.entries), stored.due),
        )
        await connection.copy_records_to_table(
            "lines",
            records=_lines(record.id, 0, stored.entries),
            columns=["table_id", "n", "line", "mid", "hinted", "sum"],
        )
        await _put_around(connection, stored)


async def rewrite(connection: Connection, stored: StoredTable, server: str, fence: int) -> None:
    table = stored.record.id
    async with connection.transaction():
        done = await connection.fetchval(
            "UPDATE tables SET record = $4, card = $5, listed = $6 "
            "WHERE id = $1 AND owner = $2 AND fence = $3 RETURNING id",
            *(table, server, fence),
            *(seal(msgspec.json.encode(stored.record)), seal(stored.card), stored.record.listed),
        )
        if done is None:
            raise LostError(f"table {table} was claimed by somebody else, or is gone")
        await connection.execute("DELETE FROM talk WHERE table_id = $1", table)
        await connection.execute("DELETE FROM owners WHERE table_id = $1", table)
        await _put_around(connection, stored)


async def _put_around(connection: Connection, stored: StoredTable) -> None:
    await connection.copy_records_to_table("talk", records=_talk(stored.record.id, stored.talk))
    await connection.copy_records_to_table(
        "owners",
        records=_owners(stored.owners),
        columns=["token", "table_id", "role", "seat", "sum"],
    )


async def delete(connection: Connection, table: str) -> bool:
    return bool(
        await connection.fetchval(
            "WITH lines AS (DELETE FROM lines WHERE table_id = $1), "
            "talk AS (DELETE FROM talk WHERE table_id = $1), "
            "owners AS (DELETE FROM owners WHERE table_id = $1) "
            "DELETE FROM tables WHERE id = $1 RETURNING true",
            table,
        )
    )


async def structure(connection: Connection) -> list[str]:
    """PostgreSQL checks its pages itself, where it was set up with data checksums."""
    return []
