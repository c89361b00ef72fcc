"""The whole server as one ASGI application."""

from __future__ import annotations

import contextlib
import secrets
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Final

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Receive, Scope, Send

from wardround.server.api import Api, answer
from wardround.server.bus import open_bus
from wardround.server.catalogue import Catalogue
from wardround.server.guard import Door, Guard, TooLargeError, TooSlowError
from wardround.server.http_protocol import Failure
from wardround.server.hub import Hub
from wardround.server.jobs import Crew, QueueWorkers
from wardround.server.metrics import Metrics
from wardround.server.protocol import Code
from wardround.server.relay import Relay
from wardround.server.settings import Settings
from wardround.server.sockets import Sockets
from wardround.server.store import open_store
from wardround.server.thinking import Workers

STATIC: Final = Path(__file__).parent / "static"

NOT_BUILT: Final = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Wardround</title>
<h1>Wardround</h1><p>The server runs, but the browser app has not been built.</p>
<p>Build it with <code>./dev play</code> (or <code>npm ci &amp;&amp; npm run build</code>
in the folder <code>client</code>) and load this page again.</p></html>"""


def make_app(settings: Settings, static: Path = STATIC) -> ASGIApp:
    """An application with its store, workers and tables."""
    return build(settings, static)[0]


def build(settings: Settings, static: Path = STATIC) -> tuple[ASGIApp, Hub]:
    """An application, and the hub in it for whoever has to end it in order."""
    metrics = Metrics()
    server = secrets.token_hex(8)
    bus = open_bus(settings.bus, f"server-{server}") if settings.bus else None
    crew: Crew
    if bus is None:
        crew = Workers(settings.workers, settings.extra_games)
    else:
        crew = QueueWorkers(bus, server)
    catalogue = Catalogue(settings.extra_games)
    hub = Hub(settings, catalogue, open_store(settings.db), crew, metrics, server)
    relay = None if bus is None else Relay(hub, bus)
    door = Door(settings)
    sockets = Sockets(hub, door, relay)
    api = Api(hub, relay)

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        await hub.start()
        if bus is not None and relay is not None:
            relay.start()
            bus.start()
        try:
            yield
        finally:
            await api.analysing.stop()
            await hub.hand_over()
            if relay is not None:
                await relay.stop()
            await hub.stop()
            if bus is not None:
                await bus.stop()

    app = Starlette(
        routes=[
            *api.routes(),
            WebSocketRoute("/ws", sockets.endpoint),
            _pages(static),
        ],
        exception_handlers={
            HTTPException: _http_failure,
            TooLargeError: _too_large,
            TooSlowError: _too_slow,
            Exception: _internal,
        },
        lifespan=lifespan,
    )
    return Guard(SqueezedReads(app), settings, door, metrics, api.paths), hub


class SqueezedReads:
    """Compresses what is read. Answers to ``POST`` hold secrets: their length must not tell."""

    def __init__(self, app: ASGIApp) -> None:
        self._plain = app
        self._squeezed = GZipMiddleware(app, minimum_size=1024, compresslevel=5)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        reads = scope["type"] == "http" and scope["method"] == "GET"
        await (self._squeezed if reads else self._plain)(scope, receive, send)


def _pages(static: Path) -> Route | Mount:
    if (static / "index.html").is_file():
        return Mount("/", StaticFiles(directory=static, html=True))
    return Route("/", _not_built)


async def _not_built(request: Request) -> Response:
    return HTMLResponse(NOT_BUILT)


async def _http_failure(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    code: Code = "method" if error.status_code == 405 else "not_found"
    text = "This address wants another method." if code == "method" else "No such address."
    return answer(Failure(code, text), 405 if code == "method" else 404)


async def _too_large(request: Request, error: Exception) -> Response:
    return answer(Failure("too_large", "The body is larger than allowed."), 413)


async def _too_slow(request: Request, error: Exception) -> Response:
    return answer(Failure("too_slow", "The body did not arrive in time. Try again."), 408)


async def _internal(request: Request, error: Exception) -> Response:
    """The guard, which gets the error next, writes it to the log."""
    return answer(Failure("internal", "A fault of the server. It has been noted."), 500)
