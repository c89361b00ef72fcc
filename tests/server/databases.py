"""Databases for tests: one PostgreSQL server for the whole run, an empty schema for each test."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import tempfile
from collections.abc import Iterator
from pathlib import Path

import asyncpg

from wardround.cluster.postgres import Postgres

_schemas = itertools.count(1)


@contextlib.contextmanager
def running_postgres() -> Iterator[Postgres]:
    """A server that no test but those of this run can reach."""
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
