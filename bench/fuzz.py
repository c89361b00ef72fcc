"""Fuzzes a table's messages for as long as you like: ``python -m bench.fuzz --messages 1000000``.

The messages and the invariants to check are in `tests.server.wire_fuzz`. A conversation that goes
wrong ends the run with its traceback and its seed; ``--seed`` starts again from there.
"""

from __future__ import annotations

import argparse
import itertools
import random
import time

from tests.server.wire_fuzz import conversation

LENGTHS = (10, 40, 40, 150, 600)
"""Messages per conversation: many short ones, some long."""


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--messages", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=0)
    arguments = parser.parse_args()
    began, shown, handled = time.monotonic(), 0.0, 0
    for seed in itertools.count(arguments.seed):
        chance = random.Random(seed)
        try:
            handled += conversation(chance, chance.choice(LENGTHS))
        except BaseException:
            print(f"after {handled} messages, in the conversation of --seed {seed}:", flush=True)
            raise
        seconds = time.monotonic() - began
        if handled >= arguments.messages or seconds - shown > 10:
            shown = seconds
            cpu = time.process_time()
            tables = seed + 1 - arguments.seed
            print(
                f"{handled} messages at {tables} tables, nothing wrong; "
                f"{seconds:.0f} s, {handled / cpu:.0f} a second of CPU time",
                flush=True,
            )
        if handled >= arguments.messages:
            return


if __name__ == "__main__":
    main()
