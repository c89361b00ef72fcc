"""A game's rulebook for people: chapters of numbered rules, and where each number comes from."""

from __future__ import annotations

import re
from typing import Any, Final

from wardround.core.content import Library
from wardround.presentation.rulebook import RULE_LINE, read_rules
from wardround.server.games.known_games import KnownGames
from wardround.server.protocol.http_responses import Chapter, ContentNumber, Rulebook, RuleText

_HEADING: Final = re.compile(r"^#{1,6} +(.*)$", re.MULTILINE)
MAX_NUMBERS: Final = 20_000
FOR_PROGRAMS: Final = ("Decisions",)
"""Chapters about the names and the order of choices."""


def rulebook(games: KnownGames, game_id: str, pack: str = "") -> Rulebook:
    """The rulebook of a game, with the content it is played with."""
    game = games.game(game_id)
    return Rulebook(
        game=game_id,
        title=game.meta.title,
        version=game.meta.rules_version,
        chapters=tuple(chapters(games.rulebook(game_id))),
        content=tuple(numbers(games.library(game_id, pack)))[:MAX_NUMBERS],
    )


def chapters(text: str) -> list[Chapter]:
    """RULES.md, split at its headings, without what only programs need to know."""
    first, *rest = _HEADING.split(text)
    parts = [("", first), *zip(rest[::2], rest[1::2], strict=True)]
    made = [_chapter(title.strip(), part) for title, part in parts]
    return [one for one in made if (one.text or one.rules) and one.title not in FOR_PROGRAMS]


def _chapter(title: str, text: str) -> Chapter:
    rules = tuple(RuleText(id_, rule) for id_, rule in read_rules(text).items())
    prose = (line for line in text.splitlines() if not RULE_LINE.match(line))
    return Chapter(title, "\n".join(prose).strip(), rules)


def numbers(library: Library) -> list[ContentNumber]:
    """Every value of the content with its source: its own mark, or that of its row or table."""
    marks = {(mark.table, mark.key): mark for mark in library.provenance}
    listed: list[ContentNumber] = []
    for name, table in library.tables.items():
        _walk(name, "", table, marks, ("", ""), listed)
    return listed


def _walk(
    table: str,
    key: str,
    value: Any,
    marks: dict[tuple[str, str], Any],
    inherited: tuple[str, str],
    listed: list[ContentNumber],
) -> None:
    mark = marks.get((table, key))
    if mark is not None:
        inherited = (mark.source, mark.why)
    if isinstance(value, dict):
        for name, inner in value.items():
            _walk(table, f"{key}.{name}" if key else str(name), inner, marks, inherited, listed)
    elif isinstance(value, list) and any(isinstance(row, (dict, list)) for row in value):
        for n, row in enumerate(value):
            name = str(row.get("id", n)) if isinstance(row, dict) else str(n)
            _walk(table, f"{key}.{name}" if key else name, row, marks, inherited, listed)
    else:
        shown = ", ".join(map(str, value)) if isinstance(value, list) else str(value)
        listed.append(ContentNumber(table, key, shown, *inherited))
