"""Waiting for something to become true, however slow the machine is."""

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
    """What ``look`` returns once that is ``good``, or whatever it still returns after a while."""
    end = time.monotonic() + patience
    while not good(seen := look()) and time.monotonic() < end:
        time.sleep(PAUSE)
    return seen
