"""Friends tonight: one link a table, the waiting room, the same again with everybody."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage
from tests.browser.house import House, board, copied, settled, take_first
from tests.server.people import Browser

SECRET = """JSON.parse(localStorage['wardround.tables'])[0].tokens
    .find(held => held.role === 'seat').token"""
PHONE: dict[str, Any] = {"width": 390, "height": 844, "has_touch": True, "is_mobile": True}


def chair(page: Page, seat: int) -> Any:
    return page.locator(f"[data-chair='{seat}']")


def invited(page: Page, house: House, game: str) -> str:
    """The maker's way: one press for the table, one for the link."""
    page.goto(house.address)
    page.get_by_role("button", name=f"{game} with friends").click()
    page.get_by_role("button", name="Copy the link").click()
    return copied(page, "#/t/")


def sit_down(page: Page, link: str, name: str) -> None:
    """A friend's way: open the link, say a name, press once."""
    page.goto(link)
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Sit down").click()
    expect(page.get_by_role("button", name="I am ready")).to_be_visible()


@pytest.mark.slow
def test_from_an_invitation_to_the_first_move_and_the_same_again(
    new_page: NewPage, house: House
) -> None:
    ada, ben, cleo = new_page(), new_page(**PHONE), new_page()
    link = invited(ada, house, "Sealed Bids")
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
    first_move(ada)
    finish(house, people)
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


def test_whoever_watches_is_told_that_they_see_it_later(new_page: NewPage, house: House) -> None:
    host, watcher = new_page(), new_page(**PHONE)
    link = invited(host, house, "Sealed Bids")
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


def first_move(page: Page) -> None:
    settled(page)
    take_first(page)


def finish(house: House, people: tuple[Page, ...]) -> None:
    """Play to the end with what their browsers hold, which is quicker than by hand."""
    browser = Browser(house.address.rstrip("/"))
    browser.hello(*(page.evaluate(SECRET) for page in people))
    browser.play_to_the_end()
    browser.close()
    for page in people:
        expect(page.locator("dialog[open] .stamp")).to_be_visible()
