"""The values that go into the questions' messages.

Several players can be asked at once: a question shows everybody's time, but no one's money.
"""

from __future__ import annotations

from typing import Any

from wardround.core.messages import Phrase, message_id
from wardround.games.clinic.rules.care import plan_income
from wardround.games.clinic.rules.state import (
    BUY_POPULARITY,
    CARE_PLAN,
    Board,
    State,
    care_of,
    left_of,
)


def only_asked(s: State, question: int) -> Board | None:
    """The only board whose owner is asked this, if there is just one."""
    asked = [b for b in s.boards if b.ask == question]
    return asked[0] if len(asked) == 1 else None


def acting(s: State) -> Board:
    """The board of the player whose action it is."""
    return s.boards[max(0, s.acting)]


def build(s: State) -> dict[str, Any]:
    b = acting(s)
    left = left_of(b)
    return {"left": left.components, "supply": left.extra_supply, "money": b.money}


def build_space(s: State) -> dict[str, Any]:
    b = acting(s)
    first, _, second = b.content.components[b.piece].id.partition("/")
    room = Phrase(message_id("noun-room", second or first))
    if first == "hub":
        room = Phrase("noun-room-hub", {"service": second})
    return {"room": room, "money": b.money, "second": b.other >= 0}


def hire(s: State) -> dict[str, Any]:
    b = acting(s)
    left = left_of(b)
    who = "both" if left.doctors and left.others else "doctor" if left.doctors else "other"
    return {"who": who, "money": b.money}


def admit(s: State) -> dict[str, Any]:
    return {"points": left_of(acting(s)).queue_points}


def move(s: State) -> dict[str, Any]:
    """CL-9.20, CL-H7 The time so far, of each player if several move at once."""
    moving = [(b.seat, b.moving.spent) for b in s.boards if b.moving is not None]
    if len(moving) == 1:
        return {"time": moving[0][1], "times": "none"}
    spent = [Phrase("time-of", {"player": f"seat:{seat}", "time": time}) for seat, time in moving]
    return {"time": "none", "times": spent}


def care_plan(s: State) -> dict[str, Any]:
    b = only_asked(s, CARE_PLAN)
    return {"income": "none" if b is None else plan_income(s, b, care_of(b).plan)}


def buy(s: State) -> dict[str, Any]:
    b = only_asked(s, BUY_POPULARITY)
    price = s.rules.content.expenses.popularity_purchase.price
    return {"price": price, "income": "none" if b is None else b.income}
