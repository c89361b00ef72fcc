"""How far the team has come: treasures, key cards, the way home; for the advice."""

from __future__ import annotations

from typing import Final

from wardround.games.forbidden_clinic.advice.ways import (
    FAR,
    steps_to,
    treasure_spaces,
    way_of,
)
from wardround.games.forbidden_clinic.rules.constants import NOBODY
from wardround.games.forbidden_clinic.rules.state import State

KEY_DRAWS: Final = 6
"""How many Treasure cards the team can draw while it waits for a key card."""
NOT_HOME: Final = 0.3
"""What a token that is nearly at the Front Desk still lacks."""
SCARCE: Final = 0.05
"""What each discarded card of a treasure costs from the second on: four of five are needed."""
LONG_WAY: Final = 10
"""A way of this many steps takes away all that a short one is worth."""
WAY_LATER: Final = 0.1
"""How much the way to a treasure counts while its cards are still being collected …"""
WAY_NOW: Final = 0.35
"""… and with at most one card missing."""

HELP: Final = 0.05
"""What a card in another hand is worth to a collector beside it, with room for it …"""
NO_ROOM: Final = 0.2
"""… and what remains of that when a full hand cannot take gifts."""

# How far a treasure has come, by how many quarters of its cards one hand holds.
GATHERED: Final = [0.0, 0.06, 0.2, 0.42, 0.75]


def gathered(s: State, treasure: int, seat: int) -> float:
    """What the cards of one hand are worth towards a treasure."""
    tables = s.layout.tables
    cards = s.hands[seat][tables.card_of_treasure[treasure]]
    return GATHERED[min(4, 4 * cards // tables.cards_to_capture)]


def treasure_progress(s: State, left: int, treasure: int) -> float:
    """From 0 to 1 (captured): the best collector, the way to the tile, the helpers nearby."""
    if s.coins[treasure] != NOBODY:
        return 1.0
    tables = s.layout.tables
    card, enough = tables.card_of_treasure[treasure], tables.cards_to_capture
    spaces: list[int] = []
    steps: list[int] = []
    best = 0.0
    for seat, hand in enumerate(s.hands):
        if not hand[card]:
            continue
        if not steps:
            spaces = treasure_spaces(s, treasure)
            steps = steps_to(s, left, spaces, tables.board.edges)
        counts = WAY_NOW if hand[card] + 1 >= enough else WAY_LATER
        way = way_of(s, left, seat, steps, spaces)
        worth = gathered(s, treasure, seat) * (1.0 - counts * way / LONG_WAY)
        best = max(best, worth + helped(s, card, seat))
    gone = s.treasure_discards[card]
    scarcity = SCARCE * (gone - 1) if gone > 1 else 0.0
    return best - scarcity


def helped(s: State, card: int, collector: int) -> float:
    """What the cards in other hands are worth to a collector, more the closer they are."""
    tables, here = s.layout.tables, s.tokens[collector]
    missing = tables.cards_to_capture - s.hands[collector][card]
    if missing <= 0:
        return 0.0
    each, worth = 0.0, 0.0
    for seat, hand in enumerate(s.hands):
        cards = hand[card]
        if not cards or seat == collector:
            continue
        if not each:
            each = help_of_a_card(s, collector, missing)
        away = tables.board.distance(s.tokens[seat], here)
        if s.layout.roles[seat].gives_anywhere:
            away = 0
        worth += each * min(missing, cards) * (1.0 - away / LONG_WAY)
    return worth


def help_of_a_card(s: State, collector: int, missing: int) -> float:
    """What a card in a hand beside a collector is worth, less where there is no room for it."""
    tables = s.layout.tables
    if tables.gift_above_limit:
        return HELP
    room = tables.hand_limit - s.cards_held[collector]
    return HELP if room >= missing else HELP * (NO_ROOM + (1.0 - NO_ROOM) * max(0, room) / missing)


def keys_held(s: State) -> int:
    """How many key cards are in all hands together."""
    held = 0
    for hand in s.hands:
        for card in s.layout.tables.key_cards:
            held += hand[card]
    return held


def key_chance(s: State) -> float:
    """How likely a key card is to be drawn before the deck is renewed and while there is time."""
    keys, cards = 0, 0
    for packet in s.treasure_deck.packets:
        cards += len(packet)
        for card in s.layout.tables.key_cards:
            keys += packet.count(card)
    none = 1.0
    for _ in range(KEY_DRAWS):
        none *= 1.0 - keys / max(1, cards)
    return 1.0 - none


def homecoming(s: State, left: int) -> float:
    """With all coins captured, from 0 to 1: how close all tokens are to the Front Desk."""
    goals = [s.layout.goal]
    steps = steps_to(s, left, goals, s.layout.tables.board.edges)
    near = 0.0
    for seat in range(len(s.tokens)):
        way = way_of(s, left, seat, steps, goals)
        near += (1.0 - NOT_HOME) * (1.0 - way / FAR) if way else 1.0
    return near / len(s.tokens)
