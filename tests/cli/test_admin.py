"""``wardround admin``: what the person who runs a server can ask for and do."""

from __future__ import annotations

import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.cli.conftest import Wardround
from tests.server.databases import fill, game_kept, new_schema, running_postgres, with_store
from wardround.server.store import Store
from wardround.server.store.rows import seal, unsealed
from wardround.server.store.sql import PARTS


@pytest.fixture
def db(tmp_path: Path) -> str:
    """A store with two running games and a finished one."""
    address = str(tmp_path / "tables.sqlite")
    running = game_kept("aa", 3, pack="# mine"), game_kept("cc", 3, pack="# mine", s1="Dot")
    fill(address, *running, game_kept("bb", 300, s0="Cid"))
    return address


@pytest.fixture(scope="module")
def big() -> Iterator[str]:
    """An empty store in PostgreSQL."""
    with running_postgres() as server:
        yield new_schema(server)


def beat(address: str, server: str, seconds: float, table: str = "") -> None:
    async def run(store: Store) -> None:
        await store.beat(server, seconds, '{"address":"here:1"}')
        if table:
            assert await store.claim(table, server) is not None

    with_store(address, run)


# -- looking --------------------------------------------------------------------------------------


def test_tables_are_listed(wardround: Wardround, db: str) -> None:
    done = wardround("admin", "tables", "--db", db)
    assert done.code == 0
    assert "3 tables" in done.out

    rows = wardround("admin", "tables", "--db", f"sqlite:///{db}", "--json").json
    assert [row["table"] for row in rows] == ["aa", "bb", "cc"]
    assert rows[0]["people"] == ["Ann", "Bob"]
    assert (rows[0]["game"], rows[0]["moves"], rows[0]["lines"]) == ("template", 3, 4)
    assert [row["state"] for row in rows] == ["running", "finished", "running"]


@pytest.mark.parametrize(
    ("options", "expected"),
    [
        (("--finished",), ["bb"]),
        (("--running",), ["aa", "cc"]),
        (("--game", "template"), ["aa", "bb", "cc"]),
        (("--game", "hero"), []),
        (("--text", "dot"), ["cc"]),
        (("--limit", "2"), ["aa", "bb"]),
        (("--idle-days", "30"), ["aa", "bb", "cc"]),
    ],
)
def test_tables_are_filtered(
    wardround: Wardround, db: str, options: tuple[str, ...], expected: list[str]
) -> None:
    rows = wardround("admin", "tables", "--db", db, "--json", *options).json
    assert [row["table"] for row in rows] == expected


def test_servers_are_listed_dead_ones_too(wardround: Wardround, db: str) -> None:
    beat(db, "s1", 60, "aa")
    beat(db, "s2", -60, "bb")

    rows = {row["server"]: row for row in wardround("admin", "servers", "--db", db, "--json").json}

    assert rows["s1"]["alive"]
    assert rows["s1"]["tables"] == 1
    assert not rows["s2"]["alive"]
    assert "s2" in wardround("admin", "servers", "--db", db).raw


def test_every_journal_is_verified(wardround: Wardround, db: str) -> None:
    done = wardround("admin", "verify", "--db", db)
    assert (done.code, done.out) == (0, "3 true, 0 stopped, 0 unreadable, 0 damaged")

    connection = sqlite3.connect(db)
    connection.execute(
        "UPDATE lines SET line = replace(line, 'sugar', 'bitter') WHERE table_id = 'cc' AND n = 2"
    )
    for table in ("aa", "bb"):  # as a server that knows another game would have written it
        where = "WHERE id = ?"
        [raw] = connection.execute(f"SELECT record FROM tables {where}", (table,)).fetchone()
        raw = seal(unsealed(raw).replace(b'"template"', b'"gone"'))
        connection.execute(f"UPDATE tables SET record = ? {where}", (raw, table))
    connection.commit()
    connection.close()
    bad = wardround("admin", "verify", "--db", db, "--json")
    assert bad.code == 1
    assert bad.json["counts"] == {"true": 0, "stopped": 0, "unreadable": 2, "damaged": 1}
    assert "line 3" in bad.json["tables"][2]["text"]
    assert wardround("admin", "verify", "cc", "--db", db).code == 1
    assert wardround("admin", "verify", "xx", "--db", db).code == 2


# -- carrying -------------------------------------------------------------------------------------


def test_tables_go_out_and_come_back(wardround: Wardround, db: str, tmp_path: Path) -> None:
    file, other = tmp_path / "all.gz", tmp_path / "new.sqlite"

    done = wardround("admin", "export", "--all", file, "--db", db, "--json")
    assert done.json["tables"] == 3
    assert wardround("admin", "import", file, "--db", other).out.startswith("3 new")
    assert wardround("admin", "import", file, "--db", other).out.endswith("3 unchanged")
    one = tmp_path / "one"
    assert wardround("admin", "export", "aa", one, "--db", db).code == 0
    again = wardround("admin", "export", "aa", one, "--db", db)
    assert (again.code, "already exists" in again.err) == (2, True)
    assert wardround("admin", "export", "--all", "aa", one, "--db", db).code == 2
    assert wardround("admin", "export", one, "--db", db).code == 2


def test_a_copy_into_postgresql_and_back(
    wardround: Wardround, db: str, big: str, tmp_path: Path
) -> None:
    back = str(tmp_path / "back.sqlite")

    assert wardround("admin", "copy", "--from", db, "--to", big, "--json").json["new"] == 3
    assert wardround("admin", "copy", "--from", big, "--to", back).code == 0
    assert wardround("admin", "verify", "--db", back).code == 0
    dumps = [wardround("admin", "tables", "--db", x, "--json").raw for x in (db, big, back)]
    assert dumps[0] == dumps[1] == dumps[2]


def test_a_copy_does_not_start_while_servers_run(
    wardround: Wardround, db: str, tmp_path: Path
) -> None:
    beat(db, "s1", 60)
    other = tmp_path / "new.sqlite"

    refused = wardround("admin", "copy", "--from", db, "--to", other)
    assert refused.code == 2
    assert "s1" in refused.err
    assert wardround("admin", "copy", "--from", db, "--to", other, "--while-running").code == 0


def test_conflicts_are_named(wardround: Wardround, db: str, tmp_path: Path) -> None:
    other = str(tmp_path / "new.sqlite")
    fill(other, game_kept("aa", 3, s0="Zoe"))

    done = wardround("admin", "copy", "--from", db, "--to", other)

    assert done.code == 2
    assert "1 tables differ in the other store" in done.err
    assert "aa" in done.err


# -- removing -------------------------------------------------------------------------------------


def test_a_table_is_deleted_after_a_question(wardround: Wardround, db: str) -> None:
    assert wardround("admin", "delete", "aa", "--db", db, typed="n\n").code == 1
    assert len(wardround("admin", "tables", "--db", db, "--json").json) == 3
    assert wardround("admin", "delete", "aa", "--db", db, typed="y\n").code == 0
    missing = wardround("admin", "delete", "aa", "bb", "--db", db, "--yes")
    assert missing.code == 2
    assert "no such table: aa" in missing.err
    assert [r["table"] for r in wardround("admin", "tables", "--db", db, "--json").json] == ["cc"]
    connection = sqlite3.connect(db)
    for name in PARTS:
        rows = connection.execute(f"SELECT DISTINCT table_id FROM {name}").fetchall()
        assert rows == [("cc",)], name
    connection.close()


def test_a_person_is_forgotten_and_games_still_verify(wardround: Wardround, db: str) -> None:
    assert wardround("admin", "forget", "Ann", "--db", db, typed="n\n").code == 1
    done = wardround("admin", "forget", "Ann", "--db", db, "--yes", "--json")
    assert [one["table"] for one in done.json] == ["aa", "cc"]
    token = wardround("admin", "forget", "--token", "token-bb-of-seat-1", "--db", db, "--yes")
    assert "bb: 1 seats, 1 links, 1 lines of chat" in token.out
    again = wardround("admin", "forget", "Ann", "--db", db, "--yes")
    assert (again.code, "nothing was changed" in again.err) == (2, True)
    rows = wardround("admin", "tables", "--db", db, "--json").json
    assert [row["people"] for row in rows] == [["Bob"], ["Cid"], ["Dot"]]
    assert wardround("admin", "verify", "--db", db).code == 0
    assert wardround("admin", "forget", "--db", db, "--yes").code == 2
    assert wardround("admin", "forget", "A", "--token", "t", "--db", db, "--yes").code == 2


# -- what can be wrong ----------------------------------------------------------------------------


def test_a_store_that_is_not_there_is_not_made(wardround: Wardround, tmp_path: Path) -> None:
    done = wardround("admin", "tables", "--db", tmp_path / "nothing.sqlite")

    assert done.code == 2
    assert "there is no store" in done.err
    assert not (tmp_path / "nothing.sqlite").exists()


def test_an_address_of_something_else_is_refused(wardround: Wardround) -> None:
    done = wardround("admin", "tables", "--db", "mysql://me:secret@host/x")

    assert done.code == 2
    assert "postgresql://…, got an address of mysql" in done.err
    assert "secret" not in done.err


def test_the_address_can_come_from_the_environment(
    wardround: Wardround, db: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("WARDROUND_DB", db)

    assert len(wardround("admin", "tables", "--json").json) == 3


def test_commands_start_without_the_server() -> None:
    code = "import sys, wardround.cli.main; print('wardround.server.table.table' in sys.modules)"
    done = subprocess.run(
        [sys.executable, "-c", code],
        capture_output=True,
        text=True,
        check=True,
        env={"PYTHONPATH": ":".join(p for p in sys.path if p)},
    )
    assert done.stdout.strip() == "False"
