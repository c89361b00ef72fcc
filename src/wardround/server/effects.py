"""The outcome of handling a message: lines to store, messages to send, questions for bots.

Error tree::

    RefusedError     a message or request that has no effect; says why, with a code
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any, Final, Literal

import msgspec

from wardround.bots.hints import AdviceReason
from wardround.core.game import AnyGame, OptionError, Options
from wardround.core.words import ENGLISH, Language, Phrase, message_id, preferred, shared_language
from wardround.games import language_of
from wardround.server.protocol import Code, ServerMessage
from wardround.server.store.base import Entry, Owner, Talk


class RefusedError(Exception):
    """A refusal, named by its message in the server's catalogue (``refused-<message>``).

    ``line`` is for journals: the first line that is not true. With ``of``, its values are words of
    that game's catalogue.
    """

    def __init__(
        self,
        code: Code,
        message: str,
        rule: str = "",
        reason: str = "",
        line: int = 0,
        of: AnyGame | None = None,
        **values: Any,
    ) -> None:
        super().__init__(f"{message} {values}" if values else message)
        self.code: Code = code
        self.message = message
        self.rule = rule
        self.reason = reason
        self.line = line
        self.of = of
        self.values = values

    def said(self, words: Language) -> str:
        return words.say(f"refused-{self.message}", **self.values)

    def said_in(self, languages: str) -> str:
        """In the first of these languages that is available."""
        code = preferred(languages)
        return self.said(language_of(self.of, code) if self.of else shared_language(code))


TABLE_MOVES: Final = RefusedError("busy", "table-moves")
MISTAKE: Final = RefusedError("internal", "mistake")


class _Reader(msgspec.Struct, frozen=True):
    language: str = ENGLISH


def languages_of(raw: bytes) -> str:
    """The language that the sender reads, even if the rest of the body is malformed."""
    try:
        return msgspec.json.decode(raw, type=_Reader).language
    except (msgspec.DecodeError, RecursionError, UnicodeError):
        return ENGLISH


def watching_only(why: Phrase | None) -> RefusedError:
    """The present rules cannot continue this game, or it was uploaded to be watched."""
    if why is not None:
        return RefusedError("watch_only", "told", text=why)
    return RefusedError("watch_only", "watch-only")


def bad_options(game: AnyGame, error: OptionError, code: Code = "bad_options") -> RefusedError:
    if not error.option:
        return RefusedError(code, "no-option")
    option = Phrase(message_id("option", error.option))
    return RefusedError(code, "bad-option", of=game, option=option)


def no_level(level: str, levels: Sequence[str]) -> RefusedError:
    return RefusedError("bad_seats", "no-level", level=level, known=", ".join(levels))


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
        *("at", "began", "cancelled", "closed", "entries", "faults", "out", "owners"),
        *("questions", "record", "seq", "size", "talk", "written"),
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
        # Added by the live table while the effects wait to be sent:
        self.began = 0.0
        """When the message arrived."""
        self.seq = 0
        """The sequence number people have seen once these messages are sent."""
        self.size = 0
        """Roughly how many bytes they take."""
        self.written: asyncio.Future[None] | None = None

    def send(self, connection: int, message: ServerMessage | bytes) -> None:
        raw = message if isinstance(message, bytes) else msgspec.json.encode(message)
        self.out.append((connection, raw))

    @property
    def writes(self) -> bool:
        return bool(self.entries or self.talk or self.record or self.owners)
