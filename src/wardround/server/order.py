"""Numbered messages in their order, whatever order they come in and however often."""

from __future__ import annotations

from typing import Final, Generic, TypeVar

T = TypeVar("T")

MOST_EARLY: Final = 512


class InOrder(Generic[T]):
    """Gives out the messages 1, 2, 3 …, each once; early ones wait."""

    __slots__ = ("_early", "given")

    def __init__(self) -> None:
        self.given = 0
        """The number of the last one given out."""
        self._early: dict[int, T] = {}

    @property
    def gap(self) -> bool:
        """Whether one is missing before others that are here."""
        return bool(self._early)

    @property
    def full(self) -> bool:
        return len(self._early) > MOST_EARLY

    def put(self, n: int, item: T) -> list[T]:
        """Take a message; those whose turn it is come back."""
        if n <= self.given:
            return []
        self._early[n] = item
        ready: list[T] = []
        while self.given + 1 in self._early:
            self.given += 1
            ready.append(self._early.pop(self.given))
        return ready
