"""What happens at the table, in the order in which it happens.

Pieces and places are mentions; ``names`` says how this table calls them, so that an event can be
put into words without the game it came from.
"""

from __future__ import annotations

from wardround.core.actions import Event


class ClinicEvent(Event, frozen=True, kw_only=True):
    """Something that happened in Forbidden Clinic."""

    names: dict[str, str] = {}


class RolePicked(ClinicEvent, frozen=True, kw_only=True):
    player: str
    role: str


class Dealt(ClinicEvent, frozen=True, kw_only=True):
    """A card of the opening deal; an incoming card is shuffled back at once."""

    player: str
    card: str
    kept: bool


class SetupStressed(ClinicEvent, frozen=True, kw_only=True):
    """A tile that begins the game Stressed."""

    tile: str


class FirstPlayerSet(ClinicEvent, frozen=True, kw_only=True):
    player: str


class TurnBegan(ClinicEvent, frozen=True, kw_only=True):
    player: str
    turn: int


class Moved(ClinicEvent, frozen=True, kw_only=True):
    """A token went to a tile. ``how``: move, fly, rehire, escort, boost or swim."""

    player: str
    origin: str
    tile: str
    how: str


class Boosted(ClinicEvent, frozen=True, kw_only=True):
    """A Revenue Boost took players along; each one's `Moved` follows."""

    players: tuple[str, ...]
    tile: str


class Readied(ClinicEvent, frozen=True, kw_only=True):
    player: str
    tile: str


class Given(ClinicEvent, frozen=True, kw_only=True):
    player: str
    card: str
    to: str


class Taken(ClinicEvent, frozen=True, kw_only=True):
    player: str
    card: str
    source: str


class Captured(ClinicEvent, frozen=True, kw_only=True):
    player: str
    treasure: str


class TriageShown(ClinicEvent, frozen=True, kw_only=True):
    """The Clinic cards that a Triage turned up, the top one first."""

    player: str
    tiles: tuple[str, ...]


class TriageReturned(ClinicEvent, frozen=True, kw_only=True):
    """Where the cards of a Triage went: on top (the top one first) and under the deck."""

    player: str
    top: tuple[str, ...]
    under: tuple[str, ...]


class ActionsEnded(ClinicEvent, frozen=True, kw_only=True):
    player: str
    unused: int


class SpecialPlayed(ClinicEvent, frozen=True, kw_only=True):
    player: str
    card: str


class Passed(ClinicEvent, frozen=True, kw_only=True):
    player: str


class TreasureDrawn(ClinicEvent, frozen=True, kw_only=True):
    player: str
    card: str


class LevelRose(ClinicEvent, frozen=True, kw_only=True):
    tick: int
    value: int
    """Clinic cards a turn from now on; 0 at the skull."""


class ClinicShuffled(ClinicEvent, frozen=True, kw_only=True):
    """Clinic discards went face down on top of the deck, or became a new one."""

    cards: int
    on_top: bool


class TreasureShuffled(ClinicEvent, frozen=True, kw_only=True):
    cards: int


class Discarded(ClinicEvent, frozen=True, kw_only=True):
    player: str
    card: str


class TileStressed(ClinicEvent, frozen=True, kw_only=True):
    tile: str


class TileBurnedOut(ClinicEvent, frozen=True, kw_only=True):
    """A tile left the game; ``players`` stay behind on its empty space."""

    tile: str
    space: str
    players: tuple[str, ...]


class GameEnded(ClinicEvent, frozen=True, kw_only=True):
    reason: str
    won: bool


EVENTS: tuple[type[ClinicEvent], ...] = tuple(ClinicEvent.__subclasses__())
