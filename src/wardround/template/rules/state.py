"""The state of a game of Pill Count."""

from __future__ import annotations

from typing import Any, ClassVar

from wardround.core.fields import Bagged, Codec, Counted, Shared
from wardround.core.game import Options
from wardround.core.piles import Bag
from wardround.template.rules.tables import Content


class State:
    """Everything on the table."""

    def __init__(self, content: Content, seats: int, nerve: int, like: State | None = None) -> None:
        if like is not None:
            self.copy_from(like)
            return
        self.content: Shared[Content] = content
        self.seats = seats
        self.nerve = nerve
        self.jar: Bag = Bag(content.ids, content.counts[:])
        self.trays: list[list[int]] = [[0] * len(content.ids) for _ in range(seats)]
        self.stopped: list[bool] = [False] * seats
        self.active = 0

    def clone(self) -> State:
        return State(self.content, self.seats, self.nerve, self)

    # -- Written by ./dev format from __init__ --
    # fmt: off
    FIELDS: ClassVar[tuple[str, ...]] = (
        "content", "seats", "nerve", "jar", "trays", "stopped", "active",
    )
    __slots__ = FIELDS

    def copy_from(self, like: State) -> None:
        self.content = like.content
        self.seats = like.seats
        self.nerve = like.nerve
        self.jar = like.jar.clone()
        self.trays = [item[:] for item in like.trays]
        self.stopped = like.stopped[:]
        self.active = like.active
    # fmt: on


def _ids(content: Content) -> list[str]:
    return content.ids


CODEC = Codec(
    State.FIELDS,
    leave_out=("content", "seats", "nerve"),
    forms={"jar": Bagged(_ids), "trays": Counted(_ids)},
)


def dump(s: State) -> dict[str, Any]:
    """The state as JSON-ready data."""
    return CODEC.dump(s, s.content)


def load(options: Options, content: Content, data: dict[str, Any]) -> State:
    """The state that `dump` wrote."""
    s = State(content, int(options["seats"]), int(options["nerve"]))
    CODEC.load(s, content, data)
    return s


def options(s: State) -> Options:
    """The options that the game was set up with."""
    return {"seats": s.seats, "nerve": s.nerve}


def census(s: State) -> dict[str, int]:
    """Every pill is always in the jar or on a tray."""
    return {
        id_: s.jar.counts[kind] + sum([tray[kind] for tray in s.trays])
        for kind, id_ in enumerate(s.content.ids)
    }
