"""The analysis of a finished game: it can be stopped, and it leads into the replay."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage
from tests.browser.tables import ROOT, LiveServer
from tests.browser.test_looks import violations
from wardround.core.journal import Journal, Secret
from wardround.games import library_of
from wardround.template import SPEC
from wardround.template.actions import Draw, Stop

pytestmark = pytest.mark.slow

HERO = ROOT / "tests/hero/playthroughs/winner.jsonl"


def upload(server: LiveServer, journal: str) -> str:
    """The address at which everybody can watch the game of a journal."""
    loaded = server.post("upload", {"journal": journal, "public": True})
    return f"{server.address}#/g/{loaded['table']}"


@pytest.fixture(scope="module")
def short(server: LiveServer) -> str:
    """The address of a short game in which the second seat stops although it is behind."""
    journal = Journal.start(SPEC, library_of(SPEC), {"seats": 2}, Secret("a", "salt"))
    while journal.outcome() is None:
        seat = SPEC.rules.awaiting(journal.state).seats[0]
        sugar = sum("sugar" in move.draws for move in journal.moves if move.action.seat == 0)
        alone = any(isinstance(move.action, Stop) for move in journal.moves)
        stops = alone or (seat == 0 and sugar == 2)
        journal.act(Stop(seat=seat) if stops else Draw(seat=seat))
    return upload(server, "\n".join(journal.closed_lines()))


def analyse(page: Page, address: str) -> None:
    page.goto(address)
    page.get_by_role("dialog").get_by_role("button", name="Analyse").click()
    expect(page.get_by_role("heading", name="Luck and choices")).to_be_visible()


@pytest.mark.parametrize(("width", "height", "theme"), [(1440, 900, "light"), (390, 844, "dark")])
def test_the_analysis_leads_into_the_replay(
    new_page: NewPage, short: str, width: int, height: int, theme: str
) -> None:
    page = new_page(width, height, theme)
    analyse(page, short)
    sheet = page.get_by_role("dialog")
    for chart in (r"At the end: .*\b(0|100) %", "At the start"):
        expect(sheet.get_by_role("img", name=re.compile(chart)).first).to_be_visible()
    for text in ("as good as the judge’s best: 1 blunder", "Judged by a search to the end of the"):
        expect(sheet.get_by_text(re.compile(text))).to_be_visible()
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
    analyse(page, short)
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


def test_an_analysis_can_be_stopped_and_resumed(page: Page, server: LiveServer) -> None:
    page.goto(f"{upload(server, HERO.read_text('utf-8'))}/3")
    for start in ("Analyse", "Go on|Try again"):
        page.get_by_role("button", name=re.compile(start)).click()
        expect(page.get_by_role("progressbar", name="Analysis")).to_be_visible()
        page.get_by_role("button", name="Stop").click()
        expect(page.get_by_text("What was done is kept")).to_be_visible()
    assert violations(page) == []
