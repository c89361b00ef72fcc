"""What a store keeps: the structs it takes and gives, whatever kind of store it is.

Error tree::

    StoreError       it could not be written or read. After a failed write the store may hold the
                     state before or after it: the truth is what `load` finds after a new `claim`,
                     which no write of an earlier claim can change any more
    └─ LostError     the table belongs to another process now, or is gone; nothing was written
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from typing import Final, Literal

import msgspec

from wardround.core.game import OptionValue
from wardround.server.protocol.from_browser import Clock, Out
from wardround.server.protocol.from_server import ChatLine, Played

NEW: Final = 0
"""The fence of the write that creates a table; after it the table's fence is 1."""
LINES_A_WRITE: Final = 150
MAX_TALK: Final = 500
"""How many lines of chat a table keeps."""
RELEASED_AT_ONCE: Final = 8
"""Each row is rewritten whole, with the content pack if an older program put it there: players
would have to wait for them all."""


class StoreError(Exception):
    """A write or a read that failed."""


class LostError(StoreError):
    """A write to a table that no longer belongs to the writer."""


# -- tables ---------------------------------------------------------------------------------------


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

    @property
    def free(self) -> bool:
        """Whether it is for a person, and no one has sat down yet."""
        return self.by == "person" and not self.taken


class TableQuestion(msgspec.Struct, frozen=True):
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
    asked: TableQuestion | None = None
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

    @property
    def expected(self) -> int:
        """How many lines have to be there already; -1: any number.

        If an earlier write failed, no later one may leave a gap in the journal.
        """
        return self.first if self.entries else -1


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


class TableRow(msgspec.Struct, frozen=True):
    """A table in an administrator's list."""

    id: str
    card: bytes
    changed: int
    finished: bool
    lines: int
    owner: str


# -- processes ------------------------------------------------------------------------------------


class Claim(msgspec.Struct, frozen=True):
    """Who owns a table after a claim; the claim has succeeded if that is the claimant."""

    owner: str
    fence: int


class ServerRow(msgspec.Struct, frozen=True):
    """A process that uses the store."""

    id: str
    info: str
    """What it said about itself in its last heartbeat."""
    started: int
    """Milliseconds since 1970, by the database's clock."""
    left: float
    """Seconds until it is considered dead; negative if it already is."""


# -- people ---------------------------------------------------------------------------------------
#
# A person is a random secret, made by a browser; the store knows only its hash (`person_of`). A
# person keeps the tokens they hold, and for each one gets a *handle*: a token for the same seat
# that their other devices use. Renewing the secret replaces the handles too, so a device that only
# knew the old secret can no longer open anything; the device where the person sat down goes on
# using the seat's own token, as if persons did not exist.


def person_of(secret: str) -> str:
    """The key of a person in a store; the secret cannot be derived from it."""
    return hashlib.sha256(secret.encode()).hexdigest()


class Kept(msgspec.Struct, frozen=True):
    """A token that a person keeps, and what it opens now."""

    handle: str
    token: str
    table: str
    role: str
    seat: int | None


class Person(msgspec.Struct, frozen=True):
    profile: bytes
    """Their name and how they like the app, as JSON."""
    kept: tuple[Kept, ...]


class StoredPerson(msgspec.Struct, frozen=True):
    """Everything about a person; written to another store, it is the same person."""

    person: str
    profile: bytes
    at: int
    seen: int
    kept: tuple[tuple[str, str], ...]
    """Handles and tokens."""
    wishes: bytes | None = None
    """How they want to be told that it is their turn (see `reminders`)."""


class SiteValue(msgspec.Struct, frozen=True):
    """A value that all servers of a site share: the key by which push services know it."""

    site: str
    """Its name."""
    value: bytes
