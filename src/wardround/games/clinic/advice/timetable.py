"""A clinic in numbers, and a timetable: who is treated in which round, by whom, for how much.

Patients who wait get worse and pay more ($8, 12, 20, 32); doctors lose a level each round; nurses
bridge the gap. The timetable gives each patient the round in which treatment pays most, as far as
doctors, nurses and beds allow, and so settles whom to treat now and whom to let ripen.
"""

from __future__ import annotations

from typing import Final

from wardround.games.clinic.advice.habits import Habits, habits_of
from wardround.games.clinic.rules.care import room_bonus
from wardround.games.clinic.rules.constants import DOCTOR, NURSE, ORDERLY, PATIENT, RED
from wardround.games.clinic.rules.expansions.covid.part import covid_of
from wardround.games.clinic.rules.geometry import members, operational
from wardround.games.clinic.rules.moving import movers, role_of
from wardround.games.clinic.rules.state import AWAY, Board, State
from wardround.games.clinic.rules.tables import Content

STEPS_A_PATIENT: Final = 2.0
"""Walking time per treated patient."""
DOCTOR_COST: Final = 3.5
"""What a doctor yet to be hired costs, wage and price together; `NURSE_COST` likewise."""
NURSE_COST: Final = 1.5
USUAL_STAFF: Final = 4
"""How many doctors, and how many nurses, a clinic usually grows to."""
URGENT: Final = 1000.0
"""Comes before everything else: a patient fetched in this Move is there to be treated."""
PENNY: Final = 0.01
"""Of equal payments, the earlier is better by this much per round."""


class Numbers:
    """A clinic as the timetable sees it."""

    def __init__(self, habits: Habits) -> None:
        self.habits = habits
        self.doctors: list[int] = []
        """Their levels."""
        self.nurses = 0
        self.quarantined = 0
        """Nurses who do not work this round."""
        self.orderlies = 0
        self.patients: list[int] = []
        """Their colours."""
        self.extra: list[int] = []
        """By patient: how many levels harder to treat than the colour says."""
        self.lives: list[float] = []
        """By patient: what a cure is worth beyond the payment."""
        self.tiles: list[float] = []
        """By round from now: COVID-19 tiles to come."""
        self.urgent: list[bool] = []
        """By patient: to be treated this round."""
        self.beds = 0
        self.left = 0
        """Rounds left to play, including this one."""
        self.money = 0
        self.modules = 0
        self.bonus = 0.0
        """What gardens and the like add to a treatment."""
        self.growth = 0.0
        self.treated: list[int] = []
        """From the last forecast: this round's pairs of patient and doctor, as list indexes."""

    def admit(self, colour: int, infected: bool = False) -> None:
        self.patients.append(colour)
        self.extra.append(1 if infected else 0)
        self.lives.append(self.habits.survivor if infected else 0.0)
        self.urgent.append(False)

    def dismiss(self) -> None:
        """Remove the last patient again."""
        self.patients.pop()
        self.extra.pop()
        self.lives.pop()
        self.urgent.pop()


def doctors_of(s: State, b: Board) -> list[int]:
    """The people who can treat, in order of arrival."""
    return [person for person in b.present if role_of(s, b, person) == DOCTOR]


def patients_of(s: State, b: Board) -> list[int]:
    """The people who need treatment."""
    return [person for person in b.present if role_of(s, b, person) == PATIENT]


def numbers_of(s: State, b: Board) -> Numbers:
    """The clinic of a seat as it stands."""
    c = b.content
    n = Numbers(habits_of(s))
    n.left = 0 if s.final else c.rounds - s.round
    n.money = b.money
    moved = movers(b)
    for person in b.present:
        role = role_of(s, b, person)
        if role == DOCTOR:
            n.doctors.append(min(b.colour[person], RED))
        elif role == NURSE:
            n.nurses += 1
            n.quarantined += b.place[person] == AWAY
        elif role == ORDERLY:
            n.orderlies += 1
        else:
            colour = min(b.colour[person], RED)
            level = colour
            for expansion in s.rules.hooks.severity:
                level = expansion.severity(s, b, person, level)
            n.patients.append(colour)
            n.extra.append(level - colour)
            n.lives.append(_life(n.habits, b, person, level > colour))
            n.urgent.append(person in moved)
    rooms, bonus = 0, 0
    for space in members(operational(b)):
        kind = c.kinds[b.module[space]]
        n.beds += kind.capacity[PATIENT]
        if kind.bonus:
            rooms += 1
            bonus += room_bonus(s, b, space)
    n.bonus = bonus / max(rooms, 1)
    n.modules = b.modules.bit_count() + b.gardens.bit_count()
    if s.rules.hooks.judge:
        n.tiles = [tiles / len(s.boards) for tiles in covid_of(s).track[s.round :]]
    return n


def _life(h: Habits, b: Board, person: int, infected: bool) -> float:
    """What a cure is worth beyond the payment."""
    if not infected:
        return 0.0
    return h.survivor if b.kind[person] == PATIENT else h.recovery


def forecast(c: Content, n: Numbers) -> float:
    """The popularity the timetable expects from the remaining rounds; fills ``treated``.

    Later rounds are assumed to bring some more staff, beds and patients, as they usually do."""
    left = n.left
    n.treated = []
    if left <= 0:
        return 0.0
    h = n.habits
    colours = n.patients[:]
    since = [0] * len(colours)
    for t in range(1, left):
        for _ in range(int(h.newcomers)):
            colours.append(0)
            since.append(t)
    options = _payments(c, n, colours, since)
    levels: list[list[int]] = []
    nurses: list[int] = []
    beds: list[int] = []
    spent = _staff(n, levels, nurses, beds)
    real = len(n.patients)
    done = [False] * len(colours)
    income = [0.0] * left
    value = 0.0
    for worth, t, k in options:
        if done[k] or beds[t] <= 0:
            continue
        now = colours[k] + t - since[k]
        if k < real:
            now += n.extra[k]
        best, best_gap = -1, nurses[t] + 1
        there = levels[t]
        for d in range(len(there)):
            level = there[d]
            if level >= 0:
                gap = level - now if level > now else now - level
                if gap < best_gap:
                    best, best_gap = d, gap
        if best < 0:
            continue
        done[k] = True
        there[best] = -1
        nurses[t] -= best_gap
        beds[t] -= 1
        share = 1.0 if k < real else h.newcomer_share
        if k < real:
            value += n.lives[k]
            worth -= n.lives[k]
            if n.urgent[k]:
                worth -= URGENT
        income[t] += worth + (PENNY + h.impatience) * t + share * (n.bonus - STEPS_A_PATIENT)
        if t == 0:
            n.treated.append(k)
            n.treated.append(best)
    value += _balance(c, n, income, spent) - _unplaced(n)
    for k in range(real):
        if not done[k]:
            if colours[k] + left > RED:
                value += h.death * c.scoring.death.popularity
            else:
                value += c.score_patient[min(colours[k] + left - 1, RED)]
    return value


def _payments(
    c: Content, n: Numbers, colours: list[int], since: list[int]
) -> list[tuple[float, int, int]]:
    """Payment, round and patient, best payment first."""
    h = n.habits
    real = len(n.patients)
    ranked: list[tuple[float, int, int]] = []
    for k, colour in enumerate(colours):
        first = since[k]
        share = 1.0 if k < real else h.newcomer_share
        urgent = k < real and n.urgent[k]
        for t in range(first, n.left):
            now = colour + t - first
            if now > RED:
                break
            worth = share * c.income[now] - (PENNY + h.impatience) * t
            if k < real:
                worth += n.lives[k]
            if urgent and t == 0:
                worth += URGENT
            ranked.append((worth, t, k))
    ranked.sort(reverse=True)
    return ranked


def _staff(n: Numbers, levels: list[list[int]], nurses: list[int], beds: list[int]) -> list[float]:
    """Fill in, by round, who can treat; return what hiring costs in each round."""
    count = len(n.doctors)
    spent = [0.0] * n.left
    hired, assisting = 0, 0
    for t in range(n.left):
        now = [level - t if level > t else 0 for level in n.doctors]
        more = int(n.growth * t)
        extra = min(more, max(USUAL_STAFF - count, 0))
        for k in range(extra):
            now.append(1 if k == extra - 1 else 0)
        levels.append(now)
        joined = min(more, max(USUAL_STAFF - n.nurses, 0))
        there = n.nurses + joined if t else n.nurses - n.quarantined
        if t < len(n.tiles):
            there -= min(int(n.habits.tiles_on_nurses * n.tiles[t]), there)
        nurses.append(there)
        beds.append(min(n.beds + (2 if t and n.beds < 4 else 0), len(now)))
        if t:
            spent[t - 1] += DOCTOR_COST * (extra - hired) + NURSE_COST * (joined - assisting)
        hired, assisting = extra, joined
    return spent


def _unplaced(n: Numbers) -> float:
    """The cost of tiles that nobody will be left to take."""
    people = len(n.doctors) + n.nurses + n.orderlies + len(n.patients)
    lost = 0.0
    for t, tiles in enumerate(n.tiles):
        lost += max(tiles - people - 2 * t, 0.0)
    return n.habits.unplaced * lost


def _balance(c: Content, n: Numbers, income: list[float], spent: list[float]) -> float:
    """Popularity bought with what is left of each round's income, less what savings cannot cover;
    plus what the staff scores at the end."""
    value = 0.0
    money = float(n.money)
    upkeep = c.expenses.upkeep
    fixed = n.nurses * c.expenses.wage.nurse + n.orderlies * c.expenses.wage.orderly
    fixed += max(n.modules * upkeep.module - n.orderlies * upkeep.orderly_reduction, 0)
    for t in range(n.left):
        due = fixed + spent[t]
        for level in n.doctors:
            due += c.doctor_wage[max(level - t, 0)]
        net = income[t] - due
        if net >= 0:
            value += net / c.expenses.popularity_purchase.price
        else:
            money += net
            if money < 0:
                value += money
                money = 0.0
    value += n.habits.savings * min(money, 12.0) * min(n.left - 1, 3) / 3.0
    for level in n.doctors:
        value += c.score_doctor[max(level - n.left, 0)]
    return value + n.nurses * c.scoring.staff.nurse
