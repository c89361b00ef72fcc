"""Chance that stops and asks: every draw of a game becomes a node with outcomes and odds.

A push runs with the answers known so far. When the rules need another draw, the push is abandoned
and the question raised; once answered, the push runs again from the same state. Copies of a card
share a name and are one outcome; a draw with only one possible result is no question.
"""

# Compiled with the engine.
from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Final

from wardround.core.chance import Chance, DrawError, SeededChance

JUST_BELOW_ONE: Final = math.nextafter(1.0, 0.0)
"""The largest number that seeded chance can give."""


class DrawNeeded(Exception):  # noqa: N818 - not an error: it carries a question out of a push
    """The rules ask for a draw that is not settled yet."""

    def __init__(
        self, labels: list[str], odds: list[float], answers: list[int], given: list[int]
    ) -> None:
        super().__init__(labels)
        self.labels = labels
        self.odds = odds
        self.answers = answers
        """By outcome: the answer that the rules get."""
        self.given = given
        """The answers before this one, including those to draws with only one possible result."""


class AskingChance(Chance):
    """Gives the settled answers in order, then raises `DrawNeeded`."""

    def __init__(self, given: Sequence[int]) -> None:
        self.given = list(given)
        """The answers so far, including those to draws with only one possible result."""
        self._position = 0

    def below(self, n: int) -> int:
        if self._position < len(self.given):
            return self._again()
        return self._ask([str(k) for k in range(n)], [1] * n, list(range(n)))

    def pick(self, ids: list[int], names: list[str]) -> int:
        if self._position < len(self.given):
            return self._again()
        copies: dict[str, int] = {}
        first: list[int] = []
        for index, card in enumerate(ids):
            name = names[card]
            count = copies.get(name, 0)
            if not count:
                first.append(index)
            copies[name] = count + 1
        return self._ask(list(copies), list(copies.values()), first)

    def bag(self, counts: list[int], names: list[str]) -> int:
        if self._position < len(self.given):
            return self._again()
        kinds = [kind for kind, count in enumerate(counts) if count > 0]
        return self._ask([names[kind] for kind in kinds], [counts[kind] for kind in kinds], kinds)

    def _again(self) -> int:
        self._position += 1
        return self.given[self._position - 1]

    def _ask(self, labels: list[str], weights: list[int], answers: list[int]) -> int:
        if not labels:
            raise DrawError("cannot draw from nothing")
        if len(labels) > 1:
            total = sum(weights)
            odds = [weight / total for weight in weights]
            raise DrawNeeded(labels, odds, answers, self.given)
        self.given.append(answers[0])
        self._position += 1
        return answers[0]


class SampledChance(SeededChance):
    """Chance from a function that returns numbers from 0 to 1."""

    def __init__(self, sample: Callable[[], float]) -> None:
        super().__init__("")
        self._random = lambda: min(sample(), JUST_BELOW_ONE)
