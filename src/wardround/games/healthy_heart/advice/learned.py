"""What a network has learned about unfinished games (`wardround.core.learned`).

Played-out games differ far more by luck than by the answer being tried. After a number of moves,
the network's estimate says more than playing on to the end would.
"""

from __future__ import annotations

from importlib import resources
from typing import Final

from wardround.core.learned import Learned
from wardround.games.healthy_heart.advice.encode import Encoder
from wardround.games.healthy_heart.rules.state import State
from wardround.games.healthy_heart.rules.tables import Content

HORIZON: Final = 80
"""How many answers a try plays before the network judges it: about a quarter of a game."""
FILE: Final = "values.bin"


class Judge:
    """The network, loaded on first use, and the encoder for the game's content."""

    def __init__(self) -> None:
        self.learned: Learned | None = None
        self.content: Content | None = None
        self.encoder: Encoder | None = None

    def value(self, s: State, seat: int) -> float:
        """The expected grade; -1 for content that the network does not know."""
        if self.learned is None:
            self.learned = Learned(
                (resources.files("wardround.games.healthy_heart") / "advice" / FILE).read_bytes()
            )
        if self.encoder is None or s.content is not self.content:
            self.content, self.encoder = s.content, Encoder(s.content)
        if len(self.encoder.columns) != self.learned.columns:
            return -1.0
        row: list[bytes] = []
        self.encoder.encode(s, seat, row)
        return self.learned.value(b"".join(row))


_JUDGE: Final = Judge()


def expected(s: State, seat: int) -> float:
    return _JUDGE.value(s, seat)
