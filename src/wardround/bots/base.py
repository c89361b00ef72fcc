"""What a bot is: something that chooses one of the listed actions of its seat and says why."""

from __future__ import annotations

from typing import Any, Protocol

import msgspec

from wardround.core.actions import Action
from wardround.core.chance import Chance
from wardround.presentation.game_spec import AnyGameSpec


class Idea(msgspec.Struct, frozen=True):
    """A move that a bot considered, and what it expects from it."""

    action: Action
    value: float | None
    """Chance of winning or share of the best score, from 0 to 1; None if the bot has no opinion."""
    text: str
    doubt: float | None = None
    """Half the width of the 95 % interval of the value; None if the bot does not know."""
    tries: int = 0
    """How often the bot tried the move."""
    line: tuple[Action, ...] = ()
    """The moves the bot expects to follow: the main line."""


class Chosen(msgspec.Struct, frozen=True):
    """What a bot plays, and the best moves it saw, best first."""

    action: Action
    ideas: tuple[Idea, ...]
    simulations: int = 0
    """How many games the bot played in its head for this choice."""


class Bot(Protocol):
    @property
    def level(self) -> str: ...

    @property
    def about(self) -> str:
        """One sentence for people who choose an opponent."""

    def choose(self, game: AnyGameSpec, state: Any, seat: int, chance: Chance) -> Chosen:
        """One of the seat's listed actions. Must not change the state."""


class SeatedBot:
    """A bot at one seat for one game. Subclasses may remember; this one does not."""

    def __init__(self, bot: Bot, game: AnyGameSpec, seat: int) -> None:
        self.bot = bot
        self.game = game
        self.seat = seat

    def think(self, state: Any, chance: Chance) -> Chosen:
        """Choose, knowing only what the seat may know."""
        return think(self.bot, self.game, state, self.seat, chance)

    def saw(self, decision: str, action: Action, revealed: bool) -> None:
        """A move was made: the decision, the answer, and whether chance was involved."""


def sit_down(bot: Bot, game: AnyGameSpec, seat: int) -> SeatedBot:
    """A session of a bot: the bot's own kind if it has one."""
    own = getattr(bot, "session", None)
    return SeatedBot(bot, game, seat) if own is None else own(game, seat)


def think(bot: Bot, game: AnyGameSpec, state: Any, seat: int, chance: Chance) -> Chosen:
    """Let a bot choose, knowing only what its seat may know."""
    return bot.choose(game, game.rules.imagine(state, seat, chance), seat, chance)
