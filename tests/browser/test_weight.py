"""A first visit loads little. Times depend on the machine and are not tested but measured."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import WebSocket

from tests.browser.conftest import NewPage
from tests.browser.measure import BOARDS, Loaded, first_load
from tests.browser.tables import LiveServer, hold_back, wait_for_events

pytestmark = pytest.mark.slow

MAX_BYTES = 200_000
"""With gzip; fonts are already compressed."""
MAX_FILES = 28
"""On a slow line, each waits for its turn."""


def is_light(loaded: Loaded) -> bool:
    return loaded.size < MAX_BYTES and loaded.files <= MAX_FILES


def test_the_lobby_is_light(new_page: NewPage, server: LiveServer) -> None:
    page = new_page()
    loaded = first_load(page, server.address, "section[aria-label='Games on the shelf']")
    assert is_light(loaded), loaded


@pytest.mark.parametrize("game", BOARDS)
def test_a_table_opened_by_its_link_is_light(
    new_page: NewPage, server: LiveServer, game: str
) -> None:
    table = server.fork(game, *BOARDS[game])
    page = new_page()
    loaded = first_load(page, table.link(table.seats[0]), "[data-piece], main.over")
    assert is_light(loaded), loaded


def test_a_table_arrives_while_the_app_is_loading(new_page: NewPage, server: LiveServer) -> None:
    """On a first visit by a link. Each visit says hello once, even with a stored seat."""
    table = server.fork("hero", *BOARDS["hero"])
    page = new_page()
    sent: list[str] = []

    def listen(line: WebSocket) -> None:
        line.on("framesent", lambda text: sent.append(json.loads(text)["type"]))

    page.on("websocket", listen)
    release = hold_back(page, "**/assets/index-*.js")
    with page.expect_response("**/assets/hero-*.js"):
        page.goto(table.link(table.seats[0]), wait_until="commit")
    assert wait_for_events(page, sent) == ["hello"]
    release()
    page.locator("[data-piece]").first.wait_for()
    assert sent.count("hello") == 1
    page.reload()
    page.locator("[data-piece]").first.wait_for()
    assert sent.count("hello") == 2
