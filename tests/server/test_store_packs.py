"""A content pack is written once, whatever happens at its table, and is never lost."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import msgspec
import pytest

from tests.server.databases import bytes_logged, game_kept, with_open_store
from tests.server.people import KNOWN_GAMES
from tests.server.test_store import line, new
from wardround.core.content import ContentError
from wardround.server.live.verification import verify_table
from wardround.server.store import Store
from wardround.server.store.forgetting import forget_name
from wardround.server.store.records import LINES_A_WRITE, Entry, StoredTable, Write, in_pieces
from wardround.server.store.rows import APART, seal

LARGE = f"# {random.Random(1).randbytes(100_000).hex()}"
"""Nothing that a database could compress away."""
SMALL = '[[card]]\nid = "ü \u0000"\n'


def with_pack(write: Write, pack: str) -> Write:
    assert write.record is not None
    write.record.pack = pack
    return write


async def pack_of(store: Store, table: str) -> str:
    stored = await store.load(table)
    assert stored is not None
    return stored.record.pack


async def in_row(store: Store, table: str) -> str:
    """What the table's row has in place of the pack."""
    [(record,)] = await store._select("SELECT record FROM tables WHERE id = $1", table)
    pack: str = msgspec.json.decode(record)["pack"]
    return pack


async def change(store: Store, sql: str, *given: Any) -> None:
    await store._change(store.rows.select, sql, *given)


async def as_before(store: Store, stored: StoredTable) -> None:
    """A table as an older program writes it, its pack in its row."""
    await store.put(stored)
    table, record = stored.record.id, seal(msgspec.json.encode(stored.record))
    await change(store, "UPDATE tables SET record = $2 WHERE id = $1", table, record)
    await change(store, "DELETE FROM packs WHERE table_id = $1", table)


# -- how much is written --------------------------------------------------------------------------


async def written_by_play(store: Store, table: str, pack: str) -> int:
    """The bytes written while people come, move, sit down and go."""
    made = with_pack(new(table), pack)
    await store.write(made)
    await store.release((table,), "s1")
    before = await bytes_logged(store)
    for n in range(1, 9, 2):
        claim = await store.claim(table, "s1")
        assert claim is not None
        await store.write(line(table, n, claim.fence))
        sits = line(table, n + 1, claim.fence)
        sits.record = made.record
        await store.write(sits)
        await store.release((table,), "s1")
    return await bytes_logged(store) - before


@with_open_store
async def test_a_table_with_a_large_pack_writes_no_more_than_one_without(store: Store) -> None:
    await written_by_play(store, "first", "")  # the first use of a page is logged whole
    without = await written_by_play(store, "without", "")
    with_one = await written_by_play(store, "with", LARGE)
    assert with_one < without + len(LARGE) // 2
    assert await pack_of(store, "with") == LARGE


# -- nothing is lost ------------------------------------------------------------------------------


@pytest.mark.parametrize("pack", [SMALL, APART, LARGE])
@with_open_store
async def test_a_pack_comes_back_as_it_was(store: Store, pack: str) -> None:
    await store.write(with_pack(new("a"), pack))
    assert await pack_of(store, "a") == pack
    later = line("a", 1)
    later.record = with_pack(new("a", name="later"), pack).record
    await store.write(later)
    assert await pack_of(store, "a") == pack
    assert await in_row(store, "a") == APART
    assert await store.faults("a") == []
    assert await store.delete("a")
    assert await store._select("SELECT * FROM packs") == []


@with_open_store
async def test_a_table_written_in_pieces_has_its_pack(store: Store) -> None:
    whole = with_pack(new("a"), LARGE)
    whole.entries = [Entry(f"line {n}") for n in range(2 * LINES_A_WRITE)]
    for piece in in_pieces(whole):
        await store.write(piece)
        assert await pack_of(store, "a") == LARGE


@with_open_store
async def test_a_write_that_does_not_count_changes_no_pack(store: Store) -> None:
    await store.write(with_pack(new("a"), SMALL))
    late, taken = line("a", 1, fence=7), with_pack(new("a"), LARGE)
    late.record = taken.record
    results = await asyncio.gather(store.write(late), store.write(taken), return_exceptions=True)
    assert all(isinstance(result, Exception) for result in results)
    assert await pack_of(store, "a") == SMALL


# -- tables of older programs ---------------------------------------------------------------------


@with_open_store
async def test_a_pack_of_an_older_program_is_read_and_moves_with_the_next_change(
    store: Store,
) -> None:
    pack = "# mine\n"
    kept = game_kept("old", 6, pack=pack)
    await as_before(store, kept)
    assert await store.load("old") == kept
    checked = await verify_table(store, "old", KNOWN_GAMES)
    assert checked is not None
    assert checked.state == "true"
    claim = await store.claim("old", "s1")
    assert claim is not None
    sits = line("old", len(kept.entries), claim.fence)
    sits.record = kept.record
    await store.write(sits)
    assert (await in_row(store, "old"), await pack_of(store, "old")) == (APART, pack)


@with_open_store
async def test_forgetting_a_person_keeps_the_pack_of_an_older_program(store: Store) -> None:
    kept = game_kept("old", 6, pack="# mine\n")
    await as_before(store, kept)
    assert len(await forget_name(store, "Ann")) == 1
    assert (await in_row(store, "old"), await pack_of(store, "old")) == (APART, "# mine\n")


@with_open_store
async def test_an_older_program_beside_this_one_may_put_the_pack_back(store: Store) -> None:
    kept = game_kept("both", 6, pack="# mine\n")
    await store.put(kept)
    record = seal(msgspec.json.encode(kept.record))
    await change(store, "UPDATE tables SET record = $1", record)
    assert await store.load("both") == kept
    assert await store.faults("both") == []


def test_an_older_program_refuses_a_pack_that_it_cannot_find() -> None:
    """It must not deal the game without the pack."""
    with pytest.raises(ContentError):
        KNOWN_GAMES.library("template", APART)
