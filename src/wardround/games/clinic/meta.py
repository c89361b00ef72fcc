"""What people want to know about Clinic before they sit down."""

from __future__ import annotations

from typing import Any

import msgspec

from wardround.core.game import Credit, Meta, Option
from wardround.games.clinic.rules.expansions import all_expansions, all_switches

_ON_OFF = (True, False)

_LEVELS = tuple(
    Option(
        *(f"level_{number}", ("beginner", "expert"), "beginner", "CL-1.2"),
        seat=number - 1,
        kind="difficulty",
    )
    for number in range(1, 5)
)
_EXPANSIONS = tuple(expansion.id for expansion in all_expansions())
_SWITCHES = tuple(
    msgspec.structs.replace(option, kind="expansion") if option.id in _EXPANSIONS else option
    for option in all_switches()
)

META = Meta(
    id="clinic",
    title="Clinic: Deluxe Edition",
    kind="team or rivals",
    minutes=(60, 150),
    options=(
        Option("seats", (1, 2, 3, 4), 2, "CL-1.1"),
        *_LEVELS,
        *_SWITCHES,
        Option("admit_requires_hub", _ON_OFF, True, "CL-R1"),
        Option("perimeter_parking", _ON_OFF, False, "CL-R6"),
        Option("unpaid_staff_leave", _ON_OFF, False, "CL-R8"),
        Option("final_turn_order_reset", _ON_OFF, True, "CL-R10", seat=1),
        Option("may_decline_treatment", _ON_OFF, True, "CL-R13"),
        Option("hub_special_limit", _ON_OFF, False, "CL-R25"),
        Option("hire_before_room", _ON_OFF, True, "CL-R14"),
        Option("outdoor_walking", _ON_OFF, True, "CL-R26"),
        Option("phase_mode", ("simultaneous", "turn_order"), "simultaneous", "CL-R34", seat=1),
    ),
    credits=(Credit("Clinic: Deluxe Edition and COVID-19", "Alban Viard", "AVStudioGames"),),
    rules_version=3,
    end_reasons=(
        "most_popular",
        "goal_met",
        "goal_missed",
        *(reason for expansion in all_expansions() for reason in expansion.end_reasons),
    ),
    take_backs=("undo", "clear"),
    secrets=True,
    team_when=tuple(
        (expansion.id, True) for expansion in all_expansions() if expansion.cooperative
    ),
    hidden_decisions=(
        "select_action",
        "choose_board",
        "initial_piece",
        "initial_space",
        *(name for expansion in all_expansions() for name in expansion.hidden_decisions),
    ),
)


def upgrade(version: int, line: dict[str, Any]) -> dict[str, Any]:
    """Upgrade a line of an older journal: until version 3, an orderly was hired only after a supply
    room was built, and infected doctors stayed in hubs although beds were free."""
    if version >= 3 or "options" not in line:
        return line
    return {**line, "options": {"hire_before_room": False, "beds_first": False, **line["options"]}}
