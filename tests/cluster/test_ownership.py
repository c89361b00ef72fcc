"""The lease: who gives up when, and what the clocks have to do with it."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from pathlib import Path
from typing import cast

import pytest

from tests.in_loop import becomes_true, in_loop
from wardround.server.live import ownership as ownership_module
from wardround.server.live.ownership import Ownership
from wardround.server.store import SqliteStore, Store, StoreError

SHORT = 0.3
LONG = 60.0


class FakeStore:
    """As much of a store as a lease needs; ``away`` makes calls fail, ``slow`` makes them hang."""

    def __init__(self) -> None:
        self.beats = 0
        self.away = self.slow = False
        self.in_time = True
        self.tables: dict[str, int] = {}
        self.released = False

    async def beat(self, server: str, seconds: float, info: str = "") -> bool:
        self.beats += 1
        if self.slow:
            await asyncio.sleep(60)
        if self.away:
            raise StoreError("away")
        return self.in_time

    async def held(self, server: str) -> dict[str, int]:
        return self.tables

    async def release_all(self, server: str) -> None:
        self.released = True


class FakeHolder:
    def __init__(self, **tables: int) -> None:
        self.tables = tables
        self.lost: list[tuple[str, str]] = []

    def info(self) -> str:
        return ""

    def fences(self) -> dict[str, int]:
        return dict(self.tables)

    def lose(self, tables: Iterable[str], why: str) -> None:
        for table in tables:
            self.lost.append((table, why))
            del self.tables[table]


def owning(store: FakeStore, holder: FakeHolder, seconds: float) -> Ownership:
    return Ownership(cast(Store, store), "me", seconds, holder)


@pytest.fixture
def many_beats(monkeypatch: pytest.MonkeyPatch) -> None:
    """A lease too long to run out even on a busy machine, and a beat every few milliseconds."""
    monkeypatch.setattr(ownership_module, "BEATS", 10_000)


@in_loop
async def test_beats_keep_the_lease(many_beats: None) -> None:
    store, holder = FakeStore(), FakeHolder(a=1)
    store.tables = {"a": 1}
    ownership = owning(store, holder, LONG)
    await ownership.start()
    await becomes_true(lambda: store.beats > 8)
    assert ownership.valid
    assert holder.lost == []
    await ownership.stop()
    assert store.released
    assert not ownership.valid


@pytest.mark.parametrize("fault", ["away", "slow"])
@in_loop
async def test_without_beats_the_tables_are_given_up_and_none_is_claimed(fault: str) -> None:
    store, holder = FakeStore(), FakeHolder(a=1, b=7)
    ownership = owning(store, holder, SHORT)
    await ownership.start()
    setattr(store, fault, True)
    await becomes_true(lambda: not ownership.valid)
    assert holder.lost == [("a", "the lease ran out"), ("b", "the lease ran out")]
    assert ownership.lost_leases == 1
    with pytest.raises(StoreError, match="not reached its database"):
        await ownership.claim("c")
    setattr(store, fault, False)
    await becomes_true(lambda: ownership.valid)
    await ownership.stop()


@in_loop
async def test_tables_that_were_taken_are_noticed(many_beats: None) -> None:
    """As after a clock change or sleep: beats go on, but others have the tables."""
    store, holder = FakeStore(), FakeHolder(mine=3, taken=1, moved=1)
    store.tables = {"mine": 3, "moved": 2}
    store.in_time = False
    ownership = owning(store, holder, LONG)
    await ownership.start()
    await becomes_true(lambda: holder.lost)
    assert [table for table, _ in holder.lost] == ["taken", "moved"]
    assert holder.tables == {"mine": 3}
    await ownership.stop()


@in_loop
async def test_a_server_of_its_own_has_no_lease(tmp_path: Path) -> None:
    store = SqliteStore(str(tmp_path / "x.sqlite"))
    await store.open()
    ownership = Ownership(store, "me", 0.0, FakeHolder())
    await ownership.start()
    assert ownership.valid
    assert await store.servers() == []
    assert await ownership.claim("nothing") is None
    await ownership.stop()
    await store.close()
