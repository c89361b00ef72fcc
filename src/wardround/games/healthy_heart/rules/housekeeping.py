"""HH chapter 15: the Housekeeping Phase."""

from __future__ import annotations

from typing import Final

from wardround.core.actions import Action
from wardround.core.chance import Chance
from wardround.core.decisions import question
from wardround.core.log import Log
from wardround.games.healthy_heart import actions as a
from wardround.games.healthy_heart import events as e
from wardround.games.healthy_heart.rules import constants as k
from wardround.games.healthy_heart.rules.cubes import discard_set, draw_cubes, restock, tell_draw
from wardround.games.healthy_heart.rules.death import next_death
from wardround.games.healthy_heart.rules.heal import cure
from wardround.games.healthy_heart.rules.luck import may_repeat
from wardround.games.healthy_heart.rules.money import gain_money
from wardround.games.healthy_heart.rules.patients import (
    leave_er,
    lower_level,
    names_of,
    patient_value,
    place_of,
    remove_patient,
    tell_level,
    too_ill,
)
from wardround.games.healthy_heart.rules.questions import Decisions
from wardround.games.healthy_heart.rules.research import ask_awards
from wardround.games.healthy_heart.rules.state import State
from wardround.games.healthy_heart.rules.wards import ability_at, after_cure


def begin(s: State, chance: Chance, log: Log) -> None:
    """HH-13.34, HH-15.1, HH-15.14 Seven steps in order, then the next Game Turn."""
    s.phase = k.HOUSEKEEPING
    s.act = None
    s.pen = 0
    s.passed = 0
    s.denied.clear()
    s.procedure = None
    log.barrier = True
    if log.on:
        log.add(e.PhaseBegan(rule="HH-15.1", phase="housekeeping", turn=s.turn))
    s.stack += k.HOUSEKEEPING_STEPS
    step_1(s, log)


def step_1(s: State, log: Log) -> None:
    """HH-12.10, HH-12.12, HH-15.2, HH-15.6, HH-R93 The Finance Officer's $3, then the Chaplain."""
    for index, hiring in enumerate(s.content.hiring):
        if s.staff[index] == k.IN_OFFICE:
            if hiring.housekeeping_money:
                staff = s.content.staff_ids[index]
                gain_money(s, staff, hiring.housekeeping_money, "HH-15.6", log)
            if hiring.miracle:
                s.stack.append(k.D_MIRACLE_PATIENT)


def list_miracle(s: State) -> list[Action]:
    """HH-15.2, HH-R47 Each living patient, or none."""
    choices: list[Action] = [s.actions.miracle_patient[patient] for patient in s.who if patient]
    choices.append(s.actions.miracle_none)
    return choices


def answer_miracle(s: State, action: a.MiraclePatient, chance: Chance, log: Log) -> None:
    """HH-15.2 The lead names a patient, or none."""
    s.stack.pop()
    if action.patient != "none":
        s.place = place_of(s, action.patient)
        s.stack.append(k.T_DRAW_MIRACLE)


def draw_miracle(s: State, chance: Chance, log: Log) -> None:
    """HH-15.2, HH-R6, HH-R83 One cube for the patient; a black one is not replaced."""
    s.drawing = k.FOR_MIRACLE
    draw_cubes(s, 1, chance, log)
    if log.on and s.drawn:
        patient = s.content.patient_ids[s.who[s.place]]
        tell_draw(s, 0, "HH-15.2", patient, log, names_of(s, s.place))
    s.stack.append(k.T_APPLY_MIRACLE)
    if may_repeat(s):
        s.stack.append(k.D_FEELING_LUCKY)


def apply_miracle(s: State, chance: Chance, log: Log) -> None:
    """HH-15.3, HH-15.4, HH-15.5, HH-R47, HH-R48, HH-R72, HH-R83 Matching: −1; black: cured."""
    place = s.place
    cube = s.drawn[-1] if s.drawn else k.NONE
    discard_set(s)
    before = s.level[place]
    if cube == s.content.maladies:
        after = 0
    elif cube == s.malady[place]:
        after = before - 1
    else:
        if log.on:
            patient, names = s.content.patient_ids[s.who[place]], names_of(s, place)
            log.add(e.MiracleFailed(rule="HH-15.3", patient=patient, names=names))
        return
    if log.on:
        tell_level(s, place, before, after, "HH-15.3", log)
    lower_level(s, place, after)
    if after == 0:
        ability = ability_at(s, place)
        cure(s, place, patient_value(s, place), "HH-15.4", log)
        after_cure(s, ability)
    elif s.content.area_of[place] == k.ER and after < s.content.areas[k.ER].lowest:
        leave_er(s, place, log)


def awards(s: State, chance: Chance, log: Log) -> None:
    """HH-R34 Ask about held Awards before step 2, the one a miracle has just brought included."""
    ask_awards(s)


def step_2(s: State, chance: Chance, log: Log) -> None:
    """HH-12.3, HH-15.7, HH-R30 Face-down markers whose requirement is met are turned up."""
    for space, marker in enumerate(s.job):
        if marker == k.FACE_DOWN and s.content.job_requirements[space] <= s.prestige:
            turn_up(s, space, chance, log)


def turn_up(s: State, space: int, chance: Chance, log: Log) -> None:
    """HH-1.15, HH-15.7 Only now is it decided which marker lies there."""
    index = chance.pick(s.job_unknown, s.content.hiring_names)
    s.job[space] = s.job_unknown.pop(index)
    if log.on:
        log.add(e.StaffTurnedUp(rule="HH-15.7", staff=s.content.staff_ids[s.job[space]]))


def step_3(s: State, chance: Chance, log: Log) -> None:
    """HH-15.8 Every patient in the E.R. dies."""
    s.dead += [place for place in range(s.content.first_er, s.content.places) if s.who[place]]
    next_death(s, chance, log)


def step_4(s: State, chance: Chance, log: Log) -> None:
    """HH-11.15, HH-15.9, HH-R48 Clinic patients improve; at level 0 they go home for $1."""
    c = s.content
    for place in range(c.first_clinic, c.first_er):
        if not s.who[place]:
            continue
        level = s.level[place] - 1
        if log.on:
            tell_level(s, place, level + 1, level, "HH-15.9", log)
        lower_level(s, place, level)
        if level == 0:
            fee = c.areas[k.CLINIC].housekeeping_fee
            if log.on:
                patient, names = s.content.patient_ids[s.who[place]], names_of(s, place)
                log.add(
                    e.PatientDischarged(rule="HH-15.9", patient=patient, names=names, money=fee)
                )
            remove_patient(s, place)
            s.money += fee


def step_5(s: State, chance: Chance, log: Log) -> None:
    """HH-15.10 O.R. patients showing Flatline worsen by 1 level, or die."""
    c = s.content
    for place in range(c.first_or, c.first_clinic):
        if s.who[place] and s.side[place] == k.FLATLINE:
            level = s.level[place] + 1
            if log.on:
                tell_level(s, place, level - 1, level, "HH-15.10", log)
            s.level[place] = level
            if too_ill(s, place, level):
                s.dead.append(place)
    next_death(s, chance, log)


def step_5_ekg(s: State, chance: Chance, log: Log) -> None:
    """HH-15.11 Every O.R. marker showing EKG is turned to Flatline."""
    for place in range(s.content.first_or, s.content.first_clinic):
        if s.side[place] == k.EKG:
            s.side[place] = k.FLATLINE
            if log.on:
                patient = s.content.patient_ids[s.who[place]]
                names = names_of(s, place)
                log.add(
                    e.MarkerTurned(rule="HH-15.11", patient=patient, names=names, side="flatline")
                )


def step_6(s: State, chance: Chance, log: Log) -> None:
    """HH-2.19, HH-15.12 The whole Discard goes into the Cup."""
    count = restock(s)
    if log.on and count:
        log.add(e.CupRefilled(rule="HH-15.12", cubes=count))


def step_7(s: State, chance: Chance, log: Log) -> None:
    """HH-6.5, HH-15.13 Every Used token, the Chief of Staff included, becomes Unused."""
    if log.on and any(s.used):
        log.add(e.TokensRefreshed(rule="HH-15.13", tokens=sum(s.used)))
    for pool, used in enumerate(s.used):
        if used:
            s.unused[pool] += used
            s.used[pool] = 0


# fmt: off
DECISIONS: Final[Decisions] = {
    k.D_MIRACLE_PATIENT: question(a.MiraclePatient, "HH-15.2",
        list_miracle, answer_miracle),
}
# fmt: on
