"""Every label fits and everything that can be chosen can be reached, on every screen we name."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage
from tests.browser.gallery import ASKED, TABLES
from tests.browser.house import House, board, lasting, settled

pytestmark = pytest.mark.slow

SIZES = (
    *((1920, 1080), (1440, 900), (1280, 720), (820, 1180)),
    *((390, 844), (360, 640), (844, 390)),
)
MISFITS = """() => {
    const shown = element => {
        const style = getComputedStyle(element);
        return element.getClientRects().length > 0 && style.visibility !== 'hidden'
            && !style.clipPath.startsWith('inset(50%')
            && !element.closest('.sr, title, style, script, [role=log], .dim');
    };
    const clips = value => value === 'hidden' || value === 'clip';
    /* The nearest frame that cuts off what goes beyond it; what scrolls can be reached. */
    const cutter = (element, axis) => {
        for (let one = element; one && one !== document.body; one = one.parentElement) {
            const style = getComputedStyle(one), flow = style[`overflow${axis}`];
            if (flow === 'auto' || flow === 'scroll') return null;
            if (clips(flow) && style.overflowClipMargin === '0px') return one;
        }
        return document.documentElement;
    };
    const reach = Math.max(innerHeight, document.scrollingElement.scrollHeight);
    const found = new Set();
    const say = (what, text) => found.add(`${what}: ${text.trim().slice(0, 60)}`);
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const parent = node.parentElement;
        if (!node.data.trim() || !shown(parent)) continue;
        range.selectNodeContents(node);
        const box = range.getBoundingClientRect();
        if (box.width === 0) continue;
        for (const [axis, from, to] of [['X', 'left', 'right'], ['Y', 'top', 'bottom']]) {
            const frame = cutter(parent, axis);
            if (!frame) continue;
            const edge = frame === document.documentElement
                ? { left: 0, top: -scrollY, right: innerWidth, bottom: reach - scrollY }
                : frame.getBoundingClientRect();
            /* Ascenders may stick out of a tight line without a letter being cut. */
            const slack = axis === 'Y' ? 0.3 * parseFloat(getComputedStyle(parent).fontSize) : 1.5;
            if (box[from] < edge[from] - slack || box[to] > edge[to] + slack) say('cut', node.data);
        }
        if (parent.closest('svg')) continue;
        for (const { 0: word, index } of node.data.matchAll(/[\\p{L}\\p{N}’]{2,}/gu)) {
            /* A letter after a soft hyphen has the hyphen's place as well. */
            range.setStart(node, index + Number(node.data[index - 1] === '\\u00ad'));
            range.setEnd(node, index + word.length);
            const lines = new Set([...range.getClientRects()].map(rect => Math.round(rect.top)));
            if (lines.size > 1 && getComputedStyle(parent).writingMode === 'horizontal-tb')
                say('broken', `${word} in ${node.data}`);
        }
    }
    const lit = ':is([data-region=board], [data-region=tray]) [data-lit]';
    const steps = [0.5, 0.85, 0.15, 0.95, 0.05, 0.7, 0.3];
    const pressed = `${lit}, header button, .ribbon button, .foot button`;
    for (const one of document.querySelectorAll(pressed)) {
        if (!shown(one)) continue;
        one.scrollIntoView({ block: 'nearest', inline: 'nearest' });
        const { x, y, width, height } = one.getBoundingClientRect();
        const free = steps.some(v => steps.some(u => {
            const hit = document.elementFromPoint(x + u * width, y + v * height);
            return hit !== null && one.contains(hit);
        }));
        if (!free) say('out of reach', one.dataset.piece ?? one.ariaLabel ?? one.textContent);
    }
    return [...found];
}"""
FIFTH = """() => {
    const ribbon = document.querySelector('.ribbon');
    if (!ribbon || innerWidth > 700) return [];
    const share = ribbon.getBoundingClientRect().height / innerHeight;
    return share > 0.205 ? [`the ribbon takes ${share} of the screen`] : [];
}"""


MUTE = """() => [...document.querySelectorAll('button[data-piece], [role=button][data-piece]')]
    .filter(one => !one.ariaDescription && !one.title && !one.classList.contains('sign'))
    .map(one => one.dataset.piece).filter(id => !id.startsWith('cell:'))"""
"""Pieces that would have nothing to say about themselves; a cell shows its patient's name."""


def misfits(page: Page) -> list[str]:
    """Labels that are cut or broken inside a word, and what can be chosen but not be touched."""
    return lasting(lambda: [*page.evaluate(MISFITS), *page.evaluate(FIFTH)])


@pytest.mark.parametrize("game", TABLES)
def test_labels_fit_and_choices_are_in_reach(new_page: NewPage, house: House, game: str) -> None:
    page = new_page(locale="de")  # the longest words
    house.fork(game, *TABLES[game]).open(page, ASKED[game])
    settled(page)
    assert page.evaluate(MUTE) == []
    found = {}
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        board(page).wait_for()
        if wrong := misfits(page):
            found[width, height] = wrong
    assert found == {}


def test_the_lobby_and_the_set_up_fit_in_german_on_a_phone(new_page: NewPage, house: House) -> None:
    page = new_page(390, 844, locale="de")
    page.goto(house.address)
    boxes = page.get_by_role("region", name="Spiele im Regal").locator(".box")
    expect(boxes.first).to_be_visible()
    for box in boxes.all():
        box.click()
        for details in page.locator("details").all():
            details.evaluate("one => one.open = true")
        assert misfits(page) == []
