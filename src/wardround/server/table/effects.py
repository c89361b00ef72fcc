"""The outcome of handling a message: lines to store, messages to send, questions for bots."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from wardround.bots.hints import AdviceReason
from wardround.core.game import Options
from wardround.server.protocol.from_server import ServerMessage
from wardround.server.store.records import Entry, Owner, Talk


class BotQuestion(msgspec.Struct, frozen=True):
    """A position for a bot to think about. A worker gets this and nothing else."""

    key: str
    purpose: Literal["play", "hint"]
    table: str
    seat: int
    level: str
    game: str
    options: Options
    pack: str
    state: dict[str, Any]
    seed: str
    """Seeds the bot's own chance: with the same seed, a game and its bots repeat exactly."""
    moves: int = 0
    """Moves made so far."""


class HintIdea(msgspec.Struct, frozen=True):
    """A move that a bot would make, and why; see `bots.hints.Advice`."""

    actions: list[Any]
    chance: float | None
    lead: float
    reasons: tuple[AdviceReason, ...]


class BotAnswer(msgspec.Struct, frozen=True):
    """A bot's answer: what it plays, or what it advises."""

    action: Any
    hints: list[HintIdea] = []


class Effects:
    """Collected while a message is handled. Nothing is sent before everything is on disk."""

    __slots__ = (
        *("at", "cancelled", "closed", "entries", "faults", "out", "owners"),
        *("questions", "record", "talk"),
    )

    def __init__(self, at: int = 0) -> None:
        self.at = at
        """The time of day, in milliseconds since 1970."""
        self.out: list[tuple[int, bytes]] = []
        """Encoded messages, each for one connection."""
        self.closed: list[int] = []
        """Connections to close once their messages are sent."""
        self.entries: list[Entry] = []
        self.talk: list[Talk] = []
        self.owners: list[Owner] = []
        """New tokens, and tokens that now open something else (or nothing)."""
        self.record = False
        """Whether to write the table's record."""
        self.questions: list[BotQuestion] = []
        self.cancelled: list[str] = []
        """Keys of questions whose answers are no longer wanted."""
        self.faults: list[str] = []
        """For the server's log."""

    def send(self, connection: int, message: ServerMessage | bytes) -> None:
        raw = message if isinstance(message, bytes) else msgspec.json.encode(message)
        self.out.append((connection, raw))

    @property
    def writes(self) -> bool:
        return bool(self.entries or self.talk or self.record or self.owners)
