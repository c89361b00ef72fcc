"""The parts of an observation encoding: each writes one part of a view into a row of numbers.

Every node has a fixed ``size`` and four abilities: ``write`` a value into columns that are zero,
``update`` the columns from an old value to a new one (only what differs is touched), ``read`` the
value back, and give every column a name. Numbers are between 0 and 1.

`wardround.adapters.fitting` chooses the nodes for a view type.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from operator import attrgetter
from typing import Any, Final, TypeAlias

from wardround.adapters.extras import missing

try:
    import numpy as np
    import numpy.typing as npt
except ModuleNotFoundError as error:
    raise missing("rl", error) from None

Floats: TypeAlias = npt.NDArray[np.float32]
Cells: TypeAlias = "memoryview[float]"
"""A row to write into: short stretches are copied much faster than in an array."""

MOST_COLUMNS: Final = 2**20
"""More than the longest row has."""

LEFT_OUT: Final = "…"
"""What `read` gives for text, which is not encoded."""


EXCESS: Final = 255
"""How far beyond its columns a small number is told."""


def cells(row: Floats) -> Cells:
    """The cells of a row."""
    return row.data.cast("B").cast("f")


def blank(size: int) -> Cells:
    """New cells, all zero."""
    return memoryview(bytearray(4 * size + 4)).cast("f")[:size]


EMPTY: Final = blank(MOST_COLUMNS)


def clear(out: Cells, begin: int, end: int) -> None:
    """Set columns to zero."""
    out[begin:end] = EMPTY[: end - begin]


class Node:
    """One part of an encoding."""

    __slots__ = ("size",)

    def __init__(self, size: int) -> None:
        self.size = size

    def write(self, out: Cells, base: int, value: Any) -> None:
        """Write a value into columns that are zero."""
        raise NotImplementedError

    def update(self, out: Cells, base: int, new: Any, old: Any) -> None:
        """Change the columns of an old value into those of a new one."""
        clear(out, base, base + self.size)
        self.write(out, base, new)

    def read(self, data: Floats, base: int) -> Any:
        """The value, as plain data, that the columns stand for."""
        raise NotImplementedError

    def names(self, path: str) -> Iterator[str]:
        """A name for each column."""
        raise NotImplementedError


class Silent(Node):
    """Text, and whatever never changes: no columns."""

    __slots__ = ("value",)

    def __init__(self, value: Any = LEFT_OUT) -> None:
        super().__init__(0)
        self.value = value

    def write(self, out: Cells, base: int, value: Any) -> None:
        return

    def update(self, out: Cells, base: int, new: Any, old: Any) -> None:
        return

    def read(self, data: Floats, base: int) -> Any:
        return self.value

    def names(self, path: str) -> Iterator[str]:
        return iter(())


class Flag(Node):
    """Yes or no: one column."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(1)

    def write(self, out: Cells, base: int, value: Any) -> None:
        if value:
            out[base] = 1.0

    def update(self, out: Cells, base: int, new: Any, old: Any) -> None:
        out[base] = 1.0 if new else 0.0

    def read(self, data: Floats, base: int) -> bool:
        return bool(data[base] > 0.5)

    def names(self, path: str) -> Iterator[str]:
        yield path


class Some(Node):
    """A list or dict that was always empty: one column tells if it is not."""

    __slots__ = ("empty",)

    def __init__(self, empty: Any) -> None:
        super().__init__(1)
        self.empty = empty

    def write(self, out: Cells, base: int, value: Any) -> None:
        if value:
            out[base] = 1.0

    def read(self, data: Floats, base: int) -> Any:
        return LEFT_OUT if data[base] > 0.5 else self.empty

    def names(self, path: str) -> Iterator[str]:
        yield f"{path} not empty"


class Number(Node):
    """A number on a scale from ``low`` (0) to ``high`` (1), clipped: one column."""

    __slots__ = ("high", "low", "whole")

    def __init__(self, low: float, high: float, whole: bool = True) -> None:
        super().__init__(1)
        self.low = low
        self.high = high
        self.whole = whole

    def write(self, out: Cells, base: int, value: Any) -> None:
        out[base] = (min(max(value, self.low), self.high) - self.low) / (self.high - self.low)

    def update(self, out: Cells, base: int, new: Any, old: Any) -> None:
        self.write(out, base, new)

    def read(self, data: Floats, base: int) -> int | float:
        value = self.low + float(data[base]) * (self.high - self.low)
        return round(value) if self.whole else value

    def names(self, path: str) -> Iterator[str]:
        yield f"{path} [{self.low}..{self.high}]"


class Symbol(Node):
    """One of a few words or small numbers: a column for each, and one for any other."""

    __slots__ = ("index", "symbols")

    def __init__(self, symbols: Iterable[Any], other: bool = True) -> None:
        self.symbols = tuple(symbols)
        super().__init__(len(self.symbols) + other)
        self.index = {symbol: n for n, symbol in enumerate(self.symbols)}

    def write(self, out: Cells, base: int, value: Any) -> None:
        out[base + self.index.get(value, len(self.symbols))] = 1.0

    def update(self, out: Cells, base: int, new: Any, old: Any) -> None:
        out[base + self.index.get(old, len(self.symbols))] = 0.0
        out[base + self.index.get(new, len(self.symbols))] = 1.0

    def read(self, data: Floats, base: int) -> Any:
        hot = int(np.argmax(data[base : base + self.size]))
        return self.symbols[hot] if hot < len(self.symbols) else LEFT_OUT

    def names(self, path: str) -> Iterator[str]:
        for symbol in self.symbols:
            yield f"{path}={symbol}"
        if self.size > len(self.symbols):
            yield f"{path}=(other)"


class Digit(Node):
    """A small whole number: a column for each value.

    Values beyond are clipped, and one more column says how far above they are, up to `EXCESS`.
    """

    __slots__ = ("high", "low")

    def __init__(self, low: int, high: int) -> None:
        super().__init__(high - low + 2)
        self.low = low
        self.high = high

    def write(self, out: Cells, base: int, value: Any) -> None:
        if self.low <= value <= self.high:
            out[base + value - self.low] = 1.0
        elif value < self.low:
            out[base] = 1.0
        else:
            out[base + self.size - 2] = 1.0
            out[base + self.size - 1] = min(value - self.high, EXCESS) / EXCESS

    def update(self, out: Cells, base: int, new: Any, old: Any) -> None:
        if self.low <= new <= self.high and self.low <= old <= self.high:
            out[base + old - self.low] = 0.0
            out[base + new - self.low] = 1.0
        else:
            super().update(out, base, new, old)

    def read(self, data: Floats, base: int) -> int:
        value = self.low + int(np.argmax(data[base : base + self.size - 1]))
        return value + round(float(data[base + self.size - 1]) * EXCESS)

    def names(self, path: str) -> Iterator[str]:
        for value in range(self.low, self.high + 1):
            yield f"{path}={value}"
        yield f"{path} above {self.high} [0..{EXCESS}]"


class Maybe(Node):
    """A value or nothing: a column for "there is one", then the value."""

    __slots__ = ("inner",)

    def __init__(self, inner: Node) -> None:
        super().__init__(1 + inner.size)
        self.inner = inner

    def write(self, out: Cells, base: int, value: Any) -> None:
        if value is not None:
            out[base] = 1.0
            self.inner.write(out, base + 1, value)

    def update(self, out: Cells, base: int, new: Any, old: Any) -> None:
        if new is not None and old is not None:
            self.inner.update(out, base + 1, new, old)
        else:
            super().update(out, base, new, old)

    def read(self, data: Floats, base: int) -> Any:
        return self.inner.read(data, base + 1) if data[base] > 0.5 else None

    def names(self, path: str) -> Iterator[str]:
        yield f"{path} there"
        yield from self.inner.names(path)


class Either(Node):
    """A value of one of several types: a column for each type, then room for each."""

    __slots__ = ("offsets", "options")

    def __init__(self, options: dict[type, Node]) -> None:
        super().__init__(len(options) + sum(node.size for node in options.values()))
        self.options = options
        self.offsets: dict[type, tuple[int, int]] = {}
        offset = len(options)
        for n, (kind, node) in enumerate(options.items()):
            self.offsets[kind] = (n, offset)
            offset += node.size

    def write(self, out: Cells, base: int, value: Any) -> None:
        kind = type(value)
        if kind in self.options:
            flag, offset = self.offsets[kind]
            out[base + flag] = 1.0
            self.options[kind].write(out, base + offset, value)

    def read(self, data: Floats, base: int) -> Any:
        for kind, (flag, offset) in self.offsets.items():
            if data[base + flag] > 0.5:
                return self.options[kind].read(data, base + offset)
        return LEFT_OUT

    def names(self, path: str) -> Iterator[str]:
        for kind in self.options:
            yield f"{path} is {kind.__name__}"
        for node in self.options.values():
            yield from node.names(path)


class Row(Node):
    """A struct: its fields one after the other.

    ``derived`` fields are words that another word of the row settles; `read` looks them up.
    """

    __slots__ = ("derived", "fields", "get", "nodes", "offsets")

    def __init__(
        self, fields: dict[str, Node], derived: dict[str, tuple[str, dict[Any, Any]]]
    ) -> None:
        super().__init__(sum(node.size for node in fields.values()))
        self.fields = fields
        self.derived = derived
        telling = {name: node for name, node in fields.items() if node.size} or {
            "__class__": Flag()
        }
        self.nodes = list(telling.values()) if self.size else []
        self.offsets: list[int] = []
        offset = 0
        for node in self.nodes:
            self.offsets.append(offset)
            offset += node.size
        first = next(iter(telling))
        self.get = attrgetter(*telling, first)  # two names at least: the answer is a tuple

    def write(self, out: Cells, base: int, value: Any) -> None:
        values: tuple[Any, ...] = self.get(value)
        for n, node in enumerate(self.nodes):
            node.write(out, base + self.offsets[n], values[n])

    def update(self, out: Cells, base: int, new: Any, old: Any) -> None:
        after: tuple[Any, ...] = self.get(new)
        before: tuple[Any, ...] = self.get(old)
        for n, node in enumerate(self.nodes):
            a, b = after[n], before[n]
            if a is not b and a != b:
                node.update(out, base + self.offsets[n], a, b)

    def read(self, data: Floats, base: int) -> dict[str, Any]:
        found: dict[str, Any] = {}
        offset = base
        for name, node in self.fields.items():
            found[name] = node.read(data, offset)
            offset += node.size
        self.complete(found)
        return found

    def complete(self, found: dict[str, Any]) -> None:
        """Look up the derived fields of a row that was read."""
        for name, (key, values) in self.derived.items():
            if key in found:
                found[name] = values.get(found[key], LEFT_OUT)

    def names(self, path: str) -> Iterator[str]:
        for name, node in self.fields.items():
            yield from node.names(f"{path}.{name}" if path else name)


class Places(Node):
    """A list whose length never changes: a node for each place in it, mostly the same one.

    ``known`` are fields that are always the same at a place, such as the position of a tile.
    """

    __slots__ = ("known", "nodes", "starts")

    def __init__(self, nodes: list[Node], known: list[dict[str, Any]] | None = None) -> None:
        super().__init__(sum(node.size for node in nodes))
        self.nodes = nodes
        self.known = known
        self.starts: list[int] = []
        start = 0
        for node in nodes:
            self.starts.append(start)
            start += node.size

    def write(self, out: Cells, base: int, value: Any) -> None:
        for item, node, start in zip(value, self.nodes, self.starts, strict=False):
            node.write(out, base + start, item)

    def update(self, out: Cells, base: int, new: Any, old: Any) -> None:
        if len(new) != len(old):
            super().update(out, base, new, old)
            return
        for n in range(min(len(new), len(self.nodes))):
            a, b = new[n], old[n]
            if a is not b and a != b:
                self.nodes[n].update(out, base + self.starts[n], a, b)

    def read(self, data: Floats, base: int) -> list[Any]:
        found = [
            node.read(data, base + start)
            for node, start in zip(self.nodes, self.starts, strict=True)
        ]
        if self.known is not None:
            for item, node, fields in zip(found, self.nodes, self.known, strict=True):
                assert isinstance(node, Row)
                item.update(fields)
                node.complete(item)
        return found

    def names(self, path: str) -> Iterator[str]:
        for n, node in enumerate(self.nodes):
            yield from node.names(f"{path}[{n}]")
