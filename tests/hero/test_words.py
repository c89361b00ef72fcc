"""Sentences that must not mislead."""

from __future__ import annotations

import re
from typing import Any

import pytest

from tests.hero.packs import hero, line, staff
from tests.hero.table import LIBRARY, RULEBOOK, WORDS, Night, ended, night, quiet, together
from wardround.games import language_of
from wardround.games.hero import SPEC
from wardround.games.hero.events import Moved, RunDeclared, Treated
from wardround.games.hero.rules.wording import describe_line
from wardround.presentation.book import read_book
from wardround.presentation.localize import say_refusal
from wardround.presentation.text_table import text_table
from wardround.testkit import rule


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


def said(table: Night, text: str, language: str = "en") -> str:
    """What a listed choice says."""
    return SPEC.show.say_action(language_of(SPEC, language), table.state, table.read(text))


def why_not(table: Night, text: str) -> str:
    return say_refusal(SPEC, WORDS, table.refusal(text))


@rule("HE-11.16", "HE-5.35", "HE-11.39")
def test_a_treatment_promises_what_it_brings() -> None:
    table = night(
        heroes=["rob@or", "leo@er"],
        patients=["twins@or"],
        staff=["orderly@or", "ward_nurse@or"],
        journals={"rob": ["fevers", "heartbeat"]},
    )
    assert said(table, "treat twins 1 -") == (
        "Treat Twins on the Way with 3 labour and 2 internal medicine: +6 deeds"
    )
    assert said(table, "treat twins 1 -", "de").endswith(": +6 Heldentaten")
    table.do("treat twins 1 -")
    assert table.deeds("rob") == 6

    crew = ["film_crew@er", "accountant@er/2"]
    table = night(heroes=["rob@er", "leo"], patients=["splinter", "light_bulb"], staff=crew)
    assert said(table, "treat splinter 1 -") == "Treat Splinter: +1 deed and +1 chaos"

    janique = night(heroes=["janique@er", "leo"], patients=["sprained_ankle"], staff=crew)
    assert said(janique, "treat sprained_ankle 1 -").endswith(": +2 deeds")


@rule("HE-11.6", "HE-11.23", "HE-11.30", "HE-11.81")
def test_a_treatment_promises_only_what_is_certain() -> None:
    def splinter(*lines: str) -> Night:
        heroes = ["janique@er", "leo@er"]
        return night(pack=staff(*lines), heroes=heroes, staff=["janitor@er"], patients=["splinter"])

    everybody = splinter(line("treat", "must", "GAIN", token="chaos", n=1, who="room"))
    assert said(everybody, "treat splinter 1 seat:1").endswith(": +1 deed")

    elsewhere = splinter(
        line("treat", "must", "GAIN", token="sleep", n=1, who="active", in_room="or")
    )
    assert said(elsewhere, "treat splinter 1 seat:1").endswith(": +1 deed")
    elsewhere.do("treat splinter 1 seat:1")
    assert elsewhere.sleep("janique") == 0
    assert elsewhere.dump()["used_in_round"] == []

    offered = splinter(line("treat", "may", "GAIN", token="sleep", n=1, who="active"))
    assert said(offered, "treat splinter 1 seat:1").endswith(": +1 deed")

    each_time = splinter(line("treat", "must", "GAIN", token="sleep", n=1, who="active"))
    assert said(each_time, "treat splinter 1 seat:1").endswith(": +1 deed and +1 sleep")
    each_time.do("treat splinter 1 seat:1")
    assert each_time.sleep("janique") == 1
    assert each_time.dump()["used_in_round"] == []


@rule("HE-5.31", "HE-11.49", "HE-5.3")
def test_a_dearer_action_says_so() -> None:
    table = night(heroes=["rob@er"], patients=["splinter"], staff=["it_technician@er"])
    assert said(table, "treat splinter 1 -") == "Treat Splinter (2 action points): +1 deed"
    assert said(table, "look") == "Look around for another patient"

    table = night(heroes=["rob@er"], patients=["online_diagnosis"])
    assert said(table, "look") == "Look around for another patient (2 action points)"
    assert said(table, "look", "fr").endswith("(2 points d’action)")

    table = night(heroes=["rob@oncall"], staff=["watchman@oncall"])
    assert said(table, "sleep") == "Sleep (2 action points): +1 sleep"
    assert said(table, "move hallway") == "Go to the Hallway"


@rule("HE-5.29", "HE-11.74", "HE-11.30", "HE-5.28")
def test_sleep_and_study_say_what_they_bring() -> None:
    table = night(heroes=["rob@oncall"], staff=["therapy_dog@oncall"])
    labels = []
    for _ in range(3):
        labels.append(said(table, "sleep"))
        table.do("sleep", seed=0)
    assert labels == ["Sleep: +2 sleep", "Sleep: +1 sleep", "Sleep: +2 sleep"]

    table = night(heroes=["sanjay@library", "rob@library"])
    assert said(table, "study") == "Study: draw 2 journals and keep one"
    table.do("end_turn", seed=0)
    assert said(table, "study") == "Study: take a journal"


@rule("HE-4.12", "HE-H2")
def test_looking_around_in_a_full_er_says_what_it_costs() -> None:
    full: Any = {"heroes": ["rob@er", "leo"], "fill_er": 10}
    table = night(patient_deck=["sepsis", "pneumonia"], **full)
    assert said(table, "look") == (
        "Look around: the E.R. is full, so the next patient is turned away, 1–2 chaos for everybody"
    )
    assert "1–2 Chaos für alle" in said(table, "look", "de")
    assert "1–2 chaos pour tous" in said(table, "look", "fr")

    table = night(together(), patient_deck=["pneumonia"], **full)
    assert said(table, "look").endswith("turned away, 1 chaos for the party")
    table = night(patient_deck=[], patient_discard=["sepsis"], **full)
    assert said(table, "look").endswith("turned away, 2 chaos for everybody")


@rule("HE-3.9", "HE-6.13", "HE-6.2")
def test_help_is_suggested_only_where_there_is_some() -> None:
    alone: Any = {"heroes": ["alex@er", "rob"], "patients": ["hip"]}
    beside: Any = {**alone, "heroes": ["alex@er", "rob@er"]}

    assert why_not(night(**alone), "treat hip 1 -").endswith(": call for help.")
    assert why_not(night(**beside), "treat hip 1 -").endswith(
        ": ask somebody for counsel, or call for help."
    )
    assert why_not(night(calls=1, **beside), "treat hip 1 -").endswith(
        ": ask somebody for counsel."
    )
    assert why_not(night(calls=1, **alone), "treat hip 1 -").endswith("neurology.")
    other = night(consultants=["chief_surgeon@icu"], **alone)
    assert why_not(other, "treat hip 1 -").endswith(": call for help.")
    assert why_not(night(counsels=1, calls=1, **beside), "treat hip 1 -").endswith("neurology.")


@rule("HE-6.14", "HE-14.1", "HE-14.2", "HE-6.5")
def test_a_limit_that_all_share_says_so() -> None:
    where: Any = {"heroes": ["rob@er", "leo@er"], "patients": ["splinter"], "staff": ["orderly"]}
    for limits, words in (("never", "left in this turn."), ("always", "left in this round: all")):
        table = night({"expert_limits": limits}, calls=1, counsels=1, **where)
        assert words in why_not(table, "treat splinter 1 seat:1")
        assert words in why_not(table, "call_staff orderly")


@rule("HE-5.17")
def test_a_refused_run_names_the_closed_door() -> None:
    table = night(heroes=["rob@or"])

    assert why_not(table, "run er hallway").startswith(
        "No door leads from the Operation Room to the E.R."
    )
    assert "would be in" not in why_not(table, "run er hallway")
    assert why_not(table, "move or").endswith("the Operation Room is where you would be already.")


def test_equal_shares_are_said_to_be_each_ones() -> None:
    """HE-5.36"""
    content = night(heroes=["rob", "lizzy"]).content
    heroes = {"seat:0": "Rob", "seat:1": "Lizzy", "patient:hip": "Hip Fracture", "room:or": "OR"}
    event = Treated(
        rule="HE-5.31",
        seat=0,
        patient="patient:hip",
        way="S1",
        room="room:or",
        deeds=(4, 4),
        names=heroes,
    )
    assert SPEC.show.say_event(WORDS, content, event).endswith(": 4 deeds each for Rob and Lizzy.")
    german = language_of(SPEC, "de")
    assert SPEC.show.say_event(german, content, event).endswith(
        ": je 4 Heldentaten für Rob und Lizzy."
    )


@rule("HE-4.7")
def test_a_turn_without_choices_ends_by_itself_and_says_why() -> None:
    table = night(heroes=["rob@oncall", "leo"], calls=1, points=1)
    table.do("sleep", seed=0)
    assert "Rob’s turn ended: nothing was left to do." in told(table)

    table.do("end_turn", seed=0)
    assert "Leo ended the turn with 3 action points left." in told(table)


@rule("HE-13.8", "HE-R70")
def test_a_night_lost_in_the_middle_of_an_action_says_that_it_ends_at_once() -> None:
    table = night(together(), heroes=["rob@icu", "leo"], pool={"chaos": 5})
    table.do("run hallway er")

    assert "6 chaos, and that is too much: the night ends at once and is lost." in told(table)


def test_the_extra_sleep_comes_once() -> None:
    """HE-11.74"""
    lizzy = night(heroes=["lizzy"]).content.heroes[4]
    effect = describe_line(night(heroes=["lizzy"]).content, lizzy.lines[0])

    assert WORDS.told(effect) == "Extra sleep with Sleep number 2 of a turn"


@pytest.mark.parametrize(
    ("language", "call", "limits"),
    [
        ("en", "Call, one a turn | 1 for a staff member, or 2", "one call and one counsel an hour"),
        ("de", "einer im Zug | 1 für Personal oder 2", "einen Hilferuf und einen Rat pro Stunde"),
        ("fr", "un par tour | 1 pour du personnel, ou 2", "un appel et un conseil par heure"),
    ],
)
def test_the_book_has_one_call_a_turn_and_the_expert_limits(
    language: str, call: str, limits: str
) -> None:
    """HE-6.5, HE-R27, HE-14.5"""
    book = read_book(SPEC, LIBRARY, language_of(SPEC, language))
    assert book is not None
    (team,) = [page for page in book.pages if page.id == "team"]

    assert call in book.aid.text
    assert limits in team.text


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_the_custom_of_the_box_is_told(language: str) -> None:
    """HE-R4"""
    words = language_of(SPEC, language)

    assert re.search(
        "medical books|medizinischen Bücher|livres de médecine",
        words.say("option-start-player.help"),
    )
    assert "medical books" in RULEBOOK


@rule("HE-6.5", "HE-6.14")
def test_the_scene_says_how_long_patients_wait_and_what_help_is_left() -> None:
    table = night(heroes=["rob@er", "leo"], patients=["hip@er/2"], calls=1)
    scene = SPEC.show.scene(WORDS, SPEC.rules.view(table.state, 0))
    (er,) = [piece for piece in scene.zones[0].pieces if piece.id == "room:er"]
    facts = {fact.label: fact.value for fact in scene.facts}

    assert er.holds[-1].note.startswith("2 hours left; ")
    assert (facts["Calls left"], facts["Counsel left"]) == ("0", "1")


def test_the_terminal_tells_what_the_board_shows() -> None:
    """HE-3.2, HE-7.2, HE-8.1"""
    where: Any = {"heroes": ["rob@er", "leo"], "staff": ["secretary@er"]}
    table = night(patients=["twins@er/2"], journals={"rob": ["scalpel"]}, **where)
    text = " ".join(text_table(SPEC.show.scene(WORDS, SPEC.rules.view(table.state, 0))).split())

    assert "Twins on the Way: 2 hours left; 3 labour and 2 internal medicine or 3 surgery" in text
    assert "4 deeds, freeloaders 2; untreated: 1 chaos; station 1. It is two of them" in text
    assert "Jessy the Secretary: Calls made from this room cost 1 chaos less" in text
    assert "Rob: 1 labour, 4 surgery and 1 internal medicine. Born Surgeon:" in text
    assert text.count("Born Surgeon") == 1
    assert "0 × Deeds · 0 × Sleep · 0 × Chaos" in text


@rule("HE-5.31", "HE-5.8", "HE-5.7", "HE-7.2", "HE-2.4")
def test_a_card_that_is_not_on_the_board_cannot_be_gone_to() -> None:
    table = night(heroes=["rob", "leo"], staff=["orderly"], patients=["hip@hallway", "twins@or"])

    assert why_not(table, "treat splinter 1") == "Splinter is not in the hospital now."
    assert why_not(table, "treat twins 1").endswith("is not in your room: go there first.")
    assert why_not(table, "use barista 1") == "The Kiosk Barista is not on duty."
    table.do("move icu")
    assert why_not(table, "take_staff clown") == "The Clown Doctor is not on duty."
    table.do("done")
    assert why_not(table, "take_patient splinter") == "Splinter is not in the hospital now."
    assert why_not(table, "take_patient twins").endswith("go there first.")

    nap = hero(line("turn", "may", "GAIN", token="sleep", n=1, who="active"))
    table = night(pack=nap, heroes=["alex", "leo"])
    assert why_not(table, "use hero:rob 1") == "Rob is not on duty."
