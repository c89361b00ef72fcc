"""A table's chat (how much a seat may write, and how much of it is kept), and pointing."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from wardround.server.protocol import from_browser, from_server
from wardround.server.protocol.from_server import ChatLine
from wardround.server.protocol.refusals import RefusedError
from wardround.server.rate_limits import Buckets
from wardround.server.store.records import MOST_TALK, Talk
from wardround.server.table.effects import Effects
from wardround.server.table.viewers import Viewer, clean
from wardround.server.table.watchers import is_muted

if TYPE_CHECKING:
    from wardround.server.table.table import Table

SHOWN: Final = 100
"""How many of the latest lines a newcomer is shown."""
WATCHING: Final = -1
"""The seat of a watcher's line."""
RATE: Final = 1.0
BURST: Final = 15.0
"""How many lines a person may write per second, and in a burst."""


class TableTalk:
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
        for old in self.lines[:-MOST_TALK]:
            self.said.discard(old.mid)
        del self.lines[:-MOST_TALK]
        return line

    def shown(self) -> tuple[ChatLine, ...]:
        return tuple(map(chat_line, self.lines[-SHOWN:]))


def on_say(
    table: Table, viewer: Viewer, message: from_browser.Say, effects: Effects
) -> from_server.Done:
    """Players speak for their seat, watchers under their own name."""
    if viewer.seats:
        seat = viewer.seats[0] if message.seat is None else message.seat
        viewer.must_hold(seat)
        name, who = table.record.seats[seat].name, str(seat)
    else:
        seat, name, who = WATCHING, viewer.name, f"watcher {viewer.visitor or viewer.connection}"
        if not name:
            raise RefusedError("spectator", "name-first")
        if is_muted(table, viewer):
            raise RefusedError("spectator", "muted")
    mid = f"{who}/{message.id}"
    if mid not in table.talk.said:
        line = table.talk.say(seat, name, message.text, effects.at, mid, who)
        effects.talk.append(line)
        table.to_all(effects, from_server.Chat(chat_line(line)))
        return from_server.Done(message.id, table.seq)
    return from_server.Done(message.id, table.seq, True)


def on_point(table: Table, viewer: Viewer, message: from_browser.Point, effects: Effects) -> None:
    """Show all others where a person points, as far as they can see what is there."""
    viewer.must_hold(message.seat)
    visible: dict[int | None, tuple[str, ...]] = {}
    for other in table.viewers.values():
        if other.connection == viewer.connection:
            continue
        if other.looking not in visible:
            ids = table.play.ids_seen_by(other.looking)
            visible[other.looking] = tuple(m for m in message.mentions if m in ids)
        mentions = visible[other.looking]
        if mentions or not message.mentions:
            effects.send(
                other.connection, from_server.Pointed(message.seat, mentions, message.choosing)
            )


def chat_line(talk: Talk) -> ChatLine:
    return ChatLine(talk.n, talk.seat, talk.name, talk.text, talk.at)
