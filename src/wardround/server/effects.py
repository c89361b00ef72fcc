"""What a table wants done after a message: things to keep, to send, to think about."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from wardround.core.game import Options
from wardround.server.protocol import Code, ServerMessage
from wardround.server.store.base import Entry, Talk


class RefusedError(Exception):
    """A refusal: the message has no effect."""

    def __init__(self, code: Code, text: str, rule: str = "", reason: str = "") -> None:
        super().__init__(text)
        self.code: Code = code
        self.text = text
        self.rule = rule
        self.reason = reason


class Job(msgspec.Struct, frozen=True):
    """Something for a bot to think about. A worker gets exactly this."""

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
    """Of the bot's own chance: the same game from the same seed goes the same way with its bots."""


class Thought(msgspec.Struct, frozen=True):
    """What a bot came up with."""

    action: Any
    ideas: list[tuple[Any, float | None, str]] = []


class Effects:
    """Collected while a message is handled. Nothing is sent before what is kept is on disk."""

    __slots__ = ("cancelled", "entries", "faults", "jobs", "out", "record", "talk")

    def __init__(self) -> None:
        self.out: list[tuple[int, bytes]] = []
        """Encoded messages, each for one connection."""
        self.entries: list[Entry] = []
        self.talk: list[Talk] = []
        self.record = False
        """The table's record has to be written."""
        self.jobs: list[Job] = []
        self.cancelled: list[str] = []
        """Keys of jobs whose answer nobody wants any more."""
        self.faults: list[str] = []
        """For the server's log."""

    def send(self, connection: int, message: ServerMessage | bytes) -> None:
        raw = message if isinstance(message, bytes) else msgspec.json.encode(message)
        self.out.append((connection, raw))

    @property
    def writes(self) -> bool:
        return bool(self.entries or self.talk or self.record)
