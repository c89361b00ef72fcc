"""Clocks: how they run, what happens when they run out, and that it happens once."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.people import (
    KNOWN_GAMES,
    LEVELS,
    Browser,
    Circle,
    Outside,
    Server,
    make_table,
    post,
    serving,
    settings,
)
from tests.server.push_service import SubscribedBrowser
from tests.waiting import until
from wardround.core.slices import at_once
from wardround.server.protocol.from_browser import Clock, Out
from wardround.server.protocol.refusals import RefusedError
from wardround.server.store.records import Entry, StoredTable
from wardround.server.table.clocks import DAY, HOUR, due, follow, must_be_sensible, run_out, times
from wardround.server.table.effects import Effects
from wardround.server.table.loading import loading_table
from wardround.server.table.table import Table

MINUTE = 60_000
MOVE = Clock("move", 60)
CHESS = Clock("chess", 600, 10)
EVENING = Clock("day", 20 * HOUR)
CLOCKS = (MOVE, EVENING, CHESS)
OUTS: tuple[Out, ...] = ("bot_moves", "bot_takes_over", "seat_lost")


class Timed(Circle):
    """A table whose clocks follow a time that the test sets."""

    def __init__(self, table: Table, clock: Clock, at: int = 1_000_000) -> None:
        super().__init__(table)
        self.at = at
        table.record.clock = clock
        self.deliver(Effects())

    def deliver(self, effects: Effects) -> None:
        follow(self.table, effects, self.at)
        super().deliver(effects)

    def wait(self, milliseconds: int) -> None:
        """Time passes; whatever is due then happens."""
        self.at += milliseconds
        if 0 < due(self.table) <= self.at:
            effects = Effects(self.at)
            run_out(self.table, effects, self.at)
            self.deliver(effects)

    def left(self) -> dict[int, int]:
        return {one.seat: one.left for one in times(self.table, self.at).seats}

    def by(self, seat: int) -> tuple[str, str]:
        return self.table.record.seats[seat].by, self.table.record.seats[seat].out


def timed(clock: Clock, seats: str = "pp") -> Timed:
    circle = Timed(make_table(seats=seats), clock)
    for n, kind in enumerate(seats):
        if kind == "p":
            circle.join(n + 1, n)
    return circle


def test_a_clock_runs_while_the_table_waits_for_its_seat() -> None:
    circle = timed(MOVE)
    circle.wait(20_000)
    assert circle.left() == {0: 40_000}
    circle.choose(1, "Ready")
    assert circle.left() == {1: MINUTE}
    assert circle.last(1, "times")["seats"] == [{"seat": 1, "left": MINUTE, "runs": True}]


def test_going_back_and_forth_gives_nobody_more_time() -> None:
    circle = timed(MOVE)
    circle.choose(1, "Note")
    circle.wait(30_000)
    circle.say(1, "undo", seq=circle.now(1)["seq"], to=0, seat=0)
    circle.choose(1, "Note")
    assert circle.left() == {0: 30_000}


def test_what_is_taken_back_was_no_move() -> None:
    for clock, left in ((MOVE, 50_000), (CHESS, 590_000)):
        circle = timed(clock)
        circle.choose(1, "Ready")
        circle.choose(2, "Ready")
        before = circle.left()[0]
        circle.wait(10_000)
        circle.act(1)
        made = circle.now(1)["moves"]
        circle.say(1, "undo", seq=circle.now(1)["seq"], to=made - 1, seat=0)
        assert circle.now(1)["moves"] == made - 1
        assert circle.left()[0] == before - 10_000 >= left


def test_clocks_run_for_all_who_choose_at_the_same_time_and_while_something_is_asked() -> None:
    circle = timed(MOVE)
    circle.choose(1, "Ready")
    circle.choose(2, "Ready")
    circle.wait(10_000)
    circle.say(1, "give_up", seq=circle.now(1)["seq"], seat=0)
    assert circle.table.asked is not None
    circle.wait(10_000)
    assert circle.left() == {0: 40_000, 1: 40_000}
    circle.act(2)
    assert circle.left() == {0: 40_000}


def test_a_chess_clock_stands_still_meanwhile_and_gets_some_time_back() -> None:
    circle = timed(CHESS)
    circle.wait(100_000)
    circle.choose(1, "Ready")
    circle.wait(50_000)
    assert circle.left() == {0: 510_000, 1: 550_000}
    circle.choose(2, "Ready")
    circle.wait(1_000)
    assert circle.left() == {0: 509_000, 1: 559_000}


@pytest.mark.parametrize(
    ("asked_at", "hours"),
    [
        pytest.param(6, 14, id="in the morning: today"),
        pytest.param(19, 25, id="an hour before: tomorrow"),
        pytest.param(21, 23, id="an hour after: tomorrow"),
        pytest.param(8, 12, id="just in time: today"),
    ],
)
def test_moves_are_due_at_an_hour_of_the_day(asked_at: int, hours: int) -> None:
    circle = Timed(make_table(), EVENING, at=(20_000 * DAY + asked_at * HOUR) * 1000)
    assert circle.left() == {0: hours * HOUR * 1000}


@pytest.mark.parametrize("out", OUTS)
@pytest.mark.parametrize("clock", CLOCKS, ids=lambda clock: clock.kind)
def test_time_runs_out(clock: Clock, out: Out) -> None:
    circle = timed(Clock(clock.kind, clock.seconds, clock.increment, out))
    circle.wait(37 * HOUR * 1000)
    assert circle.by(0) == ("bot", out)
    assert circle.last(2, "notice") == {"type": "notice", "kind": f"time_{out}", "seat": 0}
    assert circle.last(2, "people")["seats"][0]["out"] == out
    assert circle.kept == circle.table.record, "what ran out is stored"

    circle.think(1)
    while circle.table.play.awaiting is not None and 0 in circle.table.play.awaiting.seats:
        circle.think(1)
    assert circle.last(2, "update")["log"][0]["late"]

    kept = circle.by(0)
    circle.wait(1)
    taken = circle.say(1, "set_seat", seat=0, by="person")
    if out == "bot_moves":
        assert kept == ("person", "")
    elif out == "bot_takes_over" and clock.kind != "chess":
        assert kept == ("bot", out)
        assert (taken["type"], circle.by(0)) == ("done", ("person", ""))
    else:
        assert "to the end" in taken["text"]
        assert circle.by(0) == ("bot", out)


def test_a_used_up_chess_clock_still_gives_its_increment() -> None:
    circle = timed(Clock("chess", 60, 10))
    circle.wait(MINUTE)
    circle.think(1)
    while circle.by(0)[0] == "bot":
        circle.think(1)
    assert circle.left()[0] == 10_000


def test_a_chair_that_nobody_has_taken_stays_open() -> None:
    circle = Timed(make_table(seats="op"), Clock("move", 60, 0, "seat_lost"))
    circle.wait(MINUTE)
    assert circle.by(0) == ("bot", "bot_moves")


def test_no_clock_runs_before_the_start_and_after_the_end() -> None:
    table = make_table()
    table.record.waiting = True
    circle = Timed(table, MOVE)
    assert circle.left() == {}
    table.record.waiting = False
    circle.deliver(Effects())
    assert circle.left() == {0: MINUTE}
    for number in (1, 2):
        circle.join(number, number - 1)
    circle.say(1, "give_up", seq=circle.now(1)["seq"], seat=0)
    circle.say(2, "answer", yes=True)
    assert circle.table.over
    assert (circle.left(), due(table)) == ({}, 0)


def test_a_clock_that_was_set_back_gives_nobody_more() -> None:
    circle = timed(MOVE)
    circle.at -= HOUR * 1000
    assert circle.left() == {0: MINUTE}


@pytest.mark.parametrize(
    "clock",
    [Clock("move", 5), Clock("move", 99 * DAY), Clock("day", DAY), Clock("chess", 60, 2 * DAY)],
)
def test_a_clock_that_nobody_could_play_by_is_refused_in_a_sentence(clock: Clock) -> None:
    with pytest.raises(RefusedError) as refused:
        must_be_sensible(clock)
    assert refused.value.said(make_table().words()).endswith(".")


def test_the_host_chooses_the_clock_in_the_waiting_room() -> None:
    table = make_table()
    table.record.waiting = True
    circle = Timed(table, Clock())
    circle.join(1, 0, host=True)
    circle.join(2, 1)
    wish = {"kind": "move", "seconds": 3600, "out": "seat_lost"}
    assert circle.say(2, "set_table", clock=wish)["code"] == "not_host"
    assert circle.say(1, "set_table", clock=wish)["type"] == "done"
    assert circle.last(2, "welcome")["table"]["clock"] == {**wish, "increment": 0}
    assert "30 seconds" in circle.say(1, "set_table", clock={"kind": "move"})["text"]
    circle.say(1, "start")
    assert circle.say(1, "set_table", clock=wish)["code"] == "bad_options"


def test_a_clock_that_ran_out_stays_so_after_a_restart() -> None:
    circle = timed(Clock("move", 60, 0, "bot_takes_over"))
    circle.wait(MINUTE)
    circle.think(1)
    entries = [Entry(circle.table.play.journal.lines[0])]
    entries += [entry for effects in circle.effects for entry in effects.entries]
    again = at_once(
        loading_table(StoredTable(circle.kept, entries, [], [], 0), KNOWN_GAMES, LEVELS, LEVELS[-1])
    )
    assert again.play.late == {1}
    assert again.record.seats == circle.table.record.seats
    assert again.done == {}, "a bot's move answers no message"


# -- at a server ----------------------------------------------------------------------------------


@pytest.fixture
def late_server(tmp_path: Path) -> Iterator[Server]:
    with serving(settings(tmp_path, idle_seconds=0.2)) as running:
        yield running


def clocked(url: str, out: Out) -> dict[str, Any]:
    wishes = [{"by": "me", "name": name} for name in ("Leo", "Ida")]
    clock = {"kind": "move", "seconds": 3600, "out": out}
    made: dict[str, Any] = post(
        url, "/api/tables", {"game": "sealed", "seats": wishes, "clock": clock}, 201
    )
    return made


def test_time_runs_out_while_nobody_is_there(late_server: Server) -> None:
    made = clocked(late_server.url, "bot_takes_over")
    until(lambda: made["table"] in late_server.hub.live, lambda here: not here)
    mine = post(late_server.url, "/api/mine", {"tokens": [made["seats"][0]["token"]]}, 200)
    assert 3_500_000 < mine["tables"][0]["left"] <= 3_600_000
    late_server.pass_time(3601)
    browser = Browser(late_server.url)
    welcome = browser.hello(made["seats"][0]["token"])
    assert welcome["seats"][0]["out"] == "bot_takes_over"
    assert browser.read()["type"] == "times"
    browser.close()


def test_kill_9_loses_no_clock_and_no_subscription(tmp_path: Path) -> None:
    me, outside = "m" * 43, Outside(tmp_path)
    browser = SubscribedBrowser("https://fcm.googleapis.com").subscription()
    outside.start()
    try:
        made = clocked(outside.url, "seat_lost")
        token = made["seats"][0]["token"]
        post(outside.url, "/api/person", {"person": me, "tokens": [token], "new": True}, 200)
        wish = {"person": me, "subscribe": browser}
        post(outside.url, "/api/reminders/change", wish, 200)
    finally:
        outside.close()

    with serving(settings(tmp_path)) as server:
        told = post(server.url, "/api/reminders", {"person": me}, 200)
        assert told["endpoints"] == [browser["endpoint"]]
        server.pass_time(3600)
        person = Browser(server.url)
        welcome = person.hello(token)
        assert [seat["out"] for seat in welcome["seats"]] == ["seat_lost", ""]
        person.close()
