"""The promises of the engine, over all options: nearly 200 random games in all."""

from __future__ import annotations

from typing import Any

import pytest

from tests.option_mixes import every_value, mixed
from wardround.games import rulebook_of
from wardround.games.forbidden_clinic import SPEC
from wardround.testkit import conform

from .table import LIBRARY

RULES = rulebook_of(SPEC)


def test_a_few_games_conform() -> None:
    seen: set[str] = set()
    few: list[dict[str, Any]] = [{}, {"burnout": "swim", "seats": 8}, {"burnout": "walk"}]
    for seed, options in enumerate(few):
        seen |= set(conform(SPEC, LIBRARY, RULES, options, games=4, seed=50 * seed).reasons)
    assert seen <= set(SPEC.meta.end_reasons)


@pytest.mark.slow
@pytest.mark.parametrize("options", every_value(SPEC), ids=str)
def test_every_option_conforms(options: dict[str, Any]) -> None:
    result = conform(SPEC, LIBRARY, RULES, options, games=1, seed=7)
    assert result.games == 1


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(40))
def test_mixed_options_conform(seed: int) -> None:
    result = conform(SPEC, LIBRARY, RULES, mixed(SPEC, seed), games=3, seed=1000 + seed)
    assert result.games == 3
