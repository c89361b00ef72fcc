"""The bots that think: `tree.Search` with a budget, at three levels.

A level is a number of simulations, so the same seed gives the same choice, and a time limit after
which the bot answers with what it has. Where a game has a script, the bot plays games out with it
instead (`planner`).
"""

from __future__ import annotations

from typing import Any, Final

from wardround.bots.base import Chosen, Idea, SeatedBot
from wardround.bots.budget import Budget, Stop, never
from wardround.bots.look_ahead import considered, listed_for
from wardround.bots.planner import plan
from wardround.bots.tree import Node, Search
from wardround.core.actions import Action
from wardround.core.chance import Chance, SeededChance
from wardround.core.log import silent
from wardround.games import language_of
from wardround.presentation.game_spec import AnyGameSpec

HORIZON: Final = 1
"""A simulation ends once the turn has passed to another seat this many times."""
IDEAS: Final = 5
MAX_LINE: Final = 6
WORDED_LINE: Final = 3


class SearchBot:
    """A bot that thinks within a budget."""

    def __init__(
        self,
        level: str,
        about: str,
        budget: Budget,
        *,
        rollouts: Budget | None = None,
        thorough: bool = False,
        horizon: int = HORIZON,
    ) -> None:
        self.level = level
        self.about = about
        self.budget = budget
        self.rollouts = rollouts
        """For games with a script: how many games to play out. None searches there too."""
        self.thorough = thorough
        """Whether it tries whatever is listed, and more often where tries are quick
        (`Script.tries`)."""
        self.horizon = horizon

    def shorten(self, share: float) -> None:
        """Think for only a share of the seconds."""
        self.budget = self.budget.shortened(share)
        self.rollouts = self.rollouts and self.rollouts.shortened(share)

    def choose(self, game: AnyGameSpec, state: Any, seat: int, chance: Chance) -> Chosen:
        return self.ponder(game, state, seat, chance)[0]

    def ponder(
        self,
        game: AnyGameSpec,
        state: Any,
        seat: int,
        chance: Chance,
        root: Node | None = None,
        stop: Stop = never,
    ) -> tuple[Chosen, Node]:
        """The choice and the tree behind it; ``root`` is a tree grown earlier."""
        script = game.advice.script
        if script is not None and self.rollouts is not None:
            budget = self.rollouts.again(script.tries if self.thorough else 1)
            return plan(game, script, state, seat, chance, budget, stop, self.thorough), Node()
        seed = chance.below(1 << 30)
        listed = considered(game, listed_for(game, state, seat))
        if len(listed) == 1:
            only = Idea(listed[0], None, "there is no other choice")
            return Chosen(listed[0], (only,)), Node() if root is None else root
        search = Search(game, state, seat, seed, self.horizon, root)
        search.run(self.budget.again(), stop)
        return explained(search), search.root

    def session(self, game: AnyGameSpec, seat: int) -> SeatedSearch:
        return SeatedSearch(self, game, seat)


class SeatedSearch(SeatedBot):
    """A searching bot at one seat for one game; it reuses the tree of one move for the next."""

    def __init__(self, bot: SearchBot, game: AnyGameSpec, seat: int) -> None:
        super().__init__(bot, game, seat)
        self.searcher = bot
        self.tree: Node | None = None

    def think(self, state: Any, chance: Chance, stop: Stop = never) -> Chosen:
        """Choose, knowing only what the seat may know, using what is left of the last tree."""
        imagined = self.game.rules.imagine(state, self.seat, chance)
        choice, self.tree = self.searcher.ponder(
            self.game, imagined, self.seat, chance, self.tree, stop
        )
        return choice

    def saw(self, decision: str, action: Action, revealed: bool) -> None:
        """Follow a move that was made down the tree.

        After a draw, or a move that the seat does not see, the tree is useless.
        """
        unseen = action.seat != self.seat and decision in self.game.meta.hidden_decisions
        if revealed or unseen or self.tree is None:
            self.tree = None
        else:
            self.tree = self.tree.children.get(action)


def explained(search: Search) -> Chosen:
    """The best move and the best alternatives, each with its expected value."""
    ideas: list[Idea] = []
    for action, node in search.ranking()[:IDEAS]:
        line = main_line(node)
        text = f"expects {node.mean():.0%} ± {node.doubt():.0%} ({node.visits} tries)"
        words = worded(search, action, line)
        if words:
            text += f", then: {'; '.join(words)}"
        ideas.append(Idea(action, node.mean(), text, node.doubt(), node.visits, line))
    return Chosen(ideas[0].action, tuple(ideas), search.simulations)


def main_line(node: Node) -> tuple[Action, ...]:
    """The sequence of moves that the search expects."""
    line: list[Action] = []
    while node.children and len(line) < MAX_LINE:
        action, node = max(node.children.items(), key=lambda item: item[1].visits)
        line.append(action)
    return tuple(line)


def worded(search: Search, first: Action, line: tuple[Action, ...]) -> list[str]:
    """The beginning of a main line in words, as far as it does not depend on chance."""
    game, chance = search.game, SeededChance(0)
    state, said, words = search.state.clone(), [], language_of(game)
    game.rules.push(state, first, chance, silent())
    for action in line[:WORDED_LINE]:
        if action not in game.rules.legal(state):
            break
        said.append(game.show.say_action(words, state, action))
        game.rules.push(state, action, chance, silent())
    return said
