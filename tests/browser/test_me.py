"""A name that is yours on a second device, and the games that you have finished."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage
from tests.browser.house import House, Table, board, copied
from tests.browser.test_friends import first_move
from tests.server.people import Browser
from tests.waiting import until

EMPTY = "() => JSON.parse(localStorage['wardround.tables']).length === 0"


def played_to_the_end(house: House) -> Table:
    """A finished table at which Ada had the first seat and Ben the second."""
    seats = [{"by": "me", "name": "Ada"}, {"by": "me", "name": "Ben"}]
    wish = {"game": "sealed", "seats": seats, "options": {"rounds": 1}}
    table = Table(house, house.post("tables", wish))
    browser = Browser(house.address.rstrip("/"))
    browser.hello(*table.seats)
    browser.play_to_the_end()
    browser.close()
    return table


def holding(page: Page, *tables: Table) -> None:
    """A browser whose person has the first seat of these tables."""
    held = [
        {"table": t.id, "tokens": [{"token": t.key(0), "role": "seat", "seat": 0}], "used": n}
        for n, t in enumerate(tables)
    ]
    page.goto(house_of(tables))
    page.evaluate("held => localStorage.setItem('wardround.tables', held)", json.dumps(held))


def house_of(tables: tuple[Table, ...]) -> str:
    return tables[0].house.address


@pytest.mark.slow
def test_a_second_device_by_a_private_link_until_it_is_renewed(
    new_page: NewPage, house: House, tmp_path: Path
) -> None:
    done, going = played_to_the_end(house), house.table("sealed", "mm")
    ada, other = new_page(), new_page()
    # Pages without TLS, as in many a home, do without what browsers keep for safe ones.
    other.add_init_script("delete Crypto.prototype.randomUUID")
    holding(ada, done, going)
    ada.get_by_role("link", name="Your games").click()

    # The history, what it adds up to, and one of its games again.
    expect(ada.get_by_role("status")).to_have_text("1 game")
    stats = ada.get_by_role("region", name="By game").get_by_role("row").last
    expect(stats).to_contain_text(re.compile(r"Sealed Bids\s*1\s*[01]\s*(0|100)%\s*\(\d+%–\d+%\)"))
    won = "Won" in ada.get_by_role("region", name="History").inner_text()
    ada.get_by_label("Result").select_option("lost" if won else "won")
    expect(ada.get_by_role("status")).to_have_text("0 games")
    ada.get_by_label("Result").select_option("")
    ada.locator("label", has_text="With").get_by_role("combobox").select_option("Ben")
    expect(ada.get_by_role("status")).to_have_text("1 game")

    # The link: nowhere until it is asked for; the other device asks before it becomes somebody.
    assert ada.evaluate("localStorage['wardround.person']") is None
    ada.get_by_label("Name", exact=True).fill("Ada")
    ada.get_by_role("button", name="Save").click()
    ada.get_by_role("button", name="Show my private link").click()
    expect(ada.get_by_role("img", name="code for a camera")).to_be_visible()
    ada.get_by_role("button", name="Copy it").click()
    link = copied(ada, "#/me/")
    other.goto(link)
    expect(other.get_by_role("heading", name="Go on as Ada on this device?")).to_be_visible()
    other.get_by_role("button", name="Yes, that is me").click()
    expect(other.get_by_role("status")).to_have_text("1 game")
    expect(other.get_by_label("Name", exact=True)).to_have_value("Ada")
    assert link.rsplit("/", 1)[1] not in other.url
    other.goto(house.address)
    mine = other.get_by_role("region", name="table")
    with other.expect_response("**/api/person"):
        mine.get_by_role("button", name="Put away").last.click()
    mine.get_by_role("link", name=re.compile("Continue")).click()
    expect(board(other)).to_be_visible()
    first_move(other)

    # What is put away on one device is so on the other.
    ada.goto(house.address)
    expect(ada.get_by_role("button", name="Put away: 1")).to_be_visible()
    ada.get_by_role("link", name="Your games").click()
    ada.get_by_role("button", name="Show my private link").click()

    # Renewed: the old link gets a sentence, and the other has lost what it had by it.
    ada.get_by_role("button", name="Renew it").click()
    expect(ada.get_by_text("The old link opens nothing any more.")).to_be_visible()
    expect(other.get_by_role("heading", name="This ward has been closed.")).to_be_visible()
    other.goto(house.address)
    other.wait_for_function(EMPTY)
    other.goto(link)
    expect(other.get_by_text("This private link was renewed")).to_be_visible()

    # Taken along, and forgotten.
    with ada.expect_download() as download:
        ada.get_by_role("button", name="Download it").click()
    known = json.loads(Path(download.value.path()).read_text("utf-8"))
    assert known["profile"]["name"] == "Ada"
    assert {one["card"]["table"] for one in known["tables"]} == {done.id, going.id}
    ada.get_by_role("button", name="Forget me").click()
    ada.get_by_role("button", name="Yes, forget me").click()
    expect(ada.get_by_role("button", name="Your name")).to_be_visible()
    kept = "localStorage['wardround.person'] ?? localStorage['wardround.me']"
    assert until(lambda: ada.evaluate(kept), lambda left: left is None) is None
    assert house.post("mine", {"tokens": [done.key(0)]})["gone"] == [done.key(0)]
