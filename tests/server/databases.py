"""Databases for tests: one PostgreSQL server for the whole run, an empty schema for each test."""

from __future__ import annotations

import asyncio
import contextlib
import dataclasses
import functools
import inspect
import itertools
import random
import tempfile
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any, TypeVar, cast

import asyncpg
import msgspec

from tests.local_site.postgres import Postgres
from tests.server.people import KNOWN_GAMES
from wardround.core.journal import Journal, Secret
from wardround.server.store import SqliteStore, Store, open_store
from wardround.server.store.records import (
    Entry,
    Owner,
    SeatRecord,
    StoredTable,
    TableQuestion,
    TableRecord,
    Talk,
)
from wardround.server.table.cards import card_to_store, table_card
from wardround.server.table.table import Table

T = TypeVar("T")

_schemas = itertools.count(1)


@contextlib.contextmanager
def running_postgres() -> Iterator[Postgres]:
    """A server that only the tests of this run can reach."""
    with tempfile.TemporaryDirectory(prefix="wr-test-") as folder:
        server = Postgres(Path(folder), durable=False)
        try:
            server.start()
            yield server
        finally:
            server.close()


def new_schema(server: Postgres) -> str:
    """The address of an empty database, which is a schema of its own."""
    name = f"test_{next(_schemas)}"
    execute(server.url(), f"CREATE SCHEMA {name}")
    return f"{server.url()}?search_path={name}"


def execute(address: str, *statements: str) -> None:
    """Do something behind the store's back."""

    async def run() -> None:
        connection = await asyncpg.connect(address)
        for statement in statements:
            await connection.execute(statement)
        await connection.close()

    asyncio.run(run())


def game_kept(
    table: str, moves: int = 20, game: str = "template", pack: str = "", **people: str
) -> StoredTable:
    """A game in progress, with people who chat, as a store keeps it."""
    names = {0: "Ann", 1: "Bob", **{int(seat[1:]): name for seat, name in people.items()}}
    secret = Secret(f"seed of {table}", "salt")
    spec, library = KNOWN_GAMES.game(game), KNOWN_GAMES.library(game, pack)
    journal = Journal.start(spec, library, {"seats": 2}, secret)
    choose = random.Random(table)
    for _ in range(moves):
        if journal.outcome() is not None:
            break
        legal = spec.rules.legal(journal.state)
        journal.act(legal[0] if choose.random() < 0.9 else choose.choice(legal))
    if journal.outcome() is not None:
        journal.close()
    record = TableRecord(
        id=table,
        game=game,
        name=f"{names[0]}'s table",
        options=journal.options,
        seats=[SeatRecord(name=name, taken=True) for name in names.values()],
        seed=secret.seed,
        salt=secret.salt,
        pack=pack,
        created=1000,
        asked=TableQuestion("undo", 1, 0, (1,), len(journal.lines), "1/undo"),
    )
    owners = [Owner(f"token-{table}-of-the-host", table, "host", None)]
    owners += [Owner(f"token-{table}-of-seat-{n}", table, "seat", n) for n in names]
    owners += [Owner(f"token-{table}-to-watch", table, "spectator", None)]
    return StoredTable(
        record=record,
        entries=[Entry(line, f"0/kept-{n}", n == 3) for n, line in enumerate(journal.lines)],
        talk=[
            Talk(1, 0, names[0], "hello", 5, "0/t1"),
            Talk(2, 1, names[1], f"hello {names[0]}, \u0000 well?", 6, "1/t2"),
        ],
        owners=sorted(owners, key=lambda owner: owner.token),
        changed=2000,
        card=card_to_store(table_card(Table(record, journal, owners, ("random",), "random"), 2000)),
        finished=journal.outcome() is not None,
    )


def game_of_another_version(table: str, moves: int = 3) -> StoredTable:
    """A game that continued, after some moves, in a way that the present rules do not allow."""
    spec, library = KNOWN_GAMES.game("template"), KNOWN_GAMES.library("template")
    older = dataclasses.replace(spec, meta=msgspec.structs.replace(spec.meta, rules_version=0))
    kept = game_kept(table, 0)
    journal = Journal.start(older, library, {"seats": 2}, Secret(kept.record.seed, "salt"))
    for _ in range(moves):
        journal.act(spec.rules.legal(journal.state)[0])
    journal.state.active = 1 - journal.state.active
    journal.act(spec.rules.legal(journal.state)[0])
    return msgspec.structs.replace(kept, entries=[Entry(line) for line in journal.lines])


def with_store(address: str, work: Callable[[Store], Awaitable[T]]) -> T:
    """Do something with a store, in its own event loop."""

    async def run() -> T:
        store = open_store(address)
        await store.open()
        try:
            return await work(store)
        finally:
            await store.close()

    return asyncio.run(run())


def with_open_store(test: Callable[..., Awaitable[None]]) -> Callable[..., None]:
    """A test of a ``store`` of each kind (fixture ``address``); pytest gives it the rest."""

    def run(address: str, **given: Any) -> None:
        wanted = {**given, "address": address} if "address" in parameters else given
        with_store(address, lambda store: test(store=store, **wanted))

    parameters = inspect.signature(test).parameters
    asked = {**parameters, "address": inspect.Parameter("address", inspect.Parameter.KEYWORD_ONLY)}
    del asked["store"]
    given = [one.replace(kind=inspect.Parameter.KEYWORD_ONLY) for one in asked.values()]
    functools.update_wrapper(run, test)
    cast(Any, run).__signature__ = inspect.Signature(given)
    return run


async def bytes_logged(store: Store) -> int:
    """How much a store has written so far; with SQLite, since it last copied its log."""
    if isinstance(store, SqliteStore):
        return Path(f"{store.path}-wal").stat().st_size
    sql = "SELECT (pg_current_wal_insert_lsn() - '0/0'::pg_lsn)::bigint"
    return int((await store._select(sql))[0][0])


async def put_all(store: Store, *tables: StoredTable) -> None:
    for table in tables:
        await store.put(table)


def fill(address: str, *tables: StoredTable) -> None:
    with_store(address, lambda store: put_all(store, *tables))
