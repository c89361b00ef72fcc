"""The chat of a table: how much a person may write, and how much of it is kept."""

from __future__ import annotations

from typing import Final

from wardround.server.protocol.from_server import ChatLine
from wardround.server.protocol.refusals import RefusedError
from wardround.server.rate_limits import Buckets
from wardround.server.store.records import MAX_TALK, Talk
from wardround.server.table.viewers import clean

SHOWN: Final = 100
"""How many of the latest lines a newcomer is shown."""
RATE: Final = 1.0
BURST: Final = 15.0
"""How many lines a person may write per second, and in a burst."""


class Chat:
    def __init__(self, lines: list[Talk]) -> None:
        self.lines = lines
        self.said = {line.mid for line in lines if line.mid}
        """Ids of messages that wrote lines."""
        self._buckets = Buckets(RATE, BURST)

    def say(self, seat: int, name: str, text: str, at: int, mid: str, who: str) -> Talk:
        """A new line by ``who``; raises RefusedError."""
        text = clean(text)
        if not text:
            raise RefusedError("malformed", "empty-line")
        if not self._buckets.take(who, at / 1000):
            raise RefusedError("rate_limited", "too-fast")
        line = Talk(self.lines[-1].n + 1 if self.lines else 1, seat, name, text, at, mid)
        self.lines.append(line)
        self.said.add(mid)
        for old in self.lines[:-MAX_TALK]:
            self.said.discard(old.mid)
        del self.lines[:-MAX_TALK]
        return line

    def shown(self) -> tuple[ChatLine, ...]:
        return tuple(map(chat_line, self.lines[-SHOWN:]))


def chat_line(talk: Talk) -> ChatLine:
    return ChatLine(talk.n, talk.seat, talk.name, talk.text, talk.at)
