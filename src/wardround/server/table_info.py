"""What people are told about a table: its seats, its description, its card in lists, a welcome."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec

from wardround.core.journal import SCRIPT
from wardround.core.words import Language
from wardround.server import protocol as p
from wardround.server.http_protocol import TableCard
from wardround.server.protocol import ChatLine, SeatInfo, TableInfo
from wardround.server.store.base import Question, Talk
from wardround.server.viewers import Viewer, colour_of

if TYPE_CHECKING:
    from wardround.server.table import Table

CHAT_LINES: Final = 100


def seat_infos(table: Table) -> tuple[SeatInfo, ...]:
    online = {seat for viewer in table.viewers.values() for seat in viewer.seats}
    return tuple(
        SeatInfo(n, s.name, s.colour or colour_of(n), s.by, s.level, s.taken, n in online)
        for n, s in enumerate(table.record.seats)
    )


def table_info(table: Table, words: Language) -> TableInfo:
    record, meta = table.record, table.game.meta
    return TableInfo(
        id=record.id,
        name=record.name,
        game=table.game.described(words),
        options=table.play.journal.options,
        rules_version=meta.rules_version,
        pack=bool(record.pack),
        seeded=record.seeded,
        guided=record.seed.startswith(SCRIPT),
        hints=record.hints,
        can_give_up=table.game.give_up is not None,
        forked_from=record.forked_from,
        forked_at=record.forked_at,
        watch_only=table.watch_only,
        stopped=table.stopped,
        levels=table.levels,
        standing=table.standing.choices(words),
    )


def table_card(table: Table, changed_at: int) -> TableCard:
    """The table in a list."""
    meta, play, words = table.game.meta, table.play, table.words()
    awaiting = None if table.stopped else play.awaiting
    defaults = {option.id: option.default for option in meta.options}
    given = play.journal.options.items()
    return TableCard(
        table=table.record.id,
        name=table.record.name,
        game=meta.id,
        title=meta.title,
        seats=seat_infos(table),
        options={name: value for name, value in given if value != defaults.get(name)},
        moves=play.moves,
        prompt=table.stopped if awaiting is None else table.game.ask(words, awaiting).prompt,
        awaiting=() if awaiting is None else awaiting.seats,
        outcome=play.outcome and table.game.tell(words, play.outcome),
        watch_only=table.watch_only,
        changed_at=changed_at,
    )


def stored_card(raw: bytes) -> TableCard:
    """A card as it was stored; nobody is known to be online."""
    card = msgspec.json.decode(raw, type=TableCard)
    seats = tuple(msgspec.structs.replace(seat, online=False) for seat in card.seats)
    return msgspec.structs.replace(card, seats=seats)


def chat_line(talk: Talk) -> ChatLine:
    return ChatLine(talk.n, talk.seat, talk.name, talk.text, talk.at)


def has_free_seats(table: Table) -> bool:
    """Whether it is listed among the tables that anybody may join."""
    return (
        table.record.public
        and not table.over
        and any(seat.by == "person" and not seat.taken for seat in table.record.seats)
    )


def welcome(table: Table, viewer: Viewer, seq: int) -> p.Welcome:
    """Everything about a table, for somebody who comes or looks from another seat."""
    words = table.words(viewer.language)
    viewer.shown = table.seq
    log_from, log = table.play.log(words, viewer.looking)
    links = tuple(
        p.Link(owner.seat, owner.token)
        for owner in table.owners
        if viewer.host and owner.role != "host"
    )
    return p.Welcome(
        protocol=p.PROTOCOL,
        table=table_info(table, words),
        you=p.You(viewer.seats, viewer.looking, viewer.host, links),
        seats=seat_infos(table),
        now=table.play.now(words, viewer.looking, viewer.seats, table.bots.thinking),
        log=log,
        log_from=log_from,
        chat=tuple(chat_line(talk) for talk in table.talk[-CHAT_LINES:]),
        asked=asked_now(table),
        missed=table.play.moved_since(seq),
        standing=table.standing.of(viewer.seats),
    )


def asked_now(table: Table) -> p.Asked | None:
    """What everybody is being asked, and who has not answered yet."""
    asked = table.asked
    if asked is None:
        return None
    yes = agreed(table, asked)
    waiting = tuple(n for n in range(len(table.record.seats)) if n not in yes)
    return p.Asked(asked.kind, asked.by, asked.to, tuple(sorted(yes)), waiting)


def agreed(table: Table, question: Question) -> set[int]:
    """Who agrees: those who said so, bots, and seats that nobody has taken."""
    seats = enumerate(table.record.seats)
    silent = {n for n, seat in seats if seat.by == "bot" or not seat.taken}
    return silent.union(question.agreed)
