"""Tables do not stay forever: the policy, and how it is carried out.

A table that nobody has touched for ``unfinished_days`` (or, if its game is over, for
``finished_days``) is deleted with everything that belongs to it. When a server has as many tables
as it may, those untouched for longest go first, as long as that is more than a day: making tables
never takes away what people play this evening. People who have not come for ``finished_days`` are
forgotten: what they held is gone by then.
"""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from wardround.server.hub import Hub

log = logging.getLogger("wardround.tables")

DAY: Final = 86_400_000
AT_ONCE: Final = 200


async def expire(hub: Hub) -> int:
    """Delete what the policy says; how many tables were deleted."""
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
        claim = await hub.ownership.claim(table)  # from a dead owner too, never from a live one
        if claim is not None and claim.owner == hub.server:
            deleted += await hub.store.delete(table)
    if deleted:
        log.info("tables have expired", extra={"count": deleted})
    return deleted
