"""Why a player turn is refused: character, kind and token, one after the other."""

from __future__ import annotations

from wardround.core.actions import Refusal
from wardround.games.healthy_heart.actions import ChooseAction
from wardround.games.healthy_heart.rules import constants as k
from wardround.games.healthy_heart.rules.consent import is_denied
from wardround.games.healthy_heart.rules.money import can_pay, purchasing_power
from wardround.games.healthy_heart.rules.research import (
    has_phd,
    lab_level,
    pool_left,
)
from wardround.games.healthy_heart.rules.rooms import own_discount, room_for_one_more, room_price
from wardround.games.healthy_heart.rules.staff import for_hire, hire_price
from wardround.games.healthy_heart.rules.state import ADMINISTRATOR, State, pool_of
from wardround.games.healthy_heart.rules.tokens import is_admin_token, is_medical_token


def why_not_choose(s: State, action: ChooseAction) -> Refusal:
    """HH-6.1, HH-6.6, HH-13.1, HH-R13 Who, what and with which token, in this order."""
    number = s.book.character_number.get(action.character, -1)
    slots = [n for n in range(len(s.cast)) if s.character(n) == number]
    if not slots:
        return Refusal("HH-1.2", "not_in_play", character=action.character)
    slot = slots[0]
    if s.seat_of(slot) != action.seat:
        return Refusal("HH-6.6", "not_your_character", character=action.character)
    if action.action not in k.KIND_IDS:
        return Refusal("HH-6.1", "unknown", got=action.action)
    kind = k.KIND_IDS.index(action.action)
    if kind >= k.KINDS:
        rule = "HH-13.11" if kind == k.SPIN else "HH-13.24"
        return Refusal(rule, "is_a_reaction", action=action.action)
    bit = s.book.token_bit.get(action.token, -1)
    if bit < 0:
        return Refusal("HH-6.1", "unknown", got=action.token)
    refusal = why_not_token(s, slot, number, kind, bit, action.token)
    if refusal is None:
        refusal = why_not_pay_with(s, slot, kind, bit, action.token)
    if refusal is None:
        refusal = why_not_kind(s, slot, kind, bit)
    return refusal


def why_not_token(
    s: State, slot: int, number: int, kind: int, bit: int, token: str
) -> Refusal | None:
    """HH-6.5, HH-6.6, HH-6.10, HH-13.1 The token is not this character's, or not Unused."""
    if kind >= k.FIRST_SPECIAL and not (slot == ADMINISTRATOR and s.has_special(kind)):
        return Refusal("HH-13.1", "not_your_special", action=k.KIND_IDS[kind])
    if s.book.token_owner.get(token, number) != number:
        return Refusal("HH-6.6", "not_your_token", token=token)
    if bit == 2 and slot != ADMINISTRATOR:
        return Refusal("HH-6.10", "not_your_token", token=token)
    if s.unused[pool_of(slot, bit)] == 0:
        return Refusal("HH-6.5", "no_unused_token", token=token)
    return None


def why_not_pay_with(s: State, slot: int, kind: int, bit: int, token: str) -> Refusal | None:
    """HH-6.8, HH-6.11, HH-6.13, HH-6.14, HH-6.15, HH-10.9, HH-11.12, HH-R60 A wrong token."""
    medical = is_medical_token(s, bit)
    if kind == k.HEAL:
        if slot == ADMINISTRATOR or not medical:
            return Refusal("HH-6.11", "heal_needs_a_medical_token", token=token)
        return None
    if slot == ADMINISTRATOR and medical:
        return Refusal("HH-6.8", "needs_a_doctor", token=token)
    if kind == k.TRANSFER:
        return None
    if kind >= k.FIRST_SPECIAL:
        if bit != 2:
            return Refusal("HH-6.15", "needs_the_chief_of_staff_token", token=token)
        return None
    if kind == k.SUPPLIES and not is_admin_token(s, bit):
        return Refusal("HH-R60", "needs_an_administrative_token", token=token)
    if not medical:
        return None
    if kind == k.RESEARCH:
        doctor = s.c.doctors[s.cast[slot]]
        if not doctor.research_with_medical and not has_phd(s, slot):
            return Refusal("HH-10.10", "needs_a_desk_token", token=token)
        return None
    if kind in (k.BUILD, k.IMPROVE):
        if bit != 0:
            return Refusal("HH-11.12", "needs_a_personal_token", token=token)
        if s.c.doctors[s.cast[slot]].discount_room < 0:
            return Refusal("HH-6.14", "needs_a_desk_token", token=token)
        return None
    return Refusal("HH-6.13", "needs_a_desk_token", token=token)


def why_not_kind(s: State, slot: int, kind: int, bit: int) -> Refusal:
    """HH-6.17 The Action cannot be carried out."""
    if s.denied and is_denied(s, slot, kind, bit, k.NONE):
        return Refusal("HH-R92", "lead_refused", got=k.KIND_IDS[kind])
    if kind == k.HEAL:
        rule = "HH-7.6" if any(s.who[: s.c.first_bed]) else "HH-7.3"
        return Refusal(rule, "nobody_to_heal")
    if kind == k.TRANSFER:
        return Refusal("HH-9.2", "nobody_to_transfer")
    if kind == k.RESEARCH:
        return why_not_research(s, slot, bit)
    if kind in (k.BUILD, k.IMPROVE):
        return why_not_rooms(s, slot, kind, bit)
    if kind == k.HIRE:
        if not for_hire(s):
            return Refusal("HH-12.1", "nobody_for_hire")
        return too_expensive(s, hire_price(s), kind)
    if kind == k.ASSIGN:
        return Refusal("HH-12.6", "nobody_to_assign")
    if kind == k.TRAIN:
        if not pool_left(s):
            return Refusal("HH-10.12", "training_pool_empty")
        return too_expensive(s, s.c.train_price, kind)
    if kind == k.SUPPLIES:
        return why_not_supplies(s)
    return why_not_special(s, kind)


def too_expensive(s: State, price: int, kind: int) -> Refusal:
    """HH-3.10, HH-R92 Money and Prestige do not reach, or the lead has refused everything."""
    if can_pay(s, price):
        return Refusal("HH-R92", "lead_refused", got=k.KIND_IDS[kind])
    return Refusal("HH-3.10", "too_expensive", price=price, power=purchasing_power(s))


def why_not_research(s: State, slot: int, bit: int) -> Refusal:
    """HH-10.1, HH-10.8 No Lab, or nothing to pick."""
    if lab_level(s) == 0:
        return Refusal("HH-10.1", "no_research_lab")
    return Refusal("HH-10.8", "training_pool_empty")


def why_not_rooms(s: State, slot: int, kind: int, bit: int) -> Refusal:
    """HH-3.10, HH-11.2, HH-11.5, HH-11.6 No slot, no such Room, or too expensive."""
    if kind == k.BUILD and not room_for_one_more(s):
        return Refusal("HH-11.6", "no_slot")
    wanted = k.UNBUILT if kind == k.BUILD else k.BASIC
    rooms = [room for room, side in enumerate(s.rooms) if side == wanted]
    if bit == 0:
        rooms = [room for room in rooms if own_discount(s, slot, bit, room) >= 0]
    if not rooms:
        rule = "HH-6.14" if bit == 0 else "HH-11.2" if kind == k.IMPROVE else "HH-11.3"
        return Refusal(rule, "no_room_for_it")
    return too_expensive(s, min([room_price(s, slot, bit, room, kind) for room in rooms]), kind)


def why_not_supplies(s: State) -> Refusal:
    """HH-18.2, HH-18.5, HH-R94 The variant is off, it is too late, or the Discard is empty."""
    if not s.rules.order_supplies:
        return Refusal("HH-18.2", "variant_is_off")
    if s.admin_spent:
        return Refusal("HH-18.5", "admin_token_spent_already")
    return Refusal("HH-R94", "discard_is_empty")


def why_not_special(s: State, kind: int) -> Refusal:
    """HH-13.4, HH-13.6, HH-13.10, HH-13.20, HH-13.22, HH-R43 There is nothing for it to do."""
    if kind == k.CONSTRUCTION:
        if not room_for_one_more(s):
            return Refusal("HH-11.6", "no_slot")
        return too_expensive(s, s.c.construction_price, kind)
    if kind == k.PRIORITY and s.priority:
        return Refusal("HH-13.10", "priority_is_placed")
    rules = {
        k.EFFICIENCY: ("HH-13.4", "nobody_to_transfer"),
        k.MEMO: ("HH-13.6", "nobody_to_assign"),
        k.PRIORITY: ("HH-13.7", "no_patient"),
        k.MANAGEMENT: ("HH-13.20", "no_ability_aside"),
        k.OVERTIME: ("HH-13.22", "no_overtime"),
        k.SCIENTIST: ("HH-R43", "no_pair_of_cube_patients"),
    }
    rule, reason = rules[kind]
    return Refusal(rule, reason)
