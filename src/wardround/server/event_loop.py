"""The event loop belongs to everybody: long work is done in slices, and stalls are measured.

A stall is measured twice. Its *wall* time is what people feel; it grows on a machine that does
other things too. Its *CPU* time is what the loop's own thread worked between two ticks without
a pause, and that is our own doing on any machine.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterable
from typing import Final, TypeVar

from wardround.core.slices import Slices
from wardround.server.metrics import Metrics

T = TypeVar("T")

SLICE_SECONDS: Final = 0.005
TICK_SECONDS: Final = 0.01
MOST_STALLED: Final = 0.05
"""Nothing that one person does may keep the loop from others for longer."""

_cpu_seconds: Final[Callable[[], float]] = getattr(time, "thread_time", time.monotonic)
"""A page has no clock for the time that a thread works."""


async def in_slices(work: Slices[T]) -> T:
    """Finish long work while others get their turn every few milliseconds."""
    while True:
        end = time.monotonic() + SLICE_SECONDS
        try:
            while time.monotonic() < end:
                next(work)
        except StopIteration as done:
            result: T = done.value
            return result
        await asyncio.sleep(0)


def all_of(items: Iterable[T]) -> Slices[list[T]]:
    """A list of items that take long to make."""
    found: list[T] = []
    for item in items:
        found.append(item)
        yield
    return found


class Watchdog:
    """Ticks on the event loop and notices when a tick comes late."""

    def __init__(self, metrics: Metrics) -> None:
        self._longest = 0.0
        self._metrics = metrics
        self._timer: asyncio.TimerHandle | None = None
        self._due = self._worked = 0.0
        metrics.gauges |= {"loop_longest_cpu_seconds": self.take_longest}

    def start(self) -> None:
        loop = asyncio.get_running_loop()
        self._due, self._worked = loop.time() + TICK_SECONDS, _cpu_seconds()
        # Not at a time: a page that was busy in between takes no time of the past.
        self._timer = loop.call_later(TICK_SECONDS, self._tick)

    def take_longest(self) -> float:
        """The most CPU seconds that the loop worked between two ticks since the last call."""
        longest, self._longest = self._longest, 0.0
        return longest

    def stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()

    def _tick(self) -> None:
        loop = asyncio.get_running_loop()
        late, worked = loop.time() - self._due, _cpu_seconds() - self._worked
        self._metrics.loop_stall_seconds.add(late)
        self._longest = max(self._longest, min(worked, late + TICK_SECONDS))
        self.start()
