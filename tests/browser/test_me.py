"""Your name and your games, also on a second device."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage
from tests.browser.tables import LiveServer, Table, board, clipboard_text, settled, take_first
from tests.waiting import until

EMPTY = "() => JSON.parse(localStorage['wardround.tables']).length === 0"


def finished_table(server: LiveServer) -> Table:
    """Ada had the first seat and Ben the second."""
    seats = [{"by": "me", "name": "Ada"}, {"by": "me", "name": "Ben"}]
    table = server.create(game="sealed", seats=seats, options={"rounds": 1})
    server.finish(*table.seats)
    return table


def hold_first_seats(page: Page, *tables: Table) -> None:
    """Open the lobby as somebody who has the first seat of these tables."""
    held = [{**table.held(0), "used": n} for n, table in enumerate(tables)]
    page.goto(tables[0].address)
    page.evaluate("held => localStorage.setItem('wardround.tables', held)", json.dumps(held))


@pytest.mark.slow
def test_a_second_device_by_a_private_link_until_it_is_renewed(
    new_page: NewPage, server: LiveServer, tmp_path: Path
) -> None:
    done, going = finished_table(server), server.table("sealed", "mm")
    ada, other = new_page(), new_page()
    # Without TLS, as in many homes, browsers offer fewer functions.
    other.add_init_script("delete Crypto.prototype.randomUUID")
    hold_first_seats(ada, done, going)
    ada.get_by_role("link", name="Your games").click()

    # The history, its statistics, and its filters.
    expect(ada.get_by_role("status")).to_have_text("1 game")
    stats = ada.get_by_role("region", name="By game").get_by_role("row").last
    expect(stats).to_contain_text(re.compile(r"Sealed Bids\s*1\s*[01]\s*(0|100)%\s*\(\d+%–\d+%\)"))
    won = "Won" in ada.get_by_role("region", name="History").inner_text()
    ada.get_by_label("Result").select_option("lost" if won else "won")
    expect(ada.get_by_role("status")).to_have_text("0 games")
    ada.get_by_label("Result").select_option("")
    ada.locator("label", has_text="With").get_by_role("combobox").select_option("Ben")
    expect(ada.get_by_role("status")).to_have_text("1 game")

    # There is no link until it is asked for; the other device asks before it uses it.
    assert ada.evaluate("localStorage['wardround.person']") is None
    ada.get_by_label("Name", exact=True).fill("Ada")
    ada.get_by_role("button", name="Save").click()
    ada.get_by_role("button", name="Show my private link").click()
    expect(ada.get_by_role("img", name="code for a camera")).to_be_visible()
    ada.get_by_role("button", name="Copy it").click()
    link = clipboard_text(ada, "#/me/")
    other.goto(link)
    expect(other.get_by_role("heading", name="Go on as Ada on this device?")).to_be_visible()
    other.get_by_role("button", name="Yes, that is me").click()
    expect(other.get_by_role("status")).to_have_text("1 game")
    expect(other.get_by_label("Name", exact=True)).to_have_value("Ada")
    assert link.rsplit("/", 1)[1] not in other.url
    other.goto(server.address)
    mine = other.get_by_role("region", name="table")
    with other.expect_response("**/api/person"):
        mine.get_by_role("button", name="Put away").last.click()
    mine.get_by_role("link", name=re.compile("Continue")).click()
    expect(board(other)).to_be_visible()
    settled(other)
    take_first(other)

    # A table put away on one device is put away on the other.
    ada.goto(server.address)
    expect(ada.get_by_role("button", name="Put away: 1")).to_be_visible()
    ada.get_by_role("link", name="Your games").click()
    ada.get_by_role("button", name="Show my private link").click()

    # Once renewed, the old link says so, and the other device has lost what it got by it.
    ada.get_by_role("button", name="Renew it").click()
    expect(ada.get_by_text("The old link opens nothing any more.")).to_be_visible()
    expect(other.get_by_role("heading", name="This ward has been closed.")).to_be_visible()
    other.goto(server.address)
    other.wait_for_function(EMPTY)
    other.goto(link)
    expect(other.get_by_text("This private link was renewed")).to_be_visible()

    # Personal data can be downloaded and deleted.
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
    assert server.post("mine", {"tokens": [done.key(0)]})["gone"] == [done.key(0)]
