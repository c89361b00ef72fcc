"""A feeling for the game: how good a position is (`evaluate`) and a choice looks (`rate`).

The clinic is judged by what can go wrong before the next turn and by how far the team has come.
`rate` looks at single choices and never carries anything out.
"""

from __future__ import annotations

from typing import Final

from wardround.games.forbidden_clinic import actions as a
from wardround.games.forbidden_clinic.actions import ClinicAction
from wardround.games.forbidden_clinic.ending import key_card_held
from wardround.games.forbidden_clinic.state import RUNNING, SAVED, SETUP, State, value
from wardround.games.forbidden_clinic.tables import NOBODY, STRESSED

READY_RISK: Final = 0.04
"""What can happen to a Ready tile until somebody can look after it."""
LATER_RISK: Final = 0.16
"""What a card in the discards or deep in the deck may do after an incoming card."""

# The parts of the chance of winning. They stay below 1 together, so that no step home is lost.
FROM_THE_START: Final = 0.08
FOR_TREASURES: Final = 0.36
FOR_COMFORT: Final = 0.08
FOR_HOMECOMING: Final = 0.46
WITHOUT_KEY: Final = 0.4
"""What is lost of it at the end if the last key card is gone."""
KEY_DRAWS: Final = 6
"""How many Treasure cards the team can wait for a key card."""
NOT_HOME: Final = 0.3
"""What a token lacks that is nearly at the Front Desk."""
LONGEST_WAY: Final = 16
CUT_OFF: Final = 4
"""Steps that are counted more where the tiles in between have burned out."""
BURNED_OUT: Final = 3
"""Steps that are counted more for a token that has to be brought back first."""
SCARCE: Final = 0.05
"""What each discarded card of a treasure costs from the second on: four of five are needed."""

# How much of the way a treasure has come with so many of its cards in one hand, in quarters.
GATHERED: Final = [0.0, 0.06, 0.2, 0.42, 0.75]


def evaluate(s: State, seat: int) -> float:
    """How likely the team seems to win, from 0 to 1; the same for every seat."""
    if s.ended != RUNNING:
        return 1.0 if s.ended == SAVED else 0.0
    if s.phase == SETUP:
        return 0.3
    threat = threats(s)
    progress = 0.0
    for treasure in range(len(s.coins)):
        progress += treasure_progress(s, treasure)
    progress /= len(s.coins)
    score = FROM_THE_START + FOR_TREASURES * progress + FOR_COMFORT * comfort(s, threat)
    if NOBODY not in s.coins:
        score += FOR_HOMECOMING * homecoming(s)
    score *= 1.0 - WITHOUT_KEY * progress * (1.0 - key_chance(s))
    return min(0.99, survival(s, threat) * score)


# -- What can go wrong ------------------------------------------------------------------------


def threats(s: State) -> list[float]:
    """For each space, how likely its Clinic card comes up before the next turn is over."""
    space_of = s.layout.space_of
    found = [0.0] * len(s.sides)
    cards = s.cards_left if s.cards_left else value(s)
    for packet in reversed(s.clinic_deck.packets):
        drawn = min(cards, len(packet))
        cards -= drawn
        chance = max(LATER_RISK, drawn / len(packet)) if drawn else LATER_RISK
        for tile in packet:
            found[space_of[tile]] = chance
    for tile in s.clinic_discards:
        found[space_of[tile]] = LATER_RISK
    for tile in s.shown:
        found[space_of[tile]] = 1.0
    return found


def risk(s: State, threat: list[float], space: int) -> float:
    """How likely a tile burns out soon; 1 if it has."""
    side = s.sides[space]
    if not side:
        return 1.0
    return threat[space] if side == STRESSED else READY_RISK * threat[space]


def survival(s: State, threat: list[float]) -> float:
    """How likely the Front Desk and one tile of each open treasure last."""
    layout = s.layout
    safe = 1.0 - risk(s, threat, layout.goal)
    for treasure, captor in enumerate(s.coins):
        if captor == NOBODY:
            all_gone = 1.0
            for tile in layout.tables.treasure_tiles[treasure]:
                all_gone *= max(0.02, risk(s, threat, layout.space_of[tile]))
            safe *= 1.0 - all_gone
    return safe


def comfort(s: State, threat: list[float]) -> float:
    """How well everybody stands: tiles that hold, nobody burned out, specials, a guard."""
    worry = 0.0
    for space, side in enumerate(s.sides):
        if not side:
            worry += 1.0
        elif side == STRESSED:
            worry += 0.4 + threat[space] * importance(s, space)
    burned = 0
    for space in s.tokens:
        if not s.sides[space]:
            burned += 1
    calm = max(0.0, 1.0 - worry / len(s.sides))
    back = 0.2 * (1.0 - burned / len(s.tokens))
    specials = 0.05 * min(4, s.specials_held)
    return 0.5 * calm + specials + back + 0.2 * guard(s)


def guard(s: State) -> float:
    """From 0 to 1: how close somebody is to the Front Desk, to ready it in time."""
    board, goal = s.layout.tables.board, s.layout.goal
    closest = len(board.rings[goal])
    for space in s.tokens:
        closest = min(closest, max(0, board.distance(space, goal) - 1))
    return 1.0 - closest / len(board.rings[goal])


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


def gathered(s: State, treasure: int, seat: int) -> float:
    """What the cards of one hand are worth towards a treasure."""
    tables = s.layout.tables
    cards = s.hands[seat][tables.card_of_treasure[treasure]]
    return GATHERED[min(4, 4 * cards // tables.cards_to_capture)]


def treasure_progress(s: State, treasure: int) -> float:
    """From 0 to 1 (captured): the best collector, the way to the tile, the helpers nearby."""
    if s.coins[treasure] != NOBODY:
        return 1.0
    best, collector = -1.0, 0
    for seat in range(len(s.hands)):
        worth = gathered(s, treasure, seat) * (0.85 + 0.15 * nearness(s, treasure, seat))
        if worth > best:
            best, collector = worth, seat
    card = s.layout.tables.card_of_treasure[treasure]
    missing = s.layout.tables.cards_to_capture - s.hands[collector][card]
    help_ = 0.0
    for seat in range(len(s.hands)):
        cards = min(missing, s.hands[seat][card])
        if seat != collector and cards > 0:
            away = s.layout.tables.board.distance(s.tokens[seat], s.tokens[collector])
            help_ += 0.02 * cards * (1.0 - away / 10.0)
    gone = s.treasure_discards[card]
    return best + help_ - (SCARCE * (gone - 1) if gone > 1 else 0.0)


def nearness(s: State, treasure: int, seat: int) -> float:
    """From 0 to 1: how close a token is to a tile of a treasure that is still there."""
    layout, board = s.layout, s.layout.tables.board
    here = s.tokens[seat]
    closest = len(board.rings[here])
    for tile in layout.tables.treasure_tiles[treasure]:
        space = layout.space_of[tile]
        if s.sides[space]:
            closest = min(closest, board.distance(here, space))
    return 1.0 - closest / len(board.rings[here])


def key_chance(s: State) -> float:
    """How likely there will be a key card: held, or still to come before the deck is renewed."""
    if key_card_held(s):
        return 1.0
    keys, cards = 0, 0
    for packet in s.treasure_deck.packets:
        for card in packet:
            cards += 1
            if card in s.layout.tables.key_cards:
                keys += 1
    none = 1.0
    for _ in range(KEY_DRAWS):
        none *= 1.0 - keys / max(1, cards)
    return 1.0 - none


def homecoming(s: State) -> float:
    """With all coins captured, from 0 to 1: how close everybody is to the Front Desk."""
    ways = ways_home(s)
    near = 0.0
    for space in s.tokens:
        way = ways[space] if s.sides[space] else ways[space] + BURNED_OUT
        near += (1.0 - NOT_HOME) * (1.0 - way / LONGEST_WAY) if way else 1.0
    return near / len(s.tokens)


def ways_home(s: State) -> list[int]:
    """How many steps it is from each space to the Front Desk over tiles that are left."""
    board, goal = s.layout.tables.board, s.layout.goal
    ways = [board.distance(space, goal) + CUT_OFF for space in range(len(s.sides))]
    ways[goal] = 0
    edge = [goal]
    steps = 0
    while edge:
        steps += 1
        further: list[int] = []
        for space in edge:
            for beside in board.edges[space]:
                if ways[beside] > steps:
                    ways[beside] = steps
                    if s.sides[beside]:
                        further.append(beside)
        edge = further
    return ways


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
    threat = threats(s) if s.phase != SETUP else []
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
    best, aim = 0.3, NOBODY
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
