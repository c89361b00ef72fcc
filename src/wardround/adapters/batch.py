"""Many games at once in one process, with arrays in and out: for training throughput.

::

    games = Batch("forbidden_clinic", 64, meter="gentle")
    now = games.reset(seed=1)
    while training:
        now = games.step(policy(now.observations, now.masks))

In each game one seat is asked (``now.seats``) and one action is taken. When a game ends, a new one
begins with the next seed: ``now.done`` marks it, the rewards are those of the finished game, the
observation is the first of the new one. All arrays are buffers that the next step overwrites.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, NamedTuple

from wardround.adapters.configured_game import configure
from wardround.adapters.episode import Episode
from wardround.adapters.extras import missing
from wardround.adapters.observations import Floats
from wardround.core.game import OptionValue, Outcome
from wardround.presentation.game_spec import AnyGameSpec

try:
    import numpy as np
    import numpy.typing as npt
except ModuleNotFoundError as error:
    raise missing("rl", error) from None


class Now(NamedTuple):
    """Where all games of a batch stand."""

    observations: Floats
    """games × columns: what the asked seat sees."""
    masks: npt.NDArray[np.bool_]
    """games × actions: what the asked seat can choose."""
    seats: npt.NDArray[np.int64]
    """games: the asked seat."""
    rewards: Floats
    """games × seats: each seat's reward for the last step."""
    done: npt.NDArray[np.bool_]
    """games: whether the last step ended a game."""
    outcomes: dict[int, Outcome]
    """The outcomes of games that the last step ended; none for games cut short."""


class Batch:
    """K games side by side."""

    def __init__(
        self,
        game: str | AnyGameSpec,
        count: int,
        *,
        reward: str = "outcome",
        interrupts: bool = False,
        max_steps: int | None = None,
        pack: str | Path | None = None,
        **options: OptionValue,
    ) -> None:
        configured = configure(game, options, pack)
        self.configured = configured
        self.count = count
        self.max_steps = max_steps
        self.episodes = [Episode(configured, reward, interrupts) for _ in range(count)]
        self.now = Now(
            np.zeros((count, configured.observations.size), np.float32),
            np.zeros((count, configured.actions.size), np.bool_),
            np.zeros(count, np.int64),
            np.zeros((count, configured.seats), np.float32),
            np.zeros(count, np.bool_),
            {},
        )
        self._masks = [row.data for row in self.now.masks]
        self._next_seed = 0

    def reset(self, seed: int = 0) -> Now:
        """Restart all games; game n has the seed ``seed + n``, later games the seeds after that."""
        self._next_seed = seed
        self.now.rewards[:] = 0.0
        self.now.done[:] = False
        self.now.outcomes.clear()
        for episode in self.episodes:
            self._begin(episode)
        self._show()
        return self.now

    def step(self, actions: Any) -> Now:
        """Take one action in every game."""
        now = self.now
        now.rewards[:] = 0.0
        now.done[:] = False
        now.outcomes.clear()
        try:
            for n, (episode, action) in enumerate(
                zip(self.episodes, np.asarray(actions).tolist(), strict=True)
            ):
                episode.act(action)
                if episode.rewards is not None:
                    now.rewards[n] = episode.rewards
                if episode.outcome is not None:
                    now.done[n] = True
                    now.outcomes[n] = episode.outcome
                    self._begin(episode)
                elif self.max_steps is not None and len(episode.taken) >= self.max_steps:
                    now.done[n] = True
                    self._begin(episode)
        finally:
            # Also where an action is refused: the games before it have moved on.
            self._show()
        return now

    def _begin(self, episode: Episode) -> None:
        episode.start(self._next_seed)
        self._next_seed += 1

    def _show(self) -> None:
        """Write what the asked seats see and can choose."""
        now = self.now
        states = [episode.state for episode in self.episodes]
        seats = [episode.asked for episode in self.episodes]
        self.configured.observations.write_all(states, seats, now.observations)
        now.seats[:] = seats
        now.masks[:] = False
        for episode, mask in zip(self.episodes, self._masks, strict=True):
            for index in episode.choices:
                mask[index] = True
