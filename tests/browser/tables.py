"""A server in its own process, the tables on it, and what people do at them in a page."""

from __future__ import annotations

import contextlib
import json
import os
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

import httpx
from playwright.sync_api import Error, Locator, Page, Route, expect

from tests.local_site.processes import free_port
from tests.server.people import Browser, fetch, send
from tests.server.sealed import EXTRA
from tests.waiting import until

ROOT = Path(__file__).parents[2]
START_SECONDS = 60.0
LIST_MILLISECONDS = 5_000
"""How long to wait for the list of choices before asking for it again."""
SERVE = "import typer; from wardround.cli.serve import serve; typer.run(serve)"
OTHER_FILES = (
    "from wardround.server.web import site_files as s; s.LONG_AGO = (1999, *s.LONG_AGO[1:]); "
)
"""Makes another version of the app from the same sources."""
BOARD = "[role=region][data-region=board]:not([aria-busy=true])"
"""The board, once the game's own drawing of it has loaded."""
RESULT = "dialog[open] .stamp"
WHOLE = ".ribbon[data-whole=true]"
"""The ribbon, once it offers whole moves."""


def still_wrong(find: Callable[[], list[str]]) -> list[str]:
    """The problems that remain once the page has had time to settle."""
    return until(find, lambda found: found == [])


class LiveServer:
    """Runs within a ``with`` block; can be restarted on the same port with the same tables."""

    def __init__(self, db: Path, extra: tuple[str, ...] = EXTRA, root: Path = ROOT) -> None:
        self.db = db
        self.root = root
        self.extra = extra
        self.port = free_port()
        self.process: subprocess.Popen[bytes] | None = None
        self._recorded: dict[tuple[str, str], Any] = {}

    def __enter__(self) -> LiveServer:
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()

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
        if not until(self._answers, bool, START_SECONDS):
            self.stop()
            raise TimeoutError(f"the server did not start within {START_SECONDS:.0f} s")

    def stop(self) -> None:
        if self.process is not None:
            self.process.kill()
            self.process.wait()
            self.process = None

    def _answers(self) -> bool:
        with contextlib.suppress(httpx.TransportError):
            return httpx.get(f"{self.address}health", timeout=1).is_success
        return False

    def post(self, path: str, body: dict[str, Any]) -> Any:
        return send(f"{self.address}api/{path}", json=body).raise_for_status().json()

    def get(self, path: str) -> Any:
        return fetch(f"{self.address}api/{path}").raise_for_status().json()

    def create(self, **wish: Any) -> Table:
        return Table(self.address, self.post("tables", wish))

    def table(
        self, game: str, seats: str, public: bool = False, **options: bool | int | str
    ) -> Table:
        """A new table with the usual deal: ``pbg`` is a person, a random bot and a greedy one."""
        seed = os.environ.get("WARDROUND_SEED", "ward")
        seated = seat_wishes(seats)
        return self.create(game=game, seats=seated, options=options, public=public, seed=seed)

    def position(self, game: str, text: str, seats: str) -> Table:
        """A table that starts from a position."""
        wish = {"game": game, "text": text, "seats": seat_wishes(seats)}
        return Table(self.address, self.post("position/play", wish))

    def recorded(self, game: str, playthrough: str) -> Any:
        """The finished table of a recorded game, uploaded and verified once."""
        if (game, playthrough) not in self._recorded:
            file = ROOT / "tests" / game / "playthroughs" / f"{playthrough}.jsonl"
            journal = file.read_text("utf-8")
            self._recorded[game, playthrough] = self.post("upload", {"journal": journal})
        return self._recorded[game, playthrough]

    def fork(self, game: str, playthrough: str, step: int, seats: str = "") -> Table:
        """A new table that continues a recorded game; all seats are mine unless given."""
        return self.fork_of(self.recorded(game, playthrough), step, seats)

    def fork_of(self, uploaded: Any, step: int, seats: str = "") -> Table:
        seated = seat_wishes(seats or "m" * len(uploaded["seats"]))
        wish = {"n": step, "token": uploaded["host"], "seats": seated}
        return Table(self.address, self.post("fork", wish))

    def finish(self, *tokens: str) -> None:
        """Play these seats to the end of the game without a page, which is quicker."""
        browser = Browser(self.address.rstrip("/"))
        browser.hello(*tokens)
        browser.play_to_the_end()
        browser.close()


KINDS: dict[str, dict[str, str]] = {
    "p": {"by": "open"},
    "m": {"by": "me"},
    "b": {"by": "bot", "level": "random"},
    "g": {"by": "bot", "level": "greedy"},
}


def seat_wishes(seats: str) -> list[dict[str, str]]:
    return [KINDS[kind] for kind in seats]


class Table:
    """A table's secret tokens, and the links made from them."""

    def __init__(self, address: str, made: dict[str, Any]) -> None:
        self.address = address
        self.id: str = made["table"]
        self.host: str = made["host"]
        self.spectate: str = made["spectate"]
        self.invite_link: str = made["link"]
        self.seats: list[str] = [seat["token"] for seat in made["seats"]]
        self._invites = {n for n, seat in enumerate(made["seats"]) if seat["by"] != "me"}

    def key(self, seat: int) -> str:
        """A token that opens the seat any number of times; an invitation is claimed first."""
        if seat in self._invites:
            self._invites.discard(seat)
            browser = Browser(self.address.rstrip("/"))
            [secret] = browser.hello(self.seats[seat])["you"]["secrets"]
            browser.say("keep")
            browser.close()
            self.seats[seat] = secret["token"]
        return self.seats[seat]

    def link(self, token: str) -> str:
        return f"{self.address}#/t/{token}"

    def held(self, *seats: int, host: bool = False) -> dict[str, Any]:
        """What the browser of somebody with these seats has stored about the table."""
        tokens = [{"token": self.key(n), "role": "seat", "seat": n} for n in seats]
        if host:
            tokens.append({"token": self.host, "role": "host", "seat": None})
        return {"table": self.id, "tokens": tokens, "used": 0}

    def sit(self, page: Page, *seats: int, host: bool = False) -> None:
        """Take these seats, or all, in one browser; the first one's decisions come first."""
        taken = seats or tuple(range(len(self.seats)))
        store(page, "tables", [self.held(*taken, host=host)])
        page.goto(self.link(self.key(taken[0])))

    def open(self, page: Page, seat: int, host: bool = False) -> None:
        """Take one seat by its link and wait for the board."""
        if host:
            self.sit(page, seat, host=True)
        else:
            page.goto(self.link(self.key(seat)))
        expect(board(page)).to_be_visible()


def store(page: Page, name: str, value: Any) -> None:
    """Have the app find this in its storage whenever the page loads."""
    text = json.dumps(json.dumps(value))
    page.add_init_script(f"localStorage.setItem('wardround.{name}', {text})")


def confirm_every_move(page: Page) -> None:
    store(page, "settings", {"confirmMoves": True})


def board(page: Page) -> Locator:
    return page.locator(BOARD)


def confirm(page: Page) -> None:
    page.get_by_role("button", name="Confirm").click()


def press_offer(page: Page, text: str) -> None:
    """Press a button of the ribbon, once it offers whole moves."""
    page.locator(f"{WHOLE} .offer", has_text=text).click()


def take_offer(page: Page, text: str) -> None:
    """Make the move that a button of the ribbon offers."""
    before = moves(page)
    press_offer(page, text)
    finish_move(page, before)


MADE_OR_ASKED = """before => {
    const slider = document.querySelector('[role=slider]');
    const away = document.querySelector('.stamp, main.over');
    if (Number(slider?.ariaValueMax) > before || away) return 'made';
    return document.querySelector('.ribbon .confirm:enabled') ? 'asked' : '';
}"""


MADE = f"before => ({MADE_OR_ASKED})(before) === 'made'"


def finish_move(page: Page, before: int) -> None:
    """Wait for the chosen move; press Confirm if asked, as where undo is not free."""
    if page.wait_for_function(MADE_OR_ASKED, arg=before).json_value() == "asked":
        confirm(page)


def settled(page: Page) -> None:
    """Wait until it is my decision or the game is over, and no piece is moving."""
    expect(page.locator(f".ribbon, {RESULT}").first).to_be_visible()
    expect(page.locator("[data-moving]")).to_have_count(0)


def is_over(page: Page) -> bool:
    return page.locator(RESULT).is_visible()


def take_first(page: Page) -> None:
    """Take the first listed choice. If the table moves on, the list closes: reopen it."""
    before, first = moves(page), page.locator("dialog .row").first

    def taken() -> bool:
        if not first.is_visible():
            page.keyboard.press("/")
        with contextlib.suppress(Error):
            first.click(timeout=LIST_MILLISECONDS)
            return True
        return False

    assert until(taken, bool)
    finish_move(page, before)
    page.wait_for_function(MADE, arg=before)


def play_to_the_end(page: Page, most: int = 400) -> int:
    """Keep taking the first listed choice; returns how many were taken."""
    for taken in range(most):
        settled(page)
        if is_over(page):
            return taken
        take_first(page)
    raise AssertionError("the game does not end")


def hold_back(page: Page, files: str) -> Callable[[], None]:
    """Delay these files; calling the result waits until they are requested and releases them."""
    held: list[Route] = []

    def hold(route: Route) -> None:  # Playwright takes no built-in method
        held.append(route)

    def release() -> None:
        for route in wait_for_events(page, held):
            route.continue_()
        page.unroute(files)

    page.route(files, hold)
    return release


Event = TypeVar("Event")


def wait_for_events(page: Page, events: list[Event]) -> list[Event]:
    """Wait until a handler has added to the list. Handlers run only during calls to the page."""
    return until(lambda: (page.evaluate("0"), events)[1], bool)


def keep_notices(page: Page) -> None:
    """What the page shows for seconds stays for minutes, so a slow test still sees it."""
    page.add_init_script(
        """const soon = setTimeout;
        window.setTimeout = (call, after, ...more) =>
            soon(call, after > 1000 ? 30 * after : after, ...more);"""
    )


def clipboard_text(page: Page, wanted: str) -> str:
    """The clipboard, once the page has copied something that contains this."""
    text: str = until(
        lambda: page.evaluate("navigator.clipboard.readText()"), lambda text: wanted in text
    )
    return text


def moves(page: Page) -> int:
    return int(page.get_by_role("slider").get_attribute("aria-valuemax") or 0)


def expect_moves(page: Page, count: int) -> None:
    expect(page.get_by_role("slider")).to_have_attribute("aria-valuemax", str(count))


def answer_the_case(page: Page) -> None:
    """Take the first listed choice until the case is answered."""
    case = page.get_by_role("region", name="Daily case")
    stars = case.get_by_label(re.compile("of 3 stars"))
    mine = page.locator(WHOLE)
    while True:
        expect(stars.or_(mine).first).to_be_visible()
        if stars.is_visible():
            return
        take_first(page)
