"""Looks after tables that are due: a player's time has run out, or a reminder is to be sent.

Tables in memory are looked after here. A table that is not in memory has its due time in the store:
the first server to notice claims it, as if a player had come.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Mapping
from typing import Final

from wardround.server.live.live_table import LiveTable
from wardround.server.live.ownership import ElsewhereError
from wardround.server.live.services import Services
from wardround.server.protocol.refusals import RefusedError
from wardround.server.store.records import StoreError

log = logging.getLogger("wardround.tables")

BETWEEN_LOOKS: Final = 1.0
LOOKS: Final = 10
"""How many rounds pass between two queries to the store."""
AT_ONCE: Final = 50


class Timekeeper:
    """``load`` finds a table in memory, or claims and loads it."""

    def __init__(
        self,
        services: Services,
        live: Mapping[str, LiveTable],
        load: Callable[[str], Awaitable[LiveTable | None]],
    ) -> None:
        self._services = services
        self._live = live
        self._load = load
        self.task: asyncio.Task[None] | None = None
        self._unloadable: set[str] = set()
        """Tables that cannot be opened here; trying again would not help."""

    async def start(self) -> None:
        await self._services.clock.set(self._services.store)
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
                self.handle_due_tables()
                if looks % LOOKS == 0:
                    await self.load_due_tables()
            except StoreError as error:
                log.warning("due tables could not be looked up", extra={"fault": str(error)})

    def handle_due_tables(self) -> None:
        """Look after the tables in memory."""
        now = self._services.clock.now()
        for live in list(self._live.values()):
            if 0 < live.due <= now:
                live.handle_due()

    async def load_due_tables(self) -> None:
        """Load due tables that no live process holds."""
        site = self._services
        await site.clock.set(site.store)
        for name in await site.store.due(
            site.server, site.clock.now(), AT_ONCE + len(self._unloadable)
        ):
            if name in self._live or name in self._unloadable:
                continue
            try:
                live = await self._load(name)
            except ElsewhereError:
                continue
            except RefusedError:
                self._unloadable.add(name)
                continue
            if live is not None:
                live.handle_due()
