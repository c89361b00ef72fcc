"""Chapter 6, Calls: staff from other rooms, consultants from the stack."""

from __future__ import annotations

from wardround.core.actions import Action
from wardround.core.log import Log
from wardround.games.hero.events import ConsultantCalled, StaffCalled
from wardround.games.hero.rules.constants import LIMIT_CALLS, PRICE_CALL, PRICE_CONSULT
from wardround.games.hero.rules.report import tell
from wardround.games.hero.rules.room import chaos_price, limit
from wardround.games.hero.rules.state import State
from wardround.games.hero.rules.tokens import pay_chaos


def call_left(s: State) -> bool:
    """HE-6.5, HE-11.75, HE-11.76, HE-14.2, HE-14.3, HE-14.4, HE-R27, HE-R54 Whether one more call
    can be made."""
    made = s.calls_in_round if s.shift.expert_limits else s.calls
    return made == 0 or made < limit(s, LIMIT_CALLS)


def consultant_can_come(s: State) -> bool:
    """HE-6.8, HE-R30 Only so many consultants are on the board at a time."""
    return len(s.consultants) < s.t.numbers.consultants_on_board


def call_choices(s: State, out: list[Action]) -> None:
    """HE-6.1, HE-6.2, HE-6.3, HE-6.9, HE-6.11, HE-R26, HE-R28 Staff in other rooms, and the
    stack."""
    if not call_left(s):
        return
    seat = s.active
    room = s.hero_room[seat]
    where = s.figure_room
    actions = s.t.call_staff[seat]
    out += [actions[figure] for figure in s.on_duty if where[figure] != room]
    if consultant_can_come(s):
        stack = s.t.call_stack[seat]
        if s.consultants:
            first = s.t.staff_count
            stack = [action for n, action in enumerate(stack) if where[first + n] < 0]
        out += stack


def call_staff(s: State, figure: int, log: Log) -> None:
    """HE-6.1, HE-6.4, HE-6.6, HE-6.9, HE-11.54, HE-11.55, HE-R71 The figure comes, after the price
    of the room has been taken."""
    _call(s, chaos_price(s, PRICE_CALL), figure, log, False)


def call_consultant(s: State, figure: int, log: Log) -> None:
    """HE-1.15, HE-2.12, HE-6.4, HE-6.7, HE-6.10, HE-11.54, HE-R29, HE-R34 The consultant comes from
    the stack for this round."""
    _call(s, chaos_price(s, PRICE_CONSULT), figure, log, True)


def _call(s: State, price: int, figure: int, log: Log, from_stack: bool) -> None:
    """HE-6.5, HE-10.5 A call is counted, paid and answered."""
    seat = s.active
    s.calls += 1
    s.calls_in_round += 1
    room = s.hero_room[seat]
    if log.on:
        mention, where = s.t.figures[figure].mention, s.t.rooms[room].mention
        if from_stack:
            tell(
                s,
                log,
                ConsultantCalled(rule="HE-6.7", seat=seat, consultant=mention, room=where),
            )
        else:
            tell(s, log, StaffCalled(rule="HE-6.6", seat=seat, staff=mention, room=where))
    pay_chaos(s, price, log)
    if not s.in_play():
        return
    if from_stack:
        s.set_duty(s.fields, (*s.consultants, figure))
    s.put_figure(figure, room)
