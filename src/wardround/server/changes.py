"""What changed between two pictures of a table, so that not all of it has to be sent.

A picture is plain JSON data. Its changes are again JSON: a list whose first member says what is to
be done with the old value.

=====================  =============================================================================
``[0, new]``           put the new value in the place of the old one
``[1, {key: …}, […]]``  of an object: changes by key, ``[0, …]`` for new ones; keys to drop
``[2, {index: …}]``     of a list that keeps its length: changes by index
``[3, at, cut, […]]``   of a list: at this index take so many out and put these in
=====================  =============================================================================

The browser's half is ``client/src/lib/changes.ts``; both are tested with the same examples.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeAlias

Changes: TypeAlias = list[Any]


def changes(old: Any, new: Any) -> Changes | None:
    """How to make the new value from the old one; None if they are the same."""
    if old == new and type(old) is type(new):
        return None
    if isinstance(old, dict) and isinstance(new, dict):
        return _of_object(old, new)
    if isinstance(old, (list, tuple)) and isinstance(new, (list, tuple)):
        return _of_list(old, new)
    return [0, new]


def _of_object(old: dict[str, Any], new: dict[str, Any]) -> Changes:
    changed: dict[str, Changes] = {}
    for key, value in new.items():
        found = changes(old[key], value) if key in old else [0, value]
        if found is not None:
            changed[key] = found
    return [1, changed, [key for key in old if key not in new]]


def _of_list(old: Sequence[Any], new: Sequence[Any]) -> Changes:
    shorter = min(len(old), len(new))
    first = 0
    while first < shorter and old[first] == new[first]:
        first += 1
    if len(old) == len(new):
        found = ((n, changes(old[n], new[n])) for n in range(first, len(new)))
        return [2, {str(n): change for n, change in found if change is not None}]
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
