"""A table in general terms: zones with pieces on them.

A game's ``scene`` turns its view into zones. The generic browser table draws them, a screen reader
walks through them, and clicking a piece narrows the legal actions to those that mention its id.
"""

from __future__ import annotations

from typing import Literal

import msgspec


class Piece(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something on the table. ``id`` is what actions and events mention."""

    id: str
    label: str
    kind: str = ""
    """What sort of thing it is: tile, card, cube, token, pawn …"""
    colour: str = ""
    """A colour name of the game (``red``, ``seat:2``); never the only cue."""
    glyph: str = ""
    """A short mark, one to three letters or digits."""
    count: int = 1
    state: str = ""
    """A word for its condition: stressed, used, flatline …"""
    note: str = ""
    """The tooltip's text."""
    rule: str = ""
    holds: tuple[Piece, ...] = ()
    """Pieces that stand on it."""


class Zone(msgspec.Struct, frozen=True, omit_defaults=True):
    """A part of the table with a name."""

    id: str
    label: str
    pieces: tuple[Piece, ...]
    layout: Literal["row", "grid", "track", "pile", "list"] = "row"
    columns: int = 0
    """For grids: pieces come row by row, with an empty id for an empty cell."""
    note: str = ""
    seat: int | None = None
    """The seat it belongs to, if any."""


class Fact(msgspec.Struct, frozen=True, omit_defaults=True):
    """A number or word that players want to see at a glance."""

    label: str
    value: str
    rule: str = ""
    told: Literal["", "course", "options"] = ""
    """Where else it is shown: in the course of the turn, or among the options, which are fixed."""
    stake: bool = False
    """What the game is about, or can be lost by: always in view."""


class Count(msgspec.Struct, frozen=True):
    """A number that the game is about at one moment: a point of a curve on the result sheet."""

    what: str
    value: float
    seat: int | None = None
    """The seat it belongs to; None in a team game."""


class CourseStep(msgspec.Struct, frozen=True, omit_defaults=True):
    """A part of the turn or round, by the name that players use."""

    label: str
    rule: str = ""


class Course(msgspec.Struct, frozen=True):
    """Where the turn or round stands: its parts in order."""

    title: str
    """Which turn or round it is: ``Game Turn 4 of 9``."""
    steps: tuple[CourseStep, ...]
    now: int
    """The step in progress."""


class Scene(msgspec.Struct, frozen=True):
    zones: tuple[Zone, ...]
    facts: tuple[Fact, ...] = ()
    course: Course | None = None
    """None before the first turn, after the end, and in games whose turns have no parts."""


def ids_in(scene: Scene) -> frozenset[str]:
    """The ids of all pieces and zones of a scene."""
    ids = {zone.id for zone in scene.zones}
    todo = [piece for zone in scene.zones for piece in zone.pieces]
    while todo:
        piece = todo.pop()
        ids.add(piece.id)
        todo += piece.holds
    return frozenset(ids)
