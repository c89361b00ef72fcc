"""The HTTP side: lobby, links, replays, journals, forks, and what is refused."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.people import KNOWN_GAMES, Browser, Server, fetch, post, send, serving, settings

SEATS = {"me": {"by": "me", "name": "Ada"}, "open": {"by": "open"}, "bot": {"by": "bot"}}


def make(server: Server, *seats: str, game: str = "sealed", **fields: Any) -> dict[str, Any]:
    wish = {"game": game, "seats": [SEATS[seat] for seat in seats], **fields}
    made: dict[str, Any] = post(server.url, "/api/tables", wish, 201)
    return made


def play_to_end(server: Server, made: dict[str, Any]) -> Browser:
    """Everybody plays the last choice offered until the game is over."""
    browser = Browser(server.url)
    browser.hello(*(seat["token"] for seat in made["seats"]))
    while browser.now["outcome"] is None:
        browser.whoever_is_asked()
        assert browser.act(-1)["type"] == "done"
    return browser


def test_the_games_are_listed(server: Server) -> None:
    answer = fetch(server.url + "/api/games").json()
    games = {card["meta"]["id"]: card for card in answer["games"]}
    assert set(games) == set(KNOWN_GAMES.ids())
    assert games["template"]["seats"] == [2, 3, 4]
    assert games["template"]["levels"][:2] == ["random", "greedy"]
    assert games["template"]["rules"] > 5


@pytest.mark.parametrize("game", KNOWN_GAMES.ids())
def test_rulebooks_and_schemas(server: Server, game: str) -> None:
    book = fetch(f"{server.url}/api/games/{game}/rulebook").json()
    ids = [rule["id"] for chapter in book["chapters"] for rule in chapter["rules"]]
    assert ids == list(KNOWN_GAMES.rules(game))
    assert book["content"]
    sources = {"printed", "found", "derived", "reconstructed"}
    assert {number["source"] for number in book["content"]} <= sources | {""}
    schema = fetch(f"{server.url}/api/games/{game}/schema").json()
    assert "View" in schema["properties"]


def test_a_game_without_a_book_says_so(server: Server) -> None:
    headers = {"accept-language": "fr-CH,en"}
    answer = fetch(f"{server.url}/api/games/template/how_to_play", headers=headers)
    assert answer.status_code == 404
    assert answer.json()["text"].startswith("Personne")
    book = fetch(f"{server.url}/api/games/hero/how_to_play", headers=headers).json()
    assert book["language"] == "fr"
    assert set(book["sights"]) == {page["picture"]["sight"] for page in book["pages"]}


def test_quick_play_sits_me_down_with_bots(server: Server) -> None:
    made = post(server.url, "/api/quick", {"game": "template", "name": "Ada"}, 201)
    assert [seat["by"] for seat in made["seats"]] == ["me", "bot"]
    mine = post(server.url, "/api/who", {"token": made["seats"][0]["token"]}, 200)
    assert (mine["role"], mine["seat"]) == ("seat", 0)
    assert mine["card"]["seats"][0]["name"] == "Ada"
    assert mine["card"]["seats"][1]["level"] == "normal"


def test_my_tables(server: Server) -> None:
    made = make(server, "me", "open", name="  Tuesday ")
    tokens = [made["seats"][1]["token"], made["host"], made["spectate"], "unknown-token-000"]
    mine = post(server.url, "/api/mine", {"tokens": tokens}, 200)
    assert [table["role"] for table in mine["tables"]] == ["seat", "host", "spectator"]
    assert [table["your_turn"] for table in mine["tables"]] == [False, False, False]
    assert mine["gone"] == ["unknown-token-000"]
    assert mine["tables"][0]["card"]["name"] == "Tuesday"
    first = post(server.url, "/api/who", {"token": made["seats"][0]["token"]}, 200)
    assert first["your_turn"]


def test_options_seeds_and_the_number_of_seats(server: Server) -> None:
    one = make(server, "me", "me", "me", options={"rounds": 1}, seed="blue moon")
    two = make(server, "me", "me", "me", options={"rounds": 1}, seed="blue moon")
    first, second = Browser(server.url), Browser(server.url)
    welcome = first.hello(one["seats"][0]["token"])
    second.hello(two["seats"][0]["token"])
    assert welcome["table"]["seeded"]
    assert welcome["table"]["options"] == {"seats": 3, "rounds": 1}
    assert first.now["view"]["hand"] == second.now["view"]["hand"]
    first.close()
    second.close()


def test_a_server_can_deal_every_table_from_one_seed(tmp_path: Path) -> None:
    hands = []
    with serving(settings(tmp_path, seed="7")) as server:
        for fields in ({}, {}, {"seed": "blue moon"}):
            browser = Browser(server.url)
            welcome = browser.hello(make(server, "me", "me", **fields)["seats"][0]["token"])
            assert welcome["table"]["seeded"]
            hands.append(browser.now["view"]["hand"])
            browser.close()
    assert hands[0] == hands[1] != hands[2]


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        ({"game": "chess", "seats": [{"by": "me"}]}, "no_such_game"),
        ({"game": "sealed", "seats": [{"by": "me"}]}, "bad_seats"),
        ({"game": "sealed", "seats": [{"by": "me"}] * 2, "options": {"x": 1}}, "bad_options"),
        ({"game": "sealed", "seats": [{"by": "me"}] * 2, "options": {"rounds": 3}}, "bad_options"),
        ({"game": "sealed", "seats": [{"by": "bot", "level": "genius"}] * 2}, "bad_seats"),
        ({"game": "sealed", "seats": [{"by": "you"}] * 2}, "malformed"),
        ({"game": "sealed"}, "malformed"),
        ({"game": "template", "seats": [{"by": "me"}] * 2, "pack": "x = ["}, "bad_pack"),
        ({"game": "template", "seats": [{"by": "me"}] * 2, "pack": "[moon]\na = 1"}, "bad_pack"),
    ],
)
def test_wishes_that_cannot_be_granted(server: Server, wish: dict[str, Any], code: str) -> None:
    answer = send(server.url + "/api/tables", json=wish)
    assert answer.status_code in (400, 404)
    assert answer.json()["code"] == code
    assert answer.json()["text"]


def test_refusals_come_in_the_language_of_whoever_asks(server: Server) -> None:
    wish = {"game": "template", "seats": [{"by": "me"}] * 2, "language": "de"}
    bad = post(server.url, "/api/tables", {**wish, "options": {"nerve": 9}}, 400)
    packed = post(server.url, "/api/tables", {**wish, "pack": "x = ["}, 400)
    nothing = fetch(f"{server.url}/api/nothing", headers={"accept-language": "fr-CH,en"})
    assert (
        bad["text"]
        == "„Bitter pills you can stand“ lässt sich so nicht einstellen. Wähle etwas anderes."
    )
    assert packed["text"].startswith("Dieses Inhaltspaket lässt sich nicht verwenden.")
    typed = post(server.url, "/api/tables", {**wish, "pack": "[jar]\npill = 3"}, 400)
    assert typed["text"].endswith("erwartet eine Liste von Zeilen, gefunden 3.")
    assert nothing.json()["text"] == "Il n’y a rien à cette adresse."


def test_a_content_pack_changes_a_table(server: Server) -> None:
    book = fetch(f"{server.url}/api/games/template/rulebook").json()
    number = next(n for n in book["content"] if n["value"].isdigit() and n["key"].count(".") == 2)
    kind, row, field = number["key"].split(".")
    pack = f'[[{number["table"]}.{kind}]]\nid = "{row}"\n{field} = {int(number["value"]) + 1}\n'
    made = make(server, "me", "bot", game="template", pack=pack)
    packed = post(server.url, "/api/rulebook", {"token": made["host"]}, 200)
    changed = next(n for n in packed["content"] if n["key"] == number["key"])
    assert (changed["value"], changed["source"]) == (str(int(number["value"]) + 1), "pack")
    browser = Browser(server.url)
    assert browser.hello(made["seats"][0]["token"])["table"]["pack"]
    browser.close()


def test_public_tables_can_be_joined(server: Server) -> None:
    made = make(server, "me", "open", public=True)
    listed = [t["table"] for t in fetch(server.url + "/api/open").json()["tables"]]
    assert made["table"] in listed
    sat = post(server.url, "/api/sit", {"table": made["table"], "name": "Bo"}, 200)
    assert sat["token"] != made["seats"][1]["token"], "the maker must not hold it"
    again = post(server.url, "/api/sit", {"table": made["table"]}, 409)
    assert again["code"] == "no_free_seat"
    listed = [t["table"] for t in fetch(server.url + "/api/open").json()["tables"]]
    assert made["table"] not in listed
    private = make(server, "me", "open")
    assert post(server.url, "/api/sit", {"table": private["table"]}, 404)["code"] == "no_such_table"


def test_a_finished_game_is_listed_replayed_and_forked(server: Server) -> None:
    made = make(server, "me", "me", options={"rounds": 1}, public=True)
    browser = play_to_end(server, made)
    finished = fetch(server.url + "/api/finished").json()["tables"]
    assert finished[0]["table"] == made["table"]
    total = finished[0]["moves"]
    at = {"table": made["table"]}
    last = post(server.url, "/api/replay", {**at, "n": total, "seat": 1}, 200)
    assert last["outcome"]["reason"] == "bids_done"
    assert last["view"]["seat"] == 1
    assert not last["can_fork"]
    assert last["view"] == {**browser.now["view"], **{k: last["view"][k] for k in last["view"]}}
    for n in range(total + 1):
        frame = post(server.url, "/api/replay", {**at, "n": n, "seat": 0}, 200)
        assert (frame["n"], frame["total"]) == (n, total)
        assert all(line["n"] == n for line in frame["log"])
    assert post(server.url, "/api/replay", {**at, "n": 99}, 404)["code"] == "no_such_move"
    assert post(server.url, "/api/replay", {**at, "n": 0, "seat": 9}, 403)
    line = post(server.url, "/api/timeline", at, 200)
    assert [blip["n"] for blip in line["blips"]] == list(range(1, total + 1))
    assert line["series"][0]["values"][0] == 1.0
    assert len(line["series"][0]["values"]) == total + 1
    assert post(server.url, "/api/timeline", at, 200) == line
    log = post(server.url, "/api/log", {**at, "from_move": 1, "to_move": 2}, 200)
    assert {line["n"] for line in log["lines"]} == {1, 2}
    fork = {**at, "n": 2, "seats": [SEATS["me"], SEATS["me"]]}
    forked = post(server.url, "/api/fork", fork, 201)
    over = play_to_end(server, forked)
    welcome = over.seen[0]
    assert (welcome["table"]["forked_from"], welcome["table"]["forked_at"]) == (made["table"], 2)
    assert welcome["now"]["moves"] == 2
    assert len(welcome["log"]) == 2
    text = send(server.url + "/api/journal", json={"token": forked["host"]}).text
    again = post(server.url, "/api/upload", {"journal": text}, 201)
    assert again["table"] != forked["table"]
    too_late = {**at, "n": total, "seats": [SEATS["me"], SEATS["me"]]}
    assert post(server.url, "/api/fork", too_late, 404)["code"] == "no_such_move"
    wrong = {**at, "n": 1, "seats": [SEATS["me"]]}
    assert post(server.url, "/api/fork", wrong, 400)["code"] == "bad_seats"
    browser.close()
    over.close()


def test_a_journal_goes_out_and_comes_in_again(server: Server) -> None:
    made = make(server, "me", "me", options={"rounds": 1})
    play_to_end(server, made).close()
    answer = send(server.url + "/api/journal", json={"token": made["spectate"]})
    assert "attachment" in answer.headers["content-disposition"]
    journal = answer.text
    loaded = post(server.url, "/api/upload", {"journal": journal, "name": "Old"}, 201)
    browser = Browser(server.url)
    welcome = browser.hello(loaded["spectate"])
    assert welcome["table"]["watch_only"]
    assert welcome["now"]["outcome"]["reason"] == "bids_done"
    browser.close()
    player = Browser(server.url)
    player.hello(loaded["seats"][0]["token"], loaded["host"])
    act = {"action": {"kind": "ready", "seat": 0}, "seq": player.now["seq"]}
    assert player.say("act", **act)["code"] == "watch_only"
    assert player.say("set_seat", seat=0, by="bot", level="random")["code"] == "watch_only"
    player.close()
    changed = journal.replace('"n":2', '"n":3', 1)
    refused = post(server.url, "/api/upload", {"journal": changed}, 400)
    assert (refused["code"], refused["line"]) == ("bad_journal", 3)
    refused = post(server.url, "/api/upload", {"journal": changed, "language": "de"}, 400)
    assert refused["text"].endswith("Zeile 3 wurde nachträglich verändert.")
    for nonsense in ("", "hello", "{}", '{"wardround": 1}', "[1]\n[2]", journal[:-30]):
        refused = post(server.url, "/api/upload", {"journal": nonsense}, 400)
        assert refused["code"] == "bad_journal", nonsense
        assert refused["line"] >= 1


def test_a_game_that_goes_on_keeps_its_secrets(server: Server) -> None:
    made = make(server, "me", "me")
    token = made["seats"][0]["token"]
    for path, more in (
        ("/api/journal", {}),
        ("/api/fork", {"n": 0, "seats": [SEATS["me"]] * 2}),
    ):
        refused = post(server.url, path, {"token": token, **more}, 403)
        assert refused["code"] == "secret_until_over"
    own = post(server.url, "/api/replay", {"token": token, "n": 0}, 200)
    assert own["seat"] == 0
    assert len(own["view"]["hand"]) == 3
    assert not own["can_fork"]
    other = post(server.url, "/api/replay", {"token": token, "n": 0, "seat": 1}, 403)
    assert other["code"] == "not_your_seat"
    watched = post(server.url, "/api/replay", {"token": made["spectate"], "n": 0}, 200)
    assert watched["view"]["hand"] == []
    by_id = post(server.url, "/api/replay", {"table": made["table"], "n": 0}, 404)
    assert by_id["code"] == "no_such_table"
    assert post(server.url, "/api/timeline", {"token": token, "seat": 1}, 403)
    assert post(
        server.url, "/api/log", {"token": token, "from_move": 1, "to_move": 5, "seat": 1}, 403
    )


def test_a_game_without_secrets_can_be_had_at_any_time(server: Server) -> None:
    made = make(server, "me", "me", game="template")
    browser = Browser(server.url)
    browser.hello(*(seat["token"] for seat in made["seats"]))
    browser.act(0)
    token = made["seats"][0]["token"]
    journal = send(server.url + "/api/journal", json={"token": token}).text
    loaded = post(server.url, "/api/upload", {"journal": journal}, 201)
    frame = post(server.url, "/api/replay", {"token": loaded["host"], "n": 1}, 200)
    assert frame["can_fork"]
    fork = {"token": loaded["host"], "n": 1, "seats": [SEATS["me"], SEATS["bot"]]}
    assert post(server.url, "/api/fork", fork, 201)["table"]
    browser.close()


def test_unlisted_games_are_not_shown(server: Server) -> None:
    made = make(server, "me", "me", options={"rounds": 1})
    play_to_end(server, made).close()
    finished = fetch(server.url + "/api/finished").json()["tables"]
    assert made["table"] not in [card["table"] for card in finished]
    at = {"table": made["table"], "n": 0}
    assert post(server.url, "/api/replay", at, 404)["code"] == "no_such_table"


def test_health_and_metrics(server: Server) -> None:
    health = fetch(server.url + "/health").json()
    assert health["ok"]
    assert health["store"] == "sqlite"
    text = fetch(server.url + "/metrics").text
    assert "# TYPE wardround_actions_total counter" in text
    assert 'wardround_action_seconds_bucket{le="+Inf"}' in text
    assert "wardround_sockets " in text


def test_every_answer_has_security_headers(server: Server) -> None:
    for path in ("/", "/api/games", "/nowhere", "/api/nowhere"):
        headers = fetch(server.url + path).headers
        assert headers["referrer-policy"] == "no-referrer"
        assert "default-src 'none'" in headers["content-security-policy"]
        assert "unsafe" not in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["cache-control"]
    assert fetch(server.url + "/api/nowhere").json()["code"] == "not_found"
    wrong = fetch(server.url + "/api/tables")
    assert (wrong.status_code, wrong.json()["code"]) == (405, "method")


def test_foreign_pages_and_foreign_names_are_turned_away(server: Server) -> None:
    body = {"game": "template"}
    foreign = send(server.url + "/api/quick", json=body, headers={"origin": "https://evil.example"})
    assert (foreign.status_code, foreign.json()["code"]) == (403, "foreign_origin")
    for origin in ("null", "file://x"):
        answer = send(server.url + "/api/quick", json=body, headers={"origin": origin})
        assert answer.json()["code"] == "foreign_origin"
    own = send(server.url + "/api/quick", json=body, headers={"origin": server.url})
    assert own.status_code == 201
    rebound = fetch(server.url + "/api/games", headers={"host": "evil.example"})
    assert (rebound.status_code, rebound.json()["code"]) == (403, "unknown_host")


def test_large_bodies_are_turned_away(server: Server) -> None:
    body = b'{"token":"' + b"x" * 300_000 + b'"}'
    answer = send(server.url + "/api/who", content=body)
    assert (answer.status_code, answer.json()["code"]) == (413, "too_large")

    def parts() -> Any:
        for _ in range(40):
            yield b"x" * 10_000

    streamed = send(server.url + "/api/who", content=parts())
    assert (streamed.status_code, streamed.json()["code"]) == (413, "too_large")


def test_limits_of_rate_tables_and_sockets(tmp_path: Path) -> None:
    limited = settings(
        tmp_path,
        request_rate=0.001,
        request_burst=14,
        tables_per_hour=2,
        sockets_per_client=1,
        message_rate=0.001,
        message_burst=3,
        tables=2,
    )
    with serving(limited) as server:
        made = make(server, "me", "me")
        make(server, "me", "me")
        wish = {"game": "sealed", "seats": [SEATS["me"]] * 2}
        assert post(server.url, "/api/tables", wish, 429)["code"] == "too_many_tables"
        browser = Browser(server.url)
        browser.hello(made["seats"][0]["token"])
        second = Browser(server.url)
        assert second.read()["code"] == "too_many_sockets"
        second.close()
        answers = [browser.say("ping")["type"] for _ in range(5)]
        assert answers[:3] == ["pong"] * 3
        assert browser.seen[-1]["code"] == "rate_limited"
        browser.close()
        codes = [fetch(server.url + "/health").status_code for _ in range(20)]
        assert codes[0] == 200
        assert codes[-1] == 429


def test_a_page_says_how_to_build_the_client(tmp_path: Path) -> None:
    from wardround.server.app import make_app

    app, _ = make_app(settings(tmp_path), static=tmp_path / "nothing")
    with httpx.Client(transport=_Transport(app), base_url="http://localhost") as client:
        page = client.get("/")
    assert page.status_code == 200
    assert "has not been built" in page.text


def test_the_built_client_is_served(tmp_path: Path) -> None:
    from wardround.server.app import make_app

    (tmp_path / "static" / "assets").mkdir(parents=True)
    (tmp_path / "static" / "index.html").write_text("<p>app</p>")
    (tmp_path / "static" / "sw.js").write_text("2")
    (tmp_path / "static" / "assets" / "a-1.js").write_text("1")
    app, _ = make_app(settings(tmp_path), static=tmp_path / "static")
    with httpx.Client(transport=_Transport(app), base_url="http://localhost") as client:
        assert client.get("/").text == "<p>app</p>"
        assert "immutable" in client.get("/assets/a-1.js").headers["cache-control"]
        assert client.get("/").headers["cache-control"] == "no-cache"
        assert client.get("/../../etc/passwd").status_code == 404


class _Transport(httpx.BaseTransport):
    """Asks an application without a network."""

    def __init__(self, app: Any) -> None:
        self._app = app

    def handle_request(self, request: httpx.Request) -> httpx.Response:
        import asyncio

        async def ask() -> httpx.Response:
            inner = httpx.ASGITransport(self._app)
            answer = await inner.handle_async_request(request)
            body = await answer.aread()
            return httpx.Response(answer.status_code, headers=answer.headers, content=body)

        request.stream = httpx.ByteStream(request.read())
        return asyncio.run(ask())
