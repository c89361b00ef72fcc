"""A calm table: pieces travel as layers, and the last move is seen before the result.

That the board keeps its size is also seen in whole games: `hands.whole_game`."""

from __future__ import annotations

import re
from collections.abc import Callable
from threading import Event
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage
from tests.browser.gallery import TABLES
from tests.browser.hands import LOOK, Hands
from tests.browser.house import House, board, linger, moves, take
from tests.waiting import until

pytestmark = pytest.mark.slow


NEXT_FRAMES = "new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"


SIZES = ((390, 844), (360, 640), (844, 390), (820, 1180), (1440, 900))
MOMENTS = {
    "clinic": ("won_high_good", (0, 42)),
    "forbidden_clinic": ("treasure_lost", (0, 69)),
    "healthy_heart": ("ran_its_course", (0, 117)),
    "hero": ("winner", (0, 105)),
}
"""Of each game its very first decision, and one when there is most to tell besides the board."""


def at_the_table(hands: Hands) -> dict[str, Any]:
    """Wait for a decision, whoever the device has to be handed to."""
    while (now := hands.wait())["pass"]:
        hands.press(now)
    return now


@pytest.mark.parametrize("game", MOMENTS)
def test_the_board_is_as_large_at_the_first_decision_as_later(
    new_page: NewPage, house: House, game: str
) -> None:
    name, steps = MOMENTS[game]
    boards: list[dict[tuple[int, int], str]] = []
    for step in steps:
        page = new_page(locale="de")
        house.fork(game, name, step).sit(page)
        at_the_table(Hands(page))
        boards.append({size: where_the_board_lies(page, size) for size in SIZES})
    assert boards[0] == boards[1]


def where_the_board_lies(page: Page, size: tuple[int, int]) -> str:
    """Once it has stayed there for two frames: a board that is still busy lies nowhere."""
    page.set_viewport_size({"width": size[0], "height": size[1]})

    def stays() -> str:
        before: str = page.evaluate(LOOK)["board"]
        page.evaluate(NEXT_FRAMES)
        return before if page.evaluate(LOOK)["board"] == before else ""

    return until(stays, bool)


def test_lights_and_chips_belong_to_what_is_lit(new_page: NewPage, house: House) -> None:
    """In a window of another size, and on another page of a phone."""
    page = new_page(1920, 1080)
    house.fork("healthy_heart", "ran_its_course", 1).open(page, 1)
    people = board(page).locator(".person [data-lit]")
    expect(people.first).to_be_visible()
    page.set_viewport_size({"width": 1440, "height": 900})
    page.evaluate(NEXT_FRAMES)
    expect(page.get_by_role("button", name=re.compile(r": \d+ options$"))).to_have_count(0)

    phone = new_page(390, 844, has_touch=True, is_mobile=True)
    house.fork("clinic", "most_popular", 247).open(phone, 1)
    lamp = phone.locator("svg.dim")
    expect(lamp).to_be_visible()
    phone.locator(".chips .chip", has_text="Seat 3").tap()
    expect(board(phone).locator("[data-zone^='floor:2/']").first).to_be_visible()
    expect(lamp).to_have_count(0)


def animations(page: Page, act: Callable[[], None]) -> list[dict[str, Any]]:
    """What Chromium tells about every animation while something is done."""
    session = page.context.new_cdp_session(page)
    events: list[dict[str, Any]] = []
    over = Event()
    session.on("Tracing.dataCollected", lambda data: events.extend(data["value"]))
    session.on("Tracing.tracingComplete", lambda _: over.set())
    wanted = {"includedCategories": ["devtools.timeline", "blink.animations"]}
    session.send("Tracing.start", {"transferMode": "ReportEvents", "traceConfig": wanted})
    act()
    session.send("Tracing.end")
    until(lambda: page.evaluate("true") and over.is_set(), bool)
    told = (event.get("args", {}).get("data") for event in events if event["name"] == "Animation")
    return [data for data in told if data]


@pytest.mark.parametrize("game", ["clinic", "healthy_heart"])
def test_pieces_travel_without_being_painted_anew(
    new_page: NewPage, house: House, game: str
) -> None:
    """What moves is a layer of its own: the page neither lays out nor paints for a frame of it."""
    page = new_page(reduced_motion="no-preference")
    house.fork(game, *TABLES[game]).sit(page)
    hands = Hands(page, hurry=0)
    at_the_table(hands)

    def move() -> None:
        before = moves(page)
        while moves(page) == before:
            hands.press(at_the_table(hands))
            at_the_table(hands)

    told = animations(page, move)
    assert any("displayName" in one for one in told)
    assert [one for one in told if one.get("compositeFailed")] == []


def test_the_last_move_is_seen_before_the_result_opens(page: Page, house: House) -> None:
    linger(page)
    house.fork("clinic", "most_popular", 348).sit(page)
    Hands(page).wait()
    take(page, "Take no token")
    button = page.get_by_role("button", name="Result").first
    expect(button).to_be_visible()
    assert page.locator("dialog[open]").count() == 0
    button.click()
    expect(page.locator("dialog[open] .stamp")).to_be_visible()
