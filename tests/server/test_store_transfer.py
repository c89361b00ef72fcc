"""Export, import, copies: nothing is lost, nothing is overwritten."""

from __future__ import annotations

import asyncio
import gzip
from pathlib import Path

import msgspec
import pytest

from tests.local_site.postgres import Postgres
from tests.server.databases import fill, game_kept, new_schema, with_store
from wardround.server.store import Store, open_store
from wardround.server.store.records import Entry, StoredTable
from wardround.server.store.transfer import (
    PAGE,
    Report,
    TransferError,
    copy,
    export,
    fingerprint,
    ids_of,
    restore,
)

GAMES = [game_kept("a"), game_kept("b", 300), game_kept("é", 70, "sealed")]


async def kept(store: Store) -> list[StoredTable]:
    tables = [await store.load(table) async for table in ids_of(store)]
    return [stored for stored in tables if stored is not None]


def copied(source: str, target: str) -> Report:
    async def run(old: Store) -> Report:
        new = open_store(target)
        await new.open()
        try:
            return await copy(old, new)
        finally:
            await new.close()

    return with_store(source, run)


@pytest.fixture(params=["sqlite", "postgresql"])
def other(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Another empty store, of each kind."""
    if request.param == "sqlite":
        return str(tmp_path / "other.sqlite")
    server: Postgres = request.getfixturevalue("postgres")
    return new_schema(server)


def test_a_copy_is_the_same_in_everything(address: str, other: str) -> None:
    fill(address, *GAMES)

    report = copied(address, other)

    assert (report.new, report.conflicts) == (3, [])
    assert with_store(other, kept) == GAMES
    again = copied(address, other)
    assert (again.new, again.same) == (0, 3)


def test_a_table_that_went_on_is_brought_up_to_date(address: str, other: str) -> None:
    fill(address, game_kept("a", 5))
    fill(other, game_kept("a", 3))
    assert len(game_kept("a", 5).entries) == 6

    report = copied(address, other)

    assert report.newer == 1
    assert with_store(other, kept) == [game_kept("a", 5)]


def test_a_table_that_went_on_differently_is_left_alone(address: str, other: str) -> None:
    changed = game_kept("a", 3)
    changed.entries[3] = Entry(changed.entries[3].line, "0/another message")
    fill(address, game_kept("a", 5), game_kept("b"))
    fill(other, changed)

    report = copied(address, other)

    assert (report.conflicts, report.new) == (["a"], 1)
    assert with_store(other, kept) == [changed, game_kept("b")]


@pytest.mark.parametrize("name", ["tables.jsonl", "tables.jsonl.gz"])
def test_an_export_comes_back_whole(address: str, other: str, tmp_path: Path, name: str) -> None:
    path = tmp_path / name
    fill(address, *GAMES)

    assert with_store(address, lambda store: export(store, None, path)) == 3
    report = with_store(other, lambda store: restore(store, path))

    assert report.new == 3
    assert with_store(other, kept) == GAMES
    assert path.stat().st_mode & 0o077 == 0, "it holds the secrets of all seats"


def test_some_tables_can_be_exported(tmp_path: Path) -> None:
    address, path = str(tmp_path / "x.sqlite"), tmp_path / "out"
    fill(address, *GAMES)

    with pytest.raises(TransferError, match="there is no table z"):
        with_store(address, lambda store: export(store, ["a", "z"], path))
    assert not path.exists(), "half a file would be taken for a whole one"
    assert with_store(address, lambda store: export(store, ["a"], path)) == 1
    with pytest.raises(TransferError, match="already exists"):
        with_store(address, lambda store: export(store, ["a"], path))


def test_a_file_that_was_cut_or_changed_is_refused_before_anything_is_written(
    tmp_path: Path,
) -> None:
    address, path = str(tmp_path / "x.sqlite"), tmp_path / "out"
    fill(address, *GAMES)
    with_store(address, lambda store: export(store, None, path))
    lines = path.read_bytes().splitlines(keepends=True)
    forged = msgspec.json.decode(lines[2], type=StoredTable)
    forged.entries[5] = Entry(forged.entries[5].line.replace('"n":5', '"n":6'))
    bad = {
        "is incomplete": b"".join(lines[:-1]),
        "was changed": b"".join([lines[0], *lines[2:]]),
        "not a file of": b"".join(lines[1:]),
        "this is not a table": b"".join([lines[0], lines[1][:-9] + b"\n", *lines[2:]]),
        "the journal is damaged": b"".join(
            [lines[0], lines[1], msgspec.json.encode(forged) + b"\n", *lines[3:]]
        ),
        "format 9": lines[0].replace(b'_export":1', b'_export":9') + b"".join(lines[1:]),
    }
    target = str(tmp_path / "y.sqlite")
    for fault, content in bad.items():
        (tmp_path / "bad").write_bytes(content)
        with pytest.raises(TransferError, match=fault):
            with_store(target, lambda store: restore(store, tmp_path / "bad"))
    (tmp_path / "bad.gz").write_bytes(gzip.compress(path.read_bytes())[:-40])
    with pytest.raises(TransferError, match="gzip"):
        with_store(target, lambda store: restore(store, tmp_path / "bad.gz"))
    with pytest.raises(TransferError, match="cannot open"):
        with_store(target, lambda store: restore(store, tmp_path / "missing"))
    assert with_store(target, kept) == []


def test_more_tables_than_a_page_are_all_found(tmp_path: Path) -> None:
    games = [msgspec.structs.replace(GAMES[0]) for _ in range(PAGE + 5)]
    tables = []
    for n, stored in enumerate(games):
        record = msgspec.structs.replace(stored.record, id=f"t{n:04}")
        tables.append(msgspec.structs.replace(stored, record=record, owners=[]))
    address = str(tmp_path / "x.sqlite")
    fill(address, *tables)

    async def ids(store: Store) -> list[str]:
        return [table async for table in ids_of(store)]

    assert with_store(address, ids) == [stored.record.id for stored in tables]


def test_two_copies_at_once_store_everything_once(address: str, other: str) -> None:
    fill(address, *GAMES)

    async def run(old: Store) -> None:
        new = open_store(other)
        await new.open()
        results = await asyncio.gather(copy(old, new), copy(old, new), return_exceptions=True)
        assert any(isinstance(result, Report) for result in results)
        assert {fingerprint(one) for one in await kept(new)} == {fingerprint(one) for one in GAMES}
        await new.close()

    with_store(address, run)
