"""Everything on the screen comes from catalogues; two people read one table in two languages."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage
from tests.browser.gallery import ASKED, TABLES
from tests.browser.house import House, board, lasting, settled, wishes

pytestmark = pytest.mark.slow(seconds=10)

READ_MARKED = "localStorage.setItem('wardround.settings', JSON.stringify({ language: 'qps' }))"
UNMARKED = """names => {
    /* Names of people and games, keys, rules by their ids, and codes on pieces are no sentences. */
    const own = new RegExp(names.join('|'), 'g');
    const spoken = text => /[A-Za-z][a-z]{2}/.test(text.replace(own, ''));
    const found = new Set();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode())
        if (!node.parentElement.closest('style, script, noscript') && spoken(node.data))
            found.add(node.data.trim().slice(0, 80));
    for (const name of ['aria-label', 'title', 'placeholder', 'alt', 'aria-valuetext'])
        for (const one of document.querySelectorAll(`[${name}]`))
            if (spoken(one.getAttribute(name)))
                found.add(`${name}: ${one.getAttribute(name).slice(0, 80)}`);
    return [...found];
}"""
OWN_NAMES = (
    r"\b[A-Z]{2}-[A-Z]?\d[\w.]*",
    r"Wardround|Healthy|Heart|Hospital|Forbidden|Clinic|Deluxe|Edition|Pill|Count|Sealed|Bids",
    r"\b[a-z]+:\w+/\d|\b[A-Z][a-z]+ \d+, \d{4}|\bDr\.? \w+|Balihou|English|Deutsch|Français|\.toml",
    "Rob|Leo|Kenta|Alex|Lizzy|Sanjay|Tyler|Janique",
)
"""What is called the same in every language."""
ROOMS = {
    "me": "main .side section",
    "daily": ".today li",
    "edit/hero": "[data-piece]",
    "mail/stop/x": "main button",
}
"""Rooms besides the lobby and the tables, and what stands in them once they have loaded."""


def unmarked(page: Page) -> list[str]:
    """What can be read although all catalogues are written in other letters."""
    return lasting(lambda: page.evaluate(UNMARKED, OWN_NAMES))


def test_everything_comes_from_catalogues(new_page: NewPage, house: House) -> None:
    page, found = new_page(), {}
    page.add_init_script(READ_MARKED)
    page.goto(house.address)
    expect(page.locator("main h1")).to_be_visible()
    for details in page.locator("details").all():
        details.evaluate("one => one.open = true")
    found["lobby"] = unmarked(page)
    for room, inside in ROOMS.items():
        page.goto(f"{house.address}#/{room}")
        expect(page.locator(inside).first).to_be_visible()
        found[room] = unmarked(page)
    for game, (playthrough, step) in TABLES.items():
        shown = house.recorded(game, playthrough)
        mine = wishes("m" * len(shown["seats"]))
        made = house.post("fork", {"n": step, "token": shown["host"], "seats": mine})
        page.goto(f"{house.address}#/t/{made['seats'][ASKED[game]]['token']}")
        settled(page)
        board(page).wait_for()
        found[game] = unmarked(page)
        page.goto(f"{house.address}#/t/{shown['spectate']}")
        expect(page.get_by_role("dialog")).to_be_visible()
        found[f"end of {game}"] = unmarked(page)
    assert {where: texts for where, texts in found.items() if texts} == {}


def test_two_people_read_one_table_in_two_languages(new_page: NewPage, house: House) -> None:
    table = house.fork("forbidden_clinic", *TABLES["forbidden_clinic"])
    german, french = new_page(locale="de-CH"), new_page(locale="fr-FR")
    table.open(german, ASKED["forbidden_clinic"])
    table.open(french, 0)
    settled(german)
    expect(german.get_by_role("log").get_by_text("entspannt").first).to_be_visible()
    expect(french.get_by_role("log").get_by_text("apaise").first).to_be_visible()
    expect(german.get_by_role("tab", name="Verlauf")).to_be_visible()
    expect(french.get_by_role("tab", name="Journal")).to_be_visible()
    # Without a reload: what the app says, what the server says, and what the board draws.
    french.get_by_role("button", name="Menu").click()
    french.get_by_label("Langue").select_option("en")
    expect(french.get_by_role("heading", name="Seats and links")).to_be_visible()
    french.get_by_role("button", name="Close", exact=True).click()
    expect(french.get_by_role("log").get_by_text("readied").first).to_be_visible()
