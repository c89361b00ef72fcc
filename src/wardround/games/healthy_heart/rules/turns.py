"""HH chapter 6: the Player Phase."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from wardround.core.actions import Action, Refusal
from wardround.core.chance import Chance
from wardround.core.decisions import Answer, Decision
from wardround.core.log import Log
from wardround.core.messages import Phrase, message_id
from wardround.games.healthy_heart import actions as a
from wardround.games.healthy_heart import events as e
from wardround.games.healthy_heart.rules import constants as k
from wardround.games.healthy_heart.rules.administrators import list_specials
from wardround.games.healthy_heart.rules.consent import (
    answer_consent,
    is_denied,
    names_a_target_first,
    needs_consent,
)
from wardround.games.healthy_heart.rules.heal import anybody_in_bed, can_heal_at_all, why_not_heal
from wardround.games.healthy_heart.rules.money import can_pay, cannot_pay, purchasing_power
from wardround.games.healthy_heart.rules.questions import Decisions, named, two_answers
from wardround.games.healthy_heart.rules.research import (
    ask_awards,
    begin_research,
    begin_training,
    can_pick,
    has_phd,
    lab_level,
    pool_left,
    research_level,
)
from wardround.games.healthy_heart.rules.rooms import (
    can_take_room,
    own_discount,
    price_now,
    room_for_one_more,
    room_price,
    why_not_build,
    why_not_improve,
)
from wardround.games.healthy_heart.rules.staff import (
    can_hire,
    for_hire,
    hire_price,
    movable,
    why_not_hire,
    why_not_staff,
)
from wardround.games.healthy_heart.rules.state import (
    ADMIN_POOL,
    ADMINISTRATOR,
    Act,
    State,
    any_in,
    pool_of,
)
from wardround.games.healthy_heart.rules.supplies import begin_supplies, may_order
from wardround.games.healthy_heart.rules.tokens import (
    is_admin_token,
    is_medical_token,
    shared_mask,
    spend,
    token_mask,
)
from wardround.games.healthy_heart.rules.transfer import can_transfer_at_all, why_not_transfer
from wardround.games.healthy_heart.rules.wards import crowded_price

PERSONAL: Final = k.BIT_MEDICAL | k.BIT_ADMIN

FIRST_DECISION: Final = {
    k.HEAL: k.D_HEAL_PATIENT,
    k.TRANSFER: k.D_TRANSFER_PATIENT,
    k.BUILD: k.D_BUILD_ROOM,
    k.IMPROVE: k.D_IMPROVE_ROOM,
    k.HIRE: k.D_HIRE_MARKER,
    k.ASSIGN: k.D_ASSIGN_STAFF,
    k.EFFICIENCY: k.D_EFFICIENCY_PATIENT,
    k.MEMO: k.D_MEMO_STAFF,
    k.PRIORITY: k.D_PRIORITY_PATIENT,
    k.CONSTRUCTION: k.D_BUILD_ROOM,
    k.MANAGEMENT: k.D_MANAGEMENT_WARD,
    k.OVERTIME: k.D_OVERTIME_TOKEN,
    k.SCIENTIST: k.D_SCIENTIST_FROM,
    k.PROCEDURES: k.D_PROCEDURE_COLOUR,
}

BEGUN: Final[dict[type[Action], tuple[int, Callable[[State, Any], Refusal | None]]]] = {
    a.HealPatient: (k.HEAL, why_not_heal),
    a.TransferPatient: (k.TRANSFER, why_not_transfer),
    a.BuildRoom: (k.BUILD, why_not_build),
    a.ImproveRoom: (k.IMPROVE, why_not_improve),
    a.HireMarker: (k.HIRE, why_not_hire),
    a.AssignStaff: (k.ASSIGN, why_not_staff),
}
"""By type of target, the kind of Action it belongs to and why a target is refused."""


def begin_players(s: State, chance: Chance, log: Log) -> None:
    """HH-1.24, HH-6.2 Begin the Player Phase; no player has passed."""
    s.phase = k.PLAYERS
    s.passed = 0
    s.turn_seat = 0
    log.barrier = True
    if log.on:
        log.add(e.PhaseBegan(rule="HH-1.24", phase="player", turn=s.turn))
    between_actions(s)


def between_actions(s: State) -> None:
    """HH-6.2, HH-R34, HH-R100 Any player may act next; ask about held Awards first."""
    s.stack.append(k.D_CHOOSE_ACTION)
    ask_awards(s)


def list_actions(s: State) -> list[Action]:
    """HH-6.2, HH-6.3, HH-6.4, HH-R12, HH-R98 The choices of all who can act and have not passed.

    An empty list ends the phase.
    """
    rest = s.waiting
    if rest is not None:
        s.waiting = None
        return rest
    actions: list[Action] = []
    listed = 0
    can = Possible(s)
    shared = can.shared
    unused = s.unused
    passed = s.passed
    seats = s.rules.seats
    clockwise = s.rules.clockwise
    for step in range(seats):
        seat = (s.turn_seat + step) % seats if clockwise else step
        if passed >> seat & 1:
            continue
        for slot in s.rules.slots[seat]:
            if shared or slot == ADMINISTRATOR or unused[ADMIN_POOL + slot]:
                mask = token_mask(s, slot, shared)
            else:
                mask = k.BIT_MEDICAL if unused[slot] else 0
            if mask:
                list_character(s, can, slot, mask, actions)
        if len(actions) > listed:
            actions.append(s.actions.pass_turn[seat])
            if clockwise:
                break
            listed = len(actions)
    return actions


class Possible:
    """HH-6.17 What is possible at all right now, looked up once for all characters."""

    def __init__(self, s: State) -> None:
        c = s.content
        power = purchasing_power(s)
        self.power = power
        self.treatable = anybody_in_bed(s) and (len(s.cup) > 0 or any(s.discard))
        self.transfer = can_transfer_at_all(s)
        self.lab = lab_level(s)
        rooms = power >= c.lowest_room_price
        self.slot = rooms and room_for_one_more(s)
        self.more = rooms or self.lab > 0
        self.shared = 0
        self.build_desk = self.improve_desk = self.hire = False
        self.assign = self.train = self.supplies = False
        # All the rest takes a desk token.
        if any_in(s.unused, ADMIN_POOL, len(s.unused)):
            self.shared = shared_mask(s)
            if rooms:
                price = c.build_price
                self.build_desk = self.slot and can_afford_a_room(s, k.UNBUILT, price, power)
                self.improve_desk = can_afford_a_room(s, k.BASIC, c.improve_price, power)
            self.hire = power >= c.lowest_hire_price and can_hire(s, ADMINISTRATOR, k.NONE)
            self.assign = len(movable(s)) > 0
            self.train = power >= c.train_price and pool_left(s)
            self.supplies = may_order(s)


def can_afford_a_room(s: State, wanted: int, price: int, power: int) -> bool:
    """HH-8.15, HH-11.13 Whether a desk token could build or improve a Room at all."""
    if power >= price:
        return wanted in s.rooms
    if s.content.crowded not in s.abilities:
        return False
    for malady in range(s.content.maladies):
        room = s.content.or_room[malady]
        if s.rooms[room] == wanted and crowded_price(s, malady, price) <= power:
            return True
    return False


def list_character(s: State, can: Possible, slot: int, mask: int, actions: list[Action]) -> None:
    """HH-6.1, HH-6.11, HH-6.12, HH-6.13, HH-6.15 Each kind with each token that pays for it."""
    content = s.content
    menu = s.menus[slot]
    first = len(actions) if s.denied else 0
    desk = mask & content.desk_bits
    if slot != ADMINISTRATOR:
        medical = mask & content.medical_bits
        if medical and (can.treatable or can_heal_at_all(s, slot)):
            actions += menu[k.HEAL][medical]
    if can.transfer:
        actions += menu[k.TRANSFER][mask]
    if can.more:
        paying = research_tokens(s, can, slot, mask) if can.lab else 0
        if paying:
            actions += menu[k.RESEARCH][paying]
        list_building(s, can, slot, mask, actions)
    if desk:
        if can.hire:
            actions += menu[k.HIRE][desk]
        if can.assign:
            actions += menu[k.ASSIGN][desk]
        if can.train:
            actions += menu[k.TRAIN][desk]
        if can.supplies and mask & content.admin_bits:
            actions += menu[k.SUPPLIES][mask & content.admin_bits]
        if mask & k.BIT_CHIEF:
            list_specials(s, menu, actions)
    if s.denied:
        actions[first:] = [action for action in actions[first:] if is_open(s, slot, action)]


def list_building(s: State, can: Possible, slot: int, mask: int, actions: list[Action]) -> None:
    """HH-6.13, HH-6.14, HH-11.12 Build and Improve, with desk tokens or the Doctor's discount."""
    menu = s.menus[slot]
    build = mask & s.content.desk_bits if can.build_desk else 0
    improve = mask & s.content.desk_bits if can.improve_desk else 0
    personal = mask & PERSONAL
    if slot != ADMINISTRATOR and personal:
        room = s.content.doctors[s.cast[slot]].discount_room
        if room != k.NONE and s.rooms[room] != k.IMPROVED:
            if s.rooms[room] == k.BASIC:
                if room_price(s, slot, 0, room, k.IMPROVE) <= can.power:
                    improve |= personal
            elif can.slot and room_price(s, slot, 0, room, k.BUILD) <= can.power:
                build |= personal
    if build:
        actions += menu[k.BUILD][build]
    if improve:
        actions += menu[k.IMPROVE][improve]


def research_tokens(s: State, can: Possible, slot: int, mask: int) -> int:
    """HH-6.13, HH-10.9, HH-10.10 The tokens with which this character can do Research."""
    paying = mask & s.content.desk_bits if can_pick(s, can.lab) else 0
    medical = mask & s.content.medical_bits
    if medical and can_pick(s, research_level(s, slot, 0)):
        paying |= medical
    return paying


def is_open(s: State, slot: int, action: Action) -> bool:
    """HH-R92 Whether an Action is still open after the lead's refusals."""
    assert isinstance(action, a.ChooseAction)
    kind = k.KIND_NUMBER[action.action]
    bit = s.content.token_bit[action.token]
    if kind in (k.BUILD, k.IMPROVE):
        return can_take_room(s, slot, bit, kind)
    if kind == k.HIRE:
        return can_hire(s, slot, bit)
    return not is_denied(s, slot, kind, bit, k.NONE)


def answer_action(s: State, action: a.ChooseAction, chance: Chance, log: Log) -> None:
    """HH-6.1, HH-6.17, HH-R12 A character acts and its token is flipped."""
    character, kind, token = s.actions.chosen[action]
    slot = s.slot_of[character]
    s.act = Act(slot, kind, token, s.admin_spent)
    s.pen = action.seat
    spend(s, slot, token)
    if log.on:
        log.add(
            e.ActionDeclared(
                rule="HH-6.1",
                seat=action.seat,
                character=s.content.character_ids[character],
                action=k.KIND_IDS[kind],
                token=s.content.token_ids[character][token],
            )
        )
    s.stack[-1] = k.T_ACTION_DONE
    if s.rules.consent and not names_a_target_first(kind) and needs_consent(s):
        s.stack += [k.T_START, k.D_SHARED_CONSENT]
    else:
        start(s, chance, log)


def answer_pass(s: State, action: a.Pass, chance: Chance, log: Log) -> None:
    """HH-6.3, HH-6.4 A pass lasts until a player completes an Action."""
    seat = action.seat
    s.passed |= 1 << seat
    s.turn_seat = (seat + 1) % s.rules.seats
    if not s.rules.clockwise:
        # A pass changes nothing for the others, so their choices need no new listing.
        s.waiting = choices_of_others(s, seat)
    log.barrier = True
    if log.on:
        log.add(e.PlayerPassed(rule="HH-6.4", seat=seat))


def choices_of_others(s: State, seat: int) -> list[Action]:
    """HH-6.4 All listed choices but this player's, which end with their `Pass`."""
    choices = s.choices
    passing = a.Pass  # looked up once
    first = 0
    for n, action in enumerate(choices):
        if type(action) is passing:
            if action.seat == seat:
                return choices[:first] + choices[n + 1 :]
            first = n + 1
    return choices


def start(s: State, chance: Chance, log: Log) -> None:
    """HH-6.1 The Action begins."""
    kind = s.current_act().kind
    if kind == k.RESEARCH:
        begin_research(s)
    elif kind == k.TRAIN:
        begin_training(s, log)
    elif kind == k.SUPPLIES:
        begin_supplies(s, log)
    else:
        s.stack.append(FIRST_DECISION[kind])


def action_done(s: State, chance: Chance, log: Log) -> None:
    """HH-6.2, HH-6.4 A completed Action lets all players act again."""
    s.passed = 0
    s.denied.clear()
    s.turn_seat = (s.pen + 1) % s.rules.seats
    s.act = None
    if s.rules.clockwise:
        log.barrier = True
    between_actions(s)


def spending(s: State) -> dict[str, Any]:
    """HH-R92 Who wants to do what, and the Money or the Shared token that it takes."""
    c, act = s.content, s.current_act()
    target = ""
    due = c.train_price if act.kind == k.TRAIN else 0
    if act.kind in (k.BUILD, k.IMPROVE):
        target, due = c.room_ids[act.target], price_now(s, act.target)
    elif act.kind == k.HIRE:
        target, due = c.staff_ids[act.target], hire_price(s)
    cost: list[Phrase] = []
    if due:
        money = min(s.money, due)
        converted = (due - money) * c.prestige_per_dollar
        cost.append(Phrase("price", {"price": due, "money": money, "converted": converted}))
    if act.token >= k.SHARED_BITS:
        kind = "medical" if is_medical_token(s, act.token) else "admin"
        cost.append(Phrase("spent-token", {"kind": kind}))
    return {
        "character": named(s, s.character_id(act.slot)),
        "action": Phrase(message_id("noun-kind", k.KIND_IDS[act.kind])),
        "has_target": target != "",
        "target": named(s, target) if target else "",
        "cost": cost,
    }


def why_not_choose(s: State, action: a.ChooseAction) -> Refusal | None:
    """HH-6.1, HH-6.6, HH-13.1, HH-R13 Check who, what, and with which token, in that order."""
    number = s.content.character_number.get(action.character, k.NONE)
    slot = k.NONE if number == k.NONE else s.slot_of[number]
    if slot == k.NONE:
        return Refusal("HH-1.2", "not_in_play", character=action.character)
    if s.seat_of(slot) != action.seat:
        return Refusal("HH-6.6", "not_your_character", character=action.character)
    kind = k.KIND_NUMBER.get(action.action, k.NONE)
    if kind >= k.KINDS:
        rule = "HH-13.11" if kind == k.SPIN else "HH-13.24"
        return Refusal(rule, "is_a_reaction", action=action.action)
    bit = s.content.token_bit.get(action.token, k.NONE)
    if k.NONE in (kind, bit):
        return None
    return (
        why_not_token(s, slot, number, kind, bit, action.token)
        or why_not_pay_with(s, slot, kind, bit, action.token)
        or why_not_kind(s, slot, kind, bit)
    )


def why_not_token(
    s: State, slot: int, number: int, kind: int, bit: int, token: str
) -> Refusal | None:
    """HH-6.5, HH-6.6, HH-6.10, HH-13.1 The token is not this character's, or not Unused."""
    if kind >= k.FIRST_SPECIAL and not (slot == ADMINISTRATOR and s.has_special(kind)):
        return Refusal("HH-13.1", "not_your_special", action=k.KIND_IDS[kind])
    if s.content.token_owner.get(token, number) != number:
        return Refusal("HH-6.6", "not_your_token", token=token)
    if bit == 2 and slot != ADMINISTRATOR:
        return Refusal("HH-6.10", "not_your_token", token=token)
    if s.unused[pool_of(slot, bit)] == 0:
        return Refusal("HH-6.5", "no_unused_token", token=token)
    return None


def why_not_pay_with(s: State, slot: int, kind: int, bit: int, token: str) -> Refusal | None:
    """HH-6.8, HH-6.11, HH-6.13, HH-6.14, HH-6.15, HH-10.9, HH-11.12, HH-R60 The wrong token."""
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
        doctor = s.content.doctors[s.cast[slot]]
        if not doctor.research_with_medical and not has_phd(s, slot):
            return Refusal("HH-10.10", "needs_a_desk_token", token=token)
        return None
    if kind in (k.BUILD, k.IMPROVE):
        if bit != 0:
            return Refusal("HH-11.12", "needs_a_personal_token", token=token)
        if s.content.doctors[s.cast[slot]].discount_room == k.NONE:
            return Refusal("HH-6.14", "needs_a_desk_token", token=token)
        return None
    return Refusal("HH-6.13", "needs_a_desk_token", token=token)


def why_not_kind(s: State, slot: int, kind: int, bit: int) -> Refusal:
    """HH-6.17 The Action cannot be carried out."""
    if s.denied and is_denied(s, slot, kind, bit, k.NONE):
        return Refusal("HH-R92", "lead_refused", got=k.KIND_IDS[kind])
    if kind == k.HEAL:
        rule = "HH-7.6" if any(s.who[: s.content.first_bed]) else "HH-7.3"
        return Refusal(rule, "nobody_to_heal")
    if kind == k.TRANSFER:
        return Refusal("HH-9.2", "nobody_to_transfer")
    if kind == k.RESEARCH:
        return why_not_research(s)
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
        return too_expensive(s, s.content.train_price, kind)
    if kind == k.SUPPLIES:
        return why_not_supplies(s)
    return why_not_special(s, kind)


def too_expensive(s: State, price: int, kind: int) -> Refusal:
    """HH-3.10, HH-R92 Money and Prestige do not suffice, or the lead has refused everything."""
    if can_pay(s, price):
        return Refusal("HH-R92", "lead_refused", got=k.KIND_IDS[kind])
    return cannot_pay(s, price)


def why_not_begun(s: State, action: Action) -> Refusal | None:
    """HH-6.5, HH-6.17 Why no character of this seat can begin the Action that this belongs to: the
    refusal of the one who comes closest."""
    if type(action) not in BEGUN:
        return None
    kind, why_not = BEGUN[type(action)]
    shared = shared_mask(s)
    refusals: list[Refusal] = []
    for slot in range(len(s.cast)):
        if s.seat_of(slot) != action.seat:
            continue
        for choice in s.menus[slot][kind][token_mask(s, slot, shared)]:
            bit = s.actions.chosen[choice][2]
            if why_not_pay_with(s, slot, kind, bit, "") is not None:
                continue
            tried = s.clone()
            tried.act = Act(slot, kind, bit, s.admin_spent)
            refusal = why_not(tried, action)
            if refusal is not None and refusal.rule == "HH-6.14":
                continue  # a Medical token only builds a discounted Room
            if refusal is None or choice in s.choices:
                return None
            nothing_wrong = refusal.reason == "lead_refused"
            refusals.append(why_not_kind(s, slot, kind, bit) if nothing_wrong else refusal)
    if not refusals:
        return Refusal("HH-6.5", "no_token_left")
    return min(refusals, key=lambda one: int(one.facts.get("price", 0)))


def why_not_research(s: State) -> Refusal:
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
        rooms = [room for room in rooms if own_discount(s, slot, bit, room) != k.NONE]
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
    """HH-13.4, HH-13.6, HH-13.10, HH-13.20, HH-13.22, HH-R43 The Special Action can do nothing."""
    if kind == k.CONSTRUCTION:
        if not room_for_one_more(s):
            return Refusal("HH-11.6", "no_slot")
        return too_expensive(s, s.content.construction_price, kind)
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


def seats_asked(s: State) -> list[int]:
    """HH-6.2 Every seat with a choice to make."""
    acting = 0
    for action in s.choices:
        acting |= 1 << action.seat
    return [seat for seat in range(s.rules.seats) if acting >> seat & 1]


def why_not_now(s: State, seat: int) -> Refusal | None:
    """HH-6.4, HH-R12, HH-R98 A seat that has passed, must wait or cannot act; None if it may."""
    asked = seats_asked(s)
    if seat in asked:
        return None
    if s.passed >> seat & 1:
        return Refusal("HH-6.4", "you_have_passed", seat=seat)
    if s.rules.clockwise:
        return Refusal("HH-R12", "wait_for_your_turn", seats=asked)
    return Refusal("HH-R98", "you_cannot_act", seat=seat)


DECISIONS: Final[Decisions] = {
    k.D_CHOOSE_ACTION: Decision(
        "choose_action",
        "HH-6.2",
        list_actions,
        {a.ChooseAction: Answer(answer_action, why_not_choose), a.Pass: Answer(answer_pass)},
    ),
    k.D_SHARED_CONSENT: two_answers(
        a.SharedConsent, "HH-6.16", ("allow", "deny"), answer_consent, spending
    ),
}
