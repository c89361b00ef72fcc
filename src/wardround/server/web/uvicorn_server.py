"""Sets up the web server, and gives every request a deadline for its head.

Uvicorn would wait forever for the rest of a request's head, and for the first byte of a new
connection. Enough slow clients could take every file descriptor, so both have a deadline, and
connections there is no room for are closed. Bodies have their own deadline (`guard`), and so does
the first message of a socket (`sockets`).
"""

from __future__ import annotations

import asyncio
from typing import Any, ClassVar

import uvicorn
from starlette.types import ASGIApp
from uvicorn.protocols.http.h11_impl import H11Protocol

from wardround.server.live.hub import Hub
from wardround.server.web.admission import Admission, client_at
from wardround.server.web.frames import FrameLimits, gate_for


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


def web_config(
    app: ASGIApp, hub: Hub, admission: Admission, port: int, **more: Any
) -> uvicorn.Config:
    """Without compression no message can blow up when unpacked; the app does its own logging."""
    settings = hub.settings
    own = {"seconds": settings.hello_seconds, "admission": admission}
    return uvicorn.Config(
        app,
        host=settings.host,
        port=port,
        http=type("HeaderTimeoutProtocol", (HeaderTimeoutProtocol,), own),
        ws=gate_for(FrameLimits.of(settings), hub.metrics, admission),
        ws_max_size=4 * settings.message_size,
        ws_per_message_deflate=False,
        server_header=False,
        access_log=False,
        log_config=None,
        **more,
    )
