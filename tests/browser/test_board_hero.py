"""HE.R.O. on its own board: by clicking pieces, by keyboard, on the phone; looked at by axe."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import NewPage
from tests.browser.house import ROOT, House, confirm, is_over, settled
from tests.browser.test_looks import cut_off, violations

pytestmark = pytest.mark.slow

SHOTS = ROOT / "artefacts" / "board_hero"
MOVE = "() => Number(/move (\\d+)/.exec(document.querySelector('header').textContent)?.[1] ?? 0)"
CHANGED = f"before => document.querySelector('.stamp') || ({MOVE})() > before"
TINY = """() => [...document.querySelectorAll('.hero svg text')]
    .filter(e => e.textContent)
    .filter(e => parseFloat(getComputedStyle(e).fontSize) * e.getScreenCTM().a < 10.9)
    .map(e => e.textContent)"""
OUTSIDE = """() => { const room = document.querySelector('.host').getBoundingClientRect();
    return [...document.querySelectorAll('.hero [data-piece]')].filter(e => {
        const box = e.getBoundingClientRect();
        return box.left < room.left - 1 || box.right > room.right + 1
            || box.bottom > room.bottom + 1; }).map(e => e.dataset.piece); }"""
PATIENTS = "[data-piece^='patient:'][data-lit]"
PIECES = ".hero [data-piece][data-lit]"


def moves(page: Page) -> int:
    return int(page.evaluate(MOVE))


def shoot(page: Page, name: str) -> None:
    SHOTS.mkdir(parents=True, exist_ok=True)
    page.screenshot(path=SHOTS / f"{name}.png")


def press(piece: Locator) -> None:
    """A room is pressed at its sign, where nobody stands."""
    room = (piece.get_attribute("data-piece") or "").startswith("room:")
    piece.click(position={"x": 30, "y": 13} if room else None)


def play_a_move(page: Page, nth: int) -> str:
    """One move by clicking what is lit, patients first; words where nothing is left to click."""
    before = moves(page)
    touched = "words"
    for _ in range(6):
        if page.get_by_role("button", name="Confirm").is_enabled():
            break
        patients = page.locator(PATIENTS)
        pieces = patients if patients.count() else page.locator(PIECES)
        if pieces.count():
            press(pieces.nth(nth % pieces.count()))
            touched = "pieces"
        else:
            page.locator(".ribbon .offer").first.click()
    confirm(page)
    page.wait_for_function(CHANGED, arg=before)
    return touched


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (390, 844)])
def test_a_night_by_clicking_pieces(
    new_page: NewPage, house: House, width: int, height: int
) -> None:
    page = new_page(width, height)
    house.table("hero", "pb", night="short", mode="cooperative").open(page, 0)
    touched = []
    for nth in range(120):
        settled(page)
        if is_over(page):
            break
        if nth in (0, 12):
            shoot(page, f"{width}_move_{nth}")
        touched.append(play_a_move(page, nth))
    assert is_over(page)
    assert touched.count("pieces") > len(touched) / 3
    shoot(page, f"{width}_end")


@pytest.mark.parametrize(
    ("width", "height", "theme"),
    [(1440, 900, "dark"), (1280, 720, "light"), (1024, 768, "dark")],
)
def test_the_whole_board_is_seen_and_read(
    new_page: NewPage, house: House, width: int, height: int, theme: str
) -> None:
    page = new_page(width, height, theme)
    house.table("hero", "pbbb").open(page, 0)
    settled(page)
    expect(page.locator(".hero [data-piece='room:er']")).to_be_visible()
    assert page.locator(".hero [data-piece^='patient:']").count() > 0
    assert page.evaluate(TINY) == []
    assert page.evaluate(OUTSIDE) == []
    assert cut_off(page) == []
    assert violations(page) == []
    shoot(page, f"{width}_{theme}")


def test_the_phone_shows_rooms_one_below_the_other(new_page: NewPage, house: House) -> None:
    page = new_page(390, 844, has_touch=True)
    house.table("hero", "pbbb").open(page, 0)
    settled(page)
    expect(page.locator(".hero [data-piece='room:er']")).to_be_attached()
    small = page.evaluate(
        "() => [...document.querySelectorAll('.hero button')].map(e => e.getBoundingClientRect())"
        ".filter(b => Math.min(b.width, b.height) < 43.5).length"
    )
    assert small == 0
    assert cut_off(page) == []
    assert violations(page) == []


def test_moves_by_keyboard_alone(new_page: NewPage, house: House) -> None:
    page = new_page()
    house.table("hero", "pb").open(page, 0)
    settled(page)
    before = moves(page)
    page.locator(PIECES).first.focus()
    for _ in range(8):
        if moves(page) > before:
            break
        page.keyboard.press("Enter")
        page.wait_for_timeout(120)
        if page.get_by_role("button", name="Confirm").is_enabled():
            page.keyboard.press("Enter")
            page.wait_for_timeout(200)
        elif page.locator(PIECES).count():
            page.locator(PIECES).first.focus()
        else:
            page.locator(".ribbon .offer").first.focus()
    assert moves(page) > before


def test_a_treatment_says_who_helps(new_page: NewPage, house: House) -> None:
    page = new_page()
    house.table("hero", "pbbb").open(page, 0)
    settled(page)
    page.locator(".hero [data-piece^='patient:']").first.hover()
    expect(page.locator(".hero .slip")).to_contain_text("is not where")
