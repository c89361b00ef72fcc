"""What people at a table are told about it: its description, a welcome, what is being asked."""

from __future__ import annotations

from typing import Final

from wardround.core.journal import SCRIPT
from wardround.presentation.language import Language
from wardround.presentation.localize import localized_meta
from wardround.presentation.scene import Scene
from wardround.server.protocol import from_server
from wardround.server.protocol.from_server import TableInfo
from wardround.server.store.records import TableQuestion
from wardround.server.table.state import TableState
from wardround.server.table.viewers import Viewer

NOTHING: Final = from_server.Now(
    seq=0,
    moves=0,
    since=-1,
    view=None,
    scene=Scene(()),
    awaiting=None,
    legal=(),
    undo=from_server.UndoInfo(None, None, None, False, ""),
    outcome=None,
    thinking=(),
)
"""What everyone sees of a game that has not begun."""


def table_info(table: TableState, words: Language) -> TableInfo:
    record, meta = table.record, table.game.meta
    return TableInfo(
        id=record.id,
        name=record.name,
        game=localized_meta(words, table.game.meta),
        options=table.play.journal.options,
        rules_version=meta.rules_version,
        pack=bool(record.pack),
        seeded=record.seeded,
        guided=record.seed.startswith(SCRIPT),
        case=record.case,
        hints=record.hints,
        can_give_up=table.game.rules.give_up is not None,
        forked_from=record.forked_from,
        forked_at=record.forked_at,
        watch_only=table.watch_only,
        stopped="" if table.stopped is None else words.told(table.stopped),
        levels=table.levels,
        standing=table.standing.choices(words, table.play.journal.options),
        waiting=table.waiting,
        locked=record.locked,
        public=record.public,
        evening=record.evening,
        clock=record.clock,
        delay=record.delay,
    )


def welcome(table: TableState, viewer: Viewer, seq: int) -> from_server.Welcome:
    """Everything about a table, for a person who arrives or looks from another seat."""
    words = table.words(viewer.language)
    viewer.shown = table.seq
    reads_link = viewer.host or viewer.invited or bool(viewer.seats)
    log_from, log = table.play.log(words, viewer.looking)
    links = table.keys.links() if viewer.host else ()
    mine = tuple(from_server.Link(seat, token) for seat, token in viewer.secrets.items())
    return from_server.Welcome(
        protocol=from_server.PROTOCOL,
        table=table_info(table, words),
        you=from_server.You(
            *(viewer.seats, viewer.looking, viewer.host, links, mine),
            link=table.keys.link() if reads_link else "",
            watcher=None if viewer.seats else viewer.connection,
        ),
        seats=table.seat_infos(),
        now=NOTHING
        if table.waiting
        else table.play.now(words, viewer.looking, viewer.seats, table.bots.thinking),
        log=log,
        log_from=log_from,
        chat=table.talk.shown(),
        asked=asked_now(table),
        missed=table.play.moved_since(seq),
        standing=table.standing.of(table.record.seats, viewer.seats),
        watchers=table.watchers(),
        next=next_table(table, viewer),
    )


def next_table(table: TableState, viewer: Viewer) -> from_server.NextTable | None:
    """The table where the same is played again, with what this viewer needs to sit down."""
    sequel = table.record.sequel
    if sequel is None:
        return None
    seats = tuple(
        from_server.Link(sequel.chairs[seat], sequel.invitations[seat])
        for seat in viewer.seats
        if sequel.invitations[seat]
    )
    return from_server.NextTable(sequel.by, seats, sequel.link)


def asked_now(table: TableState) -> from_server.Asked | None:
    """The question put to the whole table, and who has not answered yet."""
    asked = table.asked
    if asked is None:
        return None
    yes = agreed(table, asked)
    waiting = tuple(n for n in range(len(table.record.seats)) if n not in yes)
    return from_server.Asked(asked.kind, asked.by, asked.to, tuple(sorted(yes)), waiting)


def agreed(table: TableState, question: TableQuestion) -> set[int]:
    """The seats that agree: those that said so, and those no one has taken.

    A bot that sits in for a person does not answer for them.
    """
    silent = {n for n, seat in enumerate(table.record.seats) if not seat.taken}
    return silent.union(question.agreed)
