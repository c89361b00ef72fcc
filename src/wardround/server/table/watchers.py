"""People at a table who have no seat: who they are, and what the host can do about them."""

from __future__ import annotations

from typing import Final

from wardround.server.protocol.from_browser import Attend, Hello, SetWatcher
from wardround.server.protocol.from_server import Bye
from wardround.server.protocol.refusals import RefusedError
from wardround.server.table.effects import Effects
from wardround.server.table.state import TableState
from wardround.server.table.viewers import Viewer

MAX_WATCHERS: Final = 60
"""How many may watch a table at once: everyone at the table is told about each of them."""
MAX_REMEMBERED: Final = 200
"""How many muted or removed browsers a table remembers."""


def must_be_welcome(table: TableState, hello: Hello) -> None:
    """Whether a person without a seat here may come in; raises RefusedError."""
    if hello.visitor and hello.visitor in table.record.removed:
        raise RefusedError("removed", "removed")
    if table.record.locked:
        raise RefusedError("locked", "locked")
    if sum(not viewer.seats for viewer in table.viewers.values()) >= MAX_WATCHERS:
        raise RefusedError("busy", "watched-by-many", most=MAX_WATCHERS)


def seconds_behind(table: TableState) -> int:
    """By how much watchers see the game delayed, while it is being played.

    Where a chair is open there is no delay: anyone could take it and see everything at once.
    """
    chairs = any(seat.free for seat in table.record.seats)
    return 0 if table.waiting or table.over or chairs else table.record.delay


def on_attend(table: TableState, viewer: Viewer, message: Attend, effects: Effects) -> None:
    if viewer.at != message.at:
        viewer.at = message.at
        table.tell_people(effects)


def on_set_watcher(
    table: TableState, viewer: Viewer, message: SetWatcher, effects: Effects
) -> None:
    viewer.must_host()
    watcher = table.viewers.get(message.watcher)
    if watcher is None or watcher.seats or watcher.host:
        raise RefusedError("not_found", "no-watcher")
    record, known = table.record, watcher.visitor
    if message.muted is not None:
        watcher.muted = message.muted
        others = tuple(one for one in record.muted if one != known)
        record.muted = (*others, known)[-MAX_REMEMBERED:] if message.muted and known else others
    if message.remove:
        if known:
            record.removed = (*record.removed, known)[-MAX_REMEMBERED:]
        for one in list(table.viewers.values()):
            if one is watcher or (known and one.visitor == known and not one.seats):
                del table.viewers[one.connection]
                words = table.words(one.language)
                said = RefusedError("removed", "removed").said(words)
                effects.send(one.connection, Bye("removed", said, False))
                effects.closed.append(one.connection)
    effects.record = True
    table.tell_people(effects)
