"""The state of a game: what lies on the table, whose turn it is, and what is being asked.

`Layout` is what never changes once play has begun and is shared by all copies; `State` is the
rest: ints and short lists. Nothing here decides anything; the rules are in the chapters.
"""

from __future__ import annotations

from typing import ClassVar, Final

from wardround.core.fields import Shared
from wardround.core.messages import Name
from wardround.core.piles import Pile
from wardround.games.forbidden_clinic.actions import ClinicAction
from wardround.games.forbidden_clinic.rules.constants import NOBODY, NONE, READY, RUNNING, SETUP
from wardround.games.forbidden_clinic.rules.tables import Role, Tables

NOTHING_LISTED: Final[list[ClinicAction]] = []


class Layout:
    """Where the tiles were laid out and who has which role; never changed, only replaced."""

    def __init__(
        self,
        tables: Tables,
        tile_at: list[int],
        space_of: list[int],
        places: dict[str, int],
        treasure_at: list[int],
        roles: list[Role],
    ) -> None:
        self.tables = tables
        self.tile_at = tile_at
        self.space_of = space_of
        self.places = places
        """The space of each tile, by the tile's mention."""
        self.treasure_at = treasure_at
        self.goal = space_of[tables.goal_tile]
        self.roles = roles

    def with_roles(self, roles: list[Role]) -> Layout:
        """The same board with other roles."""
        return Layout(
            self.tables, self.tile_at, self.space_of, self.places, self.treasure_at, roles
        )

    def called(self, seat: int) -> str:
        """A player: by name if the table knows it, else by role once roles are picked."""
        if seat >= len(self.roles):
            return f"seat:{seat}"
        role = self.roles[seat]
        return Name(role.name, self.tables.role_ids[role.index], seat)


def lay_out(tables: Tables, tile_at: list[int], roles: list[Role]) -> Layout:
    """FC-1.10 A board from the tile of each space."""
    space_of = [tile_at.index(tile) for tile in range(len(tile_at))]
    places = {tables.tile_ids[tile]: space for space, tile in enumerate(tile_at)}
    treasure_at = [tables.treasure_of_tile[tile] for tile in tile_at]
    return Layout(tables, tile_at, space_of, places, treasure_at, roles)


class State:
    """One moment of a game.

    ``sides`` and ``tokens`` speak of spaces, ``hands`` counts cards by kind, ``cards_held`` all
    cards of each hand, ``specials_held`` the specials of all hands; ``coins`` names the captor of
    each treasure. The last of ``clinic_deck.packets`` is the top packet.

    What is asked is ``decision``, of ``decider`` (in windows: of every holder who is not in the bit
    set ``passed``). ``crowded`` is a seat whose hand limit is to be checked, ``playing`` the
    special that is taking effect, ``subject`` the seat or space that the current choice is about,
    ``riders`` the bit set of a Revenue Boost's passengers, ``shown`` the cards of a Triage,
    ``swim_space`` the space that `swim` empties. ``listed`` keeps the choices that were listed to
    see whether there is a choice at all; it is replaced, never changed.
    """

    def __init__(self, layout: Layout, like: State | None = None) -> None:
        """FC-1.18 A table before the deal: every tile Ready, full decks, empty hands, no token
        placed; or a copy of ``like``."""
        if like is not None:
            self.copy_from(like)
            return
        tables = layout.tables
        kinds = len(tables.card_counts)
        self.layout: Shared[Layout] = layout
        self.sides: list[int] = [READY] * len(layout.tile_at)
        self.tokens: list[int] = [NOBODY] * tables.seats
        self.hands: list[list[int]] = [[0] * kinds for _ in range(tables.seats)]
        self.cards_held: list[int] = [0] * tables.seats
        self.specials_held = 0
        self.coins: list[int] = [NOBODY] * len(tables.treasure_ids)
        self.clinic_deck: Pile = Pile(tables.tile_names, [tables.tile_deck[:]])
        self.clinic_discards: list[int] = []
        self.treasure_deck: Pile = Pile(tables.card_names, [tables.card_deck[:]])
        self.treasure_discards: list[int] = [0] * kinds
        self.tick: int = tables.start_tick
        self.turn = 0
        self.active: int = NOBODY
        self.actions_left = 0
        self.flights = 0
        self.triages = 0
        self.phase: int = SETUP
        self.decision: int = NONE
        self.decider: int = NOBODY
        self.passed = 0
        self.cards_left = 0
        self.crowded: int = NOBODY
        self.playing: int = NOBODY
        self.subject: int = NOBODY
        self.riders = 0
        self.shown: Shared[list[int]] = []
        self.swim_space: int = NOBODY
        self.ended: int = RUNNING
        self.listed: Shared[list[ClinicAction]] = NOTHING_LISTED

    def clone(self) -> State:
        return State(self.layout, self)

    # -- Written by ./dev format from __init__ --
    # fmt: off
    FIELDS: ClassVar[tuple[str, ...]] = (
        "layout", "sides", "tokens", "hands", "cards_held", "specials_held", "coins",
        "clinic_deck", "clinic_discards", "treasure_deck", "treasure_discards", "tick",
        "turn", "active", "actions_left", "flights", "triages", "phase", "decision",
        "decider", "passed", "cards_left", "crowded", "playing", "subject", "riders",
        "shown", "swim_space", "ended", "listed",
    )
    __slots__ = FIELDS

    def copy_from(self, like: State) -> None:
        self.layout = like.layout
        self.sides = like.sides[:]
        self.tokens = like.tokens[:]
        self.hands = [item[:] for item in like.hands]
        self.cards_held = like.cards_held[:]
        self.specials_held = like.specials_held
        self.coins = like.coins[:]
        self.clinic_deck = like.clinic_deck.clone()
        self.clinic_discards = like.clinic_discards[:]
        self.treasure_deck = like.treasure_deck.clone()
        self.treasure_discards = like.treasure_discards[:]
        self.tick = like.tick
        self.turn = like.turn
        self.active = like.active
        self.actions_left = like.actions_left
        self.flights = like.flights
        self.triages = like.triages
        self.phase = like.phase
        self.decision = like.decision
        self.decider = like.decider
        self.passed = like.passed
        self.cards_left = like.cards_left
        self.crowded = like.crowded
        self.playing = like.playing
        self.subject = like.subject
        self.riders = like.riders
        self.shown = like.shown
        self.swim_space = like.swim_space
        self.ended = like.ended
        self.listed = like.listed
    # fmt: on


def burned_out(s: State, seat: int) -> bool:
    """FC-9.2 A player is burned out exactly as long as the token stands on an empty space."""
    return not s.sides[s.tokens[seat]]


def value(s: State) -> int:
    """FC-7.1, FC-12.3 The number of Clinic cards drawn per turn at the marker's tick."""
    tables = s.layout.tables
    return tables.draws[s.tick - 1] if s.tick < tables.skull_tick else 0
