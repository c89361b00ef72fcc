"""HH chapter 13: the Special Actions of the Administrators."""

from __future__ import annotations

from typing import Final

from wardround.core.actions import Action
from wardround.core.chance import Chance
from wardround.core.log import Log
from wardround.games.healthy_heart.actions import (
    EfficiencyPatient,
    ManagementWard,
    MemoStaff,
    OvertimeToken,
    PriorityPatient,
    ProcedureColour,
    ProcedureMalady,
    ScientistCount,
    ScientistFrom,
    ScientistTo,
)
from wardround.games.healthy_heart.events import (
    AbilityReplaced,
    CubesMoved,
    PrestigeSpent,
    PriorityPlaced,
    ProcedureNamed,
)
from wardround.games.healthy_heart.rules.constants import (
    BIT_CHIEF,
    CLINIC,
    CONSTRUCTION,
    D_ASSIGN_TO,
    D_EFFICIENCY_PATIENT,
    D_MEMO_STAFF,
    D_OVERTIME_TOKEN,
    D_PROCEDURE_MALADY,
    D_SCIENTIST_COUNT,
    D_SCIENTIST_TO,
    D_TRANSFER_TO,
    EFFICIENCY,
    ER,
    MANAGEMENT,
    MEMO,
    OVERTIME,
    PRIORITY,
    PROCEDURES,
    SCIENTIST,
    T_EFFICIENCY,
    T_MEMO,
    T_OVERTIME,
    TRIAGE,
)
from wardround.games.healthy_heart.rules.patients import is_cube_patient, leave_er, place_of
from wardround.games.healthy_heart.rules.rooms import can_take_room
from wardround.games.healthy_heart.rules.staff import movable
from wardround.games.healthy_heart.rules.state import (
    ADMIN_POOL,
    ADMINISTRATOR,
    CHIEF_POOL,
    SHARED_POOL,
    State,
)
from wardround.games.healthy_heart.rules.tokens import make_unused, pool_of_token
from wardround.games.healthy_heart.rules.transfer import can_move

CHIEF_BIT: Final = 2


def list_specials(s: State, menu: list[list[list[Action]]], found: list[Action]) -> None:
    """HH-6.15, HH-13.1, HH-13.2 The Special Actions possible with the Chief of Staff token."""
    for kind in s.c.administrators[s.cast[ADMINISTRATOR]].actions:
        if can_use(s, kind):
            found += menu[kind][BIT_CHIEF]


def can_use(s: State, kind: int) -> bool:
    """HH-6.17 Whether a Special Action can be carried out."""
    if kind == EFFICIENCY:
        return len(within_allowance(s, s.c.efficiency_cubes, True)) > 0
    if kind == MEMO:
        return len(movable(s)) > 0
    if kind == PRIORITY:
        return may_place_priority(s)
    if kind == CONSTRUCTION:
        return can_take_room(s, ADMINISTRATOR, CHIEF_BIT, CONSTRUCTION)
    if kind == MANAGEMENT:
        return s.aside_hidden + len(s.aside_seen) > 0
    if kind == OVERTIME:
        return s.prestige >= s.c.overtime_prestige and len(used_pools(s)) > 0
    if kind == SCIENTIST:
        return can_experiment(s)
    return kind == PROCEDURES


# Efficiency.


def within_allowance(s: State, left: int, one_will_do: bool) -> list[int]:
    """HH-13.4, HH-13.5, HH-R44 Whole Triage patients within the rest that can move, or one."""
    levels = s.level
    found: list[int] = []
    for place in range(s.c.first_bed):
        if 0 < levels[place] <= left and can_move(s, place):
            found.append(place)
            if one_will_do:
                break
    return found


def list_efficiency(s: State) -> list[Action]:
    """HH-13.4 Each such patient; done, but not as the first choice."""
    actions = s.book.efficiency_patient
    places = within_allowance(s, s.c.efficiency_cubes - s.moved, False)
    found: list[Action] = [actions[s.who[place]] for place in places]
    if s.moved:
        found.append(s.book.efficiency_done)
    return found


def answer_efficiency(s: State, action: EfficiencyPatient, chance: Chance, log: Log) -> None:
    """HH-13.4, HH-13.5 The patient uses up its cubes of the allowance; its location is next."""
    s.stack.pop()
    if action.patient == "done":
        return
    s.place = place_of(s, action.patient)
    s.moved += s.level[s.place]
    s.stack.append(T_EFFICIENCY)
    s.stack.append(D_TRANSFER_TO)


def next_efficiency(s: State, chance: Chance, log: Log) -> None:
    """HH-13.4 Another patient, or done."""
    s.stack.append(D_EFFICIENCY_PATIENT)


# Organized Memo System.


def list_memo(s: State) -> list[Action]:
    """HH-13.6, HH-R76 Each unmoved marker; done, but not first."""
    found: list[Action] = [
        s.book.memo_staff[marker] for marker in movable(s) if not s.moved >> marker & 1
    ]
    if s.moved:
        found.append(s.book.memo_done)
    return found


def answer_memo(s: State, action: MemoStaff, chance: Chance, log: Log) -> None:
    """HH-13.6 The marker is named; its location is next."""
    s.stack.pop()
    if action.staff == "done":
        return
    s.act_target = s.book.staff_number[action.staff]
    s.moved |= 1 << s.act_target
    s.stack.append(T_MEMO)
    s.stack.append(D_ASSIGN_TO)


def next_memo(s: State, chance: Chance, log: Log) -> None:
    """HH-13.6 Another marker, or done."""
    s.stack.append(D_MEMO_STAFF)


# Priority Status.


def may_place_priority(s: State) -> bool:
    """HH-13.7, HH-13.10, HH-R38 The marker is at hand and somebody is alive."""
    return s.priority == 0 and any(s.who)


def list_priority(s: State) -> list[Action]:
    """HH-13.7 Each living patient."""
    return [s.book.priority_patient[patient] for patient in s.who if patient]


def answer_priority(s: State, action: PriorityPatient, chance: Chance, log: Log) -> None:
    """HH-13.7, HH-13.10 The marker stays with the patient until it is cured or dead."""
    s.stack.pop()
    s.priority = s.book.patient_number[action.patient]
    if log.on:
        log.add(PriorityPlaced(rule="HH-13.7", patient=action.patient))


# New Management Techniques.


def list_management(s: State) -> list[Action]:
    """HH-13.20 Each Ward."""
    return s.book.management_ward


def answer_management(s: State, action: ManagementWard, chance: Chance, log: Log) -> None:
    """HH-13.20, HH-13.21, HH-R46 Draw a set-aside ability first; then the old one joins them."""
    s.stack.pop()
    malady = s.book.ward_number[action.ward]
    old = s.abilities[malady]
    new = draw_ability(s, chance)
    s.abilities[malady] = new
    s.aside_seen.append(old)
    s.aside_seen.sort()
    if log.on:
        names = s.c.ability_names
        log.add(
            AbilityReplaced(
                rule="HH-13.20",
                ward=action.ward,
                old=f"ability:{names[old]}",
                new=f"ability:{names[new]}",
            )
        )


def draw_ability(s: State, chance: Chance) -> int:
    """HH-13.20, HH-R63 A random set-aside ability.

    With one ability removed unseen, those never seen share the places among those set aside:
    each is weighted by how likely it is to be there at all.
    """
    weights = [0] * len(s.c.abilities)
    for ability in s.aside_unseen:
        weights[ability] = s.aside_hidden
    for ability in s.aside_seen:
        weights[ability] = len(s.aside_unseen) or 1
    drawn = chance.bag(weights, s.c.ability_names)
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
    """HH-13.22, HH-13.23 Each Used token, by Prestige; done, but not first."""
    found: list[Action] = []
    if s.prestige >= s.c.overtime_prestige:
        for pool in used_pools(s):
            if pool >= SHARED_POOL:
                found.append(s.book.overtime_shared[pool - SHARED_POOL])
            elif pool >= ADMIN_POOL:
                found.append(s.book.overtime_admin[s.character(pool - ADMIN_POOL)])
            else:
                found.append(s.book.overtime_medical[s.character(pool)])
    if s.moved:
        found.append(s.book.overtime_done)
    return found


def answer_overtime(s: State, action: OvertimeToken, chance: Chance, log: Log) -> None:
    """HH-13.22 The token becomes Unused for 2 Prestige."""
    s.stack.pop()
    if action.token == "done":
        return
    s.moved += 1
    s.prestige -= s.c.overtime_prestige
    if log.on:
        log.add(PrestigeSpent(rule="HH-13.22", prestige=s.c.overtime_prestige))
    make_unused(s, pool_of_token(s, action.token), "HH-13.22", action.token, log)
    s.stack.append(T_OVERTIME)


def next_overtime(s: State, chance: Chance, log: Log) -> None:
    """HH-13.22 Another token, or done."""
    s.stack.append(D_OVERTIME_TOKEN)


# Mad Scientist.


def spare_room(s: State, place: int) -> int:
    """HH-13.31 How many cubes a patient may receive where it is; none in the E.R."""
    area = s.c.area_of[place]
    if area != TRIAGE and area != CLINIC:
        return 0
    return s.c.areas[area].levels[0] - s.level[place]


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
    """HH-R43 Whether there is a giver at all; without Clinic and E.R. only chairs need a look."""
    c = s.c
    if s.rooms[c.clinic_room] or s.rooms[c.er_room]:
        return len(givers(s)) > 0
    most = c.areas[TRIAGE].levels[0]
    for malady in range(c.maladies):
        left, right = s.level[malady], s.level[c.maladies + malady]
        if left and right and ((left > 1 and right < most) or (right > 1 and left < most)):
            return True
    return False


def list_from(s: State) -> list[Action]:
    """HH-13.29 Each possible giver."""
    return [s.book.scientist_from[s.who[place]] for place in givers(s)]


def answer_from(s: State, action: ScientistFrom, chance: Chance, log: Log) -> None:
    """HH-13.29 The giver is named."""
    s.place = place_of(s, action.patient)
    s.stack[-1] = D_SCIENTIST_TO


def list_to(s: State) -> list[Action]:
    """HH-13.29 Each possible receiver."""
    return [s.book.scientist_to[s.who[place]] for place in receivers(s, s.place)]


def answer_to(s: State, action: ScientistTo, chance: Chance, log: Log) -> None:
    """HH-13.29 The receiver is named."""
    s.receiver = place_of(s, action.patient)
    s.stack[-1] = D_SCIENTIST_COUNT


def list_count(s: State) -> list[Action]:
    """HH-13.30, HH-13.31 The giver keeps at least 1 cube; the receiver has its limit."""
    most = min(s.level[s.place] - 1, spare_room(s, s.receiver))
    return [s.book.scientist_count[n] for n in range(1, most + 1)]


def answer_count(s: State, action: ScientistCount, chance: Chance, log: Log) -> None:
    """HH-13.29, HH-13.32, HH-R80 The cubes move, proxies first; a giver in the E.R. leaves it."""
    s.stack.pop()
    giver, receiver = s.place, s.receiver
    s.level[giver] -= action.cubes
    real = max(0, s.cubes[giver] - s.level[giver])
    s.cubes[giver] -= real
    s.cubes[receiver] += real
    s.level[receiver] += action.cubes
    if log.on:
        log.add(
            CubesMoved(
                rule="HH-13.29",
                giver=s.book.patient_ids[s.who[giver]],
                receiver=s.book.patient_ids[s.who[receiver]],
                cubes=action.cubes,
            )
        )
    if s.c.area_of[giver] == ER:
        leave_er(s, giver, log)


# Experimental Procedures.


def list_colour(s: State) -> list[Action]:
    """HH-13.33, HH-R73 Each malady colour, but not black."""
    return s.book.procedure_colour


def answer_colour(s: State, action: ProcedureColour, chance: Chance, log: Log) -> None:
    """HH-13.33 The colour is named."""
    s.act_target = s.book.cube_number[action.cube]
    s.stack[-1] = D_PROCEDURE_MALADY


def list_malady(s: State) -> list[Action]:
    """HH-13.33 Each other malady."""
    return [a for malady, a in enumerate(s.book.procedure_malady) if malady != s.act_target]


def answer_malady(s: State, action: ProcedureMalady, chance: Chance, log: Log) -> None:
    """HH-13.33, HH-13.34, HH-R88 It holds until the Housekeeping Phase of this Game Turn."""
    s.stack.pop()
    s.procedure_colour = s.act_target
    s.procedure_malady = s.book.ward_number[action.malady]
    if log.on:
        cube = s.book.cube_ids[s.procedure_colour]
        log.add(ProcedureNamed(rule="HH-13.33", cube=cube, malady=action.malady))
