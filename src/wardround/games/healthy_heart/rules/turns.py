"""HH chapter 6: the Player Phase."""

from __future__ import annotations

from typing import Final

from wardround.core.actions import Action
from wardround.core.chance import Chance
from wardround.core.log import Log
from wardround.games.healthy_heart.actions import ChooseAction, Pass
from wardround.games.healthy_heart.events import ActionDeclared, PhaseBegan, PlayerPassed
from wardround.games.healthy_heart.rules.administrators import list_specials
from wardround.games.healthy_heart.rules.consent import (
    is_denied,
    names_a_target_first,
    needs_consent,
)
from wardround.games.healthy_heart.rules.constants import (
    ASSIGN,
    BASIC,
    BIT_ADMIN,
    BIT_CHIEF,
    BIT_MEDICAL,
    BUILD,
    CONSTRUCTION,
    D_ASSIGN_STAFF,
    D_BUILD_ROOM,
    D_CHOOSE_ACTION,
    D_EFFICIENCY_PATIENT,
    D_HEAL_PATIENT,
    D_HIRE_MARKER,
    D_IMPROVE_ROOM,
    D_MANAGEMENT_WARD,
    D_MEMO_STAFF,
    D_OVERTIME_TOKEN,
    D_PRIORITY_PATIENT,
    D_PROCEDURE_COLOUR,
    D_SCIENTIST_FROM,
    D_SHARED_CONSENT,
    D_TRANSFER_PATIENT,
    EFFICIENCY,
    HEAL,
    HIRE,
    IMPROVE,
    IMPROVED,
    KIND_IDS,
    MANAGEMENT,
    MEMO,
    NONE,
    OVERTIME,
    PLAYERS,
    PRIORITY,
    PROCEDURES,
    RESEARCH,
    SCIENTIST,
    SUPPLIES,
    T_ACTION_DONE,
    T_START,
    TRAIN,
    TRANSFER,
    UNBUILT,
)
from wardround.games.healthy_heart.rules.heal import anybody_in_bed, can_heal_at_all
from wardround.games.healthy_heart.rules.money import purchasing_power
from wardround.games.healthy_heart.rules.research import (
    ask_awards,
    begin_research,
    begin_training,
    can_pick,
    lab_level,
    pool_left,
    research_level,
)
from wardround.games.healthy_heart.rules.rooms import (
    can_take_room,
    room_for_one_more,
    room_price,
)
from wardround.games.healthy_heart.rules.staff import can_hire, movable
from wardround.games.healthy_heart.rules.state import ADMIN_POOL, ADMINISTRATOR, State, any_in
from wardround.games.healthy_heart.rules.supplies import begin_supplies, may_order
from wardround.games.healthy_heart.rules.tokens import shared_mask, spend, token_mask
from wardround.games.healthy_heart.rules.transfer import can_transfer_at_all
from wardround.games.healthy_heart.rules.wards import crowded_price

PERSONAL: Final = BIT_MEDICAL | BIT_ADMIN

FIRST_DECISION: Final = {
    HEAL: D_HEAL_PATIENT,
    TRANSFER: D_TRANSFER_PATIENT,
    BUILD: D_BUILD_ROOM,
    IMPROVE: D_IMPROVE_ROOM,
    HIRE: D_HIRE_MARKER,
    ASSIGN: D_ASSIGN_STAFF,
    EFFICIENCY: D_EFFICIENCY_PATIENT,
    MEMO: D_MEMO_STAFF,
    PRIORITY: D_PRIORITY_PATIENT,
    CONSTRUCTION: D_BUILD_ROOM,
    MANAGEMENT: D_MANAGEMENT_WARD,
    OVERTIME: D_OVERTIME_TOKEN,
    SCIENTIST: D_SCIENTIST_FROM,
    PROCEDURES: D_PROCEDURE_COLOUR,
}


def begin_players(s: State, chance: Chance, log: Log) -> None:
    """HH-1.24, HH-6.2 The Player Phase begins; nobody has passed."""
    s.phase = PLAYERS
    s.passed = 0
    s.turn_seat = 0
    log.barrier = True
    if log.on:
        log.add(PhaseBegan(rule="HH-1.24", phase="player", turn=s.turn))
    between_actions(s)


def between_actions(s: State) -> None:
    """HH-6.2, HH-R34, HH-R100 Whoever wants may act next; held Awards are asked about before."""
    s.stack.append(D_CHOOSE_ACTION)
    if s.rules.award_hold:
        ask_awards(s)


def list_actions(s: State) -> list[Action]:
    """HH-6.2, HH-6.3, HH-6.4, HH-R12, HH-R98 Every player who can act and has not passed.

    An empty list ends the phase.
    """
    rest = s.waiting
    if rest is not None:
        s.waiting = None
        return rest
    found: list[Action] = []
    listed = 0
    table = Openings(s)
    shared = table.shared
    unused = s.unused
    passed = s.passed
    seats = s.rules.seats
    clockwise = s.rules.clockwise
    for step in range(seats):
        seat = (s.turn_seat + step) % seats if clockwise else step
        if passed >> seat & 1:
            continue
        for slot in s.book.slots[seat]:
            if shared or slot == ADMINISTRATOR or unused[ADMIN_POOL + slot]:
                mask = token_mask(s, slot, shared)
            else:
                mask = BIT_MEDICAL if unused[slot] else 0
            if mask:
                list_character(s, table, slot, mask, found)
        if len(found) > listed:
            found.append(s.book.pass_turn[seat])
            if clockwise:
                break
            listed = len(found)
    return found


class Openings:
    """HH-6.17 What is possible at all now, looked up once for all characters."""

    __slots__ = (
        "assign",
        "build_desk",
        "hire",
        "improve_desk",
        "lab",
        "more",
        "power",
        "shared",
        "slot",
        "supplies",
        "train",
        "transfer",
        "treatable",
    )

    def __init__(self, s: State) -> None:
        c = s.c
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
        # Without a desk token nobody can do any of the rest.
        if any_in(s.unused, ADMIN_POOL, len(s.unused)):
            self.shared = shared_mask(s)
            if rooms:
                price = c.build_price
                self.build_desk = self.slot and can_afford_a_room(s, UNBUILT, price, power)
                self.improve_desk = can_afford_a_room(s, BASIC, c.improve_price, power)
            self.hire = power >= c.lowest_hire_price and can_hire(s, ADMINISTRATOR, NONE)
            self.assign = len(movable(s)) > 0
            self.train = power >= c.train_price and pool_left(s)
            self.supplies = may_order(s)


def can_afford_a_room(s: State, wanted: int, price: int, power: int) -> bool:
    """HH-8.15, HH-11.13 Whether a desk token could build or improve a Room at all."""
    if power >= price:
        return wanted in s.rooms
    if s.c.crowded not in s.abilities:
        return False
    for malady in range(s.c.maladies):
        room = s.c.or_room[malady]
        if s.rooms[room] == wanted and crowded_price(s, malady, price) <= power:
            return True
    return False


def list_character(s: State, table: Openings, slot: int, mask: int, found: list[Action]) -> None:
    """HH-6.1, HH-6.11, HH-6.12, HH-6.13, HH-6.15 Each kind with each token that pays it."""
    book = s.book
    menu = s.menus[slot]
    first = len(found) if s.denied else 0
    desk = mask & book.desk
    if slot != ADMINISTRATOR:
        medical = mask & book.medical
        if medical and (table.treatable or can_heal_at_all(s, slot)):
            found += menu[HEAL][medical]
    if table.transfer:
        found += menu[TRANSFER][mask]
    if table.more:
        paying = research_tokens(s, table, slot, mask) if table.lab else 0
        if paying:
            found += menu[RESEARCH][paying]
        list_building(s, table, slot, mask, found)
    if desk:
        if table.hire:
            found += menu[HIRE][desk]
        if table.assign:
            found += menu[ASSIGN][desk]
        if table.train:
            found += menu[TRAIN][desk]
        if table.supplies and mask & book.admin:
            found += menu[SUPPLIES][mask & book.admin]
        if mask & BIT_CHIEF:
            list_specials(s, menu, found)
    if s.denied:
        found[first:] = [a for a in found[first:] if is_open(s, slot, a)]


def list_building(s: State, table: Openings, slot: int, mask: int, found: list[Action]) -> None:
    """HH-6.13, HH-6.14, HH-11.12 Build and Improve, with desk tokens or for the own discount."""
    menu = s.menus[slot]
    build = mask & s.book.desk if table.build_desk else 0
    improve = mask & s.book.desk if table.improve_desk else 0
    personal = mask & PERSONAL
    if slot != ADMINISTRATOR and personal:
        room = s.c.doctors[s.cast[slot]].discount_room
        if room >= 0 and s.rooms[room] != IMPROVED:
            if s.rooms[room] == BASIC:
                if room_price(s, slot, 0, room, IMPROVE) <= table.power:
                    improve |= personal
            elif table.slot and room_price(s, slot, 0, room, BUILD) <= table.power:
                build |= personal
    if build:
        found += menu[BUILD][build]
    if improve:
        found += menu[IMPROVE][improve]


def research_tokens(s: State, table: Openings, slot: int, mask: int) -> int:
    """HH-6.13, HH-10.9, HH-10.10 The tokens with which this character can do Research."""
    paying = mask & s.book.desk if can_pick(s, table.lab) else 0
    medical = mask & s.book.medical
    if medical and can_pick(s, research_level(s, slot, 0)):
        paying |= medical
    return paying


def is_open(s: State, slot: int, action: Action) -> bool:
    """HH-R92 Whether an Action is left after what the lead refused."""
    if not isinstance(action, ChooseAction):
        return True
    kind = s.book.kind_number[action.action]
    bit = s.book.token_bit[action.token]
    if kind in (BUILD, IMPROVE):
        return can_take_room(s, slot, bit, kind)
    if kind == HIRE:
        return can_hire(s, slot, bit)
    return not is_denied(s, slot, kind, bit, NONE)


def answer_action(s: State, action: Action, chance: Chance, log: Log) -> None:
    """HH-6.1, HH-6.17, HH-R12 A character acts and its token is flipped; or the player passes."""
    chosen = s.book.chosen.get(action)
    if chosen is None:
        pass_turn(s, action.seat, log)
        return
    character, kind, token = chosen
    s.actor = s.slot_of[character]
    s.act_kind = kind
    s.act_token = token
    s.act_target = NONE
    s.pen = action.seat
    s.moved = 0
    spend(s, s.actor, token)
    if log.on:
        log.add(
            ActionDeclared(
                rule="HH-6.1",
                seat=action.seat,
                character=s.book.characters[character],
                action=KIND_IDS[kind],
                token=s.book.token_id(character, token),
            )
        )
    s.stack[-1] = T_ACTION_DONE
    if s.rules.consent and not names_a_target_first(kind) and needs_consent(s):
        s.stack.append(T_START)
        s.stack.append(D_SHARED_CONSENT)
    else:
        start(s, chance, log)


def pass_turn(s: State, seat: int, log: Log) -> None:
    """HH-6.3, HH-6.4 A pass lasts until somebody completes an Action."""
    s.passed |= 1 << seat
    s.turn_seat = (seat + 1) % s.rules.seats
    if not s.rules.clockwise:
        # A pass changes nothing for the others.
        s.waiting = choices_of_others(s, seat)
    log.barrier = True
    if log.on:
        log.add(PlayerPassed(rule="HH-6.4", seat=seat))


def choices_of_others(s: State, seat: int) -> list[Action]:
    """HH-6.4 Everything listed but what this player could do, which ends with its `Pass`."""
    choices = s.choices
    passing = Pass  # looked up once
    first = 0
    for n, action in enumerate(choices):
        if type(action) is passing:
            if action.seat == seat:
                return choices[:first] + choices[n + 1 :]
            first = n + 1
    return choices


def start(s: State, chance: Chance, log: Log) -> None:
    """HH-6.1 The Action begins."""
    kind = s.act_kind
    if kind == RESEARCH:
        begin_research(s)
    elif kind == TRAIN:
        begin_training(s, log)
    elif kind == SUPPLIES:
        begin_supplies(s, log)
    else:
        s.stack.append(FIRST_DECISION[kind])


def action_done(s: State, chance: Chance, log: Log) -> None:
    """HH-6.2, HH-6.4 A completed Action lets everybody act again."""
    s.passed = 0
    s.denied.clear()
    s.turn_seat = (s.pen + 1) % s.rules.seats
    s.actor = NONE
    if s.rules.clockwise:
        log.barrier = True
    between_actions(s)
