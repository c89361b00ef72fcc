"""Parts of a view that are encoded by themselves: what a `wardround.core.sight.Sight` tells.

Where a part is settled by a mark its columns are kept, so that the next time they are only copied;
a view is made only when a mark comes up that was never seen. The parts of an encoding are shared by
all games of a setting.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import compress
from operator import ne
from typing import Any, Final, TypeAlias

from wardround.adapters.gatherings import Bag, Keyed, Mapping, Slots
from wardround.adapters.nodes import Cells, Node, Places, Row, Silent, blank, clear

See: TypeAlias = Callable[[list[str | int]], Any]
"""Finds a value in the view of the moment."""

MOST_KEPT: Final = 20_000
"""So many marks of one part are remembered; then it begins anew."""
UNSEEN: Final = object()


class Part:
    """A part whose value is told: only what differs is written."""

    __slots__ = ("node", "start", "steps")

    def __init__(self, node: Node, start: int, steps: list[str | int]) -> None:
        self.node = node
        self.start = start
        self.steps = steps

    def change(self, row: Cells, new: Any, old: Any, see: See) -> None:
        """Write what is told now; before that, ``old`` was told or nothing (`UNSEEN`)."""
        if old is UNSEEN:
            self.node.write(row, self.start, new)
        else:
            self.node.update(row, self.start, new, old)


class Several(Part):
    """Fields of one row whose values are told together."""

    __slots__ = ("_nodes", "_starts")

    def __init__(self, node: Row, start: int, names: Sequence[str]) -> None:
        super().__init__(node, start, [])
        self._nodes, self._starts = _fields_of(node, names, start)

    def spans(self) -> list[tuple[int, int]]:
        """The columns of the fields."""
        return [
            (start, start + node.size)
            for node, start in zip(self._nodes, self._starts, strict=True)
            if node.size
        ]

    def change(self, row: Cells, new: Any, old: Any, see: See) -> None:
        after: tuple[Any, ...] = new
        if old is UNSEEN:
            for n, node in enumerate(self._nodes):
                node.write(row, self._starts[n], after[n])
            return
        before: tuple[Any, ...] = old
        for n in range(len(after)):
            a, b = after[n], before[n]
            if a is not b and a != b:
                self._nodes[n].update(row, self._starts[n], a, b)


class Entries(Part):
    """Entries of a dict that are told together, None for each that is not listed."""

    __slots__ = ("_nodes", "_starts")

    def __init__(self, node: Mapping, start: int, names: Sequence[str]) -> None:
        super().__init__(node, start, [])
        self._nodes: list[Node | None] = [node.nodes.get(name) for name in names]
        self._starts = [start + node.starts.get(name, 0) for name in names]

    def spans(self) -> list[tuple[int, int]]:
        """The columns of the entries."""
        return [
            (start, start + 1 + node.size)
            for node, start in zip(self._nodes, self._starts, strict=True)
            if node is not None
        ]

    def change(self, row: Cells, new: Any, old: Any, see: See) -> None:
        after: tuple[Any, ...] = new
        before: tuple[Any, ...] = (None,) * len(after) if old is UNSEEN else old
        for n in range(len(after)):
            a, b = after[n], before[n]
            if a is b or a == b:
                continue
            node, start = self._nodes[n], self._starts[n]
            if node is None:
                continue
            if b is None:
                row[start] = 1.0
                node.write(row, start + 1, a)
            elif a is None:
                clear(row, start, start + 1 + node.size)
            else:
                node.update(row, start + 1, a, b)


class Marked(Part):
    """A part that is settled by a mark."""

    __slots__ = ("_blocks", "_segments")

    def __init__(
        self, node: Node, start: int, steps: list[str | int], segments: list[tuple[int, int]]
    ) -> None:
        super().__init__(node, start, steps)
        self._segments = segments
        self._blocks: dict[Any, list[Cells]] = {}

    def change(self, row: Cells, new: Any, old: Any, see: See) -> None:
        blocks = self._blocks.get(new)
        if blocks is None:
            blocks = self._learn(new, see(self.steps))
        for (begin, end), block in zip(self._segments, blocks, strict=True):
            row[begin:end] = block

    def _learn(self, mark: Any, value: Any) -> list[Cells]:
        whole = _columns(self.node, value)
        blocks = [whole[begin - self.start : end - self.start] for begin, end in self._segments]
        _keep(self._blocks, mark, blocks)
        return blocks


class MarkedPlaces(Part):
    """A list of a fixed length. Places with the same columns know the same marks."""

    __slots__ = ("_kept", "_places")

    def __init__(self, node: Places, start: int, steps: list[str | int]) -> None:
        super().__init__(node, start, steps)
        self._places = node
        shared: dict[tuple[int, ...], dict[Any, Cells]] = {}
        self._kept = [shared.setdefault(_identity(inner), {}) for inner in node.nodes]

    def change(self, row: Cells, new: Any, old: Any, see: See) -> None:
        if old is UNSEEN or len(new) != len(old):
            old = [UNSEEN] * len(new)
            clear(row, self.start, self.start + self._places.size)
        changed = compress(range(len(self._kept)), map(ne, new, old))
        for n in changed:
            mark = new[n]
            block = self._kept[n].get(mark)
            if block is None:
                block = _columns(self._places.nodes[n], see(self.steps)[n])
                _keep(self._kept[n], mark, block)
            begin = self.start + self._places.starts[n]
            row[begin : begin + len(block)] = block


class MarkedSlots(Part):
    """A list in its order: an item is settled by its mark at any place."""

    __slots__ = ("_blocks", "_slots")

    def __init__(self, node: Slots, start: int, steps: list[str | int]) -> None:
        super().__init__(node, start, steps)
        self._slots = node
        self._blocks: dict[Any, Cells] = {}

    def change(self, row: Cells, new: Any, old: Any, see: See) -> None:
        step, places = self._slots.step, self._slots.places
        known = 0 if old is UNSEEN else min(len(old), places)
        for n in range(min(len(new), places)):
            mark = new[n]
            if n >= known or mark != old[n]:
                block = self._blocks.get(mark)
                if block is None:
                    block = _listed(self._slots.inner, see(self.steps)[n])
                    _keep(self._blocks, mark, block)
                begin = self.start + n * step
                row[begin : begin + step] = block
        if len(new) < known:
            clear(row, self.start + len(new) * step, self.start + known * step)


class MarkedKeys(Part):
    """Rows by their id, or a dict: an item is settled by its mark and stands at its key."""

    __slots__ = ("_blocks", "_keys")

    def __init__(self, node: Keyed | Mapping, start: int, steps: list[str | int]) -> None:
        super().__init__(node, start, steps)
        self._keys = node
        self._blocks: dict[Any, tuple[int, Cells]] = {}

    def change(self, row: Cells, new: Any, old: Any, see: See) -> None:
        after: list[Any] = new
        before: list[Any] = [] if old is UNSEEN else old
        # Mostly one item of many is another one: what is the same at both ends is passed over.
        first, last, gone = 0, len(after), len(before)
        while first < last and first < gone and after[first] == before[first]:
            first += 1
        while last > first and gone > first and after[last - 1] == before[gone - 1]:
            last -= 1
            gone -= 1
        removed, added = before[first:gone], after[first:last]
        for mark in removed:
            if mark not in added:
                begin, block = self._blocks[mark]
                clear(row, begin, begin + len(block))
        for n in range(first, last):
            mark = after[n]
            if mark not in removed:
                known = self._blocks.get(mark)
                if known is None:
                    known = self._blocks[mark] = self._learn(see(self.steps), n)
                begin, block = known
                row[begin : begin + len(block)] = block

    def _learn(self, value: Any, n: int) -> tuple[int, Cells]:
        node = self._keys
        if isinstance(node, Mapping):
            key, item = list(value.items())[n]
            offset, inner = node.starts.get(key), node.nodes.get(key)
        else:
            item = value[n]
            offset, inner = node.index.get(getattr(item, node.field)), node.inner
        if offset is None or inner is None:  # an item that nobody foresaw has no columns
            return self.start, blank(0)
        return self.start + offset, _listed(inner, item)


class RowWriter:
    """Writes rows of which some fields are told; the first of them settles what is not told."""

    __slots__ = ("_bases", "_nodes", "_row", "_starts", "_steps")

    def __init__(self, row: Row, names: Sequence[str], steps: list[str | int]) -> None:
        self._steps = steps
        self._row = row
        self._nodes, self._starts = _fields_of(row, names, 0)
        self._bases: dict[Any, Cells] = {}

    def write(self, out: Cells, begin: int, values: tuple[Any, ...], n: int, see: See) -> None:
        """Write a whole row, whatever was there; in the view it is item ``n`` of the list."""
        base = self._bases.get(values[0])
        if base is None:
            base = _columns(self._row, see(self._steps)[n])
            for node, start in zip(self._nodes, self._starts, strict=True):
                clear(base, start, start + node.size)
            _keep(self._bases, values[0], base)
        out[begin : begin + self._row.size] = base
        for k, node in enumerate(self._nodes):
            node.write(out, begin + self._starts[k], values[k])

    def update(
        self, out: Cells, begin: int, new: tuple[Any, ...], old: tuple[Any, ...], n: int, see: See
    ) -> None:
        """Change one row into another."""
        if new[0] != old[0]:
            self.write(out, begin, new, n, see)
            return
        for n in range(len(new)):
            a, b = new[n], old[n]
            if a is not b and a != b:
                self._nodes[n].update(out, begin + self._starts[n], a, b)


class ListedRows(Part):
    """Rows in their order, of a fixed number or not."""

    __slots__ = ("_end", "_flags", "_starts", "_writers")

    def __init__(
        self, node: Places | Slots, start: int, steps: list[str | int], names: Sequence[str]
    ) -> None:
        super().__init__(node, start, steps)
        self._end = start + node.size
        self._flags = 0
        if isinstance(node, Slots):
            assert isinstance(node.inner, Row)
            self._flags = 1
            self._writers = [RowWriter(node.inner, names, steps)] * node.places
            self._starts = [start + n * node.step + 1 for n in range(node.places)]
            return
        self._starts = [start + inner for inner in node.starts]
        self._writers = []
        shared: dict[tuple[int, ...], RowWriter] = {}
        for inner in node.nodes:
            assert isinstance(inner, Row)
            writer = shared.setdefault(_identity(inner), RowWriter(inner, names, steps))
            self._writers.append(writer)

    def change(self, row: Cells, new: Any, old: Any, see: See) -> None:
        starts, writers = self._starts, self._writers
        after: list[Any] = new
        before: list[Any] = [] if old is UNSEEN else old
        known, places = min(len(before), len(starts)), min(len(after), len(starts))
        for n in range(min(known, places)):
            a, b = after[n], before[n]
            if a is not b and a != b:
                writers[n].update(row, starts[n], a, b, n, see)
        for n in range(known, places):
            if self._flags:
                row[starts[n] - 1] = 1.0
            writers[n].write(row, starts[n], after[n], n, see)
        if places < known:
            end = starts[known] - self._flags if known < len(starts) else self._end
            clear(row, starts[places] - self._flags, end)


class KeyedRows(Part):
    """Rows that stand at their ids, which is the first field that is told."""

    __slots__ = ("_keyed", "_writer")

    def __init__(
        self, node: Keyed, start: int, steps: list[str | int], names: Sequence[str]
    ) -> None:
        super().__init__(node, start, steps)
        self._keyed = node
        self._writer = RowWriter(node.inner, names, steps)

    def change(self, row: Cells, new: Any, old: Any, see: See) -> None:
        before = {} if old is UNSEEN else {values[0]: values for values in old}
        for n, values in enumerate(new):
            offset = self._keyed.index.get(values[0])
            known = before.pop(values[0], None)
            if offset is None or known == values:
                continue
            begin = self.start + offset + 1
            row[begin - 1] = 1.0
            if known is None:
                self._writer.write(row, begin, values, n, see)
            else:
                self._writer.update(row, begin, values, known, n, see)
        for key in before:
            offset = self._keyed.index.get(key)
            if offset is not None:
                begin = self.start + offset
                clear(row, begin, begin + self._keyed.step)


class MarkedSome(Part):
    """A list or dict that was always empty: one column tells if it is not."""

    __slots__ = ()

    def change(self, row: Cells, new: Any, old: Any, see: See) -> None:
        row[self.start] = 1.0 if new else 0.0


class MarkedBag(Part):
    """Words or numbers that are only counted: each is settled by its mark."""

    __slots__ = ("_bag", "_columns")

    def __init__(self, node: Bag, start: int, steps: list[str | int]) -> None:
        super().__init__(node, start, steps)
        self._bag = node
        self._columns: dict[Any, int] = {}

    def change(self, row: Cells, new: Any, old: Any, see: See) -> None:
        if old is not UNSEEN:
            for mark in old:
                row[self._columns[mark]] = 0.0
        counts: dict[int, int] = {}
        for n, mark in enumerate(new):
            column = self._columns.get(mark)
            if column is None:
                symbol = see(self.steps)[n]
                column = self.start + self._bag.index.get(symbol, len(self._bag.symbols))
                self._columns[mark] = column
            counts[column] = counts.get(column, 0) + 1
        for column, count in counts.items():
            row[column] = min(count, self._bag.most) / self._bag.most


def _fields_of(row: Row, names: Sequence[str], start: int) -> tuple[list[Node], list[int]]:
    """Of the named fields: the node, a silent one if there are no columns, and its first column."""
    starts: dict[str, int] = {}
    begin = start
    for name, node in row.fields.items():
        starts[name] = begin
        begin += node.size
    nodes = [row.fields[name] if name in starts else Silent() for name in names]
    nodes = [node if node.size else Silent() for node in nodes]
    return nodes, [starts.get(name, start) for name in names]


def _identity(node: Node) -> tuple[int, ...]:
    """The same for nodes that write the same columns for the same values."""
    return tuple(map(id, node.nodes)) if isinstance(node, Row) else (id(node),)


def _columns(node: Node, value: Any) -> Cells:
    block = blank(node.size)
    node.write(block, 0, value)
    return block


def _listed(node: Node, value: Any) -> Cells:
    """The columns of an item of a list: that it is there, and what it is."""
    block = blank(1 + node.size)
    block[0] = 1.0
    node.write(block, 1, value)
    return block


def _keep(kept: dict[Any, Any], mark: Any, columns: Any) -> None:
    if len(kept) >= MOST_KEPT:
        kept.clear()
    kept[mark] = columns


def find(value: Any, steps: Sequence[str | int]) -> Any:
    """The value at a path of a view."""
    for step in steps:
        value = getattr(value, step) if isinstance(step, str) else value[step]
    return value
