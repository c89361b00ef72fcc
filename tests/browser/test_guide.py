"""The guided first games, played to the end by pressing what the guide points at."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import PHONE, NewPage
from tests.browser.players import picture
from tests.browser.tables import LiveServer, board, confirm, confirm_every_move
from tests.browser.test_looks import cut_off, too_small, violations
from tests.waiting import until
from wardround.games import find_game

pytestmark = pytest.mark.slow(seconds=10)

MAX_STEPS = 80
LIT_POINT = """id => {
    const name = CSS.escape(id);
    const found = [...document.querySelectorAll(`[data-piece="${name}"][data-lit]`)];
    for (const piece of found) {
        piece.scrollIntoView({ block: 'nearest', inline: 'nearest' });
        const box = piece.getBoundingClientRect();
        for (const y of [0.5, 0.9, 0.1, 0.7, 0.3])
            for (const x of [0.5, 0.15, 0.85]) {
                const at = [box.x + box.width * x, box.y + box.height * y];
                const hits = document.elementsFromPoint(...at);
                if (hits.some(hit => piece.contains(hit))) return at;
            }
    }
    return null;
}"""
"""A point of a lit piece, which others may cover: its middle, unless that is a hole."""

RING_POINT = """() => {
    const ring = document.querySelector('[data-guide-ring="offer"]');
    if (!ring) return null;
    const box = ring.getBoundingClientRect();
    return [box.x + box.width / 2, box.y + box.height / 2];
}"""
"""The middle of the ring around a button of the ribbon."""

GROW = "(card, by) => void (card.style.paddingTop = by)"
"""A card must not hide what it points at, however tall it is."""

LAST, NEXT = "Play a whole game", "Next"
SHOWN = """() => [
    ...[...document.querySelectorAll('.guide .next')].map(one => one.textContent.trim()),
    ...[...document.querySelectorAll('[data-guide-ring]')].map(() => 'ring'),
]"""
"""The card's button, if it has one, and a word for each ring."""

COVERED = """() => {
    const card = document.querySelector('.guide')?.getBoundingClientRect();
    if (!card) return []; // between two cards
    return [...document.querySelectorAll('[data-guide-ring]')].filter(ring => {
        const box = ring.getBoundingClientRect();
        return box.left + 8 < card.right && box.right - 8 > card.left
            && box.top + 8 < card.bottom && box.bottom - 8 > card.top;
    }).map(ring => ring.dataset.guideRing);
}"""
"""What the guide points at but hides."""


def card(page: Page) -> Locator:
    return page.get_by_role("region", name="Guide")


def learn(page: Page, server: LiveServer, game: str) -> None:
    """From the lobby to the first card."""
    page.goto(server.address)
    title = re.escape(find_game(game).meta.title)
    page.get_by_role("button", name=re.compile(f"^Learn it in .* {title}$")).click()
    expect(card(page)).to_be_visible()
    expect(board(page)).to_be_visible()


def card_ready(page: Page) -> None:
    """Wait until the card has caught up with the table."""
    expect(card(page)).to_have_attribute("aria-busy", "false")


STATE = """() => {
    const said = document.querySelector('.guide [aria-live]');
    if (!said) return ''; // between two cards
    const rings = [...document.querySelectorAll('[data-guide-ring]')];
    const slider = document.querySelector('[role=slider]'); // if the screen shows it
    return [
        said.innerText,
        ...rings.map(ring => ring.dataset.guideRing).sort(),
        document.querySelectorAll('.ribbon .crumb:not(.ask)').length,
        slider?.ariaValueMax ?? '',
    ].join('|');
}"""


def state(page: Page) -> str:
    """What the guide asks for now; every step changes it."""
    now: str = page.evaluate(STATE)
    return now


def follow(page: Page) -> bool:
    """Do what the card asks for: read on, or press the ring. False if it was the last card."""
    card(page).evaluate(GROW, "")
    grown = False
    for _ in range(400):
        shown = page.evaluate(SHOWN)
        if LAST in shown:
            return False
        if NEXT in shown:
            card(page).get_by_role("button", name=NEXT).click()
            return True
        if not grown and "ring" in shown:
            card(page).evaluate(GROW, "100px")
            grown = True
        elif press_ring(page):
            return True
        page.wait_for_timeout(50)  # a piece, the ring or the card is still moving
    picture(page, "stuck", "guide")
    covered = page.evaluate(COVERED)
    raise AssertionError(f"cannot press the ring: {state(page)}, under the card: {covered}")


def press_ring(page: Page) -> bool:
    """Press what the ring surrounds, if that is possible at this moment."""
    rings = page.locator("[data-guide-ring]")
    keys = rings.evaluate_all("rings => rings.map(ring => ring.dataset.guideRing)")
    if keys == [] or page.evaluate(COVERED) != []:
        return False
    key = keys[0]
    if key == "confirm":
        confirm(page)
    elif key == "list":
        page.locator(".ribbon").get_by_role("button", name="choices").click()
        page.locator("dialog .row", has_text="Buy 8 popularity").click()
    else:
        at = page.evaluate(RING_POINT) if key == "offer" else page.evaluate(LIT_POINT, key)
        if at is None:
            return False
        page.mouse.click(*at)
    return True


def play(page: Page, pictures: str = "") -> int:
    """From the first card to the last; returns how many steps it took."""
    for step in range(MAX_STEPS):
        card_ready(page)
        if pictures and step % 6 == 1:
            picture(page, "guide", f"{pictures}_{step:02}")
        before = {state(page), ""}
        if not follow(page):
            return step
        until(lambda: {state(page)}, before.isdisjoint)
    raise AssertionError(f"the guide does not end: {state(page)}")


@pytest.mark.parametrize("game", ["healthy_heart", "hero", "clinic"])
def test_a_guide_is_played_to_its_end_on_a_desk(page: Page, server: LiveServer, game: str) -> None:
    learn(page, server, game)
    assert play(page, f"desk_{game}") > 10
    assert violations(page, colours=False) == []
    card(page).get_by_role("button", name=LAST).click()
    expect(card(page)).to_be_hidden()
    expect(page.get_by_text(find_game(game).meta.title).first).to_be_visible()


def test_a_guide_is_played_to_its_end_on_a_phone(new_page: NewPage, server: LiveServer) -> None:
    page = new_page(theme="dark", **PHONE)
    learn(page, server, "forbidden_clinic")
    assert violations(page) == []
    assert too_small(page) == []
    assert cut_off(page) == []
    assert play(page, "phone_forbidden_clinic") > 10


def test_the_guide_can_be_left_resumed_and_skipped(page: Page, server: LiveServer) -> None:
    learn(page, server, "forbidden_clinic")
    assert violations(page) == []
    follow(page)
    asks = "Move next door"
    expect(card(page)).to_contain_text(asks)

    card(page).get_by_role("button", name="Rule FC-4.1").click()
    expect(card(page).get_by_role("note")).to_contain_text("adjacent tile")

    page.reload()
    expect(card(page)).to_contain_text(asks)

    card_ready(page)
    other = until(lambda: page.evaluate(LIT_POINT, "tile:exotics_room"), lambda at: at is not None)
    page.mouse.click(*other)
    expect(card(page)).not_to_contain_text(asks)
    page.get_by_role("button", name="Undo").first.click()
    expect(card(page)).to_contain_text(asks)

    card(page).get_by_role("button", name="Skip the guide").click()
    expect(card(page)).to_be_hidden()
    expect(page.locator("[data-guide-ring]")).to_have_count(0)
    expect(page.locator(".ribbon")).to_be_visible()
    page.reload()
    expect(page.locator(".ribbon")).to_be_visible()
    expect(card(page)).to_be_hidden()


def test_the_guide_by_keyboard(page: Page, server: LiveServer) -> None:
    confirm_every_move(page)
    learn(page, server, "forbidden_clinic")
    page.keyboard.press("F6")
    card(page).get_by_role("button", name="Next").focus()
    page.keyboard.press("Enter")
    expect(card(page)).to_contain_text("Move next door")
    page.wait_for_function("() => document.activeElement.closest('.guide') !== null")
    card_ready(page)
    other = page.locator('[data-piece="tile:exotics_room"][data-lit]')
    other.focus()
    page.keyboard.press("Enter")
    expect(card(page)).to_contain_text("press Back in the ribbon")
    page.keyboard.press("Escape")
    page.locator('[data-piece="tile:van_port"][data-lit]').focus()
    page.keyboard.press("Enter")
    expect(page.locator('[data-guide-ring="confirm"]')).to_be_visible()
    page.get_by_role("button", name="Confirm").focus()
    page.keyboard.press("Enter")
    expect(card(page)).to_contain_text("Outstanding Team card")
