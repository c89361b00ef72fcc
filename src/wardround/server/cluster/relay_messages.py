"""What servers say to each other over the bus. Everyone who can write to it is trusted.

Tags stay as they are while servers of two versions talk to each other.
"""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from wardround.server.protocol.http import HttpAnswer
from wardround.server.protocol.refusals import Code


class _FromPeer(msgspec.Struct, frozen=True, tag=True):
    server: str
    """The sender."""


class Open(_FromPeer, frozen=True):
    """A connection of mine wants to join a table of yours."""

    link: int
    table: str
    hello: bytes
    request: str = ""
    """The id that both servers' log lines carry, here and below."""


class Carried(_FromPeer, frozen=True, tag="Say"):
    """The n-th message of a connection."""

    link: int
    n: int
    raw: bytes
    request: str = ""


class Close(_FromPeer, frozen=True):
    """A connection of mine is gone."""

    link: int


class Out(_FromPeer, frozen=True):
    """The n-th message to a connection of yours; None closes it."""

    link: int
    n: int
    raw: bytes | None


class Beat(_FromPeer, frozen=True):
    """I am alive, and this is what I know about the connections between us."""

    serving: dict[int, tuple[int, int]]
    """Connections of yours at my tables: messages sent, sequence number shown."""
    holding: tuple[int, ...]
    """Connections of mine at your tables."""


class Ask(_FromPeer, frozen=True):
    """A request I received about a table of yours."""

    path: str
    body: bytes
    client: str
    request: str = ""


RelayMessage: TypeAlias = Open | Carried | Close | Out | Beat | Ask


class Opened(msgspec.Struct, frozen=True, tag=True):
    """The connection is open."""


class NotOpened(msgspec.Struct, frozen=True, tag="Refused"):
    """The connection was refused; ``retry`` says whether that may change."""

    code: Code
    text: str
    retry: bool


class NotHere(msgspec.Struct, frozen=True, tag="Look"):
    """I do not have this table, or have just released it: look up again who does."""


class Heard(msgspec.Struct, frozen=True, tag=True):
    """Whether a message reached an open connection, in its turn."""

    ok: bool


Reaction: TypeAlias = Opened | NotOpened | NotHere | Heard | HttpAnswer

messages: msgspec.msgpack.Decoder[RelayMessage] = msgspec.msgpack.Decoder(RelayMessage)
reactions: msgspec.msgpack.Decoder[Reaction] = msgspec.msgpack.Decoder(Reaction)
encode = msgspec.msgpack.Encoder().encode


def subject_of(server: str) -> str:
    return f"wr.to.{server}"
