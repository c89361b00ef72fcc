"""Title, seats, options and credits of HE.R.O."""

from __future__ import annotations

from typing import Any

from wardround.core.game import Credit, Meta, Option
from wardround.games.hero.rules.constants import REASONS

COOPERATIVE = (("mode", "cooperative"),)
COMPETITIVE = (("mode", "competitive"),)
SHORT_TOGETHER = (*COOPERATIVE, ("night", "short"))
TWO_TOGETHER = (*COOPERATIVE, ("seats", 2))
LEVELS = ("beginner", "intermediate", "expert")

META = Meta(
    id="hero",
    title="HE.R.O.",
    kind="team or rivals",
    minutes=(60, 60),
    options=(
        Option("seats", (2, 3, 4), 3, "HE-1.1"),
        Option("mode", ("competitive", "cooperative"), "competitive", "HE-1.2"),
        Option("night", ("regular", "short"), "regular", "HE-1.3"),
        Option("level", LEVELS, "beginner", "HE-13.13", when=COOPERATIVE, kind="difficulty"),
        Option("expert_limits", ("expert_level", "always", "never"), "expert_level", "HE-14.5"),
        Option("hero_setup", ("random", "chosen"), "random", "HE-R3"),
        Option("start_player", ("random", "first_seat"), "random", "HE-R4"),
        Option("arrivals", ("position", "round_number", "clock_label"), "position", "HE-R5"),
        Option("carry_charge", ("per_turn", "per_action"), "per_turn", "HE-R13"),
        Option("run_back", ("allowed", "never"), "allowed", "HE-R16"),
        Option("eliminate_at_chaos", (0, 10), 0, "HE-R58", when=COMPETITIVE),
        Option("open_bags", (False, True), False, "HE-R61", when=COMPETITIVE),
        Option("short_target", ("printed", "scaled"), "printed", "HE-R66", when=SHORT_TOGETHER),
        Option("two_player_help", (0, 2), 0, "HE-14.7", when=TWO_TOGETHER),
    ),
    credits=(Credit("HE.R.O.", "Robert Schappacher", "Eely River Games"),),
    rules_version=2,
    turn_rule="HE-5.2",
    end_reasons=tuple(REASONS[1:]),
    secrets=True,
    team_when=COOPERATIVE,
)


def upgrade(version: int, line: dict[str, Any]) -> dict[str, Any]:
    """Upgrade a line of an older journal: until version 2, the expert limits were on or off."""
    limits = line.get("options", {}).get("expert_limits")
    if version >= 2 or limits is None:
        return line
    return {
        **line,
        "options": {**line["options"], "expert_limits": "always" if limits else "never"},
    }
