"""What all tables are checked for."""

from __future__ import annotations

from wardround.core.content import ContentError, wants


def one_of(table: str, key: str, word: str, allowed: list[str]) -> int:
    """The place of a word among those allowed."""
    if word not in allowed:
        raise ContentError(table, key, wants("one-of", known=", ".join(allowed)), repr(word))
    return allowed.index(word)


def unique(table: str, key: str, ids: list[str]) -> None:
    for index, id_ in enumerate(ids):
        if id_ in ids[:index]:
            raise ContentError(table, f"{key}.{id_}", wants("own-id"), f"{id_!r} twice")
        if not id_ or not all(c.isalnum() or c == "_" for c in id_):
            raise ContentError(table, f"{key}.{id_}", "letters, digits and _ in an id", repr(id_))


def at_least(table: str, key: str, value: int, least: int) -> None:
    if value < least:
        raise ContentError(table, key, wants("at-least", least=least), str(value))
