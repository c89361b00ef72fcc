"""Fits every screen, reachable by everybody: sizes, touch targets, axe."""

from __future__ import annotations

from typing import Any, Literal

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage
from tests.browser.gallery import TABLES
from tests.browser.house import ROOT, House, board, lasting, settled

pytestmark = pytest.mark.slow

AXE = ROOT / "client" / "node_modules" / "axe-core" / "axe.min.js"
SIZES = [(1440, 900), (1280, 720), (1024, 768), (390, 844)]
UPRIGHT = (820, 1180)
Theme = Literal["light", "dark"]
THEMES: tuple[Theme, ...] = ("light", "dark")
DESKS: tuple[tuple[int, int, Theme], ...] = (
    (1440, 900, "dark"),
    (1280, 720, "light"),
    (1024, 768, "dark"),
)


def violations(page: Page) -> list[str]:
    """What axe finds of weight, in words."""
    if not AXE.exists():
        pytest.skip("axe-core is not installed: npm ci")
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text("utf-8"))
    return lasting(lambda: _violations(page))


def _violations(page: Page) -> list[str]:
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


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_lobby_and_table_fit_and_are_accessible(
    new_page: NewPage, house: House, width: int, height: int
) -> None:
    phone = width < 700
    page = new_page(width, height, has_touch=phone, is_mobile=phone)
    page.goto(house.address)
    expect(page.get_by_role("region", name="Games on the shelf")).to_be_visible()
    fits_in_both_themes(page, phone)
    page.get_by_role("button", name="Play now: Forbidden Clinic").click()
    expect(board(page)).to_be_visible()
    settled(page)
    fits_in_both_themes(page, phone)


def fits_in_both_themes(page: Page, phone: bool) -> None:
    for theme in THEMES:
        in_theme(page, theme)
        assert cut_off(page) == []
        assert violations(page) == []
        if phone:
            assert too_small(page) == []


def in_theme(page: Page, theme: Theme) -> None:
    page.emulate_media(color_scheme=theme)
    expect(page.locator("html")).to_have_attribute("data-theme", theme)


WHOLE = """() => {
    const steps = document.querySelector('header ol'), box = steps?.getBoundingClientRect();
    const tools = document.querySelector('header .tools').getBoundingClientRect();
    const inside = element => element.scrollWidth <= element.clientWidth
        && element.getBoundingClientRect().right <= innerWidth;
    return steps && inside(steps) && inside(steps.parentElement)
        && (box.right <= tools.left || box.top >= tools.bottom)
        && steps.querySelectorAll('[aria-current=step]').length === 1;
}"""


@pytest.mark.parametrize("game", TABLES)
def test_the_steps_of_the_turn_are_whole_on_every_screen(
    new_page: NewPage, house: House, game: str
) -> None:
    page = new_page()
    house.fork(game, *TABLES[game]).open(page, 0)
    for width, height in (*SIZES, UPRIGHT):
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_function(WHOLE)
        assert cut_off(page) == []
    assert violations(page) == []


ZONES = ("zone:notepad", "zone:university", "zone:yard", "zone:tiles", "floor:0/0")
IN_SIGHT = """zones => zones.every(id => {
    const box = document.querySelector(`[data-zone="${id}"]`)?.getBoundingClientRect();
    return box && box.width > 0 && box.right <= innerWidth && box.bottom <= innerHeight;
})"""


def test_clinic_lies_whole_on_a_tablet_held_upright(new_page: NewPage, house: House) -> None:
    page = new_page(*UPRIGHT, has_touch=True)
    house.fork("clinic", *TABLES["clinic"]).open(page, 0)
    page.wait_for_function(IN_SIGHT, arg=ZONES)
    assert cut_off(page) == []
    assert violations(page) == []


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
