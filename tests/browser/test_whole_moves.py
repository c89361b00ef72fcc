"""Whole moves by mouse, touch and keyboard, each made and undone by one message."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tests.browser.conftest import PHONE, NewPage
from tests.browser.players import MousePlayer, TouchPlayer
from tests.browser.tables import WHOLE, LiveServer, board, expect_moves, wait_for_events

pytestmark = pytest.mark.slow


def sit_at(
    page: Page, server: LiveServer, game: str, playthrough: str, step: int, seat: int
) -> None:
    """Sit down in a recorded game and wait until the ribbon offers whole moves."""
    server.fork(game, playthrough, step).sit(page, seat)
    expect(board(page)).to_be_visible()
    expect(page.locator(WHOLE)).to_be_visible()


def lit(piece: str) -> str:
    return f"[data-region=board] [data-piece='{piece}'][data-lit]"


def undo(page: Page, to: int) -> None:
    page.get_by_role("button", name="Undo", exact=True).click()
    expect_moves(page, to)
    expect(page.locator(WHOLE)).to_be_visible()


def test_a_run_is_clicked_dragged_and_typed(new_page: NewPage, server: LiveServer) -> None:
    player, phone = MousePlayer(new_page()), new_page(**PHONE)
    page, table = player.page, server.fork("hero", "winner", 14)
    table.sit(phone, 1)
    parts = phone.locator(".chips .chip")
    parts.filter(has_text="Team").tap()
    table.sit(page, 2)
    expect(page.locator(WHOLE)).to_be_visible()
    player.pick(lit("room:er"))
    player.pick(lit("staff:ward_doctor"))
    expect_moves(page, 17)
    # The phone of a waiting player shows where that happened.
    expect(parts.filter(has_text="Hospital")).to_have_attribute("aria-pressed", "true")

    page.reload()
    expect(page.locator(WHOLE)).to_be_visible()
    undo(page, to=14)
    page.get_by_role("button", name="Redo").click()
    expect_moves(page, 17)

    undo(page, to=14)
    doctor = page.locator(lit("staff:ward_doctor")).last  # the other one is on the track
    doctor.drag_to(page.locator(lit("room:hallway")).first, force=True)
    expect_moves(page, 16)

    undo(page, to=14)
    page.keyboard.press("/")
    page.keyboard.type("run e.r. with ward doctor")
    expect(page.locator("dialog .row")).not_to_have_count(0)
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect_moves(page, 17)


def test_an_escort_by_touch(new_page: NewPage, server: LiveServer) -> None:
    player = TouchPlayer(new_page(1180, 820, has_touch=True))
    page = player.page
    sit_at(page, server, "forbidden_clinic", "saved", 20, 5)
    player.pick(f"{WHOLE} .offer[data-key='kind=escort']")
    player.pick(lit("tile:phone_booth"))
    page.locator(".ribbon .offer", has_text="House-Call Vet").tap()
    expect_moves(page, 25)  # standing answers pass for three others


TAP_AT_ONCE = """() => {
    window.taps = 0;
    const tap = new PointerEvent('click', { pointerType: 'touch', bubbles: true });
    new MutationObserver(() => {
        const fresh = document.querySelector('.ribbon[data-taps=false] .offer');
        if (fresh && (window.taps += 1)) fresh.dispatchEvent(tap);
    }).observe(document.body, { subtree: true, childList: true, attributes: true });
}"""
"""Tap the first button of every new decision the moment it appears."""


def test_an_early_tap_chooses_nothing(new_page: NewPage, server: LiveServer) -> None:
    player = TouchPlayer(new_page(1180, 820, has_touch=True))
    page = player.page
    sit_at(page, server, "hero", "winner", 14, 2)
    player.pick(lit("room:er"))
    page.evaluate(TAP_AT_ONCE)
    player.pick(lit("staff:ward_doctor"))
    expect(page.locator(f"{WHOLE}[data-taps=true]")).to_be_visible()
    expect_moves(page, 17)
    assert page.evaluate("window.taps") > 0
    expect(page.locator(".ribbon .crumb:not(.ask)")).to_have_count(0)
    expect(page.get_by_role("button", name="Confirm")).to_be_disabled()

    sit_at(page, server, "forbidden_clinic", "saved", 18, 0)
    expect(page.locator(".ribbon .ask")).to_contain_text("You may choose now, too.")
    expect(page.get_by_role("button", name="Confirm")).to_be_disabled()


def test_a_phone_stays_where_the_next_move_begins(new_page: NewPage, server: LiveServer) -> None:
    """Single actions name only Doctors; whole moves, which come a little later, name patients."""
    page = new_page(**PHONE)
    sit_at(page, server, "healthy_heart", "pinchpenny", 99, 0)
    triage = page.locator(".chips .chip", has_text="Triage")
    triage.tap()
    page.keyboard.press("/")
    page.locator("dialog .row", has_text="Transfer").first.click()
    expect(page.locator(".stands")).not_to_have_attribute("data-moves", "99")
    expect(page.locator(WHOLE)).to_be_visible()
    expect(
        page.locator("[data-region=board] [data-piece^='patient:'][data-lit]")
    ).not_to_have_count(0)
    expect(triage).to_have_attribute("aria-pressed", "true")


def test_a_low_phone_still_says_what_buttons_draw(new_page: NewPage, server: LiveServer) -> None:
    player = TouchPlayer(new_page(360, 640, has_touch=True, is_mobile=True))
    page = player.page
    sit_at(page, server, "healthy_heart", "pinchpenny", 40, 0)
    page.locator(".chips .chip", has_text="Wards").tap()
    player.pick(lit("patient:2"))
    signs = page.locator(f"{WHOLE} .offers.signs .offer .sign")
    expect(signs).to_have_count(3)
    expect(signs.first).to_be_visible()
    expect(signs.first).to_have_text("6")
    expect(page.get_by_role("button", name="draws 6")).to_have_count(3)


def test_a_phone_does_not_turn_while_a_move_is_sent(new_page: NewPage, server: LiveServer) -> None:
    """Nothing is lit then, but that is no reason to show where the last move was made."""
    page = new_page(**PHONE)
    held: list[Callable[[], None]] = []

    def hold_moves(line: WebSocketRoute) -> None:
        upstream = line.connect_to_server()

        def pass_on(message: str | bytes) -> None:
            if '"type":"act"' in str(message):
                held.append(lambda: upstream.send(message))
            else:
                upstream.send(message)

        line.on_message(pass_on)

    page.route_web_socket(re.compile("^ws"), hold_moves)
    sit_at(page, server, "healthy_heart", "pinchpenny", 99, 0)
    team = page.locator(".chips .chip", has_text="Team")
    team.tap()
    expect(team).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("/")
    page.locator("dialog .row", has_text="Transfer").first.click()
    expect(page.locator("[data-region=board] [data-lit]")).to_have_count(0)
    assert len(wait_for_events(page, held)) == 1
    expect(team).to_have_attribute("aria-pressed", "true")
    held.pop()()
    expect(page.locator(".stands")).not_to_have_attribute("data-moves", "99")


def test_a_person_is_moved_by_two_clicks_or_dragged(new_page: NewPage, server: LiveServer) -> None:
    player = MousePlayer(new_page())
    page = player.page
    sit_at(page, server, "clinic", "goal_met", 14, 0)
    player.pick(lit("person:0/0"))
    player.pick(lit("space:0/2,2,0"))
    expect_moves(page, 16)
    undo(page, to=14)
    page.locator(lit("person:0/0")).drag_to(page.locator(lit("space:0/2,2,0")), force=True)
    expect_moves(page, 16)


def test_news_since_my_last_turn_and_a_warning_of_harm(page: Page, server: LiveServer) -> None:
    sit_at(page, server, "hero", "winner", 26, 1)
    since = page.get_by_label("Since your last turn")
    expect(since).to_contain_text("Tyler treated “Lung Embolism”")
    since.locator("dl button").first.click()
    expect(since.locator("ul li")).not_to_have_count(0)
    since.get_by_role("button", name="Step through").click()
    expect(page.get_by_role("slider")).not_to_have_attribute("aria-valuenow", "26")
    since.get_by_role("button", name="Close").click()
    expect(since).to_have_count(0)

    page.locator(f"{WHOLE} .offer", has_text="End turn").click()
    expect(page.locator(".ribbon .danger")).to_contain_text("will leave untreated")
    expect(page.get_by_role("button", name="Confirm")).to_be_enabled()


@pytest.mark.parametrize("size", [(390, 844), (1024, 768)])
def test_small_screens_keep_the_news_in_the_log(
    new_page: NewPage, server: LiveServer, size: tuple[int, int]
) -> None:
    page = new_page(*size)
    sit_at(page, server, "hero", "winner", 26, 1)
    log = page.get_by_role("button", name=re.compile(r"^Log ?\d+$"))
    expect(log).to_be_visible()
    since = page.get_by_label("Since your last turn")
    expect(since).to_have_count(0)
    log.click()
    expect(since).to_contain_text("Tyler treated “Lung Embolism”")
    since.get_by_role("button", name="Step through").click()
    expect(board(page)).to_be_visible()
    log.click()
    expect(since).to_have_count(1)
    since.get_by_role("button", name="Next").click()
    expect(board(page)).to_be_visible()
    since.get_by_role("button", name="Close").click()
    expect(since).to_have_count(0)
    expect(page.locator(WHOLE)).to_be_visible()
    expect(log).to_have_count(0)


RED_DOCTOR = """
game = "clinic"
[options]
seats = 1
covid = true
[position]
phase = "care"
[[position.boards]]
layout = "white"
modules = { "0,2,0" = "outpatient" }
people = [
    "red doctor @ 0,2,0", "orange patient @ 0,2,0 bound",
    "white doctor @ 1,1,0", "red patient @ 1,1,0 bound",
]
[position.covid]
infected = { "0" = [1] }
"""


def test_the_page_warns_before_a_red_doctor_dies(new_page: NewPage, server: LiveServer) -> None:
    player = MousePlayer(new_page())
    page = player.page
    server.position("clinic", RED_DOCTOR, "m").sit(page, 0)
    expect(page.locator(WHOLE)).to_be_visible()
    player.pick(lit("person:0/0"))
    danger = page.locator(".ribbon .danger")
    expect(danger).to_contain_text("The red doctor would catch it and die this round")
    expect(danger).to_contain_text("CV-R4")
    expect(danger).to_be_visible()
    expect_moves(page, 0)
    page.get_by_role("button", name="Confirm").click()
    expect_moves(page, 1)


def test_windows_can_be_passed_until_my_turn(page: Page, server: LiveServer) -> None:
    sit_at(page, server, "forbidden_clinic", "skull", 376, 6)
    page.get_by_role("button", name="Pass until my turn").click()
    expect_moves(page, 377)
