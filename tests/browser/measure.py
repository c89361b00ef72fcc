"""Measures the app in a real browser: ``python -m tests.browser.measure [FILE]``.

What a first visit loads and how long that takes on a slow phone, how long after a press the screen
changes, and the frame rate while pieces travel. Times depend on the machine: they are printed and,
if a file is named, written there; tests check only the sizes.

``python -m tests.browser.measure starts [BEFORE]``: only first visits, alternating with another
checkout that has a built client.
"""

from __future__ import annotations

import gzip
import os
import statistics
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Browser, Page, Response, sync_playwright

from tests.browser.conftest import launch, open_page
from tests.browser.players import MousePlayer
from tests.browser.tables import ROOT, LiveServer

DESKTOP, PHONE = (1440, 900), (390, 844)
BOARDS = {
    "forbidden_clinic": ("saved", 40),
    "healthy_heart": ("ran_its_course", 110),
    "hero": ("winner", 70),
    "clinic": ("most_popular", 230),
}
SLOW_LINE = {
    "offline": False,
    "latency": 150,
    "downloadThroughput": 1.6e6 / 8,
    "uploadThroughput": 750e3 / 8,
}
ROUNDS = 3
PRESSES = 30
TRAVELS = 40

WATCH_PRESSES = """() => {
    window.presses = [];
    addEventListener('pointerdown', (event) => {
        const started = event.timeStamp;
        const seen = new MutationObserver(() => {
            seen.disconnect();
            requestAnimationFrame(() => {
                const { port1, port2 } = new MessageChannel();
                port1.onmessage = () => window.presses.push(performance.now() - started);
                port2.postMessage(0);
            });
        });
        seen.observe(document.body, { subtree: true, childList: true, attributes: true });
    }, { capture: true });
}"""
WATCH_TRAVELS = """() => {
    window.frames = [];
    window.waits = [];
    window.travels = 0;
    window.under = 0;
    window.idle = 0;
    let last = 0;
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (...how) {
        const animation = animate.apply(this, how);
        const asked = performance.now();
        window.travels += 1;
        window.idle = 0;
        const landed = () => void (window.under -= 1);
        /* The piece lies still until the table has been redrawn. */
        const off = () => {
            window.waits.push(performance.now() - asked);
            window.under += 1;
            animation.finished.then(landed, landed);
        };
        animation.ready.then(off, () => undefined);
        return animation;
    };
    const frame = (now) => {
        if (window.under > 0 && last > 0) window.frames.push(now - last);
        last = window.under > 0 ? now : 0;
        requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
}"""


class Work:
    """CPU time of the page's main thread, however busy the machine is."""

    def __init__(self, page: Page) -> None:
        self.session = page.context.new_cdp_session(page)
        self.session.send("Performance.enable", {"timeDomain": "threadTicks"})

    def seconds(self, name: str = "TaskDuration") -> float:
        metrics = self.session.send("Performance.getMetrics")["metrics"]
        return float(next(metric["value"] for metric in metrics if metric["name"] == name))

    def milliseconds(self) -> float:
        return 1000 * self.seconds()


def weight(response: Response) -> int:
    """Bytes on the wire: compressed, unless the format already is."""
    body = response.body()
    return len(body) if response.url.endswith(".woff2") else len(gzip.compress(body, 9))


class Loaded(NamedTuple):
    files: int
    size: int
    """Bytes, compressed."""


@contextmanager
def loading(page: Page) -> Iterator[Callable[[], Loaded]]:
    """Count what a page loads of the app, without tables and their data."""
    seen: dict[str, Response] = {}

    def add(response: Response) -> None:
        if response.ok and "/api/" not in response.url:
            seen.setdefault(response.url, response)

    page.on("response", add)
    # A copy: while a body is fetched, more responses come in and change the dictionary.
    yield lambda: Loaded(len(seen), sum(weight(response) for response in list(seen.values())))
    page.remove_listener("response", add)


def first_load(page: Page, address: str, there: str) -> Loaded:
    """What a first visit loads until `there` is visible."""
    with loading(page) as loaded:
        page.goto(address)
        page.locator(there).first.wait_for()
        page.wait_for_load_state("networkidle")
        return loaded()


class Start(NamedTuple):
    """Seconds of a first visit until the page can react, and the main thread's CPU time."""

    seconds: float
    work: float
    script: float
    style: float
    layout: float


def start(browser: Browser, address: str, there: str) -> Start:
    """With a slow phone on a slow line, until `there` is drawn and the main thread is free."""
    page = new_page(browser, PHONE, has_touch=True)
    work = Work(page)
    work.session.send("Network.enable")
    work.session.send("Network.emulateNetworkConditions", SLOW_LINE)
    work.session.send("Emulation.setCPUThrottlingRate", {"rate": 4})
    page.goto(address)
    page.locator(there).first.wait_for()
    free: float = page.evaluate(
        "new Promise(free => requestIdleCallback(() => free(performance.now())))"
    )
    parts = ("Task", "Script", "RecalcStyle", "Layout")
    made = Start(free / 1000, *(work.seconds(f"{part}Duration") for part in parts))
    page.context.close()
    return made


def starts(browser: Browser, servers: list[LiveServer]) -> Iterator[str]:
    """First visits with a slow phone, taking turns: medians of `ROUNDS` each."""
    heads = ("visit", "version", "load", "seconds", "work", "script", "styles", "layout")
    yield f"| {' | '.join(heads)} |\n|{'---|' * len(heads)}"
    for visits in zip(*map(first_visits, servers), strict=True):
        made: list[list[Start]] = [[] for _ in servers]
        for n in range(ROUNDS):
            turn = list(zip(visits, made, strict=True))
            for (_, address, there), mine in turn if n % 2 == 0 else reversed(turn):
                mine.append(start(browser, address, there))
        for server, mine in zip(servers, made, strict=True):
            middle = [f"{statistics.median(column):.2f}" for column in zip(*mine, strict=True)]
            cells = (visits[0][0], server.root.name, f"{os.getloadavg()[0]:.1f}", *middle)
            yield f"| {' | '.join(cells)} |"


def presses(player: MousePlayer) -> tuple[list[float], float]:
    """Milliseconds from a press to the first frame painted after a change; and the main thread's
    CPU time for a press and all that follows from it."""
    page = player.page
    player.wait()
    page.evaluate(WATCH_PRESSES)
    work = Work(page)
    before = work.milliseconds()
    for _ in range(PRESSES):
        now = player.wait()
        if now["over"]:
            break
        player.step(now)
        page.wait_for_timeout(120)
    found: list[float] = page.evaluate("window.presses")
    return found, (work.milliseconds() - before) / len(found)


class Travels(NamedTuple):
    """Milliseconds: between frames while pieces travel and nothing is pressed; of the main thread's
    CPU time for such a frame; and until a piece starts because the table is being redrawn."""

    frames: list[float]
    work: float
    wait: float


def travels(player: MousePlayer) -> Travels:
    page = player.page
    player.wait()
    page.evaluate(WATCH_TRAVELS)
    work = Work(page)
    frames = milliseconds = 0.0
    while page.evaluate("window.travels") < TRAVELS:
        page.locator(".skip").wait_for(state="hidden", timeout=120_000)
        page.wait_for_timeout(700)
        now = player.wait()
        if now["over"]:
            break
        player.step(now)
        page.wait_for_function("() => window.under > 0 || window.idle++ > 60")
        start = work.milliseconds(), page.evaluate("window.frames.length")
        page.wait_for_timeout(250)
        milliseconds += work.milliseconds() - start[0]
        frames += page.evaluate("window.frames.length") - start[1]
    waits: list[float] = page.evaluate("window.waits")
    work_of_a_frame = milliseconds / max(frames, 1)
    return Travels(page.evaluate("window.frames"), work_of_a_frame, statistics.median(waits))


def press_row(name: str, measured: tuple[list[float], float]) -> str:
    times, work = sorted(measured[0]), measured[1]
    far = times[min(len(times) - 1, int(len(times) * 0.95))]
    middle = statistics.median(times)
    return f"| {name} | {len(times)} | {middle:.0f} ms | {far:.0f} ms | {work:.0f} ms |"


def travel_row(name: str, measured: Travels) -> str:
    frames, work, wait = measured
    rate = 1000 * len(frames) / sum(frames)
    late = sum(frame > 25 for frame in frames) / len(frames)
    return f"| {name} | {len(frames)} | {rate:.0f} | {late:.0%} | {work:.1f} ms | {wait:.0f} ms |"


def new_page(browser: Browser, size: tuple[int, int], motion: bool = False, **more: Any) -> Page:
    page = open_page(
        browser,
        *size,
        reduced_motion="no-preference" if motion else "reduce",
        service_workers="block",  # the slow line is emulated for the page only
        **more,
    )
    # Evaluating a script counts as user activity, which would start the sounds.
    page.add_init_script(
        "Object.defineProperty(navigator, 'userActivation', { value: { hasBeenActive: false } })"
    )
    return page


def first_visits(server: LiveServer) -> Iterator[tuple[str, str, str]]:
    """For each visit: its name, its address, and what is visible once it has loaded."""
    yield "lobby", server.address, "section[aria-label='Games on the shelf']"
    for game, (playthrough, step) in BOARDS.items():
        table = server.fork(game, playthrough, step)
        yield f"table of {game}, by its link", table.link(table.seats[0]), "[data-piece], main.over"


def report(browser: Browser, server: LiveServer) -> Iterator[str]:
    yield "| first load | files | gzip | on a slow phone | work there |\n|---|---|---|---|---|"
    for name, address, there in first_visits(server):
        page = new_page(browser, DESKTOP)
        files, size = first_load(page, address, there)
        page.context.close()
        seconds, work, *_ = start(browser, address, there)
        yield f"| {name} | {files} | {size / 1000:.0f} kB | {seconds:.1f} s | {work:.1f} s |"
    yield "\n| press | presses | median | 95 % | work of a press |\n|---|---|---|---|---|"
    for game, (playthrough, step) in BOARDS.items():
        for name, size_, touch in (("desktop", DESKTOP, False), ("phone", PHONE, True)):
            page = new_page(browser, size_, has_touch=touch)
            server.fork(game, playthrough, step).sit(page)
            yield press_row(f"{game}, {name}", presses(MousePlayer(page, hurry=0.1)))
            page.context.close()
    yield f"\n| travel | frames | a second | late | work of a frame | wait |\n{'|---' * 6}|"
    page = new_page(browser, DESKTOP, motion=True)
    server.table("clinic", "pbbb").sit(page, 0)
    yield travel_row("clinic with 4 players, desktop", travels(MousePlayer(page, hurry=0.3)))
    page.context.close()


def main() -> None:
    lines: list[str] = []
    only_starts = sys.argv[1:2] == ["starts"]
    roots = [*(Path(word).resolve() for word in sys.argv[2:] if only_starts), ROOT]
    with (
        tempfile.TemporaryDirectory() as folder,
        sync_playwright() as playwright,
        launch(playwright) as browser,
        ExitStack() as running,
    ):
        servers = [
            running.enter_context(LiveServer(Path(folder, f"{n}.sqlite"), root=root))
            for n, root in enumerate(roots)
        ]
        for line in starts(browser, servers) if only_starts else report(browser, servers[-1]):
            print(line, flush=True)
            lines.append(line)
    if sys.argv[1:] and not only_starts:
        Path(sys.argv[1]).write_text("\n".join(lines) + "\n", "utf-8")


if __name__ == "__main__":
    main()
