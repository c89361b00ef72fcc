"""A calm table: the board keeps its size, and the last move is seen before the result."""

from __future__ import annotations

from collections.abc import Callable
from threading import Event
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage
from tests.browser.gallery import TABLES
from tests.browser.hands import Fingers, Hands
from tests.browser.house import House, board, linger, moves, take
from tests.waiting import until

pytestmark = pytest.mark.slow

BOARD_BOX = """() => {
    const board = document.querySelector('[data-region=board]');
    if (!board) return null; // the device is being handed over
    const { x, y, width, height } = board.getBoundingClientRect();
    return [x, y, width, height].map(Math.round);
}"""


def at_the_table(hands: Hands) -> dict[str, Any]:
    """Wait for a decision, whoever the device has to be handed to."""
    while (now := hands.wait())["pass"]:
        hands.press(now)
    return now


@pytest.mark.parametrize(
    ("game", "phone"), [*((game, False) for game in TABLES), ("clinic", True), ("hero", True)]
)
def test_the_board_keeps_its_size(new_page: NewPage, house: House, game: str, phone: bool) -> None:
    """From decision to decision, and when a hint opens."""
    page = new_page(390, 844, has_touch=True, is_mobile=True) if phone else new_page()
    house.fork(game, *TABLES[game]).sit(page)
    hands = Fingers(page) if phone else Hands(page)
    at_the_table(hands)
    expect(board(page)).to_be_visible()
    if game == "forbidden_clinic":  # the hand has a place of its own, and comes after the board
        expect(page.locator(".tray")).to_be_visible()
    box = page.evaluate(BOARD_BOX)
    page.get_by_role("button", name="Hint", exact=True).click()
    hint = page.get_by_label("Hint", exact=True)
    expect(hint).to_be_visible()
    assert page.evaluate(BOARD_BOX) == box
    hint.get_by_role("button", name="Show the move").click()
    expect(hint.locator(".best")).to_be_visible()
    assert page.evaluate(BOARD_BOX) == box
    hint.get_by_role("button", name="Close the hint").click()
    for _ in range(12):
        hands.press(at_the_table(hands))
        assert until(lambda: at_the_table(hands) and page.evaluate(BOARD_BOX), bool) == box


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
