"""What a night is worth to a seat: tokens in hand, and what a hero can reach with the points left.

Everything is counted in deeds. Against each other, chaos costs what the table of the rules makes of
the chaos to be expected at the end, so a call that looks cheap in the second hour is not: beyond
the ninth token each takes five deeds. Together, it is the distance from the limit that counts.
"""

from __future__ import annotations

from typing import Final

from wardround.games.hero.room import aura_for, look_at
from wardround.games.hero.scoring import penalty_for
from wardround.games.hero.state import State
from wardround.games.hero.totals import GUARDS, pack_totals
from wardround.games.hero.vocabulary import CHAOS_TOKEN, SLEEP, SLEEP_TOKEN, STUDY, TREAT

PLAN: Final = 0.85
"""How much of what the points left could bring counts now; less than having it."""
NEXT_TURN: Final = 0.35
"""The same for what a hero could do in the next turn."""
LEAVES: Final = [1.0, 0.75, 0.45, 0.3, 0.2]
"""How likely a patient with so many timer tokens is to leave untreated."""
CALM: Final = 0.5
CROWD: Final = 0.12
"""Against each other, patients leave the more often the more of them wait: CALM and CROWD for each
of them. Without it everybody sleeps while the E.R. fills up."""
TYPICAL_THREAT: Final = 3.0
"""Chaos that the patients on the board threaten on most days, where it is not worked out."""
CHAOS_AN_HOUR: Final = 1.0
"""Chaos to expect of an hour, less what is slept off. The second half of 12 games of `normal` had
0.6; somewhat more keeps a bot from buying deeds with chaos while there is little of it yet."""
BLUR: Final = 2.5
"""How far the chaos at the end is likely to be from what is expected."""


def rounds_left(s: State) -> float:
    """Rounds to come, the present one included."""
    return s.shift.rounds - s.round + 1.0


def turns_left(s: State, seat: int) -> int:
    """Turns that a seat has yet to begin."""
    place = (seat - s.start) % s.shift.seats
    return s.shift.rounds - s.round + (1 if place >= s.turns_taken else 0)


def hopes(s: State, seat: int, threats: float) -> float:
    """The score that a seat can hope for, against each other."""
    return _bag_worth(s, seat, threats) + prospects(s, seat)


# -- tokens ------------------------------------------------------------------------------------


def _bag_worth(s: State, seat: int, threats: float) -> float:
    """Deeds, less what chaos and missing sleep are likely to cost."""
    deeds, sleep, _ = s.bags[seat]
    worth = deeds - _price(s, _chaos_at_end(s, seat) + threats)
    missing = s.shift.sleep_needed - sleep
    if missing > 0:
        worth -= missing * _haste(s, seat, missing)
    return worth + _journal_worth(s, turns_left(s, seat), seat)


def _chaos_at_end(s: State, seat: int) -> float:
    """The chaos that sleep is likely to leave, apart from the patients on the board.

    Sleep that is missing will have to be caught up with, and is then missing against chaos.
    """
    _, sleep, chaos = s.bags[seat]
    return chaos + s.shift.sleep_needed - sleep + CHAOS_AN_HOUR * (s.shift.rounds - s.round)


def _price(s: State, chaos: float) -> float:
    """What chaos left at the end costs, on average over somewhat less and somewhat more."""
    return 0.5 * (_penalty(s, chaos - BLUR) + _penalty(s, chaos + BLUR))


def _penalty(s: State, chaos: float) -> float:
    """The table of the rules, with fractions of a token."""
    if chaos <= 0.0:
        return 0.0
    whole = int(chaos)
    cost = penalty_for(s, whole)
    return cost + (chaos - whole) * (penalty_for(s, whole + 1) - cost)


def _haste(s: State, seat: int, missing: int) -> float:
    """What a missing token of sleep costs on top: more as the turns to catch up run out."""
    turns = float(turns_left(s, seat))
    if seat == s.active:
        turns += s.points / s.t.numbers.points
    return 8.0 * max(0.0, missing / max(0.5, 3.0 * turns - 2.0) - 0.25)


def _journal_worth(s: State, hours: float, seat: int) -> float:
    return 0.22 * hours * len(s.journals[seat])


def _limit_weight(s: State, chaos: int) -> float:
    """What one more chaos token costs a party in deeds."""
    left = s.shift.chaos_limit - chaos
    return 11.0 if left > 4 else 18.0 if left > 2 else 30.0 if left > 1 else 70.0


def party_worth(s: State) -> float:
    """The deeds that are missing, and how close the party is to its limit of chaos."""
    deeds, sleep, chaos = s.bags[0]
    worth = deeds - 0.5 * s.shift.goal
    for step in range(chaos):
        worth -= _limit_weight(s, step + 1)
    worth += sleep * _limit_weight(s, chaos) / (s.shift.sleep_per_chaos + 0.5)
    worth -= threats(s) * _limit_weight(s, chaos)
    for seat in range(s.shift.seats):
        worth += _journal_worth(s, rounds_left(s), seat)
    return worth


def threats(s: State) -> float:
    """Chaos that the patients on the board are likely to bring."""
    total = 0.0
    for patient in s.patients:
        total += s.t.patients[patient].chaos * _leaves(s, patient)
    if not s.shift.coop:
        total *= CALM + CROWD * len(s.patients)
    if s.free_stations(s.t.er) < 2:
        total += 1.0
    return total


def _leaves(s: State, patient: int) -> float:
    """How likely a patient is to leave untreated before the night is over."""
    timer = s.timer[patient]
    if timer > s.shift.rounds - s.round + 1:
        return 0.0
    return LEAVES[min(timer, len(LEAVES) - 1)]


# -- what a hero can reach ---------------------------------------------------------------------


def prospects(s: State, seat: int) -> float:
    """The best that a hero could do with the points left now, or with those of the next turn."""
    again = s.shift.coop or turns_left(s, seat) > 0
    if seat == s.active:
        plan = PLAN * _best_plan(s, seat, s.points)
        return plan + 0.15 * _best_plan(s, seat, 2) if again else plan
    return NEXT_TURN * _best_plan(s, seat, s.t.numbers.points) if again else 0.0


def _best_plan(s: State, seat: int, points: int) -> float:
    """Go to one room and spend the remaining points there."""
    t = s.t
    start = s.hero_room[seat]
    near = t.rooms[start].adjacent
    best = 0.0
    for room in range(len(t.rooms)):
        left = points if room == start else points - 1 if room in near else points - 2
        if left <= 0:
            continue
        value = _work_in(s, seat, room, left)
        gains = gains_in(s, seat, room)
        if gains:
            gains.sort(reverse=True)
            value = max(value, sum(gains[: left // _points_to_treat(s, seat, room)]))
        best = max(best, value)
    return best


def _work_in(s: State, seat: int, room: int, points: int) -> float:
    """What studying or sleeping in a room would bring."""
    actions = s.t.rooms[room].actions
    if actions[STUDY] and len(s.journals[seat]) < 4:
        return points * 0.2 * rounds_left(s)
    if not actions[SLEEP]:
        return 0.0
    if s.shift.coop:
        chaos = s.bags[0][CHAOS_TOKEN]
        return points * _limit_weight(s, chaos) / (s.shift.sleep_per_chaos + 0.5)
    tokens = points + (1 if points > 2 else 0)
    chaos_left = _chaos_at_end(s, seat)
    value = _price(s, chaos_left) - _price(s, chaos_left - tokens)
    missing = s.shift.sleep_needed - s.bags[seat][SLEEP_TOKEN]
    if missing > 0:
        value += min(tokens, missing) * _haste(s, seat, missing)
    return value


def gains_in(s: State, seat: int, room: int) -> list[float]:
    """What each patient of a room would bring that the hero could treat there, with counsel too.

    Against each other, what freeloaders and helpers receive is lost again.
    """
    t = s.t
    now = look_at(s, room)
    gains: list[float] = []
    if not now.patients:
        return gains
    hero = t.heroes[s.heroes[seat]]
    aura = aura_for(s, room, hero.immune, hero.flu_immune)
    alone = _reach(s, seat, room, aura.skills)
    teams = [
        _packed(_reach(s, helper, room, alone))
        for helper in range(s.shift.seats)
        if helper != seat and s.hero_room[helper] == room
    ]
    totals = _packed(alone)
    weight = _threat_weight(s, seat)
    share = 0.0 if s.shift.coop else 1.0 / (s.shift.seats - 1)
    counselled = 0.0
    for patient in now.patients:
        card = t.patients[patient]
        if card.required and room not in card.required:
            continue
        lost = share * card.freeload
        gain = card.reward + weight * card.chaos * _leaves(s, patient) - lost * len(teams)
        if _covered(totals, card.ways_packed):
            gains.append(gain)
        elif gain > counselled:
            for team in teams:
                if _covered(team, card.ways_packed):
                    counselled = gain - lost
    if counselled > 0.0:
        gains.append(counselled)
    return gains


def _threat_weight(s: State, seat: int) -> float:
    """What one chaos less on the board is worth; in a crowd all others leave less often, too."""
    if s.shift.coop:
        return _limit_weight(s, s.bags[0][CHAOS_TOKEN])
    chaos = _chaos_at_end(s, seat) + TYPICAL_THREAT
    crowd = CALM + 2.0 * CROWD * len(s.patients)
    return crowd * (_price(s, chaos + 1.0) - _price(s, chaos))


def _points_to_treat(s: State, seat: int, room: int) -> int:
    """What a treatment in a room takes, as far as the room is concerned."""
    hero = s.t.heroes[s.heroes[seat]]
    aura = aura_for(s, room, hero.immune, hero.flu_immune)
    return 99 if aura.forbids[TREAT] else 1 + aura.cost[TREAT]


def _reach(s: State, seat: int, room: int, base: list[int]) -> list[int]:
    """The skills of a hero in a room on top of others."""
    lines = s.t.heroes[s.heroes[seat]].auras[room].skills
    own = s.own[seat]
    return [base[skill] + own[skill] + lines[skill] for skill in range(4)]


def _packed(sums: list[int]) -> int:
    return pack_totals(sums[0], sums[1], sums[2], sums[3])


def _covered(totals: int, ways: list[int]) -> bool:
    met = 0
    for needs in ways:
        if ((totals | GUARDS) - needs) & GUARDS == GUARDS:
            met += 1
    return met > 0
