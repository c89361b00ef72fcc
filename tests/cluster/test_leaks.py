"""Tables that were opened and closed and people who came and went leave nothing behind.

What is counted are objects: how much memory the system says a process has tells more about the C
library than about the program (docs/reliability.md).
"""

from __future__ import annotations

import gc
from collections import Counter
from collections.abc import Sized

import msgspec

from tests.cluster.local_servers import LocalServer, Person, pair, scene
from tests.in_loop import becomes_true
from wardround.server.protocol.http_responses import NewTableMade
from wardround.server.table.table import Table

ROUNDS = 6
TABLES = 4


def objects() -> Counter[str]:
    """Everything of this program, and what runs or waits in it, by kind.

    Not timers: one that is no longer needed stays in the loop's list for a while.
    """
    gc.collect()
    kinds = (type(thing) for thing in gc.get_objects())
    names = Counter(f"{kind.__module__}.{kind.__qualname__}" for kind in kinds)
    ours = ("wardround.", "tests.", "_asyncio.")
    return Counter({name: n for name, n in names.items() if name.startswith(ours)})


def held(server: LocalServer) -> Counter[str]:
    """How much is in every collection of a server's hub, relay and API."""
    return Counter(
        {
            f"{type(part).__name__}.{name} of {server.hub.server}": len(value)
            for part in (server.hub, server.relay, server.api)
            for name, value in vars(part).items()
            if isinstance(value, Sized)
        }
    )


async def a_table_comes_and_goes(a: LocalServer, b: LocalServer) -> None:
    """People at two servers, who act, ask, talk, look back, are refused, and leave."""
    made = await a.make("bot")
    anna, watcher, late = (Person(made.seats[0].token), Person(made.spectate), pair(made)[0])
    await anna.come(a)
    await watcher.come(b)
    for _ in range(4):
        await anna.until(lambda: anna.now["legal"])
        await anna.done(anna.act())
    for kind, more in (("say", {"text": "hm"}), ("ask_hint", {"seat": 0}), ("ping", {})):
        anna.say({"type": kind, "id": kind, **more})
        await anna.done(kind)
    watcher.say({"type": "undo", "id": "no", "seq": 1, "to": 0, "seat": 0})
    assert (await watcher.done("no"))["type"] == "refused"
    body = msgspec.json.encode({"token": made.seats[0].token, "n": 1})
    assert (await b.api.handle_or_forward("/replay", body, "1.2.3.4")).status == 200
    for person in (anna, watcher):
        assert person.place is not None
        person.place.leave()
    # The bot has its move, then nobody needs the table here; the next one comes there.
    await becomes_true(lambda: not a.hub.live[made.table].in_use)
    assert await a.hub.give_away(made.table)
    await late.come(b)
    assert late.place is not None
    late.place.leave()
    await becomes_true(lambda: not b.hub.live[made.table].in_use)
    assert await b.hub.give_away(made.table)


@scene()
async def test_nothing_is_left_of_tables_and_connections(a: LocalServer, b: LocalServer) -> None:
    seen: list[Counter[str]] = []
    for _ in range(ROUNDS):
        for _ in range(TABLES):
            await a_table_comes_and_goes(a, b)
        await becomes_true(lambda: not (a.relay._relayed or b.relay._remote))
        seen.append(objects() + held(a) + held(b))
    # What is made once, for the first tables, is there from the first round on. Something
    # that is left of every table would be there as often as there were tables since.
    since = TABLES * (ROUNDS - 2)
    grown = seen[-1] - seen[1]
    assert {kind: n for kind, n in grown.items() if n >= since} == {}


@scene()
async def test_an_unloaded_table_is_freed(a: LocalServer, made: NewTableMade) -> None:
    """And this would be noticed if it were not: a reference keeps it alive."""
    kept = a.hub.live[made.table]
    assert await a.hub.give_away(made.table)
    assert still_there(made.table) == 1
    assert kept.closing
    del kept
    assert still_there(made.table) == 0


def still_there(table: str) -> int:
    """No garbage is collected: a busy server may put that off for hours."""
    tables = [thing for thing in gc.get_objects() if type(thing) is Table]
    return len([thing for thing in tables if thing.record.id == table])
