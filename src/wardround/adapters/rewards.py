"""Rewards: what an outcome is worth, and what progress along the way is worth.

==============  ==================================================================================
``"outcome"``   at the end only. A team: +1 for a win, -1 for a loss. Rivals: from +1 (before all
                others) to -1 (behind all others), by rank; the rewards of a game add up to 0
``"progress"``  the same, and in every step before the end the change in the game's own evaluation
                of the position for the seat (0 to 1): a lost game still counts for how far it got
``"score"``     at the end only: the points of the score sheet as the rules count them
==============  ==================================================================================

The evaluation looks at the whole state: it is a training signal, not an observation.
"""

from __future__ import annotations

from typing import Any, Final, Literal, TypeAlias, get_args

from wardround.adapters.configured_game import ConfiguredGame
from wardround.core.game import Outcome

RewardKind: TypeAlias = Literal["outcome", "progress", "score"]
REWARDS: Final[tuple[str, ...]] = get_args(RewardKind)


ILLEGAL_REWARD: Final = -1.0
"""For an action that the mask does not allow."""


def check_illegal(illegal: str) -> None:
    """Raise ValueError unless it says what happens after an action that the mask does not allow."""
    if illegal not in ("lose", "raise"):
        raise ValueError(f"illegal cannot be {illegal!r}: expected 'lose' or 'raise'")


def check_reward(configured: ConfiguredGame, reward: str) -> None:
    """Raise ValueError for an unknown kind of reward."""
    if reward not in REWARDS:
        raise ValueError(f"reward cannot be {reward!r}: expected one of {', '.join(REWARDS)}")
    if reward == "progress" and configured.game.advice.evaluate is None:
        raise ValueError(
            f"{configured.game.meta.id} has no evaluation: reward cannot be 'progress'"
        )


def returns_of(outcome: Outcome, is_team: bool) -> tuple[float, ...]:
    """What an outcome is worth to each seat, from -1 to 1."""
    seats = len(outcome.ranks)
    if is_team:
        return (1.0 if outcome.winners else -1.0,) * seats
    behind = [sum(1 for other in outcome.ranks if other > rank) for rank in outcome.ranks]
    before = [sum(1 for other in outcome.ranks if other < rank) for rank in outcome.ranks]
    return tuple((b - f) / (seats - 1) for b, f in zip(behind, before, strict=True))


class Purse:
    """Pays the rewards of one game, step by step."""

    __slots__ = ("configured", "kind", "values")

    def __init__(self, configured: ConfiguredGame, kind: str) -> None:
        check_reward(configured, kind)
        self.configured = configured
        self.kind = kind
        self.values: list[float] = []

    def start(self, state: Any) -> None:
        """Note where a game begins."""
        self.values = self._evaluations(state) if self.kind == "progress" else []

    def pay(self, state: Any, outcome: Outcome | None) -> list[float] | None:
        """What each seat gets for the step to this state; None if no seat gets anything."""
        configured = self.configured
        if outcome is not None:
            if self.kind == "score":
                return list(outcome.scores)
            return list(returns_of(outcome, configured.is_team))
        if self.kind != "progress":
            return None
        values = self._evaluations(state)
        paid = [new - old for new, old in zip(values, self.values, strict=True)]
        self.values = values
        return paid

    def _evaluations(self, state: Any) -> list[float]:
        configured = self.configured
        evaluate = configured.game.advice.evaluate
        assert evaluate is not None
        if configured.is_team:
            return [evaluate(state, 0)] * configured.seats
        return [evaluate(state, seat) for seat in range(configured.seats)]
