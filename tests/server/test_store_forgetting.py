"""A person is removed everywhere, and the games still verify."""

from __future__ import annotations

import pytest

from tests.server.databases import game_kept, put_all, with_open_store, with_store
from tests.server.people import KNOWN_GAMES
from wardround.server.live.verification import check
from wardround.server.store import LostError, Store, StoreError
from wardround.server.store.forgetting import REMOVED, Forgotten, forget_name, forget_token
from wardround.server.store.records import Entry, StoredTable, Talk, Write


async def loaded(store: Store, table: str) -> StoredTable:
    stored = await store.load(table)
    assert stored is not None
    return stored


def everything(stored: StoredTable) -> str:
    return repr((stored.record, stored.talk, stored.owners, stored.card))


@with_open_store
async def test_a_name_is_removed_from_every_table(store: Store) -> None:
    await put_all(
        store, game_kept("a"), game_kept("b", s0="Cid", s1="Ann"), game_kept("c", s0="Anna")
    )
    forgotten = await forget_name(store, "Ann")
    assert forgotten == [Forgotten("a", [0], 1, 1, 2), Forgotten("b", [1], 1, 1, 0)]
    a, b, c = [await loaded(store, table) for table in "abc"]
    assert "Ann" not in everything(a)
    assert "Ann" not in everything(b)
    assert a.talk[0] == Talk(1, 0, "", REMOVED, 5, "0/t1")
    assert a.talk[1] == Talk(2, 1, "Bob", f"hello {REMOVED}, \u0000 well?", 6, "1/t2")
    assert not a.record.seats[0].taken
    assert c == game_kept("c", s0="Anna"), "another name is another person"
    assert await store.owners(("token-a-of-seat-0",)) == [], "the link is dead"
    assert len(await store.owners(("token-a-of-seat-1", "token-a-of-the-host"))) == 2
    assert len(a.owners) == len(game_kept("a").owners)
    for stored in (a, b):
        assert stored.entries == game_kept(stored.record.id).entries
        assert check(stored, KNOWN_GAMES).state == "true"
    assert await forget_name(store, "Ann") == []
    assert await store.owned() == {}
    assert await store.servers() == []


@with_open_store
async def test_a_link_says_whom_to_forget(store: Store) -> None:
    await put_all(store, game_kept("a"), game_kept("b"))
    assert await forget_token(store, "token-a-of-seat-1") == [Forgotten("a", [1], 1, 1, 0)]
    assert await forget_token(store, "token-a-of-the-host") == [Forgotten("a", [], 1, 0, 0)]
    assert await forget_token(store, "no such link") == []
    assert "Bob" not in everything(await loaded(store, "a"))
    assert await store.owners(("token-a-of-the-host", "token-a-of-seat-1")) == []
    assert await loaded(store, "b") == game_kept("b")


@with_open_store
async def test_a_server_that_has_the_table_open_cannot_bring_the_name_back(store: Store) -> None:
    await put_all(store, game_kept("a"), game_kept("c", s0="Cid"))
    await store.beat("s1", 60)
    claims = [await store.claim(table, "s1") for table in "ac"]
    assert all(claim is not None and claim.owner == "s1" for claim in claims)
    old = await loaded(store, "a")
    await forget_name(store, "Ann")
    late = Write("a", 9, "s1", 1, len(old.entries), [Entry("x")], record=old.record)
    with pytest.raises(LostError):
        await store.write(late)
    assert "Ann" not in everything(await loaded(store, "a"))
    assert await store.held("s1") == {"c": 2}, "tables without that person are left in peace"


def test_one_letter_is_not_a_name(address: str) -> None:
    with pytest.raises(StoreError, match="two letters"):
        with_store(address, lambda store: forget_name(store, "A"))


@with_open_store
async def test_special_characters_in_names_are_literal(store: Store) -> None:
    name = 'A.*"n\\(☺'
    await put_all(store, game_kept("a", s0=name), game_kept("b", s0="Axxn"))
    assert [one.table for one in await forget_name(store, name)] == ["a"]
    assert (await loaded(store, "a")).talk[1].text == f"hello {REMOVED}, \u0000 well?"
