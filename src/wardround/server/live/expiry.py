"""Tables do not stay forever: which ones are deleted, and when.

A table untouched for ``unfinished_days`` (or, if its game is over, for ``finished_days``) is
deleted with everything that belongs to it. When a server is full, the tables untouched for longest
go first, provided that is more than a day: making new tables never deletes what people are playing
this evening. People who have not come for ``finished_days`` are forgotten: everything they held is
gone by then.
"""

from __future__ import annotations

import logging
from collections.abc import Container
from typing import Final

from wardround.server.live.ownership import Ownership
from wardround.server.live.services import Services

log = logging.getLogger("wardround.tables")

DAY: Final = 86_400_000
AT_ONCE: Final = 200


async def expire(
    services: Services, ownership: Ownership, live: Container[str], tables: int
) -> int:
    """Delete what the policy says, of so many tables; returns how many were deleted."""
    now, settings, store = services.clock.now(), services.settings, services.store
    old = await store.untouched(False, now - round(settings.unfinished_days * DAY), AT_ONCE)
    old += await store.untouched(True, now - round(settings.finished_days * DAY), AT_ONCE)
    if tables - len(old) >= settings.tables:
        old += await store.untouched(None, now - DAY, AT_ONCE)
    await store.forget_unseen(now - round(settings.finished_days * DAY))
    deleted = 0
    for table in dict.fromkeys(old):
        if table in live:
            continue
        claim = await ownership.claim(table)  # succeeds unless its owner is alive
        if claim is not None and claim.owner == services.server:
            deleted += await store.delete(table)
    if deleted:
        log.info("tables have expired", extra={"count": deleted})
    return deleted
