"""How a server is run; what people want to change is an option of ``wardround serve``."""

from __future__ import annotations

import os
from typing import Final

import msgspec

KIB: Final = 1024
PUSH_SERVICES: Final = (
    *("fcm.googleapis.com", "updates.push.services.mozilla.com", "web.push.apple.com"),
    *("*.push.apple.com", "*.notify.windows.com"),
)
"""Those of the browsers that there are."""


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """Defaults are meant for one household on one machine."""

    host: str = "127.0.0.1"
    port: int = 8017
    db: str = ""
    bus: str = ""
    """Address of the bus that several processes share; without one there is one process."""
    lease: float = 6.0
    """Seconds after which others take the tables of a process that has gone silent."""
    names: tuple[str, ...] = ()
    """Further host names of this server; pages from them may talk to it."""
    workers: int = max(1, (os.cpu_count() or 2) - 1)
    extra_games: tuple[str, ...] = ()
    """Modules with a ``SPEC``, besides the games that are found."""
    seed: str = ""
    """The seed of all tables for which nobody chooses one; empty: each gets its own."""
    bot_pause: float = 0.4
    """Seconds that a bot takes at least, so that people can follow."""
    bot_timeout: float = 20.0
    chore_timeout: float = 30.0
    """Seconds for checking a pack, verifying a journal, drawing a timeline."""
    analysis_seconds: float = 30.0
    """About how long the analysis of a game takes, if the workers have nothing else to do."""
    hint_level: str = "normal"
    open_journals: bool = False
    """Whether a journal can be had before a game with secrets is over: only where the tables are
    their players' own, who could look inside anyway."""
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
    """After so long untouched a table is deleted (see `expiry`)."""
    hello_seconds: float = 10.0
    """How long a connection may take to send the head of its request, or its first message."""
    body_seconds: float = 30.0
    """How long the body of a request may take."""
    idle_seconds: float = 120.0
    """After this long with nobody there, a table is dropped from memory (it is on disk)."""
    idle_bytes: int = 64 * KIB * KIB
    """How much memory such tables may take together until then; the latest are kept."""
    address: str = ""
    """Where people find this server, for the links in letters: ``https://tables.example.org/``"""
    smtp: str = ""
    """Through which server letters go: ``smtp://user:password@host:587``; none: nobody is written
    to."""
    sender: str = ""
    """From whom they come."""
    letters_per_hour: float = 600.0
    contact: str = "mailto:wardround@localhost"
    """Where the operators of push services can reach the operator of this server."""
    push_services: tuple[str, ...] = PUSH_SERVICES
    """The hosts to which messages for browsers may be posted."""
    queue: int = 256
    """Messages that may wait for a slow connection before it is closed."""
    pending_bytes: int = 2 * KIB * KIB
    """The same in bytes."""
    stall_seconds: float = 20.0
    """How long a connection may leave everything unread before it is closed."""
