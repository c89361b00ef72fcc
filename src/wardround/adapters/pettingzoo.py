"""Every game as a PettingZoo environment.

::

    from wardround.adapters import pettingzoo
    env = pettingzoo.env("forbidden_clinic", difficulty="quiet_tuesday")

====================  ==========================================================================
Agents                ``seat_0`` …, one for each seat (option ``seats``)
Action space          Discrete; index 0 is *wait*, every other index one action of the game
Observation space     ``{"observation": float32 from 0 to 1, "action_mask": int8}``
Rewards               by ``reward``: "outcome" (default), "progress" or "score"
Parallel API          `parallel_env`: seats that are not asked wait
Render modes          ``ansi`` (text with colours), ``rgb_array`` (the table in pixels)
====================  ==========================================================================

One agent is asked at a time: the seat whose answer the game waits for and, with
``interrupts=True``, before it the seats that may act too (see `wardround.adapters.episode`). The
mask, in the observation and in ``infos[agent]["action_mask"]``, allows exactly the actions that the
rules list; a seat that is not asked can only wait. ``infos[agent]["decision"]`` names the question.
An action that the mask does not allow ends the game and gives the agent -1, as in PettingZoo's own
games; with ``illegal="raise"`` the error says which rule forbids it, and nothing changes.

``env.unwrapped.configured`` has the encodings, with a name for every column and action;
``env.unwrapped.structured(agent)`` is the observation as plain JSON data; and
``env.unwrapped.episode.journal()`` gives the game as a journal for the app. A game lasts until its
rules end it, or for ``max_steps`` steps.

Version history
---------------

v0
    The first version. Encodings carry a fingerprint
    (``env.unwrapped.configured.observations.fingerprint``, ``….actions.fingerprint``): a model
    fits where both are the same.
"""

from __future__ import annotations

import functools
from pathlib import Path
from typing import Any, Final, TypeAlias

from wardround.adapters.action_table import WAIT
from wardround.adapters.configured_game import configure
from wardround.adapters.episode import Episode, IllegalActionError
from wardround.adapters.extras import missing
from wardround.adapters.rendering import RENDER_MODES, check_render_mode, render
from wardround.adapters.rewards import ILLEGAL_REWARD, check_illegal
from wardround.core.codec import to_data
from wardround.core.game import OptionValue
from wardround.presentation.game_spec import AnyGameSpec

try:
    import numpy as np
    from gymnasium import spaces
    from gymnasium.utils import seeding
    from pettingzoo import AECEnv, ParallelEnv
    from pettingzoo.utils.env_logger import EnvLogger
except ModuleNotFoundError as error:
    raise missing("rl", error) from None

VERSION: Final = 0
MAX_SEED: Final = 2**31

StepReport: TypeAlias = tuple[
    dict[str, Any], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]
]
"""Observations, rewards, terminations, truncations and infos of all agents."""


def env(
    game: str | AnyGameSpec,
    *,
    render_mode: str | None = None,
    reward: str = "outcome",
    interrupts: bool = True,
    illegal: str = "lose",
    max_steps: int | None = None,
    pack: str | Path | None = None,
    **options: OptionValue,
) -> WardroundAEC:
    """An AEC environment for a game, given by its folder name, with the game's own options.

    It refuses calls before `reset` by itself: PettingZoo's wrappers look up every attribute by
    name, which would take longer than the game. So it is the `raw_env` too.
    """
    episode = Episode(configure(game, options, pack), reward, interrupts)
    return WardroundAEC(episode, render_mode, illegal, max_steps)


raw_env = env


def parallel_env(
    game: str | AnyGameSpec,
    *,
    render_mode: str | None = None,
    reward: str = "outcome",
    max_steps: int | None = None,
    pack: str | Path | None = None,
    **options: OptionValue,
) -> WardroundParallel:
    """A parallel environment: all seats whose answer is needed give it at the same time."""
    episode = Episode(configure(game, options, pack), reward, interrupts=False)
    return WardroundParallel(episode, render_mode, max_steps)


class _Seats:
    """What both kinds of environment share: agents, spaces, rendering."""

    render_mode: str | None

    def __init__(self, episode: Episode, render_mode: str | None) -> None:
        check_render_mode(render_mode)
        configured = episode.configured
        self.episode = episode
        self.configured = configured
        self.render_mode = render_mode
        self.metadata = {
            "name": f"{configured.game.meta.id}_v{VERSION}",
            "render_modes": RENDER_MODES,
            "is_parallelizable": False,
            "render_fps": 2,
        }
        self.possible_agents = [f"seat_{seat}" for seat in range(configured.seats)]
        self.agents: list[str] = []
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._first_seed = 0
        self._np_random: np.random.Generator | None = None
        """Seeds after the first; created on demand, since that takes longer than a setup."""

    @functools.cache  # noqa: B019 - the spaces live as long as their environment
    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return spaces.Dict(
            {
                "observation": spaces.Box(
                    0.0, 1.0, (self.configured.observations.size,), np.float32
                ),
                "action_mask": spaces.Box(0, 1, (self.configured.actions.size,), np.int8),
            }
        )

    @functools.cache  # noqa: B019 - the spaces live as long as their environment
    def action_space(self, agent: str) -> spaces.Space[Any]:
        return spaces.Discrete(self.configured.actions.size)

    def begin(self, seed: int | None) -> None:
        """Start a game with this seed, or with the next of the stream that the last one began."""
        if seed is None:
            if self._np_random is None:
                self._np_random, _ = seeding.np_random(self._first_seed)
            seed = int(self._np_random.integers(MAX_SEED))
        else:
            self._first_seed, self._np_random = seed, None
        self.episode.start(seed)
        self.agents = self.possible_agents[:]

    def structured(self, agent: str) -> Any:
        """The observation as plain data: the seat's view, as sent over the wire."""
        return to_data(self.episode.view(self.seat_of[agent]))

    def render(self) -> Any:
        if self.render_mode is None:
            return None
        if self.episode.state is None:
            EnvLogger.error_render_before_reset()
        seat = max(self.episode.asked, 0)
        return render(self.configured.game, self.episode.view(seat), self.render_mode)

    def close(self) -> None:
        """There is nothing to release."""

    def _waiting(self) -> Any:
        """The mask of a seat that is not asked."""
        mask = np.zeros(self.configured.actions.size, np.int8)
        mask[WAIT] = 1
        return mask


class WardroundAEC(_Seats, AECEnv[str, Any, Any]):
    """A game in which one agent is asked at a time."""

    def __init__(
        self, episode: Episode, render_mode: str | None, illegal: str, max_steps: int | None
    ) -> None:
        check_illegal(illegal)
        _Seats.__init__(self, episode, render_mode)
        self.illegal = illegal
        self.max_steps = max_steps
        self.steps = 0
        self._owed = False
        self._mask = np.zeros(self.configured.actions.size, np.int8)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.begin(seed)
        self.steps = 0
        self._owed = False
        self._skip_agent_selection = None
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._ask()

    def agent_iter(self, max_iter: int = 2**63) -> Any:
        if self.episode.state is None:
            EnvLogger.error_agent_iter_before_reset()
        return super().agent_iter(max_iter)

    def observe(self, agent: str) -> dict[str, Any]:
        episode = self.episode
        if episode.state is None:
            EnvLogger.error_observe_before_reset()
        seat = self.seat_of[agent]
        return {
            "observation": episode.observe(seat),
            "action_mask": self._mask if seat == episode.asked else self._waiting(),
        }

    def step(self, action: Any) -> None:
        if not self.agents:
            if self.episode.state is None:
                EnvLogger.error_step_before_reset()
            EnvLogger.warn_step_after_terminated_truncated()
            return
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if self._owed:
            self._clear_rewards()
            self._owed = False
        self._cumulative_rewards[agent] = 0.0
        episode = self.episode
        try:
            episode.act(int(action))
        except IllegalActionError:
            self._lose(agent)
            return
        self.steps += 1
        if episode.rewards is not None:
            for name, paid in zip(self.possible_agents, episode.rewards, strict=True):
                self.rewards[name] = paid
                self._cumulative_rewards[name] += paid
            self._owed = True
        self.infos[agent] = {}
        if episode.outcome is not None:
            self.terminations = dict.fromkeys(self.agents, True)
            self._finish()
        elif self.max_steps is not None and self.steps >= self.max_steps:
            self.truncations = dict.fromkeys(self.agents, True)
            self._finish()
        else:
            self._ask()

    def _ask(self) -> None:
        """Select the agent to ask and tell it what it can do."""
        episode = self.episode
        self.agent_selection = agent = self.possible_agents[episode.asked]
        self._mask = episode.mask(episode.asked)
        self.infos[agent] = {"action_mask": self._mask, "decision": episode.awaiting.decision}

    def _finish(self) -> None:
        outcome = self.episode.outcome
        for agent in self.agents:
            self.infos[agent] = {"action_mask": self._waiting()}
            if outcome is not None:
                self.infos[agent]["outcome"] = to_data(outcome)
        self._deads_step_first()

    def _lose(self, agent: str) -> None:
        """End the game after an action that the mask does not allow."""
        if self.illegal == "raise":
            raise  # noqa: PLE0704 - called while handling the error
        EnvLogger.warn_on_illegal_move()
        self.rewards[agent] = ILLEGAL_REWARD
        self._accumulate_rewards()
        self.terminations = dict.fromkeys(self.agents, True)
        self.truncations = dict.fromkeys(self.agents, True)
        self._finish()


class WardroundParallel(_Seats, ParallelEnv[str, Any, Any]):
    """A game in which all agents act in every step, most of them by waiting.

    Where the game waits for several seats, they choose at the same time without knowing each
    other's answers. If one answer makes a later one impossible, the later seat is asked again.
    """

    def __init__(self, episode: Episode, render_mode: str | None, max_steps: int | None) -> None:
        _Seats.__init__(self, episode, render_mode)
        self.max_steps = max_steps
        self.steps = 0

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, dict[str, Any]]]:
        self.begin(seed)
        self.steps = 0
        observations = self._observations()
        return observations, self._infos(observations)

    def step(self, actions: dict[str, Any]) -> StepReport:
        episode, decision = self.episode, self.episode.awaiting.decision
        rewards = dict.fromkeys(self.agents, 0.0)
        first = True
        for seat in episode.awaiting.seats:
            ended = episode.outcome is not None
            if ended or seat not in episode.awaiting.seats or episode.awaiting.decision != decision:
                break
            action = episode.choices_of(seat).get(int(actions[self.possible_agents[seat]]))
            if action is None and first:
                raise IllegalActionError(
                    f"seat:{seat} is asked and must choose what its mask allows"
                )
            first = False
            if action is None:
                continue
            episode.play(action)
            for agent, paid in zip(self.possible_agents, episode.rewards or (), strict=False):
                rewards[agent] += paid
        self.steps += 1
        return self._report(rewards)

    def _report(self, rewards: dict[str, float]) -> StepReport:
        over = self.episode.outcome is not None
        cut = not over and self.max_steps is not None and self.steps >= self.max_steps
        observations = self._observations()
        report = (
            observations,
            rewards,
            dict.fromkeys(self.agents, over),
            dict.fromkeys(self.agents, cut),
            self._infos(observations),
        )
        if over or cut:
            self.agents = []
        return report

    def _observations(self) -> dict[str, Any]:
        return {
            agent: {
                "observation": self.episode.observe(seat),
                "action_mask": self._mask_of(seat),
            }
            for seat, agent in enumerate(self.possible_agents)
        }

    def _infos(self, observations: dict[str, Any]) -> dict[str, dict[str, Any]]:
        infos = {
            agent: {"action_mask": seen["action_mask"], "decision": self.episode.awaiting.decision}
            for agent, seen in observations.items()
        }
        if self.episode.outcome is not None:
            for info in infos.values():
                info["outcome"] = to_data(self.episode.outcome)
        return infos

    def _mask_of(self, seat: int) -> Any:
        episode = self.episode
        if episode.outcome is not None or seat not in episode.awaiting.seats:
            return self._waiting()
        mask = np.zeros(self.configured.actions.size, np.int8)
        mask[list(episode.choices_of(seat))] = 1
        return mask
