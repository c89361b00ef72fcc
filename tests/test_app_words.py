"""What the browser app says is in its catalogues: all of it, in every language."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from tests.test_catalogues import used_by_messages, variables
from wardround.presentation.language import LANGUAGES

CLIENT = Path(__file__).parents[1] / "client" / "src"
FOLDERS = sorted(
    {path.parent.relative_to(CLIENT).as_posix() for path in CLIENT.rglob("words/*.ftl")}
)
CALL = re.compile(r"\bsay(?:If)?\(")
ID = re.compile(r"(?<![=!]== )'([a-z][a-z0-9-]*)'")
TEMPLATE = re.compile(r"`([a-z][a-z0-9-]*-[^`]*)`")


def catalogue(folder: str, code: str) -> dict[str, ftl.Message]:
    text = (CLIENT / folder / f"{code}.ftl").read_text("utf-8")
    entries = FluentParser().parse(text).body
    assert [entry.content for entry in entries if isinstance(entry, ftl.Junk)] == []
    messages = [entry for entry in entries if isinstance(entry, ftl.Message)]
    assert len({entry.id.name for entry in messages}) == len(messages), "a message is there twice"
    return {entry.id.name: entry for entry in messages}


def english() -> dict[str, ftl.Message]:
    return {id_: message for folder in FOLDERS for id_, message in catalogue(folder, "en").items()}


def sources() -> Iterator[str]:
    for path in sorted(CLIENT.rglob("*")):
        if path.suffix in (".svelte", ".ts") and not path.name.endswith(".test.ts"):
            yield path.read_text("utf-8")


def arguments(source: str, start: int) -> list[str]:
    """The arguments of a call whose bracket opens before ``start``."""
    depth, parts, last, quote = 0, [], start, ""
    for at in range(start, len(source)):
        letter = source[at]
        if quote:
            quote = "" if letter == quote else quote
        elif letter in "'\"":
            quote = letter
        elif letter in "([{":
            depth += 1
        elif letter in ")]}" and depth > 0:
            depth -= 1
        elif depth == 0 and letter in ",)":
            parts.append(source[last:at].strip())
            last = at + 1
            if letter == ")":
                return parts
    raise AssertionError("a call that does not end")


def calls() -> Iterator[tuple[list[str], list[str], str]]:
    """For each ``say``: the messages it names, the prefixes of computed ones, and the values."""
    for source in sources():
        for call in CALL.finditer(source):
            if source[: call.start()].endswith("function "):
                continue
            message, *values = arguments(source, call.end())
            named = ID.findall(re.sub(r"`[^`]*`", "", message))
            yield named, TEMPLATE.findall(message), "".join(values)


def keys(values: str) -> set[str]:
    """The names in ``{ count, player: name }``."""
    return {part.split(":")[0].strip() for part in arguments(values[1:-1] + ")", 0) if part.strip()}


@pytest.mark.parametrize("folder", FOLDERS)
def test_every_language_says_the_same(folder: str) -> None:
    first = catalogue(folder, "en")
    for code in LANGUAGES[1:]:
        other = catalogue(folder, code)
        parts = used_by_messages(first) ^ used_by_messages(other)
        assert other.keys() - parts == first.keys() - parts, code
        for id_ in first.keys() - parts:
            assert variables(other, id_) == variables(first, id_), (code, id_)


def test_no_message_is_in_two_catalogues() -> None:
    assert sum(len(catalogue(folder, "en")) for folder in FOLDERS) == len(english())


def test_everything_said_is_there_with_its_values() -> None:
    known, wrong = english(), []
    for ids, _, values in calls():
        for id_ in ids:
            if id_ not in known:
                wrong.append(id_)
            elif values.startswith("{") and "..." not in values:
                missing = variables(known, id_) - keys(values)
                wrong += [f"{id_}: {name}" for name in missing]
            elif not values and variables(known, id_):
                wrong.append(f"{id_}: no values")

    assert wrong == []


def test_nothing_is_there_that_nobody_says() -> None:
    named, made = set[str](), list[str]()
    for ids, templates, _ in calls():
        named |= set(ids)
        made += templates
    patterns = [
        re.compile(re.sub(r"\\\$\\\{.*?\\\}", "[a-z0-9-]*", re.escape(one))) for one in made
    ]
    unused = [
        id_
        for id_ in english().keys() - named - used_by_messages(english())
        if not any(pattern.fullmatch(id_) for pattern in patterns)
    ]

    assert sorted(unused) == []
