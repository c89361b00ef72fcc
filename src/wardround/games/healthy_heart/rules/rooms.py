"""HH chapter 11: building and improving Rooms."""

from __future__ import annotations

from typing import Final

from wardround.core.actions import Action, Refusal
from wardround.core.chance import Chance
from wardround.core.decisions import question
from wardround.core.log import Log
from wardround.games.healthy_heart import actions as a
from wardround.games.healthy_heart import events as e
from wardround.games.healthy_heart.rules import constants as k
from wardround.games.healthy_heart.rules.consent import ask_consent, is_denied
from wardround.games.healthy_heart.rules.money import can_pay, cannot_pay, gain_prestige, pay
from wardround.games.healthy_heart.rules.questions import Decisions, actor, funds
from wardround.games.healthy_heart.rules.state import ADMINISTRATOR, SHARED_POOL, State
from wardround.games.healthy_heart.rules.tokens import gain_tokens, return_pool
from wardround.games.healthy_heart.rules.wards import crowded_price


def own_discount(s: State, slot: int, bit: int, room: int) -> int:
    """HH-11.12, HH-14.9 The Doctor's price for the named Room with a Personal token, or -1."""
    if slot == ADMINISTRATOR or bit > 1:
        return k.NONE
    doctor = s.content.doctors[s.cast[slot]]
    return doctor.discount_price if doctor.discount_room == room else k.NONE


def room_price(s: State, slot: int, bit: int, room: int, kind: int) -> int:
    """HH-11.1, HH-11.2, HH-11.13, HH-13.17, HH-13.19, HH-R27 The lowest single price."""
    if kind == k.CONSTRUCTION:
        return s.content.construction_price
    price = s.content.build_price if kind == k.BUILD else s.content.improve_price
    own = own_discount(s, slot, bit, room)
    if own != k.NONE:
        price = min(price, own)
    if s.content.rooms[room].area == k.OR:
        price = crowded_price(s, s.content.rooms[room].malady, price)
    return price


def may_take(s: State, slot: int, bit: int, room: int) -> bool:
    """HH-6.14, HH-R27 A Personal Medical token only pays for the Doctor's discounted Room."""
    return bit != 0 or own_discount(s, slot, bit, room) != k.NONE


def open_rooms(s: State, slot: int, bit: int, kind: int) -> list[int]:
    """HH-3.10, HH-11.3 The Rooms that an Action with this token could build or improve."""
    wanted = k.BASIC if kind == k.IMPROVE else k.UNBUILT
    return [
        room
        for room, side in enumerate(s.rooms)
        if side == wanted
        and may_take(s, slot, bit, room)
        and can_pay(s, room_price(s, slot, bit, room, kind))
        and not (s.denied and is_denied(s, slot, kind, bit, room))
    ]


def open_now(s: State) -> list[int]:
    """HH-11.3 The Rooms that the Action in progress could build or improve."""
    act = s.current_act()
    return open_rooms(s, act.slot, act.token, act.kind)


def price_now(s: State, room: int) -> int:
    """HH-11.13 What the Action in progress pays for a Room."""
    act = s.current_act()
    return room_price(s, act.slot, act.token, room, act.kind)


def can_take_room(s: State, slot: int, bit: int, kind: int) -> bool:
    """HH-6.13, HH-6.17, HH-11.5 Whether a Build, Improve or Efficient Construction is possible."""
    return bool(open_rooms(s, slot, bit, kind)) and (kind == k.IMPROVE or room_for_one_more(s))


def room_for_one_more(s: State) -> bool:
    """HH-11.3, HH-11.5 An empty slot, or a Room that may make way."""
    return -1 in s.slots or bool(removable(s))


def free_slot(s: State) -> int:
    """HH-11.1, HH-R82 The lowest-numbered empty slot, or NONE."""
    return s.slots.index(k.NONE) if k.NONE in s.slots else k.NONE


def removable(s: State) -> list[int]:
    """HH-11.6, HH-R28, HH-R81 Built Rooms without patients or Tombstones in them."""
    return [r for r, side in enumerate(s.rooms) if side != k.UNBUILT and is_vacant(s, r)]


def is_vacant(s: State, room: int) -> bool:
    """HH-11.6 Whether the Room holds no patient, dead or alive."""
    if room == s.content.morgue_room:
        return not any(s.morgue)
    location = s.content.room_location[room]
    if location == k.NONE:
        return True
    return not any(s.who[place] for place in s.content.location_places[location])


def list_build(s: State) -> list[Action]:
    """HH-11.1 Each unbuilt Room that the team can pay for."""
    return [s.actions.build_room[s.pen][room] for room in open_now(s)]


def answer_build(s: State, action: a.BuildRoom, chance: Chance, log: Log) -> None:
    """HH-11.1 Note the Room, then ask for a slot."""
    s.current_act().target = s.content.room_number[action.room]
    s.stack[-1] = k.D_BUILD_SLOT
    ask_consent(s)


def list_slots(s: State) -> list[Action]:
    """HH-11.1, HH-11.5, HH-R82 The empty slot, or a Room that makes way."""
    slot, actions = free_slot(s), s.actions.build_over[s.pen]
    empty = [] if slot == k.NONE else [s.actions.build_slot[s.pen][slot]]
    return empty + [actions[room] for room in removable(s)]


def answer_slot(s: State, action: a.BuildSlot, chance: Chance, log: Log) -> None:
    """HH-11.1, HH-11.4, HH-13.17 Pay, clear the slot if necessary, and build the Room."""
    act = s.current_act()
    s.stack.pop()
    room = act.target
    improved = act.kind == k.CONSTRUCTION
    rule = "HH-13.17" if improved else "HH-11.1"
    money, converted = pay(s, price_now(s, room), rule, True, log)
    if action.slot in s.content.slot_number:
        slot = s.content.slot_number[action.slot]
    else:
        old = s.content.room_number[action.slot]
        slot = s.slots.index(old)
        remove_room(s, old, log)
    s.slots[slot] = room
    s.rooms[room] = k.IMPROVED if improved else k.BASIC
    if log.on:
        log.add(
            e.RoomBuilt(
                rule=rule,
                by=s.character_id(act.slot),
                room=s.content.room_ids[room],
                slot=s.content.slot_ids[slot],
                improved=improved,
                money=money,
                converted=converted,
                prestige=room_prestige(s, room),
            )
        )
    reward(s, room, k.UNBUILT, log)


def remove_room(s: State, room: int, log: Log) -> None:
    """HH-11.5, HH-11.7, HH-11.8, HH-R28 Staff go to the Parking Lot, Shared tokens to the stock."""
    location = s.content.room_location[room]
    if log.on:
        log.add(e.RoomRemoved(rule="HH-11.7", room=s.content.room_ids[room]))
    for index, where in enumerate(s.staff):
        if location != k.NONE and where == location:
            s.staff[index] = k.IN_PARKING_LOT
            if log.on:
                staff = s.content.staff_ids[index]
                log.add(e.StaffMoved(rule="HH-11.7", staff=staff, place="area:parking_lot"))
    for pool, origin in enumerate(s.content.pool_room):
        if origin == room:
            return_pool(s, SHARED_POOL + pool, "HH-11.8", log)
    s.slots[s.slots.index(room)] = -1
    s.rooms[room] = k.UNBUILT


def room_prestige(s: State, room: int) -> int:
    """HH-11.10 The one-off Prestige of the face-up side."""
    return s.content.rooms[room].prestige[s.rooms[room]]


def reward(s: State, room: int, before: int, log: Log) -> None:
    """HH-11.10, HH-11.11, HH-11.19, HH-11.20, HH-13.18, HH-R45 Gain what the face-up side gives."""
    row = s.content.rooms[room]
    gain_prestige(s, room_prestige(s, room), "HH-11.10", True, log)
    for pool, origin in enumerate(s.content.pool_room):
        if origin == room:
            medical = s.content.pool_medical[pool]
            gives = row.shared_medical if medical else row.shared_admin
            count = gives[s.rooms[room]] - gives[before]
            rule = "HH-11.20" if medical else "HH-11.19"
            gain_tokens(s, SHARED_POOL + pool, count, rule, log)


def list_improve(s: State) -> list[Action]:
    """HH-11.2 Each Basic Room that the team can pay to improve."""
    return [s.actions.improve_room[s.pen][room] for room in open_now(s)]


def answer_improve(s: State, action: a.ImproveRoom, chance: Chance, log: Log) -> None:
    """HH-11.2 Note the Room."""
    s.current_act().target = s.content.room_number[action.room]
    s.stack[-1] = k.T_IMPROVE
    ask_consent(s)


def improve(s: State, chance: Chance, log: Log) -> None:
    """HH-11.2, HH-11.4, HH-11.9 Turn the Room to its Improved side; its patients stay in place."""
    act = s.current_act()
    room = act.target
    money, converted = pay(s, price_now(s, room), "HH-11.2", True, log)
    s.rooms[room] = k.IMPROVED
    if log.on:
        log.add(
            e.RoomImproved(
                rule="HH-11.2",
                by=s.character_id(act.slot),
                room=s.content.room_ids[room],
                money=money,
                converted=converted,
                prestige=room_prestige(s, room),
            )
        )
    reward(s, room, k.BASIC, log)


def why_not_build(s: State, action: a.BuildRoom) -> Refusal | None:
    """HH-3.10, HH-6.14, HH-11.3, HH-R92 The Room cannot be built now."""
    room = action.room
    number = s.content.room_number.get(room, k.NONE)
    if number == k.NONE:
        return None
    if s.rooms[number] != k.UNBUILT:
        return Refusal("HH-11.3", "already_built", room=room)
    return why_not_room(s, room, number)


def why_not_improve(s: State, action: a.ImproveRoom) -> Refusal | None:
    """HH-3.10, HH-6.14, HH-11.2, HH-R92 The Room cannot be improved now."""
    room = action.room
    number = s.content.room_number.get(room, k.NONE)
    if number == k.NONE:
        return None
    if s.rooms[number] == k.UNBUILT:
        return Refusal("HH-11.2", "not_built", place=room)
    if s.rooms[number] == k.IMPROVED:
        return Refusal("HH-11.2", "already_improved", room=room)
    return why_not_room(s, room, number)


def why_not_room(s: State, room: str, number: int) -> Refusal:
    """HH-3.10, HH-6.14, HH-R92 The wrong token, too expensive, or refused by the lead."""
    act = s.current_act()
    if not may_take(s, act.slot, act.token, number):
        return Refusal("HH-6.14", "medical_token_only_for_own_discount", room=room)
    price = price_now(s, number)
    if not can_pay(s, price):
        return cannot_pay(s, price)
    return Refusal("HH-R92", "lead_refused", got=room)


def why_not_slot(s: State, action: a.BuildSlot) -> Refusal | None:
    """HH-11.5, HH-11.6, HH-R82 No empty slot, or a Room that cannot make way."""
    slot = action.slot
    if slot in s.content.slot_number:
        return Refusal("HH-R82", "lowest_empty_slot_only", slot=slot)
    number = s.content.room_number.get(slot, k.NONE)
    if number == k.NONE:
        return None
    if is_vacant(s, number):
        return Refusal("HH-11.5", "not_built", place=slot)
    return Refusal("HH-11.6", "somebody_is_in_it", room=slot)


# fmt: off
DECISIONS: Final[Decisions] = {
    k.D_BUILD_ROOM: question(a.BuildRoom, "HH-11.1",
        list_build, answer_build, why_not_build, actor, funds),
    k.D_BUILD_SLOT: question(a.BuildSlot, "HH-11.5",
        list_slots, answer_slot, why_not_slot, actor),
    k.D_IMPROVE_ROOM: question(a.ImproveRoom, "HH-11.2",
        list_improve, answer_improve, why_not_improve, actor, funds),
}
# fmt: on
