"""New tables: as wished, forked from another table, from a journal file, or guided."""

from __future__ import annotations

import secrets
from collections.abc import Container, Sequence
from typing import Any, Final, cast

import msgspec

from wardround.core.content import Library, Provenance, Tables
from wardround.core.game import OptionError, Options, resolve_options
from wardround.core.journal import SCRIPT, Journal, JournalError, Secret
from wardround.core.messages import Phrase
from wardround.core.replay import read_header, reading
from wardround.games import language_of
from wardround.presentation.game_spec import AnyGameSpec
from wardround.presentation.guide import begin
from wardround.presentation.language import preferred
from wardround.server.event_loop import in_slices, wait_turn
from wardround.server.games.known_games import KnownGames, NoSuchGameError
from wardround.server.live.hub import Hub
from wardround.server.protocol.from_browser import Colour
from wardround.server.protocol.from_server import Played
from wardround.server.protocol.http_requests import (
    Fork,
    Guided,
    NewTable,
    QuickPlay,
    SeatWish,
    Upload,
)
from wardround.server.protocol.http_responses import NewTableMade, SeatToken
from wardround.server.protocol.refusals import RefusedError, bad_options, no_level
from wardround.server.store.records import Owner, SeatRecord, Sequel, TableRecord
from wardround.server.table.clocks import must_be_sensible
from wardround.server.table.loading import lines_of_text
from wardround.server.table.seat_keys import new_token
from wardround.server.table.table import Table
from wardround.server.table.viewers import clean
from wardround.server.workers.worker import CheckTask, VerifyTask

EVENING: Final = 18 * 3_600_000
"""Milliseconds after which a game no longer counts as part of this evening."""
MAX_PLAYED: Final = 40


def find_game(games: KnownGames, name: str) -> AnyGameSpec:
    try:
        return games.game(name)
    except NoSuchGameError as error:
        raise RefusedError("no_such_game", "no-game") from error


async def new_table(hub: Hub, body: NewTable) -> NewTableMade:
    """POST /api/tables"""
    game = find_game(hub.games, body.game)
    try:
        options = resolve_options(game.meta, {**body.options, "seats": len(body.seats)})
    except OptionError as error:
        bad_seats = len(body.seats) not in game.meta.seats
        raise bad_options(game, error, "bad_seats" if bad_seats else "bad_options") from None
    must_be_sensible(body.clock)
    seed = clean(body.seed)
    if seed.startswith(SCRIPT):
        raise RefusedError("bad_options", "bad-seed", script=SCRIPT)
    library = await _library(hub, game, options, body.pack)
    journal = Journal.start(game, library, options, new_secret(hub, seed))
    return await open_table(
        hub,
        journal,
        body.seats,
        name=clean(body.name),
        seeded=bool(seed or hub.settings.seed),
        pack=body.pack,
        public=body.public,
        hints=body.hints,
        clock=body.clock,
        waiting=body.waiting,
    )


async def quick_table(hub: Hub, body: QuickPlay) -> NewTableMade:
    """POST /api/quick"""
    game = find_game(hub.games, body.game)
    count = int(game.meta.option("seats").default)
    seats = with_bots(SeatWish("me", "", body.name, body.colour), (0,), count, body.level)
    return await new_table(hub, NewTable(body.game, tuple(seats)))


async def guided_table(hub: Hub, body: Guided) -> NewTableMade:
    """POST /api/guided"""
    game = find_game(hub.games, body.game)
    guide = hub.games.guide(body.game)
    if guide is None:
        raise RefusedError("not_found", "no-guided-game", game=game.meta.title)
    journal = begin(game, hub.games.library(body.game), guide, secrets.token_hex(16))
    me = SeatWish("me", "", body.name, body.colour)
    seats = with_bots(me, guide.mine, int(journal.options["seats"]))
    title = language_of(game, preferred(body.language)).say("guide-title")
    return await open_table(hub, journal, seats, name=title, seeded=True)


async def fork_table(hub: Hub, table: Table, body: Fork) -> NewTableMade:
    """POST /api/fork"""
    parent, record = table.play.journal, table.record
    if body.n > len(parent.moves):
        raise RefusedError("no_such_move", "moves", count=len(parent.moves))
    if body.n == len(parent.moves) and table.over:
        raise RefusedError("no_such_move", "over-there")
    if len(body.seats) != len(record.seats):
        raise RefusedError("bad_seats", "seats", count=len(record.seats))
    return await open_table(
        hub,
        await in_slices(parent.forking(body.n, new_secret(hub))),
        body.seats,
        name=clean(body.name) or record.name,
        seeded=bool(hub.settings.seed),
        pack=record.pack,
        forked_from=record.id,
        forked_at=body.n,
    )


async def table_again(hub: Hub, table: Table, by: int, rotate: bool) -> tuple[NewTableMade, Sequel]:
    """POST /api/again: all chairs are kept. People are ready when they come, and the last to come
    starts the game."""
    record, outcome = table.record, table.play.outcome
    assert outcome is not None
    count, now = len(record.seats), hub.clock.now()
    chairs = tuple((seat - rotate) % count for seat in range(count))
    came_from = sorted(range(count), key=chairs.__getitem__)
    before = [record.seats[seat] for seat in came_from]
    wishes = [
        SeatWish(
            "open" if _is_persons(seat) else "bot", seat.level, seat.name, cast(Colour, seat.colour)
        )
        for seat in before
    ]
    played = Played(
        title=table.game.meta.title,
        at=now,
        won=tuple(seat in outcome.winners for seat in range(count)),
        scores=tuple(outcome.scores),
    )
    lately = [one for one in (*record.evening, played) if one.at > now - EVENING][-MAX_PLAYED:]
    journal = Journal.start(
        table.game, table.play.journal.library, table.play.journal.options, new_secret(hub)
    )
    made = await open_table(
        hub,
        journal,
        wishes,
        name=record.name,
        seeded=bool(hub.settings.seed),
        pack=record.pack,
        hints=record.hints,
        clock=record.clock,
        waiting=True,
        ready=True,
        evening=tuple(_by_seat(one, came_from) for one in lately),
    )
    invitations = tuple(
        made.seats[chairs[n]].token if _is_persons(seat) and seat.taken else ""
        for n, seat in enumerate(record.seats)
    )
    return made, Sequel(made.table, by, chairs, invitations, made.link)


def _is_persons(seat: SeatRecord) -> bool:
    """Whether a person plays it, or did until their time ran out."""
    return seat.by == "person" or bool(seat.out)


def _by_seat(played: Played, came_from: Sequence[int]) -> Played:
    """A game of the evening in another seat order."""
    return msgspec.structs.replace(
        played,
        won=tuple(played.won[seat] for seat in came_from),
        scores=tuple(played.scores[seat] for seat in came_from),
    )


async def upload_table(hub: Hub, body: Upload) -> NewTableMade:
    """POST /api/upload"""
    lines = await in_slices(lines_of_text(bytes(body.journal)))
    try:
        header = read_header(lines)
    except JournalError as error:
        raise _bad_journal(error.line, error.phrase) from None
    game = find_game(hub.games, str(header["game"]))
    try:
        options = resolve_options(game.meta, header["options"])
    except (OptionError, TypeError):
        raise _bad_journal(1, Phrase("fault-journal-header", {"line": 1})) from None
    library = await _library(hub, game, options, body.pack)
    task = VerifyTask(game.meta.id, body.pack, body.journal)
    await wait_turn()
    answer = await hub.ask_worker(task, RefusedError("busy", "slow-journal"))
    if answer.fault:
        raise _bad_journal(answer.line, answer.correctable)
    journal = await in_slices(reading(game, library, lines))
    seats = [SeatWish("open")] * int(options["seats"])
    await wait_turn()
    return await open_table(
        hub, journal, seats, name=clean(body.name), pack=body.pack, public=body.public
    )


def _bad_journal(line: int, fault: Phrase | str) -> RefusedError:
    return RefusedError("bad_journal", "journal-fault", line=line, fault=fault)


# -- what they share ------------------------------------------------------------------------------


def new_secret(hub: Hub, wished: str = "") -> Secret:
    """A table's seed: the one wished for, the server's fixed one, or one that no one knows."""
    return Secret(wished or hub.settings.seed or secrets.token_hex(16), secrets.token_hex(16))


def with_bots(me: SeatWish, mine: Container[int], count: int, level: str = "") -> list[SeatWish]:
    """Seat wishes for a table where bots play all seats but mine."""
    return [me if seat in mine else SeatWish("bot", level) for seat in range(count)]


async def _library(hub: Hub, game: AnyGameSpec, options: Options, pack: str) -> Library:
    """The game's library; an uploaded pack is tried by a worker first."""
    if pack and not hub.games.has(game.meta.id, pack):
        task = CheckTask(game.meta.id, options, pack)
        answer = await hub.ask_worker(task, RefusedError("bad_pack", "bad-pack"))
        if answer.fault:
            raise RefusedError("bad_pack", "pack-fault", fault=answer.correctable)
        tried = msgspec.convert(answer.value, tuple[Tables, tuple[Provenance, ...], str, str])
        hub.games.keep(game.meta.id, pack, Library(*tried))
    return hub.games.library(game.meta.id, pack)


async def open_table(
    hub: Hub,
    journal: Journal[AnyGameSpec],
    wishes: Sequence[SeatWish],
    public: bool = False,
    ready: bool = False,
    **more: Any,
) -> NewTableMade:
    """Store a new table with a token for every seat; ``more`` goes into its record.

    With ``ready`` no one is asked in the waiting room whether they are ready.
    """
    if hub.table_count >= hub.settings.tables:
        raise RefusedError("too_many_tables", "server-full")
    secret = journal.secret or Secret("", "")  # without a seed it can only be watched
    record = TableRecord(
        id=secrets.token_urlsafe(9),
        game=journal.game.meta.id,
        options=journal.options,
        seats=[_seat(hub, wish, ready) for wish in wishes],
        seed=secret.seed,
        salt=secret.salt,
        created=hub.clock.now(),
        public=public,
        listed=public,
        **more,
    )
    host = Owner(new_token(), record.id, "host", None)
    spectator = Owner(new_token(), record.id, "spectator", None)
    seats = [
        Owner(new_token(), record.id, "seat" if wish.by == "me" else "invite", n)
        for n, wish in enumerate(wishes)
    ]
    link = Owner(new_token(), record.id, "invite", None)
    await hub.open_table(record, journal, [host, spectator, link, *seats])
    tokens = tuple(SeatToken(n, wishes[n].by, owner.token) for n, owner in enumerate(seats))
    return NewTableMade(record.id, host.token, spectator.token, tokens, link.token)


def _seat(hub: Hub, wish: SeatWish, ready: bool) -> SeatRecord:
    bot = wish.by == "bot"
    level = (wish.level or hub.hint_level) if bot else ""
    if bot and level not in hub.levels:
        raise no_level(level, hub.levels)
    return SeatRecord(
        name=clean(wish.name),
        colour=wish.colour,
        by="bot" if bot else "person",
        level=level,
        taken=wish.by == "me",
        ready=ready,
    )
