"""The board of Clinic: whole games by mouse, by touch and by keys; looked at by axe."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import NewPage
from tests.browser.hands import Fingers, Hands, Keys, picture, whole_game
from tests.browser.house import MADE, House, board, confirm_every_move, make, moves, settled
from tests.waiting import until

pytestmark = pytest.mark.slow(seconds=10)

GAME = "clinic"
RICH = "Buy popularity"
"""With much money left there are more answers than buttons."""


def test_a_whole_game_by_clicking_pieces(new_page: NewPage, house: House) -> None:
    hands = Hands(new_page(), hurry=0.8)
    house.table(GAME, "pb").sit(hands.page, 0)
    whole_game(hands, GAME, "desk", 40, RICH)
    # Cars park by themselves, unless somebody wants to be asked.
    assert {"bonus", "tile"} <= set(hands.touched)


def test_a_whole_game_on_a_phone(new_page: NewPage, house: House) -> None:
    hands = Fingers(new_page(390, 844, has_touch=True, is_mobile=True), hurry=0.8)
    house.table(GAME, "pb").sit(hands.page, 0)
    whole_game(hands, GAME, "phone", listed=RICH)
    # A whole move begins with the person or with the space: hands take either.
    assert {"person", "space"} & set(hands.touched)


def test_a_whole_game_by_keys_alone(new_page: NewPage, house: House) -> None:
    hands = Keys(new_page(1280, 720), hurry=0.8)
    house.table(GAME, "pb").sit(hands.page, 0)
    whole_game(hands, GAME, "keys", 8, RICH)
    # A whole move begins with the person or with the space: hands take either.
    assert {"person", "space"} & set(hands.touched)


def test_floors_are_seen_together_alone_and_flat(new_page: NewPage, house: House) -> None:
    page = new_page(1280, 720, theme="dark")
    house.fork(GAME, "most_popular", 230).open(page, 1)
    settled(page)
    floors = board(page).locator("[data-zone^='floor:1/']")
    expect(floors).to_have_count(2)
    page.keyboard.press("1")
    expect(floors).to_have_count(1)
    page.reload()
    expect(floors).to_have_count(1)
    page.keyboard.press("0")
    page.keyboard.press("f")
    expect(board(page).locator("figure[data-zone^='floor:1/']")).to_have_count(2)
    picture(page, GAME, "flat")
    board(page).get_by_role("button", name="Flat").click()
    board(page).locator("button[data-piece='seat:0']").click()
    expect(board(page).locator("[data-zone='floor:0/0']")).to_be_visible()


SUPPLY = "[data-zone^='floor:'] [aria-label^='Supply room']"


def test_the_building_comes_closer_and_goes_back(new_page: NewPage, house: House) -> None:
    page = new_page(1280, 720, has_touch=True)
    house.fork(GAME, "most_popular", 230).open(page, 1)
    settled(page)
    room = board(page).locator(SUPPLY).first

    def width() -> float:
        box = room.bounding_box()
        return 0.0 if box is None else box["width"]

    before = width()
    page.keyboard.press("+")
    whole_again = board(page).get_by_role("button", name="As before")
    expect(whole_again).to_be_visible()
    assert until(width, lambda now: now > 1.2 * before) > 1.2 * before
    whole_again.click()
    assert until(width, lambda now: now == before) == before
    pinch(page, room, 40, 120)
    assert until(width, lambda now: now > 1.2 * before) > 1.2 * before
    pinch(page, room, 120, 30)
    assert until(width, lambda now: now == before) == before


def pinch(page: Page, on: Locator, apart: int, then: int) -> None:
    """Two fingers on a piece, so far from each other at first and then so far."""
    box = on.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    devtools = page.context.new_cdp_session(page)
    steps = [apart + (then - apart) * n // 4 for n in range(5)]
    for kind, gap in (("touchStart", apart), *(("touchMove", step) for step in steps)):
        points = [{"x": x - gap, "y": y, "id": 0}, {"x": x + gap, "y": y, "id": 1}]
        devtools.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
    devtools.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    devtools.detach()


def test_below_a_short_page_lies_ones_own_clinic(new_page: NewPage, house: House) -> None:
    page = new_page(390, 844, has_touch=True, is_mobile=True)
    house.fork(GAME, "most_popular", 230).open(page, 1)
    settled(page)
    expect(board(page).locator("[data-zone='zone:notepad']")).to_be_visible()
    expect(board(page).locator("[data-zone^='floor:1/']").first).to_be_in_viewport()
    expect(board(page).locator("[data-zone^='floor:0/']")).to_have_count(0)


def test_a_shift_is_drawn_on_the_notepad(new_page: NewPage, house: House) -> None:
    page = new_page(1280, 720)
    house.fork(GAME, "most_popular", 230).open(page, 1)
    settled(page)
    before = moves(page)
    board(page).locator("[data-piece='cell:cardiology/1']").click()
    expect(board(page).locator(".goal")).to_have_count(4)
    board(page).locator("[data-piece='cell:cardiology/2'].goal").click()
    make(page, before)
    page.wait_for_function(MADE, arg=before)


def test_the_tile_whose_action_has_begun_lies_there_once(new_page: NewPage, house: House) -> None:
    page = new_page()
    house.fork(GAME, "most_popular", 230).open(page, 1)
    tiles = board(page).locator("[data-zone='zone:tiles']")
    expect(tiles.locator(".now")).to_contain_text("action 2")
    expect(tiles.get_by_text("action 3", exact=True)).to_have_class(re.compile("empty-slot"))
    expect(tiles.locator("[data-piece='tile:admit']")).to_have_attribute("data-count", "1")


def test_a_person_stands_at_its_goal_as_a_ghost(new_page: NewPage, house: House) -> None:
    page = new_page()
    confirm_every_move(page)
    house.fork(GAME, "most_popular", 290, "mbb").sit(page, 0)
    hands = Hands(page)
    hands.wait()
    while hands.presses < 80 and not page.locator("[data-piece^='space:'][data-lit]").count():
        hands.play(1)
    page.locator("[data-piece^='space:'][data-lit]").first.focus()
    page.keyboard.press("Enter")
    expect(board(page).locator(".ghost")).to_have_count(1)
    picture(page, GAME, "ghost")
    page.keyboard.press("Escape")
    expect(board(page).locator(".ghost")).to_have_count(0)
