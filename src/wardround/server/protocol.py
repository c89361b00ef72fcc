"""All messages of the WebSocket; those about moves and people are in modules of their own.

They are explained in ``docs/protocol.md``. TypeScript types and JSON Schema are generated from this
module (``python -m wardround.server.schema``). Messages are tagged by ``type``. All outside input
is decoded into these structs, so lengths and shapes are checked in one place.
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
    """The seat to look from, one of those held; by default the first."""
    seq: int = -1
    """The last sequence number seen, so that `Welcome` can say how much was missed."""
    language: LanguageWish = "en"
    """The language to read: one, or several as in ``Accept-Language``."""
    name: Name = ""
    """My name, in case I only watch."""
    visitor: Visitor = ""
    """A random word for this browser, known to the server alone: the host may mute it."""


class Speak(Request, frozen=True, tag="speak"):
    """Switch to another language; the answer is another `Welcome`."""

    language: LanguageWish


class Look(Request, frozen=True, tag="look"):
    """Look from another of my seats (hot-seat); the answer is another `Welcome`."""

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
    """The ``type`` of a message."""
    return str(type(message).__struct_config__.tag)


# -- parts of what the server sends -------------------------------------------------------------


class TableInfo(msgspec.Struct, frozen=True):
    """What changes rarely, if ever, during a game."""

    id: str
    name: str
    game: Meta
    options: dict[str, OptionValue]
    rules_version: int
    pack: bool
    """Whether a content pack changes the game's own content."""
    seeded: bool
    """Whether the seed was chosen by a person, who may then know what is coming."""
    guided: bool
    """A guided first game: ``POST /api/guide`` says how far it has got."""
    case: str
    """The day of the daily case played here (``POST /api/daily/verdict``), or empty."""
    hints: bool
    can_give_up: bool
    forked_from: str
    """The id of the table that this one was forked from, or empty."""
    forked_at: int
    watch_only: bool
    """A loaded journal: it can be watched and forked, but not played."""
    stopped: str
    """Why this server cannot continue the game, in a sentence: it was started with other rules or
    other content. It can be watched as far as it goes, and forked. Empty if it can continue."""
    levels: tuple[str, ...]
    """Bot levels that a seat can be given to."""
    standing: tuple[StandingChoice, ...]
    """What a seat can answer in advance."""
    waiting: bool = False
    """The game has not begun: people sit down, and the host may change the options."""
    locked: bool = False
    public: bool = False
    evening: tuple[Played, ...] = ()
    """What these people have already played this evening."""
    clock: Clock = Clock()
    delay: int = 0
    """By how many seconds watchers see the game delayed."""


class Now(msgspec.Struct, frozen=True):
    """The game at one moment, as one person sees it."""

    seq: int
    moves: int
    since: int
    """View and scene are changes (see ``changes.py``) from those at this ``seq``; -1: whole."""
    view: Any
    scene: Scene
    awaiting: Awaiting | None
    """Null after the end."""
    legal: tuple[Choice, ...]
    undo: UndoInfo
    outcome: Outcome | None
    thinking: tuple[int, ...]
    """Seats whose bots are thinking."""


class ChatLine(msgspec.Struct, frozen=True):
    n: int
    seat: int
    """-1 for a watcher."""
    name: str
    text: str
    at: int
    """Milliseconds since 1970."""


# -- what the server sends over the WebSocket ---------------------------------------------------


class Welcome(FromServer, frozen=True, tag="welcome"):
    """Everything about the table in one message."""

    protocol: int
    table: TableInfo
    you: You
    seats: tuple[SeatInfo, ...]
    now: Now
    log: tuple[LogLine, ...]
    log_from: int
    """The first move whose lines are included; for older ones use ``POST /api/log``."""
    chat: tuple[ChatLine, ...]
    asked: Asked | None
    missed: int
    """How many moves were made since the ``seq`` of the hello; 0 if it gave none."""
    standing: tuple[SeatStanding, ...]
    """What your seats have answered in advance."""
    watchers: tuple[Watcher, ...] = ()
    next: NextTable | None = None
    """The table where the same people play again, once a player has asked for it."""


class Update(FromServer, frozen=True, tag="update"):
    """The game has changed."""

    cause: Cause
    by: int
    """The seat that did it."""
    back_to: int | None
    """After an undo: drop the log lines of later moves."""
    log: tuple[LogLine, ...]
    """New lines; after a redo, those of the move taken again."""
    now: Now


class Done(Reply, frozen=True, tag="done"):
    """Your message took effect and is on disk; sent after the update that it caused."""

    seq: int
    again: bool = False
    """It had been done before; this was a resend."""


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
    """A person points at pieces that you can see too."""

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
