"""One browser and one server for all tests; a new browser profile for each person in a test."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from shutil import which
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Playwright, ViewportSize, expect, sync_playwright

from tests import waiting
from tests.browser.tables import ROOT, LiveServer

CHROMIUM = Path(
    os.environ.get("WARDROUND_CHROMIUM")
    or which("chromium-headless-shell")
    or which("chromium")
    or "chromium"
)
UNUSED = (
    # Chromium's own menus are web pages, loaded for every new profile: half the work of a test.
    *("WebUIOmniboxPopup", "WebUIOmniboxAimPopup"),
    # What Playwright switches off: a list of ours replaces its list.
    *("AimEnabled", "AvoidUnnecessaryBeforeUnloadCheckSync", "DestroyProfileOnBrowserClose"),
    *("HttpsFirstBalancedModeAutoEnable", "HttpsUpgrades", "LensOverlay", "MediaRouter"),
    *("NetworkTimeServiceQuerying", "OptimizationHints", "PaintHolding", "PreconnectToSearch"),
    "ThirdPartyStoragePartitioning",
)
FLAGS = (
    *("--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run"),
    *("--disable-background-networking", "--disable-component-update", "--disable-sync"),
    "--font-render-hinting=none",  # letters as wide as on a screen
    f"--disable-features={','.join(UNUSED)}",
)
UNSEEN = ("--force-gpu-mem-available-mb=0",)
"""For pages that nobody looks at: without memory for painted tiles they are laid out and can be
pressed, but nothing is painted."""
STATIC = ROOT / "src" / "wardround" / "server" / "static" / "index.html"
PATIENCE = 1000 * waiting.PATIENCE
"""Milliseconds: a busy machine may be slow."""
expect.set_options(timeout=PATIENCE)
SLOWNESS = float(os.environ.get("WARDROUND_SLOWNESS", "1"))
"""How many times slower pages run; above 1, their network is slower too. This finds tests that look
only once, before something has arrived, and so pass only on a fast machine."""
LATENCY = 60
"""Milliseconds, multiplied by the slowness."""
BYTES = 600_000
"""A second, divided by the slowness."""
PHONE_SIZE: ViewportSize = {"width": 390, "height": 844}
PHONE: dict[str, Any] = {**PHONE_SIZE, "has_touch": True, "is_mobile": True}

NewPage = Callable[..., Page]


@pytest.fixture(scope="package")
def playwright() -> Iterator[Playwright]:
    if not CHROMIUM.exists():
        pytest.skip(f"{CHROMIUM} is not installed")
    with sync_playwright() as running:
        yield running


@pytest.fixture(scope="package")
def browser(playwright: Playwright) -> Iterator[Browser]:
    flags = () if "WARDROUND_PICTURES" in os.environ else UNSEEN
    with launch(playwright, *flags) as running:
        yield running


def launch(playwright: Playwright, *flags: str) -> Browser:
    return playwright.chromium.launch(executable_path=CHROMIUM, args=[*FLAGS, *flags])


@contextmanager
def browser_and_server() -> Iterator[tuple[Browser, LiveServer]]:
    """For scripts: a browser that paints, and a server with the real games only."""
    with (
        tempfile.TemporaryDirectory() as folder,
        sync_playwright() as playwright,
        launch(playwright) as browser,
        LiveServer(Path(folder, "tables.sqlite"), extra=()) as server,
    ):
        yield browser, server


@pytest.fixture(scope="package")
def app() -> None:
    """The built browser app, which every server in these tests serves."""
    if not STATIC.exists():
        pytest.skip("the client has not been built: npm run build")


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory, app: None) -> Iterator[LiveServer]:
    with LiveServer(tmp_path_factory.mktemp("server") / "tables.sqlite") as running:
        yield running


@pytest.fixture
def new_page(browser: Browser, server: LiveServer) -> Iterator[NewPage]:
    """A new person with an empty browser that does not install the app. Errors in the page fail
    the test."""
    complaints: list[str] = []
    pages = []

    def make(width: int = 1440, height: int = 900, theme: str = "light", **more: Any) -> Page:
        clipboard = ["clipboard-read", "clipboard-write"]
        more = {"service_workers": "block", "permissions": clipboard, **more}
        page = open_page(browser, width, height, color_scheme=theme, **more)
        pages.append(page)
        slow_down(page)
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.on(
            "console",
            lambda message: complaints.append(message.text) if is_complaint(message) else None,
        )
        return page

    yield make
    for page in pages:
        page.context.close()
    assert complaints == []


def open_page(browser: Browser, width: int = 1440, height: int = 900, **more: Any) -> Page:
    """A page in a new profile. Close its context when done."""
    size: ViewportSize = {"width": width, "height": height}
    context = browser.new_context(viewport=size, **{"reduced_motion": "reduce", **more})
    context.set_default_timeout(PATIENCE)
    return context.new_page()


def slow_down(page: Page) -> None:
    if SLOWNESS <= 1:
        return
    devtools = page.context.new_cdp_session(page)
    devtools.send("Emulation.setCPUThrottlingRate", {"rate": SLOWNESS})
    devtools.send("Network.enable")
    rate, latency = BYTES / SLOWNESS, LATENCY * SLOWNESS
    line = {"latency": latency, "downloadThroughput": rate, "uploadThroughput": rate}
    devtools.send("Network.emulateNetworkConditions", {"offline": False, **line})


def is_complaint(message: Any) -> bool:
    """Whether it is an error; a request refused on purpose is not, and the page explains it."""
    return message.type == "error" and "Failed to load resource" not in message.text


@pytest.fixture
def page(new_page: NewPage) -> Page:
    return new_page()
