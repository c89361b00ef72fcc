"""Cutting an encoding into the parts that a `wardround.core.sight.Sight` tells."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from wardround.adapters.gatherings import Bag, Keyed, Mapping, Slots
from wardround.adapters.nodes import Node, Places, Row
from wardround.adapters.parts import (
    Entries,
    KeyedRows,
    ListedRows,
    Marked,
    MarkedBag,
    MarkedKeys,
    MarkedPlaces,
    MarkedSlots,
    MarkedSome,
    Part,
    Several,
)
from wardround.core.sight import MARK, MARKS, ROWS, VALUES

_STEP: Final = re.compile(r"\w+")


def parts_of(root: Node, start: int, paths: Sequence[tuple[str, int]]) -> list[Part | None] | None:
    """A part for every path, or none where there are no columns.

    None at all if there are columns that no part covers: then whole views have to be encoded.
    """
    several: dict[int, Several | Entries] = {}
    found: dict[int, tuple[Node, int, list[str | int]]] = {}
    for n, (path, kind) in enumerate(paths):
        above, _, names = path.rpartition(".") if kind in (VALUES, ROWS) else (path, "", "")
        node, begin, steps = _resolved(root, start, above)
        if kind != VALUES:
            found[n] = node, begin, steps
        elif isinstance(node, Row):
            several[n] = Several(node, begin, names.split())
        elif isinstance(node, Mapping):
            several[n] = Entries(node, begin, names.split())
    spans = {n: [(begin, begin + node.size)] for n, (node, begin, _) in found.items()}
    spans |= {n: part.spans() for n, part in several.items()}
    covered = [span for many in spans.values() for span in many]
    if _first_uncovered(start, start + root.size, covered) is not None:
        return None
    parts: dict[int, Part] = {**several}
    for n, (node, begin, steps) in found.items():
        if node.size:
            rest = _without([s for m in spans if m != n for s in spans[m]], *spans[n][0])
            path, kind = paths[n]
            if kind == ROWS:
                parts[n] = _rows_part(node, begin, steps, path.rpartition(".")[2].split())
            else:
                parts[n] = _part(node, begin, steps, kind, rest)
    return [parts.get(n) for n in range(len(paths))]


def _resolved(node: Node, start: int, path: str) -> tuple[Node, int, list[str | int]]:
    steps: list[str | int] = []
    for word in _STEP.findall(path):
        if isinstance(node, Places) and word.isdigit():
            steps.append(int(word))
            start += node.starts[int(word)]
            node = node.nodes[int(word)]
        elif isinstance(node, Row):
            steps.append(word)
            for name, inner in node.fields.items():
                if name == word:
                    node = inner
                    break
                start += inner.size
            else:
                return Node(0), start, steps
        else:
            return Node(0), start, steps
    return node, start, steps


def _without(others: list[tuple[int, int]], begin: int, end: int) -> list[tuple[int, int]]:
    """The columns of a part that no part inside it has."""
    left: list[tuple[int, int]] = []
    for first, after in sorted(others):
        if begin <= first < after <= end:
            if first > begin:
                left.append((begin, first))
            begin = after
    if begin < end:
        left.append((begin, end))
    return left


def _first_uncovered(start: int, end: int, spans: list[tuple[int, int]]) -> int | None:
    """The first column that belongs to no part."""
    for begin, after in sorted(spans):
        if begin > start:
            break
        start = max(start, after)
    return start if start < end else None


def _rows_part(node: Node, start: int, steps: list[str | int], names: Sequence[str]) -> Part:
    if isinstance(node, Keyed):
        return KeyedRows(node, start, steps, names)
    if isinstance(node, (Places, Slots)):
        return ListedRows(node, start, steps, names)
    return MarkedSome(node, start, steps)


def _part(
    node: Node, start: int, steps: list[str | int], kind: int, segments: list[tuple[int, int]]
) -> Part:
    if kind == MARK:
        return Marked(node, start, steps, segments)
    if kind == MARKS:
        if isinstance(node, Places):
            return MarkedPlaces(node, start, steps)
        if isinstance(node, Slots):
            return MarkedSlots(node, start, steps)
        if isinstance(node, (Keyed, Mapping)):
            return MarkedKeys(node, start, steps)
        if isinstance(node, Bag):
            return MarkedBag(node, start, steps)
        return MarkedSome(node, start, steps)
    return Part(node, start, steps)
