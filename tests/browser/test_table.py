"""At the table: choosing, several people, spectators, undo, explanations, hints, reconnecting."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import PHONE, NewPage, open_page
from tests.browser.tables import (
    MADE,
    MADE_OR_ASKED,
    RESULT,
    LiveServer,
    board,
    clipboard_text,
    confirm,
    confirm_every_move,
    expect_moves,
    finish_move,
    hold_back,
    is_over,
    keep_notices,
    moves,
    press_offer,
    settled,
    take_first,
    take_offer,
)
from tests.waiting import until

pytestmark = pytest.mark.slow

CARD = "[data-piece^='card:']"
LIT_CARD = f"{CARD}[data-lit]"


def test_a_choice_is_taken_back_or_confirmed_in_two_ways(page: Page, server: LiveServer) -> None:
    confirm_every_move(page)
    server.table("sealed", "pp").open(page, 0)
    ribbon = page.get_by_role("region", name="Your decision")
    page.locator(LIT_CARD).first.click()
    expect(ribbon.locator(".crumb").first).to_be_visible()
    page.keyboard.press("Escape")
    expect(ribbon.get_by_role("button", name="Confirm")).to_be_disabled()
    page.locator(LIT_CARD).first.click()
    expect(ribbon.locator(".say").first).to_contain_text("Note card:")
    confirm(page)
    expect(page.get_by_role("log", name="Log")).to_contain_text("only you")
    expect_moves(page, 1)

    page.get_by_role("button", name="Undo", exact=True).click()
    expect_moves(page, 0)
    settled(page)
    page.evaluate(FREEZE_TIME)
    card = page.locator(LIT_CARD).first
    chosen = page.locator(f"[data-piece='{card.get_attribute('data-piece')}']")
    chosen.click()
    expect(page.get_by_role("button", name="Confirm")).to_be_enabled()
    chosen.click(force=True)  # a double click, because no time has passed
    assert moves(page) == 0
    page.evaluate("window.later(1000)")
    chosen.click(force=True)
    expect_moves(page, 1)


def test_two_people_and_a_bot_move_chat_and_point(new_page: NewPage, server: LiveServer) -> None:
    table = server.table("template", "ppb")
    one, two = new_page(), new_page()
    table.open(one, 0)
    table.open(two, 1)
    expect(two.get_by_text("Seat 1’s turn")).to_be_visible()
    expect(one).to_have_title("Your move: Wardround")
    take_offer(one, "Draw")
    settled(two)
    take_offer(two, "Stop")
    settled(one)
    expect(one.get_by_role("log", name="Log")).to_contain_text("Seat 2")
    assert until(lambda: moves(one), lambda made: made >= 3) >= 3

    one.get_by_role("tab", name="Chat").click()
    one.get_by_label("Write a message").fill("<b>Mind</b> the bitter ones")
    one.get_by_role("button", name="Send", exact=True).click()
    two.get_by_role("tab", name="Chat").click()
    expect(two.get_by_role("log", name="Chat")).to_contain_text("<b>Mind</b> the bitter ones")
    one.locator("button[data-piece]").first.click(modifiers=["Alt"], force=True)
    expect(two.locator(".mark.point").first).to_be_visible()


def test_spectators_see_but_cannot_act(new_page: NewPage, server: LiveServer) -> None:
    table = server.table("sealed", "pp")
    player, guest = new_page(), new_page()
    table.open(player, 0)
    guest.goto(table.link(table.spectate))
    expect(board(guest)).to_be_visible()
    expect(guest.get_by_text("watching", exact=True)).to_be_visible()
    expect(guest.locator("[data-lit]")).to_have_count(0)
    take_offer(player, "Ready")
    expect(guest.get_by_role("log", name="Log")).to_contain_text("IsReady")
    expect(player.locator(CARD).first).to_be_visible()
    secrets = visible_cards(player)
    assert [card for card in secrets if f'"{card}"' in guest.content()] == []
    guest.get_by_role("tab", name="Chat").click()
    expect(guest.get_by_text("Enter your name to write here.")).to_be_visible()


def test_a_hot_seat_is_handed_over_without_secrets(page: Page, server: LiveServer) -> None:
    page.goto(server.address)
    page.get_by_role("button", name="Sealed Bids:").first.click()
    form = page.get_by_role("region", name="New table")
    form.get_by_label("Seat 2").select_option("me")
    form.get_by_role("button", name="Open the table").click()
    expect(board(page)).to_be_visible()
    expect(page.locator(CARD)).to_have_count(3)
    mine = visible_cards(page)
    take_offer(page, "Ready")
    expect(page.get_by_role("heading", name="Pass it to Seat 2.")).to_be_visible()
    assert visible_cards(page) == set()
    assert [card for card in mine if card in page.content()] == []
    page.get_by_role("button", name="I am Seat 2").click()
    expect(board(page)).to_be_visible()
    expect(page.locator(CARD)).to_have_count(3)
    theirs = visible_cards(page)
    assert mine & theirs == set()
    assert [card for card in mine if f'"{card}"' in page.content()] == []


def visible_cards(page: Page) -> set[str]:
    pieces = page.locator(CARD)
    return set(pieces.evaluate_all("pieces => pieces.map(piece => piece.dataset.piece)"))


def test_reconnecting_in_mid_turn_keeps_the_choice(browser: Browser, server: LiveServer) -> None:
    """Even if the server comes back with a newer app, which is offered and loses nothing."""
    # Not from `new_page`: errors are expected while the server is away.
    page = open_page(browser)
    confirm_every_move(page)
    server.table("sealed", "pp").open(page, 0)
    page.locator(LIT_CARD).first.click()
    server.stop()
    try:
        expect(page.get_by_text("We lost your pulse")).to_be_visible()
        expect(board(page)).to_be_visible()
    finally:
        server.start(other_version=True)
    newer = page.get_by_role("status", name="New version")
    expect(newer).to_contain_text("There is a new version of Wardround.")
    expect(page.get_by_role("button", name="Confirm")).to_be_enabled()
    confirm(page)
    expect(page.get_by_role("log", name="Log")).to_contain_text("Noted")
    expect_moves(page, 1)

    newer.get_by_role("button", name="Load it").click()
    expect(newer).to_be_hidden()
    expect(board(page)).to_be_visible()
    expect_moves(page, 1)
    page.context.close()


def test_undo_is_free_until_it_needs_consent(new_page: NewPage, server: LiveServer) -> None:
    table = server.table("sealed", "pp")
    one, two = new_page(), new_page()
    keep_notices(one)
    table.open(one, 0)
    table.open(two, 1)
    one.locator(LIT_CARD).first.click()
    expect(one.get_by_role("log", name="Log")).to_contain_text("Noted")
    one.get_by_role("button", name="Undo", exact=True).click()
    expect(one.locator("s").first).to_be_visible()
    one.get_by_role("button", name="Redo").click()
    expect_moves(one, 1)

    take_offer(one, "Ready")
    one.get_by_role("button", name="Ask to undo").click()
    expect(two.get_by_text("asks to undo everything")).to_be_visible()
    two.get_by_role("button", name="Decline").click()
    expect(one.get_by_text("would rather not")).to_be_visible()
    one.get_by_role("button", name="Ask to undo").click()
    two.get_by_role("button", name="Agree").click()
    expect_moves(one, 1)
    settled(one)


def test_explanations_the_book_and_standing_answers(page: Page, server: LiveServer) -> None:
    server.table("forbidden_clinic", "pbbbbb").open(page, 0)
    settled(page)
    # Unlit pieces are aria-disabled but react to a click.
    page.locator("[data-piece^='tile:']:not([data-lit])").first.click(force=True)
    about = page.get_by_role("alert").filter(has_text="Why not?")
    expect(about.locator(".portrait > *")).to_be_visible()
    about.get_by_role("button", name="Rule FC-").first.click()
    expect(about.get_by_role("note")).to_be_visible()
    expect(page.locator("[data-lit]").first).to_be_attached()
    page.keyboard.press("Escape")
    expect(about).to_be_hidden()
    # Hovering explains a piece as well, until the pointer leaves.
    page.locator("[data-piece^='role:']").nth(1).hover()
    about = page.get_by_role("alert").filter(has_text="What you can do")
    expect(about).to_contain_text("readies up to two Stressed tiles")
    page.mouse.move(5, 5)
    expect(about).to_be_hidden()
    page.locator("[data-piece^='role:']").first.focus()
    page.keyboard.press("?")
    expect(about).to_contain_text("Re-hire")
    page.keyboard.press("b")
    book = page.get_by_role("dialog", name="How to play")
    expect(book.get_by_role("heading", name="Save the clinic")).to_be_visible()
    page.keyboard.press("ArrowRight")
    expect(book.get_by_role("img").locator("[data-piece='tile:front_desk']")).to_be_visible()
    # The next key may come before the browser reports that the sheet has closed.
    page.evaluate(
        """async () => {
            document.querySelector('dialog[open]').requestClose();
            await null;
            window.dispatchEvent(new KeyboardEvent('keydown', { key: 'a' }));
        }"""
    )
    aid = page.get_by_role("region", name="Player aid")
    expect(aid).to_be_visible()
    page.emulate_media(media="print")
    expect(aid).to_be_visible()
    expect(page.get_by_role("banner")).to_be_hidden()
    page.emulate_media(media="screen")
    page.keyboard.press("Escape")
    expect(book).to_be_hidden()
    about.get_by_role("button", name="Practice Manager").click()
    finish_move(page, 0)

    settled(page)
    page.get_by_role("button", name="Automatic answers").click()
    panel = page.get_by_role("dialog", name="Automatic answers")
    specials = panel.get_by_role("group", name="Specials between the cards")
    expect(specials.get_by_role("button", name="Pass for me")).to_have_attribute(
        "aria-pressed", "true"
    )
    specials.get_by_role("button", name="Ask me").click()
    panel.get_by_label("The tile under me could burn out").check()
    page.reload()
    settled(page)
    page.get_by_role("button", name="Automatic answers").click()
    expect(specials.get_by_role("button", name="Ask me")).to_have_attribute("aria-pressed", "true")
    expect(panel.get_by_label("The tile under me could burn out")).to_be_checked()
    panel.get_by_role("button", name="As usual").click()
    expect(specials.get_by_role("button", name="Pass for me")).to_have_attribute(
        "aria-pressed", "true"
    )


def test_the_host_gives_a_seat_to_a_bot_and_back_and_a_bot_plays_for_an_open_chair(
    page: Page, server: LiveServer
) -> None:
    table = server.table("template", "pp")
    table.open(page, 0, host=True)
    page.get_by_role("button", name="Menu").click()
    page.get_by_label("Who plays for Seat 2").select_option("random")
    expect(page.get_by_role("dialog").get_by_text("bot: Intern,")).to_be_visible()
    page.get_by_label("Who plays for Seat 2").select_option("person")
    expect(page.get_by_role("dialog").get_by_text("open chair")).to_be_visible()
    page.get_by_role("button", name="Copy the link").click()
    assert table.invite_link in clipboard_text(page, table.invite_link)
    page.keyboard.press("Escape")

    take_offer(page, "Draw")
    expect(page.get_by_text("is an open chair")).to_be_visible()
    page.get_by_role("button", name="Let a bot play").click()
    settled(page)


def test_a_game_is_played_by_keyboard_alone(page: Page, server: LiveServer) -> None:
    page.goto(server.address)
    expect(page.get_by_role("region", name="Games on the shelf")).to_be_visible()
    for _ in range(40):
        page.keyboard.press("Tab")
        if "Pill Count, with bots" in page.evaluate("document.activeElement.ariaLabel ?? ''"):
            break
    page.keyboard.press("Enter")
    for turn in range(40):
        settled(page)
        if is_over(page):
            break
        expect(page.locator("[data-region=board] [data-lit]").first).to_be_attached()
        before = moves(page)
        page.keyboard.press("ArrowRight")
        page.keyboard.press("Enter")
        if turn > 1:
            page.keyboard.press("Escape")
            page.keyboard.press("F6")
            page.keyboard.press("/")
            expect(page.get_by_role("searchbox")).to_be_focused()
            page.keyboard.type("stop")
            page.keyboard.press("Enter")
        if page.wait_for_function(MADE_OR_ASKED, arg=before).json_value() == "asked":
            page.locator("body").press("Enter")
        page.wait_for_function(MADE, arg=before)
    expect(page.locator(RESULT)).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)


def test_a_move_by_another_ends_a_half_made_choice(new_page: NewPage, server: LiveServer) -> None:
    table = server.table("template", "pp")
    one, also_one = new_page(), new_page()
    confirm_every_move(one)
    table.open(one, 0)
    table.open(also_one, 0)
    press_offer(one, "Draw")
    take_offer(also_one, "Draw")
    expect(one.get_by_text("is an open chair")).to_be_visible()


def test_a_draw_is_announced_the_log_cites_its_rule_and_a_hint_has_two_steps(
    page: Page, server: LiveServer
) -> None:
    server.table("template", "pb").open(page, 0)
    # Pills cover the middle of the jar: clicking them clicks the jar.
    page.locator("[data-region=board] [data-lit]").click(force=True)
    expect(page.get_by_role("button", name="Confirm: draws 1")).to_be_enabled()
    expect(page.locator(".ribbon .say")).to_contain_text("Undo takes it back")
    assert moves(page) == 0
    confirm(page)
    page.wait_for_function(MADE, arg=0)

    page.get_by_role("log", name="Log").get_by_role("button", name="Rule TG-").first.click()
    expect(page.get_by_role("note")).to_contain_text("pill")

    settled(page)
    before = moves(page)
    page.get_by_role("button", name="Hint", exact=True).click()
    hint = page.get_by_label("Hint", exact=True)
    expect(hint).to_be_visible()
    hint.get_by_role("button", name="Show the move").click()
    hint.locator(".best button").first.click()
    finish_move(page, before)
    expect(page.get_by_role("log", name="Log")).to_contain_text("hinted")


def test_an_early_hint_comes_with_the_decision(new_page: NewPage, server: LiveServer) -> None:
    table = server.table("template", "pp")
    one, two = new_page(), new_page()
    table.open(one, 0)
    table.open(two, 1)
    two.get_by_role("button", name="Hint", exact=True).click()
    expect(two.get_by_text("The hint comes with your next decision.")).to_be_visible()
    take_offer(one, "Draw")
    expect(two.get_by_label("Hint", exact=True)).to_be_visible()


FREEZE_TIME = """() => {
    let now = performance.now();
    performance.now = () => now;
    const soon = setTimeout;
    const held = [];
    window.setTimeout = (call, after, ...more) =>
        after < 300 ? soon(call, after, ...more) : held.push(() => call(...more));
    window.later = (ms) => {
        now += ms;
        held.splice(0).forEach((call) => call());
    };
}"""
"""Stops the page's clock and its longer timers until `later` is called."""


def test_a_tap_ignores_what_has_just_appeared(new_page: NewPage, server: LiveServer) -> None:
    page = new_page(**PHONE)
    page.add_init_script(f"({FREEZE_TIME})()")
    confirm_every_move(page)
    server.table("template", "pb").open(page, 0)
    draw = page.locator(".ribbon .offer", has_text="Draw")
    draw.tap()
    expect(page.locator(".ribbon .crumb:not(.ask)")).to_have_count(0)
    page.evaluate("window.later(1000)")
    expect(page.locator(".ribbon[data-taps=true]")).to_be_visible()
    draw.tap()
    expect(page.locator(".ribbon .confirm:enabled")).to_be_visible()


def test_a_plain_table_replaces_a_missing_or_late_board(page: Page, server: LiveServer) -> None:
    page.route("**/assets/Board-*.js", lambda route: route.abort())
    server.table("forbidden_clinic", "pbbbbb", role_setup="random").open(page, 0)
    expect(page.get_by_text("The board could not be loaded")).to_be_visible()
    settled(page)
    take_first(page)
    page.unroute("**/assets/Board-*.js")
    release = hold_back(page, "**/assets/Board-*.js")
    page.reload()
    expect(page.get_by_text("Setting the table")).to_be_visible()
    expect(page.get_by_role("region", name="Board")).to_have_attribute("aria-busy", "true")
    release()
    expect(board(page).locator(".grid .tile").first).to_be_visible()
    expect(page.get_by_text("The board could not be loaded")).to_be_hidden()


COUNT_TONES = """window.tones = 0;
    const start = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function (...when) {
        window.tones += 1;
        return start.apply(this, when);
    };"""


def test_free_moves_are_made_at_once_and_can_be_silent(page: Page, server: LiveServer) -> None:
    page.add_init_script(COUNT_TONES)
    server.table("sealed", "pp").open(page, 0)
    page.locator(LIT_CARD).first.click()
    page.wait_for_function("() => window.tones > 0")
    # Wait for the move, so that all its tones are counted before the sound is switched off.
    expect_moves(page, 1)
    settled(page)
    page.get_by_role("button", name="Sound off").click()
    before = page.evaluate("window.tones")
    expect(page.locator(".ribbon .offer", has_text="Ready")).to_contain_text("the game goes on")
    press_offer(page, "Ready")  # at once, because the button said so
    expect_moves(page, 2)
    assert page.evaluate("window.tones") == before
    page.reload()
    expect(page.get_by_role("button", name="Sound on")).to_be_visible()
