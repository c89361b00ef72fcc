"""Messages about people: who sits where, who watches, who may join, and the game after this one.

`protocol` has all other messages, and re-exports these.
"""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import Meta as Limits

from wardround.core.game import OptionValue
from wardround.server.protocol_clocks import Clock, Out
from wardround.server.wire_types import (
    Attention,
    Colour,
    FromBrowser,
    FromServer,
    Name,
    Request,
    SeatNumber,
    Word,
)

# -- what the browser sends ---------------------------------------------------------------------


class Profile(Request, frozen=True, tag="profile"):
    """My name and colour."""

    seat: SeatNumber
    name: Name
    colour: Colour = ""


class Ready(Request, frozen=True, tag="ready"):
    """In the waiting room: I am ready, or not yet, for all my seats."""

    ready: bool


class ChangeChair(Request, frozen=True, tag="change_chair"):
    """Before the start: move to another free chair, or (null) stand up and watch."""

    seat: SeatNumber
    to: SeatNumber | None


class Start(Request, frozen=True, tag="start"):
    """The host starts the game. Open chairs stay open, or bots of this level take them."""

    level: Word = ""


class SetSeat(Request, frozen=True, tag="set_seat"):
    """The host gives a seat to a bot, or back; the holder of its link may take it back too."""

    seat: SeatNumber
    by: Literal["person", "bot"]
    level: Word = ""


class SetTable(Request, frozen=True, tag="set_table"):
    """The host changes the table; fields left null stay as they are."""

    name: Name | None = None
    hints: bool | None = None
    public: bool | None = None
    """Whether the lobby lists it: while a chair is open, and once the game is over."""
    locked: bool | None = None
    """Whether newcomers are kept out, both from sitting down and from watching."""
    options: Annotated[dict[Word, OptionValue], Limits(max_length=64)] | None = None
    """Before the start: options to change, including the number of ``seats``."""
    clock: Clock | None = None
    """Before the start: how long people may take."""
    delay: Annotated[int, Limits(ge=0, le=600)] | None = None
    """By how many seconds watchers see the game delayed."""


class SetWatcher(Request, frozen=True, tag="set_watcher"):
    """The host mutes a watcher, lets them speak again, or removes them."""

    watcher: int
    muted: bool | None = None
    remove: bool = False


class Attend(FromBrowser, frozen=True, tag="attend"):
    """What I am looking at now."""

    at: Attention


class Keep(Request, frozen=True, tag="keep"):
    """I have stored the secrets of my welcome: from now on only they open my seats."""


class NewLink(Request, frozen=True, tag="new_link"):
    """Replace the links to a seat (null: to the table); `Welcome` follows with the new ones.

    My own seat gets a new secret. For any other, the host gets a new invitation, which frees it.
    """

    seat: SeatNumber | None = None


# -- parts of what the server sends -------------------------------------------------------------


class SeatInfo(msgspec.Struct, frozen=True):
    """Who sits where, as far as everyone may know."""

    seat: int
    name: str
    colour: str
    by: Literal["person", "bot"]
    level: str
    """The bot's level, while a bot plays this seat."""
    taken: bool
    """Whether a person has sat down here; if not, it is free, kept for the person named."""
    online: bool
    ready: bool = False
    """Before the start: whether its person is ready, or will be on arrival."""
    at: str = ""
    """What its person is looking at, while connected."""
    out: Out | Literal[""] = ""
    """Why a bot plays it, if its person's time has run out."""


class Watcher(msgspec.Struct, frozen=True):
    """A person who is here without a seat."""

    watcher: int
    """Their number, for as long as they stay."""
    name: str
    muted: bool
    at: str


class Played(msgspec.Struct, frozen=True):
    """A game that these people played earlier this evening; by seats of this table."""

    title: str
    at: int
    """Milliseconds since 1970."""
    won: tuple[bool | None, ...]
    """Null: the person who sits there now was not playing."""
    scores: tuple[float | None, ...]


class Link(msgspec.Struct, frozen=True):
    """The secret of a seat (or for watching), for the host to pass on."""

    seat: int | None
    token: str


class You(msgspec.Struct, frozen=True):
    """Who you are at this table."""

    seats: tuple[int, ...]
    """Seats whose tokens you showed; empty for a spectator."""
    looking: int | None
    """The seat that the view is drawn for; null for a spectator."""
    host: bool
    links: tuple[Link, ...] = ()
    """For the host only: links to the free seats, and the one for spectators."""
    secrets: tuple[Link, ...] = ()
    """Secrets of your own seats, to store instead of the links you came with. Confirm by `Keep`."""
    link: str = ""
    """The table's link, if you came by it or have a seat: it invites, but opens no seat."""
    watcher: int | None = None
    """Your number among the watchers."""


# -- what the server sends ----------------------------------------------------------------------


class People(FromServer, frozen=True, tag="people"):
    """Who sits where and who is here; also sent when the table itself changes."""

    seats: tuple[SeatInfo, ...]
    name: str
    hints: bool
    watchers: tuple[Watcher, ...] = ()
    locked: bool = False
    public: bool = False
    delay: int = 0


class Later(FromServer, frozen=True, tag="later"):
    """You are watching: from now on everything, even `Welcome`, reaches you this much later."""

    seconds: int


NoticeKind: TypeAlias = Literal[
    "opened",
    "freed",
    "bot_sits_in",
    "given_back",
    "sat_down",
    "time_bot_moves",
    "time_bot_takes_over",
    "time_seat_lost",
]


class Notice(FromServer, frozen=True, tag="notice"):
    """Something happened to a seat that its person did not do.

    ``opened``: on another device; ``freed``: the host made a new link to it; ``bot_sits_in``: the
    host put a bot there; ``given_back``: its person plays it again; ``sat_down``: a person came and
    took it; ``time_…``: its time ran out.
    """

    kind: NoticeKind
    seat: int


class NextTable(FromServer, frozen=True, tag="next"):
    """A player wants to play the same again, at a new table where your chairs are kept."""

    by: int
    seats: tuple[Link, ...]
    """Invitations to the chairs kept for you, with their seats there."""
    link: str
    """The new table's link, for everyone else."""
