"""Wording, picture and scene: everything that can happen can be said and drawn."""

from __future__ import annotations

import re
from pathlib import Path

from wardround.core.actions import Refusal
from wardround.core.testkit import scene_ids
from wardround.games import forbidden_clinic, language_of
from wardround.games.forbidden_clinic import SPEC
from wardround.games.forbidden_clinic.actions import ACTIONS, ClinicAction, Play, TriageOther
from wardround.games.forbidden_clinic.events import EVENTS, Dealt, LevelRose
from wardround.games.forbidden_clinic.show import text as words

from .table import clinic

WORDS = language_of(SPEC)

CONTENT = clinic().content
SOURCES = Path(forbidden_clinic.__file__).parent


def said(text: str) -> str:
    table = clinic(active=text.partition(":")[0], stressed=["2,1"], hands={"MD": "OT RB"})
    action = table.read(text)
    assert isinstance(action, ClinicAction)
    return SPEC.say_action(WORDS, table.state, action)


def test_actions_are_imperative_sentences() -> None:
    assert said("VT: move 3,0") == "Move to Van Port"
    assert said("MD: give OT TN") == "Give Outstanding Team to the Triage Nurse"
    assert said("MD: capture OT") == "Capture Outstanding Team"
    assert said("PM: rehire PM") == "Re-hire yourself"
    assert said("MD: boost_from 1,0") == "Start from Manager's Nook"
    assert said("MD: play RB") == "Play Revenue Boost"
    assert set(words.ACTION_WORDS) == set(ACTIONS) - {TriageOther}
    unknown = SPEC.say_action(WORDS, clinic().state, Play(0, "card:free_lunch"))
    assert unknown == "Play Free Lunch"


def test_events_are_plain_sentences() -> None:
    table = clinic(active="VT", tokens={"MD": "1,4"}, stressed=["1,4", "2,1"], clinic_discards=1)
    sentences = [SPEC.say_event(WORDS, CONTENT, event) for event in table.do("VT: ready 2,1")]
    for event in table.do("VT: end_actions", "WI", "PC", "5,5", "1,4"):
        sentences.append(SPEC.say_event(WORDS, CONTENT, event))

    assert sentences == [
        "The Veterinary Technician readied Huddle Circle.",
        "The Veterinary Technician's action phase ended, 2 actions unused.",
        "The Veterinary Technician drew Patient Walk-In.",
        "The patient level rose to tick 2: 2 Clinic cards a turn.",
        "1 Clinic discard was shuffled on top of the deck.",
        "The Veterinary Technician drew Productive Communication.",
        "Memory Garden became Stressed.",
        "X-Ray Room burned out; the Medical Director burned out with it.",
        "Turn 2: the Client Service Lead is active.",
    ]


def test_every_kind_of_event_has_words() -> None:
    special = set(EVENTS) - set(words.EVENT_WORDS)
    assert {kind.__name__ for kind in special} == {
        "ActionsEnded",
        "ClinicShuffled",
        "Dealt",
        "GameEnded",
        "LevelRose",
        "Moved",
        "TileBurnedOut",
        "TriageReturned",
    }
    dealt = Dealt(rule="FC-1.19", player="seat:0", card="card:walk_in", kept=False)
    assert (
        SPEC.say_event(WORDS, CONTENT, dealt) == "The 0 turned up Walk In, which was shuffled back."
    )
    skull = LevelRose(rule="FC-6.4", tick=10, value=0)
    assert SPEC.say_event(WORDS, CONTENT, skull) == "The patient level rose to the skull."
    assert set(words.END_WORDS) == set(SPEC.meta.end_reasons)


def test_every_reason_of_a_refusal_has_words() -> None:
    """The reasons in the code are exactly those that can be said."""
    used: set[str] = set()
    for path in SOURCES.rglob("*.py"):
        source = path.read_text("utf-8")
        used |= set(re.findall(r'Refusal\(\s*"?[\w.-]+"?[^"()]*,\s*"([a-z_]+)"', source))
        used |= set(re.findall(r'reason = "([a-z_]+)" if .* else "[a-z_]+"', source))
        used |= set(re.findall(r'reason = "[a-z_]+" if .* else "([a-z_]+)"', source))
    known = {reason for reason in words.REFUSAL_WORDS if not reason.startswith("unknown_")}
    assert known - used <= {"other_turn"}
    assert used - known == {"unknown_seat"}


def test_refusals_say_what_would_be_needed() -> None:
    refusal = Refusal("FC-4.12", "too_few_cards", treasure="Outstanding Team", held=3, needed=4)
    assert SPEC.say_refusal(WORDS, refusal) == (
        "Outstanding Team takes 4 of its cards in one hand; there are 3."
    )
    seat = SPEC.say_refusal(WORDS, Refusal("FC-12.6", "unknown_seat", seat=9, seats=6))
    assert seat == "There is no seat 10: this table has 6 seats."
    question = "Where does the Escort lead?"
    first = Refusal("FC-3.8", "first_things_first", question=question, player="Nurse")
    assert SPEC.say_refusal(WORDS, first) == "First (Nurse): Where does the Escort lead?"


def test_the_picture_fits_80_columns_and_tells_sides_apart() -> None:
    crowd = dict.fromkeys(["PM", "VT", "CSL", "HCV", "KA", "EV", "MD", "TN"], "0,0")
    table = clinic(
        tokens=crowd, stressed=["2,1"], empty=["5,5"], captured=["PC"], hands={"TN": "RV OT×3"}
    )
    drawn = SPEC.picture(WORDS, table.view())
    plain = re.sub(r"(?<!\\)\[[^\]]*\]", "", drawn)

    assert max(len(line) for line in plain.splitlines()) <= 80
    for words_ in ("(stressed)", "Productive Communication (captured)", "3 × Outstanding Team"):
        assert words_ in plain


def test_the_scene_draws_what_is_mentioned() -> None:
    drawn = scene_ids(SPEC.scene(WORDS, clinic(empty=["5,5"]).view()))

    assert {"tile:front_desk", "space:5,5", "seat:3", "treasure:outstanding_team"} <= drawn
    board = SPEC.scene(WORDS, clinic(empty=["5,5"]).view()).zones[0]
    assert "tile:memory_garden" not in {piece.id for piece in board.pieces}
