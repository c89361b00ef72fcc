"""Content in the form that the rules use, and the actions, built once."""

from __future__ import annotations

from typing import Final

from wardround.template.actions import Draw, Stop

MAX_SEATS: Final = 4


class Content:
    """The pills by number, and all actions."""

    def __init__(
        self, ids: list[str], names: list[str], counts: list[int], points: list[int], bitter: int
    ) -> None:
        self.ids = ids
        self.names = names
        self.counts = counts
        self.points = points
        self.bitter = bitter
        self.draws = [Draw(seat) for seat in range(MAX_SEATS)]
        self.stops = [Stop(seat) for seat in range(MAX_SEATS)]
