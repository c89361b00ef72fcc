"""Why an action that is not listed is refused: the rule, a reason, and the facts."""

from __future__ import annotations

from wardround.core.actions import Action, Refusal, kind_of
from wardround.games.healthy_heart import actions as a
from wardround.games.healthy_heart.rules import constants as k
from wardround.games.healthy_heart.rules.administrators import (
    spare_room,
)
from wardround.games.healthy_heart.rules.ending import END_RULES
from wardround.games.healthy_heart.rules.heal import can_heal, usable_bonuses
from wardround.games.healthy_heart.rules.money import can_pay, purchasing_power
from wardround.games.healthy_heart.rules.patients import is_cube_patient
from wardround.games.healthy_heart.rules.refusals_action import why_not_choose
from wardround.games.healthy_heart.rules.rooms import is_vacant, may_take, room_price
from wardround.games.healthy_heart.rules.staff import eligible, hire_price, location_exists
from wardround.games.healthy_heart.rules.state import State
from wardround.games.healthy_heart.rules.status import DECISION_RULES, awaiting
from wardround.games.healthy_heart.rules.tokens import pool_of_token
from wardround.games.healthy_heart.rules.transfer import can_move, free_bed, free_row


def why_not(s: State, action: Action) -> Refusal:
    """HH-1.4, HH-6.2, HH-17.4, HH-R77 The end, the seat, the question, then the answer."""
    if s.ended:
        return Refusal(END_RULES[s.ended], "game_over", ending=k.END_REASONS[s.ended])
    if not 0 <= action.seat < s.rules.seats:
        return Refusal("HH-1.4", "no_such_seat", seat=action.seat, seats=s.rules.seats)
    asked = awaiting(s)
    kind = kind_of(action)
    if (
        k.DECISION_IDS[k.D_CHOOSE_ACTION - k.D_FIRST] if kind == "pass" else kind
    ) != asked.decision:
        return wrong_moment(s, kind, asked.decision, asked.rule)
    if action.seat not in asked.seats:
        return wrong_seat(s, action.seat, asked.seats)
    return why_not_answer(s, action)


def wrong_moment(s: State, kind: str, asked: str, rule: str) -> Refusal:
    """HH-1.24, HH-6.17 Something else has to be decided first."""
    if kind in ("choose_action", "pass") and s.phase != k.PLAYERS:
        rule = "HH-1.24"
    return Refusal(rule, "something_else_is_asked", asked=asked, got=kind)


def wrong_seat(s: State, seat: int, seats: tuple[int, ...]) -> Refusal:
    """HH-6.4, HH-6.6, HH-R12, HH-R77, HH-R98 The decision is somebody else's."""
    if s.decision() != k.D_CHOOSE_ACTION:
        rule = "HH-R77" if seats == (0,) else "HH-6.6"
        return Refusal(rule, "not_your_decision", seat=seat, deciders=seats)
    if s.passed >> seat & 1:
        return Refusal("HH-6.4", "you_have_passed", seat=seat)
    if s.rules.clockwise:
        return Refusal("HH-R12", "not_your_turn", seat=seat, deciders=seats)
    return Refusal("HH-R98", "you_cannot_act", seat=seat)


def why_not_answer(s: State, action: Action) -> Refusal:
    """The right seat answers the right question with something that is not listed."""
    if isinstance(action, a.ChooseAction):
        return why_not_choose(s, action)
    if isinstance(action, a.HealPatient):
        return why_not_heal(s, action.patient)
    if isinstance(action, a.HealBonus):
        return why_not_bonus(s, action.bonus)
    if isinstance(action, a.ReturnCube):
        return why_not_return(s, action.cube)
    if isinstance(action, a.TransferPatient):
        return why_not_transfer(s, action.patient)
    if isinstance(action, a.TransferTo):
        return why_not_to(s, action.place)
    if isinstance(action, a.BuildRoom):
        return why_not_build(s, action.room)
    if isinstance(action, a.BuildSlot):
        return why_not_slot(s, action.slot)
    if isinstance(action, a.ImproveRoom):
        return why_not_improve(s, action.room)
    if isinstance(action, a.HireMarker):
        return why_not_hire(s, action.staff)
    if isinstance(action, (a.AssignStaff, a.MemoStaff)):
        return why_not_staff(s, action.staff)
    if isinstance(action, a.AssignTo):
        return why_not_assign_to(s, action.place)
    return why_not_rest(s, action)


def why_not_rest(s: State, action: Action) -> Refusal:
    """Decisions with one or two rules of their own."""
    if isinstance(action, (a.ResearchPick, a.CureResearch)):
        return why_not_pick(s, action.pick)
    if isinstance(action, (a.ResearchMarker, a.TrainMarker)):
        return unlisted(s, action.marker, "HH-10.8", "no_such_marker_there")
    if isinstance(action, a.TrainDoctor):
        return why_not_doctor(s, action.character)
    if isinstance(action, a.TombstoneSpace):
        return unlisted(s, action.space, "HH-16.8", "space_is_not_empty")
    if isinstance(action, a.EfficiencyPatient):
        return why_not_efficiency(s, action.patient)
    if isinstance(action, a.OvertimeToken):
        return why_not_overtime(s, action.token)
    if isinstance(action, a.CureFlip):
        return unlisted(s, action.token, "HH-8.11", "token_is_not_used")
    if isinstance(action, a.ScientistFrom):
        return why_not_giver(s, action.patient)
    if isinstance(action, a.ScientistTo):
        return why_not_receiver(s, action.patient)
    if isinstance(action, a.ScientistCount):
        most = min(s.level[s.place] - 1, spare_room(s, s.receiver))
        return Refusal("HH-13.30", "wrong_count", most=most, got=action.cubes)
    if isinstance(action, a.ProcedureColour):
        return unlisted(s, action.cube, "HH-R73", "not_a_malady_colour")
    if isinstance(action, a.ProcedureMalady):
        return unlisted(s, action.malady, "HH-13.33", "must_differ_from_the_colour")
    if isinstance(action, a.SupplyCube):
        return unlisted(s, action.cube, "HH-18.4", "not_in_the_discard")
    if isinstance(action, a.LuckyHide):
        return unlisted(s, action.answer, "HH-14.7", "token_is_not_unused")
    return Refusal(rule_of(s), "not_a_choice", got=_words(action))


def rule_of(s: State) -> str:
    return DECISION_RULES[s.decision() - k.D_FIRST]


def _words(action: Action) -> str:
    values = [getattr(action, field) for field in action.__struct_fields__ if field != "seat"]
    return " ".join([str(value) for value in values])


def unlisted(s: State, name: str, rule: str, reason: str) -> Refusal:
    """An id of the right sort that is no choice now, or no id of this game at all."""
    kind = name.partition(":")[0]
    known = {
        "training": s.book.training_number,
        "token": s.book.token_bit,
        "cube": s.book.cube_number,
        "ward": s.book.ward_number,
        "grave": s.book.space_number,
        "morgue": s.book.space_number,
        "coroner": s.book.space_number,
    }
    if name not in known.get(kind, {}):
        return unknown(s, name)
    return Refusal(rule, reason, got=name)


def unknown(s: State, name: str) -> Refusal:
    """A name that means nothing here."""
    return Refusal(rule_of(s), "unknown", got=name)


def place_of(s: State, patient: str) -> int:
    """Where a patient is, or -1."""
    number = s.book.patient_number.get(patient, 0)
    return s.who.index(number) if number and number in s.who else -1


def why_not_heal(s: State, patient: str) -> Refusal:
    """HH-7.2, HH-7.3, HH-7.6, HH-8.9, HH-R14 Not a target of this Heal."""
    place = place_of(s, patient)
    if place < 0:
        return Refusal("HH-7.2", "no_such_patient", patient=patient)
    area = s.c.area_of[place]
    if not s.c.areas[area].heal_allowed:
        return Refusal("HH-7.3", "no_heals_here", place=s.c.place_ids[place])
    if area == k.WARD:
        return Refusal("HH-8.9", "worst_first", patient=patient, level=s.level[place])
    if not can_heal(s, s.actor, place) and not usable_bonuses(s, s.actor, place):
        return Refusal("HH-7.6", "no_bonus_to_draw", patient=patient)
    return Refusal("HH-R14", "no_cube_to_draw", patient=patient)


def why_not_bonus(s: State, bonus: str) -> Refusal:
    """HH-7.6, HH-7.7, HH-8.4, HH-8.7, HH-8.8, HH-13.3, HH-14.1 Not a bonus of this Heal."""
    if bonus == "stop":
        return Refusal("HH-7.6", "first_bonus_must_be_drawn")
    book, place = s.book, s.place
    ability = s.c.no_ability
    if s.c.area_of[place] == k.WARD and s.abilities[s.malady[place]] >= 0:
        ability = s.c.abilities[s.abilities[s.malady[place]]]
    if bonus == book.characters[s.cast[s.actor]]:
        if ability.no_doctor_bonus:
            return Refusal("HH-8.4", "no_doctor_bonuses", ability=ability.label)
        if k.OWN_BONUS in usable_bonuses(s, s.actor, place):
            return Refusal("HH-13.3", "used_or_shut_out", bonus=bonus)
        return Refusal("HH-14.1", "condition_not_met", bonus=bonus)
    if ability.doctor_bonus:
        rule = "HH-8.8" if bonus in book.ward_number else "HH-8.7"
        return Refusal(rule, "shut_out_by_the_ward", bonus=bonus, ability=ability.label)
    if bonus == "marker:priority" and s.priority == s.who[place]:
        return Refusal("HH-13.3", "used_or_shut_out", bonus=bonus)
    if bonus in book.training_number or bonus in book.staff_number:
        return Refusal("HH-7.7", "no_such_bonus_here", bonus=bonus)
    return (
        unknown(s, bonus)
        if bonus != "marker:priority"
        else Refusal("HH-13.8", "no_such_bonus_here", bonus=bonus)
    )


def why_not_return(s: State, cube: str) -> Refusal:
    """HH-2.18, HH-7.14 Only cubes of the set can be returned."""
    if cube not in s.book.cube_number:
        return unknown(s, cube)
    return Refusal("HH-2.18", "not_in_the_set", cube=cube)


def why_not_transfer(s: State, patient: str) -> Refusal:
    """HH-9.2 The patient has no suitable location."""
    place = place_of(s, patient)
    if place < 0:
        return Refusal("HH-9.2", "no_such_patient", patient=patient)
    return Refusal("HH-9.2", "nowhere_to_go", patient=patient, level=s.level[place])


def why_not_to(s: State, place: str) -> Refusal:
    """HH-9.3, HH-9.4, HH-9.6, HH-9.8, HH-9.9, HH-9.10 The location does not take the patient."""
    book, c = s.book, s.c
    if place == c.location_ids[0]:
        return Refusal("HH-9.3", "never_into_triage")
    if place == "room:" + c.rooms[c.er_room].id:
        return Refusal("HH-9.9", "never_into_the_er")
    if c.morgue_room >= 0 and place == book.room_ids[c.morgue_room]:
        return Refusal("HH-9.10", "never_alive_into_the_morgue")
    location = book.location_number.get(place, -1)
    if location < 0:
        return unknown(s, place)
    level, malady = s.level[s.place], s.malady[s.place]
    area = c.location_area[location]
    if area == k.WARD:
        if location != 1 + malady:
            return Refusal("HH-9.4", "other_malady", place=place)
        if free_bed(s, malady) < 0:
            return Refusal("HH-9.4", "ward_full", place=place)
        return Refusal("HH-9.4", "wrong_level", place=place, level=level)
    if not location_exists(s, location):
        return Refusal("HH-9.2", "not_built", place=place)
    if area == k.OR:
        if location != 1 + c.maladies + malady:
            return Refusal("HH-9.6", "other_malady", place=place)
        reason = "table_taken" if s.who[c.first_or + malady] else "wrong_level"
        return Refusal("HH-9.6", reason, place=place, level=level)
    if free_row(s) < 0:
        return Refusal("HH-9.8", "no_free_row", place=place)
    if not is_cube_patient(s, s.place):
        return Refusal("HH-2.9", "no_cubes_any_more", place=place)
    return Refusal("HH-9.8", "wrong_level", place=place, level=level)


def why_not_build(s: State, room: str) -> Refusal:
    """HH-3.10, HH-6.14, HH-11.3, HH-R92 The Room cannot be built now."""
    number = s.book.room_number.get(room, -1)
    if number < 0:
        return unknown(s, room)
    if s.rooms[number] != k.UNBUILT:
        return Refusal("HH-11.3", "already_built", room=room)
    return why_not_room(s, room, number)


def why_not_improve(s: State, room: str) -> Refusal:
    """HH-3.10, HH-6.14, HH-11.2, HH-R92 The Room cannot be improved now."""
    number = s.book.room_number.get(room, -1)
    if number < 0:
        return unknown(s, room)
    if s.rooms[number] == k.UNBUILT:
        return Refusal("HH-11.2", "not_built", place=room)
    if s.rooms[number] == k.IMPROVED:
        return Refusal("HH-11.2", "already_improved", room=room)
    return why_not_room(s, room, number)


def why_not_room(s: State, room: str, number: int) -> Refusal:
    """HH-3.10, HH-6.14, HH-R92 The wrong token, too expensive, or the lead said no."""
    if not may_take(s, s.actor, s.act_token, number):
        return Refusal("HH-6.14", "medical_token_only_for_own_discount", room=room)
    price = room_price(s, s.actor, s.act_token, number, s.act_kind)
    if not can_pay(s, price):
        return Refusal("HH-3.10", "too_expensive", price=price, power=purchasing_power(s))
    return Refusal("HH-R92", "lead_refused", got=room)


def why_not_slot(s: State, slot: str) -> Refusal:
    """HH-11.5, HH-11.6, HH-R82 No empty slot, or a Room that cannot make way."""
    if slot in s.book.slot_number:
        return Refusal("HH-R82", "lowest_empty_slot_only", slot=slot)
    number = s.book.room_number.get(slot, -1)
    if number < 0:
        return unknown(s, slot)
    if s.rooms[number] == k.UNBUILT or is_vacant(s, number):
        return Refusal("HH-11.5", "not_built", place=slot)
    return Refusal("HH-11.6", "somebody_is_in_it", room=slot)


def why_not_hire(s: State, staff: str) -> Refusal:
    """HH-12.1, HH-12.2, HH-15.7, HH-R92 The marker is not for hire."""
    number = s.book.staff_number.get(staff, -1)
    if number < 0:
        return unknown(s, staff)
    if s.staff[number] != k.ON_JOB_LINE:
        return Refusal("HH-12.2", "already_hired", staff=staff)
    if number in s.job_unknown:
        return Refusal("HH-12.1", "not_face_up", staff=staff)
    return Refusal("HH-R92", "lead_refused", got=staff, price=hire_price(s))


def why_not_staff(s: State, staff: str) -> Refusal:
    """HH-12.4, HH-12.6, HH-12.16, HH-R76 The marker cannot be assigned."""
    number = s.book.staff_number.get(staff, -1)
    if number < 0:
        if staff == "done":
            return Refusal("HH-R76", "at_least_one")
        return unknown(s, staff)
    hiring, where = s.c.hiring[number], s.staff[number]
    if where == k.ON_JOB_LINE:
        return Refusal("HH-12.6", "not_hired", staff=staff)
    if where == k.IN_OFFICE:
        return Refusal("HH-12.4", "stays_in_office", staff=staff)
    if hiring.assign == k.ASSIGN_NEVER:
        return Refusal("HH-12.16", "cannot_be_assigned", staff=staff)
    if s.act_kind == k.MEMO and s.moved >> number & 1:
        return Refusal("HH-R76", "moved_already", staff=staff)
    return Refusal("HH-12.6", "no_eligible_location", staff=staff)


def why_not_assign_to(s: State, place: str) -> Refusal:
    """HH-12.20, HH-12.22, HH-12.23, HH-12.24, HH-R89 The marker may not go there."""
    location = s.book.location_number.get(place, -1)
    staff = s.act_target
    if location < 0:
        if place == "area:parking_lot":
            return Refusal("HH-R89", "never_back_to_the_parking_lot")
        return unknown(s, place)
    if s.staff[staff] == location:
        return Refusal("HH-R89", "is_there_already", place=place)
    if not location_exists(s, location):
        return Refusal("HH-12.7", "not_built", place=place)
    rules = ["HH-12.16", "HH-12.20", "HH-12.22", "HH-12.23", "HH-12.24"]
    choices = [s.c.location_ids[n] for n in eligible(s, staff)]
    need = s.c.hiring[staff].assign
    return Refusal(rules[need], "not_eligible", place=place, eligible=choices)


def why_not_pick(s: State, pick: str) -> Refusal:
    """HH-10.6, HH-10.8 The pick is impossible, or only for Advanced Research."""
    if pick == "prestige":
        return Refusal("HH-10.6", "needs_advanced_research")
    if pick in ("reveal", "assign"):
        return Refusal("HH-10.8", "pick_is_impossible", pick=pick)
    return unknown(s, pick)


def why_not_doctor(s: State, character: str) -> Refusal:
    """HH-10.13, HH-10.15 Not a Doctor in play, or blocked for this marker."""
    number = s.book.character_number.get(character, -1)
    if number < 0:
        return unknown(s, character)
    if number in s.cast[1:] and s.blocked >> s.cast.index(number, 1) & 1:
        return Refusal("HH-10.15", "blocked_by_the_lead", character=character)
    return Refusal("HH-10.13", "not_a_doctor_in_play", character=character)


def why_not_efficiency(s: State, patient: str) -> Refusal:
    """HH-13.4, HH-13.5 Not in Triage, too many cubes, or nowhere to go."""
    if patient == "done":
        return Refusal("HH-13.4", "at_least_one")
    place = place_of(s, patient)
    if place < 0:
        return Refusal("HH-13.4", "no_such_patient", patient=patient)
    left = s.c.efficiency_cubes - s.moved
    if s.c.area_of[place] != k.TRIAGE:
        return Refusal("HH-13.4", "triage_patients_only", patient=patient)
    if not can_move(s, place):
        return Refusal("HH-13.5", "nowhere_to_go", patient=patient, level=s.level[place])
    return Refusal("HH-13.4", "allowance_exceeded", left=left, level=s.level[place])


def why_not_overtime(s: State, token: str) -> Refusal:
    """HH-13.22, HH-13.23 Not a Used token, or no Prestige left for it."""
    if token == "done":
        return Refusal("HH-13.22", "at_least_one")
    if token == "token:chief":
        return Refusal("HH-13.23", "not_the_chief_of_staff", token=token)
    owner = s.book.token_owner.get(token, -1)
    in_play = [s.character(slot) for slot in range(len(s.cast))]
    if token not in s.book.token_bit or (owner >= 0 and owner not in in_play):
        return unknown(s, token)
    if s.used[pool_of_token(s, token)] == 0:
        return Refusal("HH-13.22", "token_is_not_used", got=token)
    return Refusal("HH-13.22", "not_enough_prestige", prestige=s.prestige)


def why_not_giver(s: State, patient: str) -> Refusal:
    """HH-13.29, HH-13.30, HH-13.31 Not a cube patient with cubes to spare and a receiver."""
    place = place_of(s, patient)
    if place < 0 or not is_cube_patient(s, place):
        return Refusal("HH-13.29", "not_a_cube_patient", patient=patient)
    if s.level[place] < 2:
        return Refusal("HH-13.30", "keeps_its_last_cube", patient=patient)
    return Refusal("HH-13.31", "no_receiver", patient=patient)


def why_not_receiver(s: State, patient: str) -> Refusal:
    """HH-13.29, HH-13.31 Not another cube patient of the same malady, or no room."""
    place = place_of(s, patient)
    if place < 0 or place == s.place or not is_cube_patient(s, place):
        return Refusal("HH-13.29", "not_a_cube_patient", patient=patient)
    if s.malady[place] != s.malady[s.place]:
        return Refusal("HH-13.29", "other_malady", place=patient)
    return Refusal("HH-13.31", "no_room_for_cubes", patient=patient)
