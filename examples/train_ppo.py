"""Train an agent that plays Forbidden Clinic for the whole team: masked PPO after watching a bot.

    pip install 'wardround[rl]' torch matplotlib
    python examples/train_ppo.py --picture docs/train_ppo.png

One network answers for whichever seat is asked. Observations tell that seat first, and so do the
actions after `Turned`; it chooses among those that the mask allows. First it watches the greedy bot
for some steps and learns to do the same; then it plays itself and learns by proximal policy
optimisation, from many games at once (`wardround.adapters.batch`). ``--watch 0`` leaves the bot
out.

At the end it plays games with seeds that it never trained on, always taking the choice it likes
best, and so does random play; the shares of wins come with 95 % intervals.
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
from wardround.adapters.configured_game import ConfiguredGame
from wardround.bots import find_bot, think
from wardround.core.chance import SeededChance
from wardround.lab.statistics import rate

GAME = "forbidden_clinic"
OPTIONS: dict[str, Any] = {"difficulty": "quiet_tuesday", "meter": "gentle", "role_setup": "random"}
SEAT = re.compile(r"(\bseat:)(\d+)")
GAMES = 32
STEPS = 32
EPOCHS = 3
MINIBATCH = 256
DISCOUNT = 0.99
TRACE = 0.9
SCALE = 5.0  # rewards for progress are small next to the end, which is mostly luck: see `play`
CLIP = 0.1
ENTROPY = 0.002
WATCHING_RATE = 1e-3
LEARNING_RATE = 2e-4
HELD_OUT = 10_000_000  # training never reaches these seeds
TRIALS = 128


class Turned:
    """Actions from the point of view of the asked seat, like observations: ``seat:0`` is itself.

    Every action has a name, so turning the table is renaming seats: what seat 2 calls
    ``give seat:1 card:donation``, everybody else calls ``give seat:3 card:donation``.
    """

    def __init__(self, configured: ConfiguredGame) -> None:
        names, seats = configured.actions.names, configured.seats
        place = {name: n for n, name in enumerate(names)}

        def turned(name: str, seat: int) -> str:
            return SEAT.sub(lambda found: f"{found[1]}{(int(found[2]) + seat) % seats}", name)

        self.actions: npt.NDArray[np.int64] = np.array(
            [[place[turned(name, seat)] for name in names] for seat in range(seats)]
        )
        """For each seat, the place in the table of what it calls an action."""
        self.back = np.argsort(self.actions, axis=1)
        """For each seat, what it calls an action of the table."""

    def see(self, now: Now) -> tuple[torch.Tensor, torch.Tensor]:
        """What the asked seats see and may do."""
        masks = np.take_along_axis(now.masks, self.actions[now.seats], 1)
        return torch.from_numpy(now.observations.copy()), torch.from_numpy(masks)


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
        self.over = np.zeros(GAMES, np.bool_)
        self.wins: list[float] = []
        self.heights: list[float] = []
        self.lengths: list[float] = []
        self.steps = np.zeros(GAMES)
        self.height = np.zeros(GAMES)
        self.highest = np.zeros(GAMES)

    def note(self, games: Batch, once: bool = False) -> None:
        """Follow how far above its start the team stands in every game.

        With ``once`` only the first game at each place of the batch counts. Otherwise short games,
        which make room for more, would count more often.
        """
        now = games.now
        self.height += np.where(now.done, 0.0, now.rewards[:, 0])
        self.highest = np.maximum(self.highest, self.height)
        self.steps += 1
        for n, outcome in now.outcomes.items():
            if once and self.over[n]:
                continue
            self.over[n] = True
            self.wins.append(float(bool(outcome.winners)))
            self.heights.append(float(self.highest[n]))
            self.lengths.append(float(self.steps[n]))
        for counter in (self.height, self.highest, self.steps):
            counter[now.done] = 0.0

    def recent(self, count: int = 100) -> Score:
        """How far the latest games got at best, how long they were, and the share that was won."""
        if not self.wins:
            return Score(float("nan"), float("nan"), float("nan"))
        parts = (self.heights, self.lengths, self.wins)
        return Score(*(float(np.mean(part[-count:])) for part in parts))


class Teacher:
    """The greedy bot at the seats of all games."""

    def __init__(self, seed: int) -> None:
        self.bot = find_bot("greedy")
        self.chance = SeededChance(seed)

    def choose(self, games: Batch, turned: Turned) -> torch.Tensor:
        """What the bot would do, from the point of view of the asked seats."""
        actions: list[int] = []
        for episode in games.episodes:
            action = think(
                self.bot, games.configured.game, episode.state, episode.asked, self.chance
            ).action
            index = next(n for n, choice in episode.choices.items() if choice == action)
            actions.append(int(turned.back[episode.asked, index]))
        return torch.tensor(actions)


def play(
    games: Batch, turned: Turned, policy: Policy, progress: Progress, teacher: Teacher | None
) -> Rollout:
    """Let the policy, or a teacher in its place, play some steps in all games.

    Rewards are scaled up and clipped, so that a step of progress weighs as much as the end of a
    game does.
    """
    now = games.now
    columns, actions = games.configured.observations.size, games.configured.actions.size
    seen = torch.zeros(STEPS, GAMES, columns)
    masks = torch.zeros(STEPS, GAMES, actions, dtype=torch.bool)
    taken = torch.zeros(STEPS, GAMES, dtype=torch.long)
    chances, values = torch.zeros(STEPS, GAMES), torch.zeros(STEPS + 1, GAMES)
    rewards, going = torch.zeros(STEPS, GAMES), torch.ones(STEPS, GAMES)
    with torch.no_grad():
        for step in range(STEPS):
            seen[step], masks[step] = turned.see(now)
            choice, values[step] = policy(seen[step], masks[step])
            taken[step] = choice.sample() if teacher is None else teacher.choose(games, turned)
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


def learn(
    policy: Policy, optimiser: torch.optim.Optimizer, rollout: Rollout, watched: bool
) -> None:
    """Improve the policy on a rollout: do as was done if a teacher was watched, else do better
    without straying far from the policy that played."""
    advantages = rollout.advantages
    advantages = (advantages - advantages.mean()) / (advantages.std() + 1e-8)
    for _ in range(1 if watched else EPOCHS):
        order = torch.randperm(len(advantages))
        for start in range(0, len(order), MINIBATCH):
            part = order[start : start + MINIBATCH]
            choice, values = policy(rollout.seen[part], rollout.masks[part])
            likely = choice.log_prob(rollout.actions[part])
            if watched:
                gain = likely.mean()
            else:
                ratio = (likely - rollout.chances[part]).exp()
                clipped = ratio.clamp(1 - CLIP, 1 + CLIP)
                gain = torch.minimum(ratio * advantages[part], clipped * advantages[part]).mean()
            miss = (rollout.returns[part] - values).pow(2).mean()
            loss = 0.5 * miss - gain - ENTROPY * choice.entropy().mean()
            optimiser.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(policy.parameters(), 0.5)
            optimiser.step()


def trial(policy: Policy | None) -> Score:
    """How held-out games go: with a policy, or at random."""
    games, progress, choose = make_games(), Progress(), np.random.default_rng(0)
    turned = Turned(games.configured)
    for first in range(HELD_OUT, HELD_OUT + TRIALS, GAMES):
        now = games.reset(seed=first)
        progress.over[:] = False
        with torch.no_grad():
            while not progress.over.all():
                if policy is None:
                    picked = (now.masks * choose.random(now.masks.shape)).argmax(axis=1)
                else:
                    best = policy(*turned.see(now))[0].probs.argmax(1).numpy()
                    picked = turned.actions[now.seats, best]
                now = games.step(picked)
                progress.note(games, once=True)
        for counter in (progress.height, progress.highest, progress.steps):
            counter[:] = 0.0
    return progress.recent(TRIALS)


def make_games() -> Batch:
    return Batch(GAME, GAMES, reward="progress", **OPTIONS)


def train(
    watch: int, budget: int, seed: int = 0
) -> tuple[Policy, list[tuple[int, Score]], Score | None]:
    """Watch the bot for some steps, then learn by playing for some.

    Gives the policy, how the latest games went after so many steps, and what the policy could do in
    held-out games when it had only watched.
    """
    torch.manual_seed(seed)
    games = make_games()
    policy = Policy(games.configured.observations.size, games.configured.actions.names)
    optimiser = torch.optim.Adam(policy.parameters(), WATCHING_RATE, eps=1e-5)
    progress, curve, steps = Progress(), list[tuple[int, Score]](), 0
    turned, teacher = Turned(games.configured), Teacher(seed)
    games.reset(seed=seed)
    begin, watched = time.process_time(), None
    while steps < watch + budget:
        if steps >= watch and optimiser.param_groups[0]["lr"] != LEARNING_RATE:
            optimiser = torch.optim.Adam(policy.parameters(), LEARNING_RATE, eps=1e-5)
            progress = Progress()
            games.reset(seed=seed + watch)
            watched = trial(policy) if watch else None
            print(f"held out, after watching: {show(watched)}" if watched else "", flush=True)
        by = teacher if steps < watch else None
        learn(policy, optimiser, play(games, turned, policy, progress, by), by is not None)
        steps += STEPS * GAMES
        curve.append((steps, progress.recent()))
        spent = time.process_time() - begin
        doing = "watching" if by is not None else "playing "
        if steps // (STEPS * GAMES) % 10 == 0:
            print(f"{steps:8} {doing} {show(curve[-1][1])}  {spent:.0f} s of CPU", flush=True)
    return policy, curve, watched


def show(score: Score, games: int = 0) -> str:
    """In words, with the 95 % interval of the wins if the number of games is given."""
    words = f"progress {score.height:.3f}  length {score.length:.0f}  wins {score.wins:.0%}"
    if games:
        wins = rate(round(score.wins * games), games)
        words += f" ({wins.low:.0%} to {wins.high:.0%}, {games} games)"
    return words


def draw(
    curve: list[tuple[int, Score]], watch: int, random: Score, trained: Score, path: Path
) -> None:
    """The learning curve as a picture."""
    import matplotlib

    matplotlib.use("Agg")
    from matplotlib import pyplot

    figure, axes = pyplot.subplots(3, 1, sharex=True, figsize=(7, 8))
    parts = (
        ("wins", "share of wins"),
        ("height", "best position above start"),
        ("length", "steps"),
    )
    for axis, (name, label) in zip(axes, parts, strict=True):
        for phase, colour in (("watching the greedy bot", "C1"), ("playing, PPO", "C0")):
            chosen = [(n, s) for n, s in curve if (n - STEPS * GAMES < watch) == (colour == "C1")]
            values = [getattr(score, name) for _, score in chosen]
            axis.plot([n for n, _ in chosen], values, colour, label=phase)
        axis.axhline(getattr(random, name), color="grey", linestyle="--", label="random, held out")
        axis.axhline(getattr(trained, name), color="C2", linestyle=":", label="trained, held out")
        axis.set_ylabel(label)
    axes[0].legend(fontsize=8)
    axes[2].set_xlabel("steps (means of the latest 100 games)")
    figure.suptitle("Forbidden Clinic, Quiet Tuesday, gentle meter: one network for the whole team")
    figure.tight_layout()
    figure.savefig(path, dpi=100)


def main() -> None:
    arguments = argparse.ArgumentParser(description="Train masked PPO on Forbidden Clinic.")
    arguments.add_argument("--watch", type=int, default=120_000, help="steps of the greedy bot")
    arguments.add_argument("--steps", type=int, default=100_000, help="steps of its own")
    arguments.add_argument("--seed", type=int, default=0)
    arguments.add_argument("--picture", type=Path, help="where to draw the learning curve")
    given = arguments.parse_args()
    torch.set_num_threads(1)
    random = trial(None)
    print(f"held out, random play: {show(random, TRIALS)}", flush=True)
    policy, curve, watched = train(given.watch, given.steps, given.seed)
    if watched is not None:
        print(f"held out, after watching: {show(watched, TRIALS)}")
    trained = trial(policy)
    print(f"held out, trained: {show(trained, TRIALS)}")
    if given.picture is not None:
        draw(curve, given.watch, random, trained, given.picture)


if __name__ == "__main__":
    main()
