"""What a network has learned about unfinished nights together (`wardround.core.learned`).

Rivals play their nights out: there the network chose worse than that.
"""

from __future__ import annotations

from typing import Final

from wardround.core.learned import EncodedRows, LearnedValues
from wardround.games.hero.advice.encode import Encoder
from wardround.games.hero.rules.state import State

HORIZON: Final = 30
"""How many answers a try plays before the network judges it: about a sixth of a night."""
ROWS: Final = EncodedRows(Encoder)
VALUES: Final = LearnedValues("hero", ROWS.read)


def expected(s: State, seat: int) -> float:
    return VALUES.expected(s, seat) if s.rules.coop else -1.0
