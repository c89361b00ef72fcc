"""What happens at the table, in the order in which it happens.

Pieces and places are mentions; ``names`` says what this table calls them, so an event can be put
into words without the game it came from.
"""

from __future__ import annotations

from wardround.core.actions import Event, kinds_in


class ClinicEvent(Event, frozen=True, kw_only=True):
    """Something that happened in Forbidden Clinic."""

    names: dict[str, str] = {}


class PlayerEvent(ClinicEvent, frozen=True, kw_only=True):
    """Something that a player did."""

    player: str


class RolePicked(PlayerEvent, frozen=True, kw_only=True):
    role: str


class Dealt(PlayerEvent, frozen=True, kw_only=True):
    """A card of the opening deal; an incoming card is shuffled back at once."""

    card: str
    kept: bool


class SetupStressed(ClinicEvent, frozen=True, kw_only=True):
    """A tile that begins the game Stressed."""

    tile: str


class FirstPlayerSet(PlayerEvent, frozen=True, kw_only=True):
    """Who begins."""


class TurnBegan(PlayerEvent, frozen=True, kw_only=True):
    turn: int


class Moved(PlayerEvent, frozen=True, kw_only=True):
    """A token went to a tile. ``how``: move, fly, rehire, escort, boost or swim."""

    origin: str
    tile: str
    how: str


class Boosted(ClinicEvent, frozen=True, kw_only=True):
    """A Revenue Boost took players along; each one's `Moved` follows."""

    players: tuple[str, ...]
    tile: str


class Readied(PlayerEvent, frozen=True, kw_only=True):
    tile: str


class Given(PlayerEvent, frozen=True, kw_only=True):
    card: str
    to: str


class Taken(PlayerEvent, frozen=True, kw_only=True):
    card: str
    source: str


class Captured(PlayerEvent, frozen=True, kw_only=True):
    treasure: str


class TriageShown(PlayerEvent, frozen=True, kw_only=True):
    """The Clinic cards that a Triage turned up, the top one first."""

    tiles: tuple[str, ...]


class TriageReturned(PlayerEvent, frozen=True, kw_only=True):
    """Where the cards of a Triage went: on top (the top one first) and under the deck."""

    top: tuple[str, ...]
    under: tuple[str, ...]


class ActionsEnded(PlayerEvent, frozen=True, kw_only=True):
    unused: int
    by_itself: bool
    """All are taken or none is possible; otherwise the player stopped."""


class NoSecondTile(PlayerEvent, frozen=True, kw_only=True):
    """A Ready or a Donation that could go on to a second tile found none."""

    donation: bool


class SpecialPlayed(PlayerEvent, frozen=True, kw_only=True):
    card: str


class Passed(PlayerEvent, frozen=True, kw_only=True):
    """In a window for specials."""


class TreasureDrawn(PlayerEvent, frozen=True, kw_only=True):
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


class Discarded(PlayerEvent, frozen=True, kw_only=True):
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
    treasure: str = ""
    """The one that is lost, where that is the reason."""
    player: str = ""
    """The one who is stranded, where that is the reason."""


EVENTS = kinds_in(globals(), ClinicEvent)
