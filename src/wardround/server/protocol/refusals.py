"""Why a message or request has no effect: a code for programs, a sentence for people.

Error tree::

    RefusedError     a message or request that has no effect; says why, with a code
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, Literal, TypeAlias

import msgspec

from wardround.core.game import OptionError
from wardround.core.messages import Phrase, message_id
from wardround.games import language_of
from wardround.presentation.catalogues import shared_language
from wardround.presentation.game_spec import AnyGameSpec
from wardround.presentation.language import ENGLISH, Language, preferred

Code: TypeAlias = Literal[
    "malformed",
    "too_large",
    "too_slow",
    "rate_limited",
    "too_many_sockets",
    "too_many_tables",
    "foreign_origin",
    "unknown_host",
    "hello_first",
    "unknown_token",
    "no_such_table",
    "unreadable",
    "no_such_game",
    "no_such_move",
    "not_found",
    "method",
    "spectator",
    "not_your_seat",
    "not_host",
    "stale",
    "forbidden",
    "not_an_action",
    "game_over",
    "watch_only",
    "undo_impossible",
    "redo_impossible",
    "give_up_impossible",
    "already_asked",
    "nothing_asked",
    "hints_off",
    "no_hint",
    "bad_standing",
    "bad_options",
    "bad_seats",
    "bad_pack",
    "bad_journal",
    "bad_position",
    "no_free_seat",
    "not_started",
    "locked",
    "removed",
    "secret_until_over",
    "busy",
    "storage",
    "internal",
]
"""Why something was refused; docs/protocol.md explains each."""
STATUS: Final[dict[Code, int]] = {
    "too_large": 413,
    "too_slow": 408,
    "rate_limited": 429,
    "too_many_sockets": 429,
    "too_many_tables": 429,
    "foreign_origin": 403,
    "unknown_host": 403,
    "unknown_token": 404,
    "no_such_table": 404,
    "unreadable": 409,
    "no_such_game": 404,
    "no_such_move": 404,
    "not_found": 404,
    "method": 405,
    "spectator": 403,
    "not_your_seat": 403,
    "not_host": 403,
    "no_free_seat": 409,
    "not_started": 409,
    "locked": 403,
    "removed": 403,
    "secret_until_over": 403,
    "busy": 503,
    "storage": 503,
    "internal": 500,
}
"""Codes whose HTTP status is not 400."""


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
        of: AnyGameSpec | None = None,
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


def unstored(error: Exception) -> RefusedError:
    """The store failed."""
    return RefusedError("storage", "storage", fault=str(error))


def watching_only(why: Phrase | None) -> RefusedError:
    """The present rules cannot continue this game, or it was uploaded to be watched."""
    if why is not None:
        return RefusedError("watch_only", "told", text=why)
    return RefusedError("watch_only", "watch-only")


def bad_options(game: AnyGameSpec, error: OptionError, code: Code = "bad_options") -> RefusedError:
    if not error.option:
        return RefusedError(code, "no-option")
    option = Phrase(message_id("option", error.option))
    return RefusedError(code, "bad-option", of=game, option=option)


def no_level(level: str, levels: Sequence[str]) -> RefusedError:
    return RefusedError("bad_seats", "no-level", level=level, known=", ".join(levels))
