"""Choosing the nodes of an encoding: from the types of a view, the views of a survey, the content.

The types say what can be: yes or no, a number, one of a few literals, maybe nothing. The survey
(`wardround.adapters.survey`) says how far numbers go and how long lists get; bounds are widened
beyond what was seen. The content completes vocabularies. The same game, options and content
always give the same encoding.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from msgspec import Struct, inspect, to_builtins

from wardround.adapters.gatherings import Bag, Keyed, Mapping, Slots
from wardround.adapters.nodes import (
    Digit,
    Either,
    Flag,
    Maybe,
    Node,
    Number,
    Places,
    Row,
    Silent,
    Some,
    Symbol,
)
from wardround.adapters.words import Vocabulary, common_order, is_word, widened

MOST_DIGITS: Final = 17
"""Whole numbers with up to so many values have a column for each; others are one scaled column."""
MOST_SLOT_COLUMNS: Final = 512
"""A list of words in no fixed order keeps its order if that takes no more columns."""
ENOUGH: Final = 200
"""What was the same in so many views is taken to be always the same."""

SEAT: Final = "seat"
"""Rows with this field are players: what one of them can have, all can have."""

_LISTS: Final = (
    inspect.ListType,
    inspect.VarTupleType,
    inspect.SetType,
    inspect.FrozenSetType,
)
_SIMPLE: Final = (bool, int, float, str)


class Fitting:
    """Chooses nodes, with the vocabulary of a content."""

    def __init__(self, vocabulary: Vocabulary) -> None:
        self.vocabulary = vocabulary

    def fit(self, info: inspect.Type, values: Sequence[Any]) -> Node:
        """The node for a type, given the values it had in the survey."""
        if isinstance(info, inspect.UnionType):
            return self._union(info, values)
        if not values:
            return Silent()
        if isinstance(info, inspect.StructType):
            return self._row(info, values, ())
        if isinstance(info, inspect.LiteralType):
            return Symbol(sorted(info.values, key=str), other=False)
        if isinstance(info, inspect.TupleType):
            columns = zip(*values, strict=True)
            return Places(
                [self.fit(t, column) for t, column in zip(info.item_types, columns, strict=True)]
            )
        if isinstance(info, _LISTS):
            return self._list(info.item_type, values)
        if isinstance(info, inspect.DictType):
            return self._mapping(info.value_type, values)
        return self._any([], values)

    # -- single values ------------------------------------------------------------------------

    def _any(self, types: Sequence[inspect.Type], values: Sequence[Any]) -> Node:
        """A value that may be of several types: room for each type that came up."""
        groups: dict[type, list[Any]] = {}
        for value in values:
            groups.setdefault(type(value), []).append(value)
        missing = groups.pop(type(None), None)
        nodes = {
            kind: self._of_kind(kind, types, groups[kind])
            for kind in sorted(groups, key=lambda kind: kind.__name__)
        }
        node: Node = Silent()
        if len(nodes) == 1:
            node = next(iter(nodes.values()))
        elif nodes:
            node = Either(nodes)
        return node if missing is None else Maybe(node)

    def _of_kind(self, kind: type, types: Sequence[inspect.Type], values: Sequence[Any]) -> Node:
        if issubclass(kind, Struct):
            return self.fit(inspect.type_info(kind), values)
        if kind is bool:
            return Flag()
        if kind is int:
            return _whole_number(values)
        if kind is float:
            low, high = min(0.0, *values), max(1.0, *values)
            return Number(-widened(int(-low)) if low < 0 else 0, widened(int(high)), whole=False)
        if kind is str:
            return self._string(values)
        if kind in (list, tuple):
            items = [t.item_type for t in types if isinstance(t, _LISTS)]
            return self._list(items[0] if items else inspect.AnyType(), values)
        if kind is dict:
            tables = [t.value_type for t in types if isinstance(t, inspect.DictType)]
            return self._mapping(tables[0] if tables else inspect.AnyType(), values)
        return Silent()

    def _string(self, values: Sequence[str]) -> Node:
        seen = set(values)
        if not all(is_word(value) for value in seen):
            return Silent()
        if len(seen) == 1 and len(values) >= ENOUGH:
            return Silent(values[0])
        return Symbol(self.vocabulary.close(seen))

    def _union(self, info: inspect.UnionType, values: Sequence[Any]) -> Node:
        there = [value for value in values if value is not None]
        types = [t for t in info.types if not isinstance(t, inspect.NoneType)]
        node = self.fit(types[0], there) if len(types) == 1 else self._any(types, there)
        return node if len(types) == len(info.types) else Maybe(node)

    # -- rows ---------------------------------------------------------------------------------

    def _row(self, info: inspect.StructType, values: Sequence[Any], known: Sequence[str]) -> Row:
        """A struct, field by field, without what is known otherwise.

        Words that the content itself puts with an id of the same row are not written again.
        """
        types = {field.name: field.type for field in info.fields}
        words = [name for name in types if _is_word_type(types[name])]
        nodes: dict[str, Node] = {}
        derived: dict[str, tuple[str, dict[Any, Any]]] = {}
        for name in types:
            if name in known:
                continue
            column = [getattr(value, name) for value in values]
            for key in words[: words.index(name)] if name in words else ():
                if key in derived:
                    continue
                settled = self._settled([getattr(value, key) for value in values], column)
                if settled is not None:
                    derived[name] = (key, settled)
                    break
            nodes[name] = Silent() if name in derived else self.fit(types[name], column)
        return Row(nodes, derived)

    def _settled(self, keys: Sequence[Any], values: Sequence[Any]) -> dict[Any, Any] | None:
        """The word that goes with each id, if the content says so."""
        found: dict[Any, Any] = {}
        for key, value in zip(keys, values, strict=True):
            if found.setdefault(key, value) != value:
                return None
        told = all(
            isinstance(key, str) and self.vocabulary.says(key, value)
            for key, value in found.items()
        )
        return found if told and len(set(found.values())) > 1 else None

    # -- lists and tables ---------------------------------------------------------------------

    def _list(self, item: inspect.Type, values: Sequence[Sequence[Any]]) -> Node:
        lengths = {len(value) for value in values}
        longest = max(lengths)
        if longest == 0:
            return Some([])
        items = [inner for value in values for inner in value]
        if len(lengths) == 1 and len(values) >= ENOUGH:
            return self._places(item, values, items, longest)
        if all(type(inner) is str for inner in items):
            if not all(is_word(inner) for inner in items):
                return Silent()
            return self._words([tuple(value) for value in values], longest)
        if all(type(inner) is int for inner in items):
            return _small_numbers(values, longest)
        if isinstance(item, inspect.StructType):
            keyed = self._keyed(item, values, longest)
            if keyed is not None:
                return keyed
        return Slots(self.fit(item, items), _room_for(longest))

    def _places(
        self,
        item: inspect.Type,
        values: Sequence[Sequence[Any]],
        items: Sequence[Any],
        count: int,
    ) -> Node:
        """A list of a fixed length: fields that are settled by the place have no columns."""
        if isinstance(item, inspect.StructType):
            return self._rows_in_places(item, values, items, count)
        if all(isinstance(inner, _SIMPLE) for inner in items):
            first = list(values[0])
            if len(set(first)) > 1 and all(list(value) == first for value in values):
                return Silent(first)
        return Places([self.fit(item, items)] * count)

    def _rows_in_places(
        self,
        item: inspect.StructType,
        values: Sequence[Sequence[Any]],
        items: Sequence[Any],
        count: int,
    ) -> Node:
        """The same columns at every place, but for lists that only some places have."""
        known = [f.name for f in item.fields if _is_known_by_place(f.name, values)]
        told = [{name: to_builtins(getattr(row, name)) for name in known} for row in values[0]]
        names = [f.name for f in item.fields if f.name not in known]
        own: dict[str, list[Node]] = {}
        if SEAT not in (f.name for f in item.fields):
            own = {
                f.name: self._list_by_place(f, values, count)
                for f in item.fields
                if f.name in names and isinstance(f.type, _LISTS)
            }
        shared = self._row(item, items, [*known, *own])
        rows: list[Node] = [
            Row(
                {name: own[name][n] if name in own else shared.fields[name] for name in names},
                shared.derived,
            )
            for n in range(count)
        ]
        return Places(rows, told)

    def _list_by_place(
        self, field: inspect.Field, values: Sequence[Sequence[Any]], count: int
    ) -> list[Node]:
        """A list in the rows of a board: no room where it is always empty, and a vocabulary of its
        own where no word is ever at two places, as with the cards of different decks."""
        columns = [[getattr(value[n], field.name) for value in values] for n in range(count)]
        words = [{_word_of(inner) for items in column for inner in items} for column in columns]
        pooled: Node | None = None
        if sum(map(len, words)) > len(set().union(*words)):
            pooled = self.fit(field.type, [items for column in columns for items in column])
        return [
            (pooled or self.fit(field.type, columns[n])) if words[n] else Some([])
            for n in range(count)
        ]

    def _words(self, lists: list[tuple[str, ...]], longest: int) -> Node:
        """A list of words: as counts if the order never tells anything, else in slots."""
        closed = self.vocabulary.close({word for words in lists for word in words})
        order = common_order(lists, closed)
        places = _room_for(longest)
        if order is None and places * (len(closed) + 2) <= MOST_SLOT_COLUMNS:
            return Slots(Symbol(closed), places)
        known = order or ()
        symbols = (*known, *(word for word in closed if word not in known))
        most = max(words.count(word) for words in set(lists) for word in set(words))
        return Bag(symbols, 1 if most == 1 else widened(most))

    def _keyed(
        self, item: inspect.StructType, values: Sequence[Sequence[Any]], longest: int
    ) -> Node | None:
        """Rows by their first word, if it is never twice in a list and the order tells nothing."""
        key = next((f.name for f in item.fields if isinstance(f.type, inspect.StrType)), None)
        if key is None:
            return None
        lists = [tuple(getattr(inner, key) for inner in value) for value in values]
        if not all(len(set(ids)) == len(ids) and all(map(is_word, ids)) for ids in set(lists)):
            return None
        closed = self.vocabulary.close({id_ for ids in lists for id_ in ids})
        order = common_order(lists, closed)
        if order is None or len(closed) > 2 * _room_for(longest):
            return None
        row = self._row(item, [inner for value in values for inner in value], [key])
        return Keyed(key, (*order, *(id_ for id_ in closed if id_ not in order)), row)

    def _mapping(self, item: inspect.Type, values: Sequence[dict[Any, Any]]) -> Node:
        first = values[0]
        if len(values) >= ENOUGH and first and all(value == first for value in values):
            return Silent(to_builtins(first))
        keys = {key for value in values for key in value}
        if not keys:
            return Some({})
        words = all(isinstance(key, str) for key in keys)
        ordered = self.vocabulary.close(keys) if words else sorted(keys)
        if isinstance(item, (inspect.AnyType, inspect.UnionType)):
            own = {key: [value[key] for value in values if key in value] for key in ordered}
            return Mapping({key: self.fit(item, own[key]) for key in ordered})
        shared = self.fit(item, [inner for value in values for inner in value.values()])
        return Mapping(dict.fromkeys(ordered, shared))


def _whole_number(values: Sequence[int]) -> Node:
    low, high = min(values), max(values)
    if low == high and low > 0 and len(values) >= ENOUGH:
        return Silent(low)
    low = -widened(-low - 1) if low < 0 else 0
    if widened(high) - low < MOST_DIGITS:
        return Digit(low, widened(high))
    return Number(low, 2 * widened(high))


def _small_numbers(values: Sequence[Sequence[int]], longest: int) -> Node:
    """A list of whole numbers: as counts if it is always sorted, else in slots."""
    one = _whole_number([0, *(inner for value in values for inner in value)])
    if isinstance(one, Digit) and all(list(value) == sorted(value) for value in values):
        most = max(value.count(n) for value in values for n in value)
        return Bag(range(one.low, one.high + 1), 1 if most == 1 else widened(most))
    return Slots(one, _room_for(longest))


def _room_for(longest: int) -> int:
    """How many slots a list gets: a quarter more than was seen, and one."""
    return longest + longest // 4 + 1


def _is_word_type(info: inspect.Type) -> bool:
    """A string, or maybe a string."""
    if isinstance(info, inspect.UnionType):
        return {type(t) for t in info.types} == {inspect.StrType, inspect.NoneType}
    return isinstance(info, inspect.StrType)


def _word_of(item: Any) -> str:
    """What tells the items of a list apart: themselves, or the first string of a row."""
    if isinstance(item, Struct):
        for name in item.__struct_fields__:
            value = getattr(item, name)
            if isinstance(value, str):
                return value
    return str(item)


def _is_known_by_place(name: str, values: Sequence[Sequence[Any]]) -> bool:
    """Whether a field differs from place to place, and never from view to view."""
    first = [getattr(inner, name) for inner in values[0]]
    if all(value == first[0] for value in first):
        return False
    return all([getattr(inner, name) for inner in value] == first for value in values)
