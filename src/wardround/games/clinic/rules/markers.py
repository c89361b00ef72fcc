"""Chapters 12 and 14: popularity, its stacks, and turn order."""

from __future__ import annotations

from wardround.core.log import Log
from wardround.games.clinic.events import OrderReset, PopularityChanged
from wardround.games.clinic.rules.state import Board, State


def popularity_change(s: State, b: Board, by: int) -> int:
    """CL-12.7, CL-R9 How much a change really changes: popularity never falls below 0 during
    play."""
    return max(by, s.rules.content.expenses.payment.popularity_floor - b.popularity)


def change_popularity(s: State, b: Board, by: int, rule: str, log: Log) -> None:
    """CL-1.18, CL-12.4, CL-12.6, CL-12.7, CL-14.4 Popularity changes at once, and a marker that
    moves to another value goes on top there. What caused it is reported first."""
    by = popularity_change(s, b, by)
    if not by:
        return
    b.popularity += by
    s.stack.remove(b.seat)
    s.stack.append(b.seat)
    if log.on:
        log.add(PopularityChanged(rule=rule, seat=b.seat, by=by, now=b.popularity))


def reset_order(s: State, log: Log) -> None:
    """CL-13.12, CL-14.1, CL-14.2, CL-16.7 Lowest popularity first; of equals, the first to get
    there goes later."""
    new = s.stack[::-1]
    new.sort(key=lambda seat: s.boards[seat].popularity)
    s.order = _rotated(s.order, new)
    if log.on:
        log.add(OrderReset(rule="CL-14.1", order=tuple(f"seat:{seat}" for seat in s.order)))


def _rotated(old: list[int], new: list[int]) -> list[int]:
    """CL-14.3, CL-R15 An unchanged order is rotated: the last player becomes first."""
    if new == old:
        return [new[-1], *new[:-1]]
    return new
