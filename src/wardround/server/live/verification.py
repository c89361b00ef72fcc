"""Verifies what a store holds: every journal, line by line, and the sums of everything else."""

from __future__ import annotations

from typing import Literal

import msgspec

from wardround.core.content import ContentError
from wardround.core.journal import JournalError, Secret, VersionError
from wardround.core.replay import check_chain, read_journal
from wardround.core.slices import at_once
from wardround.presentation.catalogues import shared_language
from wardround.server.games.known_games import KnownGames, NoSuchGameError
from wardround.server.protocol.http_responses import TableCard
from wardround.server.store.records import StoredTable, StoreError
from wardround.server.store.sql import Store
from wardround.server.table.loading import loading_journal

State = Literal["true", "stopped", "unreadable", "damaged"]


class Checked(msgspec.Struct, frozen=True):
    """The result for one table."""

    table: str
    state: State
    moves: int = 0
    text: str = ""
    """Why it cannot be continued here, or what is wrong with it."""


async def verify_table(store: Store, table: str, games: KnownGames) -> Checked | None:
    """Check everything about a table; None if there is no such table."""
    try:
        stored = await store.load(table)
        if stored is None:
            return None
        faults = await store.faults(table) or contradictions(table, stored)
    except (StoreError, ValueError, TypeError) as error:
        return Checked(table, "damaged", text=str(error))
    if faults:
        return Checked(table, "damaged", text="; ".join(faults[:5]))
    return check(stored, games)


def contradictions(table: str, stored: StoredTable) -> list[str]:
    """Where two places in a store contradict each other."""
    card = msgspec.json.decode(stored.card, type=TableCard)
    record = stored.record
    over = card.outcome is not None or card.watch_only
    free = any(seat.free for seat in record.seats)
    pairs = {
        "id": (table, record.id),
        "name of the card": (table, card.table),
        "time of the last change": (stored.changed, card.changed_at),
        "mark of finished games": (stored.finished, over),
        "mark of open tables": (
            stored.free_seats,
            record.public and not record.locked and not over and free,
        ),
    }
    return [f"the {name} is wrong" for name, (one, other) in pairs.items() if one != other]


def check(stored: StoredTable, games: KnownGames) -> Checked:
    """Replay every line of a table's journal and compare the draws with the seed.

    A journal that was changed is *damaged*. One of another version may be *stopped*, and one whose
    game or content pack is missing here *unreadable*; neither of these is wrong.
    """
    record, lines = stored.record, [entry.line for entry in stored.entries]
    if record.waiting and not lines:
        return Checked(record.id, "true", text="it has not begun")
    try:
        check_chain(lines)
    except JournalError as error:
        return Checked(record.id, "damaged", text=str(error))
    secret = Secret(record.seed, record.salt) if record.seed else None
    try:
        game, library = games.game(record.game), games.library(record.game, record.pack)
        journal, stopped = at_once(loading_journal(games, record.game, record.pack, lines, secret))
    except (NoSuchGameError, ContentError) as error:
        return Checked(record.id, "unreadable", text=str(error))
    except JournalError as error:
        return Checked(record.id, "damaged", text=str(error))
    if stopped is not None:
        fault = shared_language().told(stopped)
        return Checked(record.id, "stopped", len(journal.moves), fault)
    try:
        read_journal(game, library, journal.closed_lines(), verify=True)
    except VersionError:
        pass  # a finished game of another version: reading it has replayed every line
    except JournalError as error:
        return Checked(record.id, "damaged", len(journal.moves), str(error))
    return Checked(record.id, "true", len(journal.moves))
