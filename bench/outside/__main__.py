"""Our commands with a game that others have measured: what is our search worth?

    python -m bench.outside lab match hanabi --bots normal,script,random -n 100 --seed outside

Games of this folder are found like our own. Besides our levels, which answer here with all their
tries however long that takes, there are `script` (the game's script alone) and `search-40`,
`search-400`: what `normal` and `hard` do in a game that has no script.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import wardround.games
from wardround.bots import BOTS
from wardround.bots.base import Chosen, Idea
from wardround.bots.budget import Budget
from wardround.bots.search import SearchBot
from wardround.cli.main import main
from wardround.core.chance import Chance
from wardround.core.game import AnyGame


class ScriptBot:
    level = "script"
    about = "Follows the game's script."

    def choose(self, game: AnyGame, state: Any, seat: int, chance: Chance) -> Chosen:
        assert game.advice.script is not None
        own = game.advice.script.answer(state, seat)
        return Chosen(own, (Idea(own, None, "by the script"),))


def prepare() -> None:
    """Let commands find the games of this folder and the bots that are compared on them."""
    wardround.games.__path__.append(str(Path(__file__).parent))
    for bot in BOTS.values():
        if isinstance(bot, SearchBot):
            bot.budget = Budget(bot.budget.simulations)
            bot.rollouts = bot.rollouts and Budget(bot.rollouts.simulations)
    BOTS["script"] = ScriptBot()
    for simulations in (40, 400):
        level = f"search-{simulations}"
        BOTS[level] = SearchBot(level, "Searches without the script.", Budget(simulations))


if __name__ == "__main__":
    prepare()
    main()
