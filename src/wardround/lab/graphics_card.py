"""Learning for `training` on a graphics card: the same objective, larger batches.

Needs PyTorch. Without it, or without a card, NumPy does the work.
"""

from __future__ import annotations

import importlib
from typing import TYPE_CHECKING, Any, Final

import numpy as np

from wardround.bots.network import PLACES

if TYPE_CHECKING:
    from wardround.bots.network import Network
    from wardround.lab.self_play import DecisionArrays
    from wardround.lab.training import Adam, Terms

BATCH: Final = 2048


def torch_with_card() -> Any:
    """PyTorch if it is installed and sees a card, else None."""
    try:
        torch = importlib.import_module("torch")
    except ImportError:
        return None
    return torch if torch.cuda.is_available() else None


def learn(
    torch: Any,
    network: Network,
    adam: Adam,
    whole: DecisionArrays,
    seed: int,
    terms: Terms,
    device: str = "cuda",
) -> dict[str, float]:
    """A few passes over the decisions of a round; updates the weights and steps in place."""

    def there(array: Any) -> Any:
        return torch.as_tensor(np.ascontiguousarray(array), device=device)

    weights = {name: there(w).requires_grad_() for name, w in network.weights.items()}
    first = {name: there(w) for name, w in adam.first.items()}
    second = {name: there(w) for name, w in adam.second.items()}
    data = _Data(torch, whole, there)
    dice = torch.Generator(device=device).manual_seed(seed)
    report: dict[str, Any] = {}
    for _ in range(terms.epochs):
        order = torch.randperm(len(whole.values), generator=dice, device=device)
        for which in order.split(BATCH):
            objective, report = data.objective(weights, which, terms)
            found = torch.autograd.grad(objective, list(weights.values()))
            adam.steps += 1
            rate = adam.rate * (1 - 0.999**adam.steps) ** 0.5 / (1 - 0.9**adam.steps)
            with torch.no_grad():
                for (name, weight), gradient in zip(weights.items(), found, strict=True):
                    first[name].lerp_(gradient, 0.1)
                    second[name].lerp_(gradient * gradient, 0.001)
                    weight += rate * first[name] / (second[name].sqrt() + 1e-8)
    for name, weight in weights.items():
        network.weights[name] = weight.detach().cpu().numpy()
        adam.first[name] = first[name].cpu().numpy()
        adam.second[name] = second[name].cpu().numpy()
    return {name: float(value.detach()) for name, value in report.items()}


class _Data:
    """The decisions of a round on the card, laid out so that any subset can be picked."""

    def __init__(self, torch: Any, of: DecisionArrays, there: Any) -> None:
        self.torch = torch
        self.columns, self.numbers = there(of.columns).long(), there(of.numbers)
        self.features = there(of.features).long()
        self.column_ends = there(np.concatenate([[0], of.column_ends])).long()
        self.feature_ends = there(np.concatenate([[0], of.feature_ends])).long()
        self.answer_ends = there(np.concatenate([[0], of.answer_ends])).long()
        self.own, self.chosen = there(of.own).long(), there(of.chosen).long()
        self.likely, self.gains, self.values = map(there, (of.likely, of.gains, of.values))

    def _parts(self, ends: Any, which: Any) -> tuple[Any, Any, Any]:
        """The indices of the picked parts, where each part begins, and the part of each index."""
        torch = self.torch
        starts, counts = ends[which], ends[which + 1] - ends[which]
        whose = torch.repeat_interleave(torch.arange(len(which), device=which.device), counts)
        begin = torch.cumsum(counts, 0) - counts
        at = torch.arange(len(whose), device=which.device) - begin[whose] + starts[whose]
        return at, begin, whose

    def objective(self, w: dict[str, Any], which: Any, terms: Terms) -> tuple[Any, dict[str, Any]]:
        torch, functional = self.torch, self.torch.nn.functional
        at, begin, _ = self._parts(self.column_ends, which)
        seen = functional.embedding_bag(
            self.columns[at], w["see"], begin, mode="sum", per_sample_weights=self.numbers[at]
        )
        thought = torch.relu(seen + w["see_bias"]) @ w["think"] + w["think_bias"]
        listed, starts, decision = self._parts(self.answer_ends, which)
        at, begin, _ = self._parts(self.feature_ends, listed)
        embedded = functional.embedding_bag(self.features[at], w["answers"], begin, mode="sum")
        place = torch.arange(len(listed), device=which.device) - starts[decision]
        embedded = embedded + w["places"][place.clamp(max=PLACES - 1)]
        scores = torch.relu(thought[decision] + embedded) @ w["score"]
        own = self.own[which]
        is_own = torch.zeros_like(scores)
        is_own[(starts + own)[own >= 0]] = 1.0
        scores = scores + is_own * w["own"]
        highest = torch.full_like(starts, -1e9, dtype=scores.dtype).scatter_reduce(
            0, decision, scores.detach(), "amax"
        )
        powers = torch.exp(scores - highest[decision])
        sums = torch.zeros_like(highest).index_add(0, decision, powers)
        logs = scores - highest[decision] - torch.log(sums)[decision]
        chances = torch.exp(logs)
        entropy = torch.zeros_like(highest).index_add(0, decision, -chances * logs)
        expected = torch.sigmoid(thought @ w["value"] + w["value_bias"])

        gains = self.gains[which]
        gains = (gains - gains.mean()) / (gains.std() + 1e-6)
        ratio = chances[starts + self.chosen[which]] / self.likely[which]
        limited = ratio.clamp(1 - terms.clip, 1 + terms.clip)
        gain = torch.minimum(ratio * gains, limited * gains).mean()
        error = ((self.values[which] - expected) ** 2).mean()
        clipped = (ratio != limited).float().mean()
        report = {"entropy": entropy.mean(), "clipped": clipped, "error": error.sqrt()}
        return gain + terms.entropy * entropy.mean() - 0.5 * error, report
