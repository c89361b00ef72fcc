"""Which actions belong together as one move."""

from __future__ import annotations

from typing import Final

from wardround.games.forbidden_clinic.actions import ClinicAction
from wardround.games.forbidden_clinic.rules.state import State
from wardround.presentation.game_spec import Moves

MOVES: Final[Moves[State, ClinicAction]] = Moves(
    completing=frozenset(
        (
            *("ready_second", "rehire_to", "escort_to", "triage_top", "triage_other"),
            *("over_limit", "boost_from", "boost_passenger", "boost_to", "relief_tile"),
            *("donation_tile", "donation_second", "swim_to"),
        )
    )
)
