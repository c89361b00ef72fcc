"""Decisions that deserve thought, and the answers worth trying there."""

from __future__ import annotations

from typing import Final

from wardround.games.forbidden_clinic import actions as a
from wardround.games.forbidden_clinic.actions import ClinicAction
from wardround.games.forbidden_clinic.advice.script import weigh
from wardround.games.forbidden_clinic.rules.constants import (
    NOBODY,
    OVER_LIMIT,
    TREASURE_DRAW,
    WINDOW,
)
from wardround.games.forbidden_clinic.rules.state import State

WEIGHTY: Final = frozenset(
    {"take_action", "over_limit", "escort_to", "boost_from", "boost_to", "window"}
)
MAX_CANDIDATES: Final = 8
TEMPTING: Final = 0.03
"""The share of the best answer's weight that makes another worth trying."""


def candidates(
    s: State, seat: int, own: ClinicAction, options: list[ClinicAction]
) -> list[ClinicAction]:
    """The answers worth trying, the script's own first."""
    if s.decision == WINDOW:
        return [own, *_boosts_or_not(s, own, options)]
    weights = weigh(s, options)
    order = sorted(range(len(options)), key=lambda n: -weights[n])
    bar = TEMPTING * weights[order[0]]
    can_ready = any(isinstance(action, a.Ready) for action in options)
    best = [own]
    for n in order:
        if len(best) == MAX_CANDIDATES:
            break
        tempts = weights[n] >= bar or s.decision == OVER_LIMIT or completes(s, options[n])
        idles = can_ready and isinstance(options[n], a.EndActions)
        if tempts and not idles and options[n] != own:
            best.append(options[n])
    return best


def completes(s: State, action: ClinicAction) -> bool:
    """Whether it gives a card to a player who already has some of its kind, collector or not."""
    if not isinstance(action, a.Give):
        return False
    tables = s.layout.tables
    card = tables.card_index[action.card]
    if s.coins[tables.treasure_of_card[card]] != NOBODY:
        return False
    held = s.hands[tables.seat_index[action.player]][card]
    return s.hands[action.seat][card] <= held < tables.cards_to_capture


def _boosts_or_not(s: State, own: ClinicAction, options: list[ClinicAction]) -> list[ClinicAction]:
    """Before cards are drawn: play a Revenue Boost, or keep it."""
    if s.phase != TREASURE_DRAW:
        return []
    tables = s.layout.tables
    boosts: list[ClinicAction] = [
        action
        for action in options
        if isinstance(action, a.Play) and tables.lifts[tables.card_index[action.card]]
    ]
    if own in boosts:
        return [action for action in options if isinstance(action, a.Pass)]
    return boosts if isinstance(own, a.Pass) else []
