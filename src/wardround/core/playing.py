"""Playing without thinking: the loop that measures an engine, compiled with it.

Whoever asks how fast the rules are does not want to measure the loop around them.
"""

# Compiled with the engine.
from __future__ import annotations

from typing import Any

from wardround.core.chance import Chance
from wardround.core.game import AnyGame
from wardround.core.log import Log


def play_at_random(game: AnyGame, state: Any, chance: Chance, log: Log) -> tuple[int, int]:
    """Play a game to its end: list, choose anything, carry out. Counts steps and listed actions."""
    legal, push = game.legal, game.push
    steps = counted = 0
    listed = legal(state)
    while listed:
        count: int = len(listed)
        push(state, listed[chance.below(count)], chance, log)
        steps += 1
        counted += count
        listed = legal(state)
    return steps, counted
