"""Title, seats, options and credits of Forbidden Clinic."""

from __future__ import annotations

from wardround.core.game import Credit, Meta, Option

META = Meta(
    id="forbidden_clinic",
    title="Forbidden Clinic",
    kind="team",
    minutes=(30, 60),
    options=(
        Option(
            id="seats",
            values=(6, 7, 8),
            default=6,
            rule="FC-12.6",
        ),
        Option(
            id="difficulty",
            values=("quiet_tuesday", "busy_saturday", "holiday_weekend", "full_moon"),
            default="quiet_tuesday",
            rule="FC-12.1",
            kind="difficulty",
        ),
        Option(
            id="meter",
            values=("standard", "gentle"),
            default="standard",
            rule="FC-12.4",
        ),
        Option(
            id="role_setup",
            values=("chosen", "random"),
            default="chosen",
            rule="FC-R21",
        ),
        Option(
            id="first_player",
            values=("random", "chosen"),
            default="random",
            rule="FC-R23",
        ),
        Option(
            id="burnout",
            values=("rehire", "walk", "swim"),
            default="rehire",
            rule="FC-R1",
        ),
        Option(
            id="gift_above_limit",
            values=(False, True),
            default=False,
            rule="FC-R12",
        ),
        Option(
            id="boost_passengers",
            values=("any", "all"),
            default="any",
            rule="FC-R7",
        ),
        Option(
            id="boost_from_empty",
            values=(True, False),
            default=True,
            rule="FC-R6",
        ),
        Option(
            id="special_windows",
            values=("every_card", "phase"),
            default="every_card",
            rule="FC-R32",
        ),
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
