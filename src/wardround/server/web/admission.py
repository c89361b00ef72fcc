"""Who may connect: connections are counted by address, and some are reserved for seated players.

A process has a limited number of descriptors. No address may take most of them, or connect far more
often than requests are allowed; one that does is turned away before anything is read. The last
descriptors are reserved for addresses with a player already at a table: those people can always
come back.
"""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from typing import Final

from wardround.server.rate_limits import Buckets, client_key
from wardround.server.settings import Settings

FALLBACK_DESCRIPTORS: Final = 1024
OWN_DESCRIPTORS: Final = 64
"""For files, the database and workers."""
RESERVED: Final = 0.2
"""The share of descriptors reserved for people at a table."""
PER_REQUEST: Final = 4
"""Connections allowed per request allowed, so that the request limit is hit, and named, first."""
PER_FLOOD: Final = 100
"""How many ordinary connections one counts as if it had to be closed for what it sent."""
PER_SOCKET: Final = 4
"""How many connections an address may have for each socket it may have."""


def raise_descriptor_limit() -> int:
    """Raise the limit on open descriptors as far as the system allows, and return it."""
    try:
        import resource
    except ImportError:  # not available on this system
        return FALLBACK_DESCRIPTORS
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    except (OSError, ValueError):  # macOS reports a limit that it does not allow
        return soft
    return hard if hard > 0 else FALLBACK_DESCRIPTORS


class Admission:
    """Counts connections; behind a trusted proxy, only their total."""

    def __init__(
        self, settings: Settings, descriptors: int = FALLBACK_DESCRIPTORS, by_address: bool = True
    ) -> None:
        self._most = max(1, descriptors - OWN_DESCRIPTORS)
        self._open_to_all = int(self._most * (1 - RESERVED))
        self._of_one = PER_SOCKET * settings.sockets_per_client if by_address else self._most
        rate, burst = settings.request_rate, settings.request_burst
        self._arrivals = Buckets(PER_REQUEST * rate, PER_REQUEST * burst)
        self._by_address = by_address
        self._there: Counter[str] = Counter()
        self._seated: Counter[str] = Counter()
        self._count = 0

    def enter(self, client: str) -> bool:
        """Whether one more connection from there may come in; call `leave` when it goes."""
        most = self._most if self._seated[client] else self._open_to_all
        if self._by_address and not self._arrivals.take(client, time.monotonic()):
            return False
        if self._count >= most or self._there[client] >= self._of_one:
            return False
        self._count += 1
        self._there[client] += 1
        return True

    def leave(self, client: str) -> None:
        self._count -= 1
        decrement(self._there, client)

    def penalize(self, client: str) -> None:
        """A connection from there had to be closed: a flooding address may return less often."""
        self._arrivals.drain(client, time.monotonic(), PER_FLOOD)

    def sit(self, client: str) -> None:
        """A person from there has come with the token of a seat."""
        self._seated[client] += 1

    def stand_up(self, client: str) -> None:
        decrement(self._seated, client)


def client_at(transport: asyncio.BaseTransport) -> str:
    """The address at the other end."""
    peer = transport.get_extra_info("peername")
    return client_key(str(peer[0])) if peer else "unknown"


def decrement(counter: Counter[str], client: str) -> None:
    """Count one less, and forget whoever has none left."""
    counter[client] -= 1
    if counter[client] <= 0:
        del counter[client]
