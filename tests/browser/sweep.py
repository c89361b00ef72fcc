"""Pictures of every screen to be looked at: ``python -m tests.browser.sweep [WORD ...]``.

Lobby, set-up, waiting room, boards, dialogs, books, guides, cases, editor, replay and the end, in
German, by day and by night, at seven sizes; contact sheets of them in ``artefacts/sweep/``. With
words: only the screens and sizes (``390x844``) named so. What a machine can check is in `looks.py`.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Callable, Iterator
from io import BytesIO
from pathlib import Path

from PIL import Image, ImageDraw
from playwright.sync_api import Browser, Page, expect, sync_playwright

from tests.browser.conftest import CHROMIUM, FLAGS
from tests.browser.gallery import ASKED, TABLES
from tests.browser.house import ROOT, House
from tests.browser.test_looks import THEMES, in_theme

PICTURES = ROOT / "artefacts" / "sweep"
SIZES = ((1920, 1080), (1440, 900), (1280, 720), (820, 1180), (390, 844), (360, 640), (844, 390))
TOUCHED = 900
"""Narrower screens are touched."""
SHEET = 2400
"""Pixels across a contact sheet."""
THERE = "[role=region][data-region=board]:not([aria-busy=true])"

Shot = tuple[str, Callable[[Page], None]]


def at(address: str, there: str = "h1, h2") -> Callable[[Page], None]:
    def go(page: Page) -> None:
        page.goto("about:blank")
        page.goto(address)
        page.locator(there).first.wait_for()

    return go


def pressed(lead: Callable[[Page], None], selector: str, there: str) -> Callable[[Page], None]:
    """The screen that comes when something is pressed."""

    def go(page: Page) -> None:
        lead(page)
        page.locator(selector).first.click()
        page.locator(there).first.wait_for()

    return go


def typed(lead: Callable[[Page], None], key: str, there: str) -> Callable[[Page], None]:
    def go(page: Page) -> None:
        lead(page)
        page.keyboard.press(key)
        page.locator(there).first.wait_for()

    return go


def inspected(lead: Callable[[Page], None], nth: int) -> Callable[[Page], None]:
    def go(page: Page) -> None:
        lead(page)
        page.locator(f"{THERE} [data-piece]").nth(nth).focus()
        page.keyboard.press("?")
        page.locator(".why").first.wait_for()

    return go


def on_the_shelf(house: House, game: str) -> str:
    """Where its box stands in the lobby."""
    games = [card["meta"]["id"] for card in house.get("games")["games"]]
    return f".shelf li >> nth={games.index(game)} >> "


def set_up(lobby: Callable[[Page], None], box: str) -> Callable[[Page], None]:
    def go(page: Page) -> None:
        lobby(page)
        page.locator(box).click()
        page.locator(".clipboard").evaluate("sheet => sheet.scrollIntoView()")

    return go


def shots(house: House, games: list[str]) -> Iterator[Shot]:
    lobby = at(house.address, ".clipboard")
    yield "lobby", lobby
    yield "settings", pressed(lobby, "header .tools button", "dialog[open]")
    yield "me", at(house.address + "#/me")
    yield "daily", at(house.address + "#/daily")
    for game in games:
        box = on_the_shelf(house, game)
        yield f"{game}-set-up", set_up(lobby, box + ".box")
        yield f"{game}-waiting", pressed(lobby, box + ".board .btn >> nth=1", "main h1")
        for path in ("edit", "learn", "rules"):
            yield f"{game}-{path}", at(f"{house.address}#/{path}/{game}")
        yield f"{game}-aid", at(f"{house.address}#/learn/{game}/aid")
        guide = house.post("guided", {"game": game, "name": "Ida", "colour": ""})
        [seat, *_] = [seat for seat in guide["seats"] if seat["by"] == "me"]
        yield f"{game}-guide", at(f"{house.address}#/t/{seat['token']}", THERE)
        name, step = TABLES[game]
        for moment in (1, step):
            table = house.fork(game, name, moment)
            lead = at(table.link(table.key(ASKED[game])), THERE)
            yield f"{game}-table-{moment}", lead
        yield f"{game}-inspector", inspected(lead, 3)
        yield f"{game}-menu", pressed(lead, "header .tools button:last-child", "dialog[open]")
        yield f"{game}-choices", typed(lead, "/", "dialog[open]")
        yield f"{game}-hint", typed(lead, "h", ".hint, [role=status]")
        file = ROOT / "tests" / game / "playthroughs" / f"{name}.jsonl"
        over = house.post("upload", {"journal": file.read_text("utf-8")})["spectate"]
        end = at(f"{house.address}#/t/{over}", "dialog[open] .stamp")
        yield f"{game}-end", end
        yield f"{game}-end-below", scrolled(end)
        yield f"{game}-replay", at(f"{house.address}#/t/{over}/{step}", THERE)


def scrolled(lead: Callable[[Page], None]) -> Callable[[Page], None]:
    def go(page: Page) -> None:
        lead(page)
        page.evaluate(
            "() => { for (const e of document.querySelectorAll('dialog[open], dialog[open] *'))"
            " e.scrollTop = 1e6; }"
        )

    return go


def looked_at(browser: Browser, house: House, size: tuple[int, int], words: list[str]) -> None:
    width, height = size
    context = browser.new_context(
        viewport={"width": width, "height": height},
        locale="de",
        reduced_motion="reduce",
        has_touch=width < TOUCHED,
        service_workers="block",
    )
    context.set_default_timeout(15_000)
    page = context.new_page()
    folder = PICTURES / f"{width}x{height}"
    folder.mkdir(parents=True, exist_ok=True)
    pictures: list[tuple[str, Image.Image]] = []
    for name, lead in shots(house, list(TABLES)):
        if words and not any(word in name for word in words):
            continue
        try:
            lead(page)
            page.wait_for_timeout(900)  # a picture is of what stands still
            for theme in THEMES:
                in_theme(page, theme)
                picture = Image.open(BytesIO(page.screenshot())).convert("RGB")
                picture.save(folder / f"{name}-{theme}.png")
                pictures.append((f"{name} {theme}", picture))
        except Exception as error:  # one screen that does not come must not hide the others
            print(f"{name} at {width}x{height}: {str(error)[:200]}", flush=True)
            page.screenshot(path=folder / f"{name}-failed.png")
    context.close()
    contact_sheets(pictures, f"{width}x{height}")


def contact_sheets(pictures: list[tuple[str, Image.Image]], name: str) -> None:
    if not pictures:
        return
    width, height = pictures[0][1].size
    across = max(2, round(SHEET / min(width, 1000)) // 2 * 2)
    wide = SHEET // across
    high = wide * height // width
    down = max(1, 2000 // (high + 18))
    for n in range(0, len(pictures), across * down):
        sheet = Image.new("RGB", (SHEET, down * (high + 18)), "white")
        for i, (label, picture) in enumerate(pictures[n : n + across * down]):
            x, y = i % across * wide, i // across * (high + 18)
            sheet.paste(picture.resize((wide - 6, high), Image.Resampling.LANCZOS), (x, y + 18))
            ImageDraw.Draw(sheet).text((x + 4, y + 3), label, fill="black")
        sheet.save(PICTURES / f"sheet-{name}-{n // (across * down):02}.png")


def main() -> None:
    expect.set_options(timeout=60_000)
    words = sys.argv[1:]
    sizes = [size for size in SIZES if f"{size[0]}x{size[1]}" in words] or list(SIZES)
    words = [word for word in words if word[0].isalpha()]
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=list(FLAGS))
        house = House(Path(folder) / "tables.sqlite", extra=())
        house.start()
        try:
            for size in sizes:
                looked_at(browser, house, size, words)
        finally:
            house.stop()
            browser.close()


if __name__ == "__main__":
    main()
