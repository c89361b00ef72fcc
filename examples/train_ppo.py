"""Train a masked PPO agent that plays Forbidden Clinic for the whole team.

    pip install 'wardround[rl]' torch matplotlib
    python examples/train_ppo.py --steps 150000 --picture docs/train_ppo.png

One network answers for whichever seat is asked. It sees the observation with its own seat first,
chooses among the actions that the mask allows, and learns by proximal policy optimisation from many
games at once (`wardround.adapters.batch`).
"""

from __future__ import annotations

import argparse
import re
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt
import torch
from torch import nn

from wardround.adapters.batch import Batch, Now
from wardround.adapters.setting import Setting

GAME = "forbidden_clinic"
OPTIONS: dict[str, Any] = {"difficulty": "quiet_tuesday", "meter": "gentle", "role_setup": "random"}
SEAT = re.compile(r"(\bseats\[|\bseat:|\bme=|\basked=|\bmay_act=)(\d+)")
GAMES = 16
STEPS = 64
EPOCHS = 4
MINIBATCH = 256
DISCOUNT = 0.95  # short-sighted: progress is paid at once, and far ahead lies mostly luck
TRACE = 0.3
SCALE = 10.0  # steps of progress are small beside the end, which is mostly luck: see `play`
CLIP = 0.2
ENTROPY = 0.005
LEARNING_RATE = 1e-3


class Turned:
    """Observations and actions as the asked seat tells them: its own row comes first.

    Every column and action has a name, so turning the table is renaming seats: to seat 2,
    ``view.seats[0].cards`` is what everybody else calls ``view.seats[2].cards``.
    """

    def __init__(self, setting: Setting) -> None:
        self.columns = self._turns(setting.observations.names, setting.seats)
        self.actions = self._turns(setting.actions.names, setting.seats)

    @staticmethod
    def _turns(names: Sequence[str], seats: int) -> npt.NDArray[np.int64]:
        """For each seat where to look up each name."""
        place = {name: n for n, name in enumerate(names)}

        def turned(name: str, seat: int) -> str:
            return SEAT.sub(lambda found: f"{found[1]}{(int(found[2]) + seat) % seats}", name)

        return np.array([[place[turned(n, seat)] for n in names] for seat in range(seats)])

    def see(self, now: Now) -> tuple[torch.Tensor, torch.Tensor]:
        """What the asked seats see and may do."""
        seen = np.take_along_axis(now.observations, self.columns[now.seats], 1)
        masks = np.take_along_axis(now.masks, self.actions[now.seats], 1)
        return torch.from_numpy(seen), torch.from_numpy(masks)


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


class Score(NamedTuple):
    """How a hundred games went, on average."""

    height: float
    """The best position of a game above its first, by the game's own evaluation (0 to 1)."""
    length: float
    """Steps until the end."""
    wins: float


class Progress:
    """Finished games, for the learning curve."""

    def __init__(self) -> None:
        self.wins: list[float] = []
        self.heights: list[float] = []
        self.lengths: list[float] = []
        self.steps = np.zeros(GAMES)
        self.height = np.zeros(GAMES)
        self.highest = np.zeros(GAMES)

    def note(self, games: Batch) -> None:
        """Follow how far above its start the team stands in every game."""
        now = games.now
        self.height += np.where(now.done, 0.0, now.rewards[:, 0])
        self.highest = np.maximum(self.highest, self.height)
        self.steps += 1
        for n, outcome in now.outcomes.items():
            self.wins.append(float(bool(outcome.winners)))
            self.heights.append(float(self.highest[n]))
            self.lengths.append(float(self.steps[n]))
        for counter in (self.height, self.highest, self.steps):
            counter[now.done] = 0.0

    def recent(self, count: int = 100) -> Score:
        """How far the latest games came at best, how long they were, and the share that was won."""
        if not self.wins:
            return Score(float("nan"), float("nan"), float("nan"))
        parts = (self.heights, self.lengths, self.wins)
        return Score(*(float(np.mean(part[-count:])) for part in parts))


def play(games: Batch, turned: Turned, policy: Policy, progress: Progress) -> Rollout:
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
            seen[step], masks[step] = turned.see(now)
            choice, values[step] = policy(seen[step], masks[step])
            taken[step] = choice.sample()
            chances[step] = choice.log_prob(taken[step])
            games.step(turned.actions[now.seats, taken[step].numpy()])
            rewards[step] = torch.from_numpy(now.rewards[:, 0] * SCALE).clamp(-1.0, 1.0)
            going[step] = torch.from_numpy(~now.done)
            progress.note(games)
        values[STEPS] = policy(*turned.see(now))[1]
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


def at_random(count: int) -> Score:
    """The same of random play, for comparison."""
    games, progress, choose = make_games(), Progress(), np.random.default_rng(0)
    now = games.reset(seed=1_000_000)
    while len(progress.wins) < count:
        weights = now.masks * choose.random(now.masks.shape)
        games.step(weights.argmax(axis=1))
        progress.note(games)
    return progress.recent(count)


def make_games() -> Batch:
    return Batch(GAME, GAMES, reward="progress", **OPTIONS)


def train(budget: int, seed: int = 0) -> tuple[Policy, list[tuple[int, Score]]]:
    """Train for some steps; the curve is how the latest games went after so many steps."""
    torch.manual_seed(seed)
    games = make_games()
    policy = Policy(games.setting.observations.size, games.setting.actions.names)
    optimiser = torch.optim.Adam(policy.parameters(), LEARNING_RATE, eps=1e-5)
    progress, curve, steps = Progress(), list[tuple[int, Score]](), 0
    turned = Turned(games.setting)
    games.reset(seed=seed)
    begin = time.process_time()
    while steps < budget:
        learn(policy, optimiser, play(games, turned, policy, progress))
        steps += STEPS * GAMES
        curve.append((steps, progress.recent()))
        spent = time.process_time() - begin
        print(f"{steps:8} steps  {show(curve[-1][1])}  {spent:.0f} s of CPU", flush=True)
    return policy, curve


def show(score: Score) -> str:
    return f"progress {score.height:.3f}  length {score.length:.0f}  wins {score.wins:.0%}"


def draw(curve: list[tuple[int, Score]], random: Score, path: Path) -> None:
    """The learning curve as a picture."""
    import matplotlib

    matplotlib.use("Agg")
    from matplotlib import pyplot

    steps = [step for step, _ in curve]
    figure, (above, below) = pyplot.subplots(2, 1, sharex=True, figsize=(7, 6))
    above.plot(steps, [score.height for _, score in curve], label="PPO, mean of 100 games")
    above.axhline(random.height, color="grey", linestyle="--", label="random play")
    above.set_ylabel("best position of a game, above its start")
    above.legend()
    below.plot(steps, [score.length for _, score in curve])
    below.axhline(random.length, color="grey", linestyle="--")
    below.set_ylabel("steps until the end")
    below.set_xlabel("steps")
    figure.suptitle("Forbidden Clinic, Quiet Tuesday, gentle meter: one network for the whole team")
    figure.tight_layout()
    figure.savefig(path, dpi=100)


def main() -> None:
    arguments = argparse.ArgumentParser(description="Train masked PPO on Forbidden Clinic.")
    arguments.add_argument("--steps", type=int, default=150_000)
    arguments.add_argument("--seed", type=int, default=0)
    arguments.add_argument("--picture", type=Path, help="where to draw the learning curve")
    given = arguments.parse_args()
    torch.set_num_threads(1)
    random = at_random(100)
    print(f"random play: {show(random)}")
    _, curve = train(given.steps, given.seed)
    if given.picture is not None:
        draw(curve, random, given.picture)


if __name__ == "__main__":
    main()
