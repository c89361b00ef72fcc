"""Several servers in one process: the same store, a bus that misbehaves, people at any of them."""

from __future__ import annotations

import asyncio
import functools
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.cluster.local_servers import SHORT, LocalServer, Person, has_choice, pair, scene
from tests.cluster.memory_bus import Network
from tests.in_loop import in_loop
from wardround.server.cluster import relay as relay_module
from wardround.server.cluster import relay_messages as m
from wardround.server.cluster.relay import RemoteConnection, connect_anywhere
from wardround.server.live.live_table import LocalConnection
from wardround.server.protocol import from_browser
from wardround.server.protocol.http_responses import NewTableMade
from wardround.server.protocol.refusals import RefusedError
from wardround.server.store import StoreError


@scene()
async def test_a_table_goes_where_its_first_player_is(
    a: LocalServer, b: LocalServer, made: NewTableMade, anna: Person, ben: Person
) -> None:
    assert isinstance(await anna.come(b), LocalConnection)
    assert isinstance(await ben.come(a), RemoteConnection)
    assert made.table in b.hub.live
    assert made.table not in a.hub.live


@scene("a")
async def test_people_at_two_servers_play_at_one_table(
    b: LocalServer, anna: Person, ben: Person
) -> None:
    assert isinstance(await ben.come(b), RemoteConnection)
    assert anna.last("people")["seats"][1]["online"]
    assert (await anna.done(anna.act()))["type"] == "done"
    await ben.until(lambda: ben.now["legal"])
    answer = await ben.done(ben.act())
    assert answer["type"] == "done"
    await anna.until(lambda: anna.now["seq"] == answer["seq"])
    assert ben.place is not None
    ben.place.refuse("x", RefusedError("rate_limited", "slower"))
    assert ben.last("refused")["code"] == "rate_limited"
    ben.place.leave()
    await anna.until(lambda: not anna.last("people")["seats"][1]["online"])


@scene("a")
async def test_repeated_and_exchanged_messages_change_nothing(
    network: Network, a: LocalServer, b: LocalServer, made: NewTableMade, anna: Person, ben: Person
) -> None:
    network.repeat, network.exchange = 0.3, 0.3
    await ben.come(b)
    for _ in range(30):
        person = anna if anna.now["legal"] else ben
        await person.until(functools.partial(has_choice, person))
        assert (await person.done(person.act(f"r{person.sent}")))["type"] == "done"
        await anna.until(lambda: anna.now["seq"] == ben.now["seq"])
    assert not ben.closed
    seqs = [m["now"]["seq"] for m in ben.heard if "now" in m]
    assert seqs == sorted(seqs)
    stored = await a.store.load(made.table)
    assert stored is not None
    mids = [entry.mid for entry in stored.entries if entry.mid]
    assert len(mids) == len(set(mids)) == 30


@scene("ab")
async def test_a_lost_message_closes_the_link(
    network: Network, b: LocalServer, anna: Person, ben: Person
) -> None:
    network.lose = 1.0
    await anna.done(anna.act())
    network.lose = 0.0
    await ben.until(lambda: ben.closed)
    assert ben.heard[-1] == {
        "type": "bye",
        "code": "busy",
        "text": ben.heard[-1]["text"],
        "retry": True,
    }
    await ben.come(b)
    assert ben.now["seq"] == anna.now["seq"]


@scene("ba")
async def test_an_answer_that_was_lost_is_given_again(
    network: Network, b: LocalServer, anna: Person, ben: Person
) -> None:
    """The owner did it, but the answer was lost: the same id is answered and nothing done twice."""
    before = anna.now
    message = {
        "type": "act",
        "id": "once",
        "seq": before["seq"],
        "action": before["legal"][-1]["action"],
    }
    handlers = dict(network.handlers)
    anna.say(message)
    await asyncio.sleep(0)
    network.handlers.pop(m.subject_of("server1"))  # nothing comes back
    await ben.until(lambda: ben.now["seq"] > before["seq"])
    network.handlers |= handlers
    await anna.until(lambda: anna.closed)
    await anna.come(b)
    anna.say(message)
    answer = await anna.done("once")
    assert answer["again"]
    assert answer["seq"] == ben.now["seq"]


@scene("ab")
async def test_a_dead_owners_table_is_taken_over(
    a: LocalServer, b: LocalServer, anna: Person, ben: Person
) -> None:
    id_ = anna.act()
    seq = (await anna.done(id_))["seq"]
    await a.vanish()
    await ben.until(lambda: ben.closed)
    assert isinstance(await ben.come(b), LocalConnection)
    assert ben.now["seq"] == seq
    await anna.come(b)
    anna.heard.clear()
    anna.say({"type": "act", "id": id_, "seq": 0, "action": {"kind": "ready", "seat": 0}})
    assert (await anna.done(id_))["again"]


@scene("a")
async def test_a_server_that_was_thought_dead_cannot_write(
    b: LocalServer, made: NewTableMade, anna: Person, ben: Person
) -> None:
    """Frozen past its lease, it goes on with the old fence: its people are sent away."""
    seq = anna.now["seq"]
    claim = await b.store.claim(made.table, "server1", force=True)
    assert claim is not None
    anna.act()
    await anna.until(lambda: anna.closed)
    assert anna.last("bye")["retry"]
    assert not anna.last("done")
    stored = await b.store.load(made.table)
    assert stored is not None
    assert len(stored.entries) == seq
    await ben.come(b)
    assert ben.now["seq"] == seq


@scene(count=3)
async def test_the_store_tells_when_an_owner_no_longer_is_one(
    a: LocalServer,
    b: LocalServer,
    c: LocalServer,
    made: NewTableMade,
    anna: Person,
    ben: Person,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The owner still beats on the bus, but the table goes on somewhere else."""
    monkeypatch.setattr(relay_module, "BETWEEN_LOOKS", 1)
    watcher = Person(made.spectate)
    await anna.come(a)
    await watcher.come(b)
    fence = a.hub.live[made.table].fence
    monkeypatch.setattr(a.store, "held", _always({made.table: fence}))
    await c.store.claim(made.table, "server2", force=True)
    live = await c.hub.table(made.table)
    assert live is not None
    await ben.come(c)
    first = Person(made.seats[0].token)
    await first.come(c)
    await first.done(first.act())
    await watcher.until(lambda: watcher.closed)


def _always(value: Any) -> Callable[[str], Coroutine[Any, Any, Any]]:
    async def answer(server: str) -> Any:
        return value

    return answer


@scene(count=3)
async def test_two_servers_ask_for_a_table_at_once(
    a: LocalServer, b: LocalServer, c: LocalServer, made: NewTableMade, anna: Person, ben: Person
) -> None:
    assert await a.hub.give_away(made.table)
    places = await asyncio.gather(anna.come(b), ben.come(c))
    assert sorted(type(place).__name__ for place in places) == [
        "LocalConnection",
        "RemoteConnection",
    ]
    await anna.done(anna.act())
    await ben.until(lambda: ben.now["seq"] == anna.now["seq"])


@scene("ab")
async def test_a_server_that_ends_hands_its_tables_over(
    a: LocalServer, b: LocalServer, anna: Person, ben: Person
) -> None:
    seq = (await anna.done(anna.act()))["seq"]
    await a.hub.hand_over()
    await ben.until(lambda: ben.closed)
    assert anna.last("bye")["retry"]
    assert await anna.come(a) is None
    await a.hub.ownership.stop()
    assert isinstance(await anna.come(b), LocalConnection)
    assert anna.now["seq"] == seq


@scene(count=3, second="bot")
async def test_a_bots_interrupted_thought_is_repeated(
    a: LocalServer, b: LocalServer, c: LocalServer, made: NewTableMade, anna: Person
) -> None:
    """By a server that shuts down properly, and by one that dies."""
    a.workers.may.clear()
    b.workers.may.clear()
    await anna.come(a)
    await anna.done(anna.act())
    await anna.until(lambda: a.workers.asked)
    assert not anna.now["legal"]
    await a.hub.hand_over()
    await a.hub.ownership.stop()
    await anna.come(b)
    await anna.until(lambda: b.workers.asked)
    await b.vanish()
    assert isinstance(await anna.come(c), LocalConnection)
    await anna.until(lambda: anna.now["legal"])
    for server in (a, b):
        server.workers.may.set()
    await anna.done(anna.act())
    stored = await c.store.load(made.table)
    assert stored is not None
    moves = [bool(entry.mid) for entry in stored.entries if '"action"' in entry.line]
    assert moves[:2] == [True, False]
    assert sum(moves) == 2


@scene()
async def test_a_message_to_a_table_that_is_being_given_away_is_not_lost(
    a: LocalServer, b: LocalServer, made: NewTableMade, anna: Person, ben: Person
) -> None:
    giving = asyncio.create_task(a.hub.give_away(made.table))
    await asyncio.sleep(0)
    # Anna comes during the release: she waits, and the table is claimed again.
    await anna.come(a)
    assert await giving
    assert not await a.hub.give_away(made.table)
    await ben.come(b)
    seq = (await anna.done(anna.act()))["seq"]
    await ben.until(lambda: ben.now["seq"] == seq)


@scene()
async def test_a_table_that_two_ask_for_is_given_away_once(
    a: LocalServer, made: NewTableMade, anna: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A second, late release would take the table from its next owner."""
    release, calls = a.store.release, 0

    async def later_and_later(tables: tuple[str, ...], server: str) -> None:
        nonlocal calls
        calls += 1
        await asyncio.sleep(0.1 * calls)
        await release(tables, server)

    monkeypatch.setattr(a.store, "release", later_and_later)
    asked = [asyncio.create_task(a.hub.give_away(made.table)) for _ in range(3)]
    await asyncio.wait(asked, return_when=asyncio.FIRST_COMPLETED)
    await anna.come(a)
    await asyncio.gather(*asked)
    await asyncio.sleep(0.3)
    assert (await anna.done(anna.act()))["type"] == "done"


@scene("ab", lease=SHORT)
async def test_while_the_bus_is_away_tables_go_to_their_people(
    a: LocalServer, b: LocalServer, anna: Person, ben: Person
) -> None:
    assert anna.place is not None
    for server in (a, b):
        server.bus.leave()
    await ben.until(lambda: ben.closed)
    await anna.done(anna.act())
    async with asyncio.timeout(60):
        # On a busy machine its heartbeat may be late, and then it gives out no tables for a while.
        await ben.until(lambda: b.hub.ownership.valid)
        assert await ben.come(b) is None
        anna.place.leave()
        place = None
        while place is None:
            await ben.until(lambda: b.hub.ownership.valid)
            place = await ben.come(b)
    assert isinstance(place, LocalConnection)
    assert ben.now["seq"] == anna.now["seq"]
    for server in (a, b):
        server.bus.come_back()


@scene("a", lease=SHORT)
async def test_requests_about_a_table_reach_its_owner(
    a: LocalServer, b: LocalServer, made: NewTableMade, anna: Person
) -> None:
    await anna.done(anna.act())
    body = msgspec.json.encode({"token": made.seats[0].token, "n": 1})
    answer = await b.api.handle_or_forward("/replay", body, "1.2.3.4")
    assert answer.status == 200
    assert msgspec.json.decode(answer.body)["total"] == 1
    body = msgspec.json.encode({"token": made.seats[0].token, "n": 99})
    answer = await b.api.handle_or_forward("/replay", body, "1.2.3.4")
    assert (answer.status, msgspec.json.decode(answer.body)["code"]) == (
        404,
        "no_such_move",
    )
    a.bus.leave()
    answer = await b.api.handle_or_forward("/replay", body, "1.2.3.4")
    assert (answer.status, msgspec.json.decode(answer.body)["code"]) == (503, "busy")
    a.bus.come_back()


@scene("a")
async def test_faults_of_an_owner_are_told(
    a: LocalServer, b: LocalServer, made: NewTableMade, ben: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_: Any) -> Any:
        raise ZeroDivisionError

    monkeypatch.setattr(a.hub.live[made.table].table, "connect", broken)
    with pytest.raises(StoreError, match="The server made a mistake"):
        await ben.come(b)
    monkeypatch.setattr(a.hub.live[made.table], "stored", broken)
    body = msgspec.json.encode({"token": made.seats[0].token, "n": 0})
    answer = await b.api.handle_or_forward("/replay", body, "1.2.3.4")
    assert answer.status == 500
    monkeypatch.undo()


@scene("a")
async def test_refusals_of_an_owner_are_passed_on(b: LocalServer, made: NewTableMade) -> None:
    hello = from_browser.Hello((made.seats[1].token,), looking=0)
    raw, owners = msgspec.json.encode(hello), await b.hub.owners(hello.tokens)
    with pytest.raises(RefusedError, match="do not hold seat 1"):
        await connect_anywhere(b.hub, b.relay, 1, owners, hello, raw, lambda raw: None)
    with pytest.raises(RefusedError, match="unknown-token"):
        await Person("x" * 20).come(b)


@in_loop
async def test_two_servers_that_do_not_know_of_each_other_lose_nothing(tmp_path: Path) -> None:
    """A mistake: one file, two servers, no bus. Each takes the table from the other."""
    a, b = (LocalServer(tmp_path, Network(), name, bus="") for name in ("one", "two"))
    for server in (a, b):
        await server.hub.start()
    made = await a.make()
    people, watcher = pair(made), Person(made.spectate)
    done: list[str] = []
    for turn in range(6):
        here, there = ((a, b), (b, a))[turn % 2]
        for person in people:
            await person.come(here)
        actor = next(person for person in people if person.now["legal"])
        done.append(actor.act(f"kept{turn}"))
        assert (await actor.done(done[-1]))["type"] == "done"
        await actor.until(lambda: any(person.now["legal"] for person in people))
        await watcher.come(there)
        actor = next(person for person in people if person.now["legal"])
        actor.act(f"lost{turn}")
        await actor.until(functools.partial(getattr, actor, "closed"))
        assert actor.last("bye")["retry"]
    stored = await a.store.load(made.table)
    assert stored is not None
    mids = [entry.mid.partition("/")[2] for entry in stored.entries if entry.mid]
    assert mids == done
    for server in (a, b):
        await server.hub.stop()


@scene("a")
async def test_meaningless_messages_are_ignored(b: LocalServer, anna: Person, ben: Person) -> None:
    link = await ben.come(b)
    assert isinstance(link, RemoteConnection)
    to_a = m.subject_of("server0")
    b.bus.publish(to_a, b"\xff\xff")
    for word in (m.Close("server9", 1), m.Out("server9", 1, 1, None), m.Beat("server9", {}, ())):
        b.bus.publish(to_a, m.encode(word))
    unknown = await b.relay._ask("server0", m.Carried("server1", 999, 1, b"{}"), 5)
    assert unknown == m.Heard(False)
    broken = await b.relay._ask("server0", m.Carried("server1", link.number, 1, b"{}"), 5)
    assert broken == m.Heard(False)
    early = await b.relay._ask("server0", m.Carried("server1", link.number, 9, b"{}"), 5)
    assert early == m.Heard(False)
    assert (await anna.done(anna.act()))["type"] == "done"
    assert not ben.closed


@scene("a")
async def test_without_its_lease_a_server_gives_no_tables(a: LocalServer, anna: Person) -> None:
    ownership = a.hub.ownership
    assert ownership._task is not None
    ownership._task.cancel()
    ownership._ran_out()
    await anna.until(lambda: anna.closed)
    assert anna.last("bye")["retry"]
    with pytest.raises(StoreError):
        await anna.come(a)
    await ownership.start()
    assert isinstance(await anna.come(a), LocalConnection)
