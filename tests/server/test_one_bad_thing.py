"""One bad message, one client that leaves, one damaged row, one full disk: nobody else suffers."""

from __future__ import annotations

import logging
import resource
import socket
import sqlite3
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.server.people import (
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
from tests.server.sealed import Bid
from tests.waiting import until
from wardround.server.protocol.refusals import RefusedError
from wardround.server.table.why_not import WhyNot

OPEN = {"game": "sealed", "seats": [{"by": "me"}, {"by": "open"}], "public": True}


def test_a_body_that_is_not_text_is_malformed(server: Server) -> None:
    for body in (
        b'{"token":"\xff\xfe\xff\xfe\xff\xfe\xff\xfe"}',
        b"\xff",
        b'{"token":"\xed\xa0\x80"}',
    ):
        answer = send(server.url + "/api/who", content=body)
        assert (answer.status_code, answer.json()["code"]) == (400, "malformed")


def test_a_client_that_leaves_midway_is_no_error(tmp_path: Path) -> None:
    with serving(settings(tmp_path)) as server:
        with socket.create_connection(("127.0.0.1", server.port), 10) as raw:
            raw.sendall(b"POST /api/who HTTP/1.1\r\nHost: localhost\r\nContent-Length: 99\r\n\r\n{")
        text = until(lambda: fetch(server.url + "/metrics").text, lambda text: 'kind="499"' in text)
        assert 'requests_total{kind="499"} 1' in text
        assert 'requests_total{kind="500"}' not in text
        assert "wardround_errors_total 0" in text


def damage(path: Path, table: str, column: str) -> None:
    with sqlite3.connect(path) as database:
        database.execute(f"UPDATE tables SET {column} = ? WHERE id = ?", (b"{\xff", table))
    database.close()


def test_a_damaged_row_costs_one_table(tmp_path: Path) -> None:
    with serving(settings(tmp_path)) as server:
        bad, good = (post(server.url, "/api/tables", OPEN, 201) for _ in range(2))
    damage(tmp_path / "tables.sqlite", bad["table"], "card")
    damage(tmp_path / "tables.sqlite", bad["table"], "record")
    with serving(settings(tmp_path)) as server:
        listed = fetch(server.url + "/api/open").json()["tables"]
        assert [card["table"] for card in listed] == [good["table"]]
        tokens = [made["seats"][0]["token"] for made in (bad, good)]
        mine = post(server.url, "/api/mine", {"tokens": tokens}, 200)
        assert [table["token"] for table in mine["tables"]] == tokens[1:]
        assert mine["gone"] == []
        assert [(lost["token"], lost["seat"]) for lost in mine["unreadable"]] == [(tokens[0], 0)]
        browser = Browser(server.url)
        assert browser.hello(tokens[0])["code"] == "storage"
        browser.close()
        answer = post(server.url, "/api/replay", {"token": tokens[0], "n": 0}, 503)
        assert answer["code"] == "storage"
        assert "damaged" in answer["text"]


@pytest.mark.skipif(sys.platform != "linux", reason="needs prlimit")
def test_health_tells_about_a_full_disk(tmp_path: Path) -> None:
    server = Outside(tmp_path)
    server.start()
    try:
        pid = server.pid
        assert fetch(server.url + "/health").status_code == 200
        unlimited = resource.prlimit(pid, resource.RLIMIT_FSIZE)
        resource.prlimit(pid, resource.RLIMIT_FSIZE, (0, unlimited[1]))

        def health() -> tuple[int, Any]:
            answer = fetch(server.url + "/health")
            return answer.status_code, answer.json().get("code")

        assert until(health, lambda seen: seen[0] != 200) == (503, "storage")
        resource.prlimit(pid, resource.RLIMIT_FSIZE, unlimited)
        assert until(health, lambda seen: seen[0] == 200) == (200, None)
    finally:
        server.close()


def test_a_refusal_that_fails_is_logged(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    around = Circle(make_table(seats="pp"))
    around.join(1, 0)
    why = WhyNot(around.table.words("en"), around.table.play, 0)
    monkeypatch.setattr(why, "_known", {"card:1"})
    monkeypatch.setattr("wardround.server.table.why_not.why_not", fails)
    with caplog.at_level(logging.WARNING), pytest.raises(RefusedError):
        why.action(Bid(0, "card:1"))
    assert "a game trips" in caplog.text
    caplog.clear()
    with caplog.at_level(logging.WARNING), pytest.raises(RefusedError):
        why.action(Bid(0, "card:nowhere"))
    assert "cannot be explained" in caplog.text
    assert "Traceback" not in caplog.text


def fails(*_: Any) -> None:
    raise LookupError("a game trips")
