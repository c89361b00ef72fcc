"""Bots for first evenings: sensible play with plausible mistakes, more of them or fewer.

Now and then such a bot takes something for the best that is nearly as good: the second or third
idea of the game's script, or of a look one move ahead if that idea is not much worse. It never does
what nobody would think of.
"""

from __future__ import annotations

from typing import Any, Final

from wardround.bots.base import Chosen, Idea
from wardround.bots.greedy import GreedyBot
from wardround.bots.looking import listed_for
from wardround.core.chance import Chance
from wardround.core.game import AnyGame

TEMPTING: Final = 2
"""How many other ideas tempt it."""
NEARLY: Final = 0.05
"""How much worse an idea may look and still be tempting."""


class ErringBot:
    def __init__(self, level: str, about: str, one_in: int) -> None:
        self.level = level
        self.about = about
        self.one_in = one_in
        """It errs once in this many decisions that matter."""

    def choose(self, game: AnyGame, state: Any, seat: int, chance: Chance) -> Chosen:
        errs = chance.below(self.one_in) == 0
        ideas = _ideas(game, state, seat, chance)
        if not errs or len(ideas) == 1:
            return Chosen(ideas[0].action, ideas)
        pick = 1 + chance.below(min(TEMPTING, len(ideas) - 1))
        chosen = ideas[pick]
        return Chosen(chosen.action, (chosen, *ideas[:pick], *ideas[pick + 1 :]))


def _ideas(game: AnyGame, state: Any, seat: int, chance: Chance) -> tuple[Idea, ...]:
    """The best idea first, then those that are tempting."""
    script = game.script
    if script is None:
        found = GreedyBot().choose(game, state, seat, chance).ideas
        best = found[0].value or 0.0
        return tuple(idea for idea in found if (idea.value or 0.0) >= best - NEARLY)
    own = script.answer(state, seat)
    if game.awaiting(state).decision not in script.weighty:
        return (Idea(own, None, "a matter of routine"),)
    listed = listed_for(game, state, seat)
    return tuple(
        Idea(action, None, "looks good") for action in script.candidates(state, seat, own, listed)
    )
