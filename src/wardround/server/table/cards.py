"""The card of a table for lists: made, stored, and read by people in their own language."""

from __future__ import annotations

import logging
from collections.abc import Iterable
from typing import Any

import msgspec

from wardround.core.game import Outcome
from wardround.core.journal import SCRIPT
from wardround.core.messages import plain_value, stored_values
from wardround.games import language_of
from wardround.presentation.game_spec import Role
from wardround.presentation.language import preferred
from wardround.presentation.localize import localized_outcome
from wardround.server.games.known_games import KnownGames
from wardround.server.protocol.http_responses import TableCard
from wardround.server.table.clocks import ends
from wardround.server.table.state import TableState

log = logging.getLogger("wardround.tables")


def table_card(table: TableState, changed_at: int) -> TableCard:
    """The table's card for lists; its ending stays values until it is read (`localized_card`)."""
    meta, play, record = table.game.meta, table.play, table.record
    awaiting = None if table.stopped or table.waiting else play.awaiting
    defaults = {option.id: option.default for option in meta.options}
    given = play.journal.options.items()
    return TableCard(
        table=record.id,
        name=record.name,
        game=meta.id,
        title=meta.title,
        seats=table.seat_infos(),
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


def roles(table: TableState) -> tuple[Role, ...]:
    """Who played which role; while the game goes on, the board shows it."""
    game, play = table.game, table.play
    if game.show.roles is None or play.outcome is None:
        return ()
    return tuple(game.show.roles(game.rules.view(play.journal.state, None)))


def localized_card(games: KnownGames, card: TableCard, languages: str) -> TableCard:
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
    """A card as it was stored, by any version; no one is marked as online."""
    try:
        card = msgspec.json.decode(raw, type=TableCard)
    except msgspec.ValidationError:
        card = msgspec.convert(_upgraded_card(msgspec.json.decode(raw)), TableCard)
    seats = tuple(msgspec.structs.replace(seat, online=False) for seat in card.seats)
    outcome = None if card.outcome is None else stored_outcome(card.outcome)
    return msgspec.structs.replace(card, seats=seats, outcome=outcome)


def _upgraded_card(card: dict[str, Any]) -> dict[str, Any]:
    """Before sentences came from catalogues, score lines had their English label alone."""
    outcome = card.get("outcome")
    for line in outcome.get("lines", ()) if outcome else ():
        line.setdefault("line", "")
    return card


def stored_outcome(outcome: Outcome) -> Outcome:
    """A stored outcome, with its values restored."""
    lines = tuple(
        msgspec.structs.replace(line, facts=stored_values(line.facts)) for line in outcome.lines
    )
    return msgspec.structs.replace(outcome, facts=stored_values(outcome.facts), lines=lines)


def readable_cards(raw: Iterable[bytes]) -> tuple[TableCard, ...]:
    """Cards as they were stored, without damaged ones."""
    cards: list[TableCard] = []
    for card in raw:
        try:
            cards.append(stored_card(card))
        except (msgspec.DecodeError, LookupError, UnicodeError) as error:
            log.error("a stored card is damaged", extra={"fault": str(error)})
    return tuple(cards)


def has_free_seats(table: TableState) -> bool:
    """Whether it is listed among the tables that anyone may join."""
    return (
        table.record.public
        and not table.record.locked
        and not table.over
        and any(seat.free for seat in table.record.seats)
    )
