"""The state of a game of Pill Count."""

from __future__ import annotations

from typing import Any

from wardround.core.game import Options
from wardround.core.piles import Bag
from wardround.template.tables import Content


class State:
    """Everything there is on the table; `clone` copies what changes and shares the content."""

    __slots__ = ("active", "content", "jar", "nerve", "seats", "stopped", "trays")

    def __init__(self, content: Content, seats: int, nerve: int) -> None:
        self.content = content
        self.seats = seats
        self.nerve = nerve
        self.jar = Bag(content.ids, content.counts[:])
        self.trays: list[list[int]] = [[0] * len(content.ids) for _ in range(seats)]
        self.stopped: list[bool] = [False] * seats
        self.active = 0

    def clone(self) -> State:
        new = State(self.content, self.seats, self.nerve)
        new.jar = self.jar.clone()
        new.trays = [tray[:] for tray in self.trays]
        new.stopped = self.stopped[:]
        new.active = self.active
        return new


def dump(s: State) -> dict[str, Any]:
    """The state as JSON-ready data."""
    return {
        "jar": _named(s, s.jar.counts),
        "trays": [_named(s, tray) for tray in s.trays],
        "stopped": s.stopped[:],
        "active": s.active,
    }


def load(options: Options, content: Content, data: dict[str, Any]) -> State:
    """The state that `dump` gave."""
    s = State(content, int(options["seats"]), int(options["nerve"]))
    s.jar.counts = [int(data["jar"][id_]) for id_ in content.ids]
    s.trays = [[int(tray[id_]) for id_ in content.ids] for tray in data["trays"]]
    s.stopped = [bool(stopped) for stopped in data["stopped"]]
    s.active = int(data["active"])
    return s


def options(s: State) -> Options:
    """The options that the game was set up with."""
    return {"seats": s.seats, "nerve": s.nerve}


def _named(s: State, counts: list[int]) -> dict[str, int]:
    return dict(zip(s.content.ids, counts, strict=True))


def census(s: State) -> dict[str, int]:
    """Pills are in the jar or on a tray, always."""
    return {
        id_: s.jar.counts[kind] + sum(tray[kind] for tray in s.trays)
        for kind, id_ in enumerate(s.content.ids)
    }
