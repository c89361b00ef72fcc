"""Kills a server with kill -9 again and again while a client plays: ``python -m bench.kills``.

After each restart, every answered action must be there, once and in order.
"""

from __future__ import annotations

import argparse
import tempfile
import time
from pathlib import Path

from tests.server.test_kill import kill_many_times

AT_ONCE = 100


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--kills", type=int, default=1000)
    wanted, killed, answered = parser.parse_args().kills, 0, 0
    began = time.monotonic()
    while killed < wanted:
        times = min(AT_ONCE, wanted - killed)
        with tempfile.TemporaryDirectory() as folder:
            answered += kill_many_times(Path(folder), times)
        killed += times
        print(
            f"{killed} kills, {answered} answered actions, none lost, doubled or out of order; "
            f"{time.monotonic() - began:.0f} s",
            flush=True,
        )


if __name__ == "__main__":
    main()
