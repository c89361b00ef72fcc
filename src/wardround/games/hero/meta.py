"""What people want to know about HE.R.O. before they sit down."""

from __future__ import annotations

from typing import Any

from wardround.core.game import Credit, Meta, Option
from wardround.games.hero.rules.enums import REASONS

META = Meta(
    id="hero",
    title="HE.R.O.",
    summary=(
        "A night shift in the emergency department: heroes move, study, sleep and treat patients "
        "with the help of staff and consultants, against each other or together."
    ),
    kind="team or rivals",
    minutes=(60, 60),
    options=(
        Option("seats", "Players", (2, 3, 4), 3, "HE-1.1"),
        Option(
            "mode",
            "Mode",
            ("competitive", "cooperative"),
            "competitive",
            "HE-1.2",
            "Against each other with private bags, or together against chaos.",
            ("Competitive", "Cooperative"),
        ),
        Option(
            "night",
            "Night",
            ("regular", "short"),
            "regular",
            "HE-1.3",
            "12 or 8 hours.",
            ("Regular, 12 hours", "Short, 8 hours"),
        ),
        Option(
            "level",
            "Level",
            ("beginner", "intermediate", "expert"),
            "beginner",
            "HE-13.13",
            "Cooperative only: how many deeds the party needs.",
            ("Beginner", "Intermediate", "Expert"),
        ),
        Option(
            "expert_limits",
            "Expert limits",
            ("expert_level", "always", "never"),
            "expert_level",
            "HE-14.5",
            "One call and one counsel a round for all heroes together.",
            ("At the level expert", "Always", "Never"),
        ),
        Option(
            "hero_setup",
            "Heroes",
            ("random", "chosen"),
            "random",
            "HE-R3",
            "Dealt at random, or picked one after another.",
            ("Dealt", "Picked"),
        ),
        Option(
            "start_player",
            "First starting player",
            ("random", "first_seat"),
            "random",
            "HE-R4",
            "",
            ("Random", "First seat"),
        ),
        Option(
            "arrivals",
            "New patients",
            ("position", "round_number", "clock_label"),
            "position",
            "HE-R5",
            "How the table of new patients is read.",
            ("By the place of the clock", "By the round", "By the number on the clock"),
        ),
        Option(
            "carry_charge",
            "Price of carrying",
            ("per_turn", "per_action"),
            "per_turn",
            "HE-R13",
            "A patient is charged once a turn, or on every Move and Run.",
            ("Once a turn", "Every action"),
        ),
        Option(
            "eliminate_at_chaos",
            "Eliminated by chaos",
            (0, 10),
            0,
            "HE-R58",
            "Competitive only: chaos tokens left that eliminate a player; 0 is never.",
            ("Never", "With 10 left"),
        ),
        Option(
            "open_bags",
            "Open bags",
            (False, True),
            False,
            "HE-R61",
            "Competitive only: everybody sees all tokens.",
        ),
        Option(
            "short_target",
            "Goal of a short night",
            ("printed", "scaled"),
            "printed",
            "HE-R66",
            "Cooperative short night only: all of the goal, or two thirds of it.",
            ("Full", "Two thirds"),
        ),
        Option(
            "two_player_help",
            "Help for two",
            (0, 2),
            0,
            "HE-14.7",
            "Cooperative game for two only: skill journals each hero starts with.",
        ),
    ),
    credits=(
        Credit(
            "HE.R.O.",
            "Robert Schappacher",
            "Eely River Games",
        ),
    ),
    rules_version=2,
    turn_rule="HE-5.2",
    end_reasons=tuple(REASONS[1:]),
    secrets=True,
    team_when=(("mode", "cooperative"),),
)


def upgrade(version: int, line: dict[str, Any]) -> dict[str, Any]:
    """A line of an older journal: until version 2 the expert limits were on or off."""
    limits = line.get("options", {}).get("expert_limits")
    if version >= 2 or limits is None:
        return line
    return {
        **line,
        "options": {**line["options"], "expert_limits": "always" if limits else "never"},
    }
