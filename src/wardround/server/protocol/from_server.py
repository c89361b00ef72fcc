"""Messages of the WebSocket that the server sends; `from_browser` has the browser's.

``docs/protocol.md`` explains them. `schema` generates TypeScript types and JSON Schema from these
modules. Messages are tagged by ``type``.
"""

from __future__ import annotations

from typing import Any, Final, Literal, TypeAlias

import msgspec

from wardround.core.game import Awaiting, Meta, OptionValue, Outcome
from wardround.presentation.game_spec import Danger
from wardround.presentation.scene import Scene
from wardround.presentation.story import Sum, Tone, Weight
from wardround.server.protocol.from_browser import Clock, Out
from wardround.server.protocol.refusals import Code

PROTOCOL: Final = 1
Cause: TypeAlias = Literal["act", "undo", "redo", "give_up"]
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


class FromServer(msgspec.Struct, frozen=True, tag_field="type"):
    """Base of all messages from the server."""


class Reply(FromServer, frozen=True):
    """Base of the answers to a message."""

    re: str
    """The id of that message."""


# -- parts: moves ---------------------------------------------------------------------------------


class Choice(msgspec.Struct, frozen=True):
    """A legal action: send ``action`` back to take it."""

    index: int
    seat: int
    action: Any
    text: str
    mentions: tuple[str, ...]


class MoveStep(msgspec.Struct, frozen=True):
    """An action that is part of whole moves, as it would be listed in its turn."""

    action: Any
    text: str
    mentions: tuple[str, ...]


class WholeMove(msgspec.Struct, frozen=True, omit_defaults=True):
    """Several actions that people would call one move."""

    steps: tuple[int, ...]
    """Its actions, as indices into the steps; the first is the index of a legal action."""
    kind: str
    """The kind under which it is offered, together with others."""
    text: str = ""
    """The whole move in a sentence, if that says more than the texts of its steps."""
    draws: int = 0
    """How many things its last action draws."""
    free: bool = True
    """Whether it could be taken back freely."""
    aside: bool = False
    """Another move does the same for less, so this one is not offered first."""
    ends: bool = False
    """Whether it ends the game, whatever happens."""


class UndoInfo(msgspec.Struct, frozen=True):
    """What can be taken back from where you look."""

    last: int | None
    """The move number before the last whole move; null if taking that back is not free."""

    free_to: int | None
    """The earliest move number to which your own undo is free; null if there is none."""
    ask_to: int | None
    """The move number that "ask to undo" would go back to; null if there is nothing to undo."""
    redo: bool
    text: str
    """Why undo is not free, or not possible, in a sentence."""
    draws: int = 0
    """How many draws have been taken back in this game so far."""


class LogLine(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something that happened, in words, with the rule that made it happen."""

    n: int
    """The move it belongs to, counted from 1."""
    i: int
    """Its position among the lines of the move that you may read."""
    seat: int
    """Whose move it was."""
    kind: str
    text: str
    rule: str
    mentions: tuple[str, ...]
    event: Any
    private: bool
    """Whether only you can read it."""
    hinted: bool
    """Whether a hint had proposed the move."""
    standing: bool = False
    """It was answered for you by your standing answer. Others are not told."""
    late: bool = False
    """A bot moved because the seat's time had run out."""
    weight: Weight = "plain"
    """A heading opens a turn; news is for those who were away; quiet lines can be folded."""
    new_round: bool = False
    """The lines before it, back to the previous one marked so, form one round."""
    sums: tuple[Sum, ...] = ()
    """What it adds to the summary of its round."""
    tone: Tone = ""
    moves: bool = False
    """The piece it mentions, or else the event's seat's, goes to the last place it mentions."""


class Asked(msgspec.Struct, frozen=True):
    """A question that needs the consent of all players."""

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
    """The actions that complete it."""
    text: str
    mentions: tuple[str, ...]
    chance: float | None
    """The chance of winning with it, 0 to 1, according to the analysis; null: nothing to choose."""
    why: str
    """Why it is better than the next best."""


class Setting(msgspec.Struct, frozen=True):
    """One possible answer in advance."""

    id: str
    label: str


class StandingChoice(msgspec.Struct, frozen=True):
    """Something a seat can say in advance: an answer, or a moment to be asked anyway."""

    id: str
    label: str
    help: str
    settings: tuple[Setting, ...]
    default: str
    moment: bool
    passing: tuple[str, ...]
    """The decisions that "pass until my turn" passes, if any."""


class SeatStanding(msgspec.Struct, frozen=True):
    """What a seat has answered in advance. Only its holders are told."""

    seat: int
    said: dict[str, str]
    """A setting for every standing answer of the game."""
    until_turn: bool


# -- parts: people --------------------------------------------------------------------------------


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


class ChatLine(msgspec.Struct, frozen=True):
    n: int
    seat: int
    """-1 for a watcher."""
    name: str
    text: str
    at: int
    """Milliseconds since 1970."""


class SeatTime(msgspec.Struct, frozen=True):
    """What a seat's clock shows now."""

    seat: int
    left: int
    """Milliseconds."""
    runs: bool


# -- parts: the table and its game ----------------------------------------------------------------


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


# -- messages -------------------------------------------------------------------------------------


class NextTable(FromServer, frozen=True, tag="next"):
    """A player wants to play the same again, at a new table where your chairs are kept."""

    by: int
    seats: tuple[Link, ...]
    """Invitations to the chairs kept for you, with their seats there."""
    link: str
    """The new table's link, for everyone else."""


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


class Notice(FromServer, frozen=True, tag="notice"):
    """Something happened to a seat that its person did not do.

    ``opened``: on another device; ``freed``: the host made a new link to it; ``bot_sits_in``: the
    host put a bot there; ``given_back``: its person plays it again; ``sat_down``: a person came and
    took it; ``time_…``: its time ran out.
    """

    kind: NoticeKind
    seat: int


class Times(FromServer, frozen=True, tag="times"):
    """What the clocks show; sent when one starts or stops. In between, count down yourself."""

    seats: tuple[SeatTime, ...]


class Thinking(FromServer, frozen=True, tag="thinking"):
    """Which seats' bots are thinking now."""

    seats: tuple[int, ...]


class StandingNow(FromServer, frozen=True, tag="standing"):
    """What your seats have answered in advance, after a change."""

    seats: tuple[SeatStanding, ...]


class AskedNow(FromServer, frozen=True, tag="asked"):
    """The question put to the whole table; null: none."""

    asked: Asked | None
    declined_by: int | None = None


class Chat(FromServer, frozen=True, tag="chat"):
    line: ChatLine


class Pointed(FromServer, frozen=True, tag="pointed"):
    """A person points at pieces that you can see too."""

    seat: int
    mentions: tuple[str, ...]
    choosing: bool


class WhyAnswer(Reply, frozen=True, tag="why_answer"):
    piece: str
    reasons: tuple[Reason, ...]
    """Empty if there is nothing to say."""
    text: str
    """One sentence for all: the first reason, or that there is none."""
    usable: bool = False
    """Whether it can be used after all: then the text says so."""


class Previewed(Reply, frozen=True, tag="previewed"):
    """What a listed action would do. Nothing has happened."""

    certain: bool
    """False: chance or something hidden decides; then there are no lines."""
    free: bool
    """Whether it could be taken back freely."""
    log: tuple[LogLine, ...]
    draws: int = 0
    """How many things it usually draws; 0 if chance plays no part."""
    dangers: tuple[Danger, ...] = ()
    """What to know before making it: somebody dies, the game is lost, a bad bargain."""
    ends: bool = False
    """Whether it ends the game."""
    passes: bool = False
    """Whether nothing is drawn or revealed before the next turn or phase."""


class MovesNow(Reply, frozen=True, tag="moves"):
    """The whole moves that begin with your legal actions at ``seq``."""

    seq: int
    steps: tuple[MoveStep, ...]
    """The legal actions in order, then those that come later in a move."""
    moves: tuple[WholeMove, ...]
    kinds: dict[str, str] = {}
    """The names of the kinds of these moves, if the game has a word for them."""


class Hint(Reply, frozen=True, tag="hint"):
    seat: int
    seq: int
    moves: tuple[HintMove, ...]


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
