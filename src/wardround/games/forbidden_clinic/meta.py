"""Title, seats, options and credits of Forbidden Clinic."""

from __future__ import annotations

from wardround.core.game import Credit, Meta, Option

META = Meta(
    id="forbidden_clinic",
    title="Forbidden Clinic",
    summary=(
        "Keep a veterinary clinic from burning out: capture four treasures together, "
        "then meet at the Front Desk while somebody holds a key card."
    ),
    kind="team",
    minutes=(30, 60),
    options=(
        Option(
            id="seats",
            label="Seats",
            values=(6, 7, 8),
            default=6,
            rule="FC-12.6",
            help="Fewer people fill the table with bots or play several seats each.",
        ),
        Option(
            id="difficulty",
            label="Difficulty",
            values=("quiet_tuesday", "busy_saturday", "holiday_weekend", "full_moon"),
            default="quiet_tuesday",
            rule="FC-12.1",
            help="Where the level marker starts: on tick 1, 2, 3 or 4.",
            value_labels=("Quiet Tuesday", "Busy Saturday", "Holiday Weekend", "Full Moon"),
        ),
        Option(
            id="meter",
            label="Patient Level Meter",
            values=("standard", "gentle"),
            default="standard",
            rule="FC-12.4",
            help="The gentle meter rises more slowly and has its skull on tick 12.",
            value_labels=("Standard", "Gentle"),
        ),
        Option(
            id="role_setup",
            label="Roles",
            values=("chosen", "random"),
            default="chosen",
            rule="FC-R21",
            help="The seats pick their roles in order, or the roles are dealt.",
            value_labels=("Picked", "Dealt at random"),
        ),
        Option(
            id="first_player",
            label="First player",
            values=("random", "chosen"),
            default="random",
            rule="FC-R23",
            help="Drawn at random, or named by the first seat.",
            value_labels=("Drawn at random", "Named by the first seat"),
        ),
        Option(
            id="burnout",
            label="Burned-out players",
            values=("rehire", "walk", "swim"),
            default="rehire",
            rule="FC-R1",
            help=(
                "They wait to be re-hired, may also walk off the empty space, "
                "or swim to a tile at once or the game is lost."
            ),
            value_labels=("Wait for a re-hire", "May walk off", "Swim at once"),
        ),
        Option(
            id="gift_above_limit",
            label="Gifts above the hand limit",
            values=(False, True),
            default=False,
            rule="FC-R12",
            help="Whether a card may go to a player with five cards, who then discards one.",
            value_labels=("Forbidden", "Allowed"),
        ),
        Option(
            id="boost_passengers",
            label="Revenue Boost carries",
            values=("any", "all"),
            default="any",
            rule="FC-R7",
            help="Any tokens of the space, or always all of them.",
            value_labels=("Any tokens of a space", "All tokens of a space"),
        ),
        Option(
            id="boost_from_empty",
            label="Revenue Boost from an empty space",
            values=(True, False),
            default=True,
            rule="FC-R6",
            help="Whether a Revenue Boost can bring burned-out players back.",
            value_labels=("Allowed", "Forbidden"),
        ),
        Option(
            id="special_windows",
            label="Specials during the Clinic draw",
            values=("every_card", "phase"),
            default="every_card",
            rule="FC-R32",
            help="Specials can be played before every Clinic card, or only before the first.",
            value_labels=("Before every card", "Before the first card"),
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
