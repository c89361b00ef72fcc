"""The lobby: games, forms and links; and no requests to other servers."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage
from tests.browser.tables import LiveServer, board, is_over, play_to_the_end, settled
from tests.waiting import until


def test_smoke_quick_play_sends_nothing_to_other_servers(page: Page, server: LiveServer) -> None:
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto(server.address)
    page.get_by_role("button", name="Play now: Pill Count").click()
    expect(board(page)).to_be_visible()
    settled(page)
    assert asked != []
    assert [url for url in asked if not url.startswith((server.address, "blob:"))] == []


@pytest.mark.slow
def test_quick_play_to_a_finished_game(page: Page, server: LiveServer) -> None:
    page.goto(server.address)
    page.get_by_role("button", name="Play now: Pill Count").click()
    assert play_to_the_end(page) > 3
    assert is_over(page)
    expect(page.get_by_text("Discharge sheet: Pill Count")).to_be_visible()
    # At the table where it was played, the moments that mattered come without asking.
    sheet = page.get_by_role("dialog")
    expect(sheet.get_by_text("The score, line by line")).to_be_visible()
    expect(sheet.get_by_role("heading", name="The moments that mattered most")).to_be_visible()
    moment = sheet.get_by_role("button", name=re.compile(r"^Move \d+"))
    expect(moment.or_(sheet.get_by_text("No single move changed")).first).to_be_visible()
    expect(sheet.get_by_role("button", name="Same again")).to_be_in_viewport()
    page.get_by_role("link", name="Lobby").last.click()
    expect(page.get_by_role("region", name="My tables")).to_be_visible()


@pytest.mark.slow
def test_new_table_from_the_form_with_options_and_an_open_chair(
    page: Page, server: LiveServer, new_page: NewPage
) -> None:
    page.goto(server.address)
    page.get_by_role("button", name="change name and colour").click()
    page.get_by_label("Name", exact=True).fill("Inés")
    page.get_by_role("button", name="Save", exact=True).click()
    page.get_by_role("button", name="Pill Count:").first.click()
    form = page.get_by_role("region", name="New table")
    form.get_by_label("Table name").fill("Bed 12")
    form.get_by_label("Seat 2").select_option("open")
    form.get_by_label("Show in the lobby").check()
    form.get_by_role("button", name="Open the table").click()
    expect(page.get_by_role("heading", name="Bed 12")).to_be_visible()

    friend = new_page()
    friend.goto(server.address)
    friend.get_by_role("button", name="Sit down at Bed 12").click()
    expect(friend.get_by_role("button", name="I am ready")).to_be_visible()
    page.get_by_role("button", name="Start").click()
    expect(board(friend)).to_be_visible()
    expect(page.get_by_role("region", name="People").get_by_text("ready")).to_be_visible()

    page.get_by_role("link", name="to the lobby").click()
    page.get_by_role("button", name="Put away Bed 12").click()
    page.get_by_role("button", name="Put away: 1").click()
    page.get_by_role("button", name="Put back Bed 12").click()
    expect(page.get_by_role("region", name="My tables")).to_contain_text("Bed 12")


@pytest.mark.slow
def test_a_wrong_link_says_so_and_a_pasted_one_opens_a_seat(page: Page, server: LiveServer) -> None:
    page.goto(f"{server.address}#/t/{'x' * 9}")
    expect(page.get_by_text("This link is incomplete.")).to_be_visible()
    page.goto(f"{server.address}#/t/{'x' * 32}")
    expect(page.get_by_text("This ward has been closed.")).to_be_visible()
    page.get_by_role("link", name="Lobby", exact=True).click()
    expect(page.get_by_role("region", name="Games on the shelf")).to_be_visible()

    table = server.table("template", "pb")
    page.get_by_label("Link to a seat").fill("nonsense")
    page.get_by_role("button", name="Go", exact=True).click()
    expect(page.get_by_text("This is not a link to a table.")).to_be_visible()
    page.get_by_label("Link to a seat").fill(table.link(table.seats[0]))
    page.get_by_role("button", name="Go", exact=True).click()
    expect(board(page)).to_be_visible()


@pytest.mark.slow
def test_every_rulebook_opens_and_can_be_searched(page: Page, server: LiveServer) -> None:
    for card in server.get("games")["games"]:
        game = card["meta"]["id"]
        chapters = server.get(f"games/{game}/rulebook")["chapters"]
        page.goto(f"{server.address}#/rules/{game}")
        expect(page.get_by_role("heading", level=1)).to_have_text(card["meta"]["title"])
        shown = page.get_by_role("region", name="Rules").get_by_role("heading", level=3)
        expect(shown).to_contain_text([chapter["title"] for chapter in chapters])
    page.goto(f"{server.address}#/rules/forbidden_clinic")
    page.get_by_label("Search the rules").fill("FC-4.1")
    expect(page.locator("[data-rule='FC-4.1']")).to_be_visible()
    page.get_by_label("Search the rules").fill("printed")
    expect(page.get_by_text("Where each number comes from")).to_be_visible()


WIDTH = "document.documentElement.scrollWidth"


@pytest.mark.slow
def test_every_book_opens_in_german_on_a_phone(new_page: NewPage, server: LiveServer) -> None:
    page = new_page(390, 844, locale="de")
    contents = page.get_by_role("navigation", name="Inhalt")
    for card in server.get("games")["games"]:
        if not card["book"]:
            continue
        page.goto(f"{server.address}#/learn/{card['meta']['id']}/table")
        expect(
            page.get_by_role("article").get_by_role("img").locator("[data-piece]").first
        ).to_be_visible()
        page.get_by_label("Im Buch suchen").fill("ende")
        expect(contents.get_by_role("button").first).to_be_visible()
        page.get_by_label("Im Buch suchen").fill("")
        contents.get_by_role("button", name="Spielhilfe").click()
        expect(page.get_by_role("region", name="Spielhilfe")).to_be_visible()
        assert until(lambda: page.evaluate(WIDTH), lambda wide: wide == 390) == 390
