"""What a network has learned about unfinished games (`wardround.core.learned`)."""

from __future__ import annotations

from typing import Final

from wardround.core.learned import EncodedRows, Judge
from wardround.games.healthy_heart.advice.encode import Encoder
from wardround.games.healthy_heart.rules.state import State

HORIZON: Final = 30
"""How many answers a try plays before the network judges it: about a tenth of a game."""

_ROWS: Final = EncodedRows(Encoder)


def insight(s: State, seat: int) -> bytes:
    return _ROWS.read(s, s.content, seat)


_JUDGE: Final = Judge("healthy_heart", insight)


def expected(s: State, seat: int) -> float:
    return _JUDGE.expected(s, seat)
