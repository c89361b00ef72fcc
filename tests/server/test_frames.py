"""Frames, below the application: a socket that sends too many is closed; no one else notices."""

from __future__ import annotations

import contextlib
import re
import socket
import struct
from collections.abc import Iterator
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.people import PATIENCE, Browser, Server, fetch, post, serving, settings
from tests.waiting import until
from wardround.server.settings import Settings
from wardround.server.web.frames import CONTROL_BURST, MAX_FRAGMENTS, FrameCounter, FrameLimits

CONTINUATION, TEXT, PING, PONG = 0, 1, 9, 10
LIMITS = FrameLimits.of(Settings())


def frame(kind: int, payload: bytes = b"", fin: bool = True) -> bytes:
    """A masked frame; the mask is zero, so the payload stays readable."""
    size = len(payload)
    if size < 126:
        head = struct.pack("!BB", kind | fin << 7, 128 | size)
    elif size < 1 << 16:
        head = struct.pack("!BBH", kind | fin << 7, 128 | 126, size)
    else:
        head = struct.pack("!BBQ", kind | fin << 7, 128 | 127, size)
    return head + bytes(4) + payload


def counter() -> FrameCounter:
    return FrameCounter(LIMITS, 0.0)


# -- counting -------------------------------------------------------------------------------------


@pytest.mark.parametrize("step", [1, 2, 3, 5, 7, 1000])
def test_frames_are_counted_however_they_arrive(step: int) -> None:
    said = frame(TEXT, b"a" * 300, fin=False) + frame(PING) * 3 + frame(CONTINUATION, b"b" * 70_000)
    counted = counter()
    for _ in range(3):
        for at in range(0, len(said), step):
            assert counted.excess(said[at : at + step], 0.0) == ""
    pings = frame(PING) * (int(CONTROL_BURST) - 9)
    assert counted.excess(pings, 0.0) == ""
    assert counted.excess(frame(PING), 0.0) == "control frames"


def test_each_limit_is_reached() -> None:
    assert counter().excess(frame(PONG) * 100, 0.0) == "control frames"
    empty = frame(TEXT, fin=False) + frame(CONTINUATION, fin=False) * MAX_FRAGMENTS
    assert counter().excess(empty, 0.0) == "fragments"
    assert counter().excess(frame(TEXT, b"{}") * 10_000, 0.0) == "frames"
    assert counter().excess(frame(TEXT, b"a" * 1_000_000), 0.0) == "bytes"


def test_limits_are_per_second() -> None:
    counted = counter()
    for second in range(100):
        assert counted.excess(frame(PING) * 5 + frame(TEXT, b"{}") * 20, float(second)) == ""


# -- over the network -----------------------------------------------------------------------------


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with the default limits."""
    usual = Settings()
    limited = settings(
        tmp_path_factory.mktemp("frames"),
        message_rate=usual.message_rate,
        message_burst=usual.message_burst,
    )
    with serving(limited) as server:
        yield server


def opened(server: Server) -> socket.socket:
    raw = socket.create_connection(("127.0.0.1", server.port), PATIENCE)
    raw.sendall(
        b"GET /ws HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
        b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    )
    assert raw.recv(4096).startswith(b"HTTP/1.1 101 ")
    return raw


def closed_after(raw: socket.socket, attack: bytes, most: int = 4 << 20) -> bool:
    """Whether the server closes a socket after at most so many bytes of an attack."""
    raw.settimeout(PATIENCE)
    chunk = attack * (65_536 // len(attack))
    try:
        for _ in range(most // len(chunk)):
            raw.sendall(chunk)
        while part := raw.recv(65_536):
            if b"too many" in part:
                return True
    except TimeoutError:
        return False
    except OSError:
        return True
    return True


@pytest.mark.parametrize(
    ("attack", "sockets"),
    [
        pytest.param(frame(CONTINUATION, fin=False), 1, id="empty continuations"),
        pytest.param(frame(PING, b"x" * 125), 1, id="pings"),
        pytest.param(frame(PONG), 20, id="pongs"),
    ],
)
def test_floods_are_closed_and_nobody_notices(strict: Server, attack: bytes, sockets: int) -> None:
    made = post(strict.url, "/api/tables", {"game": "sealed", "seats": [{"by": "me"}] * 2}, 201)
    player = Browser(strict.url)
    player.hello(made["seats"][0]["token"])
    with contextlib.ExitStack() as stack:
        floods = [stack.enter_context(opened(strict)) for _ in range(sockets)]
        for raw in floods:
            raw.sendall(frame(TEXT, b"{", fin=False))
        assert all(closed_after(raw, attack) for raw in floods)
    assert player.say("ping")["type"] == "pong"
    player.close()
    dropped = re.findall(r'wardround_dropped_total{kind="[a-z ]+"} ([0-9]+)', metrics(strict))
    assert dropped


def test_a_socket_that_reads_nothing_is_dropped(tmp_path: Path) -> None:
    """It asks for more than the system's buffers hold; the table's queue could hold it all."""
    with serving(settings(tmp_path, stall_seconds=0.2, queue=100_000)) as server:
        made = post(server.url, "/api/tables", {"game": "sealed", "seats": [{"by": "me"}] * 2}, 201)
        with socket.socket() as raw:
            raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            raw.connect(("127.0.0.1", server.port))
            deaf = Browser(server.url, sock=raw, max_queue=1)
            deaf.send({"type": "hello", "tokens": [made["seats"][0]["token"]]})

            def ask() -> str:
                with contextlib.suppress(ConnectionClosed):
                    for n in range(100):
                        deaf.send({"type": "look", "id": f"l{n}", "seat": 0})
                return metrics(server)

            assert 'dropped_total{kind="slowness"} 1' in until(ask, lambda text: "slowness" in text)


def metrics(server: Server) -> str:
    return fetch(server.url + "/metrics").text
