"""How long a search may go on."""

# Compiled with the engine.
from __future__ import annotations

import time
from collections.abc import Callable

Stop = Callable[[], bool]
"""Asked between simulations whether to stop right away."""


def never() -> bool:
    """Do not stop before the budget is spent."""
    return False


class Budget:
    """A number of simulations, seconds, or both: whichever runs out first."""

    __slots__ = ("_started", "clock", "seconds", "simulations", "spent")

    def __init__(
        self,
        simulations: int | None = None,
        seconds: float | None = None,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        if simulations is None and seconds is None:
            raise ValueError("a budget needs simulations or seconds")
        if (simulations is not None and simulations < 1) or (seconds is not None and seconds <= 0):
            raise ValueError("a budget has at least one simulation and more than no time")
        self.simulations = simulations
        self.seconds = seconds
        self.spent = 0
        self.clock = clock
        self._started = clock()

    def again(self, times: int = 1) -> Budget:
        """A fresh copy of this budget, starting now; ``times`` multiplies the simulations but not
        the seconds."""
        simulations = None if self.simulations is None else self.simulations * times
        return Budget(simulations, self.seconds, self.clock)

    def shortened(self, share: float) -> Budget:
        """The same number of simulations within a share of the seconds."""
        seconds = None if self.seconds is None else self.seconds * share
        return Budget(self.simulations, seconds, self.clock)

    def spend(self) -> bool:
        """Take one simulation; False if none is left. The first one is always granted."""
        if self.spent and self.fraction() >= 1.0:
            return False
        self.spent += 1
        return True

    def fraction(self) -> float:
        """How much of the budget is spent, from 0 to 1 and beyond."""
        by_count = 0.0 if self.simulations is None else self.spent / self.simulations
        if self.seconds is None:
            return by_count
        return max(by_count, (self.clock() - self._started) / self.seconds)
