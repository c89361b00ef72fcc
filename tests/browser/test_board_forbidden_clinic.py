"""The board of Forbidden Clinic, played by mouse, touch and keyboard; pieces travel."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, NewPage
from tests.browser.players import (
    READY,
    MousePlayer,
    TouchPlayer,
    leave,
    picture,
    play_by_keys,
    play_game,
)
from tests.browser.tables import LiveServer, board, is_over, settled, store
from tests.browser.test_board_clinic import pinch
from tests.browser.test_looks import (
    DESKS,
    cut_off,
    in_theme,
    outside_the_board,
    tiny_text,
    too_small,
)
from tests.waiting import until

pytestmark = pytest.mark.slow(seconds=10)

GAME = "forbidden_clinic"
ALONE = "pbbbbb"
QUICK: dict[str, Any] = {"difficulty": "full_moon", "special_windows": "phase"}
TEXTS = "[data-region=board] :not(svg, svg *)"
PIECES = "[data-region=board] [data-piece]:not(.list *, .packets *)"


def test_a_whole_game_by_keyboard_and_mouse(new_page: NewPage, server: LiveServer) -> None:
    page = new_page(1280, 720)
    server.table(GAME, ALONE, **QUICK).sit(page, 0)
    settled(page)
    expect(board(page).locator(".grid .tile")).to_have_count(36)
    play_by_keys(page, "role")
    mouse = MousePlayer(page)
    server.table(GAME, ALONE, **QUICK).sit(page, 0)
    play_game(GAME, "desk", mouse)
    assert "tile" in mouse.pressed
    expect(board(page).get_by_role("button", name="burned out").first).to_be_attached()
    leave(page)


def test_a_whole_game_on_a_phone(new_page: NewPage, server: LiveServer) -> None:
    player = TouchPlayer(new_page(**PHONE))
    server.table(GAME, ALONE, **QUICK).sit(player.page, 0)
    play_game(GAME, "phone", player)
    assert {"role", "tile"} <= set(player.pressed)
    leave(player.page)


def test_every_zone_on_a_phone_suits_thumbs(new_page: NewPage, server: LiveServer) -> None:
    page = new_page(**PHONE)
    server.table(GAME, ALONE, role_setup="random").sit(page, 0)
    expect(board(page)).to_be_visible()  # the plain table shown until then has other parts
    parts = page.get_by_role("group", name="Map of the table").get_by_role("button")
    expect(parts.first).to_be_visible()
    for n in range(parts.count()):
        parts.nth(n).click()
        assert too_small(page) == [], parts.nth(n).inner_text()
        assert tiny_text(page, TEXTS) == []


def test_the_whole_board_is_visible(page: Page, server: LiveServer) -> None:
    server.table(GAME, "pbbbbbbb", role_setup="random").open(page, 0)
    settled(page)
    expect(board(page).locator(".grid .tile").first).to_be_visible()
    for width, height, theme in DESKS:
        page.set_viewport_size({"width": width, "height": height})
        in_theme(page, theme)
        picture(page, GAME, f"board_{width}_{theme}")
        assert outside_the_board(page, PIECES) == []
        assert tiny_text(page, TEXTS) == []
        assert cut_off(page) == []


COUNT_TRIPS = """() => {
    window.trips = 0;
    window.moved = new Set();
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (...how) {
        window.trips += 1;
        for (const frame of how[0]) for (const name of Object.keys(frame)) window.moved.add(name);
        return animate.apply(this, how);
    };
}"""


def test_pieces_travel_and_bots_can_be_skipped(new_page: NewPage, server: LiveServer) -> None:
    page = new_page(reduced_motion="no-preference")
    store(page, "settings", {"pace": "calm"})
    server.table(GAME, "pbbbbb", role_setup="random").sit(page, 0)
    player = MousePlayer(page, hurry=0.5)
    player.wait()
    page.evaluate(COUNT_TRIPS)
    skip = page.get_by_role("button", name="Skip ahead")
    skipped = False
    for _ in range(40):
        page.wait_for_function(f"() => document.querySelector('.skip') || ({READY})()")
        if skip.is_visible():
            page.keyboard.press("Shift")
            expect(skip).to_be_hidden()
            skipped = True
        if is_over(page) or (skipped and page.evaluate("window.trips") > 0):
            break
        player.step(player.wait())
    assert page.evaluate("window.trips") > 0
    assert skipped
    # The compositor moves these by itself; anything else is repainted for every frame.
    assert set(page.evaluate("[...window.moved]")) <= {"translate", "transform", "composite"}


def test_two_fingers_zoom_in_on_a_phone(new_page: NewPage, server: LiveServer) -> None:
    page = new_page(**PHONE)
    server.fork(GAME, "saved", 90).open(page, 1)
    settled(page)
    felt = board(page).locator(".felt")

    def width() -> float:
        return float(felt.evaluate("one => one.getBoundingClientRect().width"))

    before = width()
    pinch(page, felt, 40, 90)
    assert until(width, lambda now: now > 1.5 * before) > 1.5 * before
    page.wait_for_timeout(700)  # longer than a long press takes to explain a piece
    expect(page.locator(".why")).to_have_count(0)
    board(page).get_by_role("button", name="As before").tap()
    assert until(width, lambda now: now == before) == before
