"""The games this server knows, with their content, packs and rulebooks, each made only once.

Tables of a game share its content, since making it costs milliseconds and megabytes.
"""

from __future__ import annotations

import dataclasses
import importlib
import tomllib
from collections import OrderedDict
from collections.abc import Callable
from importlib import resources
from typing import Any, Final

from wardround.core.content import ContentError, Library, Tables
from wardround.games import find_game, game_ids, language_of, library_of, library_with, rulebook_of
from wardround.presentation.book import Book, read_book
from wardround.presentation.game_spec import AnyGameSpec
from wardround.presentation.guide import Guide, GuideError, parse_guide
from wardround.presentation.language import LANGUAGES
from wardround.presentation.rulebook import read_rules

MAX_PACKS: Final = 32
PACK: Final = "content pack"


class NoSuchGameError(LookupError):
    """A game that this server does not have."""


class KnownGames:
    """Games by id. ``extra`` names further modules that have a ``SPEC``."""

    def __init__(self, extra: tuple[str, ...] = ()) -> None:
        self.extra = extra
        self._specs: dict[str, AnyGameSpec] = {}
        self._packs: OrderedDict[tuple[str, str], Library] = OrderedDict()
        self._rulebooks: dict[str, str] = {}
        self._guides: dict[str, Guide | None] = {}
        self._books: dict[tuple[str, str], Book | None] = {}
        for name in extra:
            spec: AnyGameSpec = importlib.import_module(name).SPEC
            self._specs[spec.meta.id] = self._sharing(spec)

    def ids(self) -> tuple[str, ...]:
        return tuple(dict.fromkeys((*game_ids(), *self._specs)))

    def make_all(self) -> None:
        """Make now what would otherwise be made on first use."""
        for name in self.ids():
            self.library(name).content(self.game(name).rules.content)
            self.rulebook(name)
            self.guide(name)
            for code in LANGUAGES:
                language_of(self.game(name), code).say("-")  # any message: it imports Fluent

    def game(self, name: str) -> AnyGameSpec:
        """The game with this id."""
        if name not in self._specs:
            if name not in game_ids():
                raise NoSuchGameError(f"there is no game {name!r}")
            self._specs[name] = self._sharing(find_game(name))
        return self._specs[name]

    def library(self, name: str, pack: str = "") -> Library:
        """A game's tables, with a pack (TOML text) merged into them; raises ContentError."""
        if not self.has(name, pack):
            self.keep(name, pack, self.packed(name, pack))
        self._packs.move_to_end((name, pack))
        return self._packs[name, pack]

    def has(self, name: str, pack: str) -> bool:
        """Whether this library is already here."""
        return (name, pack) in self._packs

    def keep(self, name: str, pack: str, library: Library) -> None:
        """Remember a library; the least recently used one is forgotten."""
        self._packs[name, pack] = library
        if len(self._packs) > MAX_PACKS:
            self._packs.popitem(last=False)

    def rulebook(self, name: str) -> str:
        """The text of a game's RULES.md."""
        if name not in self._rulebooks:
            self._rulebooks[name] = rulebook_of(self.game(name))
        return self._rulebooks[name]

    def rules(self, name: str) -> dict[str, str]:
        return read_rules(self.rulebook(name))

    def guide(self, name: str) -> Guide | None:
        """A game's guided first game, if it has one; raises GuideError."""
        if name not in self._guides:
            self._guides[name] = read_guide(self.game(name))
        return self._guides[name]

    def book(self, name: str, code: str) -> Book | None:
        """The book that teaches a game, in a language; None if it has none."""
        if (name, code) not in self._books:
            words = language_of(self.game(name), code)
            self._books[name, code] = read_book(self.game(name), self.library(name), words)
        return self._books[name, code]

    def packed(self, name: str, pack: str) -> Library:
        """A library, freshly read; raises ContentError."""
        game = self.game(name)
        if not pack:
            return library_of(game)
        try:
            return library_with(game, pack, PACK)
        except ContentError:
            raise
        except Exception as error:
            # Tables from outside: whatever a game trips over is the pack's fault, not the server's.
            got = type(error).__name__
            raise ContentError("-", "", "tables that the game can use", got, PACK) from None

    def _sharing(self, spec: AnyGameSpec) -> AnyGameSpec:
        """The same game, with content made only once per library."""
        rules = dataclasses.replace(spec.rules, content=_Shared(spec.rules.content))
        return dataclasses.replace(spec, rules=rules)


def read_guide(game: AnyGameSpec) -> Guide | None:
    """A game's ``guide.toml``, checked; None if there is none."""
    file = resources.files(game.package) / "guide.toml"
    if not file.is_file():
        return None
    where = f"guide.toml of {game.meta.id}"
    try:
        data = tomllib.loads(file.read_text("utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise GuideError(f"{where}: expected TOML: {error}") from None
    guide = parse_guide(data, where)
    if guide.game != game.meta.id:
        raise GuideError(f"{where}: expected game = {game.meta.id!r}, got {guide.game!r}")
    return guide


class _Shared:
    """Remembers the content made from tables, as long as they are the same object."""

    def __init__(self, make: Callable[[Tables], Any]) -> None:
        self._make = make
        self._made: OrderedDict[int, tuple[Tables, Any]] = OrderedDict()

    def __call__(self, tables: Tables) -> Any:
        made = self._made.get(id(tables))
        if made is None or made[0] is not tables:
            made = (tables, self._make(tables))
            self._made[id(tables)] = made
            if len(self._made) > MAX_PACKS:
                self._made.popitem(last=False)
        return made[1]
