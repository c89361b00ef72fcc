"""What a network has learned about unfinished games (`wardround.core.learned`)."""

from __future__ import annotations

from importlib import resources
from typing import Final

from wardround.core.learned import EncodedRows, LearnedValues
from wardround.games.healthy_heart.advice.encode import Encoder

HORIZON: Final = 30
"""How many answers a try plays before the network judges it: about a tenth of a game."""
ROWS: Final = EncodedRows(Encoder)


def _file() -> bytes:
    return (resources.files("wardround.games.healthy_heart.advice") / "values.bin").read_bytes()


VALUES: Final = LearnedValues(_file, ROWS.read)
