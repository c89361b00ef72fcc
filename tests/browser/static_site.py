"""The app as files, served from a folder of a plain file server that can be switched off."""

from __future__ import annotations

import functools
import threading
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.house import board, make, moves, settled
from tests.waiting import until
from wardround.server.site_files import SiteFiles

FOLDER = "some/where"
"""Not at the root: the app must not mind where it lies."""


class _Quiet(SimpleHTTPRequestHandler):
    def log_message(self, format: str, *args: Any) -> None:
        """Nobody reads it."""


class StaticSite:
    """A file server without anything of ours in it."""

    def __init__(self, root: Path) -> None:
        self._root = root
        self._server: ThreadingHTTPServer | None = None
        self._port = 0
        self.publish(seed="7")

    @property
    def address(self) -> str:
        return f"http://localhost:{self._port}/{FOLDER}/"

    def publish(self, seed: str) -> None:
        """Put the app there; another seed for its tables makes it another version."""
        settings: dict[str, str | float] = {"seed": seed, "bot_pause": 0.0}
        SiteFiles(alone=True, settings=settings).write(self._root / FOLDER)

    def switch_on(self) -> None:
        handler = functools.partial(_Quiet, directory=str(self._root))
        self._server = ThreadingHTTPServer(("127.0.0.1", self._port), handler)
        self._port = self._server.server_port
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    def switch_off(self) -> None:
        if self._server is not None:
            self._server.shutdown()
            self._server.server_close()
            self._server = None


PYTHON = """async ([folder, code]) => {
    const bytes = async (name) => (await fetch(folder + name)).arrayBuffer();
    const { loadPyodide } = await import(folder + 'pyodide.mjs');
    const python = await loadPyodide({ indexURL: folder });
    python.unpackArchive(await bytes('msgspec.whl'), 'wheel');
    python.unpackArchive(await bytes('engine.zip'), 'zip');
    return python.runPython(code);
}"""


def in_the_page(page: Page, site: StaticSite, code: str) -> str:
    """The text that Python code comes to in a page of the site, which does nothing else."""
    page.goto(f"{site.address}version.json")
    found: str = page.evaluate(PYTHON, [f"{site.address}python/", code])
    return found


def come_in(page: Page, site: StaticSite) -> None:
    """Open the app, and wait until it needs no network any more."""
    page.goto(site.address)
    expect(page.get_by_text("It starts without a network too.")).to_be_visible(timeout=120_000)


def sit_down(page: Page, title: str, seats: int) -> None:
    """A new table: one person, and bots that do not think."""
    form = page.get_by_role("region", name="New table")
    page.get_by_role("region", name="Games on the shelf").get_by_text(title).first.click()
    expect(form).to_contain_text(f"New table: {title}")
    how_many = form.get_by_label("How many?")
    if how_many.count():
        how_many.select_option(str(seats))
    for seat in range(2, seats + 1):
        form.get_by_label(f"Seat {seat}", exact=True).select_option("bot:random")
    form.get_by_role("button", name="Open the table").click()
    expect(board(page)).to_be_visible()


def choose(page: Page, times: int) -> None:
    """Take the first listed choice a few times."""
    for _ in range(times):
        settled(page)
        before = moves(page)
        page.keyboard.press("/")
        page.locator("dialog .row").first.click()
        make(page, before)
        page.wait_for_function(
            "before => Number(document.querySelector('[role=slider]')?.ariaValueMax) > before",
            arg=before,
        )


def let_a_bot_finish(page: Page) -> None:
    """Give my seat to a bot and watch the rest."""
    menu(page)
    page.get_by_label("Who plays for").first.select_option("random")
    # The menu stays open meanwhile: a key that closes it might come too late, and close the end.
    expect(page.locator("dialog[open] .stamp")).to_be_visible(timeout=300_000)
    close_dialogs(page)


def close_dialogs(page: Page) -> None:
    def press() -> int:
        page.keyboard.press("Escape")
        return page.locator("dialog[open]").count()

    until(press, lambda left: left == 0)


def menu(page: Page) -> None:
    page.get_by_role("button", name="Menu").click()


def download(page: Page, file: Path) -> None:
    """Save the journal of the table that is open."""
    menu(page)
    with page.expect_download() as coming:
        page.get_by_role("button", name="Download the journal").click()
    coming.value.save_as(file)
    close_dialogs(page)
