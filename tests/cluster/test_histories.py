"""The checker of histories finds what it is for; and histories of concurrent clients pass it."""

from __future__ import annotations

import asyncio
import itertools
import random
import threading
import time
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from tests.cluster.histories import Operation, faults
from tests.server.people import Browser, post, serving, settings
from wardround.server.store import open_store

GOOD = [
    Operation("a", 0, 2, "done", 1),
    Operation("b", 1, 3, "done", 2),
    Operation("c", 2.5, 4, "refused"),
    Operation("d", 3.5),
    Operation("e", 5, 6, "done", 3),
]


@pytest.mark.parametrize("stored", ["abe", "abde", "bade"])
def test_possible_histories_are_accepted(stored: str) -> None:
    history = [*GOOD]
    if stored.startswith("ba"):
        history[:2] = [Operation("a", 0, 2, "done", 2), Operation("b", 1, 3, "done", 2)]
    if "d" in stored:
        history[4] = Operation("e", 5, 6, "done", 4)
    assert faults(history, list(stored)) == []


@pytest.mark.parametrize(
    ("stored", "fault"),
    [
        ("ab", "e was answered and is not there"),
        ("abeb", "b is there twice"),
        ("abex", "x was never asked for"),
        ("abce", "c was refused and is there"),
        ("eab", "stands behind it"),
        ("aeb", "b was over before e began"),
    ],
)
def test_impossible_histories_are_detected(stored: str, fault: str) -> None:
    history = [
        Operation(op.mid, op.began, op.ended, op.answer, 9 if op.answer == "done" else 0)
        for op in GOOD
    ]
    assert any(fault in text for text in faults(history, list(stored)))


def test_an_answer_that_came_too_early_is_detected() -> None:
    assert faults([Operation("a", 0, 1, "done", 1)], ["", "a"]) == [
        "a was answered before it was there"
    ]


def test_a_repeated_question_is_one_operation() -> None:
    history = [
        Operation("a", 0),
        Operation("b", 1, 2, "done", 2),
        Operation("a", 3, 4, "done", 2),
        Operation("a", 5, 6, "done", 2),
    ]
    assert faults(history, ["b", "a"]) == []
    assert faults(history, ["a", "b"]) == [], "the question that was not answered counted"


# -- clients at one table -------------------------------------------------------------------------


class Client(threading.Thread):
    """Acts, asks again with the same id now and then, and loses its connection now and then."""

    def __init__(self, url: str, tokens: list[str], name: str) -> None:
        super().__init__(daemon=True)
        self._url, self._tokens, self._me = url, tokens, name
        self._chance = random.Random(name)
        self.history: list[Operation] = []

    def run(self) -> None:
        ids = itertools.count()
        browser = self._connected()
        while browser.now["outcome"] is None and len(self.history) < 60:
            seat = browser.now["awaiting"]["seats"][0]
            if not browser.now["legal"]:
                browser.send({"type": "look", "id": f"l{next(ids)}", "seat": seat})
                browser.until("welcome")
                continue
            choice = self._chance.choice(browser.now["legal"])
            asked = {"seq": browser.now["seq"], "action": choice["action"]}
            message = {"type": "act", "id": f"{self._me}{next(ids)}", **asked}
            mid = f"{choice['seat']}/{message['id']}"
            for _ in range(self._chance.choice([1, 1, 2])):
                browser = self._ask(browser, message, mid)
        browser.close()

    def _connected(self) -> Browser:
        browser = Browser(self._url)
        assert browser.hello(*self._tokens)["type"] == "welcome"
        return browser

    def _ask(self, browser: Browser, message: dict[str, object], mid: str) -> Browser:
        began = time.monotonic()
        try:
            browser.send(message)
            if self._chance.random() < 0.15:
                browser.close()
                raise ConnectionClosed(None, None)
            while (answer := browser.read()).get("re") != message["id"]:
                pass
        except ConnectionClosed:
            self.history.append(Operation(mid, began))
            return self._connected()
        kind, seq = answer["type"], answer.get("seq", 0)
        self.history.append(Operation(mid, began, time.monotonic(), kind, seq))
        return browser


def test_concurrent_clients_share_one_history(tmp_path: Path) -> None:
    """Three browsers that hold all seats of one table race for every move."""
    with serving(settings(tmp_path)) as server:
        made = post(server.url, "/api/tables", {"game": "sealed", "seats": [{"by": "me"}] * 3}, 201)
        tokens = [seat["token"] for seat in made["seats"]]
        clients = [Client(server.url, tokens, name) for name in "abc"]
        for client in clients:
            client.start()
        for client in clients:
            client.join(60)
            assert not client.is_alive()
    history = [operation for client in clients for operation in client.history]
    stored = asyncio.run(mids_of(str(tmp_path / "tables.sqlite"), made["table"]))
    assert faults(history, stored) == []
    assert {operation.answer for operation in history} == {"done", "refused", ""}


async def mids_of(path: str, table: str) -> list[str]:
    store = open_store(path)
    await store.open()
    stored = await store.load(table)
    await store.close()
    assert stored is not None
    return [entry.mid for entry in stored.entries]
