"""Token buckets: how much a client may do in a given time, and what counts as one client."""

from __future__ import annotations

import functools
import ipaddress
from collections import OrderedDict
from typing import Final

MAX_CLIENTS: Final = 50_000


@functools.lru_cache(maxsize=4096)
def client_key(address: str) -> str:
    """Counts all addresses of a household, an IPv6 /64 network, as one client."""
    try:
        ip = ipaddress.ip_address(address)
    except ValueError:
        return address
    if isinstance(ip, ipaddress.IPv4Address):
        return address
    if ip.ipv4_mapped is not None:
        return str(ip.ipv4_mapped)
    return str(ipaddress.IPv6Network((int(ip) >> 64 << 64, 64)))


class Bucket:
    """Fills at ``rate`` a second up to ``size``; taking from an empty bucket fails."""

    __slots__ = ("_level", "_rate", "_size", "_when")

    def __init__(self, rate: float, size: float, now: float) -> None:
        self._rate = rate
        self._size = size
        self._level = size
        self._when = now

    def take(self, now: float, amount: float = 1) -> bool:
        passed = max(0.0, now - self._when)  # a clock may be set back
        self._level = min(self._size, self._level + passed * self._rate)
        self._when = now
        if self._level < amount:
            return False
        self._level -= amount
        return True

    def drain(self, now: float, amount: float) -> None:
        """Lose part of the contents."""
        self.take(now, 0)
        self._level = max(0.0, self._level - amount)


class Buckets:
    """One bucket per client; the least recently used are forgotten."""

    def __init__(self, rate: float, size: float) -> None:
        self._rate = rate
        self._size = size
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, client: str, now: float) -> bool:
        return self._of(client, now).take(now)

    def drain(self, client: str, now: float, amount: float) -> None:
        self._of(client, now).drain(now, amount)

    def _of(self, client: str, now: float) -> Bucket:
        bucket = self._buckets.get(client)
        if bucket is None:
            bucket = self._buckets[client] = Bucket(self._rate, self._size, now)
            if len(self._buckets) > MAX_CLIENTS:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(client)
        return bucket
