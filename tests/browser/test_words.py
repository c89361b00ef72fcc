"""All text comes from catalogues, and two people can read one table in two languages."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage
from tests.browser.gallery import ASKED, TABLES
from tests.browser.tables import LiveServer, board, settled, still_wrong, store

pytestmark = pytest.mark.slow(seconds=10)

UNMARKED = """names => {
    /* Names of people and games, keys, rule ids and codes on pieces are not translated. */
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
"""What has the same name in every language."""
PAGES = {
    "me": "main .side section",
    "daily": ".today li",
    "edit/hero": "[data-piece]",
    "mail/stop/x": "main button",
}
"""Other pages of the app, and what they show once they have loaded."""


def unmarked(page: Page) -> list[str]:
    """Text in plain letters, although those of all catalogues are replaced."""
    return still_wrong(lambda: page.evaluate(UNMARKED, OWN_NAMES))


def test_all_text_comes_from_catalogues(new_page: NewPage, server: LiveServer) -> None:
    page, found = new_page(), {}
    store(page, "settings", {"language": "qps"})
    page.goto(server.address)
    expect(page.locator("main h1")).to_be_visible()
    for details in page.locator("details").all():
        details.evaluate("one => one.open = true")
    found["lobby"] = unmarked(page)
    for path, content in PAGES.items():
        page.goto(f"{server.address}#/{path}")
        expect(page.locator(content).first).to_be_visible()
        found[path] = unmarked(page)
    for game, (playthrough, step) in TABLES.items():
        table = server.fork(game, playthrough, step)
        page.goto(table.link(table.seats[ASKED[game]]))
        settled(page)
        board(page).wait_for()
        found[game] = unmarked(page)
        page.goto(table.link(server.recorded(game, playthrough)["spectate"]))
        expect(page.get_by_role("dialog")).to_be_visible()
        found[f"end of {game}"] = unmarked(page)
    assert {where: texts for where, texts in found.items() if texts} == {}


def test_two_people_read_one_table_in_two_languages(new_page: NewPage, server: LiveServer) -> None:
    table = server.fork("forbidden_clinic", *TABLES["forbidden_clinic"])
    german, french = new_page(locale="de-CH"), new_page(locale="fr-FR")
    table.open(german, ASKED["forbidden_clinic"])
    table.open(french, 0)
    settled(german)
    expect(german.get_by_role("log").get_by_text("entspannt").first).to_be_visible()
    expect(french.get_by_role("log").get_by_text("apaise").first).to_be_visible()
    expect(german.get_by_role("tab", name="Verlauf")).to_be_visible()
    expect(french.get_by_role("tab", name="Journal")).to_be_visible()
    # The language changes without a reload: in the app, from the server, and on the board.
    french.get_by_role("button", name="Menu").click()
    french.get_by_label("Langue").select_option("en")
    expect(french.get_by_role("heading", name="Seats and links")).to_be_visible()
    french.get_by_role("button", name="Close", exact=True).click()
    expect(french.get_by_role("log").get_by_text("readied").first).to_be_visible()
