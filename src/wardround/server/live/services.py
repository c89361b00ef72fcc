"""What all tables of a process share: its settings, store, workers and clock."""

from __future__ import annotations

import secrets
import time
from typing import Protocol

from wardround.server.games.known_games import KnownGames
from wardround.server.metrics import Metrics
from wardround.server.settings import Settings
from wardround.server.store.base import TableStore
from wardround.server.table.turns import Turn
from wardround.server.workers.pool import Workers


class Reminder(Protocol):
    """Tells people who are away that it is their turn."""

    @property
    def works(self) -> bool:
        """Whether anyone can be told at all."""

    async def tell(self, turn: Turn) -> int:
        """Tell those who keep the seat; returns when to try again, or 0. Raises StoreError."""


class SiteClock:
    """The time in milliseconds since 1970, by the store's clock.

    All servers of a site go by it, so they agree on whose time has run out even if their own clocks
    differ. Between two readings, time is measured with a clock that cannot be set.
    """

    def __init__(self) -> None:
        self._known = round(time.time() * 1000)
        self._asked = time.monotonic()

    def now(self) -> int:
        return self._known + round((time.monotonic() - self._asked) * 1000)

    async def set(self, store: TableStore) -> None:
        began = time.monotonic()
        self._known, self._asked = await store.now(), began


class Services:
    """``server`` is the name of this process among those that use the store."""

    def __init__(
        self,
        settings: Settings,
        games: KnownGames,
        store: TableStore,
        workers: Workers,
        metrics: Metrics,
        server: str = "",
    ) -> None:
        self.settings = settings
        self.games = games
        self.store = store
        self.workers = workers
        self.metrics = metrics
        self.server = server or secrets.token_hex(8)
        self.clock = SiteClock()
        self.reminders: Reminder | None = None
        """None where the players are always present."""
        self.busy_at = time.monotonic()
        """When anything last happened."""
        self.unsent_bytes = 0
        """How much waits at all tables until the store has caught up."""
