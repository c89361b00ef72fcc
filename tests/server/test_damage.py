"""Damage is found: a flipped bit anywhere in a database is reported, or changes nothing."""

from __future__ import annotations

import asyncio
import random
import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path
from typing import TypeVar

import asyncpg
import pytest

from tests.local_site.postgres import Postgres
from tests.server.databases import game_kept
from tests.server.people import KNOWN_GAMES, Browser, post, serving, settings
from wardround.server.live.verification import verify_table
from wardround.server.store import open_store
from wardround.server.store.records import StoredTable, StoreError
from wardround.server.store.rows import is_broken, seal, sum_of, unsealed
from wardround.server.store.sql import Store
from wardround.server.store.transfer import ids_of

T = TypeVar("T")

FLIPS_PER_PAGE = 6


def test_sums_are_those_of_the_json() -> None:
    raw = b'{"a":1,"b":"x"}'
    sealed = seal(raw)
    assert unsealed(sealed) == raw
    assert not is_broken(sealed)
    assert not is_broken(raw), "an older program wrote it"
    for n in range(len(sealed) * 8):
        flipped = bytearray(sealed)
        flipped[n // 8] ^= 1 << n % 8
        assert is_broken(bytes(flipped)) or unsealed(bytes(flipped)) == bytes(flipped)


def test_sums_of_rows_tell_columns_apart() -> None:
    assert sum_of("a", "bc") != sum_of("ab", "c")
    assert sum_of(1, None) == sum_of("1", "None")
    assert sum_of("a", b"b") == sum_of(b"a", "b")


def with_store(address: str, ask: Callable[[Store], Awaitable[T]]) -> T:
    async def run() -> T:
        store = open_store(address)
        await store.open()
        try:
            return await ask(store)
        finally:
            await store.close()

    return asyncio.run(run())


async def fill(store: Store) -> None:
    await store.put(game_kept("first", 6, pack=f"# {5_000 * 'long '}"))
    await store.put(game_kept("second", 200))


async def faults_of(store: Store) -> list[str]:
    faults = await store.structure()
    names = [name async for name in ids_of(store)]
    checked = [await verify_table(store, name, KNOWN_GAMES) for name in names]
    return faults + [one.text for one in checked if one is not None and one.state == "damaged"]


async def all_tables(store: Store) -> list[StoredTable | None]:
    return [await store.load(name) async for name in ids_of(store)]


def test_undamaged_tables_verify(address: str) -> None:
    with_store(address, fill)
    assert with_store(address, faults_of) == []


@pytest.mark.parametrize(
    "change",
    [
        "UPDATE owners SET seat = 1 WHERE seat = 0",
        "UPDATE owners SET role = 'host' WHERE role = 'spectator'",
        "UPDATE lines SET mid = 'x' WHERE n = 2",
        "UPDATE lines SET hinted = NOT hinted WHERE n = 3",
        "DELETE FROM lines WHERE n = 6",
        "UPDATE talk SET n = 9 WHERE n = 2",
        "UPDATE tables SET changed = changed + 1",
        "UPDATE tables SET listed = NOT listed",
        "UPDATE tables SET finished = NOT finished",
        "DELETE FROM tables WHERE id = 'first'",
        "UPDATE packs SET pack = pack || ' '",
        "UPDATE packs SET table_id = 'second'",
        "DELETE FROM packs",
    ],
)
def test_a_changed_row_is_detected(tmp_path: Path, change: str) -> None:
    path = tmp_path / "x.sqlite"
    with_store(str(path), fill)
    with closing(sqlite3.connect(path, isolation_level=None)) as database:
        database.execute(change)
    assert with_store(str(path), faults_of)


def test_every_bit_flip_is_detected_or_harmless(tmp_path: Path) -> None:
    """Some bits of every page; ``python -m bench.damage`` flips all of them."""
    path = tmp_path / "x.sqlite"
    whole, tables = small_database(path)
    assert len(whole) // 4096 > 8
    chance = random.Random(7)
    for page in range(0, len(whole), 4096):
        for bit in chance.sample(range(8 * 4096), FLIPS_PER_PAGE):
            assert found_or_harmless(path, whole, tables, 8 * page + bit), (page // 4096, bit)


def test_an_undecodable_schema_is_reported(tmp_path: Path) -> None:
    """SQLite quotes it in its error message, which Python cannot decode."""
    path = tmp_path / "x.sqlite"
    whole, _ = small_database(path)
    path.write_bytes(whole.replace(b"CREATE TABLE lines", b"CREATE TABL\xe5 lines"))
    with pytest.raises(StoreError, match="cannot open"):
        with_store(str(path), faults_of)


def small_database(path: Path) -> tuple[bytes, list[StoredTable | None]]:
    with_store(str(path), fill)
    with closing(sqlite3.connect(path, isolation_level=None)) as database:
        database.execute("PRAGMA journal_mode = DELETE")
    return path.read_bytes(), with_store(str(path), all_tables)


def found_or_harmless(path: Path, whole: bytes, tables: list[StoredTable | None], bit: int) -> bool:
    flipped = bytearray(whole)
    flipped[bit // 8] ^= 1 << bit % 8
    for rest in path.parent.glob(f"{path.name}-*"):
        rest.unlink()
    path.write_bytes(flipped)
    try:
        return bool(with_store(str(path), faults_of)) or with_store(str(path), all_tables) == tables
    except StoreError:
        return True


def test_a_backup_made_while_people_play_is_whole(tmp_path: Path) -> None:
    """The database's own backup, as docs/deploy.md has it; then a server goes on from there."""
    live, kept = tmp_path / "live", tmp_path / "kept"
    live.mkdir()
    kept.mkdir()
    with serving(settings(live)) as server:
        made = post(server.url, "/api/tables", {"game": "sealed", "seats": [{"by": "me"}] * 2}, 201)
        tokens = [seat["token"] for seat in made["seats"]]
        browser = Browser(server.url)
        browser.hello(*tokens)
        browser.act(-1)
        with (
            closing(sqlite3.connect(live / "tables.sqlite")) as source,
            closing(sqlite3.connect(kept / "tables.sqlite")) as target,
        ):
            source.backup(target, pages=1, progress=lambda *_: browser.say("ping"))
        answered = int(browser.now["seq"])
        browser.close()
    assert with_store(str(kept / "tables.sqlite"), faults_of) == []
    with serving(settings(kept)) as server:
        browser = Browser(server.url)
        assert browser.hello(*tokens)["now"]["seq"] == answered
        assert browser.say("ping")["type"] == "pong"
        browser.close()


def test_a_database_goes_back_to_before_a_mistake(tmp_path: Path) -> None:
    """PostgreSQL's base backup and archive, as docs/deploy.md has it, to any moment since."""
    server = Postgres(tmp_path, durable=False, archive=True)
    try:
        server.start()
        with_store(server.url(), lambda store: store.put(game_kept("first", 6)))
        server.back_up()
        with_store(server.url(), lambda store: store.put(game_kept("second", 20)))
        before = with_store(server.url(), all_tables)
        moment = asked(server.url(), "SELECT clock_timestamp()::text")
        with_store(server.url(), lambda store: store.delete("first"))
        assert len(with_store(server.url(), all_tables)) == 1
        server.go_back(moment)
        assert with_store(server.url(), all_tables) == before
        assert with_store(server.url(), faults_of) == []
        with_store(server.url(), lambda store: store.put(game_kept("third", 3)))
    finally:
        server.close()


def asked(address: str, question: str) -> str:
    async def run() -> str:
        connection = await asyncpg.connect(address)
        try:
            return str(await connection.fetchval(question))
        finally:
            await connection.close()

    return asyncio.run(run())
