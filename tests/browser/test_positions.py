"""The position editor and the daily case, for every title, in one page."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.players import picture
from tests.browser.tables import LiveServer, answer_the_case, clipboard_text
from wardround.games import game_ids

CHANGES: dict[str, tuple[str, str, str]] = {
    "clinic": ("space:0/1,1,0", "Gardens", "gardens = ["),
    "forbidden_clinic": ("tile:laboratory", "Stressed rooms", "stressed = ["),
    "healthy_heart": ("chair:left.internal", "Triage: level by chair", '"left.internal" = 2'),
    "hero": ("room:icu", "Patients and their rooms", "@icu"),
}
"""For each title: the piece to click, the field to set then, and what the position then says."""


def text_of(page: Page) -> Locator:
    return page.get_by_label("As text")


@pytest.mark.slow
def test_a_position_is_set_up_played_and_shared(page: Page, server: LiveServer) -> None:
    for game in game_ids():
        page.goto(f"{server.address}#/edit/{game}")
        expect(text_of(page)).to_have_value(re.compile(rf'game = "{game}"'))
        piece, field, written = CHANGES[game]
        shown = page.locator(f'[data-piece="{piece}"]').first
        shown.click(force=True)
        panel = page.get_by_role("region", name="What can be set")
        if game in ("clinic", "forbidden_clinic"):
            panel.get_by_label(field, exact=True).check()
        elif game == "healthy_heart":
            panel.get_by_role("spinbutton").first.fill("2")
            panel.get_by_role("spinbutton").first.press("Tab")
        else:
            panel.get_by_label(f"Add: {field}").select_option(index=3)
        expect(text_of(page)).to_have_value(re.compile(re.escape(written)))
        picture(page, game, "editor")

    # A mistake is reported with its line, and the board stays.
    expect(text_of(page)).to_be_visible()
    text = text_of(page).input_value()
    text_of(page).fill(text + "monkeys = 3\n")
    page.get_by_role("button", name="Draw it").click()
    expect(page.get_by_role("alert")).to_contain_text(re.compile(r"Line \d+: .*monkeys"))
    text_of(page).fill(text)
    page.get_by_role("button", name="Best move").click()
    expect(page.get_by_role("status").filter(has_text="Best move:")).to_be_visible()

    page.get_by_text("Something is wrong here").click()
    page.get_by_label("What did you expect?").fill("The icicle melts.")
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save the report as a file").click()
    assert 'about = "The icicle melts."' in saved.value.path().read_text("utf-8")

    page.get_by_role("button", name="Copy link").click()
    expect(page.get_by_role("status").filter(has_text="The link is copied")).to_be_visible()
    address = page.url
    page.goto(server.address)
    page.goto(address)
    expect(text_of(page)).to_have_value(re.compile("The icicle melts"))
    page.get_by_role("button", name="Play it").click()
    expect(page.get_by_role("button", name="Undo")).to_be_visible()
    page.goto(server.address)
    page.goto(address[:-7])
    expect(page.get_by_text("A part of this position’s link got lost")).to_be_visible()


@pytest.mark.slow
def test_the_daily_case_is_answered_and_shared(page: Page, server: LiveServer) -> None:
    for game in game_ids():
        page.goto(f"{server.address}#/daily")
        cards = page.locator(".today li")
        expect(cards).to_have_count(len(game_ids()))
        cards.nth(game_ids().index(game)).get_by_role("button").click()
        case = page.get_by_role("region", name="Daily case")
        expect(case).to_contain_text("Your first move counts")
        answer_the_case(page)
        expect(case.get_by_label(re.compile("of 3 stars"))).to_be_visible()
        picture(page, game, "daily")

    case.get_by_role("button", name="Copy result").click()
    expect(case.get_by_text("Copied")).to_be_visible()
    assert re.search("[★☆]{3}", clipboard_text(page, "#/daily"))
    case.get_by_role("link", name="More cases").click()
    expect(page.locator(".today .stars")).to_have_count(len(game_ids()))
    expect(page.locator(".today").get_by_text("1 day in a row")).to_have_count(len(game_ids()))
