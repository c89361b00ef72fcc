"""The board of Healthy Heart Hospital: games by pressing pieces, on every screen, by keyboard."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage
from tests.browser.hands import Fingers, Hands, Keys, leave, picture, some_keys, whole_game
from tests.browser.house import House, lasting, linger, take
from tests.browser.test_looks import DESKS, PHONE, THEMES, cut_off, in_theme, too_small, violations
from tests.waiting import until

pytestmark = pytest.mark.slow(seconds=10)

GAME = "healthy_heart"
LIT = ".hh [data-piece][data-lit]"
SMALL_LETTERS = """() => [...document.querySelectorAll('.hh *')]
    .filter(e => e.children.length === 0 && e.textContent.trim() && e.getClientRects().length)
    .filter(e => parseFloat(getComputedStyle(e).fontSize)
        * (e.ownerSVGElement ? e.getScreenCTM().a : 1) < 10.95)
    .map(e => e.textContent.trim())"""
SCROLLS = """() => { const host = document.querySelector('[data-region=board]');
    return host.scrollHeight - host.clientHeight + host.scrollWidth - host.clientWidth }"""


def lit_ids(page: Page) -> set[str]:
    found: list[str] = page.evaluate(
        "s => [...document.querySelectorAll(s)].map(e => e.dataset.piece)", LIT
    )
    return set(found)


def announced(page: Page) -> int:
    """How many lit things the ribbon speaks of."""
    said = page.locator(".ribbon .ask i")
    return int(said.inner_text().split()[0]) if said.count() else 0


def test_a_whole_game_by_keys_and_by_clicking_pieces(new_page: NewPage, house: House) -> None:
    page = new_page(1280, 720)
    house.table(GAME, "pb", difficulty="easy").sit(page, 0)
    some_keys(Keys(page, hurry=0.0), "patient")
    mouse = Hands(page, hurry=0.1)
    house.table(GAME, "pb", difficulty="easy").sit(page, 0)
    whole_game(GAME, "desk", mouse)
    assert "patient" in mouse.touched
    leave(page)


def test_a_whole_game_on_a_phone(new_page: NewPage, house: House) -> None:
    hands = Fingers(new_page(390, 844, has_touch=True, is_mobile=True))
    house.table(GAME, "pb", difficulty="easy").sit(hands.page, 0)
    whole_game(GAME, "phone", hands)
    assert too_small(hands.page) == []
    assert "patient" in hands.touched
    leave(hands.page)


def test_the_heal_is_a_moment(new_page: NewPage, house: House) -> None:
    page = new_page(1440, 900)
    linger(page)
    house.fork(GAME, "ran_its_course", 71).sit(page)
    moment = page.get_by_role("group", name=re.compile("^Heal: 6 cubes"))
    expect(moment).to_be_visible()
    expect(moment.get_by_text("if you stop now")).to_be_visible()
    expect(moment.get_by_role("button", name="Trauma Ward")).to_be_visible()
    picture(page, GAME, "heal")
    take(page, "Stop")
    expect(page.get_by_text("No change")).to_be_visible()
    picture(page, GAME, "heal_result")


def test_room_cards_show_both_sides_and_prices_and_a_piece_explains_itself_to_a_finger(
    new_page: NewPage, house: House
) -> None:
    page = new_page(1280, 720, "dark", has_touch=True)
    house.fork(GAME, "ran_its_course", 154).sit(page)
    cards = page.get_by_role("group", name="Unbuilt Rooms")
    expect(cards.get_by_text("Improved")).to_have_count(5)
    expect(cards.get_by_text("$10")).to_have_count(5)
    picture(page, GAME, "room_cards")

    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    page.locator(".hh [data-lit]").first.dispatch_event("pointerdown", {"pointerType": "touch"})
    about = page.get_by_role("alert")
    expect(about).to_contain_text("What you can do")
    about.get_by_role("button", name="Close").tap()
    page.get_by_role("button", name="Outside").tap()
    page.locator(".hh [data-piece^='grave:']").first.tap(force=True)
    expect(about).to_contain_text("Why not?")


def test_fits_every_screen(new_page: NewPage, house: House) -> None:
    """Desks have either theme; a phone, whose board is drawn otherwise, has both."""
    page = new_page(1440, 900)
    house.fork(GAME, "ran_its_course", 200).sit(page)
    for width, height, theme in (*DESKS, *((*PHONE, theme) for theme in THEMES)):
        page.set_viewport_size({"width": width, "height": height})
        in_theme(page, theme)
        page.locator(LIT).first.wait_for()
        picture(page, GAME, f"{width}_{theme}")
        assert cut_off(page) == []
        assert lasting(lambda: page.evaluate(SMALL_LETTERS)) == []
        if theme == "dark":
            assert violations(page, colours=False) == []
        if width < 700:
            assert too_small(page) == []
        else:
            assert until(lambda: page.evaluate(SCROLLS), lambda wide: wide <= 0) <= 0
            lit, said = until(lambda: (len(lit_ids(page)), announced(page)), lambda n: n[0] == n[1])
            assert lit == said
