"""A table in process: messages in, messages out."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.people import KNOWN_GAMES, LEVELS, Circle, make_table
from wardround.core.journal import Secret
from wardround.core.replay import read_journal
from wardround.server.protocol.refusals import RefusedError
from wardround.server.store.records import Entry, StoredTable
from wardround.server.table.table import Table


def circle(seats: str = "pp", game: str = "sealed", **options: Any) -> Circle:
    """A table with one connection per person's seat, numbered like the seat."""
    around = Circle(make_table(game, seats, **options))
    for seat, kind in enumerate(seats):
        if kind == "p":
            around.join(seat, seat)
    return around


def restored(around: Circle) -> Table:
    """The table as it would be loaded from the store."""
    table = around.table
    entries = [Entry(table.play.journal.lines[0])]
    entries += [entry for effects in around.effects for entry in effects.entries]
    talk = [line for effects in around.effects for line in effects.talk]
    lines = [entry.line for entry in entries]
    journal = read_journal(
        table.game, KNOWN_GAMES.library(table.record.game), lines, Secret("7", "salt")
    )
    stored = StoredTable(around.kept.copy(), entries, talk, list(table.keys.owners.values()), 0)
    return Table.restore(stored, journal, LEVELS, "greedy")


def test_a_welcome_has_everything() -> None:
    around = Circle(make_table(seats="po"))
    welcome = around.join(1, 0)
    mine = {"seats": [0], "looking": 0, "host": False, "links": [], "secrets": []}
    assert welcome["you"] == {**mine, "link": "link-of-the-table", "watcher": None}
    assert welcome["table"]["game"]["id"] == "sealed"
    assert [seat["online"] for seat in welcome["seats"]] == [True, False]
    assert [seat["taken"] for seat in welcome["seats"]] == [True, False]
    now = welcome["now"]
    assert now["seq"] == 1
    assert now["awaiting"]["seats"] == [0]
    assert [choice["index"] for choice in now["legal"]] == [0, 1, 2, 3]
    assert now["legal"][0]["mentions"] == [now["view"]["hand"][0]]
    assert now["scene"]["zones"][0]["pieces"][0]["id"] == now["view"]["hand"][0]


def test_an_action_reaches_everybody_and_is_kept_first() -> None:
    around = circle()
    around.join(7)
    done = around.choose(0, "Ready")
    assert done["type"] == "done"
    assert done["seq"] == 2
    for number in (0, 1, 7):
        update = around.last(number, "update")
        assert (update["cause"], update["by"]) == ("act", 0)
        assert update["log"][0]["rule"] == "SB-1.4"
    assert around.now(0)["legal"] == []
    assert len(around.now(1)["legal"]) == 4
    effects = around.effects[-1]
    assert [entry.mid for entry in effects.entries] == [f"0/{done['re']}"]
    assert effects.writes


def test_a_resend_changes_nothing() -> None:
    around = circle()
    action = around.now(0)["legal"][0]["action"]
    first = around.say(0, "act", id="same", seq=1, action=action)
    again = around.say(0, "act", id="same", seq=1, action=action)
    assert (first["type"], first["again"]) == ("done", False)
    assert (again["type"], again["again"], again["seq"]) == ("done", True, first["seq"])
    assert around.table.play.moves == 1


def test_a_resend_is_known_after_a_restart() -> None:
    around = circle()
    action = around.now(0)["legal"][0]["action"]
    around.say(0, "act", id="same", seq=1, action=action)
    around.say(0, "say", id="hello", text="hi")
    after = Circle(restored(around))
    welcome = after.join(0, 0, seq=1)
    assert welcome["missed"] == 1
    assert [line["text"] for line in welcome["chat"]] == ["hi"]
    assert after.say(0, "act", id="same", seq=1, action=action)["again"]
    assert after.say(0, "say", id="hello", text="hi")["again"]
    assert after.table.play.moves == 1


def test_a_restored_table_shows_the_same_bytes() -> None:
    around = circle()
    for _ in range(3):
        for seat in (0, 1):
            if around.now(seat)["legal"]:
                around.act(seat)
    before = Circle(around.table)
    after = Circle(restored(around))
    for viewer in ((0,), (1,), ()):
        around.table.viewers.clear()
        assert before.join(9, *viewer) == after.join(9, *viewer)
        before.table.viewers.clear()
        after.table.viewers.clear()


def test_two_browsers_may_make_up_the_same_id() -> None:
    around = circle()
    assert not around.choose(0, "Ready", id="1")["again"]
    assert not around.choose(1, "Ready", id="1")["again"]
    assert around.table.play.moves == 2


def test_an_old_sequence_number_is_stale() -> None:
    around = circle()
    around.act(0)
    refused = around.act(0, seq=1)
    assert (refused["type"], refused["code"], refused["seq"]) == ("refused", "stale", 2)


def test_choices_made_at_the_same_time_do_not_make_each_other_stale() -> None:
    around = circle()
    around.choose(0, "Ready")
    around.choose(1, "Ready")
    seq = around.now(0)["seq"]
    assert around.act(0, seq=seq)["type"] == "done"
    assert around.act(1, seq=seq)["type"] == "done"
    assert around.now(0)["view"]["round"] == 2


def test_foreign_seats_and_spectators_cannot_act() -> None:
    around = circle()
    around.join(5)
    action = around.now(0)["legal"][0]["action"]
    assert around.say(1, "act", seq=1, action=action)["code"] == "not_your_seat"
    assert around.say(5, "act", seq=1, action=action)["code"] == "spectator"
    assert around.say(5, "say", text="psst")["code"] == "spectator"
    for kind in ("undo", "redo", "give_up", "ask_hint"):
        fields: dict[str, Any] = {} if kind == "ask_hint" else {"seq": 1}
        if kind == "undo":
            fields["to"] = 0
        assert around.say(1, kind, seat=0, **fields)["code"] == "not_your_seat"
        assert around.say(5, kind, seat=0, **fields)["code"] == "spectator"
    assert around.say(1, "profile", seat=0, name="X")["code"] == "not_your_seat"
    assert around.say(1, "set_seat", seat=0, by="bot", level="random")["code"] == "not_host"


def test_what_the_rules_forbid_names_the_rule() -> None:
    around = circle()
    action = {"kind": "bid", "seat": 0, "card": "card:1"}
    refused = around.say(0, "act", seq=1, action=action)
    assert (refused["code"], refused["rule"], refused["reason"]) == (
        "forbidden",
        "SB-1.1",
        "wrong_moment",
    )
    nonsense = around.say(0, "act", seq=1, action={"kind": "fly", "seat": 0})
    assert nonsense["code"] == "not_an_action"
    assert around.table.play.moves == 0


def test_hot_seat_shows_one_hand_at_a_time() -> None:
    around = Circle(make_table(seats="pp"))
    welcome = around.join(1, 0, 1)
    assert welcome["you"]["seats"] == [0, 1]
    assert {choice["seat"] for choice in welcome["now"]["legal"]} == {0}
    around.choose(1, "Ready")
    assert around.now(1)["legal"] == []
    around.say(1, "look", seat=1)
    assert {choice["seat"] for choice in around.now(1)["legal"]} == {1}
    assert around.now(1)["view"]["seat"] == 1
    assert around.say(1, "look", seat=2)["code"] == "not_your_seat"


def test_without_secrets_a_hot_seat_sees_all_its_choices() -> None:
    around = Circle(make_table("template", "pp"))
    around.join(1, 0, 1)
    while not around.table.over:
        assert around.now(1)["legal"]
        assert around.act(1, len(around.now(1)["legal"]) - 1)["type"] == "done"
    assert around.now(1)["outcome"]["reason"] == "all_stopped"
    assert around.now(1)["awaiting"] is None


def test_looking_from_a_seat_that_is_not_held() -> None:
    around = Circle(make_table())
    with pytest.raises(RefusedError) as caught:
        around.join(1, 0, looking=1)
    assert caught.value.code == "not_your_seat"


def test_the_host_gets_the_links_and_nobody_else() -> None:
    around = circle()
    links = around.join(8, host=True)["you"]["links"]
    assert [link["seat"] for link in links] == [None]
    assert around.last(0, "welcome")["you"]["links"] == []
    assert around.last(8, "welcome")["you"]["looking"] is None
    assert b"token-of" not in b"".join(around.raw[0] + around.raw[1])


def test_chat_names_and_colours_are_plain_text() -> None:
    around = circle()
    around.say(0, "profile", seat=0, name="  <b>Ada\u202e\n\x00</b> ", colour="coral")
    assert around.last(1, "people")["seats"][0]["name"] == "<b>Ada </b>"
    assert around.last(1, "people")["seats"][0]["colour"] == "coral"
    around.say(0, "say", text="look\there\n")
    line = around.last(1, "chat")["line"]
    assert (line["text"], line["name"], line["at"]) == ("look here", "<b>Ada </b>", 2000)
    assert around.say(0, "say", text="\n\n")["code"] == "malformed"


def test_pointing_names_only_what_the_other_can_see() -> None:
    around = circle()
    card = around.now(0)["view"]["hand"][0]
    before = len(around.inbox[1])
    around.say(0, "point", seat=0, mentions=[card])
    assert len(around.inbox[1]) == before
    around.say(0, "point", seat=0, mentions=[card, "seat:1"], choosing=True)
    assert around.inbox[1][-1] == {
        "type": "pointed",
        "seat": 0,
        "mentions": ["seat:1"],
        "choosing": True,
    }
    around.say(0, "point", seat=0, mentions=[])
    assert around.inbox[1][-1]["mentions"] == []


def test_people_come_and_go() -> None:
    around = circle()
    around.deliver(around.table.disconnect(1))
    assert [seat["online"] for seat in around.last(0, "people")["seats"]] == [True, False]
    around.join(4, 1)
    assert [seat["online"] for seat in around.last(0, "people")["seats"]] == [True, True]


def test_an_open_chair_is_taken_by_its_first_visitor() -> None:
    around = Circle(make_table(seats="po"))
    around.join(0, 0)
    assert not around.last(0, "welcome")["seats"][1]["taken"]
    around.join(1, 1)
    assert around.last(0, "people")["seats"][1]["taken"]
    assert around.effects[-1].record


def test_a_second_hello_is_refused() -> None:
    around = circle()
    refused = around.say(0, "hello", tokens=["token-of-seat-0000"])
    assert refused["code"] == "hello_first"
    assert around.say(0, "ping")["type"] == "pong"


def test_the_table_can_be_renamed_and_hints_switched_off() -> None:
    around = circle()
    around.join(8, host=True)
    around.say(8, "set_table", name="Night shift", hints=False)
    assert around.last(0, "people")["name"] == "Night shift"
    assert around.say(0, "ask_hint", seat=0)["code"] == "hints_off"


def test_the_end_is_told_and_nothing_goes_on() -> None:
    around = circle(rounds=1)
    for seat in (0, 1, 0, 1):
        around.act(seat, -1)
    assert around.table.over
    now = around.now(0)
    assert (now["outcome"]["reason"], now["awaiting"], now["legal"]) == ("bids_done", None, [])
    assert now["undo"]["free_to"] is None
    assert around.table.play.journal.closed
    for kind, fields in (
        ("act", {"action": {"kind": "ready", "seat": 0}}),
        ("undo", {"to": 1, "seat": 0}),
        ("give_up", {"seat": 0}),
    ):
        assert around.say(0, kind, seq=now["seq"], **fields)["code"] == "game_over"
