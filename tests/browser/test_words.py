"""Everything on the screen comes from catalogues; two people read one table in two languages."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage
from tests.browser.gallery import ASKED, TABLES
from tests.browser.house import ROOT, House, board, lasting, settled

pytestmark = pytest.mark.slow

READ_MARKED = """localStorage.setItem('wardround.settings', JSON.stringify({ language: 'qps' }))"""
UNMARKED = """() => {
    /* Names of people and games, keys, rules by their ids, and codes on pieces are no sentences. */
    const spoken = text => /[A-Za-z]{3}/.test(text
        .replace(/\\b[A-Z]{2}-[A-Z]?\\d[\\w.]*/g, '')
        .replace(/Wardround|Healthy Heart Hospital|Forbidden Clinic|HE\\.R\\.O\\./g, '')
        .replace(/Clinic|Pill Count/g, '')
        .replace(/\\bDr\\.? \\w+|English|Deutsch|Français|\\.toml|COVID/g, ''));
    const found = new Set();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode())
        if (!node.parentElement.closest('style, script, [data-own]') && spoken(node.data))
            found.add(node.data.trim().slice(0, 80));
    for (const name of ['aria-label', 'title', 'placeholder', 'alt', 'aria-valuetext'])
        for (const one of document.querySelectorAll(`[${name}]`))
            if (spoken(one.getAttribute(name)))
                found.add(`${name}: ${one.getAttribute(name).slice(0, 80)}`);
    return [...found];
}"""
OWN_NAMES = {"hero": {"Rob", "Leo", "Kenta", "Alex", "Lizzy", "Sanjay", "Tyler", "Janique"}}
"""What content calls people, in every language."""


def unmarked(page: Page, names: set[str]) -> list[str]:
    """What can be read although all catalogues are written in other letters."""

    def look() -> list[str]:
        found = page.evaluate(UNMARKED)
        return [text for text in found if not any(name in text for name in names)]

    return lasting(look)


def test_everything_in_the_lobby_comes_from_catalogues(new_page: NewPage, house: House) -> None:
    page = new_page()
    page.add_init_script(READ_MARKED)
    page.goto(house.address)
    expect(page.locator("main h1")).to_be_visible()
    for details in page.locator("details").all():
        details.evaluate("one => one.open = true")
    assert unmarked(page, set()) == []


@pytest.mark.parametrize("game", TABLES)
def test_everything_at_a_table_comes_from_catalogues(
    new_page: NewPage, house: House, game: str
) -> None:
    page, names = new_page(), OWN_NAMES.get(game, set())
    page.add_init_script(READ_MARKED)
    house.fork(game, *TABLES[game]).open(page, ASKED[game])
    settled(page)
    board(page).wait_for()
    at_table = unmarked(page, names)
    file = ROOT / "tests" / game / "playthroughs" / f"{TABLES[game][0]}.jsonl"
    shown = house.post("upload", {"journal": file.read_text("utf-8")})
    page.goto(f"{house.address}#/t/{shown['spectate']}")
    page.reload()
    expect(page.get_by_role("dialog")).to_be_visible()
    assert (at_table, unmarked(page, names)) == ([], [])


def test_two_people_read_one_table_in_two_languages(new_page: NewPage, house: House) -> None:
    table = house.fork("forbidden_clinic", *TABLES["forbidden_clinic"])
    german, french = new_page(locale="de-CH"), new_page(locale="fr-FR")
    table.open(german, ASKED["forbidden_clinic"])
    table.open(french, 0)
    settled(german)
    settled(french)
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
