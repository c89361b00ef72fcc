"""The promises of the engine, over all options: more than 300 random games in all."""

from __future__ import annotations

import random
from typing import Any

import pytest

from wardround.core.testkit import conform
from wardround.games import rulebook_of
from wardround.games.forbidden_clinic import SPEC

from .table import LIBRARY

RULES = rulebook_of(SPEC)
SINGLE: list[dict[str, Any]] = [
    {"seats": seats, option.id: value}
    for seats in (6, 7, 8)
    for option in SPEC.meta.options
    if option.id != "seats"
    for value in option.values
]
"""Every value of every option with every number of seats."""


def mixed(seed: int) -> dict[str, Any]:
    choose = random.Random(seed)
    return {option.id: choose.choice(option.values) for option in SPEC.meta.options}


def test_a_few_games_conform() -> None:
    seen: set[str] = set()
    few: list[dict[str, Any]] = [{}, {"burnout": "swim", "seats": 8}, {"burnout": "walk"}]
    for seed, options in enumerate(few):
        seen |= set(conform(SPEC, LIBRARY, RULES, options, games=4, seed=50 * seed).reasons)
    assert seen <= set(SPEC.meta.end_reasons)


@pytest.mark.slow
@pytest.mark.parametrize("options", SINGLE, ids=str)
def test_every_option_conforms(options: dict[str, Any]) -> None:
    result = conform(SPEC, LIBRARY, RULES, options, games=3, seed=7)
    assert result.games == 3


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(40))
def test_mixed_options_conform(seed: int) -> None:
    result = conform(SPEC, LIBRARY, RULES, mixed(seed), games=3, seed=1000 + seed)
    assert result.games == 3
