"""Messages about the seats of a table and the links to them: who sits where, and who may."""

from __future__ import annotations

import msgspec

from wardround.server.protocol.from_browser import Colour, Keep, NewLink, Profile, SetSeat
from wardround.server.protocol.from_server import Notice, NoticeKind, Played, Thinking
from wardround.server.protocol.refusals import RefusedError, no_level, watching_only
from wardround.server.store.records import SeatRecord, Sequel
from wardround.server.table.clocks import must_have_time
from wardround.server.table.effects import Effects
from wardround.server.table.info import next_table, welcome
from wardround.server.table.standing_moves import give_standing_answers
from wardround.server.table.state import TableState
from wardround.server.table.viewers import Viewer, clean


def sit_down(
    table: TableState, name: str, colour: Colour, secret: str, wanted: int | None = None
) -> tuple[int, Effects]:
    """A person takes a free seat; their browser then comes with the secret they get.

    By asking for a particular seat, they may also replace a bot that plays for no one.
    """
    effects = Effects()
    if table.stopped or table.watch_only:
        raise watching_only(table.stopped)
    if table.record.locked:
        raise RefusedError("locked", "locked")
    seats = table.record.seats
    if wanted is None:
        # A chair kept for a certain person is the last to go to another.
        order = sorted(range(len(seats)), key=lambda n: bool(seats[n].name))
        free = [n for n in order if seats[n].free]
    else:
        must_exist(table, wanted)
        free = [] if seats[wanted].taken or seats[wanted].out == "seat_lost" else [wanted]
    if table.over or not free:
        raise RefusedError("no_free_seat", "all-taken" if wanted is None else "taken")
    n = free[0]
    if seats[n].by == "bot":
        table.bots.stop(n, effects)
    seats[n] = SeatRecord(name, colour, taken=True, time=seats[n].time)
    table.record.evening = tuple(_without(n, played) for played in table.record.evening)
    effects.record = True
    table.to_all(effects, Notice("sat_down", n))
    table.keys.keep({n: table.keys.secret(n, effects, secret)}, effects)
    table.tell_people(effects)
    return n, effects


def _without(seat: int, played: Played) -> Played:
    """A game of the evening without this seat's result: another person sat there."""
    won, scores = list(played.won), list(played.scores)
    won[seat] = scores[seat] = None
    return msgspec.structs.replace(played, won=tuple(won), scores=tuple(scores))


def begin_sequel(table: TableState, sequel: Sequel) -> Effects:
    """Announce that the same is played again, and where the chairs are kept."""
    effects = Effects()
    table.record.sequel = sequel
    effects.record = True
    for viewer in table.viewers.values():
        if next_ := next_table(table, viewer):
            effects.send(viewer.connection, next_)
    return effects


def on_profile(table: TableState, viewer: Viewer, message: Profile, effects: Effects) -> None:
    viewer.must_hold(message.seat)
    seat = table.record.seats[message.seat]
    seat.name, seat.colour = clean(message.name), message.colour
    effects.record = True
    table.tell_people(effects)


def on_set_seat(table: TableState, viewer: Viewer, message: SetSeat, effects: Effects) -> None:
    if message.by == "bot" or message.seat not in viewer.seats:
        viewer.must_host()
    must_exist(table, message.seat)
    if table.watch_only or table.stopped:
        raise watching_only(table.stopped)
    if message.by == "bot":
        must_know_level(table, message.level)
    seat = table.record.seats[message.seat]
    must_have_time(seat)
    if seat.taken and seat.by != message.by and message.seat not in viewer.seats:
        kind: NoticeKind = "bot_sits_in" if message.by == "bot" else "given_back"
        table.to_all(effects, Notice(kind, message.seat))
    seat.by, seat.level = message.by, message.level if message.by == "bot" else ""
    seat.out = ""
    table.bots.stop(message.seat, effects)
    effects.record = True
    table.tell_people(effects)
    table.start_bots(effects)
    table.to_all(effects, Thinking(tuple(sorted(table.bots.thinking))))
    give_standing_answers(table, effects)


def on_keep(table: TableState, viewer: Viewer, message: Keep, effects: Effects) -> None:
    viewer.must_play()
    table.keys.keep(viewer.secrets, effects)
    viewer.secrets = {}


def on_new_link(table: TableState, viewer: Viewer, message: NewLink, effects: Effects) -> None:
    """A person gets a new secret for their own seat; the host gets a new link to any other."""
    seat = message.seat
    if seat is not None and seat in viewer.seats:
        viewer.secrets = {**viewer.secrets, seat: table.keys.secret(seat, effects)}
    else:
        viewer.must_host()
        if seat is not None:
            must_exist(table, seat)
            free_seat(table, seat, effects)
        table.keys.invite(seat, effects)
    effects.send(viewer.connection, welcome(table, viewer, -1))


def free_seat(table: TableState, seat: int, effects: Effects) -> None:
    """The person who sat there watches from now on; the question put to the table is withdrawn."""
    table.withdraw_question(effects)
    if not table.record.seats[seat].taken:
        return
    table.record.seats[seat].taken = table.record.seats[seat].ready = False
    effects.record = True
    table.to_all(effects, Notice("freed", seat))
    for other in list(table.viewers.values()):
        if seat in other.seats:
            other.name = other.name or table.record.seats[seat].name
            other.invited = True
            other.lose(seat)
            effects.send(other.connection, welcome(table, other, -1))
    table.tell_people(effects)


def must_know_level(table: TableState, level: str) -> None:
    if level not in table.levels:
        raise no_level(level, table.levels)


def must_exist(table: TableState, seat: int) -> None:
    if seat >= len(table.record.seats):
        raise RefusedError("bad_seats", "no-seat", seat=f"seat:{seat}")
