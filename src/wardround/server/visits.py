"""A connection at a table, from the socket's side: where its messages go.

A `Visit` is at a table of this process. A `relay.Link` is at a table of another one. Both are a
`Place` to the socket.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import Protocol, TypeAlias

import msgspec

from wardround.server import protocol as p
from wardround.server.effects import RefusedError
from wardround.server.hub import Hub, Live, now_ms
from wardround.server.store.base import Owner

log = logging.getLogger("wardround.sockets")

Send: TypeAlias = Callable[[bytes | None], None]
"""Hands a message to a connection; None closes it."""


class Place(Protocol):
    """Somewhere to send a connection's messages."""

    @property
    def closing(self) -> bool: ...

    def take(self, message: p.ClientMessage, raw: bytes, began: float) -> None:
        """A message; ``raw`` is what it was decoded from, ``began`` when it came."""

    def refuse(self, re: str, no: RefusedError) -> None:
        """Answer that a message has no effect."""

    def leave(self) -> None: ...


class Visit:
    """One connection at a table that is here."""

    def __init__(self, hub: Hub, live: Live, number: int, send: Send) -> None:
        self._hub = hub
        self.live = live
        self._number = number
        self._send = send

    @property
    def closing(self) -> bool:
        return self.live.closing

    def take(self, message: p.ClientMessage, raw: bytes, began: float) -> None:
        if self.live.closing:
            return
        try:
            effects = self.live.table.receive(self._number, message, now_ms())
        except Exception as error:
            log.exception("a message failed", extra={"kind": p.kind_of(message)})
            self._failed(message, error)
            return
        self._hub.deliver(self.live, effects, began)

    def _failed(self, message: p.ClientMessage, error: Exception) -> None:
        """A fault in a game. If it may have changed the position, the disk has the true one."""
        fault = RefusedError("internal", "A fault of the server. The table goes on.")
        self.refuse(getattr(message, "id", ""), fault)
        if isinstance(message, (p.Act, p.Undo, p.Redo, p.GiveUp, p.Answer, p.SetSeat)):
            self._hub.close_table(self.live, "internal", type(error).__name__)
        else:
            self._hub.metrics.count("errors", "message")

    def refuse(self, re: str, no: RefusedError) -> None:
        self._hub.metrics.count("refused", no.code)
        self._send(msgspec.json.encode(self.live.table.refused(re, no)))

    def leave(self) -> None:
        self.live.sockets.pop(self._number, None)
        self._hub.deliver(self.live, self.live.table.disconnect(self._number))


async def visit(hub: Hub, number: int, owners: list[Owner], hello: p.Hello, send: Send) -> Visit:
    """Come to a table with its tokens; raises RefusedError, StoreError, ElsewhereError."""
    live = await hub.table(owners[0].table)
    if live is None:
        raise RefusedError("no_such_table", "This table is gone.")
    effects = live.table.connect(number, owners, hello, now_ms())
    live.sockets[number] = send
    hub.deliver(live, effects)
    return Visit(hub, live, number, send)


async def owners_of(hub: Hub, tokens: tuple[str, ...]) -> list[Owner]:
    """What tokens open, all at one table; raises RefusedError, StoreError."""
    wanted = tuple(dict.fromkeys(tokens))
    owners = await hub.store.owners(wanted)
    if len(owners) != len(wanted) or len({owner.table for owner in owners}) != 1:
        raise RefusedError("unknown_token", "No table has these tokens, or not the same one.")
    return owners
