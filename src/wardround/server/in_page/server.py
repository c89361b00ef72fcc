"""The server of a page: takes what the app would send over the web, and gives the same answers.

Error tree::

    ThinkerError     the web worker where bots think is dead
"""

from __future__ import annotations

import asyncio
import logging
import re
from collections.abc import Awaitable, Callable
from typing import Final, Protocol

import msgspec

from wardround.presentation.language import ENGLISH
from wardround.server.cluster.relay import connect_anywhere
from wardround.server.games.known_games import KnownGames
from wardround.server.in_page.store import BrowserStore, Shelf
from wardround.server.live.hub import Hub
from wardround.server.live.live_table import LocalConnection
from wardround.server.metrics import Metrics
from wardround.server.protocol.from_browser import ClientMessage, Hello
from wardround.server.protocol.from_server import Bye
from wardround.server.protocol.http import GetRequest, HttpAnswer, refused
from wardround.server.protocol.refusals import MISTAKE, RefusedError, unstored
from wardround.server.settings import Settings
from wardround.server.store.records import StoreError
from wardround.server.web.api import Api
from wardround.server.workers.pool import WorkerPool

log = logging.getLogger("wardround.page")

MINE: Final = "device"
"""The only client."""


class Thinker(Protocol):
    """A web worker that thinks, as provided by the browser (``client/src/offline/``)."""

    def ask(self, task: str) -> Awaitable[str]: ...

    def end(self) -> None: ...


class ThinkerError(OSError):
    """A web worker that no longer answers."""


class PageWorker:
    """A web worker as a member of the pool."""

    alive = True

    def __init__(self, thinker: Thinker) -> None:
        self._thinker = thinker

    async def ask(self, raw: bytes) -> bytes:
        try:
            return (await self._thinker.ask(raw.decode())).encode()
        except Exception as error:
            raise ThinkerError(str(error)) from error

    async def end(self) -> None:
        self._thinker.end()


class Server:
    """All tables of this tab.

    ``settings`` is JSON; ``send`` takes a socket's number and a text; None closes the socket.
    """

    def __init__(
        self,
        settings: str,
        shelf: Shelf,
        begin_thinker: Callable[[], Awaitable[Thinker]],
        send: Callable[[int, str | None], None],
    ) -> None:
        async def begin() -> PageWorker:
            return PageWorker(await begin_thinker())

        own = msgspec.structs.replace(
            msgspec.json.decode(settings, type=Settings),
            workers=1,
            tables_per_hour=1e6,
            open_journals=True,
        )
        workers = WorkerPool(1, begin)
        self.hub = Hub(own, KnownGames(), BrowserStore(shelf), workers, Metrics())
        self._api = Api(self.hub)
        self._send = send
        self._sockets: dict[int, _Socket] = {}
        self._reads = [(_pattern(path), read) for path, read in self._api.gets.items()]

    async def start(self) -> None:
        await self.hub.start()

    async def request(self, method: str, path: str, body: str, languages: str) -> tuple[int, str]:
        """A server's answer to a request: status and body."""
        answered = await self._answered(method, path, body, languages)
        return answered.status, answered.body.decode()

    async def _answered(self, method: str, path: str, body: str, languages: str) -> HttpAnswer:
        inner = path.removeprefix("/api")
        try:
            if method == "POST" and inner in self._api.posts:
                return await self._api.handle_or_forward(inner, body.encode(), MINE)
            for pattern, read in self._reads:
                if method == "GET" and (match := pattern.fullmatch(inner)):
                    return await read(GetRequest(match.groupdict(), languages))
        except Exception:
            log.exception("a request failed")
            return refused(MISTAKE, languages)
        return refused(RefusedError("not_found", "no-address"), languages)

    # -- sockets ------------------------------------------------------------------------------

    def open(self, socket: int) -> None:
        self._sockets[socket] = _Socket(self.hub, lambda text: self._send(socket, text))

    def hear(self, socket: int, text: str) -> None:
        if socket in self._sockets:
            self._sockets[socket].hear(text)

    def close(self, socket: int) -> None:
        if gone := self._sockets.pop(socket, None):
            gone.close()


class _Socket:
    """The app at one table."""

    def __init__(self, hub: Hub, send: Callable[[str | None], None]) -> None:
        self._hub = hub
        self._send = send
        self._number = next(hub.numbers)
        self._languages = ENGLISH
        self._connection: LocalConnection | None = None
        self._coming: asyncio.Task[None] | None = None

    def hear(self, text: str) -> None:
        try:
            message = _messages.decode(text)
        except (msgspec.DecodeError, RecursionError):
            self._bye(RefusedError("malformed", "malformed"), retry=False)
            return
        if self._connection is not None:
            self._connection.take(message, b"", 0.0)
        elif isinstance(message, Hello):
            self._coming = asyncio.create_task(self._come(message))
        else:
            self._bye(RefusedError("hello_first", "hello-first"), retry=False)

    def close(self) -> None:
        if self._coming is not None:
            self._coming.cancel()
        if self._connection is not None:
            self._connection.leave()

    async def _come(self, hello: Hello) -> None:
        self._languages = hello.language
        try:
            owners = await self._hub.owners(hello.tokens)
            place = await connect_anywhere(
                self._hub, None, self._number, owners, hello, b"", self._pass_on
            )
        except RefusedError as no:
            self._bye(no, retry=False)
        except StoreError as error:
            self._bye(unstored(error), retry=True)
        else:
            if isinstance(place, LocalConnection):
                self._connection = place
            else:
                self._bye(RefusedError("busy", "other-tab"), retry=True)

    def _pass_on(self, raw: bytes | None) -> None:
        self._send(None if raw is None else raw.decode())

    def _bye(self, why: RefusedError, retry: bool) -> None:
        bye = Bye(why.code, why.said_in(self._languages), retry)
        self._send(msgspec.json.encode(bye).decode())
        self._send(None)


_messages: Final[msgspec.json.Decoder[ClientMessage]] = msgspec.json.Decoder(ClientMessage)


def _pattern(path: str) -> re.Pattern[str]:
    """``/games/{game}/rulebook`` as a pattern."""
    return re.compile(re.sub(r"{(\w+)}", r"(?P<\1>[^/]+)", path))
