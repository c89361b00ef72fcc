"""What people want to know about Clinic before they sit down."""

from __future__ import annotations

from wardround.core.game import Credit, Meta, Option
from wardround.core.words import seat_words
from wardround.games.clinic.rules.expansions import all_switches

_ON_OFF = (True, False)

_LEVELS = tuple(
    Option(
        f"level_{number}",
        f"Level of {seat_words(number - 1)}",
        ("beginner", "expert"),
        "beginner",
        "CL-1.2",
        "Beginners draw a starting clinic, experts choose a board and build their own.",
        ("Beginner", "Expert"),
        number - 1,
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
        Option("seats", "Players", (1, 2, 3, 4), 2, "CL-1.1"),
        *_LEVELS,
        *all_switches(),
        Option(
            "admit_requires_hub", "Admitting needs a hub of the service", _ON_OFF, True, "CL-R1"
        ),
        Option("perimeter_parking", "Street parking on the outer edge", _ON_OFF, False, "CL-R6"),
        Option("unpaid_staff_leave", "Unpaid employees leave", _ON_OFF, False, "CL-R8"),
        Option(
            "final_turn_order_reset",
            "Turn order is reset after the last round",
            _ON_OFF,
            True,
            "CL-R10",
        ),
        Option(
            "may_decline_treatment",
            "Patients may be left untreated on purpose",
            _ON_OFF,
            True,
            "CL-R13",
        ),
        Option(
            "hub_special_limit", "One hub and one special module a round", _ON_OFF, False, "CL-R25"
        ),
        Option("outdoor_walking", "People walk outdoors", _ON_OFF, True, "CL-R26"),
        Option(
            "phase_mode",
            "Move and Business",
            ("simultaneous", "turn_order"),
            "simultaneous",
            "CL-R34",
            "",
            ("All at once", "In turn order"),
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
