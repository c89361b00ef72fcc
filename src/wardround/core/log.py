"""The log that rules report to while a step is carried out."""

# Compiled with the engine.
from __future__ import annotations

from mypy_extensions import mypyc_attr

from wardround.core.actions import Event


@mypyc_attr(allow_interpreted_subclasses=True)
class Log:
    """Collects the events of a step, if wanted.

    Rules write ``if log.on: log.add(Moved(rule="FC-4.1", ...))``, so a search, which steps with a
    silent log, never builds an event. ``barrier`` marks a moment that free undo does not pass:
    rules set it where the turn passes or a secret comes into the open. A draw is a barrier by
    itself and needs no mark.
    """

    __slots__ = ("barrier", "events", "on")

    def __init__(self, on: bool = True) -> None:
        self.on = on
        self.barrier = False
        self.events: list[Event] = []

    def add(self, event: Event) -> None:
        self.events.append(event)


def silent() -> Log:
    """A log that collects nothing."""
    return Log(False)
