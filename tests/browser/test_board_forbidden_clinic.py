"""The drawn clinic, played by clicking pieces and by keyboard, on desk and phone; pieces travel."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import PATIENCE, NewPage
from tests.browser.hands import READY, Fingers, Hands, Keys, leave, picture, some_keys, whole_game
from tests.browser.house import House, board, is_over, lasting, settled
from tests.browser.test_board_clinic import pinch
from tests.browser.test_looks import DESKS, cut_off, in_theme, too_small
from tests.waiting import until

pytestmark = pytest.mark.slow(seconds=10)

GAME = "forbidden_clinic"
ALONE = "pbbbbb"
QUICK: dict[str, Any] = {"difficulty": "full_moon", "special_windows": "phase"}
TINY = """() => [...document.querySelectorAll('[data-region=board] *')]
    .filter(e => e.offsetParent && e.textContent.trim() && e.children.length === 0)
    .filter(e => parseFloat(getComputedStyle(e).fontSize) < 11)
    .map(e => e.outerHTML.slice(0, 120))"""
OUTSIDE = """() => {
    const host = document.querySelector('[data-region=board]').getBoundingClientRect();
    return [...document.querySelectorAll('[data-region=board] [data-piece]')]
        .filter(e => e.offsetParent && !e.closest('.list, .packets'))
        .filter(e => { const b = e.getBoundingClientRect();
            return b.bottom > host.bottom + 1 || b.right > host.right + 1; })
        .map(e => e.dataset.piece);
}"""


def test_a_whole_game_by_keys_and_by_clicking_pieces(new_page: NewPage, house: House) -> None:
    page = new_page(1280, 720)
    house.table(GAME, ALONE, **QUICK).sit(page, 0)
    settled(page)
    expect(board(page).locator(".grid .tile")).to_have_count(36)
    some_keys(Keys(page, hurry=0.0), "role")
    mouse = Hands(page)
    house.table(GAME, ALONE, **QUICK).sit(page, 0)
    whole_game(GAME, "desk", mouse)
    assert "tile" in mouse.touched
    expect(board(page).get_by_role("button", name="burned out").first).to_be_attached()
    leave(page)


def test_a_whole_game_on_a_phone(new_page: NewPage, house: House) -> None:
    hands = Fingers(new_page(390, 844, has_touch=True, is_mobile=True))
    house.table(GAME, ALONE, **QUICK).sit(hands.page, 0)
    whole_game(GAME, "phone", hands)
    assert {"role", "tile"} <= set(hands.touched)
    leave(hands.page)


def test_every_zone_of_the_phone_is_made_for_thumbs(new_page: NewPage, house: House) -> None:
    page = new_page(390, 844, has_touch=True, is_mobile=True)
    house.table(GAME, ALONE, role_setup="random").sit(page, 0)
    expect(board(page)).to_be_visible()  # a plain table has other parts, until the drawn one comes
    parts = page.get_by_role("group", name="Map of the table").get_by_role("button")
    expect(parts.first).to_be_visible()
    for n in range(parts.count()):
        parts.nth(n).click()
        assert too_small(page) == [], parts.nth(n).inner_text()
        assert lasting(lambda: page.evaluate(TINY)) == []


def test_the_whole_board_is_in_sight(page: Page, house: House) -> None:
    house.table(GAME, "pbbbbbbb", role_setup="random").open(page, 0)
    settled(page)
    expect(board(page).locator(".grid .tile").first).to_be_visible()
    for width, height, theme in DESKS:
        page.set_viewport_size({"width": width, "height": height})
        in_theme(page, theme)
        picture(page, GAME, f"board_{width}_{theme}")
        assert lasting(lambda: page.evaluate(OUTSIDE)) == []
        assert lasting(lambda: page.evaluate(TINY)) == []
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


def test_pieces_travel_and_bots_can_be_watched_or_skipped(browser: Browser, house: House) -> None:
    context = browser.new_context(viewport={"width": 1440, "height": 900})
    context.set_default_timeout(PATIENCE)
    page = context.new_page()
    page.add_init_script("localStorage.setItem('wardround.settings', '{\"pace\": \"calm\"}')")
    house.table(GAME, "pbbbbb", role_setup="random").sit(page, 0)
    hands = Hands(page, hurry=0.5)
    hands.wait()
    page.evaluate(COUNT_TRIPS)
    skip = page.get_by_role("button", name="more to see: skip")
    skipped = False
    for _ in range(40):
        page.wait_for_function(f"() => document.querySelector('.skip') || ({READY})()")
        if skip.is_visible():
            page.keyboard.press("Shift")
            expect(skip).to_be_hidden()
            skipped = True
        if is_over(page) or (skipped and page.evaluate("window.trips") > 0):
            break
        hands.press(hands.wait())
    assert page.evaluate("window.trips") > 0
    assert skipped
    # What the compositor moves by itself; anything else has the page drawn anew for every frame.
    assert set(page.evaluate("[...window.moved]")) <= {"translate", "transform", "composite"}
    context.close()


def test_two_fingers_look_closer_on_a_phone(new_page: NewPage, house: House) -> None:
    page = new_page(390, 844, has_touch=True, is_mobile=True)
    house.fork(GAME, "saved", 90).open(page, 1)
    settled(page)
    felt = board(page).locator(".felt")

    def width() -> float:
        return float(felt.evaluate("one => one.getBoundingClientRect().width"))

    before = width()
    pinch(page, felt, 40, 90)
    assert until(width, lambda now: now > 1.5 * before) > 1.5 * before
    page.wait_for_timeout(700)  # longer than it takes to ask about a piece with one finger
    expect(page.locator(".why")).to_have_count(0)
    board(page).get_by_role("button", name="As before").tap()
    assert until(width, lambda now: now == before) == before
