"""Chance that stops and asks: every draw of a game becomes a node with outcomes and odds.

A push is tried with the outcomes that are settled so far. When the rules ask for one more, the push
is given up and the question comes out; with the answer it is tried again from the same state.
Copies of a card have one name and are one outcome; a draw that can only come out one way is no
question.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from wardround.core.chance import Chance, DrawError


class DrawNeeded(Exception):  # noqa: N818 - not an error: it carries a question out of a push
    """The rules ask for a draw that is not settled yet."""

    def __init__(self, labels: list[str], odds: list[float]) -> None:
        super().__init__(f"a draw among {', '.join(labels)}")
        self.labels = labels
        self.odds = odds


class AskingChance(Chance):
    """Gives the settled outcomes one after the other, then raises `DrawNeeded`."""

    def __init__(self, settled: Sequence[int]) -> None:
        self._settled = settled
        self._position = 0

    def below(self, n: int) -> int:
        return self._outcome([str(k) for k in range(n)], [1] * n)

    def pick(self, ids: list[int], names: list[str]) -> int:
        copies: dict[str, int] = {}
        first: list[int] = []
        for index, card in enumerate(ids):
            name = names[card]
            if name not in copies:
                first.append(index)
            copies[name] = copies.get(name, 0) + 1
        return first[self._outcome(list(copies), list(copies.values()))]

    def bag(self, counts: list[int], names: list[str]) -> int:
        kinds = [kind for kind, count in enumerate(counts) if count > 0]
        outcome = self._outcome([names[kind] for kind in kinds], [counts[kind] for kind in kinds])
        return kinds[outcome]

    def _outcome(self, labels: list[str], weights: list[int]) -> int:
        if not labels:
            raise DrawError("cannot draw from nothing")
        if len(labels) == 1:
            return 0
        if self._position < len(self._settled):
            outcome = self._settled[self._position]
            self._position += 1
            return outcome
        total = sum(weights)
        raise DrawNeeded(labels, [weight / total for weight in weights])


class SampledChance(Chance):
    """Chance from a function that gives numbers from 0 to 1."""

    def __init__(self, sample: Callable[[], float]) -> None:
        self._sample = sample

    def below(self, n: int) -> int:
        return min(int(self._sample() * n), n - 1)

    def pick(self, ids: list[int], names: list[str]) -> int:
        return self.below(len(ids))

    def bag(self, counts: list[int], names: list[str]) -> int:
        left = self.below(sum(counts))
        for kind, count in enumerate(counts):
            left -= count
            if left < 0:
                return kind
        raise DrawError("cannot draw from an empty bag")
