"""Bodies of HTTP requests. Tokens travel in bodies, never in URLs.

`http_responses` has the answers.
"""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import Meta as Limits

from wardround.core.game import OptionValue
from wardround.server.protocol.from_browser import (
    Clock,
    Colour,
    LanguageWish,
    MoveNumber,
    Name,
    PackText,
    SeatNumber,
    TableId,
    Token,
    Word,
)

MAX_TEXT: Final = 48 * 1024

ScenarioText = Annotated[str, Limits(max_length=MAX_TEXT)]

Minute = Annotated[int, Limits(ge=0, lt=1440)]


class Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Part of a request body; unknown fields are errors."""


class Body(Part, frozen=True, kw_only=True):
    """A request body, with the language for the answer."""

    language: LanguageWish = "en"


# -- new tables -----------------------------------------------------------------------------------


class SeatWish(Part, frozen=True):
    """Who should take a seat at a new table."""

    by: Literal["me", "open", "bot"]
    level: Word = ""
    name: Name = ""
    colour: Colour = ""


class NewTable(Body, frozen=True):
    """POST /api/tables"""

    game: Word
    seats: Annotated[tuple[SeatWish, ...], Limits(min_length=1, max_length=64)]
    """One per seat; their number becomes the option ``seats``."""
    options: dict[str, OptionValue] = {}
    seed: Word = ""
    """Empty: drawn by the server, and shown when the game is over."""
    pack: PackText = ""
    """A content pack as TOML text."""
    name: Name = ""
    public: bool = False
    """Listed in the lobby: while a seat is free, and once the game is over."""
    hints: bool = True
    clock: Clock = Clock()
    waiting: bool = False
    """Begin in the waiting room: people sit down, options may change, then the game starts."""


class QuickPlay(Body, frozen=True):
    """POST /api/quick: me in the first seat, bots in the others, default options."""

    game: Word
    level: Word = ""
    name: Name = ""
    colour: Colour = ""


class Guided(Body, frozen=True):
    """POST /api/guided: the guided first game of a title."""

    game: Word
    name: Name = ""
    colour: Colour = ""


class Upload(Body, frozen=True):
    """POST /api/upload: a journal file, verified line by line."""

    journal: Annotated[msgspec.Raw, Limits(extra_json_schema={"type": "string"})]
    """So long that it is read in slices (see `loading.lines_of_text`)."""
    pack: PackText = ""
    name: Name = ""
    public: bool = False


# -- tables and their past ------------------------------------------------------------------------


class TokenBody(Body, frozen=True):
    """POST /api/who: what does this token open?"""

    token: Token


class TokensBody(Body, frozen=True):
    """POST /api/mine"""

    tokens: Annotated[tuple[Token, ...], Limits(max_length=400)]


class Sit(Body, frozen=True):
    """POST /api/sit: take a free seat at a table, by its link or, if it is public, by its id."""

    token: Token | None = None
    table: TableId | None = None
    seat: SeatNumber | None = None
    """The seat wanted; by link, a seat played by a bot will do too. Default: the first free."""
    name: Name = ""
    colour: Colour = ""
    id: Annotated[str, Limits(min_length=20, max_length=80)] = ""
    """A secret random word. A request repeated with it gets the same answer as before, even from a
    server that was killed before it could answer."""


class Again(Body, frozen=True):
    """POST /api/again: the same game again at a new table, with all chairs kept."""

    tokens: Annotated[tuple[Token, ...], Limits(min_length=1, max_length=16)]
    rotate: bool = False
    """All players move up one seat; the first becomes the last."""


class At(Body, frozen=True, kw_only=True):
    """A table, by a token or, if it is finished and public, by its id."""

    token: Token | None = None
    table: TableId | None = None


class FrameAt(At, frozen=True):
    """POST /api/replay: the table after move ``n``."""

    n: MoveNumber
    seat: SeatNumber | None = None
    """Whose view; after the end, any seat's. By default the token's seat, or else a spectator's."""
    instead: MoveNumber = 0
    """How many moves of the analysis's better line to play instead of move ``n``."""


class TimelineOf(At, frozen=True):
    """POST /api/timeline"""

    seat: SeatNumber | None = None


class AnalysisOf(At, frozen=True):
    """POST /api/analysis: the analysis of a finished game.

    ``go`` starts it or asks for its progress, ``look`` only asks, ``stop`` stops waiting for it.
    """

    visitor: Word
    """Any word you choose: the analysis continues as long as someone keeps asking for it."""
    wish: Literal["go", "look", "stop"] = "go"


class LogBefore(At, frozen=True):
    """POST /api/log: log lines of the moves from ``from_move`` to ``to_move``."""

    from_move: MoveNumber
    to_move: MoveNumber
    seat: SeatNumber | None = None


class Fork(At, frozen=True):
    """POST /api/fork: continue from after move ``n`` at a new table."""

    n: MoveNumber
    seats: Annotated[tuple[SeatWish, ...], Limits(min_length=1, max_length=64)]
    name: Name = ""


# -- positions that people set up, and the daily case ---------------------------------------------


class Edit(Part, frozen=True):
    """One value to set: ``["position", "tokens", "0"]``; null removes it."""

    path: Annotated[tuple[Word, ...], Limits(min_length=1, max_length=6)]
    value: Any = None


class PositionWish(Body, frozen=True):
    """POST /api/position: the board of a scenario, after some edits."""

    game: Word
    text: ScenarioText = ""
    """A scenario; empty: the game's own beginning."""
    edits: Annotated[tuple[Edit, ...], Limits(max_length=20)] = ()
    seat: SeatNumber | None = None
    """Whose view; by default that of the seat asked."""
    hint: bool = False
    """Also say what a bot would do."""


class PlayPosition(Body, frozen=True):
    """POST /api/position/play: a table that starts from a position."""

    game: Word
    text: ScenarioText
    seats: Annotated[tuple[SeatWish, ...], Limits(min_length=1, max_length=64)]
    name: Name = ""


class PositionAt(At, frozen=True):
    """POST /api/position/of: a moment of a table as a scenario, once it has no secrets."""

    n: MoveNumber


class PlayDaily(Body, frozen=True):
    """POST /api/daily/play: sit down at a daily case."""

    game: Word
    day: Word
    name: Name = ""
    colour: Colour = ""


# -- people who want their name and seats on several devices (`people`) ---------------------------


class PersonProfile(Part, frozen=True):
    """A person's name, and how they like the app."""

    name: Name = ""
    colour: Colour = ""
    settings: Annotated[dict[Word, Word | bool | int], Limits(max_length=40)] = {}
    """Up to the browser."""
    away: Annotated[tuple[TableId, ...], Limits(max_length=400)] = ()
    """Tables to leave out of their list."""
    at: Annotated[int, Limits(ge=0, le=2**53)] = 0
    """When it was last changed, in milliseconds since 1970: the later version is kept."""


class PersonBody(Body, frozen=True):
    """POST /api/person/export, POST /api/person/forget"""

    person: Token


class KeepPerson(PersonBody, frozen=True):
    """POST /api/person: keep these too, and send me everything that is kept."""

    profile: PersonProfile = PersonProfile()
    tokens: Annotated[tuple[Token, ...], Limits(max_length=400)] = ()
    new: bool = False
    """Whether to create such a person; otherwise there has to be one."""


class RenewPerson(PersonBody, frozen=True):
    """POST /api/person/renew: replace my secret; the old one stops working."""

    renewed: Annotated[str, Limits(min_length=40, max_length=200)]


# -- turn reminders (`reminders`) -----------------------------------------------------------------


class PushSubscription(Part, frozen=True):
    """What the browser's ``PushManager`` returned."""

    endpoint: Annotated[str, Limits(max_length=1000)]
    p256dh: Annotated[str, Limits(max_length=200)]
    auth: Annotated[str, Limits(max_length=100)]


class QuietHours(Part, frozen=True):
    """When I do not want to be notified, in minutes after midnight in my time zone."""

    begin: Minute
    end: Minute
    zone: Word
    """``Europe/Berlin``"""


class RemindersOf(Body, frozen=True):
    """POST /api/reminders: how am I notified?"""

    person: Token


class ChangeReminders(RemindersOf, frozen=True):
    """POST /api/reminders/change: null fields stay as they are. Applies to all seats I keep."""

    subscribe: PushSubscription | None = None
    unsubscribe: str | None = None
    """The endpoint of a browser that should no longer be notified."""
    address: Annotated[str, Limits(max_length=300)] | None = None
    """Where letters go, once confirmed; empty: no letters."""
    quiet: QuietHours | None = None
    loud: bool = False
    """Ends the quiet hours."""


class MailLink(Body, frozen=True):
    """POST /api/reminders/confirm, POST /api/reminders/stop: the contents of a letter's link."""

    link: Token
