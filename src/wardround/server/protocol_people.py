"""Messages about people: who sits where, who watches, who may come, and the game after this one.

`protocol` has all other messages, and these by the same names.
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
    """In the waiting room: I am ready, or not yet, with all seats of mine."""

    ready: bool


class ChangeChair(Request, frozen=True, tag="change_chair"):
    """Before the start: sit on another free chair, or (null) stand up and watch."""

    seat: SeatNumber
    to: SeatNumber | None


class Start(Request, frozen=True, tag="start"):
    """The host begins the game. Open chairs stay open, or bots of this level take them."""

    level: Word = ""


class SetSeat(Request, frozen=True, tag="set_seat"):
    """The host gives a seat to a bot or back; whoever holds its link may take it back too."""

    seat: SeatNumber
    by: Literal["person", "bot"]
    level: Word = ""


class SetTable(Request, frozen=True, tag="set_table"):
    """The host changes the table: what is null stays as it is."""

    name: Name | None = None
    hints: bool | None = None
    public: bool | None = None
    """Whether anybody finds it in the lobby: while a chair is open, and when the game is over."""
    locked: bool | None = None
    """Whether nobody new may come in, neither to sit down nor to watch."""
    options: Annotated[dict[Word, OptionValue], Limits(max_length=64)] | None = None
    """Before the start: options to change, the number of ``seats`` among them."""
    clock: Clock | None = None
    """Before the start: how long people may take."""
    delay: Annotated[int, Limits(ge=0, le=600)] | None = None
    """How many seconds later whoever only watches sees what happens."""


class SetWatcher(Request, frozen=True, tag="set_watcher"):
    """The host mutes somebody who watches, lets them speak again, or removes them."""

    watcher: int
    muted: bool | None = None
    remove: bool = False


class Attend(FromBrowser, frozen=True, tag="attend"):
    """What I look at now."""

    at: Attention


class Keep(Request, frozen=True, tag="keep"):
    """I have stored the secrets of my welcome: from now on only they open my seats."""


class NewLink(Request, frozen=True, tag="new_link"):
    """Replace the links to a seat (null: to the table); `Welcome` comes again, with the new ones.

    My own seat gets a new secret. The host gets a new invitation to any other, which frees it.
    """

    seat: SeatNumber | None = None


# -- parts of what the server sends -------------------------------------------------------------


class SeatInfo(msgspec.Struct, frozen=True):
    """Who sits where, as everybody may know."""

    seat: int
    name: str
    colour: str
    by: Literal["person", "bot"]
    level: str
    """The bot's level, while a bot plays this seat."""
    taken: bool
    """Whether somebody has sat down here; false: a free seat, kept for whoever it names."""
    online: bool
    ready: bool = False
    """Before the start: whether its person is ready, or will be on arrival."""
    at: str = ""
    """What its person is looking at, while they are here."""
    out: Out | Literal[""] = ""
    """Why a bot plays it, if its person's time has run out."""


class Watcher(msgspec.Struct, frozen=True):
    """Somebody who is here without a seat."""

    watcher: int
    """Their number, for as long as they stay."""
    name: str
    muted: bool
    at: str


class Played(msgspec.Struct, frozen=True):
    """A game that these people played before, this evening; by seats of this table."""

    title: str
    at: int
    """Milliseconds since 1970."""
    won: tuple[bool | None, ...]
    """Null: the person who sits there now was not there."""
    scores: tuple[float | None, ...]


class Link(msgspec.Struct, frozen=True):
    """The secret of a seat (or of watching), for the host to pass on."""

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
    """For the host alone: links to the free seats, and the one for spectators."""
    secrets: tuple[Link, ...] = ()
    """Secrets of your own seats, to be stored in place of the links you came with. Say `Keep`."""
    link: str = ""
    """The table's link, for whoever came by it or has a seat: it invites, and opens nothing."""
    watcher: int | None = None
    """Your number among those who watch."""


# -- what the server sends ----------------------------------------------------------------------


class People(FromServer, frozen=True, tag="people"):
    """Who sits where and who is there; also after a change of the table itself."""

    seats: tuple[SeatInfo, ...]
    name: str
    hints: bool
    watchers: tuple[Watcher, ...] = ()
    locked: bool = False
    public: bool = False
    delay: int = 0


class Later(FromServer, frozen=True, tag="later"):
    """You only watch: from now on everything reaches you so many seconds later, even `Welcome`."""

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

    ``opened``: on another device; ``freed``: the host has made a new link to it;
    ``bot_sits_in``: the host has put a bot there; ``given_back``: the person plays it again;
    ``sat_down``: somebody has come and taken it; ``time_…``: its time has run out.
    """

    kind: NoticeKind
    seat: int


class NextTable(FromServer, frozen=True, tag="next"):
    """Somebody wants to play the same again, at a new table where your chairs are kept."""

    by: int
    seats: tuple[Link, ...]
    """Invitations to the chairs that are kept for you, with their seats there."""
    link: str
    """The new table's link, for everybody else."""
