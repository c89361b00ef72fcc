"""Four skill values in one number, so that one subtraction compares all four.

Each value has a field of seven bits, of which the highest stays free and shows a borrow: needs are
covered when ``((totals | GUARDS) - needs) & GUARDS == GUARDS``.
"""

from __future__ import annotations

from typing import Final

MOST_SKILL: Final = 63
GUARDS: Final = 0b1000000_1000000_1000000_1000000


def pack(values: list[int]) -> int:
    """Four values of 0 to 63 as fields of one number."""
    return values[0] | values[1] << 7 | values[2] << 14 | values[3] << 21


def pack_totals(a: int, b: int, c: int, d: int) -> int:
    """HE-3.7 A sum below 0 becomes 0; one above 63 is as good as 63."""
    return (
        max(0, min(a, MOST_SKILL))
        | max(0, min(b, MOST_SKILL)) << 7
        | max(0, min(c, MOST_SKILL)) << 14
        | max(0, min(d, MOST_SKILL)) << 21
    )
