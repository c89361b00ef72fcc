"""Flips every bit of a small database, one at a time; each flip must be found or harmless.

``python -m bench.damage [--step N]`` tries every Nth bit (1: all of them, which takes hours).
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from pathlib import Path

from tests.server.test_damage import found_or_harmless, small_database

AT_ONCE = 200


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--step", type=int, default=1)
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "x.sqlite"
        whole, tables = small_database(path)
        bits = range(0, 8 * len(whole), arguments.step)
        missed: list[int] = []
        for n, bit in enumerate(bits, 1):
            if not found_or_harmless(path, whole, tables, bit):
                missed.append(bit)
            if n % AT_ONCE == 0 or n == len(bits):
                pages = f"{bit // 8 // 4096 + 1} of {len(whole) // 4096} pages"
                print(f"{n} flips in {pages}: {len(missed)} missed {missed[:20]}", flush=True)
    sys.exit(bool(missed))


if __name__ == "__main__":
    main()
