"""The checks that every HTTP request has to pass, and the headers that every answer carries.

A plain ASGI layer around everything. It checks the host name (against DNS rebinding), the origin of
requests that change something, the size of bodies and the rate of requests; it sets the security
headers; and it turns any failure inside into an answer with a code.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from contextlib import AbstractAsyncContextManager, nullcontext
from typing import Any, Final
from weakref import WeakValueDictionary

from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from wardround.server.event_loop import wait_turn
from wardround.server.fair_queue import on_behalf_of
from wardround.server.logs import note
from wardround.server.metrics import Metrics
from wardround.server.protocol.http import refused
from wardround.server.protocol.refusals import MISTAKE, RefusedError
from wardround.server.rate_limits import Buckets, client_key
from wardround.server.settings import Settings

log = logging.getLogger("wardround.http")

POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
PYTHON_POLICY: Final = POLICY.replace("script-src 'self'", "script-src 'self' 'wasm-unsafe-eval'")
"""For the web workers that run Python: only they, and no page, may run WebAssembly."""

HEADERS: Final = (
    (b"referrer-policy", b"no-referrer"),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
)

LEFT: Final = 499
"""The status that log and counters use when a client left before its request was complete."""
LOOPBACK: Final = frozenset({"localhost", "127.0.0.1", "::1"})
SAFE: Final = frozenset({"GET", "HEAD"})
UPLOAD: Final = "/api/upload"
MAX_UPLOADS: Final = 8
"""How many clients may have an upload read at once: each takes some 20 MB meanwhile."""


class HostPolicy:
    """Which host names and origins are ours; shared by HTTP and WebSocket."""

    def __init__(self, settings: Settings) -> None:
        self._any_host = settings.host in ("0.0.0.0", "::") and not settings.names
        self._names = LOOPBACK | {settings.host.lower()} | {n.lower() for n in settings.names}

    def refusal(self, headers: Headers, changes: bool = True) -> RefusedError | None:
        """Why a request is not for us, if it is not.

        A request that changes nothing may come from any origin.
        """
        hosts = headers.getlist("host")
        if len(hosts) != 1 or not (self._any_host or _name_of(hosts[0]) in self._names):
            return RefusedError("unknown_host", "unknown-host")
        if changes and not self._origin_is_ours(headers):
            return RefusedError("foreign_origin", "foreign-origin")
        return None

    def _origin_is_ours(self, headers: Headers) -> bool:
        """Browsers send the origin of a page; other programs send none and are allowed."""
        origin = headers.get("origin")
        if origin is None:
            return True
        scheme, _, place = origin.partition("://")
        if scheme not in ("http", "https"):
            return False
        return place == headers.get("host", "") or _name_of(place) in self._names - LOOPBACK


def _name_of(place: str) -> str:
    """``localhost:8017`` -> ``localhost``, ``[::1]:8017`` -> ``::1``."""
    if place.startswith("["):
        return place[1:].partition("]")[0].lower()
    return place.partition(":")[0].lower()


def client_of(scope: Scope) -> str:
    client = scope.get("client")
    return client_key(str(client[0])) if client else "unknown"


class Guard:
    """``known`` are the paths that the log may name whatever the answer."""

    def __init__(
        self,
        app: ASGIApp,
        settings: Settings,
        hosts: HostPolicy,
        metrics: Metrics,
        known: frozenset[str],
    ) -> None:
        self._app = app
        self._settings = settings
        self._hosts = hosts
        self._metrics = metrics
        self._known = known
        self._buckets = Buckets(settings.request_rate, settings.request_burst)
        self._uploads: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        scope["app"] = self  # makes the router raise instead of answering in plain text
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        began = time.monotonic()
        request = secrets.token_hex(6)
        note(request=request)
        client = client_of(scope)
        on_behalf_of.set(client)
        headers = Headers(scope=scope)
        languages = headers.get("accept-language", "")
        answer = _GuardedSend(send, scope["path"], request, languages)
        try:
            if refusal := self._refusal(scope, headers, began):
                raise refusal
            async with self._line(scope["path"], client):
                limit = self._limit(scope["path"])
                limited = _LimitedBody(receive, limit, self._settings.body_seconds)
                await wait_turn(client)
                await self._app(scope, limited, answer)
        except ClientDisconnect:
            answer.status = LEFT  # no client is left to answer, and nothing went wrong here
        except RefusedError as no:
            await answer.fail(no)
        except HTTPException as error:
            known = error.status_code == 405
            other = RefusedError("method", "other-method")
            await answer.fail(other if known else RefusedError("not_found", "no-address"))
        except Exception:
            self._metrics.count("errors", "http")
            log.exception("a request failed", extra={"route": self._route(scope["path"], 500)})
            await answer.fail(MISTAKE)
        self._metrics.count("requests", str(answer.status))
        took = round((time.monotonic() - began) * 1000, 1)
        log.info(
            "request",
            extra={
                "method": scope["method"],
                "route": self._route(scope["path"], answer.status),
                "status": answer.status,
                "ms": took,
            },
        )

    def _refusal(self, scope: Scope, headers: Headers, now: float) -> RefusedError | None:
        if refusal := self._hosts.refusal(headers, scope["method"] not in SAFE):
            return refusal
        if not self._buckets.take(client_of(scope), now):
            return RefusedError("rate_limited", "many-requests")
        length = headers.get("content-length", "0")
        if length.isdigit() and int(length) > self._limit(scope["path"]):
            return RefusedError("too_large", "too-large")
        crowded = len(self._uploads) >= MAX_UPLOADS and client_of(scope) not in self._uploads
        if scope["path"] == UPLOAD and crowded:
            return RefusedError("busy", "many-uploads")
        return None

    def _route(self, path: str, status: int) -> str:
        """The path if it is ours: others may hold anything, even a pasted token."""
        return path if status < 400 or path in self._known else "(none)"

    def _limit(self, path: str) -> int:
        return self._settings.upload_size if path == UPLOAD else self._settings.body_size

    def _line(self, path: str, client: str) -> AbstractAsyncContextManager[Any]:
        """A client's uploads are read and verified one at a time; the next waits its turn."""
        if path != UPLOAD:
            return nullcontext()
        return self._uploads.setdefault(client, asyncio.Lock())


class _LimitedBody:
    """A ``receive`` with a size limit, and a deadline for the whole body."""

    def __init__(self, receive: Receive, limit: int, seconds: float) -> None:
        self._receive = receive
        self._left = limit
        self._deadline = time.monotonic() + seconds
        self._more = True

    async def __call__(self) -> Message:
        if not self._more:
            return await self._receive()
        try:
            async with asyncio.timeout(max(0.0, self._deadline - time.monotonic())):
                message = await self._receive()
        except TimeoutError:
            raise RefusedError("too_slow", "too-slow") from None
        self._more = bool(message.get("more_body", False))
        self._left -= len(message.get("body", b""))
        if self._left < 0:
            raise RefusedError("too_large", "too-large")
        return message


class _GuardedSend:
    """A ``send`` that adds the headers and remembers the status."""

    def __init__(self, send: Send, path: str, request: str, languages: str) -> None:
        self._send = send
        self._languages = languages
        self._path = path
        self._request = request.encode()
        self.status = 0

    async def __call__(self, message: Message) -> None:
        if message["type"] == "http.response.start":
            self.status = message["status"]
            policy = PYTHON_POLICY if self._path.startswith("/python/") else POLICY
            headers = [
                *message.get("headers", ()),
                *HEADERS,
                (b"content-security-policy", policy.encode()),
                (b"x-request-id", self._request),
            ]
            names = {name.lower() for name, _ in headers}
            if b"cache-control" not in names:
                headers.append((b"cache-control", self._caching()))
            message = {**message, "headers": headers}
        await self._send(message)

    def _caching(self) -> bytes:
        hashed = self._path.startswith("/assets/") and self.status == 200
        if hashed:
            return b"public, max-age=31536000, immutable"
        return b"no-store" if self._path.startswith("/api") else b"no-cache"

    async def fail(self, no: RefusedError) -> None:
        """Answer with a refusal."""
        if self.status:
            return  # the answer has started: too late to say more
        answer = refused(no, self._languages)
        headers = [*answer.headers, (b"content-length", str(len(answer.body)).encode())]
        await self({"type": "http.response.start", "status": answer.status, "headers": headers})
        await self({"type": "http.response.body", "body": answer.body})
