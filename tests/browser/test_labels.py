"""Every label fits and every choice can be reached, at every screen size.

One moment of each game, and colours at two sizes; ``python -m tests.browser.looks`` checks many
moments and all pages, at every size in both themes."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from io import BytesIO
from typing import TypeAlias, cast

import pytest
from PIL import Image
from playwright.sync_api import Browser, Page, Playwright, expect

from tests.browser.conftest import NewPage, launch
from tests.browser.gallery import ASKED, TABLES
from tests.browser.tables import LiveServer, board, settled, still_wrong
from tests.browser.test_looks import FREE_POINT, THEMES, cut_off_now, in_theme, violations

pytestmark = pytest.mark.slow

UPRIGHT = (820, 1180)
SIZES = (
    *((1920, 1080), (1440, 900), (1280, 720), (1024, 768), UPRIGHT),
    *((390, 844), (360, 640), (844, 390)),
)
TOUCH_BELOW = 900
"""Narrower screens are touch screens."""
COLOURED = ((1440, 900), (390, 844))
"""Sizes at which colours are checked in both themes: they do not depend on the size."""
MISFITS = (
    f"() => {{ const freePoint = {FREE_POINT};"
    """
    const shown = element => {
        const style = getComputedStyle(element);
        return element.getClientRects().length > 0 && style.visibility !== 'hidden'
            && !style.clipPath.startsWith('inset(50%')
            && !element.closest('.sr, title, style, script, [role=log], .dim')
            && !element.closest('details:not([open]) > :not(summary)');
    };
    const clips = value => value === 'hidden' || value === 'clip';
    /* The nearest ancestor that cuts off what sticks out, unless it can be scrolled. */
    const cutter = (element, axis) => {
        for (let one = element; one && one !== document.body; one = one.parentElement) {
            const style = getComputedStyle(one), flow = style[`overflow${axis}`];
            if (flow === 'auto' || flow === 'scroll') return null;
            if (clips(flow) && style.overflowClipMargin === '0px') return one;
        }
        return document.documentElement;
    };
    /* The card, button or sign that a text is printed on, unless it scrolls. */
    const printedOn = element => {
        for (let one = element; one && one !== document.body; one = one.parentElement) {
            const style = getComputedStyle(one);
            if (style.position === 'fixed' || /auto|scroll/.test(style.overflowX)) return null;
            const bare = /, 0\\)$|transparent/.test(style.backgroundColor);
            if (!bare || parseFloat(style.borderLeftWidth) > 0) return one;
        }
        return null;
    };
    /* In screen pixels; a book shows a whole board, scaled down on purpose. */
    const sizeOf = element => {
        if (element.closest('[inert]')) return 12;
        const matrix = element instanceof SVGElement ? element.getScreenCTM() : null;
        const scale = matrix ? Math.hypot(matrix.b, matrix.d) : element.currentCSSZoom ?? 1;
        return scale * parseFloat(getComputedStyle(element).fontSize);
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
        if (sizeOf(parent) < 10.8 && /\\p{L}{2}/u.test(node.data)) say('tiny', node.data);
        for (const [axis, from, to] of [['X', 'left', 'right'], ['Y', 'top', 'bottom']]) {
            const frame = cutter(parent, axis);
            if (!frame) continue;
            const edge = frame === document.documentElement
                ? { left: 0, top: -scrollY, right: innerWidth, bottom: reach - scrollY }
                : frame.getBoundingClientRect();
            /* Ascenders may stick out of a tight line without being cut. */
            const slack = axis === 'Y' ? 0.3 * parseFloat(getComputedStyle(parent).fontSize) : 1.5;
            if (box[from] < edge[from] - slack || box[to] > edge[to] + slack) say('cut', node.data);
        }
        if (parent.closest('svg')) continue;
        const card = printedOn(parent)?.getBoundingClientRect();
        if (card && (box.left < card.left - 1.5 || box.right > card.right + 1.5))
            say('sticks out', node.data);
        for (const { 0: word, index } of node.data.matchAll(/[\\p{L}\\p{N}’]{2,}/gu)) {
            /* The box of a letter after a soft hyphen includes the hyphen. */
            range.setStart(node, index + Number(node.data[index - 1] === '\\u00ad'));
            range.setEnd(node, index + word.length);
            const lines = new Set([...range.getClientRects()].map(rect => Math.round(rect.top)));
            if (lines.size > 1 && getComputedStyle(parent).writingMode === 'horizontal-tb')
                say('broken', `${word} in ${node.data}`);
        }
    }
    const lit = ':is([data-region=board], [data-region=tray]) [data-lit]';
    const pressed = `${lit}, header button, .ribbon button, .foot button`;
    for (const one of document.querySelectorAll(pressed)) {
        if (!shown(one) || document.querySelector('dialog[open]')) continue;
        if (!freePoint(one))
            say('out of reach', one.dataset.piece ?? one.ariaLabel ?? one.textContent);
    }
    return [...found];
}"""
)
RIBBON = """() => {
    const ribbon = document.querySelector('.ribbon');
    if (!ribbon || innerWidth > 700) return [];
    const share = ribbon.getBoundingClientRect().height / innerHeight;
    const cut = ribbon.scrollHeight - ribbon.clientHeight;
    return [
        ...(share > 0.205 ? [`the ribbon takes ${share} of the screen`] : []),
        ...(cut > 3 ? [`the ribbon hides ${cut} pixels of its answers`] : []),
    ];
}"""


UNEXPLAINED = """() => [...document.querySelectorAll(':is(button, [role=button])[data-piece]')]
    .filter(one => !one.ariaDescription && !one.title && !one.classList.contains('sign'))
    .map(one => one.dataset.piece).filter(id => !id.startsWith('cell:'))"""
"""Pieces without a description; a cell shows its patient's name."""


TEXTS = """() => {
    const scrolledAway = (element, box) => {
        for (let one = element; one; one = one.parentElement) {
            if (getComputedStyle(one).overflowY === 'visible') continue;
            const room = one.getBoundingClientRect();
            if (box.top < room.top || box.bottom > room.bottom) return true;
        }
        return false;
    };
    const found = [], range = document.createRange();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const parent = node.parentElement;
        if (!/\\p{L}{3}/u.test(node.data)) continue;
        if (parent.closest('.sr, title, style, script, :disabled')) continue;
        range.selectNodeContents(node);
        const box = range.getClientRects()[0], style = getComputedStyle(parent);
        if (!box || box.width < 2 || style.visibility === 'hidden') continue;
        const { x, y, width, height, right, bottom } = box;
        if (x < 0 || y < 0 || right > innerWidth || bottom > innerHeight) continue;
        if (scrolledAway(parent, box)) continue;
        const svg = parent instanceof SVGElement;
        const top = document.elementFromPoint(x + width / 2, y + height / 2);
        /* Drawings on the board overlap; only what is outside the board hides them. */
        const whole = svg ? (parent.closest('[data-region]') ?? parent) : parent;
        if (top && !top.contains(parent) && !whole.contains(top)) continue;
        let opacity = 1;
        for (let one = parent; one; one = one.parentElement)
            opacity *= Number(getComputedStyle(one).opacity);
        const colour = svg ? style.fill : style.color;
        const [r, g, b, alpha = 1] = (colour.match(/[\\d.]+/g) ?? []).map(Number);
        const size = parseFloat(style.fontSize), bold = Number(style.fontWeight) >= 600;
        if (b === undefined) continue;
        found.push({ text: node.data.trim().slice(0, 40), box: [x, y, right, bottom],
            ink: [r, g, b], alpha: alpha * opacity, large: size >= 24 || (size >= 18.6 && bold) });
    }
    return found;
}"""
READABLE, READABLE_LARGE = 4.5, 3.0
"""The least contrast between a text and its background, even where it is dimmed because it cannot
be chosen now."""
Colour: TypeAlias = Sequence[float]


@pytest.fixture(scope="module")
def browser(playwright: Playwright) -> Iterator[Browser]:
    """One that paints, because colours are checked here."""
    with launch(playwright) as running:
        yield running


def faint(page: Page) -> list[str]:
    """Texts that do not stand out from what is painted around them."""
    picture = Image.open(BytesIO(page.screenshot())).convert("RGB")
    found = []
    for one in page.evaluate(TEXTS):
        left, top, right, bottom = one["box"]
        around = picture.crop((int(left), int(top), int(right) + 1, int(bottom) + 1))
        # Similar shades, as in a pattern, count as one colour.
        shades = around.point(lambda value: value & 0xF0 | 8).getcolors(4096)
        colours = cast(list[tuple[int, Colour]], shades)
        # Heavy letters may fill more of their box than the background does.
        besides = [shade for shade in colours if not near(one["ink"], shade[1])]
        ground = max(besides if covers(besides) > covers(colours) / 10 else colours)[1]
        least = READABLE_LARGE if one["large"] else READABLE
        ink = mixed(one["ink"], ground, one["alpha"])
        painted = any(near(ink, colour) for _, colour in colours)  # otherwise something covers it
        if painted and (got := contrast(ink, ground)) < least:
            found.append(f"{one['text']}: {got:.1f} of {least}, on {ground}")
    return found


def covers(shades: list[tuple[int, Colour]]) -> int:
    return sum(pixels for pixels, _ in shades)


def mixed(ink: Colour, ground: Colour, alpha: float) -> Colour:
    return [alpha * on + (1 - alpha) * under for on, under in zip(ink, ground, strict=True)]


def near(one: Colour, other: Colour) -> bool:
    return sum(abs(a - b) for a, b in zip(one, other, strict=True)) < 60


def contrast(one: Colour, other: Colour) -> float:
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


def luminance(colour: Colour) -> float:
    parts = [value / 255 for value in colour]
    red, green, blue = (p / 12.92 if p <= 0.04 else ((p + 0.055) / 1.055) ** 2.4 for p in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def misfits(page: Page) -> list[str]:
    """Labels that are cut off, tiny or broken within a word; choices that cannot be pressed."""
    return still_wrong(lambda: misfits_now(page))


def misfits_now(page: Page) -> list[str]:
    return [*page.evaluate(MISFITS), *page.evaluate(RIBBON)]


STEPS = """() => {
    const steps = document.querySelector('header ol'), box = steps?.getBoundingClientRect();
    const tools = document.querySelector('header .tools').getBoundingClientRect();
    const inside = element => element.scrollWidth <= element.clientWidth
        && element.getBoundingClientRect().right <= innerWidth;
    const whole = steps && inside(steps) && inside(steps.parentElement)
        && (box.right <= tools.left || box.top >= tools.bottom)
        && steps.querySelectorAll('[aria-current=step]').length === 1;
    return whole ? [] : ['the steps of the turn are not whole'];
}"""
ZONES = ("zone:notepad", "zone:university", "zone:yard", "zone:tiles", "floor:1/0")
OUT_OF_SIGHT = """zones => zones.filter(id => {
    const box = document.querySelector(`[data-zone="${id}"]`)?.getBoundingClientRect();
    return !(box && box.width > 0 && box.right <= innerWidth && box.bottom <= innerHeight);
})"""


def emulate_touch(page: Page, enabled: bool) -> None:
    devtools = page.context.new_cdp_session(page)
    devtools.send("Emulation.setTouchEmulationEnabled", {"enabled": enabled})


@pytest.mark.parametrize("game", TABLES)
def test_labels_fit_and_choices_are_reachable(
    new_page: NewPage, server: LiveServer, game: str
) -> None:
    page = new_page(locale="de")  # the longest words
    server.fork(game, *TABLES[game]).open(page, ASKED[game])
    settled(page)
    assert still_wrong(lambda: page.evaluate(UNEXPLAINED)) == []
    assert violations(page, colours=False) == []
    found: dict[tuple[object, ...], list[str]] = {}

    def wrong(size: tuple[int, int]) -> list[str]:
        clinic = game == "clinic" and size == UPRIGHT  # which is shown whole
        hidden = page.evaluate(OUT_OF_SIGHT, ZONES) if clinic else []
        return [*misfits_now(page), *cut_off_now(page), *page.evaluate(STEPS), *hidden]

    for size in SIZES:
        emulate_touch(page, size[0] < TOUCH_BELOW)
        page.set_viewport_size({"width": size[0], "height": size[1]})
        board(page).wait_for()
        if bad := still_wrong(partial(wrong, size)):
            found[size] = bad
        if size in COLOURED:
            for theme in THEMES:
                in_theme(page, theme)
                if pale := still_wrong(lambda: faint(page)):
                    found[*size, theme] = pale
    assert found == {}


def test_lobby_and_editor_fit_in_german_on_a_phone(new_page: NewPage, server: LiveServer) -> None:
    page = new_page(390, 844, locale="de")
    page.goto(server.address)
    boxes = page.get_by_role("region", name="Spiele im Regal").locator(".box")
    expect(boxes.first).to_be_visible()
    for box in boxes.all():
        box.click()
        for details in page.locator("details").all():
            details.evaluate("one => one.open = true")
        assert misfits(page) == []
    page.goto(f"{server.address}#/edit/clinic")  # zone by zone, as at a table
    expect(page.get_by_role("group", name="Übersicht des Tisches")).to_be_visible()
    assert misfits(page) == []
