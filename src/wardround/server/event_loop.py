"""Keeps the event loop fair: long work is split up, and stalls are measured.

Slices of long work are short, and so is the work for one message; but there may be many at once. So
each pass of the loop handles one message per client, and between two slices there is a pause as
long as a slice (`wait_turn`).

A stall is measured twice. Its *wall* time is what people feel, and grows on a machine that is busy
with other things. Its *CPU* time is how long the loop's own thread worked between two ticks without
a pause, and that is our own doing on any machine. When it gets too long, a system timer interrupts
it, and the log says where it was.
"""

from __future__ import annotations

import asyncio
import logging
import signal
import threading
import time
import traceback
import weakref
from collections.abc import Callable, Iterable
from pathlib import Path
from types import FrameType
from typing import Final, TypeVar

from wardround.core.slices import Slices
from wardround.server.metrics import Metrics

T = TypeVar("T")

log = logging.getLogger("wardround.loop")

SLICE_SECONDS: Final = 0.005
TICK_SECONDS: Final = 0.01
LATELY: Final = 0.02
"""Longer than one message takes."""
MAX_TIMINGS: Final = 10_000
LONG_WORK: Final = "long work"
MAX_STALL: Final = 0.05
"""The longest that one person may keep the loop from others."""
BETWEEN_REPORTS: Final = 10.0
INNERMOST: Final = 8
"""How many calls the log names."""

_cpu_seconds: Final[Callable[[], float]] = getattr(time, "thread_time", time.monotonic)
"""A page has no clock for a thread's CPU time."""


class _Turns:
    """Who is waiting for a turn, and when each client last had one."""

    def __init__(self) -> None:
        self.lines: weakref.WeakValueDictionary[str, asyncio.Lock] = weakref.WeakValueDictionary()
        self.latest: dict[str, float] = {}


_turns: Final[weakref.WeakKeyDictionary[asyncio.AbstractEventLoop, _Turns]] = (
    weakref.WeakKeyDictionary()
)


async def wait_turn(client: str = LONG_WORK) -> None:
    """Wait for a turn to do a few milliseconds of work, up to the next ``await``.

    Each client has its own line, and all long work shares one. A client that has not asked for
    anything lately does not have to wait.
    """
    loop = asyncio.get_running_loop()
    turns = _turns.setdefault(loop, _Turns())
    lately = loop.time() - turns.latest.get(client, -LATELY) < LATELY
    if lately or client in turns.lines or client == LONG_WORK:
        async with turns.lines.setdefault(client, asyncio.Lock()):
            await asyncio.sleep(SLICE_SECONDS if client == LONG_WORK else 0)
    if len(turns.latest) > MAX_TIMINGS:
        turns.latest.clear()
    turns.latest[client] = loop.time()


async def in_slices(work: Slices[T]) -> T:
    """Finish long work while others get their turn every few milliseconds."""
    while True:
        await wait_turn()
        end = time.monotonic() + SLICE_SECONDS
        try:
            while time.monotonic() < end:
                next(work)
        except StopIteration as done:
            result: T = done.value
            return result


def all_of(items: Iterable[T]) -> Slices[list[T]]:
    """A list of items that are slow to make."""
    result: list[T] = []
    for item in items:
        result.append(item)
        yield
    return result


class Watchdog:
    """Ticks on the event loop and notices when a tick comes late."""

    def __init__(self, metrics: Metrics) -> None:
        self._longest = 0.0
        self._metrics = metrics
        self._timer: asyncio.TimerHandle | None = None
        self._due = self._worked = 0.0
        self._reported = -BETWEEN_REPORTS
        self._can_interrupt = False
        metrics.gauges |= {"loop_longest_cpu_seconds": self.take_longest}

    def start(self) -> None:
        main = threading.current_thread() is threading.main_thread()
        if main and hasattr(signal, "setitimer"):  # neither a page nor Windows has it
            signal.signal(signal.SIGVTALRM, self._say_where)
            self._can_interrupt = True
        self._wait()

    def _wait(self) -> None:
        loop = asyncio.get_running_loop()
        self._due, self._worked = loop.time() + TICK_SECONDS, _cpu_seconds()
        if self._can_interrupt:
            # Repeatedly: the timer counts in coarse steps, and may fire a little too early.
            signal.setitimer(signal.ITIMER_VIRTUAL, MAX_STALL, TICK_SECONDS)
        # Not `call_at`: a page that was busy in between does not accept a time in the past.
        self._timer = loop.call_later(TICK_SECONDS, self._tick)

    def take_longest(self) -> float:
        """The most CPU seconds that the loop worked between two ticks since the last call."""
        longest, self._longest = self._longest, 0.0
        return longest

    def stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
        if self._can_interrupt:
            signal.setitimer(signal.ITIMER_VIRTUAL, 0)

    def _tick(self) -> None:
        loop = asyncio.get_running_loop()
        late, worked = loop.time() - self._due, _cpu_seconds() - self._worked
        self._metrics.loop_stall_seconds.add(late)
        self._longest = max(self._longest, min(worked, late + TICK_SECONDS))
        self._wait()

    def _say_where(self, _number: int, frame: FrameType | None) -> None:
        """The process has been busy since the last tick: log where, if it was the loop."""
        now = time.monotonic()
        if _cpu_seconds() - self._worked < MAX_STALL or now - self._reported < BETWEEN_REPORTS:
            return
        self._reported = now
        calls = traceback.extract_stack(frame)[-INNERMOST:]
        where = " > ".join(
            f"{call.name} ({Path(call.filename).stem}:{call.lineno})" for call in calls
        )
        log.warning("the event loop is blocked", extra={"fault": where})
