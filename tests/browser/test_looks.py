"""Fits every screen, reachable by everybody: sizes, touch targets, axe."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage
from tests.browser.house import ROOT, House, board, settled

pytestmark = pytest.mark.slow

AXE = ROOT / "client" / "node_modules" / "axe-core" / "axe.min.js"
SIZES = [(1440, 900), (1280, 720), (1024, 768), (390, 844)]


def violations(page: Page) -> list[str]:
    """What axe finds of weight, in words."""
    if not AXE.exists():
        pytest.skip("axe-core is not installed: npm ci")
    page.evaluate(AXE.read_text("utf-8"))
    found: dict[str, Any] = page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    return [
        f"{one['id']}: {node['html'][:160]} {node['failureSummary'][:200]}"
        for one in found["violations"]
        if one["impact"] in ("serious", "critical")
        for node in one["nodes"]
    ]


CONTROLS = "header button, header a, .ribbon button, .foot button"
TOUCHED = "button, select, a.btn, nav a"
SIDEWAYS = """selector => [...document.querySelectorAll(selector)]
    .filter(e => e.offsetParent && !e.closest('.sr'))
    .filter(e => e.getBoundingClientRect().left < -1
        || e.getBoundingClientRect().right > innerWidth + 1)
    .map(e => e.outerHTML.slice(0, 120))"""
SMALL = """selector => [...document.querySelectorAll(selector)]
    .filter(e => e.offsetParent && !e.closest('.sr, .log, dialog') && !e.matches('.cite, .held *'))
    .filter(e => Math.min(e.getBoundingClientRect().height, e.getBoundingClientRect().width) < 43.5)
    .map(e => e.outerHTML.slice(0, 140))"""


def cut_off(page: Page) -> list[str]:
    """Buttons and links that stick out of the window sideways, and the page if it scrolls so."""
    wide = page.evaluate(
        "document.scrollingElement.scrollWidth - document.scrollingElement.clientWidth"
    )
    out: list[str] = page.evaluate(SIDEWAYS, CONTROLS)
    return [*(["the page scrolls sideways"] if wide > 0 else []), *out]


def too_small(page: Page) -> list[str]:
    """Controls that a thumb would miss; chips of rules have a larger area around them."""
    small: list[str] = page.evaluate(SMALL, TOUCHED)
    return small


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize(("width", "height"), SIZES)
def test_lobby_and_table_fit_and_are_accessible(
    new_page: NewPage, house: House, width: int, height: int, theme: str
) -> None:
    phone = width < 700
    page = new_page(width, height, theme, has_touch=phone, is_mobile=phone)
    page.goto(house.address)
    expect(page.get_by_role("region", name="Games on the shelf")).to_be_visible()
    assert cut_off(page) == []
    assert violations(page) == []
    if phone:
        assert too_small(page) == []
    page.get_by_role("button", name="Play now: Forbidden Clinic").click()
    expect(board(page)).to_be_visible()
    settled(page)
    assert cut_off(page) == []
    assert violations(page) == []
    if phone:
        assert too_small(page) == []


def test_dialogs_are_accessible(page: Page, house: House) -> None:
    table = house.table("template", "pb")
    table.open(page, 0, host=True)
    page.get_by_role("button", name="Menu").click()
    assert violations(page) == []
    page.keyboard.press("Escape")
    page.keyboard.press("/")
    assert violations(page) == []
    page.keyboard.press("Escape")
    for tab in ("Rules", "Chat"):
        page.get_by_role("tab", name=tab).click()
        assert violations(page) == []


def test_zoomed_to_200_percent_everything_is_still_there(new_page: NewPage, house: House) -> None:
    page = new_page(720, 450)
    table = house.table("template", "pb")
    table.open(page, 0)
    settled(page)
    assert cut_off(page) == []
    expect(page.get_by_role("button", name="Confirm")).to_be_visible()
