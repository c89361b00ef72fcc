"""What changed between two pictures of a table, so that only the changes are sent.

A picture is plain JSON data. So are its changes: a list whose first item says what to do with the
old value.

=====================  =============================================================================
``[0, new]``           replace the old value with the new one
``[1, {key: …}, […]]``  of an object: changes by key, ``[0, …]`` for new ones; keys to drop
``[2, {index: …}]``     of a list that keeps its length: changes by index
``[3, at, cut, […]]``   of a list: at this index remove this many items and insert these
=====================  =============================================================================

Most of a picture stays the same from move to move. `plain_data` converts such parts only once, so
that two pictures share them and can be compared quickly.

The browser's half is ``client/src/connection/changes.ts``; both are tested with the same examples.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any, Final, TypeAlias

import msgspec
from msgspec import inspect

from wardround.core.codec import to_data

Changes: TypeAlias = list[Any]
CONSTANT: Final = (
    *(inspect.IntType, inspect.FloatType, inspect.StrType, inspect.BoolType),
    *(inspect.NoneType, inspect.LiteralType),
)


def changes(old: Any, new: Any) -> Changes | None:
    """How to make the new value from the old one; None if they are the same."""
    if old is new or (old == new and type(old) is type(new)):
        return None
    if isinstance(old, dict) and isinstance(new, dict):
        return _of_object(old, new)
    if isinstance(old, (list, tuple)) and isinstance(new, (list, tuple)):
        return _of_list(old, new)
    return [0, new]


def _of_object(old: dict[str, Any], new: dict[str, Any]) -> Changes:
    changed: dict[str, Changes] = {}
    for key, value in new.items():
        if key not in old:
            changed[key] = [0, value]
        elif old[key] is not value and (change := changes(old[key], value)) is not None:
            changed[key] = change
    return [1, changed, [key for key in old if key not in new]]


def _of_list(old: Sequence[Any], new: Sequence[Any]) -> Changes:
    shorter = min(len(old), len(new))
    first = 0
    while first < shorter and old[first] == new[first]:
        first += 1
    if len(old) == len(new):
        differ = (n for n in range(first, len(new)) if old[n] is not new[n])
        inner = ((n, changes(old[n], new[n])) for n in differ)
        return [2, {str(n): change for n, change in inner if change is not None}]
    last = 0
    while last < shorter - first and old[-1 - last] == new[-1 - last]:
        last += 1
    return [3, first, len(old) - first - last, new[first : len(new) - last]]


def changed(old: Any, how: Changes | None) -> Any:
    """The new value; the old one stays as it was."""
    if how is None:
        return old
    kind = how[0]
    if kind == 0:
        return how[1]
    if kind == 1:
        kept = {key: value for key, value in old.items() if key not in how[2]}
        return kept | {key: changed(old.get(key), change) for key, change in how[1].items()}
    if kind == 2:
        return [changed(v, how[1].get(str(n))) for n, v in enumerate(old)]
    _, at, cut, put = how
    return [*old[:at], *put, *old[at + cut :]]


def plain_data(new: msgspec.Struct, old: msgspec.Struct, data: Any) -> Any:
    """A struct as plain data, sharing an older one's data where the two are equal."""
    config = new.__struct_config__
    if type(new) is not type(old) or config.omit_defaults or config.tag is not None:
        return to_data(new)
    return {
        name: _plain_part(getattr(new, field), getattr(old, field), data[name])
        if field in _unchanging(type(new))
        else to_data(getattr(new, field))
        for field, name in zip(new.__struct_fields__, new.__struct_encode_fields__, strict=True)
    }


def _plain_part(new: Any, old: Any, data: Any) -> Any:
    if new == old:
        return data
    if type(new) is tuple and type(old) is tuple and len(new) == len(old):
        parts = zip(new, old, data, strict=True)
        return tuple(known if one == other else to_data(one) for one, other, known in parts)
    return to_data(new)


@cache
def _unchanging(kind: type[msgspec.Struct]) -> frozenset[str]:
    """The fields whose values cannot change, however deep: an old value that is equal now was equal
    when its data was made."""
    struct = inspect.type_info(kind)
    assert isinstance(struct, inspect.StructType)
    return frozenset(field.name for field in struct.fields if _is_constant(field.type, (kind,)))


def _is_constant(kind: inspect.Type, within: tuple[type, ...]) -> bool:
    match kind:
        case inspect.Metadata():
            return _is_constant(kind.type, within)
        case inspect.StructType():
            frozen = kind.cls.__struct_config__.frozen
            inside = (*within, kind.cls)
            return kind.cls in within or (
                frozen and all(_is_constant(field.type, inside) for field in kind.fields)
            )
        case inspect.VarTupleType():
            return _is_constant(kind.item_type, within)
        case inspect.TupleType():
            return all(_is_constant(item, within) for item in kind.item_types)
        case inspect.UnionType():
            return all(_is_constant(one, within) for one in kind.types)
    return isinstance(kind, CONSTANT)
