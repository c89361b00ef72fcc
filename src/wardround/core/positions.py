"""The keys of positions: declared once, for the reader of a game and for the editor.

Errors name the key, what was expected and what came.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from typing import Any, Literal

import msgspec

from wardround.core.game import PositionError
from wardround.core.messages import Phrase


class Field(msgspec.Struct, frozen=True, kw_only=True):
    """A key of a position, or a table of name = value with one control for each name."""

    key: str
    """Its path: ``tick``; dots lead into tables and lists, as in ``boards.0.money``."""
    form: Literal["number", "flag", "word", "text", "words", "placed", "numbers"]
    """``words`` is a list of words; ``placed`` a list of words with places: ``rob@icu``."""
    words: tuple[str, ...] = ()
    """The words to choose from; if empty, words are typed."""
    names: tuple[str, ...] = ()
    """If not empty, the value is a table with these names."""
    places: tuple[str, ...] = ()
    joint: str = "@"
    """The separator between a word and its place."""
    least: int = 0
    most: int = 99
    of: str = ""
    """The prefix that turns words into ids on the board: ``tile:``."""
    named: str = ""
    """The same for names …"""
    at: str = ""
    """… and for places."""
    example: str = ""
    """An example for typed words."""


class Reader:
    """Reads the table of a position; numbers stay within the bounds of their fields."""

    def __init__(
        self, table: dict[str, Any], fields: Iterable[Field], as_text: Iterable[str] = ()
    ) -> None:
        """``as_text`` are the keys that the editor does not offer."""
        self.table = table
        self.fields = {field.key.partition(".")[0]: field for field in fields}
        check_keys(table, dict.fromkeys((*self.fields, *as_text)))

    def __contains__(self, key: str) -> bool:
        return key in self.table

    def number(self, key: str, default: int, most: int | None = None) -> int:
        field = self.fields.get(key) or Field(key=key, form="number")
        value = self.table.get(key, default)
        return number(key, value, field.least, field.most if most is None else most)

    def words(self, key: str) -> list[str]:
        return words(key, self.table.get(key, []))

    def items(self, key: str) -> list[Any]:
        return items(key, self.table.get(key, []))

    def pairs(self, key: str) -> dict[str, Any]:
        return pairs(key, self.table.get(key, {}))


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
