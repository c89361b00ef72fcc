"""The app without a server, in a real browser.

    python -m bench.page start            cold and warm start of the tables in the page, and sizes
    python -m bench.page speed            steps and simulations a second in the page, and here
    python -m bench.page bots             seconds that a bot takes by level, in the page
    python -m bench.page hashes           the same seed and moves, the same hashes: 50 games a title
    python -m bench.page games            a whole game of each title, without a network

``--json FILE`` keeps the figures. The app has to be built (``./dev app``).
"""

from __future__ import annotations

import argparse
import gzip
import json
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, expect, sync_playwright
from tests.browser import played
from tests.browser.conftest import CHROMIUM, FLAGS
from tests.browser.house import board
from tests.browser.static_site import (
    FOLDER,
    StaticSite,
    choose,
    close_dialogs,
    come_in,
    download,
    in_the_page,
    let_a_bot_finish,
    sit_down,
)
from typer.testing import CliRunner

from wardround.cli.main import app
from wardround.server.site_files import SiteFiles

TITLES = {
    "Forbidden Clinic": 6,
    "Healthy Heart Hospital": 2,
    "HE.R.O.": 2,
    "Clinic: Deluxe Edition": 2,
}
PATIENCE = 300_000
SHELF = "section[aria-label='Games on the shelf']"

SPEED = """
import json, time
from wardround.bots.planner import try_out
from wardround.bots.tree import Search
from wardround.bots.budget import Budget
from wardround.core.chance import SeededChance
from wardround.core.game import resolve_options
from wardround.core.log import Log
from wardround.core.playing import play_at_random
from wardround.games import find_game, game_ids, library_of

def measured(name):
    game = find_game(name)
    content = game.content(library_of(game).tables)
    options = resolve_options(game.meta, {})
    best = 0.0
    for _ in range(3):
        began, steps, seed = time.perf_counter(), 0, 0
        while time.perf_counter() - began < 1.0:
            chance = SeededChance(seed)
            state = game.setup(options, content, chance)
            steps += play_at_random(game, state, chance, Log(False))[0]
            seed += 1
        best = max(best, steps / (time.perf_counter() - began))
    state = game.setup(options, content, SeededChance(7))
    seat = game.legal(state)[0].seat
    script, began, count = game.script, time.perf_counter(), 0
    while time.perf_counter() - began < 2.0:
        if script is None:
            search = Search(game, state, seat, count, 1)
            search.run(Budget(20))
            count += 20
        else:
            try_out(game, script, state, seat, script.answer(state, seat), count)
            count += 1
    return best, count / (time.perf_counter() - began)

json.dumps({name: measured(name) for name in game_ids()})
"""

BOTS = """
import json, time
from wardround.bots import BOTS, think
from wardround.core.chance import SeededChance
from wardround.core.game import resolve_options
from wardround.core.log import silent
from wardround.games import find_game, game_ids, library_of

def measured(name):
    game = find_game(name)
    content = game.content(library_of(game).tables)
    chance = SeededChance(7)
    state = game.setup(resolve_options(game.meta, {}), content, chance)
    for _ in range(12):
        listed = game.legal(state)
        game.push(state, listed[chance.below(len(listed))], chance, silent())
    found = {}
    for level, bot in BOTS.items():
        began = time.perf_counter()
        think(bot, game, state, game.legal(state)[0].seat, SeededChance(1))
        found[level] = round(time.perf_counter() - began, 2)
    return found

json.dumps({name: measured(name) for name in game_ids()})
"""


def new_page(browser: Browser) -> Page:
    context = browser.new_context(reduced_motion="reduce", viewport={"width": 1440, "height": 900})
    context.set_default_timeout(PATIENCE)
    return context.new_page()


def last_value(code: str) -> str:
    """What the same code comes to here, in CPython."""
    *lines, last = code.strip().split("\n")
    names: dict[str, Any] = {}
    exec("\n".join(lines), names)
    return str(eval(last, names))


def start(browser: Browser, site: StaticSite, folder: Path) -> dict[str, Any]:
    page = new_page(browser)
    found: dict[str, Any] = {}
    for how in ("cold", "warm", "warm again"):
        began = time.perf_counter()
        page.goto(site.address)
        page.wait_for_selector(SHELF)
        found[how] = round(time.perf_counter() - began, 2)
        expect(page.get_by_text("It starts without a network too.")).to_be_visible()
    sit_down(page, "Forbidden Clinic", 6)
    began = time.perf_counter()
    page.reload()
    expect(board(page)).to_be_visible()
    found["reload at a table"] = round(time.perf_counter() - began, 2)
    files = [path for path in (folder / FOLDER).rglob("*") if path.is_file()]
    python = [path for path in files if path.parent.name == "python"]
    for what, some in (("app", [f for f in files if f not in python]), ("python", python)):
        packed = sum(len(gzip.compress(path.read_bytes(), 6)) for path in some)
        plain = sum(path.stat().st_size for path in some)
        found[what] = {"bytes": plain, "gzip": packed}
    return found


def speed(browser: Browser, site: StaticSite, folder: Path) -> dict[str, Any]:
    there = json.loads(in_the_page(new_page(browser), site, SPEED))
    return {"page": there, "here": json.loads(last_value(SPEED))}


def bots(browser: Browser, site: StaticSite, folder: Path) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(in_the_page(new_page(browser), site, BOTS))
    return found


def hashes(browser: Browser, site: StaticSite, folder: Path, games: int = 50) -> dict[str, Any]:
    code = f"{Path(played.__file__).read_text('utf-8')}\nall_played({games})"
    there = json.loads(in_the_page(new_page(browser), site, code))
    here = json.loads(played.all_played(games))
    found = {}
    for name, ours in here.items():
        same = sum(a == b for a, b in zip(ours, there[name], strict=True))
        found[name] = {"games": games, "same": same, "moves": sum(n for _, _, n in ours)}
    if there != here:
        raise SystemExit(f"hashes differ: {found}")
    return found


def games(browser: Browser, site: StaticSite, folder: Path) -> dict[str, Any]:
    page = new_page(browser)
    come_in(page, site)
    site.switch_off()
    found = {}
    for title, seats in TITLES.items():
        began = time.perf_counter()
        page.goto(site.address)
        sit_down(page, title, seats)
        choose(page, 2)
        page.reload()
        expect(board(page)).to_be_visible()
        choose(page, 1)
        let_a_bot_finish(page)
        file = folder / "game.jsonl"
        download(page, file)
        close_dialogs(page)
        verified = CliRunner().invoke(app, ["replay", str(file), "--verify"])
        if verified.exit_code != 0:
            raise SystemExit(f"{title}: {verified.output}")
        found[title] = {
            "lines": len(file.read_text("utf-8").splitlines()),
            "seconds": round(time.perf_counter() - began, 1),
        }
    return found


COMMANDS: dict[str, Callable[[Browser, StaticSite, Path], dict[str, Any]]] = {
    run.__name__: run for run in (start, speed, bots, hashes, games)
}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("what", choices=COMMANDS)
    parser.add_argument("--json", type=Path)
    wish = parser.parse_args()
    with tempfile.TemporaryDirectory() as place, sync_playwright() as playwright:
        expect.set_options(timeout=PATIENCE)
        folder = Path(place)
        site = StaticSite(folder)
        site.switch_on()
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=list(FLAGS))
        found = {
            "version": SiteFiles().version,
            **COMMANDS[wish.what](browser, site, folder),
        }
        browser.close()
        site.switch_off()
    text = json.dumps(found, indent=1)
    print(text)
    if wish.json:
        wish.json.write_text(text, "utf-8")


if __name__ == "__main__":
    main()
