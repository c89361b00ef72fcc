"""Which actions belong together as one move."""

from __future__ import annotations

from typing import Final

from wardround.core.actions import Action
from wardround.games.clinic.rules.state import State
from wardround.presentation.game_spec import Moves

MOVES: Final[Moves[State, Action]] = Moves(
    completing=frozenset(
        (
            *("initial_space", "bonus_space", "build_space", "repark"),
            *("hire_arrival", "park_car", "move_destination"),
        )
    )
)
