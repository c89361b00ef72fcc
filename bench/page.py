"""The app without a server, in a real browser.

    python -m bench.page start            cold and warm start of the tables in the page, and sizes
    python -m bench.page speed            steps and simulations per second in the page, and here
    python -m bench.page bots             seconds a bot takes in the page, by level
    python -m bench.page asking           the time for a preview from a server, and in the page
    python -m bench.page hashes           same seed and moves, same hashes: 50 games per title
    python -m bench.page games            a whole game of each title, without a network

``--json FILE`` saves the figures. Build the app first (``./dev app``).
"""

from __future__ import annotations

import argparse
import gzip
import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, expect, sync_playwright
from tests import played
from tests.browser.conftest import launch
from tests.browser.static_site import (
    FOLDER,
    StaticSite,
    continue_on_server,
    open_app,
    open_table,
    play_offline,
    run_python,
)
from tests.browser.tables import LiveServer, board

from wardround.bots import BOTS as LEVELS
from wardround.core import chance
from wardround.games import game_ids
from wardround.server.web.site_files import SiteFiles

TITLES = {
    "Forbidden Clinic": 6,
    "Healthy Heart Hospital": 2,
    "HE.R.O.": 2,
    "Clinic: Deluxe Edition": 2,
}
PATIENCE = 300_000
SPELL = 3.0
"""Wall-clock seconds per measurement; on a busy machine they contain less CPU time."""
SHELF = "section[aria-label='Games on the shelf']"

BEGIN = """
import time
from wardround.bots import BOTS, think
from wardround.bots.planner import try_out
from wardround.core.chance import SeededChance
from wardround.core.game import resolve_options
from wardround.core.log import silent
from wardround.core.playing import play_at_random
from wardround.games import find_game, library_of

contents = {}

def begin(name, chance):
    game = find_game(name)
    if name not in contents:
        contents[name] = game.rules.content(library_of(game).tables)
    return game, game.rules.setup(resolve_options(game.meta, {}), contents[name], chance)
"""

SPEED = f"""{BEGIN}
def steps(name, seconds):
    began, made, seed = time.perf_counter(), 0, 0
    while time.perf_counter() - began < seconds:
        chance = SeededChance(seed)
        made += play_at_random(*begin(name, chance), chance, silent())[0]
        seed += 1
    return made

def simulations(name, seconds):
    game, state = begin(name, SeededChance(7))
    seat = game.advice.script.next_seat(state)
    own = game.advice.script.answer(state, seat)
    began, made = time.perf_counter(), 0
    while time.perf_counter() - began < seconds:
        try_out(game, game.advice.script, state, seat, own, made)
        made += 1
    return made
"""

BOTS = f"""{BEGIN}
def weighty(name, number):
    # Positions of a game by the script in which bots that can think do so.
    chance, moments = SeededChance(7), []
    game, state = begin(name, chance)
    script = game.advice.script
    while (seat := script.next_seat(state)) >= 0:
        own = script.answer(state, seat)
        if (
            game.rules.awaiting(state).decision in script.weighty
            and len(script.candidates(state, seat, own, game.rules.legal(state))) > 1
        ):
            moments.append((game, state.clone(), seat))
        game.rules.push(state, own, chance, silent())
    return moments[len(moments) // (2 * number) :: len(moments) // number][:number]

def one_move(level, game, state, seat):
    return think(BOTS[level], game, state, seat, SeededChance(1)).simulations
"""


ASKING = """async ([script, games]) => {
    const worker = script && new Worker(script, { type: 'module', name: 'tables' });
    let count = 0;
    const answers = new Map();
    const wires = new Map();
    if (worker) {
        worker.postMessage({ settings: '{"seed": "7"}' });
        worker.onmessage = ({ data }) => {
            if ('answer' in data) answers.get(data.answer)(JSON.parse(data.text));
            else if ('opened' in data) wires.get(data.opened).onopen();
            else if ('socket' in data) wires.get(data.socket).onmessage({ data: data.text });
        };
    }
    const post = (path, wish) => {
        const body = JSON.stringify(wish);
        const headers = { 'content-type': 'application/json' };
        if (!worker) return fetch(path, { method: 'POST', headers, body }).then(it => it.json());
        const ask = ++count;
        worker.postMessage({ ask, method: 'POST', path, body, languages: 'en' });
        return new Promise(answer => answers.set(ask, answer));
    };
    const open = () => {
        if (!worker) return new WebSocket(location.origin.replace('http', 'ws') + '/ws');
        const socket = ++count;
        const wire = { send: text => worker.postMessage({ socket, text }) };
        wires.set(socket, wire);
        worker.postMessage({ open: socket });
        return wire;
    };
    const middle = times => times.sort((a, b) => a - b)[times.length >> 1];
    const times_of = {};
    for (const game of games) {
        const seats = Array(game === 'forbidden_clinic' ? 6 : 2).fill({ by: 'me' });
        const table = await post('/api/tables', { game, seats });
        const wire = open();
        await new Promise(opened => (wire.onopen = opened));
        const told = (type, message) => new Promise((tell, fail) => {
            wire.onmessage = ({ data }) => {
                const said = JSON.parse(data);
                if (said.type === type) tell(said);
                else if (said.type === 'refused') fail(new Error(data));
            };
            wire.send(JSON.stringify(message));
        });
        const tokens = table.seats.map(seat => seat.token);
        let { now } = await told('welcome', { type: 'hello', tokens });
        const seat = now.awaiting.seats[0];
        ({ now } = await told('welcome', { type: 'look', id: 'look', seat }));
        const times = { preview: [], ask_moves: [] };
        for (let n = 0; n < 20; n++)
            for (const [type, answer] of [['preview', 'previewed'], ['ask_moves', 'moves']]) {
                const { action } = now.legal[n % now.legal.length];
                const more = type === 'preview' ? { action } : {};
                const began = performance.now();
                await told(answer, { type, id: `${type}-${n}`, ...more });
                times[type].push(performance.now() - began);
                // Nobody is let ask more than twenty times a second.
                await new Promise(on => setTimeout(on, 60));
            }
        times_of[game] = Object.fromEntries(Object.entries(times).map(([k, v]) => [k, middle(v)]));
    }
    return times_of;
}"""


def new_page(browser: Browser) -> Page:
    context = browser.new_context(reduced_motion="reduce", viewport={"width": 1440, "height": 900})
    context.set_default_timeout(PATIENCE)
    return context.new_page()


class ClockedPython:
    """Python in a page, with its thread's CPU time: on a busy machine, less than the wall time."""

    def __init__(self, page: Page, site: StaticSite, code: str) -> None:
        self._page, self._site = page, site
        run_python(page, site, code)
        self._tools = page.context.new_cdp_session(page)
        self._tools.send("Performance.enable")

    def _times(self) -> tuple[float, float]:
        metrics = self._tools.send("Performance.getMetrics")["metrics"]
        values = {metric["name"]: float(metric["value"]) for metric in metrics}
        return values["ThreadTime"], values["Timestamp"]

    def run(self, code: str) -> tuple[int, float, float]:
        """The resulting number, CPU seconds, and seconds."""
        cpu, clock = self._times()
        number = int(run_python(self._page, self._site, f"str({code})"))
        cpu_then, clock_then = self._times()
        return number, cpu_then - cpu, clock_then - clock


def start(browser: Browser, site: StaticSite, folder: Path) -> dict[str, Any]:
    page = new_page(browser)
    rows: dict[str, Any] = {}
    for how in ("cold", "warm", "warm again"):
        began = time.perf_counter()
        page.goto(site.address)
        page.wait_for_selector(SHELF)
        rows[how] = round(time.perf_counter() - began, 2)
        expect(page.get_by_text("It starts without a network too.")).to_be_visible()
    open_table(page, "Forbidden Clinic", 6)
    began = time.perf_counter()
    page.reload()
    expect(board(page)).to_be_visible()
    rows["reload at a table"] = round(time.perf_counter() - began, 2)
    files = [path for path in (folder / FOLDER).rglob("*") if path.is_file()]
    python = [path for path in files if path.parent.name == "python"]
    for what, some in (("app", [f for f in files if f not in python]), ("python", python)):
        packed = sum(len(gzip.compress(path.read_bytes(), 6)) for path in some)
        plain = sum(path.stat().st_size for path in some)
        rows[what] = {"bytes": plain, "gzip": packed}
    return rows


def speed(browser: Browser, site: StaticSite, folder: Path) -> dict[str, Any]:
    """Per second of CPU time, the best of three."""
    page = ClockedPython(new_page(browser), site, SPEED)
    ours: dict[str, Any] = {}
    exec(SPEED, ours)

    def here(what: str, name: str) -> tuple[int, float]:
        began = time.process_time()
        return ours[what](name, SPELL), time.process_time() - began

    rows: dict[str, Any] = {}
    for name in game_ids():
        for what in ("steps", "simulations"):
            there = [page.run(f"{what}({name!r}, {SPELL})") for _ in range(3)]
            rows[f"{name}: {what}"] = {
                "page": round(max(made / cpu for made, cpu, _ in there), 1),
                "here": round(
                    max(made / cpu for made, cpu in (here(what, name) for _ in range(3))), 1
                ),
            }
    return rows


def bots(browser: Browser, site: StaticSite, folder: Path) -> dict[str, Any]:
    """For every level, in three positions: tries, CPU seconds, seconds."""
    page = ClockedPython(new_page(browser), site, BOTS)
    rows: dict[str, Any] = {}
    for name in game_ids():
        positions, _, _ = page.run(f"len(positions := weighty({name!r}, 3))")
        for level in LEVELS:
            moves = [page.run(f"one_move({level!r}, *positions[{n}])") for n in range(positions)]
            rows[f"{name}: {level}"] = [[round(n, 2) for n in move] for move in moves]
    return rows


def hashes(browser: Browser, site: StaticSite, folder: Path, games: int = 50) -> dict[str, Any]:
    code = Path(played.__file__).read_text("utf-8")
    call = f"all_played({games})"

    def here(**environment: str) -> str:
        command = [sys.executable, "-c", f"{code}\nprint({call})"]
        return subprocess.check_output(command, env={**os.environ, **environment}, text=True)

    engines = {"source": here(WARDROUND_PURE="1")}
    if not chance.__file__.endswith(".py"):
        engines["compiled"] = here()
    engines["page"] = run_python(new_page(browser), site, f"{code}\n{call}")
    made = {engine: json.loads(text) for engine, text in engines.items()}
    source = made["source"]
    different = [
        (engine, name, seed)
        for engine, games in made.items()
        for name in game_ids()
        for seed in range(games)
        if games[name][seed] != source[name][seed]
    ]
    if different:
        raise SystemExit(f"hashes differ: {different}")
    moves = {name: sum(n for _, _, n in games) for name, games in source.items()}
    return {"engines": list(engines), "games of each": games, "moves": moves}


def games(browser: Browser, site: StaticSite, folder: Path) -> dict[str, Any]:
    page = new_page(browser)
    open_app(page, site)
    site.switch_off()
    rows = {}
    with LiveServer(folder / "tables.sqlite", extra=()) as server:
        for title, seats in TITLES.items():
            page.goto(site.address)
            began = time.perf_counter()
            half = play_offline(page, title, seats, folder)
            rows[title] = round(time.perf_counter() - began, 1)
            print(f"{title}: {rows[title]} s", file=sys.stderr, flush=True)
            continue_on_server(new_page(browser), server, half)
    return rows


def asking(browser: Browser, site: StaticSite, folder: Path) -> dict[str, Any]:
    """Median milliseconds from sending a question to its answer."""
    worker = next((folder / FOLDER / "python").glob("python.worker*.js")).name
    rows: dict[str, Any] = {}
    page = new_page(browser)
    with LiveServer(folder / "tables.sqlite", extra=()) as server:
        for where, address, script in (
            ("server", server.address, ""),
            ("page", site.address, f"{site.address}python/{worker}"),
        ):
            page.goto(f"{address}version.json")
            rows[where] = page.evaluate(ASKING, [script, list(game_ids())])
    return rows


COMMANDS: dict[str, Callable[[Browser, StaticSite, Path], dict[str, Any]]] = {
    run.__name__: run for run in (start, speed, bots, asking, hashes, games)
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
        browser = launch(playwright)
        report = {
            "version": SiteFiles().version,
            **COMMANDS[wish.what](browser, site, folder),
        }
        browser.close()
        site.switch_off()
    text = json.dumps(report, indent=1)
    print(text)
    if wish.json:
        wish.json.write_text(text, "utf-8")


if __name__ == "__main__":
    main()
