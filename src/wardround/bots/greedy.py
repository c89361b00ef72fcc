"""The bot that looks one move ahead.

It samples chance a few times, with the same samples for every move.
"""

from __future__ import annotations

from typing import Any, Final

from wardround.bots.base import Chosen, Idea
from wardround.bots.look_ahead import considered, listed_for, look_ahead
from wardround.core.chance import Chance
from wardround.presentation.game_spec import AnyGameSpec

SAMPLES: Final = 3
IDEAS: Final = 5


class GreedyBot:
    level = "greedy"
    about = "Looks one move ahead and takes what looks best. Sensible company."

    def choose(self, game: AnyGameSpec, state: Any, seat: int, chance: Chance) -> Chosen:
        listed = considered(game, listed_for(game, state, seat))
        rate = game.advice.rate
        weights = [0.0] * len(listed) if rate is None else rate(state, listed)
        if len(listed) == 1 or game.advice.evaluate is None:
            best = max(range(len(listed)), key=lambda n: (weights[n], -n))
            return Chosen(listed[best], (Idea(listed[best], None, "the best by rule of thumb"),))
        seeds = [chance.below(1 << 30) for _ in range(SAMPLES)]
        question = game.rules.awaiting(state).decision
        values = look_ahead(game, state, listed, question, seeds)
        order = sorted(range(len(listed)), key=lambda n: (-values[n], -weights[n], n))
        ideas = tuple(
            Idea(listed[n], values[n], f"expects {values[n]:.0%} after it") for n in order[:IDEAS]
        )
        return Chosen(listed[order[0]], ideas)
