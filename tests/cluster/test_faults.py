"""Real processes, really killed, while people and bots play.

Whatever happens: every action that was answered is in the journal once, every journal is true, and
every table can be continued.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from tests.cluster.players import Crowd, check_store, crowd, go_on, post
from tests.local_site.site import Site
from tests.server.people import KNOWN_GAMES, Browser, fetch, send
from tests.waiting import until
from wardround.server.store import open_store

ADA = "a" * 43
"""A secret of somebody's."""
LEASE = 1.2
OPTIONS = (
    *("--bot-pause", "0"),
    *("--request-rate", "10000", "--message-rate", "10000", "--tables-per-hour", "100000"),
    *("--sockets-per-client", "10000"),
)
GAMES = ("wardround.template", "tests.server.sealed")


@contextlib.contextmanager
def site_at(
    folder: Path, servers: int, workers: int, logs: str = "warning", lease: float = LEASE
) -> Iterator[Site]:
    site = Site(
        folder,
        servers,
        workers,
        options=(*OPTIONS, "--lease", str(lease), "--log-level", logs),
        extra_games=GAMES,
        wires=True,
        durable=False,
        launcher="tests.cluster.drifting_clock",
    )
    site.start()
    try:
        yield site
    finally:
        site.stop()


def owners(site: Site) -> Counter[int]:
    """How many tables each server owns, by its number; dead ones count as -1."""

    async def ask() -> Counter[int]:
        store = open_store(site.postgres.url())
        await store.open()
        try:
            ports = {
                row.id: int(msgspec.json.decode(row.info)["address"].rpartition(":")[2])
                for row in await store.servers()
                if row.left > 0
            }
            counts: Counter[int] = Counter()
            for server, count in (await store.owned()).items():
                counts[site.ports.index(ports[server]) if server in ports else -1] += count
            return counts
        finally:
            await store.close()

    return asyncio.run(ask())


def busiest(site: Site) -> int:
    owned = owners(site)
    return max(range(len(site.servers)), key=lambda n: owned[n])


def everybody_goes_on(people: Crowd, seconds: float = 120) -> None:
    """Every table that is not over gets another answered action."""
    before = {table: len(table.answered) for table in people.tables}
    deadline = time.monotonic() + seconds
    while stuck := [t.id for t, n in before.items() if not t.over and len(t.answered) == n]:
        assert time.monotonic() < deadline, f"these tables do not go on: {stuck}"
        time.sleep(0.02)


def all_is_there(site: Site, *crowds: Crowd) -> Counter[str]:
    """The end of every test: nothing lost, nothing doubled, every table goes on."""
    tables = [table for people in crowds for table in people.tables]
    assert [fault for people in crowds for fault in people.faults] == []
    check_store(site.postgres.url(), tables, KNOWN_GAMES)
    go_on([site.url], tables)
    return check_store(site.postgres.url(), tables, KNOWN_GAMES)


def test_the_owner_is_killed_and_another_takes_its_tables(tmp_path: Path) -> None:
    with site_at(tmp_path, 2, 1) as site:
        with crowd([site.url_of(0), site.url_of(1)], 3) as people:
            people.wait_for(30)
            victim = busiest(site)
            site.servers[victim].kill()
            everybody_goes_on(people)
            # An answer may have been on its way when the server died, and a table may be over.
            assert until(lambda: owners(site)[victim], lambda owned: owned == 0) == 0
            site.servers[victim].start()
        counts = all_is_there(site, people)
        assert counts["answered"] > 30


def harms(site: Site, people: Crowd) -> Iterator[str]:
    """One harm after another; each is over when the next is asked for."""
    servers = site.servers
    victim = busiest(site)
    servers[victim].freeze()
    everybody_goes_on(people)
    servers[victim].thaw()
    yield "frozen past its lease, then thawed"

    victim = busiest(site)
    site.db_wires[victim].cut()
    everybody_goes_on(people)
    site.db_wires[victim].mend()
    yield "cut off from the database"

    for wire in site.db_wires:
        wire.delay = 0.1
    everybody_goes_on(people)
    for wire in site.db_wires:
        wire.mend()
    yield "slow disks"

    for wire in site.bus_wires:
        wire.lose, wire.repeat, wire.exchange = 0.05, 0.2, 0.2
    everybody_goes_on(people)
    for wire in site.bus_wires:
        wire.mend()
    yield "messages lost, repeated and exchanged"

    site.bus_wires[busiest(site)].silent = True
    time.sleep(2 * LEASE)
    for wire in site.bus_wires:
        wire.mend()
    yield "the bus silent, then everything late"

    site.nats.process.kill()
    time.sleep(LEASE)
    site.nats.process.start()
    yield "the bus killed"

    site.postgres.kill()
    time.sleep(LEASE / 2)
    site.postgres.start()
    yield "the database ended as by a power cut"

    for worker in site.workers:
        worker.kill()
        everybody_goes_on(people)
        worker.start()
    yield "workers killed"

    servers[busiest(site)].stop()
    for server in servers:
        if not server.running:
            server.start()
    yield "a server ended in order"


@pytest.mark.slow(seconds=40)
def test_nothing_is_lost_whatever_happens(tmp_path: Path) -> None:
    """All the while the servers' clocks are being set, by hours."""
    with site_at(tmp_path, 3, 2) as site:
        urls = [site.url, *(site.url_of(n) for n in range(3))]
        with (
            crowd(urls, 3, pause=0.05) as people,
            crowd([site.url], 1, seats="pb", pause=0.05) as with_bots,
        ):
            people.wait_for(20)
            with_bots.wait_for(10)
            for what in harms(site, people):
                everybody_goes_on(people)
                everybody_goes_on(with_bots)
                assert people.faults == [], what
        all_is_there(site, people, with_bots)


def test_a_site_serves_like_one_server(tmp_path: Path) -> None:
    """Tables made at one server are seen, taken and read at the others; health, metrics, logs."""
    # No server dies here, and a busy machine must not cost one its lease.
    with site_at(tmp_path, 2, 1, "debug", lease=30) as site:
        a, b = site.url_of(0), site.url_of(1)
        wish = {"game": "sealed", "seats": [{"by": "me"}, {"by": "open"}], "public": True}
        made = post(a, "/api/tables", wish)
        host = Browser(a)
        host.hello(made["seats"][0]["token"], made["host"])
        cards = fetch(b + "/api/open").json()["tables"]
        assert [card["table"] for card in cards] == [made["table"]]
        sat = post(b, "/api/sit", {"table": made["table"], "name": "Ben", "colour": ""})
        guest = Browser(b)
        assert guest.hello(sat["token"])["you"]["seats"] == [1]
        assert host.until("people")["seats"][1]["name"] == "Ben"
        assert host.act()["type"] == "done"
        assert guest.until("update")["by"] == 0
        guest.say("say", text="hello")
        assert host.until("chat")["line"]["text"] == "hello"
        body = {"token": sat["token"], "n": 1}
        answer = send(b + "/api/replay", json=body)
        assert answer.json()["total"] == 1
        assert post(b, "/api/timeline", {"token": sat["token"]})["total"] == 1
        wish = {"person": ADA, "tokens": [made["seats"][0]["token"]], "new": True}
        kept = post(a, "/api/person", wish)
        assert post(b, "/api/person", {"person": ADA}) == kept
        handle = kept["tokens"][0]["token"]
        metrics = fetch(b + "/metrics").text
        assert "wardround_relayed_out 1" in metrics
        assert "wardround_bus_connected 1" in metrics
        assert fetch(a + "/health").json()["store"] == "postgresql"
        site.servers[0].stop()
        assert host.until("bye")["retry"]
        assert guest.until("bye")["retry"]
        again = Browser(b)
        assert again.hello(handle)["now"]["moves"] == 1
        wish = {"person": ADA, "renewed": ADA.upper()}
        renewed = post(b, "/api/person/renew", wish)["tokens"][0]["token"]
        assert again.until("bye")["retry"]
        tokens = [handle, renewed, made["seats"][0]["token"]]
        assert post(b, "/api/mine", {"tokens": tokens})["gone"] == [handle]
        for browser in (host, guest, again):
            browser.close()
        request = answer.headers["x-request-id"]
        assert is_told(site, 0, "request", made["table"], {request})
        assert is_told(site, 1, "request", made["table"], {request})
        for event in ("connected", "message"):
            carried = ids_in(site, 0, event, made["table"], through=True)
            assert carried
            assert is_told(site, 1, event, made["table"], carried)


def is_told(site: Site, n: int, event: str, table: str, ids: set[str]) -> bool:
    """Whether a server's log tells of an event under all these ids; lines may follow answers."""
    return ids <= until(lambda: ids_in(site, n, event, table), ids.issubset)


def ids_in(site: Site, n: int, event: str, table: str, through: bool = False) -> set[str]:
    """The ids under which a server's log tells of an event at a table, as it came from others."""
    lines = site.servers[n].log.read_text("utf-8").splitlines()
    told = [json.loads(line) for line in lines if line.startswith("{")]
    return {
        line["request"]
        for line in told
        if (line["event"], line.get("table")) == (event, table)
        and (not through or "through" in line)
    }
