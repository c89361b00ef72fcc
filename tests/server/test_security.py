"""What strangers may try; docs/security.md has the full list."""

from __future__ import annotations

import contextlib
import gzip
import json
import logging
import re
import socket
import threading
import time
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.people import (
    PATIENCE,
    Browser,
    Circle,
    Outside,
    Server,
    fetch,
    make_table,
    post,
    send,
    serving,
    settings,
)
from wardround.server.logs import JsonLines, TextLines

ROOT = Path(__file__).parents[2]
OWN = {"by": "me", "name": "A"}


def new_table(server: Server, **more: Any) -> dict[str, Any]:
    wish = {"game": "sealed", "seats": [OWN, OWN], **more}
    made: dict[str, Any] = post(server.url, "/api/tables", wish, 201)
    return made


def seated(server: Server, token: str) -> Browser:
    browser = Browser(server.url)
    assert browser.hello(token)["type"] == "welcome"
    return browser


def own_action(browser: Browser) -> dict[str, Any]:
    return {"seq": browser.now["seq"], "action": browser.now["legal"][0]["action"]}


# -- whose seat it is ---------------------------------------------------------------------------


def test_a_foreign_seat_cannot_be_played(server: Server) -> None:
    """The token decides, whatever a message says about itself."""
    made = new_table(server)
    mine, theirs = (seat["token"] for seat in made["seats"])
    first, second = seated(server, mine), seated(server, theirs)
    action = own_action(first)
    assert second.say("act", **action)["code"] == "not_your_seat"
    for kind in ("undo", "redo", "give_up"):
        more = {"to": 0} if kind == "undo" else {}
        answer = second.say(kind, seat=0, seq=second.now["seq"], **more)
        assert answer["code"] == "not_your_seat"
    assert second.say("profile", seat=0, name="B", colour="")["code"] == "not_your_seat"
    assert second.say("look", seat=0)["code"] == "not_your_seat"
    elsewhere = new_table(server)["seats"][0]["token"]
    stranger = seated(server, elsewhere)
    stranger.say("act", **action)  # whatever comes of it, it is at another table
    assert first.say("ping")["type"] == "pong"
    assert all(message["type"] != "update" for message in first.seen)
    for browser in (first, second, stranger):
        browser.close()


def test_tokens_are_long_and_their_guessing_is_slow(tmp_path: Path) -> None:
    limited = settings(tmp_path, request_rate=0.001, request_burst=30)
    with serving(limited) as server:
        made = new_table(server)
        tokens = [made["host"], made["spectate"], *(seat["token"] for seat in made["seats"])]
        assert len(set(tokens)) == 4
        assert all(len(token) >= 32 for token in tokens)  # 192 bits and more
        codes = [
            post(server.url, "/api/who", {"token": f"guess-{n:020}"})["code"] for n in range(40)
        ]
        assert codes[0] == "unknown_token"
        assert codes[-1] == "rate_limited"
        hellos = []
        for n in range(40):
            browser = Browser(server.url)
            with contextlib.suppress(ConnectionClosed):
                browser.send({"type": "hello", "tokens": [f"guess-{n:020}"]})
            hellos.append(browser.read()["code"])
            browser.close()
        assert hellos[0] == "unknown_token"
        assert hellos[-1] == "rate_limited"


def test_a_recorded_message_cannot_be_played_again(server: Server) -> None:
    made = new_table(server)
    mine, theirs = (seat["token"] for seat in made["seats"])
    first, second = seated(server, mine), seated(server, theirs)
    recorded = {"id": "recorded", **own_action(first)}
    assert first.say("act", **recorded)["seq"] == 2
    again = first.say("act", **recorded)
    assert (again["type"], again["seq"], again["again"]) == ("done", 2, True)
    assert second.say("act", **recorded)["code"] == "not_your_seat"
    late = seated(server, mine)
    assert late.say("act", **recorded)["again"]
    renamed = late.say("act", **{**recorded, "id": "renamed"})
    assert renamed["type"] == "refused"
    assert late.now["seq"] == 2
    for browser in (first, second, late):
        browser.close()


# -- what is sent -------------------------------------------------------------------------------

DEEP = "[" * 30_000 + "]" * 30_000


def test_deep_json_is_turned_away(server: Server) -> None:
    answer = send(server.url + "/api/who", content=DEEP)
    assert (answer.status_code, answer.json()["code"]) == (400, "malformed")
    inside = '{"game":"sealed","seats":[],"options":{"a":' + DEEP + "}}"
    answer = send(server.url + "/api/tables", content=inside)
    assert (answer.status_code, answer.json()["code"]) == (400, "malformed")
    made = new_table(server)
    browser = seated(server, made["seats"][0]["token"])
    browser.send(DEEP)
    assert browser.until("refused")["code"] == "malformed"
    browser.send('{"type":"act","id":"a","seq":1,"action":' + DEEP + "}")
    assert browser.until("refused")["code"] in ("malformed", "not_an_action")
    assert browser.say("ping")["type"] == "pong"
    browser.close()


def test_deep_packs_and_journals_are_turned_away(server: Server) -> None:
    wish = {"game": "sealed", "seats": [OWN, OWN], "pack": f"a = {DEEP}"}
    assert post(server.url, "/api/tables", wish, 400)["code"] == "bad_pack"
    journal = '{"wardround":1,"game":"sealed","options":' + DEEP + "}\n"
    assert post(server.url, "/api/upload", {"journal": journal}, 400)["code"] == "bad_journal"


@pytest.mark.parametrize(
    "game", ["../../etc/passwd", "/etc/passwd", "..", "sealed/../sealed", "sealed\x00", "__init__"]
)
def test_names_in_a_journal_are_not_paths(server: Server, game: str, tmp_path: Path) -> None:
    made = new_table(server)
    browser = seated(server, made["seats"][0]["token"])
    while browser.now["outcome"] is None and browser.now["legal"]:
        browser.act()
    browser.close()
    table = make_table()
    header = json.loads(table.play.journal.lines[0])
    header["game"] = game
    lines = [json.dumps(header), *table.play.journal.lines[1:]]
    answer = send(server.url + "/api/upload", json={"journal": "\n".join(lines)})
    assert answer.json()["code"] in ("no_such_game", "bad_journal")
    assert answer.status_code in (400, 404)
    assert "root:" not in answer.text


@pytest.mark.parametrize(
    "path",
    [
        "/../pyproject.toml",
        "/%2e%2e/%2e%2e/settings.py",
        "/assets/..%2f..%2fsettings.py",
        "/..%5c..%5csettings.py",
        "/static/../../settings.py",
        "//etc/passwd",
        "/api/games/..%2f..%2fetc/rulebook",
        "/%00",
    ],
)
def test_urls_are_not_file_paths(server: Server, path: str) -> None:
    with socket.create_connection(("127.0.0.1", server.port), 10) as raw:
        raw.sendall(f"GET {path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n".encode())
        answer = _all_of(raw)
    assert re.match(rb"HTTP/1.1 (404|400|405) ", answer)
    assert b"KIB" not in answer
    assert b"root:" not in answer


def test_compressed_bodies_are_not_decompressed(server: Server) -> None:
    bomb = gzip.compress(b"[" + b"0," * 20_000_000 + b"0]")
    answer = send(server.url + "/api/who", content=bomb, headers={"content-encoding": "gzip"})
    assert (answer.status_code, answer.json()["code"]) == (400, "malformed")


def test_message_compression_is_not_negotiated(tmp_path: Path) -> None:
    """As `wardround serve` runs it: without compression there is no message to blow up."""
    server = Outside(tmp_path)
    server.start()
    try:
        with socket.create_connection(("127.0.0.1", server.port), 10) as raw:
            raw.sendall(
                b"GET /ws HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\n"
                b"Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
                b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
                b"Sec-WebSocket-Extensions: permessage-deflate\r\n\r\n"
            )
            head = raw.recv(4096)
        assert head.startswith(b"HTTP/1.1 101 ")
        assert b"deflate" not in head.lower()
    finally:
        server.close()


# -- slow strangers -----------------------------------------------------------------------------


def _answers(server: Server) -> bool:
    """Whether it answers a client that does finish; on a busy machine perhaps not at first."""
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        with contextlib.suppress(httpx.TransportError):
            return fetch(server.url + "/health").status_code == 200
    return False


def _all_of(raw: socket.socket) -> bytes:
    raw.settimeout(PATIENCE)
    parts = []
    while part := raw.recv(65536):
        parts.append(part)
    return b"".join(parts)


@pytest.mark.parametrize("said", [b"", b"GET / HT", b"GET / HTTP/1.1\r\nHost: localhost\r\nX: "])
def test_an_unfinished_request_is_closed(tmp_path: Path, said: bytes) -> None:
    with serving(settings(tmp_path, hello_seconds=1.0)) as server:
        with socket.create_connection(("127.0.0.1", server.port), PATIENCE) as raw:
            raw.sendall(said)
            assert _all_of(raw) == b""
        assert _answers(server)


def test_slow_bytes_do_not_extend_the_deadline(tmp_path: Path) -> None:
    gone = threading.Event()

    def trickle(raw: socket.socket) -> None:
        while not gone.wait(0.05):
            with contextlib.suppress(OSError):
                raw.sendall(b"X: y\r\n")

    with (
        serving(settings(tmp_path, hello_seconds=0.5)) as server,
        socket.create_connection(("127.0.0.1", server.port), 10) as raw,
    ):
        raw.sendall(b"GET / HTTP/1.1\r\nHost: localhost\r\n")
        sender = threading.Thread(target=trickle, args=(raw,))
        sender.start()
        try:
            with contextlib.suppress(ConnectionError):
                assert _all_of(raw) == b""
        finally:
            gone.set()
            sender.join()


def test_a_body_that_does_not_come_is_not_waited_for(tmp_path: Path) -> None:
    with serving(settings(tmp_path, body_seconds=0.3)) as server:
        with socket.create_connection(("127.0.0.1", server.port), 10) as raw:
            raw.sendall(
                b"POST /api/who HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n"
                b'Content-Length: 50\r\n\r\n{"token":'
            )
            answer = _all_of(raw)
        assert answer.startswith(b"HTTP/1.1 408 ")
        assert b'"too_slow"' in answer


def test_a_client_that_does_not_read_is_closed_and_no_one_waits(tmp_path: Path) -> None:
    """Views pile up for a socket that reads nothing; it is closed, and the others play on."""
    with serving(settings(tmp_path, queue=8)) as server:
        made = new_table(server)
        mine = made["seats"][0]["token"]
        small = socket.socket()
        small.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        small.connect(("127.0.0.1", server.port))
        deaf = Browser(server.url, sock=small, max_queue=1)
        deaf.send({"type": "hello", "tokens": [mine]})
        player = seated(server, mine)
        for _ in range(200):
            with contextlib.suppress(ConnectionClosed):
                for n in range(100):
                    deaf.send({"type": "look", "id": f"l{n}", "seat": 0})
            if player.say("ping")["type"] == "pong" and sockets_of(server) == 1:
                break
        assert sockets_of(server) == 1
        assert player.say("ping")["type"] == "pong"
        player.close()
        small.close()


def sockets_of(server: Server) -> int:
    text = fetch(server.url + "/metrics").text
    return int(re.findall(r"^wardround_sockets (\d+)", text, re.MULTILINE)[0])


# -- what is read -------------------------------------------------------------------------------


def test_tables_cannot_be_told_apart_by_guessing(server: Server) -> None:
    """One that does not exist, one that is being played, one that is finished but not listed."""
    played = new_table(server)["table"]
    hidden = post(
        server.url,
        "/api/upload",
        {"journal": _finished_journal()},
        201,
    )["table"]
    answers = set()
    for table in ("nosuchtable1", played, hidden):
        for path, more in (
            ("/api/replay", {"n": 0}),
            ("/api/journal", {}),
            ("/api/log", {"from_move": 1, "to_move": 1}),
        ):
            answer = send(server.url + path, json={"table": table, **more})
            answers.add((answer.status_code, answer.text))
    assert len(answers) == 1
    assert answers.pop()[0] == 404


def _finished_journal() -> str:
    table = make_table(seats="pp")
    circle = Circle(table)
    circle.join(1, 0, 1)
    while not table.over:
        seat = table.play.legal[0].seat
        circle.say(1, "look", seat=seat)
        circle.act(1)
    return "\n".join(table.play.journal.lines) + "\n"


MARKUP = "<img src=x onerror=alert(1)><script>alert(2)</script>"


def test_markup_is_text_and_answers_are_never_pages(server: Server) -> None:
    made = new_table(server, name=MARKUP[:40])
    browser = seated(server, made["seats"][0]["token"])
    browser.say("say", seat=0, text=MARKUP)
    assert next(m for m in browser.seen if m["type"] == "chat")["line"]["text"] == MARKUP
    browser.close()
    answer = send(server.url + "/api/who", json={"token": made["seats"][0]["token"]})
    assert MARKUP[:40] in answer.text
    assert answer.headers["content-type"] == "application/json"
    assert answer.headers["x-content-type-options"] == "nosniff"
    policy = answer.headers["content-security-policy"]
    assert "script-src 'self'" in policy
    assert "unsafe" not in policy


@pytest.mark.parametrize("text", ["a\nrequest ok", "a\r\nb", "\x1b[2Jgone", "a\u2028b", "\x9b1m"])
def test_nobody_can_forge_log_lines(text: str) -> None:
    record = logging.LogRecord("wardround.x", 40, "f", 1, "it failed", (), None)
    record.fault = text
    assert json.loads(JsonLines().format(record))["fault"] == text
    for line in (TextLines().format(record), JsonLines().format(record)):
        assert len(line.splitlines()) == 1
        assert "\x1b" not in line
        assert "\x9b" not in line


def test_every_request_has_an_id_that_its_log_lines_carry(tmp_path: Path) -> None:
    server = Outside(tmp_path, "info")
    server.start()
    try:
        wanted = fetch(server.url + "/health").headers["x-request-id"]
        lines = server.lines(lambda lines: any(line.get("request") == wanted for line in lines))
    finally:
        server.close()
    assert [line["route"] for line in lines if line.get("request") == wanted] == ["/health"]


def test_the_security_page_names_tests_that_exist() -> None:
    page = (ROOT / "docs" / "security.md").read_text("utf-8")
    named = re.findall(r"`((?:tests/\w+/)?test_\w+)`", page)
    assert len(named) > 15
    for name in named:
        path = name if name.startswith("tests/") else f"tests/server/{name}"
        assert (ROOT / f"{path}.py").exists(), name
