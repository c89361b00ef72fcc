"""HE.R.O. on its own board: by clicking pieces, by keyboard, on the phone; looked at by axe."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage
from tests.browser.hands import Fingers, Hands, Keys, leave, picture, some_keys, whole_game
from tests.browser.house import House, lasting, settled
from tests.browser.test_looks import DESKS, PHONE, cut_off, in_theme, violations

pytestmark = pytest.mark.slow(seconds=10)

GAME = "hero"
TINY = """() => [...document.querySelectorAll('.hero svg text')]
    .filter(e => e.textContent)
    .filter(e => parseFloat(getComputedStyle(e).fontSize) * e.getScreenCTM().a < 10.9)
    .map(e => e.textContent)"""
OUTSIDE = """() => { const room = document.querySelector('.host').getBoundingClientRect();
    return [...document.querySelectorAll('.hero [data-piece]')].filter(e => {
        const box = e.getBoundingClientRect();
        return box.left < room.left - 1 || box.right > room.right + 1
            || box.bottom > room.bottom + 1; }).map(e => e.dataset.piece); }"""

NARROW = """() => [...document.querySelectorAll('.hero button')].filter(e => {
        const box = e.getBoundingClientRect();
        return Math.min(box.width, box.height) < 43.5; }).map(e => e.outerHTML.slice(0, 120))"""


def test_the_end_of_a_night_by_keys_and_by_clicking_pieces(new_page: NewPage, house: House) -> None:
    page = new_page(1280, 720)
    house.fork(GAME, "winner", 83, "mbb").sit(page, 0)
    some_keys(Keys(page, hurry=0.0), "room", "staff", "patient")
    house.fork(GAME, "winner", 83, "mbb").sit(page, 0)
    whole_game(GAME, "desk", Hands(page))
    leave(page)


def test_a_whole_night_on_a_phone(new_page: NewPage, house: House) -> None:
    hands = Fingers(new_page(390, 844, has_touch=True, is_mobile=True))
    house.table(GAME, "pb", night="short").sit(hands.page, 0)
    whole_game(GAME, "phone", hands)
    assert {"room", "staff"} <= set(hands.touched)
    leave(hands.page)


def test_the_whole_board_is_seen_and_read_and_says_who_helps(page: Page, house: House) -> None:
    house.table("hero", "pbbb").open(page, 0)
    settled(page)
    expect(page.locator(".hero [data-piece='room:er']")).to_be_visible()
    expect(page.locator(".hero [data-piece^='patient:']").first).to_be_attached()
    for width, height, theme in DESKS:
        page.set_viewport_size({"width": width, "height": height})
        in_theme(page, theme)
        assert lasting(lambda: page.evaluate(TINY)) == []
        assert lasting(lambda: page.evaluate(OUTSIDE)) == []
        assert cut_off(page) == []
        picture(page, GAME, f"board_{width}_{theme}")
    assert violations(page, colours=False) == []
    page.locator(".hero [data-piece^='patient:']").first.hover()
    expect(page.locator(".hero .slip")).to_contain_text("is not where")

    # A phone shows rooms one below the other.
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    expect(page.locator(".hero [data-piece='room:er']")).to_be_attached()
    assert lasting(lambda: page.evaluate(NARROW)) == []
    assert cut_off(page) == []
    assert violations(page, colours=False) == []
