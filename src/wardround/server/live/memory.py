"""When to collect garbage, and when to return free memory to the system.

A full collection visits every object of every table: with hundreds of tables that takes long enough
for people to notice (0.4 s with 150 tables on a busy machine). Tables and connections hold no
cycles and are freed without it, so full collections are put off until the server is quiet, or until
they are long overdue.

Memory that tables and connections have freed is kept by the C library: it lies in holes between
what is in use, and the process stays as large as it was at its busiest. So at the same moments the
library is asked to return the holes.
"""

from __future__ import annotations

import ctypes
import gc
import os
import sys
from pathlib import Path
from typing import Final

from wardround.server.table.table import Table

CALM_SECONDS: Final = 5.0
MIN_BETWEEN: Final = 60.0
MAX_BETWEEN: Final = 4 * 3600.0
BYTES_PER_TABLE: Final = 30_000
OWN_CONTENT: Final = 600_000
BYTES_PER_LINE: Final = 200
"""Memory use of a table: at first, with a pack, and for each line of its journal."""


def put_off_collections() -> None:
    """For a process that is a server and nothing else."""
    gc.collect()
    gc.freeze()
    # Small thresholds: what an upload creates survives, and visiting 400,000 objects takes 70 ms.
    gc.set_threshold(2_000, 10, 1_000_000)


class GarbageCollector:
    """Collects garbage at quiet moments."""

    def __init__(self, now: float) -> None:
        self._last = now

    def collect(self, now: float, quiet_since: float) -> bool:
        """Collect if it is time to; returns whether it was."""
        since = now - self._last
        calm = now - quiet_since > CALM_SECONDS and since > MIN_BETWEEN
        if not calm and since <= MAX_BETWEEN:
            return False
        gc.collect()
        trim_memory()
        self._last = now
        return True


def trim_memory() -> bool:
    """Return free memory to the system; returns whether any was (False if impossible)."""
    try:
        return bool(ctypes.CDLL(None).malloc_trim(0))
    except (AttributeError, OSError, TypeError):
        return False  # only GNU's C library has this; others return memory on their own


def bytes_of(table: Table) -> int:
    """Roughly how much memory a table takes."""
    pack, lines = table.record.pack, table.play.journal.lines
    return BYTES_PER_TABLE + (OWN_CONTENT + len(pack) if pack else 0) + BYTES_PER_LINE * len(lines)


def blocks_in_use() -> int:
    """How many blocks of memory Python's objects take: constant unless something leaks."""
    return sys.getallocatedblocks()


def resident_bytes() -> int:
    """Resident memory of this process; 0 where the system does not say."""
    try:
        pages = Path("/proc/self/statm").read_text("ascii").split()[1]
    except OSError:
        return 0
    return int(pages) * os.sysconf("SC_PAGE_SIZE")
