"""Every game as a Gymnasium environment for one agent.

::

    import gymnasium
    import wardround.adapters.gymnasium                     # registers the ids
    env = gymnasium.make("wardround/HealthyHeart-v0", seat=1, bots="greedy")
    env = gymnasium.make("wardround/ForbiddenClinicTeam-v0", difficulty="full_moon")

The agent plays one seat and bots play the others; in the ``Team`` environments, which games with a
team also have, one agent answers for every seat in turn. Ids are made from the folders of the
games. Observations are rows of numbers (``docs/research.md`` explains the columns), actions are
indices; ``env.unwrapped.action_masks()`` and ``info["action_mask"]`` say which are allowed. An
action that is not allowed ends the episode with -1, and ``info["illegal"]`` says why; with
``illegal="raise"`` it is an error and changes nothing.

``reward`` is "outcome", "progress" or "score" (see `wardround.adapters.rewards`); rewards from what
bots do in between are added to the agent's own step. With ``interrupts=True`` the agent is also
asked where it may act but need not. Bots act only where they are needed.

Version history
---------------

v0
    The first version.
"""

from __future__ import annotations

import inspect
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Any, Final

from wardround.adapters.configured_game import ConfiguredGame, configure
from wardround.adapters.episode import Episode, IllegalActionError
from wardround.adapters.extras import missing
from wardround.adapters.rendering import RENDER_MODES, check_render_mode, render
from wardround.adapters.rewards import ILLEGAL_REWARD, check_illegal
from wardround.bots import Bot, find_bot, think
from wardround.core.chance import SeededChance
from wardround.core.codec import to_data
from wardround.core.game import OptionValue
from wardround.games import find_game, game_ids
from wardround.presentation.game_spec import AnyGameSpec

try:
    import gymnasium
    import numpy as np
    import numpy.typing as npt
    from gymnasium import spaces
    from gymnasium.vector import AsyncVectorEnv
except ModuleNotFoundError as error:
    raise missing("rl", error) from None

VERSION: Final = 0
MAX_SEED: Final = 2**31


class WardroundEnv(gymnasium.Env[npt.NDArray[np.float32], Any]):
    """A game for one agent: one seat, or a whole team."""

    metadata = {"render_modes": RENDER_MODES, "render_fps": 2}

    def __init__(
        self,
        game: str | AnyGameSpec,
        *,
        seat: int = 0,
        team: bool = False,
        bots: str | Sequence[str] = "random",
        reward: str = "outcome",
        interrupts: bool = False,
        illegal: str = "lose",
        render_mode: str | None = None,
        pack: str | Path | None = None,
        **options: OptionValue,
    ) -> None:
        check_illegal(illegal)
        check_render_mode(render_mode)
        self.configured: ConfiguredGame = configure(game, options, pack)
        self.episode = Episode(self.configured, reward, interrupts)
        self.render_mode = render_mode
        self.illegal = illegal
        self.mine = range(self.configured.seats) if team else range(seat, seat + 1)
        if not team and not 0 <= seat < self.configured.seats:
            raise ValueError(f"seat cannot be {seat}: there are {self.configured.seats}, from 0")
        if team and not self.configured.is_team:
            raise ValueError(f"{self.configured.game.meta.id} has no team under these options")
        self.bots = _bots_for(self.configured, bots)
        self._bot_chance = SeededChance(0)
        self.observation_space = spaces.Box(
            0.0, 1.0, (self.configured.observations.size,), np.float32
        )
        self.action_space = spaces.Discrete(self.configured.actions.size)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[npt.NDArray[np.float32], dict[str, Any]]:
        super().reset(seed=seed)
        game_seed = int(self.np_random.integers(MAX_SEED)) if seed is None else seed
        self._bot_chance = SeededChance(f"bots of {game_seed}")
        self.episode.start(game_seed)
        self._let_bots_play()
        if self.episode.outcome is not None:
            return self.reset()
        return self._seen(), self._info()

    def step(
        self, action: Any
    ) -> tuple[npt.NDArray[np.float32], float, bool, bool, dict[str, Any]]:
        me = self.mine[0]
        try:
            self.episode.act(int(action))
        except IllegalActionError as refused:
            if self.illegal == "raise":
                raise
            info = {"action_mask": self.action_masks(), "illegal": str(refused)}
            return self._seen(), ILLEGAL_REWARD, True, False, info
        paid = self.episode.rewards[me] if self.episode.rewards is not None else 0.0
        paid += self._let_bots_play()
        return self._seen(), paid, self.episode.outcome is not None, False, self._info()

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """Which actions are allowed, in the form that maskable algorithms expect."""
        return self.episode.mask(self.episode.asked).view(np.bool_)

    def structured(self) -> Any:
        """The observation as plain data: the view of the agent's seat."""
        return to_data(self.episode.view(self._looker()))

    def render(self) -> Any:
        if self.render_mode is None:
            return None
        return render(self.configured.game, self.episode.view(self._looker()), self.render_mode)

    def _looker(self) -> int:
        return self.episode.asked if self.episode.asked in self.mine else self.mine[0]

    def _seen(self) -> npt.NDArray[np.float32]:
        return self.episode.observe(self._looker())

    def _info(self) -> dict[str, Any]:
        episode = self.episode
        info: dict[str, Any] = {"action_mask": self.action_masks(), "seat": self._looker()}
        if episode.outcome is not None:
            info["outcome"] = to_data(episode.outcome)
        else:
            info["decision"] = episode.awaiting.decision
        return info

    def _let_bots_play(self) -> float:
        """Let bots act until the agent is asked or the game is over; returns the agent's reward."""
        episode, me, paid = self.episode, self.mine[0], 0.0
        while episode.outcome is None and episode.asked not in self.mine:
            if episode.asked in episode.awaiting.seats:
                bot = self.bots[episode.asked]
                choice = think(
                    bot, self.configured.game, episode.state, episode.asked, self._bot_chance
                )
                episode.play(choice.action)
            else:
                episode.act(0)
            if episode.rewards is not None:
                paid += episode.rewards[me]
        return paid


def _bots_for(configured: ConfiguredGame, bots: str | Sequence[str]) -> list[Bot]:
    levels = [bots] * configured.seats if isinstance(bots, str) else list(bots)
    if len(levels) != configured.seats:
        raise ValueError(
            f"bots: expected one level or {configured.seats} of them, got {len(levels)}"
        )
    return [find_bot(level) for level in levels]


def env_id(game: str, team: bool = False) -> str:
    """``forbidden_clinic`` -> ``wardround/ForbiddenClinic-v0``."""
    name = "".join(part.capitalize() for part in game.split("_"))
    return f"wardround/{name}{'Team' if team else ''}-v{VERSION}"


def register_all() -> None:
    """Register an id for every game, and one for its team if it has one."""
    for game in game_ids():
        _register(env_id(game), {"game": game})
        if "team" in find_game(game).meta.kind:
            _register(env_id(game, team=True), {"game": game, "team": True})


def _register(id_: str, arguments: dict[str, Any]) -> None:
    if id_ not in gymnasium.registry:
        gymnasium.register(
            id_, f"{__name__}:WardroundEnv", kwargs=arguments, disable_env_checker=True
        )


def vector_env(
    game: str | AnyGameSpec, count: int, *, context: str | None = None, **arguments: Any
) -> AsyncVectorEnv:
    """Several environments, each in its own process. Arguments as for `WardroundEnv`."""
    own = inspect.getfullargspec(WardroundEnv.__init__).kwonlyargs
    options = {key: value for key, value in arguments.items() if key not in own}
    configure(game, options, arguments.get("pack"))  # built once, inherited by forked processes
    return AsyncVectorEnv([partial(WardroundEnv, game, **arguments)] * count, context=context)


register_all()
