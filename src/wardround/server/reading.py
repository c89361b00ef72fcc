"""Journals of this version of the games, and of others.

A stored game keeps the rules version and the content it was started with. If this server has
others, its journal is carried out by the present ones. Where all of it is true by them the game
goes on, and a line of its journal says so. Where not, the table can be watched up to the move that
the present rules do not know, and forked there; its journal stays whole, and a server of the old
version can go on with it.
"""

from __future__ import annotations

from collections.abc import Sequence

from wardround.core.journal import Journal, Secret, VersionError
from wardround.core.replay import carry_journal, read_header, read_journal
from wardround.server.catalogue import Catalogue


def read_any(
    catalogue: Catalogue,
    game_id: str,
    pack: str,
    lines: Sequence[str],
    secret: Secret | None = None,
) -> tuple[Journal, str]:
    """A journal of this or another version; with why it cannot go on, if it cannot.

    Raises JournalError, ContentError, NoSuchGameError.
    """
    game, library = catalogue.game(game_id), catalogue.library(game_id, pack)
    try:
        return read_journal(game, library, lines, secret), ""
    except VersionError:
        journal, fault = carry_journal(game, library, lines, secret)
    if fault is not None:
        return journal, _why_stopped(journal, read_header(lines))
    if secret is not None and journal.outcome() is None:
        journal.adopt()
    return journal, ""


def _why_stopped(journal: Journal, header: dict[str, object]) -> str:
    meta, played = journal.game.meta, header.get("rules_version")
    if played != meta.rules_version:
        what = (
            f"This game was started with rules version {played} of {meta.title}; "
            f"this server plays version {meta.rules_version}."
        )
    else:
        what = f"This game was started with other content of {meta.title} than this server has."
    return (
        f"{what} It can be watched up to move {len(journal.moves)}, "
        "and you can play on from there as a new table, but it cannot be continued."
    )
