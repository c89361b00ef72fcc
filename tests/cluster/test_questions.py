"""A question put to the whole table outlives the server where it was asked."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from tests.cluster.local_servers import LocalServer, Person, scene
from wardround.server.protocol.http_responses import NewTableMade
from wardround.server.store.records import Write


async def hand_over(server: LocalServer) -> None:
    await server.hub.hand_over()
    await server.hub.ownership.stop()


async def die(server: LocalServer) -> None:
    await server.vanish()


def undo(person: Person) -> dict[str, Any]:
    """Asks to take back the first move, which ended a turn: everybody has to agree."""
    return {"type": "undo", "id": "u", "seq": person.now["seq"], "to": 0, "seat": 0}


@pytest.mark.parametrize("end", [hand_over, die])
@scene("ab")
async def test_a_question_goes_with_the_table(
    a: LocalServer,
    b: LocalServer,
    made: NewTableMade,
    anna: Person,
    ben: Person,
    end: Callable[[LocalServer], Awaitable[None]],
) -> None:
    watcher = Person(made.spectate)
    await anna.done(anna.act())
    question = undo(anna)
    anna.say(question)
    assert (await anna.done("u"))["type"] == "done"
    await ben.until(lambda: ben.last("asked"))
    asked = ben.last("asked")["asked"]
    assert asked == {"kind": "undo", "by": 0, "to": 0, "agreed": [0], "waiting": [1]}
    await end(a)
    await ben.until(lambda: ben.closed)
    for person in (ben, anna, watcher):
        await person.come(b)
        assert person.last("welcome")["asked"] == asked
    anna.say(question)
    assert (await anna.done("u"))["again"]
    ben.say({"type": "answer", "id": "yes", "yes": True})
    assert (await ben.done("yes"))["type"] == "done"
    await anna.until(lambda: anna.now["moves"] == 0)
    await watcher.until(lambda: watcher.last("asked").get("asked", asked) is None)
    stored = await b.store.load(made.table)
    assert stored is not None
    assert stored.record.asked is None
    assert [entry.mid for entry in stored.entries if entry.mid][1:] == ["1/yes"]


@scene("a")
async def test_a_question_at_a_table_that_was_lost_is_not_asked(
    b: LocalServer, made: NewTableMade, anna: Person, ben: Person
) -> None:
    """A server that has lost the table can neither ask nor withdraw what the next owner asks."""
    await anna.done(anna.act())
    await b.store.claim(made.table, "server1", force=True)
    anna.say(undo(anna))
    await anna.until(lambda: anna.closed)
    assert not [m for m in anna.heard if m.get("re") == "u"]
    await ben.come(b)
    assert ben.last("welcome")["asked"] is None


@scene("aa")
async def test_a_write_keeps_what_was_known_when_it_was_asked_for(
    a: LocalServer, anna: Person, ben: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It may be carried out later, when the question is over in memory but not yet on disk."""
    await anna.done(anna.act())
    writes: list[Write] = []
    write = a.store.write

    def noted(asked: Write) -> Any:
        writes.append(asked)
        return write(asked)

    monkeypatch.setattr(a.store, "write", noted)
    anna.say(undo(anna))
    ben.say({"type": "answer", "id": "no", "yes": False})
    await ben.done("no")
    records = [write.record for write in writes]
    kept = [record and record.asked and record.asked.kind for record in records]
    assert kept == ["undo", None]
