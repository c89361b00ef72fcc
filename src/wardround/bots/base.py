"""What a bot is: something that chooses one of the listed actions of its seat and says why."""

from __future__ import annotations

from typing import Any, Protocol

import msgspec

from wardround.core.actions import Action
from wardround.core.chance import Chance
from wardround.core.game import AnyGame


class Idea(msgspec.Struct, frozen=True):
    """A move that a bot considered, with what it expects of it."""

    action: Action
    value: float | None
    """Chance of winning or share of the best score, from 0 to 1; None if the bot has no opinion."""
    text: str


class Choice(msgspec.Struct, frozen=True):
    """What a bot plays, and the best moves it saw, best first."""

    action: Action
    ideas: tuple[Idea, ...]


class Bot(Protocol):
    @property
    def level(self) -> str: ...

    @property
    def about(self) -> str:
        """One sentence for people who choose an opponent."""

    def choose(self, game: AnyGame, state: Any, seat: int, chance: Chance) -> Choice:
        """One of the listed actions of the seat. The state must not be changed."""


def listed_for(game: AnyGame, state: Any, seat: int) -> list[Action]:
    """The listed actions of a seat, which there must be."""
    listed = [action for action in game.legal(state) if action.seat == seat]
    if not listed:
        raise ValueError(f"seat {seat} has nothing to decide")
    return listed


def think(bot: Bot, game: AnyGame, state: Any, seat: int, chance: Chance) -> Choice:
    """Let a bot choose, knowing only what its seat may know."""
    return bot.choose(game, game.imagine(state, seat, chance), seat, chance)
