"""Playing without thinking: the loop that benchmarks an engine.

It is compiled too, or a benchmark of the rules would measure an interpreted loop around them.
"""

# Compiled with the engine.
from __future__ import annotations

from typing import Any

from wardround.core.chance import Chance
from wardround.core.game import AnyGame
from wardround.core.log import Log


def play_at_random(game: AnyGame, state: Any, chance: Chance, log: Log) -> tuple[int, int]:
    """Play random listed actions to the end of the game. Counts steps and listed actions."""
    legal, push = game.rules.legal, game.rules.push
    steps = counted = 0
    listed = legal(state)
    while listed:
        count: int = len(listed)
        push(state, listed[chance.below(count)], chance, log)
        steps += 1
        counted += count
        listed = legal(state)
    return steps, counted
