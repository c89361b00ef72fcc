"""How good a position looks, and which actions look promising: for bots.

`evaluate` thinks in deeds (`prospects`): tokens in hand, what chaos and missing sleep will cost,
what the patients on the board threaten, and what each hero can reach with the points that are left.
"""

from __future__ import annotations

from math import exp
from typing import Final

from wardround.core.actions import Action
from wardround.games.hero.auras import Line
from wardround.games.hero.prospects import (
    gains_in,
    hopes,
    party_worth,
    prospects,
    rounds_left,
    threats,
)
from wardround.games.hero.scoring import rank_key, scores
from wardround.games.hero.state import State
from wardround.games.hero.vocabulary import (
    A_ACCEPT,
    A_CALL_CONSULTANT,
    A_CALL_STAFF,
    A_CHOOSE_OPTION,
    A_COPY_LINE,
    A_DECLINE,
    A_DISCARD_JOURNAL,
    A_DONE,
    A_END_TURN,
    A_KEEP_JOURNAL,
    A_LOOK,
    A_MOVE,
    A_RUN,
    A_SHIFT_TO,
    A_SLEEP,
    A_STUDY,
    A_TAKE_NONE,
    A_TAKE_PATIENT,
    A_TAKE_STAFF,
    A_TIMER_PATIENT,
    A_TREAT,
    A_USE,
    CHAOS_TOKEN,
    GAIN,
    PATIENT,
    SLEEP,
    SLEEP_TOKEN,
    WON,
)

RIVAL: Final = 0.3
"""How much of what the best rival can hope for is set against one's own hopes. With more of it a
bot lets patients leave, since their chaos hurts everybody alike, and all sleep the night away."""
TOGETHER: Final = 45.0
"""How many deeds ahead make a position clearly better for a party."""
AT_END: Final = 8.0
AN_HOUR: Final = 3.5
"""The same against each other: little at the end of the night, more for each hour before."""


def evaluate(s: State, seat: int) -> float:
    """How good the night looks for a seat, from 0 (lost) to 1 (won)."""
    if not s.in_play():
        return _result(s, seat)
    if s.shift.coop:
        return _chance((party_worth(s) + prospects(s, seat)) / TOGETHER)
    threat = threats(s)
    best = -1000.0
    for other in range(s.shift.seats):
        if other != seat:
            best = max(best, hopes(s, other, threat))
    lead = hopes(s, seat, threat) - RIVAL * best
    return _chance(lead / (AT_END + AN_HOUR * rounds_left(s)))


def _chance(lead: float) -> float:
    return 1.0 / (1.0 + exp(-lead))


def _result(s: State, seat: int) -> float:
    if s.shift.coop:
        return 1.0 if s.reason == WON else 0.0
    all_scores = scores(s)
    mine = rank_key(s, all_scores[seat])
    better = 0
    for score in all_scores:
        if rank_key(s, score) < mine:
            better += 1
    if all_scores[seat].eliminated:
        return 0.0
    return 1.0 - better / s.shift.seats


# -- quick weights -----------------------------------------------------------------------------


def rate(s: State, actions: list[Action]) -> list[float]:
    """Quick weights for listed actions: the light policy of rollouts and of follow-up choices."""
    return [_rate_one(s, action) for action in actions]


def _rate_one(s: State, action: Action) -> float:
    kind, a, b, _ = s.t.meaning[action]
    if kind == A_TREAT:
        card = s.t.patients[a]
        return 8.0 + card.reward + card.chaos
    if kind == A_MOVE:
        return _rate_room(s, a)
    if kind == A_RUN:
        return 0.3 * _rate_room(s, b)
    if kind == A_SLEEP:
        return 3.0 if _wants_sleep(s) else 0.6
    if kind == A_STUDY:
        return 0.25 * rounds_left(s)
    if kind in (A_USE, A_COPY_LINE):
        return _rate_line(s, s.t.lines[a])
    return _rate_answer(s, kind, a, b)


def _rate_answer(s: State, kind: int, a: int, b: int) -> float:
    t = s.t
    if kind in (A_KEEP_JOURNAL, A_DISCARD_JOURNAL):
        journal = t.journals[a]
        worth = 1.0 + 2.0 * sum(journal.skills) + journal.sleep
        for skill in range(4):
            worth += 0.3 * journal.skills[skill] * s.own[s.active][skill]
        return worth if kind == A_KEEP_JOURNAL else 1.0 / worth
    if kind == A_TAKE_STAFF:
        return 0.2 + 0.35 * sum(t.figures[a].skills)
    if kind == A_TAKE_PATIENT:
        return 0.15
    if kind == A_TIMER_PATIENT:
        return 1.0 + t.patients[a].chaos / max(1, s.timer[a])
    if kind == A_CHOOSE_OPTION:
        return max(0.1, sum([_rate_line(s, part) for part in t.lines[a].options[b].lines]))
    if kind == A_SHIFT_TO:
        return 1.0 + sum(t.rooms[a].bonus)
    return _FLAT[kind] if kind < len(_FLAT) else 1.0


def _rate_room(s: State, room: int) -> float:
    """A room is worth going to for its patients, or for sleep."""
    seat = s.active
    gains = gains_in(s, seat, room)
    if gains:
        return 1.0 + max(gains)
    if s.t.rooms[room].actions[SLEEP] and _wants_sleep(s):
        return 2.0
    return 0.5


def _wants_sleep(s: State) -> bool:
    if s.shift.coop:
        return s.bags[0][CHAOS_TOKEN] > 0
    return s.bags[s.active][SLEEP_TOKEN] < s.shift.sleep_needed


def _rate_line(s: State, line: Line) -> float:
    """Lines that give something are worth using; chaos and more patients are not."""
    if line.kind == GAIN:
        if line.token == PATIENT:
            return 0.1
        if line.token == CHAOS_TOKEN:
            return -0.8 * line.n
        return 1.5 * line.n / (1 + line.pay)
    return 0.5


def _flat_weights() -> list[float]:
    weights = [1.0] * 24
    weights[A_LOOK] = 0.1
    weights[A_CALL_STAFF] = 0.15
    weights[A_CALL_CONSULTANT] = 0.08
    weights[A_END_TURN] = 0.2
    weights[A_DONE] = 0.6
    weights[A_TAKE_NONE] = 1.0
    weights[A_ACCEPT] = 3.0
    weights[A_DECLINE] = 0.2
    return weights


_FLAT: Final = _flat_weights()
