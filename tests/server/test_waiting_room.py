"""One link a table, the waiting room before the start, and the same again afterwards."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.people import KNOWN_GAMES, LEVELS, Browser, Circle, Server, make_table, post
from tests.server.test_table import restored
from wardround.core.slices import at_once
from wardround.server.live.verification import check
from wardround.server.protocol import from_server
from wardround.server.protocol.refusals import RefusedError
from wardround.server.store.records import StoredTable
from wardround.server.table.loading import loading_table
from wardround.server.table.seats import sit_down
from wardround.server.table.table import Table

HOST = 8
WAITING = {"game": "sealed", "waiting": True, "seats": [{"by": "me", "name": "Ada"}]}


def waiting(seats: str = "pp") -> Circle:
    """A table before the start; its host sits at the first seat."""
    table = make_table(seats=seats)
    table.record.waiting = True
    around = Circle(table)
    around.join(HOST, 0, host=True)
    return around


def made_by_link(server: Server, seats: int = 2, **more: Any) -> dict[str, Any]:
    chairs = [{"by": "me", "name": "Ada"}, *({"by": "open"} for _ in range(seats - 1))]
    made: dict[str, Any] = post(
        server.url, "/api/tables", {**WAITING, "seats": chairs, **more}, 201
    )
    return made


def come(server: Server, token: str, name: str) -> tuple[Browser, dict[str, Any]]:
    """Sit down by a table's link, and connect."""
    sat = post(server.url, "/api/sit", {"token": token, "name": name}, 200)
    browser = Browser(server.url)
    browser.hello(sat["token"])
    return browser, sat


# -- one link -------------------------------------------------------------------------------------


def test_a_link_shows_the_table_and_gives_a_chair_with_a_secret_of_its_own(server: Server) -> None:
    made = made_by_link(server)
    host, friend = Browser(server.url), Browser(server.url)
    host.hello(made["host"], made["seats"][0]["token"])
    seen = friend.hello(made["link"], name="Bo")
    assert [seat["name"] for seat in seen["seats"]] == ["Ada", ""]
    assert (seen["you"]["seats"], seen["you"]["host"]) == ([], False)
    assert [one["name"] for one in host.until("people")["watchers"]] == ["Bo"]
    wish = {"token": made["link"], "name": "Bo", "id": "a random word of a browser"}
    sat = post(server.url, "/api/sit", wish, 200)
    assert post(server.url, "/api/sit", wish, 200) == sat, "a request that is sent again"
    assert host.until("notice") == {"type": "notice", "kind": "sat_down", "seat": 1}
    assert host.until("people")["seats"][1]["name"] == "Bo"
    assert post(server.url, "/api/sit", {"token": made["link"]}, 409)["code"] == "no_free_seat"
    mine = Browser(server.url)
    assert mine.hello(sat["token"])["you"]["seats"] == [1]
    known = {made["host"], made["spectate"], made["link"], *(one["token"] for one in made["seats"])}
    assert sat["token"] not in known, "the maker must not hold it"
    for browser in (host, friend, mine):
        browser.close()


@pytest.mark.parametrize("token", ["", "x", "x" * 9, "x" * 32, "x" * 200])
def test_a_broken_link_gets_a_sentence(server: Server, token: str) -> None:
    browser = Browser(server.url)
    bye = browser.hello(token)
    browser.close()
    for answer in (
        bye,
        post(server.url, "/api/who", {"token": token}, 404),
        post(server.url, "/api/sit", {"token": token}, 404),
        post(server.url, "/api/replay", {"token": token, "n": 0}, 404),
    ):
        assert answer["code"] == "unknown_token"
        assert answer["text"].endswith("Ask for it again.")


def test_other_links_are_no_way_to_sit_down(server: Server) -> None:
    made = made_by_link(server)
    for token in (made["spectate"], made["host"], made["seats"][0]["token"]):
        assert post(server.url, "/api/sit", {"token": token}, 403)["code"] == "spectator"
    assert post(server.url, "/api/sit", {"table": made["table"]}, 404)["code"] == "no_such_table"
    assert post(server.url, "/api/sit", {}, 404)["code"] == "no_such_table"


def test_latecomers_take_an_open_chair_or_a_bots() -> None:
    table = make_table(seats="pob")
    around = Circle(table)
    around.join(1, 0)
    seat, effects = sit_down(table, "Bo", "", "secret of Bo")
    around.deliver(effects)
    assert seat == 1
    with pytest.raises(RefusedError, match="all-taken"):
        sit_down(table, "Cy", "", "secret of Cy")
    seat, effects = sit_down(table, "Cy", "", "secret of Cy", 2)
    around.deliver(effects)
    assert (table.record.seats[2].by, table.keys.owners["secret of Cy"].seat) == ("person", 2)
    assert around.last(1, "notice") == {"type": "notice", "kind": "sat_down", "seat": 2}
    with pytest.raises(RefusedError, match="taken"):
        sit_down(table, "Di", "", "secret of Di", 2)


def test_an_older_table_gets_its_link() -> None:
    table = make_table()
    del table.keys.owners["link-of-the-table"]
    around = Circle(table)
    link = around.join(1, 0)["you"]["link"]
    assert link == table.keys.link() != ""
    assert [owner.token for owner in around.effects[-1].owners] == [link]


def test_a_new_link_ends_the_old_one(server: Server) -> None:
    made = made_by_link(server)
    host = Browser(server.url)
    host.hello(made["host"])
    host.send({"type": "new_link", "id": "n"})
    link = host.until("welcome")["you"]["link"]
    host.close()
    assert post(server.url, "/api/sit", {"token": made["link"]}, 404)["code"] == "unknown_token"
    assert post(server.url, "/api/sit", {"token": link}, 200)["seat"] == 1


# -- the waiting room -----------------------------------------------------------------------------


def test_nothing_of_a_game_is_known_before_it_begins() -> None:
    around = waiting()
    seen = around.inbox[HOST][0]
    assert seen["table"]["waiting"]
    assert (seen["now"]["view"], seen["now"]["legal"], seen["now"]["seq"]) == (None, [], 0)
    action = {"type": "ready", "seat": 0}
    for kind, fields in (
        ("act", {"seq": 0, "action": action}),
        ("undo", {"seq": 0, "to": 0, "seat": 0}),
        ("why", {"piece": "card:1"}),
        ("preview", {"action": action}),
        ("ask_moves", {}),
        ("ask_hint", {"seat": 0}),
        ("set_standing", {"seat": 0}),
    ):
        assert around.say(HOST, kind, **fields)["code"] == "not_started", kind


def test_the_past_of_a_waiting_table_is_not_shown(server: Server) -> None:
    made = made_by_link(server)
    mine = {"token": made["seats"][0]["token"]}
    for path, more in (
        ("replay", {"n": 0}),
        ("timeline", {}),
        ("log", {"from_move": 0, "to_move": 9}),
        ("journal", {}),
        ("analysis", {"visitor": "v"}),
        ("fork", {"n": 0, "seats": [{"by": "me"}, {"by": "me"}]}),
    ):
        assert post(server.url, f"/api/{path}", {**mine, **more}, 409)["code"] == "not_started"
    assert post(server.url, "/api/rulebook", mine, 200)["game"] == "sealed"
    [card] = post(server.url, "/api/mine", {"tokens": [mine["token"]]}, 200)["tables"]
    assert card["card"]["waiting"]
    assert not card["your_turn"]


def test_the_game_begins_when_everybody_is_ready() -> None:
    around = waiting()
    around.join(1, 1)
    assert around.say(HOST, "ready", ready=True)["type"] == "done"
    assert around.table.seq == 0
    around.say(1, "ready", ready=True)
    assert not around.table.waiting
    assert around.last(1, "welcome")["now"]["seq"] == 1
    assert [entry.line for effects in around.effects for entry in effects.entries] == list(
        around.table.play.journal.lines
    )
    assert around.choose(HOST, "Ready")["type"] == "done"


def test_a_game_with_open_chairs_begins_and_is_joined(server: Server) -> None:
    made = made_by_link(server)
    host = Browser(server.url)
    host.hello(made["host"], made["seats"][0]["token"])
    assert host.say("start")["type"] == "done"
    friend, _ = come(server, made["link"], "Bo")
    assert friend.now["seq"] == 1
    assert friend.seen[0]["you"]["seats"] == [1]
    assert host.act()["type"] == "done"
    assert friend.until("update")["by"] == 0
    for browser in (host, friend):
        browser.close()


def test_bots_take_what_is_left() -> None:
    around = waiting("poo")
    assert around.say(HOST, "start", level="wise")["code"] == "bad_seats"
    assert around.table.waiting
    assert around.say(HOST, "start", level="random")["type"] == "done"
    assert [seat.by for seat in around.table.record.seats] == ["person", "bot", "bot"]
    around.choose(HOST, "Ready")
    assert around.think() > 0
    assert around.say(HOST, "start")["again"]


def test_only_the_host_starts_and_changes_options() -> None:
    around = waiting()
    around.join(1, 1)
    assert around.say(1, "start")["code"] == "not_host"
    assert around.say(1, "set_table", options={"rounds": 1})["code"] == "not_host"
    around.join(2)
    assert around.say(2, "ready", ready=True)["code"] == "spectator"


def test_options_change_until_the_start() -> None:
    around = waiting()
    around.join(1, 1)
    around.say(1, "ready", ready=True)
    assert around.say(HOST, "set_table", options={"rounds": 99})["code"] == "bad_options"
    assert around.say(HOST, "set_table", options={"rounds": 1})["type"] == "done"
    seen = around.last(1, "welcome")
    assert seen["table"]["options"]["rounds"] == 1
    assert not seen["seats"][1]["ready"], "whoever was ready for other options is asked again"
    around.say(HOST, "start")
    assert around.table.play.journal.options["rounds"] == 1
    assert around.say(HOST, "set_table", options={"rounds": 2})["code"] == "bad_options"


def test_chairs_come_and_go_and_nobody_loses_one() -> None:
    around = waiting("poo")
    around.join(1, 2)
    secret = around.last(1, "welcome")["you"]["secrets"][0]["token"]
    around.say(1, "keep")
    assert around.say(HOST, "set_table", options={"seats": 2})["type"] == "done"
    assert around.last(1, "welcome")["you"]["seats"] == [1]
    assert around.table.keys.owners[secret].seat == 1
    assert restored(around).keys.owners[secret].seat == 1
    around.say(HOST, "set_table", options={"seats": 3})
    assert [seat.taken for seat in around.table.record.seats] == [True, True, False]
    assert around.say(1, "change_chair", seat=1, to=2)["type"] == "done"
    assert around.last(1, "welcome")["you"]["looking"] == 2
    assert around.say(1, "change_chair", seat=2, to=0)["code"] == "no_free_seat"
    assert around.say(1, "change_chair", seat=0, to=1)["code"] == "not_your_seat"
    assert around.say(1, "change_chair", seat=2, to=None)["type"] == "done"
    assert around.last(1, "welcome")["you"]["seats"] == []
    assert around.last(1, "welcome")["you"]["link"]
    assert around.table.keys.owners[secret].role == "gone"
    around.say(HOST, "start")
    assert around.say(HOST, "change_chair", seat=0, to=1)["code"] == "bad_seats"


def test_too_many_people_for_so_few_chairs() -> None:
    around = waiting("ppp")
    assert around.say(HOST, "set_table", options={"seats": 2})["code"] == "bad_seats"
    assert len(around.table.record.seats) == 3


def stored(table: Table) -> StoredTable:
    """As it is stored: a waiting table has no lines."""
    return StoredTable(table.record.copy(), [], [], list(table.keys.owners.values()), 1)


def test_a_waiting_table_is_the_same_after_a_restart() -> None:
    around = waiting()
    around.say(HOST, "set_table", options={"rounds": 1})
    kept = stored(around.table)
    assert check(kept, KNOWN_GAMES).state == "true"
    again = at_once(loading_table(kept, KNOWN_GAMES, LEVELS, "greedy"))
    assert again.waiting
    assert not again.lines_after(0).writes
    assert again.play.journal.lines == around.table.play.journal.lines


# -- the same again -------------------------------------------------------------------------------


def finished(server: Server, people: int = 3) -> tuple[list[str], str]:
    """A game that three have played by link; their secrets, and the spectators' link."""
    made = made_by_link(server, people, options={"rounds": 1})
    friends = [come(server, made["link"], name) for name in ("P1", "", "P3")[: people - 1]]
    browsers = [Browser(server.url), *(browser for browser, _ in friends)]
    browsers[0].hello(made["host"], made["seats"][0]["token"])
    browsers[0].say("start")
    for browser in browsers[1:]:
        while browser.now["seq"] == 0:
            browser.until("welcome")
    while browsers[0].now["outcome"] is None:
        seats = browsers[0].now["awaiting"]["seats"]
        browser = browsers[seats[0]]
        while browser.now["seq"] < browsers[0].now["seq"]:
            browser.until("update")
        seq = browser.now["seq"]
        assert browser.act()["type"] == "done"
        while browsers[0].now["seq"] == seq:
            browsers[0].until("update")
    for browser in browsers:
        browser.close()
    return [made["seats"][0]["token"], *(sat["token"] for _, sat in friends)], made["spectate"]


def test_a_rematch_takes_everybody_along(server: Server) -> None:
    secrets, spectate = finished(server)
    ben, watcher = Browser(server.url), Browser(server.url)
    ben.hello(secrets[1])
    watcher.hello(spectate)
    assert post(server.url, "/api/again", {"tokens": [spectate]}, 403)["code"] == "spectator"
    made = post(server.url, "/api/again", {"tokens": [secrets[0]], "rotate": True}, 201)
    told, other = ben.until("next"), watcher.until("next")
    assert (told["by"], [link["seat"] for link in told["seats"]]) == (0, [0])
    assert other["seats"] == []
    assert other["link"] == told["link"]
    again = post(server.url, "/api/again", {"tokens": [secrets[2]]}, 201)
    assert (again["table"], again["host"]) == (made["table"], ""), "there is one next table"
    assert [one["seat"] for one in (*made["seats"], *again["seats"])] == [2, 1]
    ada, bo, cy = (Browser(server.url) for _ in range(3))
    seen = ada.hello(made["host"], made["seats"][0]["token"])
    assert [seat["name"] for seat in seen["seats"]] == ["P1", "", "Ada"]
    assert seen["table"]["waiting"]
    [before] = seen["table"]["evening"]
    assert len(before["won"]) == len(before["scores"]) == 3
    assert bo.hello(told["seats"][0]["token"])["table"]["waiting"]
    cy.hello(again["seats"][0]["token"])
    assert ada.until("welcome")["now"]["seq"] == 1, "everybody is there"
    for browser in (ben, watcher, ada, bo, cy):
        browser.close()


def test_the_evening_adds_up_by_person_not_by_chair() -> None:
    around = waiting("po")
    around.table.record.evening = (from_server.Played("Sealed", 1, (True, False), (3, 1)),)
    assert around.join(1, 0)["table"]["evening"][0]["won"] == [True, False]
    sit_down(around.table, "Di", "", "secret of Di", 1)
    assert around.table.record.evening[0].won == (True, None)


def test_only_a_finished_game_is_played_again(server: Server) -> None:
    made = made_by_link(server)
    mine = made["seats"][0]["token"]
    assert post(server.url, "/api/again", {"tokens": [mine]}, 400)["code"] == "bad_seats"


# -- who watches ----------------------------------------------------------------------------------


def test_watchers_are_named_muted_and_removed() -> None:
    around = Circle(make_table())
    around.join(HOST, 0, host=True)
    around.join(5, name="Wes", visitor="browser-of-wes")
    [seen] = around.last(HOST, "people")["watchers"]
    assert (seen["name"], seen["muted"], seen["at"]) == ("Wes", False, "table")
    assert "browser-of-wes" not in str(around.inbox)
    assert around.say(5, "say", text="hello")["type"] == "done"
    assert around.last(HOST, "chat")["line"]["seat"] == -1
    assert around.say(5, "set_watcher", watcher=5, muted=False)["code"] == "not_host"
    assert around.say(HOST, "set_watcher", watcher=HOST, remove=True)["code"] == "not_found"
    around.say(HOST, "set_watcher", watcher=5, muted=True)
    assert around.say(5, "say", text="hello?")["code"] == "spectator"
    around.deliver(around.table.disconnect(5))
    around.join(6, name="Wes", visitor="browser-of-wes")
    assert around.say(6, "say", text="back")["code"] == "spectator"
    around.say(HOST, "set_watcher", watcher=6, muted=False)
    assert around.say(6, "say", text="thanks")["type"] == "done"
    around.say(HOST, "set_watcher", watcher=6, remove=True)
    assert around.last(6, "bye")["code"] == "removed"
    assert around.effects[-1].closed == [6]
    with pytest.raises(RefusedError, match="removed"):
        around.join(7, name="Wes", visitor="browser-of-wes")


def test_a_removed_watcher_is_cut_off(server: Server) -> None:
    made = made_by_link(server)
    host, pest = Browser(server.url), Browser(server.url)
    host.hello(made["host"])
    number = pest.hello(made["link"], name="Pest", visitor="pest")["you"]["watcher"]
    assert host.say("set_watcher", watcher=number, remove=True)["type"] == "done"
    assert pest.until("bye")["code"] == "removed"
    again = Browser(server.url)
    assert again.hello(made["link"], visitor="pest")["code"] == "removed"
    for browser in (host, pest, again):
        browser.close()


def test_a_watcher_without_a_name_cannot_speak() -> None:
    around = Circle(make_table())
    around.join(5)
    assert around.say(5, "say", text="psst")["code"] == "spectator"


def test_a_locked_table_lets_in_only_its_players() -> None:
    around = Circle(make_table(seats="pob"))
    around.join(HOST, 0, host=True)
    around.join(5, name="Wes")
    assert around.say(5, "set_table", locked=True)["code"] == "not_host"
    around.say(HOST, "set_table", locked=True)
    assert around.last(5, "people")["locked"], "who is there stays"
    with pytest.raises(RefusedError, match="locked"):
        around.join(6)
    for wanted in (None, 2):
        with pytest.raises(RefusedError, match="locked"):
            sit_down(around.table, "Bo", "", "secret of Bo", wanted)
    assert around.join(7, 0)["you"]["seats"] == [0]
    around.say(HOST, "set_table", locked=False)
    assert around.join(6)["type"] == "welcome"


def test_everybody_sees_who_looks_at_what() -> None:
    around = Circle(make_table())
    around.join(1, 0)
    around.join(2, 1)
    around.say(1, "attend", at="rules")
    assert [seat["at"] for seat in around.last(2, "people")["seats"]] == ["rules", "table"]
    told = len(around.inbox[2])
    around.say(1, "attend", at="rules")
    assert len(around.inbox[2]) == told
    around.join(3, 0)  # a second device is looked at
    around.say(1, "attend", at="away")
    assert around.last(2, "people")["seats"][0]["at"] == "table"


def test_a_public_table_becomes_private_again(server: Server) -> None:
    made = made_by_link(server, public=True)
    listed = post(server.url, "/api/sit", {"table": made["table"]}, 200)
    assert listed["seat"] == 1
    host = Browser(server.url)
    host.hello(made["host"])
    assert host.say("set_table", public=False)["type"] == "done"
    host.close()
    assert post(server.url, "/api/sit", {"table": made["table"]}, 404)["code"] == "no_such_table"
