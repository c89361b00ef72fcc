"""Chapter 6, Calls: staff from other rooms, consultants from the stack."""

from __future__ import annotations

from wardround.core.actions import Action, Refusal
from wardround.core.chance import Chance
from wardround.core.log import Log
from wardround.games.hero.actions import CallConsultant, CallStaff
from wardround.games.hero.events import ConsultantCalled, StaffCalled
from wardround.games.hero.rules.constants import LIMIT_CALLS, NOWHERE, PRICE_CALL, PRICE_CONSULT
from wardround.games.hero.rules.report import tell
from wardround.games.hero.rules.room import chaos_price, limit
from wardround.games.hero.rules.state import State
from wardround.games.hero.rules.tokens import pay_chaos


def call_left(s: State) -> bool:
    """HE-6.5, HE-11.75, HE-11.76, HE-14.2, HE-14.3, HE-14.4, HE-R27 Whether one more call can be
    made."""
    made = s.calls_in_round if s.rules.expert_limits else s.calls
    return made == 0 or made < limit(s, LIMIT_CALLS)


def consultant_can_come(s: State) -> bool:
    """HE-6.8, HE-R30, HE-R54 The number of consultants on the board is limited, and none comes in a
    turn with a staff call."""
    most = s.content.consultants_on_board
    return s.calls == s.consultant_calls and len(s.consultants) < most


def staff_can_come(s: State) -> bool:
    """HE-11.75, HE-R54 No staff call in a turn with a consultant call."""
    return s.consultant_calls == 0


def can_call(s: State) -> bool:
    """HE-6.2, HE-6.3 Whether a staff member or consultant can be called now."""
    calls: list[Action] = []
    list_calls(s, calls)
    return len(calls) > 0


def list_calls(s: State, out: list[Action]) -> None:
    """HE-6.1, HE-6.2, HE-6.3, HE-6.9, HE-6.11, HE-R26, HE-R28 Staff in other rooms, and the
    stack."""
    if not call_left(s):
        return
    seat = s.active
    room = s.hero_room[seat]
    where = s.figure_room
    if staff_can_come(s):
        actions = s.content.call_staff[seat]
        out += [actions[figure] for figure in s.on_duty if where[figure] != room]
    if consultant_can_come(s):
        stack = s.content.call_stack[seat]
        if s.consultants:
            first = s.content.staff_count
            stack = [action for n, action in enumerate(stack) if where[first + n] < 0]
        out += stack


def call_staff(s: State, action: CallStaff, chance: Chance, log: Log) -> None:
    """HE-6.1, HE-6.4, HE-6.6, HE-6.9, HE-11.54, HE-11.55, HE-R71 The figure comes once the room's
    price is paid."""
    _call(s, chaos_price(s, PRICE_CALL), action.staff, log, False)


def call_consultant(s: State, action: CallConsultant, chance: Chance, log: Log) -> None:
    """HE-1.15, HE-2.12, HE-6.4, HE-6.7, HE-6.10, HE-11.54, HE-R29, HE-R34 The consultant comes from
    the stack for this round."""
    _call(s, chaos_price(s, PRICE_CONSULT), action.consultant, log, True)


def _call(s: State, price: int, called: str, log: Log, from_stack: bool) -> None:
    """HE-6.5, HE-10.5 Count the call, pay for it and bring the figure."""
    seat = s.active
    s.calls += 1
    s.calls_in_round += 1
    room = s.hero_room[seat]
    if log.on:
        where = s.content.rooms[room].mention
        if from_stack:
            consulted = ConsultantCalled(
                rule="HE-6.7", seat=seat, consultant=called, room=where, price=price
            )
            tell(s, log, consulted)
        else:
            event = StaffCalled(rule="HE-6.6", seat=seat, staff=called, room=where, price=price)
            tell(s, log, event)
    pay_chaos(s, price, log)
    if not s.in_play():
        return
    figure = s.content.index[called]
    if from_stack:
        s.consultant_calls += 1
        s.set_duty(s.track, (*s.consultants, figure))
    s.put_figure(figure, room)


def why_not_call_staff(s: State, action: CallStaff) -> Refusal | None:
    """HE-6.3, HE-7.12, HE-R28 Not on the board, already here, or no call left."""
    figure = s.content.find_figure(action.staff)
    if figure < 0:
        return None
    if s.figure_room[figure] == NOWHERE:
        return Refusal("HE-6.3", "not_on_board", piece=s.content.card_names[figure])
    if s.figure_room[figure] == s.hero_room[s.active]:
        return Refusal("HE-R28", "already_here", piece=s.content.card_names[figure])
    return _why_not_call(s, staff_can_come(s))


def why_not_call_consultant(s: State, action: CallConsultant) -> Refusal | None:
    """HE-6.3, HE-6.8 Not a consultant, no call left, or one is on the board already."""
    figure = s.content.find_figure(action.consultant)
    if figure < 0:
        return None
    if not s.content.figures[figure].consultant:
        return Refusal("HE-6.3", "not_a_consultant", piece=s.content.card_names[figure])
    return _why_not_call(s, s.calls == s.consultant_calls) or Refusal("HE-6.8", "consultant_here")


def _why_not_call(s: State, same_kind: bool) -> Refusal | None:
    """HE-6.5, HE-14.2, HE-R54 The calls of this turn or round are used up or were of the other
    kind."""
    if not call_left(s):
        limits = s.rules.expert_limits
        return Refusal("HE-14.2" if limits else "HE-6.5", "call_used", limits=limits)
    return None if same_kind else Refusal("HE-R54", "other_call")
