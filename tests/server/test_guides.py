"""The guides of the games, played card by card: through the engine and through the server."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from tests.server.people import KNOWN_GAMES, Browser, Server, fetch, post
from wardround.games import find_game, game_ids, language_of, library_of
from wardround.presentation.guide import Guide, GuideError, begin, rehearse
from wardround.presentation.language import LANGUAGES
from wardround.server.games.known_games import read_guide
from wardround.template import SPEC

FC = "forbidden_clinic"
MAX_LETTERS = 190
"""How many letters fit on a card on a phone."""


def guide_of(game: str) -> Guide:
    guide = KNOWN_GAMES.guide(game)
    assert guide is not None, f"{game} has no guide.toml"
    return guide


# -- the guides themselves ------------------------------------------------------------------------


@pytest.mark.parametrize("game", game_ids())
def test_every_guide_can_be_played_as_it_stands(game: str) -> None:
    """Every action is listed when its card comes, every rule exists, every piece is in sight."""
    guide = guide_of(game)
    spec = find_game(game)
    assert list(rehearse(spec, library_of(spec), KNOWN_GAMES.rules(game), guide)) == []


@pytest.mark.parametrize("game", game_ids())
def test_guides_are_short_and_say_what_they_teach(game: str) -> None:
    guide = guide_of(game)
    assert 8 <= len(guide.step) <= 14
    assert all(step.rule for step in guide.step if step.deeds)
    assert sum(1 for step in guide.step if step.deeds) >= 5
    for code in LANGUAGES:
        words = language_of(find_game(game), code)
        assert [step.say for step in guide.step if len(words.say(step.say)) > MAX_LETTERS] == [], (
            code
        )


@pytest.mark.parametrize("game", game_ids())
def test_every_table_of_a_guide_is_the_same(game: str) -> None:
    guide, spec = guide_of(game), find_game(game)
    one, other = (begin(spec, library_of(spec), guide, salt) for salt in ("a", "b"))
    assert spec.rules.dump(one.state) == spec.rules.dump(other.state)


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty package; its name is new, since Python remembers packages."""
    folder = tmp_path / f"of_{tmp_path.name}"
    folder.mkdir()
    (folder / "__init__.py").touch()
    monkeypatch.syspath_prepend(tmp_path)
    return folder


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("game = ", "expected TOML"),
        ("game = 3", "Expected `str`"),
        (
            'game = "hero"\nminutes = 1\nmine = [0]\n' + '[[step]]\nsay = "guide-a"\n' * 3,
            "expected game = 'template', got 'hero'",
        ),
    ],
)
def test_a_bad_guide_file_says_what_is_wrong(package: Path, text: str, says: str) -> None:
    game = replace(SPEC, package=package.name)
    assert read_guide(game) is None
    (package / "guide.toml").write_text(text, "utf-8")
    with pytest.raises(GuideError, match=r"guide\.toml of template") as error:
        read_guide(game)
    assert says in str(error.value)


# -- over the network -----------------------------------------------------------------------------


class Learner:
    """A player at a guided table."""

    def __init__(self, server: Server, game: str, language: str = "") -> None:
        self.server = server
        wish = {"game": game, "name": "Ada", "language": language}
        self.made: dict[str, Any] = post(server.url, "/api/guided", wish, 201)
        self.tokens = [seat["token"] for seat in self.made["seats"] if seat["by"] == "me"]
        self.browser = Browser(server.url)
        self.welcome = self.browser.hello(*self.tokens)

    def guide(self, language: str = "") -> dict[str, Any]:
        wish = {"token": self.tokens[0], "language": language}
        answer: dict[str, Any] = post(self.server.url, "/api/guide", wish, 200)
        return answer

    def do(self, action: Any) -> None:
        seq = self.browser.now["seq"]
        assert self.browser.say("act", seq=seq, action=action)["type"] == "done"

    def other(self, kind: str) -> Any:
        """A listed action of a kind that the guide does not suggest."""
        suggested = self.guide()["actions"]
        return next(
            choice["action"]
            for choice in self.browser.now["legal"]
            if choice["action"]["kind"] == kind and choice["action"] not in suggested
        )


@pytest.mark.parametrize("game", game_ids())
def test_a_guide_is_played_over_the_network(server: Server, game: str) -> None:
    learner, guide = Learner(server, game), guide_of(game)
    assert learner.welcome["table"]["guided"] is True
    assert learner.welcome["table"]["seeded"] is True
    assert [seat["by"] for seat in learner.welcome["seats"]].count("person") == len(guide.mine)
    cards = learner.guide()["cards"]
    assert [card["act"] for card in cards] == [bool(step.deeds) for step in guide.step]
    deeds = sum(len(step.deeds) for step in guide.step)
    for taken in range(deeds):
        now = learner.guide()
        assert now["seq"] == learner.browser.now["seq"]
        assert now["at"] is not None, f"after {taken} of {deeds} actions: {now}"
        assert not now["astray"]
        learner.do(now["actions"][0])
    now = learner.guide()
    assert now["done"] == [n for n, card in enumerate(cards) if card["act"]]
    assert (now["at"], now["astray"]) == (None, False)


def test_a_guide_speaks_the_language_of_its_reader(server: Server) -> None:
    learner = Learner(server, FC, "de-AT,en")
    assert learner.welcome["table"]["name"] == "Zwei Züge in der Klinik"
    assert learner.guide()["cards"][0]["text"].startswith("Welcome to the clinic.")
    assert learner.guide("de")["cards"][0]["text"].startswith("Willkommen in der Klinik.")
    assert learner.guide("fr")["cards"][0]["text"].startswith("Bienvenue à la clinique.")


def test_undo_and_coming_back_later_find_the_right_card(server: Server) -> None:
    learner = Learner(server, FC)
    first = learner.guide()
    learner.do(first["actions"][0])
    assert learner.guide()["at"] == 2
    again = Browser(server.url)
    again.hello(*learner.tokens)
    assert learner.guide()["at"] == 2
    learner.browser.say("undo", seq=learner.browser.now["seq"], to=0, seat=0)
    back = learner.guide()
    assert (back["at"], back["done"]) == (first["at"], [])


def test_draws_come_as_prepared_after_a_detour(server: Server) -> None:
    learner = Learner(server, FC)
    learner.do(learner.other("move"))
    learner.browser.say("undo", seq=learner.browser.now["seq"], to=0, seat=0)
    for _ in range(3):
        learner.do(learner.guide()["actions"][0])
    told = [line["text"] for line in learner.browser.seen[-2]["log"]]
    assert any("Patient Walk-In" in text for text in told), told
    assert any("Memory Garden burned out" in text for text in told), told


def test_the_guide_goes_along_with_another_move(server: Server) -> None:
    learner = Learner(server, FC)
    learner.do(learner.other("move"))
    now = learner.guide()
    assert now["at"] is not None or now["astray"]
    assert learner.browser.now["legal"], "the game goes on"
    while learner.browser.now["awaiting"]["seats"] == [0]:
        learner.do(next(c["action"] for c in learner.browser.now["legal"]))
    assert learner.browser.now["outcome"] is None


def test_the_lobby_says_which_games_can_be_learned(server: Server) -> None:
    cards = fetch(f"{server.url}/api/games").json()["games"]
    minutes = {card["meta"]["id"]: card["guide"] for card in cards}
    assert minutes == {
        name: guide.minutes if (guide := KNOWN_GAMES.guide(name)) else 0
        for name in KNOWN_GAMES.ids()
    }
    assert minutes[FC] > 0
    assert minutes["template"] == 0


def test_what_has_no_guide_is_refused(server: Server) -> None:
    for game, code in (("template", "not_found"), ("chess", "no_such_game")):
        assert post(server.url, "/api/guided", {"game": game}, 404)["code"] == code
    learner = Learner(server, FC)
    bot = next(seat["token"] for seat in learner.made["seats"] if seat["by"] == "bot")
    plain = post(server.url, "/api/quick", {"game": "template"}, 201)
    for token in (learner.made["spectate"], bot, plain["seats"][0]["token"]):
        assert post(server.url, "/api/guide", {"token": token}, 404)["code"] == "not_found"
    gone = post(server.url, "/api/guide", {"token": "x" * 20}, 404)
    assert gone["code"] == "unknown_token"


def test_nobody_chooses_a_script_as_a_seed(server: Server) -> None:
    wish = {"game": "template", "seats": [{"by": "me"}, {"by": "bot"}], "seed": 'script:["sugar"]'}
    refused = post(server.url, "/api/tables", wish, 400)
    assert refused["code"] == "bad_options"
    assert "choose another" in refused["text"]
