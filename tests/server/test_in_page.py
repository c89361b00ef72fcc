"""The server inside a page, with a browser imitated in Python."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
from collections.abc import Awaitable, Callable
from typing import Any

from tests.waiting import PATIENCE
from wardround.bots import BOTS
from wardround.bots.budget import Budget
from wardround.bots.search import SearchBot
from wardround.server.in_page import thinker
from wardround.server.in_page.server import Server, Thinker

WITHOUT = ("starlette", "uvicorn", "uvloop", "websockets", "rich", "typer", "nats", "asyncpg")


class FakeShelf:
    """What ``shelf.ts`` does, in a dictionary; two tabs can share it."""

    def __init__(self) -> None:
        self.tables: dict[str, dict[str, Any]] = {}
        self.locked: set[str] = set()

    async def load(self, table: str) -> str:
        return json.dumps(self.tables.get(table))

    async def write(self, write: str) -> str:
        new = json.loads(write)
        old = self.tables.get(new["table"], {"fence": 0, "entries": [], "talk": [], "owners": []})
        if old["fence"] != new["fence"]:
            return json.dumps("another tab has it")
        self.tables[new["table"]] = {
            "record": new["record"] or old["record"],
            "entries": old["entries"] + new["entries"],
            "talk": old["talk"] + new["talk"],
            "owners": old["owners"] + new["owners"],
            "changed": new["at"],
            "card": new["card"],
            "finished": new["finished"],
            "fence": max(1, old["fence"]),
        }
        return '""'

    async def owners(self, tokens: str) -> str:
        known = {o["token"]: o for table in self.tables.values() for o in table["owners"]}
        return json.dumps([known[token] for token in json.loads(tokens) if token in known])

    async def cards(self, tables: str) -> str:
        return json.dumps({name: self.tables[name]["card"] for name in json.loads(tables)})

    async def lengths(self, tables: str) -> str:
        return json.dumps({name: len(self.tables[name]["entries"]) for name in json.loads(tables)})

    async def newest(self, which: str, limit: int) -> str:
        return json.dumps([t["card"] for t in self.tables.values() if which == "finished"][:limit])

    async def count(self) -> str:
        return json.dumps(len(self.tables))

    async def claim(self, table: str, server: str) -> str:
        if table in self.locked:
            return json.dumps({"owner": "another tab", "fence": 0})
        self.tables[table]["fence"] += 1
        return json.dumps({"owner": server, "fence": self.tables[table]["fence"]})

    async def release(self, tables: str) -> str:
        return "null"


class FakeThinker:
    """The other web worker."""

    async def ask(self, task: str) -> str:
        return thinker.answer(task)

    def end(self) -> None:
        """There is nothing to end."""


class Tab:
    """A page with the app."""

    def __init__(self, shelf: FakeShelf) -> None:
        self.heard: asyncio.Queue[dict[str, Any] | None] = asyncio.Queue()
        self.server = Server('{"seed": "7", "bot_pause": 0}', shelf, self._thinker, self._send)

    async def _thinker(self) -> Thinker:
        return FakeThinker()

    def _send(self, socket: int, text: str | None) -> None:
        self.heard.put_nowait(None if text is None else json.loads(text))

    async def ask(self, path: str, body: dict[str, Any] | None = None) -> tuple[int, Any]:
        method = "GET" if body is None else "POST"
        status, text = await self.server.request(method, path, json.dumps(body), "en")
        return status, json.loads(text)

    async def hear(self, kind: str, fits: Callable[[Any], bool] = bool) -> dict[str, Any]:
        while True:
            message = await self.heard.get()
            assert message is not None, f"closed before {kind}"
            if message["type"] == kind and fits(message):
                return message

    def say(self, **message: Any) -> None:
        self.server.hear(1, json.dumps(message))


def in_a_tab(story: Callable[[Tab], Awaitable[None]], shelf: FakeShelf | None = None) -> None:
    async def run() -> None:
        tab = Tab(FakeShelf() if shelf is None else shelf)
        await tab.server.start()
        try:
            async with asyncio.timeout(PATIENCE):
                await story(tab)
        finally:
            await tab.server.hub.stop()

    asyncio.run(run())


async def sit_down(tab: Tab) -> tuple[dict[str, Any], dict[str, Any]]:
    seats = [{"by": "me"}, *({"by": "bot", "level": "random"} for _ in range(5))]
    status, made = await tab.ask("/api/tables", {"game": "forbidden_clinic", "seats": seats})
    assert status == 201
    tab.server.open(1)
    tab.say(type="hello", tokens=[made["seats"][0]["token"]])
    return made, await tab.hear("welcome")


def my_move(message: dict[str, Any]) -> Any:
    return next((c["action"] for c in message["now"]["legal"] if c["seat"] == 0), None)


def test_a_table_is_played_kept_and_found_again() -> None:
    shelf = FakeShelf()
    tokens: list[str] = []

    async def evening(tab: Tab) -> None:
        made, welcome = await sit_down(tab)
        tokens.append(made["seats"][0]["token"])
        now = welcome
        while my_move(now) is None:
            now = await tab.hear("update")
        tab.say(type="act", id="a", seq=now["now"]["seq"], action=my_move(now))
        assert (await tab.hear("done"))["re"] == "a"
        status, replay = await tab.ask("/api/replay", {"token": tokens[0], "n": 0})
        assert (status, replay["n"]) == (200, 0)

    async def morning(tab: Tab) -> None:
        _, mine = await tab.ask("/api/mine", {"tokens": tokens})
        assert mine["tables"][0]["card"]["moves"] >= 1
        tab.server.open(1)
        tab.say(type="hello", tokens=tokens)
        assert (await tab.hear("welcome"))["now"]["moves"] >= 1
        tab.server.close(1)

    in_a_tab(evening, shelf)
    in_a_tab(morning, shelf)


def test_a_table_of_another_tab_says_so() -> None:
    async def two(tab: Tab) -> None:
        made, _ = await sit_down(tab)
        shelf.locked.add(made["table"])
        other = Tab(shelf)
        await other.server.start()
        other.server.open(1)
        other.say(type="hello", tokens=[made["seats"][0]["token"]], language="de")
        bye = await other.hear("bye")
        assert bye["text"].startswith("Dieser Tisch ist in einem anderen Tab")
        assert bye["retry"]
        assert await other.heard.get() is None
        await other.server.hub.stop()

    shelf = FakeShelf()
    in_a_tab(two, shelf)


def test_a_table_that_was_taken_away_is_loaded_anew() -> None:
    async def stolen(tab: Tab) -> None:
        made, _ = await sit_down(tab)
        shelf.tables[made["table"]]["fence"] += 1
        tab.say(type="profile", id="p", seat=0, name="Ada", colour="")
        bye = await tab.hear("bye")
        assert (bye["code"], bye["retry"]) == ("storage", True)

    shelf = FakeShelf()
    in_a_tab(stolen, shelf)


def test_journals_can_be_had_before_the_end() -> None:
    async def story(tab: Tab) -> None:
        made, _ = await sit_down(tab)
        status, text = await tab.server.request(
            "POST", "/api/journal", json.dumps({"token": made["host"]}), "en"
        )
        assert status == 200
        assert json.loads(text.splitlines()[0])["game"] == "forbidden_clinic"

    in_a_tab(story)


def test_requests_are_answered_as_a_server_answers_them() -> None:
    async def story(tab: Tab) -> None:
        status, games = await tab.ask("/api/games")
        assert (status, len(games["games"])) == (200, 4)
        assert (await tab.ask("/api/games/hero/rulebook"))[0] == 200
        assert (await tab.ask("/api/games/hero/how_to_play"))[1]["pages"][0]["id"] == "goal"
        assert (await tab.ask("/api/games/chess/rulebook"))[1]["code"] == "no_such_game"
        assert (await tab.ask("/api/nowhere"))[1]["code"] == "not_found"
        assert (await tab.ask("/api/quick", {"game": 3}))[1]["code"] == "malformed"
        tab.server.open(1)
        tab.say(type="ping", id="x")
        assert (await tab.hear("bye"))["code"] == "hello_first"

    in_a_tab(story)


def test_nothing_in_the_page_needs_the_web_or_a_terminal() -> None:
    gone = "".join(f"sys.modules[{name!r}] = None; " for name in WITHOUT)
    code = f"import sys; {gone}from wardround.server.in_page import server, thinker"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def test_a_slow_device_thinks_for_less_time(monkeypatch: Any) -> None:
    bot = SearchBot("x", "", Budget(40, 2.0), rollouts=Budget(20, 2.0))
    monkeypatch.setitem(BOTS, "x", bot)
    for level in [level for level in BOTS if level != "x"]:
        monkeypatch.delitem(BOTS, level)
    thinker.fit(8)
    assert bot.budget.seconds == 2.0
    thinker.fit(2)
    assert (bot.budget.seconds, bot.budget.simulations) == (1.0, 40)
    assert bot.rollouts is not None
    assert bot.rollouts.seconds == 1.0
