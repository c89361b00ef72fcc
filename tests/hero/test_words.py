"""Sentences that must not mislead."""

from __future__ import annotations

from typing import Any

from tests.hero.table import WORDS, Night, ended, night, quiet, together
from wardround.core.testkit import rule
from wardround.games import language_of
from wardround.games.hero import SPEC
from wardround.games.hero.events import Moved, RunDeclared


def told(table: Night) -> str:
    """What the log says about the last step."""
    return " ".join(SPEC.show.say_event(WORDS, table.content, event) for event in table.events)


@rule("HE-13.5", "HE-8.4")
def test_the_chaos_of_a_patient_goes_to_everybody_or_to_the_party() -> None:
    leaving = {"heroes": ["rob", "leo"], "patients": ["sepsis@icu/1"], "turns_taken": 2}

    rivals = quiet(**leaving)
    rivals.do("end_turn", seed=0)
    assert "untreated: 2 chaos for everybody." in told(rivals)

    party = quiet(together(), **leaving)
    party.do("end_turn", seed=0)
    assert "untreated: 2 chaos for the party. The party received 2 chaos." in told(party)


@rule("HE-13.5", "HE-4.12")
def test_a_party_turns_a_patient_away_for_one_chaos() -> None:
    table = night(together(), heroes=["rob", "leo"], fill_er=10)

    table.do("end_turn", "pneumonia")

    assert "“Pneumonia” was turned away: 1 chaos for the party." in told(table)


@rule("HE-5.16", "HE-5.23", "HE-5.6")
def test_a_run_is_told_leg_by_leg() -> None:
    table = night(heroes=["rob@icu"], staff=["orderly"])

    table.do("run hallway er")

    assert [type(event) for event in table.events if isinstance(event, RunDeclared | Moved)] == [
        RunDeclared,
        Moved,
    ]
    assert "Rob set off at a run, through the Hallway to the E.R." in told(table)
    assert "Rob ran to the Hallway." in told(table)
    assert "to the E.R." not in told(table).partition("Rob ran")[2]

    table.do("done")
    assert "Rob ran to the E.R." in told(table)

    table.do("move hallway")
    assert "Rob went to the Hallway." in told(table)


@rule("HE-12.3", "HE-12.11", "HE-12.13")
def test_the_end_says_why() -> None:
    options = {"eliminate_at_chaos": 10}
    bags: Any = {"rob": {"deeds": 9, "sleep": 6, "chaos": 12}, "leo": {"deeds": 9, "sleep": 2}}
    table = ended(options, **bags)
    assert "Rob had 12 chaos left: eliminated." in told(table)
    assert "Leo had only 2 sleep: eliminated." in told(table)
    assert "Everybody is eliminated: nobody wins." in told(table)

    bags = {"rob": {"deeds": 9, "sleep": 6}, "leo": {"deeds": 9, "sleep": 7}}
    table = ended(**bags)
    assert "Tie at 9, and in chaos: Leo wins with more sleep." in told(table)


@rule("HE-4.7")
def test_points_are_counted_in_good_english() -> None:
    for points, words in (
        (0, "End turn"),
        (1, "(1 action point left)"),
        (2, "(2 action points left)"),
    ):
        table = quiet(heroes=["rob", "leo"], points=points)
        assert SPEC.show.say_action(WORDS, table.state, table.read("end_turn")).endswith(words)


@rule("HE-11.69", "HE-11.29")
def test_a_pill_has_its_name_in_every_language_and_is_not_called_help() -> None:
    table = night(heroes=["rob@er"], staff=["pharmacist@er"])
    table.walk("use pharmacist 1", "choose_option pharmacist blue")
    for code, pill in (("en", "“Blue pill”"), ("de", "„Blaue Pille“"), ("fr", "Pilule bleue")):
        words = language_of(SPEC, code)
        said = [SPEC.show.say_event(words, table.content, event) for event in table.events]
        assert any(pill in sentence for sentence in said), said
    assert "The Pharmacist affects Rob until the end of the turn." in told(table)


@rule("HE-5.13", "HE-5.6")
def test_a_patient_on_the_way_stands_in_quotes() -> None:
    table = night(heroes=["rob@er"], staff=["orderly@er"], patients=["hip@er"])
    table.walk("move hallway", "take_staff orderly", "take_patient hip")
    assert "Rob went to the Hallway with the Night Orderly and “Hip Fracture”." in told(table)


def test_nobody_is_rewarded_for_standing_by_in_a_cooperative_game() -> None:
    for table, freeloaders in (
        (night(patients=["hip@er"]), True),
        (night(together(), patients=["hip@er"]), False),
    ):
        notes = str(SPEC.show.scene(WORDS, table.view(0)))
        assert ("freeloaders" in notes) == freeloaders
