"""Takes the pictures for the README and docs/gallery.md: ``python -m tests.browser.gallery``.

Every picture shows a real table that continues one of the recorded games.
"""

from __future__ import annotations

import re
import sys
from io import BytesIO

from PIL import Image
from playwright.sync_api import Browser, expect

from tests.browser.conftest import browser_and_server, open_page
from tests.browser.tables import ROOT, board

PICTURES = ROOT / "docs" / "pictures"
SHOWN = set(re.findall(r"pictures/(\w+)\.png", (ROOT / "docs" / "gallery.md").read_text("utf-8")))
DESKTOP, PORTRAIT, LANDSCAPE = (1440, 900), (390, 844), (844, 390)
TABLES = {
    "forbidden_clinic": ("saved", 90),
    "healthy_heart": ("ran_its_course", 110),
    "hero": ("winner", 70),
    "clinic": ("most_popular", 230),
}
"""For each title, a recorded game and the step to show."""
ASKED = {"forbidden_clinic": 1, "healthy_heart": 1, "hero": 0, "clinic": 1}
"""The seat to move at that step, which sees what the picture shows."""


def take(browser: Browser, address: str, name: str, size: tuple[int, int], theme: str) -> None:
    if name not in SHOWN:
        return
    page = open_page(browser, *size, color_scheme=theme)
    page.goto(address)
    if "#" in address:
        expect(board(page)).to_be_visible()
    page.wait_for_timeout(2_500)
    picture = Image.open(BytesIO(page.screenshot())).convert("RGB")
    picture.quantize(256).save(PICTURES / f"{name}.png", optimize=True)  # a third of the bytes
    page.context.close()


def main() -> None:
    wanted = sys.argv[1:] or list(TABLES)
    PICTURES.mkdir(exist_ok=True)
    with browser_and_server() as (browser, server):
        take(browser, server.address, "lobby", DESKTOP, "light")
        for game in wanted:
            table = server.fork(game, *TABLES[game])
            address = table.link(table.seats[ASKED[game]])
            take(browser, address, game, DESKTOP, "light")
            take(browser, address, f"{game}_dark", DESKTOP, "dark")
            take(browser, address, f"{game}_phone", PORTRAIT, "light")
            take(browser, address, f"{game}_phone_dark", PORTRAIT, "dark")
            take(browser, address, f"{game}_lying", LANDSCAPE, "light")
            result = table.link(server.recorded(game, TABLES[game][0])["spectate"])
            take(browser, result, f"{game}_result", DESKTOP, "light")


if __name__ == "__main__":
    main()
