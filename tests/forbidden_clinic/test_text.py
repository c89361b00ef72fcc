"""Wording, picture and scene: everything that can happen can be said and drawn."""

from __future__ import annotations

import re
from importlib import resources

import msgspec
import pytest

from wardround.core.actions import Refusal
from wardround.games import language_of
from wardround.games.forbidden_clinic import SPEC
from wardround.games.forbidden_clinic.actions import ClinicAction
from wardround.games.forbidden_clinic.events import ActionsEnded, NoSecondTile, TreasureDrawn
from wardround.games.forbidden_clinic.show.dangers import dangers
from wardround.presentation.localize import localized_danger, localized_outcome, say_refusal
from wardround.presentation.scene import ids_in
from wardround.presentation.text_table import text_table
from wardround.testkit import rule

from .table import HOME, WORDS, Clinic, clinic

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
    assert said("MD: boost_from 1,0") == "Fly from Manager's Nook"
    assert said("MD: play RB") == "Play Revenue Boost"


def test_events_are_plain_sentences() -> None:
    table = clinic(active="VT", tokens={"MD": "1,4"}, stressed=["1,4", "2,1"], clinic_discards=1)
    words = WORDS.with_seats(["", "", "Zoe"])
    sentences = [SPEC.show.say_event(words, CONTENT, event) for event in table.do("VT: ready 2,1")]
    for event in table.do("VT: end_actions", "WI", "PC", "5,5", "1,4"):
        sentences.append(SPEC.show.say_event(words, CONTENT, event))

    assert sentences == [
        "The Veterinary Technician readied Huddle Circle.",
        "No other Stressed tile is within reach.",
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
    assert say_refusal(SPEC, WORDS, refusal) == (
        "Outstanding Team takes 4 of its cards in one hand, and you hold 3."
    )
    table = clinic(active="PM", tokens={"MD": "2,2"})
    table.do("PM: escort MD")
    assert say_refusal(SPEC, WORDS, table.refusal("VT: move 3,0")) == (
        "The Practice Manager must decide first (Where do you take the Medical Director?)."
    )


@rule("FC-4.4", "FC-5.12")
def test_steps_are_counted_as_the_role_goes() -> None:
    table = clinic(active="KA", tokens={"KA": "0,0", "VT": "0,0"}, empty=["4,4", "5,4", "4,5"])

    refusal = table.refusal("KA: move 2,2")

    assert refusal.facts["steps"] == 2
    assert table.refusal("KA: move 5,5").facts["steps"] == 0
    assert say_refusal(SPEC, WORDS, refusal) == (
        "Round-Table Room is 2 steps away: one Move is one step."
    )
    around = clinic(active="VT", tokens={"VT": "0,0"}, empty=["1,0", "1,1"])
    assert around.refusal("VT: move 2,0").facts["steps"] == 6


@rule("FC-3.6", "FC-3.12")
def test_a_phase_that_ends_by_itself_says_so() -> None:
    def told(table: Clinic, action: str, *draws: str) -> list[str]:
        events = [event for event in table.do(action, *draws) if isinstance(event, ActionsEnded)]
        return [SPEC.show.say_event(WORDS, CONTENT, event) for event in events]

    draws = ["OT", "PC", "0,5", "1,5"]
    hole = clinic(active="PM", tokens={"VT": "1,4"}, empty=["1,4"])
    assert told(hole, "PM: end_actions", *draws, "OT", "PC", "2,5", "3,5") == [
        "The Practice Manager stopped with 3 actions left.",
        "The Veterinary Technician can do nothing more: no action is possible.",
    ]
    used = clinic(active="PM", actions=1, tokens={"PM": "1,0"})
    assert told(used, "PM: move 0,0", *draws) == ["The Practice Manager has no actions left."]


@rule("FC-5.9", "FC-8.18")
def test_a_tile_that_stays_alone_is_told() -> None:
    table = clinic(active="PM", stressed=["2,1", "5,5"], hands={"PM": "DO"})
    table.do("PM: play DO")

    last = table.do("PM: donation_tile 2,1")[-1]

    assert SPEC.show.say_event(WORDS, CONTENT, last) == "No Stressed tile shares an edge with it."
    pair = clinic(active="VT", stressed=["2,1", "2,0"])
    assert not [event for event in pair.do("VT: ready 2,1") if isinstance(event, NoSecondTile)]


@rule("FC-10.1", "FC-10.8")
def test_the_lost_treasure_is_named() -> None:
    table = clinic(active="VT", stressed=["2,1"], empty=["3,1"])
    table.do("VT: end_actions", "OT", "PC", "2,1")

    assert table.outcome is not None
    for code, name in (("en", "Outstanding Team"), ("de", "Starkes Team"), ("fr", "Équipe soudée")):
        words = language_of(SPEC, code)
        assert name in localized_outcome(words, table.outcome).text
        assert name in SPEC.show.say_event(words, CONTENT, table.events[-1])
    stored = msgspec.structs.replace(table.outcome, facts={})  # by an older version
    assert localized_outcome(WORDS, stored).text.startswith(
        "Both tiles of a treasure have burned out"
    )
    assert WORDS.catalogue is not None
    WORDS.catalogue.faults.clear()


@rule("FC-12.16")
def test_who_is_stranded_is_named() -> None:
    holes = ["5,4", "4,5"]
    table = clinic(
        {"burnout": "swim"}, active="VT", tokens={"MD": "5,5"}, stressed=["5,5"], empty=holes
    )
    table.do("VT: end_actions", "OT", "PC", "5,5")

    assert table.outcome is not None
    text = "The Medical Director had no tile to walk off to: the clinic is lost."
    assert localized_outcome(WORDS, table.outcome).text == text
    assert SPEC.show.say_event(WORDS, CONTENT, table.events[-1]) == text


def warned(table: Clinic, text: str) -> list[str]:
    action = table.read(text)
    assert isinstance(action, ClinicAction)
    return [
        str(localized_danger(WORDS, danger).text) for danger in dangers(table.state, action, [])
    ]


@rule("FC-10.1", "FC-4.5", "FC-7.4")
def test_the_warning_names_the_treasure() -> None:
    table = clinic(
        active="VT", tokens={"VT": "2,0"}, stressed=["2,1"], empty=["3,1"], hands={"MD": "RV"}
    )
    assert warned(table, "VT: end_actions") == [
        "The last tile of Outstanding Team is Stressed, and its card may be the next: "
        "that loses the game."
    ]

    table.do("VT: end_actions")
    table.do("MD: pass", "PC", "CB")
    assert "Outstanding Team" in warned(table, "MD: pass")[0]
    table = clinic(active="VT", window="card", stressed=["2,1"], empty=["3,1"], hands={"MD": "RB"})
    assert warned(table, "MD: pass") == []


def test_notes_say_what_a_tile_is_for() -> None:
    scene = SPEC.show.scene(WORDS, clinic(captured=["PC"]).view())
    notes = {piece.id: piece.note for zone in scene.zones[:2] for piece in zone.pieces}

    assert notes["tile:huddle_circle"] == "Outstanding Team can be captured here"
    assert notes["tile:van_port"] == "the House-Call Vet starts here"
    assert notes["tile:memory_garden"] == ""
    assert notes["treasure:outstanding_team"] == "Huddle Circle and Locker Hall"
    assert notes["treasure:productive_communication"].startswith("Whiteboard Wall and Phone Booth")


@pytest.mark.parametrize(
    ("code", "boost"), [("en", "Revenue Boost"), ("de", "Umsatzschub"), ("fr", "Regain d’activité")]
)
def test_the_book_counts_the_boost_among_those_who_bring_back(code: str, boost: str) -> None:
    book = resources.files(SPEC.package) / "how_to_play" / f"{code}.md"
    page = book.read_text("utf-8").split("## roles")[1].split("## ")[0]

    assert boost in page


def test_the_picture_fits_80_columns_and_tells_sides_apart() -> None:
    table = clinic(
        tokens=HOME, stressed=["2,1"], empty=["5,5"], captured=["PC"], hands={"TN": "RV OT×3"}
    )
    drawn = text_table(SPEC.show.scene(WORDS, table.view()))
    plain = re.sub(r"(?<!\\)\[[^\]]*\]", "", drawn).replace("\\[", "[")

    assert max(len(line) for line in plain.splitlines()) <= 80
    text = " ".join(plain.split())
    for words_ in (
        *("(stressed)", "Productive Communication (captured)", "3 × Outstanding Team"),
        "Huddle Circle, Locker Hall: Outstanding Team can be captured here",
        "Outstanding Team (open) [Huddle Circle and Locker Hall]",
        "Kennel Attendant [Your Move and Ready also work diagonally.]",
        "Practice Manager 0 of 5 cards",
    ):
        assert words_ in text
    assert text.count("Productive Communication (captured)") == 2  # among the treasures, in a hand


def test_the_scene_draws_what_is_mentioned() -> None:
    drawn = ids_in(SPEC.show.scene(WORDS, clinic(empty=["5,5"]).view()))

    assert {"tile:front_desk", "space:5,5", "seat:3", "treasure:outstanding_team"} <= drawn
    board = SPEC.show.scene(WORDS, clinic(empty=["5,5"]).view()).zones[0]
    assert "tile:memory_garden" not in {piece.id for piece in board.pieces}
