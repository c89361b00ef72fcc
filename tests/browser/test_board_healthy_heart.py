"""The board of Healthy Heart Hospital: games by pressing pieces, on every screen, by keyboard."""

from __future__ import annotations

import itertools
import json
import random
import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import NewPage
from tests.browser.house import ROOT, House, Table, is_over, moves, settled
from tests.browser.test_looks import SIZES, cut_off, too_small, violations

pytestmark = pytest.mark.slow

PICTURES = ROOT / "artefacts" / "healthy_heart"
PLAYTHROUGHS = ROOT / "tests" / "healthy_heart" / "playthroughs"
LIT = ".hh [data-piece][data-lit]"
SMALL_LETTERS = """() => [...document.querySelectorAll('.hh *')]
    .filter(e => e.children.length === 0 && e.textContent.trim() && e.getClientRects().length)
    .filter(e => parseFloat(getComputedStyle(e).fontSize)
        * (e.ownerSVGElement ? e.getScreenCTM().a : 1) < 10.95)
    .map(e => e.textContent.trim())"""
SCROLLS = """() => { const host = document.querySelector('[data-region=board]');
    return host.scrollHeight - host.clientHeight + host.scrollWidth - host.clientWidth }"""


def picture(page: Page, name: str) -> None:
    PICTURES.mkdir(parents=True, exist_ok=True)
    page.screenshot(path=PICTURES / f"{name}.png")


def lit_ids(page: Page) -> set[str]:
    found: list[str] = page.evaluate(
        "s => [...document.querySelectorAll(s)].map(e => e.dataset.piece)", LIT
    )
    return set(found)


def announced(page: Page) -> int:
    """How many lit things the ribbon speaks of."""
    said = page.locator(".ribbon .ask i")
    return int(said.inner_text().split()[0]) if said.count() else 0


def press(piece: Locator) -> None:
    """Press a piece near its corner: markers may lie over its middle."""
    box = piece.bounding_box()
    assert box is not None
    piece.click(position={"x": min(8, box["width"] / 2), "y": min(8, box["height"] / 2)})


def decide(page: Page, dice: random.Random, passing: bool) -> int:
    """Make one decision; returns how many pieces were pressed on the board for it."""
    pressed = 0
    before = moves(page)
    confirm = page.locator(".ribbon .confirm")
    for _ in range(12):
        if confirm.is_enabled():
            confirm.click()
            break
        offers = page.locator(".ribbon .offer")
        way_out = offers.filter(has_text=re.compile("^Pass"))
        lit = page.locator(LIT).all()
        buttons = offers.all()
        if passing and way_out.count():
            way_out.first.click()
        elif lit and not (buttons and dice.random() < 0.2):
            press(dice.choice(lit))
            pressed += 1
        elif buttons:
            dice.choice(buttons).click()
        else:
            page.wait_for_timeout(50)
    page.wait_for_function(
        "before => document.querySelector('.stamp') || "
        "Number(document.querySelector('[role=slider]')?.ariaValueMax ?? before + 1) > before",
        arg=before,
    )
    return pressed


def fork(house: House, playthrough: str, step: int) -> Table:
    """A recorded game continued from one of its steps, every seat mine to play."""
    journal = (PLAYTHROUGHS / f"{playthrough}.jsonl").read_text("utf-8")
    shown = house.post("upload", {"journal": journal})
    seats = [{"by": "me"} for _ in shown["seats"]]
    wish = {"n": step, "token": shown["host"], "seats": seats}
    return Table(house, house.post("fork", wish))


def sit(table: Table, page: Page) -> None:
    """Take all seats with one browser."""
    held = [{"token": token, "role": "seat", "seat": n} for n, token in enumerate(table.seats)]
    kept = json.dumps([{"table": table.id, "tokens": held, "used": 0}])
    page.add_init_script(f"localStorage.setItem('wardround.tables', {json.dumps(kept)})")
    page.goto(table.link(table.seats[0]))
    settled(page)


def test_a_whole_game_by_pressing_pieces(new_page: NewPage, house: House) -> None:
    page = new_page(1440, 900)
    table = house.table("healthy_heart", "pb", difficulty="challenging")
    table.open(page, 0)
    dice = random.Random(5)
    pressed = taken = 0
    settled(page)
    picture(page, "start")
    while not is_over(page) and taken < 300:
        if page.locator(".ribbon .ask").count():
            assert announced(page) == len(lit_ids(page))
        pressed += decide(page, dice, passing=taken > 9)
        taken += 1
        settled(page)
    assert is_over(page)
    assert pressed >= 8
    page.keyboard.press("Escape")
    picture(page, "end")


def test_a_game_on_the_phone_by_pressing_pieces(new_page: NewPage, house: House) -> None:
    page = new_page(390, 844, has_touch=True, is_mobile=True)
    sit(fork(house, "ran_its_course", 225), page)
    dice = random.Random(3)
    pressed = 0
    for taken in range(8):
        if is_over(page):
            break
        before = page.locator(".ribbon .ask").inner_text()
        pressed += decide_on_phone(page, dice)
        settled(page)
        if taken == 0:
            assert before
            picture(page, "phone")
            assert cut_off(page) == []
            assert too_small(page) == []
            assert violations(page) == []
    assert pressed > 2


def decide_on_phone(page: Page, dice: random.Random) -> int:
    """As `decide`, but the scrubber of the replay is on another page of a phone."""
    pressed = 0
    for _ in range(12):
        confirm = page.locator(".ribbon .confirm")
        if confirm.is_enabled():
            confirm.click()
            break
        lit = page.locator(LIT).all()
        if lit:
            dice.choice(lit).click()
            pressed += 1
        elif page.locator(".ribbon .offer").count():
            page.locator(".ribbon .offer").last.click()
        else:
            page.wait_for_timeout(50)
    return pressed


def test_a_heal_by_keyboard_alone(new_page: NewPage, house: House) -> None:
    page = new_page(1280, 720)
    sit(fork(house, "ran_its_course", 70), page)
    page.locator(LIT).first.wait_for()
    page.keyboard.press("F6")
    page.keyboard.press("ArrowRight")
    expect(page.locator(f"{LIT}:focus")).to_have_count(1)
    before = moves(page)
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    page.wait_for_function(
        "n => Number(document.querySelector('[role=slider]').ariaValueMax) > n", arg=before
    )


def test_the_heal_is_a_moment(new_page: NewPage, house: House) -> None:
    page = new_page(1440, 900)
    sit(fork(house, "ran_its_course", 71), page)
    moment = page.get_by_role("group", name=re.compile("^Heal: 6 cubes"))
    expect(moment).to_be_visible()
    expect(moment.get_by_text("if you stop now")).to_be_visible()
    expect(moment.get_by_role("button", name="Trauma Ward")).to_be_visible()
    picture(page, "heal")
    page.locator(".ribbon .offer", has_text="Stop").click()
    page.locator(".ribbon .confirm").click()
    expect(page.get_by_text("No change")).to_be_visible()
    picture(page, "heal_result")


def test_room_cards_show_both_sides_and_prices(new_page: NewPage, house: House) -> None:
    page = new_page(1280, 720, "dark")
    sit(fork(house, "ran_its_course", 154), page)
    cards = page.get_by_role("group", name="Unbuilt Rooms")
    expect(cards.get_by_text("Improved")).to_have_count(5)
    expect(cards.get_by_text("$10")).to_have_count(5)
    picture(page, "room_cards")


def test_an_unlit_piece_tells_why(new_page: NewPage, house: House) -> None:
    page = new_page(1440, 900)
    sit(fork(house, "ran_its_course", 200), page)
    page.locator(".hh [data-piece^='grave:']").first.click(force=True)
    expect(page.locator(".why")).to_contain_text("Why not?")


def test_fits_every_screen(new_page: NewPage, house: House) -> None:
    page = new_page(1440, 900)
    sit(fork(house, "ran_its_course", 200), page)
    for (width, height), theme in itertools.product(SIZES, ("light", "dark")):
        page.set_viewport_size({"width": width, "height": height})
        page.emulate_media(color_scheme="dark" if theme == "dark" else "light")
        page.locator(LIT).first.wait_for()
        picture(page, f"{width}_{theme}")
        assert cut_off(page) == []
        assert page.evaluate(SMALL_LETTERS) == []
        assert violations(page) == []
        if width < 700:
            assert too_small(page) == []
        else:
            assert page.evaluate(SCROLLS) <= 0
            assert len(lit_ids(page)) == announced(page)
