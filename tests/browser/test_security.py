"""What strangers type is only shown: none of it runs in another person's browser."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.tables import LiveServer

pytestmark = pytest.mark.slow

MARKUP = "<img src=x onerror=run()>"


def watch_for_scripts(page: Page) -> list[str]:
    """A list that grows if markup runs."""
    ran: list[str] = []
    page.expose_function("run", lambda: ran.append("run"))
    return ran


def test_markup_is_shown_and_not_run(page: Page, server: LiveServer) -> None:
    seats = [{"by": "open", "name": MARKUP}] * 2
    table = server.create(game="sealed", seats=seats, name=MARKUP, seed="7")
    ran = watch_for_scripts(page)
    table.open(page, 0)
    page.get_by_role("tab", name="Chat").click()
    page.get_by_role("textbox").last.fill(MARKUP + "<script>run()</script>")
    page.keyboard.press("Enter")
    expect(page.get_by_text("<script>run()</script>").first).to_be_visible()
    expect(page.get_by_text(MARKUP).first).to_be_visible()
    page.goto(server.address)
    expect(page.get_by_text(MARKUP).first).to_be_visible()
    assert page.locator("img[src=x]").count() == 0
    assert ran == []


def test_markup_of_a_pack_is_shown_and_not_run(page: Page, server: LiveServer) -> None:
    pack = f'[[tiles.tile]]\nid = "van_port"\nname = "{MARKUP}"\n'
    seats = [{"by": "open"}] * 6
    table = server.create(game="forbidden_clinic", seats=seats, pack=pack, seed="7")
    ran = watch_for_scripts(page)
    table.open(page, 0)
    expect(page.locator("[data-piece='tile:van_port']")).to_have_attribute(
        "aria-label", re.compile(re.escape(MARKUP))
    )
    assert page.locator("img[src=x]").count() == 0
    assert ran == []
