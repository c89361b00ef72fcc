"""Bots: ordinary players of a seat, known by their level.

A bot is given the state as its seat imagines it, so it cannot use what it may not see.
"""

from __future__ import annotations

from wardround.bots.base import Bot, Chosen, Idea, SeatedBot, sit_down, think
from wardround.bots.budget import Budget
from wardround.bots.erring import ErringBot
from wardround.bots.greedy import GreedyBot
from wardround.bots.random_bot import RandomBot
from wardround.bots.search import SearchBot

BOTS: dict[str, Bot] = {
    bot.level: bot
    for bot in (
        RandomBot(),
        GreedyBot(),
        ErringBot(
            "beginner", "Plays sensibly and errs now and then, as people do on a first evening.", 3
        ),
        ErringBot("easy", "Plays sensibly and seldom errs.", 12),
        SearchBot(
            "normal",
            "Thinks ahead: 40 tries a move, 20 if it plans, within two seconds.",
            Budget(40, 2.0),
            rollouts=Budget(20, 2.0),
        ),
        SearchBot(
            "hard",
            "Thinks well ahead: 400 tries a move, 120 or more if it plans, within five seconds.",
            Budget(400, 5.0),
            rollouts=Budget(120, 5.0),
            thorough=True,
        ),
        SearchBot(
            "expert",
            "Takes its time: 2,000 tries a move, 500 or more if it plans, within fifteen seconds.",
            Budget(2000, 15.0),
            rollouts=Budget(500, 15.0),
            thorough=True,
        ),
    )
}


class UnknownBotError(LookupError):
    """There is no bot of this level."""


def find_bot(level: str) -> Bot:
    """The bot of a level."""
    if level not in BOTS:
        raise UnknownBotError(f"there is no bot {level!r}; there are: {', '.join(BOTS)}")
    return BOTS[level]


__all__ = [
    "BOTS",
    "Bot",
    "Chosen",
    "Idea",
    "SeatedBot",
    "UnknownBotError",
    "find_bot",
    "sit_down",
    "think",
]
