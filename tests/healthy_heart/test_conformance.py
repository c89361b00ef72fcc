"""The promises of the engine, over all options: more than 400 random games in all."""

from __future__ import annotations

import random
from typing import Any

import pytest

from wardround.core.testkit import conform
from wardround.games.healthy_heart import SPEC

from .table import LIBRARY, RULEBOOK

SINGLE: list[dict[str, Any]] = [
    {"seats": seats, option.id: value}
    for seats in (1, 2, 3, 4, 5)
    for option in SPEC.meta.options
    if option.id != "seats"
    for value in option.values
]
"""Every value of every option with every number of seats."""


def mixed(seed: int) -> dict[str, Any]:
    choose = random.Random(seed)
    return {option.id: choose.choice(option.values) for option in SPEC.meta.options}


def test_a_few_games_conform() -> None:
    for seed in range(12):
        result = conform(SPEC, LIBRARY, RULEBOOK, mixed(seed), games=1, seed=seed)
        assert set(result.reasons) <= set(SPEC.meta.end_reasons)


@pytest.mark.slow
@pytest.mark.parametrize("options", SINGLE, ids=str)
def test_every_option_conforms(options: dict[str, Any]) -> None:
    assert conform(SPEC, LIBRARY, RULEBOOK, options, games=2, seed=7).games == 2


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(50))
def test_mixed_options_conform(seed: int) -> None:
    result = conform(SPEC, LIBRARY, RULEBOOK, mixed(seed), games=3, seed=1000 * seed)
    assert result.games == 3
