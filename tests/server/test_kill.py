"""kill -9 at any moment: everything answered is there after a restart, and only once."""

from __future__ import annotations

import contextlib
import json
import random
import re
import sqlite3
import threading
import time
from pathlib import Path
from typing import Any

import httpx
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from tests.server.mail_server import mail_server
from tests.server.people import KNOWN_GAMES, PATIENCE, Browser, Outside, post
from tests.waiting import until
from wardround.core.replay import read_journal
from wardround.server.table.turns import REMINDED

ADA, RENEWED = "a" * 43, "b" * 43
GONE = (ConnectionClosed, InvalidHandshake, OSError, EOFError, TimeoutError, httpx.HTTPError)


class Player:
    """Plays both seats of a table as fast as it can and remembers what was answered."""

    def __init__(self, server: Outside) -> None:
        self.server = server
        chairs = [{"by": "me"}, {"by": "me"}]
        wish = {"game": "sealed", "seats": chairs, "options": {"rounds": 40}}
        made = post(server.url, "/api/tables", wish, 201)
        self.table: str = made["table"]
        self.tokens = [seat["token"] for seat in made["seats"]]
        self.answered: dict[str, int] = {}
        self.unanswered: dict[str, Any] | None = None
        self.over = False
        self.sent = 0

    def play(self) -> None:
        """Connect, check that everything answered is there, play on until the server is gone."""
        browser = Browser(self.server.url)
        welcome = browser.hello(*self.tokens)
        assert welcome["now"]["seq"] >= max(self.answered.values(), default=0)
        if self.unanswered is not None:
            self._send(browser, self.unanswered)
        while browser.now["outcome"] is None:
            browser.whoever_is_asked()
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
        self.over = True

    def _send(self, browser: Browser, message: dict[str, Any]) -> None:
        self.unanswered = message
        browser.send(message)
        done = browser.until("done")
        assert done["re"] == message["id"]
        self.answered[message["id"]] = done["seq"]
        self.unanswered = None


def kill_many_times(folder: Path, times: int) -> int:
    """Kill and restart, each time after a few more answers and then at any moment.

    Everything that was answered is there; how much that was.
    """
    server, chance = Outside(folder, workers=0), random.Random(9)
    server.start()
    players = [Player(server)]
    for _ in range(times):
        if players[-1].over:
            players.append(Player(server))
        player = players[-1]
        enough = len(player.answered) + chance.randrange(1, 20)
        killer = threading.Thread(
            target=kill_after, args=(server, player, enough, chance.uniform(0, 0.01))
        )
        killer.start()
        with contextlib.suppress(*GONE):
            player.play()
        killer.join()
        server.start()
    server.close()
    for player in players:
        check_disk(folder, player)
    return sum(len(player.answered) for player in players)


def kill_after(server: Outside, player: Player, answers: int, pause: float) -> None:
    """Wait for this many answers, however long that takes, and a moment more."""
    deadline = time.monotonic() + PATIENCE
    while len(player.answered) < answers and not player.over and time.monotonic() < deadline:
        time.sleep(0.001)
    time.sleep(pause)
    server.kill()


def check_disk(folder: Path, player: Player) -> None:
    connection = sqlite3.connect(folder / "tables.sqlite")
    rows = connection.execute(
        "SELECT line, mid FROM lines WHERE table_id = ? ORDER BY n", (player.table,)
    ).fetchall()
    assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    connection.close()
    mids = [mid.partition("/")[2] for _, mid in rows if mid]
    assert len(mids) == len(set(mids)), "an action was written twice"
    assert player.answered
    assert set(player.answered) <= set(mids), "an answered action is missing"
    assert len(set(mids) - set(player.answered)) <= 1
    lines = [line for line, _ in rows]
    journal = read_journal(KNOWN_GAMES.game("sealed"), KNOWN_GAMES.library("sealed"), lines)
    assert len(journal.moves) == len(mids)


def test_what_was_answered_survives_many_kills(tmp_path: Path) -> None:
    """``python -m bench.kills`` does it a thousand times."""
    assert kill_many_times(tmp_path, 12) > 12


def test_people_chairs_and_results_survive_kills_and_are_there_once(tmp_path: Path) -> None:
    server = Outside(tmp_path, workers=0)
    server.start()
    try:
        chairs = [{"by": "me", "name": "Ada"}, {"by": "open"}]
        wish = {"game": "sealed", "seats": chairs, "waiting": True, "options": {"rounds": 1}}
        made = post(server.url, "/api/tables", wish, 201)
        chair = {"token": made["link"], "name": "Ben", "id": "b" * 43}
        sat = post(server.url, "/api/sit", chair, 200)
        ben = sat["token"]
        mine = [made["seats"][0]["token"], made["host"]]
        post(server.url, "/api/person", {"person": ADA, "tokens": mine, "new": True}, 200)
        post(server.url, "/api/person/renew", {"person": ADA, "renewed": RENEWED}, 200)
        killed(server)
        assert post(server.url, "/api/sit", chair, 200) == sat, "the answer was lost on the way"
        post(server.url, "/api/person/renew", {"person": ADA, "renewed": RENEWED}, 200)
        post(server.url, "/api/person", {"person": ADA}, 404)
        host, seat = held_by(server, RENEWED)
        browser = Browser(server.url)
        welcome = browser.hello(seat, host, ben)
        assert [one["name"] for one in welcome["seats"]] == ["Ada", "Ben"]
        assert welcome["table"]["waiting"]
        browser.say("start")
        while browser.now["awaiting"] is None:
            browser.read()
        browser.play_to_the_end()
        again = post(server.url, "/api/again", {"tokens": [seat]}, 201)
        killed(server)
        assert post(server.url, "/api/again", {"tokens": [ben]}, 201)["table"] == again["table"]
        tables = post(server.url, "/api/mine", {"tokens": [seat, host, ben]}, 200)["tables"]
        assert {(one["card"]["table"], one["card"]["moves"]) for one in tables} == {
            (made["table"], browser.now["moves"])
        }
        assert all(one["card"]["outcome"]["winners"] for one in tables)
    finally:
        server.close()


def test_a_reminder_survives_a_kill_and_programs_can_tell_that_it_came_twice(
    tmp_path: Path,
) -> None:
    """Whether a letter was taken cannot be known by who dies meanwhile: better twice than never,
    and under the same name, by which programs recognise it."""
    with mail_server() as letters:
        server = Outside(tmp_path, smtp=letters.address)
        server.start()
        try:
            wish = {"game": "sealed", "seats": [{"by": "me"}, {"by": "me"}]}
            made = post(server.url, "/api/tables", wish, 201)
            ben, ada = (seat["token"] for seat in made["seats"])
            post(server.url, "/api/person", {"person": ADA, "tokens": [ada], "new": True}, 200)
            wanted = {"person": ADA, "address": "ada@example.org"}
            post(server.url, "/api/reminders/change", wanted, 200)
            [asking] = letters.taken
            [yes] = re.findall(r"#/mail/yes/(\S+)", asking.get_content())
            post(server.url, "/api/reminders/confirm", {"link": yes}, 200)
            letters.on_taken = server.kill
            browser = Browser(server.url)
            browser.hello(ben)
            with contextlib.suppress(*GONE):
                while browser.now["legal"]:
                    browser.act(-1)
            until(lambda: len(letters.taken), lambda count: count == 2)
            letters.on_taken = lambda: None
            server.start()
            browser = Browser(server.url)
            browser.hello(ben)
            until(lambda: reminder_of(tmp_path, 1), lambda remind: remind == REMINDED)
            browser.close()
        finally:
            server.close()
    _, first, again = letters.taken
    assert first["Message-ID"] == again["Message-ID"]
    assert first["To"] == again["To"] == "ada@example.org"


def reminder_of(folder: Path, seat: int) -> int:
    """The stored time at which a seat of the only table is to be reminded."""
    connection = sqlite3.connect(folder / "tables.sqlite")
    [(raw,)] = connection.execute("SELECT record FROM tables").fetchall()
    connection.close()
    remind: int = json.loads(raw)["seats"][seat].get("remind", 0)
    return remind


def killed(server: Outside) -> None:
    server.kill()
    server.start()


def held_by(server: Outside, person: str) -> list[str]:
    """What another device of this person holds: the host's token, and the seat's."""
    now = post(server.url, "/api/person", {"person": person}, 200)
    return [one["token"] for one in now["tokens"]]


def test_a_question_before_everybody_survives_a_kill(tmp_path: Path) -> None:
    server = Outside(tmp_path, workers=0)
    server.start()
    try:
        wish = {"game": "sealed", "seats": [{"by": "me"}, {"by": "me"}]}
        made = post(server.url, "/api/tables", wish, 201)
        anna, ben = (seat["token"] for seat in made["seats"])
        browser = Browser(server.url)
        browser.hello(anna)
        seq = browser.act(-1)["seq"]
        assert browser.say("undo", seq=seq, to=0, seat=0)["type"] == "done"
        server.kill()
        with contextlib.suppress(*GONE):
            browser.close()
        server.start()
        browser = Browser(server.url)
        asked = browser.hello(ben)["asked"]
        assert asked == {"kind": "undo", "by": 0, "to": 0, "agreed": [0], "waiting": [1]}
        assert browser.say("answer", yes=True)["type"] == "done"
        assert browser.now["moves"] == 0
        browser.close()
    finally:
        server.close()
