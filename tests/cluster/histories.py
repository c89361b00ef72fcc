"""Is what people were told a history that one table could have had?

A table is a list that people add to: every operation adds one entry or is refused, and is answered
with where its entry stands. It is *linearizable* if every operation can be given one moment between
its question and its answer so that all answers are right. For such a list that is easy to decide:
the stored list is the order, so only these have to hold:

* what was answered as done stands in the list once, where the answer said;
* what was refused does not stand there; what nobody answered may or may not;
* nothing stands there that nobody asked for;
* what was answered before something else was asked stands before it.
"""

from __future__ import annotations

from typing import Literal

import msgspec


class Operation(msgspec.Struct, frozen=True):
    """Something that a client asked for, and when; ``ended`` is None if no answer came."""

    mid: str
    began: float
    ended: float | None = None
    answer: Literal["done", "refused", ""] = ""
    seq: int = 0
    """How long the list was, according to the answer."""


def faults(history: list[Operation], stored: list[str]) -> list[str]:
    """Why no single table could have had this history; ``stored`` are the ids in its list."""
    faults: list[str] = []
    place = {mid: n for n, mid in enumerate(stored) if mid}
    asked = {operation.mid for operation in history}
    faults += [f"{mid} is there twice" for mid in place if stored.count(mid) > 1]
    faults += [f"{mid} was never asked for" for mid in place if mid not in asked]
    # Asked several times with one id, it is one operation: from the first question, answered or
    # not, to the first answer.
    began = {op.mid: op.began for op in sorted(history, key=lambda op: -op.began)}
    done: dict[str, tuple[float, float, int]] = {}
    for operation in sorted(history, key=lambda op: op.ended or 0.0):
        mid = operation.mid
        if operation.answer == "done":
            if mid not in place:
                faults.append(f"{mid} was answered and is not there")
            elif operation.seq <= place[mid]:
                faults.append(f"{mid} was answered before it was there")
            else:
                done.setdefault(mid, (began[mid], operation.ended or 0.0, place[mid]))
    refused = {operation.mid for operation in history if operation.answer == "refused"}
    faults += [f"{mid} was refused and is there" for mid in refused & place.keys() - done.keys()]
    return faults + _out_of_order(done)


def _out_of_order(done: dict[str, tuple[float, float, int]]) -> list[str]:
    """Pairs of which the first was answered before the second was asked, but comes after it."""
    by_place = sorted(done.items(), key=lambda each: each[1][2])
    faults: list[str] = []
    latest_began, latest = float("-inf"), ""
    for mid, (began, ended, _) in by_place:
        if ended < latest_began:
            faults.append(f"{mid} was over before {latest} began, and stands behind it")
        if began > latest_began:
            latest_began, latest = began, mid
    return faults
