"""Positions that people set up, and the daily case: what is drawn, played, told and refused."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.server.people import Browser, Server, fetch, post, send, serving, settings
from wardround.core.chance import SeededChance
from wardround.core.content import ContentError
from wardround.core.game import resolve_options
from wardround.games import find_game, game_ids, library_of
from wardround.games.daily_cases import days_shipped
from wardround.presentation.language import LANGUAGES
from wardround.server.web import positions
from wardround.server.workers import worker

BOTS = {"by": "bot", "level": "greedy"}


def seats(count: int, *mine: int) -> list[dict[str, str]]:
    return [{"by": "me"} if seat in mine else BOTS for seat in range(count)]


def test_one_slow_moment_is_no_fault_of_a_position(monkeypatch: pytest.MonkeyPatch) -> None:
    """Reading the words or collecting garbage may be slow once; what counts is slow twice."""
    game = find_game("clinic")
    content = game.rules.content(library_of(game).tables)
    state = game.rules.setup(resolve_options(game.meta, {}), content, SeededChance(1))
    at = iter([0.0, 1.0])
    monkeypatch.setattr(worker, "_cpu_seconds", lambda: next(at, 1.0))
    worker.rehearse(game, state)

    late = iter(range(1000))
    monkeypatch.setattr(worker, "_cpu_seconds", lambda: float(next(late)))
    with pytest.raises(ContentError, match="1000 ms"):
        worker.rehearse(game, state)


@pytest.mark.parametrize("game", game_ids())
def test_every_game_begins_with_a_position_that_can_be_changed_and_played(
    server: Server, game: str
) -> None:
    first = post(server.url, "/api/position", {"game": game})
    assert first["fault"] == ""
    assert first["scene"]["zones"]
    assert {control["label"] for control in first["controls"]}.isdisjoint({"", "position"})
    path, value = {
        "clinic": (["boards", "0", "money"], 33),
        "forbidden_clinic": (["tick"], 4),
        "healthy_heart": (["money"], 33),
        "hero": (["points"], 3),
    }[game]
    edits = [{"path": ["position", *path], "value": value}, {"path": ["about"], "value": "Odd."}]

    changed = post(
        server.url, "/api/position", {"game": game, "text": first["text"], "edits": edits}
    )
    assert changed["fault"] == ""
    assert f"{path[-1]} = {value}" in changed["text"]
    assert 'about = "Odd."' in changed["text"]
    count = changed["options"]["seats"]
    asked = changed["awaiting"]["seats"][0]
    wish = {"game": game, "text": changed["text"], "seats": seats(count, asked)}
    made = post(server.url, "/api/position/play", wish, 201)

    browser = Browser(server.url)
    browser.hello(made["seats"][asked]["token"])
    assert browser.now["legal"]
    assert browser.now["view"] == changed["view"]


def test_a_bot_says_what_it_would_do(server: Server) -> None:
    position = post(server.url, "/api/position", {"game": "forbidden_clinic", "hint": True})
    assert position["advised"][0]["text"]


@pytest.mark.parametrize(
    ("text", "line", "word"),
    [
        ('game = "hero"\nround = = 1\n', 2, "at line 2"),
        ('game = "hero"\n[position]\npoints = 3\nround = 99\n', 4, "round"),
        ('game = "hero"\n[position]\nmonkeys = 3\n', 3, "monkeys"),
        ('game = "hero"\n[options]\nseats = 17\n', 3, "cannot be set like this"),
        ('game = "hero"\n[position]\nfill_er = 3\n\n[[step]]\ndo = "fly"\n', 5, "fly"),
        ('game = "clinic"\n', 1, "clinic"),
        ("a = " + "[" * 3000, 0, "nested"),
        ('game = "hero"\nsnapshot = "{}"\n', 2, "snapshot"),
    ],
)
def test_a_fault_is_told_with_its_line(server: Server, text: str, line: int, word: str) -> None:
    position = post(server.url, "/api/position", {"game": "hero", "text": text})
    assert word in position["fault"]
    assert position["line"] == line
    assert position["view"] is None

    refused = send(
        f"{server.url}/api/position/play", json={"game": "hero", "text": text, "seats": seats(3, 0)}
    )
    assert (refused.status_code, refused.json()["code"]) == (400, "bad_position")


def test_a_fault_is_told_to_its_reader(server: Server) -> None:
    wish = {"game": "hero", "text": 'game = "hero"\n[position]\nround = 99\n'}
    positions = [
        post(server.url, "/api/position", {**wish, "language": code}) for code in LANGUAGES
    ]
    assert [one["fault"] for one in positions] == [
        "position.round: expected a number from 1 to 12, got 99.",
        "position.round: erwartet eine Zahl von 1 bis 12, gefunden 99.",
        "position.round\u00a0: attendu un nombre de 1 à 12, trouvé 99.",
    ]


def test_numbers_that_no_game_expects_do_no_harm(server: Server) -> None:
    for entry in (
        "orderlies = 1e9",
        "nurses = ['x']",
        "patients = {white = 99999999}",
        "stack = 4",
    ):
        text = f'game = "clinic"\n[position]\n{entry}\n'
        answer = send(f"{server.url}/api/position", json={"game": "clinic", "text": text})
        assert answer.status_code in (200, 400)
        assert answer.json().get("fault") or answer.json().get("text")


def test_a_moment_without_secrets_becomes_a_scenario(server: Server) -> None:
    made = post(server.url, "/api/quick", {"game": "forbidden_clinic"}, 201)
    token = made["seats"][0]["token"]
    text = post(server.url, "/api/position/of", {"token": token, "n": 0})["text"]
    drawn = post(server.url, "/api/position", {"game": "forbidden_clinic", "text": text, "seat": 0})
    assert drawn["fault"] == ""
    browser = Browser(server.url)
    browser.hello(token)
    assert drawn["scene"]["zones"][0] == browser.now["scene"]["zones"][0]


@pytest.mark.parametrize("game", ["clinic", "hero"])
def test_nobody_looks_into_a_running_game_with_secrets(server: Server, game: str) -> None:
    made = post(server.url, "/api/quick", {"game": game}, 201)
    wish: dict[str, Any] = {"token": made["seats"][0]["token"], "n": 0}
    for path in ("/api/position/of", "/api/fork"):
        body = wish | ({"seats": seats(3, 0)} if path == "/api/fork" else {})
        refused = send(server.url + path, json=body)
        assert (refused.status_code, refused.json()["code"]) == (403, "secret_until_over")
    by_id = send(f"{server.url}/api/position/of", json={"table": made["table"], "n": 0})
    assert by_id.json()["code"] == "no_such_table"


def test_positions_are_drawn_at_a_rate(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(positions, "BURST", 2.0)
    monkeypatch.setattr(positions, "PER_SECOND", 0.0)
    with serving(settings(tmp_path)) as server:
        wish = {"game": "forbidden_clinic", "text": "game ="}
        codes = [send(f"{server.url}/api/position", json=wish).status_code for _ in range(3)]
    assert codes == [200, 200, 429]


# -- the daily case -------------------------------------------------------------------------------


@pytest.mark.parametrize("game", game_ids())
def test_a_case_is_answered_with_its_first_move(server: Server, game: str) -> None:
    last = days_shipped(find_game(game))[-1]
    daily = fetch(f"{server.url}/api/daily/{last}").json()
    case = next(entry for entry in daily["cases"] if entry["game"] == game)
    assert (case["day"], case["archived"]) == (last, False)
    assert all(entry["day"] < last for entry in daily["archive"])

    made = post(server.url, "/api/daily/play", {"game": game, "day": case["day"]}, 201)
    mine = next(seat for seat in made["seats"] if seat["by"] == "me")
    browser = Browser(server.url)
    browser.hello(mine["token"])
    before = post(server.url, "/api/daily/verdict", {"token": mine["token"]})
    assert (before["day"], before["answered"]) == (case["day"], None)

    answered = None
    while answered is None:
        assert browser.act(0)["type"] == "done"
        answered = post(server.url, "/api/daily/verdict", {"token": mine["token"]})["answered"]
    assert 0 <= answered["stars"] <= 3
    assert answered["worth"] <= answered["best"]
    assert answered["solution"]
    assert answered["line"]
    assert answered["ending"]


def test_the_first_move_counts_even_if_taken_back(server: Server) -> None:
    [day, *_] = days_shipped(find_game("forbidden_clinic"))
    made = post(server.url, "/api/daily/play", {"game": "forbidden_clinic", "day": day}, 201)
    [mine] = [seat for seat in made["seats"] if seat["by"] == "me"]
    browser, told = Browser(server.url), {"token": mine["token"]}
    browser.hello(mine["token"])
    # Neither ends the turn: the bots would play on, perhaps to the end.
    worst_first = (1, 0)
    for choice in worst_first:
        browser.act(choice)
        answered = post(server.url, "/api/daily/verdict", told)["answered"]
        assert answered is not None
        if choice == worst_first[0]:
            first = answered
            undone = browser.say("undo", seq=browser.now["seq"], to=0, seat=mine["seat"])
            assert undone["type"] == "done"
    assert answered == first


def test_a_day_without_a_case_gets_one_of_the_archive(server: Server) -> None:
    daily = fetch(f"{server.url}/api/daily/2031-01-01").json()
    assert len(daily["cases"]) == len(game_ids())
    assert all(entry["archived"] for entry in daily["cases"])
    assert fetch(f"{server.url}/api/daily/soon").status_code == 404


def test_other_tables_have_no_case(server: Server) -> None:
    made = post(server.url, "/api/quick", {"game": "forbidden_clinic"}, 201)
    asked = send(f"{server.url}/api/daily/verdict", json={"token": made["seats"][0]["token"]})
    assert asked.status_code == 404
    unknown = send(f"{server.url}/api/daily/play", json={"game": "hero", "day": "../../etc"})
    assert unknown.status_code == 404
