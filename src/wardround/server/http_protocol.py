"""Bodies of HTTP requests and answers. Tokens travel in bodies, never in URLs."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import Meta as Limits

from wardround.bots.luck_and_choices import Review
from wardround.core.game import Awaiting, Meta, OptionValue, Outcome, Role
from wardround.core.how_to_play import Page, Section, Sight
from wardround.core.scene import Scene
from wardround.server.protocol import Clock, LogLine, SeatInfo
from wardround.server.wire_types import (
    Code,
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

STATUS: Final[dict[Code, int]] = {
    "too_large": 413,
    "too_slow": 408,
    "rate_limited": 429,
    "too_many_sockets": 429,
    "too_many_tables": 429,
    "foreign_origin": 403,
    "unknown_host": 403,
    "unknown_token": 404,
    "no_such_table": 404,
    "unreadable": 409,
    "no_such_game": 404,
    "no_such_move": 404,
    "not_found": 404,
    "method": 405,
    "spectator": 403,
    "not_your_seat": 403,
    "not_host": 403,
    "no_free_seat": 409,
    "not_started": 409,
    "locked": 403,
    "removed": 403,
    "secret_until_over": 403,
    "busy": 503,
    "storage": 503,
    "internal": 500,
}
"""Codes whose HTTP status is not 400."""


class Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Part of a request body; unknown fields are errors."""


class Body(Part, frozen=True, kw_only=True):
    """A request body, with the language for the answer."""

    language: LanguageWish = "en"


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


class Upload(Body, frozen=True):
    """POST /api/upload: a journal file, verified line by line."""

    journal: Annotated[msgspec.Raw, Limits(extra_json_schema={"type": "string"})]
    """So long that it is read in slices (see `loading.lines_of_text`)."""
    pack: PackText = ""
    name: Name = ""
    public: bool = False


# -- answers ------------------------------------------------------------------------------------


class Failure(msgspec.Struct, frozen=True):
    """The body of every answer with status 400 or above."""

    code: Code
    text: str
    line: int = 0
    """For journals: the first line that is not true."""


class GameCard(msgspec.Struct, frozen=True):
    """A game in the lobby: what the box would say."""

    meta: Meta
    seats: tuple[int, ...]
    default_seats: int
    levels: tuple[str, ...]
    quick_level: str
    rules: int
    """How many numbered rules its rulebook has."""
    tables: tuple[str, ...]
    """The content tables that a pack may override."""
    ornaments: tuple[str, ...]
    """Names from the content, for the drawn cover."""
    guide: int
    """How many minutes its guided first game takes; 0 if it has none."""
    book: bool
    """Whether there is a book that teaches it."""


class Games(msgspec.Struct, frozen=True):
    """GET /api/games"""

    games: tuple[GameCard, ...]
    version: str


class SeatToken(msgspec.Struct, frozen=True):
    seat: int
    by: Literal["me", "open", "bot"]
    token: str


class NewTableMade(msgspec.Struct, frozen=True):
    """A new table with all its secrets: keep them, and hand out the seats' links."""

    table: str
    host: str
    spectate: str
    seats: tuple[SeatToken, ...]
    link: str
    """The table's link: it lets people take a free seat, or watch."""


class AgainMade(msgspec.Struct, frozen=True):
    """The table where the same game is played again, with the chairs kept for you."""

    table: str
    host: str
    """For the person who first asked for it; otherwise empty."""
    seats: tuple[SeatToken, ...]


class GuideCard(msgspec.Struct, frozen=True):
    """One card of a guide."""

    text: str
    rule: str
    """The rule it teaches, or empty."""
    point: tuple[str, ...]
    """Pieces and zones of the scene to point at."""
    act: bool
    """Whether there is something to do, rather than only to read."""


class GuideNow(msgspec.Struct, frozen=True):
    """POST /api/guide: a guide, and its table's progress at ``seq``."""

    seq: int
    cards: tuple[GuideCard, ...]
    done: tuple[int, ...]
    """The cards whose action has been taken, by index."""
    at: int | None
    """The card whose action can be taken now, if any."""
    deed: int
    """How many of the card's actions have been taken; some cards have several."""
    actions: tuple[Any, ...]
    """Listed actions that fit it, with the one the guide means first."""
    then: tuple[Any, ...]
    """The actions that complete the move the guide means."""
    astray: bool
    """It is the player's move, but no listed action leads back to the guide."""


class TableCard(msgspec.Struct, frozen=True):
    """A table in a list."""

    table: str
    name: str
    game: str
    title: str
    seats: tuple[SeatInfo, ...]
    options: dict[str, OptionValue]
    """Only those that differ from the default."""
    moves: int
    awaiting: tuple[int, ...]
    outcome: Outcome | None
    watch_only: bool
    changed_at: int
    """Milliseconds since 1970."""
    waiting: bool = False
    public: bool = False
    ends: tuple[int, ...] = ()
    """When each seat's time runs out, in milliseconds since 1970; 0 while its clock is stopped.
    Empty at a table without clocks."""
    roles: tuple[Role, ...] = ()
    """Who played which role, once the game is over."""
    midway: bool = False
    """It began from a position, a daily case, a fork or a guide's draws, so it does not count as a
    full game."""


class MyTable(msgspec.Struct, frozen=True):
    """One of my tables; ``token`` is the one I sent."""

    token: str
    role: Literal["seat", "host", "spectator"]
    seat: int | None
    your_turn: bool
    card: TableCard
    left: int | None = None
    """Milliseconds you have left for your move, at a table with clocks."""


class MyTables(msgspec.Struct, frozen=True):
    """Answer to /api/mine; unknown tokens are left out and listed in ``gone``."""

    tables: tuple[MyTable, ...]
    gone: tuple[str, ...]


class TableList(msgspec.Struct, frozen=True):
    """GET /api/open, GET /api/finished"""

    tables: tuple[TableCard, ...]


class SatDown(msgspec.Struct, frozen=True):
    table: str
    seat: int
    token: str


class Frame(msgspec.Struct, frozen=True):
    """One moment of a game: the table after move ``n`` and what happened in that move."""

    n: int
    total: int
    seat: int | None
    by: int | None
    """Whose move it was; null at the start."""
    view: Any
    scene: Scene
    awaiting: Awaiting | None
    outcome: Outcome | None
    log: tuple[LogLine, ...]
    card: TableCard
    can_fork: bool


class Blip(msgspec.Struct, frozen=True):
    """One move on the pulse line."""

    n: int
    seat: int
    kinds: tuple[str, ...]
    rules: tuple[str, ...]
    text: str
    """The first line of its log."""
    turn: bool
    """Whether the decision passed to another seat here."""


class Series(msgspec.Struct, frozen=True):
    """A number over time: one value per moment, from the start to the last move."""

    label: str
    rule: str
    values: tuple[float | None, ...]
    texts: tuple[str, ...]
    seat: int | None = None
    """Whose it is; series with the same label belong together."""


class Timeline(msgspec.Struct, frozen=True):
    """The whole game at a glance."""

    total: int
    blips: tuple[Blip, ...]
    series: tuple[Series, ...]
    outcome: Outcome | None


class Analysis(msgspec.Struct, frozen=True):
    """How far an analysis has got, and the review once it is ready."""

    state: Literal["none", "working", "stopped", "failed", "ready"]
    done: int = 0
    total: int = 0
    review: Review | None = None


class LogPage(msgspec.Struct, frozen=True):
    lines: tuple[LogLine, ...]
    total: int


class RuleText(msgspec.Struct, frozen=True):
    id: str
    text: str


class Chapter(msgspec.Struct, frozen=True):
    title: str
    text: str
    """The chapter's text apart from its numbered rules, as Markdown."""
    rules: tuple[RuleText, ...]


class ContentNumber(msgspec.Struct, frozen=True):
    """One value of the content and where it comes from."""

    table: str
    key: str
    value: str
    source: str
    """printed, found, derived, reconstructed, or pack."""
    why: str


class Rulebook(msgspec.Struct, frozen=True):
    """GET /api/games/{game}/rulebook, POST /api/rulebook (of a table, with its pack)"""

    game: str
    title: str
    version: int
    chapters: tuple[Chapter, ...]
    content: tuple[ContentNumber, ...]


class HowToPlay(msgspec.Struct, frozen=True):
    """GET /api/games/{game}/how_to_play"""

    game: str
    title: str
    language: str
    pages: tuple[Page, ...]
    sights: dict[str, Sight]
    """The tables that the pages show."""
    aid: Section


class Health(msgspec.Struct, frozen=True):
    ok: bool
    version: str
    tables: int
    sockets: int
    workers: int
    store: str
