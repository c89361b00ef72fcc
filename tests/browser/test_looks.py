"""Fits every screen, reachable by everybody: sizes, touch targets, axe."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Literal

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage
from tests.browser.house import ROOT, House, board, lasting, settled

pytestmark = pytest.mark.slow

AXE = ROOT / "client" / "node_modules" / "axe-core" / "axe.min.js"
PHONE = (390, 844)
Theme = Literal["light", "dark"]
THEMES: tuple[Theme, ...] = ("light", "dark")
NARROWEST = 1024
DESKS: tuple[tuple[int, int, Theme], ...] = (
    (1440, 900, "dark"),
    (1280, 720, "light"),
    (NARROWEST, 768, "dark"),
)


def violations(page: Page, colours: bool = True) -> list[str]:
    """What axe finds of weight, in words.

    Colours take half of its time. `faint` (test_labels.py) looks at those of every board.
    """
    if not AXE.exists():
        pytest.skip("axe-core is not installed: npm ci")
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text("utf-8"))
    return lasting(lambda: _violations(page, colours))


def _violations(page: Page, colours: bool) -> list[str]:
    rules = {"color-contrast": {"enabled": colours}}
    found: dict[str, Any] = page.evaluate(
        "rules => axe.run(document, {resultTypes: ['violations'], rules})", rules
    )
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
    return lasting(lambda: cut_off_now(page))


def cut_off_now(page: Page) -> list[str]:
    wide = page.evaluate(
        "document.scrollingElement.scrollWidth - document.scrollingElement.clientWidth"
    )
    out: list[str] = page.evaluate(SIDEWAYS, CONTROLS)
    return [*(["the page scrolls sideways"] if wide > 0 else []), *out]


def too_small(page: Page) -> list[str]:
    """Controls that a thumb would miss; chips of rules have a larger area around them."""
    return lasting(lambda: page.evaluate(SMALL, TOUCHED))


def test_lobby_and_table_fit_a_desk_and_are_accessible(page: Page, house: House) -> None:
    lobby_and_table(page, house, lambda: fits_desks(page))


def test_lobby_and_table_fit_a_phone_and_are_accessible(new_page: NewPage, house: House) -> None:
    page = new_page(*PHONE, has_touch=True, is_mobile=True)

    def fits() -> None:
        for theme in THEMES:
            in_theme(page, theme)
            assert cut_off(page) == []
            assert violations(page) == []
            assert too_small(page) == []

    lobby_and_table(page, house, fits)


def lobby_and_table(page: Page, house: House, fits: Callable[[], None]) -> None:
    page.goto(house.address)
    expect(page.get_by_role("region", name="Games on the shelf")).to_be_visible()
    fits()
    page.get_by_role("button", name="Play now: Forbidden Clinic").click()
    expect(board(page)).to_be_visible()
    settled(page)
    fits()


def fits_desks(page: Page) -> None:
    """Every size; colours once in each theme, since they do not depend on the size."""
    for width, height, theme in DESKS:
        page.set_viewport_size({"width": width, "height": height})
        in_theme(page, theme)
        assert cut_off(page) == []
        assert violations(page, colours=width > NARROWEST) == []


def in_theme(page: Page, theme: Theme) -> None:
    page.emulate_media(color_scheme=theme)
    expect(page.locator("html")).to_have_attribute("data-theme", theme)


def test_dialogs_are_accessible_and_everything_is_there_at_200_percent(
    page: Page, house: House
) -> None:
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
    page.set_viewport_size({"width": 720, "height": 450})
    settled(page)
    assert cut_off(page) == []
    expect(page.get_by_role("button", name="Confirm")).to_be_visible()
