"""What messages are made of, over the WebSocket and over HTTP: bases, limits, codes."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import Meta as Limits


class FromBrowser(msgspec.Struct, frozen=True, tag_field="type", forbid_unknown_fields=True):
    """Base of all messages from the browser."""


class FromServer(msgspec.Struct, frozen=True, tag_field="type"):
    """Base of all messages from the server."""


MessageId: TypeAlias = Annotated[str, Limits(min_length=1, max_length=64)]


class Request(FromBrowser, frozen=True):
    """Base of the messages that get an answer; the answer names their id."""

    id: MessageId


class Reply(FromServer, frozen=True):
    """Base of the answers to a message."""

    re: str
    """The id of that message."""


Token: TypeAlias = Annotated[str, Limits(max_length=200)]
"""Whatever a person pasted: a truncated link is an unknown token, not a malformed request."""
TableId: TypeAlias = Annotated[str, Limits(min_length=4, max_length=64)]
SeatNumber: TypeAlias = Annotated[int, Limits(ge=0, le=63)]
LanguageWish: TypeAlias = Annotated[str, Limits(max_length=200)]
MoveNumber: TypeAlias = Annotated[int, Limits(ge=0, le=1_000_000)]
Name: TypeAlias = Annotated[str, Limits(max_length=40)]
Word: TypeAlias = Annotated[str, Limits(max_length=80)]
Rest: TypeAlias = Annotated[tuple[msgspec.Raw, ...], Limits(max_length=40)]
ChatText: TypeAlias = Annotated[str, Limits(min_length=1, max_length=500)]
PackText: TypeAlias = Annotated[str, Limits(max_length=200_000)]
Visitor: TypeAlias = Annotated[str, Limits(max_length=64)]
Attention: TypeAlias = Literal["table", "past", "log", "rules", "chat", "result", "away"]
"""What a person has on screen."""
Cause: TypeAlias = Literal["act", "undo", "redo", "give_up"]
Colour: TypeAlias = Literal["", "plum", "teal", "coral", "mustard", "sky", "ink", "rose", "olive"]

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
