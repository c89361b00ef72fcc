"""What good players of COVID-19 know: who can take the tiles that come, who can be cured in time,
and what that means for the balance of survivors and deceased.

* Nurses and orderlies are back after a round: tiles do least harm to them.
* An infected patient who is treated is a survivor; one who waits may die, like an infected doctor.
* A patient whom nobody can treat in time should not be admitted at all.
"""

from __future__ import annotations

from typing import Final

from wardround.games.clinic.actions import ExpansionChoice
from wardround.games.clinic.rules.admitting import owns_hub
from wardround.games.clinic.rules.care import propose
from wardround.games.clinic.rules.constants import DOCTOR, HIRE, LEVELS, NURSE, PATIENT, RED
from wardround.games.clinic.rules.expansions.covid.part import CovidPart, deceased
from wardround.games.clinic.rules.geometry import beds_in, beds_of, operational
from wardround.games.clinic.rules.moving import person_number
from wardround.games.clinic.rules.state import CARE, MOVE, RESOLVE, SELECT, Board, State

PER_LIFE: Final = 9.0
"""What each survivor ahead of the deceased is worth in popularity while the balance is close."""
ENOUGH: Final = 4.0
"""The lead in survivors beyond which more hardly matter."""
FAR_BEHIND: Final = -8.0
BEYOND: Final = 0.15
"""How much a life counts beyond these bounds."""
NEW_STAFF: Final = 0.6
"""Nurses and orderlies that a clinic is likely to hire in a round."""
TILE_ON_OTHERS: Final = 0.45
"""Deaths to expect from a tile that no nurse or orderly can take."""
IN_TIME: Final = 0.12
"""How likely someone the clinic could treat in time is to die."""
TOO_LATE: Final = 0.85
LIKELY_CURE: Final = 0.8
"""How likely an infected patient the clinic could treat is to become a survivor."""


def balance(s: State, part: CovidPart) -> float:
    """The popularity that the expected survivors and deaths are worth to the team."""
    margin = float(part.survived - deceased(part))
    for b in s.boards:
        margin += _cures(s, part, b) - _tiles_to_come(s, part, b)
    inside = min(max(margin, FAR_BEHIND), ENOUGH)
    return PER_LIFE * (inside + BEYOND * (margin - inside))


def _tiles_to_come(s: State, part: CovidPart, b: Board) -> float:
    """Deaths to expect from the tiles on the Round track, given who can take them."""
    staff, people = 0, 0
    for person in b.present:
        if b.kind[person] not in (DOCTOR, PATIENT):
            staff += 1
        if b.kind[person] != DOCTOR or b.colour[person] < LEVELS:
            people += 1
    if b.selected == HIRE and s.phase in (SELECT, RESOLVE) and b.seat != s.acting:
        staff += s.phase == SELECT or b.seat in s.queue
    lost = 0.0
    for number in range(s.round, len(part.track)):
        tiles = part.track[number] / s.rules.seats
        ahead = number - s.round
        lost += TILE_ON_OTHERS * max(tiles - staff - NEW_STAFF * ahead, 0.0) * 0.9**ahead
        lost += (1.0 - TILE_ON_OTHERS) * max(tiles - people - 2.0 * NEW_STAFF * ahead, 0.0)
    return lost


def _cures(s: State, part: CovidPart, b: Board) -> float:
    """Expected survivors less expected deaths among all who need treatment."""
    treated = _treated(s, b)
    infected = part.infected[b.seat]
    margin = 0.0
    waiting: list[int] = []
    doctors: list[int] = []
    nurses = 0
    for person in b.present:
        sick = person in infected
        if b.kind[person] == NURSE:
            nurses += person not in part.quarantine[b.seat]
        elif b.kind[person] == DOCTOR and not sick:
            doctors.append(min(b.colour[person], RED))
        elif treated is not None and person in treated:
            margin += 1.0 if sick and b.kind[person] == PATIENT else 0.0
        elif b.kind[person] == PATIENT or sick:
            waiting.append(person)
    waiting.sort(key=lambda person: -b.colour[person])
    now = 0 if s.phase > CARE or treated is not None else 1
    last = s.rules.content.rounds - s.round
    taken = 0
    beds_taken = [0] * (len(s.notepad) + 1)
    for person in waiting:
        sick = person in infected
        steps = RED - min(b.colour[person], RED) + 1
        chances = min(steps, last) - 1 + now
        service = b.service[person] if b.kind[person] == PATIENT else len(s.notepad)
        severity = b.colour[person] + (s.rules.content.covid.severity.infected_extra if sick else 0)
        in_time = (
            taken < len(doctors) * chances
            and beds_taken[service] < _beds(s, b, service) * chances
            and min([abs(level - severity) for level in doctors]) <= nurses
        )
        if steps <= last:
            margin -= IN_TIME if in_time else TOO_LATE
        if in_time:
            taken += 1
            beds_taken[service] += 1
            margin += LIKELY_CURE if sick and b.kind[person] == PATIENT else 0.0
    return margin


def _treated(s: State, b: Board) -> list[int] | None:
    """Who is treated in this round as people stand, or as planned; None before they have moved."""
    if s.phase == MOVE:
        moved = b.seat not in s.queue if b.moving is None else b.moving.leg_count > 0
        return propose(s, b)[::2] if moved else None
    if b.care is not None:
        return b.care.plan[::2]
    return None


def _beds(s: State, b: Board, service: int) -> int:
    """Beds of a service in working rooms; for infected doctors, those of every service."""
    working = operational(b)
    return beds_in(b, beds_of(b, service) & working if service < len(s.notepad) else working)


def rate_choice(s: State, part: CovidPart, b: Board, choice: ExpansionChoice) -> float:
    """How good an answer to a question of COVID-19 looks at first sight."""
    decision = choice.decision
    if decision == "buy_masks":
        return 0.3 if choice.first == "no" else 0.1
    if decision == "covid_accept":
        return 3.0 if choice.first == "accept" else 0.2
    if decision == "covid_allocate":
        other = s.boards[int(choice.first.partition(":")[2])]
        return 3.0 + _spare_staff(part, other) - part.given[other.seat]
    if decision == "covid_infect":
        person = person_number(b, choice.first)
        if b.kind[person] == PATIENT:
            return 2.2 - 0.5 * b.colour[person]
        return 2.4 if b.kind[person] != DOCTOR else 0.6 - 0.1 * b.colour[person]
    if decision == "contagion_place" and choice.first in b.content.row_index:
        # A tile waiting where nobody will be admitted harms nobody.
        own = owns_hub(b, b.content.row_index[choice.first])
        return 1.0 if own else 2.0
    return 1.0


def _spare_staff(part: CovidPart, b: Board) -> int:
    """Nurses and orderlies who can take a tile."""
    away = part.quarantine[b.seat]
    return sum(1 for p in b.present if b.kind[p] not in (DOCTOR, PATIENT) and p not in away)
