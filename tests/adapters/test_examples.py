"""The examples run."""

from __future__ import annotations

import importlib.util
import json
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

EXAMPLES = Path(__file__).resolve().parents[2] / "examples"


@pytest.mark.slow
def test_the_notebook_of_journals() -> None:
    pytest.importorskip("pandas", reason="no pandas here: the notebook needs it")
    notebook = json.loads((EXAMPLES / "journals.ipynb").read_text("utf-8"))
    names: dict[str, Any] = {}
    for cell in notebook["cells"]:
        if cell["cell_type"] == "code":
            assert cell["outputs"] == []
            exec(compile("".join(cell["source"]), "journals.ipynb", "exec"), names)

    assert len(names["games"]) == 4
    assert names["moves"]["seat"].notna().all()
    assert set(names["games"]["ended"]) <= set(names["game"].meta.end_reasons)


@pytest.mark.slow
def test_the_trainer_learns_a_little() -> None:
    """One round of playing and learning changes the policy and leaves the masks alone."""
    torch = pytest.importorskip("torch", reason="no torch here: the example needs it")
    trainer = _load("train_ppo")
    vars(trainer).update(GAMES=4, STEPS=16, MINIBATCH=32, TRIALS=0)
    once = trainer.STEPS * trainer.GAMES

    before = list(trainer.train(watch=0, budget=0)[0].parameters())
    policy, curve, _ = trainer.train(watch=once, budget=once)

    assert all(not torch.equal(a, b) for a, b in zip(before, policy.parameters(), strict=True))
    assert [steps for steps, _ in curve] == [once, 2 * once]
    games = trainer.make_games()
    now = games.reset(seed=1)
    with torch.no_grad():
        choice, _ = policy(torch.from_numpy(now.observations), torch.from_numpy(now.masks))
    assert float(choice.probs[~torch.from_numpy(now.masks)].max()) == 0.0


def _load(name: str) -> ModuleType:
    found = importlib.util.spec_from_file_location(name, EXAMPLES / f"{name}.py")
    assert found is not None
    assert found.loader is not None
    module = importlib.util.module_from_spec(found)
    sys.modules[name] = module
    found.loader.exec_module(module)
    return module
