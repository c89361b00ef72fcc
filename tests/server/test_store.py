"""What every store promises, asked of each kind."""

from __future__ import annotations

import asyncio
import functools
import inspect
import re
from pathlib import Path

import msgspec
import pytest

from tests.cluster.local_servers import Thinker
from tests.in_loop import in_loop
from tests.server.databases import with_open_store, with_store
from tests.server.people import KNOWN_GAMES, Browser, post, serving, settings
from tests.waiting import until
from wardround.server.live.hub import Hub
from wardround.server.metrics import Metrics
from wardround.server.store import (
    LostError,
    Store,
    StoreError,
    open_store,
    postgres_rows,
    sqlite_rows,
)
from wardround.server.store.records import (
    LINES_A_WRITE,
    NEW,
    Entry,
    Owner,
    SeatRecord,
    StoredTable,
    TableRecord,
    Talk,
    Write,
    in_pieces,
)
from wardround.server.store.sqlite import COMMITS_BETWEEN_CHECKPOINTS


def new(table: str, server: str = "s1", name: str = "") -> Write:
    record = TableRecord(table, "g", name, {}, [SeatRecord(name="Ann")], "seed", "salt")
    owners = [Owner(f"host-{table}", table, "host", None), Owner(f"seat-{table}", table, "seat", 0)]
    return Write(
        table, 1, server, NEW, record=record, entries=[Entry("header")], owners=owners, card=b"{}"
    )


def line(
    table: str, n: int, fence: int = 1, server: str = "s1", text: str = "", mid: str = ""
) -> Write:
    return Write(table, n, server, fence, n, [Entry(text or f"line {n}", mid or f"m{n}")])


async def lines_of(store: Store, table: str) -> list[str]:
    stored = await store.load(table)
    assert stored is not None
    return [entry.line for entry in stored.entries]


# -- writing and reading --------------------------------------------------------------------------


def test_many_writes_are_committed_at_once_and_in_order(address: str) -> None:
    async def test(store: Store) -> None:
        done: list[int] = []
        futures = [store.write(new("a")), store.write(new("b"))]
        futures += [store.write(line("a", n)) for n in range(1, 200)]
        for n, future in enumerate(futures):
            future.add_done_callback(functools.partial(lambda n, _: done.append(n), n))
        gap = store.write(line("a", 500))
        after = store.write(line("b", 1))
        await asyncio.gather(*futures, after)
        with pytest.raises(StoreError, match="expected 500 lines, found 200"):
            await gap
        assert done == sorted(done)
        lines = await lines_of(store, "a")
        assert lines == ["header", *(f"line {n}" for n in range(1, 200))]
        assert await store.load("nothing") is None
        assert await store.count() == 2
        await store.ping()
        assert await store.lengths(("a", "b", "c")) == {"a": 200, "b": 2}

    with_store(address, test)

    async def again(store: Store) -> None:
        assert await store.count() == 2

    with_store(address, again)


@with_open_store
async def test_a_long_journal_is_written_whole(store: Store) -> None:
    entries = [Entry(f"line {n}", f"m{n}", bool(n % 2)) for n in range(777)]
    made = new("a")
    made.entries = entries
    await store.write(made)
    stored = await store.load("a")
    assert stored is not None
    assert stored.entries == entries
    assert (await store.lengths(("a",))) == {"a": 777}


@with_open_store
async def test_a_new_table_is_written_in_pieces_and_found_when_it_is_whole(store: Store) -> None:
    entries = [Entry(f"line {n}") for n in range(2 * LINES_A_WRITE + 1)]
    waiting = new("waiting")
    waiting.entries = []
    assert len(list(in_pieces(waiting))) == 1, "a table that nobody has begun has no lines"
    made = new("a")
    assert made.record is not None
    made.entries, made.record.listed, made.free_seats = entries, True, True
    *first, last = in_pieces(made)
    assert [len(piece.entries) for piece in first] == [LINES_A_WRITE] * 2
    for piece in first:
        await store.write(piece)
        # A write to another table comes in between.
        await store.write(new(f"other {piece.first}"))
    assert await store.owners(("host-a",)) == []
    assert await store.public(10) == []
    await store.write(last)
    assert len(await store.public(10)) == 1
    assert len(await store.owners(("host-a", "seat-a"))) == 2
    stored = await store.load("a")
    assert stored is not None
    assert (stored.entries, stored.record) == (entries, made.record)


def test_long_journals_leave_most_of_the_store_to_players(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However many are uploaded at once."""
    written: list[str] = []

    async def test(store: Store) -> None:
        hub = Hub(settings(tmp_path), KNOWN_GAMES, store, Thinker(), Metrics())
        one_by_one = asyncio.Lock()

        async def slow_write(write: Write) -> None:
            async with one_by_one:
                await asyncio.sleep(0.002)
                written.append(write.table)

        async def play() -> None:
            while True:
                await slow_write(line("played", 1))

        monkeypatch.setattr(store, "write", slow_write)
        player = asyncio.create_task(play())
        entries = [Entry("")] * (6 * LINES_A_WRITE)
        uploads = [msgspec.structs.replace(new(table), entries=entries) for table in "abc"]
        await asyncio.gather(*map(hub.write_new, uploads))
        player.cancel()

    with_store(str(tmp_path / "tables.sqlite"), test)
    assert [table for table in written if table != "played"] == [*"aaaaaabbbbbbcccccc"]
    assert written.count("played") > 2 * 18


def test_the_log_is_copied_into_the_file_while_the_store_is_open(tmp_path: Path) -> None:
    """Not by the writer, which everyone waits for, and not only when the store closes."""
    file = tmp_path / "tables.sqlite"

    async def test(store: Store) -> None:
        await store.write(new("a"))
        assert b"host-a" not in file.read_bytes()
        for n in range(1, COMMITS_BETWEEN_CHECKPOINTS):
            await store.write(line("a", n))
        copied = await asyncio.to_thread(until, file.read_bytes, lambda raw: b"host-a" in raw)
        assert b"host-a" in copied

    with_store(str(file), test)


@with_open_store
async def test_everything_written_is_read_again(store: Store) -> None:
    first = new("a", name="Täfel \u0000 🎲")
    await store.write(first)
    talk = Talk(1, 0, "Ann", "hello \u0000 ☺", 5, "0/t")
    second = Write("a", 7, "s1", 1, 1, [Entry('{"x":"é"}', "0/\u0000mid", True)], [talk])
    second.card, second.finished, second.free_seats = b'{"card":1}', True, True
    await store.write(second)
    stored = await store.load("a")
    assert first.record is not None
    assert stored == StoredTable(
        record=first.record,
        entries=[Entry("header"), Entry('{"x":"é"}', "0/\u0000mid", True)],
        talk=[talk],
        owners=first.owners,
        changed=7,
        card=b'{"card":1}',
        finished=True,
        free_seats=True,
    )


@with_open_store
async def test_a_failed_write_takes_no_other_with_it(store: Store) -> None:
    await store.write(new("a"))
    await store.write(new("b"))
    futures = [
        store.write(line("a", 1)),
        store.write(new("b")),
        store.write(line("b", 7)),
        store.write(line("c", 1)),
        store.write(line("b", 1)),
    ]
    results = await asyncio.gather(*futures, return_exceptions=True)
    kinds = [type(result) for result in results]
    assert kinds == [type(None), StoreError, StoreError, LostError, type(None)]
    assert await lines_of(store, "a") == ["header", "line 1"]
    assert await lines_of(store, "b") == ["header", "line 1"]


@with_open_store
async def test_a_write_that_fails_half_way_leaves_nothing(store: Store) -> None:
    """A token of another table: the line before it in the same write must not stay."""
    await store.write(new("a"))
    await store.write(new("b"))
    bad = line("a", 1)
    bad.owners = [Owner("seat-b", "a", "seat", 1)]
    with pytest.raises(StoreError):
        await store.write(bad)
    assert await lines_of(store, "a") == ["header"]
    assert await store.lengths(("a",)) == {"a": 1}
    await store.write(line("a", 1, text="good"))
    assert await lines_of(store, "a") == ["header", "good"]


@with_open_store
async def test_lists_are_the_newest_first(store: Store) -> None:
    for n, table in enumerate("abcd"):
        await store.write(new(table))
        write = Write(table, 10 + n, "s1", 1, card=table.encode())
        write.finished, write.free_seats = table in "ab", table in "cd"
        await store.write(write)
    assert await store.finished(5) == [b"b", b"a"]
    assert await store.public(5) == [b"d", b"c"]
    assert await store.public(1) == [b"d"]
    assert await store.cards(("a", "x")) == {"a": b"a"}
    owners = await store.owners(("seat-b", "no", "host-a"))
    assert [owner.token for owner in owners] == ["seat-b", "host-a"]


@in_loop
async def test_a_closed_store_says_so(address: str) -> None:
    """Pending writes are made; later ones fail instead of waiting forever."""
    store = open_store(address)
    await store.open()
    waiting = store.write(new("a"))
    await store.close()
    await waiting
    with pytest.raises(StoreError, match="closed"):
        await store.write(line("a", 1))
    with pytest.raises(StoreError, match="closed"):
        await store.claim("a", "s1")
    with pytest.raises(StoreError, match="closed"):
        await store.load("a")


# -- who owns a table -----------------------------------------------------------------------------


@with_open_store
async def test_a_claim_is_refused_while_the_owner_lives(store: Store) -> None:
    await store.beat("s1", 60, "here")
    await store.beat("s2", 60)
    await store.write(new("a"))
    refused = await store.claim("a", "s2")
    assert refused is not None
    assert (refused.owner, refused.fence) == ("s1", 1)
    own = await store.claim("a", "s1")
    assert own is not None
    assert (own.owner, own.fence) == ("s1", 2)
    assert await store.claim("nothing", "s1") is None
    taken = await store.claim("a", "s2", force=True)
    assert taken is not None
    assert (taken.owner, taken.fence) == ("s2", 3)
    assert await store.held("s2") == {"a": 3}
    assert await store.held("s1") == {}


@with_open_store
async def test_a_dead_owner_loses_its_tables_and_can_never_write_again(store: Store) -> None:
    await store.beat("s1", -1)
    await store.beat("s2", 60)
    await store.write(new("a"))
    await store.write(line("a", 1))
    claim = await store.claim("a", "s2")
    assert claim is not None
    assert claim.owner == "s2"
    late = store.write(line("a", 2, text="too late"))
    with pytest.raises(LostError, match="owned by s2"):
        await late
    talk = Write("a", 9, "s1", 1, talk=[Talk(1, 0, "Ann", "too late", 9)])
    with pytest.raises(LostError):
        await store.write(talk)
    # Not even a late beat brings the table back.
    await store.beat("s1", 60)
    with pytest.raises(LostError):
        await store.write(line("a", 2, text="too late"))
    await store.write(line("a", 2, claim.fence, "s2"))
    assert await lines_of(store, "a") == ["header", "line 1", "line 2"]


@with_open_store
async def test_a_new_claim_stops_the_claimants_earlier_writes(store: Store) -> None:
    """After a write with an unknown outcome, a claim settles the truth."""
    await store.write(new("a"))
    claim = await store.claim("a", "s1")
    assert claim is not None
    with pytest.raises(LostError):
        await store.write(line("a", 1, claim.fence - 1))
    await store.write(line("a", 1, claim.fence))


@with_open_store
async def test_a_server_that_ends_gives_its_tables_back(store: Store) -> None:
    await store.beat("s1", 60)
    await store.beat("s2", 60)
    for table in "abc":
        await store.write(new(table))
    await store.write(new("d", "s2"))
    assert await store.owned() == {"s1": 3, "s2": 1}
    await store.release(("a", "d", "nothing"), "s1")
    assert await store.owned() == {"s1": 2, "s2": 1}
    claim = await store.claim("a", "s2")
    assert claim is not None
    assert claim.owner == "s2"
    with pytest.raises(LostError):
        await store.write(line("a", 1))
    assert [row.id for row in await store.servers()] == ["s1", "s2"]
    await store.release_all("s1")
    assert await store.owned() == {"s2": 2}
    assert [row.id for row in await store.servers()] == ["s2"]
    with pytest.raises(LostError, match="released"):
        await store.write(line("b", 1))


@with_open_store
async def test_servers_are_listed_with_the_time_they_have_left(store: Store) -> None:
    await store.beat("s1", 3600, "one")
    await store.beat("s2", -3600, "two")
    await store.beat("s1", 7200, "one again")
    first, second = sorted(await store.servers(), key=lambda row: row.id)
    assert (first.info, second.info) == ("one again", "two")
    assert first.left > 3700
    assert second.left < -3500
    assert first.started > 1_600_000_000_000


@with_open_store
async def test_of_many_claimants_one_wins(store: Store, address: str) -> None:
    """Each with its own connection to the same database."""
    await store.beat("gone", -1)
    await store.write(new("a", "gone"))
    others = [open_store(address) for _ in range(4)]
    for other in others:
        await other.open()
    for n, other in enumerate(others):
        await other.beat(f"o{n}", 60)
    claims = await asyncio.gather(*(o.claim("a", f"o{n}") for n, o in enumerate(others)))
    assert len({claim.owner for claim in claims if claim is not None}) == 1
    assert [claim.fence for claim in claims if claim is not None] == [2, 2, 2, 2]
    for other in others:
        await other.close()


# -- under a server -------------------------------------------------------------------------------


def test_a_table_outlives_its_server(address: str, tmp_path: Path) -> None:
    mine = settings(tmp_path, db=address)
    with serving(mine) as server:
        wish = {"game": "sealed", "seats": [{"by": "me"}, {"by": "me"}], "public": True}
        made = post(server.url, "/api/tables", wish, 201)
        tokens = [seat["token"] for seat in made["seats"]]
        browser = Browser(server.url)
        browser.hello(*tokens)
        done = browser.act(0, id="first \u0000 move")
        assert done["type"] == "done"
        assert browser.say("say", text="hello \u0000 there")["type"] == "done"
        browser.close()
    with serving(mine) as server:
        browser = Browser(server.url)
        welcome = browser.hello(*tokens)
        assert welcome["now"]["seq"] == done["seq"]
        assert [talk["text"] for talk in welcome["chat"]] == ["hello there"]
        again = browser.say(
            "act", id="first \u0000 move", seq=0, action=browser.now["legal"][0]["action"]
        )
        assert (again["type"], again["again"]) == ("done", True)
        assert browser.now["moves"] == 1, "what was done before is not done twice"
        assert browser.act(0)["type"] == "done"
        browser.close()
        mine_now = post(server.url, "/api/mine", {"tokens": [tokens[0], "x" * 20]}, 200)
        assert [card["card"]["moves"] for card in mine_now["tables"]] == [2]


def test_a_commit_whose_answer_was_lost_is_found_again(
    address: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It was written, but no one knows: the table is loaded again, and the resend recognised."""
    losing: list[bool] = []

    def losing_write(store: Store, write: Write) -> asyncio.Future[None]:
        written: asyncio.Future[None] = real(store, write)
        if not losing:
            return written
        losing.clear()
        told: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        lost = StoreError("it is not known whether this was written")
        written.add_done_callback(lambda _: told.set_exception(lost))
        return told

    kind = type(open_store(address))
    real = kind.write
    monkeypatch.setattr(kind, "write", losing_write)
    with serving(settings(tmp_path, db=address)) as server:
        wish = {"game": "template", "seats": [{"by": "me"}, {"by": "me"}]}
        tokens = [s["token"] for s in post(server.url, "/api/tables", wish, 201)["seats"]]
        browser = Browser(server.url)
        browser.hello(*tokens)
        message = {"type": "act", "id": "only-once", "seq": browser.now["seq"]}
        message["action"] = browser.now["legal"][0]["action"]
        losing.append(True)
        browser.send(message)
        bye = browser.until("bye")
        assert (bye["code"], bye["retry"]) == ("storage", True)
        browser.close()
        browser = Browser(server.url)
        assert browser.hello(*tokens)["now"]["moves"] == 1
        browser.send(message)
        done = browser.until("done")
        assert (done["re"], done["again"]) == ("only-once", True)
        assert browser.act(0)["type"] == "done"
        assert browser.now["moves"] == 2
        browser.close()


def test_both_kinds_are_asked_in_the_same_words() -> None:
    """`Store` hands what it is given to functions of either module."""
    asked = set(re.findall(r"self\.rows\.(\w+)", inspect.getsource(Store)))
    assert {"select", "together", "load", "rewrite", "ALIVE", "AMONG"} <= asked
    for name in asked:
        here, there = getattr(sqlite_rows, name), getattr(postgres_rows, name)
        if isinstance(here, str):
            assert isinstance(there, str)
            continue
        here, there = inspect.signature(here), inspect.signature(there)
        assert list(here.parameters) == list(there.parameters), name
