"""The HTTP API. What it means is in docs/protocol.md; whatever is refused has a code."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Any, Final, TypeAlias, TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Mount, Route

from wardround import __version__
from wardround.core.codec import schema
from wardround.core.words import seat_words
from wardround.server import http_protocol as h
from wardround.server.analysing import Analysing
from wardround.server.bus import BusError, NobodyError
from wardround.server.cards import stored_card
from wardround.server.effects import RefusedError
from wardround.server.eyes import lines_for
from wardround.server.guard import STATUS, client_of
from wardround.server.guides import guide_now, guide_of, guided_table
from wardround.server.hub import MOVES, ElsewhereError, Hub, Live
from wardround.server.limits import Buckets
from wardround.server.making import (
    JournalRefusedError,
    find,
    fork_table,
    new_table,
    quick_table,
    upload_table,
)
from wardround.server.relay import Relay
from wardround.server.relay_words import Answered
from wardround.server.rulebooks import rulebook
from wardround.server.schema import json_schema
from wardround.server.seats import clean
from wardround.server.store.base import Owner, StoreError
from wardround.server.thinking import WorkerError
from wardround.server.worker import TimelineTask

B = TypeVar("B")

LISTED: Final = 60
PAGE_MOVES: Final = 200
ORNAMENTS: Final = 12
BETWEEN_LOOKS: Final = 0.3

Handling: TypeAlias = Callable[[bytes, str], Awaitable[Response]]
"""Answers a request: its body, the client's address."""


def answer(value: Any, status: int = 200) -> Response:
    return Response(msgspec.json.encode(value), status, media_type="application/json")


class Eyes:
    """A table and the seat it is looked at from, as far as somebody may."""

    __slots__ = ("live", "seat")

    def __init__(self, live: Live, seat: int | None) -> None:
        self.live = live
        self.seat = seat


class Api:
    """Handlers of all requests; made once for a hub."""

    def __init__(self, hub: Hub, relay: Relay | None = None) -> None:
        self.hub = hub
        self._relay = relay
        if relay is not None:
            relay.asked = self._asked
        self._posts: dict[str, Handling] = {}
        per_second = hub.settings.tables_per_hour / 3600
        self._new_tables = Buckets(per_second, max(1.0, hub.settings.tables_per_hour))
        self.analysing = Analysing(
            hub.workers, hub.settings.chore_timeout, hub.settings.analysis_seconds
        )
        self._timelines: dict[tuple[str, int, int | None], bytes] = {}
        self._inner = self._made()
        self.paths = frozenset(f"/api{route.path}" for route in self._inner)
        """The addresses without what varies in them."""

    def routes(self) -> list[BaseRoute]:
        return [
            Mount("/api", routes=self._inner),
            Route("/health", self._plain(self.health)),
            Route("/metrics", self._plain(self.metrics)),
        ]

    def _made(self) -> list[Route]:
        return [
            Route("/games", self._plain(self.games)),
            Route("/games/{game}/rulebook", self._plain(self.rulebook)),
            Route("/games/{game}/schema", self._plain(self.game_schema)),
            Route("/schema", self._plain(self.schema)),
            Route("/open", self._plain(self.open_tables)),
            Route("/finished", self._plain(self.finished)),
            self._post("/tables", h.NewTable, self.make_table),
            self._post("/quick", h.QuickPlay, self.quick),
            self._post("/guided", h.Guided, self.guided),
            self._post("/guide", h.TokenBody, self.guide),
            self._post("/who", h.TokenBody, self.who),
            self._post("/mine", h.TokensBody, self.mine),
            self._post("/sit", h.Sit, self.sit),
            self._post("/replay", h.FrameAt, self.replay),
            self._post("/timeline", h.TimelineOf, self.timeline),
            self._post("/analysis", h.AnalysisOf, self.analysis),
            self._post("/log", h.LogBefore, self.log),
            self._post("/rulebook", h.At, self.table_rulebook),
            self._post("/journal", h.At, self.journal),
            self._post("/upload", h.Upload, self.upload),
            self._post("/fork", h.Fork, self.fork),
        ]

    # -- the way in ---------------------------------------------------------------------------

    def _plain(
        self, handler: Callable[[Request], Awaitable[Response]]
    ) -> Callable[[Request], Awaitable[Response]]:
        async def run(request: Request) -> Response:
            return await self._answered(handler(request))

        return run

    def _post(
        self, path: str, body: type[B], handler: Callable[[str, B], Awaitable[Response]]
    ) -> Route:
        decoder = msgspec.json.Decoder(body)

        async def handle(raw: bytes, client: str) -> Response:
            try:
                wish = decoder.decode(raw)
            except (msgspec.DecodeError, RecursionError) as error:
                return answer(h.Failure("malformed", str(error)), 400)
            return await self._answered(handler(client, wish))

        async def run(request: Request) -> Response:
            return await self._here_or_there(path, await request.body(), client_of(request.scope))

        self._posts[path] = handle
        return Route(path, run, methods=["POST"])

    async def _here_or_there(self, path: str, raw: bytes, client: str) -> Response:
        """A request about a table is carried out by the server that has the table."""
        deadline = time.monotonic() + 2 * self.hub.settings.lease
        while True:
            try:
                return await self._posts[path](raw, client)
            except ElsewhereError as elsewhere:
                owner = elsewhere.owner
            if self._relay is None or self.hub.leaving or time.monotonic() > deadline:
                return answer(h.Failure("busy", MOVES), 503)
            try:
                if owner:
                    done = await self._relay.carry_out(owner, path, raw, client)
                    if isinstance(done, Answered):
                        return _as_response(done)
            except NobodyError:
                pass  # it was not carried out: look again who has the table
            except BusError:
                # It may have been carried out: only the browser can know what to do.
                return answer(h.Failure("busy", "Another server did not answer. Try again."), 503)
            await asyncio.sleep(BETWEEN_LOOKS)

    async def _asked(self, path: str, raw: bytes, client: str) -> Answered:
        """Carry out a request that came to another server; raises ElsewhereError."""
        done = await self._posts[path](raw, client)
        return Answered(done.status_code, list(done.raw_headers), bytes(done.body))

    async def _answered(self, handling: Awaitable[Response]) -> Response:
        try:
            return await handling
        except RefusedError as no:
            self.hub.metrics.count("refused", no.code)
            line = no.line if isinstance(no, JournalRefusedError) else 0
            return answer(h.Failure(no.code, no.text, line), STATUS.get(no.code, 400))
        except StoreError as error:
            self.hub.metrics.count("errors", "storage")
            return answer(h.Failure("storage", f"The disk does not answer: {error}"), 503)

    async def _eyes(
        self, token: str | None, table: str | None, seat: int | None = None, own: bool = True
    ) -> Eyes:
        """The table that a token opens, or a finished one by its id; and whose eyes are asked for.

        While a game goes on everybody sees with their own eyes only.
        """
        owner: Owner | None = None
        if token is not None:
            owner = await self.hub.owner(token)
            if owner is None:
                raise RefusedError("unknown_token", "No table has this token.")
            table = owner.table
        if table is None:
            raise RefusedError("malformed", "Name a table by its token or its id.")
        live = await self.hub.table(table)
        if live is None:
            raise RefusedError("no_such_table", "There is no such table.")
        await self.hub.settled(live)
        shown = live.table.over or live.table.watch_only
        if owner is None and not (shown and live.table.record.listed):
            raise RefusedError("no_such_table", "There is no such table.")
        mine = owner.seat if owner is not None else None
        if seat is None or seat == mine:
            return Eyes(live, mine)
        if not shown:
            raise RefusedError("not_your_seat", "While a game goes on you see your own side of it.")
        if seat >= len(live.table.record.seats):
            raise RefusedError("not_your_seat", f"There is no {seat_words(seat)} at this table.")
        return Eyes(live, seat)

    def _may_make(self, client: str) -> None:
        if not self._new_tables.take(client, time.monotonic()):
            raise RefusedError("too_many_tables", "You have made many tables. Wait a little.")

    # -- the lobby ----------------------------------------------------------------------------

    async def games(self, request: Request) -> Response:
        cards = tuple(self._game_card(name) for name in self.hub.catalogue.ids())
        return answer(h.Games(cards, __version__))

    def _game_card(self, name: str) -> h.GameCard:
        game = find(self.hub.catalogue, name)
        library = self.hub.catalogue.library(name)
        guide = self.hub.catalogue.guide(name)
        return h.GameCard(
            meta=game.meta,
            seats=game.meta.seats,
            default_seats=int(game.meta.option("seats").default),
            levels=self.hub.levels,
            quick_level=self.hub.hint_level,
            rules=len(self.hub.catalogue.rules(name)),
            tables=tuple(library.tables),
            ornaments=tuple(_names(library.tables))[:ORNAMENTS],
            guide=0 if guide is None else guide.minutes,
        )

    async def rulebook(self, request: Request) -> Response:
        name = find(self.hub.catalogue, request.path_params["game"]).meta.id
        return answer(rulebook(self.hub.catalogue, name))

    async def game_schema(self, request: Request) -> Response:
        return answer(schema(find(self.hub.catalogue, request.path_params["game"])))

    async def schema(self, request: Request) -> Response:
        return answer(json_schema())

    async def open_tables(self, request: Request) -> Response:
        cards = await self.hub.store.public(LISTED)
        return answer(h.TableList(tuple(stored_card(card.card) for card in cards)))

    async def finished(self, request: Request) -> Response:
        cards = await self.hub.store.finished(LISTED)
        return answer(h.TableList(tuple(stored_card(card.card) for card in cards)))

    async def make_table(self, client: str, wish: h.NewTable) -> Response:
        self._may_make(client)
        return answer(await new_table(self.hub, wish), 201)

    async def quick(self, client: str, wish: h.QuickPlay) -> Response:
        self._may_make(client)
        return answer(await quick_table(self.hub, wish), 201)

    async def guided(self, client: str, wish: h.Guided) -> Response:
        self._may_make(client)
        return answer(await guided_table(self.hub, wish), 201)

    async def guide(self, client: str, wish: h.TokenBody) -> Response:
        eyes = await self._eyes(wish.token, None)
        guide = guide_of(self.hub.catalogue, eyes.live.table)
        if guide is None or eyes.seat not in guide.mine:
            raise RefusedError("not_found", "No guide belongs to this seat.")
        return answer(guide_now(guide, eyes.live.table))

    async def fork(self, client: str, wish: h.Fork) -> Response:
        eyes = await self._eyes(wish.token, wish.table)
        self._must_be_open(eyes.live)
        self._may_make(client)
        return answer(await fork_table(self.hub, eyes.live, wish), 201)

    async def upload(self, client: str, wish: h.Upload) -> Response:
        self._may_make(client)
        return answer(await upload_table(self.hub, wish), 201)

    # -- my tables ----------------------------------------------------------------------------

    async def who(self, client: str, wish: h.TokenBody) -> Response:
        found = await self._mine((wish.token,))
        if not found.tables:
            raise RefusedError("unknown_token", "No table has this token.")
        return answer(found.tables[0])

    async def mine(self, client: str, wish: h.TokensBody) -> Response:
        return answer(await self._mine(tuple(dict.fromkeys(wish.tokens))))

    async def _mine(self, tokens: tuple[str, ...]) -> h.MyTables:
        owners = await self.hub.store.owners(tokens)
        away = tuple({o.table for o in owners if o.table not in self.hub.live})
        stored = await self.hub.store.cards(away)
        tables: list[h.MyTable] = []
        for owner in owners:
            live = self.hub.live.get(owner.table)
            if live is not None:
                await self.hub.settled(live)
                card = self.hub.card(live)
            elif owner.table in stored:
                card = stored_card(stored[owner.table].card)
            else:
                continue
            turn = owner.seat is not None and owner.seat in card.awaiting
            turn = turn and card.seats[owner.seat or 0].by == "person" and not card.watch_only
            tables.append(h.MyTable(owner.token, owner.role, owner.seat, turn, card))
        known = {table.token for table in tables}
        return h.MyTables(tuple(tables), tuple(t for t in tokens if t not in known))

    async def sit(self, client: str, wish: h.Sit) -> Response:
        live = await self.hub.table(wish.table)
        if live is None or not live.table.record.public:
            raise RefusedError("no_such_table", "There is no such open table.")
        seat, effects = live.table.sit_down(clean(wish.name), wish.colour)
        self.hub.deliver(live, effects)
        await self.hub.settled(live)
        token = next(o.token for o in live.table.owners if o.seat == seat)
        return answer(h.SatDown(wish.table, seat, token))

    # -- the past -----------------------------------------------------------------------------

    async def replay(self, client: str, wish: h.FrameAt) -> Response:
        eyes = await self._eyes(wish.token, wish.table, wish.seat)
        play, game = eyes.live.table.play, eyes.live.table.game
        if wish.n > play.moves:
            raise RefusedError("no_such_move", f"The game has {play.moves} moves.")
        state = play.state_after(wish.n)
        view = game.view(state, eyes.seat)
        outcome = game.outcome(state)
        moments = list(play.tell_moves(wish.n, wish.n, frozenset())) if wish.n else []
        if wish.n == play.moves and play.moves + 1 in play.moments:
            moments.append(play.moments[play.moves + 1])
        return answer(
            h.Frame(
                n=wish.n,
                total=play.moves,
                seat=eyes.seat,
                by=play.journal.moves[wish.n - 1].action.seat if wish.n else None,
                view=view,
                scene=game.scene(view),
                awaiting=game.awaiting(state) if outcome is None else None,
                outcome=outcome,
                log=tuple(line for m in moments for line in lines_for(m, eyes.seat)),
                card=self.hub.card(eyes.live),
                can_fork=outcome is None and self._is_open(eyes.live),
            )
        )

    async def timeline(self, client: str, wish: h.TimelineOf) -> Response:
        eyes = await self._eyes(wish.token, wish.table, wish.seat)
        record, play = eyes.live.table.record, eyes.live.table.play
        key = (record.id, play.seq, eyes.seat)
        if key not in self._timelines:
            task = TimelineTask(record.game, record.pack, list(play.journal.lines), eyes.seat)
            try:
                value = await self.hub.workers.run(task, self.hub.settings.chore_timeout)
            except WorkerError:
                raise RefusedError("busy", "The timeline could not be drawn in time.") from None
            if len(self._timelines) > LISTED:
                self._timelines.pop(next(iter(self._timelines)))
            self._timelines[key] = msgspec.json.encode(value)
        return Response(self._timelines[key], media_type="application/json")

    async def analysis(self, client: str, wish: h.AnalysisOf) -> Response:
        table = (await self._eyes(wish.token, wish.table)).live.table
        if not (table.over or table.watch_only):
            raise RefusedError("secret_until_over", "A game is analysed when it is over.")
        key = (table.record.id, table.play.seq)
        if wish.wish == "go":
            told = self.analysing.ask(key, table.play.journal, table.record.pack, wish.visitor)
        elif wish.wish == "stop":
            told = self.analysing.leave(key, wish.visitor)
        else:
            told = self.analysing.look(key)
        return Response(told, media_type="application/json")

    async def log(self, client: str, wish: h.LogBefore) -> Response:
        eyes = await self._eyes(wish.token, wish.table, wish.seat)
        play = eyes.live.table.play
        first = max(1, wish.from_move)
        last = min(play.moves, wish.to_move, first + PAGE_MOVES - 1)
        moments = play.tell_moves(first, last, frozenset())
        lines = tuple(line for moment in moments for line in lines_for(moment, eyes.seat))
        return answer(h.LogPage(lines, play.moves))

    async def table_rulebook(self, client: str, wish: h.At) -> Response:
        eyes = await self._eyes(wish.token, wish.table)
        record = eyes.live.table.record
        return answer(rulebook(self.hub.catalogue, record.game, record.pack))

    async def journal(self, client: str, wish: h.At) -> Response:
        eyes = await self._eyes(wish.token, wish.table)
        self._must_be_open(eyes.live)
        record = eyes.live.table.record
        text = "\n".join(eyes.live.table.play.journal.closed_lines()) + "\n"
        name = f"{record.game}-{record.id}.jsonl"
        headers = {"content-disposition": f'attachment; filename="{name}"'}
        return Response(text, media_type="application/jsonl", headers=headers)

    def _is_open(self, live: Live) -> bool:
        table = live.table
        ended = table.over or table.watch_only or bool(table.stopped)
        return ended or not table.game.meta.secrets

    def _must_be_open(self, live: Live) -> None:
        """A journal holds everybody's secrets."""
        if not self._is_open(live):
            raise RefusedError("secret_until_over", "This game has secrets: wait until it is over.")

    # -- the server itself --------------------------------------------------------------------

    async def health(self, request: Request) -> Response:
        if self.hub.leaving or not self.hub.ownership.valid:
            return answer(h.Failure("busy", MOVES), 503)
        await self.hub.store.ping()
        return answer(
            h.Health(
                ok=True,
                version=__version__,
                tables=len(self.hub.live),
                sockets=self.hub.sockets(),
                workers=self.hub.workers.count,
                store=self.hub.store.name,
            )
        )

    async def metrics(self, request: Request) -> Response:
        return Response(self.hub.metrics.text(), media_type="text/plain; version=0.0.4")


def _as_response(done: Answered) -> Response:
    response = Response(done.body, done.status)
    response.raw_headers = done.headers
    return response


def _names(value: Any) -> list[str]:
    """Names of cards, tiles and the like, for a drawn cover."""
    found: dict[str, None] = {}
    if isinstance(value, dict):
        name = value.get("name")
        if isinstance(name, str):
            found[name] = None
        for inner in value.values():
            found |= dict.fromkeys(_names(inner))
    elif isinstance(value, list):
        for inner in value:
            found |= dict.fromkeys(_names(inner))
    return list(found)
