"""Bodies of HTTP responses; `http_requests` has those of the requests."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from wardround.bots.luck_and_choices import Review
from wardround.core.game import Awaiting, Meta, OptionValue, Outcome
from wardround.presentation.book import Page, Section, Sight
from wardround.presentation.editor import Control
from wardround.presentation.game_spec import Role
from wardround.presentation.scene import Scene
from wardround.presentation.story import Tone
from wardround.server.protocol.from_server import LogLine, SeatInfo
from wardround.server.protocol.http_requests import PersonProfile, QuietHours
from wardround.server.protocol.refusals import Code


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


class UnreadableTable(msgspec.Struct, frozen=True):
    """One of my tables whose card cannot be read now; my seat is still mine."""

    token: str
    role: Literal["seat", "host", "spectator"]
    seat: int | None
    table: str


class MyTables(msgspec.Struct, frozen=True):
    """Answer to /api/mine."""

    tables: tuple[MyTable, ...]
    gone: tuple[str, ...]
    """Tokens that the store does not know, or that no longer open anything."""
    unreadable: tuple[UnreadableTable, ...] = ()


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
    tone: Tone
    """Of its log: grave if anything is."""
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


# -- positions that people set up, and the daily case ---------------------------------------------


class Advised(msgspec.Struct, frozen=True):
    """A move that a bot would make."""

    text: str
    chance: float | None


class Position(msgspec.Struct, frozen=True):
    """A scenario as text, and its board; or what is wrong with it."""

    game: str
    text: str
    fault: str = ""
    line: int = 0
    """The line of the text that the fault is about; 0 if none."""
    options: dict[str, OptionValue] = {}
    position: dict[str, Any] | None = None
    """None if it is written as a snapshot instead."""
    controls: tuple[Control, ...] = ()
    seat: int | None = None
    view: Any = None
    scene: Scene | None = None
    awaiting: Awaiting | None = None
    outcome: Outcome | None = None
    advised: tuple[Advised, ...] = ()


class ScenarioMade(msgspec.Struct, frozen=True):
    game: str
    text: str


class DailyEntry(msgspec.Struct, frozen=True):
    """A case of one title."""

    game: str
    title: str
    day: str
    """The day it was made for."""
    theme: str
    archived: bool = False
    """The day has no case of its own, so this one is shown again."""


class Daily(msgspec.Struct, frozen=True):
    """GET /api/daily/{day}"""

    day: str
    cases: tuple[DailyEntry, ...]
    archive: tuple[DailyEntry, ...]
    """Cases of earlier days, latest first."""


class Answered(msgspec.Struct, frozen=True):
    """What the first move of a case was worth."""

    stars: int
    worth: float
    best: float
    mine: str
    solution: str
    line: tuple[str, ...]
    """How the bot's game continued, move by move."""
    ending: str
    """How it ended."""


class CaseNow(msgspec.Struct, frozen=True):
    """POST /api/daily/verdict: the case at a table, and the answer once a move has been made."""

    game: str
    day: str
    theme: str
    answered: Answered | None


# -- people who want their name and seats on several devices (`people`) ---------------------------


class KeptToken(msgspec.Struct, frozen=True):
    """A token for one of my seats, for this device; it ends with the private link."""

    token: str
    table: str
    role: Literal["seat", "host", "spectator"]
    seat: int | None


class PersonNow(msgspec.Struct, frozen=True):
    profile: PersonProfile
    tokens: tuple[KeptToken, ...]


class KeptTable(msgspec.Struct, frozen=True):
    """One of my tables, and what I have said there."""

    role: str
    seat: int | None
    card: TableCard
    said: tuple[str, ...]


class PersonExport(msgspec.Struct, frozen=True):
    """Everything that a server knows about a person; without secrets, so it can be passed on."""

    profile: PersonProfile
    tables: tuple[KeptTable, ...]
    address: str = ""
    """Where letters about turns go."""
    browsers: int = 0
    """How many browsers are notified."""
    quiet: QuietHours | None = None


class PersonForgotten(msgspec.Struct, frozen=True):
    tables: int
    """At how many tables there was something to forget."""


# -- turn reminders (`reminders`) -----------------------------------------------------------------


class Reminders(msgspec.Struct, frozen=True):
    """How I am notified."""

    push_key: str
    """The key browsers subscribe with; empty if this server sends nothing to browsers."""
    mail: bool
    """Whether this server sends letters."""
    endpoints: tuple[str, ...] = ()
    """The browsers that are notified."""
    address: str = ""
    confirmed: bool = False
    quiet: QuietHours | None = None


class MailSettled(msgspec.Struct, frozen=True):
    """The outcome of following a letter's link."""

    address: str
