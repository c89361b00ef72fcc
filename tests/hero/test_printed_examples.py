"""The cases that follow printed examples (HE-C1 to HE-C19)."""

from __future__ import annotations

import pytest

from tests.hero.table import ended, night, quiet, together
from wardround.games.hero.rules.scoring import penalty_for
from wardround.testkit import case, rule


@rule("HE-5.6", "HE-5.7", "HE-5.8", "HE-5.11", "HE-5.12", "HE-5.13", "HE-5.14", "HE-R13")
@case("HE-C1")
@pytest.mark.parametrize(("charge", "chaos"), [("per_turn", 1), ("per_action", 2)])
def test_two_moves_with_a_paramedic_and_a_patient(charge: str, chaos: int) -> None:
    where = {"heroes": ["kenta@icu"], "staff": ["paramedic@icu"], "patients": ["hip@icu"]}
    table = night({"carry_charge": charge}, **where)
    table.walk("move hallway", "take_staff paramedic", "none")
    table.walk("move er", "take_staff paramedic")

    assert table.points == 1
    assert table.chaos("kenta") == 0
    assert (table.room("kenta"), table.room("staff:paramedic")) == ("er", "er")

    table = night({"carry_charge": charge}, **where)
    table.walk("move hallway", "take_staff paramedic", "take_patient hip")
    table.walk("move er", "take_staff paramedic", "take_patient hip")

    assert table.chaos("kenta") == chaos
    assert table.room("patient:hip") == "er"


@rule("HE-5.16", "HE-5.18", "HE-5.19", "HE-5.21", "HE-5.22")
@case("HE-C2")
@pytest.mark.parametrize("charge", ["per_turn", "per_action"])
def test_a_run_with_a_paramedic_and_a_patient(charge: str) -> None:
    where = {"heroes": ["janique@icu"], "staff": ["paramedic@icu"], "patients": ["hip@icu"]}
    table = night({"carry_charge": charge}, **where)
    table.walk("run hallway er", "take_staff paramedic", "none", "take_staff paramedic")

    assert (table.points, table.chaos("janique")) == (2, 1)
    assert (table.room("janique"), table.room("staff:paramedic")) == ("er", "er")

    table = night({"carry_charge": charge}, **where)
    table.walk("run hallway er", "take_staff paramedic", "take_patient hip")
    table.walk("take_staff paramedic", "take_patient hip")

    assert table.chaos("janique") == 2
    assert table.room("patient:hip") == "er"


@rule("HE-3.3", "HE-3.9", "HE-5.31", "HE-5.35", "HE-5.36", "HE-8.2")
@case("HE-C3")
def test_three_ways_to_stop_a_nosebleed() -> None:
    table = night(heroes=["rob@er", "leo@er"], staff=["orderly@er"], patients=["nosebleed"])

    assert table.treatable() == {"nosebleed 2", "nosebleed 3"}
    assert table.refused("treat patient:nosebleed 1 -") == "HE-3.9"

    table.do("treat nosebleed 3 -")

    assert (table.deeds("rob"), table.deeds("leo")) == (2, 1)


@rule("HE-3.5", "HE-5.36", "HE-6.13", "HE-6.14", "HE-6.18", "HE-6.20", "HE-R32")
@case("HE-C4")
def test_counsel_for_the_burns() -> None:
    table = night(heroes=["alex@er", "tyler@er", "rob@er"], patients=["burns", "pneumonia"])

    assert table.refused("treat patient:burns 1 -") == "HE-3.9"

    table.do("treat burns 1 seat:1")

    assert (table.deeds("alex"), table.deeds("tyler"), table.deeds("rob")) == (4, 4, 2)
    assert table.targets("treat") == {"patient:pneumonia 1 -"}
    assert table.refused("treat patient:pneumonia 1 seat:1") == "HE-6.14"


@rule("HE-12.6", "HE-12.7", "HE-12.9")
@case("HE-C5")
def test_what_chaos_costs() -> None:
    table = ended(rob={"deeds": 60, "sleep": 6, "chaos": 13}, leo={"sleep": 6})
    costs = [penalty_for(table.state, chaos) for chaos in range(11)]

    assert costs == [0, 1, 3, 5, 7, 10, 13, 16, 20, 25, 30]
    assert table.result.scores == (15.0, 0.0)


@rule("HE-13.7", "HE-13.8", "HE-R63")
@case("HE-C6")
@pytest.mark.parametrize(("seats", "limit"), [(2, 6), (3, 7), (4, 8)])
def test_the_chaos_limit_of_the_party(seats: int, limit: int) -> None:
    table = night(together(seats=seats), pool={"chaos": limit - 2})

    table.do("run er hallway")

    assert (table.chaos(), table.awaiting.decision) == (limit - 1, "choose_action")

    table.do("run er hallway")

    assert table.result.reason == "lost_by_chaos"


@rule("HE-13.9")
@case("HE-C7")
@pytest.mark.parametrize("seats", [2, 4])
def test_sleep_removes_chaos_of_the_party(seats: int) -> None:
    table = night(
        together(seats=seats), heroes=["rob@oncall"], pool={"chaos": 1, "sleep": seats - 1}
    )

    table.do("sleep")

    assert (table.chaos(), table.sleep()) == (0, 0)


@rule("HE-11.63", "HE-11.64", "HE-11.11", "HE-R42", "HE-R50", "HE-2.10", "HE-11.65")
@case("HE-C8")
def test_the_retired_consultant_sends_the_paramedic() -> None:
    table = night(
        heroes=["alex@icu"],
        staff=["paramedic@library"],
        consultants=["retired_consultant@icu"],
        fill_er=4,
    )

    table.do("use retired_consultant 1", "pneumonia")

    assert table.in_er() == 5
    assert table.points == 3
    assert table.refused("use consultant:retired_consultant 1") == "HE-11.9"

    table.walk("run hallway library", "done")

    assert table.room("alex") == "library"
    assert table.refused("use staff:paramedic 1") == "HE-11.9"


@rule("HE-5.5", "HE-11.49", "HE-R20")
@case("HE-C9")
@pytest.mark.parametrize(("points", "left"), [(1, None), (2, 0), (3, 1)])
def test_updates_are_being_installed(points: int, left: int | None) -> None:
    table = night(
        heroes=["rob@er"], staff=["it_technician@er"], patients=["splinter"], points=points
    )

    if left is None:
        assert table.refused("treat patient:splinter 1 -") == "HE-5.5"
    else:
        table.do("treat splinter")
        assert table.points == left


@rule("HE-6.6", "HE-6.7", "HE-6.8", "HE-6.9", "HE-6.10", "HE-4.19", "HE-2.12", "HE-6.4")
@case("HE-C10")
def test_the_chief_of_surgery_is_called_and_called_over() -> None:
    table = quiet(heroes=["rob@or", "alex@er"])

    table.do("call_consultant chief_surgeon")

    assert table.chaos("rob") == 2
    assert table.room("consultant:chief_surgeon") == "or"

    table.do("end_turn")

    assert table.targets("call_consultant") == set()
    assert table.refused("call_consultant consultant:head_physician") == "HE-6.8"

    table.do("call_staff chief_surgeon")

    assert table.chaos("alex") == 1
    assert table.room("consultant:chief_surgeon") == "er"

    table.do("end_turn", seed=0)

    assert table.room("consultant:chief_surgeon") == ""
    assert "consultant:chief_surgeon" in table.targets("call_consultant")


@rule("HE-5.38", "HE-6.15", "HE-6.16", "HE-6.17", "HE-6.20", "HE-11.16", "HE-11.41")
@case("HE-C11")
def test_maple_syrup_with_counsel_that_is_not_needed() -> None:
    table = night(heroes=["alex@er", "leo@er", "tyler@er"], patients=["maple_syrup"])

    table.do("treat maple_syrup 1 seat:1", "synapse")

    assert [table.deeds(hero) for hero in ("alex", "leo", "tyler")] == [4, 4, 2]
    assert [table.journals(hero) for hero in ("alex", "leo", "tyler")] == [["synapse"], [], []]
    assert (table.points, table.chaos("alex")) == (2, 0)
    assert table.deciders() == {0}


@rule("HE-9.3", "HE-9.4", "HE-R37")
@case("HE-C12")
def test_a_fifth_journal() -> None:
    held = ["lifting", "knots", "fevers", "reflex"]
    table = night(heroes=["rob@library"], journals={"rob": held})

    table.do("study", "synapse")

    assert table.targets("discard_journal") == {f"journal:{id_}" for id_ in held}
    assert table.refused("discard_journal journal:synapse") == "HE-9.4"

    table.do("discard_journal knots")

    assert table.journals("rob") == ["fevers", "lifting", "reflex", "synapse"]


@rule("HE-9.4", "HE-R37")
def test_a_second_copy_of_a_journal_held_before() -> None:
    held = ["lifting", "knots", "fevers", "reflex"]
    table = night(heroes=["rob@library"], journals={"rob": held})

    table.do("study", "knots")

    assert table.targets("discard_journal") == {f"journal:{id_}" for id_ in held}


@rule("HE-9.5", "HE-9.6", "HE-R38")
@case("HE-C13")
def test_a_sleep_journal_with_a_full_hand() -> None:
    held = ["lifting", "knots", "fevers", "reflex"]
    table = night(heroes=["rob@library"], journals={"rob": held})

    table.do("study", "mattress")

    assert table.sleep("rob") == 1
    assert table.journals("rob") == sorted(held)
    assert table.dump()["journal_discard"] == ["mattress"]
    assert table.awaiting.decision == "choose_action"


@rule("HE-5.28", "HE-5.29", "HE-2.17")
@case("HE-C14")
def test_three_sleeps_in_a_turn() -> None:
    table = quiet(heroes=["tyler@oncall"])
    got = []
    for _ in range(3):
        table.do("sleep")
        got.append(table.gained()[(0, "sleep")])

    assert got == [1, 1, 2]

    table = quiet(heroes=["tyler@oncall"])
    table.walk("sleep", "sleep", "move hallway")

    assert table.sleep("tyler") == 2
    assert table.refused("sleep") == "HE-2.17"


@rule("HE-12.2", "HE-12.4", "HE-12.5", "HE-12.6")
@case("HE-C15")
def test_spare_sleep_and_chaos_at_the_end() -> None:
    table = ended(rob={"deeds": 40, "sleep": 9, "chaos": 5})

    assert table.result.scores[0] == 37.0


@rule("HE-12.2", "HE-12.3")
@case("HE-C16")
@pytest.mark.parametrize(("length", "rounds", "needed"), [("regular", 12, 6), ("short", 8, 4)])
def test_too_little_sleep_eliminates(length: str, rounds: int, needed: int) -> None:
    table = quiet(
        {"night": length},
        bags={0: {"deeds": 9, "sleep": needed - 1}, 1: {"deeds": 1, "sleep": needed}},
        round=rounds,
        turns_taken=2,
    )

    table.do("end_turn", seed=0)

    assert table.result.winners == (1,)
    assert table.result.ranks == (2, 1)


@rule("HE-8.4", "HE-4.17", "HE-4.18")
@case("HE-C17")
def test_a_patient_leaves_and_everybody_hears_of_it() -> None:
    table = quiet(
        heroes=["rob@er", "leo@or", "alex@library", "tyler"],
        patients=["allergic_shock@icu/1"],
        turns_taken=4,
    )

    table.do("end_turn", seed=0)

    assert [table.chaos(hero) for hero in ("rob", "leo", "alex", "tyler")] == [2, 2, 2, 2]
    assert table.dump()["patient_discard"] == ["allergic_shock"]

    table = quiet(patients=["stroke"], turns_taken=2)
    table.do("end_turn", seed=0)

    assert table.room("patient:stroke") == ""


@rule("HE-13.12", "HE-13.13", "HE-13.15")
@case("HE-C18")
@pytest.mark.parametrize(
    ("seats", "level", "deeds", "reason"),
    [
        (2, "beginner", 80, "won"),
        (2, "beginner", 79, "lost_for_deeds"),
        (4, "expert", 240, "won"),
        (4, "expert", 239, "lost_for_deeds"),
        (3, "intermediate", 150, "won"),
    ],
)
def test_the_goal_of_the_party(seats: int, level: str, deeds: int, reason: str) -> None:
    table = quiet(
        together(seats=seats, level=level), pool={"deeds": deeds}, round=12, turns_taken=seats
    )

    table.do("end_turn", seed=0)

    assert table.result.reason == reason


@rule("HE-6.9", "HE-R27")
@case("HE-C19")
def test_leo_calls_a_consultant_over_for_nothing() -> None:
    table = night(heroes=["leo@icu"], consultants=["head_neurologist@or"])

    table.do("call_staff head_neurologist")

    assert table.chaos("leo") == 0
    assert table.room("consultant:head_neurologist") == "icu"
    assert table.targets("call_staff") | table.targets("call_consultant") == set()
