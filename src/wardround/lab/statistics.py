"""How certain a rate or a mean is: 95 % intervals."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

import msgspec

Z95: Final = 1.959963984540054


class Interval(msgspec.Struct, frozen=True):
    """An estimate with the bounds of its 95 % interval."""

    value: float
    low: float
    high: float


def rate(successes: float, trials: int) -> Interval:
    """A proportion with Wilson's score interval, which also holds near 0 and 1."""
    if trials == 0:
        return Interval(0.0, 0.0, 1.0)
    p, z2 = successes / trials, Z95 * Z95
    centre = (p + z2 / (2 * trials)) / (1 + z2 / trials)
    half = Z95 * math.sqrt(p * (1 - p) / trials + z2 / (4 * trials * trials)) / (1 + z2 / trials)
    return Interval(p, max(0.0, centre - half), min(1.0, centre + half))


def mean(values: Sequence[float]) -> Interval:
    """A mean with the normal interval."""
    count = len(values)
    if count == 0:
        return Interval(0.0, 0.0, 0.0)
    average = sum(values) / count
    if count == 1:
        return Interval(average, average, average)
    spread = math.sqrt(sum((value - average) ** 2 for value in values) / (count - 1))
    half = Z95 * spread / math.sqrt(count)
    return Interval(average, average - half, average + half)


def percent(interval: Interval, digits: int = 1) -> str:
    """``44.0% (37.3%–50.9%)``"""
    value, low, high = (f"{x:.{digits}%}" for x in (interval.value, interval.low, interval.high))
    return f"{value} ({low}–{high})"


def amount(interval: Interval) -> str:
    """``5.8 (4.9–6.6)``, ``-0.7 (-0.9 to -0.4)``"""
    between = " to " if interval.low < 0 else "–"
    return f"{interval.value:.1f} ({interval.low:.1f}{between}{interval.high:.1f})"
