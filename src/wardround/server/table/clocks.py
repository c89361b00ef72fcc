"""The clocks of a table: when they start and stop, and what happens when one runs out.

A seat's clock runs while the table waits for its person, connected or not, even while a question is
put to the table: a player who is asked can still move. It is stored with the table, as the time
that was left when it started. Running out is stored like a move, by the process that owns the
table: so it happens exactly once, whichever process dies meanwhile.
"""

from __future__ import annotations

from typing import Final

from wardround.server.protocol.from_browser import Clock, Out
from wardround.server.protocol.from_server import Notice, NoticeKind, SeatTime, Thinking, Times
from wardround.server.protocol.refusals import RefusedError
from wardround.server.store.records import SeatClock, SeatRecord
from wardround.server.table.effects import Effects
from wardround.server.table.state import TableState

SECOND: Final = 1000
HOUR: Final = 3600
DAY: Final = 24 * HOUR
LATE: Final = "clock/"
"""Prefix of the id of a bot's move for a person whose time had run out."""
FAIR_NOTICE: Final = 12 * HOUR
"""A seat asked less than this before the daily hour has until the next day."""
MOVE: Final = (30, 30 * DAY)
CHESS: Final = (60, 90 * DAY)
"""The fewest and the most seconds of a clock."""
NOTICES: Final[dict[Out, NoticeKind]] = {
    "bot_moves": "time_bot_moves",
    "bot_takes_over": "time_bot_takes_over",
    "seat_lost": "time_seat_lost",
}


def must_be_sensible(clock: Clock) -> None:
    """Raises RefusedError for a clock that no one could play by."""
    if clock.kind == "move" and not MOVE[0] <= clock.seconds <= MOVE[1]:
        raise RefusedError("bad_options", "clock-move", most=MOVE[1] // DAY)
    if clock.kind == "day" and clock.seconds >= DAY:
        raise RefusedError("bad_options", "clock-day")
    if clock.kind == "chess" and not (
        CHESS[0] <= clock.seconds <= CHESS[1] and clock.increment <= DAY
    ):
        raise RefusedError("bad_options", "clock-chess", most=CHESS[1] // DAY)


# -- while the game goes on -----------------------------------------------------------------------


def follow(table: TableState, effects: Effects, at: int) -> None:
    """Start and stop clocks after a change, and give back seats for which a bot has moved."""
    clock, waited_for, given_back = table.record.clock, asked(table), False
    if clock.kind == "none":
        return
    before = [seat.time for seat in table.record.seats]
    for n, seat in enumerate(table.record.seats):
        if seat.out == "bot_moves" and n not in waited_for:
            seat.by, seat.level, seat.out, given_back = "person", "", "", True
        seat.time = _followed(table, n, n in waited_for and seat.by == "person", at)
    if given_back:
        table.tell_people(effects)
    if given_back or [seat.time for seat in table.record.seats] != before:
        effects.record = True
        table.to_all(effects, times(table, at))


def run_out(table: TableState, effects: Effects, at: int) -> None:
    """Hand seats whose time has run out to bots, and ask bots that are waiting to be asked."""
    out = [n for n, seat in enumerate(table.record.seats) if 0 < _end(seat) <= at]
    for n in out:
        seat = table.record.seats[n]
        # A chair that no one has taken yet stays open.
        seat.out = table.record.clock.out if seat.taken else "bot_moves"
        seat.by, seat.level = "bot", table.hint_level
        chess = table.record.clock.kind == "chess"
        seat.time = SeatClock(0, 0, table.play.moves) if chess else None
        table.to_all(effects, Notice(NOTICES[seat.out], n))
    if out:
        effects.record = True
        table.tell_people(effects)
        table.to_all(effects, times(table, at))
    table.start_bots(effects)
    if out:
        table.to_all(effects, Thinking(tuple(sorted(table.bots.thinking))))


def must_have_time(seat: SeatRecord) -> None:
    """Whether a person may take back a seat that a bot plays; raises RefusedError."""
    if seat.out == "seat_lost":
        raise RefusedError("bad_seats", "seat-lost")
    if seat.out and seat.time is not None and not seat.time.left:
        raise RefusedError("bad_seats", "no-time-left")


# -- what others ask ------------------------------------------------------------------------------


def asked(table: TableState) -> tuple[int, ...]:
    """The seats that the table waits for."""
    awaiting = None if table.held_up else table.play.awaiting
    return () if awaiting is None else awaiting.seats


def due(table: TableState) -> int:
    """When the first clock runs out, in milliseconds since 1970; 0 if none is running."""
    return min(filter(None, map(_end, table.record.seats)), default=0)


def ends(table: TableState) -> tuple[int, ...]:
    """When each seat's clock runs out; 0 if it is stopped. Empty if there are no clocks."""
    return () if table.record.clock.kind == "none" else tuple(map(_end, table.record.seats))


def times(table: TableState, at: int) -> Times:
    return Times(
        tuple(
            SeatTime(n, _left(seat.time, at), bool(seat.time.since))
            for n, seat in enumerate(table.record.seats)
            if seat.time is not None and (seat.time.since or table.record.clock.kind == "chess")
        )
    )


# -- inside ---------------------------------------------------------------------------------------


def _followed(table: TableState, n: int, runs: bool, at: int) -> SeatClock | None:
    """A seat's clock after a change; ``runs`` says whether it should run from now on."""
    seat, clock, moves = table.record.seats[n], table.record.clock, table.play.moves
    time = seat.time
    if time is not None and _has_moved(table, n, time.moves):
        back = clock.increment * SECOND if seat.by == "person" else 0
        time = SeatClock(_left(time, at) + back, 0, moves) if clock.kind == "chess" else None
    elif time is not None and time.since and not runs:
        # The move may still be taken back, and then the clock continues where it was.
        time = SeatClock(_left(time, at), 0, time.moves)
    if not runs or (time is not None and time.since):
        return time
    if time is not None:
        return SeatClock(time.left, at, min(time.moves, moves))
    return SeatClock(_allowance(clock, at), at, moves)


def _allowance(clock: Clock, at: int) -> int:
    if clock.kind != "day":
        return clock.seconds * SECOND
    notice = FAIR_NOTICE * SECOND
    return notice + (clock.seconds * SECOND - at - notice) % (DAY * SECOND)


def _has_moved(table: TableState, n: int, since: int) -> bool:
    """Whether a seat gets fresh time: it has done something that it cannot take back freely."""
    made = enumerate(table.play.journal.moves[since:], since)
    first = next((k for k, move in made if move.action.seat == n), None)
    return first is not None and not table.play.undo_is_free(first, n)


def _left(time: SeatClock, at: int) -> int:
    # If the site's clock was set back, no seat gains time.
    passed = max(0, at - time.since) if time.since else 0
    return max(0, time.left - passed)


def _end(seat: SeatRecord) -> int:
    return seat.time.since + seat.time.left if seat.time is not None and seat.time.since else 0
