"""The migrations from an empty database to the present one, for both kinds of store.

A database remembers the last migration applied to it. Released migrations are never changed; a new
need means a new migration, and migrations take nothing away: while servers are upgraded one by one,
the old program can keep using a database that the new one has opened.
"""

from __future__ import annotations

from typing import Final

import msgspec


class Migration(msgspec.Struct, frozen=True):
    """Equivalent statements for SQLite and PostgreSQL."""

    sqlite: tuple[str, ...]
    postgres: tuple[str, ...]


_TABLES: Final = Migration(
    sqlite=(
        """CREATE TABLE IF NOT EXISTS tables (
            id TEXT PRIMARY KEY, record BLOB NOT NULL, card BLOB NOT NULL,
            changed INTEGER NOT NULL, finished INTEGER NOT NULL, listed INTEGER NOT NULL,
            open INTEGER NOT NULL
        ) WITHOUT ROWID""",
        "CREATE INDEX IF NOT EXISTS tables_finished ON tables (changed) WHERE finished AND listed",
        "CREATE INDEX IF NOT EXISTS tables_open ON tables (changed) WHERE open",
        """CREATE TABLE IF NOT EXISTS lines (
            table_id TEXT NOT NULL, n INTEGER NOT NULL, line TEXT NOT NULL,
            mid TEXT NOT NULL, hinted INTEGER NOT NULL, PRIMARY KEY (table_id, n)
        ) WITHOUT ROWID""",
        """CREATE TABLE IF NOT EXISTS talk (
            table_id TEXT NOT NULL, n INTEGER NOT NULL, line BLOB NOT NULL,
            PRIMARY KEY (table_id, n)
        ) WITHOUT ROWID""",
        """CREATE TABLE IF NOT EXISTS owners (
            token TEXT PRIMARY KEY, table_id TEXT NOT NULL, role TEXT NOT NULL, seat INTEGER
        ) WITHOUT ROWID""",
        "CREATE INDEX IF NOT EXISTS owners_table ON owners (table_id)",
    ),
    # Browsers make up message ids, and PostgreSQL's text cannot hold zero bytes: hence bytea.
    postgres=(
        """CREATE TABLE tables (
            id text COLLATE "C" PRIMARY KEY, record bytea NOT NULL, card bytea NOT NULL,
            changed bigint NOT NULL, finished boolean NOT NULL, listed boolean NOT NULL,
            open boolean NOT NULL
        )""",
        "CREATE INDEX tables_finished ON tables (changed) WHERE finished AND listed",
        "CREATE INDEX tables_open ON tables (changed) WHERE open",
        """CREATE TABLE lines (
            table_id text COLLATE "C" NOT NULL, n integer NOT NULL, line text NOT NULL,
            mid bytea NOT NULL, hinted boolean NOT NULL, PRIMARY KEY (table_id, n)
        )""",
        """CREATE TABLE talk (
            table_id text COLLATE "C" NOT NULL, n integer NOT NULL, line bytea NOT NULL,
            PRIMARY KEY (table_id, n)
        )""",
        """CREATE TABLE owners (
            token text COLLATE "C" PRIMARY KEY, table_id text COLLATE "C" NOT NULL,
            role text NOT NULL, seat integer
        )""",
        "CREATE INDEX owners_table ON owners (table_id)",
    ),
)

_OWNERSHIP: Final = Migration(
    sqlite=(
        "ALTER TABLE tables ADD COLUMN owner TEXT NOT NULL DEFAULT ''",
        "ALTER TABLE tables ADD COLUMN fence INTEGER NOT NULL DEFAULT 0",
        "ALTER TABLE tables ADD COLUMN lines INTEGER NOT NULL DEFAULT 0",
        "UPDATE tables SET lines = (SELECT count(*) FROM lines WHERE table_id = tables.id)",
        "CREATE INDEX tables_owner ON tables (owner) WHERE owner <> ''",
        """CREATE TABLE servers (
            id TEXT PRIMARY KEY, info TEXT NOT NULL, started INTEGER NOT NULL,
            until REAL NOT NULL, seconds REAL NOT NULL
        ) WITHOUT ROWID""",
    ),
    postgres=(
        "ALTER TABLE tables ADD COLUMN owner text NOT NULL DEFAULT ''",
        "ALTER TABLE tables ADD COLUMN fence bigint NOT NULL DEFAULT 0",
        "ALTER TABLE tables ADD COLUMN lines integer NOT NULL DEFAULT 0",
        "UPDATE tables SET lines = (SELECT count(*) FROM lines WHERE table_id = tables.id)",
        "CREATE INDEX tables_owner ON tables (owner) WHERE owner <> ''",
        """CREATE TABLE servers (
            id text PRIMARY KEY, info text NOT NULL, started bigint NOT NULL,
            until double precision NOT NULL, seconds double precision NOT NULL
        )""",
    ),
)

_SUMS: Final = Migration(
    sqlite=(
        "ALTER TABLE lines ADD COLUMN sum INTEGER",
        "ALTER TABLE owners ADD COLUMN sum INTEGER",
    ),
    postgres=(
        "ALTER TABLE lines ADD COLUMN sum bigint",
        "ALTER TABLE owners ADD COLUMN sum bigint",
    ),
)
"""Rows written by older programs have no sum, and are not checked."""

_PEOPLE: Final = Migration(
    sqlite=(
        """CREATE TABLE people (
            person TEXT PRIMARY KEY, profile BLOB NOT NULL, at INTEGER NOT NULL,
            seen INTEGER NOT NULL
        ) WITHOUT ROWID""",
        """CREATE TABLE kept (
            handle TEXT PRIMARY KEY, person TEXT NOT NULL, token TEXT NOT NULL,
            UNIQUE (person, token)
        ) WITHOUT ROWID""",
    ),
    postgres=(
        """CREATE TABLE people (
            person text COLLATE "C" PRIMARY KEY, profile bytea NOT NULL, at bigint NOT NULL,
            seen bigint NOT NULL
        )""",
        """CREATE TABLE kept (
            handle text COLLATE "C" PRIMARY KEY, person text COLLATE "C" NOT NULL,
            token text COLLATE "C" NOT NULL, UNIQUE (person, token)
        )""",
    ),
)
"""People with a name of their own, and what they hold (see `people`)."""

_TIME: Final = Migration(
    sqlite=(
        "ALTER TABLE tables ADD COLUMN due INTEGER NOT NULL DEFAULT 0",
        "CREATE INDEX tables_due ON tables (due) WHERE due > 0",
        "CREATE TABLE reminders (person TEXT PRIMARY KEY, wishes BLOB NOT NULL) WITHOUT ROWID",
        "CREATE INDEX kept_token ON kept (token)",
        "CREATE TABLE site (name TEXT PRIMARY KEY, value BLOB NOT NULL) WITHOUT ROWID",
    ),
    postgres=(
        "ALTER TABLE tables ADD COLUMN due bigint NOT NULL DEFAULT 0",
        "CREATE INDEX tables_due ON tables (due) WHERE due > 0",
        'CREATE TABLE reminders (person text COLLATE "C" PRIMARY KEY, wishes bytea NOT NULL)',
        "CREATE INDEX kept_token ON kept (token)",
        'CREATE TABLE site (name text COLLATE "C" PRIMARY KEY, value bytea NOT NULL)',
    ),
)
"""Clocks, and who wants to be told when it is their turn (see `clocks`, `reminders`)."""

_AGE: Final = Migration(
    sqlite=("CREATE INDEX tables_at_rest ON tables (changed, finished, owner) WHERE owner = ''",),
    postgres=("CREATE INDEX tables_at_rest ON tables (changed, finished, owner) WHERE owner = ''",),
)
"""Finds old tables without reading all of them, content packs included (see `expiry`). It leaves
out tables that a process owns, so that a move has no index to change."""

_PACKS: Final = Migration(
    sqlite=(
        """CREATE TABLE packs (
            table_id TEXT PRIMARY KEY, pack BLOB NOT NULL, sum INTEGER NOT NULL
        ) WITHOUT ROWID""",
    ),
    postgres=(
        """CREATE TABLE packs (
            table_id text COLLATE "C" PRIMARY KEY, pack bytea NOT NULL, sum bigint NOT NULL
        )""",
    ),
)
"""Content packs apart from what changes. A pack that an older program wrote moves there when the
table's record next changes (see `rows`)."""

_ROWS: Final = Migration(
    sqlite=(
        """CREATE TABLE tables_anew (
            id TEXT NOT NULL PRIMARY KEY, record BLOB NOT NULL, card BLOB NOT NULL,
            changed INTEGER NOT NULL, finished INTEGER NOT NULL, listed INTEGER NOT NULL,
            open INTEGER NOT NULL, owner TEXT NOT NULL DEFAULT '', fence INTEGER NOT NULL DEFAULT 0,
            lines INTEGER NOT NULL DEFAULT 0, due INTEGER NOT NULL DEFAULT 0
        )""",
        "INSERT INTO tables_anew SELECT id, record, card, changed, finished, listed, open, owner, "
        "fence, lines, due FROM tables",
        "DROP TABLE tables",
        "ALTER TABLE tables_anew RENAME TO tables",
        "CREATE INDEX tables_finished ON tables (changed) WHERE finished AND listed",
        "CREATE INDEX tables_open ON tables (changed) WHERE open",
        "CREATE INDEX tables_owner ON tables (owner) WHERE owner <> ''",
        "CREATE INDEX tables_due ON tables (due) WHERE due > 0",
        "CREATE INDEX tables_at_rest ON tables (changed, finished, owner, id) WHERE owner = ''",
    ),
    postgres=(),
)
"""The same columns and indexes. In a table WITHOUT ROWID, what a row has beyond a kilobyte goes to
pages of its own, which are freed and written anew whenever its length changes; and an index has the
id of its own accord."""

MIGRATIONS: Final = (_TABLES, _OWNERSHIP, _SUMS, _PEOPLE, _TIME, _AGE, _PACKS, _ROWS)
FORMAT: Final = len(MIGRATIONS)
"""The number of the last migration."""


def too_new(where: str, version: int) -> str:
    """The error for a database that a newer program has opened."""
    return (
        f"{where} was written by a newer Wardround "
        f"(format {version}; this program knows {FORMAT}): "
        "install that version again, or restore a backup made before the upgrade"
    )
