"""The books that teach the games: every picture can be drawn, every language says the same."""

from __future__ import annotations

import re
from importlib import resources

import pytest

from wardround.games import find_game, game_ids, language_of, library_of, rulebook_of
from wardround.presentation.book import (
    AID,
    FOLDER,
    NUMBER,
    Book,
    BookError,
    number_at,
    page_settings,
    read_book,
    read_sections,
)
from wardround.presentation.language import LANGUAGES
from wardround.presentation.rulebook import read_rules
from wardround.presentation.scene import ids_in

GAMES = game_ids()


def book_of(name: str, code: str) -> Book:
    game = find_game(name)
    book = read_book(game, library_of(game), language_of(game, code))
    assert book is not None
    return book


def text_of(name: str, code: str) -> str:
    return (resources.files(find_game(name).package) / FOLDER / f"{code}.md").read_text("utf-8")


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("code", LANGUAGES)
def test_every_picture_shows_what_its_page_speaks_of(name: str, code: str) -> None:
    rules = read_rules(rulebook_of(find_game(name)))
    book = book_of(name, code)
    assert 10 <= len(book.pages) <= 16
    for page in book.pages:
        seen = ids_in(book.sights[page.picture.sight].scene)
        assert set(page.picture.show) | set(page.picture.ring) <= seen, page.id
        assert "" not in (page.title, page.text, page.picture.caption), page.id
        assert set() < set(page.rules) <= rules.keys(), page.id
    assert "" not in (book.aid.title, book.aid.text)


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("code", LANGUAGES)
def test_every_language_has_the_same_pages_and_numbers(name: str, code: str) -> None:
    english, own = (read_sections(text_of(name, c)) for c in ("en", code))
    assert list(own) == list(english)
    for page, said in own.items():
        told = english[page]
        numbers, wanted = (
            sorted(NUMBER.findall(f"{s.title} {s.text} {s.caption}")) for s in (said, told)
        )
        assert numbers == wanted, page
        shape, same = (re.findall(r"^(?:- |### |\|)", s.text, re.M) for s in (said, told))
        assert shape == same, page


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("code", LANGUAGES)
def test_numbers_come_from_the_content(name: str, code: str) -> None:
    """The number 1 may be written as it is."""
    text = NUMBER.sub("", text_of(name, code)).replace("COVID-19", "")
    assert [found for found in re.findall(r"\d+", text) if found != "1"] == []


def test_a_page_that_is_not_told_is_missed() -> None:
    settings = page_settings(resources.files(find_game("hero").package) / FOLDER)
    assert AID not in {page.id for page in settings}
    with pytest.raises(BookError, match="nothing at 'price'; there is move"):
        number_at({"cost": {"move": 1}}, "cost.price")
    with pytest.raises(BookError, match="expected a number"):
        number_at({"cost": {"move": 1}}, "cost")


def test_numbers_by_row_place_and_length() -> None:
    tables = {"end": {"row": [{"id": "late", "worth": -3}], "prices": [1, -2]}}
    assert number_at(tables, "end.row.late.worth") == "−3"
    assert number_at(tables, "end.prices") == "1, −2"
    assert number_at(tables, "end.prices.1") == "−2"
    assert number_at(tables, "end.prices.length") == "2"
