"""Guided first games: making their tables, and saying where in the guide a table stands."""

from __future__ import annotations

import secrets

from wardround.core.codec import to_data
from wardround.core.guide import Guide, begin, progress
from wardround.server.catalogue import Catalogue
from wardround.server.effects import RefusedError
from wardround.server.http_protocol import GuideCard, Guided, GuideNow, NewTableMade, SeatWish
from wardround.server.hub import Hub, now_ms
from wardround.server.making import find, open_table, seat_records
from wardround.server.seats import clean
from wardround.server.store.base import TableRecord
from wardround.server.table import Table


async def guided_table(hub: Hub, wish: Guided) -> NewTableMade:
    """POST /api/guided"""
    game = find(hub.catalogue, wish.game)
    guide = hub.catalogue.guide(wish.game)
    if guide is None:
        raise RefusedError("not_found", f"{game.meta.title} has no guided first game.")
    salt = secrets.token_hex(16)
    journal = begin(game, hub.catalogue.library(wish.game), guide, salt)
    me = SeatWish("me", name=clean(wish.name), colour=wish.colour)
    bot = SeatWish("bot", hub.hint_level)
    seats = [me if seat in guide.mine else bot for seat in range(int(journal.options["seats"]))]
    record = TableRecord(
        id=secrets.token_urlsafe(9),
        game=wish.game,
        name=guide.title,
        options=journal.options,
        seats=seat_records(hub, seats),
        seed=guide.seed(),
        salt=salt,
        seeded=True,
        listed=False,
        created=now_ms(),
    )
    return await open_table(hub, record, journal, [seat.by for seat in seats])


def guide_of(catalogue: Catalogue, table: Table) -> Guide | None:
    """The guide that a table was made for, as long as the game's guide is still the same."""
    guide = catalogue.guide(table.record.game)
    if guide is None or table.record.seed != guide.seed():
        return None
    return guide


def guide_now(guide: Guide, table: Table) -> GuideNow:
    """POST /api/guide: all cards, and where this table stands."""
    play = table.play
    now = progress(guide, play.journal, play.legal)
    return GuideNow(
        seq=play.seq,
        title=guide.title,
        cards=tuple(GuideCard(s.text, s.rule, s.point, bool(s.deeds)) for s in guide.step),
        done=now.done,
        at=now.at,
        deed=now.deed,
        actions=tuple(to_data(play.legal[n]) for n in now.choices),
        astray=now.astray,
    )
