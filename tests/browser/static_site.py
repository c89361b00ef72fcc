"""The app as static files, on a plain file server that can be switched off."""

from __future__ import annotations

import functools
import json
import re
import threading
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, expect
from typer.testing import CliRunner

from tests.browser.players import ask_for_a_hint
from tests.browser.tables import (
    RESULT,
    WHOLE,
    LiveServer,
    answer_the_case,
    board,
    moves,
    settled,
    take_first,
)
from tests.waiting import until
from wardround.cli.main import app
from wardround.server.web.site_files import SiteFiles

FOLDER = "some/where"
"""Not the root: the app must work in any folder."""
UNDO_TAKES = 20.0
PYTHON_STARTS = 180.0
"""Seconds. Python starts twice in the page, for the tables and for the bots, and each time takes
five seconds of a core, which a busy machine may not have."""


class _Quiet(SimpleHTTPRequestHandler):
    def log_message(self, format: str, *args: Any) -> None:
        """Nobody reads it."""


class StaticSite:
    """A file server with no code of ours."""

    def __init__(self, root: Path) -> None:
        self._root = root
        self._server: ThreadingHTTPServer | None = None
        self._port = 0
        self.publish(seed="7")

    @property
    def address(self) -> str:
        return f"http://localhost:{self._port}/{FOLDER}/"

    def publish(self, seed: str) -> None:
        """Write the app's files; another seed makes another version."""
        settings: dict[str, str | float] = {"seed": seed, "bot_pause": 0, "analysis_seconds": 2}
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
    if (!globalThis.python) {
        const { loadPyodide } = await import(folder + 'pyodide.mjs');
        globalThis.python = await loadPyodide({ indexURL: folder });
        python.unpackArchive(await bytes('msgspec.whl'), 'wheel');
        python.unpackArchive(await bytes('engine.zip'), 'zip');
    }
    return python.runPython(code);
}"""


def run_python(page: Page, site: StaticSite, code: str) -> str:
    """Run Python code in an otherwise idle page of the site; returns its value, a string. Earlier
    code's variables are still there."""
    if page.url != f"{site.address}version.json":
        page.goto(f"{site.address}version.json")
    found: str = page.evaluate(PYTHON, [f"{site.address}python/", code])
    return found


def open_app(page: Page, site: StaticSite) -> None:
    """Open the app and wait until it can work offline."""
    page.goto(site.address)
    expect(page.get_by_text("It starts without a network too.")).to_be_visible(
        timeout=1000 * PYTHON_STARTS
    )


def reload_offline(page: Page, site: StaticSite) -> None:
    site.switch_off()
    page.reload()
    shelf = page.get_by_role("region", name="Games on the shelf")
    expect(shelf).to_contain_text("Forbidden Clinic", timeout=1000 * PYTHON_STARTS)


def wait_for_board(page: Page) -> None:
    """Wait for the board, which may need Python to start first."""
    expect(board(page)).to_be_visible(timeout=1000 * PYTHON_STARTS)


def open_table(page: Page, title: str, seats: int) -> None:
    """A new table for one person and random bots."""
    form = page.get_by_role("region", name="New table")
    page.get_by_role("region", name="Games on the shelf").get_by_text(title).first.click()
    expect(form).to_contain_text(f"New table: {title}")
    how_many = form.get_by_label("How many?")
    if how_many.count():
        how_many.select_option(str(seats))
    for seat in range(2, seats + 1):
        form.get_by_label(f"Seat {seat}", exact=True).select_option("bot:random")
    form.get_by_role("button", name="Open the table").click()
    wait_for_board(page)


def choose(page: Page, times: int) -> None:
    """Take the first listed choice a few times."""
    for _ in range(times):
        # A choice among single actions may be lost when the whole moves arrive.
        expect(page.locator(WHOLE)).to_be_visible()
        take_first(page)


def take_back(page: Page) -> None:
    """Undo the last choice and choose again. If a bot moves before the undo, try again."""

    def undone() -> bool:
        settled(page)
        made = moves(page)
        page.get_by_role("button", name="Undo", exact=True).click()
        return until(lambda: moves(page) < made, bool, UNDO_TAKES)

    assert until(undone, bool, PYTHON_STARTS)
    choose(page, 1)


def take_the_daily_case(page: Page, title: str) -> None:
    page.get_by_role("link", name="Daily case", exact=True).first.click()
    page.locator(".today li", has_text=title).get_by_role("button").click()
    answer_the_case(page)


def set_up_a_position(page: Page, title: str) -> None:
    """From the editor to a table that starts from its position."""
    page.get_by_role("link", name="Position editor", exact=True).click()
    page.get_by_role("navigation", name="Position editor").get_by_text(title).click()
    expect(page.get_by_role("heading", name=f"Position editor: {title}")).to_be_visible()
    page.get_by_role("button", name="Play it").click()
    expect(page.get_by_role("button", name="Undo", exact=True)).to_be_visible()


def begin_the_guide(page: Page, title: str) -> None:
    """From the lobby to the second card of a game's guide."""
    page.get_by_role("button", name=re.compile(f"^Learn it in .* {re.escape(title)}$")).click()
    said = page.get_by_role("region", name="Guide").locator("[aria-live]")
    first = said.inner_text()
    page.get_by_role("region", name="Guide").get_by_role("button", name="Next").click()
    expect(said).not_to_have_text(first)


def analyse(page: Page) -> None:
    """From a game's result, through its analysis, to a move that mattered."""
    sheet = page.get_by_role("dialog")
    sheet.get_by_role("button", name="Analyse").click()
    moment = sheet.get_by_role("button", name=re.compile(r"^Move \d+")).first
    moment.click(timeout=1000 * PYTHON_STARTS)  # an analysis takes at least as long
    expect(page.get_by_text(re.compile(r"Replay, step \d+ of"))).to_be_visible()


def to_the_lobby(page: Page) -> None:
    page.get_by_role("link", name="to the lobby").click()


def play_offline(page: Page, title: str, seats: int, folder: Path) -> Path:
    """Do everything that the app can do with a game offline, starting in the lobby.

    Returns the journal of its first moves.
    """
    half, whole = folder / "half.jsonl", folder / "whole.jsonl"
    open_table(page, title, seats)
    choose(page, 2)
    take_back(page)
    ask_for_a_hint(page, PYTHON_STARTS)
    choose(page, 1)
    download(page, half)
    let_a_bot_finish(page)
    download(page, whole)
    for file in (half, whole):
        verified = CliRunner().invoke(app, ["replay", str(file), "--verify"])
        assert verified.exit_code == 0, verified.output

    to_the_lobby(page)
    begin_the_guide(page, title)
    to_the_lobby(page)
    take_the_daily_case(page, title)
    to_the_lobby(page)
    set_up_a_position(page, title)
    to_the_lobby(page)
    page.locator("input[type=file][accept*=jsonl]").set_input_files(whole)
    expect(board(page)).to_be_visible()
    analyse(page)
    return half


def continue_on_server(page: Page, server: LiveServer, half: Path) -> None:
    """Upload a journal there and continue from its end."""
    journal = half.read_text("utf-8")
    shown = server.post("upload", {"journal": journal})
    n = 0
    for line in map(json.loads, journal.splitlines()):
        n = line.get("undo", n + ("action" in line))
    server.fork_of(shown, n).sit(page)
    # In a game with secrets, a table that is passed around first asks who is looking.
    hand_over = page.get_by_role("button", name=re.compile("^I am "))
    expect(board(page).or_(hand_over).first).to_be_visible()
    if hand_over.is_visible():
        hand_over.click()
    expect(board(page)).to_be_visible()
    assert moves(page) == n
    choose(page, 1)


def let_a_bot_finish(page: Page) -> None:
    """Give my seat to a bot and watch the rest of the game."""
    menu(page)
    page.get_by_label("Who plays for").first.select_option("random")
    # The menu stays open: a key to close it might come so late that it closes the result.
    expect(page.locator(RESULT)).to_be_visible(timeout=300_000)
    close_dialogs(page)


def close_dialogs(page: Page) -> None:
    def press() -> int:
        page.keyboard.press("Escape")
        return page.locator("dialog[open]").count()

    until(press, lambda left: left == 0)


def menu(page: Page) -> None:
    page.get_by_role("button", name="Menu").click()


def download(page: Page, file: Path) -> None:
    """Save the journal of the open table."""
    menu(page)
    with page.expect_download() as coming:
        page.get_by_role("button", name="Download the journal").click()
    coming.value.save_as(file)
    close_dialogs(page)
