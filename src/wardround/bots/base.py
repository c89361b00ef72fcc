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
    doubt: float | None = None
    """Half the width of the 95 % interval of the value; None if the bot does not know."""
    tries: int = 0
    """How often the bot tried the move."""
    line: tuple[Action, ...] = ()
    """What the bot expects to come after the move: the main line."""


class Chosen(msgspec.Struct, frozen=True):
    """What a bot plays, and the best moves it saw, best first."""

    action: Action
    ideas: tuple[Idea, ...]
    simulations: int = 0
    """How many games in its head the bot spent on the choice."""


class Bot(Protocol):
    @property
    def level(self) -> str: ...

    @property
    def about(self) -> str:
        """One sentence for people who choose an opponent."""

    def choose(self, game: AnyGame, state: Any, seat: int, chance: Chance) -> Chosen:
        """One of the listed actions of the seat. The state must not be changed."""


class SeatedBot:
    """A bot at one seat for one game: it may remember what it thought before.

    The plain session remembers nothing.
    """

    def __init__(self, bot: Bot, game: AnyGame, seat: int) -> None:
        self.bot = bot
        self.game = game
        self.seat = seat

    def think(self, state: Any, chance: Chance) -> Chosen:
        """Choose, knowing only what the seat may know."""
        return think(self.bot, self.game, state, self.seat, chance)

    def saw(self, decision: str, action: Action, revealed: bool) -> None:
        """Somebody made a move: what was asked, what was answered, whether chance came into it."""


def sit_down(bot: Bot, game: AnyGame, seat: int) -> SeatedBot:
    """A session of a bot: its own kind if it has one."""
    own = getattr(bot, "session", None)
    return SeatedBot(bot, game, seat) if own is None else own(game, seat)


def think(bot: Bot, game: AnyGame, state: Any, seat: int, chance: Chance) -> Chosen:
    """Let a bot choose, knowing only what its seat may know."""
    return bot.choose(game, game.imagine(state, seat, chance), seat, chance)
