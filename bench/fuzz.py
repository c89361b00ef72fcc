"""Fuzzes the messages of a table as long as wanted: ``python -m bench.fuzz --messages 1000000``.

What is said, and what has to hold whatever is said, is in `tests.server.wire_fuzz`.
"""

from __future__ import annotations

import argparse
import time
from typing import Any

from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from tests.server.test_wire_properties import SPOKEN
from tests.server.wire_fuzz import conversation

AT_ONCE = 200


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--messages", type=int, default=100_000)
    wanted, handled, began = parser.parse_args().messages, 0, time.monotonic()

    @settings(
        max_examples=AT_ONCE,
        deadline=None,
        database=None,
        phases=(Phase.generate, Phase.shrink),
        suppress_health_check=list(HealthCheck),
    )
    @given(sent=SPOKEN, seed=st.integers(0, 1 << 30))
    def speak(sent: list[tuple[int, dict[str, Any]]], seed: int) -> None:
        nonlocal handled
        handled += conversation(sent, seed)

    while handled < wanted:
        speak()
        print(f"{handled} messages in {time.monotonic() - began:.0f} s, nothing wrong", flush=True)


if __name__ == "__main__":
    main()
