"""Reading positions: words and numbers, and errors that name the key, what was expected and what
came."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from typing import Any

from wardround.core.game import PositionError


def unfit(key: str, expected: str, got: Any) -> PositionError:
    return PositionError(f"position.{key}: expected {expected}, got {got!r}")


def check_keys(keys: Iterable[str], known: Collection[str]) -> None:
    for key in keys:
        if key not in known:
            raise PositionError(f"position: unknown key {key!r}; expected {', '.join(known)}")


def number(key: str, value: Any, least: int = 0, most: int = 10_000) -> int:
    if type(value) is not int or not least <= value <= most:
        raise unfit(key, f"a number from {least} to {most}", value)
    return value


def words(key: str, value: Any) -> list[str]:
    if not isinstance(value, list) or not all(isinstance(word, str) for word in value):
        raise unfit(key, "a list of words", value)
    return value


def items(key: str, value: Any, what: str = "a list") -> list[Any]:
    if not isinstance(value, list):
        raise unfit(key, what, value)
    return value


def pairs(key: str, value: Any) -> dict[str, Any]:
    if not isinstance(value, dict):
        raise unfit(key, "a table", value)
    return value


def one_of(key: str, value: Any, known: Sequence[str]) -> int:
    """The place of a word among those that are known."""
    if value not in known:
        raise unfit(key, f"one of {', '.join(known)}", value)
    return known.index(value)
