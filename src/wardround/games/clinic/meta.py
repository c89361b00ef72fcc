"""What people want to know about Clinic before they sit down."""

from __future__ import annotations

from wardround.core.game import Credit, Meta, Option
from wardround.core.words import seat_words
from wardround.games.clinic.rules.expansions import all_switches

_ON_OFF = (True, False)

_LEVELS = tuple(
    Option(
        f"level_{number}",
        ("beginner", "expert"),
        "beginner",
        "CL-1.2",
        label=f"Level of {seat_words(number - 1)}",
        help="Beginners draw a starting clinic, experts choose a board and build their own.",
        value_labels=("Beginner", "Expert"),
        seat=number - 1,
    )
    for number in range(1, 5)
)

META = Meta(
    id="clinic",
    title="Clinic: Deluxe Edition",
    summary=(
        "Build a hospital up to four floors high, hire doctors, nurses and orderlies, admit "
        "patients and cure them before they get worse."
    ),
    kind="team or rivals",
    minutes=(60, 150),
    options=(
        Option("seats", (1, 2, 3, 4), 2, "CL-1.1", label="Players"),
        *_LEVELS,
        *all_switches(),
        Option(
            "admit_requires_hub",
            _ON_OFF,
            True,
            "CL-R1",
            label="Admitting needs a hub of the service",
        ),
        Option(
            "perimeter_parking", _ON_OFF, False, "CL-R6", label="Street parking on the outer edge"
        ),
        Option("unpaid_staff_leave", _ON_OFF, False, "CL-R8", label="Unpaid employees leave"),
        Option(
            "final_turn_order_reset",
            _ON_OFF,
            True,
            "CL-R10",
            label="Turn order is reset after the last round",
        ),
        Option(
            "may_decline_treatment",
            _ON_OFF,
            True,
            "CL-R13",
            label="Patients may be left untreated on purpose",
        ),
        Option(
            "hub_special_limit",
            _ON_OFF,
            False,
            "CL-R25",
            label="One hub and one special module a round",
        ),
        Option("outdoor_walking", _ON_OFF, True, "CL-R26", label="People walk outdoors"),
        Option(
            "phase_mode",
            ("simultaneous", "turn_order"),
            "simultaneous",
            "CL-R34",
            label="Move and Business",
            help="",
            value_labels=("All at once", "In turn order"),
        ),
    ),
    credits=(Credit("Clinic: Deluxe Edition and COVID-19", "Alban Viard", "AVStudioGames"),),
    rules_version=2,
    end_reasons=(
        "most_popular",
        "goal_met",
        "goal_missed",
        "covid_lost",
        "tactical_victory",
        "strategic_victory",
    ),
    take_backs=("undo", "clear"),
    secrets=True,
    team_when=(("covid", True),),
    hidden_decisions=(
        "select_action",
        "choose_board",
        "initial_piece",
        "initial_space",
        "covid_accept",
        "contagion_place",
        "contagion_patient",
    ),
)
