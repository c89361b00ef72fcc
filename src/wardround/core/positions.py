"""Reading positions: words and numbers, with errors that name the key, what was expected and
what came."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from typing import Any

from wardround.core.game import PositionError
from wardround.core.messages import Phrase


def unfit(key: str, wants: str, got: Any, **values: Any) -> PositionError:
    """An error whose expectation is the message ``wants-<wants>``, with its values."""
    where = f"position.{key}" if key else "position"
    return PositionError(where, Phrase(f"wants-{wants}", values), got)


def twice(key: str, got: Any) -> PositionError:
    """An error for something that has been placed already."""
    return unfit(key, "each-once", got)


def check_keys(keys: Iterable[str], known: Collection[str], where: str = "") -> None:
    for key in keys:
        if key not in known:
            raise unfit(where, "key", key, known=", ".join(known))


def number(key: str, value: Any, least: int = 0, most: int = 10_000) -> int:
    if type(value) is not int or not least <= value <= most:
        raise unfit(key, "number", value, least=least, most=most)
    return value


def words(key: str, value: Any) -> list[str]:
    if not isinstance(value, list) or not all(isinstance(word, str) for word in value):
        raise unfit(key, "words", value)
    return value


def items(key: str, value: Any) -> list[Any]:
    if not isinstance(value, list):
        raise unfit(key, "list", value)
    return value


def pairs(key: str, value: Any) -> dict[str, Any]:
    if not isinstance(value, dict):
        raise unfit(key, "table", value)
    return value


def one_of(key: str, value: Any, known: Sequence[str]) -> int:
    """The index of a word among the known ones."""
    if value not in known:
        raise unfit(key, "one-of", value, known=", ".join(known))
    return known.index(value)
