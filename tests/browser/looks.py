"""Looks at everything on every screen: ``python -m tests.browser.looks [GAME ...]``.

Cut, broken or sticking-out labels, what can be chosen but not be touched, and faint words, at all
sizes, by day and by night, in the longest language: the boards at several moments, each part of
them on a phone, the result, and all pages. Tests do the same with a sample (test_labels.py).
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

from playwright.sync_api import Browser, Page, expect, sync_playwright

from tests.browser.conftest import CHROMIUM, FLAGS
from tests.browser.gallery import ASKED, TABLES
from tests.browser.house import ROOT, House, lasting
from tests.browser.test_labels import SIZES, TOUCHED, faint, misfits_now
from tests.browser.test_looks import THEMES, cut_off_now, in_theme

MOMENTS = {
    "forbidden_clinic": (1, 30, 90),
    "healthy_heart": (1, 40, 110),
    "hero": (1, 30, 70),
    "clinic": (1, 60, 230),
}
"""Steps of the recorded game of the gallery."""
PAGES = ("", "#/me", "#/daily")
GAME_PAGES = ("#/edit/{}", "#/learn/{}", "#/rules/{}")


def seen(page: Page, what: str, parts: bool) -> Iterator[str]:
    """What is wrong on this screen, and on each part of the board that its map leads to."""
    for theme in THEMES:
        in_theme(page, theme)
        for wrong in lasting(lambda: [*cut_off_now(page), *misfits_now(page), *faint(page)]):
            yield f"{what}, {theme}: {wrong}"
    chips = page.locator(".chips .chip")
    for n in range(chips.count() if parts else 0):
        chips.nth(n).click()
        for wrong in lasting(lambda: [*misfits_now(page), *faint(page)]):
            yield f"{what}, {chips.nth(n).inner_text()}: {wrong}"


def screens(browser: Browser, address: str, there: str, what: str, parts: bool) -> Iterator[str]:
    for touch in (False, True):
        context = browser.new_context(
            locale="de", reduced_motion="reduce", has_touch=touch, service_workers="block"
        )
        context.set_default_timeout(60_000)
        page = context.new_page()
        for width, height in SIZES:
            if (width < TOUCHED) is touch:
                page.set_viewport_size({"width": width, "height": height})
                if page.url == "about:blank":
                    page.goto(address)
                page.locator(there).first.wait_for()
                yield from seen(page, f"{what} at {width}×{height}", parts)
        context.close()


def everything(browser: Browser, house: House, games: list[str]) -> Iterator[str]:
    for path in PAGES:
        yield from screens(browser, house.address + path, "h1", path or "lobby", False)
    for game in games:
        for path in GAME_PAGES:
            address = house.address + path.format(game)
            yield from screens(browser, address, "h1, h2", path.format(game), False)
        for step in MOMENTS[game]:
            table = house.fork(game, TABLES[game][0], step)
            address = table.link(table.key(ASKED[game]))
            there = "[data-region=board]:not([aria-busy=true])"
            yield from screens(browser, address, there, f"{game}, step {step}", True)
        file = ROOT / "tests" / game / "playthroughs" / f"{TABLES[game][0]}.jsonl"
        shown = house.post("upload", {"journal": file.read_text("utf-8")})
        address = f"{house.address}#/t/{shown['spectate']}"
        yield from screens(browser, address, "dialog[open] .stamp", f"{game}, result", False)


def main() -> None:
    expect.set_options(timeout=60_000)
    found = 0
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=list(FLAGS))
        house = House(Path(folder) / "tables.sqlite", extra=())
        house.start()
        try:
            for wrong in everything(browser, house, sys.argv[1:] or list(TABLES)):
                print(wrong, flush=True)
                found += 1
        finally:
            house.stop()
            browser.close()
    sys.exit(f"{found} things to mend" if found else 0)


if __name__ == "__main__":
    main()
