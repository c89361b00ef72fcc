"""Every message of the WebSocket; those about moves and people have their own modules.

They are explained in ``docs/protocol.md``. TypeScript types and JSON Schema are generated from this
module (``python -m wardround.server.schema``). Messages are tagged by ``type``. Whatever comes from
outside is decoded into these structs, so lengths and shapes are checked in one place.
"""

from __future__ import annotations

from typing import Annotated, Any, Final, TypeAlias

import msgspec
from msgspec import Meta as Limits

from wardround.core.game import Awaiting, Meta, OptionValue, Outcome
from wardround.core.scene import Scene
from wardround.server.protocol_clocks import *
from wardround.server.protocol_moves import *
from wardround.server.protocol_people import *
from wardround.server.wire_types import *

PROTOCOL: Final = 1


# -- what the browser sends over the WebSocket --------------------------------------------------


class Hello(FromBrowser, frozen=True, tag="hello"):
    """The first message: who I am. All tokens belong to one table; the answer is `Welcome`."""

    tokens: Annotated[tuple[Token, ...], Limits(min_length=1, max_length=16)]
    looking: SeatNumber | None = None
    """The held seat to look from; without it the first seat held."""
    seq: int = -1
    """The last sequence number seen, to be told what was missed."""
    language: LanguageWish = "en"
    """What the browser would like to read: a language, or several as in ``Accept-Language``."""
    name: Name = ""
    """What I am called, should I only watch."""
    visitor: Visitor = ""
    """A random word of this browser's own, which nobody else is told: the host may mute it."""


class Speak(Request, frozen=True, tag="speak"):
    """Read another language from now on; the answer is `Welcome` again."""

    language: LanguageWish


class Look(Request, frozen=True, tag="look"):
    """Look from another seat of mine (hot-seat); the answer is `Welcome` again."""

    seat: SeatNumber


class Say(Request, frozen=True, tag="say"):
    """A line of chat. Sending it again with the same id is safe."""

    text: ChatText
    seat: SeatNumber | None = None


class Point(FromBrowser, frozen=True, tag="point"):
    """Show others a piece, or (``choosing``) what I have picked so far; empty: stop showing."""

    seat: SeatNumber
    mentions: Annotated[tuple[Word, ...], Limits(max_length=12)]
    choosing: bool = False


class Ping(Request, frozen=True, tag="ping"):
    """Are you there?"""


ClientMessage: TypeAlias = (
    Hello
    | Look
    | Speak
    | Act
    | Undo
    | Redo
    | GiveUp
    | Answer
    | Why
    | Preview
    | AskMoves
    | AskHint
    | Say
    | Point
    | Profile
    | Ready
    | ChangeChair
    | Start
    | SetSeat
    | SetTable
    | SetWatcher
    | Attend
    | Keep
    | NewLink
    | SetStanding
    | Ping
)


def kind_of(message: ClientMessage) -> str:
    """What a message calls itself in its ``type``."""
    return str(type(message).__struct_config__.tag)


# -- parts of what the server sends -------------------------------------------------------------


class TableInfo(msgspec.Struct, frozen=True):
    """What never, or rarely, changes during a game."""

    id: str
    name: str
    game: Meta
    options: dict[str, OptionValue]
    rules_version: int
    pack: bool
    """Whether a content pack changes the game's own content."""
    seeded: bool
    """Whether somebody chose the seed, and so may know what is coming."""
    guided: bool
    """A guided first game: ``POST /api/guide`` says where it stands."""
    case: str
    """The day of the daily case that is played here (``POST /api/daily/verdict``), or nothing."""
    hints: bool
    can_give_up: bool
    forked_from: str
    """The id of the table that this one goes on from, or nothing."""
    forked_at: int
    watch_only: bool
    """A loaded journal: it can be watched and forked, not played on."""
    stopped: str
    """Why the game cannot be continued on this server, in a sentence: it was started with other
    rules or other content. It can be watched as far as it goes, and forked. Else nothing."""
    levels: tuple[str, ...]
    """Levels of bots that a seat can be given to."""
    standing: tuple[StandingChoice, ...]
    """What a seat can say beforehand."""
    waiting: bool = False
    """The game has not begun: people sit down, and the host may change the options."""
    locked: bool = False
    public: bool = False
    evening: tuple[Played, ...] = ()
    """What these people have played before, this evening."""
    clock: Clock = Clock()
    delay: int = 0
    """How many seconds later whoever only watches sees what happens."""


class Now(msgspec.Struct, frozen=True):
    """The game at one moment, as one person sees it."""

    seq: int
    moves: int
    since: int
    """View and scene are changes (see ``changes.py``) of those at this ``seq``; -1: whole."""
    view: Any
    scene: Scene
    awaiting: Awaiting | None
    """Null after the end."""
    legal: tuple[Choice, ...]
    undo: UndoInfo
    outcome: Outcome | None
    thinking: tuple[int, ...]
    """Seats whose bot is thinking."""


class ChatLine(msgspec.Struct, frozen=True):
    n: int
    seat: int
    """-1 for somebody who watches."""
    name: str
    text: str
    at: int
    """Milliseconds since 1970."""


# -- what the server sends over the WebSocket ---------------------------------------------------


class Welcome(FromServer, frozen=True, tag="welcome"):
    """Everything about the table, in one message."""

    protocol: int
    table: TableInfo
    you: You
    seats: tuple[SeatInfo, ...]
    now: Now
    log: tuple[LogLine, ...]
    log_from: int
    """The first move whose lines are here; older ones: ``POST /api/log``."""
    chat: tuple[ChatLine, ...]
    asked: Asked | None
    missed: int
    """How many moves were made since the ``seq`` of the hello; 0 if none was given."""
    standing: tuple[SeatStanding, ...]
    """What your seats have said beforehand."""
    watchers: tuple[Watcher, ...] = ()
    next: NextTable | None = None
    """Where this goes on, once somebody wants to play the same again."""


class Update(FromServer, frozen=True, tag="update"):
    """The game has changed."""

    cause: Cause
    by: int
    """The seat that did it."""
    back_to: int | None
    """After an undo: log lines of later moves no longer count."""
    log: tuple[LogLine, ...]
    """New lines; after a redo those of the move taken again."""
    now: Now


class Done(Reply, frozen=True, tag="done"):
    """Your message took effect and is on disk; sent after the update that it caused."""

    seq: int
    again: bool = False
    """It had been done before: this was a resend."""


class Refused(Reply, frozen=True, tag="refused"):
    """Your message had no effect."""

    code: Code
    text: str
    rule: str = ""
    reason: str = ""
    seq: int = -1


class Thinking(FromServer, frozen=True, tag="thinking"):
    """Which seats' bots are thinking now."""

    seats: tuple[int, ...]


class Chat(FromServer, frozen=True, tag="chat"):
    line: ChatLine


class Pointed(FromServer, frozen=True, tag="pointed"):
    """Somebody points at pieces that you can see as well."""

    seat: int
    mentions: tuple[str, ...]
    choosing: bool


class Pong(Reply, frozen=True, tag="pong"):
    """I am here."""


class Bye(FromServer, frozen=True, tag="bye"):
    """The last message before the server closes the socket."""

    code: Code
    text: str
    retry: bool
    """Whether connecting again may help."""


ServerMessage: TypeAlias = (
    Welcome
    | Update
    | Done
    | Refused
    | People
    | Later
    | Notice
    | NextTable
    | Times
    | Thinking
    | StandingNow
    | AskedNow
    | Chat
    | Pointed
    | WhyAnswer
    | Previewed
    | MovesNow
    | Hint
    | Pong
    | Bye
)
