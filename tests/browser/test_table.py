"""Playing: narrowing, people apart, spectators, undo, why-not, hints, chat, reconnecting."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import PATIENCE, NewPage
from tests.browser.house import (
    MADE,
    MADE_OR_ASKED,
    House,
    board,
    confirm,
    confirm_every_move,
    copied,
    hold_back,
    linger,
    make,
    moves,
    offer,
    settled,
    take,
    take_first,
)
from tests.waiting import until

pytestmark = pytest.mark.slow


def test_picking_narrows_crumbs_go_back_and_confirm_or_a_second_click_moves(
    page: Page, house: House
) -> None:
    confirm_every_move(page)
    table = house.table("sealed", "pp")
    table.open(page, 0)
    ribbon = page.get_by_role("region", name="Your decision")
    page.locator("[data-piece^='card:'][data-lit]").first.click()
    expect(ribbon.locator(".crumb").first).to_be_visible()
    page.keyboard.press("Escape")
    expect(ribbon.get_by_role("button", name="Confirm")).to_be_disabled()
    page.locator("[data-piece^='card:'][data-lit]").first.click()
    expect(ribbon.locator(".say").first).to_contain_text("Note card:")
    confirm(page)
    expect(page.get_by_role("log", name="Log")).to_contain_text("only you")
    expect(page.get_by_role("slider")).to_have_attribute("aria-valuemax", "1")

    page.get_by_role("button", name="Undo", exact=True).click()
    expect(page.get_by_role("slider")).to_have_attribute("aria-valuemax", "0")
    settled(page)
    page.evaluate(FROZEN)
    card = page.locator("[data-piece^='card:'][data-lit]").first
    chosen = page.locator(f"[data-piece='{card.get_attribute('data-piece')}']")
    chosen.click()
    expect(page.get_by_role("button", name="Confirm")).to_be_enabled()
    chosen.click(force=True)  # no time has passed: a double click
    assert moves(page) == 0
    page.evaluate("window.later(1000)")
    chosen.click(force=True)
    expect(page.get_by_role("slider")).to_have_attribute("aria-valuemax", "1")


def test_two_browsers_and_a_bot_move_talk_and_point_at_one_table(
    new_page: NewPage, house: House
) -> None:
    table = house.table("template", "ppb")
    one, two = new_page(), new_page()
    table.open(one, 0)
    table.open(two, 1)
    expect(two.get_by_text("Seat 1’s turn")).to_be_visible()
    expect(one).to_have_title("Your move: Wardround")
    take(one, "Draw")
    settled(two)
    take(two, "Stop")
    settled(one)
    expect(one.get_by_role("log", name="Log")).to_contain_text("Seat 2")
    assert until(lambda: moves(one), lambda made: made >= 3) >= 3

    one.get_by_role("tab", name="Chat").click()
    one.get_by_label("Say something").fill("<b>Mind</b> the bitter ones")
    one.get_by_role("button", name="Say", exact=True).click()
    two.get_by_role("tab", name="Chat").click()
    expect(two.get_by_role("log", name="Chat")).to_contain_text("<b>Mind</b> the bitter ones")
    one.locator("button[data-piece]").first.click(modifiers=["Alt"], force=True)
    expect(two.locator(".mark.point").first).to_be_visible()


def test_spectators_see_and_cannot_act(new_page: NewPage, house: House) -> None:
    table = house.table("sealed", "pp")
    player, guest = new_page(), new_page()
    table.open(player, 0)
    guest.goto(table.link(table.spectate))
    expect(board(guest)).to_be_visible()
    expect(guest.get_by_text("watching", exact=True)).to_be_visible()
    expect(guest.locator("[data-lit]")).to_have_count(0)
    take(player, "Ready")
    expect(guest.get_by_role("log", name="Log")).to_contain_text("IsReady")
    expect(player.locator("[data-piece^='card:']").first).to_be_visible()
    secrets = cards_in_sight(player)
    assert [card for card in secrets if f'"{card}"' in guest.content()] == []
    guest.get_by_role("tab", name="Chat").click()
    expect(guest.get_by_text("Say your name to speak here.")).to_be_visible()


def test_hot_seat_hands_over_with_nothing_secret_in_the_page(page: Page, house: House) -> None:
    page.goto(house.address)
    page.get_by_role("button", name="Sealed Bids:").first.click()
    form = page.get_by_role("region", name="New table")
    form.get_by_label("Seat 2").select_option("me")
    form.get_by_role("button", name="Open the table").click()
    expect(board(page)).to_be_visible()
    expect(page.locator("[data-piece^='card:']")).to_have_count(3)
    mine = cards_in_sight(page)
    take(page, "Ready")
    expect(page.get_by_role("heading", name="Pass it to Seat 2.")).to_be_visible()
    assert cards_in_sight(page) == set()
    assert [card for card in mine if card in page.content()] == []
    page.get_by_role("button", name="I am Seat 2").click()
    expect(board(page)).to_be_visible()
    expect(page.locator("[data-piece^='card:']")).to_have_count(3)
    theirs = cards_in_sight(page)
    assert mine & theirs == set()
    assert [card for card in mine if f'"{card}"' in page.content()] == []


def cards_in_sight(page: Page) -> set[str]:
    pieces = page.locator("[data-piece^='card:']")
    return set(pieces.evaluate_all("pieces => pieces.map(piece => piece.dataset.piece)"))


def test_reconnecting_in_mid_turn_keeps_the_choice(browser: Browser, house: House) -> None:
    """Also when the server comes back with a newer app, which is offered and loses nothing."""
    # A page of its own: what it complains about while the server is away is right.
    context = browser.new_context()
    context.set_default_timeout(PATIENCE)
    page = context.new_page()
    confirm_every_move(page)
    table = house.table("sealed", "pp")
    table.open(page, 0)
    page.locator("[data-piece^='card:'][data-lit]").first.click()
    house.stop()
    try:
        expect(page.get_by_text("We lost your pulse")).to_be_visible()
        expect(board(page)).to_be_visible()
    finally:
        house.start(other_version=True)
    newer = page.get_by_role("status", name="New version")
    expect(newer).to_contain_text("There is a new version of Wardround.")
    expect(page.get_by_role("button", name="Confirm")).to_be_enabled()
    confirm(page)
    expect(page.get_by_role("log", name="Log")).to_contain_text("Noted")
    expect(page.get_by_role("slider")).to_have_attribute("aria-valuemax", "1")

    newer.get_by_role("button", name="Load it").click()
    expect(newer).to_be_hidden()
    expect(board(page)).to_be_visible()
    expect(page.get_by_role("slider")).to_have_attribute("aria-valuemax", "1")
    context.close()


def test_undo_is_free_and_then_needs_consent(new_page: NewPage, house: House) -> None:
    table = house.table("sealed", "pp")
    one, two = new_page(), new_page()
    linger(one)
    table.open(one, 0)
    table.open(two, 1)
    one.locator("[data-piece^='card:'][data-lit]").first.click()
    expect(one.get_by_role("log", name="Log")).to_contain_text("Noted")
    one.get_by_role("button", name="Undo", exact=True).click()
    expect(one.locator("s").first).to_be_visible()
    one.get_by_role("button", name="Redo").click()
    expect(one.get_by_role("slider")).to_have_attribute("aria-valuemax", "1")

    take(one, "Ready")
    one.get_by_role("button", name="Ask to undo").click()
    expect(two.get_by_text("asks to take the game back")).to_be_visible()
    two.get_by_role("button", name="Decline").click()
    expect(one.get_by_text("would rather not")).to_be_visible()
    one.get_by_role("button", name="Ask to undo").click()
    two.get_by_role("button", name="Agree").click()
    expect(one.get_by_role("slider")).to_have_attribute("aria-valuemax", "1")
    settled(one)


def test_a_piece_explains_itself_the_book_is_a_key_away_and_what_i_want_to_be_asked_is_kept(
    page: Page, house: House
) -> None:
    table = house.table("forbidden_clinic", "pbbbbb")
    table.open(page, 0)
    settled(page)
    # Unlit pieces are aria-disabled, and answer a click all the same.
    page.locator("[data-piece^='tile:']:not([data-lit])").first.click(force=True)
    about = page.get_by_role("alert").filter(has_text="Why not?")
    expect(about.locator(".portrait > *")).to_be_visible()
    about.get_by_role("button", name="Rule FC-").first.click()
    expect(about.get_by_role("note")).to_be_visible()
    expect(page.locator("[data-lit]").first).to_be_attached()
    page.keyboard.press("Escape")
    expect(about).to_be_hidden()
    # A pointer that rests asks as well, and takes its question back when it leaves.
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
    # The next key may come before the browser says that the sheet has closed.
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
    make(page, 0)

    settled(page)
    page.get_by_role("button", name="What I want to be asked").click()
    panel = page.get_by_role("dialog", name="What I want to be asked")
    specials = panel.get_by_role("group", name="Specials between the cards")
    expect(specials.get_by_role("button", name="Pass for me")).to_have_attribute(
        "aria-pressed", "true"
    )
    specials.get_by_role("button", name="Ask me").click()
    panel.get_by_label("The tile under me could burn out").check()
    page.reload()
    settled(page)
    page.get_by_role("button", name="What I want to be asked").click()
    expect(specials.get_by_role("button", name="Ask me")).to_have_attribute("aria-pressed", "true")
    expect(panel.get_by_label("The tile under me could burn out")).to_be_checked()
    panel.get_by_role("button", name="As usual").click()
    expect(specials.get_by_role("button", name="Pass for me")).to_have_attribute(
        "aria-pressed", "true"
    )


def test_the_host_gives_a_seat_to_a_bot_and_back_and_an_empty_chair_does_not_stop_the_table(
    page: Page, house: House
) -> None:
    table = house.table("template", "pp")
    table.open(page, 0, host=True)
    page.get_by_role("button", name="Menu").click()
    page.get_by_label("Who plays for Seat 2").select_option("random")
    expect(page.get_by_role("dialog").get_by_text("bot: Intern,")).to_be_visible()
    page.get_by_label("Who plays for Seat 2").select_option("person")
    expect(page.get_by_role("dialog").get_by_text("open chair")).to_be_visible()
    page.get_by_role("button", name="Copy the link").click()
    assert table.way_in in copied(page, table.way_in)
    page.keyboard.press("Escape")

    take(page, "Draw")
    expect(page.get_by_text("is an open chair")).to_be_visible()
    page.get_by_role("button", name="Let a bot play").click()
    settled(page)


def test_a_table_played_by_keyboard_alone(page: Page, house: House) -> None:
    page.goto(house.address)
    expect(page.get_by_role("region", name="Games on the shelf")).to_be_visible()
    for _ in range(40):
        page.keyboard.press("Tab")
        if "Pill Count, with bots" in page.evaluate("document.activeElement.ariaLabel ?? ''"):
            break
    page.keyboard.press("Enter")
    for turn in range(40):
        settled(page)
        if page.locator("dialog[open] .stamp").is_visible():
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
    expect(page.locator("dialog[open] .stamp")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)


def test_a_choice_under_way_ends_when_the_table_has_moved_on(
    new_page: NewPage, house: House
) -> None:
    table = house.table("template", "pp")
    one, also_one = new_page(), new_page()
    confirm_every_move(one)
    table.open(one, 0)
    table.open(also_one, 0)
    offer(one, "Draw")
    take(also_one, "Draw")
    expect(one.get_by_text("is an open chair")).to_be_visible()


def test_what_is_drawn_is_said_before_and_the_log_cites_its_rule_then_a_hint_in_two_steps(
    page: Page, house: House
) -> None:
    house.table("template", "pb").open(page, 0)
    # Pills lie over the middle of the jar: pressing them means the jar.
    page.locator("[data-region=board] [data-lit]").click(force=True)
    expect(page.get_by_role("button", name="Confirm: draws 1")).to_be_enabled()
    expect(page.locator(".ribbon .say")).to_contain_text("cannot simply be undone")
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
    make(page, before)
    expect(page.get_by_role("log", name="Log")).to_contain_text("hinted")


def test_a_hint_that_is_wanted_early_comes_with_the_decision(
    new_page: NewPage, house: House
) -> None:
    table = house.table("template", "pp")
    one, two = new_page(), new_page()
    table.open(one, 0)
    table.open(two, 1)
    two.get_by_role("button", name="Hint", exact=True).click()
    expect(two.get_by_text("The hint comes with your next decision.")).to_be_visible()
    take(one, "Draw")
    expect(two.get_by_label("Hint", exact=True)).to_be_visible()


FROZEN = """() => {
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
"""The page's clock and its longer timers stand still until it is told that time has passed."""


def test_a_tap_does_not_hit_what_has_just_come(new_page: NewPage, house: House) -> None:
    page = new_page(390, 844, has_touch=True, is_mobile=True)
    page.add_init_script(f"({FROZEN})()")
    confirm_every_move(page)
    house.table("template", "pb").open(page, 0)
    draw = page.locator(".ribbon .offer", has_text="Draw")
    draw.tap()
    expect(page.locator(".ribbon .crumb:not(.ask)")).to_have_count(0)
    page.evaluate("window.later(1000)")
    expect(page.locator(".ribbon[data-taps=true]")).to_be_visible()
    draw.tap()
    expect(page.locator(".ribbon .confirm:enabled")).to_be_visible()


def test_a_board_that_does_not_come_leaves_a_plain_table_and_a_late_one_is_announced(
    page: Page, house: House
) -> None:
    page.route("**/assets/Board-*.js", lambda route: route.abort())
    house.table("forbidden_clinic", "pbbbbb", role_setup="random").open(page, 0)
    expect(page.get_by_text("The board could not be loaded")).to_be_visible()
    settled(page)
    take_first(page)
    page.unroute("**/assets/Board-*.js")
    let_come = hold_back(page, "**/assets/Board-*.js")
    page.reload()
    expect(page.get_by_text("Setting the table")).to_be_visible()
    expect(page.get_by_role("region", name="Board")).to_have_attribute("aria-busy", "true")
    let_come()
    expect(board(page).locator(".grid .tile").first).to_be_visible()
    expect(page.get_by_text("The board could not be loaded")).to_be_hidden()


LISTEN = """window.tones = 0;
    const start = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function (...when) {
        window.tones += 1;
        return start.apply(this, when);
    };"""


def test_free_moves_are_made_at_once_and_heard_unless_the_sound_is_off(
    page: Page, house: House
) -> None:
    page.add_init_script(LISTEN)
    table = house.table("sealed", "pp")
    table.open(page, 0)
    page.locator("[data-piece^='card:'][data-lit]").first.click()
    page.wait_for_function("() => window.tones > 0")
    # The move has come back, so all its tones are counted before the sound goes off.
    expect(page.get_by_role("slider")).to_have_attribute("aria-valuemax", "1")
    settled(page)
    page.get_by_role("button", name="Sound off").click()
    before = page.evaluate("window.tones")
    expect(page.locator(".ribbon .offer", has_text="Ready")).to_contain_text("no undo")
    offer(page, "Ready")  # the button has said it
    expect(page.get_by_role("slider")).to_have_attribute("aria-valuemax", "2")
    assert page.evaluate("window.tones") == before
    page.reload()
    expect(page.get_by_role("button", name="Sound on")).to_be_visible()
