"""The book that teaches a game: pages with a picture each, and a player aid.

A game's folder ``how_to_play`` holds the book: ``pages.toml`` lists the pages and the scene that
each shows; a scene is a scenario (``scenes/NAME.toml``) whose last position is drawn as a seat sees
it; each language has one text file (``en.md`` …) with a section per page, and a last one for the
aid::

    ## goal: Save the clinic
    The team has {turn.actions} actions a turn.
    > What the picture shows.

``{turn.actions}`` is a number from the game's content: a path in its tables, with rows by id.

Error tree::

    BookError    a book that cannot be read; the message says where and what was expected
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Any, Final

import msgspec

from wardround.core.content import Library
from wardround.core.messages import figure
from wardround.presentation.game_spec import AnyGameSpec
from wardround.presentation.language import ENGLISH, Language
from wardround.presentation.scenario import Scenario, parse_scenario, play_scenario
from wardround.presentation.scene import Scene

FOLDER: Final = "how_to_play"
AID: Final = "aid"
NUMBER: Final = re.compile(r"\{([a-z][\w.]*)\}")
_SECTION: Final = re.compile(r"^## +(\w+): +(.+)$", re.MULTILINE)


class BookError(ValueError):
    """A book that cannot be read; the message says where and what was expected."""


class PageSetting(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A page's entry in ``pages.toml``."""

    id: str
    scene: str
    """The scenario whose last position is shown."""
    show: tuple[str, ...] = ()
    """The zones to draw; if empty, the whole table."""
    ring: tuple[str, ...] = ()
    """The pieces that the text is about."""
    seat: int = 0
    """The seat through whose eyes it is seen."""
    rules: tuple[str, ...] = ()


class Sight(msgspec.Struct, frozen=True):
    """A table as a seat sees it, for the game's own board to draw."""

    view: Any
    scene: Scene
    seat: int


class Picture(msgspec.Struct, frozen=True):
    """Part of a table, with the pieces that the text is about."""

    sight: str
    """Which of the book's sights it shows."""
    show: tuple[str, ...]
    ring: tuple[str, ...]
    caption: str


class Page(msgspec.Struct, frozen=True):
    """A page in one language."""

    id: str
    title: str
    text: str
    rules: tuple[str, ...]
    picture: Picture


class Section(msgspec.Struct, frozen=True):
    """The words of a page: its title, its text, what its picture shows."""

    title: str
    text: str
    caption: str = ""


class Book(msgspec.Struct, frozen=True):
    """A whole book in one language."""

    pages: tuple[Page, ...]
    sights: dict[str, Sight]
    aid: Section


def has_book(game: AnyGameSpec) -> bool:
    return (resources.files(game.package) / FOLDER).is_dir()


def read_book(game: AnyGameSpec, library: Library, words: Language) -> Book | None:
    """A game's book in a language, in English where untranslated; None if it has none."""
    if not has_book(game):
        return None
    folder = resources.files(game.package) / FOLDER
    own = folder / f"{words.code}.md"
    sections = read_sections(
        (own if own.is_file() else folder / f"{ENGLISH}.md").read_text("utf-8")
    )
    settings = page_settings(folder)
    expected = [*(setting.id for setting in settings), AID]
    if list(sections) != expected:
        raise BookError(f"{own.name}: expected {', '.join(expected)}, got {', '.join(sections)}")
    told = {id_: _with_numbers(section, library.tables) for id_, section in sections.items()}
    sights = _sights(game, library, words, settings, folder)
    return Book(tuple(_page(one, told[one.id]) for one in settings), sights, told[AID])


def _sights(
    game: AnyGameSpec,
    library: Library,
    words: Language,
    settings: tuple[PageSetting, ...],
    folder: Traversable,
) -> dict[str, Sight]:
    """Every table that a page shows, once."""
    sights: dict[str, Sight] = {}
    for one in settings:
        if _sight(one) not in sights:
            state = play_scenario(game, library, read_scene(folder, one.scene))
            view = game.rules.view(state, one.seat)
            sights[_sight(one)] = Sight(view, game.show.scene(words, view), one.seat)
    return sights


def _sight(page: PageSetting) -> str:
    return f"{page.scene}/{page.seat}"


def _page(one: PageSetting, said: Section) -> Page:
    picture = Picture(_sight(one), one.show, one.ring, said.caption)
    return Page(one.id, said.title, said.text, one.rules, picture)


def page_settings(folder: Traversable) -> tuple[PageSetting, ...]:
    """The pages in order."""
    data = tomllib.loads((folder / "pages.toml").read_text("utf-8"))
    try:
        return msgspec.convert(data["page"], tuple[PageSetting, ...])
    except (KeyError, msgspec.ValidationError) as error:
        raise BookError(f"pages.toml: {error}") from None


def read_scene(folder: Traversable, name: str) -> Scenario:
    return parse_scenario(tomllib.loads((folder / "scenes" / f"{name}.toml").read_text("utf-8")))


def read_sections(text: str) -> dict[str, Section]:
    """The sections of a text, by page id."""
    _, *parts = _SECTION.split(text)
    return {
        id_: Section(title.strip(), *_text_and_caption(body))
        for id_, title, body in zip(parts[::3], parts[1::3], parts[2::3], strict=True)
    }


def _text_and_caption(body: str) -> tuple[str, str]:
    lines = body.strip().splitlines()
    caption = [line.removeprefix(">").strip() for line in lines if line.startswith(">")]
    return "\n".join(x for x in lines if not x.startswith(">")).strip(), " ".join(caption)


def _with_numbers(section: Section, tables: Mapping[str, Any]) -> Section:
    def number(match: re.Match[str]) -> str:
        return number_at(tables, match[1])

    return Section(*(NUMBER.sub(number, said) for said in msgspec.structs.astuple(section)))


def number_at(tables: Mapping[str, Any], path: str) -> str:
    """One or more numbers from the content; rows by id or index, ``length`` counts them."""
    value: Any = tables
    for part in path.split("."):
        value = _within(value, part, path)
    if isinstance(value, list) and all(isinstance(one, int) for one in value):
        return ", ".join(map(figure, value))
    if isinstance(value, bool) or not isinstance(value, (int, float, str)):
        raise BookError(f"{{{path}}}: expected a number, got {value!r}")
    return value if isinstance(value, str) else figure(value)


def _within(value: Any, part: str, path: str) -> Any:
    if isinstance(value, Mapping) and part in value:
        return value[part]
    if part == "length" and isinstance(value, (list, Mapping)):
        return len(value)
    if isinstance(value, list):
        rows = [row for row in value if isinstance(row, Mapping) and row.get("id") == part]
        if rows:
            return rows[0]
        if part.isdecimal() and int(part) < len(value):
            return value[int(part)]
    there = ", ".join(map(str, value)) if isinstance(value, (list, Mapping)) else repr(value)
    raise BookError(f"{{{path}}}: nothing at {part!r}; there is {there[:300]}")
