"""What the browser sends over the WebSocket, and the limits on everything from outside.

`protocol` has what the server sends, and re-exports all of this. Outside input is decoded into
structs, so lengths and shapes are checked in one place; requests over HTTP (`http_requests`) have
the same limits.
"""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import Meta as Limits

from wardround.core.game import OptionValue

Token: TypeAlias = Annotated[str, Limits(max_length=200)]
"""Whatever a person pasted: a truncated link is an unknown token, not a malformed request."""
TableId: TypeAlias = Annotated[str, Limits(min_length=4, max_length=64)]
SeatNumber: TypeAlias = Annotated[int, Limits(ge=0, le=63)]
LanguageWish: TypeAlias = Annotated[str, Limits(max_length=200)]
MoveNumber: TypeAlias = Annotated[int, Limits(ge=0, le=1_000_000)]
MessageId: TypeAlias = Annotated[str, Limits(min_length=1, max_length=64)]
Name: TypeAlias = Annotated[str, Limits(max_length=40)]
Word: TypeAlias = Annotated[str, Limits(max_length=80)]
Rest: TypeAlias = Annotated[tuple[msgspec.Raw, ...], Limits(max_length=40)]
ChatText: TypeAlias = Annotated[str, Limits(min_length=1, max_length=500)]
PackText: TypeAlias = Annotated[str, Limits(max_length=200_000)]
Visitor: TypeAlias = Annotated[str, Limits(max_length=64)]
Seconds: TypeAlias = Annotated[int, Limits(ge=0, le=10**9)]
Attention: TypeAlias = Literal["table", "past", "log", "rules", "chat", "result", "away"]
"""What a person has on screen."""
Colour: TypeAlias = Literal["", "plum", "teal", "coral", "mustard", "sky", "ink", "rose", "olive"]
Out: TypeAlias = Literal["bot_moves", "bot_takes_over", "seat_lost"]
"""What happens to a seat whose time runs out: a bot plays it until the table no longer waits for
it; until its person takes it back; or to the end."""


class FromBrowser(msgspec.Struct, frozen=True, tag_field="type", forbid_unknown_fields=True):
    """Base of all messages from the browser."""


class Request(FromBrowser, frozen=True):
    """Base of the messages that get an answer; the answer names their id."""

    id: MessageId


class Clock(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How long people may take, and what happens when time runs out. Chosen before the start."""

    kind: Literal["none", "move", "day", "chess"] = "none"
    seconds: Seconds = 0
    """``move``: for every move. ``chess``: for all of a seat's moves together. ``day``: the time at
    which moves are due every day, in seconds after midnight UTC."""
    increment: Seconds = 0
    """``chess``: what a seat gets back after each move."""
    out: Out = "bot_moves"


# -- the table and its talk -----------------------------------------------------------------------


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


# -- moves: choosing, taking back, asking before choosing, answering in advance -------------------


class Act(Request, frozen=True, tag="act"):
    """Take an action that was offered at ``seq``. Sending it again with the same id is safe."""

    seq: int
    action: msgspec.Raw
    then: Rest = ()
    """The rest of a whole move: either all of it is carried out, or nothing."""


class Undo(Request, frozen=True, tag="undo"):
    """Go back to after move ``to``: at once if that is free, otherwise the whole table is asked."""

    seq: int
    to: MoveNumber
    seat: SeatNumber


class Redo(Request, frozen=True, tag="redo"):
    """Redo the move that was undone last."""

    seq: int
    seat: SeatNumber


class GiveUp(Request, frozen=True, tag="give_up"):
    """Ask the whole table to end the game here."""

    seq: int
    seat: SeatNumber


class Answer(Request, frozen=True, tag="answer"):
    """Agree, or not, to what is being asked, for all my seats."""

    yes: bool


class Why(Request, frozen=True, tag="why"):
    """Why can I not use this piece, or take this action?"""

    piece: Word = ""
    action: msgspec.Raw = msgspec.field(default_factory=msgspec.Raw)


class Preview(Request, frozen=True, tag="preview"):
    """What would this listed action, or whole move, do, as far as I can know?"""

    action: msgspec.Raw
    then: Rest = ()


class AskMoves(Request, frozen=True, tag="ask_moves"):
    """Which whole moves begin with the listed actions?"""


class AskHint(Request, frozen=True, tag="ask_hint"):
    """What would a bot do in my place?"""

    seat: SeatNumber


class SetStanding(Request, frozen=True, tag="set_standing"):
    """Set, or clear, what a seat of mine answers in advance; the rest stays as it is."""

    seat: SeatNumber
    said: Annotated[dict[Word, Word], Limits(max_length=64)] = {}
    """Settings by the id of the standing answer."""
    until_turn: bool | None = None
    """Pass wherever possible, until the seat is asked something else."""


# -- people: who sits where, who watches, who may join --------------------------------------------


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
