"""When to collect garbage, and to return free memory to the system.

A full collection walks over every object of every table: with hundreds of tables that takes long
enough for people to notice (0.4 s with 150 tables on a busy machine). Tables and connections hold
no cycles and are freed without it, so full collections are put off until nobody is waiting, or
until they are long overdue.

What tables and connections leave behind is free, but the C library keeps it: there are holes
between what is in use, and the process stays as large as it was at its busiest. So at the same
moments the library is asked to return the holes.
"""

from __future__ import annotations

import ctypes
import gc
import os
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from wardround.server.table import Table

CALM_SECONDS: Final = 5.0
AT_LEAST_BETWEEN: Final = 60.0
AT_MOST_BETWEEN: Final = 4 * 3600.0
SMALLEST: Final = 30_000
OWN_CONTENT: Final = 600_000
BYTES_PER_LINE: Final = 200
"""What a table takes in memory at first, with a pack, and for each line of its journal."""


def put_off_collections() -> None:
    """For a process that is a server and nothing else."""
    gc.collect()
    gc.freeze()
    # Small ones: what an upload makes survives, and 400,000 objects take 70 ms to walk over.
    gc.set_threshold(2_000, 10, 1_000_000)


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
            give_back()
            self._last = now


def give_back() -> bool:
    """Return free memory to the system; whether any was returned (False where there is no way)."""
    try:
        return bool(ctypes.CDLL(None).malloc_trim(0))
    except (AttributeError, OSError, TypeError):
        return False  # only GNU's C library has this; others return memory by themselves


def bytes_of(table: Table) -> int:
    """About how much memory a table takes."""
    pack, lines = table.record.pack, table.play.journal.lines
    return SMALLEST + (OWN_CONTENT + len(pack) if pack else 0) + BYTES_PER_LINE * len(lines)


def blocks_in_use() -> int:
    """How many blocks of memory Python's objects take: flat unless something leaks."""
    return sys.getallocatedblocks()


def resident_bytes() -> int:
    """Resident memory of this process; 0 where the system does not say."""
    try:
        pages = Path("/proc/self/statm").read_text("ascii").split()[1]
    except OSError:
        return 0
    return int(pages) * os.sysconf("SC_PAGE_SIZE")
