"""A name that is yours: what a private link opens, on which device, and for how long."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

from tests.server.people import KNOWN_GAMES, Browser, Server, make_table, post, serving, settings
from wardround.server.store.records import person_of

ADA = {"name": "Ada", "colour": "teal", "settings": {"sound": False}, "away": ["put-away"], "at": 5}
CHAIRS = [{"by": "me", "name": "Ada"}, {"by": "open"}]


def table_of_ada(server: Server) -> tuple[dict[str, Any], str]:
    """A table with Ada's seat, which she keeps with a secret of her own."""
    made = post(server.url, "/api/tables", {"game": "sealed", "seats": CHAIRS}, 201)
    secret = f"secret-of-ada-at-{made['table']}-{'x' * 20}"
    kept = [made["seats"][0]["token"], made["host"]]
    wish = {"person": secret, "profile": ADA, "tokens": kept, "new": True}
    return {**made, "kept": post(server.url, "/api/person", wish, 200)}, secret


def handle(now: dict[str, Any], role: str = "seat") -> str:
    [token] = [one["token"] for one in now["tokens"] if one["role"] == role]
    return str(token)


def speak(browser: Browser, seat: int, text: str) -> None:
    browser.send({"type": "say", "id": text, "seat": seat, "text": text})
    while browser.until("chat")["line"]["text"] != text:
        pass


def test_another_device_has_the_name_and_the_seat_and_can_move(server: Server) -> None:
    made, secret = table_of_ada(server)
    there = post(server.url, "/api/person", {"person": secret}, 200)
    assert there["profile"] == ADA
    assert there == made["kept"]
    own = {made["host"], *(seat["token"] for seat in made["seats"])}
    assert not own & {one["token"] for one in there["tokens"]}, "each device has a token of its own"
    browser = Browser(server.url)
    welcome = browser.hello(handle(there), handle(there, "host"))
    assert (welcome["you"]["seats"], welcome["you"]["host"]) == ([0], True)
    assert browser.act()["type"] == "done"
    [mine] = post(server.url, "/api/mine", {"tokens": [handle(there)]}, 200)["tables"]
    assert (mine["role"], mine["seat"], mine["card"]["table"]) == ("seat", 0, made["table"])
    browser.close()


def test_a_renewed_link_leaves_the_old_one_with_nothing(server: Server) -> None:
    made, secret = table_of_ada(server)
    there = Browser(server.url)
    assert there.hello(handle(made["kept"]))["you"]["seats"] == [0]
    renewed = f"renewed-{secret}"
    wish = {"person": secret, "renewed": renewed}
    now = post(server.url, "/api/person/renew", wish, 200)
    assert post(server.url, "/api/person/renew", wish, 200) == now, "a request that is sent again"
    refused = post(server.url, "/api/person", {"person": secret}, 404)
    assert refused["code"] == "unknown_token"
    assert refused["text"].startswith("This private link was renewed")
    assert there.until("bye")["retry"], "who is there has to come again"
    there.close()
    browser = Browser(server.url)
    assert browser.hello(handle(made["kept"]))["code"] == "unknown_token"
    browser.close()
    fresh, first = Browser(server.url), Browser(server.url)
    assert fresh.hello(handle(now))["you"]["seats"] == [0]
    assert first.hello(made["seats"][0]["token"])["you"]["seats"] == [0]
    fresh.close()
    first.close()


@pytest.mark.parametrize("secret", ["", "x", "\0", "x" * 43, "x" * 200])
def test_a_broken_private_link_gets_a_sentence(server: Server, secret: str) -> None:
    for path in ("/api/person", "/api/person/export", "/api/person/forget"):
        refused = post(server.url, path, {"person": secret}, 404)
        assert refused["text"].startswith("This private link was renewed")
    deutsch = post(server.url, "/api/person", {"person": secret, "language": "de"}, 404)
    assert deutsch["text"].startswith("Dieser private Link")


def test_only_own_tokens_are_kept_and_exports_hold_no_secrets(server: Server) -> None:
    made, secret = table_of_ada(server)
    ada, ben = Browser(server.url), Browser(server.url)
    ada.hello(made["seats"][0]["token"])
    ben.hello(made["seats"][1]["token"])
    speak(ada, 0, "hello from Ada")
    speak(ben, 1, "hello from Ben")
    out = post(server.url, "/api/person/export", {"person": secret}, 200)
    assert out["profile"] == ADA
    assert [(one["role"], one["seat"]) for one in out["tables"]] == [("host", None), ("seat", 0)]
    assert [one["said"] for one in out["tables"]] == [[], ["hello from Ada"]]
    text = str(out)
    held = {secret, made["host"], made["link"], *(one["token"] for one in made["seats"])}
    assert not [one for one in held if one in text]
    ada.close()
    ben.close()


def test_a_forgotten_person_is_nowhere(server: Server) -> None:
    made, secret = table_of_ada(server)
    browser = Browser(server.url)
    browser.hello(made["seats"][0]["token"])
    speak(browser, 0, "a line of Ada's")
    browser.close()
    assert post(server.url, "/api/person/forget", {"person": secret}, 200) == {"tables": 1}
    assert post(server.url, "/api/person", {"person": secret}, 404)["code"] == "unknown_token"
    tokens = [made["seats"][0]["token"], made["host"], handle(made["kept"])]
    assert post(server.url, "/api/mine", {"tokens": tokens}, 200)["gone"] == tokens
    watching = Browser(server.url)
    seen = watching.hello(made["spectate"])
    assert "Ada" not in str(seen)
    assert [line["text"] for line in seen["chat"]] == ["(removed)"]
    watching.close()


def test_a_finished_game_says_who_played_whom_in_the_readers_language(server: Server) -> None:
    games = Path(__file__).parents[1] / "forbidden_clinic" / "playthroughs"
    journal = min(games.glob("*.jsonl"), key=lambda file: file.stat().st_size).read_text("utf-8")
    made = post(server.url, "/api/upload", {"journal": journal}, 201)
    names = {}
    for language in ("en", "de"):
        wish = {"tokens": [made["spectate"]], "language": language}
        [mine] = post(server.url, "/api/mine", wish, 200)["tables"]
        assert [role["seat"] for role in mine["card"]["roles"]] == [0, 1, 2, 3, 4, 5]
        names[language] = {role["id"]: role["name"] for role in mine["card"]["roles"]}
    assert names["en"].keys() == names["de"].keys()
    assert names["en"]["role:medical_director"] == "Medical Director"
    assert names["de"]["role:medical_director"] != "Medical Director"


@pytest.mark.parametrize("game", [g for g in KNOWN_GAMES.ids() if KNOWN_GAMES.game(g).show.roles])
def test_every_seat_has_a_role_where_there_are_roles(game: str) -> None:
    play = make_table(game, "p" * int(KNOWN_GAMES.game(game).meta.option("seats").default)).play
    spec, chance = play.game, random.Random(3)
    for _ in range(40):
        if play.outcome is None:
            play.act(chance.choice(play.legal))
    assert spec.show.roles is not None
    roles = spec.show.roles(spec.rules.view(play.journal.state, None))
    assert {role.seat for role in roles} == set(range(int(play.journal.options["seats"])))
    assert all(":" in role.id and role.name for role in roles)


def test_secrets_are_stored_as_hashes_and_in_no_log(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with serving(settings(tmp_path)) as server:
        _, secret = table_of_ada(server)
        post(server.url, "/api/person", {"person": secret}, 200)
    stored = b"".join(file.read_bytes() for file in tmp_path.iterdir())
    assert person_of(secret).encode() in stored
    assert secret.encode() not in stored
    assert secret not in caplog.text


def test_making_people_renewing_and_reading_much_has_a_rate(tmp_path: Path) -> None:
    with serving(settings(tmp_path, tables_per_hour=2)) as server:
        for n in range(2):
            post(server.url, "/api/person", {"person": f"person {n}", "new": True}, 200)
        for path in ("", "/export", "/forget", "/renew"):
            body: dict[str, Any] = {"person": "person 0"}
            body |= {"new": True} if path == "" else {}
            body |= {"renewed": "x" * 43} if path == "/renew" else {}
            assert post(server.url, f"/api/person{path}", body, 429)["code"] == "rate_limited"
        post(server.url, "/api/person", {"person": "person 1"}, 200)
