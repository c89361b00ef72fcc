"""Takes pictures of every screen for people to judge: ``python -m tests.browser.sweep [WORD ...]``.

Lobby, set-up, waiting room, boards, dialogs, books, guides, cases, editor, replay and result, in
German, in both themes, at seven sizes, with contact sheets, in ``artefacts/sweep/``. Words select
screens and sizes (``390x844``). What a machine can check is in `looks.py`.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from io import BytesIO

from PIL import Image, ImageDraw
from playwright.sync_api import Browser, Page

from tests.browser.conftest import browser_and_server, open_page
from tests.browser.gallery import ASKED, TABLES
from tests.browser.tables import BOARD, RESULT, ROOT, LiveServer
from tests.browser.test_labels import TOUCH_BELOW
from tests.browser.test_looks import THEMES, in_theme

PICTURES = ROOT / "artefacts" / "sweep"
SIZES = ((1920, 1080), (1440, 900), (1280, 720), (820, 1180), (390, 844), (360, 640), (844, 390))
SHEET = 2400
"""Pixels across a contact sheet."""
BOTTOM = """() => {
    for (const e of document.querySelectorAll('dialog[open], dialog[open] *')) e.scrollTop = 1e6;
}"""

Steps = Callable[[Page], object]
"""What leads to a screen."""


def at(address: str, there: str = "h1, h2") -> Steps:
    def go(page: Page) -> None:
        page.goto("about:blank")
        page.goto(address)
        page.locator(there).first.wait_for()

    return go


def then(lead: Steps, act: Steps, there: str) -> Steps:
    """Go on from another screen."""

    def go(page: Page) -> None:
        lead(page)
        act(page)
        page.locator(there).first.wait_for()

    return go


def click(selector: str) -> Steps:
    return lambda page: page.locator(selector).first.click()


def key(name: str) -> Steps:
    return lambda page: page.keyboard.press(name)


def inspect(page: Page) -> None:
    page.locator(f"{BOARD} [data-piece]").nth(3).focus()
    page.keyboard.press("?")


def on_the_shelf(server: LiveServer, game: str) -> str:
    """A selector for the game's box in the lobby."""
    games = [card["meta"]["id"] for card in server.get("games")["games"]]
    return f".shelf li >> nth={games.index(game)} >> "


def set_up(box: str) -> Steps:
    def act(page: Page) -> None:
        page.locator(box).click()
        page.locator(".clipboard").evaluate("sheet => sheet.scrollIntoView()")

    return act


def shots(server: LiveServer, games: list[str]) -> Iterator[tuple[str, Steps]]:
    """Every screen, by its name."""
    lobby = at(server.address, ".clipboard")
    yield "lobby", lobby
    yield "settings", then(lobby, click("header .tools button"), "dialog[open]")
    yield "me", at(server.address + "#/me")
    yield "daily", at(server.address + "#/daily")
    for game in games:
        box = on_the_shelf(server, game)
        yield f"{game}-set-up", then(lobby, set_up(box + ".box"), ".clipboard")
        yield f"{game}-waiting", then(lobby, click(box + ".board .btn >> nth=1"), "main h1")
        for path in ("edit", "learn", "rules"):
            yield f"{game}-{path}", at(f"{server.address}#/{path}/{game}")
        yield f"{game}-aid", at(f"{server.address}#/learn/{game}/aid")
        guide = server.post("guided", {"game": game, "name": "Ida", "colour": ""})
        [seat, *_] = [seat for seat in guide["seats"] if seat["by"] == "me"]
        yield f"{game}-guide", at(f"{server.address}#/t/{seat['token']}", BOARD)
        name, step = TABLES[game]
        for moment in (1, step):
            table = server.fork(game, name, moment)
            lead = at(table.link(table.key(ASKED[game])), BOARD)
            yield f"{game}-table-{moment}", lead
        yield f"{game}-inspector", then(lead, inspect, ".why")
        menu = click("header .tools button:last-child")
        yield f"{game}-menu", then(lead, menu, "dialog[open]")
        yield f"{game}-choices", then(lead, key("/"), "dialog[open]")
        yield f"{game}-hint", then(lead, key("h"), ".hint, [role=status]")
        over = table.link(server.recorded(game, name)["spectate"])
        end = at(over, RESULT)
        yield f"{game}-end", end
        yield f"{game}-end-below", then(end, lambda page: page.evaluate(BOTTOM), RESULT)
        yield f"{game}-replay", at(f"{over}/{step}", BOARD)


def photograph(
    browser: Browser, server: LiveServer, size: tuple[int, int], words: list[str]
) -> None:
    """Take the pictures of one size whose names contain one of the words, if there are any."""
    width, height = size
    touch = width < TOUCH_BELOW
    page = open_page(browser, *size, locale="de", has_touch=touch, service_workers="block")
    page.set_default_timeout(15_000)
    folder = PICTURES / f"{width}x{height}"
    folder.mkdir(parents=True, exist_ok=True)
    pictures: list[tuple[str, Image.Image]] = []
    for name, lead in shots(server, list(TABLES)):
        if words and not any(word in name for word in words):
            continue
        try:
            lead(page)
            page.wait_for_timeout(900)  # until nothing moves
            for theme in THEMES:
                in_theme(page, theme)
                picture = Image.open(BytesIO(page.screenshot())).convert("RGB")
                picture.save(folder / f"{name}-{theme}.png")
                pictures.append((f"{name} {theme}", picture))
        except Exception as error:  # one broken screen must not hide the others
            print(f"{name} at {width}x{height}: {str(error)[:200]}", flush=True)
            page.screenshot(path=folder / f"{name}-failed.png")
    page.context.close()
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
    words = sys.argv[1:]
    sizes = [size for size in SIZES if f"{size[0]}x{size[1]}" in words] or list(SIZES)
    words = [word for word in words if word[0].isalpha()]
    with browser_and_server() as (browser, server):
        for size in sizes:
            photograph(browser, server, size, words)


if __name__ == "__main__":
    main()
