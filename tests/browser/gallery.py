"""Takes the pictures of README and docs/gallery.md: ``python -m tests.browser.gallery``.

Every picture is a real table: a recorded game of the tests, gone on from one of its steps.
"""

from __future__ import annotations

import re
import sys
import tempfile
from io import BytesIO
from pathlib import Path

from PIL import Image
from playwright.sync_api import Browser, expect, sync_playwright

from tests.browser.conftest import CHROMIUM, FLAGS
from tests.browser.house import ROOT, House, board

PICTURES = ROOT / "docs" / "pictures"
SHOWN = set(re.findall(r"pictures/(\w+)\.png", (ROOT / "docs" / "gallery.md").read_text("utf-8")))
DESKTOP, PHONE, LYING = (1440, 900), (390, 844), (844, 390)
TABLES = {
    "forbidden_clinic": ("saved", 90),
    "healthy_heart": ("ran_its_course", 110),
    "hero": ("winner", 70),
    "clinic": ("most_popular", 230),
}
"""For each game the recorded game and the step to show."""
ASKED = {"forbidden_clinic": 1, "healthy_heart": 1, "hero": 0, "clinic": 1}
"""The seat that is asked there: the picture is taken from it."""


def take(browser: Browser, address: str, name: str, size: tuple[int, int], theme: str) -> None:
    if name not in SHOWN:
        return
    width, height = size
    context = browser.new_context(
        viewport={"width": width, "height": height},
        color_scheme="dark" if theme == "dark" else "light",
        reduced_motion="reduce",
    )
    page = context.new_page()
    page.goto(address)
    if "#" in address:
        expect(board(page)).to_be_visible()
    page.wait_for_timeout(2_500)
    picture = Image.open(BytesIO(page.screenshot())).convert("RGB")
    picture.quantize(256).save(PICTURES / f"{name}.png", optimize=True)  # a third of the bytes
    context.close()


def main() -> None:
    wanted = sys.argv[1:] or list(TABLES)
    PICTURES.mkdir(exist_ok=True)
    expect.set_options(timeout=60_000)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=list(FLAGS))
        house = House(Path(folder) / "tables.sqlite", extra=())
        house.start()
        try:
            take(browser, house.address, "lobby", DESKTOP, "light")
            for game in wanted:
                table = house.fork(game, *TABLES[game])
                address = table.link(table.seats[ASKED[game]])
                take(browser, address, game, DESKTOP, "light")
                take(browser, address, f"{game}_dark", DESKTOP, "dark")
                take(browser, address, f"{game}_phone", PHONE, "light")
                take(browser, address, f"{game}_phone_dark", PHONE, "dark")
                take(browser, address, f"{game}_lying", LYING, "light")
                file = ROOT / "tests" / game / "playthroughs" / f"{TABLES[game][0]}.jsonl"
                shown = house.post("upload", {"journal": file.read_text("utf-8")})
                address = f"{house.address}#/t/{shown['spectate']}"
                take(browser, address, f"{game}_result", DESKTOP, "light")
        finally:
            house.stop()
            browser.close()


if __name__ == "__main__":
    main()
