"""Makes every write and sync of the store fail in every way: ``python -m bench.disk``.

A step fails, is torn, or finds the disk full; or the power fails after it, and unsynced data is
lost, written, torn, garbled or partly there. Every answered write must survive intact.
"""

from __future__ import annotations

import sys
import tempfile
from collections import Counter
from pathlib import Path

from tests.server.faulty_disk import CRASHES, FAULTS
from tests.server.test_store_faults import (
    recorded,
    survives_a_crash,
    survives_a_step_that_fails,
)


def main() -> None:
    wrong: Counter[str] = Counter()
    with tempfile.TemporaryDirectory() as name:
        path = Path(name) / "whole.sqlite"
        steps, answered = recorded(path)
        kinds = Counter(step.kind for step in steps)
        print(f"{len(steps)} steps: {dict(kinds)}; {len(answered) - 1} answered writes", flush=True)
        for fault in FAULTS:
            for at in range(1, len(steps) + 1):
                where = Path(name) / f"{fault} {at}.sqlite"
                wrong[fault] += not survives_a_step_that_fails(where, at, fault)
            print(f"a step {fault}: {len(steps)} tried, {wrong[fault]} wrong", flush=True)
        for crash in CRASHES:
            for at in range(len(steps) + 1):
                wrong[crash] += not survives_a_crash(path, steps, answered, at, crash)
            print(f"a crash, {crash}: {len(steps) + 1} tried, {wrong[crash]} wrong", flush=True)
    sys.exit(bool(wrong.total()))


if __name__ == "__main__":
    main()
