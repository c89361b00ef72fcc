"""Friends at a site of several servers, which are killed: clocks, subscriptions and results are
there once, whoever looks after them."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import asyncpg
import msgspec
import pytest

from tests.local_site.site import Site
from tests.server.people import Browser, post
from tests.server.push_service import PushService, SubscribedBrowser, bytes_of
from tests.waiting import until
from wardround.server.store.records import TableRecord
from wardround.server.table.turns import REMINDED

BEN = "b" * 43
HOUR = 3_600_000
OPTIONS = ("--lease", "1.2", "--bot-pause", "0", "--log-level", "warning")


@contextlib.contextmanager
def two_servers(folder: Path, push_service: str) -> Iterator[Site]:
    options = (*OPTIONS, "--push-service", push_service)
    games = ("tests.server.sealed",)
    site = Site(folder, 2, 1, options=options, extra_games=games, durable=False)
    site.start()
    try:
        yield site
    finally:
        site.stop()


def in_store(site: Site, table: str, hours_later: int = 0) -> TableRecord:
    """What is stored about a table. Clocks that run have begun so many hours earlier from now on,
    which only those learn who load it afterwards."""

    async def run() -> TableRecord:
        connection = await asyncpg.connect(site.postgres.url())
        try:
            raw = await connection.fetchval("SELECT record FROM tables WHERE id = $1", table)
            record = msgspec.json.decode(raw, type=TableRecord)
            if hours_later:
                passed = hours_later * HOUR
                for seat in record.seats:
                    if seat.time is not None and seat.time.since:
                        since = seat.time.since - passed
                        seat.time = msgspec.structs.replace(seat.time, since=since)
                change = "UPDATE tables SET record = $2, due = due - $3 WHERE id = $1"
                written = msgspec.json.encode(record)
                encoded = written if isinstance(raw, bytes) else written.decode()
                await connection.execute(change, table, encoded, passed)
            return record
        finally:
            await connection.close()

    return asyncio.run(run())


@pytest.mark.slow(seconds=30)
def test_clocks_subscriptions_and_results_survive_kills_and_are_there_once(tmp_path: Path) -> None:
    service = PushService()
    subscribed = SubscribedBrowser(service.url)
    with contextlib.closing(service), two_servers(tmp_path, service.url) as site:
        a, b = site.url_of(0), site.url_of(1)
        clock = {"kind": "move", "seconds": 1800, "out": "seat_lost"}
        seats = [{"by": "me", "name": "Leo"}, {"by": "me", "name": "Ben"}]
        wish = {"game": "sealed", "seats": seats, "clock": clock, "options": {"rounds": 1}}
        made = post(a, "/api/tables", wish, 201)
        table, token = made["table"], made["seats"][1]["token"]
        post(b, "/api/person", {"person": BEN, "tokens": [token], "new": True}, 200)
        wanted = {"person": BEN, "subscribe": subscribed.subscription()}
        service.key = bytes_of(post(b, "/api/reminders/change", wanted, 200)["push_key"])

        # The server that has the table dies, and Leo's time runs out while nobody is there.
        site.servers[0].kill()
        in_store(site, table, hours_later=1)
        until(lambda: in_store(site, table).seats[1].remind, lambda remind: remind == REMINDED)
        assert in_store(site, table).seats[0].out == "seat_lost"
        assert told(service, subscribed) == [table]

        # So does the next one. What it has done is not done again, and the subscription is there.
        site.servers[0].start()
        site.servers[1].kill()
        ben = Browser(a)
        welcome = ben.hello(held_by(a, BEN))
        assert [seat["out"] for seat in welcome["seats"]] == ["seat_lost", ""]
        assert [line["late"] for line in welcome["log"] if "late" in line]
        endpoints = post(a, "/api/reminders", {"person": BEN}, 200)["endpoints"]
        assert endpoints == [subscribed.endpoint]
        finish(ben)
        again = post(a, "/api/again", {"tokens": [token]}, 201)["table"]
        site.servers[0].kill()

        # The result counts once, with either link to the seat, and there is one next table.
        site.servers[1].start()
        mine = post(b, "/api/mine", {"tokens": [token, held_by(b, BEN)]}, 200)["tables"]
        assert {one["card"]["table"] for one in mine} == {table}
        assert all(one["card"]["outcome"]["winners"] for one in mine)
        assert post(b, "/api/again", {"tokens": [token]}, 201)["table"] == again
        known = post(b, "/api/person/export", {"person": BEN}, 200)["tables"]
        assert [one["card"]["table"] for one in known] == [table]
        assert told(service, subscribed) == [table]
        with contextlib.suppress(OSError, EOFError):
            ben.close()


def told(service: PushService, browser: SubscribedBrowser) -> list[Any]:
    """The tables of which a browser has been told."""
    assert service.faults == []
    return [browser.read(body)["table"] for _, _, body in service.taken]


def held_by(url: str, person: str) -> str:
    """The seat of somebody's only table, as their other devices open it."""
    [held] = post(url, "/api/person", {"person": person}, 200)["tokens"]
    return str(held["token"])


def finish(browser: Browser) -> None:
    """Play to the end against a bot."""
    while browser.now["outcome"] is None:
        if browser.now["legal"]:
            browser.act()
        else:
            browser.read()
