"""Afterwards: the score, the replay and its moments, playing on, journals."""

from __future__ import annotations

import re
import struct
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage
from tests.browser.house import House, Table, board, copied, settled
from tests.server.people import Browser
from tests.waiting import until

pytestmark = pytest.mark.slow


def played(house: House, game: str) -> Table:
    """A table whose game is over."""
    table = house.table(game, "mm", public=True)
    browser = Browser(house.address.rstrip("/"))
    browser.hello(*table.seats)
    browser.play_to_the_end()
    browser.close()
    return table


@pytest.fixture(scope="module")
def pills(house: House) -> Table:
    return played(house, "template")


@pytest.fixture(scope="module")
def bids(house: House) -> Table:
    return played(house, "sealed")


def test_result_explains_the_score_line_by_line(page: Page, pills: Table) -> None:
    pills.open(page, 0)
    sheet = page.get_by_role("dialog")
    expect(sheet.get_by_text("The score, line by line")).to_be_visible()
    expect(sheet.get_by_role("row", name="Sugar pills").first).to_be_visible()
    # A browser that cannot share keeps the picture as a file: 1200 × 630, as link previews are.
    with page.expect_download() as saved:
        sheet.get_by_role("button", name="Share").click()
    picture = saved.value.path().read_bytes()
    assert picture[:8] == b"\x89PNG\r\n\x1a\n"
    assert struct.unpack(">II", picture[16:24]) == (1200, 630)
    sheet.get_by_role("button", name="Replay", exact=True).click()
    expect(page.get_by_text("Replay, step 0 of")).to_be_visible()


def test_the_score_sheet_of_three_fits_the_narrowest_phone(new_page: NewPage, house: House) -> None:
    page = new_page(360, 640, locale="de", has_touch=True, is_mobile=True)
    page.goto(f"{house.address}#/t/{house.recorded('clinic', 'most_popular')['spectate']}")
    sheet = page.get_by_role("region", name="Die Wertung", exact=True)
    expect(sheet.get_by_role("button", name="CL-15.4")).to_be_visible()
    wide = "sheet => sheet.scrollWidth - sheet.clientWidth"
    assert until(lambda: sheet.evaluate(wide), lambda more: more == 0) == 0
    expect(sheet.get_by_role("row", name="Summe")).to_contain_text("−8")
    # The curves have the same minus as the sheet.
    expect(page.locator("dialog figcaption").first).to_have_text(
        re.compile(r"^Am Ende: Platz 1 0, Platz 2 −8 und Platz 3 4\.")
    )


def test_charts_have_a_table_view_whose_rows_jump_to_moments(page: Page, bids: Table) -> None:
    bids.open(page, 0)
    sheet = page.get_by_role("dialog")
    expect(sheet.locator("figure svg").first).to_be_visible()
    sheet.get_by_role("button", name="Show as a table").first.click()
    sheet.get_by_role("button", name="1", exact=True).click()
    expect(page.get_by_text("Replay, step 1 of")).to_be_visible()


def test_replay_scrubs_links_and_forks(page: Page, house: House, pills: Table) -> None:
    pills.open(page, 0)
    page.get_by_role("button", name="Look at the table").click()
    slider = page.get_by_role("slider")
    slider.focus()
    page.keyboard.press("Home")
    expect(page.get_by_text("Replay, step 0 of")).to_be_visible()
    page.keyboard.press("ArrowRight")
    expect(page.get_by_text("Replay, step 1 of")).to_be_visible()
    box = slider.bounding_box()
    assert box is not None
    slider.click(position={"x": box["width"] - 9, "y": 20})
    expect(slider).to_have_attribute("aria-valuenow", slider.get_attribute("aria-valuemax") or "")
    page.keyboard.press("Home")
    page.keyboard.press("ArrowRight")
    expect(page.get_by_text("Replay, step 1 of")).to_be_visible()

    page.get_by_role("button", name="Link to this moment").click()
    link = f"{house.address}#/g/{pills.id}/1"
    assert copied(page, link) == link

    page.get_by_role("button", name="Play on from here").click()
    page.get_by_role("button", name="Play on", exact=True).click()
    expect(page.get_by_text("Replay, step 1 of")).to_be_hidden()
    settled(page)
    assert pills.seats[0] not in page.url


def test_others_watch_by_the_address_and_drop_the_journal_in(
    new_page: NewPage, house: House, pills: Table, tmp_path: Path
) -> None:
    page = new_page()
    pills.open(page, 0)
    with page.expect_download() as waiting:
        page.get_by_role("button", name="Journal").click()
    saved = tmp_path / "game.jsonl"
    waiting.value.save_as(saved)
    assert saved.read_text().count("\n") > 2

    other = new_page()
    other.goto(f"{house.address}#/g/{pills.id}/1")
    expect(other.get_by_text("Replay, step 1 of")).to_be_visible()
    other.keyboard.press(".")
    expect(other.get_by_text("Replay, step 2 of")).to_be_visible()
    expect(other.get_by_role("log", name="Log")).to_be_visible()

    other.goto(house.address)
    expect(other.get_by_role("region", name="Games on the shelf")).to_be_visible()
    broken = tmp_path / "broken.jsonl"
    broken.write_text('{"wardround": 1}\n')
    other.get_by_label("Load a journal").set_input_files(broken)
    expect(other.get_by_role("alert")).to_be_visible()
    other.evaluate(
        """text => {
            const data = new DataTransfer();
            data.items.add(new File([text], 'game.jsonl'));
            dispatchEvent(new DragEvent('drop', { dataTransfer: data, cancelable: true }));
        }""",
        saved.read_text(),
    )
    expect(other.get_by_text("Discharge sheet")).to_be_visible()
    expect(board(other)).to_be_visible()
