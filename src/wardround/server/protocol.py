"""Every message between the browser and the server, over the WebSocket and over HTTP.

They are explained in ``docs/protocol.md``. TypeScript types and JSON Schema are generated from this
module (``python -m wardround.server.schema``). Messages are tagged by ``type``. Whatever comes from
outside is decoded into these structs, so lengths and shapes are checked in one place.
"""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal, TypeAlias

import msgspec
from msgspec import Meta as Limits

from wardround.core.game import Awaiting, Danger, Meta, OptionValue, Outcome
from wardround.core.scene import Scene
from wardround.core.story import Sum, Weight
from wardround.server.protocol_parts import Choice as Choice
from wardround.server.protocol_parts import MoveStep as MoveStep
from wardround.server.protocol_parts import SeatStanding as SeatStanding
from wardround.server.protocol_parts import StandingChoice as StandingChoice
from wardround.server.protocol_parts import UndoInfo as UndoInfo
from wardround.server.protocol_parts import WholeMove as WholeMove
from wardround.server.protocol_people import Attend as Attend
from wardround.server.protocol_people import ChangeChair as ChangeChair
from wardround.server.protocol_people import Keep as Keep
from wardround.server.protocol_people import Link as Link
from wardround.server.protocol_people import NewLink as NewLink
from wardround.server.protocol_people import NextTable as NextTable
from wardround.server.protocol_people import Notice as Notice
from wardround.server.protocol_people import NoticeKind as NoticeKind
from wardround.server.protocol_people import People as People
from wardround.server.protocol_people import Played as Played
from wardround.server.protocol_people import Profile as Profile
from wardround.server.protocol_people import Ready as Ready
from wardround.server.protocol_people import SeatInfo as SeatInfo
from wardround.server.protocol_people import SetSeat as SetSeat
from wardround.server.protocol_people import SetTable as SetTable
from wardround.server.protocol_people import SetWatcher as SetWatcher
from wardround.server.protocol_people import Start as Start
from wardround.server.protocol_people import Watcher as Watcher
from wardround.server.protocol_people import You as You
from wardround.server.wire_types import Cause as Cause
from wardround.server.wire_types import ChatText as ChatText
from wardround.server.wire_types import Code as Code
from wardround.server.wire_types import Colour as Colour
from wardround.server.wire_types import FromBrowser as FromBrowser
from wardround.server.wire_types import FromServer as FromServer
from wardround.server.wire_types import LanguageWish as LanguageWish
from wardround.server.wire_types import MessageId as MessageId
from wardround.server.wire_types import MoveNumber as MoveNumber
from wardround.server.wire_types import Name as Name
from wardround.server.wire_types import PackText as PackText
from wardround.server.wire_types import Rest as Rest
from wardround.server.wire_types import SeatNumber as SeatNumber
from wardround.server.wire_types import TableId as TableId
from wardround.server.wire_types import Token as Token
from wardround.server.wire_types import Visitor as Visitor
from wardround.server.wire_types import Word as Word

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


class Speak(FromBrowser, frozen=True, tag="speak"):
    """Read another language from now on; the answer is `Welcome` again."""

    id: MessageId
    language: LanguageWish


class Look(FromBrowser, frozen=True, tag="look"):
    """Look from another seat of mine (hot-seat); the answer is `Welcome` again."""

    id: MessageId
    seat: SeatNumber


class Act(FromBrowser, frozen=True, tag="act"):
    """Take an action that was offered at ``seq``. Sending it again with the same id is safe."""

    id: MessageId
    seq: int
    action: msgspec.Raw
    then: Rest = ()
    """The rest of a whole move: all of it is carried out, or nothing."""


class Undo(FromBrowser, frozen=True, tag="undo"):
    """Go back to after move ``to``: at once where that is free, else everybody is asked."""

    id: MessageId
    seq: int
    to: MoveNumber
    seat: SeatNumber


class Redo(FromBrowser, frozen=True, tag="redo"):
    """Take again the move that was undone last."""

    id: MessageId
    seq: int
    seat: SeatNumber


class GiveUp(FromBrowser, frozen=True, tag="give_up"):
    """Ask everybody to end the game here."""

    id: MessageId
    seq: int
    seat: SeatNumber


class Answer(FromBrowser, frozen=True, tag="answer"):
    """Agree or not to what is being asked, for all seats of mine."""

    id: MessageId
    yes: bool


class Why(FromBrowser, frozen=True, tag="why"):
    """Why can I not use this piece, or take this action?"""

    id: MessageId
    piece: Word = ""
    action: msgspec.Raw = msgspec.field(default_factory=msgspec.Raw)


class Preview(FromBrowser, frozen=True, tag="preview"):
    """What would this listed action, or whole move, do, as far as I can know?"""

    id: MessageId
    action: msgspec.Raw
    then: Rest = ()


class AskMoves(FromBrowser, frozen=True, tag="ask_moves"):
    """Which whole moves begin with the listed actions?"""

    id: MessageId


class AskHint(FromBrowser, frozen=True, tag="ask_hint"):
    """What would a bot do in my place?"""

    id: MessageId
    seat: SeatNumber


class Say(FromBrowser, frozen=True, tag="say"):
    """A line of chat. Sending it again with the same id is safe."""

    id: MessageId
    text: ChatText
    seat: SeatNumber | None = None


class Point(FromBrowser, frozen=True, tag="point"):
    """Show others a piece, or (``choosing``) what I have picked so far; empty: nothing any more."""

    seat: SeatNumber
    mentions: Annotated[tuple[Word, ...], Limits(max_length=12)]
    choosing: bool = False


class SetStanding(FromBrowser, frozen=True, tag="set_standing"):
    """Say beforehand what a seat of mine answers, or take it back; the rest stays as it is."""

    id: MessageId
    seat: SeatNumber
    said: Annotated[dict[Word, Word], Limits(max_length=64)] = {}
    """Settings by the id of the standing answer."""
    until_turn: bool | None = None
    """Pass wherever something can be passed, until the seat is asked something else."""


class Ping(FromBrowser, frozen=True, tag="ping"):
    id: MessageId


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
    """What never changes during a game, or rarely."""

    id: str
    name: str
    game: Meta
    options: dict[str, OptionValue]
    rules_version: int
    pack: bool
    """Whether a content pack changes the game's own content."""
    seeded: bool
    """Whether somebody chose the seed, and so may know what comes."""
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


class LogLine(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something that happened, in words, with the rule that made it happen."""

    n: int
    """The move it belongs to, counted from 1."""
    i: int
    """Its place among the lines of the move that you may read."""
    seat: int
    """Whose move it was."""
    kind: str
    text: str
    rule: str
    mentions: tuple[str, ...]
    event: Any
    private: bool
    """Only you can read it."""
    hinted: bool
    """The move was one that a hint had proposed."""
    standing: bool = False
    """It was answered for you, by what you said beforehand. Others are not told."""
    weight: Weight = "plain"
    """A heading opens a turn; news is for those who were away; what is quiet can be folded."""
    new_round: bool = False
    """The lines before it, from the last of these on, are one round."""
    sums: tuple[Sum, ...] = ()
    """What it adds to the summary of its round."""


class ChatLine(msgspec.Struct, frozen=True):
    n: int
    seat: int
    """-1 for somebody who watches."""
    name: str
    text: str
    at: int
    """Milliseconds since 1970."""


class Asked(msgspec.Struct, frozen=True):
    """Something that needs everybody's consent."""

    kind: Literal["undo", "give_up"]
    by: int
    to: int
    agreed: tuple[int, ...]
    waiting: tuple[int, ...]


class Reason(msgspec.Struct, frozen=True):
    """One answer to "why not?"."""

    text: str
    rule: str
    reason: str
    action: str
    """The action that was tried, in words."""


class HintMove(msgspec.Struct, frozen=True):
    index: int
    """Index into the legal actions at ``seq``: how the move begins."""
    then: tuple[Any, ...]
    """The actions with which it goes on."""
    text: str
    mentions: tuple[str, ...]
    chance: float | None
    """Of winning with it, 0 to 1, as the analysis afterwards reckons; null: nothing to choose."""
    why: str
    """What it has over the next best."""


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


class Done(FromServer, frozen=True, tag="done"):
    """Your message took effect and is on disk; sent after the update that it caused."""

    re: str
    seq: int
    again: bool = False
    """It had been done before: this was a resend."""


class Refused(FromServer, frozen=True, tag="refused"):
    """Your message had no effect."""

    re: str
    code: Code
    text: str
    rule: str = ""
    reason: str = ""
    seq: int = -1


class Thinking(FromServer, frozen=True, tag="thinking"):
    """Which seats' bots are thinking now."""

    seats: tuple[int, ...]


class StandingNow(FromServer, frozen=True, tag="standing"):
    """What your seats have said beforehand, after a change."""

    seats: tuple[SeatStanding, ...]


class AskedNow(FromServer, frozen=True, tag="asked"):
    """What is being asked of everybody; null: nothing (any more)."""

    asked: Asked | None
    declined_by: int | None = None


class Chat(FromServer, frozen=True, tag="chat"):
    line: ChatLine


class Pointed(FromServer, frozen=True, tag="pointed"):
    """Somebody points at pieces that you can see as well."""

    seat: int
    mentions: tuple[str, ...]
    choosing: bool


class WhyAnswer(FromServer, frozen=True, tag="why_answer"):
    re: str
    piece: str
    reasons: tuple[Reason, ...]
    """Empty when there is nothing to say."""
    text: str
    """A sentence for the whole: the first reason, or that there is none."""


class Previewed(FromServer, frozen=True, tag="previewed"):
    """What a listed action would do. Nothing has happened."""

    re: str
    certain: bool
    """False: chance or something you cannot see decides; then there are no lines."""
    free: bool
    """Whether it could be taken back freely."""
    log: tuple[LogLine, ...]
    draws: int = 0
    """How many things it draws, as a rule; 0 if chance has no part in it."""
    dangers: tuple[Danger, ...] = ()
    """What you should know before you make it: somebody dies, the game is lost, a bad bargain."""


class MovesNow(FromServer, frozen=True, tag="moves"):
    """The whole moves that begin with your legal actions at ``seq``."""

    re: str
    seq: int
    steps: tuple[MoveStep, ...]
    """The legal actions in their order, then those that come later in a move."""
    moves: tuple[WholeMove, ...]
    kinds: dict[str, str] = {}
    """What the kinds of these moves are called, where the game has a word for one."""


class Hint(FromServer, frozen=True, tag="hint"):
    re: str
    seat: int
    seq: int
    moves: tuple[HintMove, ...]


class Pong(FromServer, frozen=True, tag="pong"):
    re: str


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
    | Notice
    | NextTable
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
