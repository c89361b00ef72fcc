"""Nodes for lists and tables whose length changes: slots, bags, and rows by their ids."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

from wardround.adapters.nodes import LEFT_OUT, Cells, Floats, Node, Row, clear

FEW: Final = 12
"""So many words are looked up one after the other."""


class Slots(Node):
    """A list in its order: ``places`` slots, each with a column for "listed"; the rest is cut."""

    __slots__ = ("inner", "places", "step")

    def __init__(self, inner: Node, places: int) -> None:
        self.inner = inner
        self.places = places
        self.step = 1 + inner.size
        super().__init__(places * self.step)

    def write(self, out: Cells, base: int, value: Any) -> None:
        for n, item in zip(range(self.places), value, strict=False):
            out[base + n * self.step] = 1.0
            self.inner.write(out, base + n * self.step + 1, item)

    def update(self, out: Cells, base: int, new: Any, old: Any) -> None:
        both = min(len(new), len(old), self.places)
        for n in range(both):
            a, b = new[n], old[n]
            if a is not b and a != b:
                self.inner.update(out, base + n * self.step + 1, a, b)
        for n in range(both, min(len(new), self.places)):
            out[base + n * self.step] = 1.0
            self.inner.write(out, base + n * self.step + 1, new[n])
        if len(old) > both:
            clear(out, base + both * self.step, base + min(len(old), self.places) * self.step)

    def read(self, data: Floats, base: int) -> list[Any]:
        return [
            self.inner.read(data, start + 1)
            for start in range(base, base + self.size, self.step)
            if data[start] > 0.5
        ]

    def names(self, path: str) -> Iterator[str]:
        for n in range(self.places):
            yield f"{path}[{n}] listed"
            yield from self.inner.names(f"{path}[{n}]")


class Bag(Node):
    """A list of words or small numbers as counts: how often each occurs, up to ``most``.

    The order is not kept. `fitting` takes a bag where lists are always sorted in one order, so that
    nothing is lost, or where the order would need too many columns.
    """

    __slots__ = ("index", "most", "symbols")

    def __init__(self, symbols: Sequence[Any], most: int) -> None:
        super().__init__(len(symbols) + 1)
        self.symbols = tuple(symbols)
        self.index = {symbol: n for n, symbol in enumerate(self.symbols)}
        self.most = most

    def write(self, out: Cells, base: int, value: Any) -> None:
        counts: dict[int, int] = {}
        for symbol in value:
            column = self.index.get(symbol, len(self.symbols))
            counts[column] = counts.get(column, 0) + 1
        for column, count in counts.items():
            out[base + column] = min(count, self.most) / self.most

    def update(self, out: Cells, base: int, new: Any, old: Any) -> None:
        index, other = self.index, len(self.symbols)
        if self.most > 1:
            for symbol in old:
                out[base + index.get(symbol, other)] = 0.0
            self.write(out, base, new)
            return
        before, after, listed = old, new, new
        if len(old) + len(new) > FEW:
            # Mostly one word of many has come or gone: what is the same at both ends is left out.
            first, end, gone = 0, len(new), len(old)
            while first < end and first < gone and new[first] == old[first]:
                first += 1
            while end > first and gone > first and new[end - 1] == old[gone - 1]:
                end -= 1
                gone -= 1
            before, after = old[first:gone], new[first:end]
            if len(before) > FEW:
                listed = set(new)
        lost = False
        for symbol in before:
            if symbol not in listed:
                column = index.get(symbol, other)
                out[base + column] = 0.0
                lost = lost or column == other
        for symbol in new if lost else after:
            if lost or symbol not in before:
                out[base + index.get(symbol, other)] = 1.0

    def read(self, data: Floats, base: int) -> list[Any]:
        found: list[Any] = []
        for n, symbol in enumerate((*self.symbols, LEFT_OUT)):
            found += [symbol] * round(float(data[base + n]) * self.most)
        return found

    def names(self, path: str) -> Iterator[str]:
        for symbol in (*self.symbols, "(other)"):
            yield f"{path} count {symbol} [0..{self.most}]"


class Keyed(Node):
    """Rows by their id: a column for "listed" and the row, for every id.

    The rows of a list are always in the order of ``keys``, so that nothing is lost.
    """

    __slots__ = ("field", "index", "inner", "keys", "step")

    def __init__(self, field: str, keys: Sequence[str], inner: Row) -> None:
        self.field = field
        self.keys = tuple(keys)
        self.inner = inner
        self.step = 1 + inner.size
        self.index = {key: n * self.step for n, key in enumerate(self.keys)}
        super().__init__(len(self.keys) * self.step)

    def items(self, value: Any) -> dict[Any, Any]:
        return {getattr(item, self.field): item for item in value}

    def write(self, out: Cells, base: int, value: Any) -> None:
        for key, item in self.items(value).items():
            offset = self.index.get(key)
            if offset is not None:
                out[base + offset] = 1.0
                self.inner.write(out, base + offset + 1, item)

    def update(self, out: Cells, base: int, new: Any, old: Any) -> None:
        before = self.items(old)
        for key, item in self.items(new).items():
            offset = self.index.get(key)
            known = before.pop(key, None)
            if offset is None:
                continue
            if known is None:
                out[base + offset] = 1.0
                self.inner.write(out, base + offset + 1, item)
            elif known is not item and known != item:
                self.inner.update(out, base + offset + 1, item, known)
        for key in before:
            offset = self.index.get(key)
            if offset is not None:
                clear(out, base + offset, base + offset + self.step)

    def read(self, data: Floats, base: int) -> list[Any]:
        found: list[Any] = []
        for key, offset in self.index.items():
            if data[base + offset] > 0.5:
                item = self.inner.read(data, base + offset + 1)
                item[self.field] = key
                self.inner.complete(item)
                found.append(item)
        return found

    def names(self, path: str) -> Iterator[str]:
        for key in self.keys:
            yield f"{path}[{key}] listed"
            yield from self.inner.names(f"{path}[{key}]")


class Mapping(Node):
    """A dict: a column for "listed" and the value, for every key."""

    __slots__ = ("nodes", "starts")

    def __init__(self, nodes: dict[Any, Node]) -> None:
        self.nodes = nodes
        self.starts: dict[Any, int] = {}
        size = 0
        for key, node in nodes.items():
            self.starts[key] = size
            size += 1 + node.size
        super().__init__(size)

    def write(self, out: Cells, base: int, value: Any) -> None:
        for key, item in value.items():
            start = self.starts.get(key)
            if start is not None:
                out[base + start] = 1.0
                self.nodes[key].write(out, base + start + 1, item)

    def update(self, out: Cells, base: int, new: Any, old: Any) -> None:
        for key, start in self.starts.items():
            if key in new and key in old:
                if new[key] != old[key]:
                    self.nodes[key].update(out, base + start + 1, new[key], old[key])
            elif key in new:
                out[base + start] = 1.0
                self.nodes[key].write(out, base + start + 1, new[key])
            elif key in old:
                clear(out, base + start, base + start + 1 + self.nodes[key].size)

    def read(self, data: Floats, base: int) -> dict[Any, Any]:
        return {
            key: self.nodes[key].read(data, base + start + 1)
            for key, start in self.starts.items()
            if data[base + start] > 0.5
        }

    def names(self, path: str) -> Iterator[str]:
        for key, node in self.nodes.items():
            yield f"{path}[{key}] listed"
            yield from node.names(f"{path}[{key}]")
