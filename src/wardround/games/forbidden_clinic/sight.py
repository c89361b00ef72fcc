"""Following one game: which parts of the view have changed (see `wardround.core.sight`)."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from wardround.core.game import Awaiting
from wardround.core.sight import MARK, MARKS, ROWS, VALUE, VALUES
from wardround.games.forbidden_clinic.saving import deck_counts
from wardround.games.forbidden_clinic.state import (
    ACTIONS,
    BOOST_FROM,
    BOOST_PASSENGER,
    BOOST_TO,
    DONATION_SECOND,
    ESCORT_TO,
    OVER,
    PHASES,
    READY_SECOND,
    REHIRE_TO,
    SETUP,
    Layout,
    State,
    burned_out,
)
from wardround.games.forbidden_clinic.tables import NOBODY, SIDES

SINGLE: Final = [
    (".turn phase active actions_left flights triages", VALUES),
    ("pending.decision rule asked may_act", VALUES),
    ("pending.player space card passengers shown cards_to_come", VALUES),
    ("meter", MARK),
    ("end", MARK),
    ("tiles.id side tokens", ROWS),
    ("roles", MARKS),
    ("treasures", MARKS),
    ("clinic_deck", VALUE),
    ("clinic_discards", MARKS),
    ("treasure_deck", MARKS),
    ("treasure_discards", MARKS),
]
SEAT: Final = "role code colour space tile burned_out cards above_limit coins active asked passed"
MANY: Final = 64
"""More than there are cards of a kind, or sides and seats: marks are mixed numbers."""


class Packet:
    """What a view shows of a packet."""

    __slots__ = ("tiles",)

    def __init__(self, tiles: tuple[str, ...]) -> None:
        self.tiles = tiles


class Sight:
    """FC-1.16 Everything is open, so the seat that looks makes no difference."""

    is_open: ClassVar[bool] = True

    def __init__(self, s: State) -> None:
        seats = s.layout.tables.seats
        self.paths: list[tuple[str, int]] = [
            *SINGLE,
            *((f"seats[{seat}].{SEAT}", VALUES) for seat in range(seats)),
            *((f"seats[{seat}].hand", MARKS) for seat in range(seats)),
        ]
        self._layout: Layout | None = None
        self._sides: list[int] = []
        self._tokens: list[int] = []
        self._tiles: list[tuple[str, str, tuple[int, ...]]] = []
        self._roles: list[int] = []
        self._coins: list[int] = []
        self._packets: list[list[int]] = []
        self._shown: list[Packet] = []
        self._clinic_deck: tuple[Packet, ...] = ()
        self._drawn: list[int] = []
        self._clinic_discards: list[int] = []
        self._pile: list[list[int]] = []
        self._treasure_deck: list[int] = []
        self._discarded: list[int] = []
        self._treasure_discards: list[int] = []
        self._hands: list[list[int]] = [[-1] for _ in range(seats)]
        self._held: list[list[int]] = [[] for _ in range(seats)]
        self._cards = [0] * seats
        self._keys = [-1] * seats
        """A number for all that is told of a seat."""
        self._seats: list[tuple[Any, ...]] = [()] * seats

    def look(self, s: State, seat: int, awaiting: Awaiting) -> list[Any]:
        """What lies on the table, part by part."""
        self._follow_board(s)
        self._follow_decks(s)
        found: list[Any] = [
            (
                s.turn,
                PHASES[s.phase],
                None if s.active == NOBODY else s.active,
                s.actions_left if s.phase == ACTIONS else 0,
                s.flights,
                s.triages,
            ),
            (awaiting.decision, awaiting.rule, awaiting.seats, awaiting.may_act),
            pending_facts(s),
            s.tick,
            s.ended,
            self._tiles,
            self._roles,
            self._coins,
            self._clinic_deck,
            self._clinic_discards,
            self._treasure_deck,
            self._treasure_discards,
        ]
        self._add_seats(s, awaiting.seats, found)
        return found

    def _follow_board(self, s: State) -> None:
        if s.layout is not self._layout:
            self._layout = s.layout
            self._sides = []
            self._keys = [-1] * len(self._keys)
            holders = [NOBODY] * len(s.layout.tables.roles)
            for seat, role in enumerate(s.layout.roles):
                holders[role.index] = seat
            if holders != self._roles:
                self._roles = holders
        if s.coins != self._coins:
            self._coins = s.coins[:]
            self._keys = [-1] * len(self._keys)
        if s.sides != self._sides or s.tokens != self._tokens:
            self._follow_tiles(s)

    def _follow_tiles(self, s: State) -> None:
        if self._sides:
            tiles = self._tiles[:]
            touched: list[int] = []
            if s.sides != self._sides:
                sides = enumerate(s.sides)
                touched = [space for space, side in sides if side != self._sides[space]]
            for seat, space in enumerate(s.tokens):
                if space != self._tokens[seat]:
                    touched += [on for on in (space, self._tokens[seat]) if on != NOBODY]
            for space in touched:
                tiles[space] = tile_facts(s, space)
        else:
            tiles = [tile_facts(s, space) for space in range(len(s.sides))]
        self._tiles = tiles
        self._sides = s.sides[:]
        self._tokens = s.tokens[:]

    def _follow_decks(self, s: State) -> None:
        packets = s.clinic_deck.packets
        if packets != self._packets:
            known, shown = self._packets, self._shown
            ids = s.layout.tables.tile_ids
            fresh: list[Packet] = []
            for n, packet in enumerate(packets):
                if n < len(known) and known[n] == packet:
                    fresh.append(shown[n])
                else:
                    fresh.append(Packet(tuple([ids[tile] for tile in packet])))
            self._packets = [packet[:] for packet in packets]
            self._shown = fresh
            self._clinic_deck = tuple(fresh[::-1])
        if s.clinic_discards != self._drawn:
            self._drawn = s.clinic_discards[:]
            self._clinic_discards = sorted(self._drawn)
        if s.treasure_deck.packets != self._pile:
            self._pile = [packet[:] for packet in s.treasure_deck.packets]
            self._treasure_deck = _marks(deck_counts(s))
        if s.treasure_discards != self._discarded:
            self._discarded = s.treasure_discards[:]
            self._treasure_discards = _marks(self._discarded)

    def _add_seats(self, s: State, asked: tuple[int, ...], found: list[Any]) -> None:
        for seat, hand in enumerate(s.hands):
            if hand != self._hands[seat]:
                self._hands[seat] = hand[:]
                self._held[seat] = _marks(hand)
                self._cards[seat] = sum(hand)
            key = (s.tokens[seat] + 1) * MANY + self._cards[seat]
            key = (key * 2 + burned_out(s, seat)) * 2 + (seat == s.active)
            key = (key * 2 + (seat in asked)) * 2 + (s.passed >> seat & 1)
            if key != self._keys[seat]:
                self._keys[seat] = key
                self._seats[seat] = seat_facts(s, seat, asked)
        found += self._seats
        found += self._held


def tile_facts(s: State, space: int) -> tuple[str, str, tuple[int, ...]]:
    """Of a space: its tile, the side that is up, and who stands there."""
    tokens: tuple[int, ...] = ()
    if space in s.tokens:
        tokens = tuple([seat for seat, on in enumerate(s.tokens) if on == space])
    tables = s.layout.tables
    return tables.tile_ids[s.layout.tile_at[space]], SIDES[s.sides[space]], tokens


def seat_facts(s: State, seat: int, asked: tuple[int, ...]) -> tuple[Any, ...]:
    """What there is to say about a player: see `SEAT`."""
    layout, tables = s.layout, s.layout.tables
    space = s.tokens[seat]
    placed = space != NOBODY
    standing = placed and not burned_out(s, seat)
    cards = 0
    for count in s.hands[seat]:
        cards += count
    coins: tuple[str, ...] = ()
    if seat in s.coins:
        ids = tables.treasure_ids
        coins = tuple([ids[n] for n, captor in enumerate(s.coins) if captor == seat])
    role = layout.roles[seat] if seat < len(layout.roles) else None
    return (
        None if role is None else tables.role_ids[role.index],
        str(seat) if role is None else role.code,
        "" if role is None else role.colour,
        tables.board.ids[space] if placed else None,
        tables.tile_ids[layout.tile_at[space]] if standing else None,
        placed and not standing,
        cards,
        max(0, cards - tables.hand_limit),
        coins,
        seat == s.active,
        seat in asked,
        (s.passed >> seat & 1) == 1,
    )


def pending_facts(s: State) -> tuple[Any, ...]:
    """What the choice under way is about: player, space, card, passengers, cards shown and to
    come."""
    tables, decision = s.layout.tables, s.decision
    riding = decision in (BOOST_PASSENGER, BOOST_TO)
    space = s.swim_space
    if space == NOBODY and (riding or decision in (READY_SECOND, DONATION_SECOND)):
        space = s.subject
    return (
        s.subject if decision in (REHIRE_TO, ESCORT_TO) else None,
        None if space == NOBODY else tables.board.ids[space],
        tables.card_ids[s.playing] if BOOST_FROM <= decision <= DONATION_SECOND else None,
        tuple([n for n in range(tables.seats) if s.riders >> n & 1]) if riding else (),
        tuple([tables.tile_ids[tile] for tile in s.shown]),
        0 if s.phase in (SETUP, OVER) else s.cards_left,
    )


def _marks(counts: list[int]) -> list[int]:
    """A mark for every kind of card that there is."""
    return [card * MANY + count for card, count in enumerate(counts) if count]
