"""From stored lines back to journals and tables, including those of other versions.

A stored game keeps the rules version and the content it was started with. If this server has
different ones, it replays the journal by its own. If every line is valid, the game goes on, and a
line of its journal says so. If not, the table can be watched up to the move that the present rules
do not know, and forked there; its journal stays whole, and a server of the old version can go on.
"""

from __future__ import annotations

import logging
from collections.abc import Sequence
from typing import Final

import msgspec

from wardround.core.content import ContentError
from wardround.core.journal import Journal, JournalError, Secret, VersionError
from wardround.core.messages import Phrase
from wardround.core.replay import carrying, read_header, reading
from wardround.core.slices import Slices
from wardround.presentation.catalogues import shared_language
from wardround.presentation.game_spec import AnyGameSpec
from wardround.server.games.known_games import KnownGames, NoSuchGameError
from wardround.server.protocol.refusals import RefusedError
from wardround.server.store.records import StoredTable
from wardround.server.table.table import Table

log = logging.getLogger("wardround.tables")

MAX_LINES: Final = 30_000
"""More than any real journal has; see also `Table` on undo."""
PIECE: Final = 1 << 16
MAX_PIECE: Final = 1 << 20
"""Roughly how many bytes of an uploaded text are read at a time, and the most."""


def loading_table(
    stored: StoredTable, games: KnownGames, levels: tuple[str, ...], hint_level: str
) -> Slices[Table]:
    """The table; its journal may have lines that are not stored yet (see `Table.lines_after`)."""
    record = stored.record
    lines = [entry.line for entry in stored.entries]
    secret = Secret(record.seed, record.salt) if record.seed else None
    try:
        if record.waiting and secret is not None:
            game, library = games.game(record.game), games.library(record.game, record.pack)
            journal, stopped = Journal.start(game, library, record.options, secret), None
        else:
            journal, stopped = yield from loading_journal(
                games, record.game, record.pack, lines, secret
            )
    except (JournalError, ContentError, NoSuchGameError) as error:
        log.error("a table cannot be read", extra={"table": record.id, "fault": str(error)})
        fault = Phrase("fault-no-game", {"game": record.game})
        if not isinstance(error, NoSuchGameError):
            fault = error.phrase
        raise RefusedError("unreadable", "unreadable", fault=fault) from None
    if stopped is not None:
        why = shared_language().told(stopped)
        log.warning("a table is stopped", extra={"table": record.id, "fault": why})
    return Table.restore(stored, journal, levels, hint_level, stopped)


def loading_journal(
    games: KnownGames,
    game_id: str,
    pack: str,
    lines: Sequence[str],
    secret: Secret | None = None,
) -> Slices[tuple[Journal[AnyGameSpec], Phrase | None]]:
    """A journal of this or another version, and why it cannot go on (None if it can).

    Raises JournalError, ContentError, NoSuchGameError.
    """
    game, library = games.game(game_id), games.library(game_id, pack)
    try:
        return (yield from reading(game, library, lines, secret)), None
    except VersionError:
        journal, fault = yield from carrying(game, library, lines, secret)
    if fault is not None:
        return journal, _why_stopped(journal, read_header(lines))
    if secret is not None and journal.outcome() is None:
        journal.adopt()
    return journal, None


def _why_stopped(journal: Journal[AnyGameSpec], header: dict[str, object]) -> Phrase:
    meta, played = journal.game.meta, header.get("rules_version")
    values = {
        "title": meta.title,
        "here": meta.rules_version,
        "played": str(played),
        "why": "content" if played == meta.rules_version else "rules",
        "moves": len(journal.moves),
        # A fork shows every hand, and this game is not over.
        "secrets": meta.secrets,
    }
    return Phrase("stopped", values)


def lines_of_text(raw: bytes) -> Slices[list[str]]:
    """The lines of a long text sent as JSON, read in pieces: millions of letters take a while.

    Raises RefusedError if it is not a text, or has more or longer lines than any journal.
    """
    if not raw.startswith(b'"'):
        raise RefusedError("malformed", "malformed")
    count = 0
    for at in range(0, len(raw), MAX_PIECE):
        count += raw.count(b"\\n", at, at + MAX_PIECE + 1)
        yield
    if count > MAX_LINES:
        raise RefusedError("bad_journal", "long-journal", most=MAX_LINES, count=count)
    lines: list[str] = []
    at, end = 1, len(raw) - 1
    while at < end:
        yield
        stop = _line_end(raw, at + PIECE) or end
        if stop - at > MAX_PIECE:
            raise RefusedError("malformed", "malformed")
        try:
            text = msgspec.json.decode(b'"%b"' % raw[at:stop], type=str)
        except (msgspec.DecodeError, UnicodeError):
            raise RefusedError("malformed", "malformed") from None
        lines += text.splitlines()
        at = stop
    return lines


def _line_end(raw: bytes, start: int) -> int:
    """The first position at or after ``start`` that follows a line break; 0 if there is none."""
    while (at := raw.find(b"\\n", start)) >= 0:
        if _backslashes_before(raw, at) % 2 == 0:  # else it is a backslash and an n
            return at + 2
        start = at + 1
    return 0


def _backslashes_before(raw: bytes, at: int) -> int:
    looked_at = 64
    while True:
        before = raw[max(0, at - looked_at) : at]
        count = len(before) - len(before.rstrip(b"\\"))
        if count < looked_at:
            return count
        looked_at *= 2
