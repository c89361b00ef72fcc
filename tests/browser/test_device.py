"""The app without a server: played with the network switched off, kept, exported, gone on with."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect
from typer.testing import CliRunner

from tests.browser import played
from tests.browser.conftest import PATIENCE, STATIC
from tests.browser.house import House, Table, board, moves, wishes
from tests.browser.static_site import (
    StaticSite,
    choose,
    close_dialogs,
    come_in,
    download,
    in_the_page,
    let_a_bot_finish,
    sit_down,
)
from wardround.cli.main import app

pytestmark = pytest.mark.slow

TITLE, SEATS = "Healthy Heart Hospital", 2
"""The game that ends soonest when nobody thinks."""


@pytest.fixture
def site(tmp_path: Path) -> Iterator[StaticSite]:
    if not STATIC.exists():
        pytest.skip("the client has not been built: npm run build")
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


def test_a_whole_game_without_a_network(
    visitor: Page, site: StaticSite, house: House, tmp_path: Path
) -> None:
    """One story: every start of Python in the page takes seconds."""
    page, half, whole = visitor, tmp_path / "half.jsonl", tmp_path / "whole.jsonl"
    come_in(page, site)
    site.switch_off()
    sit_down(page, TITLE, SEATS)
    choose(page, 2)
    made = moves(page)

    page.reload()
    expect(board(page)).to_be_visible()
    assert moves(page) >= made
    choose(page, 1)
    download(page, half)
    let_a_bot_finish(page)
    download(page, whole)
    for file in (half, whole):
        verified = CliRunner().invoke(app, ["replay", str(file), "--verify"])
        assert verified.exit_code == 0, verified.output

    page.get_by_role("link", name="to the lobby").click()
    page.locator("input[type=file][accept*=jsonl]").set_input_files(whole)
    expect(board(page)).to_be_visible()
    close_dialogs(page)
    a_new_version_is_offered_and_loses_nothing(page, site)
    friends_go_on_at_a_server(page, house, half)


def a_new_version_is_offered_and_loses_nothing(page: Page, site: StaticSite) -> None:
    old = page.evaluate("document.documentElement.dataset.version")
    site.publish(seed="8")
    site.switch_on()
    page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    offer = page.get_by_role("status", name="New version")
    expect(offer).to_contain_text("Your tables stay as they are.")
    assert page.evaluate("document.documentElement.dataset.version") == old, "nothing is forced"

    offer.get_by_role("button", name="Load it").click()
    page.wait_for_function("old => document.documentElement.dataset.version !== old", arg=old)
    expect(board(page)).to_be_visible()


def friends_go_on_at_a_server(page: Page, house: House, half: Path) -> None:
    journal = half.read_text("utf-8")
    shown = house.post("upload", {"journal": journal})
    n = sum('"action":' in line for line in journal.splitlines())
    seats = wishes("m" * SEATS)
    table = Table(house, house.post("fork", {"n": n, "token": shown["host"], "seats": seats}))
    table.sit(page)
    expect(board(page)).to_be_visible()
    assert moves(page) == n
    choose(page, 1)


def test_the_same_seed_and_moves_give_the_same_hashes(visitor: Page, site: StaticSite) -> None:
    """All four games; ``python -m bench.page hashes`` compares more of them."""
    code = f"{Path(played.__file__).read_text('utf-8')}\nall_played(1)"
    there, here = in_the_page(visitor, site, code), played.all_played(1)
    assert json.loads(there) == json.loads(here)
