"""What can go wrong, for the advice: which Clinic cards may come up, and who can help in time."""

from __future__ import annotations

from typing import Final

from wardround.games.forbidden_clinic.advice.ways import steps_diagonally, straight
from wardround.games.forbidden_clinic.rules.constants import (
    ACTIONS,
    CLINIC_DRAW,
    NOBODY,
    STRESSED,
    SWIMMING,
)
from wardround.games.forbidden_clinic.rules.state import State, value

READY_RISK: Final = 0.04
"""The risk to a Ready tile until a player can look after it."""
LATER_RISK: Final = 0.16
"""The risk from a card in the discards or deep in the deck after an incoming card."""
MIN_RISK: Final = 0.02
"""The risk that remains to a treasure tile that looks safe."""
WITH_KEYS: Final = [1.0, 0.3, 0.1]
"""What remains of a danger with no, one or more cards held back that ready any tile at once."""


def threats(s: State) -> list[float]:
    """For each space, how likely its Clinic card is to come up before the next turn is over."""
    space_of = s.layout.space_of
    likely = [0.0] * len(s.sides)
    cards = s.cards_left if s.phase in (CLINIC_DRAW, SWIMMING) and s.cards_left else value(s)
    for packet in reversed(s.clinic_deck.packets):
        drawn = min(cards, len(packet))
        cards -= drawn
        chance = max(LATER_RISK, drawn / len(packet)) if drawn else LATER_RISK
        for tile in packet:
            likely[space_of[tile]] = chance
    for tile in s.clinic_discards:
        likely[space_of[tile]] = LATER_RISK
    for tile in s.shown:
        likely[space_of[tile]] = 1.0
    return likely


def risk(s: State, threat: list[float], space: int) -> float:
    """How likely a tile is to burn out soon; 1 if it has."""
    side = s.sides[space]
    if not side:
        return 1.0
    return threat[space] if side == STRESSED else READY_RISK * threat[space]


def survival(s: State, keys: int) -> float:
    """The chance that the Front Desk and one tile of each open treasure last until help comes."""
    draws = Draws(s)
    remains = WITH_KEYS[min(keys, len(WITH_KEYS) - 1)]
    safe = 1.0 - remains * draws.danger(s.layout.goal)
    for treasure, captor in enumerate(s.coins):
        if captor == NOBODY:
            safe *= 1.0 - remains * draws.losing(treasure)
    return safe


class Draws:
    """The Clinic draws to come, as far as anyone can tell, and who acts between them."""

    __slots__ = ("above", "incoming", "packet", "s", "started", "waits")

    def __init__(self, s: State) -> None:
        self.s = s
        self.above: list[int] = []
        """How many cards lie above the packet that holds a tile's card; -1 in the discards. Found
        on first use, like the next two."""
        self.packet: list[int] = []
        """How many cards are in that packet, or in the discards."""
        self.incoming = 0.0
        self.started = s.phase == CLINIC_DRAW
        """Whether the first of the draws has begun, so no Treasure card comes before it."""
        seats = len(s.tokens)
        self.waits = [(seat - s.active) % seats for seat in range(seats)]
        """How many draws come before each seat acts."""
        if s.phase != ACTIONS or not s.actions_left:
            self.waits[s.active] = seats

    def _find_cards(self) -> None:
        s, above = self.s, 0
        self.above, self.packet = [0] * len(s.sides), [1] * len(s.sides)
        self.incoming = incoming_chance(s)
        space_of = s.layout.space_of
        for packet in reversed(s.clinic_deck.packets):
            for tile in packet:
                self.above[space_of[tile]] = above
                self.packet[space_of[tile]] = len(packet)
            above += len(packet)
        for tile in s.clinic_discards:
            self.above[space_of[tile]] = NOBODY
            self.packet[space_of[tile]] = len(s.clinic_discards)

    def danger(self, space: int) -> float:
        """How likely a tile is to be lost before anyone can ready it; 1 if it has burned out."""
        side = self.s.sides[space]
        if not side:
            return 1.0
        return self.drawn(space, self.help_in(space)) if side == STRESSED else 0.0

    def losing(self, treasure: int) -> float:
        """Roughly how likely all tiles of a treasure are to be lost before help comes."""
        layout, lost = self.s.layout, 1.0
        for tile in layout.tables.treasure_tiles[treasure]:
            lost *= max(MIN_RISK, self.danger(layout.space_of[tile]))
        return lost

    def drawn(self, space: int, turns: int) -> float:
        """Roughly how likely a tile's card is to come up within ``turns`` draws.

        An incoming card puts the discards on top: half the time too late to matter, and half the
        time in place of what lies there.
        """
        if not turns:
            return 0.0
        if not self.above:
            self._find_cards()
        s, each = self.s, value(self.s)
        cards = turns * each
        chances = turns
        if self.started:
            cards += s.cards_left - each
            chances -= 1
        shuffled = 1.0 - (1.0 - self.incoming) ** chances
        if self.above[space] == NOBODY:
            return shuffled * min(1.0, 0.5 * (cards + each) / self.packet[space])
        share = min(1.0, max(0.0, (cards - self.above[space]) / self.packet[space]))
        return share * (1.0 - 0.5 * shuffled)

    def help_in(self, space: int) -> int:
        """How many draws come before a player acts who can reach the tile and ready it."""
        s = self.s
        layout, tables = s.layout, s.layout.tables
        soonest = 2 * len(s.tokens)
        for seat, wait in enumerate(self.waits):
            if wait >= soonest:
                continue
            role, here = layout.roles[seat], s.tokens[seat]
            if not s.sides[here] and not role.flies and not role.wades:
                continue
            away = straight(s, here, space, steps_diagonally(s, seat))
            if role.flies:
                away = min(away, 2)
            if max(1, away) <= (s.actions_left if not wait else tables.actions_per_turn):
                soonest = wait
        return soonest


def incoming_chance(s: State) -> float:
    """How likely an incoming card is to be among a turn's Treasure cards."""
    ticks = s.layout.tables.ticks
    cards, incoming = 0, 0
    for packet in s.treasure_deck.packets:
        for card in packet:
            cards += 1
            if ticks[card]:
                incoming += 1
    spared = 1.0 - incoming / cards if cards else 1.0
    return 1.0 - spared * spared


# -- What matters -----------------------------------------------------------------------------


def importance(s: State, space: int) -> float:
    """What a tile is worth to the team: the goal, open treasures, the ground under tokens."""
    layout = s.layout
    if space == layout.goal:
        return 5.0
    treasure = layout.treasure_at[space]
    worth = 1.0
    if treasure != NOBODY and s.coins[treasure] == NOBODY:
        worth = 4.0 if last_tile(s, treasure) else 2.0
    standing = 0
    for here in s.tokens:
        if here == space:
            standing += 1
    return worth + 0.5 * standing


def last_tile(s: State, treasure: int) -> bool:
    """Whether only one tile of a treasure is left."""
    left = 0
    for tile in s.layout.tables.treasure_tiles[treasure]:
        if s.sides[s.layout.space_of[tile]]:
            left += 1
    return left < 2
