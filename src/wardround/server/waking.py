"""From what was kept of a table to the table."""

from __future__ import annotations

import logging

from wardround.core.content import ContentError
from wardround.core.journal import JournalError, Secret
from wardround.server.catalogue import Catalogue, NoSuchGameError
from wardround.server.effects import RefusedError
from wardround.server.reading import read_any
from wardround.server.store.base import StoredTable
from wardround.server.table import Table

log = logging.getLogger("wardround.tables")


def wake(
    stored: StoredTable, catalogue: Catalogue, levels: tuple[str, ...], hint_level: str
) -> Table:
    """The table; its journal may have lines that are not kept yet (see `Table.unkept`)."""
    record = stored.record
    lines = [entry.line for entry in stored.entries]
    secret = Secret(record.seed, record.salt) if record.seed else None
    try:
        journal, stopped = read_any(catalogue, record.game, record.pack, lines, secret)
    except (JournalError, ContentError, NoSuchGameError) as error:
        log.error("a table cannot be read", extra={"table": record.id, "fault": str(error)})
        text = f"This server cannot read this table (nothing of it is lost): {error}"
        raise RefusedError("unreadable", text) from None
    if stopped:
        log.warning("a table is stopped", extra={"table": record.id, "fault": stopped})
    return Table.restore(stored, journal, levels, hint_level, stopped)
