"""A small network that learns by playing, from nothing."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest

from wardround.bots.network import Network
from wardround.core.game import resolve_options
from wardround.games import find_game
from wardround.lab import graphics_card, self_play
from wardround.lab.graphics_card import BATCH
from wardround.lab.parallel_work import Hands, LabError
from wardround.lab.self_play import play_piece
from wardround.lab.training import TERMS, DecisionBatch, Run, gradients, run_page, train
from wardround.template import SPEC as TEMPLATE

HANDS = Hands(1)


@pytest.fixture
def pill_count(monkeypatch: pytest.MonkeyPatch) -> Run:
    """A run of the template, which has no script to learn from."""
    monkeypatch.setattr(self_play, "find_game", lambda name: TEMPLATE)
    self_play.reader_of.cache_clear()
    return Run("template", "test", resolve_options(TEMPLATE.meta, {}))


def test_a_run_from_nothing_beats_random_play(pill_count: Run, tmp_path: Path) -> None:
    file = tmp_path / "run.npz"
    rounds = train(pill_count, file, HANDS, 128, 200, 30, lambda: len(pill_count.rounds) < 30)
    last = list(rounds)[-1]
    assert last.ahead is not None
    assert last.ahead.low > 0.1
    assert "Pill Count" in run_page(pill_count, "Pill Count", "")


def test_a_run_goes_on_from_its_file(pill_count: Run, tmp_path: Path) -> None:
    file = tmp_path / "run.npz"
    for _ in train(pill_count, file, HANDS, 16, 0, 1, lambda: len(pill_count.rounds) < 2):
        pass
    again = Run.load(file, "template", "test", pill_count.options)
    for run in (pill_count, again):
        run.play_round(16, HANDS)
    for name, weights in pill_count.network.weights.items():
        assert np.array_equal(weights, again.network.weights[name]), name
    assert len(again.rounds) == 3
    with pytest.raises(LabError, match="another run"):
        Run.load(file, "template", "other", pill_count.options)
    file.write_bytes(b"nonsense")
    with pytest.raises(LabError, match="no run"):
        Run.load(file, "template", "test", pill_count.options)


def test_a_network_that_has_learned_nothing_plays_like_the_script() -> None:
    run = Run("forbidden_clinic", "test", resolve_options(find_game("forbidden_clinic").meta, {}))
    (piece,) = run.pieces(2, 2, "same", learns=False)
    (without,) = run.pieces(2, 2, "same", learns=False, networks=())
    assert play_piece(piece).grades == play_piece(without).grades


def test_shipped_weights_are_small_and_score_the_same(pill_count: Run) -> None:
    columns = self_play.reader_of("template").columns
    network = Network.new(columns, 3)
    half = Network.unpacked(network.packed(np.float16))
    at, numbers = np.arange(4, dtype=np.int32), np.ones(4, np.float32)
    assert np.allclose(half.thought(at, numbers), network.thought(at, numbers), atol=0.05)


def test_gradients_are_those_of_the_objective(pill_count: Run) -> None:
    """Compared with finite differences of the objective, for a weight of each kind."""
    dice = np.random.default_rng(0)
    network = pill_count.network
    for name, weights in network.weights.items():
        network.weights[name] = (weights + 0.1 * dice.standard_normal(weights.shape)).astype(float)
    decisions = play_piece(pill_count.pieces(20, 20, "x", learns=True)[0]).decisions
    assert decisions is not None
    batch = DecisionBatch(decisions, np.arange(len(decisions.values)), len(network.weights["see"]))
    chances, _, _ = outputs(network.weights, batch)
    batch.likely = chances[batch.chosen]
    ahead = (batch.gains - batch.gains.mean()) / (batch.gains.std() + 1e-6)

    def objective(weights: dict[str, Any]) -> float:
        chances, values, entropy = outputs(weights, batch)
        gain = (ahead * chances[batch.chosen] / batch.likely).mean()
        loss = 0.5 * ((batch.values - values) ** 2).mean()
        return float(gain + TERMS.entropy * entropy.mean() - loss)

    found, _ = gradients(network, batch)
    for name, weights in network.weights.items():
        at = np.unravel_index(np.abs(found[name]).argmax(), weights.shape)
        ends = []
        for by in (1e-5, -1e-5):
            moved = {key: value.copy() for key, value in network.weights.items()}
            moved[name][at] += by
            ends.append(objective(moved))
        assert (ends[0] - ends[1]) / 2e-5 == pytest.approx(found[name][at], rel=0.02), name


def test_a_graphics_card_learns_the_same(pill_count: Run) -> None:
    """On the CPU, since few machines have a card; the code is the same."""
    torch = pytest.importorskip("torch", reason="PyTorch is not installed")
    decisions = play_piece(pill_count.pieces(40, 40, "x", learns=True)[0]).decisions
    assert decisions is not None
    few = len(decisions.values)
    assert few < BATCH
    here, there = (Run("template", "test", pill_count.options) for _ in range(2))
    batch = DecisionBatch(decisions, np.arange(few), len(here.network.weights["see"]))
    for _ in range(TERMS.epochs):
        found, report = gradients(here.network, batch)
        here.adam.step(here.network.weights, found)
    told = graphics_card.learn(torch, there.network, there.adam, decisions, 1, TERMS, "cpu")
    assert there.adam.steps == here.adam.steps == TERMS.epochs
    assert told == pytest.approx(report, rel=0.01, abs=0.001)
    for name, weights in here.network.weights.items():
        assert np.allclose(weights, there.network.weights[name], atol=2e-4), name


def outputs(w: dict[str, Any], batch: DecisionBatch) -> tuple[Any, Any, Any]:
    """How likely each answer is, the value and the entropy of each decision."""
    thought = np.maximum(batch.rows @ w["see"] + w["see_bias"], 0) @ w["think"] + w["think_bias"]
    embedded = np.add.reduceat(w["answers"][batch.features], batch.feature_starts)
    embedded = embedded + w["places"][batch.places]
    scores = np.maximum(thought[batch.decision_of] + embedded, 0) @ w["score"]
    scores[batch.own] += w["own"][0]
    chances = np.exp(scores - np.maximum.reduceat(scores, batch.starts)[batch.decision_of])
    chances /= np.add.reduceat(chances, batch.starts)[batch.decision_of]
    values = 1 / (1 + np.exp(-(thought @ w["value"] + w["value_bias"][0])))
    return chances, values, np.add.reduceat(-chances * np.log(chances), batch.starts)
