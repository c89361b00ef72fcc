"""The human games use every optional rule where it matters, not only as a setting."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from tests.playthroughs import human_games, replayed
from wardround.core.chance import ScriptedChance
from wardround.core.log import silent
from wardround.games.forbidden_clinic import SPEC
from wardround.games.forbidden_clinic import actions as a
from wardround.games.forbidden_clinic.rules import constants as k
from wardround.games.forbidden_clinic.rules.state import State, burned_out

RULES = {
    *("a gift to a full hand", "a Revenue Boost for some on a space", "one for all on a space"),
    *("a Revenue Boost from an empty space", "a walk off an empty space", "a Re-hire"),
    *("a swim", "a first player who is named"),
    *("a special between two Treasure cards", "a special while another hand is above the limit"),
    "a special between two Clinic cards",
}


def used(s: State, action: a.ClinicAction) -> Iterator[str]:
    """The optional rules without which this action would be another one, or not allowed."""
    tables = s.layout.tables
    match action:
        case a.Give() if s.cards_held[tables.seat_index[action.player]] == tables.hand_limit:
            yield "a gift to a full hand"
        case a.BoostTo() if s.riders.bit_count() < s.tokens.count(s.subject):
            yield "a Revenue Boost for some on a space"
        case a.BoostTo() if s.riders.bit_count() > 1 and tables.boost_all:
            yield "one for all on a space"
        case a.BoostFrom() if not s.sides[tables.board.index[action.space]]:
            yield "a Revenue Boost from an empty space"
        case a.Move() if burned_out(s, action.seat) and tables.burnout == k.WALK:
            yield "a walk off an empty space"
        case a.Rehire():
            yield "a Re-hire"
        case a.SwimTo():
            yield "a swim"
        case a.PickFirstPlayer():
            yield "a first player who is named"
        case a.Play() if s.decision == k.OVER_LIMIT and action.seat != s.decider:
            yield "a special while another hand is above the limit"
        case a.Play() if s.phase == k.TREASURE_DRAW and s.cards_left == 1:
            yield "a special between two Treasure cards"
        case a.Play() if s.phase == k.CLINIC_DRAW and s.cards_left < tables.draws[s.tick - 1]:
            yield "a special between two Clinic cards"


@cache
def rules_used() -> set[str]:
    rules: set[str] = set()
    for path in human_games(SPEC.meta.id):
        journal = replayed(path)
        s = journal.first_state(ScriptedChance(list(journal.setup_draws)))
        for move in journal.moves:
            assert isinstance(move.action, a.ClinicAction)
            rules.update(used(s, move.action))
            SPEC.rules.push(s, move.action, ScriptedChance(list(move.draws)), silent())
    return rules


def test_every_optional_rule_is_used_in_a_human_game() -> None:
    assert rules_used() >= RULES
