"""The editable fields of a position, for people who set one up on the board.

A game that declares the keys of its positions (`core.positions.Field`) can be set up by
clicking: the editor draws a control for every `Field` and shows those that belong to the clicked
piece. Values use the scenario notation; the game's ``position`` checks them.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final, Generic, TypeVar

import msgspec

from wardround.core.content import Tables
from wardround.core.game import Options
from wardround.core.messages import message_id
from wardround.core.positions import Field
from wardround.presentation.language import Language

C = TypeVar("C")


@dataclass(frozen=True, kw_only=True, eq=False)
class Editing(Generic[C]):
    """How to set up positions of a game."""

    fields: Callable[[Options, C], list[Field]]
    first: dict[str, Any]
    """The position to begin with: one in which a seat has a choice."""
    kinds: tuple[str, ...] = ()
    """Prefixes for naming words that are not ids on the board: ``malady:``."""


class Control(msgspec.Struct, frozen=True):
    """A field as shown in the editor."""

    field: Field
    label: str
    called: dict[str, str]
    """Display names of words, names and places, where they have one."""
    seat: int | None = None
    """The seat it belongs to, if each seat has one."""


COPY: Final = re.compile(r"(.+)_(\d+)")
"""A further copy of a card: ``splinter_2``."""


def controls(
    words: Language, tables: Tables, fields: list[Field], kinds: tuple[str, ...] = ()
) -> list[Control]:
    """The fields, labelled in a language."""
    named = _names(tables)
    return [_control(words, named, field, kinds) for field in fields]


def _control(
    words: Language, named: dict[str, str], field: Field, kinds: tuple[str, ...]
) -> Control:
    called: dict[str, str] = {}
    for ids, begins in (
        (field.words, field.of),
        (field.names, field.named),
        (field.places, field.at),
    ):
        for id_ in ids:
            name = _called(words, named, (begins, *kinds), id_)
            if name:
                called[id_] = name
    message = message_id("position", _plain(field.key))
    seat = re.search(r"\.(\d+)", field.key)
    return Control(field, words.say(message), called, int(seat[1]) if seat else None)


def _called(
    words: Language, named: dict[str, str], kinds: tuple[str, ...], id_: str, copies: bool = True
) -> str:
    """The display name for an id; empty if it has none."""
    if kinds[0] == "seat:":
        return words.say("seat", number=int(id_) + 1)
    known = [kind for kind in kinds if words.has(message_id("name", f"{kind}{id_}"))]
    if id_ in named:
        return words.name(named[id_], f"{(known or kinds)[0]}{id_}")
    if known:
        return words.say(message_id("name", f"{known[0]}{id_}"))
    copy = COPY.fullmatch(id_) if copies else None
    name = copy and _called(words, named, kinds, copy[1], copies=False)
    return f"{name} ({copy[2]})" if copy and name else ""


def _plain(key: str) -> str:
    """A key without its seat: ``boards.0.money`` and ``boards.1.money`` share a label."""
    return re.sub(r"\.\d+", "", key).replace(".", "-")


def _names(value: Any) -> dict[str, str]:
    """The content's names, by id."""
    names: dict[str, str] = {}
    if isinstance(value, dict):
        for id_, row in value.items():
            if isinstance(row, dict) and isinstance(row.get("name"), str):
                names[id_] = row["name"]
        if isinstance(value.get("id"), str) and isinstance(value.get("name"), str):
            names[value["id"]] = value["name"]
        value = list(value.values())
    for inner in value if isinstance(value, list) else ():
        names |= _names(inner)
    return names
