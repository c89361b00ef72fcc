"""Watching with a delay: everything comes later, whole and in order, with no way around it."""

from __future__ import annotations

import asyncio
import time
from typing import Any

import pytest

from tests.server.people import Browser, Server, post, send
from wardround.server.live.watcher_delay import MAX_BYTES, WatcherDelay

DELAY = 1


def made_with_delay(server: Server, game: str = "sealed", **more: Any) -> tuple[Any, Browser]:
    """A running table for two with delayed watchers, and a browser that plays both seats."""
    seats = [{"by": "me"}, {"by": "me"}]
    made = post(server.url, "/api/tables", {"game": game, "seats": seats, **more}, 201)
    player = Browser(server.url)
    player.hello(made["host"], *(seat["token"] for seat in made["seats"]))
    assert player.say("set_table", delay=DELAY)["type"] == "done"
    return made, player


def watching(server: Server, token: str) -> Browser:
    browser = Browser(server.url)
    assert browser.hello(token) == {"type": "later", "seconds": DELAY}
    return browser


@pytest.mark.parametrize("link", ["spectate", "link"])
def test_watchers_see_everything_later(server: Server, link: str) -> None:
    made, player = made_with_delay(server, options={"rounds": 1})
    came = time.monotonic()
    watcher = watching(server, made[link])
    assert watcher.say("ping")["type"] == "pong", "that the line is alive is known at once"
    while not watcher.now:
        watcher.read()
    assert watcher.now["moves"] == 0
    assert time.monotonic() - came >= DELAY
    moved = time.monotonic()
    player.act()
    seen = watcher.until("update")
    assert time.monotonic() - moved >= DELAY
    assert (seen["now"]["moves"], seen["now"]["seq"]) == (1, player.now["seq"])

    player.play_to_the_end()
    while watcher.now["outcome"] is None:
        watcher.read()
    assert watcher.now["seq"] == player.now["seq"]
    late = Browser(server.url)
    assert late.hello(made[link])["type"] == "welcome", "what is over is shown at once"
    for browser in (player, watcher, late):
        browser.close()


def test_there_is_no_other_way_to_see_it_earlier(server: Server) -> None:
    made, player = made_with_delay(server, "healthy_heart")
    for link in ("spectate", "link"):
        token = {"token": made[link]}
        for path, wish in (
            ("replay", {"n": 0}),
            ("timeline", {}),
            ("log", {"from_move": 0, "to_move": 9}),
            ("journal", {}),
            ("position/of", {"n": 0}),
            ("fork", {"n": 0, "seats": [{"by": "me"}, {"by": "me"}]}),
        ):
            refused = send(f"{server.url}/api/{path}", json={**token, **wish})
            assert refused.json()["code"] == "secret_until_over", path
        assert post(server.url, "/api/rulebook", token, 200)["game"] == "healthy_heart"
    seat = {"token": made["seats"][0]["token"], "n": 0}
    assert post(server.url, "/api/replay", seat, 200)["n"] == 0

    watcher = watching(server, made["link"])
    asked = time.monotonic()
    watcher.send({"type": "speak", "id": "s", "language": "de"})
    watcher.until("welcome")
    watcher.until("welcome")
    assert time.monotonic() - asked >= DELAY
    for browser in (player, watcher):
        browser.close()


def test_an_open_chair_ends_the_delay_and_removal_is_immediate(server: Server) -> None:
    seats = [{"by": "me"}, {"by": "open"}]
    made = post(server.url, "/api/tables", {"game": "sealed", "seats": seats}, 201)
    host = Browser(server.url)
    host.hello(made["seats"][0]["token"], made["host"])
    host.say("set_table", delay=600)
    guest = Browser(server.url)
    number = guest.hello(made["link"])["you"]["watcher"]
    post(server.url, "/api/sit", {"token": made["link"], "name": "Ben"}, 200)
    assert guest.until("later") == {"type": "later", "seconds": 600}
    host.say("set_watcher", watcher=number, remove=True)
    assert guest.until("bye")["code"] == "removed"
    for browser in (host, guest):
        browser.close()


def test_what_waits_for_a_watcher_is_limited() -> None:
    told: list[bytes | None] = []

    async def ask_for_much() -> None:
        held_back = WatcherDelay({1: told.append})
        for _ in range(9):
            held_back.send(1, bytes(MAX_BYTES // 8), seconds=600)
            if None in told:
                break
        assert not held_back.holds(1)

    asyncio.run(ask_for_much())
    assert told == [b'{"type":"later","seconds":600}', None]
