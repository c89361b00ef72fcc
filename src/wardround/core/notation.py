"""Actions as short text: ``3: move tile:van_port``.

The form is ``SEAT: kind value value …``, with values in the order of the action's fields. On input
the seat may be left out if it is clear, an id may lose its part before the colon
(``move van_port``), and trailing values may be dropped as long as one listed action remains.

Error tree::

    NotationError    text that names no action, or several
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from wardround.core.actions import Action, kind_of
from wardround.core.codec import DecodeError, action_from_data
from wardround.core.game import AnyGame


class NotationError(ValueError):
    """Text that cannot be read as one action."""


def notate(action: Action) -> str:
    """The full text form of an action."""
    return f"{action.seat}: {notate_move(action)}"


def notate_move(action: Action) -> str:
    """The text form without the seat."""
    return " ".join([kind_of(action), *(_word(value) for value in _values(action))])


def read_action(game: AnyGame, listed: Sequence[Action], text: str) -> Action:
    """The action a text means: a listed one, or an unlisted one written out in full.

    The engine can then say which rule forbids an unlisted one.
    """
    seat, kind, words = _split(text)
    tags = {str(t.__struct_config__.tag): t for t in game.rules.actions}
    if kind not in tags:
        known = ", ".join(sorted(tags))
        raise NotationError(f"{game.meta.id} has no action {kind!r}; it has: {known}")
    matches = [
        action
        for action in listed
        if kind_of(action) == kind
        and (seat is None or action.seat == seat)
        and _matches(action, words)
    ]
    exact = [action for action in matches if len(_values(action)) == len(words)]
    if len(exact) == 1:
        return exact[0]
    if len(matches) == 1:
        return matches[0]
    if matches:
        several = "; ".join(notate(action) for action in matches[:6])
        raise NotationError(f"{text!r} may mean several actions: {several}")
    return _build(game, tags[kind], listed, seat, words, text)


def fits(text: str, action: Action) -> bool:
    """Whether a text names this action: its kind alone, or the kind and its first values."""
    seat, kind, words = _split(text)
    return kind == kind_of(action) and seat in (None, action.seat) and _matches(action, words)


def _split(text: str) -> tuple[int | None, str, list[str]]:
    match = re.fullmatch(r"\s*(?:(\d{1,9}):)?\s*(\S+)((?:\s+\S+)*)\s*", text)
    if match is None:
        raise NotationError(f"{text!r} is not an action: expected `SEAT: kind value …`")
    seat = None if match[1] is None else int(match[1])
    return seat, match[2], match[3].split()


def _values(action: Action) -> list[Any]:
    return [getattr(action, field) for field in action.__struct_fields__ if field != "seat"]


def _word(value: Any) -> str:
    if isinstance(value, (tuple, list)):
        return ",".join(_word(inner) for inner in value) or "-"
    if isinstance(value, bool):
        return "true" if value else "false"
    return "-" if value is None or value == "" else str(value)


def _matches(action: Action, words: list[str]) -> bool:
    values = [_word(value) for value in _values(action)]
    if len(words) > len(values):
        return False
    return all(
        word == value or word == value.partition(":")[2]
        for word, value in zip(words, values, strict=False)
    )


def _build(
    game: AnyGame,
    kind: type[Action],
    listed: Sequence[Action],
    seat: int | None,
    words: list[str],
    text: str,
) -> Action:
    fields = [field for field in kind.__struct_fields__ if field != "seat"]
    if not len(fields) - len(kind.__struct_defaults__) <= len(words) <= len(fields):
        wanted = " ".join(f"<{field}>" for field in fields) or "nothing"
        tag = str(kind.__struct_config__.tag)
        raise NotationError(f"{text!r}: {tag} is followed by {wanted}, got {len(words)} value(s)")
    if seat is None:
        seats = {action.seat for action in listed}
        if len(seats) != 1:
            raise NotationError(f"{text!r}: say whose action it is, as in `0: {text.strip()}`")
        seat = seats.pop()
    data: dict[str, Any] = {"kind": str(kind.__struct_config__.tag), "seat": seat}
    for field, word in zip(fields, words, strict=False):
        data[field] = _value(kind, field, word, listed)
    try:
        return action_from_data(game, data)
    except DecodeError as error:
        raise NotationError(f"{text!r}: {error}") from None


def _value(kind: type[Action], field: str, word: str, listed: Sequence[Action]) -> Any:
    annotation = str(kind.__annotations__.get(field, "str"))
    if "bool" in annotation and word in ("true", "false"):
        return word == "true"
    if re.fullmatch(r"-?\d{1,18}", word) and "int" in annotation:
        return int(word)
    if "tuple" in annotation or "list" in annotation:
        return [] if word == "-" else word.split(",")
    if word == "-":
        return None if "None" in annotation else ""
    if ":" in word or "str" not in annotation:
        return word
    return f"{_prefix(kind, field, listed)}{word}"


def _prefix(kind: type[Action], field: str, listed: Sequence[Action]) -> str:
    """``tile:`` for a field that holds tile ids: taken from listed actions, else from the class."""
    same_kind = [a for a in listed if type(a) is kind]
    for action in same_kind or [a for a in listed if field in a.__struct_fields__]:
        value = getattr(action, field, None)
        if isinstance(value, str):
            head, colon, _ = value.partition(":")
            return f"{head}:" if colon else ""
    return str(getattr(kind, "PREFIXES", {}).get(field, ""))
