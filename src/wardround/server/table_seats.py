"""Messages about the seats of a table and the links to them: who sits where, and who may."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wardround.server import protocol as p
from wardround.server.effects import Effects, RefusedError, no_level, watching_only
from wardround.server.table_info import welcome
from wardround.server.viewers import Viewer, clean

if TYPE_CHECKING:
    from wardround.server.table import Table


def on_profile(table: Table, viewer: Viewer, message: p.Profile, effects: Effects) -> p.Done:
    viewer.must_hold(message.seat)
    seat = table.record.seats[message.seat]
    seat.name, seat.colour = clean(message.name), message.colour
    effects.record = True
    table.tell_people(effects)
    return p.Done(message.id, table.seq)


def on_set_seat(table: Table, viewer: Viewer, message: p.SetSeat, effects: Effects) -> p.Done:
    if message.by == "bot" or message.seat not in viewer.seats:
        viewer.must_host()
    _must_exist(table, message.seat)
    if table.watch_only or table.stopped:
        raise watching_only(table.stopped)
    if message.by == "bot" and message.level not in table.levels:
        raise no_level(message.level, table.levels)
    seat = table.record.seats[message.seat]
    if seat.taken and seat.by != message.by and message.seat not in viewer.seats:
        tell(table, effects, "bot_sits_in" if message.by == "bot" else "given_back", message.seat)
    seat.by, seat.level = message.by, message.level if message.by == "bot" else ""
    table.bots.stop(message.seat, effects)
    effects.record = True
    table.tell_people(effects)
    table.start_bots(effects)
    table.to_all(effects, p.Thinking(tuple(sorted(table.bots.thinking))))
    table.standing.go_on(effects)
    return p.Done(message.id, table.seq)


def on_set_table(table: Table, viewer: Viewer, message: p.SetTable, effects: Effects) -> p.Done:
    viewer.must_host()
    if message.name is not None:
        table.record.name = clean(message.name)
    if message.hints is not None:
        table.record.hints = message.hints
    effects.record = True
    table.tell_people(effects)
    return p.Done(message.id, table.seq)


def on_keep(table: Table, viewer: Viewer, message: p.Keep, effects: Effects) -> p.Done:
    viewer.must_play()
    table.keys.keep(viewer.secrets, effects)
    viewer.secrets = {}
    return p.Done(message.id, table.seq)


def on_new_link(table: Table, viewer: Viewer, message: p.NewLink, effects: Effects) -> p.Done:
    """A person gets a new secret for their own seat; the host a new link to any other."""
    seat = message.seat
    if seat is not None and seat in viewer.seats:
        viewer.secrets = {**viewer.secrets, seat: table.keys.secret(seat, effects)}
    else:
        viewer.must_host()
        if seat is not None:
            _must_exist(table, seat)
            _free(table, seat, effects)
        table.keys.invite(seat, effects)
    effects.send(viewer.connection, welcome(table, viewer, -1))
    return p.Done(message.id, table.seq)


def _free(table: Table, seat: int, effects: Effects) -> None:
    """Whoever sat there watches from now on; nobody has answered anything for them."""
    table.withdraw_question(effects)
    if not table.record.seats[seat].taken:
        return
    table.record.seats[seat].taken = False
    effects.record = True
    tell(table, effects, "freed", seat)
    for other in list(table.viewers.values()):
        if seat in other.seats:
            other.lose(seat)
            effects.send(other.connection, welcome(table, other, -1))
    table.tell_people(effects)


def tell(
    table: Table, effects: Effects, kind: p.NoticeKind, seat: int, but: int | None = None
) -> None:
    """Tell everybody what somebody else has done with a seat."""
    table.to_all(effects, p.Notice(kind, seat), but)


def _must_exist(table: Table, seat: int) -> None:
    if seat >= len(table.record.seats):
        raise RefusedError("bad_seats", "no-seat", seat=f"seat:{seat}")
