"""A table that the current rules cannot continue says so in the ribbon."""

from __future__ import annotations

import time
from concurrent.futures import ThreadPoolExecutor

import msgspec
import pytest
from playwright.sync_api import Page, expect

from tests.browser.tables import LiveServer
from tests.server.databases import fill, game_of_another_version

pytestmark = pytest.mark.slow


def test_a_table_of_another_version_is_watched_and_forked(page: Page, server: LiveServer) -> None:
    # Changed just now: a server that has just started deletes tables unused for weeks.
    kept = game_of_another_version("another-version", 3)
    kept = msgspec.structs.replace(kept, changed=round(1000 * time.time()))
    # In another thread, because Playwright runs an event loop in this one.
    with ThreadPoolExecutor(1) as aside:
        aside.submit(fill, str(server.db), kept).result()
    page.goto(f"{server.address}#/t/token-another-version-of-seat-0")

    ribbon = page.locator('[data-region="ribbon"]')
    expect(ribbon).to_contain_text("started with rules version 0 of Pill Count")
    expect(ribbon).to_contain_text("this server plays version 1")
    expect(ribbon).to_contain_text("watched up to move 3")
    expect(page.get_by_role("button", name="Hint")).to_have_count(0)
    ribbon.get_by_role("button", name="Play on from move 3").click()
    expect(page.get_by_role("dialog")).to_be_visible()
