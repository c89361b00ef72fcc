"""The board of Clinic: by clicking pieces, on the phone, by keyboard; looked at by axe."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage
from tests.browser.house import ROOT, House, board, is_over, settled

pytestmark = pytest.mark.slow

SHOTS = ROOT / "artefacts"
AXE = ROOT / "client" / "node_modules" / "axe-core" / "axe.min.js"
PLAY = """async (most) => {
  const picked = new Set();
  let moves = 0;
  let idle = 0;
  for (let turn = 0; moves < most && idle < 800; turn++) {
    if (document.querySelector('dialog[open] .stamp')) break;
    const ribbon = [...document.querySelectorAll('.ribbon button')];
    const sure = ribbon.find((one) => /^Confirm/.test(one.textContent.trim()) && !one.disabled);
    const lit = [...document.querySelectorAll('[data-region=board] [data-lit]')];
    const said = [...document.querySelectorAll('.ribbon .offer')];
    const ends = said.find((one) => /^(End|Finish|Accept|Done)/.test(one.textContent.trim()));
    const pool = ends && turn % 5 !== 1 ? [ends] : lit.length > 0 ? lit : said;
    const one = sure ?? pool[(turn * 7) % Math.max(1, pool.length)];
    if (sure) moves += 1;
    if (one?.dataset.piece) picked.add(one.dataset.piece.split(':')[0]);
    one?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    idle = one ? 0 : idle + 1;
    await new Promise((then) => setTimeout(then, 10));
  }
  return [...picked];
}"""


def shot(page: Page, name: str) -> None:
    SHOTS.mkdir(exist_ok=True)
    page.screenshot(path=SHOTS / f"board_clinic_{name}.png")


def complaints(page: Page) -> list[str]:
    """What axe finds of weight."""
    if not AXE.exists():
        pytest.skip("axe-core is not installed: npm ci")
    page.evaluate(AXE.read_text("utf-8"))
    found = page.evaluate("() => axe.run(document, { resultTypes: ['violations'] })")
    return [
        f"{one['id']}: {node['html'][:160]}"
        for one in found["violations"]
        if one["impact"] in ("serious", "critical")
        for node in one["nodes"][:3]
    ]


def test_a_game_is_played_by_clicking_pieces(new_page: NewPage, house: House) -> None:
    page = new_page()
    house.table("clinic", "pb").open(page, 0)
    settled(page)
    picked = set(page.evaluate(PLAY, 20))
    shot(page, "desktop")
    assert complaints(page) == []
    picked |= set(page.evaluate(PLAY, 400))
    assert is_over(page)
    assert {"bonus", "border", "tile"} <= picked


def test_floors_are_seen_together_alone_and_flat(new_page: NewPage, house: House) -> None:
    page = new_page(1280, 720, theme="dark")
    house.table("clinic", "pb").open(page, 0)
    settled(page)
    floors = board(page).locator("[data-zone^='floor:0/']")
    expect(floors).to_have_count(2)
    page.keyboard.press("1")
    expect(floors).to_have_count(1)
    page.keyboard.press("0")
    page.keyboard.press("f")
    expect(board(page).locator("figure[data-zone^='floor:0/']")).to_have_count(2)
    shot(page, "flat")
    board(page).get_by_role("button", name="Flat").click()
    board(page).locator("button[data-piece='seat:1']").click()
    expect(board(page).locator("[data-zone='floor:1/0']")).to_be_visible()


def test_the_phone_shows_plans(new_page: NewPage, house: House) -> None:
    page = new_page(390, 844, has_touch=True)
    house.table("clinic", "pb").open(page, 0)
    settled(page)
    page.evaluate(PLAY, 12)
    expect(board(page).locator("[data-zone]").first).to_be_visible()
    shot(page, "phone")
    assert page.evaluate("() => document.documentElement.scrollWidth") <= 390
    assert complaints(page) == []


def test_the_keyboard_is_enough(new_page: NewPage, house: House) -> None:
    page = new_page()
    house.table("clinic", "pb").open(page, 0)
    settled(page)
    for _ in range(4):
        lit = board(page).locator("[data-lit]").first
        expect(lit).to_be_visible()
        lit.focus()
        page.keyboard.press("Enter")
        expect(page.get_by_role("button", name="Confirm")).to_be_enabled()
        page.evaluate("document.activeElement.blur()")
        page.keyboard.press("Enter")
        page.wait_for_timeout(400)
    expect(page.get_by_role("log", name="Log")).to_contain_text("Seat 1")
