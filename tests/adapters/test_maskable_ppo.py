"""Somebody else's masked PPO takes the environments as they are."""

from __future__ import annotations

import pytest

from tests.adapters.table import REAL
from wardround.adapters.gymnasium import WardroundEnv


@pytest.mark.slow
@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize("name", REAL)
def test_a_few_hundred_steps(name: str) -> None:
    pytest.importorskip("torch", reason="no torch here: MaskablePPO needs it")
    sb3_contrib = pytest.importorskip("sb3_contrib", reason="no sb3-contrib here")
    env = WardroundEnv(name, illegal="raise")
    model = sb3_contrib.MaskablePPO(
        "MlpPolicy", env, n_steps=128, batch_size=64, n_epochs=1, seed=1, device="cpu"
    )

    model.learn(256)

    assert model.num_timesteps >= 256
