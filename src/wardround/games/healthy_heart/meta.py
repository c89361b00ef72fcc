"""Title, seats, options and credits of Healthy Heart Hospital."""

from __future__ import annotations

from typing import Any

from wardround.core.game import Credit, Meta, Option, OptionValue
from wardround.games.healthy_heart.rules import constants as k

ON_OFF: tuple[OptionValue, ...] = (True, False)
LEVELS = ("tutorial", "easy", "standard", "hard", "challenging")

OPTIONS = (
    Option("seats", (1, 2, 3, 4, 5), 4, "HH-1.4"),
    Option("difficulty", LEVELS, "standard", "HH-18.1", kind="difficulty"),
    Option("order_supplies", ON_OFF, False, "HH-18.3"),
    Option("higher_income", ON_OFF, False, "HH-18.6"),
    Option("character_setup", ("random", "chosen"), "random", "HH-R91"),
    Option("seat_turns", ("free", "clockwise"), "free", "HH-R12", seat=1),
    Option("rounds_order", ("ask", "auto"), "ask", "HH-R7"),
    Option("er_rescue_any_phase", ON_OFF, True, "HH-R18"),
    Option("broke_at_zero", ON_OFF, True, "HH-R52"),
    Option("award_timing", ("at_once", "hold"), "hold", "HH-R34"),
    Option("training_veto", ON_OFF, True, "HH-R36", seat=1),
    Option("shared_consent", ON_OFF, False, "HH-R92", seat=1),
    Option("procedures_bar_bonus", ON_OFF, False, "HH-R73"),
    Option("spin_fresh_tokens", ON_OFF, True, "HH-R39"),
    Option("ward_ability_pool", ("drop_one", "all_ten"), "drop_one", "HH-R63"),
)

META = Meta(
    id="healthy_heart",
    title="Healthy Heart Hospital",
    kind="team",
    minutes=(60, 120),
    options=OPTIONS,
    credits=(
        Credit(
            work="Healthy Heart Hospital",
            by="Scott and Anna-Marie Nelson (Victory Point Games)",
            note="Rules in our own words; numbers that are not known are marked as reconstructed.",
        ),
    ),
    rules_version=3,
    turn_rule="HH-R77",
    end_reasons=tuple(k.END_REASONS[1:]),
)


def upgrade(version: int, line: dict[str, Any]) -> dict[str, Any]:
    """HH-R73 A line of an older journal: in version 2, Procedures barred Doctor Bonuses."""
    if version != 2 or "options" not in line:
        return line
    return {**line, "options": {**line["options"], "procedures_bar_bonus": True}}
