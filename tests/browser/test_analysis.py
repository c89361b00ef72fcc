"""The analysis of a finished game: asked for, waited for, stopped, and its way into the replay."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage
from tests.browser.house import ROOT, House
from tests.browser.test_looks import violations
from wardround.core.journal import Journal, Secret
from wardround.games import library_of
from wardround.template import SPEC
from wardround.template.actions import Draw, Stop

pytestmark = pytest.mark.slow

HERO = ROOT / "tests/hero/playthroughs/winner.jsonl"
LONG = 60_000
"""Milliseconds that an analysis of the small game may take on a busy machine."""


def shown(house: House, lines: str) -> str:
    """The address at which everybody can watch a journal."""
    loaded = house.post("upload", {"journal": lines, "public": True})
    return f"{house.address}#/g/{loaded['table']}"


@pytest.fixture(scope="module")
def short(house: House) -> str:
    """The address of a short game, in which the second seat stops although it is behind."""
    journal = Journal.start(SPEC, library_of(SPEC), {"seats": 2}, Secret("a", "salt"))
    while journal.outcome() is None:
        seat = SPEC.awaiting(journal.state).seats[0]
        sugar = sum("sugar" in move.draws for move in journal.moves if move.action.seat == 0)
        alone = any(isinstance(move.action, Stop) for move in journal.moves)
        stops = alone or (seat == 0 and sugar == 2)
        journal.act(Stop(seat=seat) if stops else Draw(seat=seat))
    return shown(house, "\n".join(journal.closed_lines()))


def analysed(page: Page, address: str) -> None:
    page.goto(address)
    page.get_by_role("dialog").get_by_role("button", name="Analyse").click()
    expect(page.get_by_role("heading", name="Luck and choices")).to_be_visible(timeout=LONG)


@pytest.mark.parametrize(("width", "height", "theme"), [(1440, 900, "light"), (390, 844, "dark")])
def test_the_analysis_leads_into_the_replay(
    new_page: NewPage, short: str, width: int, height: int, theme: str
) -> None:
    page = new_page(width, height, theme)
    analysed(page, short)
    sheet = page.get_by_role("dialog")
    expect(
        sheet.get_by_role("img", name=re.compile(r"At the end: .*\b(0|100) %")).first
    ).to_be_visible()
    expect(sheet.get_by_role("img", name=re.compile("At the start")).first).to_be_visible()
    expect(sheet.get_by_text(re.compile("as good as the judge’s best: 1 blunder"))).to_be_visible()
    expect(
        sheet.get_by_text(re.compile("Judged by a search to the end of the turn"))
    ).to_be_visible()
    assert violations(page) == []

    moment = sheet.get_by_role("button", name=re.compile(r"^Move \d+.*Blunder")).first
    number = re.search(r"Move (\d+)", moment.inner_text())
    assert number is not None
    moment.click()
    expect(sheet).to_be_hidden()
    expect(page.get_by_text(f"Replay, step {number[1]} of")).to_be_visible()

    ribbon = page.locator("[data-region=ribbon]")
    ribbon.get_by_role("button", name="Show the better line").click()
    expect(ribbon).to_contain_text(f"Instead of move {number[1]}, 1 of")
    ribbon.get_by_role("button", name="On in this line").click()
    expect(ribbon).to_contain_text(f"Instead of move {number[1]}, 2 of")
    ribbon.get_by_role("button", name="Back to the game").click()
    expect(ribbon).not_to_contain_text("Instead of move")


def test_the_curve_follows_the_scrubber(page: Page, short: str) -> None:
    analysed(page, short)
    sheet = page.get_by_role("dialog")
    sheet.get_by_role("button", name="Show as a table").first.click()
    sheet.get_by_role("button", name="2", exact=True).click()
    expect(page.get_by_text("Replay, step 2 of")).to_be_visible()
    strip = page.get_by_role("img", name=re.compile("Chance of winning by move"))
    before = strip.get_attribute("aria-label")
    box = strip.bounding_box()
    assert box is not None
    strip.click(position={"x": box["width"] - 9, "y": 20})
    slider = page.get_by_role("slider")
    expect(slider).to_have_attribute("aria-valuenow", slider.get_attribute("aria-valuemax") or "")
    expect(strip).not_to_have_attribute("aria-label", before or "")
    assert violations(page) == []


def test_an_analysis_can_be_stopped_and_gone_on_with(page: Page, house: House) -> None:
    page.goto(f"{shown(house, HERO.read_text('utf-8'))}/3")
    page.get_by_role("button", name="Analyse").click()
    expect(page.get_by_role("progressbar", name="Analysis")).to_be_visible()
    page.get_by_role("button", name="Stop").click()
    expect(page.get_by_text("What was done is kept")).to_be_visible()
    assert violations(page) == []
    page.get_by_role("button", name=re.compile("Go on|Try again")).click()
    expect(page.get_by_role("progressbar", name="Analysis")).to_be_visible()
    page.get_by_role("button", name="Stop").click()
    expect(page.get_by_text("What was done is kept")).to_be_visible()
