"""The second web worker: for the tables of a page, what `server.worker` is for a server."""

from __future__ import annotations

from typing import Final

from wardround.bots import BOTS
from wardround.bots.search import SearchBot
from wardround.server.games.known_games import KnownGames
from wardround.server.workers.worker import carry_out_line

ENOUGH_CORES: Final = 4
"""With fewer cores, thinking slows the page down and drains the battery."""

_games: Final = KnownGames()


def fit(cores: int) -> None:
    """Give bots a share of their thinking time that suits the device; their tries stay the same."""
    share = min(1.0, max(1, cores) / ENOUGH_CORES)
    for bot in BOTS.values():
        if isinstance(bot, SearchBot):
            bot.shorten(share)


def answer(task: str) -> str:
    """The answer to a task, both as JSON."""
    return carry_out_line(task.encode(), _games).decode()
