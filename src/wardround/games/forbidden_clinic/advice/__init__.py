"""How good a position is (`evaluate`), and how good a choice looks (`rate`).

The clinic is judged by what can go wrong before the next turn and by how far the team has come.
`rate` looks at single choices and never carries anything out.
"""

from __future__ import annotations

from typing import Any, Final, cast

from wardround.games.forbidden_clinic import actions as a
from wardround.games.forbidden_clinic.actions import ClinicAction
from wardround.games.forbidden_clinic.advice.danger import importance, risk, survival, threats
from wardround.games.forbidden_clinic.advice.progress import (
    gathered,
    homecoming,
    key_chance,
    keys_held,
    treasure_progress,
)
from wardround.games.forbidden_clinic.advice.ways import tiles_left
from wardround.games.forbidden_clinic.rules.constants import NOBODY, RUNNING, SAVED, SETUP, STRESSED
from wardround.games.forbidden_clinic.rules.state import State

# The parts of the chance of winning. Together they stay below 1, so no step home is lost.
FROM_THE_START: Final = 0.08
FOR_TREASURES: Final = 0.36
FOR_COMFORT: Final = 0.08
FOR_HOMECOMING: Final = 0.46
WITHOUT_KEY: Final = 0.4
"""How much of it is lost, towards the end, if the last key card is gone."""


def evaluate(s: State, seat: int) -> float:
    """How likely the team seems to win, from 0 to 1; the same for every seat."""
    if s.ended != RUNNING:
        return 1.0 if s.ended == SAVED else 0.0
    if s.phase == SETUP:
        return 0.3
    threat, left = threats(s), tiles_left(s)
    progress = 0.0
    for treasure in range(len(s.coins)):
        progress += treasure_progress(s, left, treasure)
    progress /= len(s.coins)
    score = FROM_THE_START + FOR_TREASURES * progress + FOR_COMFORT * comfort(s, threat)
    if NOBODY not in s.coins:
        score += FOR_HOMECOMING * homecoming(s, left)
    keys = keys_held(s)
    if not keys:
        score *= 1.0 - WITHOUT_KEY * progress * (1.0 - key_chance(s))
    return min(0.99, survival(s, keys) * score)


def comfort(s: State, threat: list[float]) -> float:
    """How well the team stands: tiles that hold, nobody burned out, specials, a guard."""
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
    """From 0 to 1: how close a token is to the Front Desk, to ready it in time."""
    board, goal = s.layout.tables.board, s.layout.goal
    closest = len(board.rings[goal])
    for space in s.tokens:
        closest = min(closest, max(0, board.distance(space, goal) - 1))
    return 1.0 - closest / len(board.rings[goal])


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
"""Weights of choices that look equally good wherever they are made."""
GOING: Final = frozenset({a.Move, a.Fly, a.SwimTo})
BRINGING: Final = frozenset({a.RehireTo, a.EscortTo})
READYING: Final = frozenset(
    {a.Ready, a.ReadySecond, a.ReliefTile, a.DonationTile, a.DonationSecond}
)
UNKNOWN: Final = -2
"""The aim of a token before anyone has asked for it."""


def rate(s: State, actions: list[ClinicAction]) -> list[float]:
    """A weight for each listed choice; higher looks better."""
    threat = threats(s) if s.phase != SETUP else []
    aims = [UNKNOWN] * len(s.tokens)
    return [rate_one(s, threat, aims, action) for action in actions]


def rate_one(s: State, threat: list[float], aims: list[int], action: ClinicAction) -> float:
    """The weight of one choice; ``aims`` caches where tokens are needed."""
    layout, tables = s.layout, s.layout.tables
    kind, told = type(action), cast(Any, action)
    plain = PLAIN.get(kind)
    if plain is not None:
        return plain
    if kind in GOING:
        return going(s, aims, told.seat, layout.places[told.tile])
    if kind in READYING:
        return readying(s, threat, layout.places[told.tile])
    if kind is a.BoostTo:
        return boosting(s, aims, layout.places[told.tile])
    if kind in BRINGING:
        return going(s, aims, s.subject, layout.places[told.tile])
    if kind is a.Give:
        receiver = tables.seat_index[told.player]
        return trading(s, tables.card_index[told.card], told.seat, receiver)
    if kind is a.Take:
        giver = tables.seat_index[told.player]
        return trading(s, tables.card_index[told.card], giver, told.seat)
    if kind is a.Discard:
        return 1.0 / (0.1 + card_worth(s, told.seat, tables.card_index[told.card]))
    if kind is a.Play:
        return playing(s, threat, tables.card_index[told.card])
    if kind is a.TriageTop:
        space = layout.places[told.tile]
        return 1.0 / (0.1 + risk(s, threat, space) * importance(s, space))
    if kind is a.TriageOther:
        space = layout.space_of[s.shown[-1]]
        stressed = s.sides[space] == STRESSED
        return 1.0 if stressed == (told.where == "under") else 0.2
    return 1.0


def readying(s: State, threat: list[float], space: int) -> float:
    """A Stressed tile matters by what it is and by how soon its card may come up."""
    return 1.0 + 6.0 * threat[space] * importance(s, space)


def going(s: State, aims: list[int], seat: int, space: int) -> float:
    """A step is good if it brings a token closer to where it is needed."""
    board, here = s.layout.tables.board, s.tokens[seat]
    if aims[seat] == UNKNOWN:
        aims[seat] = target_of(s, seat)
    aim = aims[seat]
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


def boosting(s: State, aims: list[int], space: int) -> float:
    """A Revenue Boost should bring a token to a target, or back from an empty space."""
    worth = 0.1
    for seat in range(len(s.tokens)):
        if s.riders >> seat & 1:
            worth += going(s, aims, seat, space)
    return worth


def trading(s: State, card: int, giver: int, receiver: int) -> float:
    """Cards go to the player who has more of them; a captured treasure needs none."""
    if s.coins[s.layout.tables.treasure_of_card[card]] != NOBODY:
        return 0.05
    enough = s.layout.tables.cards_to_capture
    has, gets = s.hands[giver][card], s.hands[receiver][card]
    if gets >= enough or has > gets:
        return 0.05
    room = s.cards_held[receiver] < s.layout.tables.hand_limit
    return (2.0 + 3.0 * gets) if room else 0.3 + gets


def card_worth(s: State, seat: int, card: int) -> float:
    """What a card is worth in a hand: nothing once its treasure is captured, more with its like."""
    tables = s.layout.tables
    treasure = tables.treasure_of_card[card]
    if treasure == NOBODY:
        return 3.0 if card in tables.key_cards else 1.5
    if s.coins[treasure] != NOBODY:
        return 0.0
    cards = s.hands[seat][card]
    return 0.3 if cards > tables.cards_to_capture else 0.5 * cards * cards


def playing(s: State, threat: list[float], card: int) -> float:
    """A Relief Vet or Donation for a tile in danger; a Revenue Boost when a token is needed."""
    if s.layout.tables.lifts[card]:
        return 1.0 if NOBODY in s.coins else 6.0
    worst = 0.0
    for space, side in enumerate(s.sides):
        if side == STRESSED:
            worst = max(worst, threat[space] * importance(s, space))
    return worst if NOBODY in s.coins else 0.3 * worst
