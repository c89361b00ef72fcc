"""The guided first games, played to their ends by touching what the guide points at."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import NewPage
from tests.browser.hands import picture
from tests.browser.house import House, board, confirm, confirm_every_move
from tests.browser.test_looks import cut_off, too_small, violations
from tests.waiting import until

pytestmark = pytest.mark.slow(seconds=10)

MOST = 80
TITLES = {
    "forbidden_clinic": "Forbidden Clinic",
    "healthy_heart": "Healthy Heart Hospital",
    "hero": "HE.R.O.",
    "clinic": "Clinic: Deluxe Edition",
}

WHERE = """id => {
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
"""The middle of a lit piece, whatever stands on it; where it has none, as a ring, another point."""

MIDDLE = """() => {
    const ring = document.querySelector('[data-guide-ring="offer"]');
    if (!ring) return null;
    const box = ring.getBoundingClientRect();
    return [box.x + box.width / 2, box.y + box.height / 2];
}"""
"""The middle of a ring around a button of the ribbon."""

GROWS = "(card, by) => void (card.style.paddingTop = by)"
"""However tall a card becomes, it does not hide what it points at."""

LAST, FURTHER = "Play a whole game", "Next"
SHOWN = """() => [
    ...[...document.querySelectorAll('.guide .next')].map(one => one.textContent.trim()),
    ...[...document.querySelectorAll('[data-guide-ring]')].map(() => 'ring'),
]"""
"""The card's button that leads on, and rings."""

COVERED = """() => {
    const card = document.querySelector('.guide')?.getBoundingClientRect();
    if (!card) return []; // it makes room for the next
    return [...document.querySelectorAll('[data-guide-ring]')].filter(ring => {
        const box = ring.getBoundingClientRect();
        return box.left + 8 < card.right && box.right - 8 > card.left
            && box.top + 8 < card.bottom && box.bottom - 8 > card.top;
    }).map(ring => ring.dataset.guideRing);
}"""
"""What the guide points at and hides itself."""


def card(page: Page) -> Locator:
    return page.get_by_role("region", name="Guide")


def learn(page: Page, house: House, game: str) -> None:
    """From the lobby to the first card."""
    page.goto(house.address)
    name = re.compile(f"^Learn it in .* {re.escape(TITLES[game])}$")
    page.get_by_role("button", name=name).click()
    expect(card(page)).to_be_visible()
    expect(board(page)).to_be_visible()


def settled(page: Page) -> None:
    """Wait until the card speaks of the table as it is now."""
    expect(card(page)).to_have_attribute("aria-busy", "false", timeout=60_000)


STATE = """() => {
    const said = document.querySelector('.guide [aria-live]');
    if (!said) return ''; // a card makes room for the next
    const rings = [...document.querySelectorAll('[data-guide-ring]')];
    const slider = document.querySelector('[role=slider]'); // where the screen shows it
    return [
        said.innerText,
        ...rings.map(ring => ring.dataset.guideRing).sort(),
        document.querySelectorAll('.ribbon .crumb:not(.ask)').length,
        slider?.ariaValueMax ?? '',
    ].join('|');
}"""


def state(page: Page) -> str:
    """What is asked of the player now; changes with every touch."""
    now: str = page.evaluate(STATE)
    return now


def follow(page: Page) -> bool:
    """Do what the card asks for, read on or touch the ring; false if it was the last card."""
    card(page).evaluate(GROWS, "")
    grown = False
    for _ in range(400):
        shown = page.evaluate(SHOWN)
        if LAST in shown:
            return False
        if FURTHER in shown:
            card(page).get_by_role("button", name=FURTHER).click()
            return True
        if not grown and "ring" in shown:
            card(page).evaluate(GROWS, "100px")
            grown = True
        elif touched(page):
            return True
        page.wait_for_timeout(50)  # a piece is still on its way, or the ring or the card is
    picture(page, "stuck", "guide")
    covered = page.evaluate(COVERED)
    raise AssertionError(f"the ring cannot be touched: {state(page)}, under the card: {covered}")


def touched(page: Page) -> bool:
    """Touch what the ring is around, if it can be touched at this moment."""
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
        at = page.evaluate(MIDDLE) if key == "offer" else page.evaluate(WHERE, key)
        if at is None:
            return False
        page.mouse.click(*at)
    return True


def play(page: Page, pictures: str = "") -> int:
    """From the first card to the last; returns how many touches it took."""
    for touch in range(MOST):
        settled(page)
        if pictures and touch % 6 == 1:
            picture(page, "guide", f"{pictures}_{touch:02}")
        before = {state(page), ""}
        if not follow(page):
            return touch
        until(lambda: {state(page)}, before.isdisjoint)
    raise AssertionError(f"the guide does not end: {state(page)}")


@pytest.mark.parametrize("game", ["healthy_heart", "hero", "clinic"])
def test_a_guide_is_played_to_its_end_on_a_desk(page: Page, house: House, game: str) -> None:
    learn(page, house, game)
    assert play(page, f"desk_{game}") > 10
    assert violations(page, colours=False) == []
    card(page).get_by_role("button", name=LAST).click()
    expect(card(page)).to_be_hidden()
    expect(page.get_by_text(TITLES[game]).first).to_be_visible()


def test_a_guide_is_played_to_its_end_on_a_phone(new_page: NewPage, house: House) -> None:
    page = new_page(390, 844, "dark", has_touch=True, is_mobile=True)
    learn(page, house, "forbidden_clinic")
    assert violations(page) == []
    assert too_small(page) == []
    assert cut_off(page) == []
    assert play(page, "phone_forbidden_clinic") > 10


def test_the_guide_can_be_left_resumed_and_skipped(page: Page, house: House) -> None:
    learn(page, house, "forbidden_clinic")
    assert violations(page) == []
    follow(page)
    asks = "Move next door"
    expect(card(page)).to_contain_text(asks)

    card(page).get_by_role("button", name="Rule FC-4.1").click()
    expect(card(page).get_by_role("note")).to_contain_text("adjacent tile")

    page.reload()
    expect(card(page)).to_contain_text(asks)

    settled(page)
    other = until(lambda: page.evaluate(WHERE, "tile:exotics_room"), lambda at: at is not None)
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


def test_the_guide_by_keyboard(page: Page, house: House) -> None:
    confirm_every_move(page)
    learn(page, house, "forbidden_clinic")
    page.keyboard.press("F6")
    card(page).get_by_role("button", name="Next").focus()
    page.keyboard.press("Enter")
    expect(card(page)).to_contain_text("Move next door")
    page.wait_for_function("() => document.activeElement.closest('.guide') !== null")
    settled(page)
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
