"""New tables: from a wish, from another table's move, from a journal file."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Literal

from wardround.core.content import ContentError, Library
from wardround.core.game import AnyGame, OptionError, Options, resolve_options
from wardround.core.journal import SCRIPT, Journal, JournalError, Secret
from wardround.core.replay import read_header, read_journal
from wardround.server.catalogue import Catalogue, NoSuchGameError
from wardround.server.effects import RefusedError
from wardround.server.http_protocol import (
    Fork,
    NewTable,
    NewTableMade,
    QuickPlay,
    SeatToken,
    SeatWish,
    Upload,
)
from wardround.server.hub import Hub, Live, now_ms
from wardround.server.seats import clean
from wardround.server.store.base import Owner, SeatRecord, TableRecord
from wardround.server.thinking import WorkerError
from wardround.server.worker import CheckTask, VerifyTask


class JournalRefusedError(RefusedError):
    """A journal that is not true, with the line where that shows."""

    def __init__(self, text: str, line: int) -> None:
        super().__init__("bad_journal", text)
        self.line = line


def new_token() -> str:
    return secrets.token_urlsafe(24)


def find(catalogue: Catalogue, name: str) -> AnyGame:
    try:
        return catalogue.game(name)
    except NoSuchGameError as error:
        raise RefusedError("no_such_game", str(error)) from None


def _secret(hub: Hub, wished: str = "") -> Secret:
    """A table's seed: as wished, as the server deals them all, or one that nobody knows."""
    return Secret(wished or hub.settings.seed or secrets.token_hex(16), secrets.token_hex(16))


async def new_table(hub: Hub, wish: NewTable) -> NewTableMade:
    """POST /api/tables"""
    game = find(hub.catalogue, wish.game)
    options = _options(game, {**wish.options, "seats": len(wish.seats)}, wish)
    if clean(wish.seed).startswith(SCRIPT):
        raise RefusedError("bad_options", f"A seed does not begin with {SCRIPT!r}: choose another.")
    library = await _library(hub, game, options, wish.pack)
    secret = _secret(hub, clean(wish.seed))
    journal = Journal.start(game, library, options, secret)
    record = TableRecord(
        id=secrets.token_urlsafe(9),
        game=wish.game,
        name=clean(wish.name),
        options=options,
        seats=seat_records(hub, wish.seats),
        seed=secret.seed,
        salt=secret.salt,
        seeded=bool(clean(wish.seed) or hub.settings.seed),
        pack=wish.pack,
        public=wish.public,
        listed=wish.listed,
        hints=wish.hints,
        created=now_ms(),
    )
    return await open_table(hub, record, journal, [seat.by for seat in wish.seats])


async def quick_table(hub: Hub, wish: QuickPlay) -> NewTableMade:
    """POST /api/quick"""
    game = find(hub.catalogue, wish.game)
    count = int(game.meta.option("seats").default)
    level = wish.level or hub.hint_level
    me = SeatWish("me", name=wish.name, colour=wish.colour)
    seats = (me, *(SeatWish("bot", level) for _ in range(count - 1)))
    return await new_table(hub, NewTable(wish.game, seats))


async def fork_table(hub: Hub, live: Live, wish: Fork) -> NewTableMade:
    """POST /api/fork"""
    parent, room = live.table.play.journal, live.table
    if wish.n > len(parent.moves):
        raise RefusedError("no_such_move", f"The game has {len(parent.moves)} moves.")
    if wish.n == len(parent.moves) and room.over:
        raise RefusedError("no_such_move", "The game is over there: choose an earlier move.")
    if len(wish.seats) != len(room.record.seats):
        raise RefusedError("bad_seats", f"This game has {len(room.record.seats)} seats.")
    secret = _secret(hub)
    journal = parent.fork(wish.n, secret)
    record = TableRecord(
        id=secrets.token_urlsafe(9),
        game=room.record.game,
        name=clean(wish.name) or room.record.name,
        options=room.record.options,
        seats=seat_records(hub, wish.seats),
        seed=secret.seed,
        salt=secret.salt,
        seeded=bool(hub.settings.seed),
        pack=room.record.pack,
        listed=room.record.listed,
        forked_from=room.record.id,
        forked_at=wish.n,
        created=now_ms(),
    )
    return await open_table(hub, record, journal, [seat.by for seat in wish.seats])


async def upload_table(hub: Hub, wish: Upload) -> NewTableMade:
    """POST /api/upload"""
    lines = wish.journal.splitlines()
    try:
        header = read_header(lines)
    except JournalError as error:
        raise JournalRefusedError(str(error), error.line) from None
    game = find(hub.catalogue, str(header["game"]))
    try:
        options = resolve_options(game.meta, header["options"])
    except (OptionError, TypeError) as error:
        raise JournalRefusedError(f"line 1: {error}", 1) from None
    library = await _library(hub, game, options, wish.pack)
    task = VerifyTask(game.meta.id, wish.pack, lines)
    try:
        answer = await hub.workers.ask(task, hub.settings.chore_timeout)
    except WorkerError:
        raise RefusedError("busy", "The journal could not be verified in time.") from None
    if answer.fault:
        raise JournalRefusedError(answer.fault, answer.line)
    journal = read_journal(game, library, lines)
    seats = int(options["seats"])
    record = TableRecord(
        id=secrets.token_urlsafe(9),
        game=game.meta.id,
        name=clean(wish.name),
        options=options,
        seats=[SeatRecord() for _ in range(seats)],
        seed="",
        salt="",
        pack=wish.pack,
        listed=wish.listed,
        created=now_ms(),
    )
    return await open_table(hub, record, journal, ["open"] * seats)


def _options(game: AnyGame, given: Options, wish: NewTable) -> Options:
    try:
        return resolve_options(game.meta, given)
    except OptionError as error:
        code: Literal["bad_seats", "bad_options"] = "bad_options"
        if len(wish.seats) not in game.meta.seats:
            code = "bad_seats"
        raise RefusedError(code, str(error)) from None


async def _library(hub: Hub, game: AnyGame, options: Options, pack: str) -> Library:
    """The game's library; a stranger's pack is tried in a worker first."""
    if pack:
        task = CheckTask(game.meta.id, options, pack)
        try:
            answer = await hub.workers.ask(task, hub.settings.chore_timeout)
        except WorkerError:
            raise RefusedError("bad_pack", "A game with this pack could not be set up.") from None
        if answer.fault:
            raise RefusedError("bad_pack", answer.fault)
    try:
        return hub.catalogue.library(game.meta.id, pack)
    except ContentError as error:
        raise RefusedError("bad_pack", str(error)) from None


def seat_records(hub: Hub, wishes: Sequence[SeatWish]) -> list[SeatRecord]:
    """The seats of a new table as they are kept."""
    seats: list[SeatRecord] = []
    for wish in wishes:
        level = ""
        if wish.by == "bot":
            level = wish.level or hub.hint_level
            if level not in hub.levels:
                known = ", ".join(hub.levels)
                raise RefusedError("bad_seats", f"There is no bot {level!r}; there are: {known}.")
        seats.append(
            SeatRecord(
                name=clean(wish.name),
                colour=wish.colour,
                by="bot" if wish.by == "bot" else "person",
                level=level,
                taken=wish.by == "me",
            )
        )
    return seats


async def open_table(
    hub: Hub, record: TableRecord, journal: Journal, by: Sequence[Literal["me", "open", "bot"]]
) -> NewTableMade:
    """Give a new table its tokens and put it up."""
    if hub.made >= hub.settings.tables:
        raise RefusedError("too_many_tables", "This server has as many tables as it may have.")
    host = Owner(new_token(), record.id, "host", None)
    spectator = Owner(new_token(), record.id, "spectator", None)
    seats = [Owner(new_token(), record.id, "seat", n) for n in range(len(record.seats))]
    await hub.open_table(record, journal, [host, spectator, *seats])
    return NewTableMade(
        record.id,
        host.token,
        spectator.token,
        tuple(SeatToken(n, by[n], owner.token) for n, owner in enumerate(seats)),
    )
