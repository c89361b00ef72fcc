"""Sets up the web server, for `wardround serve` and for the tests."""

from __future__ import annotations

from typing import Any

import uvicorn
from starlette.types import ASGIApp

from wardround.server.frames import FrameLimits, gate_for
from wardround.server.header_timeout import with_header_timeout
from wardround.server.hub import Hub


def web_config(app: ASGIApp, hub: Hub, port: int, **more: Any) -> uvicorn.Config:
    """Without compression no message can blow up when unpacked; the app does its own logging."""
    settings = hub.settings
    return uvicorn.Config(
        app,
        host=settings.host,
        port=port,
        http=with_header_timeout(settings.hello_seconds, hub.admission),
        ws=gate_for(FrameLimits.of(settings), hub.metrics, hub.admission),
        ws_max_size=4 * settings.message_size,
        ws_per_message_deflate=False,
        server_header=False,
        access_log=False,
        log_config=None,
        **more,
    )
