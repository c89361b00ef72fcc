"""When to look for garbage.

A full collection walks over every object of every table: with hundreds of tables that takes long
enough for people to feel it. Tables hold no cycles and are freed without it, so full collections
are put off until nobody is waiting, or until they are long overdue.
"""

from __future__ import annotations

import gc
import os
import time
from pathlib import Path
from typing import Final

CALM_SECONDS: Final = 5.0
AT_LEAST_BETWEEN: Final = 60.0
AT_MOST_BETWEEN: Final = 900.0


def put_off_collections() -> None:
    """For a process that is a server and nothing else."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 1_000_000)


class Tidier:
    """Collects garbage at calm moments."""

    def __init__(self) -> None:
        self._last = time.monotonic()

    def tidy(self, quiet_since: float) -> None:
        now = time.monotonic()
        since = now - self._last
        calm = now - quiet_since > CALM_SECONDS and since > AT_LEAST_BETWEEN
        if calm or since > AT_MOST_BETWEEN:
            gc.collect()
            self._last = now


def resident_bytes() -> int:
    """How much memory this process has in use; 0 where the system does not tell."""
    try:
        pages = Path("/proc/self/statm").read_text("ascii").split()[1]
    except OSError:
        return 0
    return int(pages) * os.sysconf("SC_PAGE_SIZE")
