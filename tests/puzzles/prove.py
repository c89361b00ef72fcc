"""Proves what a move is worth by trying every choice and every draw to the end of the game.

A puzzle is only one if this can be done, so it is a position shortly before the end.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from wardround.core.actions import Action
from wardround.core.chance import Chance
from wardround.core.log import silent
from wardround.presentation.game_spec import AnyGameSpec

DEEPEST: Final = 30
"""Where moves can be taken back, a game can go in circles."""


class TooBigError(Exception):
    """There were more positions to look at than allowed."""


class Branching(Chance):
    """Takes the given branches, then always the first one, and notes the alternatives."""

    def __init__(self, branches: list[int]) -> None:
        self.branches = branches
        self.taken = 0
        self.weights: list[list[float]] = []

    def _take(self, weights: list[float]) -> int:
        self.weights.append(weights)
        branch = self.branches[self.taken] if self.taken < len(self.branches) else 0
        self.taken += 1
        return branch

    def below(self, n: int) -> int:
        return self._take([1.0 / n] * n)

    def pick(self, ids: list[int], names: list[str]) -> int:
        kinds = sorted({names[card] for card in ids})
        counts = [sum(1 for card in ids if names[card] == kind) for kind in kinds]
        kind = kinds[self._take([count / len(ids) for count in counts])]
        return next(index for index, card in enumerate(ids) if names[card] == kind)

    def bag(self, counts: list[int], names: list[str]) -> int:
        kinds = [kind for kind, count in enumerate(counts) if count > 0]
        total = sum(counts)
        return kinds[self._take([counts[kind] / total for kind in kinds])]


class Prover:
    """Exact chances of winning for one seat, as long as there are not too many positions.

    Seats that win together with it (in a game of one team) help; all others do their worst.
    """

    def __init__(self, game: AnyGameSpec, seat: int, team: bool, most: int) -> None:
        self.game = game
        self.seat = seat
        self.team = team
        self.left = most

    def moves(self, state: Any) -> dict[Action, float]:
        """The exact chance of winning after each listed move of the seat."""
        listed = [action for action in self.game.rules.legal(state) if action.seat == self.seat]
        return {action: self.after(state, action, 0) for action in listed}

    def after(self, state: Any, action: Action, depth: int) -> float:
        results = self._results(state, action)
        return sum(weight * self.value(new, depth + 1) for weight, new in results)

    def value(self, state: Any, depth: int) -> float:
        self.left -= 1
        if self.left < 0 or depth > DEEPEST:
            raise TooBigError
        outcome = self.game.rules.outcome(state)
        if outcome is not None:
            return 1.0 if self.seat in outcome.winners else 0.0
        listed = self.game.rules.legal(state)
        decider = self.game.rules.awaiting(state).seats[0]
        if self.team or decider == self.seat:
            best = 0.0
            for action in listed:
                if self.team or action.seat == decider:
                    best = max(best, self.after(state, action, depth))
                    if best == 1.0:
                        break
            return best
        return min(self.after(state, action, depth) for action in listed if action.seat == decider)

    def _results(self, state: Any, action: Action) -> Iterator[tuple[float, Any]]:
        """Every way the draws of a move can come out, with its probability."""
        waiting: list[list[int]] = [[]]
        while waiting:
            branches = waiting.pop()
            chance, new = Branching(branches), state.clone()
            self.left -= 1
            if self.left < 0:
                raise TooBigError
            self.game.rules.push(new, action, chance, silent())
            weight = 1.0
            for n, weights in enumerate(chance.weights):
                weight *= weights[branches[n] if n < len(branches) else 0]
                if n >= len(branches):
                    head = [*branches, *[0] * (n - len(branches))]
                    waiting += [[*head, other] for other in range(1, len(weights))]
            yield weight, new
