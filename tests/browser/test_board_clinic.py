"""The board of Clinic, played by mouse, touch and keyboard, and checked by axe."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import PHONE, NewPage
from tests.browser.players import MousePlayer, TouchPlayer, leave, picture, play_by_keys, play_game
from tests.browser.tables import (
    MADE,
    LiveServer,
    board,
    confirm_every_move,
    finish_move,
    moves,
    settled,
)
from tests.waiting import until

pytestmark = pytest.mark.slow(seconds=10)

GAME = "clinic"
RICH = "Buy popularity"
"""With a lot of money left, there are more answers than buttons."""


def test_the_end_of_a_game_by_keyboard_and_mouse(new_page: NewPage, server: LiveServer) -> None:
    page = new_page(1280, 720)
    server.fork(GAME, "most_popular", 283, "mbb").sit(page, 0)
    # A whole move begins with the person or with the space.
    play_by_keys(page, "person", "space", listed=RICH)
    mouse = MousePlayer(page, hurry=0.8)
    server.fork(GAME, "most_popular", 283, "mbb").sit(page, 0)
    play_game(GAME, "desk", mouse, listed=RICH)
    assert "tile" in mouse.pressed
    leave(page)


def test_a_whole_game_on_a_phone(new_page: NewPage, server: LiveServer) -> None:
    player = TouchPlayer(new_page(**PHONE), hurry=0.8)
    server.table(GAME, "p").sit(player.page, 0)
    play_game(GAME, "phone", player, listed=RICH)
    # Cars park by themselves unless a player wants to be asked.
    assert {"bonus", "tile"} <= set(player.pressed)
    assert {"person", "space"} & set(player.pressed)
    leave(player.page)


SUPPLY = "[data-zone^='floor:'] [aria-label^='Supply room']"


def a_phone_shows_my_own_clinic(page: Page) -> None:
    expect(board(page).locator("[data-zone='zone:notepad']")).to_be_visible()
    expect(board(page).locator("[data-zone^='floor:1/']").first).to_be_in_viewport()
    expect(board(page).locator("[data-zone^='floor:0/']")).to_have_count(0)


def the_current_tile_appears_once(page: Page) -> None:
    tiles = board(page).locator("[data-zone='zone:tiles']")
    expect(tiles.locator(".now")).to_contain_text("action 2")
    expect(tiles.get_by_text("action 3", exact=True)).to_have_class(re.compile("empty-slot"))
    expect(tiles.locator("[data-piece='tile:admit']")).to_have_attribute("data-count", "1")


def a_shift_is_made_on_the_notepad(page: Page) -> None:
    settled(page)
    before = moves(page)
    board(page).locator("[data-piece='cell:cardiology/1']").click()
    expect(board(page).locator(".goal")).to_have_count(4)
    board(page).locator("[data-piece='cell:cardiology/2'].goal").click()
    finish_move(page, before)
    page.wait_for_function(MADE, arg=before)


def test_the_board_on_a_phone_and_on_a_desk(new_page: NewPage, server: LiveServer) -> None:
    page = new_page(390, 844, theme="dark", has_touch=True)
    server.fork(GAME, "most_popular", 230).open(page, 1)
    settled(page)
    a_phone_shows_my_own_clinic(page)
    page.set_viewport_size({"width": 1280, "height": 720})
    the_current_tile_appears_once(page)
    a_shift_is_made_on_the_notepad(page)
    the_building_can_be_zoomed(page)
    floors_can_be_shown_together_alone_and_flat(page)


def the_building_can_be_zoomed(page: Page) -> None:
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


def floors_can_be_shown_together_alone_and_flat(page: Page) -> None:
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


COVERED_NAMES = """() => {
    const all = selector => [...document.querySelectorAll(selector)];
    const boxes = selector => all(selector).map(one => one.getBoundingClientRect());
    const names = boxes('[data-place] .name rect, [data-place] text.plan');
    return boxes('.over rect.tag').filter(tag => names.some(name =>
        tag.left < name.right && name.left < tag.right
        && tag.top < name.bottom && name.top < tag.bottom)).length;
}"""


def test_income_tags_cover_no_room_names(new_page: NewPage, server: LiveServer) -> None:
    page = new_page()
    page.goto(f"{server.address}#/t/{server.recorded(GAME, 'won_high_good')['spectate']}/228")
    flat = board(page).locator("figure[data-zone^='floor:']")
    for floors in (expect(flat).to_have_count, expect(flat).not_to_have_count):
        floors(0)
        expect(board(page).locator(".over rect.tag")).to_have_count(2)
        assert until(lambda: page.evaluate(COVERED_NAMES), lambda names: names == 0) == 0
        page.keyboard.press("f")


def test_a_rivals_clinic_opens_during_my_decision(new_page: NewPage, server: LiveServer) -> None:
    page = new_page(1280, 720)
    server.fork(GAME, "most_popular", 247).open(page, 1)
    settled(page)
    own = board(page).locator("[data-zone='floor:1/0'] [data-lit]").first
    expect(own).to_be_visible()
    board(page).locator(".seat[data-piece='seat:2']").click()
    expect(board(page).locator("[data-zone='floor:2/0']")).to_be_visible()
    mine = board(page).locator(".seat[data-piece='seat:1']")
    expect(mine).to_have_class(re.compile(r"\blit\b"))
    mine.click()
    expect(own).to_be_visible()


def test_standing_answers_bring_no_false_notice(new_page: NewPage, server: LiveServer) -> None:
    """They move the table on while the page asks what the only move would do. Nothing was chosen,
    so nobody is told to choose again."""
    page = new_page(1280, 720)
    server.fork(GAME, "most_popular", 60).open(page, 1)
    expect(page.locator(".ribbon[data-whole=true]")).to_be_visible()
    expect(page.locator(".log")).to_contain_text("for you")
    expect(page.locator(".notice")).to_have_count(0)


def pinch(page: Page, on: Locator, start: int, end: int) -> None:
    """Move two fingers on a piece from one distance to another."""
    box = on.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    devtools = page.context.new_cdp_session(page)
    steps = [start + (end - start) * n // 4 for n in range(5)]
    for kind, gap in (("touchStart", start), *(("touchMove", step) for step in steps)):
        points = [{"x": x - gap, "y": y, "id": 0}, {"x": x + gap, "y": y, "id": 1}]
        devtools.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
    devtools.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    devtools.detach()


def test_a_person_appears_at_its_goal_as_a_ghost(new_page: NewPage, server: LiveServer) -> None:
    page = new_page()
    confirm_every_move(page)
    server.fork(GAME, "most_popular", 290, "mbb").sit(page, 0)
    player = MousePlayer(page)
    player.wait()
    while player.presses < 80 and not page.locator("[data-piece^='space:'][data-lit]").count():
        player.play(1)
    page.locator("[data-piece^='space:'][data-lit]").first.focus()
    page.keyboard.press("Enter")
    expect(board(page).locator(".ghost")).to_have_count(1)
    picture(page, GAME, "ghost")
    page.keyboard.press("Escape")
    expect(board(page).locator(".ghost")).to_have_count(0)
