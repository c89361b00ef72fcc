"""A feeling for the game: how good a position is (`evaluate`) and a choice looks (`rate`).

`evaluate` is a chance of winning: that nothing vital burns out in the draws of this turn, times a
logistic estimate of the rest of the game. Its weights come from fits to the results of games
between bots, rounded. `rate` looks at single choices and never carries anything out.
"""

from __future__ import annotations

from math import exp
from typing import Final

from wardround.games.forbidden_clinic import actions as a
from wardround.games.forbidden_clinic.actions import ClinicAction
from wardround.games.forbidden_clinic.state import (
    ACTIONS,
    CLINIC_DRAW,
    RUNNING,
    SAVED,
    SETUP,
    TREASURE_DRAW,
    State,
    value,
)
from wardround.games.forbidden_clinic.tables import NOBODY, STRESSED

# What speaks for the team and against it, in units of the logistic estimate.
EVERY_GAME: Final = -5.0
PER_COIN: Final = 1.6
GATHERED: Final = [0.0, 0.3, 0.5, 0.8, 1.6]
"""For a treasure that is not captured: so many of its cards in one hand."""
PER_HELPER: Final = 0.18
"""For each missing card that another hand holds."""
HANDS_MEET: Final = 0.1
"""If a card that completes a treasure is on the same tile as who collects it."""
WAY_TO_CAPTURE: Final = -0.15
"""For each step between a complete set and its tile."""
WAY_TO_COLLECT: Final = -0.05
"""The same while cards have still to change hands."""
NO_KEY: Final = -0.2
PER_BOOST: Final = 0.25
PER_TICK_LEFT: Final = 0.12
FULL_DECK: Final = 0.7
PER_LOST_TILE: Final = -0.13
PER_STRESSED_TILE: Final = -0.05
PER_BURNED_OUT: Final = -0.1
DESK_EXPOSED: Final = -0.5
"""The Front Desk is Stressed, or will be, when the next incoming card may come."""
DESK_UNGUARDED: Final = -0.7
"""The same, and the next player is too far away to ready it."""
DESK_FORSAKEN: Final = -5.0
"""The same, and so is the player after that."""
DESK_WITHOUT_KEY: Final = -1.7
"""The same, and nobody holds a card that readies it at the last moment."""
SAVED_BY_KEY: Final = 0.3
"""How much of a danger is left if somebody holds a card for it."""
ONE_TILE_LEFT: Final = -0.1
"""For a treasure that is not captured and has lost a tile."""
LAST_TILE_STRESSED: Final = -0.16
BOTH_TILES_STRESSED: Final = -0.16
ALL_COINS: Final = 3.2
PER_STEP_HOME: Final = -0.65
"""With all coins: for each step that a token is away from the Front Desk on average."""
HOME_WITHOUT_KEY: Final = -0.4
PER_ACTION: Final = 0.1
UNKNOWN_DECK: Final = 0.16
"""How likely incoming cards are in a turn when the Treasure deck is about to be shuffled."""


def evaluate(s: State, seat: int) -> float:
    """How likely the team seems to win, from 0 to 1; the same for every seat."""
    if s.ended != RUNNING:
        return 1.0 if s.ended == SAVED else 0.0
    if s.phase == SETUP:
        return 0.3
    coming, keys = incoming(s), keys_held(s)
    threat = threats(s, coming)
    worry = hardship(s) + coming * desk_worry(s, threat, keys)
    logit = EVERY_GAME + prospects(s, keys) + worry
    return survival(s, threat, keys) / (1.0 + exp(-logit))


# -- What can go wrong ------------------------------------------------------------------------


def incoming(s: State) -> float:
    """How likely an incoming card turns up in two draws of the Treasure deck."""
    cards, bad = 0, 0
    ticks = s.layout.tables.ticks
    for packet in s.treasure_deck.packets:
        cards += len(packet)
        for card in packet:
            if ticks[card]:
                bad += 1
    if cards < 4:
        return UNKNOWN_DECK
    return 1.0 - (cards - bad) * (cards - bad - 1) / (cards * (cards - 1))


def threats(s: State, coming: float) -> list[float]:
    """For each space, how likely its Clinic card comes up before this turn is over, if incoming
    cards are so likely."""
    space_of = s.layout.space_of
    found = [0.0] * len(s.sides)
    cards = s.cards_left if s.phase == CLINIC_DRAW else value(s)
    shuffled = coming if s.phase in (ACTIONS, TREASURE_DRAW) else 0.0
    left = cards
    for packet in reversed(s.clinic_deck.packets):
        drawn = min(left, len(packet))
        left -= drawn
        for tile in packet:
            found[space_of[tile]] = (1.0 - shuffled) * drawn / len(packet)
    discards = len(s.clinic_discards)
    if discards:
        # An incoming card lays the discards on top; an empty deck is made of them.
        on_top = shuffled * min(cards, discards) + (1.0 - shuffled) * min(left, discards)
        for tile in s.clinic_discards:
            found[space_of[tile]] = on_top / discards
    for tile in s.shown:
        found[space_of[tile]] = 1.0
    return found


def risk(s: State, threat: list[float], space: int) -> float:
    """How likely a tile burns out in this turn; 1 if it has."""
    side = s.sides[space]
    if not side:
        return 1.0
    return threat[space] if side == STRESSED else 0.0


def survival(s: State, threat: list[float], keys: int) -> float:
    """How likely the Front Desk and one tile of each open treasure last.

    A key card can be played between the treasure draw and the Clinic draw: it takes most of the
    greatest danger away.
    """
    layout = s.layout
    dangers = [risk(s, threat, layout.goal)]
    for treasure, captor in enumerate(s.coins):
        if captor == NOBODY:
            all_gone = 1.0
            for tile in layout.tables.treasure_tiles[treasure]:
                all_gone *= risk(s, threat, layout.space_of[tile])
            dangers.append(all_gone)
    dangers.sort(reverse=True)
    safe = 1.0
    for number, danger in enumerate(dangers):
        safe *= 1.0 - danger * (SAVED_BY_KEY if number < keys else 1.0)
    return safe


def keys_held(s: State) -> int:
    """How many key cards all hands hold."""
    keys = 0
    for hand in s.hands:
        for card in s.layout.tables.key_cards:
            keys += hand[card]
    return keys


def desk_worry(s: State, threat: list[float], keys: int) -> float:
    """The Front Desk falls to its card and an incoming one in a row, unless the next players or a
    key card can ready it in between."""
    goal, seats = s.layout.goal, len(s.tokens)
    exposed = 1.0 if s.sides[goal] == STRESSED else threat[goal]
    worry = DESK_EXPOSED if keys else DESK_EXPOSED + DESK_WITHOUT_KEY
    if not can_ready(s, (s.active + 1) % seats, goal):
        worry += DESK_UNGUARDED
        if not can_ready(s, (s.active + 2) % seats, goal):
            worry += DESK_FORSAKEN
    return worry * exposed


def can_ready(s: State, seat: int, space: int) -> bool:
    """Whether a turn is enough for a player to walk to a tile and ready it."""
    here = s.tokens[seat]
    reach = s.layout.tables.actions_per_turn
    return bool(s.sides[here]) and s.layout.tables.board.distance(here, space) <= reach


def hardship(s: State) -> float:
    """Tiles and people lost, tiles in danger, the level of patients."""
    tables = s.layout.tables
    lost, stressed, burned = 0, 0, 0
    for side in s.sides:
        if not side:
            lost += 1
        elif side == STRESSED:
            stressed += 1
    for space in s.tokens:
        if not s.sides[space]:
            burned += 1
    worry = PER_LOST_TILE * lost + PER_STRESSED_TILE * stressed + PER_BURNED_OUT * burned
    for treasure, captor in enumerate(s.coins):
        if captor == NOBODY:
            there, ready = 0, 0
            for tile in tables.treasure_tiles[treasure]:
                side = s.sides[s.layout.space_of[tile]]
                if side:
                    there += 1
                    if side != STRESSED:
                        ready += 1
            if there == 1:
                worry += ONE_TILE_LEFT
            if not ready:
                worry += LAST_TILE_STRESSED if there == 1 else BOTH_TILES_STRESSED
    deck = s.treasure_deck.size() / len(tables.card_deck)
    return worry + PER_TICK_LEFT * (tables.skull_tick - s.tick) + FULL_DECK * deck


def importance(s: State, space: int) -> float:
    """What a tile is worth to the team: the goal, open treasures, the ground under tokens."""
    layout = s.layout
    if space == layout.goal:
        return 5.0
    treasure = layout.treasure_at[space]
    worth = 1.0
    if treasure != NOBODY and s.coins[treasure] == NOBODY:
        worth = 4.0 if last_tile(s, treasure) else 2.0
    return worth + 0.5 * s.tokens.count(space)


def last_tile(s: State, treasure: int) -> bool:
    """Whether only one tile of a treasure is left."""
    left = 0
    for tile in s.layout.tables.treasure_tiles[treasure]:
        if s.sides[s.layout.space_of[tile]]:
            left += 1
    return left < 2


# -- How far the team has come ----------------------------------------------------------------


def prospects(s: State, keys: int) -> float:
    """Coins, cards on their way to a coin, specials, and in the end the way home."""
    tables = s.layout.tables
    hopes = 0.0
    open_coins = 0
    for treasure, captor in enumerate(s.coins):
        if captor == NOBODY:
            open_coins += 1
            hopes += treasure_hopes(s, treasure)
        else:
            hopes += PER_COIN
    boosts = 0
    for hand in s.hands:
        for card in tables.specials:
            if tables.lifts[card]:
                boosts += hand[card]
    hopes += PER_BOOST * min(3, boosts) + (0.0 if keys else NO_KEY)
    if s.phase == ACTIONS:
        hopes += PER_ACTION * s.actions_left
    if open_coins:
        return hopes
    board, goal = tables.board, s.layout.goal
    away = 0
    for space in s.tokens:
        away += board.distance(space, goal)
    hopes += ALL_COINS + PER_STEP_HOME * away / len(s.tokens)
    return hopes + (0.0 if keys else HOME_WITHOUT_KEY)


def treasure_hopes(s: State, treasure: int) -> float:
    """The best collector of a treasure: cards, the way to its tile, and who has the others."""
    tables, board = s.layout.tables, s.layout.tables.board
    card, enough = tables.card_of_treasure[treasure], tables.cards_to_capture
    total, most, collector, way = 0, -1, 0, 0
    for seat, hand in enumerate(s.hands):
        total += hand[card]
        cards = min(enough, hand[card])
        if cards >= most:
            steps = way_to(s, treasure, seat)
            if cards > most or steps < way:
                most, collector, way = cards, seat, steps
    hopes = GATHERED[min(4, 4 * most // enough)]
    if most == enough:
        return hopes + WAY_TO_CAPTURE * way
    others = total - s.hands[collector][card]
    hopes += PER_HELPER * min(enough - most, others)
    if total >= enough:
        hopes += WAY_TO_COLLECT * way
        here = s.tokens[collector]
        for seat, hand in enumerate(s.hands):
            if seat != collector and hand[card] and not board.distance(here, s.tokens[seat]):
                return hopes + HANDS_MEET
    return hopes


def way_to(s: State, treasure: int, seat: int) -> int:
    """How many steps a token is from the closest tile of a treasure that is still there."""
    layout, board = s.layout, s.layout.tables.board
    here = s.tokens[seat]
    closest = len(board.rings[here])
    for tile in layout.tables.treasure_tiles[treasure]:
        space = layout.space_of[tile]
        if s.sides[space]:
            closest = min(closest, board.distance(here, space))
    return closest


def gathered(s: State, treasure: int, seat: int) -> float:
    """What the cards of one hand are worth towards a treasure."""
    tables = s.layout.tables
    cards = s.hands[seat][tables.card_of_treasure[treasure]]
    return GATHERED[min(4, 4 * cards // tables.cards_to_capture)]


# -- How good a choice looks ------------------------------------------------------------------


PLAIN: Final[dict[type[ClinicAction], float]] = {
    a.Capture: 50.0,
    a.Rehire: 4.0,
    a.Escort: 1.0,
    a.Triage: 0.5,
    a.EndActions: 0.1,
    a.Done: 0.1,
    a.Pass: 1.5,
}
"""Choices that look alike wherever they are made."""


def rate(s: State, actions: list[ClinicAction]) -> list[float]:
    """A weight for each listed choice; higher looks better."""
    threat = threats(s, incoming(s)) if s.phase != SETUP else []
    return [rate_one(s, threat, action) for action in actions]


def rate_one(s: State, threat: list[float], action: ClinicAction) -> float:
    """The weight of one choice."""
    layout, tables = s.layout, s.layout.tables
    if isinstance(action, a.Ready | a.ReadySecond):
        return readying(s, threat, layout.space_of[tables.tile_index[action.tile]])
    if isinstance(action, a.ReliefTile | a.DonationTile | a.DonationSecond):
        return readying(s, threat, layout.space_of[tables.tile_index[action.tile]])
    if isinstance(action, a.Move | a.Fly | a.SwimTo):
        return going(s, action.seat, layout.space_of[tables.tile_index[action.tile]])
    if isinstance(action, a.RehireTo | a.EscortTo):
        return going(s, s.subject, layout.space_of[tables.tile_index[action.tile]])
    if isinstance(action, a.BoostTo):
        return boosting(s, layout.space_of[tables.tile_index[action.tile]])
    if isinstance(action, a.Give):
        receiver = tables.seat_index[action.player]
        return trading(s, tables.card_index[action.card], action.seat, receiver)
    if isinstance(action, a.Take):
        giver = tables.seat_index[action.player]
        return trading(s, tables.card_index[action.card], giver, action.seat)
    if isinstance(action, a.Discard):
        return 1.0 / (0.1 + card_worth(s, action.seat, tables.card_index[action.card]))
    if isinstance(action, a.Play):
        return playing(s, threat, tables.card_index[action.card])
    if isinstance(action, a.TriageTop):
        space = layout.space_of[tables.tile_index[action.tile]]
        return 1.0 / (0.1 + risk(s, threat, space) * importance(s, space))
    if isinstance(action, a.TriageOther):
        space = layout.space_of[s.shown[-1]]
        stressed = s.sides[space] == STRESSED
        return 1.0 if stressed == (action.where == "under") else 0.2
    return PLAIN.get(type(action), 1.0)


def readying(s: State, threat: list[float], space: int) -> float:
    """A Stressed tile matters by what it is and by how soon its card may come up."""
    return 1.0 + 6.0 * threat[space] * importance(s, space)


def going(s: State, seat: int, space: int) -> float:
    """A step is good if it brings a token closer to where it is needed."""
    board, here = s.layout.tables.board, s.tokens[seat]
    aim = target_of(s, seat)
    if aim == NOBODY:
        return 0.5
    closer = board.distance(here, aim) - board.distance(space, aim)
    return 0.5 + max(0, closer) * (2.0 if s.sides[space] != STRESSED else 1.5)


def target_of(s: State, seat: int) -> int:
    """Where a token is needed: the Front Desk at the end, else the treasure it collects."""
    layout = s.layout
    if NOBODY not in s.coins:
        return layout.goal
    best, aim = 0.6, NOBODY
    for treasure, captor in enumerate(s.coins):
        worth = gathered(s, treasure, seat)
        if captor == NOBODY and worth > best:
            for tile in layout.tables.treasure_tiles[treasure]:
                if s.sides[layout.space_of[tile]]:
                    best, aim = worth, layout.space_of[tile]
    return aim


def boosting(s: State, space: int) -> float:
    """A Revenue Boost should bring somebody to a target, or back from an empty space."""
    worth = 0.1
    for seat in range(len(s.tokens)):
        if s.riders >> seat & 1:
            worth += going(s, seat, space)
    return worth


def trading(s: State, card: int, giver: int, receiver: int) -> float:
    """Cards go to whoever has more of them; a captured treasure needs none."""
    if s.coins[s.layout.tables.treasure_of_card[card]] != NOBODY:
        return 0.05
    enough = s.layout.tables.cards_to_capture
    has, gets = s.hands[giver][card], s.hands[receiver][card]
    if gets >= enough or has > gets:
        return 0.05
    room = sum(s.hands[receiver]) < s.layout.tables.hand_limit
    return (2.0 + 3.0 * gets) if room else 0.3 + gets


def card_worth(s: State, seat: int, card: int) -> float:
    """What a card means in a hand: nothing once its treasure is captured, more with its like."""
    tables = s.layout.tables
    treasure = tables.treasure_of_card[card]
    if treasure == NOBODY:
        return 3.0 if card in tables.key_cards else 1.5
    if s.coins[treasure] != NOBODY:
        return 0.0
    cards = s.hands[seat][card]
    return 0.3 if cards > tables.cards_to_capture else 0.5 * cards * cards


def playing(s: State, threat: list[float], card: int) -> float:
    """A Relief Vet or Donation for a tile in danger; a Revenue Boost when somebody is needed."""
    if s.layout.tables.lifts[card]:
        return 1.0 if NOBODY in s.coins else 6.0
    worst = 0.0
    for space, side in enumerate(s.sides):
        if side == STRESSED:
            worst = max(worst, threat[space] * importance(s, space))
    return worst if NOBODY in s.coins else 0.3 * worst
