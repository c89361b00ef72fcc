"""What a network has learned about unfinished games (`wardround.core.learned`)."""

from __future__ import annotations

from importlib import resources
from typing import Final

from wardround.core.learned import LearnedValues
from wardround.games.forbidden_clinic.advice.insight import insight

HORIZON: Final = 60
"""How many answers a try plays before the network judges it: about a quarter of a game."""


def _file() -> bytes:
    return (resources.files("wardround.games.forbidden_clinic.advice") / "values.bin").read_bytes()


VALUES: Final = LearnedValues(_file, insight)
