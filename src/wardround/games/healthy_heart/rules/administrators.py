"""HH chapter 13: the Special Actions of the Administrators."""

from __future__ import annotations

from typing import Final

from wardround.core.actions import Action, Refusal
from wardround.core.chance import Chance
from wardround.core.decisions import question
from wardround.core.log import Log
from wardround.games.healthy_heart import actions as a
from wardround.games.healthy_heart import events as e
from wardround.games.healthy_heart.rules import constants as k
from wardround.games.healthy_heart.rules.patients import (
    is_cube_patient,
    leave_er,
    names_of,
    place_of,
)
from wardround.games.healthy_heart.rules.questions import Decisions, unlisted
from wardround.games.healthy_heart.rules.rooms import can_take_room
from wardround.games.healthy_heart.rules.staff import movable, why_not_staff
from wardround.games.healthy_heart.rules.state import ADMINISTRATOR, CHIEF_POOL, State
from wardround.games.healthy_heart.rules.tokens import make_unused, pool_of_token, token_name
from wardround.games.healthy_heart.rules.transfer import can_move

CHIEF_BIT: Final = 2


def list_specials(s: State, menu: list[list[list[Action]]], actions: list[Action]) -> None:
    """HH-6.15, HH-13.1, HH-13.2 The Special Actions that the Chief of Staff token allows now."""
    for kind in s.content.administrators[s.cast[ADMINISTRATOR]].actions:
        if can_use(s, kind):
            actions += menu[kind][k.BIT_CHIEF]


def can_use(s: State, kind: int) -> bool:
    """HH-6.17 Whether a Special Action can be carried out."""
    if kind == k.EFFICIENCY:
        return len(within_allowance(s, s.content.efficiency_cubes, True)) > 0
    if kind == k.MEMO:
        return len(movable(s)) > 0
    if kind == k.PRIORITY:
        return may_place_priority(s)
    if kind == k.CONSTRUCTION:
        return can_take_room(s, ADMINISTRATOR, CHIEF_BIT, k.CONSTRUCTION)
    if kind == k.MANAGEMENT:
        return s.aside_hidden + len(s.aside_seen) > 0
    if kind == k.OVERTIME:
        return s.prestige >= s.content.overtime_prestige and len(used_pools(s)) > 0
    if kind == k.SCIENTIST:
        return can_experiment(s)
    return kind == k.PROCEDURES


def finish(s: State, choices: int, rule: str, log: Log) -> None:
    """End a Special Action of several steps; report it if `done` was the only choice left."""
    s.stack.pop()
    if log.on and choices == 1:
        log.add(e.NothingLeft(rule=rule, action=k.KIND_IDS[s.current_act().kind]))


# Efficiency.


def within_allowance(s: State, left: int, one_will_do: bool) -> list[int]:
    """HH-13.4, HH-13.5, HH-R44 Triage patients that can move within the allowance, or just one."""
    levels = s.level
    places: list[int] = []
    for place in range(s.content.first_bed):
        if 0 < levels[place] <= left and can_move(s, place):
            places.append(place)
            if one_will_do:
                break
    return places


def list_efficiency(s: State) -> list[Action]:
    """HH-13.4 Each of these patients, or done after the first."""
    act = s.current_act()
    actions = s.actions.efficiency_patient
    places = within_allowance(s, s.content.efficiency_cubes - act.moved, False)
    choices: list[Action] = [actions[s.who[place]] for place in places]
    if act.moved:
        choices.append(s.actions.efficiency_done)
    return choices


def answer_efficiency(s: State, action: a.EfficiencyPatient, chance: Chance, log: Log) -> None:
    """HH-13.4, HH-13.5 Charge the patient's cubes to the allowance; then ask where it goes."""
    if action.patient == "done":
        finish(s, len(list_efficiency(s)), "HH-13.4", log)
        return
    s.place = place_of(s, action.patient)
    s.current_act().moved += s.level[s.place]
    s.stack.append(k.D_TRANSFER_TO)


# Organized Memo System.


def list_memo(s: State) -> list[Action]:
    """HH-13.6, HH-R76 Each unmoved marker, or done after the first."""
    act = s.current_act()
    choices: list[Action] = [
        s.actions.memo_staff[marker] for marker in movable(s) if not act.moved >> marker & 1
    ]
    if act.moved:
        choices.append(s.actions.memo_done)
    return choices


def answer_memo(s: State, action: a.MemoStaff, chance: Chance, log: Log) -> None:
    """HH-13.6 Note the marker, then ask where it goes."""
    act = s.current_act()
    if action.staff == "done":
        finish(s, len(list_memo(s)), "HH-13.6", log)
        return
    act.target = s.content.staff_number[action.staff]
    act.moved |= 1 << act.target
    s.stack.append(k.D_ASSIGN_TO)


# Priority Status.


def may_place_priority(s: State) -> bool:
    """HH-13.7, HH-13.10, HH-R38 Whether the marker is free and any patient alive."""
    return s.priority == 0 and any(s.who)


def list_priority(s: State) -> list[Action]:
    """HH-13.7 Each living patient."""
    return [s.actions.priority_patient[patient] for patient in s.who if patient]


def answer_priority(s: State, action: a.PriorityPatient, chance: Chance, log: Log) -> None:
    """HH-13.7, HH-13.10 The marker stays with the patient until it is cured or dead."""
    s.stack.pop()
    s.priority = s.content.patient_number[action.patient]
    if log.on:
        names = names_of(s, place_of(s, action.patient))
        log.add(e.PriorityPlaced(rule="HH-13.7", patient=action.patient, names=names))


# New Management Techniques.


def answer_management(s: State, action: a.ManagementWard, chance: Chance, log: Log) -> None:
    """HH-13.20, HH-13.21, HH-R46 Draw a set-aside ability first; then the old one joins them."""
    s.stack.pop()
    malady = s.content.ward_number[action.ward]
    old = s.abilities[malady]
    new = draw_ability(s, chance)
    s.abilities[malady] = new
    s.aside_seen.append(old)
    s.aside_seen.sort()
    if log.on:
        names = s.content.ability_names
        log.add(
            e.AbilityReplaced(
                rule="HH-13.20",
                ward=action.ward,
                old=f"ability:{names[old]}",
                new=f"ability:{names[new]}",
            )
        )


def draw_ability(s: State, chance: Chance) -> int:
    """HH-13.20, HH-R63 A random set-aside ability.

    When one ability was removed unseen, any of those never seen may be the missing one, so each is
    weighted by its chance of being among those set aside.
    """
    weights = [0] * len(s.content.abilities)
    for ability in s.aside_unseen:
        weights[ability] = s.aside_hidden
    for ability in s.aside_seen:
        weights[ability] = len(s.aside_unseen) or 1
    drawn = chance.bag(weights, s.content.ability_names)
    if drawn in s.aside_seen:
        s.aside_seen.remove(drawn)
    else:
        s.aside_unseen.remove(drawn)
        s.aside_hidden -= 1
    return drawn


# Mandatory Overtime.


def used_pools(s: State) -> list[int]:
    """HH-13.23, HH-R41 Pools with Used Medical or Administrative tokens, Personal or Shared."""
    return [pool for pool, count in enumerate(s.used) if count and pool != CHIEF_POOL]


def list_overtime(s: State) -> list[Action]:
    """HH-13.22, HH-13.23 Each Used token while Prestige lasts, or done after the first."""
    menu = s.actions.overtime_token
    choices: list[Action] = []
    if s.prestige >= s.content.overtime_prestige:
        choices += [menu[token_name(s, pool)] for pool in used_pools(s)]
    if s.current_act().moved:
        choices.append(menu["done"])
    return choices


def answer_overtime(s: State, action: a.OvertimeToken, chance: Chance, log: Log) -> None:
    """HH-13.22 The token becomes Unused for 2 Prestige."""
    if action.token == "done":
        finish(s, len(list_overtime(s)), "HH-13.22", log)
        return
    s.current_act().moved = 1
    s.prestige -= s.content.overtime_prestige
    if log.on:
        log.add(e.PrestigeSpent(rule="HH-13.22", prestige=s.content.overtime_prestige))
    make_unused(s, pool_of_token(s, action.token), "HH-13.22", log)


# Mad Scientist.


def spare_room(s: State, place: int) -> int:
    """HH-13.31 How many cubes a patient may receive where it is; none in the E.R."""
    area = s.content.area_of[place]
    if area != k.TRIAGE and area != k.CLINIC:
        return 0
    return s.content.areas[area].levels[0] - s.level[place]


def receivers(s: State, giver: int) -> list[int]:
    """HH-13.29, HH-13.31, HH-R43 Other cube patients of the same malady with room for a cube."""
    return [
        place
        for place, patient in enumerate(s.who)
        if patient
        and place != giver
        and s.malady[place] == s.malady[giver]
        and spare_room(s, place) > 0
    ]


def givers(s: State) -> list[int]:
    """HH-13.29, HH-13.30 Cube patients of level 2 or more that have a receiver."""
    return [
        place
        for place, patient in enumerate(s.who)
        if patient and s.level[place] > 1 and is_cube_patient(s, place) and receivers(s, place)
    ]


def can_experiment(s: State) -> bool:
    """HH-R43 Whether there is a giver at all; without Clinic and E.R., only chairs can have one."""
    c = s.content
    if s.rooms[c.clinic_room] or s.rooms[c.er_room]:
        return len(givers(s)) > 0
    most = c.areas[k.TRIAGE].levels[0]
    for malady in range(c.maladies):
        left, right = s.level[malady], s.level[c.maladies + malady]
        if left and right and ((left > 1 and right < most) or (right > 1 and left < most)):
            return True
    return False


def list_from(s: State) -> list[Action]:
    """HH-13.29 Each possible giver."""
    return [s.actions.scientist_from[s.who[place]] for place in givers(s)]


def answer_from(s: State, action: a.ScientistFrom, chance: Chance, log: Log) -> None:
    """HH-13.29 Note the giver."""
    s.place = place_of(s, action.patient)
    s.stack[-1] = k.D_SCIENTIST_TO


def list_to(s: State) -> list[Action]:
    """HH-13.29 Each possible receiver."""
    return [s.actions.scientist_to[s.who[place]] for place in receivers(s, s.place)]


def answer_to(s: State, action: a.ScientistTo, chance: Chance, log: Log) -> None:
    """HH-13.29 Note the receiver."""
    s.current_act().target = place_of(s, action.patient)
    s.stack[-1] = k.D_SCIENTIST_COUNT


def list_count(s: State) -> list[Action]:
    """HH-13.30, HH-13.31 The giver keeps at least 1 cube; the receiver has a limit."""
    most = min(s.level[s.place] - 1, spare_room(s, s.current_act().target))
    return [s.actions.scientist_count[n] for n in range(1, most + 1)]


def answer_count(s: State, action: a.ScientistCount, chance: Chance, log: Log) -> None:
    """HH-13.29, HH-13.32, HH-R80 The cubes move, proxies first; a giver in the E.R. leaves it."""
    s.stack.pop()
    giver, receiver = s.place, s.current_act().target
    s.level[giver] -= action.cubes
    real = max(0, s.cubes[giver] - s.level[giver])
    s.cubes[giver] -= real
    s.cubes[receiver] += real
    s.level[receiver] += action.cubes
    if log.on:
        log.add(
            e.CubesMoved(
                rule="HH-13.29",
                giver=s.content.patient_ids[s.who[giver]],
                receiver=s.content.patient_ids[s.who[receiver]],
                cubes=action.cubes,
                names=names_of(s, giver) | names_of(s, receiver),
            )
        )
    if s.content.area_of[giver] == k.ER:
        leave_er(s, giver, log)


# Experimental Procedures.


def answer_colour(s: State, action: a.ProcedureColour, chance: Chance, log: Log) -> None:
    """HH-13.33 Note the colour."""
    s.current_act().target = s.content.cube_number[action.cube]
    s.stack[-1] = k.D_PROCEDURE_MALADY


def list_malady(s: State) -> list[Action]:
    """HH-13.33 Each other malady."""
    colour = s.current_act().target
    actions = s.actions.procedure_malady
    return [action for malady, action in enumerate(actions) if malady != colour]


def answer_malady(s: State, action: a.ProcedureMalady, chance: Chance, log: Log) -> None:
    """HH-13.33, HH-13.34, HH-R88 It holds until the Housekeeping Phase of this Game Turn."""
    s.stack.pop()
    colour = s.current_act().target
    s.procedure = (colour, s.content.ward_number[action.malady])
    if log.on:
        cube = s.content.cube_ids[colour]
        log.add(e.ProcedureNamed(rule="HH-13.33", cube=cube, malady=action.malady))


def why_not_efficiency(s: State, action: a.EfficiencyPatient) -> Refusal | None:
    """HH-13.4, HH-13.5 Not in Triage, too many cubes, or nowhere to go."""
    patient = action.patient
    if patient == "done":
        return Refusal("HH-13.4", "at_least_one")
    place = place_of(s, patient)
    if place == k.NONE:
        return Refusal("HH-13.4", "no_such_patient", patient=patient)
    left = s.content.efficiency_cubes - s.current_act().moved
    if s.content.area_of[place] != k.TRIAGE:
        return Refusal("HH-13.4", "triage_patients_only", patient=patient)
    if not can_move(s, place):
        names = names_of(s, place)
        return Refusal(
            "HH-13.5", "nowhere_to_go", patient=patient, names=names, level=s.level[place]
        )
    return Refusal("HH-13.4", "allowance_exceeded", left=left, level=s.level[place])


def why_not_overtime(s: State, action: a.OvertimeToken) -> Refusal | None:
    """HH-13.22, HH-13.23 Not a Used token."""
    token = action.token
    if token == "done":
        return Refusal("HH-13.22", "at_least_one")
    if token == "token:chief":
        return Refusal("HH-13.23", "not_the_chief_of_staff", token=token)
    owner = s.content.token_owner.get(token, k.NONE)
    in_play = [s.character(slot) for slot in range(len(s.cast))]
    if token not in s.content.token_bit or (owner != k.NONE and owner not in in_play):
        return None
    return Refusal("HH-13.22", "token_is_not_used", got=token)


def why_not_giver(s: State, action: a.ScientistFrom) -> Refusal | None:
    """HH-13.29, HH-13.30, HH-13.31 Not a cube patient with cubes to spare and a receiver."""
    patient = action.patient
    place = place_of(s, patient)
    if place == k.NONE or not is_cube_patient(s, place):
        return Refusal("HH-13.29", "not_a_cube_patient", patient=patient)
    if s.level[place] < 2:
        names = names_of(s, place)
        return Refusal("HH-13.30", "keeps_its_last_cube", patient=patient, names=names)
    return Refusal("HH-13.31", "no_receiver", patient=patient)


def why_not_receiver(s: State, action: a.ScientistTo) -> Refusal | None:
    """HH-13.29, HH-13.31 Not another cube patient of the same malady, or no room."""
    patient = action.patient
    place = place_of(s, patient)
    if place in (k.NONE, s.place) or not is_cube_patient(s, place):
        return Refusal("HH-13.29", "not_a_cube_patient", patient=patient)
    if s.malady[place] != s.malady[s.place]:
        return Refusal("HH-13.29", "not_the_same_malady", patient=patient)
    names = names_of(s, place)
    return Refusal("HH-13.31", "no_room_for_cubes", patient=patient, names=names)


def why_not_count(s: State, action: a.ScientistCount) -> Refusal:
    """HH-13.30, HH-13.31 The giver must keep a cube, or the receiver has no room for that many."""
    most = min(s.level[s.place] - 1, spare_room(s, s.current_act().target))
    return Refusal("HH-13.30", "wrong_count", most=most, got=action.cubes)


# fmt: off
DECISIONS: Final[Decisions] = {
    k.D_EFFICIENCY_PATIENT: question(
        a.EfficiencyPatient, "HH-13.4",
        list_efficiency, answer_efficiency, why_not_efficiency,
        facts=lambda s: {"left": s.content.efficiency_cubes - s.current_act().moved}),
    k.D_MEMO_STAFF: question(a.MemoStaff, "HH-13.6",
        list_memo, answer_memo, why_not_staff),
    k.D_PRIORITY_PATIENT: question(a.PriorityPatient, "HH-13.7",
        list_priority, answer_priority),
    k.D_MANAGEMENT_WARD: question(a.ManagementWard, "HH-13.20",
        lambda s: s.actions.management_ward, answer_management),
    k.D_OVERTIME_TOKEN: question(
        a.OvertimeToken, "HH-13.22",
        list_overtime, answer_overtime, why_not_overtime,
        facts=lambda s: {"price": s.content.overtime_prestige, "prestige": s.prestige}),
    k.D_SCIENTIST_FROM: question(a.ScientistFrom, "HH-13.29",
        list_from, answer_from, why_not_giver),
    k.D_SCIENTIST_TO: question(a.ScientistTo, "HH-13.31",
        list_to, answer_to, why_not_receiver),
    k.D_SCIENTIST_COUNT: question(a.ScientistCount, "HH-13.30",
        list_count, answer_count, why_not_count),
    k.D_PROCEDURE_COLOUR: question(
        a.ProcedureColour, "HH-13.33",
        lambda s: s.actions.procedure_colour, answer_colour,
        unlisted("HH-R73", "not_a_malady_colour")),
    k.D_PROCEDURE_MALADY: question(
        a.ProcedureMalady, "HH-13.33",
        list_malady, answer_malady, unlisted("HH-13.33", "must_differ_from_the_colour"),
        facts=lambda s: {"barred": s.rules.procedures_bar_bonus}),
}
# fmt: on
