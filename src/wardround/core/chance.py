"""Chance comes from outside: seeded for live play, scripted for replays and tests.

Rules ask for one thing at a time and say what it could be:

* ``pick(ids, names)``: one of a packet of cards; the answer is an index into ``ids``;
* ``bag(counts, names)``: one piece out of a bag; the answer is the kind drawn;
* ``below(n)``: a plain number from 0 to n - 1.

``names`` gives every id its readable name. Seeded chance never looks at it, so naming costs
nothing; recording writes the names down and scripts use them: the draws of a journal, of a test
and of a scenario are the same readable words (``["walk_in", "cat_lounge", 3]``).

Error tree::

    DrawError        a script does not fit the draw that the game asks for
"""

# Compiled with the engine.
from __future__ import annotations

import hashlib
import random
from collections.abc import Callable, Iterator
from copy import copy
from itertools import tee
from typing import Final, TypeAlias

from mypy_extensions import mypyc_attr

Draw: TypeAlias = str | int
"""A recorded draw: the name of what came up, or a plain number."""


class DrawError(Exception):
    """A scripted draw that cannot happen here."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance:
    """Where random results come from."""

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, all equally likely."""
        raise NotImplementedError

    def pick(self, ids: list[int], names: list[str]) -> int:
        """The index of one of ``ids``, all equally likely."""
        raise NotImplementedError

    def bag(self, counts: list[int], names: list[str]) -> int:
        """A kind, with probability in proportion to ``counts``."""
        raise NotImplementedError

    def order(self, names: list[str]) -> list[int]:
        """All of 0 .. len(names) - 1 in random order, first to last."""
        left = list(range(len(names)))
        out: list[int] = []
        while left:
            out.append(left.pop(self.pick(left, names)))
        return out


class SeededChance(Chance):
    """A reproducible stream of random results.

    Seeding costs more than most moves, so it waits for the first draw: a bot that looks at a move
    without draws never pays for it.
    """

    def __init__(self, seed: int | str) -> None:
        self._seed = seed
        self._random: Callable[[], float] | None = None

    @property
    def is_used(self) -> bool:
        """Whether anything has been drawn yet."""
        return self._random is not None

    def _make_generator(self) -> Callable[[], float]:
        return random.Random(self._seed).random

    def _start(self) -> Callable[[], float]:
        self._random = generator = self._make_generator()
        return generator

    def below(self, n: int) -> int:
        return int((self._start() if self._random is None else self._random)() * n)

    def pick(self, ids: list[int], names: list[str]) -> int:
        count: int = len(ids)
        return int((self._start() if self._random is None else self._random)() * count)

    def bag(self, counts: list[int], names: list[str]) -> int:
        total = 0
        for count in counts:
            total += count
        left = int((self._start() if self._random is None else self._random)() * total)
        for kind, count in enumerate(counts):
            left -= count
            if left < 0:
                return kind
        raise DrawError("cannot draw from an empty bag")


MAX_STREAMS: Final = 64
_STREAMS: Final[dict[int, Iterator[float]]] = {}
"""The numbers of some seeds from the first one on; copies read them without drawing them again."""


class RepeatedChance(SeededChance):
    """The same stream for bots, which try many moves with the same seed: it is drawn once. What was
    drawn is kept, so it is not for streams without end."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self._number = seed

    def _make_generator(self) -> Callable[[], float]:
        stream = _STREAMS.get(self._number)
        if stream is None:
            if len(_STREAMS) >= MAX_STREAMS:
                _STREAMS.clear()
            stream = tee(iter(super()._make_generator(), None), 1)[0]
            _STREAMS[self._number] = stream
        return copy(stream).__next__


class RecordingChance(Chance):
    """Writes down, by name, what another source decides.

    ``revealed`` becomes true when a draw could have come out differently.
    """

    def __init__(self, inner: Chance) -> None:
        self._inner = inner
        self.draws: list[Draw] = []
        self.revealed = False

    def below(self, n: int) -> int:
        value = self._inner.below(n)
        self.draws.append(value)
        self.revealed = self.revealed or n > 1
        return value

    def pick(self, ids: list[int], names: list[str]) -> int:
        index = self._inner.pick(ids, names)
        self.draws.append(names[ids[index]])
        self.revealed = self.revealed or len(ids) > 1
        return index

    def bag(self, counts: list[int], names: list[str]) -> int:
        kind = self._inner.bag(counts, names)
        self.draws.append(names[kind])
        self.revealed = self.revealed or sum(1 for count in counts if count > 0) > 1
        return kind


class ScriptedChance(Chance):
    """Deals out named draws in order, then turns to ``after``, or reports what is missing."""

    def __init__(self, draws: list[Draw], after: Chance | None = None) -> None:
        self._draws = draws
        self._after = after
        self.position = 0

    def left(self) -> int:
        """How many scripted draws are left."""
        return len(self._draws) - self.position

    def _next(self, expected: str) -> Draw:
        if self.position == len(self._draws):
            raise DrawError(
                f"the script has {len(self._draws)} draws and the game asks for one more: "
                f"expected {expected}"
            )
        draw = self._draws[self.position]
        self.position += 1
        return draw

    def _misfit(self, draw: Draw, expected: str) -> DrawError:
        return DrawError(f"draw {self.position} is {draw!r}: expected {expected}")

    def below(self, n: int) -> int:
        if self._after is not None and self.left() == 0:
            return self._after.below(n)
        expected = f"a number from 0 to {n - 1}"
        draw = self._next(expected)
        if isinstance(draw, int) and 0 <= draw < n:
            return draw
        raise self._misfit(draw, expected)

    def pick(self, ids: list[int], names: list[str]) -> int:
        if self._after is not None and self.left() == 0:
            return self._after.pick(ids, names)
        expected = _one_of([names[card] for card in ids])
        draw = self._next(expected)
        for index, card in enumerate(ids):
            if names[card] == draw:
                return index
        raise self._misfit(draw, expected)

    def bag(self, counts: list[int], names: list[str]) -> int:
        if self._after is not None and self.left() == 0:
            return self._after.bag(counts, names)
        expected = _one_of([names[kind] for kind, count in enumerate(counts) if count > 0])
        draw = self._next(expected)
        for kind, count in enumerate(counts):
            if count > 0 and names[kind] == draw:
                return kind
        raise self._misfit(draw, expected)


class LenientChance(ScriptedChance):
    """Deals out named draws where they fit and turns to ``after`` where they do not.

    For guided games: a player who strays from the script meets ordinary chance.
    """

    def __init__(self, draws: list[Draw], after: Chance) -> None:
        super().__init__(draws, after)
        self._otherwise = after

    def below(self, n: int) -> int:
        try:
            return super().below(n)
        except DrawError:
            return self._otherwise.below(n)

    def pick(self, ids: list[int], names: list[str]) -> int:
        try:
            return super().pick(ids, names)
        except DrawError:
            return self._otherwise.pick(ids, names)

    def bag(self, counts: list[int], names: list[str]) -> int:
        try:
            return super().bag(counts, names)
        except DrawError:
            return self._otherwise.bag(counts, names)


def _one_of(names: list[str]) -> str:
    return "one of " + ", ".join(sorted(set(names))) if names else "nothing: there is none left"


def derived_seed(seed: str, line: int) -> str:
    """The seed of one journal line; saved games therefore need no generator state."""
    return hashlib.sha256(f"{seed}/{line}".encode()).hexdigest()


def commitment(seed: str, salt: str) -> str:
    """A promise of a seed that gives nothing away until seed and salt are shown."""
    return hashlib.sha256(f"wardround seed {salt} {seed}".encode()).hexdigest()
