"""Parts of messages about time: a table's clock, and what it shows.

`protocol` has all messages, and re-exports these.
"""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import Meta as Limits

from wardround.server.wire_types import FromServer

Out: TypeAlias = Literal["bot_moves", "bot_takes_over", "seat_lost"]
"""What happens to a seat whose time runs out: a bot plays it until the table no longer waits for
it; until its person takes it back; or to the end."""
Seconds: TypeAlias = Annotated[int, Limits(ge=0, le=10**9)]


class Clock(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How long people may take, and what happens when time runs out. Chosen before the start."""

    kind: Literal["none", "move", "day", "chess"] = "none"
    seconds: Seconds = 0
    """``move``: for every move. ``chess``: for all of a seat's moves together. ``day``: the time at
    which moves are due every day, in seconds after midnight UTC."""
    increment: Seconds = 0
    """``chess``: what a seat gets back after each move."""
    out: Out = "bot_moves"


class SeatTime(msgspec.Struct, frozen=True):
    """What a seat's clock shows now."""

    seat: int
    left: int
    """Milliseconds."""
    runs: bool


class Times(FromServer, frozen=True, tag="times"):
    """What the clocks show; sent when one starts or stops. In between, count down yourself."""

    seats: tuple[SeatTime, ...]
