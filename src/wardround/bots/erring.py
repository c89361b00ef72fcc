"""Beginner bots: sensible play with plausible mistakes, more or fewer of them.

Now and then such a bot prefers something nearly as good as the best: the second or third idea of
the game's script, or without one a move that looks only slightly worse one move ahead. It never
does anything far-fetched, takes a costlier move with the same effect, or loses the game on the
spot.
"""

from __future__ import annotations

from typing import Any, Final

from wardround.bots.base import Chosen, Idea
from wardround.bots.greedy import GreedyBot
from wardround.bots.look_ahead import listed_for
from wardround.core.actions import Action
from wardround.core.chance import Chance, RecordingChance, SeededChance
from wardround.core.log import silent
from wardround.presentation.game_spec import AnyGameSpec

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

    def choose(self, game: AnyGameSpec, state: Any, seat: int, chance: Chance) -> Chosen:
        errs = chance.below(self.one_in) == 0
        ideas = _ideas(game, state, seat, chance)
        if not errs or len(ideas) == 1:
            return Chosen(ideas[0].action, ideas)
        chosen = ideas[1 + chance.below(min(TEMPTING, len(ideas) - 1))]
        if _is_silly(game, state, chosen.action):
            return Chosen(ideas[0].action, ideas)
        return Chosen(chosen.action, (chosen, *(idea for idea in ideas if idea is not chosen)))


def _is_silly(game: AnyGameSpec, state: Any, action: Action) -> bool:
    """Whether another move does the same for less, or this one certainly loses at once."""
    if game.show.moves.aside(state, action, listed_for(game, state, action.seat)):
        return True
    after, chance = state.clone(), RecordingChance(SeededChance(0))
    game.rules.push(after, action, chance, silent())
    outcome = game.rules.outcome(after)
    return outcome is not None and not chance.revealed and action.seat not in outcome.winners


def _ideas(game: AnyGameSpec, state: Any, seat: int, chance: Chance) -> tuple[Idea, ...]:
    """The best idea first, then the tempting ones."""
    script = game.advice.script
    if script is None:
        ideas = GreedyBot().choose(game, state, seat, chance).ideas
        best = ideas[0].value or 0.0
        return tuple(idea for idea in ideas if (idea.value or 0.0) >= best - NEARLY)
    own = script.answer(state, seat)
    if game.rules.awaiting(state).decision not in script.weighty:
        return (Idea(own, None, "a matter of routine"),)
    listed = listed_for(game, state, seat)
    return tuple(
        Idea(action, None, "looks good") for action in script.candidates(state, seat, own, listed)
    )
