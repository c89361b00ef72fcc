"""What a network has learned about unfinished nights together (`wardround.core.learned`).

Rivals play their nights out: there the network chose worse than that.
"""

from __future__ import annotations

from importlib import resources
from typing import Final

from wardround.core.learned import EncodedRows, LearnedValues
from wardround.games.hero.advice.encode import Encoder
from wardround.games.hero.rules.state import State

HORIZON: Final = 30
"""How many answers a try plays before the network judges it: about a sixth of a night."""
ROWS: Final = EncodedRows(Encoder)


def _file() -> bytes:
    return (resources.files("wardround.games.hero.advice") / "values.bin").read_bytes()


VALUES: Final = LearnedValues(_file, ROWS.read)


def expected(s: State, seat: int) -> float:
    return VALUES.expected(s, seat) if s.rules.coop else -1.0
