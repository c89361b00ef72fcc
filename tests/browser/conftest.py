"""One browser and one server for all tests; a fresh browser profile for each person in a test."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Playwright, expect, sync_playwright

from tests.browser.house import ROOT, House

CHROMIUM = Path(os.environ.get("WARDROUND_CHROMIUM", "/usr/bin/chromium"))
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
    f"--disable-features={','.join(UNUSED)}",
)
UNSEEN = ("--force-gpu-mem-available-mb=0",)
"""Nobody looks at most pages: with no memory for painted tiles they are laid out and can be pressed
but are never painted."""
STATIC = ROOT / "src" / "wardround" / "server" / "static" / "index.html"
PATIENCE = 60_000
"""Milliseconds: a machine that does other things as well takes long for what is right."""
expect.set_options(timeout=PATIENCE)
SLOWNESS = float(os.environ.get("WARDROUND_SLOWNESS", "1"))
"""How many times slower pages compute; above 1 what they ask for comes late as well. A test that
looks once at something that is still on its way passes on a quick machine only; this finds it."""
LATE = 60
"""Milliseconds that an answer is late for every time of slowness."""
BYTES = 600_000
"""Bytes a second that come, divided by the slowness."""

NewPage = Callable[..., Page]


@pytest.fixture(scope="package")
def playwright() -> Iterator[Playwright]:
    if not CHROMIUM.exists():
        pytest.skip(f"{CHROMIUM} is not installed")
    with sync_playwright() as running:
        yield running


@pytest.fixture(scope="package")
def browser(playwright: Playwright) -> Iterator[Browser]:
    flags = FLAGS if "WARDROUND_PICTURES" in os.environ else (*FLAGS, *UNSEEN)
    running = playwright.chromium.launch(executable_path=CHROMIUM, args=list(flags))
    yield running
    running.close()


@pytest.fixture(scope="package")
def app() -> None:
    """The built browser app, which every server of these tests hands out."""
    if not STATIC.exists():
        pytest.skip("the client has not been built: npm run build")


@pytest.fixture(scope="package")
def house(tmp_path_factory: pytest.TempPathFactory, app: None) -> Iterator[House]:
    running = House(tmp_path_factory.mktemp("house") / "tables.sqlite")
    running.start()
    yield running
    running.stop()


@pytest.fixture
def new_page(browser: Browser, house: House) -> Iterator[NewPage]:
    """A new person with an empty browser, which keeps no app for later; whatever the page
    complains about fails the test."""
    complaints: list[str] = []
    contexts = []

    def make(width: int = 1440, height: int = 900, theme: str = "light", **more: Any) -> Page:
        context = browser.new_context(
            viewport={"width": width, "height": height},
            color_scheme="dark" if theme == "dark" else "light",
            permissions=["clipboard-read", "clipboard-write"],
            **{"service_workers": "block", "reduced_motion": "reduce", **more},
        )
        context.set_default_timeout(PATIENCE)
        contexts.append(context)
        page = context.new_page()
        slow_down(page)
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.on(
            "console",
            lambda message: complaints.append(message.text) if is_complaint(message) else None,
        )
        return page

    yield make
    for context in contexts:
        context.close()
    assert complaints == []


def slow_down(page: Page) -> None:
    if SLOWNESS <= 1:
        return
    devtools = page.context.new_cdp_session(page)
    devtools.send("Emulation.setCPUThrottlingRate", {"rate": SLOWNESS})
    devtools.send("Network.enable")
    pace = {"downloadThroughput": BYTES / SLOWNESS, "uploadThroughput": BYTES / SLOWNESS}
    late = {"offline": False, "latency": SLOWNESS * LATE}
    devtools.send("Network.emulateNetworkConditions", {**late, **pace})


def is_complaint(message: Any) -> bool:
    """Errors count; what a server refuses on purpose does not: the page says that in words."""
    return message.type == "error" and "Failed to load resource" not in message.text


@pytest.fixture
def page(new_page: NewPage) -> Page:
    return new_page()
