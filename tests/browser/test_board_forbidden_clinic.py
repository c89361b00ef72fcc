"""The drawn clinic, played by clicking pieces and by keyboard, on desk and phone; pieces travel."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.browser.conftest import NewPage
from tests.browser.house import ROOT, House, board, is_over, moves, settled
from tests.browser.test_looks import cut_off, too_small, violations

pytestmark = pytest.mark.slow

PICTURES = ROOT / "artefacts" / "forbidden_clinic"
GAME = "forbidden_clinic"
SEATS = "pbbbbb"
MOST = 300
LIT = ":is([data-region=board], [data-region=tray]) [data-lit]"
TINY = """() => [...document.querySelectorAll('[data-region=board] *')]
    .filter(e => e.offsetParent && e.textContent.trim() && e.children.length === 0)
    .filter(e => parseFloat(getComputedStyle(e).fontSize) < 11)
    .map(e => e.outerHTML.slice(0, 120))"""
OUTSIDE = """() => {
    const host = document.querySelector('[data-region=board]').getBoundingClientRect();
    return [...document.querySelectorAll('[data-region=board] [data-piece]')]
        .filter(e => e.offsetParent && !e.closest('.list, .packets'))
        .filter(e => { const b = e.getBoundingClientRect();
            return b.bottom > host.bottom + 1 || b.right > host.right + 1; })
        .map(e => e.dataset.piece);
}"""


def picture(page: Page, name: str) -> None:
    PICTURES.mkdir(parents=True, exist_ok=True)
    page.screenshot(path=PICTURES / f"{name}.png")


def confirm_button(page: Page) -> Locator:
    return page.get_by_role("button", name="Confirm")


def press(piece: Locator) -> None:
    """Click near the lower edge, where no other piece stands on it."""
    box = piece.bounding_box()
    assert box is not None
    piece.click(position={"x": box["width"] / 2, "y": max(box["height"] - 7, 1)})


def choose(page: Page, turn: int) -> bool:
    """Pick pieces until one move is left; what has no piece is a button of the ribbon."""
    on_board = False
    for _ in range(6):
        if confirm_button(page).is_enabled():
            return on_board
        lit = page.locator(LIT)
        if lit.count() > 0:
            press(lit.nth(turn % lit.count()))
            on_board = True
        else:
            page.locator(".ribbon .offer").first.click()
    return on_board


def wait_for_move(page: Page, before: int) -> None:
    page.wait_for_function(
        "before => document.querySelector('.stamp') || "
        "Number(document.querySelector('[role=slider]')?.ariaValueMax ?? 1e9) > before",
        arg=before,
    )


def play(page: Page, house_moves: bool = True) -> int:
    """Play to the end; returns how many moves were made on the board."""
    drawn = 0
    for turn in range(MOST):
        settled(page)
        if is_over(page):
            return drawn
        before = moves(page) if house_moves else -1
        said = page.locator(".ribbon").inner_text()
        drawn += choose(page, turn)
        confirm_button(page).click()
        if house_moves:
            wait_for_move(page, before)
        else:
            page.wait_for_function(
                "said => document.querySelector('.stamp') || "
                "document.querySelector('.ribbon')?.innerText !== said",
                arg=said,
            )
    raise AssertionError("the game does not end")


def test_a_whole_game_by_clicking_pieces_on_a_desk(page: Page, house: House) -> None:
    table = house.table(GAME, SEATS, difficulty="full_moon", special_windows="phase")
    table.open(page, 0)
    settled(page)
    expect(board(page).locator(".grid .tile")).to_have_count(36)
    picture(page, "desk_roles")
    assert violations(page) == []
    choose(page, 0)
    confirm_button(page).click()
    wait_for_move(page, 0)
    settled(page)
    picture(page, "desk_first_turn")
    assert board(page).locator(".tile.stressed").count() > 0
    assert violations(page) == []
    assert play(page) > 0
    page.keyboard.press("Escape")
    assert board(page).get_by_role("button", name="burned out").count() > 0
    picture(page, "desk_over")


@pytest.mark.parametrize(
    ("width", "height", "theme"),
    [(1440, 900, "dark"), (1280, 720, "light"), (1024, 768, "dark")],
)
def test_the_whole_board_is_in_sight(
    new_page: NewPage, house: House, width: int, height: int, theme: str
) -> None:
    page = new_page(width, height, theme)
    table = house.table(GAME, "pbbbbbbb", role_setup="random")
    table.open(page, 0)
    settled(page)
    expect(board(page).locator(".grid .tile").first).to_be_visible()
    picture(page, f"board_{width}_{theme}")
    assert page.evaluate(OUTSIDE) == []
    assert page.evaluate(TINY) == []
    assert cut_off(page) == []


def test_a_whole_game_on_a_phone(new_page: NewPage, house: House) -> None:
    page = new_page(390, 844, has_touch=True, is_mobile=True)
    quick = {"difficulty": "full_moon", "special_windows": "phase"}
    table = house.table(GAME, SEATS, role_setup="random", **quick)
    table.open(page, 0)
    settled(page)
    for zone in page.locator(".chips .chip").all():
        zone.click()
        assert too_small(page) == [], zone.inner_text()
        assert page.evaluate(TINY) == []
    page.locator(".chips .chip", has_text="Clinic").first.click()
    picture(page, "phone_clinic")
    assert violations(page) == []
    assert cut_off(page) == []
    assert play(page, house_moves=False) > 0


def test_turns_by_keyboard_alone(page: Page, house: House) -> None:
    table = house.table(GAME, SEATS, role_setup="random")
    table.open(page, 0)
    for _ in range(6):
        settled(page)
        if is_over(page):
            break
        before = moves(page)
        for _ in range(8):
            if confirm_button(page).is_enabled():
                break
            lit = page.locator(f"{LIT}, .ribbon .offer")
            lit.first.focus()
            page.keyboard.press("Enter")
        page.keyboard.press("Enter")
        wait_for_move(page, before)


COUNT_TRIPS = """() => {
    window.trips = 0;
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (...how) {
        window.trips += 1;
        return animate.apply(this, how);
    };
}"""


def test_pieces_travel_and_bots_can_be_watched_or_skipped(browser: Browser, house: House) -> None:
    context = browser.new_context(viewport={"width": 1440, "height": 900})
    context.set_default_timeout(10_000)
    page = context.new_page()
    table = house.table(GAME, SEATS, role_setup="random")
    table.open(page, 0)
    page.evaluate(COUNT_TRIPS)
    skip = page.get_by_role("button", name="more to see: skip")
    skipped = False
    for turn in range(12):
        settled(page)
        if is_over(page):
            break
        if skip.is_visible():
            page.keyboard.press("Shift")
            expect(skip).to_be_hidden()
            skipped = True
        if skipped and page.evaluate("window.trips") > 0:
            break
        before = moves(page)
        end = page.locator(".ribbon .offer", has_text="End")
        if end.count() > 0:
            end.first.click()
        choose(page, turn)
        confirm_button(page).click()
        wait_for_move(page, before)
    assert page.evaluate("window.trips") > 0
    assert skipped
    context.close()
