"""What happens."""

from __future__ import annotations

from wardround.core.actions import Event, kinds_in


class Drawn(Event, frozen=True, kw_only=True):
    seat: int
    pill: str
    tray: str


class SpatOut(Event, frozen=True, kw_only=True):
    seat: int
    tray: str


class Stopped(Event, frozen=True, kw_only=True):
    seat: int
    tray: str


class Ended(Event, frozen=True, kw_only=True):
    """No more pills are drawn."""


EVENTS = kinds_in(globals(), Event)
