"""The catalogues that come with the package: one Fluent file a language, for each game and for what
all games share."""

from __future__ import annotations

from functools import cache
from importlib import resources

from wardround.presentation.language import ENGLISH, PSEUDO, Catalogue, Language


@cache
def catalogue_of(package: str, code: str) -> Catalogue:
    """The catalogue of a package, on top of the shared one."""
    folders = [resources.files(name) / "words" for name in ("wardround", package)]
    file = ENGLISH if code == PSEUDO else code
    files = [folder / f"{file}.ftl" for folder in folders]
    texts = [file.read_text("utf-8") for file in files if file.is_file()]
    return Catalogue(code, texts, None if code == ENGLISH else catalogue_of(package, ENGLISH))


def shared_language(code: str = ENGLISH) -> Language:
    """The language for messages that belong to no game."""
    return Language(catalogue_of("wardround", code))
