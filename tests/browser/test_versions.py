"""A table that the present rules cannot continue says so where the next decision would stand."""

from __future__ import annotations

import time
from concurrent.futures import ThreadPoolExecutor

import msgspec
import pytest
from playwright.sync_api import Page, expect

from tests.browser.house import House
from tests.server.databases import fill, game_of_another_version

pytestmark = pytest.mark.slow


def test_a_table_of_another_version_is_watched_and_forked(page: Page, house: House) -> None:
    # Touched now: a server that has just started deletes what nobody has touched for weeks.
    kept = game_of_another_version("another-version", 3)
    kept = msgspec.structs.replace(kept, changed=round(1000 * time.time()))
    # In a thread: Playwright keeps an event loop running in this one.
    with ThreadPoolExecutor(1) as aside:
        aside.submit(fill, str(house.db), kept).result()
    page.goto(f"{house.address}#/t/token-another-version-of-seat-0")

    ribbon = page.locator('[data-region="ribbon"]')
    expect(ribbon).to_contain_text("started with rules version 0 of Pill Count")
    expect(ribbon).to_contain_text("this server plays version 1")
    expect(ribbon).to_contain_text("watched up to move 3")
    expect(page.get_by_role("button", name="Hint")).to_have_count(0)
    ribbon.get_by_role("button", name="Play on from move 3").click()
    expect(page.get_by_role("dialog")).to_be_visible()
