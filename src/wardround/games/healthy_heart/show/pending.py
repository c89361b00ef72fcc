"""What a player needs to know for the decision that is asked for."""

from __future__ import annotations

from typing import Any, Final

from wardround.games.healthy_heart.rules import constants as k
from wardround.games.healthy_heart.rules.death import empty_graves
from wardround.games.healthy_heart.rules.patients import area_side
from wardround.games.healthy_heart.rules.rooms import open_rooms, room_price
from wardround.games.healthy_heart.rules.staff import hire_price
from wardround.games.healthy_heart.rules.state import State

DETAILS: Final = (
    "character",
    "action",
    "token",
    "patient",
    "returnable",
    "side",
    "settlement_pv",
    "empty_spaces",
    "picks",
    "marker",
    "doctor",
    "free_er_spaces",
    "cubes_left",
    "price",
)
"""The parameters that a decision may have; `pending_facts` tells them in this order."""
CHARACTER: Final = 0
ACTION: Final = 1
TOKEN: Final = 2
PATIENT: Final = 3
RETURNABLE: Final = 4
SIDE: Final = 5
SETTLEMENT_PV: Final = 6
EMPTY_SPACES: Final = 7
PICKS: Final = 8
MARKER: Final = 9
DOCTOR: Final = 10
FREE_ER_SPACES: Final = 11
CUBES_LEFT: Final = 12
PRICE: Final = 13


def pending_details(s: State) -> dict[str, Any]:
    """The parameters of the decision, by name."""
    told = zip(DETAILS, pending_facts(s), strict=True)
    return {name: fact for name, fact in told if fact is not None}


def pending_facts(s: State) -> tuple[Any, ...]:
    """The parameters of the decision in the order of `DETAILS`, None for what it does not have."""
    facts: list[Any] = [None] * len(DETAILS)
    decision = s.decision()
    if s.actor != k.NONE and s.phase == k.PLAYERS:
        facts[CHARACTER] = s.book.characters[s.character(s.actor)]
        facts[ACTION] = k.KIND_IDS[s.act_kind]
        facts[TOKEN] = s.book.token_id(s.character(s.actor), s.act_token)
    if decision in (k.D_HEAL_BONUS, k.D_RETURN_CUBE, k.D_TRANSFER_TO, k.D_SCIENTIST_TO):
        facts[PATIENT] = s.book.patient_ids[s.who[s.place]]
    if decision == k.D_RETURN_CUBE:
        facts[RETURNABLE] = s.returns
    elif decision == k.D_SECURITY_GUARD:
        facts[SIDE] = k.SIDES[s.card_side]
    elif decision in (k.D_PR_SPIN, k.D_LUCKY_HIDE, k.D_USE_CORONER, k.D_TOMBSTONE_SPACE):
        facts[PATIENT] = s.book.patient_ids[s.body_patient]
        facts[SETTLEMENT_PV] = s.body_pv
        facts[EMPTY_SPACES] = len(empty_graves(s))
    elif decision == k.D_RESEARCH_PICK:
        facts[PICKS] = s.picks
    elif decision in (k.D_TRAIN_DOCTOR, k.D_TRAINING_VETO):
        facts[MARKER] = s.book.training_ids[s.marker]
        if decision == k.D_TRAINING_VETO:
            facts[DOCTOR] = s.book.characters[s.cast[s.stack[-2]]]
    elif decision == k.D_ARRIVAL_ORDER:
        facts[FREE_ER_SPACES] = _free_er(s)
    elif decision == k.D_EFFICIENCY_PATIENT:
        facts[CUBES_LEFT] = s.c.efficiency_cubes - s.moved
    elif decision == k.D_HIRE_MARKER:
        facts[PRICE] = hire_price(s)
    elif decision == k.D_SUPPLY_CUBE:
        facts[CUBES_LEFT] = s.picks
    return tuple(facts)


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
