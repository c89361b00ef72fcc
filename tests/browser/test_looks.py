"""Lobby and table fit every screen and are accessible: sizes, touch targets, axe."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Literal

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, NewPage
from tests.browser.tables import ROOT, LiveServer, board, settled, still_wrong

pytestmark = pytest.mark.slow

AXE = ROOT / "client" / "node_modules" / "axe-core" / "axe.min.js"
Theme = Literal["light", "dark"]
THEMES: tuple[Theme, ...] = ("light", "dark")
NARROWEST = 1024
DESKS: tuple[tuple[int, int, Theme], ...] = (
    (1440, 900, "dark"),
    (1280, 720, "light"),
    (NARROWEST, 768, "dark"),
)


def violations(page: Page, colours: bool = True) -> list[str]:
    """The serious and critical findings of axe.

    Colours take half its time; `faint` (test_labels.py) checks those of every board.
    """
    if not AXE.exists():
        pytest.skip("axe-core is not installed: npm ci")
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text("utf-8"))
    return still_wrong(lambda: _violations(page, colours))


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


FREE_POINT = """one => {
    one.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    const box = one.getBoundingClientRect();
    const steps = [0.5, 0.85, 0.15, 0.95, 0.05, 0.7, 0.3];
    for (const v of steps) for (const u of steps) {
        const [x, y] = [box.x + u * box.width, box.y + v * box.height];
        const hit = document.elementFromPoint(x, y);
        if (hit !== null && one.contains(hit)) return { x, y };
    }
    return null;
}"""
"""A point of an element that nothing covers."""
CONTROLS = "header button, header a, .ribbon button, .foot button"
TARGETS = "button, select, a.btn, nav a"
SIDEWAYS = """selector => [...document.querySelectorAll(selector)]
    .filter(e => e.offsetParent && !e.closest('.sr'))
    .filter(e => e.getBoundingClientRect().left < -1
        || e.getBoundingClientRect().right > innerWidth + 1)
    .map(e => e.outerHTML.slice(0, 120))"""
TINY = """selector => [...document.querySelectorAll(selector)]
    .filter(e => e.children.length === 0 && e.textContent.trim() && e.getClientRects().length)
    .filter(e => parseFloat(getComputedStyle(e).fontSize)
        * (e.ownerSVGElement ? e.getScreenCTM().a : 1) < 10.95)
    .map(e => e.outerHTML.slice(0, 120))"""
OUTSIDE = """selector => {
    const board = document.querySelector('[data-region=board]').getBoundingClientRect();
    return [...document.querySelectorAll(selector)].filter(e => {
        const { left, right, bottom, width } = e.getBoundingClientRect();
        return width > 0 && (left < board.left - 1 || right > board.right + 1
            || bottom > board.bottom + 1);
    }).map(e => e.dataset.piece);
}"""
SMALL = """selector => [...document.querySelectorAll(selector)]
    .filter(e => e.offsetParent && !e.closest('.sr, .log, dialog') && !e.matches('.cite, .held *'))
    .filter(e => Math.min(e.getBoundingClientRect().height, e.getBoundingClientRect().width) < 43.5)
    .map(e => e.outerHTML.slice(0, 140))"""


def cut_off(page: Page) -> list[str]:
    """Buttons and links that stick out of the window sideways, and the page if it scrolls."""
    return still_wrong(lambda: cut_off_now(page))


def cut_off_now(page: Page) -> list[str]:
    wide = page.evaluate(
        "document.scrollingElement.scrollWidth - document.scrollingElement.clientWidth"
    )
    out: list[str] = page.evaluate(SIDEWAYS, CONTROLS)
    return [*(["the page scrolls sideways"] if wide > 0 else []), *out]


def too_small(page: Page, targets: str = TARGETS) -> list[str]:
    """Controls that a thumb would miss; rule chips have a larger area around them."""
    return still_wrong(lambda: page.evaluate(SMALL, targets))


def tiny_text(page: Page, selector: str) -> list[str]:
    """Text that is drawn too small to read."""
    return still_wrong(lambda: page.evaluate(TINY, selector))


def outside_the_board(page: Page, pieces: str) -> list[str]:
    return still_wrong(lambda: page.evaluate(OUTSIDE, pieces))


def test_lobby_and_table_suit_a_desk(page: Page, server: LiveServer) -> None:
    lobby_and_table(page, server, lambda: check_desks(page))


def test_lobby_and_table_suit_a_phone(new_page: NewPage, server: LiveServer) -> None:
    page = new_page(**PHONE)

    def check() -> None:
        for theme in THEMES:
            in_theme(page, theme)
            assert cut_off(page) == []
            assert violations(page) == []
            assert too_small(page) == []

    lobby_and_table(page, server, check)


def lobby_and_table(page: Page, server: LiveServer, check: Callable[[], None]) -> None:
    page.goto(server.address)
    expect(page.get_by_role("region", name="Games on the shelf")).to_be_visible()
    check()
    page.get_by_role("button", name="Play now: Forbidden Clinic").click()
    expect(board(page)).to_be_visible()
    settled(page)
    check()


def check_desks(page: Page) -> None:
    """At every size; colours once in each theme, because they do not depend on the size."""
    for width, height, theme in DESKS:
        page.set_viewport_size({"width": width, "height": height})
        in_theme(page, theme)
        assert cut_off(page) == []
        assert violations(page, colours=width > NARROWEST) == []


def in_theme(page: Page, theme: Theme) -> None:
    page.emulate_media(color_scheme=theme)
    expect(page.locator("html")).to_have_attribute("data-theme", theme)


def test_dialogs_are_accessible_and_the_page_can_be_zoomed(page: Page, server: LiveServer) -> None:
    server.table("template", "pb").open(page, 0, host=True)
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
