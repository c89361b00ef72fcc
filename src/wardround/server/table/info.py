"""What people are told about a table: its seats, its description, its card for lists, a welcome."""

from __future__ import annotations

import logging
from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

import msgspec

from wardround.core.game import Outcome
from wardround.core.journal import SCRIPT
from wardround.core.messages import plain_value, stored_values
from wardround.games import language_of
from wardround.presentation.game_spec import Role
from wardround.presentation.language import Language, preferred
from wardround.presentation.localize import localized_meta, localized_outcome
from wardround.presentation.scene import Scene
from wardround.server.games.known_games import KnownGames
from wardround.server.protocol import from_server
from wardround.server.protocol.from_server import SeatInfo, TableInfo
from wardround.server.protocol.http_responses import TableCard
from wardround.server.store.records import TableQuestion
from wardround.server.table.clocks import ends
from wardround.server.table.viewers import Viewer, colour_of
from wardround.server.table.watchers import watchers

if TYPE_CHECKING:
    from wardround.server.table.table import Table

log = logging.getLogger("wardround.tables")

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


def seat_infos(table: Table) -> tuple[SeatInfo, ...]:
    here: dict[int, str] = {}
    for viewer in table.viewers.values():
        for seat in viewer.seats:
            if here.get(seat, "away") == "away":
                here[seat] = viewer.at
    return tuple(
        SeatInfo(
            *(n, s.name, s.colour or colour_of(n), s.by, s.level, s.taken, n in here),
            *(s.ready, here.get(n, ""), s.out),
        )
        for n, s in enumerate(table.record.seats)
    )


def table_info(table: Table, words: Language) -> TableInfo:
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
        standing=table.standing.choices(words),
        waiting=table.waiting,
        locked=record.locked,
        public=record.public,
        evening=record.evening,
        clock=record.clock,
        delay=record.delay,
    )


def table_card(table: Table, changed_at: int) -> TableCard:
    """The table's card for lists; its ending stays values until it is read (`told_card`)."""
    meta, play, record = table.game.meta, table.play, table.record
    awaiting = None if table.stopped or table.waiting else play.awaiting
    defaults = {option.id: option.default for option in meta.options}
    given = play.journal.options.items()
    return TableCard(
        table=record.id,
        name=record.name,
        game=meta.id,
        title=meta.title,
        seats=seat_infos(table),
        options={name: value for name, value in given if value != defaults.get(name)},
        moves=play.moves,
        awaiting=() if awaiting is None else awaiting.seats,
        outcome=play.outcome,
        watch_only=table.watch_only,
        changed_at=changed_at,
        waiting=table.waiting,
        public=record.public,
        ends=ends(table),
        roles=roles(table),
        midway=bool(record.forked_from)
        or record.seed.startswith(SCRIPT)
        or play.journal.start_state is not None,
    )


def roles(table: Table) -> tuple[Role, ...]:
    """Who played which role; while the game goes on, the board shows it."""
    game, play = table.game, table.play
    if game.show.roles is None or play.outcome is None:
        return ()
    return tuple(game.show.roles(game.rules.view(play.journal.state, None)))


def told_card(games: KnownGames, card: TableCard, languages: str) -> TableCard:
    """A card for one reader: how the game ended and who played which role, in their language."""
    if card.outcome is None or card.game not in games.ids():
        return card
    game, outcome = games.game(card.game), card.outcome
    words = language_of(game, preferred(languages)).with_seats([seat.name for seat in card.seats])
    if not outcome.text:  # older versions stored the sentence, in English
        outcome = localized_outcome(words, outcome)
    roles = tuple(Role(r.seat, r.id, words.name(r.name, r.id)) for r in card.roles)
    return msgspec.structs.replace(card, outcome=outcome, roles=roles)


def card_to_store(card: TableCard) -> bytes:
    return msgspec.json.encode(card, enc_hook=plain_value)


def stored_card(raw: bytes) -> TableCard:
    """A card as it was stored; no one is marked as online."""
    card = msgspec.json.decode(raw, type=TableCard)
    seats = tuple(msgspec.structs.replace(seat, online=False) for seat in card.seats)
    outcome = None if card.outcome is None else stored_outcome(card.outcome)
    return msgspec.structs.replace(card, seats=seats, outcome=outcome)


def stored_outcome(outcome: Outcome) -> Outcome:
    """A stored outcome, with its values restored."""
    lines = tuple(
        msgspec.structs.replace(line, facts=stored_values(line.facts)) for line in outcome.lines
    )
    return msgspec.structs.replace(outcome, facts=stored_values(outcome.facts), lines=lines)


def readable_cards(raw: Iterable[bytes]) -> tuple[TableCard, ...]:
    """Cards as they were stored, without damaged ones."""
    found: list[TableCard] = []
    for card in raw:
        try:
            found.append(stored_card(card))
        except (msgspec.DecodeError, LookupError, UnicodeError) as error:
            log.error("a stored card is damaged", extra={"fault": str(error)})
    return tuple(found)


def has_free_seats(table: Table) -> bool:
    """Whether it is listed among the tables that anyone may join."""
    return (
        table.record.public
        and not table.record.locked
        and not table.over
        and any(seat.free for seat in table.record.seats)
    )


def welcome(table: Table, viewer: Viewer, seq: int) -> from_server.Welcome:
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
        seats=seat_infos(table),
        now=NOTHING
        if table.waiting
        else table.play.now(words, viewer.looking, viewer.seats, table.bots.thinking),
        log=log,
        log_from=log_from,
        chat=table.talk.shown(),
        asked=asked_now(table),
        missed=table.play.moved_since(seq),
        standing=table.standing.of(viewer.seats),
        watchers=watchers(table),
        next=next_table(table, viewer),
    )


def next_table(table: Table, viewer: Viewer) -> from_server.NextTable | None:
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


def asked_now(table: Table) -> from_server.Asked | None:
    """The question put to the whole table, and who has not answered yet."""
    asked = table.asked
    if asked is None:
        return None
    yes = agreed(table, asked)
    waiting = tuple(n for n in range(len(table.record.seats)) if n not in yes)
    return from_server.Asked(asked.kind, asked.by, asked.to, tuple(sorted(yes)), waiting)


def agreed(table: Table, question: TableQuestion) -> set[int]:
    """The seats that agree: those that said so, and those no one has taken.

    A bot that sits in for a person does not answer for them.
    """
    silent = {n for n, seat in enumerate(table.record.seats) if not seat.taken}
    return silent.union(question.agreed)
