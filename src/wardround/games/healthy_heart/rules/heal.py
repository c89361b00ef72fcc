"""HH chapters 7 and 14: Heal, and the Doctors' bonuses to it."""

from __future__ import annotations

from typing import Final

from wardround.core.actions import Action, Refusal
from wardround.core.chance import Chance
from wardround.core.decisions import question
from wardround.core.log import Log
from wardround.games.healthy_heart import actions as a
from wardround.games.healthy_heart import events as e
from wardround.games.healthy_heart.rules import constants as k
from wardround.games.healthy_heart.rules.cubes import (
    discard_set,
    draw_cubes,
    return_to_cup,
    tell_draw,
)
from wardround.games.healthy_heart.rules.death import die
from wardround.games.healthy_heart.rules.luck import may_repeat
from wardround.games.healthy_heart.rules.patients import (
    area_side,
    enter_er,
    free_er_space,
    is_cube_patient,
    leave_er,
    lower_level,
    names_of,
    patient_value,
    place_of,
    raise_level,
    remove_patient,
    tell_level,
    too_ill,
)
from wardround.games.healthy_heart.rules.questions import Decisions, actor
from wardround.games.healthy_heart.rules.state import (
    Heal,
    State,
    any_in,
    anybody_hired,
    holds_any,
    ward_ability,
)
from wardround.games.healthy_heart.rules.tables import Bonus
from wardround.games.healthy_heart.rules.wards import (
    ability_at,
    after_cure,
    net_result,
    worst_in_ward,
)

SHUT_OUT: Final = {
    k.OWN_BONUS: (k.WARD_BONUS, k.PRIORITY_BONUS),
    k.WARD_BONUS: (k.OWN_BONUS,),
    k.PRIORITY_BONUS: (k.OWN_BONUS,),
}
"""The bonuses that another one rules out."""


def base_draw(s: State, place: int) -> int:
    """HH-7.5 The number of cubes to draw in the patient's area."""
    area = s.content.area_of[place]
    return s.content.areas[area].heal[area_side(s, area, s.malady[place])]


def bonus_applies(s: State, bonus: Bonus, place: int) -> bool:
    """HH-10.18, HH-10.19, HH-10.20, HH-14.1, HH-14.2, HH-14.3, HH-14.4, HH-14.5 Its condition."""
    if bonus.when == k.WHEN_MALADY:
        return bonus.malady == s.malady[place]
    if bonus.when == k.WHEN_CUBE_PATIENT:
        return is_cube_patient(s, place)
    if bonus.when == k.WHEN_WARD:
        return s.content.area_of[place] == k.WARD
    return False


def usable_bonuses(s: State, slot: int, place: int) -> list[int]:
    """HH-7.7, HH-7.10, HH-8.4, HH-8.5, HH-8.6, HH-8.7, HH-12.9, HH-13.8, HH-R15, HH-R23, HH-R85

    Every bonus of this Doctor for this patient, each marker separately. Experimental Procedures may
    rule out all Doctor Bonuses, including the Ward's (HH-R73).
    """
    c = s.content
    ability = ability_at(s, place)
    barred = barred_by_procedures(s, s.malady[place])
    own = not barred and bonus_applies(s, c.doctors[s.cast[slot]].bonus, place)
    if ability is not None:
        if ability.doctor_bonus:
            if barred:
                return []
            return [k.OWN_BONUS, k.WARD_BONUS] if own else [k.WARD_BONUS]
        if ability.no_doctor_bonus:
            own = False
    bonuses = [k.OWN_BONUS] if own else []
    if s.priority and s.priority == s.who[place]:
        bonuses.append(k.PRIORITY_BONUS)
    kinds = len(c.training)
    held = s.training[slot * kinds : slot * kinds + kinds]
    if holds_any(held):
        for kind, count in enumerate(held):
            if count and bonus_applies(s, c.training[kind].bonus, place):
                bonuses += [k.MARKER_BONUS + kind] * count
    if anybody_hired(s):
        location = c.location_of[place]
        for index, where in enumerate(s.staff):
            if where == location and c.hiring[index].bonus_cubes:
                bonuses.append(k.MARKER_BONUS + kinds + index)
    return bonuses


def barred_by_procedures(s: State, malady: int) -> bool:
    """HH-R73 Whether Experimental Procedures rule out Doctor Bonuses in Heals of this malady."""
    return s.procedure is not None and s.procedure[1] == malady and s.rules.procedures_bar_bonus


def bonus_size(s: State, slot: int, place: int, code: int) -> int:
    """HH-7.9, HH-12.22, HH-12.23, HH-12.24 The number of cubes in a bonus."""
    c = s.content
    if code == k.OWN_BONUS:
        return c.doctors[s.cast[slot]].bonus.cubes
    if code == k.WARD_BONUS:
        return ward_ability(s, c.malady_of[place]).doctor_bonus
    if code == k.PRIORITY_BONUS:
        return c.priority_cubes
    return c.marker_cubes[code - k.MARKER_BONUS]


def treatable_chairs(s: State, slot: int) -> list[int]:
    """HH-7.3, HH-7.6, HH-7.7, HH-R73 The Triage patients for whom this Doctor has cubes to draw.

    The same as `can_heal` for every chair, but looks shared facts up only once.
    """
    c = s.content
    who = s.who
    own = c.doctors[s.cast[slot]].bonus
    everybody = c.areas[k.TRIAGE].heal[0] > 0
    helped = 0
    if own.when == k.WHEN_MALADY:
        helped = 1 << own.malady
    elif own.when == k.WHEN_CUBE_PATIENT:
        helped = (1 << c.maladies) - 1
    if s.procedure is not None and s.rules.procedures_bar_bonus:
        helped &= ~(1 << s.procedure[1])
    first = slot * len(c.training)
    held = s.training[first : first + len(c.training)]
    if holds_any(held):
        for kind, count in enumerate(held):
            bonus = c.training[kind].bonus
            if count and bonus.when == k.WHEN_MALADY:
                helped |= 1 << bonus.malady
            elif count and bonus.when == k.WHEN_CUBE_PATIENT:
                everybody = True
    if everybody or staff_bonus_at(s, c.location_of[0]):
        return [n for n in range(c.first_bed) if who[n]]
    if not helped and not s.priority:
        return []
    malady = s.malady
    return [
        n
        for n in range(c.first_bed)
        if who[n] and (helped >> malady[n] & 1 or who[n] == s.priority)
    ]


def staff_bonus_at(s: State, location: int) -> bool:
    """HH-12.9 Whether staff at a location add a bonus to every Heal there."""
    if anybody_hired(s):
        for index, where in enumerate(s.staff):
            if where == location and s.content.hiring[index].bonus_cubes:
                return True
    return False


def can_heal_at_all(s: State, slot: int) -> bool:
    """HH-6.17, HH-7.6, HH-R14 Whether this Doctor has any target."""
    if not s.cup and not any(s.discard):
        return False
    return anybody_in_bed(s) or len(treatable_chairs(s, slot)) > 0


def anybody_in_bed(s: State) -> bool:
    """HH-7.3 Whether a patient lies in a Ward, an O.R. or the E.R., where every Doctor draws."""
    c = s.content
    return any_in(s.who, c.first_bed, c.first_clinic) or any_in(s.who, c.first_er, c.places)


def can_heal(s: State, slot: int, place: int) -> bool:
    """HH-7.2, HH-7.3, HH-7.6, HH-8.9, HH-11.15, HH-R14 Whether a patient may be healed."""
    area = s.content.area_of[place]
    if not s.who[place] or not s.content.areas[area].heal_allowed:
        return False
    if area == k.WARD:
        malady = s.content.malady_of[place]
        if ward_ability(s, malady).worst_first:
            return s.level[place] == worst_in_ward(s, malady)
        return True
    return bool(base_draw(s, place) or usable_bonuses(s, slot, place))


def list_patients(s: State) -> list[Action]:
    """HH-7.3 Every legal target."""
    slot = s.current_act().slot
    c = s.content
    who = s.who
    actions = s.actions.heal_patient[s.pen]
    choices: list[Action] = []
    for place in treatable_chairs(s, slot):
        choices.append(actions[who[place]])
    abilities, wards, worst_first = s.abilities, c.malady_of, c.worst_first
    for place in range(c.first_bed, c.places):
        if who[place] and (
            # Most Wards let any patient be healed.
            (place < c.first_or and abilities[wards[place]] != worst_first)
            or can_heal(s, slot, place)
        ):
            choices.append(actions[who[place]])
    return choices


def answer_patient(s: State, action: a.HealPatient, chance: Chance, log: Log) -> None:
    """HH-7.1, HH-7.4, HH-7.21 One Heal on one patient; an O.R. marker first turns to EKG."""
    s.stack.pop()
    place = place_of(s, action.patient)
    s.place = place
    s.heal = Heal(patient_value(s, place))
    if s.side[place] == k.FLATLINE and s.content.area_of[place] == k.OR:
        s.side[place] = k.EKG
        if log.on:
            names = names_of(s, place)
            log.add(e.MarkerTurned(rule="HH-7.4", patient=action.patient, names=names, side="ekg"))
    draw_base(s, chance, log)


def draw_base(s: State, chance: Chance, log: Log) -> None:
    """HH-7.5, HH-7.11, HH-13.26, HH-13.27 The base number of cubes; black ones are not replaced.

    A repeated Heal restarts here, and its bonuses are chosen again.
    """
    heal = s.current_heal()
    s.drawing = k.FOR_HEAL
    heal.bonus_cubes = 0
    heal.bonuses = usable_bonuses(s, s.current_act().slot, s.place)
    draw_cubes(s, base_draw(s, s.place), chance, log)
    if log.on and s.drawn:
        patient = s.content.patient_ids[s.who[s.place]]
        tell_draw(s, 0, "HH-7.5", patient, log, names_of(s, s.place))
    if heal.bonuses:
        s.stack.append(k.D_HEAL_BONUS)
    else:
        end_draw(s, chance, log)


def end_draw(s: State, chance: Chance, log: Log) -> None:
    """HH-7.8, HH-R64 The set is complete."""
    if may_repeat(s):
        s.stack += [k.T_HEAL_LEVEL, k.D_FEELING_LUCKY]
    else:
        change_level(s, chance, log)


def list_bonuses(s: State) -> list[Action]:
    """HH-7.6, HH-7.8, HH-R14, HH-R15 Each unused bonus; stopping once a cube has been drawn."""
    choices: list[Action] = []
    last = -1
    for code in s.current_heal().bonuses:
        if code != last:
            choices.append(bonus_action(s, code))
            last = code
    if s.drawn or not choices:
        choices.append(s.actions.bonus_stop[s.pen])
    return choices


def bonus_action(s: State, code: int) -> Action:
    """The action that draws a bonus."""
    actions = s.actions
    if code == k.OWN_BONUS:
        return actions.own_bonus[s.pen][s.cast[s.current_act().slot]]
    if code == k.WARD_BONUS:
        return actions.ward_bonus[s.pen][s.content.malady_of[s.place]]
    if code == k.PRIORITY_BONUS:
        return actions.priority_bonus[s.pen]
    return actions.marker_bonus[s.pen][code - k.MARKER_BONUS]


def bonus_code(s: State, bonus: str) -> int:
    """The bonus behind an id."""
    kind = bonus.partition(":")[0]
    if kind == "character":
        return k.OWN_BONUS
    if kind == "ward":
        return k.WARD_BONUS
    if kind == "marker":
        return k.PRIORITY_BONUS
    return k.MARKER_BONUS + s.content.marker_number[bonus]


def answer_bonus(s: State, action: a.HealBonus, chance: Chance, log: Log) -> None:
    """HH-7.8, HH-7.9, HH-7.10 One bonus at a time, with all its cubes, or stop."""
    heal = s.current_heal()
    if action.bonus == "stop":
        s.stack.pop()
        end_draw(s, chance, log)
        return
    code = bonus_code(s, action.bonus)
    heal.bonuses.remove(code)
    exclude(s, code)
    before = len(s.drawn)
    draw_cubes(s, bonus_size(s, s.current_act().slot, s.place, code), chance, log)
    heal.bonus_cubes += len(s.drawn) - before
    if log.on:
        tell_draw(s, before, "HH-7.9", action.bonus, log)


def exclude(s: State, code: int) -> None:
    """HH-8.8, HH-13.3, HH-R37 A Doctor Bonus combines with neither the Ward's +1 nor Priority."""
    heal = s.current_heal()
    shut_out = SHUT_OUT.get(code, ())
    heal.bonuses = [other for other in heal.bonuses if other not in shut_out]


def matching_colour(s: State, malady: int) -> int:
    """HH-7.12, HH-13.34, HH-R42 The colour that matches in Heals of this malady."""
    return s.procedure[0] if s.procedure is not None and s.procedure[1] == malady else malady


def matching_cubes(s: State, malady: int) -> int:
    """HH-7.12, HH-13.35 The cubes of the set that match in a Heal."""
    return s.drawn.count(matching_colour(s, malady))


def change_level(s: State, chance: Chance, log: Log) -> None:
    """HH-7.12, HH-7.13, HH-7.21, HH-7.22, HH-7.23 The level changes by the net result."""
    heal = s.current_heal()
    place = s.place
    before = s.level[place]
    heal.level = before
    ability = ability_at(s, place)
    matching = matching_cubes(s, s.malady[place])
    heal.matching = matching
    net = net_result(ability, matching, s.drawn.count(s.content.maladies))
    after = max(0, before - net)
    heal.returns = returnable(s, after)
    if log.on:
        _tell_result(s, before, after, log)
    if after < before:
        lower_level(s, place, after)
        if s.content.area_of[place] == k.ER and 0 < after < s.content.areas[k.ER].lowest:
            s.place = leave_er(s, place, log)
    elif after > before:
        worsen(s, after, log)
    if heal.returns:
        s.stack.append(k.T_HEAL_FEE)
        s.stack.append(k.D_RETURN_CUBE)
    else:
        fee_and_fate(s, chance, log)


def _tell_result(s: State, before: int, after: int, log: Log) -> None:
    """HH-7.13 Report what a Heal did and what it earned."""
    patient, names = s.content.patient_ids[s.who[s.place]], names_of(s, s.place)
    by, fee = s.character_id(s.current_act().slot), heal_fee(s, after)
    if after == before:
        checked = e.PatientChecked(rule="HH-7.13", patient=patient, names=names, by=by, money=fee)
        log.add(checked)
        return
    tell_level(s, s.place, before, after, "HH-7.13", log, by, fee)


def worsen(s: State, after: int, log: Log) -> None:
    """HH-7.23, HH-R18, HH-R95 Exactly 5 in Triage finds room in the E.R., or the patient dies."""
    place = s.place
    if not too_ill(s, place, after):
        raise_level(s, place, after)
        return
    if (
        s.content.area_of[place] == k.TRIAGE
        and after == s.content.areas[k.ER].lowest
        and s.rules.er_rescue
    ):
        space = free_er_space(s)
        if space != k.NONE:
            raise_level(s, place, after)
            enter_er(s, place, space, "HH-7.23", log)
            s.place = space
            return
    s.level[place] = after


def returnable(s: State, after: int) -> int:
    """HH-7.14, HH-8.12, HH-12.21, HH-R16, HH-R74, HH-R101 Bonus cubes, staff and Ward extras."""
    count = s.current_heal().bonus_cubes
    if anybody_hired(s):
        location = s.content.location_of[s.place]
        for index, where in enumerate(s.staff):
            if where == location:
                count += s.content.hiring[index].extra_return
    if after == 0:
        ability = ability_at(s, s.place)
        if ability is not None:
            count += ability.extra_return
    return min(count, len(s.drawn))


def list_returns(s: State) -> list[Action]:
    """HH-7.14 Each colour in the set, black included; done."""
    actions = s.actions.return_cube[s.pen]
    drawn = s.drawn
    choices = [actions[n] for n in range(len(actions)) if n in drawn]
    choices.append(s.actions.return_done[s.pen])
    return choices


def answer_return(s: State, action: a.ReturnCube, chance: Chance, log: Log) -> None:
    """HH-2.18, HH-7.14 Return one cube of the set to the Cup, and ask again while more may go."""
    heal = s.current_heal()
    if action.cube == "done":
        s.stack.pop()
        return
    return_to_cup(s, s.content.cube_number[action.cube])
    heal.returns -= 1
    if heal.returns == 0:
        s.stack.pop()
    if log.on:
        log.add(e.CubesReturned(rule="HH-7.14", cubes=(action.cube,)))


def fee_and_fate(s: State, chance: Chance, log: Log) -> None:
    """HH-7.15, HH-7.18, HH-7.21 Discard the set, take the fee, then cure or death."""
    place = s.place
    after = s.level[place]
    fee = heal_fee(s, after)
    discard_set(s)
    s.money += fee
    if fee and log.on:
        log.add(e.FeeEarned(rule="HH-18.6" if s.rules.higher_income else "HH-7.16", money=fee))
    if after == 0:
        ability = ability_at(s, place)
        by = s.character_id(s.current_act().slot)
        cure(s, place, s.current_heal().pv, "HH-7.18", log, by, fee)
        after_cure(s, ability)
    elif too_ill(s, place, after):
        die(s, place, s.current_act().slot)
    s.heal = None


def heal_fee(s: State, after: int) -> int:
    """HH-7.16, HH-7.17, HH-18.6, HH-R17, HH-R61, HH-R78 Levels removed, or matching cubes, × PV."""
    heal = s.current_heal()
    if s.rules.higher_income:
        return heal.matching * heal.pv
    return max(0, heal.level - after) * heal.pv


def cure(
    s: State, place: int, prestige: int, rule: str, log: Log, by: str = "", fee: int = 0
) -> None:
    """HH-2.15, HH-7.18, HH-7.20 The patient leaves; the team gains Prestige equal to the PV."""
    if log.on:
        patient, names = s.content.patient_ids[s.who[place]], names_of(s, place)
        log.add(
            e.PatientCured(
                rule=rule, patient=patient, names=names, prestige=prestige, by=by, money=fee
            )
        )
    remove_patient(s, place)
    s.prestige += prestige


def why_not_heal(s: State, action: a.HealPatient) -> Refusal | None:
    """HH-7.2, HH-7.3, HH-7.6, HH-8.9 Not a target of this Heal."""
    patient = action.patient
    place = place_of(s, patient)
    if place == k.NONE:
        return Refusal("HH-7.2", "no_such_patient", patient=patient)
    area = s.content.area_of[place]
    if not s.content.areas[area].heal_allowed:
        return Refusal("HH-7.3", "no_heals_here", place=s.content.place_ids[place])
    if area == k.WARD:
        return Refusal("HH-8.9", "worst_first", patient=patient, level=s.level[place])
    return Refusal("HH-7.6", "no_bonus_to_draw", patient=patient, names=names_of(s, place))


def why_not_bonus(s: State, action: a.HealBonus) -> Refusal | None:
    """HH-7.6, HH-7.7, HH-8.4, HH-8.7, HH-8.8, HH-13.3, HH-14.1, HH-R73 No bonus of this Heal."""
    bonus = action.bonus
    act = s.current_act()
    if bonus == "stop":
        return Refusal("HH-7.6", "first_bonus_must_be_drawn")
    content, place = s.content, s.place
    ability = ability_at(s, place) or content.no_ability
    if bonus == content.character_ids[s.cast[act.slot]]:
        if ability.no_doctor_bonus:
            return Refusal("HH-8.4", "no_doctor_bonuses", ability=ability.label)
        if barred_by_procedures(s, s.malady[place]):
            return Refusal("HH-R73", "shut_out_by_procedures", bonus=bonus)
        if k.OWN_BONUS in usable_bonuses(s, act.slot, place):
            return Refusal("HH-13.3", "used_or_shut_out", bonus=bonus)
        return Refusal("HH-14.1", "condition_not_met", bonus=bonus)
    if ability.doctor_bonus:
        rule = "HH-8.8" if bonus in content.ward_number else "HH-8.7"
        return Refusal(rule, "shut_out_by_the_ward", bonus=bonus, ability=ability.label)
    if bonus == "marker:priority" and s.priority == s.who[place]:
        return Refusal("HH-13.3", "used_or_shut_out", bonus=bonus)
    if bonus in content.marker_number:
        return Refusal("HH-7.7", "no_such_bonus_here", bonus=bonus)
    if bonus == "marker:priority":
        return Refusal("HH-13.8", "no_such_bonus_here", bonus=bonus)
    return None


def why_not_return(s: State, action: a.ReturnCube) -> Refusal | None:
    """HH-2.18, HH-7.14 Only cubes of the set can be returned."""
    cube = action.cube
    if cube not in s.content.cube_number:
        return None
    return Refusal("HH-2.18", "not_in_the_set", cube=cube)


# fmt: off
DECISIONS: Final[Decisions] = {
    k.D_HEAL_PATIENT: question(a.HealPatient, "HH-7.3",
        list_patients, answer_patient, why_not_heal, actor),
    k.D_HEAL_BONUS: question(a.HealBonus, "HH-7.8",
        list_bonuses, answer_bonus, why_not_bonus, actor),
    k.D_RETURN_CUBE: question(a.ReturnCube, "HH-7.14",
        list_returns, answer_return, why_not_return, actor,
        lambda s: {"left": s.current_heal().returns}),
}
# fmt: on
