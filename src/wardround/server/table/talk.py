"""What people say and what they point at."""

from __future__ import annotations

from typing import Final

from wardround.server.protocol.from_browser import Point, Say
from wardround.server.protocol.from_server import Chat, Done, Pointed
from wardround.server.protocol.refusals import RefusedError
from wardround.server.table.chat import chat_line
from wardround.server.table.effects import Effects
from wardround.server.table.state import TableState
from wardround.server.table.viewers import Viewer

WATCHING: Final = -1
"""The seat of a watcher's line."""


def on_say(table: TableState, viewer: Viewer, message: Say, effects: Effects) -> Done:
    """Players speak for their seat, watchers under their own name."""
    if viewer.seats:
        seat = viewer.seats[0] if message.seat is None else message.seat
        viewer.must_hold(seat)
        name, who = table.record.seats[seat].name, str(seat)
    else:
        seat, name, who = WATCHING, viewer.name, f"watcher {viewer.visitor or viewer.connection}"
        if not name:
            raise RefusedError("spectator", "name-first")
        if table.is_muted(viewer):
            raise RefusedError("spectator", "muted")
    mid = f"{who}/{message.id}"
    if mid not in table.talk.said:
        line = table.talk.say(seat, name, message.text, effects.at, mid, who)
        effects.talk.append(line)
        table.to_all(effects, Chat(chat_line(line)))
        return Done(message.id, table.seq)
    return Done(message.id, table.seq, True)


def on_point(table: TableState, viewer: Viewer, message: Point, effects: Effects) -> None:
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
            effects.send(other.connection, Pointed(message.seat, mentions, message.choosing))
