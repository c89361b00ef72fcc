"""The games, found by their folders: a new game is a new folder and nothing else."""

from __future__ import annotations

import importlib
import pkgutil
import tomllib
from collections.abc import Mapping
from functools import cache
from importlib import resources
from pathlib import Path
from typing import Any

from wardround.core.chance import Chance
from wardround.core.content import ContentError, Library, Tables, make_library
from wardround.core.game import OptionValue, resolve_options
from wardround.presentation.catalogues import catalogue_of
from wardround.presentation.game_spec import AnyGameSpec
from wardround.presentation.language import ENGLISH, Language


class UnknownGameError(LookupError):
    """A game that is not here."""


@cache
def game_ids() -> tuple[str, ...]:
    """The folder names of all games, in alphabetical order."""
    return tuple(sorted(m.name for m in pkgutil.iter_modules(__path__) if m.ispkg))


@cache
def find_game(name: str) -> AnyGameSpec:
    """The game with this folder name."""
    if name not in game_ids():
        raise UnknownGameError(f"there is no game {name!r}; there are: {', '.join(game_ids())}")
    spec: AnyGameSpec = importlib.import_module(f"{__name__}.{name}").SPEC
    return spec


def library_of(game: AnyGameSpec, pack: Path | None = None) -> Library:
    """The tables of a game's ``content`` folder, with the pack in a file laid over them."""
    if pack is None:
        return make_library(_tables_of(game), {})
    try:
        text = pack.read_text("utf-8")
    except OSError as error:
        got = error.strerror or "an error"
        raise ContentError("-", "", "a readable file", got, str(pack)) from None
    except UnicodeDecodeError as error:
        raise ContentError("-", "", "UTF-8 text", str(error), str(pack)) from None
    return library_with(game, text, str(pack))


def library_with(game: AnyGameSpec, pack: str, name: str) -> Library:
    """The tables of a game with the text of a pack laid over them; ``name`` is for messages."""
    try:
        data = tomllib.loads(pack)
    except tomllib.TOMLDecodeError as error:
        raise ContentError("-", "", "TOML", str(error), name) from None
    meant_for = data.pop("game", game.meta.id)
    if meant_for != game.meta.id:
        raise ContentError("-", "game", repr(game.meta.id), repr(meant_for), name)
    library = make_library(_tables_of(game), data, name)
    try:
        game.rules.content(library.tables)
    except ContentError as error:
        raise error.in_file(name) from None
    return library


@cache
def content_of(game: AnyGameSpec, pack: str | None = None) -> Any:
    """The content of a game, with the pack in a file laid over it; built once and shared."""
    return game.rules.content(library_of(game, None if pack is None else Path(pack)).tables)


def new_game(game: AnyGameSpec, options: Mapping[str, OptionValue], chance: Chance) -> Any:
    """The state of a new game under these options, the others being the defaults."""
    return game.rules.setup(resolve_options(game.meta, options), content_of(game), chance)


def _tables_of(game: AnyGameSpec) -> Tables:
    tables: Tables = {}
    for entry in (resources.files(game.package) / "content").iterdir():
        if entry.name.endswith(".toml"):
            tables[entry.name.removesuffix(".toml")] = tomllib.loads(entry.read_text("utf-8"))
    return dict(sorted(tables.items()))


def rulebook_of(game: AnyGameSpec) -> str:
    """The text of a game's RULES.md."""
    return (resources.files(game.package) / "RULES.md").read_text("utf-8")


def cases_of(game: AnyGameSpec) -> str:
    """The text of a game's CASES.md."""
    return (resources.files(game.package) / "CASES.md").read_text("utf-8")


def language_of(game: AnyGameSpec, code: str = ENGLISH) -> Language:
    """A game's sentences in a language; in English where it has no others."""
    return Language(catalogue_of(game.package, code))
