"""After a game: the score, the replay, playing on from it, and journals."""

from __future__ import annotations

import re
import struct
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage
from tests.browser.tables import LiveServer, Table, board, clipboard_text, settled
from tests.waiting import until

pytestmark = pytest.mark.slow


def finished(server: LiveServer, game: str) -> Table:
    table = server.table(game, "mm", public=True)
    server.finish(*table.seats)
    return table


@pytest.fixture(scope="module")
def pills(server: LiveServer) -> Table:
    return finished(server, "template")


@pytest.fixture(scope="module")
def bids(server: LiveServer) -> Table:
    return finished(server, "sealed")


def test_the_result_explains_and_shares_the_score(page: Page, pills: Table) -> None:
    pills.open(page, 0)
    sheet = page.get_by_role("dialog")
    expect(sheet.get_by_text("The score, line by line")).to_be_visible()
    expect(sheet.get_by_role("row", name="Sugar pills").first).to_be_visible()
    # A browser that cannot share saves the picture, in the size of link previews.
    with page.expect_download() as saved:
        sheet.get_by_role("button", name="Share").click()
    picture = saved.value.path().read_bytes()
    assert picture[:8] == b"\x89PNG\r\n\x1a\n"
    assert struct.unpack(">II", picture[16:24]) == (1200, 630)
    sheet.get_by_role("button", name="Replay", exact=True).click()
    expect(page.get_by_text("Replay, step 0 of")).to_be_visible()


def test_a_score_sheet_for_three_fits_a_narrow_phone(new_page: NewPage, server: LiveServer) -> None:
    page = new_page(360, 640, locale="de", has_touch=True, is_mobile=True)
    page.goto(f"{server.address}#/t/{server.recorded('clinic', 'most_popular')['spectate']}")
    sheet = page.get_by_role("region", name="Die Wertung", exact=True)
    expect(sheet.get_by_role("button", name="CL-15.4")).to_be_visible()
    wide = "sheet => sheet.scrollWidth - sheet.clientWidth"
    assert until(lambda: sheet.evaluate(wide), lambda more: more == 0) == 0
    expect(sheet.get_by_role("row", name="Summe")).to_contain_text("−8")
    # The curves use the same minus sign as the sheet.
    expect(page.locator("dialog figcaption").first).to_have_text(
        re.compile(r"^Am Ende: Platz 1 0, Platz 2 −8 und Platz 3 4\.")
    )


def test_a_chart_can_be_a_table_whose_rows_open_the_replay(page: Page, bids: Table) -> None:
    bids.open(page, 0)
    sheet = page.get_by_role("dialog")
    expect(sheet.locator("figure svg").first).to_be_visible()
    sheet.get_by_role("button", name="Show as a table").first.click()
    sheet.get_by_role("button", name="1", exact=True).click()
    expect(page.get_by_text("Replay, step 1 of")).to_be_visible()


def test_a_replay_is_scrubbed_linked_and_continued(
    page: Page, server: LiveServer, pills: Table
) -> None:
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
    link = f"{server.address}#/g/{pills.id}/1"
    assert clipboard_text(page, link) == link

    page.get_by_role("button", name="Play on from here").click()
    page.get_by_role("button", name="Play on", exact=True).click()
    expect(page.get_by_text("Replay, step 1 of")).to_be_hidden()
    settled(page)
    assert pills.seats[0] not in page.url


def test_others_watch_the_replay_and_load_its_journal(
    new_page: NewPage, server: LiveServer, pills: Table, tmp_path: Path
) -> None:
    page = new_page()
    pills.open(page, 0)
    with page.expect_download() as download:
        page.get_by_role("button", name="Journal").click()
    saved = tmp_path / "game.jsonl"
    download.value.save_as(saved)
    assert saved.read_text().count("\n") > 2

    other = new_page()
    other.goto(f"{server.address}#/g/{pills.id}/1")
    expect(other.get_by_text("Replay, step 1 of")).to_be_visible()
    other.keyboard.press(".")
    expect(other.get_by_text("Replay, step 2 of")).to_be_visible()
    expect(other.get_by_role("log", name="Log")).to_be_visible()

    other.goto(server.address)
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
