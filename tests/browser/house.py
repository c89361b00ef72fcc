"""A server in a process of its own, and short ways to say what people do at its tables."""

from __future__ import annotations

import contextlib
import json
import os
import re
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

from playwright.sync_api import Error, Page, Route, expect

from tests.local_site.processes import free_port
from tests.server.people import Browser
from tests.server.sealed import EXTRA
from tests.waiting import until

ROOT = Path(__file__).parents[2]
START_SECONDS = 60.0
"""Also how long a request may take: a machine that does other things as well is slow."""
LIST_MILLISECONDS = 5_000
"""How long a list that was asked for is waited for before it is asked for again."""
SERVE = "import typer; from wardround.cli.serve import serve; typer.run(serve)"
OTHER_FILES = "from wardround.server import site_files as s; s.LONG_AGO = (1999, *s.LONG_AGO[1:]); "
"""Makes another version of the app from the same sources."""


def lasting(find: Callable[[], list[str]]) -> list[str]:
    """What is wrong and stays so: until a page has come to rest, things may lie anywhere."""
    return until(find, lambda found: found == [])


class House:
    """The server; it can be stopped and started again on the same port with the same tables."""

    def __init__(self, db: Path, extra: tuple[str, ...] = EXTRA, root: Path = ROOT) -> None:
        self.db = db
        self.root = root
        self.extra = extra
        self.port = free_port()
        self.process: subprocess.Popen[bytes] | None = None
        self._recorded: dict[tuple[str, str], Any] = {}

    @property
    def address(self) -> str:
        return f"http://localhost:{self.port}/"

    def start(self, other_version: bool = False) -> None:
        command = [
            *(sys.executable, "-c", OTHER_FILES * other_version + SERVE),
            *("--port", str(self.port), "--db", str(self.db), "--workers", "1"),
            *("--seed", "7", "--bot-pause", "0"),
            *("--tables-per-hour", "100000", "--request-rate", "1000"),
            *(word for game in self.extra for word in ("--extra-game", game)),
            *("--log-level", "warning"),
        ]
        paths = os.pathsep.join([str(self.root / "src"), str(self.root)])
        self.process = subprocess.Popen(
            command,
            env={**os.environ, "PYTHONPATH": paths},
            cwd=self.root,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        try:
            self._wait()
        except OSError:
            self.stop()
            raise

    def stop(self) -> None:
        if self.process is not None:
            self.process.kill()
            self.process.wait()
            self.process = None

    def _wait(self) -> None:
        end = time.monotonic() + START_SECONDS
        while True:
            try:
                with urllib.request.urlopen(f"{self.address}health", timeout=1):
                    return
            except OSError:
                if time.monotonic() > end:
                    raise
                time.sleep(0.1)

    def post(self, path: str, body: dict[str, Any]) -> Any:
        request = urllib.request.Request(
            f"{self.address}api/{path}",
            data=json.dumps(body).encode(),
            headers={"content-type": "application/json"},
        )
        with urllib.request.urlopen(request, timeout=START_SECONDS) as answer:
            return json.load(answer)

    def get(self, path: str) -> Any:
        with urllib.request.urlopen(f"{self.address}api/{path}", timeout=START_SECONDS) as answer:
            return json.load(answer)

    def table(
        self, game: str, seats: str, public: bool = False, **options: bool | int | str
    ) -> Table:
        """A new table, dealt like the last: ``pbg`` is a person, a random bot and a greedy one."""
        wish = {"game": game, "seats": wishes(seats), "options": options, "public": public}
        wish["seed"] = os.environ.get("WARDROUND_SEED", "ward")
        return Table(self, self.post("tables", wish))

    def position(self, game: str, text: str, seats: str) -> Table:
        """A table that begins with a position."""
        wish = {"game": game, "text": text, "seats": wishes(seats)}
        return Table(self, self.post("position/play", wish))

    def recorded(self, game: str, playthrough: str) -> Any:
        """A recorded game of the tests, loaded and verified once."""
        if (game, playthrough) not in self._recorded:
            file = ROOT / "tests" / game / "playthroughs" / f"{playthrough}.jsonl"
            journal = file.read_text("utf-8")
            self._recorded[game, playthrough] = self.post("upload", {"journal": journal})
        return self._recorded[game, playthrough]

    def fork(self, game: str, playthrough: str, step: int, seats: str = "") -> Table:
        """A recorded game of the tests, gone on from one of its steps; seats: all mine."""
        shown = self.recorded(game, playthrough)
        wished = wishes(seats or "m" * len(shown["seats"]))
        made = self.post("fork", {"n": step, "token": shown["host"], "seats": wished})
        return Table(self, made)


KINDS: dict[str, dict[str, str]] = {
    "p": {"by": "open"},
    "m": {"by": "me"},
    "b": {"by": "bot", "level": "random"},
    "g": {"by": "bot", "level": "greedy"},
}


def wishes(seats: str) -> list[dict[str, str]]:
    return [KINDS[kind] for kind in seats]


class Table:
    """A table's secrets, and the addresses they make."""

    def __init__(self, house: House, made: dict[str, Any]) -> None:
        self.house = house
        self.id: str = made["table"]
        self.host: str = made["host"]
        self.spectate: str = made["spectate"]
        self.way_in: str = made["link"]
        self.seats: list[str] = [seat["token"] for seat in made["seats"]]
        self._invites = {n for n, seat in enumerate(made["seats"]) if seat["by"] != "me"}

    def key(self, seat: int) -> str:
        """What opens a seat as often as one likes: the link to another's only invites."""
        if seat in self._invites:
            self._invites.discard(seat)
            browser = Browser(self.house.address.rstrip("/"))
            [secret] = browser.hello(self.seats[seat])["you"]["secrets"]
            browser.say("keep")
            browser.close()
            self.seats[seat] = secret["token"]
        return self.seats[seat]

    def link(self, token: str) -> str:
        return f"{self.house.address}#/t/{token}"

    def sit(self, page: Page, *seats: int) -> None:
        """Take these seats, or all, with one browser; the first one's decisions come first."""
        taken = seats or tuple(range(len(self.seats)))
        held = [{"token": self.key(n), "role": "seat", "seat": n} for n in taken]
        kept = json.dumps([{"table": self.id, "tokens": held, "used": 0}])
        page.add_init_script(f"localStorage.setItem('wardround.tables', {json.dumps(kept)})")
        page.goto(self.link(self.seats[taken[0]]))

    def open(self, page: Page, seat: int, host: bool = False) -> None:
        """Sit down; the host's browser knows the host's secret as well."""
        if host:
            held = [
                {"token": self.key(seat), "role": "seat", "seat": seat},
                {"token": self.host, "role": "host", "seat": None},
            ]
            kept = json.dumps([{"table": self.id, "tokens": held, "used": 0}])
            page.add_init_script(f"localStorage.setItem('wardround.tables', {json.dumps(kept)})")
        page.goto(self.link(self.key(seat)))
        expect(board(page)).to_be_visible()


def board(page: Page) -> Any:
    """The board, as soon as the drawing of its game has come."""
    return page.locator("[role=region][data-region=board]:not([aria-busy=true])")


def confirm(page: Page) -> None:
    page.get_by_role("button", name="Confirm").click()


def offer(page: Page, text: str) -> None:
    """Press a button of the ribbon, once the whole moves have come."""
    page.locator(".ribbon[data-whole=true] .offer", has_text=text).click()


def take(page: Page, text: str) -> None:
    """Take the move that a button of the ribbon stands for."""
    before = moves(page)
    offer(page, text)
    make(page, before)


MADE_OR_ASKED = """before => {
    const slider = document.querySelector('[role=slider]');
    const away = document.querySelector('.stamp, main.over');
    if (Number(slider?.ariaValueMax) > before || away) return 'made';
    return document.querySelector('.ribbon .confirm:enabled') ? 'asked' : '';
}"""


MADE = f"before => ({MADE_OR_ASKED})(before) === 'made'"


def make(page: Page, before: int) -> None:
    """See the move made that is left: at once where undo is free, else by Confirm."""
    if page.wait_for_function(MADE_OR_ASKED, arg=before).json_value() == "asked":
        confirm(page)


def confirm_every_move(page: Page) -> None:
    """Somebody who has set it so."""
    page.add_init_script("localStorage.setItem('wardround.settings', '{\"confirmMoves\": true}')")


def settled(page: Page) -> None:
    """Wait until it is my decision or the game is over, and no piece is under way."""
    expect(page.locator(".ribbon, dialog[open] .stamp").first).to_be_visible()
    expect(page.locator("[data-moving]")).to_have_count(0)


def is_over(page: Page) -> bool:
    return page.locator("dialog[open] .stamp").is_visible()


def take_first(page: Page) -> None:
    """Take the first listed choice. A list that closes when the table moves on is opened again."""
    before, first = moves(page), page.locator("dialog .row").first

    def taken() -> bool:
        if not first.is_visible():
            page.keyboard.press("/")
        with contextlib.suppress(Error):
            first.click(timeout=LIST_MILLISECONDS)
            return True
        return False

    assert until(taken, bool)
    make(page, before)
    page.wait_for_function(MADE, arg=before)


def play_to_the_end(page: Page, most: int = 400) -> int:
    """Take the first listed choice, again and again; returns how many."""
    for taken in range(most):
        settled(page)
        if is_over(page):
            return taken
        take_first(page)
    raise AssertionError("the game does not end")


def hold_back(page: Page, files: str) -> Callable[[], None]:
    """Keep files from coming until the result is called, which waits for them to be asked for."""
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    def let_come() -> None:
        for route in heard(page, held):
            route.continue_()
        page.unroute(files)

    page.route(files, hold)

    return let_come


Told = TypeVar("Told")


def heard(page: Page, told: list[Told]) -> list[Told]:
    """What a page has told, once there is something: one hears it only while asking the page."""
    return until(lambda: (page.evaluate("0"), told)[1], bool)


def linger(page: Page) -> None:
    """What the page shows for a few seconds stays for minutes, however slowly a test looks."""
    page.add_init_script(
        """const soon = setTimeout;
        window.setTimeout = (call, after, ...more) =>
            soon(call, after > 1000 ? 30 * after : after, ...more);"""
    )


def copied(page: Page, wanted: str) -> str:
    """What lies in the clipboard, where the page puts something that contains this."""
    text: str = until(
        lambda: page.evaluate("navigator.clipboard.readText()"), lambda text: wanted in text
    )
    return text


def moves(page: Page) -> int:
    return int(page.get_by_role("slider").get_attribute("aria-valuemax") or 0)


def answer_the_case(page: Page) -> None:
    """Take the first listed choice until the case is answered."""
    case = page.get_by_role("region", name="Daily case")
    stars = case.get_by_label(re.compile("of 3 stars"))
    mine = page.locator(".ribbon[data-whole=true]")
    while not stars.is_visible():
        expect(stars.or_(mine).first).to_be_visible()
        if stars.is_visible():
            break
        take_first(page)
