"""The other web worker: what `server.worker` is to a server, for the tables of a page."""

from __future__ import annotations

from typing import Final

from wardround.server.catalogue import Catalogue
from wardround.server.worker import carry_out_line

_catalogue: Final = Catalogue()


def answer(task: str) -> str:
    """The answer to a task, both as JSON."""
    return carry_out_line(task.encode(), _catalogue).decode()
