"""Wording, picture and scene: everything that can happen can be said and drawn."""

from __future__ import annotations

import re

from wardround.core.actions import Refusal
from wardround.core.scene import ids_in
from wardround.games import language_of
from wardround.games.forbidden_clinic import SPEC
from wardround.games.forbidden_clinic.actions import ClinicAction
from wardround.games.forbidden_clinic.events import TreasureDrawn

from .table import HOME, WORDS, clinic

CONTENT = clinic().content


def said(text: str) -> str:
    table = clinic(active=text.partition(":")[0], stressed=["2,1"], hands={"MD": "OT RB"})
    action = table.read(text)
    assert isinstance(action, ClinicAction)
    return SPEC.show.say_action(WORDS, table.state, action)


def test_actions_are_imperative_sentences() -> None:
    assert said("VT: move 3,0") == "Move to Van Port"
    assert said("MD: give OT TN") == "Give Outstanding Team to the Triage Nurse"
    assert said("MD: capture OT") == "Capture Outstanding Team"
    assert said("PM: rehire PM") == "Re-hire yourself"
    assert said("MD: boost_from 1,0") == "Start from Manager's Nook"
    assert said("MD: play RB") == "Play Revenue Boost"


def test_events_are_plain_sentences() -> None:
    table = clinic(active="VT", tokens={"MD": "1,4"}, stressed=["1,4", "2,1"], clinic_discards=1)
    words = WORDS.with_seats(["", "", "Zoe"])
    sentences = [SPEC.show.say_event(words, CONTENT, event) for event in table.do("VT: ready 2,1")]
    for event in table.do("VT: end_actions", "WI", "PC", "5,5", "1,4"):
        sentences.append(SPEC.show.say_event(words, CONTENT, event))

    assert sentences == [
        "The Veterinary Technician readied Huddle Circle.",
        "The Veterinary Technician stopped with 2 actions left.",
        "The Veterinary Technician drew Patient Walk-In.",
        "The patient level rose to 2: 2 Clinic cards a turn.",
        "1 Clinic discard went back on top of the deck.",
        "The Veterinary Technician drew Productive Communication.",
        "Memory Garden became Stressed.",
        "X-Ray Room burned out, and the Medical Director with it.",
        "Turn 2: Zoe.",
    ]


def test_a_content_pack_keeps_its_own_names() -> None:
    drawn = TreasureDrawn(
        rule="FC-6.1", player="seat:0", card="card:donation", names={"card:donation": "Windfall"}
    )

    german = language_of(SPEC, "de").with_seats(["Zoe"])

    assert SPEC.show.say_event(german, CONTENT, drawn) == "Zoe zieht „Windfall“."


def test_refusals_say_what_would_be_needed() -> None:
    refusal = Refusal("FC-4.12", "too_few_cards", treasure="Outstanding Team", held=3, needed=4)
    assert SPEC.say_refusal(WORDS, refusal) == (
        "Outstanding Team takes 4 of its cards in one hand, and you hold 3."
    )
    table = clinic(active="PM", tokens={"MD": "2,2"})
    table.do("PM: escort MD")
    assert SPEC.say_refusal(WORDS, table.refusal("VT: move 3,0")) == (
        "The Practice Manager must decide first (Where do you take the Medical Director?)."
    )


def test_the_picture_fits_80_columns_and_tells_sides_apart() -> None:
    table = clinic(
        tokens=HOME, stressed=["2,1"], empty=["5,5"], captured=["PC"], hands={"TN": "RV OT×3"}
    )
    drawn = SPEC.picture(WORDS, table.view())
    plain = re.sub(r"(?<!\\)\[[^\]]*\]", "", drawn)

    assert max(len(line) for line in plain.splitlines()) <= 80
    for words_ in ("(stressed)", "Productive Communication (captured)", "3 × Outstanding Team"):
        assert words_ in plain


def test_the_scene_draws_what_is_mentioned() -> None:
    drawn = ids_in(SPEC.show.scene(WORDS, clinic(empty=["5,5"]).view()))

    assert {"tile:front_desk", "space:5,5", "seat:3", "treasure:outstanding_team"} <= drawn
    board = SPEC.show.scene(WORDS, clinic(empty=["5,5"]).view()).zones[0]
    assert "tile:memory_garden" not in {piece.id for piece in board.pieces}
