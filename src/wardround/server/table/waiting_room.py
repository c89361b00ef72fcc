"""Before the start: a table whose game is set up, but of which no line is stored yet.

A waiting table is a table like any other. Its journal has only its first line, in memory, made from
the record's options and seed; it is written when the game begins. Until then a change of options
replaces it, and no one is shown any of it. After a restart the same line is made again.
"""

from __future__ import annotations

from wardround.core.game import OptionError, OptionValue, resolve_options
from wardround.server.protocol.from_browser import ChangeChair, Clock, Ready, SetTable, Start
from wardround.server.protocol.from_server import Done
from wardround.server.protocol.refusals import Code, RefusedError, bad_options
from wardround.server.store.records import Entry, SeatRecord
from wardround.server.table.clocks import must_be_sensible
from wardround.server.table.effects import Effects
from wardround.server.table.info import welcome
from wardround.server.table.seats import free_seat, must_exist, must_know_level
from wardround.server.table.standing_moves import give_standing_answers
from wardround.server.table.state import TableState
from wardround.server.table.viewers import Viewer, clean


def on_ready(table: TableState, viewer: Viewer, message: Ready, effects: Effects) -> None:
    viewer.must_play()
    for seat in viewer.seats:
        table.record.seats[seat].ready = message.ready
    effects.record = True
    table.tell_people(effects)
    begin_if_ready(table, effects)


def on_start(table: TableState, viewer: Viewer, message: Start, effects: Effects) -> Done:
    viewer.must_host()
    if not table.waiting:
        return Done(message.id, table.seq, True)
    if message.level:
        must_know_level(table, message.level)
        for seat in table.record.seats:
            if seat.free:
                seat.by, seat.level = "bot", message.level
    begin(table, effects)
    return Done(message.id, table.seq)


def on_change_chair(
    table: TableState, viewer: Viewer, message: ChangeChair, effects: Effects
) -> None:
    viewer.must_hold(message.seat)
    _must_wait(table, "bad_seats")
    if message.to is None:
        table.keys.free(message.seat, effects)
        free_seat(table, message.seat, effects)
        return
    must_exist(table, message.to)
    if table.record.seats[message.to].taken:
        raise RefusedError("no_free_seat", "taken")
    _swap(table, message.seat, message.to, effects)
    _show_all(table, effects)


def on_set_table(table: TableState, viewer: Viewer, message: SetTable, effects: Effects) -> None:
    viewer.must_host()
    record = table.record
    if message.options is not None:
        set_options(table, message.options, effects)
    if message.clock is not None:
        set_clock(table, message.clock, effects)
    if message.name is not None:
        record.name = clean(message.name)
    if message.hints is not None:
        record.hints = message.hints
    if message.public is not None:
        record.public = record.listed = message.public
    if message.locked is not None:
        record.locked = message.locked
    if message.delay is not None:
        record.delay = message.delay
    effects.record = True
    table.tell_people(effects)


def set_options(table: TableState, wanted: dict[str, OptionValue], effects: Effects) -> None:
    """Set the game up with other options, and ask people again whether they are ready."""
    _must_wait(table, "bad_options")
    record = table.record
    try:
        options = resolve_options(table.game.meta, {**record.options, **wanted})
    except OptionError as error:
        raise bad_options(table.game, error) from None
    count = int(options["seats"])
    people = [n for n, seat in enumerate(record.seats) if seat.taken]
    if len(people) > count:
        raise RefusedError("bad_seats", "too-many-people", count=len(people))
    table.deal(options)
    for seat in people:
        if seat >= count:
            free = next(n for n in range(count) if not record.seats[n].taken)
            _swap(table, seat, free, effects)
    for gone in range(count, len(record.seats)):
        table.keys.free(gone, effects)
    record.seats[count:] = [SeatRecord() for _ in range(count - len(record.seats))]
    for one in record.seats:
        one.ready = False
    record.options = options
    effects.record = True
    _show_all(table, effects)


def set_clock(table: TableState, clock: Clock, effects: Effects) -> None:
    """Play by another clock; those who were ready for the old one are asked again."""
    _must_wait(table, "bad_options")
    must_be_sensible(clock)
    table.record.clock = clock
    for seat in table.record.seats:
        seat.ready = False
    _show_all(table, effects)


def begin_if_ready(table: TableState, effects: Effects) -> None:
    """Begin the game if no chair is open and everyone is ready."""
    if table.waiting and all(
        seat.by == "bot" or (seat.taken and seat.ready) for seat in table.record.seats
    ):
        begin(table, effects)


def begin(table: TableState, effects: Effects) -> None:
    table.record.waiting = False
    effects.record = True
    effects.entries += [Entry(line) for line in table.play.journal.lines]
    table.start_bots(effects)
    _show_all(table, effects)
    give_standing_answers(table, effects)


def _show_all(table: TableState, effects: Effects) -> None:
    for viewer in table.viewers.values():
        effects.send(viewer.connection, welcome(table, viewer, -1))


def _swap(table: TableState, one: int, other: int, effects: Effects) -> None:
    """Swap two chairs with their people, bots and names."""
    seats, places = table.record.seats, {one: other, other: one}
    seats[one], seats[other] = seats[other], seats[one]
    effects.record = True
    table.keys.swap(one, other, effects)
    for viewer in table.viewers.values():
        viewer.seats = tuple(sorted(places.get(seat, seat) for seat in viewer.seats))
        viewer.secrets = {places.get(seat, seat): one for seat, one in viewer.secrets.items()}
        if viewer.looking is not None:
            viewer.looking = places.get(viewer.looking, viewer.looking)


def _must_wait(table: TableState, code: Code) -> None:
    if not table.waiting:
        raise RefusedError(code, "begun")
