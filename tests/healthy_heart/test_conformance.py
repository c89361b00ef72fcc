"""The promises of the engine, over all options: more than 300 random games in all."""

from __future__ import annotations

from typing import Any

import pytest

from tests.option_mixes import every_value, mixed
from wardround.games.healthy_heart import SPEC
from wardround.testkit import conform

from .table import LIBRARY, RULEBOOK


def test_a_few_games_conform() -> None:
    for seed in range(12):
        result = conform(SPEC, LIBRARY, RULEBOOK, mixed(SPEC, seed), games=1, seed=seed)
        assert set(result.reasons) <= set(SPEC.meta.end_reasons)


@pytest.mark.slow
@pytest.mark.parametrize("options", every_value(SPEC), ids=str)
def test_every_option_conforms(options: dict[str, Any]) -> None:
    assert conform(SPEC, LIBRARY, RULEBOOK, options, games=1, seed=7).games == 1


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(50))
def test_mixed_options_conform(seed: int) -> None:
    result = conform(SPEC, LIBRARY, RULEBOOK, mixed(SPEC, seed), games=3, seed=1000 * seed)
    assert result.games == 3
