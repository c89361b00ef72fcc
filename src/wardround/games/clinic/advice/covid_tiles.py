"""COVID-19: who should get a tile, and where one should wait."""

from __future__ import annotations

from wardround.core.actions import Action
from wardround.games.clinic.actions import ExpansionChoice
from wardround.games.clinic.advice.timetable import (
    Numbers,
    doctors_of,
    forecast,
    numbers_of,
    patients_of,
)
from wardround.games.clinic.rules.admitting import owns_hub
from wardround.games.clinic.rules.constants import NURSE, ORDERLY
from wardround.games.clinic.rules.expansions.covid.part import covid_of, deceased
from wardround.games.clinic.rules.moving import person_number
from wardround.games.clinic.rules.state import Board, State


def margin(s: State) -> int:
    """How many more survivors than deceased there are."""
    part = covid_of(s)
    return part.survived - deceased(part)


def tile_question(s: State, b: Board, options: list[Action]) -> Action | None:
    """An answer to a question about tiles, if this module knows one."""
    if b.ask == s.rules.asks["covid_infect"]:
        return _least_harm(s, b, options)
    if b.ask == s.rules.asks["contagion_place"]:
        return _waiting_place(s, b, options)
    return None


def _least_harm(s: State, b: Board, options: list[Action]) -> Action:
    """The person whose infection leaves the best timetable."""
    n = numbers_of(s, b)
    doctors, patients = doctors_of(s, b), patients_of(s, b)
    best, best_worth = options[0], -1000.0
    for option in options:
        if not isinstance(option, ExpansionChoice) or option.decision != "covid_infect":
            continue
        person = person_number(b, option.first)
        kind = b.kind[person]
        if kind == NURSE:
            n.quarantined += 1
            worth = forecast(b.content, n)
            n.quarantined -= 1
        elif kind == ORDERLY:
            worth = forecast(b.content, n) - n.habits.orderly_away
        elif person in patients:
            worth = _with_tile(b, n, patients.index(person))
        else:
            worth = _without_doctor(b, n, doctors.index(person))
        if worth > best_worth:
            best, best_worth = option, worth
    return best


def _with_tile(b: Board, n: Numbers, k: int) -> float:
    life = n.lives[k]
    n.extra[k] += 1
    n.lives[k] = n.habits.survivor
    worth = forecast(b.content, n)
    n.extra[k] -= 1
    n.lives[k] = life
    return worth


def _without_doctor(b: Board, n: Numbers, k: int) -> float:
    level = n.doctors.pop(k)
    n.admit(level, True)
    n.lives[-1] = n.habits.recovery
    worth = forecast(b.content, n)
    n.dismiss()
    n.doctors.insert(k, level)
    return worth - n.habits.sick_doctor


def _waiting_place(s: State, b: Board, options: list[Action]) -> Action | None:
    """Early on, where a curable patient is expected; later, where nobody will come."""
    wanted = s.round < numbers_of(s, b).habits.invitations
    for option in options:
        row = (
            b.content.row_index.get(option.first, -1) if isinstance(option, ExpansionChoice) else -1
        )
        if row >= 0 and owns_hub(b, row) == wanted:
            return option
    return None
