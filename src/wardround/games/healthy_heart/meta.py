"""Title, seats, options and credits of Healthy Heart Hospital."""

from __future__ import annotations

from collections.abc import Mapping

from wardround.core.game import Credit, Meta, Option, OptionValue
from wardround.games.healthy_heart.rules import constants as k

YES_NO: dict[OptionValue, str] = {True: "Yes", False: "No"}


def _choice(
    name: str,
    label: str,
    values: Mapping[OptionValue, str],
    default: OptionValue,
    rule: str,
    words: str,
    seat: int | None = None,
) -> Option:
    """An option with the label of each value; without labels the values speak for themselves."""
    labels = tuple(values.values()) if any(values.values()) else ()
    return Option(
        name, tuple(values), default, rule, label=label, help=words, value_labels=labels, seat=seat
    )


# fmt: off
OPTIONS = (
    _choice("seats", "Players", {1: "", 2: "", 3: "", 4: "", 5: ""}, 4, "HH-1.4",
        "The five characters are shared out as evenly as possible."),
    _choice("difficulty", "Difficulty",
        {"tutorial": "Tutorial", "easy": "Easy", "standard": "Standard",
         "hard": "Hard", "challenging": "Challenging"}, "standard", "HH-18.1",
        "Changes the number of cubes of every Ambulance card by −2 to +2."),
    _choice("order_supplies", "Order Supplies", YES_NO, False, "HH-18.3",
        "The first Administrative token of a Game Turn may bring ten cubes back to the Cup."),
    _choice("higher_income", "Higher Income", YES_NO, False, "HH-18.6",
        "A Heal pays for every matching cube, whatever the level does."),
    _choice("character_setup", "Characters",
        {"random": "Dealt at random", "chosen": "Picked by the first seat"}, "random", "HH-R91",
        "Dealt at random, or picked by the first seat."),
    _choice("seat_turns", "Order of player turns",
        {"free": "Free", "clockwise": "Clockwise"}, "free", "HH-R12",
        "Anybody acts when they like, or everybody in seat order.", seat=1),
    _choice("rounds_order", "Order of the Rounds",
        {"ask": "Ask", "auto": "Automatic"}, "ask", "HH-R7",
        "The lead picks each patient, or Ward by Ward with the worst first."),
    _choice("er_rescue_any_phase", "E.R. rescue in every phase", YES_NO, True, "HH-R18",
        "A Triage patient that a Heal brings to exactly 5 may enter the E.R."),
    _choice("broke_at_zero", "Broke at zero", YES_NO, True, "HH-R52",
        "A settlement that leaves Money and Prestige both at 0 ends the game."),
    _choice("award_timing", "Awards",
        {"at_once": "Count at once", "hold": "May be held"}, "hold", "HH-R34",
        "Awards are kept until they are used, or count when they are assigned."),
    _choice("training_veto", "The lead may block Training", YES_NO, True, "HH-R36",
        "The lead is asked about each assignment that somebody else makes.", seat=1),
    _choice("shared_consent", "Ask before spending what is shared", YES_NO, False, "HH-R92",
        "The Administrator's player has the last word on Shared tokens and Money.", seat=1),
    _choice("spin_fresh_tokens", "Fresh tokens after a Spin", YES_NO, True, "HH-R39",
        "A replacement Doctor brings Unused Medical tokens."),
    _choice("ward_ability_pool", "Ward Abilities",
        {"drop_one": "One removed unseen", "all_ten": "All ten"}, "drop_one", "HH-R63",
        "One of the ten is removed unseen, or all are used."),
)
# fmt: on

META = Meta(
    id="healthy_heart",
    title="Healthy Heart Hospital",
    summary=(
        "Run a run-down hospital together: triage, heal, build and hire through nine "
        "ambulance phases without going broke or running out of graves."
    ),
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
    rules_version=2,
    turn_rule="HH-R77",
    end_reasons=tuple(k.END_REASONS[1:]),
)
