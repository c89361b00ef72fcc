"""Many processes want the same tables: every line follows the one its writer knew."""

from __future__ import annotations

import asyncio
import random

import pytest

from tests.server.databases import with_open_store
from tests.server.test_store import line, new
from wardround.server.store import LostError, Store, open_store

RIVALS = 4
ROUNDS = 25
TABLES = ("a", "b", "c")


class Rival:
    """A process that claims, loads, writes as long as it can, and remembers what was answered."""

    def __init__(self, address: str, number: int) -> None:
        self.store = open_store(address)
        self.name = f"s{number}"
        self.chance = random.Random(number)
        self.answered: list[str] = []
        self.lost = 0
        self.messages = 0

    async def play(self) -> None:
        await self.store.open()
        for _ in range(ROUNDS):
            await self.store.beat(self.name, self.chance.choice((60.0, -1.0)))
            await self.round(self.chance.choice(TABLES))
        await self.store.release_all(self.name)
        await self.store.close()

    async def round(self, table: str) -> None:
        claim = await self.store.claim(table, self.name, force=self.chance.random() < 0.5)
        assert claim is not None
        if claim.owner != self.name:
            return
        stored = await self.store.load(table)
        assert stored is not None
        last, there = stored.entries[-1].mid, len(stored.entries)
        for _ in range(self.chance.randrange(12)):
            self.messages += 1
            mid = f"{self.name}/{self.messages}"
            write = line(table, there, claim.fence, self.name, f"{mid} follows {last}", mid)
            try:
                await self.store.write(write)
            except LostError:
                self.lost += 1
                return
            self.answered.append(mid)
            last, there = mid, there + 1
            await asyncio.sleep(self.chance.random() * 0.002)


@with_open_store
async def test_rival_processes_write_one_journal(store: Store, address: str) -> None:
    for table in TABLES:
        await store.write(new(table, "nobody"))
    rivals = [Rival(address, n) for n in range(RIVALS)]
    await asyncio.gather(*(rival.play() for rival in rivals))
    written: list[str] = []
    for table in TABLES:
        stored = await store.load(table)
        assert stored is not None
        assert (await store.lengths((table,)))[table] == len(stored.entries)
        for before, entry in zip(stored.entries, stored.entries[1:], strict=False):
            assert entry.line == f"{entry.mid} follows {before.mid}"
        written += [entry.mid for entry in stored.entries[1:]]
    answered = [mid for rival in rivals for mid in rival.answered]
    assert sorted(written) == sorted(answered), "what was answered is there, once; no more"
    assert sum(rival.lost for rival in rivals) > 0, "nobody ever lost a table: no contest"


@with_open_store
async def test_a_write_without_a_claim_changes_nothing(store: Store) -> None:
    await store.write(new("a"))
    for fence, server in ((2, "s1"), (1, "s2"), (7, "s2"), (1, "")):
        with pytest.raises(LostError):
            await store.write(line("a", 1, fence, server))
    assert await store.lengths(("a",)) == {"a": 1}
