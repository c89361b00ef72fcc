"""The whole server as one ASGI application."""

from __future__ import annotations

import asyncio
import contextlib
import mimetypes
import secrets
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Final

from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import BaseRoute, Mount, Route, Router, WebSocketRoute
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Receive, Scope, Send

from wardround.server.cluster import open_bus
from wardround.server.cluster.relay import Relay
from wardround.server.cluster.task_queue import QueuedWorkers
from wardround.server.games.known_games import KnownGames
from wardround.server.live.hub import Hub
from wardround.server.metrics import Metrics
from wardround.server.people.reminders import TurnReminders
from wardround.server.protocol.http import GetRequest, HttpAnswer
from wardround.server.settings import Settings
from wardround.server.store import open_store
from wardround.server.web.admission import Admission
from wardround.server.web.api import Api
from wardround.server.web.guard import Guard, HostPolicy, client_of
from wardround.server.web.site_files import ENGINE, STATIC, SiteFiles
from wardround.server.web.sockets import Sockets
from wardround.server.workers.pool import Workers, process_pool

NOT_BUILT: Final = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Wardround</title>
<h1>Wardround</h1><p>The server is running, but the browser app has not been built.</p>
<p>Build it with <code>./dev play</code> (or <code>npm ci &amp;&amp; npm run build</code>
in the folder <code>client</code>) and load this page again.</p></html>"""


def make_app(
    settings: Settings, static: Path = STATIC, admission: Admission | None = None
) -> tuple[ASGIApp, Hub]:
    """An application and its hub, which is to be shut down properly."""
    metrics = Metrics()
    server = secrets.token_hex(8)
    bus = open_bus(settings.bus, f"server-{server}") if settings.bus else None
    workers: Workers
    if bus is None:
        workers = process_pool(settings.workers, settings.extra_games)
    else:
        workers = QueuedWorkers(bus, server)
    games = KnownGames(settings.extra_games)
    hub = Hub(settings, games, open_store(settings.db), workers, metrics, server)
    reminders = hub.reminders = TurnReminders(hub)
    relay = None if bus is None else Relay(hub, bus)
    hosts = HostPolicy(settings)
    sockets = Sockets(hub, hosts, admission or Admission(settings), relay)
    api = Api(hub, relay, reminders)

    @contextlib.asynccontextmanager
    async def lifespan(app: ASGIApp) -> AsyncIterator[None]:
        await hub.start()
        if bus is not None and relay is not None:
            relay.start()
            bus.start()
        try:
            yield
        finally:
            await api.analyses.stop()
            await hub.hand_over()
            if relay is not None:
                await relay.stop()
            await hub.stop()
            if bus is not None:
                await bus.stop()

    routes = [
        *api_routes(api),
        WebSocketRoute("/ws", sockets.endpoint),
        *_pages(static, settings.address),
    ]
    # A bare router: the guard is the one place that turns exceptions into answers.
    router = Router(routes, lifespan=lifespan)
    return Guard(CompressedReads(router), settings, hosts, metrics, api.paths), hub


def api_routes(api: Api) -> list[BaseRoute]:
    """All routes of the API: tables under ``/api``, the server itself next to it."""

    def get(path: str) -> Route:
        async def run(request: Request) -> Response:
            headers = request.headers
            wish = GetRequest(
                request.path_params,
                headers.get("accept-language", ""),
                "gzip" in headers.get("accept-encoding", ""),
                headers.get("if-none-match", ""),
            )
            return _response(await api.gets[path](wish))

        return Route(path, run)

    def post(path: str) -> Route:
        async def run(request: Request) -> Response:
            raw = await request.body()
            return _response(await api.handle_or_forward(path, raw, client_of(request.scope)))

        return Route(path, run, methods=["POST"])

    def inside(path: str) -> bool:
        return f"/api{path}" in api.paths

    inner = [get(path) for path in api.gets if inside(path)] + [post(path) for path in api.posts]
    return [Mount("/api", routes=inner), *(get(path) for path in api.gets if not inside(path))]


def _response(answered: HttpAnswer) -> Response:
    headers = {name.decode(): value.decode() for name, value in answered.headers}
    return Response(answered.body, answered.status, headers)


class CompressedReads:
    """Compresses answers to ``GET``, but not to ``POST``, whose length could give away secrets."""

    def __init__(self, app: ASGIApp) -> None:
        self._plain = app
        self._compressed = GZipMiddleware(app, minimum_size=1024, compresslevel=5)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        reads = scope["type"] == "http" and scope["method"] == "GET"
        await (self._compressed if reads else self._plain)(scope, receive, send)


def _pages(static: Path, address: str) -> list[BaseRoute]:
    files = SiteFiles(static, address=address)
    if not files.built:
        return [Route("/", lambda request: HTMLResponse(NOT_BUILT))]

    async def made(request: Request) -> Response:
        name = request.url.path.lstrip("/") or "index.html"
        # Off the event loop: the first call packs and hashes everything.
        content = (await asyncio.to_thread(lambda: files.made)).get(name)
        if content is None:
            raise HTTPException(404)
        return Response(content, media_type=mimetypes.guess_type(name)[0])

    names = ("", "index.html", "device.html", "version.json", "sw.js", ENGINE)
    return [
        *(Route(f"/{name}", made) for name in names),
        Mount("/", StaticFiles(directory=static, html=True)),
    ]
