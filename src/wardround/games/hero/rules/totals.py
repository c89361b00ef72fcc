"""Four skill values packed into one number, so one subtraction compares all four.

Each value has a field of seven bits; the highest stays free and shows a borrow. Needs are covered
when ``((totals | GUARDS) - needs) & GUARDS == GUARDS``.
"""

from __future__ import annotations

from typing import Final

MAX_SKILL: Final = 63
GUARDS: Final = 0b1000000_1000000_1000000_1000000


def pack_totals(sums: list[int]) -> int:
    """HE-3.7 A sum below 0 becomes 0; one above 63 is as good as 63."""
    a, b, c, d = sums
    # Uncompiled, `min` and `max` would take eight calls.
    return (
        (0 if a < 0 else MAX_SKILL if a > MAX_SKILL else a)
        | (0 if b < 0 else MAX_SKILL if b > MAX_SKILL else b) << 7
        | (0 if c < 0 else MAX_SKILL if c > MAX_SKILL else c) << 14
        | (0 if d < 0 else MAX_SKILL if d > MAX_SKILL else d) << 21
    )
