"""Checks everything on every screen: ``python -m tests.browser.looks [GAME ...]``.

Finds labels that are cut off, broken or stick out, choices that cannot be reached, and faint words,
at all sizes, in both themes, in the language with the longest words: on boards at several moments,
each part of them on a phone, on results, and on all pages. The tests check a sample of these
(test_labels.py).
"""

from __future__ import annotations

import sys
from collections.abc import Iterator

from playwright.sync_api import Browser, Page

from tests.browser.conftest import browser_and_server, open_page
from tests.browser.gallery import ASKED, TABLES
from tests.browser.tables import BOARD, RESULT, LiveServer, still_wrong
from tests.browser.test_labels import SIZES, TOUCH_BELOW, faint, misfits_now
from tests.browser.test_looks import THEMES, cut_off_now, in_theme

MOMENTS = {
    "forbidden_clinic": (1, 30, 90),
    "healthy_heart": (1, 40, 110),
    "hero": (1, 30, 70),
    "clinic": (1, 60, 230),
}
"""Steps of the recorded games in the gallery."""
PAGES = ("", "#/me", "#/daily")
GAME_PAGES = ("#/edit/{}", "#/learn/{}", "#/rules/{}")


def problems_on(page: Page, what: str, parts: bool) -> Iterator[str]:
    """What is wrong on this screen and, if asked, on each part of a phone's board."""
    for theme in THEMES:
        in_theme(page, theme)
        for wrong in still_wrong(lambda: [*cut_off_now(page), *misfits_now(page), *faint(page)]):
            yield f"{what}, {theme}: {wrong}"
    chips = page.locator(".chips .chip")
    for n in range(chips.count() if parts else 0):
        chips.nth(n).click()
        for wrong in still_wrong(lambda: [*misfits_now(page), *faint(page)]):
            yield f"{what}, {chips.nth(n).inner_text()}: {wrong}"


def problems_at(
    browser: Browser, address: str, there: str, what: str, parts: bool = False
) -> Iterator[str]:
    """What is wrong at an address, at every size, once ``there`` is visible."""
    for touch in (False, True):
        page = open_page(browser, locale="de", has_touch=touch, service_workers="block")
        for width, height in SIZES:
            if (width < TOUCH_BELOW) is touch:
                page.set_viewport_size({"width": width, "height": height})
                if page.url == "about:blank":
                    page.goto(address)
                page.locator(there).first.wait_for()
                yield from problems_on(page, f"{what} at {width}×{height}", parts)
        page.context.close()


def all_problems(browser: Browser, server: LiveServer, games: list[str]) -> Iterator[str]:
    for path in PAGES:
        yield from problems_at(browser, server.address + path, "h1", path or "lobby")
    for game in games:
        for path in GAME_PAGES:
            address = server.address + path.format(game)
            yield from problems_at(browser, address, "h1, h2", path.format(game))
        for step in MOMENTS[game]:
            table = server.fork(game, TABLES[game][0], step)
            address = table.link(table.key(ASKED[game]))
            yield from problems_at(browser, address, BOARD, f"{game}, step {step}", parts=True)
        address = table.link(server.recorded(game, TABLES[game][0])["spectate"])
        yield from problems_at(browser, address, RESULT, f"{game}, result")


def main() -> None:
    found = 0
    with browser_and_server() as (browser, server):
        for problem in all_problems(browser, server, sys.argv[1:] or list(TABLES)):
            print(problem, flush=True)
            found += 1
    sys.exit(f"{found} problems" if found else 0)


if __name__ == "__main__":
    main()
