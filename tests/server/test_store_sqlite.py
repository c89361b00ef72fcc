"""What is special about SQLite: one file that no other user may read."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

import pytest

from tests.in_loop import in_loop
from tests.server.databases import bytes_logged, game_kept
from tests.server.test_store import line, new
from wardround.server.store import LostError, SqliteStore, StoreError
from wardround.server.store.migrations import FORMAT, MIGRATIONS
from wardround.server.store.sqlite import migrate


def opened(path: Path) -> SqliteStore:
    return SqliteStore(str(path))


def test_the_file_is_for_its_owner_alone(tmp_path: Path) -> None:
    async def run() -> None:
        store = opened(tmp_path / "x.sqlite")
        await store.open()
        await store.close()

    asyncio.run(run())
    assert (tmp_path / "x.sqlite").stat().st_mode & 0o077 == 0


def test_a_store_of_a_newer_program_is_refused(tmp_path: Path) -> None:
    connection = sqlite3.connect(tmp_path / "x.sqlite")
    connection.execute("PRAGMA user_version = 99")
    connection.commit()
    connection.close()
    with pytest.raises(StoreError, match="format 99"):
        asyncio.run(opened(tmp_path / "x.sqlite").open())


def test_a_file_of_the_first_version_is_brought_up_to_date(tmp_path: Path) -> None:
    path = tmp_path / "x.sqlite"
    connection = sqlite3.connect(path)
    for statement in MIGRATIONS[0].sqlite:
        connection.execute(statement)
    record = (
        '{"id":"old","game":"g","name":"","options":{},"seats":[],"seed":"s","salt":"s",'
        '"pack":"# mine"}'
    )
    connection.execute("INSERT INTO tables VALUES ('old', ?, x'', 1, 0, 1, 0)", (record.encode(),))
    connection.executemany(
        "INSERT INTO lines VALUES ('old', ?, 'line', '', 0)", [(n,) for n in range(3)]
    )
    connection.execute("PRAGMA user_version = 1")
    connection.commit()
    connection.close()

    async def run() -> None:
        store = opened(path)
        await store.open()
        assert await store.lengths(("old",)) == {"old": 3}
        stored = await store.load("old")
        assert stored is not None
        assert stored.record.pack == "# mine"
        claim = await store.claim("old", "s1")
        assert claim is not None
        assert (claim.owner, claim.fence) == ("s1", 1)
        assert await store.structure() == []
        await store.close()

    asyncio.run(run())
    connection = sqlite3.connect(path)
    assert connection.execute("PRAGMA user_version").fetchone() == (FORMAT,)
    connection.close()


def test_rows_that_are_copied_keep_every_column(tmp_path: Path) -> None:
    path = tmp_path / "x.sqlite"
    row = {"id": "old", "record": b"r", "card": b"c", "changed": 1, "finished": 2, "listed": 3}
    row |= {"open": 4, "owner": "s1", "fence": 5, "lines": 6, "due": 7}
    connection = sqlite3.connect(path, isolation_level=None)
    for migration in MIGRATIONS[:6]:
        for statement in migration.sqlite:
            connection.execute(statement)
    names, values = ", ".join(row), ", ".join(f":{name}" for name in row)
    connection.execute(f"INSERT INTO tables ({names}) VALUES ({values})", row)
    connection.execute("PRAGMA user_version = 6")
    migrate(connection, str(path))
    connection.row_factory = sqlite3.Row
    assert [dict(one) for one in connection.execute("SELECT * FROM tables")] == [row]
    connection.close()


@in_loop
async def test_a_move_writes_the_page_of_its_line_and_that_of_its_table(tmp_path: Path) -> None:
    """And now and then the pages into which a full one is split."""
    tables, moves, page = [f"table-{n}" for n in range(5)], 20, 4096 + 24
    store = opened(tmp_path / "x.sqlite")
    await store.open()
    kept = {table: game_kept(table, 6) for table in tables}
    for stored in kept.values():
        await store.put(stored)
    claims = [await store.claim(table, "s1") for table in tables]
    before = await bytes_logged(store)
    for n in range(moves):
        table, claim = tables[n % len(tables)], claims[n % len(tables)]
        assert claim is not None
        move = line(table, len(kept[table].entries) + n // len(tables), claim.fence)
        move.card = kept[table].card[:-1] + b',"more":"%s"}' % (n * b"x")
        await store.write(move)
    written = await bytes_logged(store) - before
    assert written < 3 * page * moves
    await store.close()


@in_loop
async def test_a_clock_that_was_set_back_keeps_nobody_alive(tmp_path: Path) -> None:
    store = opened(tmp_path / "x.sqlite")
    await store.open()
    await store.beat("s1", 10)
    await store.write(new("a"))
    refused = await store.claim("a", "s2")
    assert refused is not None
    assert refused.owner == "s1"
    connection = sqlite3.connect(tmp_path / "x.sqlite")
    connection.execute("UPDATE servers SET until = until + 3600")
    connection.commit()
    connection.close()
    claim = await store.claim("a", "s2")
    assert claim is not None
    assert claim.owner == "s2"
    assert not await store.beat("s1", 10), "it had died in between"
    assert await store.beat("s1", 10)
    await store.close()


@in_loop
async def test_two_processes_on_one_file_write_one_journal(tmp_path: Path) -> None:
    """Each believes that the table is its own; fences say whose it is."""
    one, two = opened(tmp_path / "x.sqlite"), opened(tmp_path / "x.sqlite")
    await one.open()
    await two.open()
    await one.write(new("a", "one"))
    written = 1
    for turn in range(20):
        store, name = ((one, "one"), (two, "two"))[turn % 2]
        claim = await store.claim("a", name)
        assert claim is not None
        other, other_name = ((two, "two"), (one, "one"))[turn % 2]
        late = other.write(line("a", written, claim.fence - 1, other_name, "late"))
        good = store.write(line("a", written, claim.fence, name))
        results = await asyncio.gather(late, good, return_exceptions=True)
        assert [type(result) for result in results] == [LostError, type(None)]
        written += 1
    assert await one.lengths(("a",)) == {"a": 21}
    stored = await two.load("a")
    assert stored is not None
    assert "late" not in [entry.line for entry in stored.entries]
    await one.close()
    await two.close()


def test_nothing_reads_all_tables_to_count_them_or_to_find_old_ones(tmp_path: Path) -> None:
    """Each row has a record and a card: a server with many of them would read for minutes."""
    asked: list[str] = []

    async def run() -> list[str]:
        store = opened(tmp_path / "x.sqlite")
        await store.open()
        for table in "abc":
            await store.write(new(table))
        await store.release(("a", "b"), "s1")
        assert store._reading is not None
        store._reading.set_trace_callback(asked.append)
        assert await store.count() == 3
        untouched = [await store.untouched(which, 99, 9) for which in (False, True, None)]
        assert [sorted(tables) for tables in untouched] == [["a", "b", "c"], [], ["a", "b", "c"]]
        store._reading.set_trace_callback(None)
        plans = [
            row[3]
            for statement in asked
            if statement.startswith("SELECT")
            for row in store._reading.execute(f"EXPLAIN QUERY PLAN {statement}")
        ]
        await store.close()
        return plans

    plans = asyncio.run(run())
    reads = [plan for plan in plans if " tables" in plan]
    assert len(reads) == 8
    for plan in reads:
        assert "COVERING INDEX tables_at_rest" in plan or "INDEX tables_owner" in plan
