"""Fair shares besides the workers: chat, connections, and how long tables stay."""

from __future__ import annotations

import asyncio
import contextlib
import socket
import time
from pathlib import Path

import pytest

from tests.server.people import Browser, Circle, make_table, post, serving, settings
from tests.waiting import until
from wardround.server.live.expiry import DAY
from wardround.server.live.memory import BYTES_PER_TABLE
from wardround.server.settings import Settings
from wardround.server.store import open_store
from wardround.server.store.records import MAX_TALK, NEW, TableRecord, Talk, Write
from wardround.server.table.chat import BURST, Chat
from wardround.server.web.admission import (
    OWN_DESCRIPTORS,
    PER_FLOOD,
    PER_REQUEST,
    PER_SOCKET,
    Admission,
)
from wardround.server.web.sockets import SOCKETS_WORTH


def test_chat_has_a_rate() -> None:
    circle = Circle(make_table(seats="pp"))
    circle.join(1, 0)
    circle.join(2, 1)
    answers = [circle.say(1, "say", seat=0, text="la")["type"] for _ in range(int(BURST) + 5)]
    assert answers.count("done") == BURST
    assert circle.say(1, "say", seat=0, text="la")["code"] == "rate_limited"
    assert circle.say(2, "say", seat=1, text="ssh")["type"] == "done"


def test_chat_is_kept_for_so_many_lines() -> None:
    talk = Chat([])
    for n in range(MAX_TALK + 50):
        talk.say(0, "A", "la", 1000 * n, f"0/{n}", "0")
    assert [talk.lines[0].n, talk.lines[-1].n] == [51, MAX_TALK + 50]
    assert len(talk.said) == MAX_TALK
    assert talk.shown()[-1].n == MAX_TALK + 50


def new_write(table: str, at: int = 1) -> Write:
    record = TableRecord(table, "sealed", "", {}, [], "1", "salt")
    return Write(table=table, at=at, server="me", fence=NEW, record=record, card=b"{}")


def test_stores_forget_old_chat(address: str) -> None:
    async def run() -> list[int]:
        store = open_store(address)
        await store.open()
        await store.write(new_write("t"))
        for n in range(1, MAX_TALK + 3):
            line = Talk(n, 0, "A", "la", n, f"0/{n}")
            done = store.write(Write(table="t", at=n, server="me", fence=1, talk=[line]))
        await done
        stored = await store.load("t")
        await store.close()
        assert stored is not None
        return [line.n for line in stored.talk]

    assert asyncio.run(run()) == list(range(3, MAX_TALK + 3))


# -- connections ----------------------------------------------------------------------------------


def test_some_connections_are_reserved_for_players() -> None:
    admission = Admission(Settings(sockets_per_client=100), descriptors=OWN_DESCRIPTORS + 10)
    admission.sit("friend")
    assert [admission.enter("stranger") for _ in range(10)] == [True] * 8 + [False] * 2
    assert [admission.enter("friend") for _ in range(3)] == [True, True, False]
    admission.leave("stranger")
    admission.stand_up("friend")
    assert not admission.enter("friend")


def test_no_connections_are_reserved_for_watchers(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Anybody can watch a public table."""
    seated: list[str] = []
    with serving(settings(tmp_path)) as server:
        monkeypatch.setattr(server.admission, "sit", lambda client: seated.append("sat down"))
        monkeypatch.setattr(server.admission, "stand_up", lambda client: seated.append("left"))
        made = post(server.url, "/api/tables", {"game": "sealed", "seats": [{"by": "me"}] * 2}, 201)
        for token in (made["spectate"], made["host"], made["link"]):
            browser = Browser(server.url)
            assert browser.hello(token)["type"] == "welcome"
            browser.close()
        player = Browser(server.url)
        player.hello(made["seats"][0]["token"])
        player.close()
        assert until(lambda: seated, lambda seen: len(seen) == 2) == ["sat down", "left"]


def test_one_address_cannot_take_all_connections() -> None:
    admission = Admission(Settings(sockets_per_client=1), descriptors=1000)
    assert [admission.enter("a") for _ in range(6)] == [True] * PER_SOCKET + [False] * 2
    assert admission.enter("b")
    proxied = Admission(Settings(sockets_per_client=1), descriptors=1000, by_address=False)
    assert all(proxied.enter("proxy") for _ in range(100))


def test_connections_are_limited_like_requests() -> None:
    admission = Admission(
        Settings(request_rate=0.001, request_burst=3 / PER_REQUEST), descriptors=1000
    )
    came = []
    for _ in range(5):
        came.append(admission.enter("a"))
        if came[-1]:
            admission.leave("a")
    assert came == [True] * 3 + [False] * 2
    assert admission.enter("b")


def test_a_flooding_client_may_return_less_often() -> None:
    most = PER_FLOOD + 2
    admission = Admission(
        Settings(request_rate=0.001, request_burst=most / PER_REQUEST), descriptors=1000
    )
    assert admission.enter("a")
    admission.penalize("a")
    assert [admission.enter("a") for _ in range(2)] == [True, False]
    admission.penalize("a")
    assert admission.enter("b"), "others are not blamed"


def test_many_sockets_of_one_client_share_a_rate(tmp_path: Path) -> None:
    with serving(settings(tmp_path, message_rate=0.01, message_burst=2)) as server:
        made = post(server.url, "/api/tables", {"game": "sealed", "seats": [{"by": "me"}] * 2}, 201)
        answers: list[str] = []
        for _ in range(SOCKETS_WORTH + 5):
            browser = Browser(server.url)
            browser.hello(made["seats"][0]["token"])
            answers += [browser.say("ping")["type"] for _ in range(2)]
            browser.close()
    assert answers == ["pong"] * 2 * SOCKETS_WORTH + ["refused"] * 10


def test_connections_are_counted_until_they_are_gone(tmp_path: Path) -> None:
    with (
        serving(settings(tmp_path, sockets_per_client=2)) as server,
        contextlib.ExitStack() as held,
    ):
        address = ("127.0.0.1", server.port)
        made = post(server.url, "/api/tables", {"game": "sealed", "seats": [{"by": "me"}] * 2}, 201)
        player = Browser(server.url)
        player.hello(made["seats"][0]["token"])
        for _ in range(3 * PER_SOCKET):
            held.enter_context(socket.create_connection(address))
        refused = held.enter_context(socket.create_connection(address))
        refused.settimeout(10)
        with contextlib.suppress(ConnectionResetError):
            assert refused.recv(1) == b""
        assert player.say("ping")["type"] == "pong"
        held.close()
        player.close()

        def comes_in() -> bool:
            with contextlib.suppress(OSError):
                Browser(server.url).close()
                return True
            return False

        assert until(comes_in, bool)


# -- how long tables stay -------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("limits", "left"),
    [
        pytest.param({}, "young old", id="they stay"),
        pytest.param({"unfinished_days": 30}, "young", id="untouched for too long"),
        pytest.param({"tables": 2}, "young", id="to make room"),
    ],
)
def test_tables_expire_by_the_policy(tmp_path: Path, limits: dict[str, float], left: str) -> None:

    async def fill() -> None:
        store = open_store(str(tmp_path / "tables.sqlite"))
        await store.open()
        await store.write(new_write("young", round(1000 * time.time()) - DAY // 2))
        await store.write(new_write("old", round(1000 * time.time()) - 60 * DAY))
        await store.close()

    asyncio.run(fill())
    with serving(settings(tmp_path, idle_seconds=0.2, **limits)) as server:

        def there() -> str:
            ids = asyncio.run(all_ids(str(tmp_path / "tables.sqlite")))
            return " ".join(sorted(ids, reverse=True))

        assert until(there, lambda seen: seen == left) == left
        assert post(server.url, "/api/quick", {"game": "sealed"}, 201)


def test_tables_that_nobody_is_at_take_little_memory(tmp_path: Path) -> None:
    """However many are made; the latest stay, since people are on their way to them."""
    with serving(
        settings(tmp_path, idle_seconds=3600, idle_bytes=2 * BYTES_PER_TABLE - 1)
    ) as server:
        first, latest = (post(server.url, "/api/quick", {"game": "sealed"}, 201) for _ in range(2))
        left = until(lambda: list(server.hub.live), lambda names: len(names) == 1)
        assert left == [latest["table"]]
        assert post(server.url, "/api/who", {"token": first["host"]}, 200)


async def all_ids(path: str) -> list[str]:
    store = open_store(path)
    await store.open()
    rows = await store.tables("", 100)
    await store.close()
    return [row.id for row in rows]
