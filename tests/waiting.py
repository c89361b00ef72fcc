"""Waiting for something to happen; a busy machine may take its time."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import TypeVar

PATIENCE = 60.0
PAUSE = 0.05

Seen = TypeVar("Seen")


def until(
    look: Callable[[], Seen], good: Callable[[Seen], bool], patience: float = PATIENCE
) -> Seen:
    """What is seen as soon as it is good, or whatever is seen when time is up."""
    end = time.monotonic() + patience
    while not good(seen := look()) and time.monotonic() < end:
        time.sleep(PAUSE)
    return seen
