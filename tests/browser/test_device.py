"""The app without a server: played with the network switched off, kept, exported, gone on with."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests import played
from tests.browser.conftest import PATIENCE
from tests.browser.house import House, moves
from tests.browser.static_site import (
    PYTHON_STARTS,
    StaticSite,
    come_back_without_a_network,
    come_in,
    go_on_at_a_server,
    in_the_page,
    play_without_a_network,
    see_the_table,
)

pytestmark = pytest.mark.slow


@pytest.fixture
def site(tmp_path: Path, app: None) -> Iterator[StaticSite]:
    running = StaticSite(tmp_path / "site")
    running.switch_on()
    yield running
    running.switch_off()


@pytest.fixture
def visitor(browser: Browser) -> Iterator[Page]:
    """Somebody whose browser keeps the app and the tables."""
    context = browser.new_context(reduced_motion="reduce", viewport={"width": 1440, "height": 900})
    context.set_default_timeout(PATIENCE)
    yield context.new_page()
    context.close()


@pytest.mark.slow(seconds=60)
def test_a_whole_game_without_a_network(
    visitor: Page, site: StaticSite, house: House, tmp_path: Path
) -> None:
    """One story, because every start of Python in the page takes seconds, and twice as many where
    a table is open, with the game that ends soonest when nobody thinks; ``python -m bench.page
    games`` does the same with all four."""
    come_in(visitor, site)
    come_back_without_a_network(visitor, site)
    half = play_without_a_network(visitor, "Healthy Heart Hospital", 2, tmp_path)
    a_new_version_is_offered_and_loses_nothing(visitor, site)
    go_on_at_a_server(visitor, house, half)


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
    see_the_table(page)
    expect(page.get_by_role("slider")).to_have_attribute("aria-valuemax", str(made))


def test_a_server_has_the_page_too(page: Page, house: House) -> None:
    page.goto(house.address)
    page.get_by_role("link", name="Play on this device").first.click()
    shelf = page.get_by_role("region", name="Games on the shelf")
    expect(shelf).to_contain_text("Forbidden Clinic", timeout=1000 * PYTHON_STARTS)
    expect(page).to_have_url(f"{house.address}device.html")


def test_the_same_seed_and_moves_give_the_same_hashes(visitor: Page, site: StaticSite) -> None:
    """All four games; ``python -m bench.page hashes`` compares more of them."""
    code = f"{Path(played.__file__).read_text('utf-8')}\nall_played(1)"
    there, here = in_the_page(visitor, site, code), played.all_played(1)
    assert json.loads(there) == json.loads(here)
