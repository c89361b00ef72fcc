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
        Option("seats", (2, 3, 4), 3, "HE-1.1", label="Players"),
        Option(
            "mode",
            ("competitive", "cooperative"),
            "competitive",
            "HE-1.2",
            label="Mode",
            help="Against each other with private bags, or together against chaos.",
            value_labels=("Competitive", "Cooperative"),
        ),
        Option(
            "night",
            ("regular", "short"),
            "regular",
            "HE-1.3",
            label="Night",
            help="12 or 8 hours.",
            value_labels=("Regular, 12 hours", "Short, 8 hours"),
        ),
        Option(
            "level",
            ("beginner", "intermediate", "expert"),
            "beginner",
            "HE-13.13",
            label="Level",
            help="Cooperative only: how many deeds the party needs.",
            value_labels=("Beginner", "Intermediate", "Expert"),
        ),
        Option(
            "expert_limits",
            ("expert_level", "always", "never"),
            "expert_level",
            "HE-14.5",
            label="Expert limits",
            help="One call and one counsel a round for all heroes together.",
            value_labels=("At the level expert", "Always", "Never"),
        ),
        Option(
            "hero_setup",
            ("random", "chosen"),
            "random",
            "HE-R3",
            label="Heroes",
            help="Dealt at random, or picked one after another.",
            value_labels=("Dealt", "Picked"),
        ),
        Option(
            "start_player",
            ("random", "first_seat"),
            "random",
            "HE-R4",
            label="First starting player",
            help="",
            value_labels=("Random", "First seat"),
        ),
        Option(
            "arrivals",
            ("position", "round_number", "clock_label"),
            "position",
            "HE-R5",
            label="New patients",
            help="How the table of new patients is read.",
            value_labels=(
                "By the place of the clock",
                "By the round",
                "By the number on the clock",
            ),
        ),
        Option(
            "carry_charge",
            ("per_turn", "per_action"),
            "per_turn",
            "HE-R13",
            label="Price of carrying",
            help="A patient is charged once a turn, or on every Move and Run.",
            value_labels=("Once a turn", "Every action"),
        ),
        Option(
            "eliminate_at_chaos",
            (0, 10),
            0,
            "HE-R58",
            label="Eliminated by chaos",
            help="Competitive only: chaos tokens left that eliminate a player; 0 is never.",
            value_labels=("Never", "With 10 left"),
        ),
        Option(
            "open_bags",
            (False, True),
            False,
            "HE-R61",
            label="Open bags",
            help="Competitive only: everybody sees all tokens.",
        ),
        Option(
            "short_target",
            ("printed", "scaled"),
            "printed",
            "HE-R66",
            label="Goal of a short night",
            help="Cooperative short night only: all of the goal, or two thirds of it.",
            value_labels=("Full", "Two thirds"),
        ),
        Option(
            "two_player_help",
            (0, 2),
            0,
            "HE-14.7",
            label="Help for two",
            help="Cooperative game for two only: skill journals each hero starts with.",
        ),
    ),
    credits=(Credit("HE.R.O.", "Robert Schappacher", "Eely River Games"),),
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
