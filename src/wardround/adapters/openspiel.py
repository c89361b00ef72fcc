"""Every game as an OpenSpiel game with explicit chance.

::

    import pyspiel
    import wardround.adapters.openspiel                     # registers the games
    game = pyspiel.load_game("wardround_hero(seats=3)")

Games are registered as ``wardround_`` plus the name of their folder; their options are game
parameters, and so is ``interrupts`` (see `wardround.adapters.episode`). Every draw of the rules,
including the setup's, is a chance node with named outcomes and their probabilities. Utilities go
from -1 to 1 (see `wardround.adapters.rewards`).

Observation tensors are those of the other adapters. Observation strings are the view as JSON.
Information state strings add a digest of everything the player has seen and done: perfect recall.
There is no information state tensor, because no tensor of a fixed size holds a whole past.

``state.resample_from_infostate(player, sampler)`` redraws what the player cannot see. OpenSpiel
lets Python states override it for Python callers only: bots written in C++ do not find it.

The longest game and the widest draw, which OpenSpiel asks for, are bounds from sample games with a
margin; no rule of the games depends on them.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, Final

from wardround.adapters.configured_game import ConfiguredGame, configure
from wardround.adapters.extras import missing
from wardround.adapters.open_chance import SampledChance
from wardround.adapters.rewards import returns_of
from wardround.adapters.tree_node import CHANCE, TreeNode
from wardround.adapters.view_encoder import widened
from wardround.core.codec import state_digest
from wardround.games import find_game, game_ids
from wardround.presentation.game_spec import AnyGameSpec

try:
    import numpy as np
    import pyspiel
except ModuleNotFoundError as error:
    raise missing("openspiel", error) from None

PREFIX: Final = "wardround_"
MARGIN: Final = 8
"""The safety factor on the bounds found in sample games."""


def game_type(name: str, spec: AnyGameSpec) -> Any:
    """What OpenSpiel wants to know about a game before loading it."""
    kinds = pyspiel.GameType
    utility = {"team": kinds.Utility.IDENTICAL, "rivals": kinds.Utility.ZERO_SUM}
    alone = min(spec.meta.seats) == 1
    return kinds(
        short_name=PREFIX + name,
        long_name=spec.meta.title,
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=(
            kinds.Information.IMPERFECT_INFORMATION
            if spec.meta.secrets
            else kinds.Information.PERFECT_INFORMATION
        ),
        utility=(
            kinds.Utility.GENERAL_SUM
            if alone
            else utility.get(spec.meta.kind, kinds.Utility.GENERAL_SUM)
        ),
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=max(spec.meta.seats),
        min_num_players=min(spec.meta.seats),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "interrupts": True,
            **{option.id: option.default for option in spec.meta.options},
        },
    )


class WardroundGame(pyspiel.Game):
    """A Wardround game under its options; every game has a subclass."""

    name: ClassVar[str]
    kind: ClassVar[Any]

    def __init__(self, params: dict[str, Any]) -> None:
        options = {key: value for key, value in params.items() if key != "interrupts"}
        self.configured: ConfiguredGame = configure(self.name, options)
        self.first = TreeNode.first(self.configured, bool(params.get("interrupts", True)))
        samples = self.configured.samples
        info = pyspiel.GameInfo(
            num_distinct_actions=self.configured.actions.size,
            max_chance_outcomes=widened(samples.widest_draw),
            num_players=self.configured.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0 if self.kind.utility == pyspiel.GameType.Utility.ZERO_SUM else None,
            max_game_length=MARGIN * widened(samples.longest),
        )
        super().__init__(self.kind, info, params)

    def new_initial_state(self) -> WardroundState:
        return WardroundState(self)

    def max_chance_nodes_in_history(self) -> int:
        return MARGIN * widened(self.configured.samples.most_draws)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        recall = iig_obs_type is not None and iig_obs_type.perfect_recall
        return Observer(self.configured, recall)


class WardroundState(pyspiel.State):
    """A state of a game: a `TreeNode`, which is all that needs copying and saving."""

    def __init__(self, game: WardroundGame) -> None:
        super().__init__(game)
        self.node: TreeNode = game.first

    def current_player(self) -> int:
        return self.node.player

    def is_chance_node(self) -> bool:
        return self.node.player == CHANCE  # going through C++ takes far longer

    def legal_actions(self, player: int | None = None) -> list[int]:
        node = self.node
        if node.is_draw:
            return list(range(len(node.labels)))
        return self._legal_actions(node.player if player is None else player)

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.node.choices) if player == self.node.player else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return list(enumerate(self.node.odds))

    def _apply_action(self, action: int) -> None:
        self.node = self.node.after(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == CHANCE:
            labels = self.node.labels
            return labels[action] if action < len(labels) else f"outcome {action}"
        return self.node.configured.actions.names[action]

    def is_terminal(self) -> bool:
        return self.node.outcome is not None

    def returns(self) -> list[float]:
        configured, outcome = self.node.configured, self.node.outcome
        if outcome is None:
            return [0.0] * configured.seats
        return list(returns_of(outcome, configured.is_team))

    def __str__(self) -> str:
        return self.digest() + (f" draw {self.node.settled}" if self.node.is_draw else "")

    def digest(self) -> str:
        """The fingerprint of the state: the same in the engine, a server and a replay."""
        if self.node.state is None:
            return "setup"
        return state_digest(self.node.configured.game, self.node.state)

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> WardroundState:
        """A state that looks the same to a player, with the rest redrawn."""
        if self.node.is_draw:
            raise ValueError("resampling needs a decision: this is a draw")
        game = self.node.configured.game
        imagined = game.rules.imagine(self.node.state, player, SampledChance(sampler))
        state: WardroundState = self.clone()
        state.node = self.node.replaced(imagined)
        return state


class Observer:
    """What players see, as an OpenSpiel observer."""

    def __init__(self, configured: ConfiguredGame, recall: bool) -> None:
        self.configured = configured
        self.recall = recall
        self.tensor = None if recall else np.zeros(configured.observations.size, np.float32)
        self.dict = {} if self.tensor is None else {"observation": self.tensor}

    def set_from(self, state: WardroundState, player: int) -> None:
        node = state.node
        if self.tensor is None:
            return
        if node.state is None:  # not set up yet: there is nothing to see
            self.tensor.fill(0.0)
        else:
            self.configured.observations.write(node.state, player, self.tensor)

    def string_from(self, state: WardroundState, player: int) -> str:
        node = state.node
        return node.information(player) if self.recall else node.observation(player)


def register_all() -> None:
    """Register every game that is not registered yet."""
    known = set(pyspiel.registered_names())
    for name in game_ids():
        if PREFIX + name not in known:
            kind = game_type(name, find_game(name))
            # OpenSpiel keeps the factory beyond the end of the interpreter. A class of its own is
            # safe there: its last reference is never dropped.
            made = type(
                f"{WardroundGame.__name__}_{name}", (WardroundGame,), {"name": name, "kind": kind}
            )
            pyspiel.register_game(kind, made)


register_all()
