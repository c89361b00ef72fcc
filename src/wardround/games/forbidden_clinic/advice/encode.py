"""FC-1.16 The table as numbers, for learning (see `wardround.core.encoding`). All of it is public.

Seats are numbered from the viewer: ``seat+1`` is next in turn.
"""

from __future__ import annotations

from typing import Final

from wardround.core.encoding import BYTE, Column, flags, numbers, one_hot, one_of, within
from wardround.games.forbidden_clinic.meta import META
from wardround.games.forbidden_clinic.rules.constants import (
    ACTIONS,
    BOOST_FROM,
    BOOST_PASSENGER,
    BOOST_TO,
    BURNOUT,
    DONATION_SECOND,
    ESCORT_TO,
    NOBODY,
    OVER,
    PHASES,
    READY_SECOND,
    REHIRE_TO,
    SETUP,
    SIDES,
)
from wardround.games.forbidden_clinic.rules.decisions import DECISION_NAMES
from wardround.games.forbidden_clinic.rules.state import State, value
from wardround.games.forbidden_clinic.rules.tables import Content

OPTIONS: Final = [
    "gift_above_limit",
    "boost_all",
    "boost_from_empty",
    "plays_any_time",
    "windows_every_card",
]
MAX_DEPTH: Final = 9
"""Packets of the Clinic deck deeper than this count as one."""


class Encoder:
    """The turn and the current choice, then tiles, cards and seats."""

    def __init__(self, content: Content) -> None:
        tiles = [tile.id for tile in content.tiles]
        cards = [card.id for card in content.cards]
        copies = max(card.count for card in content.cards)
        roles = [role.id for role in content.roles]
        width, height = content.components.setup.columns, content.components.setup.rows
        self.seats = max(META.seats)
        seat = [
            *(Column("plays"), Column("active"), Column("asked"), Column("passed")),
            *(Column("subject"), Column("rides"), Column("burned_out")),
            *one_of("role", roles),
            *one_of("tile", tiles),
            *numbers("hand", cards, copies),
        ]
        self.columns = [
            *one_of("decision", DECISION_NAMES),
            *one_of("phase", PHASES),
            *one_of("burnout", BURNOUT),
            *numbers("option", OPTIONS, 1),
            Column("turn", 100),
            *numbers("left", ["actions", "cards"], 8),
            *numbers("used", ["flights", "triages"], 4),
            *numbers("level", ["tick", "skull_tick", "cards_a_turn"], 16),
            *one_of("playing", cards),
            *one_of("subject", tiles),
            *numbers("captured", [treasure.id for treasure in content.treasures], 1),
        ]
        for tile in tiles:
            self.columns += within(
                f"tile.{tile}",
                [*one_of("side", SIDES), Column("x", width - 1), Column("y", height - 1)],
            )
        self.columns += numbers("deck_depth", tiles, MAX_DEPTH)
        self.columns += numbers("discarded", tiles, 1)
        self.columns += numbers("shown", tiles, 1)
        self.columns += numbers("treasure_deck", cards, copies)
        self.columns += numbers("treasure_discards", cards, copies)
        for n in range(self.seats):
            self.columns += within(f"seat+{n}", seat)
        self._nobody = bytes(len(seat))
        self._decision = one_hot(len(DECISION_NAMES))
        self._phase = one_hot(len(PHASES))
        self._burnout = one_hot(len(BURNOUT))
        self._card = one_hot(len(cards))
        self._role = one_hot(len(roles))
        self._tile = one_hot(len(tiles))
        self._no_tile = bytes(len(tiles))
        sides = one_hot(len(SIDES))
        spaces = range(width * height)
        self._on_space = [
            [sides[side] + bytes([n % width, n // width]) for n in spaces]
            for side in range(len(SIDES))
        ]

    def encode(self, s: State, seat: int, row: list[bytes]) -> None:
        layout, tables = s.layout, s.layout.tables
        decision = s.decision
        row.append(self._decision[decision])
        row.append(self._phase[s.phase])
        row.append(self._burnout[tables.burnout])
        row.append(bytes([tables.gift_above_limit, tables.boost_all]))
        row.append(bytes([tables.boost_from_empty, tables.plays_any_time]))
        row.append(BYTE[tables.windows_every_card])
        actions = s.actions_left if s.phase == ACTIONS else 0
        cards = 0 if s.phase in (SETUP, OVER) else s.cards_left
        row.append(bytes([min(s.turn, 100), actions, cards, s.flights, s.triages]))
        row.append(bytes([s.tick, tables.skull_tick, value(s)]))
        riding = decision in (BOOST_PASSENGER, BOOST_TO)
        space = s.swim_space
        if space == NOBODY and (riding or decision in (READY_SECOND, DONATION_SECOND)):
            space = s.subject
        row.append(self._card[s.playing if BOOST_FROM <= decision <= DONATION_SECOND else NOBODY])
        row.append(self._tile[layout.tile_at[space] if space != NOBODY else NOBODY])
        row += [BYTE[captor != NOBODY] for captor in s.coins]
        on_space, sides = self._on_space, s.sides
        row += [on_space[sides[n]][n] for n in layout.space_of]
        self._encode_cards(s, row)
        seats = tables.seats
        subject = s.subject if decision in (REHIRE_TO, ESCORT_TO) else NOBODY
        riders = s.riders if riding else 0
        for n in range(seat, seat + seats):
            self._encode_seat(s, n % seats, subject, riders, row)
        row.append(self._nobody * (self.seats - seats))

    def _encode_cards(self, s: State, row: list[bytes]) -> None:
        depths = [0] * len(s.sides)
        depth = len(s.clinic_deck.packets)
        for packet in s.clinic_deck.packets:
            for tile in packet:
                depths[tile] = depth if depth < MAX_DEPTH else MAX_DEPTH
            depth -= 1
        row.append(bytes(depths))
        row.append(flags(s.clinic_discards, self._no_tile))
        row.append(flags(s.shown, self._no_tile))
        left = [0] * len(s.treasure_discards)
        for packet in s.treasure_deck.packets:
            for card in packet:
                left[card] += 1
        row.append(bytes(left))
        row.append(bytes(s.treasure_discards))

    def _encode_seat(
        self, s: State, seat: int, subject: int, riders: int, row: list[bytes]
    ) -> None:
        layout, space = s.layout, s.tokens[seat]
        burned_out = space != NOBODY and not s.sides[space]
        row.append(bytes([1, seat == s.active, seat == s.decider, s.passed >> seat & 1]))
        row.append(bytes([seat == subject, riders >> seat & 1, burned_out]))
        row.append(self._role[layout.roles[seat].index if seat < len(layout.roles) else NOBODY])
        row.append(self._tile[layout.tile_at[space] if space != NOBODY else NOBODY])
        row.append(bytes(s.hands[seat]))
