"""Bodies of requests about positions people set up, and about the daily case."""

from __future__ import annotations

from typing import Annotated, Any, Final

import msgspec
from msgspec import Meta as Limits

from wardround.core.editing import Control
from wardround.core.game import Awaiting, OptionValue, Outcome
from wardround.core.scene import Scene
from wardround.server.http_protocol import At, Body, Part, SeatWish
from wardround.server.protocol import Colour, MoveNumber, Name, SeatNumber, Word

MOST_TEXT: Final = 48 * 1024
ScenarioText = Annotated[str, Limits(max_length=MOST_TEXT)]


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
