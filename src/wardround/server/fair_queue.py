"""A queue in which no one waits behind another's many tasks.

Tasks have a *path*: the kind of work, the address it comes from, the table it is for. At each step
of the path, those with something waiting take turns; a turn costs what the task is expected to
take, and whoever has been served least comes first (stride scheduling). So an address with fifty
tables gets as much as one with a single table, and among equals quick tasks come first.

`on_behalf_of` says for which client the current asyncio task works. Everything started from there
inherits it: a bot's thinking counts for the client whose move it answers.
"""

from __future__ import annotations

from collections import deque
from contextvars import ContextVar
from typing import Final, Generic, TypeVar

T = TypeVar("T")

on_behalf_of: Final[ContextVar[str]] = ContextVar("on_behalf_of", default="")


class _Share(Generic[T]):
    """One step of a path: its own tasks, or the shares of the next step."""

    __slots__ = ("inner", "own", "served", "weight")

    def __init__(self, weight: float, served: float) -> None:
        self.inner: dict[str, _Share[T]] = {}
        self.own: deque[tuple[float, T]] = deque()
        self.weight = weight
        self.served = served
        """How much it has been given, in units of its weight."""

    def enter(self, name: str, weight: float) -> _Share[T]:
        share = self.inner.get(name)
        if share is None:
            # A newcomer has missed nothing and owes nothing.
            served = min((other.served for other in self.inner.values()), default=0.0)
            share = self.inner[name] = _Share(weight, served)
        return share

    def next(self) -> tuple[float, str]:
        """The cost of the next task, and whose it is."""
        if self.own:
            return self.own[0][0], ""
        name, cost = min(
            ((name, share.next()[0]) for name, share in self.inner.items()),
            key=lambda each: self.inner[each[0]].served + each[1] / self.inner[each[0]].weight,
        )
        return cost, name

    def take(self) -> T:
        if self.own:
            return self.own.popleft()[1]
        cost, name = self.next()
        share = self.inner[name]
        task = share.take()
        share.served += cost / share.weight
        if not share.own and not share.inner:
            del self.inner[name]
        return task


class FairQueue(Generic[T]):
    """``weights`` are those of the first step; everything else weighs 1."""

    def __init__(self, weights: dict[str, float]) -> None:
        self._root: _Share[T] = _Share(1.0, 0.0)
        self._weights = weights
        self._count = 0

    def __len__(self) -> int:
        return self._count

    def put(self, path: tuple[str, ...], task: T, cost: float) -> None:
        share = self._root
        for name in path:
            weight = self._weights.get(name, 1.0) if share is self._root else 1.0
            share = share.enter(name, weight)
        share.own.append((cost, task))
        self._count += 1

    def waiting(self, path: tuple[str, ...]) -> int:
        """How many tasks are waiting below a path."""
        share: _Share[T] | None = self._root
        for name in path:
            share = None if share is None else share.inner.get(name)
        return 0 if share is None else _size(share)

    def take(self) -> T:
        self._count -= 1
        return self._root.take()


def _size(share: _Share[T]) -> int:
    return len(share.own) + sum(map(_size, share.inner.values()))
