"""An evening with friends: one link per table, the waiting room, and another game together."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import PHONE, NewPage
from tests.browser.tables import RESULT, LiveServer, board, clipboard_text, settled, take_first

SECRET = """JSON.parse(localStorage['wardround.tables'])[0].tokens
    .find(held => held.role === 'seat').token"""


def chair(page: Page, seat: int) -> Locator:
    return page.locator(f"[data-chair='{seat}']")


def invite(page: Page, server: LiveServer, game: str) -> str:
    """Open a table for friends; returns the link that invites them."""
    page.goto(server.address)
    page.get_by_role("button", name=f"{game} with friends").click()
    page.get_by_role("button", name="Copy the link").click()
    return clipboard_text(page, "#/t/")


def sit_down(page: Page, link: str, name: str) -> None:
    """Join by the link, as a friend does."""
    page.goto(link)
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Sit down").click()
    expect(page.get_by_role("button", name="I am ready")).to_be_visible()


@pytest.mark.slow
def test_friends_join_by_a_link_play_and_play_again(new_page: NewPage, server: LiveServer) -> None:
    ada, ben, cleo = new_page(), new_page(**PHONE), new_page()
    link = invite(ada, server, "Sealed Bids")
    expect(ada.get_by_role("img", name="code for a camera")).to_be_visible()
    ada.get_by_label("Name", exact=True).fill("Ada")
    ada.get_by_role("button", name="Save").click()
    ada.get_by_role("group", name="Players").get_by_text("3", exact=True).click()
    expect(chair(ada, 2)).to_be_visible()

    sit_down(ben, link, "Ben")
    expect(chair(ada, 1)).to_contain_text("Ben")
    cleo.goto(link)
    expect(ada.get_by_role("region", name="Watching")).to_contain_text("somebody")
    sit_down(cleo, link, "Cloe")
    expect(ada.get_by_role("region", name="Watching")).to_be_hidden()

    cleo.get_by_role("button", name="My name and colour").click()
    cleo.get_by_label("Name", exact=True).fill("Cleo")
    cleo.get_by_role("button", name="Save").click()
    expect(chair(ben, 2)).to_contain_text("Cleo")
    ada.get_by_role("group", name="Option-rounds").get_by_text("1", exact=True).click()
    expect(ben.get_by_role("region", name="What we play")).to_contain_text("Option-rounds: 1")
    for page in (ben, cleo):
        page.get_by_role("button", name="I am ready").click()
    expect(chair(ada, 2)).to_contain_text("ready")
    ada.get_by_role("button", name="Start").click()

    people = (ada, ben, cleo)
    for page in people:
        expect(board(page)).to_be_visible()
        expect(page.get_by_text("has sat down")).to_be_hidden()
    settled(ada)
    take_first(ada)
    finish(server, people)
    ada.get_by_label("Move up one seat").check()
    ada.get_by_role("button", name="Same again").click()
    expect(chair(ada, 2)).to_contain_text("Ada")
    expect(chair(ada, 0)).to_contain_text("Ben")
    expect(ada.get_by_role("region", name="Best of tonight")).to_contain_text("of 1")
    for page in (ben, cleo):
        expect(page.get_by_text("Your chair is kept.")).to_be_visible()
        page.get_by_role("button", name="Same again").click()
    for page in people:
        expect(board(page)).to_be_visible()
    expect(ben.locator(".ribbon")).to_be_visible()


def test_watchers_are_told_of_their_delay(new_page: NewPage, server: LiveServer) -> None:
    host, watcher = new_page(), new_page(**PHONE)
    link = invite(host, server, "Sealed Bids")
    host.get_by_label("Whoever watches sees it").select_option(label="1 minute later")
    watcher.goto(link)
    said = watcher.get_by_role("region", name="Watching")
    expect(said).to_contain_text("Whoever watches sees it 1 minute later.")
    host.get_by_role("button", name="Start, with").click()
    expect(board(host)).to_be_visible()
    watcher.reload()
    expect(
        watcher.get_by_text("You are watching, and see this table 1 minute later")
    ).to_be_visible()


def finish(server: LiveServer, people: tuple[Page, ...]) -> None:
    """Play to the end with the tokens in their browsers."""
    server.finish(*(page.evaluate(SECRET) for page in people))
    for page in people:
        expect(page.locator(RESULT)).to_be_visible()
