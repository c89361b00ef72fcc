"""PostgreSQL goes away, comes back, freezes: nothing hangs, nothing answered is lost."""

from __future__ import annotations

import asyncio
import builtins
from collections.abc import Iterator
from typing import Any

import pytest

from tests.local_site.postgres import Postgres
from tests.server.databases import execute, new_schema, running_postgres, with_store
from tests.server.people import PATIENCE
from tests.server.test_store import line, lines_of, new
from wardround.server.store import Store, StoreError, open_store, postgres
from wardround.server.store.migrations import FORMAT, MIGRATIONS


@pytest.fixture(scope="module")
def mortal() -> Iterator[Postgres]:
    """A server that may be killed."""
    with running_postgres() as server:
        yield server


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Less patience than a site has, but enough for a busy machine."""
    for name, seconds in (("CONNECT_SECONDS", 2.0), ("COMMAND_SECONDS", 1.0), ("PATIENCE", 0.5)):
        monkeypatch.setattr(postgres, name, seconds)


@pytest.fixture
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """A database that is starting may take its time."""
    monkeypatch.setattr(postgres, "PATIENCE", PATIENCE)


async def more_than(these: set[str], count: int) -> None:
    async with asyncio.timeout(PATIENCE):
        while len(these) <= count:
            await asyncio.sleep(0.005)


async def in_thread(work: Any) -> None:
    await asyncio.get_running_loop().run_in_executor(None, work)


def test_a_restart_is_waited_for(mortal: Postgres, patient: None) -> None:
    async def run(store: Store) -> None:
        await store.write(new("a"))
        await in_thread(mortal.stop)
        reading = asyncio.create_task(store.lengths(("a",)))
        writing = store.write(line("a", 1))
        await asyncio.sleep(0.2)
        assert not reading.done()
        await in_thread(mortal.start)
        assert await reading in ({"a": 1}, {"a": 2})
        # It may have gone to a connection that had been lost without anyone noticing.
        (fault,) = await asyncio.gather(writing, return_exceptions=True)
        assert fault is None or "not known" in str(fault)
        claim = await store.claim("a", "s1")
        assert claim is not None
        assert await store.lengths(("a",)) in (
            [{"a": 2}] if fault is None else [{"a": 1}, {"a": 2}]
        )

    with_store(new_schema(mortal), run)


def test_what_was_answered_survives_kills_and_nothing_is_there_twice(mortal: Postgres) -> None:
    """A writer who does what a server does: after a failure it claims, loads and repeats."""

    async def run(store: Store) -> None:
        answered: set[str] = set()
        await store.write(new("a"))
        stop = asyncio.Event()

        async def play() -> None:
            fence, there, message = 1, 1, 0
            while not stop.is_set():
                try:
                    mid = f"m{message}"
                    await store.write(line("a", there, fence, text=mid, mid=mid))
                    answered.add(mid)
                    there, message = there + 1, message + 1
                except StoreError:
                    try:
                        claim = await store.claim("a", "s1")
                        stored = await store.load("a")
                    except StoreError:
                        continue
                    assert claim is not None
                    assert stored is not None
                    fence, there = claim.fence, len(stored.entries)
                    if stored.entries[-1].mid == mid:
                        answered.add(mid)
                        message += 1

        playing = asyncio.create_task(play())
        for _ in range(4):
            await more_than(answered, len(answered) + 5)
            await in_thread(mortal.kill)
            await in_thread(mortal.start)
        await more_than(answered, len(answered) + 5)
        stop.set()
        await playing
        written = (await lines_of(store, "a"))[1:]
        assert len(written) == len(set(written))
        assert answered <= set(written)
        assert written == sorted(written, key=lambda mid: int(mid[1:]))

    with_store(new_schema(mortal), run)


def test_a_frozen_server_does_not_freeze_us(mortal: Postgres, impatient: None) -> None:
    async def run(store: Store) -> None:
        await store.write(new("a"))
        mortal.freeze()
        try:
            # Far more than the store's patience, far less than forever.
            async with asyncio.timeout(PATIENCE):
                with pytest.raises(StoreError):
                    await store.write(line("a", 1))
                with pytest.raises(StoreError):
                    await store.claim("a", "s1")
                with pytest.raises(StoreError):
                    await store.load("a")
                with pytest.raises(StoreError):
                    await store.ping()
        finally:
            mortal.thaw()
        async with asyncio.timeout(PATIENCE):
            claim = None
            while claim is None:
                try:
                    claim = await store.claim("a", "s1")
                except StoreError:
                    continue
        with pytest.raises(StoreError):
            await store.write(line("a", 1))
        await store.write(line("a", (await store.lengths(("a",)))["a"], claim.fence))

    with_store(new_schema(mortal), run)


def test_many_waiting_writes_fail_together_when_the_server_is_gone(
    mortal: Postgres, impatient: None
) -> None:
    """They share one timeout instead of each having its own."""

    async def run(store: Store) -> None:
        tables = [f"t{n}" for n in range(50)]
        await asyncio.gather(*(store.write(new(table)) for table in tables))
        await in_thread(mortal.stop)
        try:
            async with asyncio.timeout(PATIENCE):
                results = await asyncio.gather(
                    *(store.write(line(table, 1)) for table in tables for _ in range(2)),
                    return_exceptions=True,
                )
            assert all(isinstance(result, StoreError) for result in results)
        finally:
            await in_thread(mortal.start)
        claim = await store.claim("t0", "s1")
        assert claim is not None
        await store.write(line("t0", (await store.lengths(("t0",)))["t0"], claim.fence))

    with_store(new_schema(mortal), run)


def test_several_servers_that_start_at_once_migrate_once(postgres: Postgres) -> None:
    address = new_schema(postgres)

    async def run() -> None:
        stores = [open_store(address) for _ in range(6)]
        await asyncio.gather(*(store.open() for store in stores))
        assert await stores[0].count() == 0
        for store in stores:
            await store.close()

    asyncio.run(run())


def test_a_database_of_the_first_format_is_brought_up_to_date(postgres: Postgres) -> None:
    address = new_schema(postgres)
    record = (
        '{"id":"old","game":"g","name":"","options":{},"seats":[],"seed":"s","salt":"s",'
        '"pack":"# mine"}'
    )
    execute(
        address,
        *MIGRATIONS[0].postgres,
        "CREATE TABLE wardround_steps (number integer, taken timestamptz DEFAULT now())",
        "INSERT INTO wardround_steps (number) VALUES (1)",
        f"INSERT INTO tables VALUES ('old', '{record}', '', 1, false, true, false)",
        "INSERT INTO lines SELECT 'old', n, 'line', '', false FROM generate_series(0, 2) AS n",
    )

    async def run(store: Store) -> None:
        assert await store.lengths(("old",)) == {"old": 3}
        stored = await store.load("old")
        assert stored is not None
        assert stored.record.pack == "# mine"
        claim = await store.claim("old", "s1")
        assert claim is not None
        await store.write(line("old", 3, claim.fence))

    with_store(address, run)


def test_a_database_of_a_newer_program_is_refused(postgres: Postgres) -> None:
    address = new_schema(postgres)
    with_store(address, lambda store: store.count())
    execute(address, f"INSERT INTO wardround_steps (number) VALUES ({FORMAT + 1})")
    with pytest.raises(StoreError, match=f"newer Wardround \\(format {FORMAT + 1}"):
        with_store(address, lambda store: store.count())


def test_wrong_addresses_are_explained(postgres: Postgres, impatient: None) -> None:
    right = postgres.url()
    wrong = {
        right.replace("wardround:", "wardround:x"): "password authentication failed",
        right.replace("/postgres", "/nowhere"): 'database "nowhere" does not exist',
        right.replace(str(postgres.port), "1"): "does not answer",
        "postgresql://:::": "not an address",
    }
    for address, fault in wrong.items():
        with pytest.raises(StoreError, match=fault):
            with_store(address, lambda store: store.count())


def test_without_asyncpg_the_error_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    real = builtins.__import__

    def importing(name: str, *more: Any) -> Any:
        if name == "wardround.server.store.postgres":
            raise ImportError
        return real(name, *more)

    monkeypatch.setattr(builtins, "__import__", importing)
    with pytest.raises(StoreError, match=r"pip install 'wardround\[cluster\]'"):
        open_store("postgresql://localhost/x")


def test_texts_that_postgresql_cannot_hold_are_nowhere(postgres: Postgres) -> None:
    async def run(store: Store) -> None:
        await store.write(new("a"))
        assert await store.owners(("x\0y", "seat-a")) == await store.owners(("seat-a",))
        assert await store.load("a\0") is None
        assert await store.claim("a\0", "s1") is None
        assert await store.cards(("a\0",)) == {}
        assert await store.lengths(("a\0",)) == {}

    with_store(new_schema(postgres), run)


def test_a_database_clock_that_was_set_back_keeps_nobody_alive(postgres: Postgres) -> None:
    address = new_schema(postgres)

    async def run(store: Store) -> None:
        await store.beat("s1", 10)
        await store.write(new("a"))
        refused = await store.claim("a", "s2")
        assert refused is not None
        assert refused.owner == "s1"

    with_store(address, run)
    execute(address, "UPDATE servers SET until = until + 3600")

    async def later(store: Store) -> None:
        claim = await store.claim("a", "s2")
        assert claim is not None
        assert claim.owner == "s2"
        assert not await store.beat("s1", 10), "it had died in between"
        assert await store.beat("s1", 10)

    with_store(address, later)
