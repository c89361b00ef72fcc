"""The other web worker: what `server.worker` is to a server, for the tables of a page."""

from __future__ import annotations

from typing import Final

from wardround.bots import BOTS
from wardround.bots.search import SearchBot
from wardround.server.catalogue import Catalogue
from wardround.server.worker import carry_out_line

ENOUGH_CORES: Final = 4
"""With fewer cores, thinking slows the page down and drains the battery."""

_catalogue: Final = Catalogue()


def fit(cores: int) -> None:
    """Give bots a share of their seconds that fits the device; their tries stay as they are."""
    share = min(1.0, max(1, cores) / ENOUGH_CORES)
    for bot in BOTS.values():
        if isinstance(bot, SearchBot):
            bot.shorten(share)


def answer(task: str) -> str:
    """The answer to a task, both as JSON."""
    return carry_out_line(task.encode(), _catalogue).decode()
