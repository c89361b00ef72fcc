"""Plays at a Wardround that was installed somewhere, as a stranger would.

``python -m tests.package.installed ENVIRONMENT [--page]`` starts the server of a virtual
environment, plays a game over the WebSocket, and writes the app as files. With ``--page`` it opens
the app in Chromium, from the server and from those files. Nothing of the source tree can be
imported there.
"""

from __future__ import annotations

import functools
import json
import os
import random
import subprocess
import sys
import tempfile
import threading
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

from websockets.sync.client import connect
from websockets.typing import Origin

from tests.local_site.processes import free_port

ROOT = Path(__file__).resolve().parents[2]
SCRIPTS = "Scripts" if os.name == "nt" else "bin"
START_SECONDS = 60.0
GAME = "forbidden_clinic"


def outside(environment: Path) -> dict[str, str]:
    """Environment variables without any trace of the source tree."""
    kept = {key: value for key, value in os.environ.items() if not key.startswith("PYTHON")}
    scripts = str(environment / SCRIPTS)
    return {**kept, "PATH": os.pathsep.join([scripts, os.environ["PATH"]])}


@contextmanager
def served(environment: Path, **variables: str) -> Iterator[str]:
    """The address of a running server with a database of its own."""
    with tempfile.TemporaryDirectory() as folder:
        port = free_port()
        command = [
            *(str(environment / SCRIPTS / "wardround"), "serve", "--port", str(port)),
            *("--db", str(Path(folder, "tables.sqlite")), "--workers", "1", "--bot-pause", "0"),
        ]
        server = subprocess.Popen(
            command,
            cwd=folder,
            env={**outside(environment), **variables},
            stderr=subprocess.PIPE,
            text=True,
        )
        address = f"http://localhost:{port}/"
        try:
            wait_for(address, server)
            yield address
        finally:
            server.kill()
            server.communicate()


def wait_for(address: str, server: subprocess.Popen[str]) -> None:
    end = time.monotonic() + START_SECONDS
    while True:
        try:
            with urllib.request.urlopen(f"{address}health", timeout=1):
                return
        except OSError:
            if server.poll() is not None:
                raise RuntimeError(f"the server ended: {server.communicate()[1]}") from None
            if time.monotonic() > end:
                raise
            time.sleep(0.05)


def fetch(address: str, body: dict[str, Any] | None = None) -> bytes:
    request = urllib.request.Request(
        address,
        data=None if body is None else json.dumps(body).encode(),
        headers={"content-type": "application/json"},
    )
    with urllib.request.urlopen(request, timeout=30) as answer:
        return bytes(answer.read())


def play_a_game(address: str) -> dict[str, Any]:
    """One person and bots play to the end; returns the outcome."""
    seats = [{"by": "me"}, *[{"by": "bot", "level": "random"}] * 5]
    table = json.loads(fetch(f"{address}api/tables", {"game": GAME, "seats": seats}))
    choices = random.Random(1)
    ours = Origin(address.rstrip("/"))
    with connect(f"{address.replace('http', 'ws', 1)}ws", origin=ours) as socket:
        sent = json.dumps({"type": "hello", "tokens": [table["seats"][0]["token"]]})
        socket.send(sent)
        while True:
            said = json.loads(socket.recv(timeout=60))
            if said.get("code") == "rate_limited":  # and asked to wait a little
                time.sleep(0.2)
                socket.send(sent)
                continue
            # Stale: a bot acted first; the newest position is on its way.
            if said["type"] in ("refused", "bye") and said.get("code") != "stale":
                raise RuntimeError(f"the server answered {said}")
            now = said.get("now")
            if now is None:
                continue
            if now["outcome"] is not None:
                return dict(now["outcome"])
            if now["legal"]:
                act = {"action": choices.choice(now["legal"])["action"], "seq": now["seq"]}
                id_ = f"{choices.random()}"
                sent = json.dumps({"type": "act", "id": id_, **act})
                socket.send(sent)


def write_site(environment: Path, folder: Path) -> None:
    command = [str(environment / SCRIPTS / "wardround"), "site", str(folder)]
    subprocess.run(command, cwd=environment, env=outside(environment), check=True)


class _Files(SimpleHTTPRequestHandler):
    def log_message(self, format: str, *args: Any) -> None:
        """No one reads the log."""


@contextmanager
def file_server(folder: Path) -> Iterator[str]:
    """The address of a web server that only serves files."""
    handler = functools.partial(_Files, directory=str(folder))
    with ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://localhost:{server.server_port}/"
        server.shutdown()


def open_page(address: str) -> str:
    """The heading of the app in Chromium."""
    from playwright.sync_api import sync_playwright

    from tests.browser.conftest import launch

    with sync_playwright() as playwright:
        browser = launch(playwright)
        page = browser.new_page()
        page.goto(address)
        page.get_by_text("Forbidden Clinic").first.wait_for(timeout=1000 * START_SECONDS)
        title = page.title()
        browser.close()
        return title


def main() -> None:
    environment = Path(sys.argv[1]).resolve()
    begun = time.monotonic()
    with served(environment) as address:
        print(f"a page after {time.monotonic() - begun:.1f} s:", fetch(address)[:15].decode())
        print(f"{GAME} ended:", play_a_game(address)["reason"])
        if "--page" in sys.argv:
            print("Chromium shows:", open_page(address))
    with tempfile.TemporaryDirectory() as folder:
        write_site(environment, Path(folder))
        with file_server(Path(folder)) as address:
            print("files for a site without a server:", len(list(Path(folder).rglob("*"))))
            if "--page" in sys.argv:
                print("Chromium shows, without a server:", open_page(address))


if __name__ == "__main__":
    main()
