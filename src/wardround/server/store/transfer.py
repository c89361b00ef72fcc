"""Moving tables and people between stores, directly or through a file, without losing anything.

An export is a file of JSON lines: a header, one line per table with everything about it, one line
per person (in an export of all tables), and a last line with the number of tables and a hash over
all lines. It holds the secrets of all seats. A file whose name ends in ``.gz`` is compressed.

Everything that arrives is read back and compared. A table that already exists is left alone if it
is the same, brought up to date if it is an earlier state of the same game, and otherwise never
replaced.

Error tree::

    TransferError    a file that cannot be used, or a table that would be overwritten
"""

from __future__ import annotations

import gzip
import hashlib
import os
import zlib
from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Final, Literal, TypeAlias, TypeVar, cast

import msgspec

from wardround import __version__
from wardround.core.journal import JournalError
from wardround.core.replay import check_chain
from wardround.server.store.records import SiteValue, StoredPerson, StoredTable
from wardround.server.store.sql import Store

FORMAT: Final = 1
PAGE: Final = 200

PERSON: Final = b'{"person":'
"""How the line of a person begins."""
SITE: Final = b'{"site":'

T = TypeVar("T")
Content: TypeAlias = StoredTable | StoredPerson | SiteValue
Arrival: TypeAlias = Literal["new", "same", "newer"]


class TransferError(Exception):
    """Something cannot be transferred; the message says what to do."""


class Header(msgspec.Struct, frozen=True):
    wardround_export: int
    program: str


class End(msgspec.Struct, frozen=True):
    tables: int
    hash: str


class Report(msgspec.Struct):
    """What happened to the tables of a transfer."""

    new: int = 0
    newer: int = 0
    same: int = 0
    conflicts: list[str] = []


# -- from store to store --------------------------------------------------------------------------


async def ids_of(store: Store) -> AsyncIterator[str]:
    """The ids of all tables, page by page."""
    after = ""
    while page := await store.tables(after, PAGE):
        for row in page:
            yield row.id
        after = page[-1].id


async def all_people(store: Store) -> AsyncIterator[StoredPerson]:
    """All people, page by page."""
    after = ""
    while page := await store.people(after, PAGE):
        for person in page:
            yield person
        after = page[-1].person


async def copy(source: Store, target: Store) -> Report:
    """Copy every table and check that it arrived, then copy all people."""
    report = Report()
    async for one in _contents(source, None):
        await _arrive(target, one, report)
    return report


async def _contents(store: Store, tables: list[str] | None) -> AsyncIterator[Content]:
    """These tables or, for None, all of them, and everything else.

    The people are left out of a choice of tables: they may hold seats at others too.
    """
    for table in [table async for table in ids_of(store)] if tables is None else tables:
        stored = await store.load(table)
        if stored is not None:
            yield stored
        elif tables is not None:  # else it was deleted in the meantime
            raise TransferError(f"there is no table {table}")
    if tables is None:
        async for person in all_people(store):
            yield person
        for shared in await store.site_values():
            yield shared


async def _arrive(target: Store, one: Content, report: Report) -> None:
    match one:
        case StoredPerson():
            await target.put_person(one)
        case SiteValue():
            await target.site_value(one.site, one.value)
        case StoredTable():
            await _table_arrives(target, one, report)


async def _table_arrives(target: Store, stored: StoredTable, report: Report) -> None:
    table = stored.record.id
    there = await target.load(table)
    if there is None:
        kind: Arrival = "new"
    elif fingerprint(there) == fingerprint(stored):
        kind = "same"
    elif _goes_on(there, stored):
        kind = "newer"
        await target.delete(table)
    else:
        report.conflicts.append(table)
        return
    if kind != "same":
        await target.put(stored)
        arrived = await target.load(table)
        if arrived is None or fingerprint(arrived) != fingerprint(stored):
            raise TransferError(f"table {table} is not the same in the other store")
    setattr(report, kind, getattr(report, kind) + 1)


def fingerprint(stored: StoredTable) -> str:
    """Equal for tables that are the same in every respect."""
    return hashlib.sha256(msgspec.json.encode(stored)).hexdigest()


def _goes_on(earlier: StoredTable, later: StoredTable) -> bool:
    """Whether one table is an earlier state of the other; old chat lines may be missing."""
    kept = later.talk[0].n if later.talk else 0
    said = [line for line in earlier.talk if line.n >= kept]
    return (
        earlier.changed <= later.changed
        and later.entries[: len(earlier.entries)] == earlier.entries
        and later.talk[: len(said)] == said
    )


# -- through a file -------------------------------------------------------------------------------


async def export(store: Store, tables: list[str] | None, path: Path) -> int:
    """Write tables (None: all) to a new file; returns how many."""
    running, count = hashlib.sha256(), 0
    with _opened(path, "x") as file:
        file.write(msgspec.json.encode(Header(FORMAT, __version__)) + b"\n")
        async for one in _contents(store, tables):
            line = msgspec.json.encode(one) + b"\n"
            file.write(line)
            running.update(line)
            count += isinstance(one, StoredTable)
        file.write(msgspec.json.encode(End(count, running.hexdigest())) + b"\n")
    return count


async def restore(store: Store, path: Path) -> Report:
    """Read an export into a store; the whole file is checked before anything is written."""
    for _ in read_export(path):
        pass
    report = Report()
    for one in read_export(path):
        await _arrive(store, one, report)
    return report


def read_export(path: Path) -> Iterator[Content]:
    """The tables and people of an export; raises TransferError at the first fault."""
    running, count, number = hashlib.sha256(), 0, 1
    with _opened(path, "r") as file:
        _check_header(file.readline())
        line = file.readline()
        while following := file.readline():
            running.update(line)
            number += 1
            if line.startswith(PERSON):
                yield _read(line, number, StoredPerson)
            elif line.startswith(SITE):
                yield _read(line, number, SiteValue)
            else:
                count += 1
                yield _table(line, number)
            line = following
    try:
        end = msgspec.json.decode(line, type=End)
    except msgspec.DecodeError:
        raise TransferError(f"{path} is incomplete: its last line is missing") from None
    if end != End(count, running.hexdigest()):
        raise TransferError(f"{path} was changed after it was written")


def _check_header(line: bytes) -> None:
    try:
        header = msgspec.json.decode(line, type=Header)
    except msgspec.DecodeError:
        raise TransferError("this is not a file of `wardround admin export`") from None
    if header.wardround_export != FORMAT:
        raise TransferError(
            f"this export has format {header.wardround_export} (written by {header.program}); "
            f"this program reads format {FORMAT}"
        )


def _table(line: bytes, number: int) -> StoredTable:
    stored = _read(line, number, StoredTable)
    try:
        check_chain([entry.line for entry in stored.entries])
    except JournalError as error:
        raise TransferError(f"line {number}: the journal is damaged: {error}") from None
    return stored


def _read(line: bytes, number: int, kind: type[T]) -> T:
    try:
        return msgspec.json.decode(line, type=kind)
    except (msgspec.DecodeError, UnicodeError) as error:
        what = "a table" if kind is StoredTable else "a person or a key"
        raise TransferError(f"line {number}: this is not {what}: {error}") from None


@contextmanager
def _opened(path: Path, mode: Literal["r", "x"]) -> Iterator[IO[bytes]]:
    """A file only its owner can read; never overwrites a file nor leaves a half-written one."""
    try:
        flags = os.O_RDONLY if mode == "r" else os.O_WRONLY | os.O_CREAT | os.O_EXCL
        descriptor = os.open(path, flags, 0o600)
    except FileExistsError:
        raise TransferError(f"{path} already exists: choose another name") from None
    except OSError as error:
        raise TransferError(f"cannot open {path}: {error.strerror}") from None
    try:
        with os.fdopen(descriptor, "rb" if mode == "r" else "wb") as plain:
            if path.suffix != ".gz":
                yield plain
                return
            with gzip.GzipFile(fileobj=plain, mode="rb" if mode == "r" else "wb") as packed:
                yield cast(IO[bytes], packed)
    except (gzip.BadGzipFile, EOFError, zlib.error):
        raise TransferError(f"{path} is not a gzip file, or is incomplete") from None
    except BaseException:
        if mode == "x":
            path.unlink()
        raise
