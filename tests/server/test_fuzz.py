"""A fuzzer for HTTP and WebSocket: every answer has a code, none a traceback."""

from __future__ import annotations

import json
import random
from typing import Any, get_args

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.people import Browser, Server, fetch
from tests.server.test_http import make
from wardround.server.protocol import from_browser, http_requests
from wardround.server.protocol.refusals import STATUS, Code

CODES = set(get_args(Code))
WORDS = ["", "a", "sealed", "template", "card:1", "seat:0", "me", "bot", "💉" * 9, "x" * 90, "\x00"]
ODD: list[Any] = [
    None,
    True,
    False,
    0,
    -1,
    1,
    2,
    63,
    2**31,
    2**63,
    2**64,
    1e308,
    0.5,
    *WORDS,
    [],
    {},
]
BODIES: dict[str, Any] = {
    "/api/tables": http_requests.NewTable,
    "/api/quick": http_requests.QuickPlay,
    "/api/who": http_requests.TokenBody,
    "/api/mine": http_requests.TokensBody,
    "/api/sit": http_requests.Sit,
    "/api/replay": http_requests.FrameAt,
    "/api/timeline": http_requests.TimelineOf,
    "/api/log": http_requests.LogBefore,
    "/api/rulebook": http_requests.At,
    "/api/journal": http_requests.At,
    "/api/upload": http_requests.Upload,
    "/api/fork": http_requests.Fork,
}
SEATS = [{"by": "me"}, {"by": "open"}]


class Fuzzer:
    """Makes messages that are nearly right."""

    def __init__(self, seed: int, made: dict[str, Any], seq: int = 1) -> None:
        self.chance = random.Random(seed)
        self.tokens = [made["host"], made["spectate"], *(s["token"] for s in made["seats"])]
        self.table = made["table"]
        self.seq = seq

    def value(self, name: str) -> Any:
        """A value that a field might have."""
        chance = self.chance
        if chance.random() < 0.08:
            return self.odd(3)
        fitting: dict[str, Any] = {
            "token": chance.choice(self.tokens),
            "tokens": chance.sample(self.tokens, 2),
            "table": self.table,
            "game": chance.choice(["sealed", "template", "hero", "chess"]),
            "seats": chance.choice([SEATS, SEATS[:1], SEATS * 2, [{"by": "bot"}] * 2]),
            "seat": chance.choice([0, 1, 2]),
            "n": chance.randrange(4),
            "to": chance.randrange(4),
            "from_move": chance.randrange(4),
            "to_move": chance.randrange(9),
            "seq": chance.choice([self.seq, self.seq, 1, 0, -1, 99]),
            "id": f"f{chance.randrange(10**6)}",
            "yes": chance.random() < 0.5,
            "piece": chance.choice(["card:1", "card:99", "seat:0", "moon:3", ""]),
            "mentions": ["card:1", "seat:0"],
            "by": chance.choice(["person", "bot"]),
            "level": chance.choice(["random", "greedy", ""]),
            "action": chance.choice(
                [
                    {"kind": "note", "seat": 0, "card": f"card:{chance.randrange(14)}"},
                    {"kind": "ready", "seat": chance.randrange(3)},
                    {"kind": "bid", "seat": 1, "card": "card:2"},
                    {"kind": "note"},
                ]
            ),
            "options": chance.choice([{}, {"rounds": 1}, {"rounds": "many"}]),
            "journal": chance.choice(["", "{}", '{"wardround":1}\n{}', "\x00"]),
            "pack": chance.choice(["", "a = 1", "[jar]\n", "x = [", "game = 'hero'"]),
            "colour": chance.choice(["", "plum", "puce"]),
            "looking": chance.choice([0, 1, None]),
        }
        return fitting.get(name, chance.choice(WORDS))

    def odd(self, depth: int) -> Any:
        chance = self.chance
        if depth and chance.random() < 0.3:
            if chance.random() < 0.5:
                return [self.odd(depth - 1) for _ in range(chance.randrange(4))]
            return {chance.choice(WORDS): self.odd(depth - 1) for _ in range(chance.randrange(4))}
        return chance.choice(ODD)

    def fields(self, kind: Any) -> dict[str, Any]:
        """A message of a kind, with some fields missing, odd or too many."""
        chosen = {
            name: self.value(name) for name in kind.__struct_fields__ if self.chance.random() < 0.95
        }
        if self.chance.random() < 0.1:
            chosen[self.chance.choice(WORDS)] = self.odd(2)
        return chosen

    def text(self, data: Any) -> bytes:
        """JSON, now and then damaged."""
        raw = json.dumps(data).encode("utf-8", "surrogatepass")
        if self.chance.random() < 0.08:
            cut = self.chance.randrange(len(raw) + 1)
            raw = raw[:cut] + self.chance.randbytes(self.chance.randrange(4))
        return raw


def check_answer(answer: httpx.Response) -> None:
    assert answer.status_code < 500, answer.text
    assert "Traceback" not in answer.text
    assert answer.headers["referrer-policy"] == "no-referrer"
    if answer.status_code >= 400:
        failure = answer.json()
        assert failure["code"] in CODES
        assert failure["text"]
        assert STATUS.get(failure["code"], 400) == answer.status_code


def fuzz_http(server: Server, seed: int, count: int) -> None:
    made = make(server, "me", "open", game="sealed")
    fuzzer = Fuzzer(seed, made)
    statuses: set[int] = set()
    with httpx.Client(base_url=server.url, timeout=30) as client:
        for _ in range(count):
            path = fuzzer.chance.choice(list(BODIES))
            method = fuzzer.chance.choice(
                ["POST"] * 12 + ["GET", "PUT", "DELETE", "OPTIONS", "PATCH"]
            )
            content = fuzzer.text(fuzzer.fields(BODIES[path]))
            answer = client.request(method, path, content=content)
            check_answer(answer)
            statuses.add(answer.status_code)
        for path in (
            "/api/games/%00/rulebook",
            "/api/games/../../x/schema",
            "/%ff",
            "/ws",
            "/api/",
        ):
            check_answer(client.get(path))
    assert {200, 201, 400, 404} <= statuses


def fuzz_socket(server: Server, seed: int, count: int) -> None:
    made = make(server, "me", "open", game="sealed", options={"rounds": 40})
    fuzzer = Fuzzer(seed, made)
    kinds = get_args(from_browser.ClientMessage)
    browser = Browser(server.url)
    browser.hello(made["seats"][0]["token"], made["seats"][1]["token"], made["host"])
    types: set[str] = set()
    for n in range(count):
        kind = fuzzer.chance.choice(kinds)
        fuzzer.seq = browser.now["seq"]
        fields = {"type": kind.__struct_config__.tag, **fuzzer.fields(kind)}
        if browser.now["legal"] and kind is from_browser.Act and fuzzer.chance.random() < 0.5:
            fields["action"] = fuzzer.chance.choice(browser.now["legal"])["action"]
        try:
            browser.send(fuzzer.text(fields))
            if n % 10 == 9:
                answer = browser.say("ping", id=f"p{n}")
                assert answer["type"] == "pong"
        except ConnectionClosed as error:
            raise AssertionError(f"closed after {fields}") from error
    for message in browser.seen:
        types.add(message["type"])
        assert "Traceback" not in str(message)
        if message["type"] == "refused":
            assert message["code"] in CODES
            assert message["code"] != "internal", message
    assert {"refused", "done", "update", "why_answer", "people"} <= types
    browser.close()


def test_http_answers_everything(server: Server) -> None:
    fuzz_http(server, seed=1, count=250)


def test_the_socket_answers_everything(server: Server) -> None:
    fuzz_socket(server, seed=1, count=500)


@pytest.mark.slow
@pytest.mark.parametrize("seed", [2, 3, 4])
def test_everything_is_answered_for_long(server: Server, seed: int) -> None:
    fuzz_http(server, seed, 1000)
    fuzz_socket(server, seed, 2000)
    errors = fetch(server.url + "/metrics").text
    assert "wardround_errors_total 0" in errors
