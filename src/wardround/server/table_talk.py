"""The chat of a table: how much a seat may write, and how much of it is kept."""

from __future__ import annotations

from typing import Final

from wardround.server.effects import RefusedError
from wardround.server.limits import Buckets
from wardround.server.protocol import ChatLine
from wardround.server.store.base import MOST_TALK, Talk
from wardround.server.viewers import clean

SHOWN: Final = 100
"""How many of the newest lines somebody who comes is shown."""
RATE: Final = 1.0
BURST: Final = 15.0
"""Lines that a seat may write in a second, and at once."""


class TableTalk:
    def __init__(self, lines: list[Talk]) -> None:
        self.lines = lines
        self.said = {line.mid for line in lines if line.mid}
        """Ids of messages that wrote lines."""
        self._buckets = Buckets(RATE, BURST)

    def say(self, seat: int, name: str, text: str, at: int, mid: str) -> Talk:
        """A new line; raises RefusedError."""
        text = clean(text)
        if not text:
            raise RefusedError("malformed", "empty-line")
        if not self._buckets.take(str(seat), at / 1000):
            raise RefusedError("rate_limited", "too-fast")
        line = Talk(self.lines[-1].n + 1 if self.lines else 1, seat, name, text, at, mid)
        self.lines.append(line)
        self.said.add(mid)
        for old in self.lines[:-MOST_TALK]:
            self.said.discard(old.mid)
        del self.lines[:-MOST_TALK]
        return line

    def shown(self) -> tuple[ChatLine, ...]:
        return tuple(map(chat_line, self.lines[-SHOWN:]))


def chat_line(talk: Talk) -> ChatLine:
    return ChatLine(talk.n, talk.seat, talk.name, talk.text, talk.at)
