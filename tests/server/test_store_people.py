"""People in a store: their profile, what they keep, and how they are renewed and forgotten."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from tests.server.databases import fill, game_kept, with_store
from wardround.server.store import Store, open_store
from wardround.server.store.records import Kept, StoredPerson, person_of
from wardround.server.store.transfer import copy, export, restore

ANN, FRESH = person_of("a secret of Ann's"), person_of("a fresh secret of Ann's")
SEAT, HOST = "token-t1-of-seat-0", "token-t1-of-the-host"


@pytest.fixture
def kept(address: str) -> str:
    """The address of a store with one table and a person who sits there."""
    fill(address, game_kept("t1"))

    async def keep(store: Store) -> None:
        assert await store.keep_person(ANN, b'{"name":"Ann"}', 5, (SEAT, "nothing", "\0"), 9, True)

    with_store(address, keep)
    return address


async def only_kept(store: Store, person: str) -> Kept:
    stored = await store.person(person)
    assert stored is not None
    [kept] = stored.kept
    return kept


def test_a_handle_opens_what_is_kept(kept: str) -> None:
    async def look(store: Store) -> None:
        held = await only_kept(store, ANN)
        assert (held.token, held.table, held.role, held.seat) == (SEAT, "t1", "seat", 0)
        assert len(held.handle) >= 48
        assert held.handle != held.token
        [owner] = await store.owners((held.handle,))
        assert (owner.token, owner.table, owner.role, owner.seat) == (held.handle, "t1", "seat", 0)
        # A handle is no token that could be kept again: its chain ends with its person.
        stranger = person_of("a secret of Eve's")
        assert await store.keep_person(stranger, b"{}", 1, (held.handle,), 9, True)
        eve = await store.person(stranger)
        assert eve is not None
        assert eve.kept == ()

    with_store(kept, look)


def test_the_later_profile_is_kept_and_nobody_is_made_unasked(kept: str) -> None:
    async def change(store: Store) -> None:
        assert await store.keep_person(ANN, b'{"name":"Old"}', 4, (), 9, False)
        person = await store.person(ANN)
        assert person is not None
        assert person.profile == b'{"name":"Ann"}'
        assert await store.keep_person(ANN, b'{"name":"Anna"}', 6, (HOST,), 9, True)
        person = await store.person(ANN)
        assert person is not None
        assert person.profile == b'{"name":"Anna"}'
        assert {kept.role for kept in person.kept} == {"seat", "host"}
        assert not await store.keep_person(FRESH, b"{}", 9, (HOST,), 9, False)
        assert await store.person(FRESH) is None

    with_store(kept, change)


def test_a_renewed_person_has_other_handles_and_the_old_ones_are_dead(kept: str) -> None:
    async def renew(store: Store) -> None:
        old = await only_kept(store, ANN)
        assert await store.renew_person(ANN, FRESH)
        assert await store.renew_person(ANN, FRESH)  # the answer was lost, and it is asked again
        new = await only_kept(store, FRESH)
        assert new.handle != old.handle
        assert await store.person(ANN) is None
        assert await store.owners((old.handle,)) == []
        assert len(await store.owners((new.handle, SEAT))) == 2
        assert not await store.renew_person(ANN, person_of("another"))

    with_store(kept, renew)


def test_people_forgotten_or_long_unseen_leave_nothing(kept: str) -> None:
    async def forget(store: Store) -> None:
        handle = (await only_kept(store, ANN)).handle
        await store.forget_unseen(9)
        assert (await only_kept(store, ANN)).handle == handle
        await store.forget_unseen(10)
        assert await store.person(ANN) is None
        assert await store.owners((handle,)) == []
        await store.keep_person(FRESH, b"{}", 1, (SEAT,), 9, True)
        handle = (await only_kept(store, FRESH)).handle
        await store.forget_person(FRESH)
        assert await store.person(FRESH) is None
        assert await store.owners((handle, SEAT)) == await store.owners((SEAT,))

    with_store(kept, forget)


def test_people_move_with_their_tables(kept: str, tmp_path: Path) -> None:
    copied, restored, file = str(tmp_path / "copied"), str(tmp_path / "restored"), tmp_path / "all"

    async def move(store: Store) -> list[StoredPerson]:
        [person] = await store.people("", 9)
        await store.change_wishes(person.person, None, b'{"address":"ann@example.org"}')
        await store.site_value("vapid", b"the key")

        async def to_copy(target: Store) -> None:
            await copy(store, target)

        await within(copied, to_copy)
        assert await export(store, None, file) == 1
        return await store.people("", 9)

    async def back(store: Store) -> list[StoredPerson]:
        for _ in range(2):  # whoever is there already stays
            await restore(store, file)
        return await store.people("", 9)

    [person] = there = with_store(kept, move)
    assert person.profile == b'{"name":"Ann"}'
    assert [token for _, token in person.kept] == [SEAT]
    assert with_store(restored, back) == there
    assert person.wishes == b'{"address":"ann@example.org"}'
    assert with_store(copied, lambda store: store.people("", 9)) == there
    for moved in (copied, restored):
        assert with_store(moved, lambda store: store.site_value("vapid", b"another")) == b"the key"


async def within(address: str, work: Callable[[Store], Awaitable[None]]) -> None:
    store = open_store(address)
    await store.open()
    await work(store)
    await store.close()


def test_tokens_that_open_nothing_are_not_kept(kept: str) -> None:
    async def lose(store: Store) -> None:
        handle = (await only_kept(store, ANN)).handle
        await store.delete("t1")
        person = await store.person(ANN)
        assert person is not None
        assert person.kept == ()
        assert await store.owners((handle,)) == []
        await store.put(game_kept("t1"))
        await store.keep_person(ANN, b"{}", 1, (), 9, False)
        assert (await only_kept(store, ANN)).token == SEAT

    with_store(kept, lose)
