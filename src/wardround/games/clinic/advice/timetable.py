"""A clinic in numbers, and a timetable: who is treated in which round, by whom, for how much.

Patients who wait get worse and pay more ($8, 12, 20, 32), doctors lose a level a round, nurses
bridge the difference. The timetable gives each patient the round in which the treatment pays most,
as far as doctors, nurses and beds go, and so says whom to treat now and whom to let ripen.
"""

from __future__ import annotations

from typing import Final

from wardround.games.clinic.rules.care import room_bonus
from wardround.games.clinic.rules.constants import DOCTOR, NURSE, ORDERLY, PATIENT, RED
from wardround.games.clinic.rules.geometry import members, operational
from wardround.games.clinic.rules.moving import LEG, role_of
from wardround.games.clinic.rules.state import (
    Board,
    State,
    legs_of,
)
from wardround.games.clinic.rules.tables import Content

STEPS_A_PATIENT: Final = 2.0
"""The time that a treated patient takes on the way."""
DOCTOR_COST: Final = 3.5
"""What a doctor who is yet to be hired costs, wage and price; the same for nurses below."""
NURSE_COST: Final = 1.5
USUAL_STAFF: Final = 4
"""As many doctors and nurses as a clinic usually grows to."""
URGENT: Final = 1000.0
"""Comes before everything else: a patient who was fetched in this Move is there to be treated."""
PENNY: Final = 0.01
"""Of equal payments the earlier one is better by this much a round."""


class Habits:
    """What the script believes about running a clinic; found by playing it against itself."""

    def __init__(self) -> None:
        # The timetable.
        self.newcomers = 1.46
        """Patients that each later round brings, as far as the timetable counts on them."""
        self.newcomer_share = 3.17
        """How much of their payment is counted."""
        self.impatience = 2.41
        """What waiting a round has to bring, in dollars."""
        self.death = 0.050
        """How much of the penalty for a death is counted for patients nobody has time for."""
        self.savings = 0.001
        """Popularity that a dollar left over is worth with three rounds to go."""
        self.growth_moving = 0.26
        """Doctors and nurses that a round adds, as the timetable for Move counts on them."""
        self.growth_admitting = 0.88
        """The same when patients are admitted."""
        # Staff by round.
        self.doctors = [7.30, 2.01, 1.05, 1.47, 1.55, 3.68]
        self.nurses = [0.04, 0.81, 2.06, 0.83, 8.11, 5.74]
        self.orderlies = 0.045
        self.doctor = 3.43
        """What a doctor who is missing is worth; the same for the others."""
        self.nurse = 13.61
        self.floor = 0.64
        """Dollars to keep when hiring."""
        # Patients.
        self.patients_a_doctor = 19.40
        self.patient = 2.55
        self.least_gain = 0.76
        """What a patient has to add to be admitted."""
        # Building.
        self.beds = 0.34
        self.entrances = 2.92
        """Arrival points to have."""
        self.entrance = 0.54
        self.parking_reserve = 2.84
        """Free parking places to have."""
        self.parking = 0.73
        self.services = 3.25
        """Services to offer."""
        self.hub = 0.009
        self.room_points = 0.035
        """How much the end score of a room counts."""
        self.conveyor = 3.16
        self.gardens = 3.36
        """Gardens to have."""
        self.garden = 1.81
        self.triage = 0.018
        self.lab = 14.01
        self.operating = 0.037
        self.extinguisher = 1.49
        # Money to keep for the next round when popularity is bought.
        self.keep = 5.84


HABITS: Final = Habits()


class Numbers:
    """A clinic as the timetable sees it."""

    __slots__ = (
        "beds",
        "bonus",
        "doctors",
        "extra",
        "growth",
        "left",
        "modules",
        "money",
        "nurses",
        "orderlies",
        "patients",
        "treated",
        "urgent",
    )

    def __init__(self) -> None:
        self.doctors: list[int] = []
        """Their levels."""
        self.nurses = 0
        self.orderlies = 0
        self.patients: list[int] = []
        """Their colours."""
        self.extra: list[int] = []
        """By patient: levels that the treatment is harder than the colour says."""
        self.urgent: list[bool] = []
        """By patient: to be treated in this round."""
        self.beds = 0
        self.left = 0
        """Rounds that are still to be played, this one included."""
        self.money = 0
        self.modules = 0
        self.bonus = 0.0
        """What gardens and the like add to a treatment."""
        self.growth = 0.0
        self.treated: list[int] = []
        """By the last forecast: pairs of patient and doctor (places in the lists) of this round."""

    def admit(self, colour: int) -> None:
        self.patients.append(colour)
        self.extra.append(0)
        self.urgent.append(False)

    def dismiss(self) -> None:
        """Take the last patient out again."""
        self.patients.pop()
        self.extra.pop()
        self.urgent.pop()


def doctors_of(s: State, b: Board) -> list[int]:
    """The people who can treat, in the order in which they came."""
    return [person for person in b.present if role_of(s, b, person) == DOCTOR]


def patients_of(s: State, b: Board) -> list[int]:
    """The people who need a treatment."""
    return [person for person in b.present if role_of(s, b, person) == PATIENT]


def numbers_of(s: State, b: Board) -> Numbers:
    """The clinic of a seat as it stands."""
    c = b.content
    n = Numbers()
    n.left = 0 if s.final else c.rounds - s.round
    n.money = b.money
    moved = legs_of(b)[::LEG]
    for person in b.present:
        role = role_of(s, b, person)
        if role == DOCTOR:
            n.doctors.append(min(b.colour[person], RED))
        elif role == NURSE:
            n.nurses += 1
        elif role == ORDERLY:
            n.orderlies += 1
        else:
            colour = min(b.colour[person], RED)
            level = colour
            for expansion in s.rules.hooks.severity:
                level = expansion.severity(s, b, person, level)
            n.patients.append(colour)
            n.extra.append(level - colour)
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
    return n


def forecast(c: Content, n: Numbers) -> float:
    """The popularity that the rounds left bring by the timetable; fills ``treated``.

    Later rounds are taken to bring some more staff, beds and patients, as they usually do."""
    left = n.left
    n.treated = []
    if left <= 0:
        return 0.0
    h = HABITS
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
        if k < real and n.urgent[k]:
            worth -= URGENT
        income[t] += worth + (PENNY + h.impatience) * t + share * (n.bonus - STEPS_A_PATIENT)
        if t == 0:
            n.treated.append(k)
            n.treated.append(best)
    value = _balance(c, n, income, spent)
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
    """Payment, round and patient, the best payment first."""
    h = HABITS
    real = len(n.patients)
    found: list[tuple[float, int, int]] = []
    for k, colour in enumerate(colours):
        first = since[k]
        share = 1.0 if k < real else h.newcomer_share
        urgent = k < real and n.urgent[k]
        for t in range(first, n.left):
            now = colour + t - first
            if now > RED:
                break
            worth = share * c.income[now] - (PENNY + h.impatience) * t
            if urgent and t == 0:
                worth += URGENT
            found.append((worth, t, k))
    found.sort(reverse=True)
    return found


def _staff(n: Numbers, levels: list[list[int]], nurses: list[int], beds: list[int]) -> list[float]:
    """Fill in by round who is there to treat; returns what hiring costs in each round."""
    count = len(n.doctors)
    spent = [0.0] * n.left
    hired = 0
    for t in range(n.left):
        now = [level - t if level > t else 0 for level in n.doctors]
        more = int(n.growth * t)
        extra = min(more, max(USUAL_STAFF - count, 0))
        for k in range(extra):
            now.append(1 if k == extra - 1 else 0)
        levels.append(now)
        nurses.append(n.nurses + min(more, max(USUAL_STAFF - n.nurses, 0)))
        beds.append(min(n.beds + (2 if t and n.beds < 4 else 0), len(now)))
        if t:
            spent[t - 1] += DOCTOR_COST * (extra - hired) + NURSE_COST * (nurses[t] - nurses[t - 1])
        hired = extra
    return spent


def _balance(c: Content, n: Numbers, income: list[float], spent: list[float]) -> float:
    """Popularity bought with what is left of each round's income, less what savings cannot pay;
    and what the staff scores at the end."""
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
    value += HABITS.savings * min(money, 12.0) * min(n.left - 1, 3) / 3.0
    for level in n.doctors:
        value += c.score_doctor[max(level - n.left, 0)]
    return value + n.nurses * c.scoring.staff.nurse
