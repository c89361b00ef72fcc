"""For bots: how good a position looks, and which actions look promising.

`evaluate` counts in deeds: tokens in hand, the cost of chaos and missing sleep, the threat of the
patients on the board, and what each hero can reach with the remaining points.
"""

from __future__ import annotations

from math import exp
from typing import Any, Final, cast

from wardround.core.actions import Action
from wardround.games.hero import actions as a
from wardround.games.hero.advice.odds import covers
from wardround.games.hero.rules.auras import Line
from wardround.games.hero.rules.constants import (
    CHAOS_TOKEN,
    DEEDS,
    GAIN,
    PATIENT,
    SLEEP,
    SLEEP_TOKEN,
    STUDY,
    TREAT,
    WON,
)
from wardround.games.hero.rules.lines import asking_line
from wardround.games.hero.rules.room import aura_for, look_at
from wardround.games.hero.rules.scoring import rank_key, scores
from wardround.games.hero.rules.state import State
from wardround.games.hero.rules.totals import pack_totals

MOVE: Final = a.Move
RUN: Final = a.Run
PLAN: Final = 0.85
"""The weight of what the remaining points could bring: less than already having it."""
NEXT_TURN: Final = 0.35
"""The same for a hero's next turn."""
LEAVES: Final = [1.0, 0.75, 0.45, 0.3, 0.2]
"""By number of timer tokens, the chance that a patient leaves untreated."""
CHAOS: Final = 3.5
"""The cost of each of the first chaos tokens in a competitive game: more than the table charges
for so few, because more will come."""
MANY: Final = 6
MUCH_CHAOS: Final = 5.0
"""The cost of each further one. At 2.5 for all of them, more thinking only found more deeds to buy
with chaos: the more simulations, the larger the final penalty."""
THREAT: Final = 2.5
"""The cost of chaos that patients may bring: less, because all heroes receive it."""
SPREAD: Final = 45.0
"""The lead in deeds that makes a position clearly better."""


def evaluate(s: State, seat: int) -> float:
    """How good the night looks for a seat, from 0 (lost) to 1 (won)."""
    if not s.in_play():
        return _result(s, seat)
    if s.rules.coop:
        worth = _party_worth(s) + _prospects(s, seat)
    else:
        worth = _bag_worth(s, seat) - _threats(s) * _chaos_weight(s, s.bags[seat][CHAOS_TOKEN])
        others = 0.0
        for other in range(s.rules.seats):
            if other != seat:
                others = max(others, float(s.bags[other][DEEDS]))
        worth += _prospects(s, seat) - 0.3 * others
    return 1.0 / (1.0 + exp(-worth / SPREAD))


def _result(s: State, seat: int) -> float:
    if s.rules.coop:
        return 1.0 if s.reason == WON else 0.0
    all_scores = scores(s)
    mine = rank_key(s, all_scores[seat])
    better = 0
    for score in all_scores:
        if rank_key(s, score) < mine:
            better += 1
    if all_scores[seat].eliminated_by:
        return 0.0
    return 1.0 - better / s.rules.seats


def _rounds_left(s: State) -> float:
    """The rounds left, including the current one."""
    return s.rules.rounds - s.round + 1.0


# -- tokens ------------------------------------------------------------------------------------


def _chaos_weight(s: State, chaos: int) -> float:
    """The cost of one more chaos token, in deeds."""
    if s.rules.coop:
        left = s.rules.chaos_limit - chaos
        return 11.0 if left > 4 else 18.0 if left > 2 else 30.0 if left > 1 else 70.0
    return THREAT


def _bag_worth(s: State, seat: int) -> float:
    """Deeds, less the likely cost of chaos and missing sleep."""
    deeds, sleep, chaos = s.bags[seat]
    needed = s.rules.sleep_needed
    missing = max(0, needed - sleep)
    spare = max(0, sleep - needed)
    worth = deeds - _price(chaos - spare) + 0.6 * min(spare, 8)
    if missing:
        worth -= missing * _sleep_value(s, missing)
    return worth + _journal_worth(s, seat)


def _price(chaos: int) -> float:
    """The cost in deeds of chaos not offset by sleep, in a competitive game."""
    if chaos <= 0:
        return 0.0
    return CHAOS * min(chaos, MANY) + MUCH_CHAOS * max(0, chaos - MANY)


def _sleep_value(s: State, missing: int) -> float:
    """The worth of a sleep token while some are missing: more as the night goes on."""
    return 1.3 + 7.0 * max(0.0, missing / max(0.5, _rounds_left(s) - 2.0) - 0.35)


def _journal_worth(s: State, seat: int) -> float:
    return 0.22 * _rounds_left(s) * len(s.journals[seat])


def _party_worth(s: State) -> float:
    """How far the party is from its goal, and how close to its limit of chaos."""
    deeds, sleep, chaos = s.bags[0]
    worth = deeds - 0.5 * s.rules.goal
    for step in range(chaos):
        worth -= _chaos_weight(s, step + 1)
    worth += sleep * _chaos_weight(s, chaos) / (s.rules.sleep_per_chaos + 0.5)
    worth -= _threats(s) * _chaos_weight(s, chaos)
    for seat in range(s.rules.seats):
        worth += _journal_worth(s, seat)
    return worth


def _threats(s: State) -> float:
    """Chaos that the patients on the board are likely to bring."""
    total = 0.0
    for patient in s.patients:
        timer = min(s.timer[patient], len(LEAVES) - 1)
        total += s.content.patients[patient].chaos * LEAVES[timer]
    if s.free_stations(s.content.er) < 2:
        total += 1.0
    return total


# -- what a hero can reach ---------------------------------------------------------------------


def _prospects(s: State, seat: int) -> float:
    """The best a hero could do with the remaining points, or with those of the next turn."""
    if seat == s.active:
        plans = _best_plans(s, seat, [s.points, 2])
        return PLAN * plans[0] + 0.15 * plans[1]
    return NEXT_TURN * _best_plans(s, seat, [s.content.constants.game.action_points])[0]


def _best_plans(s: State, seat: int, budgets: list[int]) -> list[float]:
    """For each number of points, the best plan that goes to one room and spends the rest there."""
    t = s.content
    start = s.hero_room[seat]
    near = t.rooms[start].adjacent
    best = [0.0] * len(budgets)
    most = max(budgets)
    for room in range(len(t.rooms)):
        steps = 0 if room == start else 1 if room in near else 2
        if most <= steps:
            continue
        gains = _gains_in(s, seat, room)
        gains.sort(reverse=True)
        price = _points_to_treat(s, seat, room) if gains else 1
        for n, points in enumerate(budgets):
            left = points - steps
            if left > 0:
                value = _work_in(s, seat, room, left)
                if gains:
                    value = max(value, sum(gains[: left // price]))
                best[n] = max(best[n], value)
    return best


def _work_in(s: State, seat: int, room: int, points: int) -> float:
    """The gain from studying or sleeping in a room."""
    actions = s.content.rooms[room].actions
    if actions[STUDY] and len(s.journals[seat]) < 4:
        return points * 0.2 * _rounds_left(s)
    if not actions[SLEEP]:
        return 0.0
    if s.rules.coop:
        chaos = s.bags[0][CHAOS_TOKEN]
        return points * _chaos_weight(s, chaos) / (s.rules.sleep_per_chaos + 0.5)
    missing = s.rules.sleep_needed - s.bags[seat][SLEEP_TOKEN]
    if missing > 0:
        return min(points, missing) * _sleep_value(s, missing)
    over = s.bags[seat][CHAOS_TOKEN] + missing
    return _price(over) - _price(over - points) if over > 0 else points * 0.5


def _gains_in(s: State, seat: int, room: int) -> list[float]:
    """The gain from each patient the hero could treat in a room, counting one with counsel."""
    t = s.content
    now = look_at(s, room)
    gains: list[float] = []
    if not now.patients:
        return gains
    hero = t.heroes[s.heroes[seat]]
    aura = aura_for(s, room, hero.immune, hero.flu_immune)
    alone = _reach(s, seat, room, aura.skills)
    teams = [
        pack_totals(_reach(s, helper, room, alone))
        for helper in range(s.rules.seats)
        if helper != seat and s.hero_room[helper] == room
    ]
    totals = pack_totals(alone)
    weight = _chaos_weight(s, s.bag(seat)[CHAOS_TOKEN])
    counselled = 0.0
    for patient in now.patients:
        card = t.patients[patient]
        if card.required and room not in card.required:
            continue
        threat = card.chaos * LEAVES[min(s.timer[patient], len(LEAVES) - 1)]
        gain = card.reward + weight * threat
        if covers(totals, card.ways_packed):
            gains.append(gain)
        elif gain > counselled:
            for team in teams:
                if covers(team, card.ways_packed):
                    counselled = gain
    if counselled > 0.0:
        gains.append(counselled)
    return gains


def _points_to_treat(s: State, seat: int, room: int) -> int:
    """The points for a treatment in a room, ignoring lines about a single patient."""
    hero = s.content.heroes[s.heroes[seat]]
    aura = aura_for(s, room, hero.immune, hero.flu_immune)
    return 99 if aura.forbids[TREAT] else 1 + aura.cost[TREAT]


def _reach(s: State, seat: int, room: int, base: list[int]) -> list[int]:
    """A hero's skills in a room, added to others."""
    lines = s.content.heroes[s.heroes[seat]].auras[room].skills
    own = s.own[seat]
    return [base[skill] + own[skill] + lines[skill] for skill in range(4)]


# -- quick weights -----------------------------------------------------------------------------


def rate(s: State, actions: list[Action]) -> list[float]:
    """Quick weights for listed actions: the light policy for rollouts and follow-up choices."""
    return [_rate_one(s, action) for action in actions]


def _rate_one(s: State, action: Action) -> float:
    kind, move, index = type(action), cast(Any, action), s.content.index
    # Moves and runs make up most of every list.
    if kind is MOVE:
        return _rate_room(s, index[move.room])
    if kind is RUN:
        return 0.3 * _rate_room(s, index[move.room])
    weight = _WEIGHTS.get(kind)
    if weight is not None:
        return weight
    if kind is a.Treat:
        card = s.content.patients[index[move.patient]]
        return 8.0 + card.reward + card.chaos
    if kind is a.Use or kind is a.CopyLine:
        return _rate_line(s, s.content.find_line(move.card, move.line))
    if kind is a.Sleep:
        return 3.0 if _wants_sleep(s) else 0.6
    if kind is a.Study:
        return 0.25 * _rounds_left(s)
    if kind is a.TakeStaff:
        return 0.2 + 0.35 * sum(s.content.figures[index[move.staff]].skills)
    if kind is a.KeepJournal:
        return _rate_journal(s, move.journal)
    if kind is a.DiscardJournal:
        return 1.0 / _rate_journal(s, move.journal)
    if kind is a.TimerPatient:
        patient = index[move.patient]
        return 1.0 + s.content.patients[patient].chaos / max(1, s.timer[patient])
    if kind is a.ChooseOption:
        option = asking_line(s).option(move.option)
        return max(0.1, sum([_rate_line(s, part) for part in option.lines]))
    if kind is a.ShiftTo:
        return 1.0 + sum(s.content.rooms[index[move.room]].bonus)
    return 1.0


def _rate_journal(s: State, mention: str) -> float:
    journal = s.content.journals[s.content.index[mention]]
    worth = 1.0 + 2.0 * sum(journal.skills) + journal.sleep
    for skill in range(4):
        worth += 0.3 * journal.skills[skill] * s.own[s.active][skill]
    return worth


def _rate_room(s: State, room: int) -> float:
    """The worth of a room: its patients, or sleep."""
    seat = s.active
    gains = _gains_in(s, seat, room)
    if gains:
        return 1.0 + max(gains)
    if s.content.rooms[room].actions[SLEEP] and _wants_sleep(s):
        return 2.0
    return 0.5


def _wants_sleep(s: State) -> bool:
    if s.rules.coop:
        return s.bags[0][CHAOS_TOKEN] > 0
    return s.bags[s.active][SLEEP_TOKEN] < s.rules.sleep_needed


def _rate_line(s: State, line: Line) -> float:
    """Lines that give something are worth using, except chaos and more patients."""
    if line.kind == GAIN:
        if line.token == PATIENT:
            return 0.1
        if line.token == CHAOS_TOKEN:
            return -0.8 * line.n
        return 1.5 * line.n / (1 + line.pay)
    return 0.5


_WEIGHTS: Final[dict[type, float]] = {
    a.Look: 0.1,
    a.CallStaff: 0.15,
    a.CallConsultant: 0.08,
    a.EndTurn: 0.2,
    a.Done: 0.6,
    a.TakePatient: 0.15,
    a.TakeNone: 1.0,
    a.Accept: 3.0,
    a.Decline: 0.2,
}
