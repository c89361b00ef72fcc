"""Plots as inline SVG: bars with intervals, curves, histograms. No script, nothing to load."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape
from typing import Final

from wardround.lab.statistics import Interval

WIDTH: Final = 720
ROW: Final = 26
MIN_LABEL: Final = 120
MAX_LABEL: Final = 330
MARGIN: Final = 40
COLOURS: Final = ("#1f6f8b", "#c8553d", "#5b8e3e", "#8a5a9e", "#b58a1b", "#3c5a99", "#777", "#222")


def _svg(height: float, parts: Sequence[str], title: str) -> str:
    return (
        f'<svg viewBox="0 0 {WIDTH} {height:.0f}" width="100%" role="img" '
        f'aria-label="{escape(title)}"><title>{escape(title)}</title>{"".join(parts)}</svg>'
    )


def as_file(svg: str) -> str:
    """A plot as a standalone image, readable on light and dark pages."""
    style = (
        "svg { background: #fbfaf7; color: #1c2326; } text { font: 13px sans-serif; }"
        ".axis, .whisker { stroke: #1c2326; stroke-width: 2; } .grid { stroke: #8884; }"
        ".mark { stroke: #c8553d; stroke-dasharray: 3 3; }"
    )
    head, rest = svg.split(">", 1)
    return f'{head} xmlns="http://www.w3.org/2000/svg"><style>{style}</style>{rest}\n'


def _text(x: float, y: float, words: str, anchor: str = "start", style: str = "") -> str:
    place = f'x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" class="{style}"'
    return f"<text {place}>{escape(words)}</text>"


def _line(x1: float, y1: float, x2: float, y2: float, style: str) -> str:
    return f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" class="{style}"/>'


def _label(names: Iterable[str]) -> float:
    """The width that the names of rows need."""
    longest = max((len(name) for name in names), default=0)
    return min(MAX_LABEL, max(MIN_LABEL, 7.3 * longest + 16))


def bars(
    title: str, rows: Sequence[tuple[str, Interval]], high: float | None = None, unit: str = "%"
) -> str:
    """One bar per row from 0, with the 95 % interval as a whisker. ``unit`` is % or nothing."""
    values = [v for _, interval in rows for v in (interval.low, interval.high, interval.value)]
    top = max([1e-9, *values]) if high is None else high
    low = min([0.0, *values])
    label = _label(name for name, _ in rows)
    scale = (WIDTH - label - 90) / ((top - low) or 1.0)
    zero = label - low * scale
    parts: list[str] = []
    for n, (name, interval) in enumerate(rows):
        y = 8 + n * ROW
        ends = sorted((zero, zero + interval.value * scale))
        parts.append(_text(label - 8, y + 14, name, "end"))
        parts.append(
            f'<rect x="{ends[0]:.1f}" y="{y}" width="{ends[1] - ends[0]:.1f}" height="{ROW - 8}" '
            f'fill="{COLOURS[0]}"/>'
        )
        left, right = zero + interval.low * scale, zero + interval.high * scale
        middle = y + (ROW - 8) / 2
        parts.append(_line(left, middle, right, middle, "whisker"))
        shown = f"{interval.value:.1%}" if unit == "%" else f"{interval.value:.1f}"
        parts.append(_text(max(right, ends[1]) + 6, y + 14, shown, "start", "small"))
    parts.append(_line(zero, 4, zero, 8 + len(rows) * ROW, "axis"))
    return _svg(16 + len(rows) * ROW, parts, title)


def shares(title: str, rows: Sequence[tuple[str, dict[str, int]]]) -> str:
    """One stacked bar per row: how the games ended."""
    names = sorted({name for _, counts in rows for name in counts})
    start = _label(label for label, _ in rows)
    room = WIDTH - start - 20
    parts: list[str] = []
    for n, (label, counts) in enumerate(rows):
        total, x, y = max(1, sum(counts.values())), start, 8 + n * ROW
        parts.append(_text(start - 8, y + 14, label, "end"))
        for k, name in enumerate(names):
            width = room * counts.get(name, 0) / total
            tip = f"{name}: {counts.get(name, 0)} of {total}"
            parts.append(
                f'<rect x="{x:.1f}" y="{y}" width="{width:.1f}" height="{ROW - 8}" '
                f'fill="{_colour(k)}"><title>{escape(tip)}</title></rect>'
            )
            x += width
    y = 8 + len(rows) * ROW
    return _svg(y + 24, [*parts, *_legend(y, names)], title)


def _colour(n: int) -> str:
    return COLOURS[n % len(COLOURS)]


def _legend(y: float, names: Sequence[str]) -> list[str]:
    parts, x = [], float(MARGIN)
    for n, name in enumerate(names):
        parts.append(f'<rect x="{x:.1f}" y="{y + 6}" width="11" height="11" fill="{_colour(n)}"/>')
        parts.append(_text(x + 16, y + 16, name, "start", "small"))
        x += 30 + 6.6 * len(name)
    return parts


def curves(
    title: str,
    series: Sequence[tuple[str, Sequence[float]]],
    marks: Sequence[tuple[int, str]] = (),
) -> str:
    """Values from 0 to 1 over the moves of a game; marks are labelled moments."""
    longest = max(2, *(len(values) for _, values in series))
    step = (WIDTH - 2 * MARGIN) / (longest - 1)
    height, bottom = 260, 210
    parts: list[str] = []
    for share in (0.0, 0.25, 0.5, 0.75, 1.0):
        y = bottom - share * (bottom - 12)
        parts.append(_line(MARGIN, y, WIDTH - MARGIN, y, "grid"))
        parts.append(_text(MARGIN - 6, y + 4, f"{share:.0%}", "end", "small"))
    for at, word in marks:
        x = MARGIN + at * step
        parts.append(_line(x, 12, x, bottom, "mark"))
        parts.append(_text(x, bottom + 14, word, "middle", "small"))
    for n, (_, values) in enumerate(series):
        way = " ".join(
            f"{MARGIN + k * step:.1f},{bottom - min(1.0, max(0.0, v)) * (bottom - 12):.1f}"
            for k, v in enumerate(values)
        )
        line = f'fill="none" stroke="{_colour(n)}" stroke-width="2"'
        parts.append(f'<polyline points="{way}" {line}/>')
    return _svg(height, [*parts, *_legend(bottom + 22, [name for name, _ in series])], title)


def reliability(title: str, points: Sequence[tuple[float, Interval]]) -> str:
    """Predictions (x) against results (y), with whiskers; the line is perfect calibration."""
    size = 300
    side, left = size - 2 * MARGIN, (WIDTH - size) / 2 + MARGIN

    def at(share: float) -> float:
        return size - MARGIN - share * side

    parts = [_line(left, at(0.0), left + side, at(1.0), "mark")]
    for share in (0.0, 0.25, 0.5, 0.75, 1.0):
        parts.append(_line(left, at(share), left + side, at(share), "grid"))
        parts.append(_text(left - 6, at(share) + 4, f"{share:.0%}", "end", "small"))
        parts.append(_text(left + share * side, at(0.0) + 16, f"{share:.0%}", "middle", "small"))
    for said, came in points:
        x = left + said * side
        parts.append(_line(x, at(came.low), x, at(came.high), "whisker"))
        parts.append(f'<circle cx="{x:.1f}" cy="{at(came.value):.1f}" r="5" fill="{COLOURS[0]}"/>')
    return _svg(size, parts, title)


def histogram(title: str, series: Sequence[tuple[str, Sequence[float]]]) -> str:
    """How often each score came up, as overlaid outlines."""
    values = [value for _, some in series for value in some]
    low, high = min(values), max(values)
    bins = 20
    size = (high - low) / bins or 1.0
    tallest = 0.0
    shapes: list[list[float]] = []
    for _, some in series:
        counts = [0.0] * bins
        for value in some:
            counts[min(bins - 1, int((value - low) / size))] += 1.0 / max(1, len(some))
        shapes.append(counts)
        tallest = max(tallest, *counts)
    height, bottom = 220, 160
    width = (WIDTH - 2 * MARGIN) / bins
    parts = [_line(MARGIN, bottom, WIDTH - MARGIN, bottom, "axis")]
    for n, counts in enumerate(shapes):
        way = []
        for k, count in enumerate(counts):
            y = bottom - count / tallest * (bottom - 14)
            way += [f"{MARGIN + k * width:.1f},{y:.1f}", f"{MARGIN + (k + 1) * width:.1f},{y:.1f}"]
        colour = _colour(n)
        parts.append(
            f'<polyline points="{MARGIN},{bottom} {" ".join(way)} {WIDTH - MARGIN},{bottom}" '
            f'fill="{colour}" fill-opacity="0.15" stroke="{colour}" stroke-width="1.5"/>'
        )
    for k in (0, bins // 2, bins):
        words = f"{low + k * size:.0f}" if high - low > 5 else f"{low + k * size:.1f}"
        parts.append(_text(MARGIN + k * width, bottom + 16, words, "middle", "small"))
    return _svg(height, [*parts, *_legend(bottom + 26, [name for name, _ in series])], title)
