"""Many games at once in one process, with arrays in and out: for training throughput.

::

    games = Batch("forbidden_clinic", 64, meter="gentle")
    now = games.reset(seed=1)
    while training:
        now = games.step(policy(now.observations, now.masks))

In each game one seat is asked (``now.seats``) and one action is taken. A game that ends begins anew
at once, with the next seed: ``now.done`` marks it, the rewards are those of the game that ended,
the observation is the first of the new one. All arrays are buffers that the next step overwrites.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, NamedTuple

from wardround.adapters.extras import missing
from wardround.adapters.nodes import Floats
from wardround.adapters.session import Session
from wardround.adapters.setting import make_setting
from wardround.core.game import AnyGame, OptionValue, Outcome

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
    """games: the seat that is asked."""
    rewards: Floats
    """games × seats: what each seat got for the last step."""
    done: npt.NDArray[np.bool_]
    """games: whether the last step ended a game."""
    outcomes: dict[int, Outcome]
    """The outcomes of the games that the last step ended; none for games cut short."""


class Batch:
    """K games side by side."""

    def __init__(
        self,
        game: str | AnyGame,
        count: int,
        *,
        reward: str = "outcome",
        interrupts: bool = False,
        max_steps: int | None = None,
        pack: str | Path | None = None,
        **options: OptionValue,
    ) -> None:
        setting = make_setting(game, options, pack)
        self.setting = setting
        self.count = count
        self.max_steps = max_steps
        self.sessions = [Session(setting, reward, interrupts) for _ in range(count)]
        self.now = Now(
            np.zeros((count, setting.observations.size), np.float32),
            np.zeros((count, setting.actions.size), np.bool_),
            np.zeros(count, np.int64),
            np.zeros((count, setting.seats), np.float32),
            np.zeros(count, np.bool_),
            {},
        )
        for session, row in zip(self.sessions, self.now.observations, strict=True):
            session.glasses.write_into(row)
        self._masks = [row.data for row in self.now.masks]
        self._nothing = np.zeros(setting.actions.size, np.bool_).data
        self._next_seed = 0

    def reset(self, seed: int = 0) -> Now:
        """Begin all games anew; game n has the seed ``seed + n``, later games the seeds after."""
        self._next_seed = seed
        self.now.rewards[:] = 0.0
        self.now.done[:] = False
        self.now.outcomes.clear()
        for n, session in enumerate(self.sessions):
            self._begin(session)
            self._show(n, session)
        return self.now

    def step(self, actions: Any) -> Now:
        """Take one action in every game."""
        now = self.now
        now.rewards[:] = 0.0
        now.done[:] = False
        now.outcomes.clear()
        for n, (session, action) in enumerate(
            zip(self.sessions, np.asarray(actions).tolist(), strict=True)
        ):
            session.act(action)
            if session.rewards is not None:
                now.rewards[n] = session.rewards
            if session.outcome is not None:
                now.done[n] = True
                now.outcomes[n] = session.outcome
                self._begin(session)
            elif self.max_steps is not None and len(session.taken) >= self.max_steps:
                now.done[n] = True
                self._begin(session)
            self._show(n, session)
        return now

    def _begin(self, session: Session) -> None:
        session.start(self._next_seed)
        self._next_seed += 1

    def _show(self, n: int, session: Session) -> None:
        seat = session.asked
        session.observe(seat)
        mask = self._masks[n]
        mask[:] = self._nothing
        for index in session.choices:
            mask[index] = True
        self.now.seats[n] = seat
