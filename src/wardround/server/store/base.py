"""What a store keeps and can do, whether it is SQLite or PostgreSQL.

A table is owned by one process at a time. Owning is a *claim* with a *fence*, a number that grows
with every claim. Every write names its fence, and has no effect unless that is still the table's.
So a process that was frozen, cut off or presumed dead can never overwrite what its successor wrote,
whatever its clock says. The database's clock alone decides whether an owner is alive: it has to
send a *heartbeat* before its time runs out.

Error tree::

    StoreError       it could not be written or read. After a failed write the store may hold the
                     state before or after it: the truth is what `load` finds after a new `claim`,
                     which no write of an earlier claim can change any more
    └─ LostError     the table belongs to another process now, or is gone; nothing was written
"""

from __future__ import annotations

import asyncio
import time
from abc import ABC, abstractmethod
from collections.abc import Iterator
from typing import Final, Literal

import msgspec

from wardround.core.game import OptionValue
from wardround.server.protocol import ChatLine, Clock, Out, Played
from wardround.server.store.asking import sound
from wardround.server.store.claims import Claim, KeepsClaims
from wardround.server.store.people import KeepsNobody, KeepsPeople
from wardround.server.store.reminders import Reminds, RemindsNobody
from wardround.server.store.sums import is_broken, sum_of

NEW: Final = 0
"""The fence of the write that creates a table; after it the table's fence is 1."""

LINES_A_WRITE: Final = 150
CLOSED: Final = "the store is closed"
KNOWN_TOKEN: Final = (
    "ON CONFLICT (token) DO UPDATE SET role = excluded.role, seat = excluded.seat, "
    "sum = excluded.sum, table_id = CASE WHEN owners.table_id = excluded.table_id "
    "THEN excluded.table_id END"
)
"""Makes a known token open something else from now on. A token of another table is refused: its row
would lose its table."""
BOTH_INDEXES: Final = ("owner = ''", "owner <> ''")
"""Each of these conditions has an index. A query without them reads every row whole, with its
record and its card."""
PARTS: Final = ("lines", "talk", "owners", "packs")
"""Where a table has rows besides its own."""
MOST_TALK: Final = 500
"""How many lines of chat a table keeps."""


class StoreError(Exception):
    """A write or a read that failed."""


class LostError(StoreError):
    """A write to a table that no longer belongs to the writer."""


class SeatClock(msgspec.Struct, frozen=True):
    """The clock of a seat, in milliseconds."""

    left: int
    """Time left when it was started, or now if it is stopped."""
    since: int = 0
    """When it was started, since 1970; 0 while it is stopped."""
    moves: int = 0
    """How many moves had been made then."""


class SeatRecord(msgspec.Struct):
    """What is stored about a seat."""

    name: str = ""
    colour: str = ""
    by: Literal["person", "bot"] = "person"
    level: str = ""
    taken: bool = False
    standing: dict[str, str] = {}
    """What the seat has answered in advance, where it differs from the game's defaults."""
    until_turn: bool = False
    """Whether it passes until its turn."""
    ready: bool = False
    """Before the start: whether its person is ready, or will be on arrival."""
    time: SeatClock | None = None
    out: Out | Literal[""] = ""
    """Why a bot plays it, if its person's time has run out (see `clocks`)."""
    remind: int = 0
    """When to tell its person that it is their turn, in milliseconds since 1970; 0: nothing to
    tell, -1: they have been told (see `reminders`)."""


class Question(msgspec.Struct, frozen=True):
    """A question put to the whole table, and who has agreed so far."""

    kind: Literal["undo", "give_up"]
    by: int
    to: int
    """For undo: the last move that stays."""
    agreed: tuple[int, ...]
    seq: int
    """The number of lines when it was asked: the next line ends the question."""
    mid: str
    """The message that asked; when resent, it is answered but not asked again."""


class Sequel(msgspec.Struct, frozen=True):
    """The table where the same people play again."""

    table: str
    by: int
    """The seat that asked for it first."""
    chairs: tuple[int, ...]
    """For each seat of this table, its seat there."""
    invitations: tuple[str, ...]
    """By seat of this table; empty for bots and seats no one had taken."""
    link: str


class TableRecord(msgspec.Struct):
    """What is stored about a table besides its journal."""

    id: str
    game: str
    name: str
    options: dict[str, OptionValue]
    seats: list[SeatRecord]
    seed: str
    """Empty for a loaded journal, which can only be watched."""
    salt: str
    seeded: bool = False
    pack: str = ""
    public: bool = False
    listed: bool = True
    hints: bool = True
    forked_from: str = ""
    forked_at: int = 0
    created: int = 0
    """Milliseconds since 1970."""
    asked: Question | None = None
    """The question put to the whole table; stored so that its next owner goes on asking."""
    waiting: bool = False
    """The game has not begun: no line of its journal is stored, and its options may change."""
    locked: bool = False
    muted: tuple[str, ...] = ()
    removed: tuple[str, ...] = ()
    """Browsers of watchers who may not come back; those in ``muted`` may not speak."""
    evening: tuple[Played, ...] = ()
    """What the same people have already played this evening."""
    sequel: Sequel | None = None
    clock: Clock = Clock()
    case: str = ""
    """The day of the daily case played here."""
    delay: int = 0
    """By how many seconds watchers see the game delayed."""

    def copy(self) -> TableRecord:
        """A copy that later changes do not affect."""
        seats = [msgspec.structs.replace(seat) for seat in self.seats]
        return msgspec.structs.replace(self, seats=seats)


class Entry(msgspec.Struct, frozen=True):
    """A stored line of a journal, with the message that caused it."""

    line: str
    mid: str = ""
    """A standing answer is marked here with ``standing/`` and its id, and a bot's move for a person
    whose time had run out with ``clock/``."""
    hinted: bool = False


class Talk(ChatLine, frozen=True):
    """A stored line of chat, with the message that said it."""

    mid: str = ""


class Owner(msgspec.Struct, frozen=True):
    """What a token opens."""

    token: str
    table: str
    role: Literal["seat", "invite", "host", "spectator", "gone"]
    """``invite`` lets a person sit down: at its seat or, without one, at any that is free (the
    table's link). ``gone`` no longer opens anything, but is remembered."""
    seat: int | None


class StoredTable(msgspec.Struct, frozen=True):
    """Everything about a table; written to another store, it is the same table."""

    record: TableRecord
    entries: list[Entry]
    talk: list[Talk]
    owners: list[Owner]
    changed: int
    card: bytes = b""
    finished: bool = False
    free_seats: bool = False
    due: int = 0


class Write(msgspec.Struct):
    """Everything that one message changes at one table; written completely or not at all."""

    table: str
    at: int
    server: str
    """The process that writes, and the fence of its claim (`NEW` for a new table)."""
    fence: int
    first: int = 0
    """The number of lines already there."""
    entries: list[Entry] = []
    talk: list[Talk] = []
    record: TableRecord | None = None
    """The record, if it has changed (or the table is new)."""
    owners: list[Owner] = []
    """New tokens, and known ones that now open something else."""
    card: bytes = b""
    """The table's card for lists, as JSON."""
    finished: bool = False
    free_seats: bool = False
    due: int = 0
    """When the table needs attention even if no one is there, in milliseconds since 1970 (see
    `timekeeper`); 0: never."""


def in_pieces(write: Write) -> Iterator[Write]:
    """A new table as several short writes, so that even a long journal keeps no one waiting.

    The table cannot be reached before the last write, which brings its tokens. If the process dies
    in between, the rest expires like any table that no one visits.
    """
    assert write.record is not None
    hidden = msgspec.structs.replace(write.record, listed=False)
    for at in range(0, len(write.entries) or 1, LINES_A_WRITE):
        entries = write.entries[at : at + LINES_A_WRITE]
        piece = msgspec.structs.replace(write, first=at, entries=entries)
        piece.fence = NEW + 1 if at else NEW
        if at + LINES_A_WRITE < len(write.entries):
            piece.record, piece.owners, piece.due = hidden, [], 0
            piece.free_seats = False
        yield piece


def why_unwritten(write: Write, row: tuple[str, int, int] | None) -> StoreError:
    """Why a write found no row to change, judging by the row that is there."""
    if write.fence == NEW:
        return StoreError(f"there is a table {write.table} already")
    if row is None:
        return LostError(f"there is no table {write.table} any more")
    owner, fence, lines = row
    if (owner, fence) != (write.server, write.fence):
        whose = f"owned by {owner}" if owner else "released"
        return LostError(f"table {write.table} is {whose} (fence {fence}, not {write.fence})")
    return StoreError(f"expected {write.first} lines, found {lines}")


class TableRow(msgspec.Struct, frozen=True):
    """A table in an administrator's list."""

    id: str
    card: bytes
    changed: int
    finished: bool
    lines: int
    owner: str


class TableStore(KeepsNobody, RemindsNobody, ABC):
    """What a server needs from whatever keeps its tables: a database, or a browser (`in_page`).

    The futures of `write` for one table are fulfilled in the order of the calls.
    """

    name: str

    @abstractmethod
    async def open(self) -> None:
        """Connect, and bring an older database up to date."""

    @abstractmethod
    async def close(self) -> None:
        """Finish pending writes, then close."""

    @abstractmethod
    def write(self, write: Write) -> asyncio.Future[None]:
        """Make a write durable; the future fails with StoreError if that is impossible."""

    @abstractmethod
    async def load(self, table: str) -> StoredTable | None: ...

    @abstractmethod
    async def owners(self, tokens: tuple[str, ...]) -> list[Owner]:
        """The owners of those tokens that are known, in the order given.

        A person's handle is a token too, and opens what it was made for (see `people`).
        """

    @abstractmethod
    async def cards(self, tables: tuple[str, ...]) -> dict[str, bytes]:
        """The cards of these tables, as last written."""

    @abstractmethod
    async def lengths(self, tables: tuple[str, ...]) -> dict[str, int]:
        """How many lines the journals of these tables have."""

    @abstractmethod
    async def finished(self, limit: int) -> list[bytes]:
        """Cards of finished games that are listed, newest first."""

    @abstractmethod
    async def public(self, limit: int) -> list[bytes]:
        """Cards of tables where anyone may sit down, newest first."""

    @abstractmethod
    async def count(self) -> int:
        """How many tables there are; slow if there are many."""

    @abstractmethod
    async def ping(self) -> None:
        """Raises StoreError unless the database answers."""

    @abstractmethod
    async def beat(self, server: str, seconds: float, info: str = "") -> bool:
        """A heartbeat: this process is alive for ``seconds`` from now, by the database's clock.

        Returns whether it was still alive: if not, others may have taken its tables. An expiry
        further ahead than any heartbeat could set does not count: the database's clock was set
        back, and a dead process must not stay alive for hours.
        """

    @abstractmethod
    async def claim(self, table: str, server: str, force: bool = False) -> Claim | None:
        """Own a table unless another live process does; None if there is no such table.

        Claiming a table one already owns also makes a new fence: earlier writes that are still
        under way fail. ``force`` takes the table even from a live owner.
        """

    @abstractmethod
    async def release(self, tables: tuple[str, ...], server: str) -> None:
        """Give up those of the tables that this process owns."""

    @abstractmethod
    async def release_all(self, server: str) -> None:
        """Give up everything: this process is shutting down."""

    @abstractmethod
    async def held(self, server: str) -> dict[str, int]:
        """The tables of a process with their fences."""

    async def now(self) -> int:
        """Milliseconds since 1970, by the clock that all users of the store share."""
        return round(time.time() * 1000)

    async def due(self, server: str, before: int, limit: int) -> list[str]:
        """Tables that were due before a moment and that this process may claim. A browser's tables
        are never due."""
        return []

    async def touch(self, server: str) -> None:
        """Make a write that changes nothing; raises StoreError if the disk is full."""
        await self.ping()

    async def untouched(self, finished: bool | None, before: int, limit: int) -> list[str]:
        """Tables unchanged since a moment, oldest first; ``finished`` None means finished or not.

        A browser keeps its tables as long as it likes.
        """
        return []

    async def delete(self, table: str) -> bool:
        """Delete a table with everything that belongs to it; returns whether there was one."""
        return False


class Store(KeepsPeople, KeepsClaims, Reminds, TableStore):
    """A database of either kind, and what an administrator needs from it.

    Statements that both databases understand are here; the others are in `sqlite_rows` and
    `postgres_rows` (see `asking`).
    """

    # -- tables -------------------------------------------------------------------------------

    async def load(self, table: str) -> StoredTable | None:
        found: StoredTable | None = None
        if sound((table,)):
            found = await self._read(self.rows.load, table)
        return found

    async def owners(self, tokens: tuple[str, ...]) -> list[Owner]:
        among = self.rows.AMONG
        sql = (
            f"SELECT token, table_id, role, seat FROM owners WHERE token {among} UNION ALL "
            "SELECT k.handle, o.table_id, o.role, o.seat FROM kept AS k JOIN owners AS o "
            f"ON o.token = k.token WHERE k.handle {among}"
        )
        found = {row[0]: Owner(*row) for row in await self._select(sql, sound(tokens))}
        return [found[token] for token in tokens if token in found]

    async def cards(self, tables: tuple[str, ...]) -> dict[str, bytes]:
        sql = f"SELECT id, card FROM tables WHERE id {self.rows.AMONG}"
        return {row[0]: row[1] for row in await self._select(sql, sound(tables))}

    async def lengths(self, tables: tuple[str, ...]) -> dict[str, int]:
        sql = f"SELECT id, lines FROM tables WHERE id {self.rows.AMONG}"
        return {row[0]: row[1] for row in await self._select(sql, sound(tables))}

    async def finished(self, limit: int) -> list[bytes]:
        return await self._newest("finished AND listed", limit)

    async def public(self, limit: int) -> list[bytes]:
        return await self._newest("open", limit)

    async def _newest(self, which: str, limit: int) -> list[bytes]:
        sql = f"SELECT card FROM tables WHERE {which} ORDER BY changed DESC LIMIT $1"
        return [row[0] for row in await self._select(sql, limit)]

    async def count(self) -> int:
        parts = (f"(SELECT count(*) FROM tables WHERE {whose})" for whose in BOTH_INDEXES)
        return int((await self._select(f"SELECT {' + '.join(parts)}"))[0][0])

    async def untouched(self, finished: bool | None, before: int, limit: int) -> list[str]:
        which = "" if finished is None else f"AND {'' if finished else 'NOT '}finished"
        parts = (
            f"SELECT id, changed FROM tables WHERE {whose} AND changed < $1 {which}"
            for whose in BOTH_INDEXES
        )
        sql = f"{' UNION ALL '.join(parts)} ORDER BY changed LIMIT $2"
        return [row[0] for row in await self._select(sql, before, limit)]

    async def now(self) -> int:
        return int(1000 * (await self._select(f"SELECT {self.rows.NOW}"))[0][0])

    async def ping(self) -> None:
        await self._select("SELECT 1 FROM tables LIMIT 1")

    async def touch(self, server: str) -> None:
        await self._change(self.rows.touch, server)

    # -- damage -------------------------------------------------------------------------------

    async def structure(self) -> list[str]:
        """What is wrong with the database itself, and rows that belong to no table."""
        found = list(await self._read(self.rows.structure))
        for name in PARTS:
            sql = (
                f"SELECT DISTINCT table_id FROM {name} "
                "WHERE table_id NOT IN (SELECT id FROM tables) LIMIT 5"
            )
            found += [f"{name} of no table: {row[0]}" for row in await self._select(sql)]
        return found

    async def faults(self, table: str) -> list[str]:
        """What is damaged about a table, as far as sums and counts can tell; raises StoreError."""
        sql = "SELECT record, card, lines, listed FROM tables WHERE id = $1"
        [(record, card, count, listed)] = await self._select(sql, table)
        found = [
            f"the {name} was changed"
            for name, raw in (("record", record), ("card", card))
            if is_broken(raw)
        ]
        if msgspec.json.decode(record, type=TableRecord).listed != bool(listed):
            found.append("the mark of listed tables is wrong")
        sql = "SELECT pack, sum FROM packs WHERE table_id = $1"
        found += [
            "the content pack was changed"
            for pack, there in await self._select(sql, table)
            if there != sum_of(table, pack)
        ]
        sql = "SELECT n, line, mid, hinted, sum FROM lines WHERE table_id = $1 ORDER BY n"
        lines = await self._select(sql, table)
        if [row[0] for row in lines] != list(range(count)):
            found.append(f"there are not {count} lines")
        found += [
            f"line {n + 1} was changed"
            for n, line, mid, hinted, there in lines
            if there not in (None, sum_of(n, line, mid, int(hinted)))
        ]
        sql = "SELECT n, line FROM talk WHERE table_id = $1"
        found += [
            f"line {n} of the chat was changed"
            for n, raw in await self._select(sql, table)
            if is_broken(raw) or msgspec.json.decode(raw, type=Talk).n != n
        ]
        sql = "SELECT token, table_id, role, seat, sum FROM owners WHERE table_id = $1"
        found += [
            "a token was changed"
            for *owner, there in await self._select(sql, table)
            if there not in (None, sum_of(*owner))
        ]
        return found

    # -- administration -----------------------------------------------------------------------

    async def tables(self, after: str, limit: int) -> list[TableRow]:
        """A page of all tables, ordered by id."""
        sql = (
            "SELECT id, card, changed, finished, lines, owner FROM tables WHERE id > $1 "
            "ORDER BY id LIMIT $2"
        )
        rows = await self._select(sql, after, limit)
        return [TableRow(id_, card, at, bool(over), n, who) for id_, card, at, over, n, who in rows]

    async def mentioning(self, text: str) -> list[str]:
        """The tables whose record or chat contains this text."""
        contains = self.rows.CONTAINS.format
        sql = (
            f"SELECT id FROM tables WHERE {contains('record')} "
            f"UNION SELECT table_id FROM talk WHERE {contains('line')} ORDER BY 1"
        )
        within_json = msgspec.json.encode(text)[1:-1]
        return [row[0] for row in await self._select(sql, within_json)]

    async def put(self, stored: StoredTable) -> None:
        """Add a table from another store; raises StoreError if its id is taken."""
        record = stored.record
        await self.write(
            Write(
                table=record.id,
                at=stored.changed,
                server="",
                fence=NEW,
                entries=stored.entries,
                talk=stored.talk,
                record=record,
                owners=stored.owners,
                card=stored.card,
                finished=stored.finished,
                free_seats=stored.free_seats,
                due=stored.due,
            )
        )

    async def rewrite(self, stored: StoredTable, server: str, fence: int) -> None:
        """Replace everything about a table except its journal."""
        await self._change_once(self.rows.rewrite, stored, server, fence)

    async def delete(self, table: str) -> bool:
        parts = [(f"DELETE FROM {name} WHERE table_id = $1", table) for name in PARTS]
        whole = ("DELETE FROM tables WHERE id = $1 RETURNING id", table)
        done = await self._change_once(self.rows.together, *parts, whole)
        return bool(done[-1])
