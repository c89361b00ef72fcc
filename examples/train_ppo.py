"""Train a masked PPO agent that plays Forbidden Clinic for the whole team.

    pip install 'wardround[rl]' torch matplotlib
    python examples/train_ppo.py --steps 400000 --picture docs/train_ppo.png

One network answers for whichever seat is asked. It sees the observation row, chooses among the
actions that the mask allows, and learns by proximal policy optimisation from many games at once
(`wardround.adapters.batch`). A few minutes on one CPU core are enough to get well past random play.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import torch
from torch import nn

from wardround.adapters.batch import Batch

GAME = "forbidden_clinic"
OPTIONS: dict[str, Any] = {"difficulty": "quiet_tuesday", "meter": "gentle", "role_setup": "random"}
GAMES = 16
STEPS = 64
EPOCHS = 4
MINIBATCH = 256
DISCOUNT = 0.95  # short-sighted: progress is paid at once, and far ahead lies mostly luck
TRACE = 0.7
SCALE = 10.0  # steps of progress are small beside the end, which is mostly luck: see `play`
CLIP = 0.2
ENTROPY = 0.01
LEARNING_RATE = 1e-3


class Policy(nn.Module):
    """Two hidden layers, a head for the choice and one for the value of the position.

    Actions have names such as ``ready tile:van_port``. The score of an action is the sum of a score
    for each of its words and one of its own: what is learned about readying one tile
    holds for all tiles, until experience says otherwise.
    """

    words: torch.Tensor

    def __init__(self, columns: int, names: Sequence[str], width: int = 128) -> None:
        super().__init__()
        known = sorted({word for name in names for word in name.split()})
        words = torch.tensor([[float(word in name.split()) for name in names] for word in known])
        self.register_buffer("words", words)
        self.body = nn.Sequential(
            nn.Linear(columns, width), nn.Tanh(), nn.Linear(width, width), nn.Tanh()
        )
        self.choice = nn.Linear(width, len(names))
        self.word = nn.Linear(width, len(known))
        self.value = nn.Linear(width, 1)
        nn.init.orthogonal_(self.choice.weight, 0.01)
        nn.init.orthogonal_(self.word.weight, 0.01)

    def forward(
        self, seen: torch.Tensor, masks: torch.Tensor
    ) -> tuple[torch.distributions.Categorical, torch.Tensor]:
        hidden = self.body(seen)
        logits = self.choice(hidden) + self.word(hidden) @ self.words
        logits = logits.masked_fill(~masks, -1e9)
        return torch.distributions.Categorical(logits=logits), self.value(hidden).squeeze(-1)


class Rollout(NamedTuple):
    """What happened in some steps of all games, flattened to one row per choice."""

    seen: torch.Tensor
    masks: torch.Tensor
    actions: torch.Tensor
    chances: torch.Tensor
    advantages: torch.Tensor
    returns: torch.Tensor


class Progress:
    """Finished games, for the learning curve."""

    def __init__(self) -> None:
        self.wins: list[float] = []
        self.heights: list[float] = []
        self.height = np.zeros(GAMES)
        self.highest = np.zeros(GAMES)

    def note(self, games: Batch) -> None:
        """Follow how far above its start the team stands in every game."""
        now = games.now
        self.height += np.where(now.done, 0.0, now.rewards[:, 0])
        self.highest = np.maximum(self.highest, self.height)
        for n, outcome in now.outcomes.items():
            self.wins.append(float(bool(outcome.winners)))
            self.heights.append(float(self.highest[n]))
        self.height[now.done] = self.highest[now.done] = 0.0

    def recent(self, count: int = 100) -> tuple[float, float]:
        """How far the latest games came at best, on average, and the share that was won."""
        if not self.wins:
            return float("nan"), float("nan")
        return float(np.mean(self.heights[-count:])), float(np.mean(self.wins[-count:]))


def play(games: Batch, policy: Policy, progress: Progress) -> Rollout:
    """Let the policy play some steps in all games.

    Rewards are scaled up and clipped, so that a step of progress weighs as much as the end of a
    game does.
    """
    now = games.now
    columns, actions = games.setting.observations.size, games.setting.actions.size
    seen = torch.zeros(STEPS, GAMES, columns)
    masks = torch.zeros(STEPS, GAMES, actions, dtype=torch.bool)
    taken = torch.zeros(STEPS, GAMES, dtype=torch.long)
    chances, values = torch.zeros(STEPS, GAMES), torch.zeros(STEPS + 1, GAMES)
    rewards, going = torch.zeros(STEPS, GAMES), torch.ones(STEPS, GAMES)
    with torch.no_grad():
        for step in range(STEPS):
            seen[step] = torch.from_numpy(now.observations)
            masks[step] = torch.from_numpy(now.masks)
            choice, values[step] = policy(seen[step], masks[step])
            taken[step] = choice.sample()
            chances[step] = choice.log_prob(taken[step])
            games.step(taken[step].numpy())
            rewards[step] = torch.from_numpy(now.rewards[:, 0] * SCALE).clamp(-1.0, 1.0)
            going[step] = torch.from_numpy(~now.done)
            progress.note(games)
        last = policy(torch.from_numpy(now.observations), torch.from_numpy(now.masks))
        values[STEPS] = last[1]
    advantages = torch.zeros(STEPS, GAMES)
    trace = torch.zeros(GAMES)
    for step in reversed(range(STEPS)):
        error = rewards[step] + DISCOUNT * values[step + 1] * going[step] - values[step]
        trace = error + DISCOUNT * TRACE * going[step] * trace
        advantages[step] = trace
    returns = advantages + values[:STEPS]
    return Rollout(
        seen.flatten(0, 1),
        masks.flatten(0, 1),
        taken.flatten(),
        chances.flatten(),
        advantages.flatten(),
        returns.flatten(),
    )


def learn(policy: Policy, optimiser: torch.optim.Optimizer, rollout: Rollout) -> None:
    """Improve the policy on a rollout, without straying far from the one that played it."""
    advantages = rollout.advantages
    advantages = (advantages - advantages.mean()) / (advantages.std() + 1e-8)
    for _ in range(EPOCHS):
        order = torch.randperm(len(advantages))
        for start in range(0, len(order), MINIBATCH):
            part = order[start : start + MINIBATCH]
            choice, values = policy(rollout.seen[part], rollout.masks[part])
            ratio = (choice.log_prob(rollout.actions[part]) - rollout.chances[part]).exp()
            gain = torch.minimum(
                ratio * advantages[part], ratio.clamp(1 - CLIP, 1 + CLIP) * advantages[part]
            ).mean()
            miss = (rollout.returns[part] - values).pow(2).mean()
            loss = 0.5 * miss - gain - ENTROPY * choice.entropy().mean()
            optimiser.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(policy.parameters(), 0.5)
            optimiser.step()


def at_random(count: int) -> tuple[float, float]:
    """Progress and share of wins of random play, for comparison."""
    games, progress, choose = make_games(), Progress(), np.random.default_rng(0)
    now = games.reset(seed=1_000_000)
    while len(progress.wins) < count:
        weights = now.masks * choose.random(now.masks.shape)
        games.step(weights.argmax(axis=1))
        progress.note(games)
    return progress.recent(count)


def make_games() -> Batch:
    return Batch(GAME, GAMES, reward="progress", **OPTIONS)


def train(budget: int, seed: int = 0) -> tuple[Policy, list[tuple[int, float, float]]]:
    """Train for some steps; the curve is (steps, mean progress, share of wins)."""
    torch.manual_seed(seed)
    games = make_games()
    policy = Policy(games.setting.observations.size, games.setting.actions.names)
    optimiser = torch.optim.Adam(policy.parameters(), LEARNING_RATE, eps=1e-5)
    progress, curve, steps = Progress(), list[tuple[int, float, float]](), 0
    games.reset(seed=seed)
    begin = time.process_time()
    while steps < budget:
        learn(policy, optimiser, play(games, policy, progress))
        steps += STEPS * GAMES
        curve.append((steps, *progress.recent()))
        print(
            f"{steps:8} steps  {len(progress.wins):5} games  "
            f"progress {curve[-1][1]:.3f}  wins {curve[-1][2]:.0%}  "
            f"{time.process_time() - begin:.0f} s of CPU",
            flush=True,
        )
    return policy, curve


def draw(curve: list[tuple[int, float, float]], random: tuple[float, float], path: Path) -> None:
    """The learning curve as a picture."""
    import matplotlib

    matplotlib.use("Agg")
    from matplotlib import pyplot

    steps, heights, wins = zip(*curve, strict=True)
    figure, (above, below) = pyplot.subplots(2, 1, sharex=True, figsize=(7, 6))
    above.plot(steps, heights, label="PPO, mean of 100 games")
    above.axhline(random[0], color="grey", linestyle="--", label="random play")
    above.set_ylabel("best position of a game, above its start")
    above.legend()
    below.plot(steps, [100 * share for share in wins])
    below.axhline(100 * random[1], color="grey", linestyle="--")
    below.set_ylabel("games won, %")
    below.set_xlabel("steps")
    figure.suptitle("Forbidden Clinic, Quiet Tuesday, gentle meter: one network for the whole team")
    figure.tight_layout()
    figure.savefig(path, dpi=100)


def main() -> None:
    arguments = argparse.ArgumentParser(description="Train masked PPO on Forbidden Clinic.")
    arguments.add_argument("--steps", type=int, default=400_000)
    arguments.add_argument("--seed", type=int, default=0)
    arguments.add_argument("--picture", type=Path, help="where to draw the learning curve")
    given = arguments.parse_args()
    torch.set_num_threads(1)
    random = at_random(200)
    print(f"random play: progress {random[0]:.3f}, wins {random[1]:.1%}")
    _, curve = train(given.steps, given.seed)
    if given.picture is not None:
        draw(curve, random, given.picture)


if __name__ == "__main__":
    main()
