"""Information-set Monte Carlo tree search on the engine's contract, for every game.

Each simulation imagines a state that looks the same to its seat and walks down one tree, shared
by all imagined states, until another seat is to move; then the game says how good the position
is. Chance is open-loop: a node stands for a sequence of moves, and every visit draws again.

* **The first move** is found by elimination: all candidates are tried in rounds, each round with
  the same chance for all, and as the budget is spent, fewer stay in the race.
* **Below it** every move starts with the value of a look one move ahead, so the first descent is
  the greedy one; later ones go where values look good for how much they vary.
* **Several seats**: a node counts the values of the seat that decides there, so rivals play
  for themselves and a team plays together.
* **Moves that are not always possible** (because imagined states differ) are weighted by how often
  they were available.
* **Long lists**: a node first considers the moves that the game rates best, and widens with visits.
* **A game without `evaluate`** is played to its end: one new move, then by the quick rating.
"""

# Compiled with the engine.
from __future__ import annotations

import math
from itertools import chain
from typing import Any, Final

from mypy_extensions import mypyc_attr

from wardround.bots.budget import Budget, Stop, never
from wardround.bots.look_ahead import best_rated, considered, listed_for, look_ahead, value_of
from wardround.core.actions import Action
from wardround.core.chance import RepeatedChance, SeededChance
from wardround.core.log import Log, silent
from wardround.presentation.game_spec import AnyGameSpec

EXPLORATION: Final = 0.1
"""How much the spread of values counts for rarely tried moves. Most of that spread is luck of the
draw, which says nothing about the move."""
PRIOR_TRIES: Final = 20
"""How many tries a look one move ahead counts for: it makes the follow-up sound from the start, so
the first move is not blamed for bad play after it."""
FIRST_WIDTH: Final = 8
WIDENING: Final = 0.6
MIN_TRIES: Final = 3
"""The least number of tries per candidate for the first move, if there are too many."""
FEW_MOVES: Final = 12
"""With fewer candidates than this, some are found by a look one move ahead at all moves."""
MIN_SPREAD: Final = 0.01
MAX_PLIES: Final = 16
"""The depth limit of a simulation, for very long turns."""
NO_END: Final = 1_000_000
CURIOSITY: Final = 0.1
"""How often a rollout plays something other than the best-rated move."""
Z95: Final = 1.96
UNKNOWN: Final = -1.0
"""The prior of a move not looked at yet."""


class Node:
    """What is known about a sequence of moves."""

    __slots__ = ("available", "children", "prior", "squares", "total", "visits", "weights")

    def __init__(self) -> None:
        self.visits = 0
        self.total = 0.0
        """The sum of values for the seat that made the move leading here."""
        self.squares = 0.0
        self.available = 0
        self.prior = UNKNOWN
        """How good the move leading here looked one move ahead."""
        self.children: dict[Action, Node] = {}
        self.weights: dict[Action, float] = {}

    def add(self, value: float) -> None:
        self.visits += 1
        self.total += value
        self.squares += value * value

    def mean(self) -> float:
        return self.total / self.visits if self.visits else 0.5

    def spread(self) -> float:
        """The standard deviation of the values."""
        if self.visits < 2:
            return 0.5
        mean = self.total / self.visits
        return math.sqrt(max(0.0, self.squares / self.visits - mean * mean))

    def doubt(self) -> float:
        """Half the width of the 95 % interval of the mean; stays wide after few tries."""
        if not self.visits:
            return 0.5
        spread = max(self.spread(), 0.25 / self.visits)
        return min(0.5, Z95 * spread / math.sqrt(self.visits))


@mypyc_attr(allow_interpreted_subclasses=True)
class Search:
    """One tree for one decision."""

    def __init__(
        self,
        game: AnyGameSpec,
        state: Any,
        seat: int,
        seed: int,
        horizon: int,
        root: Node | None = None,
    ) -> None:
        self.game = game
        self.state = state
        self.seat = seat
        # A game that cannot evaluate positions has to be played to its end.
        self.horizon = horizon if game.advice.evaluate is not None else NO_END
        self.plies = MAX_PLIES if game.advice.evaluate is not None else NO_END
        self.root = Node() if root is None else root
        self.listed = considered(game, listed_for(game, state, seat))
        self.race = self.listed
        """The candidates for the first move that are left."""
        self.simulations = 0
        self.seed = seed
        self._dice = SeededChance(seed)
        self._log: Log = silent()
        self._team = game.meta.is_team(game.rules.options(state))

    # -- the first move -----------------------------------------------------------------------

    def run(self, budget: Budget, stop: Stop = never) -> None:
        """Simulate until the budget is spent; at least once."""
        self.race = self._candidates(budget)
        entered = len(self.race)
        number = 0
        while True:
            stay = max(2, math.ceil(entered ** (1.0 - min(1.0, budget.fraction()))))
            if len(self.race) > stay:
                self.race = self._best(self.race)[:stay]
            number += 1
            for action in self.race:
                if (self.simulations and stop()) or not budget.spend():
                    return
                self.simulate(action, self.seed + number)

    def _candidates(self, budget: Budget) -> list[Action]:
        """The moves in the race: all of them, or the best rated if the budget is too small.

        If it is very small, the quick rating alone would decide too much: then every other
        candidate is one that looks best one move ahead.
        """
        self._rate(self.root, self.state, self.listed)
        for action in self.listed:
            self.root.children.setdefault(action, Node())
        weights = self.root.weights
        most = len(self.listed)
        if budget.simulations is not None:
            most = max(2, budget.simulations // MIN_TRIES)
        rated = sorted(self.listed, key=lambda action: -weights[action])
        if most < min(FEW_MOVES, len(rated)):
            self._look_ahead(self.root, self.state, rated)
            children = self.root.children
            promising = sorted(rated, key=lambda action: -children[action].prior)
            rated = list(dict.fromkeys(chain.from_iterable(zip(promising, rated, strict=True))))
        return rated[:most]

    def _best(self, moves: list[Action]) -> list[Action]:
        """Moves by value, best first; unknown ones last."""
        known = self.root.children
        return sorted(moves, key=lambda a: -known[a].mean() if known[a].visits else 1.0)

    def ranking(self) -> list[tuple[Action, Node]]:
        """The moves that were tried: those still in the race first, then by value."""
        tried = [(a, self.root.children[a]) for a in self.listed if self.root.children[a].visits]
        return sorted(tried, key=lambda move: (move[0] not in self.race, -move[1].mean()))

    def catch_up(self, action: Action, tries: int) -> None:
        """Try a move until it has as many tries as the others, with the same chance."""
        node = self.root.children.setdefault(action, Node())
        while node.visits < tries:
            self.simulate(action, self.seed + node.visits + 1)

    # -- one simulation -----------------------------------------------------------------------

    def simulate(self, first: Action, seed: int) -> Any:
        """Make the first move, walk down the tree, try something new, play on, and record the
        result; returns the final position."""
        game, chance = self.game, RepeatedChance(seed)
        state = game.rules.imagine(self.state, self.seat, chance)
        self.simulations += 1
        node = self.root.children.setdefault(first, Node())
        path = [(node, self.seat)]
        new = not node.visits
        game.rules.push(state, first, chance, self._log)
        turn, turns = self.seat, 0
        push, legal, has_values = (
            game.rules.push,
            game.rules.legal,
            game.advice.evaluate is not None,
        )
        for _ in range(self.plies):
            listed = legal(state)
            if not listed:
                break
            moves = self._of_one_seat(state, listed)
            decider: int = moves[0].seat
            if decider != turn:
                turn = decider
                turns += 1
                if turns >= self.horizon:
                    break
            moves = considered(game, moves)
            if new and not has_values:
                action = self._quick(state, moves)
            else:
                action, node, new = self._select(node, state, moves)
                path.append((node, decider))
            push(state, action, chance, self._log)
        self._remember(path, state)
        return state

    def _of_one_seat(self, state: Any, listed: list[Action]) -> list[Action]:
        """The moves of a single seat: the bot's own if it is asked, else the first awaited one."""
        first: int = listed[0].seat
        for move in listed:
            if move.seat != first:
                seats = self.game.rules.awaiting(state).seats
                decider = self.seat if self.seat in seats else seats[0]
                return [move for move in listed if move.seat == decider]
        return listed

    def _select(self, node: Node, state: Any, moves: list[Action]) -> tuple[Action, Node, bool]:
        """The next move to try, its node, and whether it is new. A move without alternatives never
        is."""
        children = node.children
        if len(moves) == 1:
            return moves[0], children.setdefault(moves[0], Node()), False
        width = FIRST_WIDTH + int(node.visits**WIDENING)
        if len(moves) > width:
            self._rate(node, state, moves)
            weights = node.weights
            # Pairs sort much faster than by a key; equals stay in order.
            order = sorted([(-weights[action], n) for n, action in enumerate(moves)])
            moves = [moves[n] for _, n in order[:width]]
        nodes = self._look_ahead(node, state, moves)
        reach = EXPLORATION * max(MIN_SPREAD, node.spread())
        best, best_score = 0, -math.inf
        for n, child in enumerate(nodes):
            child.available += 1
            tries = child.visits + 1
            known = (child.total + PRIOR_TRIES * child.prior) / (tries + PRIOR_TRIES - 1)
            score = known + reach * math.sqrt(math.log(child.available + 1) / tries)
            if score > best_score:
                best, best_score = n, score
        child = nodes[best]
        return moves[best], child, not child.visits

    def _look_ahead(self, node: Node, state: Any, moves: list[Action]) -> list[Node]:
        """The nodes of moves, each with a look one move ahead."""
        children, game = node.children, self.game
        nodes: list[Node] = []
        new: list[Action] = []
        for action in moves:
            child = children.get(action)
            if child is None:
                child = children[action] = Node()
            nodes.append(child)
            if child.prior == UNKNOWN:
                new.append(action)
        if not new:
            return nodes
        values = [0.5] * len(new)
        if game.advice.evaluate is not None:
            question = game.rules.awaiting(state).decision
            values = look_ahead(game, state, new, question, [self.seed])
        for action, value in zip(new, values, strict=True):
            children[action].prior = value
        return nodes

    def _rate(self, node: Node, state: Any, moves: list[Action]) -> None:
        unknown = [action for action in moves if action not in node.weights]
        if unknown:
            rate = self.game.advice.rate
            weights = [0.0] * len(unknown) if rate is None else rate(state, unknown)
            node.weights.update(zip(unknown, weights, strict=True))

    def _quick(self, state: Any, moves: list[Action]) -> Action:
        """The light policy: the best-rated move, with a little curiosity."""
        if len(moves) == 1:
            return moves[0]
        if self.game.advice.rate is None or self._dice.below(1000) < CURIOSITY * 1000:
            return moves[self._dice.below(len(moves))]
        return best_rated(self.game, state, moves)

    def _remember(self, path: list[tuple[Node, int]], state: Any) -> None:
        values: dict[int, float] = {}
        price = self.game.advice.move_price
        self.root.visits += 1
        for node, decider in path:
            seat = self.seat if self._team else decider
            if seat not in values:
                values[seat] = value_of(self.game, state, seat) * (1.0 - price * len(path))
            node.add(values[seat])
