"""Words: the ids in views and actions, and the vocabularies they come from.

A *word* is a mention (``tile:van_port``) or a name in lower case (``ready``). Anything else, such
as a title or a sentence, is *text* for people: it says nothing that ids do not say, and encodings
leave it out.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Sequence
from graphlib import CycleError, TopologicalSorter
from itertools import pairwise
from typing import Any, Final

from wardround.core.content import Tables

_WORD: Final = re.compile(r"[a-z0-9_+./,\-]*|[a-z_]+:\S+")
_OWNED: Final = re.compile(r"([a-z_]+:)\d+/")
_NUMBERED: Final = re.compile(r"(.*\D|)(\d+)")


def is_word(value: str) -> bool:
    """Whether a string is a word rather than text for people."""
    return _WORD.fullmatch(value) is not None


def natural(value: str) -> tuple[tuple[int, int, str], ...]:
    """A sort key that puts ``patient:9`` before ``patient:10``."""
    return tuple(
        (0, int(part), "") if part.isdigit() else (1, 0, part)
        for part in re.split(r"(\d+)", value)
        if part
    )


def widened(high: int) -> int:
    """The next power of two above a number that was seen: room for more of it."""
    return 1 << max(0, high).bit_length()


class Vocabulary:
    """Every id that the content of a game knows, by the table that lists it."""

    def __init__(self, tables: Tables, seats: int) -> None:
        self.seats = seats
        self.lists: list[tuple[str, ...]] = []
        self.facts: dict[str, set[str]] = {}
        """What the row of an id says, in words."""
        self._collect(tables)
        self.lists.sort(key=lambda ids: (len(ids), ids))

    def _collect(self, value: Any) -> None:
        """The ids of every list of rows, however deep it lies."""
        if isinstance(value, dict):
            for inner in value.values():
                self._collect(inner)
        elif isinstance(value, list):
            rows = [
                row for row in value if isinstance(row, dict) and isinstance(row.get("id"), str)
            ]
            ids = [str(row["id"]) for row in rows]
            if ids and len(set(ids)) == len(value):
                self.lists.append(tuple(ids))
                for row in rows:
                    self.facts.setdefault(str(row["id"]), set()).update(_words_in(row))
            for inner in value:
                self._collect(inner)

    def _at_all_seats(self, word: str) -> list[str]:
        match = _OWNED.match(word)
        if match is None:
            return [word]
        rest = word[match.end() :]
        return [f"{match[1]}{seat}/{rest}" for seat in range(self.seats)]

    def says(self, id_: str, word: str | None) -> bool:
        """Whether the content itself puts a word with an id, with or without a prefix."""
        facts = self.facts.get(id_.partition(":")[2] or id_)
        if facts is None:
            return False
        return not word or word in facts or word.partition(":")[2] in facts

    def close(self, seen: Iterable[str]) -> tuple[str, ...]:
        """Words that were seen, completed from the content, in a fixed order.

        If all of them are ids of one table, the vocabulary is that whole table, in its order; if
        they are numbered (``patient:7``), it is all numbers up to a bound; if they belong to seats
        (``space:2/1,0``), what one seat has all seats have.
        """
        words = sorted({twin for word in seen for twin in self._at_all_seats(word)}, key=natural)
        names = [word for word in words if word]
        if len(names) < 2:
            return tuple(words)
        blank = ("",) if "" in words else ()
        prefixes = {word.partition(":")[0] if ":" in word else None for word in names}
        if len(prefixes) == 1:
            prefix = prefixes.pop()
            head = "" if prefix is None else f"{prefix}:"
            bare = {word.removeprefix(head) for word in names}
            for ids in self.lists:
                if bare <= set(ids):
                    return (*blank, *(head + id_ for id_ in ids))
        return (*blank, *_numbered(names)) if _all_numbered(names) else tuple(words)


def _words_in(value: Any) -> set[str]:
    if isinstance(value, dict):
        return set().union(*map(_words_in, value.values())) if value else set()
    if isinstance(value, list):
        return set().union(*map(_words_in, value)) if value else set()
    return {value} if isinstance(value, str) else set()


def _all_numbered(words: list[str]) -> bool:
    """Whether words differ in a number at their end only, written without leading zeros."""
    matches = [match for word in words if (match := _NUMBERED.fullmatch(word))]
    return (
        len(matches) == len(words)
        and len({match[1] for match in matches}) == 1
        and all(match[2] == str(int(match[2])) for match in matches)
    )


def _numbered(words: list[str]) -> list[str]:
    numbers = [int(word[len(_head(word)) :]) for word in words]
    return [f"{_head(words[0])}{n}" for n in range(min(1, *numbers), widened(max(numbers)) + 1)]


def _head(word: str) -> str:
    match = _NUMBERED.fullmatch(word)
    return match[1] if match else word


def common_order(
    lists: Collection[tuple[str, ...]], first: Sequence[str]
) -> tuple[str, ...] | None:
    """One order of all words in which every list is sorted; None if they contradict each other.

    It is ``first`` if that will do.
    """
    place = {word: n for n, word in enumerate(first)}
    numbers = [[place[word] for word in words] for words in set(lists)]
    if all(places == sorted(places) for places in numbers):
        return tuple(first)
    before: dict[str, set[str]] = {}
    for words in lists:
        for word in words:
            before.setdefault(word, set())
        for first, second in pairwise(words):
            if first != second:
                before[second].add(first)
    ordered = {word: sorted(before[word], key=natural) for word in sorted(before, key=natural)}
    try:
        return tuple(TopologicalSorter(ordered).static_order())
    except CycleError:
        return None
