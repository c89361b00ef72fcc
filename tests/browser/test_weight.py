"""What a first visit loads stays little; times depend on the machine and are only measured."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import WebSocket

from tests.browser.conftest import NewPage
from tests.browser.house import House, heard, hold_back
from tests.browser.measure import BOARDS, Loaded, first_load

pytestmark = pytest.mark.slow

MOST = 200_000
"""Bytes, packed with gzip; fonts, which are packed by themselves, as they are."""
MOST_FILES = 28
"""Each waits for its turn on a slow line."""


def is_light(loaded: Loaded) -> bool:
    return loaded.size < MOST and loaded.files <= MOST_FILES


def test_the_lobby_is_light(new_page: NewPage, house: House) -> None:
    page = new_page()
    loaded = first_load(page, house.address, "section[aria-label='Games on the shelf']")
    assert is_light(loaded), loaded


@pytest.mark.parametrize("game", BOARDS)
def test_a_table_opened_by_its_link_is_light(new_page: NewPage, house: House, game: str) -> None:
    table = house.fork(game, *BOARDS[game])
    page = new_page()
    loaded = first_load(page, table.link(table.seats[0]), "[data-piece], main.over")
    assert is_light(loaded), loaded


def test_a_table_comes_while_the_app_is_on_its_way(new_page: NewPage, house: House) -> None:
    """On a first visit by a link; hello is said once, then and when the seat is held already."""
    table = house.fork("hero", *BOARDS["hero"])
    page = new_page()
    said: list[str] = []

    def listen(line: WebSocket) -> None:
        line.on("framesent", lambda text: said.append(json.loads(text)["type"]))

    page.on("websocket", listen)
    let_come = hold_back(page, "**/assets/index-*.js")
    with page.expect_response("**/assets/hero-*.js"):
        page.goto(table.link(table.seats[0]), wait_until="commit")
    assert heard(page, said) == ["hello"]
    let_come()
    page.locator("[data-piece]").first.wait_for()
    assert said.count("hello") == 1
    page.reload()
    page.locator("[data-piece]").first.wait_for()
    assert said.count("hello") == 2
