"""Flips every bit of a small database, one at a time; each has to be found or change nothing.

``python -m bench.damage [--step N]`` tries every Nth bit (1: all of them, which takes hours).
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from pathlib import Path

from tests.server.test_damage import found_or_harmless, small_database


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--step", type=int, default=1)
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "x.sqlite"
        whole, tables = small_database(path)
        bits = range(0, 8 * len(whole), arguments.step)
        missed = [bit for bit in bits if not found_or_harmless(path, whole, tables, bit)]
    print(f"{len(bits)} flips in {len(whole) // 4096} pages: {len(missed)} missed {missed[:20]}")
    sys.exit(bool(missed))


if __name__ == "__main__":
    main()
