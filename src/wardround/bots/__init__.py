"""Bots: ordinary players of a seat, known by their level.

A bot is asked with the state as its seat imagines it, so it cannot use what it may not see.
"""

from __future__ import annotations

from wardround.bots.base import Bot, Choice, Idea, think
from wardround.bots.greedy import GreedyBot
from wardround.bots.random_bot import RandomBot

BOTS: dict[str, Bot] = {bot.level: bot for bot in (RandomBot(), GreedyBot())}


class UnknownBotError(LookupError):
    """A bot that is not here."""


def find_bot(level: str) -> Bot:
    """The bot of a level."""
    if level not in BOTS:
        raise UnknownBotError(f"there is no bot {level!r}; there are: {', '.join(BOTS)}")
    return BOTS[level]


__all__ = ["BOTS", "Bot", "Choice", "Idea", "UnknownBotError", "find_bot", "think"]
