"""A server's settings; those that operators want to change are options of ``wardround serve``."""

from __future__ import annotations

import os
from typing import Final

import msgspec

KIB: Final = 1024
PUSH_SERVICES: Final = (
    *("fcm.googleapis.com", "updates.push.services.mozilla.com", "web.push.apple.com"),
    *("*.push.apple.com", "*.notify.windows.com"),
)
"""The push services of the common browsers."""


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """The defaults suit one household on one machine."""

    host: str = "127.0.0.1"
    port: int = 8017
    db: str = ""
    bus: str = ""
    """Address of the bus that several processes share; empty: there is only one process."""
    lease: float = 6.0
    """Seconds after which other processes take over the tables of one that has gone silent."""
    names: tuple[str, ...] = ()
    """Further host names of this server, whose pages may talk to it."""
    workers: int = max(1, (os.cpu_count() or 2) - 1)
    extra_games: tuple[str, ...] = ()
    """Modules with a ``SPEC``, in addition to the games found."""
    seed: str = ""
    """The seed for all tables created without one; empty: each gets its own."""
    bot_pause: float = 0.4
    """The least time a bot takes, in seconds, so that people can follow."""
    bot_timeout: float = 20.0
    chore_timeout: float = 30.0
    """Seconds for checking a pack, verifying a journal, drawing a timeline."""
    analysis_seconds: float = 30.0
    """Roughly how long the analysis of a game takes on idle workers."""
    hint_level: str = "normal"
    open_journals: bool = False
    """Whether a journal can be read before a game with secrets is over: only where the tables
    belong to the players themselves, who could look inside anyway."""
    message_size: int = 64 * KIB
    body_size: int = 256 * KIB
    upload_size: int = 8 * KIB * KIB
    message_rate: float = 20.0
    message_burst: float = 60.0
    request_rate: float = 50.0
    request_burst: float = 200.0
    sockets_per_client: int = 64
    tables_per_hour: float = 60.0
    tables: int = 100_000
    unfinished_days: float = 180.0
    finished_days: float = 730.0
    """A table untouched for this long is deleted (see `expiry`)."""
    hello_seconds: float = 10.0
    """How long a connection may take to send the head of its request, or its first message."""
    body_seconds: float = 30.0
    """How long the body of a request may take."""
    idle_seconds: float = 120.0
    """A table without visitors is dropped from memory after this long (it is on disk)."""
    idle_bytes: int = 64 * KIB * KIB
    """How much memory such tables may use together until then; the latest are kept."""
    address: str = ""
    """Where people find this server, for the links in letters: ``https://tables.example.org/``"""
    smtp: str = ""
    """The server that sends our letters: ``smtp://user:password@host:587``; empty: no letters."""
    sender: str = ""
    """The sender of our letters."""
    emails_per_hour: float = 600.0
    contact: str = "mailto:wardround@localhost"
    """Where push services can reach the operator of this server."""
    push_services: tuple[str, ...] = PUSH_SERVICES
    """The hosts to which messages for browsers may be posted."""
    queue: int = 256
    """Messages that may wait for a slow connection before it is closed."""
    pending_bytes: int = 2 * KIB * KIB
    """The same in bytes."""
    stall_seconds: float = 20.0
    """How long a connection may read nothing before it is closed."""
