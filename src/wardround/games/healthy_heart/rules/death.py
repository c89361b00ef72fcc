"""HH chapter 16: death and settlement; chapter 13: Public Relations Spin."""

from __future__ import annotations

from typing import Any, Final

from wardround.core.actions import Action
from wardround.core.chance import Chance
from wardround.core.decisions import question
from wardround.core.log import Log
from wardround.games.healthy_heart import actions as a
from wardround.games.healthy_heart import events as e
from wardround.games.healthy_heart.rules import constants as k
from wardround.games.healthy_heart.rules.ending import end_game
from wardround.games.healthy_heart.rules.money import lose_prestige, take_payment
from wardround.games.healthy_heart.rules.patients import (
    names_of,
    patient_value,
    place_of,
    remove_patient,
)
from wardround.games.healthy_heart.rules.questions import (
    YES_NO,
    Decisions,
    owner,
    two_answers,
    unlisted,
)
from wardround.games.healthy_heart.rules.research import ask_awards
from wardround.games.healthy_heart.rules.state import (
    ADMIN_POOL,
    CHIEF_POOL,
    Body,
    State,
    held_by_slot,
    holds_any,
    ward_ability,
)
from wardround.games.healthy_heart.rules.tokens import (
    gain_tokens,
    make_used,
    pool_of_token,
    return_pool,
    token_name,
)


def die(s: State, place: int, doctor: int) -> None:
    """HH-16.4 Make the death of the patient here the next thing to happen."""
    s.stack += [place, doctor, k.T_BODY]


def next_death(s: State, chance: Chance, log: Log) -> None:
    """HH-16.6, HH-R49 Handle simultaneous deaths one by one, in an order the players choose."""
    if len(s.dead) == 1:
        die(s, s.dead.pop(), k.NONE)
    elif s.dead:
        s.stack += [k.T_DEATHS, k.D_DEATH_ORDER]


def list_death_order(s: State) -> list[Action]:
    """HH-16.6 Each dead patient not handled yet."""
    return [s.actions.death_order[s.who[place]] for place in s.dead]


def answer_death_order(s: State, action: a.DeathOrder, chance: Chance, log: Log) -> None:
    """HH-16.6 Handle this one next."""
    s.stack.pop()
    place = place_of(s, action.patient)
    s.dead.remove(place)
    die(s, place, k.NONE)


def bury(s: State, chance: Chance, log: Log) -> None:
    """HH-13.13, HH-16.5, HH-16.7, HH-16.18 Remove the pieces; see whether a space is left."""
    doctor = s.stack.pop()
    place = s.stack.pop()
    s.body = Body(s.who[place], settlement_value(s, place), doctor)
    if log.on:
        patient, at = s.content.patient_ids[s.who[place]], s.content.place_ids[place]
        by = "" if doctor == k.NONE else s.character_id(doctor)
        names = names_of(s, place)
        log.add(e.PatientDied(rule="HH-16.5", patient=patient, names=names, place=at, by=by))
    remove_patient(s, place)
    if s.tombstones == 0 or not (empty_graves(s) or coroners(s)):
        end_game(s, k.NO_SPACE, log)
        return
    s.stack.append(k.T_SPACE)
    s.stack.append(k.T_CORONER)
    if doctor != k.NONE and may_spin(s):
        s.stack += [k.T_HIDE, k.D_PR_SPIN]
    else:
        offer_hide(s, chance, log)


def settlement_value(s: State, place: int) -> int:
    """HH-8.1, HH-8.13, HH-16.12, HH-R25 PV of the area, +1 for Costly death, +1 for Priority."""
    pv = patient_value(s, place)
    if s.content.area_of[place] == k.WARD:
        pv += ward_ability(s, s.malady[place]).settlement_pv_plus
    return pv


def empty_graves(s: State) -> list[int]:
    """HH-11.17, HH-16.8, HH-16.9, HH-R50 The empty Cemetery and Morgue spaces, cheapest first."""
    spaces = [space for space, taken in enumerate(s.cemetery) if not taken]
    prices = morgue_prices(s)
    if prices:
        spaces += [s.content.first_morgue + n for n in range(len(prices)) if not s.morgue[n]]
        return [space for _, space in sorted([(space_price(s, n), n) for n in spaces])]
    return spaces


def morgue_prices(s: State) -> list[int]:
    """HH-11.17 The prices of the spaces in the Morgue; none while it is not built."""
    c = s.content
    return [] if c.morgue_room == k.NONE else c.rooms[c.morgue_room].graves[s.rooms[c.morgue_room]]


def space_price(s: State, space: int) -> int:
    """HH-16.9, HH-16.10 The cost of a Tombstone space per point of PV."""
    c = s.content
    if space < c.first_morgue:
        return c.cemetery[space]
    if space < c.first_coroner:
        return morgue_prices(s)[space - c.first_morgue]
    return c.training[c.coroner].grave


def coroners(s: State) -> list[int]:
    """HH-16.10, HH-R97 The slots of the Doctors with an unused Coroner, in seat order."""
    held = held_by_slot(s, s.content.coroner)
    if not holds_any(held):
        return []
    return [slot for slots in s.rules.slots for slot in slots if held[slot]]


def may_spin(s: State) -> bool:
    """HH-13.11, HH-R70 Public Relations Spin needs its token and a Doctor not yet used."""
    return s.unused[CHIEF_POOL] > 0 and len(s.unused_doctors) > 0 and s.has_special(k.SPIN)


def answer_spin(s: State, action: a.PrSpin, chance: Chance, log: Log) -> None:
    """HH-13.11, HH-13.12, HH-R39, HH-R90 Spend the Chief of Staff token; the PV counts as 0."""
    body = s.current_body()
    s.stack.pop()
    if action.answer == "yes":
        make_used(s, CHIEF_POOL, "HH-13.11", log)
        body.spun = True
        body.pv = 0


def offer_hide(s: State, chance: Chance, log: Log) -> None:
    """HH-14.7, HH-R65, HH-R66 Ask Dr. Lucky, unless a Doctor was fired or no space is empty."""
    slot = k.NONE if s.current_body().spun else hiding_slot(s)
    if slot != k.NONE and empty_graves(s):
        s.stack.append(slot)
        s.stack.append(k.D_LUCKY_HIDE)


def hiding_slot(s: State) -> int:
    """HH-14.7 Dr. Lucky's slot, with an Unused Personal token and no body hidden this Game Turn."""
    for slot in range(1, len(s.cast)):
        free = s.content.doctors[s.cast[slot]].free_bodies
        if free > s.hides_used and (s.unused[slot] or s.unused[ADMIN_POOL + slot]):
            return slot
    return k.NONE


def list_hide(s: State) -> list[Action]:
    """HH-14.7 No, or a token to flip."""
    slot = s.stack[-2]
    menu = s.actions.lucky_hide[s.seat_of(slot)]
    choices: list[Action] = [menu["no"]]
    for pool in (slot, ADMIN_POOL + slot):
        if s.unused[pool]:
            choices.append(menu[token_name(s, pool)])
    return choices


def answer_hide(s: State, action: a.LuckyHide, chance: Chance, log: Log) -> None:
    """HH-14.7, HH-14.8, HH-16.15, HH-R67, HH-R96 No Money is due; a space is taken."""
    s.stack.pop()
    s.stack.pop()
    if action.answer == "no":
        return
    pool = pool_of_token(s, action.answer)
    make_used(s, pool, "HH-14.7", log)
    if pool >= ADMIN_POOL:
        s.admin_spent = 1
    s.hides_used += 1
    s.current_body().free = True


def offer_coroners(s: State, chance: Chance, log: Log) -> None:
    """HH-16.10, HH-R65, HH-R66, HH-R97 Ask each Doctor with a Coroner, in seat order."""
    body = s.current_body()
    asked = coroners(s)
    if not asked or body.spun or body.free or not empty_graves(s):
        return
    for slot in reversed(asked):
        s.stack += [slot, k.D_USE_CORONER]


def list_coroner(s: State) -> list[Action]:
    """HH-16.10 Yes or no."""
    slot = s.stack[-2]
    return s.actions.use_coroner[s.seat_of(slot)][s.cast[slot]]


def answer_coroner(s: State, action: a.UseCoroner, chance: Chance, log: Log) -> None:
    """HH-16.10, HH-R97 Once a Coroner is used, no other Doctor is asked."""
    s.stack.pop()
    slot = s.stack.pop()
    if action.answer == "no":
        return
    while s.stack[-1] == k.D_USE_CORONER:
        s.stack.pop()
        s.stack.pop()
    s.current_body().space = s.content.first_coroner + s.cast[slot]


def offer_space(s: State, chance: Chance, log: Log) -> None:
    """HH-16.8 Unless a Coroner took the body, ask for its space."""
    if s.current_body().space == k.NONE:
        s.stack.append(k.D_TOMBSTONE_SPACE)
    else:
        place_tombstone(s, log)


def list_spaces(s: State) -> list[Action]:
    """HH-16.8, HH-R50, HH-R66, HH-R71 Every empty space; if there is none, every unused Coroner."""
    spaces = empty_graves(s)
    if not spaces:
        spaces = [s.content.first_coroner + s.cast[slot] for slot in coroners(s)]
    return [s.actions.space[space] for space in spaces]


def answer_space(s: State, action: a.TombstoneSpace, chance: Chance, log: Log) -> None:
    """HH-16.8 The Tombstone goes to the chosen space."""
    s.stack.pop()
    s.current_body().space = s.content.space_number[action.space]
    place_tombstone(s, log)


def place_tombstone(s: State, log: Log) -> None:
    """HH-13.13, HH-16.5, HH-16.11, HH-R56 The Tombstone stays; a used Coroner leaves its Doctor."""
    c = s.content
    space = s.current_body().space
    s.tombstones -= 1
    if space < c.first_morgue:
        s.cemetery[space] = 1
    elif space < c.first_coroner:
        s.morgue[space - c.first_morgue] = 1
    else:
        slot = s.slot_of[space - c.first_coroner]
        s.training[slot * len(c.training) + c.coroner] -= 1
        s.coroner_graves += 1
    if log.on:
        log.add(e.TombstonePlaced(rule="HH-16.8", space=s.content.space_ids[space]))
    s.stack.append(k.T_SETTLE)
    ask_awards(s)


def money_due(s: State, space: int) -> int:
    """HH-12.13, HH-16.14, HH-16.15, HH-16.16, HH-R54 Price × PV, 0 with Dr. Lucky."""
    body = s.current_body()
    due = 0 if body.free else space_price(s, space) * body.pv
    for index, hiring in enumerate(s.content.hiring):
        if s.staff[index] == k.IN_OFFICE:
            due = -(-due // hiring.money_divisor)
    return due


def prestige_due(s: State) -> int:
    """HH-12.15, HH-16.13, HH-16.16, HH-R55 The settlement PV, less what the Liaison saves."""
    due = s.current_body().pv
    for index, hiring in enumerate(s.content.hiring):
        if hiring.prestige_loss_minus and s.staff[index] == k.IN_OFFICE:
            due = max(0, due - hiring.prestige_loss_minus)
    return due


def settle(s: State, chance: Chance, log: Log) -> None:
    """HH-3.8, HH-3.13, HH-3.14, HH-16.17, HH-R51, HH-R52 Prestige, then Money."""
    body = s.current_body()
    money = money_due(s, body.space)
    before_money, before_prestige = s.money, s.prestige
    lost = lose_prestige(s, prestige_due(s))
    converted = take_payment(s, money)
    paid = before_money - s.money
    if log.on:
        log.add(e.DeathSettled(rule="HH-16.17", prestige=lost, money=paid, converted=converted))
    s.body = None
    met = paid + converted // s.content.prestige_per_dollar >= money
    took = s.money < before_money or s.prestige < before_prestige
    if not met or (s.rules.broke_at_zero and took and s.money == 0 and s.prestige == 0):
        end_game(s, k.BROKE, log)
    elif body.spun:
        fire_doctor(s, body.doctor, chance, log)


def fire_doctor(s: State, slot: int, chance: Chance, log: Log) -> None:
    """HH-13.14, HH-13.15, HH-R71 After the Tombstone, the Doctor leaves with all their Training."""
    c = s.content
    fired = s.cast[slot]
    kinds = len(c.training)
    for kind in range(slot * kinds, slot * kinds + kinds):
        s.out_of_game += s.training[kind]
        s.training[kind] = 0
    return_pool(s, ADMIN_POOL + slot, "HH-R39", log)
    index = chance.pick(s.unused_doctors, c.doctor_names)
    s.cast[slot] = s.unused_doctors.pop(index)
    s.fired.append(fired)
    s.cast_changed()
    if log.on:
        characters = s.content.character_ids
        log.add(
            e.DoctorFired(
                rule="HH-13.14",
                character=characters[fired],
                replacement=characters[s.cast[slot]],
            )
        )
    equip_replacement(s, slot, log)


def equip_replacement(s: State, slot: int, log: Log) -> None:
    """HH-13.16, HH-R39 Medical tokens keep their state or are fresh; Glass adds one."""
    if s.rules.fresh_tokens:
        s.unused[slot] += s.used[slot]
        s.used[slot] = 0
    extra = s.content.doctors[s.cast[slot]].admin_tokens
    gain_tokens(s, ADMIN_POOL + slot, extra, "HH-R39", log)


def death_facts(s: State) -> dict[str, Any]:
    """HH-16.15 The cost of the death that does not depend on the grave."""
    return {"prestige": min(s.prestige, prestige_due(s)), "free": s.current_body().free}


# fmt: off
DECISIONS: Final[Decisions] = {
    k.D_DEATH_ORDER: question(a.DeathOrder, "HH-16.6",
        list_death_order, answer_death_order),
    k.D_PR_SPIN: two_answers(a.PrSpin, "HH-13.11",
        YES_NO, answer_spin),
    k.D_LUCKY_HIDE: question(a.LuckyHide, "HH-14.7",
        list_hide, answer_hide, unlisted("HH-14.7", "token_is_not_unused"), owner),
    k.D_USE_CORONER: question(a.UseCoroner, "HH-16.10",
        list_coroner, answer_coroner, seat=owner),
    k.D_TOMBSTONE_SPACE: question(a.TombstoneSpace, "HH-16.8",
        list_spaces, answer_space, unlisted("HH-16.8", "space_is_not_empty"), facts=death_facts),
}
# fmt: on
