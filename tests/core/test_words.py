"""People count seats from 1, in the same words everywhere."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from wardround.core.words import capital, seat_words

ROOT = Path(__file__).parents[2]
READ_BY_PEOPLE = ("adapters", "bots", "core", "games", "template", "server", "cli")
OWN_WORDS = re.compile(r"\b(?:seat|player) \$?\{|\b(?:seat|player) 0\b", re.IGNORECASE)
"""A seat's number put into a sentence by hand, or the number that only code uses."""
NOT_SAID = re.compile(r'""".*?"""|/\*.*?\*/|<style>.*?</style>', re.DOTALL)
CODE_OF_THE_WORDS = {"words.py", "lib/words.ts"}


def test_people_count_from_one() -> None:
    assert [seat_words(seat) for seat in (0, 7)] == ["seat 1", "seat 8"]


def test_a_sentence_begins_with_a_capital() -> None:
    assert capital(f"{seat_words(0)} of HE.R.O.") == "Seat 1 of HE.R.O."
    assert capital("") == ""


def sentences(folder: Path, *endings: str) -> list[tuple[str, str]]:
    """Lines of code with their file, without what only readers of the code see."""
    found: list[tuple[str, str]] = []
    for file in sorted(path for ending in endings for path in folder.rglob(f"*.{ending}")):
        name = file.relative_to(folder).as_posix()
        if name in CODE_OF_THE_WORDS or ".test." in name:
            continue
        text = NOT_SAID.sub("", file.read_text("utf-8"))
        found += [(name, line.strip()) for line in text.splitlines()]
    return found


@pytest.mark.parametrize("room", READ_BY_PEOPLE)
def test_one_function_says_it(room: str) -> None:
    lines = sentences(ROOT / "src" / "wardround" / room, "py")

    assert [(name, line) for name, line in lines if OWN_WORDS.search(line)] == []


def test_one_function_says_it_in_the_browser() -> None:
    lines = sentences(ROOT / "client" / "src", "ts", "svelte")

    assert [(name, line) for name, line in lines if OWN_WORDS.search(line)] == []
