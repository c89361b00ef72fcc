"""The HTTP API, documented in docs/protocol.md; every refusal has a code.

Requests come from the web (`app`), from other servers (`relay`) or, without any server, from the
page this runs in (`in_page`). So nothing here depends on a web framework.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Iterable
from typing import Any, Final, TypeAlias, TypeVar

import msgspec

from wardround import __version__
from wardround.core.codec import to_data
from wardround.games import language_of
from wardround.presentation.book import has_book
from wardround.presentation.guide import goes_on, progress
from wardround.presentation.language import preferred
from wardround.presentation.localize import localized_awaiting, localized_meta, localized_outcome
from wardround.presentation.schema import schema
from wardround.server.cluster.bus import BusError, NoListenerError
from wardround.server.cluster.relay import Handler, Relay
from wardround.server.event_loop import all_of, in_slices, wait_turn
from wardround.server.games.rulebooks import rulebook
from wardround.server.live.hub import Hub
from wardround.server.live.new_tables import (
    find_game,
    fork_table,
    guided_table,
    new_table,
    quick_table,
    table_again,
    upload_table,
)
from wardround.server.live.ownership import ElsewhereError
from wardround.server.people.private_links import PersonApi
from wardround.server.people.reminders import TurnReminders
from wardround.server.protocol import http_requests, http_responses
from wardround.server.protocol.http import (
    ConstantAnswer,
    GetRequest,
    HttpAnswer,
    answer,
    refused,
)
from wardround.server.protocol.refusals import TABLE_MOVES, RefusedError, languages_of, unstored
from wardround.server.protocol.schema import json_schema
from wardround.server.rate_limits import Buckets
from wardround.server.store.records import StoreError
from wardround.server.table.cards import localized_card, readable_cards
from wardround.server.table.seats import begin_sequel, sit_down
from wardround.server.table.viewers import clean
from wardround.server.web.access import is_open, look, must_be_open
from wardround.server.web.positions import PositionApi, daily_table, position_table
from wardround.server.workers.analysis import Analyses
from wardround.server.workers.worker import TimelineTask

B = TypeVar("B", bound=http_requests.Body)

LISTED: Final = 60
PAGE_MOVES: Final = 200
ORNAMENTS: Final = 12
BETWEEN_LOOKS: Final = 0.3
BETWEEN_PROBES: Final = 1.0


Reader: TypeAlias = Callable[[GetRequest], Awaitable[HttpAnswer]]


class Api:
    """The handlers of all requests. They return the answer, or raise RefusedError."""

    def __init__(
        self,
        hub: Hub,
        relay: Relay | None = None,
        reminders: TurnReminders | None = None,
    ) -> None:
        self.hub = hub
        self._relay = relay
        self.gets: dict[str, Reader] = {}
        self._constants: dict[tuple[str, ...], ConstantAnswer] = {}
        self.posts: dict[str, Handler] = {}
        if relay is not None:
            relay.handlers = self.posts
        per_second = hub.settings.tables_per_hour / 3600
        self._new_tables = Buckets(per_second, max(1.0, hub.settings.tables_per_hour))
        self.analyses = Analyses(
            hub.workers, hub.settings.chore_timeout, hub.settings.analysis_seconds
        )
        self._wrote = 0.0
        people = PersonApi(hub, reminders)
        self._timelines: dict[tuple[str, int, int | None, str], bytes] = {}
        desk = PositionApi(hub)
        inner = [
            self._get_constant("/games", self.games),
            self._get_constant("/games/{game}/rulebook", self.rulebook),
            self._get_constant("/games/{game}/how_to_play", self.how_to_play),
            self._get_constant("/games/{game}/schema", self.game_schema),
            self._get_constant("/schema", self.schema),
            self._get("/open", self.open_tables),
            self._get("/finished", self.finished),
            self._post_new("/tables", http_requests.NewTable, new_table),
            self._post_new("/quick", http_requests.QuickPlay, quick_table),
            self._post_new("/guided", http_requests.Guided, guided_table),
            self._post_new("/upload", http_requests.Upload, upload_table),
            self._post("/fork", http_requests.Fork, self.fork, 201),
            self._post("/guide", http_requests.TokenBody, self.guide),
            self._post("/who", http_requests.TokenBody, self.who),
            self._post("/mine", http_requests.TokensBody, self.mine),
            self._post("/sit", http_requests.Sit, self.sit),
            self._post("/again", http_requests.Again, self.again, 201),
            *self._reminders(reminders),
            self._post("/person", http_requests.KeepPerson, people.keep),
            self._post("/person/renew", http_requests.RenewPerson, people.renew),
            self._post("/person/export", http_requests.PersonBody, people.export),
            self._post("/person/forget", http_requests.PersonBody, people.forget),
            self._post("/replay", http_requests.FrameAt, self.replay),
            self._post("/timeline", http_requests.TimelineOf, self.timeline),
            self._post("/analysis", http_requests.AnalysisOf, self.analysis),
            self._post("/log", http_requests.LogBefore, self.log),
            self._post("/rulebook", http_requests.At, self.table_rulebook),
            self._post("/journal", http_requests.At, self.journal),
            self._post("/position", http_requests.PositionWish, desk.draw),
            self._post("/position/of", http_requests.PositionAt, desk.of_table),
            self._post_new("/position/play", http_requests.PlayPosition, position_table),
            self._get("/daily/{day}", desk.daily),
            self._post_new("/daily/play", http_requests.PlayDaily, daily_table),
            self._post("/daily/verdict", http_requests.TokenBody, desk.verdict),
        ]
        self.paths = frozenset(f"/api{path}" for path in inner)
        """The paths, with placeholders for their variable parts."""
        self._get("/health", self.health)
        self._get("/metrics", self.metrics)

    # -- the way in ---------------------------------------------------------------------------

    def _get(self, path: str, handler: Callable[[GetRequest], Awaitable[Any]]) -> str:
        async def handle(request: GetRequest) -> HttpAnswer:
            return await self._answered(handler(request), request.languages)

        self.gets[path] = handle
        return path

    def _get_constant(self, path: str, handler: Callable[[GetRequest], Awaitable[Any]]) -> str:
        """A ``GET`` whose answer depends on the path and the language alone: it is made once."""

        async def handle(request: GetRequest) -> HttpAnswer:
            key = (path, *request.named.values(), preferred(request.languages))
            constant = self._constants.get(key)
            if constant is None:
                made = await self._answered(handler(request), request.languages)
                if made.status != 200:
                    return made
                constant = self._constants[key] = ConstantAnswer(made)
            return constant.to(request.etag, request.gzip)

        self.gets[path] = handle
        return path

    def _post(
        self,
        path: str,
        body: type[B],
        handler: Callable[[B, str], Awaitable[Any]],
        status: int = 200,
    ) -> str:
        decoder = msgspec.json.Decoder(body)

        async def handle(raw: bytes, client: str) -> HttpAnswer:
            if len(raw) > self.hub.settings.body_size:
                await wait_turn()
            try:
                wish = decoder.decode(raw)
            except (msgspec.DecodeError, RecursionError, UnicodeError):
                return refused(RefusedError("malformed", "malformed"), languages_of(raw))
            return await self._answered(handler(wish, client), wish.language, status)

        self.posts[path] = handle
        return path

    def _post_new(
        self,
        path: str,
        body: type[B],
        make: Callable[[Hub, B], Awaitable[http_responses.NewTableMade]],
    ) -> str:
        async def handle(body: B, client: str) -> http_responses.NewTableMade:
            self._may_make(client)
            return await make(self.hub, body)

        return self._post(path, body, handle, 201)

    def _reminders(self, reminders: TurnReminders | None) -> list[str]:
        if reminders is None:
            return []
        return [
            self._post("/reminders", http_requests.RemindersOf, reminders.look),
            self._post("/reminders/change", http_requests.ChangeReminders, reminders.change),
            self._post("/reminders/confirm", http_requests.MailLink, reminders.confirm),
            self._post("/reminders/stop", http_requests.MailLink, reminders.stop),
        ]

    async def handle_or_forward(self, path: str, raw: bytes, client: str) -> HttpAnswer:
        """Have a request about a table carried out by the server that has the table."""
        deadline = time.monotonic() + 2 * self.hub.settings.lease
        while True:
            try:
                return await self.posts[path](raw, client)
            except ElsewhereError as elsewhere:
                owner = elsewhere.owner
            if self._relay is None or self.hub.leaving or time.monotonic() > deadline:
                return refused(TABLE_MOVES, languages_of(raw))
            try:
                if owner:
                    done = await self._relay.carry_out(owner, path, raw, client)
                    if isinstance(done, HttpAnswer):
                        return done
            except NoListenerError:
                pass  # not carried out: look up again who has the table
            except BusError:
                # It may have been carried out: only the browser can decide what to do.
                return refused(RefusedError("busy", "no-answer"), languages_of(raw))
            await asyncio.sleep(BETWEEN_LOOKS)

    async def _answered(
        self, handling: Awaitable[Any], languages: str, status: int = 200
    ) -> HttpAnswer:
        try:
            return answer(await handling, status)
        except RefusedError as no:
            self.hub.metrics.count("refused", no.code)
            return refused(no, languages)
        except StoreError as error:
            self.hub.metrics.count("errors", "storage")
            return refused(unstored(error), languages)

    def _may_make(self, client: str) -> None:
        if not self._new_tables.take(client, time.monotonic()):
            raise RefusedError("too_many_tables", "many-tables")

    # -- the lobby ----------------------------------------------------------------------------

    async def games(self, request: GetRequest) -> http_responses.Games:
        language = preferred(request.languages)
        cards = (self._game_card(name, language) for name in self.hub.games.ids())
        return http_responses.Games(tuple(cards), __version__)

    def _game_card(self, name: str, language: str) -> http_responses.GameCard:
        game = self.hub.games.game(name)
        library = self.hub.games.library(name)
        guide = self.hub.games.guide(name)
        return http_responses.GameCard(
            meta=localized_meta(language_of(game, language), game.meta),
            seats=game.meta.seats,
            default_seats=int(game.meta.option("seats").default),
            levels=self.hub.levels,
            quick_level=self.hub.hint_level,
            rules=len(self.hub.games.rules(name)),
            tables=tuple(library.tables),
            ornaments=tuple(_names(library.tables))[:ORNAMENTS],
            guide=0 if guide is None else guide.minutes,
            book=has_book(game),
        )

    async def rulebook(self, request: GetRequest) -> http_responses.Rulebook:
        name = find_game(self.hub.games, request.named["game"]).meta.id
        return rulebook(self.hub.games, name)

    async def how_to_play(self, request: GetRequest) -> http_responses.HowToPlay:
        meta = find_game(self.hub.games, request.named["game"]).meta
        language = preferred(request.languages)
        book = self.hub.games.book(meta.id, language)
        if book is None:
            raise RefusedError("not_found", "no-book")
        return http_responses.HowToPlay(
            meta.id, meta.title, language, book.pages, book.sights, book.aid
        )

    async def game_schema(self, request: GetRequest) -> dict[str, Any]:
        return schema(find_game(self.hub.games, request.named["game"]))

    async def schema(self, request: GetRequest) -> dict[str, Any]:
        return json_schema()

    async def open_tables(self, request: GetRequest) -> http_responses.TableList:
        return self._table_list(readable_cards(await self.hub.store.public(LISTED)), request)

    async def finished(self, request: GetRequest) -> http_responses.TableList:
        cards = readable_cards(await self.hub.store.finished(LISTED))
        # Older versions listed private tables too.
        return self._table_list((card for card in cards if card.public), request)

    def _table_list(
        self, cards: Iterable[http_responses.TableCard], request: GetRequest
    ) -> http_responses.TableList:
        games, languages = self.hub.games, request.languages
        return http_responses.TableList(
            tuple(localized_card(games, card, languages) for card in cards)
        )

    async def guide(self, body: http_requests.TokenBody, client: str) -> http_responses.GuideNow:
        live, seat = await look(self.hub, body.token, None)
        guide, play = self.hub.games.guide(live.table.record.game), live.table.play
        # If the guide has changed since the table was made, so has its seed.
        if guide is None or live.table.record.seed != guide.seed() or seat not in guide.mine:
            raise RefusedError("not_found", "no-guide")
        now = progress(guide, play.journal, play.legal)
        words = language_of(live.table.game, preferred(body.language))
        return http_responses.GuideNow(
            seq=play.seq,
            cards=tuple(
                http_responses.GuideCard(
                    words.say(step.say), step.rule, step.point, bool(step.deeds)
                )
                for step in guide.step
            ),
            done=now.done,
            at=now.at,
            deed=now.deed,
            actions=tuple(to_data(play.legal[n]) for n in now.choices),
            then=tuple(map(to_data, goes_on(guide, play.journal, play.legal, now))),
            astray=now.astray,
        )

    async def fork(self, body: http_requests.Fork, client: str) -> http_responses.NewTableMade:
        live, _ = await look(self.hub, body.token, body.table)
        must_be_open(self.hub, live.table)
        self._may_make(client)
        return await fork_table(self.hub, live.table, body)

    # -- my tables ----------------------------------------------------------------------------

    async def who(self, body: http_requests.TokenBody, client: str) -> http_responses.MyTable:
        mine = await self._mine((body.token,), body.language)
        if not mine.tables:
            raise RefusedError("unknown_token", "unknown-token")
        return mine.tables[0]

    async def mine(self, body: http_requests.TokensBody, client: str) -> http_responses.MyTables:
        return await self._mine(tuple(dict.fromkeys(body.tokens)), body.language)

    async def _mine(self, tokens: tuple[str, ...], languages: str) -> http_responses.MyTables:
        owners = await self.hub.store.owners(tokens)
        away = tuple({o.table for o in owners if o.table not in self.hub.live})
        stored = await self.hub.store.cards(away)
        tables: list[http_responses.MyTable] = []
        unreadable: list[http_responses.UnreadableTable] = []
        for owner in owners:
            if owner.role == "gone":
                continue
            role = owner.role
            if role == "invite":
                role = "spectator" if owner.seat is None else "seat"
            live = self.hub.live.get(owner.table)
            if live is not None:
                await live.stored()
                card = live.card()
            elif cards := readable_cards([stored[owner.table]] if owner.table in stored else ()):
                [card] = cards
            else:
                unreadable.append(
                    http_responses.UnreadableTable(owner.token, role, owner.seat, owner.table)
                )
                continue
            turn = owner.seat is not None and owner.seat in card.awaiting
            turn = turn and card.seats[owner.seat or 0].by == "person" and not card.watch_only
            end = card.ends[owner.seat or 0] if turn and card.ends else 0
            left = max(0, end - self.hub.clock.now()) if end else None
            card = localized_card(self.hub.games, card, languages)
            tables.append(http_responses.MyTable(owner.token, role, owner.seat, turn, card, left))
        known = {owner.token for owner in owners if owner.role != "gone"}
        gone = tuple(token for token in tokens if token not in known)
        return http_responses.MyTables(tuple(tables), gone, tuple(unreadable))

    async def sit(self, body: http_requests.Sit, client: str) -> http_responses.SatDown:
        name = body.table
        if body.token is not None:
            [owner] = await self.hub.owners((body.token,))
            if owner.role != "invite" or owner.seat is not None:
                raise RefusedError("spectator", "other-link")
            name = owner.table
        live = None if name is None else await self.hub.table(name)
        if name is None or live is None or not (body.token or live.table.record.public):
            raise RefusedError("no_such_table", "no-open-table")
        secret = live.table.keys.secret_for(body.id)
        seat = live.table.keys.opened_by(secret)
        if seat is None:
            wanted = body.seat if body.token else None
            seat, effects = sit_down(live.table, clean(body.name), body.colour, secret, wanted)
            live.deliver(effects)
        await live.stored()
        return http_responses.SatDown(name, seat, secret)

    async def again(self, body: http_requests.Again, client: str) -> http_responses.AgainMade:
        owners = await self.hub.owners(body.tokens)
        mine = sorted({o.seat for o in owners if o.role == "seat" and o.seat is not None})
        live = await self.hub.table(owners[0].table)
        if live is None:
            raise RefusedError("no_such_table", "no-table")
        if not mine:
            raise RefusedError("spectator", "again-for-players")
        if not live.table.over or live.table.watch_only:
            raise RefusedError("bad_seats", "not-over")
        host = ""
        async with live.making:
            sequel = live.table.record.sequel
            if sequel is None:
                self._may_make(client)
                made, sequel = await table_again(self.hub, live.table, mine[0], body.rotate)
                host = made.host
                live.deliver(begin_sequel(live.table, sequel))
        await live.stored()
        kept = tuple(
            http_responses.SeatToken(sequel.chairs[seat], "me", sequel.invitations[seat])
            for seat in mine
            if sequel.invitations[seat]
        )
        return http_responses.AgainMade(sequel.table, host, kept)

    # -- the past -----------------------------------------------------------------------------

    async def replay(self, body: http_requests.FrameAt, client: str) -> http_responses.Frame:
        live, seat = await look(self.hub, body.token, body.table, body.seat)
        play, game = live.table.play, live.table.game
        if body.n > play.moves:
            raise RefusedError("no_such_move", "moves", count=play.moves)
        by = play.journal.moves[body.n - 1].action.seat if body.n else None
        if body.instead:
            review = self.analyses.review((live.table.record.id, play.seq))
            line = review.moments[body.n - 1].line if review is not None and body.n else ()
            state, then = play.instead(body.n, line, body.instead)
            by, moves = then.seat, [then]
        else:
            state = play.journal.state if body.n == play.moves else play.journal.at(body.n)
            moves = list(play.replayed(body.n, body.n)) if body.n else []
            if body.n == play.moves and play.moves + 1 in play.recent:
                moves.append(play.recent[play.moves + 1])
        view = game.rules.view(state, seat)
        outcome = game.rules.outcome(state)
        words = live.table.words(preferred(body.language))
        return http_responses.Frame(
            n=body.n,
            total=play.moves,
            seat=seat,
            by=by,
            view=view,
            scene=game.show.scene(words, view),
            awaiting=localized_awaiting(words, game.rules.awaiting(state))
            if outcome is None
            else None,
            outcome=outcome and localized_outcome(words, outcome),
            log=tuple(line for move in moves for line in move.lines_for(words, seat)),
            card=localized_card(self.hub.games, live.card(), body.language),
            can_fork=outcome is None and not body.instead and is_open(self.hub, live.table),
        )

    async def timeline(self, body: http_requests.TimelineOf, client: str) -> bytes:
        live, seat = await look(self.hub, body.token, body.table, body.seat)
        record, play = live.table.record, live.table.play
        words = live.table.words(preferred(body.language))
        key = (record.id, play.seq, seat, words.code)
        if key not in self._timelines:
            task = TimelineTask(
                record.game, record.pack, list(play.journal.lines), seat, words.code, words.seats
            )
            busy = RefusedError("busy", "slow-timeline")
            drawn = await self.hub.ask_worker(task, busy)
            if drawn.fault:
                raise busy
            if len(self._timelines) > LISTED:
                self._timelines.pop(next(iter(self._timelines)))
            self._timelines[key] = msgspec.json.encode(drawn.value)
        return self._timelines[key]

    async def analysis(self, body: http_requests.AnalysisOf, client: str) -> bytes:
        table = (await look(self.hub, body.token, body.table))[0].table
        if not (table.over or table.watch_only):
            raise RefusedError("secret_until_over", "analysed-when-over")
        key = (table.record.id, table.play.seq)
        if body.wish == "go":
            record = table.record
            levels = tuple(seat.level if seat.by == "bot" else "" for seat in record.seats)
            self.analyses.ask(key, table.play.journal, record.pack, levels, body.visitor)
        elif body.wish == "stop":
            self.analyses.leave(key, body.visitor)
        return await self.analyses.encoded(key, table.words(preferred(body.language)))

    async def log(self, body: http_requests.LogBefore, client: str) -> http_responses.LogPage:
        live, seat = await look(self.hub, body.token, body.table, body.seat)
        play = live.table.play
        first = max(1, body.from_move)
        last = min(play.moves, body.to_move, first + PAGE_MOVES - 1)
        words = live.table.words(preferred(body.language))
        moves = await in_slices(all_of(play.replayed(first, last)))
        return http_responses.LogPage(
            tuple(line for m in moves for line in m.lines_for(words, seat)), play.moves
        )

    async def table_rulebook(self, body: http_requests.At, client: str) -> http_responses.Rulebook:
        record = (await look(self.hub, body.token, body.table, waiting=True))[0].table.record
        return rulebook(self.hub.games, record.game, record.pack)

    async def journal(self, body: http_requests.At, client: str) -> HttpAnswer:
        table = (await look(self.hub, body.token, body.table))[0].table
        must_be_open(self.hub, table)
        text = "\n".join(table.play.journal.closed_lines()) + "\n"
        name = f"{table.record.game}-{table.record.id}.jsonl"
        file = answer(text.encode(), media_type="application/jsonl")
        file.headers.append((b"content-disposition", f'attachment; filename="{name}"'.encode()))
        return file

    # -- the server itself --------------------------------------------------------------------

    async def health(self, request: GetRequest) -> http_responses.Health:
        if self.hub.leaving or not self.hub.ownership.valid:
            raise RefusedError("busy", "table-moves")
        await self.hub.store.ping()
        await self._can_write()
        return http_responses.Health(
            ok=True,
            version=__version__,
            tables=len(self.hub.live),
            sockets=self.hub.sockets(),
            workers=self.hub.workers.count,
            store=self.hub.store.name,
        )

    async def _can_write(self) -> None:
        """Check that the store can still write, at most once a second."""
        now = time.monotonic()
        if now - self._wrote > BETWEEN_PROBES:
            await self.hub.store.touch(self.hub.server)
            self._wrote = now

    async def metrics(self, request: GetRequest) -> HttpAnswer:
        text = self.hub.metrics.text()
        return answer(text.encode(), media_type="text/plain; version=0.0.4; charset=utf-8")


def _names(value: Any) -> list[str]:
    """Names of cards, tiles and the like, for the drawn cover."""
    names: dict[str, None] = {}
    if isinstance(value, dict):
        name = value.get("name")
        if isinstance(name, str):
            names[name] = None
        value = list(value.values())
    for inner in value if isinstance(value, list) else ():
        names |= dict.fromkeys(_names(inner))
    return list(names)
