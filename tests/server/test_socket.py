"""The WebSocket: reconnecting, limits, bad messages, durability, workers that fail."""

from __future__ import annotations

import json
import logging
import socket
import sqlite3
import threading
import time
import zlib
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from tests.in_loop import in_loop
from tests.server.people import PATIENCE, Browser, Outside, Server, fetch, post, serving, settings
from tests.server.test_http import make
from wardround.server.logs import JsonLines, TextLines
from wardround.server.workers.pool import WorkerError, WorkerPool, WorkerProcess
from wardround.server.workers.worker import CheckTask


def test_two_browsers_and_a_spectator(server: Server) -> None:
    made = make(server, "me", "open")
    ada, bo, watcher = (Browser(server.url) for _ in range(3))
    ada.hello(made["seats"][0]["token"], made["host"])
    bo.hello(made["seats"][1]["token"])
    welcome = watcher.hello(made["spectate"])
    assert welcome["you"]["looking"] is None
    assert ada.until("people")["seats"][1]["online"]
    done = ada.act(-1)
    assert done["type"] == "done"
    assert ada.seen[-2]["type"] == "update"
    assert bo.until("update")["now"]["seq"] == done["seq"]
    assert watcher.until("update")["now"]["legal"] == []
    assert bo.act(0)["type"] == "done"
    bo.close()
    while ada.until("people")["seats"][1]["online"]:
        pass
    ada.close()
    watcher.close()


def test_long_messages_are_packed_for_whoever_wants_that(server: Server) -> None:
    made = make(server, "me", "me", game="hero")
    hello = json.dumps({"type": "hello", "tokens": [made["spectate"]]})
    address = server.url.replace("http://", "ws://") + "/ws"
    with connect(address, compression=None) as plain:
        plain.send(hello)
        whole = plain.recv(PATIENCE)
    with connect(address + "?packed", compression=None) as packs:
        packs.send(hello)
        packed = packs.recv(PATIENCE)
        packs.send(json.dumps({"type": "ping", "id": "1"}))
        short = packs.recv(PATIENCE)
    assert isinstance(whole, str)
    assert isinstance(packed, bytes)
    assert json.loads(zlib.decompress(packed))["now"] == json.loads(whole)["now"]
    assert len(packed) < len(whole) / 3
    assert isinstance(short, str)


def test_reconnecting_in_mid_turn_loses_and_doubles_nothing(server: Server) -> None:
    made = make(server, "me", "me", game="template")
    tokens = [seat["token"] for seat in made["seats"]]
    browser = Browser(server.url)
    browser.hello(*tokens)
    seq = browser.now["seq"]
    message = {"type": "act", "id": "once", "seq": seq, "action": browser.now["legal"][0]["action"]}
    browser.send(message)
    browser.close()
    again = Browser(server.url)
    welcome = again.hello(*tokens, seq=seq)
    again.send(message)
    done = again.until("done")
    assert done["re"] == "once"
    assert again.now["moves"] == 1 or welcome["now"]["moves"] == 1
    final = Browser(server.url)
    assert final.hello(*tokens, seq=seq)["missed"] == 1
    assert final.now["moves"] == 1
    again.close()
    final.close()


def test_a_seat_may_be_open_on_two_devices(server: Server) -> None:
    made = make(server, "me", "me", game="template")
    one, two = Browser(server.url), Browser(server.url)
    one.hello(made["seats"][0]["token"])
    two.hello(made["seats"][0]["token"])
    one.now["legal"] or one.until("update")
    assert one.now["legal"] == two.now["legal"]
    one.close()
    two.close()


@pytest.mark.parametrize(
    ("first", "code"),
    [
        ("", "malformed"),
        ("[]", "malformed"),
        ('{"type":"hello"}', "malformed"),
        ('{"type":"hello","tokens":["unknown-token-000"]}', "unknown_token"),
        ('{"type":"ping","id":"a"}', "hello_first"),
        (b"\xff\xfe", "malformed"),
        ("[" * 5000, "malformed"),
        ("x" * 70_000, "too_large"),
    ],
)
def test_bad_first_messages(server: Server, first: str | bytes, code: str) -> None:
    browser = Browser(server.url)
    browser.send(first)
    bye = browser.read()
    assert (bye["type"], bye["code"]) == ("bye", code)
    with pytest.raises(ConnectionClosed):
        browser.read()
    browser.close()


def test_tokens_of_two_tables_do_not_mix(server: Server) -> None:
    one, two = make(server, "me", "me"), make(server, "me", "me")
    browser = Browser(server.url)
    bye = browser.hello(one["host"], two["host"])
    assert bye["code"] == "unknown_token"
    browser.close()


def test_bad_later_messages_leave_the_socket_open(server: Server) -> None:
    made = make(server, "me", "me")
    browser = Browser(server.url)
    browser.hello(made["seats"][0]["token"])
    for bad in ("nonsense", b"\x00\x01", '{"type":"act","id":"a"}', '{"type":"bye"}', "[" * 9000):
        browser.send(bad)
        refused = browser.read()
        assert (refused["type"], refused["code"]) == ("refused", "malformed")
    surrogate = '{"type":"say","id":"\\ud800","text":"\\udfff!"}'
    browser.send(surrogate)
    assert browser.read()["type"] in ("refused", "chat")
    deep = '{"type":"act","id":"d","seq":1,"action":' + "[" * 3000 + "]" * 3000 + "}"
    browser.send(deep)
    assert browser.read()["code"] in ("not_an_action", "malformed")
    assert browser.say("ping")["type"] == "pong"
    browser.send("x" * 70_000)
    assert browser.read()["code"] == "too_large"
    browser.close()


def test_foreign_origins_are_turned_away(server: Server) -> None:
    browser = Browser(server.url, origin="https://evil.example")
    assert browser.read()["code"] == "foreign_origin"
    browser.close()
    own = Browser(server.url, origin=server.url)
    assert own.hello("unknown-token-000")["code"] == "unknown_token"
    own.close()
    rebound = Browser(
        "http://evil.example", sock=socket.create_connection(("127.0.0.1", server.port))
    )
    assert rebound.read()["code"] == "unknown_host"
    rebound.close()


def test_a_silent_socket_is_closed(tmp_path: Path) -> None:
    # Not less: a connection has the same time to send the head of its request.
    with serving(settings(tmp_path, hello_seconds=1.5)) as server:
        browser = Browser(server.url)
        assert browser.read()["code"] == "hello_first"
        browser.close()


def play_to_the_end(browser: Browser) -> None:
    """Take the choices offered, waiting for the bots in between."""
    while browser.now["outcome"] is None:
        if browser.now["legal"]:
            browser.act(-1)
        else:
            browser.until("update")


def test_bots_play_over_the_network(server: Server) -> None:
    made = post(server.url, "/api/quick", {"game": "template"}, 201)
    browser = Browser(server.url)
    browser.hello(made["seats"][0]["token"])
    play_to_the_end(browser)
    hint = make(server, "me", "me", game="template")
    browser.close()
    asking = Browser(server.url)
    asking.hello(hint["seats"][0]["token"], hint["seats"][1]["token"])
    seat = asking.now["awaiting"]["seats"][0]
    answer = asking.say("ask_hint", seat=seat)
    assert answer["type"] == "hint"
    assert answer["moves"][0]["why"]
    asking.close()


def test_a_slow_bot_blocks_nobody(tmp_path: Path) -> None:
    """With a time limit that no worker can keep, the table goes on by rule of thumb."""
    with serving(settings(tmp_path, bot_timeout=0.0001)) as server:
        made = make(server, "me", "bot", game="template")
        browser = Browser(server.url)
        browser.hello(made["seats"][0]["token"])
        play_to_the_end(browser)
        browser.close()
        assert "wardround_bot_failures_total 0" not in fetch(server.url + "/metrics").text


@in_loop
async def test_workers_that_die_are_replaced() -> None:
    begun: list[WorkerProcess] = []

    async def begin() -> WorkerProcess:
        begun.append(await WorkerProcess.begin(("wardround.template",)))
        return begun[-1]

    workers = WorkerPool(1, begin)
    workers.start()
    task = CheckTask("template", {"seats": 2, "nerve": 3}, "")
    assert len(await workers.run(task, 20)) == 4
    begun[-1]._process.kill()
    with pytest.raises(WorkerError):
        await workers.run(task, 20)
    assert len(await workers.run(task, 20)) == 4
    assert workers.restarts == 1
    with pytest.raises(WorkerError, match="no answer"):
        await workers.run(task, 0)
    with pytest.raises(WorkerError, match="NoSuchGameError"):
        await workers.run(CheckTask("chess", {}, ""), 20)
    await workers.stop()


def until_put_away(server: Server) -> None:
    """Wait until no table is in memory."""
    deadline = time.monotonic() + PATIENCE
    while fetch(server.url + "/health").json()["tables"]:
        assert time.monotonic() < deadline
        time.sleep(0.05)


def test_unused_tables_are_unloaded_and_come_back(tmp_path: Path) -> None:
    with serving(settings(tmp_path, idle_seconds=0.2)) as server:
        made = make(server, "me", "me", game="template")
        token = made["seats"][0]["token"]
        browser = Browser(server.url)
        browser.hello(token, made["seats"][1]["token"])
        browser.act(0)
        browser.close()
        until_put_away(server)
        card = post(server.url, "/api/who", {"token": token}, 200)["card"]
        assert card["moves"] == 1
        again = Browser(server.url)
        assert len(again.hello(token)["log"]) >= 1
        again.close()


def test_a_write_that_fails_closes_the_table_and_keeps_the_disk_right(tmp_path: Path) -> None:
    with serving(settings(tmp_path)) as server:
        made = make(server, "me", "me", game="template")
        tokens = [seat["token"] for seat in made["seats"]]
        browser = Browser(server.url)
        browser.hello(*tokens)
        other = sqlite3.connect(tmp_path / "tables.sqlite")
        other.execute(
            "INSERT INTO lines (table_id, n, line, mid, hinted) VALUES (?, 1, '{}', '', 0)",
            (made["table"],),
        )
        other.commit()
        action = browser.now["legal"][0]["action"]
        browser.send({"type": "act", "id": "a", "seq": browser.now["seq"], "action": action})
        bye = browser.read()
        assert (bye["type"], bye["code"], bye["retry"]) == ("bye", "storage", True)
        browser.close()
        other.execute("DELETE FROM lines WHERE n = 1")
        other.commit()
        other.close()
        again = Browser(server.url)
        assert again.hello(*tokens)["now"]["moves"] == 0
        assert again.act(0)["type"] == "done"
        again.close()


def test_a_table_of_another_version_says_so(tmp_path: Path) -> None:
    with serving(settings(tmp_path, idle_seconds=0.2)) as server:
        made = make(server, "me", "me", game="template")
        until_put_away(server)
        other = sqlite3.connect(tmp_path / "tables.sqlite")
        other.execute("UPDATE lines SET line = replace(line, 'rules_version', 'rules_wersion')")
        other.commit()
        other.close()
        browser = Browser(server.url)
        bye = browser.hello(made["host"])
        assert (bye["code"], bye["retry"]) == ("unreadable", False)
        browser.close()
        refused = post(server.url, "/api/replay", {"token": made["host"], "n": 0}, 409)
        assert refused["code"] == "unreadable"


def test_a_fault_in_a_game_costs_nobody_the_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with serving(settings(tmp_path)) as server:
        made = make(server, "me", "me", game="sealed")
        browser, other = Browser(server.url), Browser(server.url)
        browser.hello(made["seats"][0]["token"])
        other.hello(made["seats"][1]["token"])
        assert browser.act(0)["type"] == "done"

        def broken(*_: object, **__: object) -> None:
            raise ZeroDivisionError

        with monkeypatch.context() as patch:
            patch.setattr("wardround.server.table.why_not.WhyNot.piece", broken)
            assert browser.say("why", piece="moon:1")["code"] == "internal"
            assert browser.say("ping")["type"] == "pong"
            patch.setattr("wardround.server.table.live_game.LiveGame.act", broken)
            assert browser.act(0)["code"] == "internal"
        assert browser.act(0)["type"] == "done"
        assert other.say("ping")["type"] == "pong"
        assert [message["type"] for message in other.seen] == [
            "welcome",
            "update",
            "update",
            "pong",
        ]
        browser.close()
        other.close()


def test_logs_hold_no_tokens(tmp_path: Path) -> None:
    """Even when everything is logged."""
    server = Outside(tmp_path, "debug")
    server.start()
    made = post(server.url, "/api/quick", {"game": "template"}, 201)
    token = made["seats"][0]["token"]
    browser = Browser(server.url)
    browser.hello(token)
    browser.close()
    post(server.url, "/api/who", {"token": token}, 200)
    fetch(f"{server.url}/{token}?t={token}")
    fetch(f"{server.url}/api/games?t={token}")
    wanted = ["/api/quick", "/api/who", "(none)", "/api/games"]
    lines = server.lines(lambda lines: len(routes_in(lines)) >= len(wanted))
    server.close()
    assert sorted(routes_in(lines)) == sorted(wanted)
    text = (tmp_path / "log").read_text("utf-8")
    assert token not in text
    assert made["host"] not in text


def routes_in(lines: list[dict[str, Any]]) -> list[str]:
    return [line["route"] for line in lines if line["event"] == "request"]


def test_log_lines_are_json_with_errors() -> None:
    try:
        raise ValueError("broken")
    except ValueError as error:
        info = (type(error), error, error.__traceback__)
    record = logging.LogRecord("wardround.x", 40, "f", 1, "it %s", ("failed",), info)
    record.table = "t1"
    line = json.loads(JsonLines().format(record))
    assert (line["event"], line["level"], line["table"]) == ("it failed", "error", "t1")
    assert "ValueError: broken" in line["error"]
    assert "ValueError: broken" in TextLines().format(record)


def test_many_people_at_once(server: Server) -> None:
    """Several tables in several threads, to find what only shows under load."""
    faults: list[Any] = []

    def one() -> None:
        try:
            made = make(server, "me", "me", game="template")
            browser = Browser(server.url)
            browser.hello(*(seat["token"] for seat in made["seats"]))
            while browser.now["outcome"] is None:
                assert browser.act(0 if len(browser.seen) < 12 else -1)["type"] == "done"
            browser.close()
        except Exception as error:
            faults.append(error)

    threads = [threading.Thread(target=one) for _ in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert faults == []
