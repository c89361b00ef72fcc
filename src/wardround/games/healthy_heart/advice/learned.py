"""What a network has learned about unfinished games (`wardround.core.learned`).

Games played out differ by luck far more than by the answer that is tried. After some moves the
network's expectation tells more than the luck of all that is still to come.
"""

from __future__ import annotations

from importlib import resources
from typing import Final

from wardround.core.learned import Learned
from wardround.games.healthy_heart.advice.encode import Encoder
from wardround.games.healthy_heart.rules.state import State
from wardround.games.healthy_heart.rules.tables import Content

HORIZON: Final = 80
"""Answers that a try plays before it is judged: about a quarter of a game."""
FILE: Final = "values.bin"


class Judge:
    """The network, read when it is first asked, and the encoder for the content of the game."""

    def __init__(self) -> None:
        self.learned: Learned | None = None
        self.content: Content | None = None
        self.encoder: Encoder | None = None

    def value(self, s: State, seat: int) -> float:
        """The grade to expect, -1 with content that the network does not know."""
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
