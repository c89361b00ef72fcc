"""The bot that plays any legal action."""

from __future__ import annotations

from typing import Any

from wardround.bots.base import Chosen, Idea
from wardround.bots.look_ahead import listed_for
from wardround.core.chance import Chance
from wardround.presentation.game_spec import AnyGameSpec


class RandomBot:
    level = "random"
    about = "Plays anything that is allowed. For tests, and for feeling clever."

    def choose(self, game: AnyGameSpec, state: Any, seat: int, chance: Chance) -> Chosen:
        listed = listed_for(game, state, seat)
        action = listed[chance.below(len(listed))]
        return Chosen(action, (Idea(action, None, "a random choice"),))
