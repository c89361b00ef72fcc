"""Nothing that one person does keeps the event loop from the others."""

from __future__ import annotations

import asyncio
import re
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, TypeVar

import msgspec
import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from tests.in_loop import becomes_true
from tests.server.people import (
    KNOWN_GAMES,
    Browser,
    Circle,
    Outside,
    fetch,
    make_table,
    post,
    send,
    serving,
    settings,
)
from tests.waiting import until
from wardround.core.chance import SeededChance
from wardround.core.content import ContentError
from wardround.core.journal import Journal, Secret
from wardround.core.slices import Slices, at_once
from wardround.games import find_game, game_ids, library_of, library_with
from wardround.server.event_loop import MAX_STALL, SLICE_SECONDS, Watchdog, in_slices, wait_turn
from wardround.server.live.live_table import LiveTable
from wardround.server.metrics import Metrics
from wardround.server.protocol.refusals import RefusedError
from wardround.server.table import loading
from wardround.server.table.consent import LINES_PER_MOVE, SPARE_LINES

T = TypeVar("T")


def work(steps: int) -> Slices[int]:
    total = 0
    for _ in range(steps):
        total += sum(range(1000))
        yield
    return total


def test_long_work_lets_others_in() -> None:
    async def run() -> tuple[int, int]:
        turns = 0

        async def other() -> None:
            nonlocal turns
            while True:
                turns += 1
                await asyncio.sleep(0)

        task = asyncio.create_task(other())
        done = await in_slices(work(5_000))
        task.cancel()
        return done, turns

    done, turns = asyncio.run(run())
    assert done == at_once(work(5_000))
    assert turns > 3


def test_much_long_work_at_once_lets_others_in_as_well() -> None:
    """Slices are short, but twenty of them are not: each pass of the loop does one."""

    async def run() -> dict[int, set[int]]:
        turn = 0
        worked: dict[int, set[int]] = {}

        def steps(who: int) -> Slices[None]:
            for _ in range(3):
                worked.setdefault(turn, set()).add(who)
                end = time.monotonic() + SLICE_SECONDS
                while time.monotonic() < end:
                    pass
                yield

        async def other() -> None:
            nonlocal turn
            while True:
                turn += 1
                await asyncio.sleep(0)

        task = asyncio.create_task(other())
        await asyncio.gather(*(in_slices(steps(who)) for who in range(20)))
        task.cancel()
        return worked

    worked = asyncio.run(run())
    assert len(worked) == 60
    assert all(len(who) == 1 for who in worked.values())


def test_one_client_gets_one_turn_at_a_time_and_at_once_if_it_is_the_first() -> None:
    async def run() -> list[int]:
        turn = 0
        came: list[int] = []

        async def other() -> None:
            nonlocal turn
            while True:
                turn += 1
                await asyncio.sleep(0)

        async def ask(client: str) -> None:
            await wait_turn(client)
            came.append(turn)

        task = asyncio.create_task(other())
        await asyncio.sleep(0)
        begun = turn
        await ask("alone")
        await asyncio.gather(*(ask("many") for _ in range(5)))
        task.cancel()
        return [n - begun for n in came]

    alone, *many = asyncio.run(run())
    assert alone == 0
    assert len(set(many)) == 5


def test_the_watchdog_notices_work_that_blocks_the_loop() -> None:
    metrics = Metrics()
    ticks = metrics.loop_stall_seconds.counts

    async def run() -> tuple[float, float]:
        dog = Watchdog(metrics)
        dog.start()
        await becomes_true(lambda: sum(ticks) > 3)
        calm = dog.take_longest()
        before, end = sum(ticks), time.thread_time() + 2 * MAX_STALL
        while time.thread_time() < end:
            at_once(work(100))
        await becomes_true(lambda: sum(ticks) > before)
        dog.stop()
        return calm, dog.take_longest()

    calm, stalled = asyncio.run(run())
    assert calm < MAX_STALL < stalled
    assert "wardround_loop_longest_cpu_seconds 0\n" in metrics.text()


def test_the_log_says_what_keeps_the_loop_busy(caplog: pytest.LogCaptureFixture) -> None:
    def reports() -> list[str]:
        busy = [record for record in caplog.records if "is blocked" in record.message]
        return [vars(record)["fault"] for record in busy]

    def dawdle() -> None:
        """For long enough, and until it was noticed: a busy host takes time from the timer."""
        began = time.thread_time()
        while not reports() or time.thread_time() < began + 4 * MAX_STALL:
            at_once(work(100))

    async def run() -> None:
        dog = Watchdog(Metrics())
        dog.start()
        await asyncio.sleep(0)
        for _ in range(2):
            dawdle()
        dog.stop()

    asyncio.run(run())
    [said] = reports()
    assert "dawdle (test_event_loop:" in said


# -- what strangers can ask for -------------------------------------------------------------------


@pytest.fixture(scope="module")
def outside(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Outside]:
    server = Outside(tmp_path_factory.mktemp("loop"))
    server.start()
    try:
        yield server
    finally:
        server.close()


def longest(server: Outside) -> float:
    """The longest the loop has worked without a pause since the last call."""
    text = fetch(server.url + "/metrics").text
    return float(re.findall(r"^wardround_loop_longest_cpu_seconds (\S+)", text, re.MULTILINE)[0])


def stalls_nobody(server: Outside, ask: Callable[[], T]) -> T:
    """Ask for something, which must not keep the loop from others; the last answer.

    What is our own doing is there every time, what a crowded machine does is not. So once out of
    five is enough.
    """
    stalls: list[float] = []
    while not stalls or stalls[-1] >= MAX_STALL:
        assert len(stalls) < 5, stalls
        longest(server)
        answer = ask()
        stalls.append(longest(server))
    return answer


def long_journal(name: str, moves: int, back_and_forth: int = 0) -> list[str]:
    """A random game whose first move is taken back and made again many times."""
    game, chance = KNOWN_GAMES.game(name), SeededChance("long")
    options = {option.id: option.default for option in game.meta.options}
    journal = Journal.start(game, KNOWN_GAMES.library(name), options, Secret("7", "salt"))
    while len(journal.moves) < moves and journal.outcome() is None:
        listed = game.rules.legal(journal.state)
        journal.push(listed[chance.below(len(listed))])
        everybody = range(int(options["seats"]))
        for _ in range(back_and_forth if len(journal.moves) == 1 else 0):
            journal.undo(0, journal.moves[0].action.seat, everybody)
            journal.redo()
    return journal.closed_lines()


def test_long_journals_stall_nobody(outside: Outside) -> None:
    upload = {"journal": "\n".join(long_journal("template", 3, 6_000))}
    stalls_nobody(outside, lambda: post(outside.url, "/api/upload", upload, 201))


def test_long_games_stall_nobody(outside: Outside) -> None:
    """Read page by page, and forked at their longest point."""
    made = post(
        outside.url, "/api/upload", {"journal": "\n".join(long_journal("clinic", 400))}, 201
    )
    where, seats = {"token": made["spectate"]}, [{"by": "open"}] * len(made["seats"])

    def asked(path: str, status: int = 200, **wish: Any) -> Any:
        return stalls_nobody(outside, lambda: post(outside.url, path, {**where, **wish}, status))

    page = asked("/api/log", from_move=1, to_move=200)
    asked("/api/replay", n=page["total"] - 1)
    asked("/api/fork", 201, n=page["total"] - 1, seats=seats)


def test_a_journal_has_a_length(outside: Outside) -> None:
    lines = long_journal("template", 3)
    upload = {"journal": "\n".join([*lines[:-1], *['{"undo":0}'] * 30_000, lines[-1]])}
    refused = stalls_nobody(outside, lambda: post(outside.url, "/api/upload", upload, 400))
    assert refused["code"] == "bad_journal"


@example("\\" * 33 + "n", 1)  # 66 backslashes and an n
@example("\\" * 500 + "nx\ny", 1)
@given(st.text(st.sampled_from('\\\n\r"nx\u2028é😀\x0b')), st.integers(1, 9))
def test_a_long_text_is_read_in_pieces(text: str, piece: int) -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(loading, "PIECE", piece)
        lines = at_once(loading.lines_of_text(msgspec.json.encode(text)))
    assert lines == text.splitlines()


@pytest.mark.parametrize(
    ("raw", "code"),
    [
        (b"12", "malformed"),
        (b"null", "malformed"),
        (b'["{}"]', "malformed"),
        (b'"\xff"', "malformed"),
        (b'"%b"' % (b"x" * (2 << 20)), "malformed"),
        (b'"%b"' % (b"x\\n" * 30_001), "bad_journal"),
    ],
)
def test_a_text_that_is_no_journal_is_refused(raw: bytes, code: str) -> None:
    with pytest.raises(RefusedError) as refused:
        at_once(loading.lines_of_text(raw))
    assert refused.value.code == code


def test_a_large_upload_stalls_nobody(outside: Outside) -> None:
    """As many bytes as are allowed, with something to decode in each line."""
    line = '{"undo":0,"by":0,"consent":[0],"hash":""}\n'
    body = msgspec.json.encode({"journal": line * 150_000})
    answer = stalls_nobody(outside, lambda: send(outside.url + "/api/upload", content=body))
    assert (answer.status_code, answer.json()["code"]) == (400, "bad_journal")


def test_many_who_come_at_once_stall_nobody(outside: Outside) -> None:
    made = post(outside.url, "/api/tables", {"game": "clinic", "seats": [{"by": "me"}] * 2}, 201)
    hello = {"type": "hello", "tokens": [seat["token"] for seat in made["seats"]]}

    def come() -> None:
        browsers = [Browser(outside.url) for _ in range(30)]
        for browser in browsers:
            browser.send(hello)
        for browser in browsers:
            assert browser.read()["type"] == "welcome"
        for browser in browsers:
            browser.close()

    stalls_nobody(outside, come)


def test_many_questions_at_once_stall_nobody(outside: Outside) -> None:
    """Several sockets ask everything they may, all at once."""
    made = post(outside.url, "/api/tables", {"game": "clinic", "seats": [{"by": "me"}] * 2}, 201)
    tokens = [seat["token"] for seat in made["seats"]]
    browsers = [Browser(outside.url) for _ in range(3)]
    for browser in browsers:
        browser.hello(*tokens)

    def ask() -> None:
        for n in range(60):
            for browser in browsers:
                browser.send({"type": "look", "id": f"l{n}", "seat": n % 2})
        for browser in browsers:
            browser.say("ping")

    stalls_nobody(outside, ask)
    for browser in browsers:
        browser.close()


COSTLY = {
    "many cards": '[treasure_deck]\ncard = [{id = "outstanding_team", count = 99999999}]',
    "a large board": "[components.setup]\ncolumns = 99999\nrows = 99999",
    "many rows": "[tiles]\ntile = [" + "{id = 'a'}," * 10_000 + "]",
    "a long text": f"[tiles]\ntile = [{{id = 'a', name = '{'x' * 100_000}'}}]",
    "no number": "[components.turn]\nactions = nan",
}


@pytest.mark.parametrize("pack", COSTLY.values(), ids=COSTLY.keys())
def test_a_pack_is_bounded_before_it_is_paid_for(outside: Outside, pack: str) -> None:
    wish = {"game": "forbidden_clinic", "seats": [{"by": "me"}] * 6, "pack": pack}
    answer = stalls_nobody(outside, lambda: send(outside.url + "/api/tables", json=wish))
    assert (answer.status_code, answer.json()["code"]) == (400, "bad_pack")
    assert re.search("at most|a number from", answer.json()["text"])


@pytest.mark.parametrize("name", game_ids())
def test_every_count_of_a_pack_is_bounded(name: str) -> None:
    """Every number of every table of every game, ten million times too large."""
    game = find_game(name)
    for table, path in numbers_of(library_of(game).tables):
        pack = f"[{'.'.join([table, *path[:-1]])}]\n{path[-1]} = 10000000"
        with pytest.raises(ContentError, match="expected number "):
            library_with(game, pack, "pack")


def numbers_of(tables: dict[str, Any]) -> list[tuple[str, tuple[str, ...]]]:
    """The numbers in plain tables, rather than in rows."""
    requests: list[tuple[str, tuple[str, ...]]] = []

    def walk(table: str, value: Any, path: tuple[str, ...]) -> None:
        if isinstance(value, dict):
            for name, inner in value.items():
                walk(table, inner, (*path, name))
        elif isinstance(value, int) and not isinstance(value, bool) and len(path) > 1:
            requests.append((table, path))

    for name, table in tables.items():
        walk(name, table, ())
    return requests


# -- going back and forth -------------------------------------------------------------------------


def test_going_back_and_forth_has_an_end() -> None:
    circle = Circle(make_table(seats="pp"))
    circle.join(1, 0)
    circle.act(1)
    for _ in range(SPARE_LINES):
        answer = circle.say(1, "undo", seat=0, to=0, seq=circle.now(1)["seq"])
        if answer["type"] == "refused":
            break
        circle.say(1, "redo", seat=0, seq=circle.now(1)["seq"])
    assert answer["code"] in ("undo_impossible", "redo_impossible")
    assert circle.table.seq <= SPARE_LINES + 2 * LINES_PER_MOVE
    assert circle.act(1)["type"] == "done"  # the game itself goes on


def test_a_table_with_a_pack_is_read_as_the_worker_tried_it(outside: Outside) -> None:
    pack = "[components.turn]\nactions = 4"
    wish = {"game": "forbidden_clinic", "seats": [{"by": "me"}] * 6, "pack": pack}
    made = post(outside.url, "/api/tables", wish, 201)
    browser = Browser(outside.url)
    welcome = browser.hello(made["seats"][0]["token"])
    assert welcome["table"]["pack"]
    assert browser.act()["type"] == "done"
    browser.close()


def test_many_tables_unloaded_at_once_stall_nobody(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Freeing a table with a long journal takes milliseconds, and there may be hundreds."""
    close = LiveTable.close

    def close_a_long_one(self: LiveTable) -> None:
        end = time.thread_time() + SLICE_SECONDS
        while time.thread_time() < end:
            pass
        close(self)

    with serving(settings(tmp_path)) as server:
        hub = server.hub
        tables = int(2 * MAX_STALL / SLICE_SECONDS)
        for _ in range(tables):
            post(server.url, "/api/quick", {"game": "sealed"}, 201)
        assert len(hub.live) == tables
        monkeypatch.setattr(LiveTable, "close", close_a_long_one)
        hub.watchdog.take_longest()
        monkeypatch.setattr(hub, "settings", settings(tmp_path, idle_bytes=0))
        assert not until(lambda: len(hub.live), lambda left: not left)
        assert hub.watchdog.take_longest() < MAX_STALL
