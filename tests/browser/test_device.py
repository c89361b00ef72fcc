"""The app without a server: played offline, kept, exported, and continued on a server."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests import played
from tests.browser.conftest import open_page
from tests.browser.static_site import (
    PYTHON_STARTS,
    StaticSite,
    continue_on_server,
    open_app,
    play_offline,
    reload_offline,
    run_python,
    wait_for_board,
)
from tests.browser.tables import LiveServer, expect_moves, moves

pytestmark = pytest.mark.slow


@pytest.fixture
def site(tmp_path: Path, app: None) -> Iterator[StaticSite]:
    running = StaticSite(tmp_path / "site")
    running.switch_on()
    yield running
    running.switch_off()


@pytest.fixture
def visitor(browser: Browser) -> Iterator[Page]:
    """A page whose browser keeps the app and the tables."""
    page = open_page(browser)
    yield page
    page.context.close()


@pytest.mark.slow(seconds=60)
def test_a_whole_game_without_a_network(
    visitor: Page, site: StaticSite, server: LiveServer, tmp_path: Path
) -> None:
    """One story, because each start of Python in the page takes seconds, and twice as many with a
    table open. It plays the game that random bots finish soonest; ``python -m bench.page games``
    plays all four."""
    open_app(visitor, site)
    reload_offline(visitor, site)
    half = play_offline(visitor, "Healthy Heart Hospital", 2, tmp_path)
    a_new_version_is_offered_and_loses_nothing(visitor, site)
    continue_on_server(visitor, server, half)


def a_new_version_is_offered_and_loses_nothing(page: Page, site: StaticSite) -> None:
    old = page.evaluate("document.documentElement.dataset.version")
    made = moves(page)
    site.publish(seed="8")
    site.switch_on()
    page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    offer = page.get_by_role("status", name="New version")
    expect(offer).to_contain_text("Your tables stay as they are.")
    assert page.evaluate("document.documentElement.dataset.version") == old, "nothing is forced"

    offer.get_by_role("button", name="Load it").click()
    page.wait_for_function("old => document.documentElement.dataset.version !== old", arg=old)
    wait_for_board(page)
    expect_moves(page, made)


def test_a_server_offers_the_app_without_a_server(page: Page, server: LiveServer) -> None:
    page.goto(server.address)
    page.get_by_role("link", name="Play on this device").first.click()
    shelf = page.get_by_role("region", name="Games on the shelf")
    expect(shelf).to_contain_text("Forbidden Clinic", timeout=1000 * PYTHON_STARTS)
    expect(page).to_have_url(f"{server.address}device.html")


def test_the_same_seed_and_moves_give_the_same_hashes(visitor: Page, site: StaticSite) -> None:
    """All four games; ``python -m bench.page hashes`` compares more of them."""
    code = f"{Path(played.__file__).read_text('utf-8')}\nall_played(1)"
    there, here = run_python(visitor, site, code), played.all_played(1)
    assert json.loads(there) == json.loads(here)
