"""The board of Healthy Heart Hospital, played by mouse, touch and keyboard, on every screen."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, PHONE_SIZE, NewPage
from tests.browser.players import MousePlayer, TouchPlayer, leave, picture, play_by_keys, play_game
from tests.browser.tables import LiveServer, keep_notices, take_offer
from tests.browser.test_looks import (
    DESKS,
    THEMES,
    cut_off,
    in_theme,
    tiny_text,
    too_small,
    violations,
)
from tests.waiting import until

pytestmark = pytest.mark.slow(seconds=10)

GAME = "healthy_heart"
LIT = ".hh [data-piece][data-lit]"
LIT_PIECES = f"new Set([...document.querySelectorAll('{LIT}')].map(e => e.dataset.piece)).size"
SCROLLS = """() => { const host = document.querySelector('[data-region=board]');
    return host.scrollHeight - host.clientHeight + host.scrollWidth - host.clientWidth }"""


def announced(page: Page) -> int:
    """The number of lit pieces according to the ribbon."""
    said = page.locator(".ribbon .ask i")
    return int(said.inner_text().split()[0]) if said.count() else 0


def test_a_whole_game_by_keyboard_and_mouse(new_page: NewPage, server: LiveServer) -> None:
    page = new_page(1280, 720)
    server.table(GAME, "pb", difficulty="easy").sit(page, 0)
    play_by_keys(page, "patient")
    mouse = MousePlayer(page, hurry=0.1)
    server.table(GAME, "pb", difficulty="easy").sit(page, 0)
    play_game(GAME, "desk", mouse)
    assert "patient" in mouse.pressed
    leave(page)


def test_a_whole_game_on_a_phone(new_page: NewPage, server: LiveServer) -> None:
    player = TouchPlayer(new_page(**PHONE))
    server.table(GAME, "pb", difficulty="easy").sit(player.page, 0)
    play_game(GAME, "phone", player)
    assert too_small(player.page) == []
    assert "patient" in player.pressed
    leave(player.page)


def test_a_heal_shows_its_odds_and_its_result(new_page: NewPage, server: LiveServer) -> None:
    page = new_page(1440, 900)
    keep_notices(page)
    server.fork(GAME, "ran_its_course", 71).sit(page)
    moment = page.get_by_role("group", name=re.compile("^Heal: 6 cubes"))
    expect(moment).to_be_visible()
    expect(moment.get_by_text("if you stop now")).to_be_visible()
    expect(moment.get_by_role("button", name="Trauma Ward")).to_be_visible()
    picture(page, GAME, "heal")
    take_offer(page, "Stop")
    expect(page.get_by_text("No change")).to_be_visible()
    picture(page, GAME, "heal_result")


def test_room_cards_show_sides_and_prices_and_touching_a_piece_explains_it(
    new_page: NewPage, server: LiveServer
) -> None:
    page = new_page(1280, 720, "dark", has_touch=True)
    server.fork(GAME, "ran_its_course", 154).sit(page)
    cards = page.get_by_role("group", name="Unbuilt Rooms")
    expect(cards.get_by_text("Improved")).to_have_count(5)
    expect(cards.get_by_text("$10")).to_have_count(5)
    picture(page, GAME, "room_cards")

    page.set_viewport_size(PHONE_SIZE)
    page.locator(".hh [data-lit]").first.dispatch_event("pointerdown", {"pointerType": "touch"})
    about = page.get_by_role("alert")
    expect(about).to_contain_text("What you can do")
    about.get_by_role("button", name="Close").tap()
    page.get_by_role("button", name="Outside").tap()
    page.locator(".hh [data-piece^='grave:']").first.tap(force=True)
    expect(about).to_contain_text("Why not?")


def test_fits_every_screen(new_page: NewPage, server: LiveServer) -> None:
    """Each desktop size in one theme; a phone, which draws the board differently, in both."""
    page = new_page(1440, 900)
    server.fork(GAME, "ran_its_course", 200).sit(page)
    for width, height, theme in (
        *DESKS,
        *((390, 844, theme) for theme in THEMES),
    ):
        page.set_viewport_size({"width": width, "height": height})
        in_theme(page, theme)
        page.locator(LIT).first.wait_for()
        picture(page, GAME, f"{width}_{theme}")
        assert cut_off(page) == []
        assert tiny_text(page, ".hh *") == []
        if theme == "dark":
            assert violations(page, colours=False) == []
        if width < 700:
            assert too_small(page) == []
        else:
            assert until(lambda: page.evaluate(SCROLLS), lambda wide: wide <= 0) <= 0
            lit, said = until(
                lambda: (page.evaluate(LIT_PIECES), announced(page)), lambda n: n[0] == n[1]
            )
            assert lit == said
