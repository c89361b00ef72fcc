"""What is asked of a SQLite database where it is not the same as in PostgreSQL (see `base`).

Changes run inside a savepoint of the writer; they raise and leave nothing behind.
"""

from __future__ import annotations

import sqlite3
from contextlib import closing
from typing import Any, Final

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
from wardround.server.store.migrations import FORMAT, MIGRATIONS
from wardround.server.store.sums import seal, sum_of, unsealed

Connection = sqlite3.Connection

NOW: Final = "((julianday('now') - 2440587.5) * 86400.0)"
"""Seconds since 1970 by the database's own clock."""
ALIVE: Final = f"until > {NOW} AND until <= {NOW} + seconds"
AMONG: Final = "IN (SELECT value FROM json_each($1))"
INSERT: Final = (
    "INSERT INTO tables "
    "(id, record, card, changed, finished, listed, open, owner, fence, lines, due) "
    "VALUES (?, ?, ?, ?, ?, ?, ?, ?, 1, ?, ?)"
)
ADD_LINES: Final = "INSERT INTO lines (table_id, n, line, mid, hinted, sum) VALUES "
LINES_AT_ONCE: Final = 150
"""Older versions of SQLite take 999 values in a statement."""
CONTAINS: Final = "instr({}, $1) > 0"
HANDLE: Final = "lower(hex(randomblob(24)))"
"""A new token, made by the database."""


# -- writing --------------------------------------------------------------------------------------


def write(connection: Connection, write: Write) -> None:
    if write.fence == NEW:
        _make(connection, write)
    else:
        _change(connection, write)
    _add_lines(connection, write.table, write.first, write.entries)
    _add_around(connection, write.table, write.talk, write.owners)


def _make(connection: Connection, write: Write) -> None:
    if write.record is None or write.first:
        raise StoreError("a new table needs its record and its first line")
    record = seal(msgspec.json.encode(write.record))
    connection.execute(
        INSERT,
        (
            *(write.table, record, seal(write.card), write.at, write.finished),
            *(write.record.listed, write.free_seats, write.server, len(write.entries), write.due),
        ),
    )


def _change(connection: Connection, write: Write) -> None:
    record = None if write.record is None else seal(msgspec.json.encode(write.record))
    # After a failed write, no later one may leave a gap in the journal.
    first = write.first if write.entries else -1
    done = connection.execute(
        "UPDATE tables SET record = coalesce(?, record), listed = coalesce(?, listed), card = ?, "
        "changed = ?, finished = ?, open = ?, due = ?, lines = lines + ? "
        "WHERE id = ? AND owner = ? AND fence = ? AND (? < 0 OR lines = ?)",
        (
            *(record, write.record and write.record.listed),
            *(seal(write.card), write.at, write.finished, write.free_seats, write.due),
            *(len(write.entries), write.table, write.server, write.fence, first, first),
        ),
    )
    if done.rowcount == 0:
        row = connection.execute(
            "SELECT owner, fence, lines FROM tables WHERE id = ?", (write.table,)
        ).fetchone()
        raise why_unwritten(write, row)


def _add_lines(connection: Connection, table: str, first: int, entries: list[Entry]) -> None:
    """Many in one statement: after each the thread has to wait for the event loop's."""
    for at in range(0, len(entries), LINES_AT_ONCE):
        some = entries[at : at + LINES_AT_ONCE]
        values: list[Any] = []
        for n, e in enumerate(some, first + at):
            values += (table, n, e.line, e.mid, e.hinted)
            values.append(sum_of(n, e.line, e.mid, int(e.hinted)))
        rows = ", ".join(["(?, ?, ?, ?, ?, ?)"] * len(some))
        connection.execute(ADD_LINES + rows, values)


def _add_around(connection: Connection, table: str, talk: list[Talk], owners: list[Owner]) -> None:
    connection.executemany(
        "INSERT INTO talk (table_id, n, line) VALUES (?, ?, ?)",
        [(table, line.n, seal(msgspec.json.encode(line))) for line in talk],
    )
    if talk and talk[-1].n > MOST_TALK:
        connection.execute(
            "DELETE FROM talk WHERE table_id = ? AND n <= ?", (table, talk[-1].n - MOST_TALK)
        )
    connection.executemany(
        "INSERT INTO owners (token, table_id, role, seat, sum) VALUES (?, ?, ?, ?, ?) "
        + KNOWN_TOKEN,
        [(o.token, o.table, o.role, o.seat, sum_of(*astuple(o))) for o in owners],
    )


# -- reading --------------------------------------------------------------------------------------


def select(connection: Connection, sql: str, *given: Any) -> list[tuple[Any, ...]]:
    """The rows of a statement with $1, $2 …; a tuple is for `AMONG`."""
    values = (msgspec.json.encode(v).decode() if isinstance(v, tuple) else v for v in given)
    return connection.execute(sql, {str(n): v for n, v in enumerate(values, 1)}).fetchall()


def together(connection: Connection, *statements: tuple[Any, ...]) -> list[list[Any]]:
    """The rows of several statements, which are carried out whole or not at all."""
    return [select(connection, *statement) for statement in statements]


def load(connection: Connection, table: str) -> StoredTable | None:
    row = connection.execute(
        "SELECT record, changed, card, finished, open, due FROM tables WHERE id = ?", (table,)
    ).fetchone()
    if row is None:
        return None
    lines = connection.execute(
        "SELECT line, mid, hinted FROM lines WHERE table_id = ? ORDER BY n", (table,)
    )
    talk = connection.execute("SELECT line FROM talk WHERE table_id = ? ORDER BY n", (table,))
    owners = connection.execute(
        "SELECT token, table_id, role, seat FROM owners WHERE table_id = ? ORDER BY token",
        (table,),
    )
    return StoredTable(
        record=msgspec.json.decode(row[0], type=TableRecord),
        entries=[Entry(line, mid, bool(hinted)) for line, mid, hinted in lines],
        talk=[msgspec.json.decode(line, type=Talk) for (line,) in talk],
        owners=[Owner(*owner) for owner in owners],
        changed=int(row[1]),
        card=unsealed(row[2]),
        finished=bool(row[3]),
        free_seats=bool(row[4]),
        due=row[5],
    )


# -- who owns what --------------------------------------------------------------------------------


def beat(connection: Connection, server: str, seconds: float, info: str) -> bool:
    lived = connection.execute(
        f"SELECT 1 FROM servers WHERE id = ? AND {ALIVE}", (server,)
    ).fetchone()
    connection.execute(
        "INSERT INTO servers (id, info, started, until, seconds) "
        f"VALUES (?, ?, CAST({NOW} * 1000 AS INTEGER), {NOW} + ?, ?) ON CONFLICT (id) DO UPDATE "
        "SET info = excluded.info, until = excluded.until, seconds = excluded.seconds",
        (server, info, seconds, seconds),
    )
    connection.execute(f"DELETE FROM servers WHERE until < {NOW} - ?", (REMEMBERED,))
    return lived is not None


def touch(connection: Connection, server: str) -> None:
    """The number of the format is in the file's first page, which is written whatever it says."""
    connection.execute(f"PRAGMA user_version = {FORMAT}")


def release_all(connection: Connection, server: str) -> None:
    connection.execute("UPDATE tables SET owner = '' WHERE owner = ? AND owner <> ''", (server,))
    connection.execute("DELETE FROM servers WHERE id = ?", (server,))


# -- administration -------------------------------------------------------------------------------


def put(connection: Connection, stored: StoredTable) -> None:
    record = stored.record
    connection.execute(
        INSERT,
        (
            *(record.id, seal(msgspec.json.encode(record)), seal(stored.card), stored.changed),
            *(stored.finished, record.listed, stored.free_seats, "", len(stored.entries)),
            stored.due,
        ),
    )
    _add_lines(connection, record.id, 0, stored.entries)
    _add_around(connection, record.id, stored.talk, stored.owners)


def rewrite(connection: Connection, stored: StoredTable, server: str, fence: int) -> None:
    table = stored.record.id
    done = connection.execute(
        "UPDATE tables SET record = ?, card = ?, listed = ? "
        "WHERE id = ? AND owner = ? AND fence = ?",
        (
            *(seal(msgspec.json.encode(stored.record)), seal(stored.card), stored.record.listed),
            *(table, server, fence),
        ),
    )
    if done.rowcount == 0:
        raise LostError(f"table {table} was claimed by somebody else, or is gone")
    connection.execute("DELETE FROM talk WHERE table_id = ?", (table,))
    connection.execute("DELETE FROM owners WHERE table_id = ?", (table,))
    _add_around(connection, table, stored.talk, stored.owners)


def delete(connection: Connection, table: str) -> bool:
    for name in ("lines", "talk", "owners"):
        connection.execute(f"DELETE FROM {name} WHERE table_id = ?", (table,))
    return connection.execute("DELETE FROM tables WHERE id = ?", (table,)).rowcount > 0


def structure(connection: Connection) -> list[str]:
    """What is wrong with the file itself: its pages, its indexes, the definitions of its tables."""
    found = [row[0] for row in connection.execute("PRAGMA integrity_check") if row[0] != "ok"]
    schema = "SELECT type, name, tbl_name, sql FROM sqlite_master ORDER BY name"
    with closing(sqlite3.connect(":memory:")) as fresh:
        for migration in MIGRATIONS:
            for statement in migration.sqlite:
                fresh.execute(statement)
        if fresh.execute(schema).fetchall() != connection.execute(schema).fetchall():
            found.append("the definitions of the tables are not those of this program")
    return found
