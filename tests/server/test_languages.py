"""Everybody at a table reads their own language."""

from __future__ import annotations

from tests.server.people import Circle, make_table


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
    assert german["log"][0]["text"] == "P0 hat die Rolle Praxisleitung."
    assert around.now(1)["awaiting"]["prompt"] == "Wähle eine Rolle"
    assert around.now(1)["legal"][0]["text"] == "Rolle: Tierarzthelferin"


def test_a_language_can_be_changed_at_the_table() -> None:
    around = table_of_two()
    around.act(0)

    around.say(1, "speak", language="fr")

    welcome = around.last(1, "welcome")
    assert welcome["log"][0]["text"] == "P0 a le rôle Gérante."
    assert welcome["table"]["game"]["options"][1]["label"] == "Difficulté"
    around.act(1)
    assert around.last(1, "update")["log"][0]["text"] == "P1 a le rôle Auxiliaire vétérinaire."
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
    assert seen["log"][0]["text"] == "P1 hat die Rolle Triagepfleger."


def test_an_unknown_language_is_english() -> None:
    around = Circle(make_table("forbidden_clinic", "pppppp"))

    welcome = around.join(0, 0, language="tlh")

    assert welcome["now"]["awaiting"]["prompt"] == "Pick a role"
