"""The app as files, served from a folder of a plain file server that can be switched off."""

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

from tests.browser.hands import ask_for_a_hint
from tests.browser.house import (
    House,
    Table,
    answer_the_case,
    board,
    moves,
    settled,
    take_first,
    wishes,
)
from tests.waiting import until
from wardround.cli.main import app
from wardround.server.site_files import SiteFiles

FOLDER = "some/where"
"""Not at the root: the app must not mind where it lies."""
UNDO_TAKES = 20.0
PYTHON_STARTS = 180.0
"""Seconds in which Python has started in the page: five of a core's time, for the tables and once
more for what thinks, and a busy machine gives little of it."""


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


def in_the_page(page: Page, site: StaticSite, code: str) -> str:
    """The text that Python code comes to in a page of the site, which does nothing else; what was
    run there before is remembered."""
    if page.url != f"{site.address}version.json":
        page.goto(f"{site.address}version.json")
    found: str = page.evaluate(PYTHON, [f"{site.address}python/", code])
    return found


def come_in(page: Page, site: StaticSite) -> None:
    """Open the app, and wait until it needs no network any more."""
    page.goto(site.address)
    expect(page.get_by_text("It starts without a network too.")).to_be_visible(
        timeout=1000 * PYTHON_STARTS
    )


def come_back_without_a_network(page: Page, site: StaticSite) -> None:
    site.switch_off()
    page.reload()
    shelf = page.get_by_role("region", name="Games on the shelf")
    expect(shelf).to_contain_text("Forbidden Clinic", timeout=1000 * PYTHON_STARTS)


def see_the_table(page: Page) -> None:
    """Wait for the board, also where Python has to start for it first."""
    expect(board(page)).to_be_visible(timeout=1000 * PYTHON_STARTS)


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
    see_the_table(page)


def choose(page: Page, times: int) -> None:
    """Take the first listed choice a few times."""
    for _ in range(times):
        # What is picked from single actions may be lost when the whole moves come.
        expect(page.locator(".ribbon[data-whole=true]")).to_be_visible()
        take_first(page)


def take_back(page: Page) -> None:
    """Undo the last choice, and make it again: a bot that may act as well can be quicker."""

    def undone() -> bool:
        settled(page)
        made = moves(page)
        page.get_by_role("button", name="Undo", exact=True).click()
        return until(lambda: moves(page) < made, bool, UNDO_TAKES)

    assert until(undone, bool, PYTHON_STARTS)
    choose(page, 1)


def take_the_daily_case(page: Page, title: str) -> None:
    page.get_by_role("link", name="Daily case", exact=True).first.click()
    card = page.locator(".today li", has_text=title)
    card.get_by_role("button").click()
    answer_the_case(page)


def set_up_a_position(page: Page, title: str) -> None:
    """From the editor to a table that begins with its position."""
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
    """From the result of a game through its analysis to a move that mattered."""
    sheet = page.get_by_role("dialog")
    sheet.get_by_role("button", name="Analyse").click()
    moment = sheet.get_by_role("button", name=re.compile(r"^Move \d+")).first
    moment.click(timeout=1000 * PYTHON_STARTS)  # an analysis takes as long, and more
    expect(page.get_by_text(re.compile(r"Replay, step \d+ of"))).to_be_visible()


def to_the_lobby(page: Page) -> None:
    page.get_by_role("link", name="to the lobby").click()


def play_without_a_network(page: Page, title: str, seats: int, folder: Path) -> Path:
    """Everything that one can do alone with a game, from the lobby of a site that is switched off.

    Returns the journal of its first moves.
    """
    half, whole = folder / "half.jsonl", folder / "whole.jsonl"
    sit_down(page, title, seats)
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


def go_on_at_a_server(page: Page, house: House, half: Path) -> None:
    """Load the journal of a game there, and play on from its end."""
    journal = half.read_text("utf-8")
    shown = house.post("upload", {"journal": journal})
    n = 0
    for line in map(json.loads, journal.splitlines()):
        n = line.get("undo", n + ("action" in line))
    seats = wishes("m" * len(shown["seats"]))
    table = Table(house, house.post("fork", {"n": n, "token": shown["host"], "seats": seats}))
    table.sit(page)
    # Where there are secrets, a table that is passed around asks who looks at it now.
    hand_over = page.get_by_role("button", name=re.compile("^I am "))
    expect(board(page).or_(hand_over).first).to_be_visible()
    if hand_over.is_visible():
        hand_over.click()
    expect(board(page)).to_be_visible()
    assert moves(page) == n
    choose(page, 1)


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
