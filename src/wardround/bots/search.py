"""Information-set Monte Carlo tree search on the engine's contract, for every game.

Each simulation imagines a state that looks the same to the bot's seat, walks down one tree that is
shared by all imagined states, tries one new move, plays on for a while by the game's quick rating,
and asks the game how good the position is. Chance is open-loop: a node stands for a sequence of
moves, and every visit draws anew.

* **Several seats**: every node belongs to the seat that decides there and counts that seat's
  values, so rivals play for themselves and a team plays together.
* **Moves that are not always possible** (because the imagined state differs) are weighed by how
  often they were available.
* **Long lists**: a node first tries the moves that the game rates best and widens as it is
  visited.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable
from typing import Any, Final

from wardround.bots.base import Choice, Idea, listed_for
from wardround.bots.greedy import value_of
from wardround.core.actions import Action
from wardround.core.chance import Chance, SeededChance
from wardround.core.game import AnyGame
from wardround.core.log import Log, silent

EXPLORATION: Final = 0.35
FIRST_WIDTH: Final = 4
WIDENING: Final = 0.5
IDEAS: Final = 5
CURIOSITY: Final = 0.1
"""How often a rollout does something else than what the game rates best."""


class Budget:
    """How long a search may go on: a number of simulations, seconds, or both."""

    __slots__ = ("_clock", "_deadline", "_left", "seconds", "simulations")

    def __init__(
        self,
        simulations: int | None = None,
        seconds: float | None = None,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        if simulations is None and seconds is None:
            raise ValueError("a budget needs simulations or seconds")
        self.simulations = simulations
        self.seconds = seconds
        self._clock = clock
        self._left = 0
        self._deadline = 0.0

    def start(self) -> None:
        self._left = -1 if self.simulations is None else self.simulations
        self._deadline = 0.0 if self.seconds is None else self._clock() + self.seconds

    def spend(self) -> bool:
        """Take one simulation; False when there is none left."""
        if self._left == 0 or (self._deadline and self._clock() >= self._deadline):
            return False
        self._left -= 1
        return True


class Node:
    """What is known of a sequence of moves."""

    __slots__ = ("available", "children", "order", "total", "visits", "weights")

    def __init__(self) -> None:
        self.visits = 0
        self.total = 0.0
        """The sum of values for the seat that made the move leading here."""
        self.available = 0
        self.children: dict[Action, Node] = {}
        self.weights: dict[Action, float] = {}
        self.order: list[Action] = []

    def mean(self) -> float:
        return self.total / self.visits if self.visits else 0.5


class SearchBot:
    """A bot that thinks within a budget."""

    def __init__(
        self, level: str, about: str, simulations: int | None, seconds: float | None, plies: int
    ) -> None:
        self.level = level
        self.about = about
        self.budget = Budget(simulations, seconds)
        self.plies = plies

    def choose(self, game: AnyGame, state: Any, seat: int, chance: Chance) -> Choice:
        listed = listed_for(game, state, seat)
        if len(listed) == 1:
            return Choice(listed[0], (Idea(listed[0], None, "there is no other choice"),))
        search = Search(game, state, seat, SeededChance(chance.below(1 << 30)), self.plies)
        search.run(self.budget)
        return search.choice()


class Search:
    """One tree for one decision."""

    def __init__(self, game: AnyGame, state: Any, seat: int, chance: Chance, plies: int) -> None:
        self.game = game
        self.state = state
        self.seat = seat
        self.chance = chance
        self.plies = plies
        self.root = Node()
        self.simulations = 0
        self._log: Log = silent()
        self._one_value = game.meta.kind == "team"

    def run(self, budget: Budget) -> None:
        """Simulate until the budget is spent; at least once."""
        budget.start()
        self.simulate()
        while budget.spend():
            self.simulate()

    def choice(self) -> Choice:
        """The move that was visited most, and the best alternatives."""
        moves = sorted(
            self.root.children.items(), key=lambda item: (-item[1].visits, -item[1].mean())
        )
        ideas = tuple(
            Idea(
                action,
                node.mean(),
                f"expects {node.mean():.0%} ± {self._doubt(node):.0%} ({node.visits} tries)",
            )
            for action, node in moves[:IDEAS]
        )
        return Choice(moves[0][0], ideas)

    def main_line(self, longest: int = 6) -> list[Action]:
        """The moves that the search expects, one after the other."""
        line: list[Action] = []
        node = self.root
        while node.children and len(line) < longest:
            action, node = max(node.children.items(), key=lambda item: item[1].visits)
            line.append(action)
        return line

    @staticmethod
    def _doubt(node: Node) -> float:
        mean = node.mean()
        return 1.96 * math.sqrt(max(mean * (1 - mean), 0.01) / max(1, node.visits))

    # -- one simulation -----------------------------------------------------------------------

    def simulate(self) -> None:
        """Walk down, try something new, play on, and remember how it went."""
        game = self.game
        state = game.imagine(self.state, self.seat, self.chance)
        path: list[tuple[Node, int]] = []
        node, new = self.root, False
        self.simulations += 1
        while not new:
            listed = game.legal(state)
            if not listed:
                break
            decider = self._decider(state, listed)
            moves = [action for action in listed if action.seat == decider]
            action = moves[0]
            if len(moves) > 1 or node is self.root:
                action, new = self._select(node, state, moves)
                node = node.children[action]
                path.append((node, decider))
            game.push(state, action, self.chance, self._log)
        self._play_on(state)
        self._remember(path, state)

    def _decider(self, state: Any, listed: list[Action]) -> int:
        """Whose move is looked at: the bot's own at the root, else the first that is awaited."""
        if len(listed) == 1:
            return listed[0].seat
        seats = self.game.awaiting(state).seats
        return self.seat if self.seat in seats else seats[0]

    def _select(self, node: Node, state: Any, moves: list[Action]) -> tuple[Action, bool]:
        """The next move to try, and whether it is new."""
        self._rate(node, state, moves)
        width = FIRST_WIDTH + int(node.visits**WIDENING)
        if len(moves) > width:
            moves = sorted(moves, key=lambda a: -node.weights[a])[:width]
        best, best_score = moves[0], -1.0
        children = node.children
        for action in moves:
            child = children.get(action)
            if child is None:
                children[action] = Node()
                return action, True
            child.available += 1
            score = child.total / child.visits + EXPLORATION * math.sqrt(
                math.log(child.available + 1) / child.visits
            )
            if score > best_score:
                best, best_score = action, score
        return best, False

    def _rate(self, node: Node, state: Any, moves: list[Action]) -> None:
        unknown = [action for action in moves if action not in node.weights]
        if unknown:
            rate = self.game.rate
            weights = [0.0] * len(unknown) if rate is None else rate(state, unknown)
            node.weights.update(zip(unknown, weights, strict=True))

    def _play_on(self, state: Any) -> None:
        """A short rollout by the game's quick rating, with a little curiosity."""
        game, chance = self.game, self.chance
        for _ in range(self.plies):
            listed = game.legal(state)
            if not listed:
                return
            if game.rate is None or len(listed) == 1 or chance.below(1000) < CURIOSITY * 1000:
                action = listed[chance.below(len(listed))]
            else:
                decider = self._decider(state, listed)
                moves = [a for a in listed if a.seat == decider]
                weights = game.rate(state, moves)
                action = moves[weights.index(max(weights))]
            game.push(state, action, chance, self._log)

    def _remember(self, path: list[tuple[Node, int]], state: Any) -> None:
        values: dict[int, float] = {}
        self.root.visits += 1
        for node, decider in path:
            seat = self.seat if self._one_value else decider
            if seat not in values:
                values[seat] = value_of(self.game, state, seat)
            node.visits += 1
            node.total += values[seat]
