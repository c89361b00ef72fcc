"""kill -9 at any moment: whatever was answered is there after a restart, and nothing twice."""

from __future__ import annotations

import contextlib
import random
import sqlite3
import threading
import time
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from tests.server.people import CATALOGUE, Browser, Outside, post
from wardround.core.replay import read_journal

GONE = (ConnectionClosed, InvalidHandshake, OSError, EOFError, TimeoutError, httpx.HTTPError)


class Player:
    """Plays both seats as fast as it can and remembers what was answered."""

    def __init__(self, server: Outside, tokens: list[str]) -> None:
        self.server = server
        self.tokens = tokens
        self.answered: dict[str, int] = {}
        self.unanswered: dict[str, Any] | None = None
        self.sent = 0

    def play(self) -> None:
        """Connect, check that everything answered is there, go on until the server is gone."""
        browser = Browser(self.server.url)
        welcome = browser.hello(*self.tokens)
        assert welcome["now"]["seq"] >= max(self.answered.values(), default=0)
        if self.unanswered is not None:
            self._send(browser, self.unanswered)
        while browser.now["outcome"] is None:
            if not browser.now["legal"]:
                seat = browser.now["awaiting"]["seats"][0]
                browser.send({"type": "look", "id": "look", "seat": seat})
                browser.until("welcome")
            self.sent += 1
            choice = random.Random(self.sent).choice(browser.now["legal"])
            self._send(
                browser,
                {
                    "type": "act",
                    "id": f"act-{self.sent}",
                    "seq": browser.now["seq"],
                    "action": choice["action"],
                },
            )

    def _send(self, browser: Browser, message: dict[str, Any]) -> None:
        self.unanswered = message
        browser.send(message)
        done = browser.until("done")
        assert done["re"] == message["id"]
        self.answered[message["id"]] = done["seq"]
        self.unanswered = None


def kill_many_times(folder: Path, most: int, seconds: float) -> int:
    """Kill and restart so many times, or as often as there is time for."""
    server, chance = Outside(folder), random.Random(9)
    deadline = time.monotonic() + seconds
    server.start()
    wish = {
        "game": "sealed",
        "seats": [{"by": "me"}, {"by": "me"}],
        "options": {"rounds": 40},
    }
    made = post(server.url, "/api/tables", wish, 201)
    player = Player(server, [seat["token"] for seat in made["seats"]])
    kills = 0
    while kills < most and time.monotonic() < deadline:
        timer = threading.Timer(chance.uniform(0.01, 0.15), server.kill)
        timer.start()
        with contextlib.suppress(*GONE):
            player.play()
        timer.join()
        kills += 1
        server.start()
    server.close()
    check_disk(folder, made["table"], player)
    assert player.answered
    return kills


def check_disk(folder: Path, table: str, player: Player) -> None:
    connection = sqlite3.connect(folder / "tables.sqlite")
    rows = connection.execute(
        "SELECT line, mid FROM lines WHERE table_id = ? ORDER BY n", (table,)
    ).fetchall()
    assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    connection.close()
    mids = [mid.partition("/")[2] for _, mid in rows if mid]
    assert len(mids) == len(set(mids)), "an action was written twice"
    assert set(player.answered) <= set(mids), "an answered action is missing"
    assert len(set(mids) - set(player.answered)) <= 1
    lines = [line for line, _ in rows]
    journal = read_journal(CATALOGUE.game("sealed"), CATALOGUE.library("sealed"), lines)
    assert len(journal.moves) == len(mids)


def test_what_was_answered_survives_a_kill(tmp_path: Path) -> None:
    assert kill_many_times(tmp_path, most=2, seconds=30) == 2


@pytest.mark.slow
def test_what_was_answered_survives_many_kills(tmp_path: Path) -> None:
    assert kill_many_times(tmp_path, most=25, seconds=16) >= 4
