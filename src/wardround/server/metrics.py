"""Counters, gauges and histograms in Prometheus text format."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable
from typing import Final

BOUNDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)


class Histogram:
    __slots__ = ("counts", "total")

    def __init__(self) -> None:
        self.counts = [0] * (len(BOUNDS) + 1)
        self.total = 0.0

    def add(self, seconds: float) -> None:
        self.counts[bisect_left(BOUNDS, seconds)] += 1
        self.total += seconds


class Metrics:
    """What the server counts. Labels never hold names or tokens."""

    def __init__(self) -> None:
        names = ("requests", "messages", "refused", "actions", "bot_failures", "dropped", "errors")
        self.counters: dict[str, dict[str, int]] = {f"wardround_{n}_total": {} for n in names}
        self.gauges: dict[str, Callable[[], float]] = {}
        self.action_seconds = Histogram()
        """From an action's arrival until its last view is handed to a socket."""
        self.write_seconds = Histogram()
        self.loop_stall_seconds = Histogram()
        """How late the event loop's ticks came."""

    def count(self, name: str, label: str = "") -> None:
        family = self.counters[f"wardround_{name}_total"]
        family[label] = family.get(label, 0) + 1

    def text(self) -> str:
        lines: list[str] = []
        for name, family in self.counters.items():
            lines.append(f"# TYPE {name} counter")
            for label, value in sorted(family.items() or [("", 0)]):
                lines.append(f'{name}{{kind="{label}"}} {value}' if label else f"{name} {value}")
        for name, value_of in self.gauges.items():
            lines += [f"# TYPE wardround_{name} gauge", f"wardround_{name} {value_of():g}"]
        for name, histogram in (
            ("wardround_action_seconds", self.action_seconds),
            ("wardround_write_seconds", self.write_seconds),
            ("wardround_loop_stall_seconds", self.loop_stall_seconds),
        ):
            lines.append(f"# TYPE {name} histogram")
            running = 0
            for bound, count in zip((*BOUNDS, "+Inf"), histogram.counts, strict=True):
                running += count
                lines.append(f'{name}_bucket{{le="{bound}"}} {running}')
            lines += [f"{name}_sum {histogram.total:g}", f"{name}_count {running}"]
        return "\n".join(lines) + "\n"
