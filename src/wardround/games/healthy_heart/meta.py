"""Title, seats, options and credits of Healthy Heart Hospital."""

from __future__ import annotations

from wardround.core.game import Credit, Meta, Option
from wardround.games.healthy_heart.rules import constants as k


def _switch(
    name: str, label: str, default: bool, rule: str, text: str, seat: int | None = None
) -> Option:
    return Option(
        id=name,
        label=label,
        values=(True, False),
        default=default,
        rule=rule,
        help=text,
        value_labels=("Yes", "No"),
        seat=seat,
    )


META = Meta(
    id="healthy_heart",
    title="Healthy Heart Hospital",
    summary=(
        "Run a run-down hospital together: triage, heal, build and hire through nine "
        "ambulance phases without going broke or running out of graves."
    ),
    kind="team",
    minutes=(60, 120),
    options=(
        Option(
            id="seats",
            label="Players",
            values=(1, 2, 3, 4, 5),
            default=4,
            rule="HH-1.4",
            help="The five characters are shared out as evenly as possible.",
        ),
        Option(
            id="difficulty",
            label="Difficulty",
            values=("tutorial", "easy", "standard", "hard", "challenging"),
            default="standard",
            rule="HH-18.1",
            help="Changes the number of cubes of every Ambulance card by −2 to +2.",
            value_labels=("Tutorial", "Easy", "Standard", "Hard", "Challenging"),
        ),
        _switch(
            "order_supplies",
            "Order Supplies",
            False,
            "HH-18.3",
            "The first Administrative token of a Game Turn may bring ten cubes back to the Cup.",
        ),
        _switch(
            "higher_income",
            "Higher Income",
            False,
            "HH-18.6",
            "A Heal pays for every matching cube, whatever the level does.",
        ),
        Option(
            id="character_setup",
            label="Characters",
            values=("random", "chosen"),
            default="random",
            rule="HH-R91",
            help="Dealt at random, or picked by the first seat.",
            value_labels=("Dealt at random", "Picked by the first seat"),
        ),
        Option(
            id="seat_turns",
            label="Order of player turns",
            values=("free", "clockwise"),
            default="free",
            rule="HH-R12",
            help="Anybody acts when they like, or everybody in seat order.",
            seat=1,
            value_labels=("Free", "Clockwise"),
        ),
        Option(
            id="rounds_order",
            label="Order of the Rounds",
            values=("ask", "auto"),
            default="ask",
            rule="HH-R7",
            help="The lead picks each patient, or Ward by Ward with the worst first.",
            value_labels=("Ask", "Automatic"),
        ),
        _switch(
            "er_rescue_any_phase",
            "E.R. rescue in every phase",
            True,
            "HH-R18",
            "A Triage patient that a Heal brings to exactly 5 may enter the E.R.",
        ),
        _switch(
            "broke_at_zero",
            "Broke at zero",
            True,
            "HH-R52",
            "A settlement that leaves Money and Prestige both at 0 ends the game.",
        ),
        Option(
            id="award_timing",
            label="Awards",
            values=("at_once", "hold"),
            default="hold",
            rule="HH-R34",
            help="Awards are kept until they are used, or count when they are assigned.",
            value_labels=("Count at once", "May be held"),
        ),
        _switch(
            "training_veto",
            "The lead may block Training",
            True,
            "HH-R36",
            "The lead is asked about each assignment that somebody else makes.",
            seat=1,
        ),
        _switch(
            "shared_consent",
            "Ask before spending what is shared",
            False,
            "HH-R92",
            "The Administrator's player has the last word on Shared tokens and Money.",
            seat=1,
        ),
        _switch(
            "spin_fresh_tokens",
            "Fresh tokens after a Spin",
            True,
            "HH-R39",
            "A replacement Doctor brings Unused Medical tokens.",
        ),
        Option(
            id="ward_ability_pool",
            label="Ward Abilities",
            values=("drop_one", "all_ten"),
            default="drop_one",
            rule="HH-R63",
            help="One of the ten is removed unseen, or all are used.",
            value_labels=("One removed unseen", "All ten"),
        ),
    ),
    credits=(
        Credit(
            work="Healthy Heart Hospital",
            by="Scott and Anna-Marie Nelson (Victory Point Games)",
            note="Rules in our own words; numbers that are not known are marked as reconstructed.",
        ),
    ),
    rules_version=2,
    turn_rule="HH-R77",
    end_reasons=tuple(k.END_REASONS[1:]),
)
