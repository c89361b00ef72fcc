"""Content tables: cards, tiles, costs, each row with its source; and packs that override them.

A game's tables are the TOML files of its ``content`` folder, one table per file, named by the file;
`wardround.games` reads them, since nothing here does I/O.

``source`` says where a table or a row comes from, ``<field>_source`` where one field does,
``why`` adds a reason. They are set aside as `Provenance`: rows can be checked strictly, and the app
can still show where every number comes from.

A *content pack* is one TOML file that overrides tables: tables are merged key by key, lists of
rows with an ``id`` row by row (``remove = true`` takes a row out), everything else is replaced.

Error tree::

    ContentError     a table that cannot be used: file, table, key, what was expected, what came
"""

from __future__ import annotations

import functools
import hashlib
import itertools
import re
from collections.abc import Callable
from typing import Any, Final, TypeAlias, TypeVar

import msgspec

from wardround.core.messages import Phrase

Tables: TypeAlias = dict[str, Any]
"""Raw tables by name, without sources."""

T = TypeVar("T")

PACK_SOURCE = "pack"

MAX_NUMBER: Final = 1_000
"""The largest number a pack may use: some numbers set how much work the game does."""
MIN_NUMBER: Final = -1_000
MAX_ROWS: Final = 200
MAX_TEXT_LENGTH: Final = 2_000
MAX_VALUES: Final = 20_000


KINDS: Final = {
    "int": "whole-number",
    "str": "text",
    "bool": "yes-or-no",
    "object": "table",
    "array": "list",
    "null": "nothing",
}
"""The message for each kind of value that msgspec names."""


def wants(what: str, **values: Any) -> Phrase:
    """What a table should contain, or does: the message ``wants-<what>``."""
    return Phrase(f"wants-{what}", values)


NOTHING: Final = wants("nothing")


class ContentError(ValueError):
    """A content table that cannot be used.

    Expectations that only a single check has are in English, like the tables themselves.
    """

    def __init__(
        self, table: str, key: str, expected: str | Phrase, got: str | Phrase, file: str = ""
    ) -> None:
        self.table, self.key, self.expected, self.got, self.file = table, key, expected, got, file
        super().__init__(self.text(str))

    def text(self, say: Callable[[Phrase], str]) -> str:
        """In one line, for terminals and logs."""
        expected, got = (
            say(part) if isinstance(part, Phrase) else part for part in (self.expected, self.got)
        )
        where = f"table {self.table}" + (f", key {self.key}" if self.key else "")
        fault = f"{where}: expected {expected}, got {got}"
        return f"{self.file}: {fault}" if self.file else fault

    @property
    def phrase(self) -> Phrase:
        """As a sentence, for the author of the table."""
        table, key, expected = self.table, self.key or "none", self.expected
        if isinstance(expected, str):
            expected = wants("in-english", text=expected)
        values = {"key": key, "expected": expected, "got": self.got}
        return Phrase("fault-pack", {"table": "none" if table == "-" else table, **values})

    def in_file(self, file: str) -> ContentError:
        return ContentError(self.table, self.key, self.expected, self.got, file)


class Provenance(msgspec.Struct, frozen=True):
    """Where a row or a field of a table comes from."""

    table: str
    key: str
    source: str
    why: str = ""


class Library(msgspec.Struct, frozen=True):
    """All tables of a game, merged with a pack if there is one."""

    tables: Tables
    provenance: tuple[Provenance, ...]
    hash: str
    pack: str = ""
    made: dict[object, Any] = {}

    def content(self, make: Callable[[Tables], T]) -> T:
        """The game's content built from these tables: built once and shared."""
        if make not in self.made:
            self.made[make] = make(self.tables)
        content: T = self.made[make]
        return content


def make_library(base: Tables, pack: Tables, pack_name: str = "") -> Library:
    """Merge a pack into tables and separate out their sources."""
    try:
        _must_be_bounded(pack)
        merged = _merge_tables(base, pack)
    except ContentError as error:
        raise error.in_file(pack_name) from None
    provenance: list[Provenance] = []
    tables = {name: _split_sources(table, name, "", provenance) for name, table in merged.items()}
    digest = hashlib.sha256(msgspec.json.encode(tables, order="sorted")).hexdigest()
    return Library(tables, tuple(provenance), digest[:32], pack_name)


def _must_be_bounded(pack: Tables) -> None:
    """Refuse expensive packs before using them; loops, not recursion, so depth cannot hurt."""
    left: list[tuple[str, str, Any]] = [(name, "", table) for name, table in pack.items()]
    for count in itertools.count(1):
        if not left:
            return
        table, key, value = left.pop()
        if count > MAX_VALUES:
            raise ContentError(table, key, wants("at-most", most=MAX_VALUES), "more")
        if isinstance(value, (dict, list)):
            if len(value) > MAX_ROWS:
                raise ContentError(table, key, wants("at-most", most=MAX_ROWS), str(len(value)))
            inner = value.items() if isinstance(value, dict) else enumerate(value)
            left += [(table, _join(key, str(name)), part) for name, part in inner]
        elif isinstance(value, str) and len(value) > MAX_TEXT_LENGTH:
            raise ContentError(table, key, wants("at-most", most=MAX_TEXT_LENGTH), str(len(value)))
        elif isinstance(value, (int, float)) and not MIN_NUMBER <= value <= MAX_NUMBER:
            expected = wants("number", least=MIN_NUMBER, most=MAX_NUMBER)
            raise ContentError(table, key, expected, _shown(value))


def _merge_tables(base: Tables, pack: Tables) -> Tables:
    merged = dict(base)
    for name, table in pack.items():
        if name not in base:
            known = wants("known-table", known=", ".join(sorted(base)))
            raise ContentError(name, "", known, repr(name))
        if not isinstance(table, dict):
            raise ContentError(name, "", wants("table"), _shown(table))
        merged[name] = _merge(base[name], table, name, "")
    return merged


def _merge(old: Any, new: Any, table: str, key: str) -> Any:
    if isinstance(old, dict):
        if not isinstance(new, dict):
            raise ContentError(table, key, wants("table"), _shown(new))
        out = dict(old)
        for name, value in new.items():
            inner = f"{key}.{name}" if key else name
            out[name] = _merge(old[name], value, table, inner) if name in old else _stamped(value)
            if not isinstance(value, dict) and not _are_rows(old.get(name)) and not _is_mark(name):
                out[f"{name}_source"] = new.get(f"{name}_source", PACK_SOURCE)
        return out
    return _merge_rows(old, new, table, key) if _are_rows(old) else new


def _are_rows(value: Any) -> bool:
    return (
        isinstance(value, list) and bool(value) and isinstance(value[0], dict) and "id" in value[0]
    )


def _is_mark(name: str) -> bool:
    return name in ("source", "why") or name.endswith("_source")


def _merge_rows(old: list[Any], new: Any, table: str, key: str) -> list[Any]:
    if not isinstance(new, list) or not all(isinstance(row, dict) for row in new):
        raise ContentError(table, key, wants("rows"), _shown(new))
    rows = {row["id"]: row for row in old}
    for row in new:
        if not isinstance(row.get("id"), (str, int)):
            raise ContentError(table, key, wants("row-with-id"), _shown(row))
        if row.get("remove") is True:
            if row["id"] not in rows:
                known = wants("one-of", known=", ".join(map(str, rows)))
                raise ContentError(table, f"{key}.{row['id']}", known, repr(row["id"]))
            del rows[row["id"]]
        elif row["id"] in rows:
            changed = {**rows[row["id"]], **row}
            for field in row:
                if field != "id" and not _is_mark(field):
                    changed[f"{field}_source"] = row.get(f"{field}_source", PACK_SOURCE)
            rows[row["id"]] = changed
        else:
            rows[row["id"]] = _stamped(row)
    return list(rows.values())


def _stamped(value: Any) -> Any:
    return {"source": PACK_SOURCE, **value} if isinstance(value, dict) else value


def _split_sources(value: Any, table: str, key: str, out: list[Provenance]) -> Any:
    if isinstance(value, list):
        return [
            _split_sources(
                row,
                table,
                _join(key, str(row.get("id", n)) if isinstance(row, dict) else str(n)),
                out,
            )
            for n, row in enumerate(value)
        ]
    if not isinstance(value, dict):
        return value
    if "source" in value:
        out.append(Provenance(table, key, str(value["source"]), str(value.get("why", ""))))
    kept: dict[str, Any] = {}
    for name, inner in value.items():
        if name.endswith("_source"):
            out.append(Provenance(table, _join(key, name.removesuffix("_source")), str(inner)))
        elif not _is_mark(name):
            kept[name] = _split_sources(inner, table, _join(key, name), out)
    return kept


def _join(key: str, part: str) -> str:
    return f"{key}.{part}" if key else part


def _shown(value: Any) -> str:
    text = repr(value)
    return text if len(text) <= 60 else text[:57] + "…"


class Row(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A row of a table, checked strictly."""


def table_as(tables: Tables, name: str, kind: type[T]) -> T:
    """A table checked against a msgspec type (see `Row`)."""
    if name not in tables:
        raise ContentError(name, "", wants("table"), NOTHING)
    try:
        return msgspec.convert(tables[name], kind)
    except msgspec.ValidationError as error:
        raise _content_error(name, tables[name], str(error)) from None


@functools.cache  # types are cyclic garbage: without a cache each call would leave one
def _only_rows(name: str, key: str, kind: type) -> type:
    return msgspec.defstruct(name, [(key, list[kind])], forbid_unknown_fields=True)  # type: ignore[valid-type]


def rows_of(tables: Tables, name: str, key: str, kind: type[T]) -> list[T]:
    """The rows of a table that has nothing else; ids, if rows have them, must be unique."""
    rows: list[T] = getattr(table_as(tables, name, _only_rows(name, key, kind)), key)  # type: ignore[arg-type]
    unique(name, key, [str(row.id) for row in rows if hasattr(row, "id")])
    return rows


def unique(table: str, key: str, ids: list[str]) -> None:
    """Require ids to be unique and made of letters, digits and _."""
    seen: set[str] = set()
    for id_ in ids:
        if id_ in seen:
            raise ContentError(table, f"{key}.{id_}", wants("own-id"), f"{id_!r} twice")
        seen.add(id_)
        if not id_ or not all(c.isalnum() or c == "_" for c in id_):
            raise ContentError(table, f"{key}.{id_}", "letters, digits and _ in an id", repr(id_))


def one_of(table: str, key: str, word: str, known: list[str]) -> int:
    """The index of a word among the known ones."""
    if word not in known:
        raise ContentError(table, key, wants("one-of", known=", ".join(known)), repr(word))
    return known.index(word)


def at_least(table: str, key: str, value: int, least: int) -> None:
    expect(value >= least, table, key, wants("at-least", least=least), value)


def expect(holds: bool, table: str, key: str, expected: str | Phrase, got: object) -> None:
    """Refuse a table unless ``holds``; ``got`` is what it contains instead."""
    if not holds:
        raise ContentError(table, key, expected, got if isinstance(got, Phrase) else str(got))


_ODD_FIELD = re.compile(r"Object (missing required|contains unknown) field `(.+)`")


def _content_error(name: str, table: Any, text: str) -> ContentError:
    """A msgspec error, reworded to name the row by its id and the key to fix."""
    message, _, path = text.partition(" - at ")
    path = path.strip("`").removeprefix("$").removeprefix(".")
    key, value = _place(table, path)
    odd = _ODD_FIELD.fullmatch(message)
    if odd is not None:
        inner = _join(key, odd[2])
        if odd[1] == "missing required":
            return ContentError(name, inner, wants("value"), NOTHING)
        return ContentError(name, inner, wants("no-such-key"), _shown(value[odd[2]]))
    expected, _, got = message.removeprefix("Expected ").partition(", got ")
    return ContentError(name, key, _kind(expected), _kind(got) if got else _shown(value))


def _kind(text: str) -> str | Phrase:
    """msgspec's name for a value: its kind in backquotes, or its lower bound."""
    kind, _, least = text.partition(" >= ")
    if least:
        return wants("at-least", least=least)
    known = KINDS.get(kind.strip("`"))
    return text if known is None else wants(known)


def _place(table: Any, path: str) -> tuple[str, Any]:
    """``card[2].count`` -> ``card.donation.count``, which authors can find; and its value."""
    value, parts = table, []
    # msgspec writes [...] for one of several named values and does not say which.
    for part in re.findall(r"[^.\[\]]+", path.partition("[...]")[0]):
        if isinstance(value, list):
            value = value[int(part)]
            part = str(value["id"]) if isinstance(value, dict) and "id" in value else part
        else:
            value = value[part]
        parts.append(part)
    return ".".join(parts), value
