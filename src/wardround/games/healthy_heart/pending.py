"""What a player needs to know for the decision that is asked for."""

from __future__ import annotations

from typing import Any

from wardround.games.healthy_heart import codes as k
from wardround.games.healthy_heart.death import empty_graves
from wardround.games.healthy_heart.patients import area_side
from wardround.games.healthy_heart.rooms import open_rooms, room_price
from wardround.games.healthy_heart.staff import hire_price
from wardround.games.healthy_heart.state import State


def pending_details(s: State) -> dict[str, Any]:
    """The parameters of the decision, by name."""
    book, decision = s.book, s.decision()
    found: dict[str, Any] = {}
    if s.actor != k.NONE and s.phase == k.PLAYERS:
        found["character"] = book.characters[s.character(s.actor)]
        found["action"] = k.KIND_IDS[s.act_kind]
        found["token"] = book.token_id(s.character(s.actor), s.act_token)
    if decision in (k.D_HEAL_BONUS, k.D_RETURN_CUBE, k.D_TRANSFER_TO, k.D_SCIENTIST_TO):
        found["patient"] = book.patient_ids[s.who[s.place]]
    if decision == k.D_RETURN_CUBE:
        found["returnable"] = s.returns
    elif decision == k.D_SECURITY_GUARD:
        found["side"] = k.SIDES[s.card_side]
    elif decision in (k.D_PR_SPIN, k.D_LUCKY_HIDE, k.D_USE_CORONER, k.D_TOMBSTONE_SPACE):
        found["patient"] = book.patient_ids[s.body_patient]
        found["settlement_pv"] = s.body_pv
        found["empty_spaces"] = len(empty_graves(s))
    elif decision == k.D_RESEARCH_PICK:
        found["picks"] = s.picks
    elif decision in (k.D_TRAIN_DOCTOR, k.D_TRAINING_VETO):
        found["marker"] = book.training_ids[s.marker]
        if decision == k.D_TRAINING_VETO:
            found["doctor"] = book.characters[s.cast[s.stack[-2]]]
    elif decision == k.D_ARRIVAL_ORDER:
        found["free_er_spaces"] = _free_er(s)
    elif decision == k.D_EFFICIENCY_PATIENT:
        found["cubes_left"] = s.c.efficiency_cubes - s.moved
    elif decision == k.D_HIRE_MARKER:
        found["price"] = hire_price(s)
    elif decision == k.D_SUPPLY_CUBE:
        found["cubes_left"] = s.picks
    return found


def pending_prices(s: State) -> list[tuple[int, int]]:
    """The Rooms that can be built or Improved now, with their prices."""
    if s.decision() not in (k.D_BUILD_ROOM, k.D_IMPROVE_ROOM):
        return []
    return [
        (room, room_price(s, s.actor, s.act_token, room, s.act_kind))
        for room in open_rooms(s, s.actor, s.act_token, s.act_kind)
    ]


def _free_er(s: State) -> int:
    c = s.c
    if s.rooms[c.er_room] == k.UNBUILT:
        return 0
    places = c.areas[k.ER].places[area_side(s, k.ER, -1)]
    return sum([not s.who[c.first_er + n] for n in range(places)])
