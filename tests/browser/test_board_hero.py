"""The board of HE.R.O., played by mouse, touch and keyboard, and checked by axe."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, PHONE_SIZE, NewPage
from tests.browser.players import MousePlayer, TouchPlayer, leave, picture, play_by_keys, play_game
from tests.browser.tables import LiveServer, settled
from tests.browser.test_looks import (
    DESKS,
    cut_off,
    in_theme,
    outside_the_board,
    tiny_text,
    too_small,
    violations,
)

pytestmark = pytest.mark.slow(seconds=10)

GAME = "hero"


def test_the_end_of_a_night_by_keyboard_and_mouse(new_page: NewPage, server: LiveServer) -> None:
    page = new_page(1280, 720)
    server.fork(GAME, "winner", 83, "mbb").sit(page, 0)
    play_by_keys(page, "room", "staff", "patient")
    server.fork(GAME, "winner", 83, "mbb").sit(page, 0)
    play_game(GAME, "desk", MousePlayer(page))
    leave(page)


def test_a_whole_night_on_a_phone(new_page: NewPage, server: LiveServer) -> None:
    player = TouchPlayer(new_page(**PHONE))
    server.table(GAME, "pb", night="short").sit(player.page, 0)
    play_game(GAME, "phone", player)
    assert {"room", "staff"} <= set(player.pressed)
    leave(player.page)


def test_the_whole_board_is_readable_and_says_who_helps(page: Page, server: LiveServer) -> None:
    server.table("hero", "pbbb").open(page, 0)
    settled(page)
    expect(page.locator(".hero [data-piece='room:er']")).to_be_visible()
    expect(page.locator(".hero [data-piece^='patient:']").first).to_be_attached()
    for width, height, theme in DESKS:
        page.set_viewport_size({"width": width, "height": height})
        in_theme(page, theme)
        assert tiny_text(page, ".hero svg :is(text, tspan)") == []
        assert outside_the_board(page, ".hero [data-piece]") == []
        assert cut_off(page) == []
        picture(page, GAME, f"board_{width}_{theme}")
    assert violations(page, colours=False) == []
    page.locator(".hero [data-piece^='patient:']").first.hover()
    expect(page.locator(".hero .slip")).to_contain_text("is not where")

    # A phone stacks the rooms.
    page.set_viewport_size(PHONE_SIZE)
    expect(page.locator(".hero [data-piece='room:er']")).to_be_attached()
    assert too_small(page, ".hero button") == []
    assert cut_off(page) == []
    assert violations(page, colours=False) == []
