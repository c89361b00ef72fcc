"""What servers say to each other over the bus. Whoever can write to the bus is trusted."""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from wardround.server.protocol import Code


class _Word(msgspec.Struct, frozen=True, tag=True):
    server: str
    """Who says it."""


class Open(_Word, frozen=True):
    """A connection of mine wants to come to a table of yours."""

    link: int
    table: str
    hello: bytes
    request: str = ""
    """What the lines of the logs of both servers carry, here and below."""


class Say(_Word, frozen=True):
    """The n-th message of a connection."""

    link: int
    n: int
    raw: bytes
    request: str = ""


class Close(_Word, frozen=True):
    """A connection of mine is gone."""

    link: int


class Out(_Word, frozen=True):
    """The n-th message to a connection of yours; None closes it."""

    link: int
    n: int
    raw: bytes | None


class Beat(_Word, frozen=True):
    """I am here, and this is what I know of the connections between us."""

    serving: dict[int, tuple[int, int]]
    """Connections of yours at my tables: messages sent, sequence number shown."""
    holding: tuple[int, ...]
    """Connections of mine at your tables."""


class Ask(_Word, frozen=True):
    """A request that came to me and is about a table of yours."""

    path: str
    body: bytes
    client: str
    request: str = ""


Word: TypeAlias = Open | Say | Close | Out | Beat | Ask


class Opened(msgspec.Struct, frozen=True, tag=True):
    """Come in."""


class Refused(msgspec.Struct, frozen=True, tag=True):
    """No; ``retry`` says whether that may change."""

    code: Code
    text: str
    retry: bool


class Look(msgspec.Struct, frozen=True, tag=True):
    """I do not have this table, or have just let go of it: look again who does."""


class Heard(msgspec.Struct, frozen=True, tag=True):
    """Whether a message came to a connection that is open, in its turn."""

    ok: bool


class Answered(msgspec.Struct, frozen=True, tag=True):
    """An HTTP answer."""

    status: int
    headers: list[tuple[bytes, bytes]]
    body: bytes


Reaction: TypeAlias = Opened | Refused | Look | Heard | Answered

words: msgspec.msgpack.Decoder[Word] = msgspec.msgpack.Decoder(Word)
reactions: msgspec.msgpack.Decoder[Reaction] = msgspec.msgpack.Decoder(Reaction)
encode = msgspec.msgpack.Encoder().encode


def subject_of(server: str) -> str:
    return f"wr.to.{server}"
