"""A table in a list."""

from __future__ import annotations

import msgspec

from wardround.server.http_protocol import TableCard
from wardround.server.room import Room


def card_of(room: Room, changed_at: int) -> TableCard:
    """What everybody may know of a table."""
    awaiting = None if room.stopped else room.play.awaiting
    meta = room.game.meta
    defaults = {option.id: option.default for option in meta.options}
    return TableCard(
        table=room.record.id,
        name=room.record.name,
        game=meta.id,
        title=meta.title,
        seats=room.seat_infos(),
        options={
            name: value
            for name, value in room.play.journal.options.items()
            if value != defaults.get(name)
        },
        moves=room.play.moves,
        prompt=room.stopped if awaiting is None else awaiting.prompt,
        awaiting=() if awaiting is None else awaiting.seats,
        outcome=room.play.journal.outcome(),
        watch_only=room.watch_only,
        changed_at=changed_at,
    )


def stored_card(raw: bytes) -> TableCard:
    """A card as it was kept; nobody is known to be online."""
    card = msgspec.json.decode(raw, type=TableCard)
    seats = tuple(msgspec.structs.replace(seat, online=False) for seat in card.seats)
    return msgspec.structs.replace(card, seats=seats)
