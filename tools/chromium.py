"""Chromium for the browser tests, which find it through the variable WARDROUND_CHROMIUM."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable
from pathlib import Path

from tools.commands import PYTHON, output_of, say, works
from tools.environment import install_debian

SHELL = "chromium-headless-shell"
"""Chromium without windows and menus: opening a page takes a sixth less CPU time."""
NAMES = (SHELL, "chromium", "google-chrome")
PLAYWRIGHT = """
from playwright.sync_api import sync_playwright
with sync_playwright() as p: print(p.chromium.executable_path)
"""


def find() -> bool:
    """Whether there is one: named, installed, from Debian's packages, or from Playwright."""
    named = os.environ.get("WARDROUND_CHROMIUM", "")
    ways: tuple[Callable[[], str | None], ...] = (
        lambda: named if Path(named).is_file() else None,
        lambda: next(filter(None, map(shutil.which, NAMES)), None),
        of_playwright,
        lambda: shutil.which(SHELL) if install_debian(SHELL, "for browser tests") else None,
        lambda: of_playwright(download=True),
    )
    for way in ways:
        if path := way():
            os.environ["WARDROUND_CHROMIUM"] = path
            return True
    return False


def of_playwright(download: bool = False) -> str | None:
    """The Chromium that Playwright keeps in the user's own folder, which needs no root."""
    if download:
        say("downloading Playwright's Chromium")
        if not works([PYTHON, "-m", "playwright", "install", "chromium"]):
            return None
    path = (output_of([PYTHON, "-c", PLAYWRIGHT]) or "").strip()
    return path if path and works([path, "--version"]) else None
