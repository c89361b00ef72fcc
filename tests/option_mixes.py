"""Options for conformance tests: each value by itself, and random mixes."""

from __future__ import annotations

import random

from wardround.core.game import Options
from wardround.presentation.game_spec import AnyGameSpec


def every_value(game: AnyGameSpec) -> list[Options]:
    """Every value of every option with every number of seats."""
    return [
        {"seats": seats, option.id: value}
        for seats in game.meta.seats
        for option in game.meta.options
        if option.id != "seats"
        for value in option.values
    ]


def mixed(game: AnyGameSpec, seed: int) -> Options:
    choose = random.Random(seed)
    return {option.id: choose.choice(option.values) for option in game.meta.options}
