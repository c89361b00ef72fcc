"""What a player needs to know for the pending decision."""

from __future__ import annotations

from typing import Any, Final

from wardround.games.healthy_heart.rules import constants as k
from wardround.games.healthy_heart.rules.death import empty_graves, prestige_due
from wardround.games.healthy_heart.rules.rooms import open_now, price_now
from wardround.games.healthy_heart.rules.state import State

FACTS: Final = {
    k.D_SECURITY_GUARD: ("side", "side"),
    k.D_ARRIVAL_ORDER: ("free_er_spaces", "free"),
    k.D_RETURN_CUBE: ("returnable", "left"),
    k.D_RESEARCH_PICK: ("picks", "left"),
    k.D_HIRE_MARKER: ("price", "price"),
    k.D_EFFICIENCY_PATIENT: ("cubes_left", "left"),
    k.D_SUPPLY_CUBE: ("cubes_left", "left"),
}
"""Details that are facts of the question, and the names of those."""


def pending_details(s: State, facts: dict[str, Any]) -> dict[str, Any]:
    """The parameters of the decision, by name."""
    content, decision, act = s.content, s.decision(), s.act
    details: dict[str, Any] = {}
    if act is not None and s.phase == k.PLAYERS:
        details["character"] = s.character_id(act.slot)
        details["action"] = k.KIND_IDS[act.kind]
        details["token"] = content.token_ids[s.character(act.slot)][act.token]
    if decision in (k.D_HEAL_BONUS, k.D_RETURN_CUBE, k.D_TRANSFER_TO, k.D_SCIENTIST_TO):
        details["patient"] = content.patient_ids[s.who[s.place]]
    if decision in FACTS:
        name, fact = FACTS[decision]
        details[name] = facts[fact]
    if decision in (k.D_PR_SPIN, k.D_LUCKY_HIDE, k.D_USE_CORONER, k.D_TOMBSTONE_SPACE):
        body = s.current_body()
        details |= {
            "patient": content.patient_ids[body.patient],
            "settlement_pv": body.pv,
            "prestige_due": prestige_due(s),
            "money": _money_words(s),
            "empty_spaces": len(empty_graves(s)),
        }
    if decision in (k.D_TRAIN_DOCTOR, k.D_TRAINING_VETO):
        details["marker"] = content.training_ids[s.current_assignment().marker]
    if decision == k.D_TRAINING_VETO:
        details["doctor"] = content.character_ids[s.cast[s.stack[-2]]]
    return details


def _money_words(s: State) -> str:
    """HH-12.13, HH-16.15 The share of the Money that is due: ``full``, ``half`` or ``free``."""
    body = s.current_body()
    if body.free or body.pv == 0:
        return "free"
    lawyer = any(
        hiring.money_divisor > 1 and s.staff[number] == k.IN_OFFICE
        for number, hiring in enumerate(s.content.hiring)
    )
    return "half" if lawyer else "full"


def pending_prices(s: State) -> list[tuple[int, int]]:
    """The Rooms that can now be built or Improved, with their prices."""
    if s.decision() not in (k.D_BUILD_ROOM, k.D_IMPROVE_ROOM):
        return []
    return [(room, price_now(s, room)) for room in open_now(s)]
