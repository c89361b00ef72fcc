"""Text of strangers is text: nothing that somebody typed is run in another's browser."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.house import House, Table, board

pytestmark = pytest.mark.slow

MARKUP = "<img src=x onerror=run()>"


def watch(page: Page) -> list[str]:
    """Everything that would show that markup was run."""
    ran: list[str] = []
    page.expose_function("run", lambda: ran.append("run"))
    return ran


def test_markup_is_shown_and_not_run(page: Page, house: House) -> None:
    wish = {"by": "open", "name": MARKUP}
    made = house.post(
        "tables", {"game": "sealed", "seats": [wish, wish], "name": MARKUP, "seed": "7"}
    )
    ran = watch(page)
    table = Table(house, made)
    table.open(page, 0)
    page.get_by_role("tab", name="Chat").click()
    page.get_by_role("textbox").last.fill(MARKUP + "<script>run()</script>")
    page.keyboard.press("Enter")
    expect(page.get_by_text("<script>run()</script>").first).to_be_visible()
    expect(page.get_by_text(MARKUP).first).to_be_visible()
    page.goto(house.address)
    expect(page.get_by_text(MARKUP).first).to_be_visible()
    assert page.locator("img[src=x]").count() == 0
    assert ran == []


def test_markup_of_a_pack_is_shown_and_not_run(page: Page, house: House) -> None:
    pack = f'[[tiles.tile]]\nid = "van_port"\nname = "{MARKUP}"\n'
    seats = [{"by": "open"}] * 6
    made = house.post(
        "tables", {"game": "forbidden_clinic", "seats": seats, "pack": pack, "seed": "7"}
    )
    ran = watch(page)
    Table(house, made).open(page, 0)
    expect(board(page)).to_be_visible()
    expect(page.locator("[data-piece='tile:van_port']")).to_have_attribute(
        "aria-label", re.compile(re.escape(MARKUP))
    )
    assert page.locator("img[src=x]").count() == 0
    assert ran == []
