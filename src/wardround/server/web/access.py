"""What a request may see: the table that its token opens, and whether its secrets are open."""

from __future__ import annotations

from wardround.server.live.hub import Hub
from wardround.server.live.live_table import LiveTable
from wardround.server.protocol.refusals import RefusedError
from wardround.server.table.table import Table
from wardround.server.table.watchers import seconds_behind


async def look(
    hub: Hub, token: str | None, name: str | None, seat: int | None = None, waiting: bool = False
) -> tuple[LiveTable, int | None]:
    """The table that a token opens, or a finished one by its id; and the seat to look from.

    During a game, people see only their own side of it. Before it has begun there is nothing to
    see, unless the caller can handle a ``waiting`` table.
    """
    mine: int | None = None
    role = ""
    if token is not None:
        owners = await hub.store.owners((token,))
        if not owners:
            raise RefusedError("unknown_token", "unknown-token")
        if owners[0].role == "gone":
            raise RefusedError("unknown_token", "gone")
        name = owners[0].table
        role = owners[0].role
        mine = None if role == "invite" else owners[0].seat
    if name is None:
        raise RefusedError("malformed", "name-a-table")
    live = await hub.table(name)
    if live is None:
        raise RefusedError("no_such_table", "no-table")
    await live.stored()
    table = live.table
    shown = table.over or table.watch_only
    if token is None and not (shown and table.record.public):
        raise RefusedError("no_such_table", "no-table")
    if not waiting:
        if table.waiting:
            raise RefusedError("not_started", "not-started")
        if role in ("spectator", "invite") and seconds_behind(table):
            raise RefusedError("secret_until_over", "seen-later")
    if seat is None or seat == mine:
        return live, mine
    if not shown:
        raise RefusedError("not_your_seat", "own-side")
    if seat >= len(table.record.seats):
        raise RefusedError("not_your_seat", "no-seat", seat=f"seat:{seat}")
    return live, seat


def is_open(hub: Hub, table: Table) -> bool:
    """A game that the present rules cannot continue is not over: another server may do so."""
    ended = table.over or table.watch_only
    return ended or not table.game.meta.secrets or hub.settings.open_journals


def must_be_open(hub: Hub, table: Table) -> None:
    """A journal holds the secrets of all seats."""
    if not is_open(hub, table):
        raise RefusedError("secret_until_over", "secret")
