"""What code says to people: messages with values. The sentences are in each language's catalogue.

`wardround.presentation.language` puts messages into words.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Annotated, Any, Self, TypeAlias

import msgspec

LocalizedText: TypeAlias = Annotated[str, msgspec.Meta(extra_json_schema={"localized": True})]
"""A field for text that is filled in when the rest is put into a reader's language."""


class Name(str):
    """What content calls something, with its id, by which catalogues translate it.

    With a ``seat``, the player's name comes first, if the table knows it.
    """

    mention: str
    seat: int | None
    forms: dict[str, str]

    def __new__(cls, own: str, mention: str, seat: int | None = None) -> Self:
        name = super().__new__(cls, own)
        name.mention = mention
        name.seat = seat
        name.forms = {}
        return name

    def __reduce__(self) -> tuple[Any, ...]:
        """For pickle: keep all parts of a name."""
        return Name, (str(self), self.mention, self.seat)


class Phrase(msgspec.Struct, frozen=True):
    """A message with its own values, used as a value of another: a patient by malady and place."""

    message: str
    values: dict[str, Any] = {}

    def __str__(self) -> str:
        """For terminals and logs: the id as words, then the values."""
        words = self.message.partition("-")[2].replace("-", " ")
        return " ".join([words, *map(str, self.values.values())])


def plain_value(value: Any) -> Any:
    """A `Name` as JSON, for stored values; JSON can write all other values itself."""
    if isinstance(value, Name):
        return {"name": str(value), "mention": value.mention, "seat": value.seat}
    raise NotImplementedError(type(value))


def stored_values(values: dict[str, Any]) -> dict[str, Any]:
    """The values of a message, restored from storage."""
    return {key: _stored_value(value) for key, value in values.items()}


def _stored_value(value: Any) -> Any:
    if isinstance(value, list):
        return [_stored_value(each) for each in value]
    if not isinstance(value, dict):
        return value
    if "mention" in value:
        return Name(value["name"], value["mention"], value["seat"])
    return Phrase(value["message"], stored_values(value["values"]))


@lru_cache(maxsize=20_000)
def message_id(kind: str, thing: str) -> str:
    """``event``, ``tile_stressed`` -> ``event-tile-stressed``: ids use hyphens only."""
    return f"{kind}-{thing.replace('_', '-').replace(':', '-')}"


def seat_words(seat: int) -> str:
    """``seat 1`` for the seat that code, journals and notation call 0: people count from 1."""
    return f"seat {seat + 1}"


def figure(number: float) -> str:
    """A number as people write it: ``−3`` has a minus, not a hyphen."""
    return f"{number:g}".replace("-", "−")
