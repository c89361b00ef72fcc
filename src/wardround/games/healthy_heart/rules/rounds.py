"""HH chapter 5: Rounds."""

from __future__ import annotations

from typing import Final

from wardround.core.actions import Action
from wardround.core.chance import Chance
from wardround.core.decisions import question
from wardround.core.log import Log
from wardround.games.healthy_heart import actions as a
from wardround.games.healthy_heart import events as e
from wardround.games.healthy_heart.rules import constants as k
from wardround.games.healthy_heart.rules.cubes import discard_set, draw_replacing, tell_draw
from wardround.games.healthy_heart.rules.death import die
from wardround.games.healthy_heart.rules.luck import may_repeat
from wardround.games.healthy_heart.rules.patients import (
    names_of,
    raise_level,
    tell_level,
    too_ill,
)
from wardround.games.healthy_heart.rules.questions import Decisions
from wardround.games.healthy_heart.rules.state import State, ward_ability


def begin_rounds(s: State, chance: Chance, log: Log) -> None:
    """HH-5.1, HH-5.2, HH-5.10, HH-R7 Every Ward patient once; a Ward that worsens is one entry.

    Entries are places; a whole Ward is the number of places plus its malady. They go Ward by Ward,
    with ``rounds_order = auto`` higher levels first.
    """
    c = s.content
    entries: list[int] = []
    for malady in range(c.maladies):
        patients = [place for place in c.ward_beds[malady] if s.who[place]]
        if not patients:
            continue
        if ward_ability(s, malady).rounds_increase:
            entries.append(c.places + malady)
        elif s.rules.rounds_auto:
            order = sorted([(-s.level[place], place) for place in patients])
            entries += [place for _, place in order]
        else:
            entries += patients
    s.to_check = entries
    next_check(s, chance, log)


def next_check(s: State, chance: Chance, log: Log) -> None:
    """HH-5.3, HH-R7 Resolve each patient fully before choosing the next."""
    if not s.to_check:
        return
    s.stack.append(k.T_NEXT_CHECK)
    if s.rules.rounds_auto or len(s.to_check) == 1:
        check(s, s.to_check.pop(0), chance, log)
    else:
        s.stack.append(k.D_ROUNDS_NEXT)


def list_rounds(s: State) -> list[Action]:
    """HH-5.3 Each unchecked patient or worsening Ward."""
    places = s.content.places
    who = s.who
    patients = s.actions.rounds_patient
    wards = s.actions.rounds_ward
    return [
        patients[who[entry]] if entry < places else wards[entry - places] for entry in s.to_check
    ]


def answer_rounds(s: State, action: a.RoundsNext, chance: Chance, log: Log) -> None:
    """HH-5.3 Check this one next."""
    s.stack.pop()
    places = s.content.places
    who = s.who
    patient = s.content.patient_number.get(action.check, k.NONE)
    ward = k.NONE if patient != k.NONE else places + s.content.ward_number[action.check]
    for n, entry in enumerate(s.to_check):
        if entry == ward or (entry < places and who[entry] == patient):
            check(s, s.to_check.pop(n), chance, log)
            return


def check(s: State, entry: int, chance: Chance, log: Log) -> None:
    """HH-5.4, HH-5.10 A cube for a patient; none for a Ward that worsens by itself."""
    if entry >= s.content.places:
        worsen_ward(s, entry - s.content.places, log)
    else:
        s.place = entry
        draw_check(s, chance, log)


def worsen_ward(s: State, malady: int, log: Log) -> None:
    """HH-5.10, HH-8.14, HH-R8 All patients of the Ward rise by 1 level simultaneously."""
    rise = ward_ability(s, malady).rounds_increase
    for place in s.content.ward_beds[malady]:
        if s.who[place]:
            if log.on:
                level = s.level[place]
                tell_level(s, place, level, level + rise, "HH-5.10", log)
            if grow_worse(s, place, rise):
                s.dead.append(place)
    s.stack.append(k.T_DEATHS)


def grow_worse(s: State, place: int, rise: int) -> bool:
    """HH-5.9, HH-16.1 Raise the level of a Ward patient; True if that kills it."""
    level = s.level[place] + rise
    if too_ill(s, place, level):
        s.level[place] = level
        return True
    raise_level(s, place, level)
    return False


def draw_check(s: State, chance: Chance, log: Log) -> None:
    """HH-5.4, HH-5.5 One cube; a black one is replaced by two for the same patient."""
    s.drawing = k.FOR_CHECK
    draw_replacing(s, 1, chance, log)
    if log.on:
        patient = s.content.patient_ids[s.who[s.place]]
        tell_draw(s, 0, "HH-5.4", patient, log, names_of(s, s.place))
    if may_repeat(s):
        s.stack += [k.T_APPLY_CHECK, k.D_FEELING_LUCKY]
    else:
        apply_check(s, chance, log)


def apply_check(s: State, chance: Chance, log: Log) -> None:
    """HH-5.6, HH-5.7, HH-5.8, HH-5.9, HH-R42 Matching cubes raise the level, all at once."""
    place = s.place
    rise = s.drawn.count(s.malady[place])
    discard_set(s)
    if log.on:
        if rise:
            level = s.level[place]
            tell_level(s, place, level, level + rise, "HH-5.6", log)
        else:
            patient, names = s.content.patient_ids[s.who[place]], names_of(s, place)
            log.add(e.PatientChecked(rule="HH-5.7", patient=patient, names=names))
    if rise and grow_worse(s, place, rise):
        die(s, place, k.NONE)


# fmt: off
DECISIONS: Final[Decisions] = {
    k.D_ROUNDS_NEXT: question(a.RoundsNext, "HH-5.3",
        list_rounds, answer_rounds),
}
# fmt: on
