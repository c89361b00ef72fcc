"""The clock that all servers of a site share, and the tables that are due.

All servers go by the store's clock, so they agree on whose time has run out even if their own
clocks differ. Between two readings, time is measured with a clock that cannot be set.

Tables in memory are looked after here. A table that is not in memory has its due time in the store:
the first server to notice claims it, as if a player had come.
"""

from __future__ import annotations

import asyncio
import logging
import time
from typing import TYPE_CHECKING, Final

from wardround.server.live.ownership import ElsewhereError
from wardround.server.protocol.refusals import RefusedError
from wardround.server.store.base import TableStore
from wardround.server.store.records import StoreError

if TYPE_CHECKING:
    from wardround.server.live.hub import Hub

log = logging.getLogger("wardround.tables")

BETWEEN_LOOKS: Final = 1.0
LOOKS: Final = 10
"""How many rounds pass between two queries to the store."""
AT_ONCE: Final = 50


class SiteClock:
    """The time in milliseconds since 1970."""

    def __init__(self) -> None:
        self._known = round(time.time() * 1000)
        self._asked = time.monotonic()

    def now(self) -> int:
        return self._known + round((time.monotonic() - self._asked) * 1000)

    async def set(self, store: TableStore) -> None:
        began = time.monotonic()
        self._known, self._asked = await store.now(), began


class Timekeeper:
    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self.task: asyncio.Task[None] | None = None
        self._hopeless: set[str] = set()
        """Tables that cannot be opened here; trying again would not help."""

    async def start(self) -> None:
        await self._hub.clock.set(self._hub.store)
        self.task = asyncio.create_task(self._keep())

    def stop(self) -> None:
        if self.task is not None:
            self.task.cancel()

    async def _keep(self) -> None:
        looks = 0
        while True:
            await asyncio.sleep(BETWEEN_LOOKS)
            looks += 1
            try:
                self.look_around()
                if looks % LOOKS == 0:
                    await self.look_into_store()
            except StoreError as error:
                log.warning("due tables could not be looked up", extra={"fault": str(error)})

    def look_around(self) -> None:
        """Look after the tables in memory."""
        now = self._hub.clock.now()
        for live in list(self._hub.live.values()):
            if 0 < live.due <= now:
                live.look_after()

    async def look_into_store(self) -> None:
        """Load due tables that no live process holds."""
        hub = self._hub
        await hub.clock.set(hub.store)
        for name in await hub.store.due(hub.server, hub.clock.now(), AT_ONCE + len(self._hopeless)):
            if name in hub.live or name in self._hopeless:
                continue
            try:
                live = await hub.table(name)
            except ElsewhereError:
                continue
            except RefusedError:
                self._hopeless.add(name)
                continue
            if live is not None:
                live.look_after()
