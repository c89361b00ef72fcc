"""A table is nobody's property: invitations, secrets of one's own, links that are replaced."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.people import Browser, Circle, Server, make_table, post
from tests.server.test_table import restored
from wardround.server.protocol import from_browser
from wardround.server.protocol.refusals import RefusedError
from wardround.server.store.records import Owner

FRIENDS = {"game": "sealed", "seats": [{"by": "me"}, {"by": "open"}]}


def said(server: Server, *tokens: str) -> dict[str, Any]:
    """What a browser that comes with tokens is told."""
    browser = Browser(server.url)
    try:
        return browser.hello(*tokens)
    finally:
        browser.close()


def test_sitting_down_gives_a_secret_that_the_maker_does_not_hold(server: Server) -> None:
    made = post(server.url, "/api/tables", FRIENDS, 201)
    invitation, mine = made["seats"][1]["token"], made["seats"][0]["token"]
    friend = Browser(server.url)
    [secret] = friend.hello(invitation)["you"]["secrets"]
    assert friend.say("keep")["type"] == "done"
    assert said(server, secret["token"])["you"]["seats"] == [1]
    for tokens in ((invitation,), (made["host"], invitation), (mine, invitation)):
        assert said(server, *tokens)["code"] == "unknown_token"
    links = said(server, made["host"])["you"]["links"]
    assert secret["token"] not in [link["token"] for link in links]
    assert [link["seat"] for link in links] == [None]
    friend.close()
    assert post(server.url, "/api/who", {"token": invitation}, 404)["code"] == "unknown_token"
    where = {"token": invitation, "n": 0}
    assert post(server.url, "/api/replay", where, 404)["code"] == "unknown_token"
    assert post(server.url, "/api/mine", {"tokens": [invitation]})["gone"] == [invitation]


def test_an_invitation_shows_nothing_of_its_seat(server: Server) -> None:
    made = post(server.url, "/api/tables", FRIENDS, 201)
    frame = post(server.url, "/api/replay", {"token": made["seats"][1]["token"], "n": 0}, 200)
    assert frame["seat"] is None


def test_a_secret_that_was_not_confirmed_is_kept_by_using_it(server: Server) -> None:
    made = post(server.url, "/api/tables", FRIENDS, 201)
    invitation = made["seats"][1]["token"]
    [lost] = said(server, invitation)["you"]["secrets"]
    [secret] = said(server, invitation)["you"]["secrets"]
    assert said(server, lost["token"])["code"] == "unknown_token"
    assert said(server, secret["token"])["you"]["seats"] == [1]
    assert said(server, invitation)["code"] == "unknown_token"


def test_a_seat_of_a_public_table_belongs_to_its_sitter(server: Server) -> None:
    made = post(server.url, "/api/tables", {**FRIENDS, "public": True}, 201)
    sat = post(server.url, "/api/sit", {"table": made["table"]}, 200)
    assert sat["token"] not in [seat["token"] for seat in made["seats"]]
    assert said(server, sat["token"])["you"]["seats"] == [1]
    assert said(server, made["seats"][1]["token"])["code"] == "unknown_token"


def test_a_link_is_replaced_and_everybody_is_told(server: Server) -> None:
    made = post(server.url, "/api/tables", FRIENDS, 201)
    friend, host = Browser(server.url), Browser(server.url)
    [secret] = friend.hello(made["seats"][1]["token"])["you"]["secrets"]
    friend.say("keep")
    host.hello(made["host"])
    host.send({"type": "new_link", "id": "n", "seat": 1})
    links = host.until("welcome")["you"]["links"]
    assert friend.until("notice") == {"type": "notice", "kind": "freed", "seat": 1}
    assert friend.until("welcome")["you"]["seats"] == []
    assert friend.now["view"]["hand"] == []
    assert said(server, secret["token"])["code"] == "unknown_token"
    [link] = [link["token"] for link in links if link["seat"] == 1]
    assert said(server, link)["you"]["seats"] == [1]
    host.send({"type": "new_link", "id": "w", "seat": None})
    host.until("welcome")
    assert said(server, made["spectate"])["code"] == "unknown_token"
    for browser in (friend, host):
        browser.close()


def test_a_person_replaces_their_own_link(server: Server) -> None:
    made = post(server.url, "/api/tables", FRIENDS, 201)
    token = made["seats"][0]["token"]
    me = Browser(server.url)
    me.hello(token)
    me.send({"type": "new_link", "id": "n", "seat": 0})
    [secret] = me.until("welcome")["you"]["secrets"]
    assert said(server, token)["type"] == "welcome"  # until the new one is kept
    me.say("keep")
    assert said(server, token)["code"] == "unknown_token"
    assert said(server, secret["token"])["you"]["seats"] == [0]
    me.close()


def test_only_the_host_replaces_the_links_of_others() -> None:
    around = Circle(make_table(seats="pp"))
    around.join(1, 0)
    assert around.say(1, "new_link", seat=1)["code"] == "not_host"
    assert around.say(1, "new_link", seat=None)["code"] == "not_host"
    around.join(8, host=True)
    assert around.say(8, "new_link", seat=9)["code"] == "bad_seats"
    assert around.say(8, "keep")["code"] == "spectator"


def test_opening_a_seat_answers_nothing() -> None:
    """Neither a question that is asked, nor one that is asked while a bot sits in."""
    around = Circle(make_table(seats="pp"))
    around.join(1, 0)
    around.join(2, 1)
    around.join(8, host=True)
    around.choose(1, "Ready")
    around.say(1, "undo", seq=2, to=0, seat=0)
    around.say(8, "new_link", seat=1)
    assert around.table.play.moves == 1
    assert around.table.asked is None
    assert around.last(2, "notice")["kind"] == "freed"


def test_a_second_device_is_noticed() -> None:
    around = Circle(make_table(seats="pp"))
    around.join(1, 0)
    around.join(2, 1)
    around.join(3, 1)
    for number in (1, 2):
        assert around.last(number, "notice") == {"type": "notice", "kind": "opened", "seat": 1}
    around.join(4, 1, seq=1)  # the same browser, back after a lost connection
    assert around.kinds(1).count("notice") == 1


def test_secrets_are_stored_and_loaded() -> None:
    around = Circle(make_table(seats="po"))
    [secret] = around.join(1, 1)["you"]["secrets"]
    around.say(1, "keep")
    again = restored(around)
    kept = Owner(secret["token"], "t1", "seat", 1)
    assert again.keys.owners[secret["token"]] == kept
    assert again.keys.owners["token-of-seat-0001"].role == "gone"
    with pytest.raises(RefusedError):
        again.connect(9, [kept], from_browser.Hello(tokens=(kept.token,), looking=0))
