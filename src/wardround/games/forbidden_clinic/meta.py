"""Title, seats, options and credits of Forbidden Clinic."""

from __future__ import annotations

from wardround.core.game import Credit, Meta, Option

LEVELS = ("quiet_tuesday", "busy_saturday", "holiday_weekend", "full_moon")

META = Meta(
    id="forbidden_clinic",
    title="Forbidden Clinic",
    kind="team",
    minutes=(30, 60),
    options=(
        Option("seats", (6, 7, 8), 6, "FC-12.6"),
        Option("difficulty", LEVELS, "quiet_tuesday", "FC-12.1", kind="difficulty"),
        Option("meter", ("standard", "gentle"), "standard", "FC-12.4"),
        Option("role_setup", ("chosen", "random"), "chosen", "FC-R21"),
        Option("first_player", ("random", "chosen"), "random", "FC-R23"),
        Option("burnout", ("rehire", "walk", "swim"), "rehire", "FC-R1"),
        Option("gift_above_limit", (False, True), False, "FC-R12"),
        Option("boost_passengers", ("any", "all"), "any", "FC-R7"),
        Option("boost_from_empty", (True, False), True, "FC-R6"),
        Option("special_windows", ("any_time", "every_card", "phase"), "any_time", "FC-R32"),
    ),
    credits=(
        Credit(
            work="Forbidden Clinic",
            by="the authors of the printed game",
            note=(
                "A veterinary game on workplace well-being, modelled on a treasure-island game; "
                "what print leaves open is reconstructed and marked as such in the content."
            ),
        ),
    ),
    rules_version=2,
    end_reasons=("saved", "treasure_lost", "front_desk_lost", "skull", "stranded", "given_up"),
)
