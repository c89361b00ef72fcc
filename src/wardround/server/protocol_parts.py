"""Parts of messages about choosing: what is offered, taken back or said beforehand.

`protocol` has the messages themselves, and these by the same names.
"""

from __future__ import annotations

from typing import Any

import msgspec


class Choice(msgspec.Struct, frozen=True):
    """A legal action: send ``action`` back to take it."""

    index: int
    seat: int
    action: Any
    text: str
    mentions: tuple[str, ...]


class MoveStep(msgspec.Struct, frozen=True):
    """An action that whole moves are made of, as it would be listed in its turn."""

    action: Any
    text: str
    mentions: tuple[str, ...]


class WholeMove(msgspec.Struct, frozen=True, omit_defaults=True):
    """Several actions that people would call one move."""

    steps: tuple[int, ...]
    """Its actions, as indices into the steps; the first is the index of a legal action."""
    kind: str
    """What it is offered under, together with others."""
    text: str = ""
    """The whole in a sentence, where that is more than the texts of its steps."""
    draws: int = 0
    """How many things its last action draws."""
    free: bool = True
    """Whether it could be taken back freely."""
    aside: bool = False
    """Another move does the same for less: only those who look for it find it."""


class UndoInfo(msgspec.Struct, frozen=True):
    """What can be taken back from where you look."""

    last: int | None
    """The move number before the whole move made last; null where taking that back is not free."""

    free_to: int | None
    """The earliest move number to which your own undo is free; null when none is."""
    ask_to: int | None
    """The move number that "ask to undo" would go back to; null when there is nothing."""
    redo: bool
    text: str
    """Why undo is not free, or not possible, in a sentence."""


class Setting(msgspec.Struct, frozen=True):
    """One thing that can be said beforehand."""

    id: str
    label: str


class StandingChoice(msgspec.Struct, frozen=True):
    """Something that a seat can say beforehand: an answer, or a moment to be asked all the same."""

    id: str
    label: str
    help: str
    settings: tuple[Setting, ...]
    default: str
    moment: bool
    passing: tuple[str, ...]
    """The decisions that "pass until my turn" passes, if it does."""


class SeatStanding(msgspec.Struct, frozen=True):
    """What a seat has said beforehand. Only those who hold the seat are told."""

    seat: int
    said: dict[str, str]
    """A setting for every standing answer of the game."""
    until_turn: bool
