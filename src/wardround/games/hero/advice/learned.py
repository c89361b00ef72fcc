"""What a network has learned about unfinished nights together (`wardround.core.learned`).

Rivals play their nights out: there the network chose worse than that.
"""

from __future__ import annotations

from typing import Final

from wardround.core.learned import EncodedRows, Judge
from wardround.games.hero.advice.encode import Encoder
from wardround.games.hero.rules.state import State

HORIZON: Final = 30
"""How many answers a try plays before the network judges it: about a sixth of a night."""

_ROWS: Final = EncodedRows(Encoder)


def insight(s: State, seat: int) -> bytes:
    return _ROWS.read(s, s.content, seat)


_JUDGE: Final = Judge("hero", insight)


def expected(s: State, seat: int) -> float:
    return _JUDGE.expected(s, seat) if s.rules.coop else -1.0
