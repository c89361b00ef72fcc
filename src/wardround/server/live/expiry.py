"""Tables do not stay forever: which ones are deleted, and when.

A table untouched for ``unfinished_days`` (or, if its game is over, for ``finished_days``) is
deleted with everything that belongs to it. When a server is full, the tables untouched for longest
go first, provided that is more than a day: making new tables never deletes what people are playing
this evening. People who have not come for ``finished_days`` are forgotten: everything they held is
gone by then.
"""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from wardround.server.live.hub import Hub

log = logging.getLogger("wardround.tables")

DAY: Final = 86_400_000
AT_ONCE: Final = 200


async def expire(hub: Hub) -> int:
    """Delete what the policy says; returns how many tables were deleted."""
    now, settings = hub.clock.now(), hub.settings
    old = await hub.store.untouched(False, now - round(settings.unfinished_days * DAY), AT_ONCE)
    old += await hub.store.untouched(True, now - round(settings.finished_days * DAY), AT_ONCE)
    if hub.table_count - len(old) >= settings.tables:
        old += await hub.store.untouched(None, now - DAY, AT_ONCE)
    await hub.store.forget_unseen(now - round(settings.finished_days * DAY))
    deleted = 0
    for table in dict.fromkeys(old):
        if table in hub.live:
            continue
        claim = await hub.ownership.claim(table)  # succeeds unless its owner is alive
        if claim is not None and claim.owner == hub.server:
            deleted += await hub.store.delete(table)
    if deleted:
        log.info("tables have expired", extra={"count": deleted})
    return deleted
