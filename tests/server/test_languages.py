"""Everybody at a table reads their own language."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec
import pytest

import wardround.games
from tests.playthroughs import playthroughs, replayed
from tests.server.people import KNOWN_GAMES, Circle, make_table
from wardround.core.game import Awaiting
from wardround.games import language_of
from wardround.presentation.localize import localized_awaiting
from wardround.server.store.records import SeatRecord, TableRecord
from wardround.server.table.cards import card_to_store, localized_card, stored_card, table_card
from wardround.server.table.table import Table

GAMES = Path(wardround.games.__file__).parent


def table_of_two() -> Circle:
    around = Circle(make_table("forbidden_clinic", "pppppp"))
    around.join(0, 0, language="en")
    around.join(1, 1, language="de-CH,de;q=0.9")
    return around


def test_two_people_read_one_log_in_two_languages() -> None:
    around = table_of_two()

    around.act(0)

    english, german = around.last(0, "update"), around.last(1, "update")
    assert english["log"][0]["text"] == "P0 is the Practice Manager."
    assert german["log"][0]["text"] == "P0 spielt die Praxisleitung."
    assert around.now(1)["awaiting"]["prompt"] == "Wähle eine Rolle"
    assert around.now(1)["legal"][0]["text"] == "Rolle: Tierarzthelferin"


def test_a_language_can_be_changed_at_the_table() -> None:
    around = table_of_two()
    around.act(0)

    around.say(1, "speak", language="fr")

    welcome = around.last(1, "welcome")
    assert welcome["log"][0]["text"] == "P0 joue la Gérante."
    assert welcome["table"]["game"]["options"][1]["label"] == "Difficulté"
    around.act(1)
    assert around.last(1, "update")["log"][0]["text"] == "P1 joue l’Auxiliaire vétérinaire."
    assert around.last(0, "update")["log"][0]["text"] == "P1 is the Veterinary Technician."


def test_refusals_previews_and_reasons_are_in_the_readers_language() -> None:
    around = table_of_two()

    action = {"kind": "pick_role", "seat": 1, "role": "role:triage_nurse"}
    refused = around.say(1, "act", seq=around.table.seq, action=action)
    assert refused["text"] == "Zuerst entscheidet P0 (Wähle eine Rolle)."
    why = around.say(1, "why", action=action)
    assert why["text"] == refused["text"]
    around.act(0)
    seen = around.say(1, "preview", action=action)
    assert seen["log"][0]["text"] == "P1 spielt den Triagepfleger."


def test_an_unknown_language_is_english() -> None:
    around = Circle(make_table("forbidden_clinic", "pppppp"))

    welcome = around.join(0, 0, language="tlh")

    assert welcome["now"]["awaiting"]["prompt"] == "Pick a role"


def test_lists_tell_how_a_game_ended_in_the_readers_language() -> None:
    [path] = [path for path in playthroughs("hero") if path.stem == "winner"]
    journal = replayed(path)
    seats = [SeatRecord(name) for name in ("Ann", "Ben", "Cat", "Dan")]
    seats = seats[: int(journal.options["seats"])]
    record = TableRecord("t", "hero", "", journal.options, seats, "", "")
    raw = card_to_store(table_card(Table(record, journal, [], (), ""), 5))

    card = stored_card(raw)

    told = {code: localized_card(KNOWN_GAMES, card, code) for code in ("en", "de", "fr")}
    texts = {code: one.outcome.text for code, one in told.items() if one.outcome is not None}
    assert texts == {
        "en": "Ben wins the night with 62 points.",
        "de": "Ben gewinnt die Nacht mit 62 Punkten.",
        "fr": "Ben gagne la nuit avec 62 points.",
    }


def test_a_card_of_an_older_version_keeps_its_english() -> None:
    old = {
        "table": "t",
        "name": "",
        "game": "hero",
        "title": "HE.R.O.",
        "seats": [],
        "options": {},
        "moves": 9,
        "prompt": "",
        "awaiting": [],
        "watch_only": False,
        "changed_at": 5,
        "outcome": {
            "reason": "winner",
            "rule": "HE-12.9",
            "winners": [0],
            "scores": [9],
            "ranks": [1],
            "text": "Ann wins the night.",
            "lines": [{"seat": 0, "label": "Deeds", "points": 9, "rule": "HE-12.9"}],
        },
    }

    card = localized_card(KNOWN_GAMES, stored_card(msgspec.json.encode(old)), "de")

    assert card.outcome is not None
    assert card.outcome.text == "Ann wins the night."
    assert [line.label for line in card.outcome.lines] == ["Deeds"]


@pytest.mark.parametrize("game", ["clinic", "forbidden_clinic", "healthy_heart", "hero"])
def test_nobody_is_told_that_somebody_elses_question_is_theirs(game: str) -> None:
    text = (GAMES / game / "words" / "en.ftl").read_text("utf-8")
    for message in re.findall(r"^prompt-.*\n(?:[ }].*\n)*", text, flags=re.MULTILINE):
        own, _, others = message.partition(".others =")
        if re.search(r"\byour\b", own, flags=re.IGNORECASE) and "solo" not in own:
            assert others, own
        assert not re.search(r"\byou", others, flags=re.IGNORECASE), message


def test_a_question_is_put_differently_to_those_who_only_wait() -> None:
    awaiting = Awaiting((1,), "choose_action")
    words = language_of(KNOWN_GAMES.game("healthy_heart"))
    assert localized_awaiting(words, awaiting).prompt.startswith("Your turn: ")
    assert (
        localized_awaiting(words, awaiting, asked=False).prompt
        == "Pick a patient, a Doctor or a Room"
    )
