"""Chapters 5 and 9: Study, Sleep, Look around, journals (HE-C51 to HE-C55, C67, C132 …)."""

from __future__ import annotations

from tests.hero.table import new_night, night, quiet
from wardround.games.hero.events import DeckRenewed, JournalDiscarded, JournalDrawn, PatientArrived
from wardround.testkit import case, rule


@rule("HE-2.16", "HE-5.26", "HE-9.1", "HE-9.2", "HE-3.2")
@case("HE-C51")
def test_a_journal_raises_the_heros_own_values() -> None:
    table = quiet(heroes=["rob@library"])

    table.do("study", "first_hour")

    assert table.own("rob") == (2, 4, 1, 0)
    assert table.view(1).heroes[0].journals == ("journal:first_hour",)
    for _ in range(3):
        table.end_round()
    assert table.own("rob") == (2, 4, 1, 0)

    table = night(heroes=["rob@er"])
    assert table.refused("study") == "HE-2.16"


@rule("HE-9.8", "HE-5.27", "HE-9.9")
@case("HE-C52")
def test_an_empty_journal_deck() -> None:
    table = night(heroes=["rob@library"], journal_deck=[], journal_discard=["knots", "synapse"])

    table.do("study", "knots")

    assert table.of(DeckRenewed)[0].cards == 2
    assert table.journals("rob") == ["knots"]
    assert table.dump()["journal_deck"] == [["synapse"]]

    table = night(heroes=["rob@library"], journal_deck=[])
    assert table.refused("study") == "HE-5.27"


@rule("HE-9.9", "HE-11.41")
def test_a_card_gives_no_journal_when_there_is_none() -> None:
    table = night(heroes=["alex@er"], patients=["maple_syrup"], journal_deck=[])

    table.do("treat maple_syrup")

    assert table.journals("alex") == []
    assert table.deeds("alex") == 4


@rule("HE-5.30", "HE-10.10")
@case("HE-C53")
def test_coffee_is_no_sleep_action() -> None:
    table = night(heroes=["rob@oncall"], staff=["barista@oncall"])

    table.walk("use barista 1", "sleep", "sleep")

    assert table.sleep("rob") == 3


@rule("HE-9.10", "HE-10.8")
@case("HE-C54")
def test_nothing_can_be_given_away() -> None:
    table = night(
        heroes=["rob@library", "leo@library"],
        journals={"rob": ["knots", "synapse"]},
        bags={"rob": {"deeds": 5, "sleep": 2, "chaos": 3}},
    )

    assert table.kinds() == {"move", "run", "study", "call_consultant", "end_turn"}
    assert table.refused("discard_journal journal:knots") == "HE-4.6"

    table.do("study", "lifting")
    assert table.awaiting.decision == "choose_action"
    assert len(table.journals("rob")) == 3


@rule("HE-5.4", "HE-5.29", "HE-R21", "HE-R22")
@case("HE-C55")
def test_a_call_between_sleeps() -> None:
    table = quiet(heroes=["tyler@oncall"], staff=["orderly"])

    table.walk("sleep", "call_staff orderly", "sleep", "sleep")

    assert (table.sleep("tyler"), table.chaos("tyler")) == (4, 1)


@rule("HE-5.29", "HE-R21")
def test_only_the_third_sleep_of_a_turn_gives_two() -> None:
    table = quiet(heroes=["tyler@oncall", "leo"], points=5)
    gains = []
    for _ in range(5):
        table.do("sleep")
        gains.append(table.gained()[(0, "sleep")])
    assert gains == [1, 1, 2, 1, 1]

    table = quiet(heroes=["tyler@oncall", "leo@oncall"])
    table.walk("sleep", "sleep", "end_turn", "sleep", "sleep")
    assert table.sleep("leo") == 2
    table.do("end_turn", seed=0)
    table.walk("sleep", "end_turn")
    assert (table.sleep("tyler"), table.sleep("leo")) == (2, 3)
    table.walk("sleep", "sleep", "sleep")
    assert table.sleep("tyler") == 2 + 4
    table.do("end_turn", seed=0)
    table.walk("sleep", "sleep", "sleep")
    assert table.sleep("tyler") == 2 + 4 + 4


@rule("HE-5.3", "HE-5.40", "HE-5.41", "HE-5.42", "HE-R23", "HE-2.18")
@case("HE-C67")
def test_looking_around() -> None:
    table = night(heroes=["rob@er", "leo"], fill_er=9)

    table.do("look", "pneumonia")

    assert (table.points, table.in_er()) == (2, 10)
    assert table.dump()["bags"] == [[0, 0, 0]] * 2
    assert table.of(PatientArrived)

    table.do("look", "sepsis")

    assert (table.points, table.in_er()) == (1, 10)
    assert (table.chaos("rob"), table.chaos("leo")) == (2, 2)
    assert table.dump()["patient_discard"] == ["sepsis"]
    assert night(heroes=["rob"]).refused("look") == "HE-2.18"
    assert night(heroes=["rob@er"], patient_deck=[]).refused("look") == "HE-5.42"


@rule("HE-11.70", "HE-9.4")
@case("HE-C132")
def test_alex_keeps_six_journals() -> None:
    held = ["lifting", "knots", "fevers", "reflex"]
    table = night(heroes=["alex@library"], journals={"alex": held})
    for title in ("plaster", "stitch"):
        table.do("study", title)
        assert table.awaiting.decision == "choose_action"

    table.do("study", "kidney")

    assert len(table.targets("discard_journal")) == 6


@rule("HE-11.74", "HE-11.71")
@case("HE-C133")
def test_lizzys_power_nap() -> None:
    table = quiet(heroes=["lizzy@oncall"])
    got = []
    for _ in range(3):
        table.do("sleep")
        got.append(table.gained()[(0, "sleep")])

    assert got == [1, 2, 1]


@rule("HE-11.73", "HE-R39", "HE-H3")
@case("HE-C134")
def test_sanjay_keeps_one_of_two() -> None:
    for keep, own, sleep in (("synapse", 4, 0), ("editorial", 3, 1)):
        table = night(heroes=["sanjay@library"])
        table.do("study", "synapse", "editorial")

        assert table.targets("keep_journal") == {"journal:synapse", "journal:editorial"}
        assert [e.journal for e in table.of(JournalDrawn)] == [
            "journal:synapse",
            "journal:editorial",
        ]
        assert set(table.view(1).drawn) == {"journal:synapse", "journal:editorial"}
        assert table.refused("end_turn") == "HE-11.73"

        table.do(f"keep_journal {keep}")

        assert table.own("sanjay")[3] == own
        assert table.sleep("sanjay") == sleep
        assert table.points == 2
        thrown = [event.journal for event in table.of(JournalDiscarded)]
        assert "journal:editorial" in thrown


@rule("HE-11.73", "HE-9.8")
@case("HE-C179")
def test_sanjay_draws_the_only_journal() -> None:
    table = night(heroes=["sanjay@library"], journal_deck=["synapse"])

    table.do("study", "synapse")

    assert table.journals("sanjay") == ["synapse"]
    assert table.awaiting.decision == "choose_action"


@rule("HE-11.73")
def test_two_copies_of_one_title_are_one_choice() -> None:
    table = night(heroes=["sanjay@library"])

    table.do("study", "synapse", "synapse")

    assert table.journals("sanjay") == ["synapse"]
    assert table.dump()["journal_discard"] == ["synapse"]


@rule("HE-9.4")
def test_copies_of_one_title_in_one_hand_are_one_choice() -> None:
    held = ["lifting", "lifting", "fevers", "reflex"]
    table = night(heroes=["rob@library"], journals={"rob": held})

    table.do("study", "fevers")

    assert len(table.choices()) == 3


@rule("HE-9.7", "HE-11.41")
@case("HE-C100")
def test_a_journal_from_a_note_counts_against_the_limit() -> None:
    table = night(
        heroes=["leo@er"],
        staff=["ward_doctor@er"],
        patients=["snake"],
        journals={"leo": ["lifting", "knots", "fevers", "reflex"]},
    )

    table.do("treat snake", "synapse")

    assert len(table.targets("discard_journal")) == 4
    table.do("discard_journal lifting")
    assert table.deeds("leo") == 5


@rule("HE-11.17")
def test_a_sleep_line_comes_after_the_token() -> None:
    table = night(heroes=["rob@oncall"], staff=["therapy_dog@oncall"])

    table.do("sleep")

    received = [event for event in table.events if getattr(event, "token", "") == "sleep"]
    assert [getattr(event, "card", "") for event in received] == ["", "staff:therapy_dog"]
    assert new_night().content.figures[22].id == "therapy_dog"
