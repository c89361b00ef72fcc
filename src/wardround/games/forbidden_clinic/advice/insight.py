"""What decides a game, as a row of small numbers: what a network learns the team's chances from.

The table itself (`encode`) says where everything is, but not how far it is; a small network cannot
work that out. All of this is public, and the same for every seat.
"""

from __future__ import annotations

from typing import Final

from wardround.games.forbidden_clinic.advice import guard
from wardround.games.forbidden_clinic.advice.danger import (
    WITH_KEYS,
    Draws,
    importance,
    threats,
)
from wardround.games.forbidden_clinic.advice.progress import (
    homecoming,
    key_chance,
    keys_held,
    treasure_progress,
)
from wardround.games.forbidden_clinic.advice.ways import (
    steps_to,
    tiles_left,
    treasure_spaces,
    way_of,
)
from wardround.games.forbidden_clinic.rules.constants import (
    ACTIONS,
    CLINIC_DRAW,
    NOBODY,
    STRESSED,
    TREASURE_DRAW,
)
from wardround.games.forbidden_clinic.rules.state import State, value

MAX_WAY: Final = 15
NEAR: Final = 2
"""Steps within which a card can be brought in one turn."""
FULL_ROOM: Final = 5
"""Added to the room in a hand, so that a hand that is too full has a number too."""
PER_TREASURE: Final = 19
CAPTURED: Final = [1] + [0] * (PER_TREASURE - 1)


def insight(s: State, seat: int) -> bytes:
    """The clock, the cards to come, the tiles, the way home, then the treasures, most advanced
    first."""
    left, keys, draws = tiles_left(s), keys_held(s), Draws(s)
    deck = [0] * len(s.treasure_discards)
    for packet in s.treasure_deck.packets:
        for card in packet:
            deck[card] += 1
    row = _clock(s) + _cards(s, deck, keys) + _tiles(s, draws) + _ways_home(s, left)
    safe, treasures = 1.0, list[tuple[float, list[int]]]()
    for treasure, captor in enumerate(s.coins):
        if captor == NOBODY:
            lost = draws.losing(treasure)
            safe *= 1.0 - lost
            treasures.append(_treasure(s, left, deck, treasure, lost))
        else:
            treasures.append((1000.0, CAPTURED))
    treasures.sort(key=_advance)
    for _, numbers in treasures:
        row += numbers
    remains = WITH_KEYS[min(keys, len(WITH_KEYS) - 1)]
    at_home = 1.0 - remains * draws.danger(s.layout.goal)
    row += [_scaled(200 * safe), _scaled(200 * at_home * (1.0 - remains * (1.0 - safe)))]
    row.append(len(s.coins) - s.coins.count(NOBODY))
    return bytes(row)


def _advance(treasure: tuple[float, list[int]]) -> float:
    return -treasure[0]


def _scaled(number: float) -> int:
    return max(0, min(255, int(number)))


def _clock(s: State) -> list[int]:
    seats, skull = len(s.tokens), s.layout.tables.skull_tick
    actions = s.actions_left if s.phase == ACTIONS else 0
    phases = [int(s.phase == phase) for phase in (ACTIONS, TREASURE_DRAW, CLINIC_DRAW)]
    now = [int(seats == 7), int(seats == 8), s.tick, value(s), max(0, skull - s.tick)]
    return [*now, min(s.turn, 100), *phases, actions, s.cards_left]


def _cards(s: State, deck: list[int], keys: int) -> list[int]:
    tables = s.layout.tables
    cards, incoming, gone, lifts, key_cards = 0, 0, 0, 0, 0
    for card, count in enumerate(deck):
        cards += count
        if tables.ticks[card]:
            incoming += count
            gone += s.treasure_discards[card]
        if card in tables.key_cards:
            key_cards += count
        if tables.lifts[card]:
            for hand in s.hands:
                lifts += hand[card]
    packets = s.clinic_deck.packets
    clinic = 0
    for packet in packets:
        clinic += len(packet)
    numbers = [incoming, cards, _scaled(100 * incoming / max(1, cards)), gone, clinic]
    numbers += [len(s.clinic_discards), len(packets), keys, int(keys == 0)]
    return [*numbers, _scaled(100 * key_chance(s)), key_cards, s.specials_held, lifts]


def _tiles(s: State, draws: Draws) -> list[int]:
    goal, threat = s.layout.goal, threats(s)
    ready, stressed, burned, worry, soon = 0, 0, 0, 0.0, 0.0
    for space, side in enumerate(s.sides):
        if not side:
            burned += 1
        elif side == STRESSED:
            stressed += 1
            worry += threat[space] * importance(s, space)
            soon += threat[space]
        else:
            ready += 1
    front_desk = [int(s.sides[goal] == STRESSED), _scaled(100 * threat[goal])]
    front_desk.append(_scaled(200 * draws.danger(goal)))
    return [ready, stressed, burned, *front_desk, _scaled(4 * worry), _scaled(10 * soon)]


def _ways_home(s: State, left: int) -> list[int]:
    """Also how full the hands are."""
    tables, goal = s.layout.tables, s.layout.goal
    steps = steps_to(s, left, [goal], tables.board.edges)
    burned_out, ways, full = 0, list[int](), 0
    for seat, space in enumerate(s.tokens):
        ways.append(way_of(s, left, seat, steps, [goal]))
        if not s.sides[space]:
            burned_out += 1
        if s.cards_held[seat] >= tables.hand_limit:
            full += 1
    ways.sort()
    near = [_scaled(100 * guard(s)), _scaled(100 * homecoming(s, left)), s.tokens.count(goal)]
    return [burned_out, *near, ways[-1], ways[-2], sum(ways), full, sum(s.cards_held)]


def _treasure(
    s: State, left: int, deck: list[int], treasure: int, lost: float
) -> tuple[float, list[int]]:
    """How far a treasure has come, and numbers about it and its likeliest collector."""
    tables = s.layout.tables
    card, enough = tables.card_of_treasure[treasure], tables.cards_to_capture
    spaces = treasure_spaces(s, treasure)
    steps = steps_to(s, left, spaces, tables.board.edges)
    best, who, way = -1.0, 0, way_of(s, left, 0, steps, spaces)
    for seat, hand in enumerate(s.hands):
        its_way = way_of(s, left, seat, steps, spaces)
        wish = hand[card] - 0.02 * its_way
        if wish > best:
            best, who, way = wish, seat, its_way
    near, far, second = _elsewhere(s, card, who)
    held, cards = s.hands[who][card], s.cards_held[who]
    missing, stressed = max(0, enough - held), 0
    for space in spaces:
        if s.sides[space] == STRESSED:
            stressed += 1
    progress = treasure_progress(s, left, treasure)
    numbers = [0, held, int(held >= enough), int(held + 1 == enough), near, far]
    numbers += [deck[card], s.treasure_discards[card], int(len(spaces) == 2), stressed]
    numbers += [_scaled(200 * lost), _scaled(150 * progress), min(MAX_WAY, way)]
    numbers += [(who - s.active) % len(s.tokens), cards - held, second]
    numbers += [int(s.layout.roles[who].flies)]
    numbers += [max(0, tables.hand_limit - cards - missing + FULL_ROOM)]
    numbers += [max(0, enough - held - near - far)]
    return 100.0 * progress + 0.01 * held, numbers


def _elsewhere(s: State, card: int, collector: int) -> tuple[int, int, int]:
    """The cards of a kind in other hands: near, far, and the most in one."""
    board, here = s.layout.tables.board, s.tokens[collector]
    near, far, most = 0, 0, 0
    for seat, hand in enumerate(s.hands):
        if seat != collector and hand[card]:
            most = max(most, hand[card])
            anywhere = s.layout.roles[seat].gives_anywhere
            if anywhere or board.distance(s.tokens[seat], here) <= NEAR:
                near += hand[card]
            else:
                far += hand[card]
    return near, far, most
