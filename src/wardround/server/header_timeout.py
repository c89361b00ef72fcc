"""Closes connections that do not say what they want, and those there is no room for.

The web server would wait forever for the rest of a request's head, and for the first byte of a new
connection. Enough slow clients could take every file descriptor, so both have a deadline. Bodies
have their own (`guard`), and so does the first message of a socket (`sockets`).
"""

from __future__ import annotations

import asyncio
from typing import ClassVar

from uvicorn.protocols.http.h11_impl import H11Protocol

from wardround.server.connections import Admission, client_at


class HeaderTimeoutProtocol(H11Protocol):
    """HTTP/1.1 with a deadline for the head of every request."""

    seconds: ClassVar[float] = 10.0
    admission: ClassVar[Admission]

    _deadline: asyncio.TimerHandle | None = None
    _entered = ""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        client = client_at(transport)
        if self.admission.enter(client):
            self._entered = client
            self._wait()
        else:
            transport.abort()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self.transport.get_protocol() is self and self._between_requests():
            self._wait()
        else:
            self._stop_waiting()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_waiting()
        if self._entered:
            self.admission.leave(self._entered)
        super().connection_lost(exc)

    def _between_requests(self) -> bool:
        return self.cycle is None or self.cycle.response_complete

    def _wait(self) -> None:
        """Start the deadline; more bytes of the same head do not move it."""
        if self._deadline is None:
            self._deadline = self.loop.call_later(self.seconds, self._time_out)

    def _stop_waiting(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _time_out(self) -> None:
        self._deadline = None
        if not self.transport.is_closing():
            self.transport.close()


def with_header_timeout(seconds: float, admission: Admission) -> type[HeaderTimeoutProtocol]:
    """The protocol with this deadline."""
    own = {"seconds": seconds, "admission": admission}
    return type("HeaderTimeoutProtocol", (HeaderTimeoutProtocol,), own)
