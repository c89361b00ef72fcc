"""A calm table: the board keeps its size, pieces travel as layers, and the result waits for the
last move.

Whole games also check the board's size: `players.play_game`."""

from __future__ import annotations

import re
from collections.abc import Callable
from threading import Event
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, NewPage
from tests.browser.gallery import TABLES
from tests.browser.players import LOOK, NEXT_FRAMES, MousePlayer
from tests.browser.tables import RESULT, LiveServer, board, keep_notices, moves, take_offer
from tests.waiting import until

pytestmark = pytest.mark.slow


SIZES = ((390, 844), (360, 640), (844, 390), (820, 1180), (1440, 900))
MOMENTS = {
    "clinic": ("won_high_good", (0, 42)),
    "forbidden_clinic": ("treasure_lost", (0, 69)),
    "healthy_heart": ("ran_its_course", (0, 117)),
    "hero": ("winner", (0, 105)),
}
"""For each game its first decision, and one with the most to show beside the board."""


def next_decision(player: MousePlayer) -> dict[str, Any]:
    """Wait for a decision, handing the device over if asked."""
    while (now := player.wait())["handOver"]:
        player.step(now)
    return now


@pytest.mark.parametrize("game", MOMENTS)
def test_the_board_is_as_large_at_the_first_decision_as_later(
    new_page: NewPage, server: LiveServer, game: str
) -> None:
    name, steps = MOMENTS[game]
    boards: list[dict[tuple[int, int], str]] = []
    for step in steps:
        page = new_page(locale="de")
        server.fork(game, name, step).sit(page)
        next_decision(MousePlayer(page))
        boards.append({size: board_box(page, size) for size in SIZES})
    assert boards[0] == boards[1]


def board_box(page: Page, size: tuple[int, int]) -> str:
    """Position and size of the board, once they have not changed for two frames."""
    page.set_viewport_size({"width": size[0], "height": size[1]})

    def stable() -> str:
        before: str = page.evaluate(LOOK)["board"]
        page.evaluate(NEXT_FRAMES)
        return before if page.evaluate(LOOK)["board"] == before else ""

    return until(stable, bool)


def test_lights_and_chips_follow_what_is_lit(new_page: NewPage, server: LiveServer) -> None:
    """When the window changes its size, and when a phone shows another part of the board."""
    page = new_page(1920, 1080)
    server.fork("healthy_heart", "ran_its_course", 1).open(page, 1)
    people = board(page).locator(".person [data-lit]")
    expect(people.first).to_be_visible()
    page.set_viewport_size({"width": 1440, "height": 900})
    page.evaluate(NEXT_FRAMES)
    expect(page.get_by_role("button", name=re.compile(r": \d+ options$"))).to_have_count(0)

    phone = new_page(**PHONE)
    server.fork("clinic", "most_popular", 247).open(phone, 1)
    lamp = phone.locator("svg.dim")
    expect(lamp).to_be_visible()
    phone.locator(".chips .chip", has_text="Seat 3").tap()
    expect(board(phone).locator("[data-zone^='floor:2/']").first).to_be_visible()
    expect(lamp).to_have_count(0)


def animations(page: Page, act: Callable[[], None]) -> list[dict[str, Any]]:
    """What Chromium traces about the animations during an action."""
    session = page.context.new_cdp_session(page)
    events: list[dict[str, Any]] = []
    over = Event()
    session.on("Tracing.dataCollected", lambda data: events.extend(data["value"]))
    session.on("Tracing.tracingComplete", lambda _: over.set())
    config = {"includedCategories": ["devtools.timeline", "blink.animations"]}
    session.send("Tracing.start", {"transferMode": "ReportEvents", "traceConfig": config})
    act()
    session.send("Tracing.end")
    until(lambda: page.evaluate("true") and over.is_set(), bool)
    traced = (event.get("args", {}).get("data") for event in events if event["name"] == "Animation")
    return [data for data in traced if data]


@pytest.mark.parametrize("game", ["clinic", "healthy_heart"])
def test_pieces_travel_without_being_repainted(
    new_page: NewPage, server: LiveServer, game: str
) -> None:
    """A moving piece is its own layer: its frames need neither layout nor paint."""
    page = new_page(reduced_motion="no-preference")
    server.fork(game, *TABLES[game]).sit(page)
    player = MousePlayer(page, hurry=0)
    next_decision(player)

    def move() -> None:
        before = moves(page)
        while moves(page) == before:
            player.step(next_decision(player))
            next_decision(player)

    traced = animations(page, move)
    assert any("displayName" in one for one in traced)
    assert [one for one in traced if one.get("compositeFailed")] == []


def test_the_last_move_is_seen_before_the_result_opens(page: Page, server: LiveServer) -> None:
    keep_notices(page)
    server.fork("clinic", "most_popular", 348).sit(page)
    MousePlayer(page).wait()
    take_offer(page, "Take no token")
    button = page.get_by_role("button", name="Result").first
    expect(button).to_be_visible()
    assert page.locator("dialog[open]").count() == 0
    button.click()
    expect(page.locator(RESULT)).to_be_visible()
