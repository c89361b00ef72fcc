"""The HTTP routes: a URL and a method for every handler of the API."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Mount, Route

from wardround.server.api import Api, Asked
from wardround.server.guard import client_of
from wardround.server.relay_messages import Answered


def api_routes(api: Api) -> list[BaseRoute]:
    """All routes of the API: tables under ``/api``, the server itself next to it."""

    def get(path: str) -> Route:
        async def run(request: Request) -> Response:
            languages = request.headers.get("accept-language", "")
            return _response(await api.gets[path](Asked(request.path_params, languages)))

        return Route(path, run)

    def post(path: str) -> Route:
        async def run(request: Request) -> Response:
            raw = await request.body()
            return _response(await api.here_or_there(path, raw, client_of(request.scope)))

        return Route(path, run, methods=["POST"])

    def inside(path: str) -> bool:
        return f"/api{path}" in api.paths

    inner = [get(path) for path in api.gets if inside(path)] + [post(path) for path in api.posts]
    return [Mount("/api", routes=inner), *(get(path) for path in api.gets if not inside(path))]


def _response(answered: Answered) -> Response:
    headers = {name.decode(): value.decode() for name, value in answered.headers}
    return Response(answered.body, answered.status, headers)
